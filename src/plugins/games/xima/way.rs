//! What pointing at something says: the way a block would climb, or what is
//! there.

use super::{layout::Target, preview};
use crate::{
    plugins::app::session::Pointed,
    rules::{
        Player,
        xima::{Origin, Special, Square, Tread, Xima},
    },
};

/// What is said of a target, while a block is chosen or none is.
#[must_use]
pub fn describe(position: &Xima, chosen: Option<Origin>, target: Target) -> Pointed {
    let what = |text: String| Pointed {
        what: Some(text),
        refused: None,
    };
    match (target, preview::preview(position, chosen, Some(target))) {
        (_, Some(look)) => Pointed {
            what: Some(proposed(position, look.origin, &look.way, look.to)),
            refused: look.refusal.map(|refusal| refusal.to_string()),
        },
        (Target::Square(square), None) => what(tower(position, square)),
        (Target::Reserve(player), _) => what(reserve(position, player)),
        (Target::SpecialReserve(player), _) => what(special(position, player)),
        (Target::Captured(player), _) => what(captured(position, player)),
    }
}

/// "D7: climb from D4 over D5, D6".
fn proposed(position: &Xima, origin: Origin, way: &[Tread], to: Square) -> String {
    let then = consequence(position, to);
    format!("{to}: {}{then}", climb(position, origin, way))
}

/// What comes of landing on a square: ", and capture".
#[must_use]
pub fn consequence(position: &Xima, to: Square) -> &'static str {
    if position.captures(to) {
        ", and capture"
    } else if position.tower_len(to) > 0 {
        ", and hold what is there"
    } else {
        ""
    }
}

/// The squares of a way before its last: " over D4, E5".
#[must_use]
pub fn over(way: &[Tread]) -> String {
    let names: Vec<String> = way
        .iter()
        .take(way.len().saturating_sub(1))
        .map(|tread| tread.square.to_string())
        .collect();
    match names.as_slice() {
        [] => String::new(),
        [first, second, .., last] if names.len() > 4 => {
            format!(" over {first}, {second} … {last}")
        }
        _ => format!(" over {}", names.join(", ")),
    }
}

/// A way in words: "climb from C3 over D4, E5", "bring a block in over C1".
#[must_use]
pub fn climb(position: &Xima, origin: Origin, way: &[Tread]) -> String {
    let over = over(way);
    match origin {
        Origin::Reserve => format!("bring a block in{over}"),
        Origin::SpecialReserve => format!("bring the special in{over}"),
        Origin::On(from) => {
            let foot = position.height(from).saturating_sub(1);
            let rises = way.last().map_or(0, |tread| tread.height);
            let verb = match rises.cmp(&foot) {
                core::cmp::Ordering::Greater => "climb",
                core::cmp::Ordering::Equal => "run",
                core::cmp::Ordering::Less => "go down",
            };
            format!("{verb} from {from}{over}")
        }
    }
}

/// "D4: Red on Blue, Blue", top first.
fn tower(position: &Xima, square: Square) -> String {
    let mut names: Vec<String> = position
        .tower(square)
        .map(|block| {
            let colour = position.colour(block.owner).name();
            if block.is_special {
                format!("{colour}'s special")
            } else {
                colour.to_owned()
            }
        })
        .collect();
    names.reverse();
    match names.split_first() {
        None => format!("{square}, floor {}", square.floor()),
        Some((top, [])) => format!("{square}: {top}"),
        Some((top, below)) => format!("{square}: {top} holds {}", below.join(", ")),
    }
}

fn reserve(position: &Xima, player: Player) -> String {
    let colour = position.colour(player).name();
    match position.reserve(player) {
        0 => format!("{colour} has no common block left in the reserve"),
        1 => format!("{colour} has 1 common block in the reserve"),
        n => format!("{colour} has {n} common blocks in the reserve"),
    }
}

fn special(position: &Xima, player: Player) -> String {
    let colour = position.colour(player).name();
    match position.special(player) {
        Special::Reserve => format!("{colour}'s special waits in the reserve"),
        Special::Board { at, .. } => format!("{colour}'s special is on {at}"),
        Special::Captured { by } => {
            format!(
                "{colour}'s special is captured by {}",
                position.colour(by).name()
            )
        }
    }
}

fn captured(position: &Xima, player: Player) -> String {
    let colour = position.colour(player).name();
    let points = position.captured_value(player);
    match position.captured_by(player).len() {
        0 => format!("{colour} has captured nothing yet"),
        1 => format!("{colour} has captured 1 block worth {points}"),
        n => format!("{colour} has captured {n} blocks worth {points}"),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::{Game, xima::Options};

    fn game(moves: &[&str]) -> Xima {
        let mut game = Xima::new(Options::default());
        for text in moves {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        game
    }

    fn at(name: &str) -> Target {
        Target::Square(Square::parse(name).unwrap())
    }

    #[test]
    fn a_way_is_described_step_by_step() {
        let game = game(&["-A1", "-A2"]);
        let chosen = Some(Origin::On(Square::parse("A1").unwrap()));
        let describe = |target| describe(&game, chosen, target);
        let far = describe(at("E1"));
        assert_eq!(far.what.unwrap(), "E1: run from A1 over B1, C1, D1");
        assert_eq!(far.refused, None);
        let up = describe(at("C3"));
        assert!(up.refused.unwrap().contains("climbs at most one"));
        let hold = describe(at("A2"));
        assert_eq!(
            hold.what.unwrap(),
            "A2: climb from A1, and hold what is there"
        );
        assert!(
            describe(at("B3"))
                .refused
                .unwrap()
                .contains("straight line")
        );
    }

    #[test]
    fn towers_and_trays_say_who_is_there() {
        let game = game(&["-A1", "-A2", "-M1", "A2A1"]);
        let says = |target| describe(&game, None, target).what.unwrap();
        assert_eq!(says(at("A1")), "A1: Blue holds Red");
        let red = game.to_move();
        assert_eq!(
            says(Target::Reserve(red)),
            "Red has 7 common blocks in the reserve"
        );
        assert_eq!(
            says(Target::SpecialReserve(red)),
            "Red's special waits in the reserve"
        );
        assert_eq!(says(Target::Captured(red)), "Red has captured nothing yet");
        assert_eq!(says(at("C1")), "C1: bring a block in");
    }
}
