//! The results of `curio match`: wins and losses, and how certain they are.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    record::Match,
    rules::{Colour, Player},
};

/// The results of a player.
#[derive(Clone, Debug, Default, Serialize)]
pub(super) struct Tally {
    /// The player as the command line names it.
    pub player: String,
    pub games: u32,
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
    /// Games won and half the games drawn, as a percentage.
    pub percent: f64,
    /// Its 95 % confidence interval.
    pub low: f64,
    pub high: f64,
    /// Games won by colour.
    pub won_as: BTreeMap<&'static str, u32>,
}

/// The results of all games.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Standings {
    pub game: String,
    pub games: u32,
    pub seed: u64,
    pub plies: u64,
    pub players: Vec<Tally>,
    /// How often each reason decided a game.
    pub reasons: BTreeMap<&'static str, u32>,
}

impl Standings {
    pub fn new(game: &str, seed: u64, players: Vec<String>) -> Self {
        Self {
            game: game.to_owned(),
            games: 0,
            seed,
            plies: 0,
            players: players
                .into_iter()
                .map(|player| Tally {
                    player,
                    ..Tally::default()
                })
                .collect(),
            reasons: BTreeMap::new(),
        }
    }

    /// Counts a finished game; `seated` holds the player of each seat.
    pub fn count(&mut self, game: &Match, seated: &[usize]) {
        let Some(outcome) = game.outcome() else {
            return;
        };
        self.games += 1;
        self.plies += game.len() as u64;
        *self.reasons.entry(outcome.reason).or_default() += 1;
        for (seat, player) in seated.iter().enumerate() {
            let Some(tally) = self.players.get_mut(*player) else {
                continue;
            };
            tally.games += 1;
            if outcome.winners.is_empty() {
                tally.drawn += 1;
            } else if outcome.winners.contains(Player(seat as u8)) {
                tally.won += 1;
                if let Some(colour) = game.position().colours().get(seat) {
                    *tally.won_as.entry(colour.key()).or_default() += 1;
                }
            } else {
                tally.lost += 1;
            }
        }
        for tally in &mut self.players {
            let points = f64::from(tally.won) + f64::from(tally.drawn) / 2.0;
            let (low, high) = interval(points, f64::from(tally.games));
            tally.percent = tenths(100.0 * points / f64::from(tally.games.max(1)));
            tally.low = tenths(100.0 * low);
            tally.high = tenths(100.0 * high);
        }
    }

    /// The standings as a table.
    pub fn table(&self, colours: &[Colour]) -> String {
        let mut rows = vec![vec![
            "player".to_owned(),
            "games".to_owned(),
            "won".to_owned(),
            "drawn".to_owned(),
            "lost".to_owned(),
            "%".to_owned(),
            "95 %".to_owned(),
        ]];
        rows[0].extend(colours.iter().map(|colour| format!("won as {colour}")));
        for tally in &self.players {
            let mut row = vec![
                tally.player.clone(),
                tally.games.to_string(),
                tally.won.to_string(),
                tally.drawn.to_string(),
                tally.lost.to_string(),
                format!("{:.1}", tally.percent),
                format!("{:.1} to {:.1}", tally.low, tally.high),
            ];
            row.extend(
                colours
                    .iter()
                    .map(|colour| tally.won_as.get(colour.key()).unwrap_or(&0).to_string()),
            );
            rows.push(row);
        }
        let mut text = format!("{}, {} games, seed {}\n", self.game, self.games, self.seed);
        text.push_str(&aligned(&rows));
        let reasons: Vec<String> = self
            .reasons
            .iter()
            .map(|(reason, count)| format!("{reason} {count}"))
            .collect();
        let plies = self.plies as f64 / f64::from(self.games.max(1));
        text.push_str(&format!(
            "decided by: {}; {plies:.1} moves per game\n",
            reasons.join(", ")
        ));
        text
    }
}

/// Aligns rows as columns, the first to the left and all others to the right.
pub(super) fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, width))| {
                if column == 0 {
                    format!("{cell:<width$}")
                } else {
                    format!("{cell:>width$}")
                }
            })
            .collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The 95 % confidence interval of a share by Wilson's method, which suits small
/// numbers of games too.
fn interval(points: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let share = points / games;
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let middle = share + Z * Z / (2.0 * games);
    let scale = 1.0 + Z * Z / games;
    (
        ((middle - spread) / scale).max(0.0),
        ((middle + spread) / scale).min(1.0),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_match_the_textbooks() {
        let (low, high) = interval(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
        let (low, high) = interval(10.0, 10.0);
        assert!((low - 0.7225).abs() < 1e-4 && (high - 1.0).abs() < 1e-9);
        assert_eq!(interval(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn columns_are_aligned() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            aligned(&[row(["player", "n"]), row(["ä", "100"])]),
            "player    n\nä       100\n"
        );
    }
}
