//! Which other programs may be started.
//!
//! A record may contain the command of a program that played, but records come
//! from anywhere, so that is not a permission to run it. Starting a program takes
//! a [`Permit`]: for a command on this command line, or for one that the person at
//! the window has read in full and allowed. It lasts until the program exits.

use core::time::Duration;
use std::collections::BTreeSet;

use curio_record::SeatKind;

/// The commands that may be run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permits {
    commands: BTreeSet<String>,
    patience: Option<Duration>,
}

/// The permission to run a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Permit(String);

impl Permit {
    /// The command.
    pub fn command(&self) -> &str {
        &self.0
    }
}

impl Permits {
    /// Permits for the players on the command line.
    pub fn for_players(kinds: &[SeatKind], patience: Option<Duration>) -> Self {
        let commands = kinds.iter().filter_map(|kind| match kind {
            SeatKind::External(command) => Some(command.clone()),
            _ => None,
        });
        Self {
            commands: commands.collect(),
            patience,
        }
    }

    /// How long these programs may take, if the command line says so.
    pub const fn patience(&self) -> Option<Duration> {
        self.patience
    }

    /// Allows a command until the program exits: the person has read all of it and
    /// agreed.
    pub fn allow(&mut self, command: &str) {
        self.commands.insert(command.to_owned());
    }

    /// The permission to run a command, if there is one.
    pub fn get(&self, command: &str) -> Option<Permit> {
        self.commands.get(command).cloned().map(Permit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_exactly_the_same_command_is_permitted() {
        let kinds = ["human", "ugi:./engine --fast"].map(|text| text.parse().unwrap());
        let mut permits = Permits::for_players(&kinds, None);
        let permit = permits.get("./engine --fast").unwrap();
        assert_eq!(permit.command(), "./engine --fast");
        for other in ["./engine", "./engine --fast ", "./engine --fast; rm x", ""] {
            assert_eq!(permits.get(other), None, "{other}");
        }
        permits.allow("./engine");
        assert!(permits.get("./engine").is_some());
    }
}
