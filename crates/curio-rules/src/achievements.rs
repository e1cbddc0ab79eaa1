//! What can be achieved in a match that shows an idea of its game: found in the moves and
//! the last position, not counted along the way.

use crate::{
    AnyGame, Player, Said,
    chimple::{Chimple, End},
    mathematichess::{Mathematichess, Territory},
    registry, texts,
    xafka::{Goal, Light, Stuck, Xafka},
    xima::{Victory, Xima},
    xong::Xong,
};

/// Something that a player has achieved in a finished match.
#[derive(Debug)]
pub struct Achievement {
    /// What it is called, once among all.
    pub name: Said,
    /// What to do for it, in a sentence to the player.
    pub about: Said,
    /// How it is found out.
    pub is_achieved: Test,
}

impl PartialEq for Achievement {
    fn eq(&self, other: &Self) -> bool {
        (self.name)() == (other.name)()
    }
}

impl Eq for Achievement {}

/// How it is found out.
#[derive(Clone, Copy, Debug)]
pub enum Test {
    /// From the last position.
    AtTheEnd(fn(&dyn AnyGame, Player) -> bool),
    /// From any position on the way there.
    OnTheWay(fn(&dyn AnyGame, Player) -> bool),
}

use Test::{AtTheEnd, OnTheWay};

const fn new(name: Said, about: Said, is_achieved: Test) -> Achievement {
    Achievement {
        name,
        about,
        is_achieved,
    }
}

pub(super) static XIMA: [Achievement; 3] = [
    new(
        texts::achievement_xima_summit,
        texts::achievement_xima_summit_about,
        AtTheEnd(summit),
    ),
    new(
        texts::achievement_xima_captives,
        texts::achievement_xima_captives_about,
        AtTheEnd(collector),
    ),
    new(
        texts::achievement_xima_unharmed,
        texts::achievement_xima_unharmed_about,
        AtTheEnd(unharmed),
    ),
];

/// Those of mini-Xafka.
pub(super) static XAFKA: [Achievement; 4] = [
    new(
        texts::achievement_xafka_red,
        texts::achievement_xafka_red_about,
        AtTheEnd(red),
    ),
    new(
        texts::achievement_xafka_green,
        texts::achievement_xafka_green_about,
        AtTheEnd(green),
    ),
    new(
        texts::achievement_xafka_short_circuit,
        texts::achievement_xafka_short_circuit_about,
        AtTheEnd(short_circuit),
    ),
    new(
        texts::achievement_xafka_room,
        texts::achievement_xafka_room_about,
        AtTheEnd(room_to_spare),
    ),
];

pub(super) static MATHEMATICHESS: [Achievement; 4] = [
    new(
        texts::achievement_mathematichess_secured,
        texts::achievement_mathematichess_secured_about,
        AtTheEnd(secured),
    ),
    new(
        texts::achievement_mathematichess_four,
        texts::achievement_mathematichess_four_about,
        AtTheEnd(four_secured),
    ),
    new(
        texts::achievement_mathematichess_homogeneous,
        texts::achievement_mathematichess_homogeneous_about,
        AtTheEnd(homogeneous),
    ),
    new(
        texts::achievement_mathematichess_royal,
        texts::achievement_mathematichess_royal_about,
        AtTheEnd(royal),
    ),
];

pub(super) static XONG: [Achievement; 3] = [
    new(
        texts::achievement_xong_one_place,
        texts::achievement_xong_one_place_about,
        OnTheWay(no_choice),
    ),
    new(
        texts::achievement_xong_ten_cashed,
        texts::achievement_xong_ten_cashed_about,
        AtTheEnd(cashier),
    ),
    new(
        texts::achievement_xong_not_last,
        texts::achievement_xong_not_last_about,
        AtTheEnd(last_word),
    ),
];

pub(super) static CHIMPLE: [Achievement; 3] = [
    new(
        texts::achievement_chimple_all_there,
        texts::achievement_chimple_all_there_about,
        AtTheEnd(all_present),
    ),
    new(
        texts::achievement_chimple_no_move,
        texts::achievement_chimple_no_move_about,
        AtTheEnd(no_move_left),
    ),
    new(
        texts::achievement_chimple_sweep,
        texts::achievement_chimple_sweep_about,
        AtTheEnd(clean_sweep),
    ),
];

/// The achievements of a game.
pub fn achievements(game: &str) -> &'static [Achievement] {
    registry::find(game).map_or(&[], |entry| entry.achievements)
}

