//! Positions of XIMA as text, and moves in the long form. Reading positions is in
//! `placing`, reading moves in `readings`.
//!
//! A position is `TOWERS RESERVES CAPTURED TO-MOVE` and then what is worth
//! saying as `key=value`:
//!
//! ```text
//! B2:R;D8:bR;F6:rB R3/B0 B:RR=6 R quiet=4 level=165/2
//! ```
//!
//! Towers are written bottom to top, capitals for common blocks and a small
//! letter for the special. `R3` are three common blocks in red's reserve, `R3r`
//! the special beside them. `B:RR=6`: blue has captured two red blocks, worth 6.
//! `quiet` counts turns without progress, `level` is the highest level since
//! the last. `dice=3+5`, `die=5` and `moved=D4` tell of dice, `agreed=R` of an
//! offer, `gain=B:37/2` and `out=R:resignation` of players who left.

use super::{
    magnitudes::LEVEL_SCALE,
    moves::{Block, Move, Throw},
    position::{Gone, Phase, Special, Xima},
    square::Square,
};
use crate::{Player, Points, Retirement, sorted::sort_few};

/// The word for a special's ascent to the summit.
pub(super) const TOP: &str = "TOP";

pub(super) fn write_move(position: &Xima, mv: Move) -> String {
    match mv {
        Move::Enter(to) => format!("-{to}"),
        Move::EnterSpecial(Square::SUMMIT) => TOP.to_owned(),
        Move::EnterSpecial(to) => format!("={to}"),
        Move::EnterBy {
            is_special: true,
            to,
            die,
        } => format!("={to}/{die}"),
        Move::EnterBy { to, die, .. } => format!("-{to}/{die}"),
        Move::Step { from, to } => {
            if to == Square::SUMMIT && position.top(from).is_some_and(|block| block.is_special) {
                return TOP.to_owned();
            }
            let mark = if position.captures(to) { "x" } else { "" };
            format!("{from}{mark}{to}")
        }
        Move::Roll(Throw { first, second: 0 }) => format!("roll:{first}"),
        Move::Roll(Throw { first, second }) => format!("roll:{first},{second}"),
        Move::Pass => "pass".to_owned(),
        Move::Stop => "stop".to_owned(),
        Move::Offer => "offer".to_owned(),
        Move::Accept => "accept".to_owned(),
        Move::Retire(retirement) => retirement.text().to_owned(),
    }
}

/// Reads what is not the move of a block.
pub(super) fn read_word(text: &str) -> Option<Move> {
    let word = text.to_ascii_lowercase();
    if let Some(retirement) = Retirement::from_text(&word) {
        return Some(Move::Retire(retirement));
    }
    match word.as_str() {
        "pass" => return Some(Move::Pass),
        "stop" => return Some(Move::Stop),
        "offer" => return Some(Move::Offer),
        "accept" => return Some(Move::Accept),
        _ => {}
    }
    read_dice(word.strip_prefix("roll:")?, ',').map(Move::Roll)
}

pub(super) fn read_dice(text: &str, between: char) -> Option<Throw> {
    let die = |text: &str| {
        text.parse()
            .ok()
            .filter(|die| (1..=6).contains(die) && text.len() == 1)
    };
    Some(match text.split_once(between) {
        None => Throw {
            first: die(text)?,
            second: 0,
        },
        Some((first, second)) => {
            let (first, second) = (die(first)?, die(second)?);
            Throw {
                first: first.min(second),
                second: first.max(second),
            }
        }
    })
}

pub(super) fn letter(position: &Xima, player: Player) -> char {
    position.letter(Block {
        owner: player,
        is_special: false,
    })
}

fn list_or_dash(items: Vec<String>, between: &str) -> String {
    if items.is_empty() {
        "-".to_owned()
    } else {
        items.join(between)
    }
}

fn write_points(points: Points) -> String {
    if points.denominator() == 1 {
        points.numerator().to_string()
    } else {
        format!("{}/{}", points.numerator(), points.denominator())
    }
}

