//! Why a move matters, in plain words: which territory changed hands, what
//! multiplies it now, who is kept out.

use core::cmp::Ordering;

use super::{ledger, words::key};
use crate::{
    plugins::ui::hud::words,
    rules::{
        AnyGame, PlayedMove, Player,
        mathematichess::{Kind, Mathematichess, Move, Preview, Square, Territory},
    },
    texts,
};

/// With this few pieces left to place, it matters what squares would be worth.
const LAST_PLACEMENTS: u32 = 12;
/// From this many moves before the end, they are counted down.
const LAST_MOVES: u16 = 6;

/// The word for a move that is worth one; nothing where the points say it all.
pub(super) fn significance(played: &PlayedMove<Mathematichess>) -> Option<String> {
    let (game, mv, after) = (&played.before, played.mv, &played.after);
    let preview = game.preview(mv).ok()?;
    if preview.ends {
        return None;
    }
    if game.is_placing() {
        return placed(game, mv, after);
    }
    let mover = game.to_move();
    let name = |player| words::name(game, player);
    let talk = match mv {
        Move::Offer => {
            let (lead, more, less) = compared(after.points());
            Some(texts::table_mathematichess_if_accepted(
                more,
                less,
                name(mover.other()),
                lead,
            ))
        }
        Move::Decline => {
            let (lead, more, less) = compared(after.points());
            Some(texts::table_mathematichess_if_counted_now(more, less, lead))
        }
        Move::Pass => Some(texts::table_mathematichess_no_way(name(mover))),
        _ => None,
    };
    if talk.is_some() {
        return talk;
    }
    let mut parts: Vec<String> = Vec::new();
    parts.extend(turn(&preview, mover).map(|turn| turn.text(&name)));
    if matches!(mv, Move::Terminate { .. }) {
        parts.push(spent(after, mover));
    }
    parts.extend(new_leader(&preview, name));
    parts.truncate(2);
    let left = after
        .agreed()
        .limit
        .map(|most| most - after.plies().min(most));
    if let Some(left @ 1..=LAST_MOVES) = left
        && parts.len() < 2
    {
        parts.push(texts::table_mathematichess_to_go(left));
    }
    (!parts.is_empty()).then(|| parts.join("; "))
}

/// Whether a move does more than make some points come and go.
pub(super) fn is_turn(game: &Mathematichess, mv: Move) -> bool {
    !game.is_placing()
        && (matches!(mv, Move::Terminate { .. })
            || game
                .preview(mv)
                .is_ok_and(|preview| turn(&preview, game.to_move()).is_some()))
}

/// The player with more, as messages choose by it, with the greater number and the smaller.
fn compared<N: Ord + Copy>([white, black]: [N; 2]) -> (&'static str, N, N) {
    let lead = match white.cmp(&black) {
        Ordering::Equal => "level",
        Ordering::Greater => "white",
        Ordering::Less => "black",
    };
    (lead, white.max(black), white.min(black))
}

/// What the use of a Terminator leaves.
fn spent(after: &Mathematichess, mover: Player) -> String {
    let holes = after.board().holes().len();
    if after.has_terminated(mover.other()) {
        texts::table_mathematichess_both_spent(holes)
    } else {
        texts::table_mathematichess_one_spent(holes, words::name(after, mover.other()))
    }
}

