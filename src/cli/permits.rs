//! Which other programs may be started.
//!
//! A record names the program that played a seat by its command, and records come
//! from anywhere, so the text of a command is no permission to run it. Starting a
//! program takes a [`Permit`], which is given for a command on this command line or
//! for one that the person at the window has read in full, and lasts for this run.

use std::collections::BTreeSet;

use crate::record::SeatKind;

/// The commands that may be run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permits(BTreeSet<String>);

/// The permission to run a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permit(String);

impl Permit {
    /// The command.
    #[must_use]
    pub fn command(&self) -> &str {
        &self.0
    }
}

impl Permits {
    /// Permits for the players named on the command line.
    pub(super) fn for_players(kinds: &[SeatKind]) -> Self {
        let commands = kinds.iter().filter_map(|kind| match kind {
            SeatKind::External(command) => Some(command.clone()),
            _ => None,
        });
        Self(commands.collect())
    }

    /// Allows a command for the rest of this run: the person has read all of it and
    /// agreed.
    pub fn allow(&mut self, command: &str) {
        self.0.insert(command.to_owned());
    }

    /// The permission to run a command, if there is one.
    #[must_use]
    pub fn of(&self, command: &str) -> Option<Permit> {
        self.0.get(command).cloned().map(Permit)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn only_what_was_named_is_permitted_and_to_the_letter() {
        let kinds = ["human", "ugi:./engine --fast"].map(|text| text.parse().unwrap());
        let mut permits = Permits::for_players(&kinds);
        let permit = permits.of("./engine --fast").unwrap();
        assert_eq!(permit.command(), "./engine --fast");
        for other in ["./engine", "./engine --fast ", "./engine --fast; rm x", ""] {
            assert_eq!(permits.of(other), None, "{other}");
        }
        permits.allow("./engine");
        assert!(permits.of("./engine").is_some());
    }
}
