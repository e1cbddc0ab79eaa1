//! What a finished match has changed in the players' ratings, and how the force developed
//! over the match.

use bevy_egui::egui::Ui;

use crate::plugins::ui::hud::words::{
    self,
    tables::{ResultTable, Row},
};
use crate::{
    plugins::ui::theme::{self, LineChart, Series, player_tone},
    record::{
        Change, Match, PrintedPlayer, RatingStep, Stakes, check_rated_terms, forces_over, is_rated,
        printed,
    },
    rules::{Player, Points},
    texts,
    words::{Language, decimal, language},
};

/// How the force developed over a match, kept until the match is another.
#[derive(Clone, Debug, Default)]
pub(crate) struct ForceCourse {
    /// Of which match: its length and the hash of its last position; and in which language.
    of: Option<(usize, u64, Language)>,
    lines: Vec<Series>,
    forces: Vec<Vec<Points>>,
}

impl ForceCourse {
    /// Follows a match; nothing happens when it is still the same.
    pub(crate) fn follow(&mut self, record: &Match) {
        let now = (record.len(), record.position().hash(), language());
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
        theme::section(ui, texts::result_force_course());
        let chart = LineChart {
            name: texts::result_force(),
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
                .map(|(line, force)| format!("{} {}", line.name, decimal(&force.to_string())))
                .collect();
            texts::result_after_move(ply, &parts.join(", "))
        })
    }
}

/// What a match has changed for its players, as a table beside the result.
pub(crate) fn exchange_table(counted: &RatingStep) -> Option<ResultTable> {
    let exchange = counted.exchange.as_ref()?;
    let seats = &exchange.seats;
    let row =
        |name, figure: fn(&Change) -> String| Row::new(name, seats.iter().map(figure).collect());
    let correction = &exchange.correction;
    let mut notes = vec![texts::result_correction(&decimal(&correction.to_string()))];
    if seats.len() > 2 {
        notes.push(texts::result_loser_share().to_owned());
    }
    if correction.limited {
        notes.push(texts::result_half_cimax().to_owned());
    }
    Some(ResultTable {
        title: "CIMAX",
        rows: vec![
            row(texts::result_before(), |change| {
                decimal(&change.before.to_string())
            }),
            row(texts::result_change(), |change| {
                decimal(&change.delta().signed().replace('-', "−"))
            }),
            row(texts::result_now(), |change| {
                decimal(&change.after.to_string())
            })
            .strong(),
            row(texts::result_experience(), |change| {
                decimal(&change.experience_after.to_string())
            })
            .meaning(texts::result_experience_meaning()),
        ],
        notes,
    })
}

/// What a book prints of this match, if it is one of those, and where the print
/// contradicts itself.
pub(crate) fn printed_table(record: &Match) -> Option<ResultTable> {
    let printed = printed(record)?;
    let row = |name, figure: fn(&PrintedPlayer) -> String| {
        Row::new(name, printed.players.iter().map(figure).collect())
    };
    let mut notes = vec![texts::result_printed_level(
        &decimal(&printed.level.to_string()),
        &decimal(&printed.delta.to_string()),
    )];
    notes.extend(printed.contradictions.iter().map(ToString::to_string));
    Some(ResultTable {
        title: texts::result_printed(),
        rows: vec![
            row(texts::result_force(), |player| {
                decimal(&player.force.to_string())
            })
            .strong(),
            row(texts::result_power(), |player| {
                decimal(&player.power.to_string())
            }),
            row(texts::result_turns(), |player| player.turns.to_string()),
            row(texts::result_effective_time(), |player| {
                decimal(&format!("{:.2}", player.effective_time))
            }),
        ],
        notes,
    })
}

/// Whether the match is rated, for its players; nothing for games without
/// ratings.
pub(crate) fn stakes_text(record: &Match) -> Option<String> {
    if !is_rated(&record.terms().game) {
        return None;
    }
    Some(match check_rated_terms(record) {
        Ok(()) => texts::result_rated().to_owned(),
        Err(_) if record.terms().stakes == Stakes::Friendly => texts::result_friendly().to_owned(),
        Err(why) => texts::result_not_rated(&why.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing::played;

    #[test]
    fn games_without_force_say_nothing_of_it() {
        let record = played("xafka", &["Ann", "Ben"], &[]);
        assert_eq!(stakes_text(&record), None);
        let mut course = ForceCourse::default();
        course.follow(&record);
        assert!(course.forces.is_empty());
    }
}
