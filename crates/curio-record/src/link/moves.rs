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
fn listed(position: &dyn AnyGame) -> Vec<String> {
    let mut moves = match position.turn() {
        Turn::Chance => {
            let events = position.chance_texts().into_iter();
            events.map(|(text, _)| text).collect()
        }
        Turn::Player(_) => position.legal_texts(),
        Turn::Over => Vec::new(),
    };
    moves.sort_unstable();
    moves.dedup();
    moves
}

pub(super) fn write(game: &Match, to: &mut BitWriter) {
    to.number(game.len() as u64);
    let mut position = game.start_position().boxed_clone();
    for played in game.plies() {
        let moves = listed(&*position);
        let known = moves.binary_search(&played.mv);
        to.choice(known.unwrap_or(moves.len()), moves.len() + 1);
        if known.is_err() {
            let retired = RETIREMENTS.iter().position(|it| it.text() == played.mv);
            to.choice(retired.unwrap_or(RETIREMENTS.len()), RETIREMENTS.len() + 1);
            if retired.is_none() {
                to.text(&played.mv);
            }
        }
        // The moves of a match are legal.
        let _ = position.play_text(&played.mv);
    }
}

/// Plays the moves, with what is said of them.
pub(super) fn read(
    from: &mut BitReader<'_>,
    game: &mut Match,
    said: &Annotations,
) -> Result<(), RecordError> {
    let count = from.number().ok_or(RecordError::LinkChanged)?;
    if count > MOST_LINKED_MOVES as u64 {
        return Err(RecordError::LinkTooLong);
    }
    for ply in 0..count as usize {
        let mv = next(from, game.position()).ok_or(RecordError::LinkChanged)?;
        game.play(&mv, said.used(ply))
            .map_err(|why| RecordError::Move { ply, why })?;
        let (mark, comment) = said.about(ply);
        game.annotate_last(mark, comment);
    }
    match said.fit(game.len()) {
        true => Ok(()),
        false => Err(RecordError::LinkChanged),
    }
}

fn next(from: &mut BitReader<'_>, position: &dyn AnyGame) -> Option<String> {
    let mut moves = listed(position);
    let number = from.choice(moves.len() + 1)?;
    if number < moves.len() {
        return Some(moves.swap_remove(number));
    }
    match RETIREMENTS.get(from.choice(RETIREMENTS.len() + 1)?) {
        Some(retired) => Some(retired.text().to_owned()),
        None => from.text(),
    }
}
