//! The players of all finished matches: their wins and losses, CIMAX and
//! experience.
//!
//! [`Ratings`] are never stored. They are computed from all finished matches, in
//! the order in which they were played. [`super::check_rated`] decides which matches are
//! rated, and [`super::xima`] how much CIMAX changes.
//!
//! Matches of the same day without a time are ordered by file name, comparing
//! numbers as numbers. Copies of a record count once.

use core::cmp::Ordering;
use std::{
    collections::{BTreeMap, HashSet},
    path::Path,
};

use serde::Serialize;

use super::{
    FinishedMatch, Owner, Performance, PlayerId, PlayerResult, folded,
    natural::natural,
    xima::{self, Contender, Correction, START_CIMAX, Ximas},
};
use curio_rules::Player;
use curio_words::alphabetical;

/// The effect of a rated match on one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// CIMAX before the match.
    pub before: Ximas,
    /// CIMAX after it.
    pub after: Ximas,
    /// Experience before the match.
    pub experience_before: Ximas,
    /// Experience after it.
    pub experience_after: Ximas,
}

impl Change {
    /// The change of CIMAX.
    pub fn delta(&self) -> Ximas {
        self.after - self.before
    }
}

/// The effect of a rated match.
#[derive(Clone, Debug, PartialEq)]
pub struct Exchange {
    /// The calculation of Delta.
    pub correction: Correction,
    /// The effect on the player of each seat.
    pub seats: Vec<Change>,
}

/// A finished match and its effect on the ratings.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingStep {
    /// The match.
    pub finished: FinishedMatch,
    /// Its effect; `None` if it is not rated.
    pub exchange: Option<Exchange>,
}

/// A player's results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// Finished matches.
    pub played: usize,
    /// Matches won, alone or with a partner.
    pub won: usize,
    /// Matches drawn.
    pub drawn: usize,
    /// Matches lost.
    pub lost: usize,
}

impl Tally {
    fn count(&mut self, result: PlayerResult) {
        self.played += 1;
        match result {
            PlayerResult::Won => self.won += 1,
            PlayerResult::Drawn => self.drawn += 1,
            PlayerResult::Lost => self.lost += 1,
        }
    }
}

/// A player's results and rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The player.
    pub id: PlayerId,
    /// The name, as written in the latest match.
    pub name: String,
    /// CIMAX after the latest rated match; `None` before the first.
    pub cimax: Option<Ximas>,
    /// Experience after the latest rated match.
    pub experience: Ximas,
    /// The results of the rated matches.
    pub rated: Tally,
    /// The results of all matches.
    pub all: Tally,
    /// The results of all matches, by game.
    pub by_game: BTreeMap<String, Tally>,
    /// The matches, as indices into [`Ratings::matches`], oldest first.
    pub matches: Vec<usize>,
}

impl Profile {
    fn new(id: PlayerId) -> Self {
        Self {
            id,
            name: String::new(),
            cimax: None,
            experience: Ximas::ZERO,
            rated: Tally::default(),
            all: Tally::default(),
            by_game: BTreeMap::new(),
            matches: Vec::new(),
        }
    }

    fn count(&mut self, number: usize, game: &str, result: PlayerResult) {
        self.all.count(result);
        self.by_game
            .entry(game.to_owned())
            .or_default()
            .count(result);
        self.matches.push(number);
    }

    /// CIMAX at the beginning of the next rated match.
    pub fn rating(&self) -> Ximas {
        self.cimax.unwrap_or(START_CIMAX)
    }
}

/// The matches between two players, from the view of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct HeadToHead {
    /// The results of the first player. Matches that both lost to a third player
    /// count as lost.
    pub all: Tally,
    /// The number of matches that the second player won.
    pub lost_to: usize,
    /// The CIMAX that the first player has gained in the rated matches.
    pub gained: Ximas,
}

/// All finished matches, and the players in them.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Ratings {
    matches: Vec<RatingStep>,
    profiles: BTreeMap<PlayerId, Profile>,
    copies: usize,
}

