//! What is said of a Xoid that is in hand or being built: what placing it changes in
//! the points, and whether it may be given.

use super::{
    names::Names,
    words::name,
    workshop::{Verdict, Workshop},
};
use crate::{
    plugins::ui::hud::words,
    rules::xong::{CellSet, Cold, Leg, LegSet, Xoid, XoidError, Xong},
    texts,
};

/// Whether no new Xoid can be laid over an empty leg any more.
pub(crate) fn is_closed(game: &Xong, leg: Leg) -> bool {
    game.vacant().contains(leg) && !game.live().contains(leg)
}

/// What a placement changes in the points, first for the one who places, then for the
/// opponent: "+2 for you", "−1 for Blue". Nothing where neither changes. Each is named, or
/// `you`.
pub(crate) fn swings(cold: &Cold, own: &str, other: &str) -> Vec<String> {
    let count = |cells: CellSet| i64::from(cells.len());
    let changes = [
        (count(cold.touched) + count(cold.cashed), own),
        (count(cold.conceded) - count(cold.greened), other),
    ];
    let told = changes.into_iter().filter(|(change, _)| *change != 0);
    told.map(|(change, who)| {
        let sign = if change < 0 { '−' } else { '+' };
        texts::table_xong_swing(&format!("{sign}{}", change.unsigned_abs()), who)
    })
    .collect()
}

/// The same in a line.
pub(crate) fn swing(cold: &Cold, own: &str, other: &str) -> String {
    let swings = swings(cold, own, other);
    if swings.is_empty() {
        texts::table_xong_no_swing().to_owned()
    } else {
        swings.join(", ")
    }
}

/// What the change in the points is made of: "3 touched, 2 greened out".
pub(crate) fn sum(cold: &Cold, other: &str) -> String {
    let parts = [
        (cold.touched, texts::table_xong_touched(cold.touched.len())),
        (cold.greened, texts::table_xong_greened(cold.greened.len())),
        (cold.cashed, texts::table_xong_cashed(cold.cashed.len())),
        (
            cold.conceded,
            texts::table_xong_cashed_for(cold.conceded.len(), other),
        ),
    ];
    let told = parts.into_iter().filter(|(cells, _)| !cells.is_empty());
    let mut told: Vec<String> = told.map(|(_, text)| text).collect();
    if cold.ends {
        told.push(texts::table_xong_game_ends().to_owned());
    }
    if told.is_empty() {
        told.push(texts::table_xong_nothing_changes().to_owned());
    }
    told.join(", ")
}

/// What clicking does while a Xoid lies over the board, in a line.
pub(crate) fn placing(game: &Xong, cold: &Cold, names: &Names) -> Option<String> {
    let xoid = names.title(game.hand()?);
    let swing = swing(cold, "you", name(game, game.to_act().other()));
    Some(if cold.ends {
        texts::table_xong_place_here_and_end(&xoid, &swing)
    } else {
        texts::table_xong_place_here(&xoid, &swing)
    })
}

/// What the number of a Xoid without a name means.
pub(crate) fn number(xoid: &Xoid, names: &Names) -> Option<String> {
    let (legs, rank) = xoid.number().filter(|_| names.get(xoid).is_none())?;
    Some(texts::table_xong_number_means(legs, rank))
}

/// Each point that decides whether a Xoid may be given, and whether it is met; then what
/// the opponent can make of it.
pub(crate) fn checks(workshop: &Workshop, game: &Xong, names: &Names) -> Vec<(bool, String)> {
    let offer = match workshop.verdict() {
        Verdict::Empty => return Vec::new(),
        Verdict::NoXoid(XoidError::Disconnected) => {
            return vec![(false, texts::table_xong_not_connected().to_owned())];
        }
        Verdict::NoXoid(error) => return vec![(false, words::sentence(&error.to_string()))],
        Verdict::Xoid(offer) => offer,
    };
    let title = words::sentence(&names.title(&offer.xoid));
    let legs = offer.xoid.len();
    // On a small board it reaches fewer hexes than in the open.
    let touched = |legs: &LegSet| game.board().touched_by(legs).len();
    let built = match offer.placements.iter().map(touched).max() {
        Some(most) => texts::table_xong_built_touches(&title, legs, most),
        None => texts::table_xong_built(&title, legs),
    };
    let new = match (offer.played, offer.placements.len()) {
        (Some((player, turn)), _) => (false, texts::table_xong_played_by(turn, name(game, player))),
        (None, 0) => (false, texts::table_xong_no_longer_fits().to_owned()),
        (None, places) => (true, texts::table_xong_new_fits(places)),
    };
    let mut checks = vec![(true, built), new];
    if let Some(best) = workshop.best() {
        let receiver = name(game, game.to_act().other());
        let swing = swing(best, receiver, "you");
        checks.push((true, texts::table_xong_best_placement(receiver, &swing)));
    }
    checks
}

