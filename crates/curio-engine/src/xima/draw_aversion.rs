//! What opponents do when nothing happens for a long time, or a match goes on and on. Without
//! it some matches would hardly ever end, because players who hold each other's blocks down
//! can go on doing so.
//! What a position is worth otherwise is in `evaluation`.

use super::super::{Limits, Sight};
use curio_rules::{
    Game,
    xima::{Dice, Xima},
};

/// A player who overlooks moves looks more closely the longer nothing happens: once each
/// player has had this many turns without progress, it notices moves in proportion.
const TURNS_BEFORE_LOOKING_CLOSER: u32 = 2;
/// A player who notices fewer than this many of 1,000 usual moves is a beginner, and looks
/// no more closely when nothing happens: people who wander about should not meet an opponent
/// who sees more and more.
const BEGINNER: u32 = 27;
/// For the same reason a match has to be longer by this many plies before beginners look more
/// closely. Players who choose well in two turns of five lost nearly all matches against
/// beginners who saw everything from ply 350 on.
const MORE_PLIES_FOR_BEGINNERS: u32 = 150;
/// Between two players without dice, it also considers the replies after more than this
/// many turns each. With three or four, one of them would always see the threat and stop
/// it, and with a die a threat seldom lasts, so a restless player no longer considers
/// replies.
const TURNS_BEFORE_REPLIES: u32 = 6;
const REPLY_DEPTH: u32 = 3;
const REPLY_NODES: u64 = 3_000;

/// With a die only a few moves are legal, so a player who overlooks moves looks this many
/// times.
const WITH_A_DIE: u32 = 8;

/// How many turns without progress each player has before it grows restless, in a match
/// of two without dice.
const CALM_OF_TWO: i32 = 4;
/// The same with dice or three players.
const CALM: i32 = 1;
/// The same with four players, where somebody captures something now and then.
const CALM_OF_FOUR: i32 = 0;
/// How much the weight of what the others have drops with each further turn, in
/// hundredths, in a match of two without dice, where patience is a strength.
const LESS_OF_TWO: i32 = 40;
/// The same in all other matches, where everybody would wait for everybody else.
const LESS: i32 = 100;
/// The lowest weight. In the end a player would rather see anyone win than go on.
const LEAST: i32 = -200;
/// After this many plies, players of all other matches are restless by one turn more,
/// whatever happens: they no longer mind what the others have. In any match players who
/// overlook moves look twice as often from then on.
const LONG: u32 = 200;
/// After this many, they look four times as often.
const LONGER: u32 = 300;
/// After this many, nobody overlooks anything, and of two without dice both consider replies.
const ENDLESS: u32 = 350;

/// The limits for this position: those given, unless the player overlooks moves.
pub(super) fn as_things_stand(root: &Xima, limits: &Limits) -> Limits {
    let mut limits = limits.clone();
    let Some(glance) = &mut limits.glance else {
        return limits;
    };
    let mut plies = limits.match_plies.unwrap_or(0);
    let mut stirred = rounds(root).max(TURNS_BEFORE_LOOKING_CLOSER);
    if glance.sight.0 < BEGINNER {
        plies = plies.saturating_sub(MORE_PLIES_FOR_BEGINNERS);
        stirred = TURNS_BEFORE_LOOKING_CLOSER;
    }
    let more = match plies {
        ..LONG => 1,
        LONG..LONGER => 2,
        LONGER.. => 4,
    };
    let at_first = if Game::options(root).dice == Dice::One {
        WITH_A_DIE
    } else {
        1
    };
    let noticed = if plies < ENDLESS {
        noticed_after(more * at_first, glance.sight.0) * stirred / TURNS_BEFORE_LOOKING_CLOSER
    } else {
        Sight::CLEAR.0
    };
    glance.sight = Sight(noticed.min(Sight::CLEAR.0));
    if !is_plain_duel(root) {
        if limits
            .match_plies
            .is_some_and(|plies| rivals_weight(root, plies) <= 0)
        {
            limits.depth = Some(1);
        }
    } else if plies >= ENDLESS
        || u32::from(root.turns_without_progress()) > 2 * TURNS_BEFORE_REPLIES
    {
        limits.depth = limits.depth.map(|depth| depth.max(REPLY_DEPTH));
        limits.nodes = limits.nodes.map(|nodes| nodes.max(REPLY_NODES));
    }
    limits
}

/// How many of 1,000 moves a player has noticed after several looks, each of which
/// catches `noticed` of 1,000.
fn noticed_after(looks: u32, noticed: u32) -> u32 {
    let all = Sight::CLEAR.0;
    let missed = |left: u32, _| left * all.saturating_sub(noticed) / all;
    all - (0..looks).fold(all, missed)
}

