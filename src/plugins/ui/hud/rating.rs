//! What a finished match has changed in the players' ratings, and how the force developed
//! over the match.

use bevy_egui::egui::Ui;

use super::{
    tables::{ResultTable, Row},
    words,
};
use crate::{
    plugins::ui::theme::{self, LineChart, Series, player_tone},
    record::{
        Change, Match, PrintedPlayer, RatingStep, Stakes, check_rated_terms, forces_over, is_rated,
        printed,
    },
    rules::{Player, Points},
};

/// How the force developed over a match, kept until the match is another.
#[derive(Clone, Debug, Default)]
pub(crate) struct ForceCourse {
    /// Of which match: its length and the hash of its last position.
    of: Option<(usize, u64)>,
    lines: Vec<Series>,
    forces: Vec<Vec<Points>>,
}

impl ForceCourse {
    /// Follows a match; nothing happens when it is still the same.
    pub(crate) fn follow(&mut self, record: &Match) {
        let now = (record.len(), record.position().hash());
        if self.of == Some(now) {
            return;
        }
        self.of = Some(now);
        self.forces = forces_over(record).unwrap_or_default();
        let game = record.position();
        let players = Player::all(u8::try_from(game.colours().len()).unwrap_or(u8::MAX));
        self.lines = players
            .map(|player| Series {
                name: words::name(game, player).to_owned(),
                tone: player_tone(words::colour(game, player)),
                values: self
                    .forces
                    .iter()
                    .filter_map(|forces| forces.get(player.index()))
                    .map(|force| force.to_f64())
                    .collect(),
            })
            .collect();
    }

    /// Shows how it went. Returns the ply that was chosen.
    pub(crate) fn show(&self, ui: &mut Ui, height: f32, shown: usize) -> Option<usize> {
        if self.forces.len() < 2 {
            return None;
        }
        theme::section(ui, "Force, move by move");
        let chart = LineChart {
            name: "Force",
            lines: &self.lines,
            height,
            mark: None,
            shown: Some(shown),
        };
        chart.show(ui, |ply| {
            let forces = self.forces.get(ply).map_or(&[][..], Vec::as_slice);
            let parts: Vec<String> = self
                .lines
                .iter()
                .zip(forces)
                .map(|(line, force)| format!("{} {force}", line.name))
                .collect();
            format!("After move {ply}: {}", parts.join(", "))
        })
    }
}

/// What a match has changed for its players, as a table beside the result.
#[must_use]
pub(crate) fn exchange_table(counted: &RatingStep) -> Option<ResultTable> {
    let exchange = counted.exchange.as_ref()?;
    let seats = &exchange.seats;
    let row =
        |name, figure: fn(&Change) -> String| Row::new(name, seats.iter().map(figure).collect());
    let correction = &exchange.correction;
    let mut notes = vec![format!("{correction}, the game level.")];
    if seats.len() > 2 {
        notes.push("Each loser’s share depends on their own alpha and beta.".to_owned());
    }
    if correction.limited {
        notes.push("No player loses more than half of their CIMAX.".to_owned());
    }
    Some(ResultTable {
        title: "CIMAX",
        rows: vec![
            row("Before", |change| change.before.to_string()),
            row("Change", |change| change.delta().signed().replace('-', "−")),
            row("Now", |change| change.after.to_string()).strong(),
            row("Experience", |change| change.experience_after.to_string())
                .meaning("Winners gain half as much as losers, because a loss teaches more"),
        ],
        notes,
    })
}

/// What a book prints of this match, if it is one of those, and where the print
/// contradicts itself.
#[must_use]
pub(crate) fn printed_table(record: &Match) -> Option<ResultTable> {
    let printed = printed(record)?;
    let row = |name, figure: fn(&PrintedPlayer) -> String| {
        Row::new(name, printed.players.iter().map(figure).collect())
    };
    let mut notes = vec![format!("Level {}, Delta {}.", printed.level, printed.delta)];
    notes.extend(printed.contradictions.iter().map(ToString::to_string));
    Some(ResultTable {
        title: "As printed in the book",
        rows: vec![
            row("Force", |player| player.force.to_string()).strong(),
            row("Power", |player| player.power.to_string()),
            row("Turns", |player| player.turns.to_string()),
            row("Effective time", |player| {
                format!("{:.2}", player.effective_time)
            }),
        ],
        notes,
    })
}

/// Whether the match is rated, for its players; nothing for games without
/// ratings.
#[must_use]
pub(crate) fn stakes_text(record: &Match) -> Option<String> {
    if !is_rated(&record.terms().game) {
        return None;
    }
    Some(match check_rated_terms(record) {
        Ok(()) => "Rated match".to_owned(),
        Err(_) if record.terms().stakes == Stakes::Friendly => "Friendly match".to_owned(),
        Err(why) => format!("Not rated: {why}"),
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::record::{Seat, Terms};

    #[test]
    fn games_without_force_say_nothing_of_it() {
        let seats = vec![Seat::human("Ann"), Seat::human("Ben")];
        let record = Match::new(Terms::new("xafka", seats)).unwrap();
        assert_eq!(stakes_text(&record), None);
        let mut course = ForceCourse::default();
        course.follow(&record);
        assert!(course.forces.is_empty());
    }
}
