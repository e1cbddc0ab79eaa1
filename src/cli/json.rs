//! Positions and results as JSON.

use serde::{Serialize, Serializer, ser::SerializeMap};

use crate::rules::{AnyGame, Colour, Explanation, Outcome, Points, Turn, in_english};

/// A score: the points of each player by colour, and `detail`.
pub(super) struct ScoreJson<'a> {
    colours: &'a [Colour],
    totals: Vec<Points>,
    detail: Explanation,
}

impl<'a> ScoreJson<'a> {
    pub(crate) fn new(position: &'a dyn AnyGame) -> Self {
        let score = in_english(|| position.score());
        Self {
            colours: position.colours(),
            totals: score.totals,
            detail: score.detail,
        }
    }
}

impl Serialize for ScoreJson<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (colour, total) in self.colours.iter().zip(&self.totals) {
            map.serialize_entry(colour.key(), total)?;
        }
        map.serialize_entry("detail", &self.detail)?;
        map.end()
    }
}

/// The winner: a colour, a list of colours, or null if the game is drawn.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Winner {
    One(&'static str),
    Several(Vec<&'static str>),
    Nobody,
}

/// How a game ended.
#[derive(Debug, Serialize)]
pub(super) struct OutcomeJson {
    pub(crate) winner: Winner,
    pub(crate) reason: &'static str,
    pub(crate) explanation: String,
}

impl OutcomeJson {
    pub(crate) fn new(outcome: Outcome, colours: &[Colour]) -> Self {
        let winners: Vec<&'static str> = outcome
            .winners
            .iter()
            .filter_map(|player| Some(colours.get(player.index())?.key()))
            .collect();
        let winner = match winners[..] {
            [] => Winner::Nobody,
            [one] => Winner::One(one),
            _ => Winner::Several(winners),
        };
        Self {
            winner,
            reason: outcome.reason,
            explanation: outcome.explanation,
        }
    }
}

#[derive(Serialize)]
pub(super) struct PositionJson<'a> {
    position: String,
    to_move: Option<&'static str>,
    legal: Vec<String>,
    score: ScoreJson<'a>,
    outcome: Option<OutcomeJson>,
}

impl<'a> PositionJson<'a> {
    pub(crate) fn new(position: &'a dyn AnyGame) -> Self {
        let colours = position.colours();
        Self {
            position: position.position_text(),
            to_move: to_move(position).map(Colour::key),
            legal: position.legal_texts(),
            score: ScoreJson::new(position),
            outcome: in_english(|| position.outcome())
                .map(|outcome| OutcomeJson::new(outcome, colours)),
        }
    }
}

/// The colour of the player to move.
pub(super) fn to_move(position: &dyn AnyGame) -> Option<Colour> {
    match position.turn() {
        Turn::Player(player) => position.colours().get(player.index()).copied(),
        Turn::Chance | Turn::Over => None,
    }
}
