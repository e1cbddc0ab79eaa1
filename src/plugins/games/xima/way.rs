//! What pointing at something says: the way a block would climb, or what is
//! there.

use super::{layout::Target, preview};
use crate::{
    plugins::app::session::Pointed,
    rules::{
        Player,
        xima::{Origin, Special, Square, Tread, Xima},
    },
    texts,
};

/// What is said of a target, while a block is chosen or none is.
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
    let told = Player::all(position.players())
        .filter(|player| position.ascent(*player).is_some())
        .map(|player| {
            if player == position.to_move() {
                texts::table_xima_threat_own().to_owned()
            } else {
                texts::table_xima_threat_of(position.colour(player).name())
            }
        })
        .reduce(|before, next| texts::table_xima_threat_and(&before, &next))?;
    Some(texts::table_xima_threats(
        &Square::SUMMIT.to_string(),
        &told,
    ))
}

/// "D7: climb from D4 over D5, D6".
fn proposed(position: &Xima, origin: Origin, way: &[Tread], to: Square) -> String {
    let (how, from) = course(position, origin, way);
    let then = consequence(position, to);
    texts::table_xima_way(&to.to_string(), how, &from, &over(way), then)
}

/// What comes of landing on a square, as messages choose by it.
pub(crate) fn consequence(position: &Xima, to: Square) -> &'static str {
    if position.captures(to) {
        "capture"
    } else if position.tower_len(to) > 0 {
        "hold"
    } else {
        NONE
    }
}

/// What messages choose by where there is nothing to be said.
pub(crate) const NONE: &str = "none";

/// The squares of a way before its last, "D4, E5"; [`NONE`] if there are none.
pub(crate) fn over(way: &[Tread]) -> String {
    let names: Vec<String> = way
        .iter()
        .take(way.len().saturating_sub(1))
        .map(|tread| tread.square.to_string())
        .collect();
    match names.as_slice() {
        [] => NONE.to_owned(),
        [first, second, .., last] if names.len() > 4 => format!("{first}, {second} … {last}"),
        _ => names.join(", "),
    }
}

/// How a block goes on a way, as messages choose by it, and from which square.
pub(crate) fn course(position: &Xima, origin: Origin, way: &[Tread]) -> (&'static str, String) {
    match origin {
        Origin::Reserve => ("enter", String::new()),
        Origin::SpecialReserve => ("enter-special", String::new()),
        Origin::On(from) => {
            let foot = position.height(from).saturating_sub(1);
            let rises = way.last().map_or(0, |tread| tread.height);
            (how(rises, foot), from.to_string())
        }
    }
}

/// How a block comes to a height from another, as messages choose by it.
pub(crate) fn how(height: u8, foot: u8) -> &'static str {
    match height.cmp(&foot) {
        core::cmp::Ordering::Greater => "climb",
        core::cmp::Ordering::Equal => "run",
        core::cmp::Ordering::Less => "descend",
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
                texts::table_xima_special_of(colour)
            } else {
                colour.to_owned()
            }
        })
        .collect();
    names.reverse();
    let (Some((_, below)), Some(top)) = (names.split_first(), position.top(square)) else {
        return texts::table_xima_floor(&square.to_string(), square.floor());
    };
    let own = preview::origin_at(position, Target::Square(square)).is_some();
    let whose = if own { "own" } else { "other" };
    let kind = if top.is_special { "special" } else { "block" };
    let below = if below.is_empty() {
        NONE.to_owned()
    } else {
        below.join(", ")
    };
    let then = if chosen == Some(Origin::On(square)) {
        "go"
    } else if own {
        "select"
    } else {
        NONE
    };
    let colour = position.colour(top.owner).name();
    texts::table_xima_tower(&square.to_string(), whose, colour, kind, &below, then)
}

fn reserve(position: &Xima, player: Player) -> String {
    let colour = position.colour(player).name();
    let is_own = player == position.to_move();
    match position.reserve(player) {
        0 => texts::table_xima_tray_empty(colour),
        n if is_own => texts::table_xima_tray_own(n),
        n => texts::table_xima_tray_of(colour, n),
    }
}

fn special(position: &Xima, player: Player, chosen: Option<Origin>) -> String {
    let colour = position.colour(player).name();
    match position.special(player) {
        Special::Reserve if player == position.to_move() => match chosen {
            Some(Origin::SpecialReserve) => texts::table_xima_own_special_chosen(),
            _ => texts::table_xima_own_special(),
        }
        .to_owned(),
        Special::Reserve => texts::table_xima_special_waits(colour),
        Special::Board { at, .. } => texts::table_xima_special_on(colour, &at.to_string()),
        Special::Captured { by } => {
            texts::table_xima_special_is_captured_by(colour, position.colour(by).name())
        }
    }
}

fn captured(position: &Xima, player: Player) -> String {
    let colour = position.colour(player).name();
    let points = position.captured_value(player);
    match position.captured_by(player).len() {
        0 => texts::table_xima_captured_nothing(colour),
        n => texts::table_xima_captured_worth(colour, n, points),
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::testing::{game, square},
        *,
    };
    use crate::rules::{Game, xima::Options};

    fn at(name: &str) -> Target {
        Target::Square(square(name))
    }

    #[test]
    fn a_way_is_described_step_by_step() {
        let game = game(&["-A1", "-A2"]);
        let chosen = Some(Origin::On(square("A1")));
        let describe = |target| describe(&game, chosen, target);
        let far = describe(at("E1"));
        assert_eq!(far.what.unwrap(), "E1: run from A1 over B1, C1, D1");
        assert_eq!(far.refused, None);
        let up = describe(at("C3"));
        assert!(
            up.refused
                .unwrap()
                .contains("climbs the height of one block")
        );
        let hold = describe(at("A2"));
        assert_eq!(
            hold.what.unwrap(),
            "A2: climb from A1, and dominate what is there"
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
        assert_eq!(says(at("A1")), "A1: Blue’s block dominates Red");
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
            "Your special. Select it, then the square on which to incorporate it."
        );
        assert_eq!(
            says(Target::SpecialReserve(red.other())),
            "Blue’s special waits in the tray"
        );
        assert_eq!(says(Target::Captured(red)), "Red has captured nothing yet");
        assert_eq!(says(at("C1")), "C1: incorporate a block");
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
        let special = Some(Origin::On(square("H7")));
        let way = says("F7:Rr;H7:Bb R8/B8 - B", special).what.unwrap();
        assert_eq!(way, "G7: climb from H7");
        let nobody = says("F6:r;D4:b R9/B9 - B", None);
        assert!(nobody.refused.is_some(), "{nobody:?}");
    }
}
