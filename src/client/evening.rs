//! An evening that the window has others hold: where people find it, how it stands, and what its
//! organiser wants.

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
    /// People, points, hours and pairs, once it is open.
    pub evening: Option<Arc<Evening>>,
    /// How long it has been open.
    pub now: Duration,
    /// The matches on its tables, in the order of these.
    pub boards: Vec<EveningBoard>,
    /// The table that everybody is shown who does not play.
    pub main: Option<u32>,
    /// What has gone wrong, if it has ended by that.
    pub fault: Option<String>,
}

/// A match of an evening, as far as it has come.
#[derive(Clone, Debug)]
pub struct EveningBoard {
    /// Its table.
    pub table: u32,
    /// Its number.
    pub number: u32,
    /// Its moves.
    pub game: Arc<Match>,
    /// Its clocks.
    pub clock: Clock,
}

/// An evening that is held until it is dropped.
pub trait HeldEvening: Send + Sync {
    /// How it stands.
    fn shown(&self) -> EveningShown;

    /// Does what the organiser wants, if that can be.
    fn order(&self, order: Order);
}

/// Holds an evening whose files are in this folder of all data, or in the usual one.
pub type HoldEvening = fn(Option<&Path>, &EveningWish) -> anyhow::Result<Box<dyn HeldEvening>>;

/// What an award is called.
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
