//! What the window knows of an evening that runs in the background: where people find it, how it
//! stands, and which orders it takes.

use core::time::Duration;
use std::{path::Path, sync::Arc};

use crate::{
    evening::{Award, Evening},
    host::{Order, texts},
    record::{Clock, Match},
};

/// What the organiser has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EveningWish {
    /// An evening of these games, this many half hours long.
    New {
        /// The games; all if empty.
        games: Vec<String>,
        /// How long, in half hours.
        half_hours: u32,
    },
    /// The last one, which was interrupted.
    Last,
}

/// Where people find an evening, and how it stands.
#[derive(Clone, Debug, Default)]
pub struct EveningShown {
    /// The link for guests; none while the machine is in no network.
    pub link: Option<String>,
    /// What guests type who have typed the address.
    pub word: String,
    /// The page for the big screen, on this machine.
    pub screen: String,
    /// The organiser's page.
    pub remote: String,
    /// The organiser's number.
    pub pin: String,
    /// People, points, timetable and pairings, once it is open.
    pub evening: Option<Arc<Evening>>,
    /// How long it has been open.
    pub now: Duration,
    /// The matches at its tables, ordered by table.
    pub boards: Vec<EveningBoard>,
    /// The table whose match is shown to everybody who is not playing.
    pub main: Option<u32>,
    /// What has gone wrong, if it has ended by that.
    pub fault: Option<String>,
}

/// A match of an evening with its moves so far.
#[derive(Clone, Debug)]
pub struct EveningBoard {
    /// The number of its table.
    pub table: u32,
    /// The number of the match.
    pub number: u32,
    /// The match.
    pub game: Arc<Match>,
    /// The players' clocks.
    pub clock: Clock,
}

/// An evening that is held until it is dropped.
pub trait HeldEvening: Send + Sync {
    /// How it stands.
    fn shown(&self) -> EveningShown;

    /// Carries out an order of the organiser, if it is possible now.
    fn order(&self, order: Order);
}

/// Holds an evening whose files are in this folder of all data, or in the usual one.
pub type HoldEvening = fn(Option<&Path>, &EveningWish) -> anyhow::Result<Box<dyn HeldEvening>>;

/// The name of an award, in the language of the program.
pub fn award_name(award: Award) -> &'static str {
    match award {
        Award::Passport => texts::evening_passport(),
        Award::Prophet => texts::evening_prophet(),
        Award::Upset => texts::evening_upset(),
        Award::Shortest => texts::evening_shortest(),
        Award::Streak => texts::evening_streak(),
        Award::Opponents => texts::evening_opponents(),
    }
}
