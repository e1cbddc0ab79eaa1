//! Finished matches: their players, results and magnitudes.
//!
//! A [`FinishedMatch`] is all that [`super::ratings`] needs, so that the match
//! itself need not stay in memory.

use std::path::{Path, PathBuf};

use super::{
    ClockSettings, Magnitudes, Match, PlayerId, Seat, Stakes, Terms, Unrated, check_rated, folded,
};
use curio_rules::{Achievement, Colour, Player, PlayerSet, achieved};

/// A finished match, as far as players and ratings are concerned.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedMatch {
    /// The file of the record.
    pub path: PathBuf,
    /// The game, by its name in commands and records.
    pub game: String,
    /// The date, as in ISO 8601; may be empty.
    pub date: String,
    /// The time at which it began, as in [`Terms::time`]; may be empty.
    pub time: String,
    /// The occasion; may be empty.
    pub event: String,
    /// The players in seat order.
    pub seats: Vec<Seat>,
    /// Their colours.
    pub colours: &'static [Colour],
    /// The number of moves.
    pub plies: usize,
    /// The winners; none in a drawn match.
    pub winners: PlayerSet,
    /// How it ended, as a sentence.
    pub ending: String,
    /// The magnitudes, if the game has them.
    pub magnitudes: Option<Magnitudes>,
    /// Whether it is rated, and if not, why not.
    pub rated: Result<(), Unrated>,
    /// The stakes.
    pub stakes: Stakes,
    /// What each player has achieved without help, in seat order.
    pub achieved: Vec<Vec<&'static Achievement>>,
    /// The first move of the match.
    pub opening: String,
    /// Equal for two records of one match, and different otherwise except by rare
    /// chance.
    pub fingerprint: u64,
}

impl FinishedMatch {
    /// When it was played: date and time, in universal time where it is known how far from that
    /// they are.
    pub fn moment(&self) -> (String, String) {
        let zoned = format!("{}T{}", self.date, self.time);
        match zoned.parse::<jiff::Timestamp>() {
            Ok(moment) => (
                moment.strftime("%F").to_string(),
                moment.strftime("%T").to_string(),
            ),
            Err(_) => (self.date.clone(), self.time.clone()),
        }
    }

    /// Reads a match; `None` if it is not over.
    pub fn new(path: &Path, game: &Match) -> Option<Self> {
        let outcome = game.outcome()?;
        let terms = game.terms();
        Some(Self {
            path: path.to_owned(),
            game: terms.game.clone(),
            date: terms.date.clone(),
            time: terms.time.clone(),
            event: terms.event.clone(),
            seats: terms.seats.clone(),
            colours: game.position().colours(),
            plies: game.len(),
            winners: outcome.winners,
            ending: outcome.explanation,
            magnitudes: Magnitudes::from_match(game),
            rated: check_rated(game),
            stakes: terms.stakes,
            achieved: achieved_in(game),
            opening: moves(game).next().unwrap_or_default().to_owned(),
            fingerprint: fingerprint(game),
        })
    }

    /// The first seat of a player.
    pub fn seat_of(&self, id: &PlayerId) -> Option<Player> {
        self.seats
            .iter()
            .zip((0_u8..).map(Player))
            .find(|(seat, _)| PlayerId::from_seat(seat).as_ref() == Some(id))
            .map(|(_, player)| player)
    }

    /// What the player on a seat has achieved.
    pub fn achieved_by(&self, player: Player) -> &[&'static Achievement] {
        self.achieved.get(player.index()).map_or(&[], Vec::as_slice)
    }

    /// The result of the player on a seat.
    pub fn result_of(&self, player: Player) -> PlayerResult {
        if self.winners.is_empty() {
            PlayerResult::Drawn
        } else if self.winners.contains(player) {
            PlayerResult::Won
        } else {
            PlayerResult::Lost
        }
    }
}

/// What each player has achieved; with help, nobody has achieved anything.
fn achieved_in(game: &Match) -> Vec<Vec<&'static Achievement>> {
    if game.terms().stakes == Stakes::Assisted {
        return Vec::new();
    }
    achieved(game.position_at(0).as_ref(), moves(game), game.position())
}

