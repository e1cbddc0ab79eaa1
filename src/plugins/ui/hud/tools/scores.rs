//! The score after every move of a match that is watched, as thin lines behind
//! the scrubber.

use bevy_egui::egui::Stroke;
use egui_plot::{Line, PlotUi};

use crate::plugins::ui::hud::words;
use crate::{
    plugins::{scene::palette, ui::theme::player_tone},
    record::{Match, forces_over, is_rated},
    rules::{AnyGame, Player},
    words::decimal,
};

/// How many moves are replayed in one frame.
const PER_FRAME: usize = 32;

/// What the players had scored after each move, as far as it is known.
#[derive(Debug, Default)]
pub(crate) struct Scores {
    of: Option<u64>,
    /// The position after the last move that is known.
    at: Option<Box<dyn AnyGame>>,
    totals: Vec<Vec<f64>>,
    done: bool,
}

impl Scores {
    /// Follows a match, a few moves at a time. Returns whether there is more to
    /// do.
    pub(crate) fn follow(&mut self, record: &Match, revision: u64) -> bool {
        if self.of != Some(revision) {
            *self = Self {
                of: Some(revision),
                ..Self::default()
            };
            if is_rated(&record.terms().game) {
                let forces = forces_over(record).unwrap_or_default();
                self.totals = forces
                    .iter()
                    .map(|forces| forces.iter().map(|force| force.to_f64()).collect())
                    .collect();
                self.done = true;
            } else {
                let start = record.start_position().boxed_clone();
                self.totals.push(totals(start.as_ref()));
                self.at = Some(start);
            }
        }
        if self.done {
            return false;
        }
        for _ in 0..PER_FRAME {
            let next = record.plies().get(self.totals.len() - 1);
            let (Some(at), Some(ply)) = (&mut self.at, next) else {
                self.done = true;
                self.at = None;
                return false;
            };
            if at.play_text(&ply.mv).is_err() {
                self.done = true;
                return false;
            }
            self.totals.push(totals(at.as_ref()));
        }
        true
    }

    /// The lines, ply and height from 0 to 1, one for each player; none for games
    /// without a score before the end.
    pub(crate) fn lines(&self, last: usize) -> Vec<Vec<[f64; 2]>> {
        // What only the last move brings is the result.
        let running = self.totals.iter().take(last.max(1));
        let all = || running.clone().flatten().copied();
        let (low, high) = all().fold((f64::MAX, f64::MIN), |(low, high), value| {
            (low.min(value), high.max(value))
        });
        if high - low < 1e-9 {
            return Vec::new();
        }
        let (low, high) = self
            .totals
            .iter()
            .flatten()
            .fold((low, high), |(low, high), value| {
                (low.min(*value), high.max(*value))
            });
        let players = self.totals.first().map_or(0, Vec::len);
        (0..players)
            .map(|player| {
                let points = self.totals.iter().enumerate();
                points
                    .filter_map(|(ply, totals)| {
                        let height = (totals.get(player)? - low) / (high - low);
                        Some([ply as f64, height])
                    })
                    .collect()
            })
            .collect()
    }

    /// The lines as items of a chart from 0 to 1.
    pub(crate) fn draw(&self, plot: &mut PlotUi<'_>, record: &Match) {
        let game = record.position();
        for (player, line) in (0_u8..).map(Player).zip(self.lines(record.len())) {
            let tone = player_tone(words::colour(game, player));
            // The edge sets the line off from any ground.
            let edge = if tone.luminance() > 0.3 {
                palette::NIGHT
            } else {
                palette::TEXT
            };
            let name = words::name(game, player);
            for (width, tone) in [(3.6, edge), (2.0, tone)] {
                let line = Line::new(name, line.clone());
                plot.line(line.stroke(Stroke::new(width, tone.egui())));
            }
        }
    }

    /// What the players had after a move: "Black 12, White 7".
    pub(crate) fn text(&self, game: &dyn AnyGame, ply: usize) -> Option<String> {
        let totals = self.totals.get(ply)?;
        let parts: Vec<String> = (0_u8..)
            .map(Player)
            .zip(totals)
            .map(|(player, total)| {
                let name = words::name(game, player);
                if (total - total.round()).abs() < 1e-6 {
                    format!("{name} {total:.0}")
                } else {
                    format!("{name} {}", decimal(&format!("{total:.2}")))
                }
            })
            .collect();
        Some(parts.join(", "))
    }
}

fn totals(game: &dyn AnyGame) -> Vec<f64> {
    let score = game.score();
    score.totals.iter().map(|points| points.to_f64()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing::played;

    fn scores(game: &str, moves: usize) -> (Match, Scores) {
        let mut record = played(game, &["Ada", "Ben"], &[]);
        for _ in 0..moves {
            let mv = record.position().legal_texts().pop().unwrap();
            record.play(&mv, None).unwrap();
        }
        let mut scores = Scores::default();
        while scores.follow(&record, 1) {}
        (record, scores)
    }

    #[test]
    fn every_move_has_its_score() {
        let (record, scores) = scores("mathematichess", 20);
        assert_eq!(scores.totals.len(), 21);
        let last = record.position().score().totals;
        assert_eq!(scores.totals[20][0], last[0].to_f64());
        assert!(scores.text(record.position(), 20).is_some());
        let inside = |[x, y]: &[f64; 2]| (0.0..=20.0).contains(x) && (0.0..=1.0).contains(y);
        assert!(scores.lines(20).iter().flatten().all(inside));
    }

    #[test]
    fn a_game_that_is_only_won_or_lost_has_no_lines() {
        let (record, scores) = scores("xafka", 6);
        assert!(scores.lines(record.len()).is_empty());
    }
}
