//! Moves and positions of Konane as text.
//!
//! A move is the square of the stone that is removed, `c3`, or the squares where
//! a jump begins and ends, `c3-c5`. A position is the rows from the top with `/`
//! between them, `B` and `W` for stones and numbers for empty squares in a row;
//! then the player to move, `b` or `w`; and, when somebody has left the game,
//! how: `6/2B3/... b resignation`.

use curio::rules::{
    ParseError, Player, Retirement,
    squares::{board_text, read_rows, write_rows},
};

use super::{
    board::{Size, Square, Squares, owner},
    position::{End, Konane, Move},
};

const LETTERS: [char; 2] = ['B', 'W'];

pub(super) fn write_move(mv: &Move) -> String {
    match mv {
        Move::Remove(at) => at.to_string(),
        Move::Jump { from, to } => format!("{from}-{to}"),
        Move::Retire(how) => how.text().to_owned(),
    }
}

/// Between the squares of a jump `-`, `x`, `:` or nothing may stand.
pub(super) fn read_move(position: &Konane, text: &str) -> Result<Move, ParseError> {
    let word = text.trim();
    if let Some(how) = Retirement::from_text(&word.to_ascii_lowercase()) {
        return Ok(Move::Retire(how));
    }
    let board = position.size().squares();
    let square = |name: &str| Square::read(name).filter(|square| board.contains(*square));
    let read = || {
        let from = square(word.get(..2)?)?;
        let rest = word.get(2..)?;
        if rest.is_empty() {
            return Some(Move::Remove(from));
        }
        let to = square(rest.strip_prefix(['-', 'x', ':']).unwrap_or(rest))?;
        Some(Move::Jump { from, to })
    };
    read().ok_or_else(|| {
        let last = match position.size() {
            Size::Six => "f6",
            Size::Eight => "h8",
        };
        let reason = format!(
            "a move is a square to remove a stone from, such as c3; two squares of a jump, such \
             as c3-c5; or resign. The squares are a1 to {last}"
        );
        ParseError::new(text, reason)
    })
}

/// The letter of the stone on a square, if there is one.
fn stone(position: &Konane, file: u8, rank: u8) -> Option<char> {
    let square = Square::new(file, rank)?;
    let letter = LETTERS[owner(square).index() & 1];
    position.stones().contains(square).then_some(letter)
}

pub(super) fn write_position(position: &Konane) -> String {
    let side = position.size().side();
    let mut text = write_rows(side, side, |file, rank| stone(position, file, rank));
    text.push(' ');
    text.push(LETTERS[position.to_move().index() & 1].to_ascii_lowercase());
    if let Some(end @ End::Retired(..)) = position.end() {
        text.push(' ');
        text.push_str(end.reason());
    }
    text
}

pub(super) fn read_position(size: Size, text: &str) -> Result<Konane, ParseError> {
    read(size, text).map_err(|reason| ParseError::new(text, reason))
}

fn read(size: Size, text: &str) -> Result<Konane, String> {
    let mut words = text.split_whitespace();
    let (Some(rows), Some(to_move)) = (words.next(), words.next()) else {
        return Err("a position is its rows and b or w for the player to move".to_owned());
    };
    let mut stones = Squares::default();
    read_rows(rows, size.side(), size.side(), |file, rank, letter| {
        let square = Square::new(file, rank).ok_or("there is no such square")?;
        let own = LETTERS[owner(square).index() & 1];
        if !letter.eq_ignore_ascii_case(&own) {
            return Err(format!("{square} is {own} or empty, not {letter}"));
        }
        stones.insert(square);
        Ok(())
    })?;
    let to_move = match to_move {
        "b" | "B" => Player::FIRST,
        "w" | "W" => Player::SECOND,
        other => return Err(format!("the player to move is b or w, not {other}")),
    };
    let retired = match words.next() {
        None => None,
        Some(word) => {
            let how = Retirement::from_reason(word);
            let how = how.ok_or("a game is left by resignation or timeout")?;
            Some((to_move, how))
        }
    };
    if words.next().is_some() {
        return Err("there is too much text".to_owned());
    }
    let position = Konane::set_up(size, stones, to_move, retired);
    let begun = match position.holes().len() {
        0 => to_move == Player::FIRST,
        1 => {
            let first = Konane::new(size).removable();
            to_move == Player::SECOND && position.holes().is_within(&first)
        }
        _ => true,
    };
    if begun {
        Ok(position)
    } else {
        Err("no match begins like this".to_owned())
    }
}

/// The board from the top, with the names of rows and columns.
pub(super) fn diagram(position: &Konane) -> String {
    let side = position.size().side();
    board_text(side, side, |file, rank| {
        stone(position, file, rank).unwrap_or('.')
    })
}