impl Ratings {
    /// Computes the ratings. The order of `matches` does not matter. The owner of the program is
    /// known under any name, other people by their names.
    pub fn from_matches(
        matches: impl IntoIterator<Item = FinishedMatch>,
        owner: Option<&Owner>,
    ) -> Self {
        let mut matches: Vec<FinishedMatch> = matches.into_iter().collect();
        matches.sort_by(in_order);
        let mut ratings = Self::default();
        let mut seen = HashSet::new();
        for mut finished in matches {
            finished.know(owner);
            if seen.insert(finished.fingerprint) {
                ratings.count(finished);
            } else {
                ratings.copies += 1;
            }
        }
        if let Some(owner) = owner.filter(|owner| !owner.called.is_empty())
            && let Some(profile) = ratings.profiles.get_mut(&PlayerId::Known(owner.id))
        {
            profile.name.clone_from(&owner.called);
        }
        ratings
    }

    fn count(&mut self, finished: FinishedMatch) {
        let number = self.matches.len();
        let exchange = self.exchange(&finished);
        let mut seen = HashSet::new();
        for (seat, player) in finished.seats.iter().zip((0_u8..).map(Player)) {
            let Some(id) = PlayerId::from_seat(seat) else {
                continue;
            };
            let result = finished.result_of(player);
            let profile = self.profile_or_new(&id);
            profile.name.clone_from(&seat.name);
            // A player with several seats has played one match.
            if seen.insert(id) {
                profile.count(number, &finished.game, result);
            }
            if let Some(change) = exchange
                .as_ref()
                .and_then(|exchange| exchange.seats.get(player.index()))
            {
                profile.cimax = Some(change.after);
                profile.experience = change.experience_after;
                profile.rated.count(result);
            }
        }
        self.matches.push(RatingStep { finished, exchange });
    }

    fn profile_or_new(&mut self, id: &PlayerId) -> &mut Profile {
        self.profiles
            .entry(id.clone())
            .or_insert_with(|| Profile::new(id.clone()))
    }

    /// The effect of a match on the players' current ratings.
    fn exchange(&self, finished: &FinishedMatch) -> Option<Exchange> {
        finished.rated.as_ref().ok()?;
        let magnitudes = finished.magnitudes.as_ref()?;
        let profiles: Vec<Profile> = finished
            .seats
            .iter()
            .map(|seat| {
                let id = PlayerId::from_seat(seat)?;
                let known = self.profiles.get(&id).cloned();
                Some(known.unwrap_or_else(|| Profile::new(id)))
            })
            .collect::<Option<_>>()?;
        let seats: Vec<Contender> = profiles
            .iter()
            .zip(&magnitudes.players)
            .map(|(profile, performance)| contender(profile, performance))
            .collect();
        let winner = finished.winners.iter().next()?;
        let correction = xima::correction(&seats, winner.index())?;
        let seats = profiles
            .iter()
            .zip(&correction.changes)
            .map(|(profile, change)| Change {
                before: profile.rating(),
                after: profile.rating() + *change,
                experience_before: profile.experience,
                experience_after: profile.experience + xima::experience_gained(*change),
            })
            .collect();
        Some(Exchange { correction, seats })
    }

    /// The finished matches, oldest first.
    pub fn matches(&self) -> &[RatingStep] {
        &self.matches
    }

    /// The number of records that were ignored as copies of others.
    pub const fn copies(&self) -> usize {
        self.copies
    }

    /// The match with this record.
    pub fn of_file(&self, path: &Path) -> Option<&RatingStep> {
        self.matches.iter().find(|step| step.finished.path == path)
    }

    /// A player's results and rating.
    pub fn profile(&self, id: &PlayerId) -> Option<&Profile> {
        self.profiles.get(id)
    }