/// What a placement does to the squares that may stay empty, near the end of
/// the first stage.
fn placed(game: &Mathematichess, mv: Move, after: &Mathematichess) -> Option<String> {
    let Move::Place { at, .. } = mv else {
        return matches!(mv, Move::Terminate { .. })
            .then(|| texts::table_mathematichess_one_fewer().to_owned());
    };
    let holes = after.board().holes();
    if !after.is_placing() {
        let (lead, more, less) = compared(after.points());
        return Some(texts::table_mathematichess_all_placed_now(
            holes.len(),
            more,
            less,
            lead,
        ));
    }
    let left: u32 = Player::all(2).map(|p| after.left_to_place(p)).sum();
    if left > LAST_PLACEMENTS {
        return None;
    }
    let seat = game.to_move().index() & 1;
    let lead = |game: &Mathematichess, square: Square| {
        let worth = game.board().prospect(square);
        worth[seat] - worth[1 - seat]
    };
    let (gain, best) = holes
        .iter()
        .filter(|square| square.touches(at))
        .map(|square| (lead(after, square) - lead(game, square), square))
        .max()?;
    let (lead, worth, _) = compared(after.board().prospect(best));
    (gain > 0).then(|| texts::table_mathematichess_if_empty(worth, &best.to_string(), lead))
}

/// Who leads now and did not before.
fn new_leader<'a>(preview: &Preview, name: impl Fn(Player) -> &'a str) -> Option<String> {
    let lead = |points: [i64; 2]| (points[0] - points[1]).signum();
    let (was, is) = (lead(preview.before), lead(preview.after));
    let leader = match is {
        _ if was == is => return None,
        0 => return Some(texts::table_mathematichess_level(preview.after[0])),
        1 => Player::FIRST,
        _ => Player::SECOND,
    };
    let seat = leader.index() & 1;
    let (more, less) = (preview.after[seat], preview.after[1 - seat]);
    Some(texts::table_mathematichess_takes_lead(
        more,
        less,
        name(leader),
    ))
}

/// The most remarkable thing that a move did to the territories.
#[derive(Clone, Debug, PartialEq)]
enum Turn<'a> {
    /// A kind is in the majority and multiplies the sum.
    Multiplied(&'a Territory, Kind, Player),
    /// What multiplied it has been broken up.
    Broken(&'a Territory, &'a Territory, Kind),
    /// It has another owner, or an owner at all.
    Taken(&'a Territory, Player, Option<Player>),
    /// Nobody has the majority any more.
    Shared(&'a Territory, Player),
    /// The opponent is kept out from now on.
    Secured(&'a Territory, Player),
    /// Two territories have become one.
    Joined(&'a Territory),
}

/// The territory that was there before where this one is now, or, when its hole
/// has wandered off, nothing.
fn old<'a>(preview: &'a Preview, new: &Territory) -> Option<&'a Territory> {
    preview
        .gone
        .iter()
        .find(|old| old.cells.iter().any(|cell| new.contains(*cell)))
}

fn turn(preview: &Preview, mover: Player) -> Option<Turn<'_>> {
    // A hole that has wandered takes the place of the one that it was.
    let wandered: Vec<&Territory> = preview
        .gone
        .iter()
        .filter(|gone| {
            preview
                .come
                .iter()
                .all(|new| old(preview, new) != Some(*gone))
        })
        .collect();
    let pairs: Vec<(&Territory, Option<&Territory>)> = preview
        .come
        .iter()
        .map(|new| {
            let before = old(preview, new).or(match wandered[..] {
                [only] => Some(only),
                _ => None,
            });
            (new, before)
        })
        .collect();
    let multiplied = pairs.iter().filter_map(|(new, before)| {
        let (kind, owner) = (new.homogeneous.filter(|_| new.multiplier > 1)?, new.owner?);
        let news =
            before.is_none_or(|before| before.homogeneous.is_none() || before.owner != new.owner);
        news.then_some((new.worth(), Turn::Multiplied(new, kind, owner)))
    });
    let broken = pairs.iter().filter_map(|(new, before)| {
        let before = (*before)?;
        let (kind, owner) = (before.homogeneous?, before.owner?);
        let worse = new.homogeneous.is_none() && owner != mover;
        worse.then_some((before.worth(), Turn::Broken(new, before, kind)))
    });
    let taken = pairs.iter().filter_map(|(new, before)| {
        let owner = new.owner?;
        let before = (*before)?.owner;
        (before != Some(owner)).then_some((new.worth(), Turn::Taken(new, owner, before)))
    });
    let shared = pairs.iter().filter_map(|(new, before)| {
        let owner = (*before)?.owner?;
        (new.owner.is_none()).then_some((new.worth(), Turn::Shared(new, owner)))
    });
    let secured = pairs.iter().filter_map(|(new, before)| {
        let owner = new.owner?;
        let news = new.secured && before.is_none_or(|before| !before.secured);
        news.then_some((new.worth(), Turn::Secured(new, owner)))
    });
    let joined = preview.come.iter().filter_map(|new| {
        let parts = preview
            .gone
            .iter()
            .filter(|old| old.cells.iter().any(|cell| new.contains(*cell)));
        (parts.count() > 1).then_some((new.worth(), Turn::Joined(new)))
    });
    [
        best(multiplied),
        best(broken),
        best(taken),
        best(shared),
        best(secured),
        best(joined),
    ]
    .into_iter()
    .flatten()
    .next()
}

fn best<'a>(turns: impl Iterator<Item = (i64, Turn<'a>)>) -> Option<Turn<'a>> {
    turns.max_by_key(|(worth, _)| *worth).map(|(_, turn)| turn)
}

