//! Moves and positions of Konane as text.
//!
//! A move is the square of the stone that is removed, `c3`, or the squares where
//! a jump begins and ends, `c3-c5`. A position is the rows from the top with `/`
//! between them, `B` and `W` for stones and numbers for empty squares in a row;
//! then the player to move, `b` or `w`; and, when somebody has left the game,
//! how: `6/2B3/... b resignation`.

use curio::rules::{ParseError, Player, Retirement};

use super::{
    board::{Size, Square, Squares},
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
    let square = |name: &str| Square::parse(position.size(), name);
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
        let last = Square::new(position.size(), position.size().side() - 1, 0);
        let last = last.map_or_else(String::new, |square| square.to_string());
        let reason = format!(
            "a move is a square to remove a stone from, such as c3; two squares of a jump, such \
             as c3-c5; or resign. The first row goes from a1 to {last}"
        );
        ParseError::new(text, reason)
    })
}

pub(super) fn write_position(position: &Konane) -> String {
    let size = position.size();
    let mut text = String::new();
    for rank in (0..size.side()).rev() {
        let mut empty = 0;
        for file in 0..size.side() {
            let stone = Square::new(size, file, rank)
                .filter(|square| position.stones().contains(*square))
                .map(|square| LETTERS[square.owner().index() & 1]);
            match stone {
                None => empty += 1,
                Some(letter) => {
                    push_number(&mut text, empty);
                    empty = 0;
                    text.push(letter);
                }
            }
        }
        push_number(&mut text, empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text.push(' ');
    text.push(LETTERS[position.to_move().index() & 1].to_ascii_lowercase());
    if let Some(end @ End::Retired(..)) = position.end() {
        text.push(' ');
        text.push_str(end.reason());
    }
    text
}

fn push_number(text: &mut String, empty: u32) {
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
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
    let rows: Vec<&str> = rows.split('/').collect();
    if rows.len() != usize::from(size.side()) {
        return Err(format!(
            "there are {} rows, not {}",
            size.side(),
            rows.len()
        ));
    }
    for (rank, row) in (0..size.side()).rev().zip(rows) {
        read_row(size, rank, row, &mut stones)?;
    }
    let to_move = match to_move {
        "b" | "B" => Player::FIRST,
        "w" | "W" => Player::SECOND,
        other => return Err(format!("the player to move is b or w, not {other}")),
    };
    let retired = match words.next() {
        None => None,
        Some(word) => {
            let ways = [Retirement::Resigned, Retirement::OutOfTime].into_iter();
            let mut ends = ways.map(|how| (to_move, how));
            let found = ends.find(|(player, how)| End::Retired(*player, *how).reason() == word);
            Some(found.ok_or("a game is left by resignation or timeout")?)
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
            to_move == Player::SECOND && position.holes().all(|hole| first.contains(hole))
        }
        _ => true,
    };
    if begun {
        Ok(position)
    } else {
        Err("no match begins like this".to_owned())
    }
}

fn read_row(size: Size, rank: u8, row: &str, stones: &mut Squares) -> Result<(), String> {
    let mut file = 0;
    for letter in row.chars() {
        if let Some(empty) = letter.to_digit(10) {
            file += empty;
            continue;
        }
        let square = u8::try_from(file)
            .ok()
            .and_then(|file| Square::new(size, file, rank))
            .ok_or_else(|| format!("row {row} is too long"))?;
        let own = LETTERS[square.owner().index() & 1];
        if !letter.eq_ignore_ascii_case(&own) {
            return Err(format!("{square} is {own} or empty, not {letter}"));
        }
        *stones = stones.with(square);
        file += 1;
    }
    if file == u32::from(size.side()) {
        Ok(())
    } else {
        Err(format!("row {row} has {file} squares, not {}", size.side()))
    }
}

/// The board from the top, with the names of rows and columns.
pub(super) fn diagram(position: &Konane) -> String {
    let size = position.size();
    let mut text = String::new();
    for rank in (0..size.side()).rev() {
        text.push_str(&format!("{} ", rank + 1));
        for square in (0..size.side()).filter_map(|file| Square::new(size, file, rank)) {
            let letter = LETTERS[square.owner().index() & 1];
            text.push(' ');
            text.push(if position.stones().contains(square) {
                letter
            } else {
                '.'
            });
        }
        text.push('\n');
    }
    text.push_str("  ");
    for file in 0..size.side() {
        text.push(' ');
        text.push(char::from(b'a' + file));
    }
    text.push('\n');
    text
}
