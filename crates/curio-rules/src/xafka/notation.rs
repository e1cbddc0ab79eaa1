//! Moves and positions of Xafka as text.
//!
//! A position is `HOLES PIECES LIGHT TO-MOVE [OUT]`, for instance
//! `d4,a1,g6 g6/a1 yellow B`: the hexagons that are gone, the pieces in turn
//! order (`-` for one not yet placed), the light, and who is to move. Players
//! who are out follow in the order they left, each with the reason: `W:isolated`.

use super::{
    board::Board,
    cells::CellSet,
    moves::{Goal, Light, Move},
    options::Options,
    position::{COLOURS, SEATS, Stuck, Xafka},
};
use crate::{ParseError, Player, Retirement, sorted::sort_few, texts};

const GOALS: [Goal; 2] = [Goal::Green, Goal::Red];

const CAUSES: [Stuck; 5] = [
    Stuck::Isolated,
    Stuck::ShortCircuit,
    Stuck::NoPlace,
    Stuck::Retired(Retirement::Resigned),
    Stuck::Retired(Retirement::OutOfTime),
];

pub(super) fn write_move(board: &Board, mv: Move) -> String {
    match mv {
        Move::To(cell) => board.name(cell).to_owned(),
        Move::Set(goal) => goal.text().to_owned(),
        Move::Retire(retirement) => retirement.text().to_owned(),
    }
}

pub(super) fn read_move(board: &Board, text: &str) -> Result<Move, ParseError> {
    let word = text.trim().to_ascii_lowercase();
    if let Some(goal) = GOALS.into_iter().find(|goal| goal.text() == word) {
        return Ok(Move::Set(goal));
    }
    if let Some(retirement) = Retirement::from_text(&word) {
        return Ok(Move::Retire(retirement));
    }
    board.cell(&word).map(Move::To).ok_or_else(|| {
        ParseError::new(
            text,
            texts::xafka_read_move(
                board
                    .all()
                    .into_iter()
                    .next()
                    .map_or("", |cell| board.name(cell)),
                board
                    .all()
                    .into_iter()
                    .last()
                    .map_or("", |cell| board.name(cell)),
            ),
        )
    })
}

fn letter(player: Player) -> char {
    Xafka::colour(player).letter()
}

fn player(text: &str, players: u8) -> Option<Player> {
    Player::all(players).find(|player| {
        let mut chars = text.chars();
        chars
            .next()
            .is_some_and(|first| first.eq_ignore_ascii_case(&letter(*player)))
            && chars.next().is_none()
    })
}

pub(super) fn write_position(position: &Xafka) -> String {
    let board = position.board;
    let holes = if position.holes.is_empty() {
        "-".to_owned()
    } else {
        position
            .holes
            .into_iter()
            .map(|cell| board.name(cell))
            .collect::<Vec<_>>()
            .join(",")
    };
    let players = position.options.players;
    let pieces = Player::all(players)
        .map(|player| position.piece(player).map_or("-", |at| board.name(at)))
        .collect::<Vec<_>>()
        .join("/");
    let light = match position.light {
        Light::Yellow => "yellow",
        Light::Set(goal) => goal.text(),
    };
    let mut text = format!("{holes} {pieces} {light} {}", letter(position.to_move));
    let mut out: Vec<Player> = Player::all(players)
        .filter(|player| position.why_out(*player).is_some())
        .collect();
    // At most two are ever out, so naming the last one tells the order.
    sort_few(&mut out, |player| position.last_out == Some(*player));
    for (n, player) in out.into_iter().enumerate() {
        let why = position.why_out(player).map_or("", Stuck::reason);
        text.push(if n == 0 { ' ' } else { ',' });
        text.push(letter(player));
        text.push(':');
        text.push_str(why);
    }
    text
}

pub(super) fn read_position(options: &Options, text: &str) -> Result<Xafka, ParseError> {
    let fail = |reason: String| ParseError::new(text, reason);
    let board = options.board();
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (holes, pieces, light, to_move, out) = match fields[..] {
        [holes, pieces, light, to_move] => (holes, pieces, light, to_move, ""),
        [holes, pieces, light, to_move, out] => (holes, pieces, light, to_move, out),
        _ => {
            return Err(fail(texts::xafka_read_fields().to_owned()));
        }
    };
    let cell = |name: &str| {
        board
            .cell(name)
            .ok_or_else(|| fail(texts::xafka_read_no_hexagon(name)))
    };
    let mut gone = CellSet::EMPTY;
    if holes != "-" {
        for name in holes.split(',') {
            gone.insert(cell(name)?);
        }
    }
    let mut at = [None; SEATS];
    let names: Vec<&str> = pieces.split('/').collect();
    if names.len() != usize::from(options.players) {
        return Err(fail(texts::xafka_read_pieces(options.players)));
    }
    for (slot, name) in at.iter_mut().zip(names) {
        if name != "-" {
            let place = cell(name)?;
            if !gone.contains(place) {
                return Err(fail(texts::xafka_read_piece_place(name)));
            }
            *slot = Some(place);
        }
    }
    let placed: Vec<_> = at.iter().flatten().collect();
    if placed
        .iter()
        .enumerate()
        .any(|(n, place)| placed[..n].contains(place))
    {
        return Err(fail(texts::xafka_read_two_pieces().to_owned()));
    }
    let light = match light.to_ascii_lowercase().as_str() {
        "yellow" => Light::Yellow,
        word => GOALS
            .into_iter()
            .find(|goal| goal.text() == word)
            .map(Light::Set)
            .ok_or_else(|| fail(texts::xafka_read_light(word)))?,
    };
    if matches!(light, Light::Set(_)) && gone.len() < u32::from(options.light) {
        return Err(fail(texts::xafka_read_light_early(options.light)));
    }
    let to_move =
        player(to_move, options.players).ok_or_else(|| fail(texts::read_no_player(to_move)))?;
    let (causes, last) = read_out(out, options.players).map_err(&fail)?;
    check_turns(options, gone, &at, light, to_move, &causes).map_err(&fail)?;
    Ok(Xafka::laid_out(*options, gone, at, light, to_move, causes, last).settled())
}