impl Turn<'_> {
    fn text<'a>(&self, name: &impl Fn(Player) -> &'a str) -> String {
        match *self {
            Self::Multiplied(territory, kind, owner) => {
                let (own, all) = shares(territory, kind, owner);
                let (times, worth) = (territory.multiplier, territory.worth());
                let (place, owner) = (territory.name(), name(owner));
                texts::table_mathematichess_multiplied(
                    own,
                    all,
                    times,
                    worth,
                    &place,
                    owner,
                    key(kind),
                )
            }
            Self::Broken(now, before, kind) => texts::table_mathematichess_broken(
                before.worth(),
                key(kind),
                &now.name(),
                &ledger::worth(now),
            ),
            Self::Taken(territory, owner, before) => {
                let place = territory.name();
                let (owner, worth) = (name(owner), territory.worth());
                match before {
                    Some(rival) => {
                        texts::table_mathematichess_taken(worth, &place, name(rival), owner)
                    }
                    None => texts::table_mathematichess_won_alone(worth, &place, owner),
                }
            }
            Self::Shared(territory, owner) => texts::table_mathematichess_now_shared(
                &territory.name(),
                name(owner),
                &ledger::worth(territory),
            ),
            Self::Secured(territory, owner) => texts::table_mathematichess_now_secured(
                name(owner),
                &territory.name(),
                name(owner.other()),
            ),
            Self::Joined(territory) => texts::table_mathematichess_joined(&territory.name()),
        }
    }
}

/// How many of the first-class settlers are of a kind of the owner's, and how
/// many there are.
fn shares(territory: &Territory, kind: Kind, owner: Player) -> (usize, usize) {
    let first = territory.settlers.iter().filter(|one| one.first_class);
    let own = first
        .clone()
        .filter(|one| one.piece.kind == kind && one.piece.player == owner);
    (own.count(), first.count())
}

