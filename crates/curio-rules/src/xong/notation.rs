//! Moves and positions of Xong as text.
//!
//! A Xoid is written by its canonical midpoints, `0,1;1,0`; legs on the board
//! as sides of hexes, `q,r,d;q,r,d`. A position is `BOARD RED BLUE HAND WHO`:
//! the board as `standard` or by its rows, each player's Xoids leg by leg in the
//! order of play with `|` between (`-` for none), the Xoid in hand or `-`, and
//! who acts. If somebody has left the game, a last field says who and how:
//! `R:resign`.

use core::fmt::Write as _;
use std::sync::Arc;

use super::{
    board::Board,
    catalogue,
    lattice::{Mid, Side},
    moves::{Move, Placement},
    options::Options,
    position::{COLOURS, Xong},
    sets::{Leg, LegSet},
    xoid::Xoid,
};
use crate::{ParseError, Player, Retirement, texts};

const STANDARD: &str = "standard";

pub(super) fn write_xoid(xoid: &Xoid) -> String {
    joined(xoid.mids().iter().map(|mid| [mid.x, mid.y]))
}

pub(super) fn write_legs(board: &Board, legs: &LegSet) -> String {
    let sides = legs.iter().map(|leg| {
        let side = board.side(leg);
        [side.q, side.r, side.direction.into()]
    });
    joined(sides)
}

fn joined<const N: usize>(parts: impl Iterator<Item = [i16; N]>) -> String {
    let mut text = String::new();
    for part in parts {
        let mut gap = if text.is_empty() { "" } else { ";" };
        for number in part {
            let _ = write!(text, "{gap}{number}");
            gap = ",";
        }
    }
    text
}

pub(super) fn write_move(board: &Board, mv: &Move) -> String {
    match mv {
        Move::Place(legs) => format!("place:{}", write_legs(board, legs)),
        Move::Give(xoid) => format!("give:{}", write_xoid(xoid)),
        Move::Retire(retirement) => retirement.text().to_owned(),
    }
}

pub(super) fn read_move(board: &Board, text: &str) -> Result<Move, ParseError> {
    let fail = |reason: String| ParseError::new(text, reason);
    let word = text.trim();
    if let Some(retirement) = Retirement::from_text(&word.to_ascii_lowercase()) {
        return Ok(Move::Retire(retirement));
    }
    match word.split_once(':') {
        Some((kind, xoid)) if kind.eq_ignore_ascii_case("give") => {
            read_xoid(xoid).map(Move::Give).map_err(fail)
        }
        Some((kind, legs)) if kind.eq_ignore_ascii_case("place") => {
            read_legs(board, legs).map(Move::Place).map_err(fail)
        }
        _ => Err(fail(texts::xong_unread_move().to_owned())),
    }
}

/// Reads a Xoid: midpoints in any orientation, legs as a placement names them,
/// wherever they lie, a name, or a number such as 4.2.
fn read_xoid(text: &str) -> Result<Xoid, String> {
    if let Some((_, xoid)) = catalogue::named().find(|(name, _)| name.eq_ignore_ascii_case(text)) {
        return Ok(xoid);
    }
    if let Some((legs, rank)) = text.split_once('.')
        && let (Ok(legs), Ok(rank)) = (legs.parse::<usize>(), rank.parse::<usize>())
    {
        return catalogue::of_size(legs)
            .and_then(|xoids| xoids.get(rank.checked_sub(1)?))
            .cloned()
            .ok_or_else(|| texts::xong_unread_number(&format!("{legs}.{rank}")));
    }
    let mids = text
        .split(';')
        .map(|point| {
            if let Some([q, r, direction]) = numbers(point) {
                let direction = u8::try_from(direction).ok().filter(|it| *it < 6)?;
                return Some(Side { q, r, direction }.mid());
            }
            let [x, y] = numbers(point)?;
            Some(Mid { x, y })
        })
        .collect::<Option<Vec<_>>>()
        .ok_or_else(texts::xong_unread_xoid)?;
    Xoid::new(&mids).map_err(|error| error.to_string())
}

/// Whole numbers of a size that boards have, with commas between.
fn numbers<const N: usize>(text: &str) -> Option<[i16; N]> {
    let mut found = [0; N];
    let mut parts = text.split(',');
    for slot in &mut found {
        let number: i16 = parts.next()?.trim().parse().ok()?;
        *slot = (-4000..=4000).contains(&number).then_some(number)?;
    }
    parts.next().is_none().then_some(found)
}

fn read_legs(board: &Board, text: &str) -> Result<LegSet, String> {
    let mut legs = LegSet::EMPTY;
    for part in text.split(';') {
        let leg = read_leg(board, part)?;
        if legs.contains(leg) {
            return Err(texts::xong_unread_leg_twice(part));
        }
        legs.insert(leg);
    }
    Ok(legs)
}