pub(super) fn write_position(position: &Xima) -> String {
    let players = || Player::all(position.options.players);
    let towers = position
        .occupied()
        .into_iter()
        .map(|at| {
            let blocks: String = position.tower(at).map(|it| position.letter(it)).collect();
            format!("{at}:{blocks}")
        })
        .collect();
    let reserves: Vec<String> = players()
        .map(|player| {
            let mut text = format!("{}{}", letter(position, player), position.reserve(player));
            if position.special(player) == Special::Reserve {
                text.push(letter(position, player).to_ascii_lowercase());
            }
            text
        })
        .collect();
    let prizes = players()
        .filter(|player| position.captured_value(*player) > 0)
        .map(|player| {
            let blocks: String = position
                .captured_by(player)
                .into_iter()
                .map(|it| position.letter(it))
                .collect();
            let value = position.captured_value(player);
            format!("{}:{blocks}={value}", letter(position, player))
        })
        .collect();
    let mut text = format!(
        "{} {} {} {} quiet={} level={}",
        list_or_dash(towers, ";"),
        reserves.join("/"),
        list_or_dash(prizes, "/"),
        letter(position, position.to_move),
        position.quiet,
        write_points(Points::ratio(position.peak as i64, LEVEL_SCALE as i64).unwrap_or_default()),
    );
    text.push_str(&write_turn(position));
    text.push_str(&write_gone(position));
    text
}

/// What has been thrown and moved in this turn, and who has agreed.
fn write_turn(position: &Xima) -> String {
    let mut text = String::new();
    match position.phase {
        Phase::Free | Phase::Due => {}
        Phase::Thrown(Throw { first, second: 0 }) => text.push_str(&format!(" dice={first}")),
        Phase::Thrown(Throw { first, second }) => {
            text.push_str(&format!(" dice={first}+{second}"));
        }
        Phase::Second { die } => text.push_str(&format!(" die={die}")),
    }
    if let Some(at) = position.moved {
        text.push_str(&format!(" moved={at}"));
    }
    if !position.agreed.is_empty() {
        let who: String = position
            .agreed
            .iter()
            .map(|player| letter(position, player))
            .collect();
        text.push_str(&format!(" agreed={who}"));
    }
    text
}

/// What the players who left have given to others, and why they left.
fn write_gone(position: &Xima) -> String {
    let players = || Player::all(position.options.players);
    let mut text = String::new();
    let gains: Vec<String> = players()
        .filter(|player| position.gifts[player.index()] != Points::ZERO)
        .map(|player| {
            let gain = write_points(position.gifts[player.index()]);
            format!("{}:{gain}", letter(position, player))
        })
        .collect();
    if !gains.is_empty() {
        text.push_str(&format!(" gain={}", gains.join(",")));
    }
    let mut out: Vec<Player> = players()
        .filter(|player| position.why_out(*player).is_some())
        .collect();
    sort_few(&mut out, |player| position.last_out == Some(*player));
    if !out.is_empty() {
        let out: Vec<String> = out
            .into_iter()
            .map(|player| {
                let why = position.why_out(player).map_or("", Gone::reason);
                format!("{}:{why}", letter(position, player))
            })
            .collect();
        text.push_str(&format!(" out={}", out.join(",")));
    }
    text
}

/// A line of text a row: towers bottom to top, bare squares by their floor as
/// `.`, `:`, `+` and `^`.
pub(super) fn diagram(position: &Xima) -> String {
    let tallest = Square::all().map(|at| position.tower_len(at)).max();
    let width = usize::from(tallest.unwrap_or(0).max(2)) + 1;
    let mut text = String::new();
    for row in (0..13).rev() {
        let mut line = format!("{:>2} ", row + 1);
        for at in (0..13).filter_map(|column| Square::new(column, row)) {
            let blocks: String = match position.tower_len(at) {
                0 => [".", ":", "+", "^"][usize::from(at.floor() - 1) % 4].to_owned(),
                _ => position.tower(at).map(|it| position.letter(it)).collect(),
            };
            line.push_str(&format!(" {blocks:<width$}"));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    let mut line = "   ".to_owned();
    for at in (0..13).filter_map(|column| Square::new(column, 0)) {
        line.push_str(&format!(" {:<width$}", at.letter()));
    }
    text.push_str(line.trim_end());
    text.push('\n');
    for player in Player::all(position.options.players) {
        let special = match position.special(player) {
            Special::Reserve => " and the special",
            Special::Board { .. } => "",
            Special::Captured { .. } => "; the special is captured",
        };
        text.push_str(&format!(
            "{}: {} in reserve{special}\n",
            position.colour(player).key(),
            position.reserve(player)
        ));
    }
    match position.thrown() {
        Some(Throw { first, second: 0 }) => text.push_str(&format!("die: {first}\n")),
        Some(Throw { first, second }) => text.push_str(&format!("dice: {first}, {second}\n")),
        None => {}
    }
    text
}