/// What each player has achieved, in seat order, in a match that began at `start` and went
/// by these moves to `last`, where it is over.
pub fn achieved<'a>(
    start: &dyn AnyGame,
    moves: impl Iterator<Item = &'a str>,
    last: &dyn AnyGame,
) -> Vec<Vec<&'static Achievement>> {
    let of_game = achievements(last.info().id);
    let looks_back = |it: &Achievement| matches!(it.is_achieved, OnTheWay(_));
    let way = if of_game.iter().any(looks_back) {
        positions(start, moves)
    } else {
        Vec::new()
    };
    let players = Player::all(last.colours().len() as u8);
    let by = |player: Player| {
        let is_by_player = |it: &&Achievement| match it.is_achieved {
            AtTheEnd(test) => test(last, player),
            OnTheWay(test) => way.iter().any(|position| test(position.as_ref(), player)),
        };
        of_game.iter().filter(is_by_player).collect()
    };
    players.map(by).collect()
}

fn positions<'a>(
    start: &dyn AnyGame,
    moves: impl Iterator<Item = &'a str>,
) -> Vec<Box<dyn AnyGame>> {
    let mut position = start.boxed_clone();
    let mut positions = Vec::new();
    for mv in moves {
        if position.play_text(mv).is_err() {
            break;
        }
        positions.push(position.boxed_clone());
    }
    positions
}

fn as_game<G: 'static>(position: &dyn AnyGame) -> Option<&G> {
    position.as_any().downcast_ref()
}

/// Whether a player has won alone, and not because somebody has resigned or run out of time.
fn has_won(last: &dyn AnyGame, player: Player) -> bool {
    last.outcome().is_some_and(|end| {
        end.winners.contains(player) && !matches!(end.reason, "resignation" | "timeout")
    })
}

fn summit(last: &dyn AnyGame, player: Player) -> bool {
    let victory = as_game::<Xima>(last).and_then(Xima::victory);
    victory == Some(Victory::Summit(player))
}

fn collector(last: &dyn AnyGame, player: Player) -> bool {
    as_game::<Xima>(last).is_some_and(|xima| xima.captured_by(player).len() >= 5)
}

fn unharmed(last: &dyn AnyGame, player: Player) -> bool {
    let is_held = |xima: &Xima| {
        let mut held = Player::all(xima.players()).flat_map(|captor| xima.captured_by(captor));
        held.any(|block| block.owner == player)
    };
    has_won(last, player) && as_game(last).is_some_and(|xima| !is_held(xima))
}

fn under(goal: Goal, last: &dyn AnyGame, player: Player) -> bool {
    let light = as_game::<Xafka>(last).map(Xafka::light);
    has_won(last, player) && light == Some(Light::Set(goal))
}

fn red(last: &dyn AnyGame, player: Player) -> bool {
    under(Goal::Red, last, player)
}

fn green(last: &dyn AnyGame, player: Player) -> bool {
    under(Goal::Green, last, player)
}

fn short_circuit(last: &dyn AnyGame, player: Player) -> bool {
    let reason = last.outcome().map(|end| end.reason);
    has_won(last, player) && reason == Some(Stuck::ShortCircuit.reason())
}

fn room_to_spare(last: &dyn AnyGame, player: Player) -> bool {
    has_won(last, player)
        && as_game::<Xafka>(last).is_some_and(|xafka| xafka.standing().len() >= xafka.holes().len())
}

/// How many territories of a player are of some kind.
fn territories(last: &dyn AnyGame, player: Player, is_meant: fn(&Territory) -> bool) -> usize {
    let all = as_game::<Mathematichess>(last).map(Mathematichess::territories);
    let own = all.iter().flatten().filter(|it| it.owner == Some(player));
    own.filter(|it| is_meant(it)).count()
}

fn secured(last: &dyn AnyGame, player: Player) -> bool {
    territories(last, player, |it| it.secured) >= 1
}

fn four_secured(last: &dyn AnyGame, player: Player) -> bool {
    territories(last, player, |it| it.secured) >= 4
}

fn homogeneous(last: &dyn AnyGame, player: Player) -> bool {
    territories(last, player, |it| it.homogeneous.is_some()) >= 1
}

fn royal(last: &dyn AnyGame, player: Player) -> bool {
    territories(last, player, |it| it.royal) >= 1
}

fn no_choice(position: &dyn AnyGame, player: Player) -> bool {
    as_game::<Xong>(position).is_some_and(|xong| {
        let given = xong.hand().filter(|_| xong.to_act() == player.other());
        given.is_some_and(|xoid| xong.placements(xoid).len() == 1)
    })
}

fn cashier(last: &dyn AnyGame, player: Player) -> bool {
    as_game::<Xong>(last).is_some_and(|xong| xong.tally(player).cashed >= 10)
}