type Out = ([Option<Stuck>; SEATS], Option<Player>);

fn read_out(text: &str, players: u8) -> Result<Out, String> {
    let mut causes = [None; SEATS];
    let mut last = None;
    for item in text.split(',').filter(|item| !item.is_empty()) {
        let read = item.split_once(':').and_then(|(who, why)| {
            let who = player(who, players)?;
            Some((who, CAUSES.into_iter().find(|cause| cause.reason() == why)?))
        });
        let Some((who, why)) = read else {
            return Err(texts::xafka_read_out(item));
        };
        if let Some(slot) = causes.get_mut(who.index()) {
            *slot = Some(why);
        }
        last = Some(who);
    }
    if causes.iter().flatten().count() >= usize::from(players) {
        return Err(texts::read_nobody_left().to_owned());
    }
    Ok((causes, last))
}

/// As long as nobody is out, the number of turns tells whose turn it is and
/// whose piece is on the board.
fn check_turns(
    options: &Options,
    gone: CellSet,
    pieces: &[Option<super::Cell>; SEATS],
    light: Light,
    to_move: Player,
    out: &[Option<Stuck>; SEATS],
) -> Result<(), String> {
    if out.iter().any(Option::is_some) {
        let missing = Player::all(options.players).find(|player| {
            pieces[player.index()].is_none()
                && out[player.index()].is_none()
                && gone.len() >= u32::from(options.players)
                && *player != to_move
        });
        return match missing {
            Some(player) => Err(texts::xafka_read_no_piece(Xafka::colour(player).name())),
            None => Ok(()),
        };
    }
    let turns = gone.len() + u32::from(matches!(light, Light::Set(_)));
    let expected = Player((turns % u32::from(options.players)) as u8);
    if expected != to_move {
        return Err(texts::xafka_read_turn(
            turns,
            COLOURS
                .get(expected.index())
                .map_or("", |colour| colour.name()),
        ));
    }
    for player in Player::all(options.players) {
        let placed = pieces[player.index()].is_some();
        if placed != (u32::from(player.0) < turns) {
            let name = Xafka::colour(player).name();
            return Err(if placed {
                texts::xafka_read_no_turn_yet(name)
            } else {
                texts::xafka_read_no_piece(name)
            });
        }
    }
    Ok(())
}

/// Two lines of text a rank, files from the left: `.` for a hexagon, a blank
/// for a hole, the player's letter for a piece, `*` where the player to move
/// may go.
pub(super) fn diagram(position: &Xafka) -> String {
    let board = position.board;
    let open = position.destinations();
    // Half ranks from the top; a file is three columns wide.
    let row = |cell| 2 * board.hex(cell).y + board.hex(cell).x;
    let top = board.all().into_iter().map(row).min().unwrap_or(0);
    let bottom = board.all().into_iter().map(row).max().unwrap_or(0);
    let width = board
        .all()
        .into_iter()
        .map(|cell| board.hex(cell).x)
        .max()
        .unwrap_or(0)
        + 1;
    let mut rows = vec![vec![' '; 3 * width as usize]; (bottom - top + 1) as usize];
    for cell in board.all() {
        let piece = Player::all(position.options.players)
            .find(|player| position.piece(*player) == Some(cell));
        let mark = match piece {
            Some(player) => letter(player),
            None if position.holes.contains(cell) => ' ',
            None if open.contains(cell) => '*',
            None => '.',
        };
        rows[(row(cell) - top) as usize][3 * board.hex(cell).x as usize + 1] = mark;
    }
    let mut text = String::new();
    for line in rows {
        text.push_str(line.into_iter().collect::<String>().trim_end());
        text.push('\n');
    }
    let files = (0..width).map(|file| format!(" {} ", char::from(b'a' + file as u8)));
    text.push_str(files.collect::<String>().trim_end());
    let light = match position.light {
        Light::Set(goal) => goal.text(),
        Light::Yellow if position.light_is_free() => "yellow, free",
        Light::Yellow => "yellow, locked",
    };
    text.push_str(&format!("\nlight: {light}\n"));
    text
}
