//! The players of all finished matches: how often they played and won, and
//! their CIMAX and experience.
//!
//! [`Ratings`] follow from records alone: they are worked out anew from what
//! each finished match says, in the order of date and time, and kept nowhere.
//! Which matches are rated is decided in [`super::played`], by how much CIMAX
//! changes in [`super::xima`].
//!
//! Matches of one day without a time follow the names of their files, in which
//! numbers count as numbers. A record that is there twice counts once.

use core::cmp::Ordering;
use std::{
    collections::{BTreeMap, HashSet},
    path::Path,
};

use serde::Serialize;

use super::{
    Ended, Performance, Played, Who,
    xima::{self, Contender, Correction, START_CIMAX, Ximas},
};
use curio_rules::Player;

/// What a rated match has changed for one player.
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
    /// What was won or lost.
    #[must_use]
    pub fn delta(&self) -> Ximas {
        self.after - self.before
    }
}

/// What a rated match has changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Exchange {
    /// How Delta came about.
    pub correction: Correction,
    /// What it has changed for each seat.
    pub seats: Vec<Change>,
}

/// A finished match, and what it has changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    /// The match.
    pub played: Played,
    /// What it has changed; nothing when it is not rated.
    pub exchange: Option<Exchange>,
}

/// How often a player won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Tally {
    /// Finished matches.
    pub played: usize,
    /// Of these won, alone or with partners.
    pub won: usize,
    /// Of these drawn.
    pub drawn: usize,
    /// Of these lost.
    pub lost: usize,
}

impl Tally {
    fn count(&mut self, ended: Ended) {
        self.played += 1;
        match ended {
            Ended::Won => self.won += 1,
            Ended::Drawn => self.drawn += 1,
            Ended::Lost => self.lost += 1,
        }
    }
}

/// A player, as the records tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// Who it is.
    pub who: Who,
    /// The name as it was written last.
    pub name: String,
    /// CIMAX after the last rated match; nothing before the first.
    pub cimax: Option<Ximas>,
    /// Experience after the last rated match.
    pub experience: Ximas,
    /// How the rated matches ended.
    pub rated: Tally,
    /// How all matches ended.
    pub all: Tally,
    /// How all matches ended, game by game.
    pub by_game: BTreeMap<String, Tally>,
    /// The matches, by their places in [`Ratings::matches`], the first first.
    pub matches: Vec<usize>,
}

impl Profile {
    fn new(who: Who) -> Self {
        Self {
            who,
            name: String::new(),
            cimax: None,
            experience: Ximas::ZERO,
            rated: Tally::default(),
            all: Tally::default(),
            by_game: BTreeMap::new(),
            matches: Vec::new(),
        }
    }

    fn count(&mut self, number: usize, game: &str, ended: Ended) {
        self.all.count(ended);
        self.by_game
            .entry(game.to_owned())
            .or_default()
            .count(ended);
        self.matches.push(number);
    }

    /// The CIMAX with which the next rated match begins.
    #[must_use]
    pub fn rating(&self) -> Ximas {
        self.cimax.unwrap_or(START_CIMAX)
    }
}

/// The matches of two players with each other, from the view of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Duel {
    /// How they ended for the first; matches that both lost to a third are
    /// lost here too.
    pub all: Tally,
    /// How often the second won.
    pub lost_to: usize,
    /// What the first has gained in CIMAX in the rated ones.
    pub gained: Ximas,
}

/// All finished matches, and what they make of their players.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Ratings {
    matches: Vec<Counted>,
    profiles: BTreeMap<Who, Profile>,
    copies: usize,
}

impl Ratings {
    /// What the matches make of their players; the order in which they come
    /// does not matter.
    #[must_use]
    pub fn of(matches: impl IntoIterator<Item = Played>) -> Self {
        let mut matches: Vec<Played> = matches.into_iter().collect();
        matches.sort_by(in_order);
        let mut ratings = Self::default();
        let mut seen = HashSet::new();
        for played in matches {
            if seen.insert(played.fingerprint) {
                ratings.count(played);
            } else {
                ratings.copies += 1;
            }
        }
        ratings
    }

    fn count(&mut self, played: Played) {
        let number = self.matches.len();
        let exchange = self.exchange(&played);
        let mut seen = HashSet::new();
        for (seat, player) in played.seats.iter().zip((0_u8..).map(Player)) {
            let Some(who) = Who::of(seat) else {
                continue;
            };
            let ended = played.result_of(player);
            let profile = self.profile_or_new(&who);
            profile.name.clone_from(&seat.name);
            // Who sits on several seats has still played one match.
            if seen.insert(who) {
                profile.count(number, &played.game, ended);
            }
            if let Some(change) = exchange
                .as_ref()
                .and_then(|exchange| exchange.seats.get(player.index()))
            {
                profile.cimax = Some(change.after);
                profile.experience = change.experience_after;
                profile.rated.count(ended);
            }
        }
        self.matches.push(Counted { played, exchange });
    }

    fn profile_or_new(&mut self, who: &Who) -> &mut Profile {
        self.profiles
            .entry(who.clone())
            .or_insert_with(|| Profile::new(who.clone()))
    }

