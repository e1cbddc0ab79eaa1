//! Moves and positions of Mathematichess as text.
//!
//! A position is `RANKS TO-MOVE HANDS TERMINATORS`, for instance
//! `nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB`: the ranks from the top down with
//! numbers for runs of empty squares and capitals for White, who is to move,
//! what is left to place (`K9Q3/k9`, `-` for nothing), and who has used the
//! Terminator. What else there is to know follows as words: `ply:12` plies of
//! the second stage, `passed`, `offered` or `declined`, `seen:` with the keys of
//! the positions that can come up again, `end:` with the reason.

use core::fmt::Write as _;

use super::{
    board::Board,
    ending::End,
    moves::Move,
    options::Options,
    pieces::{Kind, Piece, initial},
    position::{Mathematichess, Talk},
    squares::{LARGEST, Square, read_square},
};
use crate::{
    ParseError, Player, Retirement,
    squares::{read_rows, write_rows},
    texts,
};

/// The moves that are written as words.
const WORDS: [(&str, Move); 4] = [
    ("pass", Move::Pass),
    ("offer", Move::Offer),
    ("accept", Move::Accept),
    ("decline", Move::Decline),
];

pub(super) fn write_move(position: &Mathematichess, mv: Move) -> String {
    let letter = |from: Square| {
        position
            .piece(from)
            .map_or_else(String::new, |piece| piece.kind.letter().to_string())
    };
    match mv {
        Move::Place { kind, at } => format!("{}@{at}", kind.letter()),
        Move::Step { from, to } => format!("{}{from}-{to}", letter(from)),
        Move::Push { from, to } => format!("{}{from}>{to}", letter(from)),
        Move::Swap { from, with } => format!("{}{from}x{with}", letter(from)),
        Move::Terminate { at } => format!("!{at}"),
        Move::Retire(retirement) => retirement.text().to_owned(),
        Move::Pass | Move::Offer | Move::Accept | Move::Decline => WORDS
            .iter()
            .find(|(_, word)| *word == mv)
            .map_or("", |(text, _)| text)
            .to_owned(),
    }
}

/// The text of a move as it is read: with the letters of the language.
pub(super) fn shown(text: &str) -> String {
    let mut rest = text.chars();
    let first = rest.next().filter(char::is_ascii_uppercase);
    match first.and_then(Kind::from_letter) {
        Some(kind) => format!("{}{}", kind.letter_shown(), rest.as_str()),
        None => text.to_owned(),
    }
}

pub(super) fn read_move(position: &Mathematichess, text: &str) -> Result<Move, ParseError> {
    let trimmed = text.trim();
    let word = trimmed.to_ascii_lowercase();
    if let Some((_, mv)) = WORDS.into_iter().find(|(name, _)| *name == word) {
        return Ok(mv);
    }
    if let Some(retirement) = Retirement::from_text(&word) {
        return Ok(Move::Retire(retirement));
    }
    let size = position.board().size();
    let square = |name: &str| read_square(size, name, text);
    if let Some(name) = trimmed.strip_prefix('!') {
        return Ok(Move::Terminate { at: square(name)? });
    }
    let unreadable = || ParseError::new(text, texts::mathematichess_unread_move());
    if let Some((piece, name)) = trimmed.split_once('@') {
        let mut letters = piece.chars();
        let kind = letters.next().and_then(Kind::from_letter);
        return match (kind, letters.next()) {
            (Some(kind), None) => Ok(Move::Place {
                kind,
                at: square(name)?,
            }),
            _ => Err(ParseError::new(
                text,
                texts::mathematichess_unread_kind(piece),
            )),
        };
    }
    let sign = trimmed.find(['-', '>', 'x']).ok_or_else(unreadable)?;
    let (start, rest) = trimmed.split_at(sign);
    let mut target = rest.chars();
    let sign = target.next();
    let (from, to) = (
        start_square(position, start, text)?,
        square(target.as_str())?,
    );
    match sign {
        Some('-') => Ok(Move::Step { from, to }),
        Some('>') => Ok(Move::Push { from, to }),
        _ => Ok(Move::Swap { from, with: to }),
    }
}

