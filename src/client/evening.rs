//! An evening that the window has others hold: where people find it, and how it stands.

use std::path::Path;

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
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
    /// How many people are there.
    pub people: usize,
    /// How many matches are being played.
    pub tables: usize,
    /// What has gone wrong, if it has ended by that.
    pub fault: Option<String>,
}

/// An evening that is held until it is dropped.
pub trait HeldEvening: Send + Sync {
    /// How it stands.
    fn shown(&self) -> EveningShown;
}

/// Holds an evening whose files are in this folder of all data, or in the usual one.
pub type HoldEvening = fn(Option<&Path>, &EveningWish) -> anyhow::Result<Box<dyn HeldEvening>>;
