//! The board for somebody who does not see it: its places one by one, with what is there
//! and what may be done. Which places there are is the game's own knowledge.

use core::marker::PhantomData;

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui::Rect};

use super::{
    lettering::OverTable,
    pointing::{AimOf, Choice, Chosen, Pointing},
};
use crate::{
    diagram::{Offer, Place, View, diagram},
    plugins::{
        app::{
            keys::{Action, ActionPressed, CursorAction},
            notices::Notice,
            screen_reader::{AskedPlace, PlaceByPlace, Readable, ReadablePlace, is_listening},
            session::{Requests, Session, SessionSystems},
            states::{Overlay, Screen},
        },
        ui::hud::BoardAlone,
    },
    texts,
    words::{Language, language},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardInWords>().add_systems(
        EguiPrimaryContextPass,
        put_in_words
            .in_set(InWords)
            .run_if(is_listening)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// How many places are named one by one.
const MOST: usize = 24;

/// When the board is put into words: before its places are read.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct InWords;

/// The position that is shown, in words; renewed when another is shown.
#[derive(Resource, Debug, Default)]
struct BoardInWords {
    about: Option<(u64, usize, Language)>,
    places: Vec<Place>,
    offers: Vec<Offer>,
}

/// The place is read as it is, for games whose places cannot be pointed at one by one.
fn put_in_words(
    session: Res<Session>,
    mut words: ResMut<BoardInWords>,
    mut readable: ResMut<Readable>,
) {
    let about = Some((session.revision(), session.shown(), language()));
    if words.about != about {
        let view = View {
            moves: true,
            ..View::default()
        };
        let drawn = diagram(session.position(), &view);
        *words = BoardInWords {
            about,
            places: drawn.places().to_vec(),
            offers: drawn.offers().to_vec(),
        };
    }
    let place = |place: &Place| ReadablePlace {
        words: place.words.clone(),
        bounds: None,
        is_held: false,
        is_choosable: false,
    };
    readable.places = match session.clocks_stand_still(Overlay::None) {
        true => Vec::new(),
        false => words.places.iter().map(place).collect(),
    };
    if session.person_may_move() {
        readable.offers.clone_from(&words.offers);
    }
}

/// A game whose board is read place by place.
pub trait ReadAloud: Pointing {
    /// What is there, in words, where it is no place of the board.
    fn words(_state: &Self::State, _target: Self::Target) -> Option<String> {
        None
    }

    /// What there is something to be done with.
    fn open(state: &Self::State, held: &Self::Held) -> Vec<Self::Target> {
        Self::stops(state, held)
    }

    /// Whether it is what the player has selected.
    fn is_held(_state: &Self::State, _held: &Self::Held, _target: Self::Target) -> bool {
        false
    }
}

/// The places of the board of a game, for a screen reader.
#[derive(Clone, Copy, Debug)]
pub struct AloudPlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for AloudPlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: ReadAloud> Plugin for AloudPlugin<G> {
    fn build(&self, app: &mut App) {
        let mut games = app.world_mut().get_resource_or_init::<PlaceByPlace>();
        games.0.push(G::INFO.id);
        app.add_systems(
            EguiPrimaryContextPass,
            read_places::<G>
                .after(InWords)
                .run_if(is_listening)
                .run_if(in_state(Screen::Table))
                .run_if(resource_exists::<G::State>)
                .run_if(not(resource_exists::<BoardAlone>)),
        )
        .add_systems(
            Requests,
            (
                obey::<G>,
                say_moves::<G>,
                refuse_out_of_turn.run_if(is_listening),
            )
                .in_set(SessionSystems::Ask)
                .run_if(resource_exists::<G::State>),
        );
    }
}

fn read_places<G: ReadAloud>(
    state: Res<G::State>,
    aim: Res<AimOf<G>>,
    session: If<Res<Session>>,
    words: Res<BoardInWords>,
    mut over: OverTable,
    mut readable: ResMut<Readable>,
) -> Result {
    // Nobody studies a board while the clocks stand still.
    if session.clocks_stand_still(Overlay::None) {
        return Ok(());
    }
    let may_move = session.person_may_move();
    let open = if may_move {
        G::open(&state, &aim.held)
    } else {
        Vec::new()
    };
    let layer = over.layer()?;
    let places = G::places(&state);
    readable.cursor = aim
        .target
        .filter(|_| aim.by_keys)
        .and_then(|target| places.iter().position(|place| *place == target));
    let read = |target: G::Target| {
        let name = G::spot(&state, target);
        let known = |name: &String| words.places.iter().find(|place| place.name == *name);
        let what = match name.as_ref().and_then(known) {
            Some(place) => Some(place.words.clone()),
            None => G::words(&state, target).or(name),
        };
        let bounds = G::place(&state, target).and_then(|place| {
            let (middle, half) = layer.as_ref()?.measure(place, G::REACH)?;
            Some(Rect::from_center_size(
                middle,
                bevy_egui::egui::Vec2::splat(2.0 * half),
            ))
        });
        let is_held = may_move && G::is_held(&state, &aim.held, target);
        let what_for = match (is_held, open.contains(&target)) {
            (true, _) => "held",
            (false, true) => "open",
            (false, false) => "none",
        };
        ReadablePlace {
            words: texts::reader_place(&what.unwrap_or_default(), what_for),
            bounds,
            is_held,
            is_choosable: may_move,
        }
    };
    readable.places = places.into_iter().map(read).collect();
    Ok(())
}

/// Takes the cursor to the place that the reader is about, and chooses it.
fn obey<G: ReadAloud>(
    mut asked: MessageReader<AskedPlace>,
    state: Res<G::State>,
    mut aim: ResMut<AimOf<G>>,
    mut chosen: MessageWriter<Chosen<G::Target>>,
) {
    for AskedPlace { index, is_chosen } in asked.read().copied() {
        let Some(target) = G::places(&state).get(index).copied() else {
            continue;
        };
        aim.target = Some(target);
        aim.by_keys = true;
        if is_chosen {
            chosen.write(Chosen::only(target));
        }
    }
}

/// Choosing in the turn of somebody else does nothing, and says so.
fn refuse_out_of_turn(
    mut actions: MessageReader<CursorAction>,
    session: If<Res<Session>>,
    mut readable: ResMut<Readable>,
) {
    let chooses = actions.read().any(|it| *it == CursorAction::Choose);
    let waits =
        session.is_played() && !session.person_may_move() && session.position().outcome().is_none();
    if chooses && waits {
        let text = texts::reader_not_your_move().to_owned();
        readable.news.push(text);
    }
}

/// Says what may be chosen, or where what the cursor is at can go. It is shown as well.
fn say_moves<G: ReadAloud>(
    mut pressed: MessageReader<ActionPressed>,
    overlay: Res<State<Overlay>>,
    state: Res<G::State>,
    aim: Res<AimOf<G>>,
    session: If<Res<Session>>,
    mut notices: MessageWriter<Notice>,
) {
    let asked = pressed.read().any(|it| it.0 == Action::SayMoves);
    if !asked || *overlay != Overlay::None {
        return;
    }
    let may_move = session.person_may_move();
    let names = |held: &G::Held| -> String {
        let open = G::open(&state, held).into_iter();
        let name = |target| G::spot(&state, target).or_else(|| G::words(&state, target));
        let all: Vec<String> = open.filter_map(name).collect();
        match all.as_slice() {
            [first, .., last] if all.len() > MOST => texts::reader_many(all.len(), first, last),
            _ => {
                let plain = all.iter().map(|name| name.trim_end_matches('.'));
                plain.collect::<Vec<_>>().join(", ")
            }
        }
    };
    let taken = aim.target.and_then(|target| {
        let name = G::spot(&state, target)?;
        match G::choice(&state, &aim.held, target) {
            Choice::Hold(held) if held != G::Held::default() => Some((name, held)),
            _ => None,
        }
    });
    let text = match (may_move, taken) {
        (false, _) => texts::reader_not_your_move().to_owned(),
        (true, Some((from, held))) => texts::reader_from(&from, &names(&held)),
        (true, None) => texts::reader_open(&names(&aim.held)),
    };
    notices.write(Notice::done(text));
}
