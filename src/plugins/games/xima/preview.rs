//! What would come of moving a block to a square: the way that it would climb,
//! or the step that is too high.

use super::layout::Target;
use crate::rules::{
    Game,
    xima::{Attempt, Move, Origin, Refusal, Special, Square, Tread, Xima},
};

/// A move that is only looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Preview {
    /// Where the block comes from.
    pub(crate) origin: Origin,
    /// Where it would come to rest.
    pub(crate) to: Square,
    /// The squares that it would run over, as far as it gets.
    pub(crate) way: Vec<Tread>,
    /// The square at which the way ends before its time.
    pub(crate) barred: Option<Square>,
    /// The rule that forbids the move.
    pub(crate) refusal: Option<Refusal>,
}

/// The move of a block.
pub(crate) const fn move_of(origin: Origin, to: Square) -> Move {
    match origin {
        Origin::Reserve => Move::Enter(to),
        Origin::SpecialReserve => Move::EnterSpecial(to),
        Origin::On(from) => Move::Step { from, to },
    }
}

/// The block of the player to move that is at a target, if it is free to move.
pub(crate) fn origin_at(position: &Xima, target: Target) -> Option<Origin> {
    let player = position.to_move();
    match target {
        Target::Reserve(owner) => {
            (owner == player && position.reserve(player) > 0).then_some(Origin::Reserve)
        }
        Target::SpecialReserve(owner) => (owner == player
            && position.special(player) == Special::Reserve)
            .then_some(Origin::SpecialReserve),
        Target::Square(square) => (position.top(square)?.owner == player
            && square != Square::SUMMIT)
            .then_some(Origin::On(square)),
        Target::Captured(_) => None,
    }
}

/// Where that block is.
pub(crate) const fn target_of(position: &Xima, origin: Origin) -> Target {
    match origin {
        Origin::Reserve => Target::Reserve(position.to_move()),
        Origin::SpecialReserve => Target::SpecialReserve(position.to_move()),
        Origin::On(square) => Target::Square(square),
    }
}

/// The block that a square is meant for when none has been chosen: free squares
/// are for what waits in the tray.
pub(crate) fn implied(position: &Xima, to: Square) -> Option<Origin> {
    next_in(position).filter(|_| position.tower_len(to) == 0)
}

/// What comes in next from the tray of the player to move when nothing has been
/// chosen: a common block as long as there is one.
pub(crate) fn next_in(position: &Xima) -> Option<Origin> {
    let player = position.to_move();
    if position.reserve(player) > 0 {
        Some(Origin::Reserve)
    } else {
        (position.special(player) == Special::Reserve).then_some(Origin::SpecialReserve)
    }
}

/// Looks at the move of the chosen block, or of the implied one, to a target.
pub(crate) fn preview(
    position: &Xima,
    chosen: Option<Origin>,
    target: Option<Target>,
) -> Option<Preview> {
    let Some(Target::Square(to)) = target else {
        return None;
    };
    let origin = chosen.or_else(|| implied(position, to))?;
    if origin == Origin::On(to) {
        return None;
    }
    let refusal = position.check(&move_of(origin, to)).err();
    let (way, barred) = match position.attempt(origin, to) {
        Ok(way) => (way, None),
        Err(Attempt { way, refusal }) => match refusal {
            Refusal::TooHigh { at, .. } | Refusal::Full(at) | Refusal::EdgeTaken(at) => {
                (way, Some(at))
            }
            _ => (way, None),
        },
    };
    Some(Preview {
        origin,
        to,
        way,
        barred,
        refusal,
    })
}

#[cfg(test)]
mod tests {
    use super::{
        super::testing::{game, square},
        *,
    };
    use crate::rules::xima::Options;

    fn looked(game: &Xima, chosen: Option<&str>, at: &str) -> Preview {
        let chosen = chosen.map(|name| Origin::On(square(name)));
        preview(game, chosen, Some(Target::Square(square(at)))).unwrap()
    }

    #[test]
    fn a_free_square_is_for_the_reserve() {
        let game = game(&[]);
        let first = looked(&game, None, "A1");
        assert_eq!((first.origin, first.refusal), (Origin::Reserve, None));
        assert_eq!(first.way.len(), 1);
        let high = looked(&game, None, "G5");
        assert!(high.refusal.is_some());
        let barred = high.barred.unwrap();
        assert!(high.way.iter().all(|tread| tread.square != barred));
        let wall = looked(&game, None, "C7");
        let names: Vec<String> = wall.way.iter().map(|t| t.square.to_string()).collect();
        assert_eq!(
            (wall.barred, names.len()),
            (Some(square("C7")), 2),
            "{names:?}"
        );
    }

    #[test]
    fn the_reason_is_that_of_the_most_promising_line() {
        // Stairs from the edge to the summit, with a block at their foot.
        let text = "C9:R;L7:R;J7:B;H7:R;M7:B;D4:B R6r/B6b - R";
        let game = Xima::parse_position(&Options::default(), text).unwrap();
        let special = Some(Origin::SpecialReserve);
        for goal in ["G7", "I7", "K7"] {
            let look = preview(&game, special, Some(Target::Square(square(goal)))).unwrap();
            assert_eq!(look.barred, Some(square("M7")), "{goal}");
            assert_eq!(look.refusal, Some(Refusal::EdgeTaken(square("M7"))));
        }
    }

    #[test]
    fn of_two_ways_of_one_length_the_straight_one_is_taken() {
        let game = game(&[]);
        for (goal, first) in [("L7", "M7"), ("G2", "G1"), ("B5", "A5"), ("E12", "E13")] {
            let look = looked(&game, None, goal);
            assert_eq!(look.way.len(), 2, "{goal}");
            assert_eq!(look.way[0].square, square(first), "{goal}");
        }
    }

    #[test]
    fn the_way_of_a_block_ends_before_the_step_that_is_too_high() {
        let game = game(&["-C1", "-M13"]);
        let onwards = looked(&game, Some("C1"), "C5");
        assert_eq!(onwards.barred, Some(square("C3")));
        let names: Vec<String> = onwards.way.iter().map(|t| t.square.to_string()).collect();
        assert_eq!(names, ["C2"]);
        let aside = looked(&game, Some("C1"), "A1");
        assert_eq!((aside.refusal, aside.way.len()), (None, 2));
    }

    #[test]
    fn only_free_blocks_of_the_player_to_move_can_be_chosen() {
        let game = game(&["-A1", "-B13"]);
        let at = |name: &str| origin_at(&game, Target::Square(square(name)));
        assert_eq!(at("A1"), Some(Origin::On(square("A1"))));
        assert_eq!((at("B13"), at("C1")), (None, None));
        let red = game.to_move();
        assert_eq!(
            origin_at(&game, Target::Reserve(red)),
            Some(Origin::Reserve)
        );
        assert_eq!(origin_at(&game, Target::Reserve(red.other())), None);
    }
}
