//! The screens of the client and what may lie over them.
//!
//! Which screen is open is a state; what lies over it is a resource that only
//! `turn_over` changes on request. The table itself is drawn by the game's
//! own plugin and by [`super::hud`].

mod chooser;
mod drop;
pub mod emblems;
mod film;
mod help;
mod key_settings;
mod library;
mod menu;
mod notices;
mod players;
mod puzzles;
mod set_up;
mod settings;
mod shelf;
pub mod stage;
mod title;
#[cfg(test)]
mod walk;

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::{
    session::{SessionFact, SessionSystems},
    theme::Icon,
};

pub use self::{
    help::{RulesPage, RulesPages, paragraph},
    menu::Question,
    notices::{Notice, NoticeKind, Notices},
    set_up::{Draft, model},
    shelf::{Shelf, ShelfRequest},
};

/// The screen that is open.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The five games.
    #[default]
    Title,
    /// Players, board and options before a match.
    SetUp,
    /// The table: a match, a replay or a puzzle.
    Table,
    /// Saved matches.
    Library,
    /// The list of puzzles.
    Puzzles,
    /// Everybody who has played, with ratings.
    Players,
    /// One player: matches, rating over time, head-to-head.
    Player,
    /// A screen that the chosen game brings of its own; see [`OwnScreens`].
    Own,
}

/// How a game's own screen is announced in the set-up of its matches.
#[derive(Clone, Copy, Debug)]
pub struct OwnScreen {
    /// The word on the button.
    pub label: &'static str,
    /// The sign on it.
    pub icon: Icon,
    /// What it is, in a sentence.
    pub tip: &'static str,
}

/// Games with a screen of their own: the game's plugin draws it while
/// [`Screen::Own`] is open and [`ChosenGame`] is its game.
#[derive(Resource, Clone, Debug, Default)]
pub struct OwnScreens(BTreeMap<&'static str, OwnScreen>);

impl OwnScreens {
    /// Announces the screen of the game `id`.
    pub fn add(&mut self, id: &'static str, screen: OwnScreen) {
        self.0.insert(id, screen);
    }

    /// The screen of the game `id`, if it has one.
    #[must_use]
    pub fn of(&self, id: &str) -> Option<&OwnScreen> {
        self.0.get(id)
    }
}

/// What lies over the screen, if anything.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of the table: go on, restart, save, settings, leave.
    Menu,
    /// Settings.
    Settings,
    /// Rules and keys.
    Help,
    /// A question before something that is not easily taken back.
    Confirm(Question),
    /// The showcase asks a visitor to sit down.
    Invitation,
    /// The folders of the machine, to open a match.
    OpenFile,
    /// A film of the match.
    Export,
}

/// Asks for something to be laid over the screen, or taken away.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum OverlayRequest {
    /// Lay this over the screen; [`OverlayRequest::Back`] leads back to what
    /// was there.
    Open(Overlay),
    /// Open it, or close it if it is open.
    Toggle(Overlay),
    /// Back to what lay there before.
    Back,
    /// Take everything away.
    Close,
}

/// What lay over the screen before, the nearest last.
#[derive(Resource, Clone, Debug, Default)]
struct Below(Vec<Overlay>);

/// The game that screens are about: chosen on the title screen.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenGame(pub &'static str);

impl Default for ChosenGame {
    fn default() -> Self {
        Self("xafka")
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Overlay>()
        .init_resource::<Below>()
        .init_resource::<ChosenGame>()
        .init_resource::<OwnScreens>()
        .add_message::<OverlayRequest>()
        .add_systems(Update, turn_over)
        .add_systems(OnExit(Screen::Table), clear)
        .add_systems(
            Update,
            clear
                .run_if(another_match)
                .after(SessionSystems::Apply)
                .before(turn_over),
        )
        .add_plugins((
            chooser::plugin,
            drop::plugin,
            film::plugin,
            help::plugin,
            library::plugin,
            menu::plugin,
            notices::plugin,
            players::plugin,
            puzzles::plugin,
            set_up::plugin,
            settings::plugin,
            shelf::plugin,
            title::plugin,
        ));
}

/// Whether nothing lies over the screen.
pub fn nothing_over(overlay: Res<Overlay>) -> bool {
    *overlay == Overlay::None
}

fn turn_over(
    mut requests: MessageReader<OverlayRequest>,
    mut overlay: ResMut<Overlay>,
    mut below: ResMut<Below>,
) {
    for request in requests.read() {
        let now = *overlay;
        match *request {
            OverlayRequest::Toggle(wanted) | OverlayRequest::Open(wanted) if now == wanted => {
                if matches!(request, OverlayRequest::Toggle(_)) {
                    *overlay = below.0.pop().unwrap_or_default();
                }
            }
            OverlayRequest::Toggle(wanted) | OverlayRequest::Open(wanted) => {
                below.0.retain(|other| *other != wanted);
                if now != Overlay::None {
                    below.0.push(now);
                }
                *overlay = wanted;
            }
            OverlayRequest::Back => *overlay = below.0.pop().unwrap_or_default(),
            OverlayRequest::Close => {
                below.0.clear();
                *overlay = Overlay::None;
            }
        }
    }
}

/// Whether another match was opened, perhaps at the same table.
fn another_match(mut facts: MessageReader<SessionFact>) -> bool {
    facts.read().any(|fact| matches!(fact, SessionFact::Opened))
}

fn clear(mut overlay: ResMut<Overlay>, mut below: ResMut<Below>) {
    below.0.clear();
    overlay.set_if_neq(Overlay::None);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(requests: &[OverlayRequest]) -> Overlay {
        let mut app = App::new();
        app.init_resource::<Overlay>()
            .init_resource::<Below>()
            .add_message::<OverlayRequest>()
            .add_systems(Update, turn_over);
        for request in requests {
            app.world_mut().write_message(*request);
            app.update();
        }
        *app.world().resource::<Overlay>()
    }

    #[test]
    fn back_leads_to_what_lay_there_before() {
        use OverlayRequest::{Back, Close, Open, Toggle};
        let open = Open(Overlay::Menu);
        assert_eq!(after(&[open]), Overlay::Menu);
        assert_eq!(after(&[open, Back]), Overlay::None);
        assert_eq!(after(&[open, Open(Overlay::Settings), Back]), Overlay::Menu);
        assert_eq!(
            after(&[open, Open(Overlay::Settings), Close]),
            Overlay::None
        );
        assert_eq!(
            after(&[Toggle(Overlay::Help), Toggle(Overlay::Help)]),
            Overlay::None
        );
        assert_eq!(
            after(&[open, Toggle(Overlay::Help), Toggle(Overlay::Help)]),
            Overlay::Menu
        );
        assert_eq!(after(&[Back, Back]), Overlay::None);
    }

    #[test]
    fn going_round_in_circles_does_not_pile_up() {
        use OverlayRequest::{Back, Open};
        let (menu, help) = (Open(Overlay::Menu), Open(Overlay::Help));
        assert_eq!(after(&[menu, help, menu, help, Back, Back]), Overlay::None);
    }
}