    /// What a match changes for players as they stand now.
    fn exchange(&self, played: &Played) -> Option<Exchange> {
        played.rated.as_ref().ok()?;
        let magnitudes = played.magnitudes.as_ref()?;
        let profiles: Vec<Profile> = played
            .seats
            .iter()
            .map(|seat| {
                let who = Who::of(seat)?;
                let known = self.profiles.get(&who).cloned();
                Some(known.unwrap_or_else(|| Profile::new(who)))
            })
            .collect::<Option<_>>()?;
        let seats: Vec<Contender> = profiles
            .iter()
            .zip(&magnitudes.players)
            .map(|(profile, performance)| contender(profile, performance))
            .collect();
        let winner = played.winners.iter().next()?;
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

    /// The finished matches, the first first.
    #[must_use]
    pub fn matches(&self) -> &[Counted] {
        &self.matches
    }

    /// How many records were left out because another tells of the same match.
    #[must_use]
    pub const fn copies(&self) -> usize {
        self.copies
    }

    /// The match that a file is the record of.
    #[must_use]
    pub fn of_file(&self, path: &Path) -> Option<&Counted> {
        self.matches
            .iter()
            .find(|counted| counted.played.path == path)
    }

    /// What the records tell of a player.
    #[must_use]
    pub fn profile(&self, who: &Who) -> Option<&Profile> {
        self.profiles.get(who)
    }

    /// All players: those with a CIMAX first, the highest first, then by name.
    #[must_use]
    pub fn ranking(&self) -> Vec<&Profile> {
        let mut all: Vec<&Profile> = self.profiles.values().collect();
        all.sort_by(|a, b| {
            b.cimax
                .cmp(&a.cimax)
                .then_with(|| b.who.is_person().cmp(&a.who.is_person()))
                .then_with(|| a.who.cmp(&b.who))
        });
        all
    }

    /// The names of all people, as they were written last.
    #[must_use]
    pub fn people(&self) -> Vec<&str> {
        self.profiles
            .values()
            .filter(|profile| profile.who.is_person())
            .map(|profile| profile.name.as_str())
            .collect()
    }

    /// The matches of a player with the seat in each, the first first.
    pub fn history<'a>(
        &'a self,
        who: &'a Who,
    ) -> impl DoubleEndedIterator<Item = (&'a Counted, Player)> {
        let numbers = self
            .profiles
            .get(who)
            .map_or(&[][..], |profile| &profile.matches);
        numbers.iter().filter_map(move |number| {
            let counted = self.matches.get(*number)?;
            Some((counted, counted.played.seat_of(who)?))
        })
    }

    /// CIMAX before the first rated match of a player and after each.
    #[must_use]
    pub fn course(&self, who: &Who) -> Vec<Ximas> {
        let mut course: Vec<Ximas> = Vec::new();
        for (counted, seat) in self.history(who) {
            let exchange = counted.exchange.as_ref();
            if let Some(change) = exchange.and_then(|it| it.seats.get(seat.index())) {
                if course.is_empty() {
                    course.push(change.before);
                }
                course.push(change.after);
            }
        }
        course
    }

    /// The matches of two players with each other.
    #[must_use]
    pub fn duel(&self, first: &Who, second: &Who) -> Duel {
        let mut duel = Duel::default();
        for (counted, seat) in self.history(first) {
            let played = &counted.played;
            let Some(other) = played.seat_of(second).filter(|_| first != second) else {
                continue;
            };
            duel.all.count(played.result_of(seat));
            if played.winners.contains(other) {
                duel.lost_to += 1;
            }
            let exchange = counted.exchange.as_ref();
            if let Some(change) = exchange.and_then(|it| it.seats.get(seat.index())) {
                duel.gained = duel.gained + change.delta();
            }
        }
        duel
    }

    /// Everybody whom a player has met, with the matches between them; those
    /// met most often first.
    #[must_use]
    pub fn duels(&self, who: &Who) -> Vec<(&Profile, Duel)> {
        let mut duels: Vec<(&Profile, Duel)> = self
            .profiles
            .values()
            .filter(|other| other.who != *who)
            .map(|other| (other, self.duel(who, &other.who)))
            .filter(|(_, duel)| duel.all.played > 0)
            .collect();
        duels.sort_by(|(a, x), (b, y)| {
            (y.all.played.cmp(&x.all.played)).then_with(|| a.who.cmp(&b.who))
        });
        duels
    }

