//! The moves of a link: each is a number among the legal moves in the order of their texts.
//!
//! The order is that of the bytes, so it does not depend on how a game finds its moves. One
//! number more stands for what is not listed: a player retires, or the move is a text.

use super::{
    MOST_LINKED_MOVES,
    bits::{BitReader, BitWriter},
    terms::Annotations,
};
use crate::{Match, RecordError};
use curio_rules::{AnyGame, Retirement, Turn};

/// What is not listed, in the order of its numbers; the next is a text.
const RETIREMENTS: [Retirement; 2] = [Retirement::Resigned, Retirement::OutOfTime];

/// The moves or events of a position that have numbers.
pub(super) fn listed(position: &dyn AnyGame) -> Vec<String> {
    let moves: Vec<String> = match position.turn() {
        Turn::Chance => {
            let events = position.chance_texts().into_iter();
            events.map(|(text, _)| text).collect()
        }
        Turn::Player(_) => position.legal_texts(),
        Turn::Over => Vec::new(),
    };
    // Compared by their first letters as one number, most need no second look.
    let keyed = |text: String| {
        let mut first = [0; 8];
        first
            .iter_mut()
            .zip(text.bytes())
            .for_each(|(to, from)| *to = from);
        (u64::from_be_bytes(first), text)
    };
    let mut moves: Vec<_> = moves.into_iter().map(keyed).collect();
    moves.sort_unstable();
    moves.dedup();
    moves.into_iter().map(|(_, text)| text).collect()
}

/// A move with its number among those of its position.
#[derive(Debug)]
pub(super) struct Numbered {
    mv: String,
    /// The hash of the position before it.
    before: u64,
    /// Nothing where it is not listed.
    number: Option<usize>,
    listed: usize,
}

impl Numbered {
    pub(super) fn new(mv: &str, before: u64, moves: &[String]) -> Self {
        let by_bytes = |one: &String| one.as_str().cmp(mv);
        Self {
            mv: mv.to_owned(),
            before,
            number: moves.binary_search_by(by_bytes).ok(),
            listed: moves.len(),
        }
    }

    pub(super) fn write(&self, to: &mut BitWriter) {
        to.choice(self.number.unwrap_or(self.listed), self.listed + 1);
        if self.number.is_none() {
            let retired = RETIREMENTS.iter().position(|it| it.text() == self.mv);
            to.choice(retired.unwrap_or(RETIREMENTS.len()), RETIREMENTS.len() + 1);
            if retired.is_none() {
                to.text(&self.mv);
            }
        }
    }
}

/// Writes the moves. Those that are known from the last time are not looked for again.
pub(super) fn write(game: &Match, known: &mut Vec<Numbered>, to: &mut BitWriter) {
    let mut before = game.start_position().hash();
    let same = known.iter().zip(game.plies()).take_while(|(known, ply)| {
        let before = core::mem::replace(&mut before, ply.hash);
        known.before == before && known.mv == ply.mv
    });
    let same = same.count();
    known.truncate(same);
    let mut position = game.position_at(same);
    for ply in game.plies().iter().skip(same) {
        known.push(Numbered::new(&ply.mv, position.hash(), &listed(&*position)));
        // The moves of a match are legal.
        let _ = position.play_text(&ply.mv);
    }
    to.number(game.len() as u64);
    known.iter().for_each(|one| one.write(to));
}

/// Plays the moves, with what is said of them.
pub(super) fn read(
    from: &mut BitReader<'_>,
    game: &mut Match,
    said: &Annotations,
    known: &mut Vec<Numbered>,
) -> Result<(), RecordError> {
    let count = from.number().ok_or(RecordError::LinkChanged)?;
    if count > MOST_LINKED_MOVES as u64 {
        return Err(RecordError::LinkTooLong);
    }
    for ply in 0..count as usize {
        let (before, moves) = (game.position().hash(), listed(game.position()));
        let mv = next(from, &moves).ok_or(RecordError::LinkChanged)?;
        let played = game.play(&mv, said.used(ply));
        let played = played.map_err(|why| RecordError::Move { ply, why })?;
        known.push(Numbered::new(&played.mv, before, &moves));
        let (mark, comment) = said.about(ply);
        game.annotate_last(mark, comment);
    }
    match said.fit(game.len()) {
        true => Ok(()),
        false => Err(RecordError::LinkChanged),
    }
}

pub(super) fn next(from: &mut BitReader<'_>, moves: &[String]) -> Option<String> {
    if let Some(listed) = moves.get(from.choice(moves.len() + 1)?) {
        return Some(listed.clone());
    }
    match RETIREMENTS.get(from.choice(RETIREMENTS.len() + 1)?) {
        Some(retired) => Some(retired.text().to_owned()),
        None => from.text(),
    }
}
