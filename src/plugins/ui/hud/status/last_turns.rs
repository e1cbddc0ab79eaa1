//! What has happened since a player last decided something, in a few sentences: with
//! several opponents the moves of all of them.

use std::sync::Arc;

use crate::plugins::ui::hud::words::{self, AnyWords};
use crate::{
    plugins::app::session::{Pointed, Session},
    rules::{AnyPlayedMove, Player},
    texts,
    words::{Language, language},
};

/// What the last move did, put into words once for each position.
#[derive(Debug, Default)]
pub(crate) struct LastMove {
    about: Option<(u64, usize, Language)>,
    pub(crate) text: Option<String>,
    /// Where the pointer rested when the position changed: that it cannot go
    /// there any more is no news.
    pub(crate) resting: Option<String>,
}

impl LastMove {
    pub(crate) fn follow(&mut self, session: &Session, words: &dyn AnyWords, pointed: &Pointed) {
        let what = pointed.what.as_ref();
        let about = Some((session.revision(), session.shown(), language()));
        if self.about != about {
            self.about = about;
            let told = told(session, words);
            // What a lesson says about a move is said beside the board.
            let learns = session.lesson().is_some();
            self.text = match (seated(session), told) {
                _ if learns => None,
                (Some(seated), Some(told)) => Some(format!("{seated} {told}")),
                (seated, told) => seated.or(told),
            };
            self.resting = what.cloned();
        }
        if what.is_some() && what != self.resting.as_ref() {
            self.resting = None;
        }
    }
}

/// Everything since one's own move when one person plays against the computer, else the
/// last turn with all its parts, and what dice show now. Nothing before the first move.
pub(crate) fn told(session: &Session, words: &dyn AnyWords) -> Option<String> {
    let plies = session.record().plies().get(..session.shown())?;
    let last = plies.len().checked_sub(1)?;
    let mut story = Story::default();
    if let Some(mover) = plies.iter().rposition(|ply| ply.by.is_some()) {
        let by = plies[mover].by;
        let own = own_seat(session).filter(|own| by != Some(*own));
        let first = match own {
            Some(own) => {
                let decided = plies.iter().rposition(|ply| ply.by == Some(own));
                decided.map_or(0, |at| at + 1)
            }
            None => {
                let belongs = |at: usize| at > 0 && words.continues(&plies[at].mv);
                let of_turn = |at: &usize| belongs(*at + 1) && plies[*at].by == by;
                (0..mover).rev().take_while(of_turn).last().unwrap_or(mover)
            }
        };
        for at in (first..=mover).filter(|at| plies[*at].by.is_some()) {
            story.add(words, plies[at].by, played(session, at)?.as_ref());
        }
    }
    // What was thrown for a move is reported with the move.
    if plies[last].by.is_none() {
        story.add(words, None, played(session, last)?.as_ref());
    }
    Some(story.sentences.join(" "))
}

/// Where the last move was, and before it what belongs to the same turn, where the report
/// does not say so.
pub(crate) fn whereabouts(session: &Session, words: &dyn AnyWords) -> Option<String> {
    let plies = session.record().plies().get(..session.shown())?;
    let last = plies.len().checked_sub(1)?;
    let first = match words.continues(&plies[last].mv) {
        true => last.saturating_sub(1),
        false => last,
    };
    (first..=last).find_map(|at| words.whereabouts(played(session, at)?.as_ref()))
}

/// Which colour a person plays against the computer, until their first move.
pub(crate) fn seated(session: &Session) -> Option<String> {
    let me = own_seat(session).filter(|_| session.is_played())?;
    let plies = session.record().plies().get(..session.shown())?;
    let has_moved = plies.iter().any(|ply| ply.by == Some(me));
    (!has_moved).then(|| texts::hud_you_play(words::name(session.position(), me)))
}

/// The seat of the one person at the table, who plays against the computer.
pub(crate) fn own_seat(session: &Session) -> Option<Player> {
    if let Some(state) = session.lesson() {
        return Some(state.learner);
    }
    let seats = &session.record().terms().seats;
    let seat = seats.iter().position(|seat| seat.kind.is_human())?;
    let seat = u8::try_from(seat).ok()?;
    session.plays_alone().then_some(Player(seat))
}

fn played(session: &Session, at: usize) -> Option<Arc<dyn AnyPlayedMove>> {
    if at + 1 == session.shown() {
        return session.last_move().map(Arc::clone);
    }
    session.record().move_before(at + 1)
}