/// The weight of what the others have to a player who grows restless, in hundredths.
pub(super) fn rivals_weight(root: &Xima, match_plies: u32) -> i32 {
    let is_long = match_plies >= LONG;
    let (calm, less, long) = match root.players() {
        _ if is_plain_duel(root) => (CALM_OF_TWO, LESS_OF_TWO, 0),
        4 => (CALM_OF_FOUR, LESS, i32::from(is_long)),
        _ => (CALM, LESS, i32::from(is_long)),
    };
    let restless = (rounds(root) as i32 - calm).max(0) + long;
    (100 - less * restless).max(LEAST)
}

/// Whether two play, without dice.
fn is_plain_duel(root: &Xima) -> bool {
    root.players() == 2 && Game::options(root).dice == Dice::None
}

/// How many turns each player has had since the last progress.
fn rounds(root: &Xima) -> u32 {
    u32::from(root.turns_without_progress()) / u32::from(root.players()).max(1)
}

#[cfg(test)]
mod tests {
    use super::{super::super::sight::Glance, *};
    use curio_rules::OptionValues;

    fn start(options: &[(&str, &str)]) -> Xima {
        let values: OptionValues = options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        Xima::new(Xima::read_options(&values).unwrap_or_default())
    }

    #[test]
    fn nobody_minds_the_others_any_more_in_a_long_match() {
        for options in [("dice", "one"), ("players", "3"), ("players", "4")] {
            let root = start(&[options]);
            assert_eq!(rivals_weight(&root, LONG - 1), 100, "{options:?}");
            assert_eq!(rivals_weight(&root, LONG), 0, "{options:?}");
            assert_eq!(rivals_weight(&root, u32::MAX), 0, "{options:?}");
        }
        let duel = start(&[]);
        assert_eq!(rivals_weight(&duel, u32::MAX), 100);
    }

    /// Of a player who notices `of_1000` of 1,000 usual moves and does not look at answers.
    fn overlooking(of_1000: u32, match_plies: Option<u32>) -> Limits {
        Limits {
            glance: Some(Glance {
                sight: Sight(of_1000),
                seed: 1,
            }),
            match_plies,
            ..Limits::depth(1)
        }
    }

    #[test]
    fn those_who_overlook_moves_look_more_closely_in_a_long_match() {
        let root = start(&[]);
        let noticed = |of_1000, plies| {
            let limits = overlooking(of_1000, Some(plies));
            as_things_stand(&root, &limits).glance.map(|it| it.sight.0)
        };
        assert_eq!(noticed(100, LONG - 1), Some(100));
        assert_eq!(noticed(100, LONG), Some(190));
        assert_eq!(noticed(100, LONGER), Some(344));
        assert_eq!(noticed(100, ENDLESS), Some(1000));
        let beginner = BEGINNER - 1;
        assert_eq!(
            noticed(beginner, LONG + MORE_PLIES_FOR_BEGINNERS - 1),
            Some(beginner)
        );
        assert!(noticed(beginner, LONG + MORE_PLIES_FOR_BEGINNERS) > Some(beginner));
        assert!(noticed(beginner, ENDLESS + MORE_PLIES_FOR_BEGINNERS - 1) < Some(1000));
        assert_eq!(
            noticed(beginner, ENDLESS + MORE_PLIES_FOR_BEGINNERS),
            Some(1000)
        );
    }

    #[test]
    fn answers_are_no_longer_looked_at_in_a_long_match() {
        let root = start(&[("players", "3")]);
        let limits = |match_plies| Limits {
            depth: Some(3),
            ..overlooking(500, match_plies)
        };
        assert_eq!(as_things_stand(&root, &limits(Some(LONG))).depth, Some(1));
        assert_eq!(as_things_stand(&root, &limits(Some(0))).depth, Some(3));
        assert_eq!(as_things_stand(&root, &limits(None)).depth, Some(3));
    }

    #[test]
    fn two_players_look_at_answers_in_an_endless_match() {
        let root = start(&[]);
        let depth = |plies| {
            let limits = overlooking(BEGINNER, Some(plies));
            as_things_stand(&root, &limits).depth
        };
        assert_eq!(depth(ENDLESS - 1), Some(1));
        assert_eq!(depth(ENDLESS), Some(REPLY_DEPTH));
    }

    #[test]
    fn beginners_do_not_look_more_closely_when_nothing_happens() {
        let mut root = start(&[]);
        let moves = "-A1 -M13 A1B1 M13L13 B1C1 L13K13 C1D1 K13J13 D1E1 J13I13";
        for mv in moves.split(' ') {
            let mv = root.parse_move(mv).unwrap();
            root.play(&mv).unwrap();
        }
        assert!(rounds(&root) > TURNS_BEFORE_LOOKING_CLOSER);
        let noticed = |of_1000| {
            let limits = overlooking(of_1000, None);
            as_things_stand(&root, &limits).glance.map(|it| it.sight.0)
        };
        assert_eq!(noticed(BEGINNER - 1), Some(BEGINNER - 1));
        assert!(noticed(BEGINNER) > Some(BEGINNER));
    }
}