fn last_word(last: &dyn AnyGame, player: Player) -> bool {
    let point = as_game::<Xong>(last).and_then(Xong::last_point);
    has_won(last, player) && point == Some(player)
}

fn all_present(last: &dyn AnyGame, player: Player) -> bool {
    has_won(last, player)
        && as_game::<Chimple>(last)
            .is_some_and(|chimple| chimple.places(player).iter().all(Option::is_some))
}

fn no_move_left(last: &dyn AnyGame, player: Player) -> bool {
    let end = as_game::<Chimple>(last).and_then(Chimple::end);
    has_won(last, player) && end == Some(End::Stuck(player.other()))
}

fn clean_sweep(last: &dyn AnyGame, player: Player) -> bool {
    let end = as_game::<Chimple>(last).and_then(Chimple::end);
    end == Some(End::NoCharacters(player.other()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::{OptionValues, registry};

    /// What two players achieve when a game goes by these moves.
    fn names(game: &str, options: &[(&str, &str)], moves: &str) -> [Vec<&'static str>; 2] {
        let options: OptionValues = options
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        let start = registry::start(game, &options).unwrap();
        let mut last = start.boxed_clone();
        for mv in moves.split_whitespace() {
            last.play_text(mv).unwrap();
        }
        let found = achieved(start.as_ref(), moves.split_whitespace(), last.as_ref());
        let mut found = found
            .iter()
            .map(|of_player| of_player.iter().map(|it| (it.name)()).collect());
        [found.next().unwrap(), found.next().unwrap()]
    }

    /// A game by moves that follow from a seed, to its end or as far as is worth while.
    fn random(game: &str, seed: usize) -> (Box<dyn AnyGame>, Vec<String>) {
        let mut position = registry::start(game, &OptionValues::new()).unwrap();
        let mut moves = Vec::new();
        while position.outcome().is_none() && moves.len() < 400 {
            let legal = position.legal_texts();
            let number = (seed + 1) * 7919 + moves.len() * 104_729 + moves.len() * moves.len() * 31;
            let mv = position.play_text(&legal[number % legal.len()]).unwrap();
            moves.push(mv);
        }
        (position, moves)
    }

    #[test]
    fn every_game_has_three_to_five_of_names_of_their_own() {
        for entry in registry::games() {
            let count = achievements(entry.id).len();
            assert!((3..=5).contains(&count), "{}: {count}", entry.id);
        }
        let all = registry::games()
            .into_iter()
            .flat_map(|game| game.achievements);
        let names: Vec<_> = all.map(|it| (it.name)()).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
    }

    #[test]
    fn nothing_is_achieved_by_an_opponent_who_resigns() {
        assert_eq!(
            names("xafka", &[], "d4 g6 resign"),
            [vec![], vec![]] as [Vec<&str>; 2]
        );
    }

    #[test]
    fn the_light_decides_what_a_winner_has_achieved() {
        let mut seen = BTreeSet::new();
        for seed in 0..60 {
            let (last, moves) = random("xafka", seed);
            let start = registry::start("xafka", &OptionValues::new()).unwrap();
            let found = achieved(
                start.as_ref(),
                moves.iter().map(String::as_str),
                last.as_ref(),
            );
            let end = last.outcome().unwrap();
            for (player, achieved) in Player::all(2).zip(&found) {
                let names: Vec<_> = achieved.iter().map(|it| (it.name)()).collect();
                let lit = |light: &str| names.contains(&light);
                let has_won = end.winners.contains(player);
                let light = moves
                    .iter()
                    .find(|mv| matches!(mv.as_str(), "red" | "green"));
                let expected = |colour: &str| has_won && light.is_some_and(|it| it == colour);
                assert_eq!(lit("Won under red"), expected("red"));
                assert_eq!(lit("Won under green"), expected("green"));
                seen.extend(names);
            }
        }
        assert_eq!(seen.len(), 4, "{seen:?}");
    }

    #[test]
    fn most_of_it_comes_about_even_by_chance() {
        let mut seen = BTreeSet::new();
        for game in ["xima", "mathematichess", "xong", "chimple"] {
            for seed in 0..if game == "chimple" { 300 } else { 12 } {
                let (last, moves) = random(game, seed);
                let start = registry::start(game, &OptionValues::new()).unwrap();
                let moves = moves.iter().map(String::as_str);
                let found = achieved(start.as_ref(), moves, last.as_ref());
                seen.extend(found.into_iter().flatten().map(|it| (it.name)()));
            }
        }
        assert!(seen.len() >= 8, "{seen:?}");
    }
}