/// That a territory is secured, or somebody else leads.
pub(super) fn event(played: &PlayedMove<Mathematichess>) -> Option<String> {
    let (before, after) = (&played.before, &played.after);
    if after.is_placing() || AnyGame::outcome(after).is_some() {
        return None;
    }
    let secured = |game: &Mathematichess, player| {
        let territories = game.territories();
        let own = |it: &&Territory| it.secured && it.owner == Some(player);
        territories.iter().filter(own).count()
    };
    let mut players = Player::all(2);
    if let Some(player) = players.find(|it| secured(after, *it) > secured(before, *it)) {
        return Some(texts::table_mathematichess_secures(words::name(
            after, player,
        )));
    }
    let preview = before.preview(played.mv).ok()?;
    new_leader(&preview, |player| words::name(after, player)).map(|text| words::sentence(&text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    fn significance(game: &Mathematichess, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::significance(&PlayedMove::new(game, mv).unwrap())
    }
    use crate::rules::mathematichess::{Options, set_up::random_placement};

    fn position(text: &str) -> Mathematichess {
        Mathematichess::parse_position(&Options::on(5), text).unwrap()
    }

    const FULL: &str = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt";

    /// A board filled at random.
    fn filled(seed: u64) -> Mathematichess {
        let mut game = Mathematichess::new(Options::on(7));
        while let Some(mv) = random_placement(&game, seed) {
            game.play_unchecked(mv);
        }
        game
    }

    /// Every word that is said of a move on some boards, with the positions
    /// before and after.
    fn every_word() -> Vec<(Mathematichess, Mathematichess, String)> {
        let mut all = Vec::new();
        for game in (1..=12).map(filled) {
            for mv in game.legal_moves() {
                let mut after = game.clone();
                after.play_unchecked(mv);
                if let Some(word) = significance(&game, &game.move_text(&mv)) {
                    all.push((game.clone(), after, word));
                }
            }
        }
        all
    }

    #[test]
    fn what_is_said_of_a_territory_is_so() {
        let all = every_word();
        let worth = |game: &Mathematichess| -> Vec<String> {
            game.territories()
                .iter()
                .map(|one| one.worth().to_string())
                .collect()
        };
        for sign in [
            "times",
            "majority",
            "passes from",
            "alone, with",
            "longer",
            "pair",
        ] {
            let said = all.iter().any(|(_, _, word)| word.contains(sign));
            assert!(said, "{sign}");
        }
        for (before, after, word) in &all {
            let numbers: Vec<&str> = word.split(|c: char| !c.is_ascii_digit()).collect();
            let known = worth(after)
                .iter()
                .any(|worth| numbers.contains(&worth.as_str()));
            if word.contains("points") && word.contains("sides of") {
                assert!(known, "{word}");
                let majority = after
                    .territories()
                    .iter()
                    .any(|one| one.homogeneous.is_some());
                assert!(majority, "{word}");
            }
            if word.contains("takes the lead") {
                let lead = |game: &Mathematichess| {
                    let [white, black] = game.points();
                    (white - black).signum()
                };
                assert_ne!(lead(before), lead(after), "{word}");
            }
        }
    }

    #[test]
    fn terminators_and_offers_say_what_they_lead_to() {
        let said = |rest: &str, mv: &str| {
            let game = position(&format!("{FULL} {rest}"));
            significance(&game, mv).unwrap()
        };
        let one = said("W - -", "!c3");
        assert!(one.contains("2 squares are empty now; only Black"), "{one}");
        let both = said("W - B", "!c3");
        assert!(both.contains("both Terminators are spent"), "{both}");
        let offered = said("W - WB", "offer");
        assert!(offered.starts_with("if Black accepts, "), "{offered}");
        let mut game = position(&format!("{FULL} W - WB"));
        game.play_unchecked(Move::Offer);
        let declined = significance(&game, "decline").unwrap();
        assert!(declined.starts_with("the match goes on"), "{declined}");
        assert_eq!(significance(&game, "accept"), None, "the end says it");
    }

    #[test]
    fn placing_is_worth_a_word_near_its_end() {
        let mut game = Mathematichess::new(Options::on(7));
        let mut words = Vec::new();
        while let Some(mv) = random_placement(&game, 5) {
            words.push(significance(&game, &game.move_text(&mv)));
            game.play_unchecked(mv);
        }
        assert_eq!(words[..30].iter().flatten().count(), 0);
        let last = words.pop().flatten().unwrap();
        assert!(
            last.starts_with("all pieces are placed; 5 squares stay empty"),
            "{last}"
        );
        assert!(
            words
                .iter()
                .flatten()
                .any(|word| word.contains("stays empty"))
        );
    }
}