fn read_leg(board: &Board, text: &str) -> Result<Leg, String> {
    let [q, r, direction] = numbers(text)
        .filter(|[_, _, direction]| (0..6).contains(direction))
        .ok_or_else(|| texts::xong_unread_leg(text))?;
    let side = Side {
        q,
        r,
        direction: direction as u8,
    };
    board
        .leg_at(side.mid())
        .ok_or_else(|| texts::xong_unread_outside(text))
}

fn letter(player: Player) -> char {
    COLOURS
        .get(player.index())
        .and_then(|colour| colour.key().chars().next())
        .map_or('?', |letter| letter.to_ascii_uppercase())
}

fn player(text: &str) -> Option<Player> {
    Player::all(2).find(|player| text.eq_ignore_ascii_case(&letter(*player).to_string()))
}

pub(super) fn write_position(position: &Xong) -> String {
    let board = position.board();
    let mut text = if board == Options::default().board().as_ref() {
        STANDARD.to_owned()
    } else {
        board.text()
    };
    for player in Player::all(2) {
        let own = position.placed().iter().filter(|it| it.player == player);
        let xoids: Vec<String> = own.map(|it| write_legs(board, &it.legs)).collect();
        let xoids = xoids.join("|");
        text.push(' ');
        text.push_str(if xoids.is_empty() { "-" } else { &xoids });
    }
    let hand = position.hand().map_or_else(|| "-".to_owned(), write_xoid);
    let _ = write!(text, " {hand} {}", letter(position.to_act()));
    if let Some((player, why)) = position.retired() {
        let _ = write!(text, " {}:{}", letter(player), why.text());
    }
    text
}

pub(super) fn read_position(options: &Options, text: &str) -> Result<Xong, ParseError> {
    let fail = |reason: String| ParseError::new(text, reason);
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (board, xoids, hand, to_act, retired) = match fields[..] {
        [board, red, blue, hand, to_act] => (board, [red, blue], hand, to_act, None),
        [board, red, blue, hand, to_act, out] => (board, [red, blue], hand, to_act, Some(out)),
        _ => {
            return Err(fail(texts::xong_unread_fields().to_owned()));
        }
    };
    let options = with_board(options, board).map_err(fail)?;
    let hand = match hand {
        "-" => None,
        hand => Some(read_xoid(hand).map_err(fail)?),
    };
    let placed = read_placed(options.board(), xoids).map_err(fail)?;
    let to_act = player(to_act).ok_or_else(|| fail(texts::xong_unread_player(to_act)))?;
    let retired = match retired {
        None => None,
        Some(out) => Some(
            out.split_once(':')
                .and_then(|(who, how)| Some((player(who)?, Retirement::from_text(how)?)))
                .filter(|(who, _)| *who == to_act)
                .ok_or_else(|| fail(texts::xong_unread_retired(out)))?,
        ),
    };
    let position = Xong::set_up(options, placed, hand, retired);
    check(&position, to_act).map_err(fail)?;
    Ok(position)
}

/// The options with the board that the text names, where it is another one.
fn with_board(options: &Options, text: &str) -> Result<Options, String> {
    let board = if text == STANDARD {
        Arc::clone(Options::default().board())
    } else {
        Arc::new(Board::drawn(text).map_err(|error| error.to_string())?)
    };
    if board == *options.board() {
        return Ok(options.clone());
    }
    if text == STANDARD {
        return Ok(Options::default());
    }
    Board::drawn(text)
        .map(Options::on)
        .map_err(|error| error.to_string())
}

/// The Xoids of both players in the order of play.
fn read_placed(board: &Board, texts: [&str; 2]) -> Result<Vec<Placement>, String> {
    let mut of_each = Vec::new();
    for (player, text) in Player::all(2).zip(texts) {
        let mut own = Vec::new();
        for xoid in text.split('|').filter(|_| text != "-") {
            let legs = read_legs(board, xoid)?;
            let mids: Vec<Mid> = legs.iter().map(|leg| board.mid(leg)).collect();
            own.push(Placement {
                player,
                xoid: Xoid::new(&mids)
                    .map_err(|error| texts::xong_unread_of_xoid(xoid, &error.to_string()))?,
                legs,
            });
        }
        of_each.push(own.into_iter());
    }
    let mut placed: Vec<Placement> = Vec::new();
    // Red places first, and the players take turns.
    while let Some(next) = of_each[placed.len() % 2].next() {
        if let Some(other) = placed.iter().find(|it| it.legs.meets(&next.legs)) {
            return Err(texts::xong_unread_overlap(&write_legs(
                board,
                &(other.legs & next.legs),
            )));
        }
        if placed.iter().any(|it| it.xoid == next.xoid) {
            return Err(texts::xong_unread_twice(&next.xoid.title()));
        }
        placed.push(next);
    }
    if of_each.iter().any(|rest| rest.len() > 0) {
        return Err(texts::xong_unread_uneven().to_owned());
    }
    Ok(placed)
}

