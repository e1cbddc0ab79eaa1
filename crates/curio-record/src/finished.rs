//! Finished matches: their players, results and magnitudes, and whether they are
//! rated.
//!
//! A [`FinishedMatch`] is all that [`super::ratings`] needs, so that the match
//! itself need not stay in memory.

use core::fmt;
use std::path::{Path, PathBuf};

use super::{ClockSettings, Magnitudes, Match, Seat, SeatKind, Stakes, Terms, rated::rated_game};
use caseless::Caseless as _;
use curio_engine::{Opponent, Style};
use curio_rules::{Colour, Player, PlayerSet, Retirement};
use unicode_normalization::UnicodeNormalization as _;

/// Names that do not identify a person. The names of colours do not either.
const ANONYMOUS_NAMES: [&str; 4] = ["", "guest", "player", "anonymous"];

/// What stands before a person's name that could be taken for an opponent.
const HUMAN: &str = "human:";

/// The identity of a player in the ratings.
///
/// People are identified by their names, ignoring case, extra spaces, and how letters with
/// accents are put together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerId {
    /// A person, by the name as [`folded`].
    Person(String),
    /// An opponent of this program, by its level, which is equally strong on every
    /// machine.
    Level(u8),
    /// A level that plays in a style, which is a player of its own.
    Styled(u8, Style),
    /// An opponent whose strength depends on the machine, on chance or on
    /// another program: `random`, `time:500ms`, `ugi:COMMAND`.
    Other(String),
}

impl PlayerId {
    /// The player on a seat; `None` if the name does not identify a person.
    #[must_use]
    pub fn of(seat: &Seat) -> Option<Self> {
        match &seat.kind {
            SeatKind::Human => Self::person(&seat.name),
            SeatKind::Opponent(Opponent::Level(level)) => Some(Self::Level(level.number())),
            SeatKind::Opponent(Opponent::Styled(level, style)) => {
                Some(Self::Styled(level.number(), *style))
            }
            kind => Some(Self::Other(kind.to_string())),
        }
    }

    /// The person with this name; `None` if it does not identify one.
    #[must_use]
    pub fn person(name: &str) -> Option<Self> {
        let name = folded(name);
        let is_colour = Colour::ALL.iter().any(|colour| colour.key() == name);
        let is_anonymous = ANONYMOUS_NAMES.contains(&name.as_str()) || is_colour;
        (!is_anonymous).then_some(Self::Person(name))
    }

    /// The player with this name on the command line: a person's name, or an
    /// opponent as `level:3`, `Level 3` or `Level 3 (bold)`. After `human:` there is always a
    /// person's name.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        if let Some(name) = text.trim().strip_prefix(HUMAN) {
            return Self::person(name);
        }
        let kind = text.trim().to_lowercase().replace("level ", "level:");
        let kind = kind.replace(" (", ":");
        match kind.trim_end_matches(')').parse() {
            Ok(SeatKind::Human) | Err(_) => Self::person(text),
            Ok(kind) => Self::of(&Seat::of(kind)),
        }
    }

    /// Whether this is a person.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// Whether this player can have a CIMAX: people can, and so can opponents of a
    /// fixed strength.
    #[must_use]
    pub const fn can_be_rated(&self) -> bool {
        matches!(self, Self::Person(_) | Self::Level(_) | Self::Styled(..))
    }
}

/// As on the command line: `anna`, `level:3`, `random`; and `human:random` for a person who is
/// called like an opponent.
impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) if Self::named(name).as_ref() != Some(self) => {
                write!(f, "{HUMAN}{name}")
            }
            Self::Person(name) | Self::Other(name) => f.write_str(name),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Styled(level, style) => write!(f, "level:{level}:{style}"),
        }
    }
}

/// A text as it compares where neither case, nor extra spaces, nor the way in which letters
/// with accents are put together make a difference: after the canonical caseless matching of
/// Unicode.
#[must_use]
pub fn folded(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").nfd().default_case_fold().nfc().collect()
}

/// Why a match is not rated, as a sentence for players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unrated {
    /// The game has no ratings.
    #[error("the game has no ratings")]
    Game,
    /// The players have agreed on a friendly match.
    #[error("it is a friendly match")]
    Friendly,
    /// Moves were undone, the computer helped, or a seat changed hands.
    #[error("moves were undone, or a player had help")]
    Assisted,
    /// It was played with dice.
    #[error("only sport mode, without dice, is rated")]
    Dice,
    /// It was played in pairs.
    #[error("matches in pairs are not rated")]
    Pairs,
    /// It did not start from the usual position.
    #[error("it did not start from the usual position")]
    Position,
    /// A player has no name that identifies a person.
    #[error("{0} has no player name")]
    Nameless(Colour),
    /// The strength of an opponent depends on the machine or on chance.
    #[error("{0} does not have a fixed strength")]
    Unsteady(String),
    /// A player has several seats.
    #[error("{0} has more than one seat")]
    Twice(String),
    /// All players are opponents of this program.
    #[error("no person took part")]
    NoPerson,
    /// A player has not had a turn.
    #[error("it ended before every player had a turn")]
    TooShort,
    /// There is not exactly one winner.
    #[error("it has no single winner")]
    NoWinner,
}