/// Sentences, each with what one player did.
#[derive(Debug, Default)]
struct Story {
    sentences: Vec<String>,
    by: Option<Player>,
}

impl Story {
    /// Adds a move; the next one of the same player goes on in the same sentence.
    fn add(&mut self, words: &dyn AnyWords, by: Option<Player>, played: &dyn AnyPlayedMove) {
        let goes_on = by.is_some() && by == self.by;
        self.by = by;
        let report = words.report(played);
        if let Some(before) = self.sentences.last_mut().filter(|_| goes_on)
            && let Some(report) = &report
        {
            *before = texts::hud_moved_on(before.trim_end_matches('.'), report);
            return;
        }
        self.sentences
            .push(words::move_sentence(by, played, report));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::app::states::Activity;
    use crate::{
        record::testing::{played_on, terms},
        rules::{Game, PlayedMove, xima::Xima, xong::Xong},
    };

    struct Short;

    impl words::Words for Short {
        type Game = Xong;

        fn report(&self, played: &PlayedMove<Xong>) -> Option<String> {
            let text = played.before.move_text(&played.mv);
            Some(
                if text.starts_with("place:") {
                    "placed"
                } else {
                    "gave"
                }
                .to_owned(),
            )
        }

        fn continues(&self, text: &str) -> bool {
            text.starts_with("give:")
        }
    }

    fn session(game: &str, options: &[(&str, &str)], seats: &[&str], moves: &[&str]) -> Session {
        let record = played_on(terms(game, seats, options), moves);
        Session::for_test(record, Activity::Play)
    }

    #[test]
    fn all_parts_of_the_opponents_turn_are_told() {
        const MOVES: [&str; 4] = [
            "place:0,0,0",
            "give:boomerang",
            "place:3,0,0;3,0,1",
            "give:propeller",
        ];
        let said = |seats: &[&str], count: usize| {
            told(&session("xong", &[], seats, &MOVES[..count]), &Short).unwrap()
        };
        let alone = ["human", "level:1"];
        assert_eq!(said(&alone, 1), "Red placed.");
        assert_eq!(said(&alone, 2), "Red placed, then gave.");
        assert_eq!(said(&alone, 3), "Blue placed.");
        assert_eq!(said(&alone, 4), "Blue placed, then gave.");
        assert_eq!(said(&["human", "human"], 4), "Blue placed, then gave.");
        assert_eq!(told(&session("xong", &[], &alone, &[]), &Short), None);
    }

    #[test]
    fn whoever_has_not_moved_yet_is_told_their_colour() {
        let game = |seats: &[&str], moves: &[&str]| session("xima", &[], seats, moves);
        let as_blue = ["level:1", "human"];
        assert_eq!(seated(&game(&as_blue, &["-A1"])).unwrap(), "You are Blue.");
        assert_eq!(seated(&game(&as_blue, &["-A1", "any"])), None);
        assert_eq!(seated(&game(&["human"; 2], &[])), None);
    }

    /// Words for XIMA that tell throws from moves.
    struct Thrown;

    impl words::Words for Thrown {
        type Game = Xima;

        fn report(&self, played: &PlayedMove<Xima>) -> Option<String> {
            let text = played.before.move_text(&played.mv);
            Some(match text.strip_prefix("roll:") {
                Some(number) => format!("Red rolls a {number}"),
                None => "incorporated a block".to_owned(),
            })
        }
    }

    #[test]
    fn a_throw_does_not_take_the_place_of_the_move_before() {
        let moves = ["roll:1", "-A1", "roll:4"];
        let table = session("xima", &[("dice", "one")], &["human"; 2], &moves);
        assert_eq!(
            told(&table, &Thrown).unwrap(),
            "Red incorporated a block. Red rolls a 4."
        );
    }

    #[test]
    fn every_move_since_ones_own_is_told() {
        let options = [("players", "4")];
        let moves = ["any"; 4];
        let alone = ["human", "level:1", "level:1", "level:1"];
        let table = session("xima", &options, &alone, &moves);
        let text = told(&table, &words::Plain).unwrap();
        assert_eq!(text.matches(" played ").count(), 3, "{text}");
        for name in ["Blue", "Yellow", "Green"] {
            assert!(text.contains(name), "{text}");
        }
        assert!(!text.contains("Red"), "{text}");
        // Where people share the table each of them has seen the others move.
        let people = session("xima", &options, &["human"; 4], &moves);
        let text = told(&people, &words::Plain).unwrap();
        assert!(text.starts_with("Green played"), "{text}");
    }
}
