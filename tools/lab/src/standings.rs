//! The results of `curio-lab match`: wins and losses, and how certain they are.

use std::collections::BTreeMap;

use curio::cli::aligned;
use curio_rules::Colour;
use serde::Serialize;

use crate::{
    elo::{Decision, Elo, Score, Sprt, interval},
    results::Played,
};

/// The results of a player.
#[derive(Clone, Debug, Default, Serialize)]
pub(crate) struct Tally {
    /// The player as the command line names it.
    pub(crate) player: String,
    pub(crate) games: u32,
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
    /// Games won and half the games drawn, as a percentage.
    pub(crate) percent: f64,
    /// Its 95 % confidence interval.
    pub(crate) low: f64,
    pub(crate) high: f64,
    /// Games won by colour.
    pub(crate) won_as: BTreeMap<&'static str, u32>,
}

/// The results of all games.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Standings {
    pub(crate) game: String,
    pub(crate) games: u32,
    pub(crate) seed: u64,
    pub(crate) plies: u64,
    pub(crate) players: Vec<Tally>,
    /// How often each reason decided a game.
    pub(crate) reasons: BTreeMap<String, u32>,
    /// Of two players, the Elo difference of the first.
    pub(crate) elo: Option<Elo>,
    #[serde(skip)]
    colours: &'static [Colour],
}

/// The standings with what a sequential test says of them.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct StandingsJson<'a> {
    #[serde(flatten)]
    standings: &'a Standings,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtJson>,
}

#[derive(Clone, Debug, Serialize)]
struct SprtJson {
    ratio: f64,
    bound: f64,
    decision: Decision,
}

/// The player of each seat in a game: they move on by one seat from game to game.
pub(crate) fn seating(players: usize, number: u32) -> Vec<usize> {
    (0..players)
        .map(|seat| (seat + number as usize) % players)
        .collect()
}

impl Standings {
    pub(crate) fn new(game: &str, seed: u64, players: Vec<String>) -> Self {
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
            elo: None,
            colours: &[],
        }
    }

    /// Counts a game that has ended.
    pub(crate) fn count(&mut self, played: &Played, colours: &'static [Colour]) {
        self.colours = colours;
        self.games += 1;
        self.plies += played.plies as u64;
        *self.reasons.entry(played.reason.clone()).or_default() += 1;
        let seated = seating(self.players.len(), played.number);
        for (seat, player) in seated.into_iter().enumerate() {
            let Some(tally) = self.players.get_mut(player) else {
                continue;
            };
            tally.games += 1;
            if played.winners.is_empty() {
                tally.drawn += 1;
            } else if played.winners.contains(&seat) {
                tally.won += 1;
                if let Some(colour) = colours.get(seat) {
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
        self.elo = (self.players.len() == 2).then(|| Elo::new(self.score()));
    }

    /// What the first player has won, drawn and lost.
    pub(crate) fn score(&self) -> Score {
        self.players
            .first()
            .map_or_else(Score::default, |tally| Score {
                won: tally.won,
                drawn: tally.drawn,
                lost: tally.lost,
            })
    }

    /// The standings for another program.
    pub(crate) fn json(&self, sprt: Option<Sprt>) -> StandingsJson<'_> {
        let tested = |test: Sprt| SprtJson {
            ratio: test.ratio(self.score()),
            bound: Sprt::bound(),
            decision: test.decide(self.score()),
        };
        StandingsJson {
            standings: self,
            sprt: sprt.map(tested),
        }
    }

    /// The standings as a table.
    pub(crate) fn table(&self, sprt: Option<Sprt>) -> String {
        let colours = self.colours;
        let mut rows = vec![vec![
            "player".to_owned(),
            "games".to_owned(),
            "won".to_owned(),
            "drawn".to_owned(),
            "lost".to_owned(),
            "%".to_owned(),
            "95 %".to_owned(),
        ]];
        rows[0].extend(
            colours
                .iter()
                .map(|colour| format!("won as {}", colour.name())),
        );
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
        let reasons = reasons.join(", ");
        text.push_str(&format!(
            "decided by: {reasons}; {plies:.1} moves per game\n"
        ));
        if let (Some(elo), [first, second]) = (self.elo, &*self.players) {
            let (first, second) = (&first.player, &second.player);
            text.push_str(&format!("Elo of {first} over {second}: {}\n", elo.text()));
        }
        if let Some(test) = sprt {
            text.push_str(&format!("SPRT: {}\n", test.text(self.score())));
        }
        text
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