    /// The player with this name, as [`PlayerId::named`] takes it: of two people with one name
    /// the one who is known.
    pub fn named(&self, text: &str) -> Option<PlayerId> {
        let id = PlayerId::named(text)?;
        let PlayerId::Person(name) = &id else {
            return Some(id);
        };
        let mut known = self.profiles.values().filter(|profile| {
            matches!(profile.id, PlayerId::Known(_)) && folded(&profile.name) == *name
        });
        Some(
            known
                .next()
                .map_or(id.clone(), |profile| profile.id.clone()),
        )
    }

    /// All players: those with a CIMAX, highest first, then the others by name.
    pub fn ranking(&self) -> Vec<&Profile> {
        let mut all: Vec<&Profile> = self.profiles.values().collect();
        all.sort_by(|a, b| {
            b.cimax
                .cmp(&a.cimax)
                .then_with(|| b.id.is_person().cmp(&a.id.is_person()))
                .then_with(|| alphabetical(&a.name, &b.name))
                .then_with(|| a.id.cmp(&b.id))
        });
        all
    }

    /// The names of all people, in alphabetical order.
    pub fn people(&self) -> Vec<&str> {
        let people = self.profiles.values().filter(|it| it.id.is_person());
        let mut names: Vec<&str> = people.map(|profile| profile.name.as_str()).collect();
        names.sort_by(|a, b| alphabetical(a, b));
        names
    }

    /// The matches of a player with the seat in each, oldest first.
    pub fn history<'a>(
        &'a self,
        id: &'a PlayerId,
    ) -> impl DoubleEndedIterator<Item = (&'a RatingStep, Player)> {
        let numbers = self
            .profiles
            .get(id)
            .map_or(&[][..], |profile| &profile.matches);
        numbers.iter().filter_map(move |number| {
            let step = self.matches.get(*number)?;
            Some((step, step.finished.seat_of(id)?))
        })
    }

    /// CIMAX before the first rated match of a player and after each.
    pub fn course(&self, id: &PlayerId) -> Vec<Ximas> {
        let mut course: Vec<Ximas> = Vec::new();
        for (step, seat) in self.history(id) {
            let exchange = step.exchange.as_ref();
            if let Some(change) = exchange.and_then(|it| it.seats.get(seat.index())) {
                if course.is_empty() {
                    course.push(change.before);
                }
                course.push(change.after);
            }
        }
        course
    }

    /// The matches between two players.
    pub fn head_to_head(&self, first: &PlayerId, second: &PlayerId) -> HeadToHead {
        let mut head_to_head = HeadToHead::default();
        for (step, seat) in self.history(first) {
            let finished = &step.finished;
            let Some(other) = finished.seat_of(second).filter(|_| first != second) else {
                continue;
            };
            head_to_head.all.count(finished.result_of(seat));
            if finished.winners.contains(other) {
                head_to_head.lost_to += 1;
            }
            let exchange = step.exchange.as_ref();
            if let Some(change) = exchange.and_then(|it| it.seats.get(seat.index())) {
                head_to_head.gained = head_to_head.gained + change.delta();
            }
        }
        head_to_head
    }

    /// All opponents of a player with the matches against each, those met most
    /// often first.
    pub fn head_to_heads(&self, id: &PlayerId) -> Vec<(&Profile, HeadToHead)> {
        let mut head_to_heads: Vec<(&Profile, HeadToHead)> = self
            .profiles
            .values()
            .filter(|other| other.id != *id)
            .map(|other| (other, self.head_to_head(id, &other.id)))
            .filter(|(_, head_to_head)| head_to_head.all.played > 0)
            .collect();
        head_to_heads.sort_by(|(a, x), (b, y)| {
            (y.all.played.cmp(&x.all.played)).then_with(|| alphabetical(&a.name, &b.name))
        });
        head_to_heads
    }

    /// The sum of all CIMAX. As CIMAX is conserved, it is [`START_CIMAX`] times
    /// the number of players who have one.
    pub fn sum(&self) -> Ximas {
        self.profiles
            .values()
            .filter_map(|profile| profile.cimax)
            .sum()
    }
}