/// Reads `Ra3`, or `a3` alone.
fn start_square(position: &Mathematichess, start: &str, text: &str) -> Result<Square, ParseError> {
    let size = position.board().size();
    let mut chars = start.chars();
    let first = chars.next();
    let named = chars
        .clone()
        .next()
        .is_some_and(|second| second.is_ascii_alphabetic());
    if !named {
        return read_square(size, start, text);
    }
    let kind = first
        .and_then(Kind::from_letter)
        .ok_or_else(|| ParseError::new(text, texts::mathematichess_unread_letter()))?;
    let from = read_square(size, chars.as_str(), text)?;
    match position.piece(from) {
        Some(piece) if piece.kind != kind => Err(ParseError::new(
            text,
            texts::mathematichess_unread_other_kind(&from.to_string(), piece.kind.key()),
        )),
        _ => Ok(from),
    }
}

pub(super) fn write_position(position: &Mathematichess) -> String {
    let board = position.board();
    let letter = |file, rank| {
        let piece = Square::new(file, rank).and_then(|square| board.piece(square));
        piece.map(Piece::letter)
    };
    let used: String = Player::all(2)
        .filter(|player| position.has_terminated(*player))
        .map(initial)
        .collect();
    let mut text = format!(
        "{} {} {} {}",
        write_rows(board.size(), board.size(), letter),
        initial(position.to_move),
        write_hands(position),
        if used.is_empty() { "-" } else { &used },
    );
    if position.plies > 0 {
        let _ = write!(text, " ply:{}", position.plies);
    }
    if position.passed {
        text.push_str(" passed");
    }
    match position.talk {
        Talk::None => {}
        Talk::Offered => text.push_str(" offered"),
        Talk::Declined => text.push_str(" declined"),
    }
    // A position that has seen nothing but itself need not say so.
    if !position.is_placing() && !position.seen.is_only(position.key()) {
        let keys = position.seen.to_vec();
        let keys: Vec<String> = keys.iter().map(|key| format!("{key:x}")).collect();
        let _ = write!(text, " seen:{}", keys.join(","));
    }
    if let Some(end) = position.end {
        let _ = write!(text, " end:{}", end.text());
    }
    text
}

fn write_hands(position: &Mathematichess) -> String {
    if !position.is_placing() {
        return "-".to_owned();
    }
    let hand = |player: Player| {
        let mut text = String::new();
        for kind in Kind::ALL.into_iter().rev() {
            let count = position.in_hand(player, kind);
            if count > 0 {
                let _ = write!(text, "{}{count}", Piece { player, kind }.letter());
            }
        }
        if text.is_empty() {
            text.push('-');
        }
        text
    };
    format!("{}/{}", hand(Player::FIRST), hand(Player::SECOND))
}

pub(super) fn read_position(options: &Options, text: &str) -> Result<Mathematichess, ParseError> {
    let fail = |reason: String| ParseError::new(text, reason);
    let mut fields = text.split_whitespace();
    let (Some(ranks), Some(to_move), Some(hands), Some(used)) =
        (fields.next(), fields.next(), fields.next(), fields.next())
    else {
        return Err(fail(texts::mathematichess_unread_fields().to_owned()));
    };
    let size = ranks.split('/').count();
    let size = u8::try_from(size)
        .ok()
        .filter(|size| (3..=LARGEST).contains(size))
        .ok_or_else(|| fail(texts::mathematichess_unread_ranks(LARGEST, size)))?;
    let options = Options { size, ..*options };
    let mut position = Mathematichess::new(options);
    read_ranks(&mut position.board, ranks).map_err(&fail)?;
    position.to_move =
        player(to_move).ok_or_else(|| fail(texts::mathematichess_unread_player(to_move)))?;
    position.hands = read_hands(hands).map_err(&fail)?;
    let to_place: u32 = Player::all(2).map(|p| position.left_to_place(p)).sum();
    if to_place > position.board.holes().len() {
        return Err(fail(texts::mathematichess_unread_too_many(
            to_place,
            position.board.holes().len(),
        )));
    }
    for letter in used.chars().filter(|letter| *letter != '-') {
        let who = player(letter.encode_utf8(&mut [0; 4]))
            .filter(|who| !position.terminated[who.index() & 1])
            .ok_or_else(|| fail(texts::mathematichess_unread_terminators(used)))?;
        position.terminated[who.index() & 1] = true;
    }
    if !position.is_placing() {
        position.begin_battle(&mut ());
    }
    for word in fields {
        read_word(&mut position, word).map_err(&fail)?;
    }
    if position.is_placing()
        && (position.plies > 0 || position.passed || position.talk != Talk::None)
    {
        return Err(fail(texts::mathematichess_unread_stage().to_owned()));
    }
    let agreeing = Player::all(2).all(|player| !position.may_terminate(player));
    if position.talk != Talk::None && !agreeing {
        return Err(fail(texts::mathematichess_unread_offer_early().to_owned()));
    }
    if position.end.is_some() && position.talk != Talk::None {
        return Err(fail(texts::mathematichess_unread_offer_late().to_owned()));
    }
    Ok(position)
}

