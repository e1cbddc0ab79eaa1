//! What pointing at something says: the way a block would climb, or what is
//! there.

use super::{layout::Target, preview};
use crate::{
    plugins::{app::session::Pointed, ui::hud::words},
    rules::{
        Player,
        xima::{Origin, Special, Square, Tread, Xima},
    },
};

/// What is said of a target, while a block is chosen or none is.
#[must_use]
pub(crate) fn describe(position: &Xima, chosen: Option<Origin>, target: Target) -> Pointed {
    let what = |text: String| Pointed {
        what: Some(text),
        refused: None,
    };
    if chosen.is_none()
        && target == Target::Square(Square::SUMMIT)
        && let Some(text) = threats(position)
    {
        return what(text);
    }
    match (target, preview::preview(position, chosen, Some(target))) {
        (_, Some(look)) => Pointed {
            what: Some(proposed(position, look.origin, &look.way, look.to)),
            refused: look.refusal.map(|refusal| refusal.to_string()),
        },
        (Target::Square(square), None) => what(tower(position, square, chosen)),
        (Target::Reserve(player), _) => what(reserve(position, player)),
        (Target::SpecialReserve(player), _) => what(special(position, player, chosen)),
        (Target::Captured(player), _) => what(captured(position, player)),
    }
}

/// What the signs over the summit mean: "G7: Blue’s special can reach the summit".
fn threats(position: &Xima) -> Option<String> {
    let told: Vec<String> = Player::all(position.players())
        .filter(|player| position.ascent(*player).is_some())
        .map(|player| {
            if player == position.to_move() {
                "your special can reach the summit now".to_owned()
            } else {
                let colour = position.colour(player).name();
                format!("{colour}’s special can reach the summit")
            }
        })
        .collect();
    (!told.is_empty()).then(|| format!("{}: {}", Square::SUMMIT, told.join("; ")))
}

/// "D7: climb from D4 over D5, D6".
fn proposed(position: &Xima, origin: Origin, way: &[Tread], to: Square) -> String {
    let then = consequence(position, to);
    format!("{to}: {}{then}", climb(position, origin, way))
}

/// What comes of landing on a square: ", and capture".
#[must_use]
pub(crate) fn consequence(position: &Xima, to: Square) -> &'static str {
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
pub(crate) fn over(way: &[Tread]) -> String {
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
pub(crate) fn climb(position: &Xima, origin: Origin, way: &[Tread]) -> String {
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

/// "D4: Red’s block holds Blue, Blue", top first; for a block of one’s own, what to
/// do with it.
fn tower(position: &Xima, square: Square, chosen: Option<Origin>) -> String {
    let mut names: Vec<String> = position
        .tower(square)
        .map(|block| {
            let colour = position.colour(block.owner).name();
            if block.is_special {
                format!("{colour}’s special")
            } else {
                colour.to_owned()
            }
        })
        .collect();
    names.reverse();
    let Some((_, below)) = names.split_first() else {
        return format!("{square}, floor {}", square.floor());
    };
    let Some(top) = position.top(square) else {
        return format!("{square}, floor {}", square.floor());
    };
    let own = preview::origin_at(position, Target::Square(square)).is_some();
    let whose = if own {
        "your".to_owned()
    } else {
        format!("{}’s", position.colour(top.owner).name())
    };
    let kind = if top.is_special { "special" } else { "block" };
    let holds = if below.is_empty() {
        String::new()
    } else {
        format!(" holds {}", below.join(", "))
    };
    let then = if chosen == Some(Origin::On(square)) {
        ". Choose the square where it is to go."
    } else if own {
        ". Select it, then the square where it is to go."
    } else {
        ""
    };
    format!("{square}: {whose} {kind}{holds}{then}")
}

fn reserve(position: &Xima, player: Player) -> String {
    let colour = position.colour(player).name();
    let is_own = player == position.to_move();
    match position.reserve(player) {
        0 => format!("{colour} has no common block left in the tray"),
        n if is_own => format!(
            "Your tray: {}. Choose a free square to bring one in.",
            words::count(n.into(), "block")
        ),
        n => format!(
            "{colour} has {} in the tray",
            words::count(n.into(), "common block")
        ),
    }
}

fn special(position: &Xima, player: Player, chosen: Option<Origin>) -> String {
    let colour = position.colour(player).name();
    match position.special(player) {
        Special::Reserve if player == position.to_move() => match chosen {
            Some(Origin::SpecialReserve) => {
                "Your special. Choose the square where it is to come in."
            }
            _ => "Your special. Select it, then the square where it is to come in.",
        }
        .to_owned(),
        Special::Reserve => format!("{colour}’s special waits in the tray"),
        Special::Board { at, .. } => format!("{colour}’s special is on {at}"),
        Special::Captured { by } => {
            format!(
                "{colour}’s special is captured by {}",
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
        assert_eq!(says(at("A1")), "A1: Blue’s block holds Red");
        assert_eq!(
            says(at("M1")),
            "M1: your block. Select it, then the square where it is to go."
        );
        let red = game.to_move();
        assert_eq!(
            says(Target::Reserve(red)),
            "Your tray: 7 blocks. Choose a free square to bring one in."
        );
        assert_eq!(
            says(Target::Reserve(red.other())),
            "Blue has 8 common blocks in the tray"
        );
        assert_eq!(
            says(Target::SpecialReserve(red)),
            "Your special. Select it, then the square where it is to come in."
        );
        assert_eq!(
            says(Target::SpecialReserve(red.other())),
            "Blue’s special waits in the tray"
        );
        assert_eq!(says(Target::Captured(red)), "Red has captured nothing yet");
        assert_eq!(says(at("C1")), "C1: bring a block in");
    }

    #[test]
    fn the_signs_over_the_summit_are_explained_there() {
        let says = |text: &str, chosen| {
            let game = Xima::parse_position(&Options::default(), text).unwrap();
            describe(&game, chosen, at("G7"))
        };
        let both = says("F7:Rr;H7:Bb R8/B8 - B", None);
        assert_eq!(
            both.what.unwrap(),
            "G7: Red’s special can reach the summit; your special can reach the summit now"
        );
        assert_eq!(both.refused, None);
        let special = Some(Origin::On(Square::parse("H7").unwrap()));
        let way = says("F7:Rr;H7:Bb R8/B8 - B", special).what.unwrap();
        assert_eq!(way, "G7: climb from H7");
        let nobody = says("F6:r;D4:b R9/B9 - B", None);
        assert!(nobody.refused.is_some(), "{nobody:?}");
    }
}
