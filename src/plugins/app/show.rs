//! The showcase as the rest of the client knows it: that it runs, what it is
//! at, and what keys may ask for meanwhile. Running it is left to its plugin.

use core::time::Duration;

use bevy::{prelude::*, window::WindowMode};

use super::{
    keys::{Action, Chord, ChordError},
    session::{Archive, ThinkingSettings},
    settings::{Progress, Settings, SettingsFolder},
    states::ChosenGame,
};
use crate::{
    client::{House, Show, ShowOrder},
    engine::puzzles::Puzzle,
};

/// The showcase is running as long as this is there.
#[derive(Resource, Debug, Default)]
pub struct Showcase {
    /// The games that are shown; all that have a table, when empty.
    pub(crate) games: Vec<&'static str>,
    /// Settings and the way out are hidden from visitors.
    pub(crate) kiosk: bool,
    /// There is music, even if it is off in the settings.
    pub(crate) music: bool,
    /// The order in which the games come.
    pub(in crate::plugins) order: ShowOrder,
    /// What the chance of the show comes from.
    pub(in crate::plugins) seed: u64,
    /// How long each game is shown; the default when not set.
    pub(in crate::plugins) per_game: Option<Duration>,
    /// How long without input before a visitor counts as gone; the default when
    /// not set.
    pub(in crate::plugins) idle: Option<Duration>,
    /// What is particular to the place where it runs.
    pub(in crate::plugins) house: House,
    /// The key that ends it, instead of the usual one.
    pub(in crate::plugins) exit: Option<Chord>,
    /// How many matches have been begun.
    pub(in crate::plugins) round: u64,
    pub(in crate::plugins) stage: Stage,
    /// When the stage began, or something last happened in it.
    pub(in crate::plugins) since: Duration,
    /// When the match was announced.
    pub(in crate::plugins) began: Duration,
    /// How long the match may go on from then.
    pub(in crate::plugins) time: Duration,
    /// The ply from which the match on the table is told move by move; before that it is
    /// shown in fast time.
    pub(in crate::plugins) told_from: usize,
    /// Today's puzzle, while it is what is shown.
    pub(in crate::plugins) puzzle: Option<&'static Puzzle>,
    /// After how many matches it was shown last.
    pub(in crate::plugins) puzzled: u64,
    /// Whether phones are invited: the code is on the screen.
    pub(in crate::plugins) invites: bool,
    /// The link of the match that has ended: its code is on the screen.
    pub(in crate::plugins) keepsake: Option<String>,
    /// When a visitor asked for a seat that is not ready yet.
    pub(in crate::plugins) asked: Option<Duration>,
    /// What was there before the show, and is there again after it.
    pub(in crate::plugins) before: Option<Before>,
}

/// What the show is at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(in crate::plugins) enum Stage {
    /// It is about to begin.
    #[default]
    Opening,
    /// The house says who it is.
    Placard,
    /// The next match is announced.
    Card,
    /// A match is played.
    Playing,
    /// The end of a match is seen.
    LookBack,
    /// A visitor has touched something, and is invited to sit down.
    Invitation,
    /// A visitor is at the table.
    Visit,
    /// No visitor has been seen for a while.
    Farewell,
    /// Guests play on their phones, and the table shows it to everybody.
    #[cfg_attr(
        not(feature = "host"),
        expect(dead_code, reason = "only phones lead here")
    )]
    Phones,
    /// The screen is dark until the house opens.
    Closed,
}

impl Showcase {
    /// The show that the command line asks for.
    ///
    /// # Errors
    /// When the key that is to end it is none.
    pub(crate) fn from_show(show: Show) -> Result<Self, ChordError> {
        let exit = show.house.exit_key.as_deref().map(str::parse);
        Ok(Self {
            order: show.order,
            music: show.music,
            seed: show.seed,
            per_game: Some(show.per_game),
            idle: Some(show.idle),
            exit: exit.transpose()?,
            house: show.house,
            ..Self::new(show.games, show.kiosk)
        })
    }

    /// A show of some games, or of all when none are named.
    pub fn new(games: Vec<&'static str>, kiosk: bool) -> Self {
        Self {
            games,
            kiosk,
            ..Self::default()
        }
    }

    /// Whether a card says all there is to say: that of the house or of a match.
    pub(crate) const fn announces(&self) -> bool {
        matches!(self.stage, Stage::Opening | Stage::Placard | Stage::Card)
    }

    /// Whether the show goes on and nobody is at the table.
    pub(crate) const fn alone(&self) -> bool {
        matches!(
            self.stage,
            Stage::Opening
                | Stage::Placard
                | Stage::Card
                | Stage::Playing
                | Stage::LookBack
                | Stage::Phones
        )
    }

    /// Whether whoever touches the table now is invited to play at it.
    pub(in crate::plugins) const fn awaits_visitors(&self) -> bool {
        self.alone() && !matches!(self.stage, Stage::Phones)
    }

    /// Whether the house is closed, and the screen dark.
    pub(in crate::plugins) const fn is_closed(&self) -> bool {
        matches!(self.stage, Stage::Closed)
    }

    /// The same show after `matches` have been shown.
    pub const fn after(mut self, matches: u64) -> Self {
        (self.round, self.puzzled) = (matches, matches);
        self
    }

    /// Whether a key may ask for this now. While nobody is at the table a key
    /// only says that somebody has come, and an invitation only waits to be answered;
    /// a kiosk fills its screen, and visitors leave nothing on the disk or the clipboard.
    pub(crate) const fn allows(&self, action: Action) -> bool {
        match action {
            Action::Fullscreen | Action::Screenshot => !self.kiosk,
            Action::Mute => true,
            Action::Link | Action::Share | Action::Export | Action::Open | Action::Save => false,
            Action::Back => matches!(self.stage, Stage::Invitation | Stage::Visit),
            _ => matches!(self.stage, Stage::Visit),
        }
    }

    /// Moves on to a stage.
    pub(in crate::plugins) const fn enter(&mut self, stage: Stage, now: Duration) {
        self.stage = stage;
        self.since = now;
    }
}

/// What was there before the show.
#[derive(Clone, Debug)]
pub(in crate::plugins) struct Before {
    pub(in crate::plugins) archive: Archive,
    pub(in crate::plugins) folder: SettingsFolder,
    pub(in crate::plugins) settings: Settings,
    pub(in crate::plugins) progress: Progress,
    pub(in crate::plugins) chosen: ChosenGame,
    pub(in crate::plugins) thinking: ThinkingSettings,
    /// The mode of the window while the show runs.
    pub(in crate::plugins) window: Option<WindowMode>,
}