fn contender(profile: &Profile, performance: &Performance) -> Contender {
    Contender {
        cimax: profile.rating(),
        force: performance.force.to_f64(),
        power: performance.power(),
    }
}

/// The order of matches in the ratings.
fn in_order(a: &FinishedMatch, b: &FinishedMatch) -> Ordering {
    let stem = |finished: &FinishedMatch| {
        let stem = finished.path.file_stem().unwrap_or_default();
        stem.to_string_lossy().into_owned()
    };
    a.moment()
        .cmp(&b.moment())
        .then_with(|| natural(&stem(a), &stem(b)))
        .then_with(|| a.fingerprint.cmp(&b.fingerprint))
        // Of two records of the same match, the rated one counts.
        .then_with(|| a.rated.is_err().cmp(&b.rated.is_err()))
        .then_with(|| a.path.cmp(&b.path))
}

#[cfg(test)]
mod tests {
    use core::time::Duration;
    use std::path::PathBuf;

    use super::*;
    use crate::{Magnitudes, Seat, Stakes, Unrated};
    use curio_rules::{Colour, PlayerSet, Points, zobrist_key};

    const COLOURS: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    fn seat(name: &str) -> Seat {
        match name.strip_prefix("Level ") {
            Some(level) => Seat::new(format!("level:{level}").parse().unwrap()),
            None => Seat::human(name),
        }
    }

    /// A match of XIMA that the player `winner` has won.
    fn won(number: u64, names: &[&str], forces: &[i64], winner: u8) -> FinishedMatch {
        let players = (0_u8..)
            .map(Player)
            .zip(forces)
            .map(|(player, force)| Performance {
                player,
                force: Points::whole(*force),
                turns: 30,
                used: Duration::from_secs(600),
                agreed: Some(Duration::from_secs(3600)),
            })
            .collect();
        FinishedMatch {
            path: PathBuf::from(format!("xima-{number}.curio")),
            game: "xima".to_owned(),
            date: format!("2026-{:02}-{:02}", number / 28 % 12 + 1, number % 28 + 1),
            time: String::new(),
            event: String::new(),
            seats: names.iter().map(|name| seat(name)).collect(),
            colours: &COLOURS,
            plies: 60,
            winners: PlayerSet::only(Player(winner)),
            ending: String::new(),
            magnitudes: Some(Magnitudes { players }),
            rated: Ok(()),
            stakes: Stakes::Rated,
            achieved: Vec::new(),
            opening: String::new(),
            fingerprint: number,
        }
    }

    fn id(name: &str) -> PlayerId {
        PlayerId::named(name).unwrap()
    }

    #[test]
    fn a_first_match_moves_the_level_between_two() {
        let ratings = Ratings::from_matches([won(1, &["Ann", "Ben"], &[40, 60], 1)], None);
        let (ann, ben) = (id("ann"), id("BEN"));
        let of = |id| ratings.profile(id).unwrap();
        // Beta (1 + 60/30/2^(1/6)) / (1 + 40/30/2^(1/6)), alpha 1, level 100.
        assert_eq!(of(&ben).cimax.unwrap().to_string(), "1127.15");
        assert_eq!(of(&ann).cimax.unwrap().to_string(), "872.85");
        assert_eq!(of(&ann).experience.to_string(), "127.15");
        assert_eq!(of(&ben).experience.to_string(), "63.57");
        assert_eq!(ratings.sum(), Ximas::whole(2000));
        assert_eq!(ratings.course(&ann).len(), 2);
        let names: Vec<&str> = ratings
            .ranking()
            .iter()
            .map(|profile| profile.name.as_str())
            .collect();
        assert_eq!(names, ["Ben", "Ann"]);
    }