/// What is to be said of what is built, in a line.
pub(crate) fn verdict(workshop: &Workshop, game: &Xong, names: &Names) -> String {
    let checks = checks(workshop, game, names);
    let title = workshop
        .verdict()
        .offer()
        .map(|offer| names.title(&offer.xoid));
    match (checks.iter().find(|(good, _)| !good), title) {
        (Some((_, wrong)), Some(title)) => {
            texts::table_xong_wrong_with(&words::sentence(&title), &words::within(wrong))
        }
        (Some((_, wrong)), None) => wrong.clone(),
        (None, Some(title)) => {
            let after_title = checks.iter().skip(1).map(|(_, text)| words::within(text));
            let all: Vec<String> = after_title.collect();
            texts::table_xong_give_checked(&title, &all.join(", "))
        }
        (None, None) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::games::xong::{furniture::BoardLayout, layout::Layout, words::tests::after},
        rules::{
            Game, Player,
            xong::{Board, Move, Options},
        },
    };

    #[test]
    fn what_a_placement_changes_is_told_of_both_players() {
        let mut game = after(&["place:0,0,0", "give:boomerang"]);
        let mv = game.parse_move("place:0,0,1;0,0,2").unwrap();
        let Move::Place(legs) = &mv else {
            unreachable!()
        };
        let cold = game.cold(legs).unwrap();
        let points = |game: &Xong| [Player::FIRST, Player::SECOND].map(|of| game.tally(of).total());
        let before = points(&game);
        assert_eq!(swing(&cold, "Blue", "Red"), "+2 for Blue, −1 for Red");
        assert_eq!(sum(&cold, "Red"), "2 touched, 1 greened out");
        let told = placing(&game, &cold, &Names::default()).unwrap();
        assert_eq!(told, "Place the Boomerang: +2 for you, −1 for Red");
        // It is what the score shows.
        game.play(&mv).unwrap();
        assert_eq!((before, points(&game)), ([2, 0], [1, 2]));
    }

    #[test]
    fn what_is_told_of_a_placement_is_what_the_score_shows() {
        let mut game = after(&[]);
        let mut told = std::collections::BTreeSet::new();
        for _ in 0..40 {
            if game.is_over() {
                break;
            }
            let mv = game.legal_moves().pop().unwrap();
            let cold = match &mv {
                Move::Place(legs) => game.cold(legs),
                _ => None,
            };
            let me = game.to_act();
            let of = |game: &Xong| {
                [me, me.other()].map(|of| {
                    let tally = game.tally(of);
                    i64::from(tally.total() - tally.last_point)
                })
            };
            let before = of(&game);
            game.play(&mv).unwrap();
            let Some(cold) = cold else { continue };
            let now = of(&game);
            let changes = [(now[0] - before[0], "me"), (now[1] - before[1], "them")];
            let expected: Vec<String> = changes
                .iter()
                .filter(|(change, _)| *change != 0)
                .map(|(change, who)| format!("{change:+} for {who}").replace('-', "−"))
                .collect();
            assert_eq!(swings(&cold, "me", "them"), expected);
            told.extend(expected.iter().filter_map(|text| text.chars().next()));
        }
        assert!(told.contains(&'+') && told.contains(&'−'), "{told:?}");
    }

    #[test]
    fn what_forbids_a_give_is_said_first() {
        let game = after(&["place:0,0,0"]);
        let said = |text: &str| {
            let Move::Give(xoid) = game.parse_move(text).unwrap() else {
                unreachable!()
            };
            let mut workshop = Workshop::default();
            let layout = BoardLayout(Layout::new(Game::options(&game).board()));
            workshop.build(&xoid, &game, &layout);
            verdict(&workshop, &game, &Names::default())
        };
        assert_eq!(said("give:leg"), "The Leg: played by Red on turn 1");
        let bowl = said("give:bowl");
        assert!(bowl.starts_with("Give the Bowl: new, fits in "), "{bowl}");
    }

    #[test]
    fn few_places_are_looked_through_for_the_best() {
        let mut game = Xong::start(&Options::on(Board::drawn("x").unwrap()));
        let mv = game.parse_move("place:0,0,0").unwrap();
        game.play(&mv).unwrap();
        let mut workshop = Workshop::default();
        let layout = BoardLayout(Layout::new(Game::options(&game).board()));
        let Move::Give(bowl) = game.parse_move("give:bowl").unwrap() else {
            unreachable!()
        };
        workshop.build(&bowl, &game, &layout);
        let texts = checks(&workshop, &game, &Names::default());
        let texts: Vec<&str> = texts.iter().map(|(_, text)| text.as_str()).collect();
        let expected = [
            "The Bowl: 3 legs, touches up to 1 hex",
            "New, fits in 3 places",
            "Best placement for Blue: −1 for you",
        ];
        assert_eq!(texts, expected);
    }

    #[test]
    fn numbers_are_explained_where_there_is_no_name() {
        let mut names = Names::default();
        let house = Xoid::straight(8);
        let told = number(&house, &names).unwrap();
        assert!(told.starts_with("8.") && told.contains("8 legs"), "{told}");
        assert_eq!(number(&Xoid::leg(), &names), None);
        names.give(&house, "House");
        assert_eq!(number(&house, &names), None);
    }
}
