//! Where a move of Xong happens, and why it matters.

use super::{Names, layout::Layout};
use crate::{
    plugins::ui::hud::{Scene, words},
    rules::{
        Game, PlayedMove, Player,
        xong::{Cold, LegSet, Move, Status, Xoid, Xong},
    },
    texts,
};

/// A placement worth this much deserves a closer look.
const MUCH: i32 = 5;

/// Where a Xoid was placed; a Xoid that is given has no place on the board.
pub(super) fn scene(played: &PlayedMove<Xong>) -> Option<Scene> {
    let game = &played.before;
    let Move::Place(legs) = &played.mv else {
        return None;
    };
    let layout = Layout::new(Game::options(game).board());
    Some(Scene {
        places: legs.iter().map(|leg| layout.leg(leg)).collect(),
        stays: Vec::new(),
        is_notable: game.cold(legs).is_some_and(|cold| cold.value() >= MUCH),
    })
}

/// A Xoid with no more places than this is one to be forced upon somebody, and the best
/// of them is looked for.
const FEW_PLACES: usize = 60;

/// With this few live legs the end is in sight.
const FEW_LEGS: u32 = 30;

/// The extinction of a Xoid is mentioned up to this field count.
const BESTIARY: usize = 6;

/// What a placement settles for good, or what can be made of a Xoid that is
/// given.
pub(super) fn significance(played: &PlayedMove<Xong>) -> Option<String> {
    match &played.mv {
        Move::Place(legs) => settled(&played.before, &played.after, legs),
        Move::Give(xoid) => chances(&played.after, xoid),
        Move::Retire(_) => None,
    }
}

/// Who leads, as the tally stands.
fn leader(game: &Xong) -> Option<Player> {
    let margin = game.statistics().margin();
    match margin {
        0 => None,
        1.. => Some(Player::FIRST),
        _ => Some(Player::SECOND),
    }
}

fn settled(game: &Xong, after: &Xong, legs: &LegSet) -> Option<String> {
    let cold: Cold = game.cold(legs)?;
    // A new leader matters more, and is mentioned for every game.
    if after.is_over() || leader(after) != leader(game) {
        return None;
    }
    let player = game.to_act();
    let (own, other) = (words::name(game, player), words::name(game, player.other()));
    match (cold.cashed.len(), cold.conceded.len()) {
        (0, 0) => {}
        (mine, 0) => {
            return Some(texts::table_xong_has_cashed(own, mine));
        }
        (0, theirs) => return Some(texts::table_xong_cashes_for_other(theirs, other)),
        (mine, theirs) => {
            return Some(texts::table_xong_cashed_for_both(mine, theirs, own, other));
        }
    }
    let left = after.live().len();
    if left <= FEW_LEGS {
        return Some(texts::table_xong_legs_left(left));
    }
    let extinct = |game: &Xong| {
        let species = game.bestiary(BESTIARY);
        species
            .iter()
            .filter(|it| it.status == Status::Extinct)
            .count()
    };
    let died = extinct(after).saturating_sub(extinct(game));
    if died > 0 {
        return Some(texts::table_xong_died_out(died));
    }
    (cold.greened.len() >= 2).then(|| texts::table_xong_loses_greened(other, cold.greened.len()))
}

fn chances(held: &Xong, xoid: &Xoid) -> Option<String> {
    let places = held.placements(xoid);
    let best = best(held, &places)?;
    let to = held.to_act();
    let (to, giver) = (words::name(held, to), words::name(held, to.other()));
    let swing = super::at_hand::swing(&best, to, giver);
    Some(texts::table_xong_fits_at_best(places.len(), &swing))
}

/// What the best of a few places does for the one who holds a Xoid; nothing where there
/// are too many to go through at once.
pub(super) fn best(held: &Xong, places: &[LegSet]) -> Option<Cold> {
    if places.len() > FEW_PLACES {
        return None;
    }
    places
        .iter()
        .filter_map(|legs| held.cold(legs))
        .max_by_key(Cold::value)
}

/// What was placed and what it gained, and that somebody else leads now.
pub(super) fn event(played: &PlayedMove<Xong>, names: &Names) -> Option<String> {
    let (before, after) = (&played.before, &played.after);
    let Move::Place(legs) = &played.mv else {
        return None;
    };
    let player = before.to_act();
    let xoid = names.title(before.hand()?);
    let (own, other) = (
        words::name(before, player),
        words::name(before, player.other()),
    );
    let swing = super::at_hand::swing(&before.cold(legs)?, own, other);
    if let Some(now) = leader(after)
        && !after.is_over()
        && leader(before) != Some(now)
    {
        let by = after.statistics().margin().unsigned_abs();
        let leader = words::name(after, now);
        return Some(texts::table_xong_event_place_and_lead(
            own, &xoid, &swing, leader, by,
        ));
    }
    Some(texts::table_xong_event_place(own, &xoid, &swing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::xong::{Board, Options};

    /// What is said of the last of these moves on a small board.
    fn said(board: &str, moves: &[&str]) -> Option<String> {
        let mut game = Xong::start(&Options::on(Board::drawn(board).unwrap()));
        let (last, before) = moves.split_last().unwrap();
        for text in before {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        let last = game.parse_move(last).unwrap();
        significance(&PlayedMove::new(&game, last).unwrap())
    }

    #[test]
    fn gives_with_few_places_say_what_can_be_made_of_them() {
        let moves = ["place:0,0,0", "give:boomerang"];
        let text = said("x", &moves).unwrap();
        assert_eq!(text, "it fits in 4 places, at best −1 for Red");
    }

    #[test]
    fn the_banner_tells_what_was_placed_and_what_it_netted() {
        let mut game = Xong::start(&Options::default());
        let mut told = |text: &str| {
            let mv = game.parse_move(text).unwrap();
            let played = PlayedMove::new(&game, mv.clone()).unwrap();
            game.play(&mv).unwrap();
            event(&played, &Names::default())
        };
        let text = told("place:0,0,0").unwrap();
        assert_eq!(text, "Red placed the Leg: +2 for Red. Red leads by 2");
        assert_eq!(told("give:boomerang"), None);
        let text = told("place:3,0,0;3,0,1").unwrap();
        assert_eq!(
            text,
            "Blue placed the Boomerang: +3 for Blue. Blue leads by 1"
        );
    }

    #[test]
    fn the_end_in_sight_is_mentioned() {
        // Red leads by two hexes before it and by one after it.
        let moves = ["place:0,0,0", "give:boomerang", "place:2,0,0;2,0,1"];
        let text = said("0:0..2", &moves).unwrap();
        assert!(text.ends_with(" legs can still be covered"), "{text}");
    }
}
