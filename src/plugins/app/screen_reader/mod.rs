//! Screen readers: the window as a tree of named things.
//!
//! egui describes panels and buttons by itself. Added to its tree is what it does not know
//! ([`tree`]): the places of the board, the legal moves, and what has just happened. What a
//! reader asks for comes back ([`requests`]) and is done as if it had been clicked. What
//! there is to read is put into [`Readable`] by the board and by the panels.
//!
//! Between this and the reader stands the adapter of the system ([`adapter`]). Nothing is
//! described as long as nobody listens.

mod adapter;
mod requests;
mod tree;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{
        Rect,
        accesskit::{ActionRequest, TreeUpdate},
    },
};

use crate::diagram::Offer;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenReader>()
        .init_resource::<Readable>()
        .init_resource::<PlaceByPlace>()
        .init_resource::<tree::Things>()
        .add_message::<AskedPlace>()
        .add_systems(
            PreUpdate,
            (
                requests::pass_on.run_if(is_listening),
                // A window may have been given another context since.
                turn_on.run_if(resource_changed::<ScreenReader>.or_else(is_listening)),
                forget,
            )
                .chain()
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            tree::complete
                .run_if(is_listening)
                .after(EguiPostUpdateSet::ProcessOutput),
        )
        .add_plugins(adapter::plugin);
}

/// A screen reader, from the side of the window.
#[derive(Resource, Debug, Default)]
pub struct ScreenReader {
    listens: bool,
    tree: Option<TreeUpdate>,
    asked: Vec<ActionRequest>,
}

impl ScreenReader {
    /// Says whether anybody listens.
    pub fn set_listening(&mut self, listens: bool) {
        self.listens = listens;
    }

    /// The tree of the last frame, where it has not been taken yet.
    pub fn take_tree(&mut self) -> Option<TreeUpdate> {
        self.tree.take()
    }

    /// The reader asks for something.
    pub fn ask(&mut self, request: ActionRequest) {
        self.asked.push(request);
    }
}

/// Whether anybody listens.
pub(crate) fn is_listening(reader: Res<ScreenReader>) -> bool {
    reader.listens
}

/// What there is to read besides the panels: put together anew in every frame.
#[derive(Resource, Debug, Default)]
pub(crate) struct Readable {
    /// The places of the board, in the order in which they are read.
    pub(crate) places: Vec<ReadablePlace>,
    /// Which of them the cursor is at.
    pub(crate) cursor: Option<usize>,
    /// The legal moves, while the person may move.
    pub(crate) offers: Vec<Offer>,
    /// What is new, in sentences.
    pub(crate) news: Vec<String>,
}

/// The games whose boards are read place by place, by their names in commands.
#[derive(Resource, Debug, Default)]
pub(crate) struct PlaceByPlace(pub(crate) Vec<&'static str>);

/// A place of the board, for a reader.
#[derive(Clone, Debug)]
pub(crate) struct ReadablePlace {
    /// Where it is, what is there and what may be done: "c4: empty; may be chosen".
    pub(crate) words: String,
    /// Where it is seen, in points.
    pub(crate) bounds: Option<Rect>,
    /// Whether it is selected.
    pub(crate) is_held: bool,
    /// Whether there is something to be done with it.
    pub(crate) is_choosable: bool,
}

/// The reader is about a place of the board: the one with this number in [`Readable`].
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AskedPlace {
    /// Which.
    pub(crate) index: usize,
    /// Whether it is chosen, as by a click; otherwise the cursor goes there.
    pub(crate) is_chosen: bool,
}

/// Panels are described while somebody listens.
fn turn_on(
    reader: Res<ScreenReader>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    for mut context in &mut contexts {
        if reader.listens {
            context.get_mut().enable_accesskit();
        } else {
            context.get_mut().disable_accesskit();
        }
    }
}

fn forget(mut readable: ResMut<Readable>) {
    *readable = Readable::default();
}