/// Checks whether a match can be rated on its terms, however it ends.
///
/// # Errors
/// The reason if it cannot.
pub fn check_rated_terms(game: &Match) -> Result<(), Unrated> {
    check_players(game.terms(), game.position().colours())
}

fn check_players(terms: &Terms, colours: &[Colour]) -> Result<(), Unrated> {
    let game = rated_game(&terms.game).ok_or(Unrated::Game)?;
    match terms.stakes {
        Stakes::Rated => {}
        Stakes::Friendly => return Err(Unrated::Friendly),
        Stakes::Assisted => return Err(Unrated::Assisted),
    }
    (game.check_options)(&terms.options)?;
    if terms.start.is_some() {
        return Err(Unrated::Position);
    }
    let mut seen: Vec<PlayerId> = Vec::new();
    for (seat, colour) in terms.seats.iter().zip(colours) {
        let id = PlayerId::of(seat).ok_or(Unrated::Nameless(*colour))?;
        if !id.can_be_rated() {
            return Err(Unrated::Unsteady(seat.name.clone()));
        }
        if seen.contains(&id) {
            return Err(Unrated::Twice(seat.name.clone()));
        }
        seen.push(id);
    }
    if !seen.iter().any(PlayerId::is_person) {
        return Err(Unrated::NoPerson);
    }
    Ok(())
}

/// Checks whether a finished match is rated.
///
/// # Errors
/// The reason if it is not.
pub fn check_rated(game: &Match) -> Result<(), Unrated> {
    check_rated_terms(game)?;
    if game.plies().iter().any(|ply| ply.by.is_none()) {
        return Err(Unrated::Dice);
    }
    let has_moved = |player: Player| {
        let own = game.plies().iter().filter(|ply| ply.by == Some(player));
        own.into_iter()
            .any(|ply| Retirement::from_text(&ply.mv).is_none())
    };
    if !Player::all(game.seats().len() as u8).all(has_moved) {
        return Err(Unrated::TooShort);
    }
    match game.outcome() {
        Some(outcome) if outcome.winners.len() == 1 => Ok(()),
        _ => Err(Unrated::NoWinner),
    }
}

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
    /// Equal for two records of one match, and different otherwise except by rare
    /// chance.
    pub fingerprint: u64,
}