fn player(text: &str) -> Option<Player> {
    Player::all(2).find(|player| {
        let mut chars = text.chars();
        chars
            .next()
            .is_some_and(|first| first.eq_ignore_ascii_case(&initial(*player)))
            && chars.next().is_none()
    })
}

fn read_ranks(board: &mut Board, text: &str) -> Result<(), String> {
    let size = board.size();
    read_rows(text, size, size, |file, rank, letter| {
        let piece = Piece::from_letter(letter)
            .ok_or_else(|| texts::mathematichess_unread_piece(&letter.to_string()))?;
        if let Some(square) = Square::new(file, rank) {
            board.put(piece, square);
        }
        Ok(())
    })
}

fn read_hands(text: &str) -> Result<[[u8; 10]; 2], String> {
    let mut hands = [[0; 10]; 2];
    if text == "-" {
        return Ok(hands);
    }
    let unreadable = || texts::mathematichess_unread_hands(text);
    let (white, black) = text.split_once('/').ok_or_else(unreadable)?;
    for (seat, part) in [white, black].into_iter().enumerate() {
        if part == "-" {
            continue;
        }
        let mut chars = part.chars().peekable();
        while let Some(letter) = chars.next() {
            let piece = Piece::from_letter(letter)
                .filter(|piece| piece.player.index() == seat)
                .ok_or_else(unreadable)?;
            let mut count = 0_u32;
            while let Some(digit) = chars.peek().and_then(|c| c.to_digit(10)) {
                count = (count * 10 + digit).min(1000);
                chars.next();
            }
            let slot = &mut hands[seat][piece.kind.index()];
            if *slot > 0 || !(1..=99).contains(&count) {
                return Err(unreadable());
            }
            *slot = count as u8;
        }
    }
    Ok(hands)
}

fn read_word(position: &mut Mathematichess, word: &str) -> Result<(), String> {
    let unknown = || texts::mathematichess_unread_word(word);
    match word {
        "passed" => position.passed = true,
        "offered" => position.talk = Talk::Offered,
        "declined" => position.talk = Talk::Declined,
        _ => {
            let (name, value) = word.split_once(':').ok_or_else(unknown)?;
            match name {
                "ply" => position.plies = value.parse().map_err(|_| unknown())?,
                "end" => position.end = Some(End::read(value).ok_or_else(unknown)?),
                "seen" => {
                    position.seen = value
                        .split(',')
                        .map(|key| u64::from_str_radix(key, 16).map_err(|_| unknown()))
                        .collect::<Result<_, _>>()?;
                }
                _ => return Err(unknown()),
            }
        }
    }
    Ok(())
}

/// The ranks from the top down, `.` for empty squares, capitals for White.
pub(super) fn diagram(position: &Mathematichess) -> String {
    let board = position.board();
    let mut text = String::new();
    for rank in (0..board.size()).rev() {
        let _ = write!(text, "{:>2}", rank + 1);
        for file in 0..board.size() {
            let piece = Square::new(file, rank).and_then(|square| board.piece(square));
            text.push(' ');
            text.push(piece.map_or('.', Piece::letter));
        }
        text.push('\n');
    }
    text.push_str("  ");
    for file in 0..board.size() {
        text.push(' ');
        text.push(char::from(b'a' + file));
    }
    text.push('\n');
    if position.is_placing() {
        let _ = writeln!(
            text,
            "{}",
            texts::mathematichess_in_hands(&write_hands(position))
        );
    }
    text
}
