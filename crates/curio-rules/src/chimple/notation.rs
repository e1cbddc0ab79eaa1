//! Moves and positions of Chimple as text.
//!
//! A position is the digits of the state as Black sees it and the side to move:
//! `202000101 b`. The state may be given by its number instead: `14590 b`. When
//! the game is over for a reason that the board does not show, the reason follows:
//! `repetition`, `turn-limit`, `b:resignation`.

use super::{
    descriptor::Descriptor,
    moves::{End, Move, Step},
    options::Options,
    position::{COLOURS, Chimple},
    squares::Size,
    view::View,
};
use crate::{ParseError, Player, Retirement, texts};

pub(super) fn write_move(mv: &Move) -> String {
    match mv {
        Move::Deploy(step) => {
            let sign = if step.captures { 'x' } else { '-' };
            format!("{}{sign}{}", step.from.number(), step.to.number())
        }
        Move::Retire(retirement) => retirement.text().to_owned(),
    }
}

pub(super) fn read_move(position: &Chimple, text: &str) -> Result<Move, ParseError> {
    let word = text.trim();
    if let Some(retirement) = Retirement::from_text(&word.to_ascii_lowercase()) {
        return Ok(Move::Retire(retirement));
    }
    if word.starts_with("agent.") {
        return read_meme(position, word).map(Move::Deploy);
    }
    read_step(position.size(), word)
        .map(Move::Deploy)
        .ok_or_else(|| ParseError::new(text, texts::chimple_unread_move(position.size().squares())))
}

fn read_step(size: Size, text: &str) -> Option<Step> {
    let sign = text.find(['-', 'x', 'X'])?;
    let number = |text: &str| {
        let plain = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        plain.then(|| text.parse().ok()).flatten()
    };
    let (from, rest) = text.split_at(sign);
    Some(Step {
        from: size.square(number(from)?)?,
        to: size.square(number(rest.get(1..)?)?)?,
        captures: !rest.starts_with('-'),
    })
}

/// Reads a descriptor as a move of the side to move.
fn read_meme(position: &Chimple, text: &str) -> Result<Step, ParseError> {
    let size = position.size();
    let read = Descriptor::parse(size, text)?;
    let makes_sense = (1..size.side())
        .filter_map(|steps| Descriptor::geometric(size, read.agent, read.act, steps))
        .any(|meme| meme == read);
    if makes_sense {
        Ok(position.step(&read))
    } else {
        Err(ParseError::new(
            text,
            texts::chimple_unread_senseless(
                &read.act.to_string(),
                &read.agent.name(size),
                &read.result.name(size),
            ),
        ))
    }
}

fn letter(player: Player) -> char {
    Chimple::colour(player).key().chars().next().unwrap_or('?')
}

fn side(text: &str) -> Option<Player> {
    Player::all(COLOURS.len() as u8).find(|player| {
        let mut chars = text.chars();
        chars
            .next()
            .is_some_and(|first| first.eq_ignore_ascii_case(&letter(*player)))
            && chars.next().is_none()
    })
}

pub(super) fn write_position(position: &Chimple) -> String {
    let digits = position.view(Player::FIRST).digits();
    let to_move = letter(position.to_move());
    match position.end() {
        None | Some(End::NoCharacters(_) | End::Stuck(_)) => format!("{digits} {to_move}"),
        Some(end @ (End::Repetition | End::TurnLimit)) => {
            format!("{digits} {to_move} {}", end.reason())
        }
        Some(end @ End::Retired(player, _)) => {
            format!("{digits} {to_move} {}:{}", letter(player), end.reason())
        }
    }
}

pub(super) fn read_position(options: &Options, text: &str) -> Result<Chimple, ParseError> {
    read(options, text).map_err(|reason| ParseError::new(text, reason))
}

fn read(options: &Options, text: &str) -> Result<Chimple, String> {
    let mut words = text.split_whitespace();
    let (Some(state), Some(to_move)) = (words.next(), words.next()) else {
        return Err(texts::chimple_unread_position().to_owned());
    };
    let state = read_state(options.size, state)?;
    let to_move = side(to_move).ok_or_else(|| texts::chimple_unread_side(to_move))?;
    let position = Chimple::set_up(*options, state, to_move);
    let position = match words.next() {
        None => position,
        Some(_) if position.end().is_some() => {
            return Err(texts::chimple_unread_over().to_owned());
        }
        Some(reason) => {
            let end = read_end(reason, to_move).ok_or_else(|| texts::chimple_unread_end(reason))?;
            position.ended(end)
        }
    };
    match words.next() {
        None => Ok(position),
        Some(word) => Err(texts::chimple_unread_rest(word)),
    }
}

fn read_state(size: Size, text: &str) -> Result<View, String> {
    let squares = usize::from(size.squares());
    let radix = if text.len() == squares { 3 } else { 10 };
    if text.starts_with('+') {
        return Err(texts::chimple_unread_no_state(text));
    }
    let number =
        u32::from_str_radix(text, radix).map_err(|_| texts::chimple_unread_state(squares))?;
    View::of_number(size, number).ok_or_else(|| {
        if number < size.states() {
            texts::chimple_unread_too_many(size.characters())
        } else {
            texts::chimple_unread_states(size.states() - 1)
        }
    })
}

fn read_end(text: &str, to_move: Player) -> Option<End> {
    if let Some((who, reason)) = text.split_once(':') {
        let player = side(who).filter(|player| *player == to_move)?;
        return Retirement::from_reason(reason).map(|how| End::Retired(player, how));
    }
    [End::Repetition, End::TurnLimit]
        .into_iter()
        .find(|end| end.reason() == text)
}

/// The board from the top, `B` and `W` for characters, `.` for empty squares;
/// beside it the numbers of the squares; below it the state.
pub(super) fn diagram(position: &Chimple) -> String {
    let size = position.size();
    let side = i32::from(size.side());
    let mut text = String::new();
    for row in (0..side).rev() {
        let squares = (0..side).rev().filter_map(|column| size.at(row, column));
        for square in squares.clone() {
            let mark = position
                .owner(square)
                .map_or('.', |player| letter(player).to_ascii_uppercase());
            text.push(' ');
            text.push(mark);
        }
        text.push_str("   ");
        for square in squares {
            text.push_str(&format!(" {:>2}", square.number()));
        }
        text.push('\n');
    }
    let number = |player| position.view(player).number().to_string();
    text.push_str(&texts::chimple_diagram_state(
        &number(Player::FIRST),
        &number(Player::SECOND),
    ));
    text.push('\n');
    text
}