fn check(position: &Xong, to_act: Player) -> Result<(), String> {
    if position.to_act() != to_act {
        let (count, actor) = (
            position.turns(),
            COLOURS[position.to_act().index() & 1].name(),
        );
        return Err(match position.hand() {
            Some(hand) => texts::xong_unread_turn(count, &hand.title(), actor),
            None => texts::xong_unread_turn_empty(count, actor),
        });
    }
    if let Some(hand) = position.hand() {
        if position.is_played(hand) {
            return Err(texts::xong_unread_on_board(&hand.title()));
        }
        if !position.fits(hand) {
            return Err(texts::xong_unread_fits_nowhere(&hand.title()));
        }
    }
    if position.retired().is_some() && position.is_played_out() {
        return Err(texts::xong_unread_left_late().to_owned());
    }
    Ok(())
}

/// Legs as strokes where they are vacant, `R` and `B` where they are taken,
/// `.` where they are dead; in the middle of a hex whose it is and what it
/// counts: `r1`, `b2`, `xx` when it is greened out.
pub(super) fn diagram(position: &Xong) -> String {
    let board = position.board();
    // Midpoint (x, y) stands in row y, column 2 x + y.
    let place = |mid: Mid| (i32::from(mid.y), 2 * i32::from(mid.x) + i32::from(mid.y));
    let all = || board.all().iter().map(|leg| place(board.mid(leg)));
    let top = all().map(|(row, _)| row).min().unwrap_or(0);
    let bottom = all().map(|(row, _)| row).max().unwrap_or(0);
    let left = all().map(|(_, column)| column).min().unwrap_or(0);
    let right = all().map(|(_, column)| column).max().unwrap_or(0);
    let mut rows = vec![vec![' '; (right - left + 1) as usize]; (bottom - top + 1) as usize];
    let mut set = |row: i32, column: i32, sign: char| {
        rows[(row - top) as usize][(column - left) as usize] = sign;
    };
    for leg in board.all().iter() {
        let mid = board.mid(leg);
        let (row, column) = place(mid);
        let owner = Player::all(2).find(|player| position.legs_of(*player).contains(leg));
        let sign = match owner {
            Some(player) => letter(player),
            None if !position.live().contains(leg) => '.',
            None if mid.y & 1 == 0 => '|',
            None if mid.x & 1 != 0 => '\\',
            None => '/',
        };
        set(row, column, sign);
    }
    for (cell, hex) in board.cells() {
        let (row, column) = (2 * hex.y, 4 * hex.x + 2 * hex.y);
        let owner = Player::all(2).find(|player| position.owned_cells(*player).contains(cell));
        let marks = match owner {
            Some(player) => [
                letter(player).to_ascii_lowercase(),
                if position.cashed().contains(cell) {
                    '2'
                } else {
                    '1'
                },
            ],
            None if position.greened().contains(cell) => ['x', 'x'],
            None => [' ', ' '],
        };
        set(row, column, marks[0]);
        set(row, column + 1, marks[1]);
    }
    let mut text = String::new();
    for (row, line) in (top..).zip(rows) {
        let line: String = line.into_iter().collect();
        // Beside each row of hexes stand the coordinates of its ends.
        let hexes = || board.cells().filter(|(_, hex)| 2 * hex.y == row);
        let ends = hexes()
            .map(|(_, hex)| hex.x)
            .min()
            .zip(hexes().map(|(_, hex)| hex.x).max());
        match ends {
            Some((first, last)) => {
                let y = row / 2;
                let _ = writeln!(text, "{line}   {first},{y} .. {last},{y}");
            }
            None => {
                text.push_str(line.trim_end());
                text.push('\n');
            }
        }
    }
    if let Some(xoid) = position.hand() {
        let _ = writeln!(text, "{}", texts::xong_diagram_hand(&xoid.title()));
        text.push_str(&picture(xoid));
    }
    text
}

/// A Xoid drawn with strokes.
fn picture(xoid: &Xoid) -> String {
    let column = |mid: &Mid| 2 * mid.x + mid.y;
    let left = xoid.mids().iter().map(column).min().unwrap_or(0);
    let width = xoid.mids().iter().map(column).max().unwrap_or(0) - left + 1;
    let height = xoid.mids().iter().map(|mid| mid.y).max().unwrap_or(0) + 1;
    let mut rows = vec![vec![' '; width.max(1) as usize]; height.max(1) as usize];
    for mid in xoid.mids() {
        rows[mid.y as usize][(column(mid) - left) as usize] = match (mid.y & 1, mid.x & 1) {
            (0, _) => '|',
            (_, 0) => '/',
            _ => '\\',
        };
    }
    let lines = rows
        .into_iter()
        .map(|row| row.into_iter().collect::<String>());
    lines
        .filter(|line| !line.trim().is_empty())
        .map(|line| format!("    {}\n", line.trim_end()))
        .collect()
}