    #[test]
    fn matches_that_are_not_rated_count_as_played() {
        let mut friendly = won(1, &["Ann", "Guest"], &[40, 60], 1);
        friendly.rated = Err(Unrated::Nameless(Colour::Blue));
        let mut other_game = won(2, &["Ann", "Level 3"], &[40, 60], 0);
        other_game.rated = Err(Unrated::Game);
        other_game.game = "xong".to_owned();
        other_game.magnitudes = None;
        let ratings = Ratings::from_matches([friendly, other_game], None);
        let ann = ratings.profile(&id("Ann")).unwrap();
        assert_eq!(ann.cimax, None);
        assert_eq!((ann.all.played, ann.all.won, ann.all.lost), (2, 1, 1));
        assert_eq!(ann.by_game["xong"].won, 1);
        assert_eq!(ann.rated.played, 0);
        assert!(ratings.course(&ann.id).is_empty());
        // The guest is nobody, the level is somebody.
        assert_eq!(ratings.ranking().len(), 2);
        assert_eq!(ratings.people(), ["Ann"]);
    }

    #[test]
    fn the_order_of_reading_does_not_matter() {
        let names = ["Ann", "Ben", "Cem", "Level 2"];
        let matches: Vec<FinishedMatch> = (0..60)
            .map(|number| {
                let first = zobrist_key(7, number) as usize % 4;
                let second = (first + 1 + zobrist_key(8, number) as usize % 3) % 4;
                // Several on one day.
                let mut played = won(
                    number,
                    &[names[first], names[second]],
                    &[50, 30 + number as i64],
                    (number % 2) as u8,
                );
                played.date = format!("2026-11-{:02}", 1 + number / 10);
                played
            })
            .collect();
        let forwards = Ratings::from_matches(matches.clone(), None);
        let mut backwards = matches.clone();
        backwards.reverse();
        assert_eq!(Ratings::from_matches(backwards, None), forwards);
        assert_eq!(forwards.sum(), Ximas::whole(4000));
        // A copy of a record under another name changes nothing.
        let mut copy = matches[5].clone();
        copy.path = PathBuf::from("xima-5-copy.curio");
        let with_copy = Ratings::from_matches(matches.into_iter().chain([copy]), None);
        assert_eq!(with_copy.copies(), 1);
        assert_eq!(with_copy.ranking(), forwards.ranking());
    }

    #[test]
    fn duels_are_seen_from_both_sides() {
        let ratings = Ratings::from_matches(
            [
                won(1, &["Ann", "Ben"], &[40, 60], 1),
                won(2, &["Ben", "Ann"], &[40, 60], 1),
                won(3, &["Ann", "Ben", "Cem"], &[40, 50, 60], 2),
                won(4, &["Ben", "Cem"], &[40, 60], 0),
            ],
            None,
        );
        let (ann, ben) = (id("Ann"), id("Ben"));
        let (there, back) = (
            ratings.head_to_head(&ann, &ben),
            ratings.head_to_head(&ben, &ann),
        );
        assert_eq!((there.all.played, there.all.won, there.lost_to), (3, 1, 1));
        assert_eq!((back.all.played, back.all.won, back.lost_to), (3, 1, 1));
        let head_to_heads = ratings.head_to_heads(&ann);
        let met: Vec<&str> = head_to_heads
            .iter()
            .map(|(it, _)| it.name.as_str())
            .collect();
        assert_eq!(met, ["Ben", "Cem"]);
        assert_eq!(ratings.head_to_head(&ann, &ann), HeadToHead::default());
        assert_eq!(ratings.history(&ann).count(), 3);
    }

    #[test]
    fn the_order_is_that_of_time_then_of_names() {
        let named = |path: &str, time: &str| FinishedMatch {
            path: PathBuf::from(path),
            time: time.to_owned(),
            ..won(1, &["Ann", "Ben"], &[40, 60], 1)
        };
        let ordered = [
            named("b.curio", ""),
            named("b-2.curio", ""),
            named("b-10.curio", ""),
            named("z.curio", "09:00:00"),
            named("a.curio", "10:00:00"),
        ];
        for pair in ordered.windows(2) {
            assert_eq!(in_order(&pair[0], &pair[1]), Ordering::Less);
        }
    }
}