fn moves(game: &Match) -> impl Iterator<Item = &str> {
    game.plies().iter().map(|ply| ply.mv.as_str())
}

/// The result of a match for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayerResult {
    /// Won, alone or with a partner.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

impl PlayerResult {
    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}

/// A hash of a match: terms, moves and times, but not the annotations, the
/// occasion and the stakes.
fn fingerprint(game: &Match) -> u64 {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let mut sum = OFFSET;
    let mut add = |bytes: &[u8]| {
        // The length separates neighbouring texts.
        for byte in (bytes.len() as u64).to_le_bytes().iter().chain(bytes) {
            sum = (sum ^ u64::from(*byte)).wrapping_mul(PRIME);
        }
    };
    let Terms {
        game: name,
        options,
        seats,
        seed,
        date,
        time,
        event: _,
        start,
        clock,
        stakes: _,
    } = game.terms();
    add(name.as_bytes());
    for (key, value) in options {
        add(key.as_bytes());
        add(value.as_bytes());
    }
    for seat in seats {
        add(folded(&seat.name).as_bytes());
        add(seat.kind.to_string().as_bytes());
    }
    add(&seed.to_le_bytes());
    add(date.as_bytes());
    add(time.as_bytes());
    add(start.as_deref().unwrap_or_default().as_bytes());
    if *clock != ClockSettings::None {
        add(clock.to_string().as_bytes());
    }
    for ply in game.plies() {
        add(&ply.hash.to_le_bytes());
        add(&ply.used.map_or(0, super::matches::millis).to_le_bytes());
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Edit, testing::played};

    fn terms(game: &str) -> Terms {
        Terms::new(game, ["Ann", "Ben"].map(Seat::human).to_vec())
    }

    #[test]
    fn moments_are_compared_wherever_a_match_was_played() {
        let moment = |date: &str, time: &str| {
            let mut terms = terms("xima");
            (terms.date, terms.time) = (date.to_owned(), time.to_owned());
            let mut game = Match::new(terms).unwrap();
            game.play("resign", None).unwrap();
            FinishedMatch::new(Path::new("a.curio"), &game)
                .unwrap()
                .moment()
        };
        let utc = |date: &str, time: &str| (date.to_owned(), time.to_owned());
        // An evening in New York, and the next morning in Tokyo before it.
        let evening = moment("2026-11-26", "22:30:00-05:00");
        assert_eq!(evening, utc("2026-11-27", "03:30:00"));
        assert!(moment("2026-11-27", "12:00:00+09:00") < evening);
        // As older records have it.
        assert_eq!(
            moment("2026-11-26", "18:30:05"),
            utc("2026-11-26", "18:30:05")
        );
        assert_eq!(moment("1998", "tea time"), utc("1998", "tea time"));
        assert!(moment("2026-11-26", "") < evening);
    }

    #[test]
    fn copies_have_one_fingerprint() {
        let game = |name: &str, moves: &[&str]| played("xafka", &[name, "Ben"], moves);
        let first = game("Ann", &["d4", "g6", "resign"]);
        let mut copy = first.clone();
        for edit in [
            Edit::Comment(0, "fine".to_owned()),
            Edit::Stakes(Stakes::Assisted),
        ] {
            copy.apply(edit).unwrap();
        }
        assert_eq!(fingerprint(&first), fingerprint(&copy));
        for other in [
            game("Anne", &["d4", "g6", "resign"]),
            game("Ann", &["d4", "g5", "resign"]),
            game("Ann", &["d4", "resign"]),
        ] {
            assert_ne!(fingerprint(&first), fingerprint(&other));
        }
        let played = FinishedMatch::new(Path::new("a.curio"), &first).unwrap();
        assert_eq!(played.rated, Err(Unrated::Game));
        let ann = PlayerId::named("ann").unwrap();
        let seat = played.seat_of(&ann).unwrap();
        assert_eq!(played.result_of(seat), PlayerResult::Lost);
        assert_eq!(
            FinishedMatch::new(Path::new("a"), &game("Ann", &["d4"])),
            None
        );
    }
}