impl FinishedMatch {
    /// When it was played: date and time, in universal time where it is known how far from that
    /// they are.
    #[must_use]
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
    #[must_use]
    pub fn of(path: &Path, game: &Match) -> Option<Self> {
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
            magnitudes: Magnitudes::of(game),
            rated: check_rated(game),
            stakes: terms.stakes,
            fingerprint: fingerprint(game),
        })
    }

    /// The first seat of a player.
    #[must_use]
    pub fn seat_of(&self, id: &PlayerId) -> Option<Player> {
        self.seats
            .iter()
            .zip((0_u8..).map(Player))
            .find(|(seat, _)| PlayerId::of(seat).as_ref() == Some(id))
            .map(|(_, player)| player)
    }

    /// The result of the player on a seat.
    #[must_use]
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
    #[must_use]
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
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::Edit;

    const COLOURS: [Colour; 2] = [Colour::Red, Colour::Blue];

    fn seat(name: &str, kind: &str) -> Seat {
        Seat {
            name: name.to_owned(),
            kind: kind.parse().unwrap(),
        }
    }

    fn terms(seats: [(&str, &str); 2]) -> Terms {
        Terms::new("xima", seats.map(|(name, kind)| seat(name, kind)).to_vec())
    }

    fn reason(seats: [(&str, &str); 2]) -> Option<Unrated> {
        check_players(&terms(seats), &COLOURS).err()
    }

    #[test]
    fn people_are_known_by_their_names() {
        assert_eq!(PlayerId::person(" Anna  Lee"), PlayerId::person("anna lee"));
        assert_ne!(PlayerId::person("Anna"), PlayerId::person("Anne"));
        // Two ways to write one letter, and letters that have no small form of one letter.
        for (one, other) in [
            ("José", "Jose\u{301}"),
            ("Ångström", "A\u{30a}NGSTRO\u{308}M"),
            ("Strauß", "STRAUSS"),
            ("Σίσυφος", "ΣΊΣΥΦΟΣ"),
            ("김", "\u{1100}\u{1175}\u{11b7}"),
            ("Anna\u{a0}Lee", "anna lee"),
        ] {
            assert_eq!(PlayerId::person(one), PlayerId::person(other), "{one}");
        }
        assert_ne!(PlayerId::person("Jose"), PlayerId::person("José"));
        for nobody in ["", "  ", "Guest", "red", "White", "Player"] {
            assert_eq!(PlayerId::person(nobody), None, "{nobody}");
        }
    }

    #[test]
    fn players_are_named_as_on_the_command_line() {
        assert_eq!(PlayerId::named("level:3"), Some(PlayerId::Level(3)));
        assert_eq!(PlayerId::named("Level 3"), Some(PlayerId::Level(3)));
        let bold = PlayerId::Styled(3, Style::Bold);
        assert_eq!(bold.to_string(), "level:3:bold");
        for name in ["level:3:bold", "Level 3 (bold)"] {
            assert_eq!(PlayerId::named(name).as_ref(), Some(&bold));
        }
        assert!(bold.can_be_rated());
        assert_eq!(
            PlayerId::named("Anna"),
            Some(PlayerId::Person("anna".to_owned()))
        );
        assert_eq!(
            PlayerId::named("random"),
            Some(PlayerId::Other("random".to_owned()))
        );
        assert_eq!(PlayerId::named("human"), PlayerId::person("human"));
        for name in [
            "random",
            "Level 3",
            "level:3",
            "ugi:sh",
            "human:x",
            "Anna",
            "Level 3 (bold)",
        ] {
            let person = PlayerId::person(name).unwrap();
            assert_eq!(PlayerId::named(&person.to_string()), Some(person), "{name}");
        }
        assert_eq!(PlayerId::named("guest"), None);
    }

    #[test]
    fn people_and_levels_are_rated() {
        assert_eq!(reason([("Ann", "human"), ("Ben", "human")]), None);
        assert_eq!(reason([("Level 3", "level:3"), ("Ben", "human")]), None);
    }

    #[test]
    fn unrated_matches_have_a_reason() {
        let cases = [
            (
                [("Ann", "human"), ("Guest", "human")],
                Unrated::Nameless(Colour::Blue),
            ),
            (
                [("Red", "human"), ("Ann", "human")],
                Unrated::Nameless(Colour::Red),
            ),
            (
                [("Ann", "human"), ("ann", "human")],
                Unrated::Twice("ann".to_owned()),
            ),
            (
                [("Ann", "human"), ("Random", "random")],
                Unrated::Unsteady("Random".to_owned()),
            ),
            (
                [("Ann", "human"), ("Unlimited, 0.5 s", "time:500ms")],
                Unrated::Unsteady("Unlimited, 0.5 s".to_owned()),
            ),
            (
                [("Level 3", "level:3"), ("Level 4", "level:4")],
                Unrated::NoPerson,
            ),
        ];
        for (seats, why) in cases {
            assert_eq!(reason(seats), Some(why));
        }
        let usual = terms([("Ann", "human"), ("Ben", "human")]);
        let reason_after = |change: fn(&mut Terms)| {
            let mut terms = usual.clone();
            change(&mut terms);
            check_players(&terms, &COLOURS).unwrap_err()
        };
        assert_eq!(
            reason_after(|it| it.game = "xafka".to_owned()),
            Unrated::Game
        );
        assert_eq!(
            reason_after(|it| it.stakes = Stakes::Friendly),
            Unrated::Friendly
        );
        assert_eq!(
            reason_after(|it| it.stakes = Stakes::Assisted),
            Unrated::Assisted
        );
        assert_eq!(
            reason_after(|it| it.start = Some("-".to_owned())),
            Unrated::Position
        );
        for (key, value, why) in [
            ("dice", "scienluck", Unrated::Dice),
            ("teams", "pairs", Unrated::Pairs),
        ] {
            let mut terms = usual.clone();
            terms.options.insert(key.to_owned(), value.to_owned());
            assert_eq!(check_players(&terms, &COLOURS), Err(why));
        }
    }

    #[test]
    fn moments_are_compared_wherever_a_match_was_played() {
        let moment = |date: &str, time: &str| {
            let mut terms = terms([("Ann", "human"), ("Ben", "human")]);
            (terms.date, terms.time) = (date.to_owned(), time.to_owned());
            let mut game = Match::new(terms).unwrap();
            game.play("resign", None).unwrap();
            FinishedMatch::of(Path::new("a.curio"), &game)
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
        let game = |name: &str, moves: &[&str]| {
            let seats = vec![Seat::human(name), Seat::human("Ben")];
            let mut game = Match::new(Terms::new("xafka", seats)).unwrap();
            for mv in moves {
                game.play(mv, None).unwrap();
            }
            game
        };
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
        let played = FinishedMatch::of(Path::new("a.curio"), &first).unwrap();
        assert_eq!(played.rated, Err(Unrated::Game));
        let ann = PlayerId::named("ann").unwrap();
        let seat = played.seat_of(&ann).unwrap();
        assert_eq!(played.result_of(seat), PlayerResult::Lost);
        assert_eq!(
            FinishedMatch::of(Path::new("a"), &game("Ann", &["d4"])),
            None
        );
    }
}