    /// The sum of everybody's CIMAX: [`START_CIMAX`] for each player who has
    /// one, for CIMAX is conserved.
    #[must_use]
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

/// The order in which matches count.
fn in_order(a: &Played, b: &Played) -> Ordering {
    let key = |played: &Played| (played.date.clone(), played.time.clone());
    let stem = |played: &Played| {
        let stem = played.path.file_stem().unwrap_or_default();
        stem.to_string_lossy().into_owned()
    };
    key(a)
        .cmp(&key(b))
        .then_with(|| natural(&stem(a), &stem(b)))
        .then_with(|| a.fingerprint.cmp(&b.fingerprint))
        // Of two records of one match the rated one counts.
        .then_with(|| a.rated.is_err().cmp(&b.rated.is_err()))
        .then_with(|| a.path.cmp(&b.path))
}

/// Compares texts so that numbers within them count as numbers.
fn natural(a: &str, b: &str) -> Ordering {
    let digits = |text: &str| {
        let length = text.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = text.split_at(length);
        (number.trim_start_matches('0').to_owned(), rest.to_owned())
    };
    let (mut a, mut b) = (a.to_owned(), b.to_owned());
    loop {
        let (Some(x), Some(y)) = (a.chars().next(), b.chars().next()) else {
            return a.len().cmp(&b.len());
        };
        if x.is_ascii_digit() && y.is_ascii_digit() {
            let ((m, rest_a), (n, rest_b)) = (digits(&a), digits(&b));
            match m.len().cmp(&n.len()).then_with(|| m.cmp(&n)) {
                Ordering::Equal => (a, b) = (rest_a, rest_b),
                order => return order,
            }
        } else if x == y {
            a.drain(..x.len_utf8());
            b.drain(..y.len_utf8());
        } else {
            return x.cmp(&y);
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use core::time::Duration;
    use std::path::PathBuf;

    use super::*;
    use crate::{Magnitudes, Seat, Stakes, Unrated};
    use curio_rules::{Colour, PlayerSet, Points, zobrist_key};

    const COLOURS: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

    fn seat(name: &str) -> Seat {
        match name.strip_prefix("Level ") {
            Some(level) => Seat::of(format!("level:{level}").parse().unwrap()),
            None => Seat::human(name),
        }
    }

    /// A match of XIMA that the player `winner` has won.
    fn won(number: u64, names: &[&str], forces: &[i64], winner: u8) -> Played {
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
        Played {
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
            fingerprint: number,
        }
    }

    fn who(name: &str) -> Who {
        Who::named(name).unwrap()
    }

    #[test]
    fn a_first_match_moves_the_level_between_two() {
        let ratings = Ratings::of([won(1, &["Ann", "Ben"], &[40, 60], 1)]);
        let (ann, ben) = (who("ann"), who("BEN"));
        let of = |who| ratings.profile(who).unwrap();
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
        let ratings = Ratings::of([friendly, other_game]);
        let ann = ratings.profile(&who("Ann")).unwrap();
        assert_eq!(ann.cimax, None);
        assert_eq!((ann.all.played, ann.all.won, ann.all.lost), (2, 1, 1));
        assert_eq!(ann.by_game["xong"].won, 1);
        assert_eq!(ann.rated.played, 0);
        assert!(ratings.course(&ann.who).is_empty());
        // The guest is nobody, the level is somebody.
        assert_eq!(ratings.ranking().len(), 2);
        assert_eq!(ratings.people(), ["Ann"]);
    }

    #[test]
    fn the_order_of_reading_does_not_matter() {
        let names = ["Ann", "Ben", "Cem", "Level 2"];
        let matches: Vec<Played> = (0..60)
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
        let forwards = Ratings::of(matches.clone());
        let mut backwards = matches.clone();
        backwards.reverse();
        assert_eq!(Ratings::of(backwards), forwards);
        assert_eq!(forwards.sum(), Ximas::whole(4000));
        // A copy of a record under another name changes nothing.
        let mut copy = matches[5].clone();
        copy.path = PathBuf::from("xima-5-copy.curio");
        let with_copy = Ratings::of(matches.into_iter().chain([copy]));
        assert_eq!(with_copy.copies(), 1);
        assert_eq!(with_copy.ranking(), forwards.ranking());
    }

    #[test]
    fn the_order_is_that_of_time_then_of_names() {
        let named = |path: &str, time: &str| Played {
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
        assert_eq!(natural("level-03", "level-3"), Ordering::Equal);
        assert_eq!(natural("ä2", "ä10"), Ordering::Less);
    }

    #[test]
    fn duels_are_seen_from_both_sides() {
        let ratings = Ratings::of([
            won(1, &["Ann", "Ben"], &[40, 60], 1),
            won(2, &["Ben", "Ann"], &[40, 60], 1),
            won(3, &["Ann", "Ben", "Cem"], &[40, 50, 60], 2),
            won(4, &["Ben", "Cem"], &[40, 60], 0),
        ]);
        let (ann, ben) = (who("Ann"), who("Ben"));
        let (there, back) = (ratings.duel(&ann, &ben), ratings.duel(&ben, &ann));
        assert_eq!((there.all.played, there.all.won, there.lost_to), (3, 1, 1));
        assert_eq!((back.all.played, back.all.won, back.lost_to), (3, 1, 1));
        let duels = ratings.duels(&ann);
        let met: Vec<&str> = duels.iter().map(|(it, _)| it.name.as_str()).collect();
        assert_eq!(met, ["Ben", "Cem"]);
        assert_eq!(ratings.duel(&ann, &ann), Duel::default());
        assert_eq!(ratings.history(&ann).count(), 3);
    }
}
