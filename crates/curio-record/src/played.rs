//! What a finished match says of its players: who sat where, who won, what was
//! performed, and whether it is rated.
//!
//! A [`Played`] is all that [`super::rating`] needs of a match, so that the
//! match itself need not be kept in memory.

use core::fmt;
use std::path::{Path, PathBuf};

use super::{ClockSettings, Magnitudes, Match, Seat, SeatKind, Stakes, Terms, rated::rated_game};
use curio_engine::Opponent;
use curio_rules::{Colour, Player, PlayerSet, Retirement};

/// Names that many people go by: whoever plays under one is nobody in
/// particular. The names of colours are such names too.
const NOBODYS_NAMES: [&str; 4] = ["", "guest", "player", "anonymous"];

/// A player as the ratings know one, whatever the seat is called.
///
/// People are told apart by their names, in which capitals and the number of
/// blanks do not count.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Who {
    /// A person, by the name in small letters.
    Person(String),
    /// An opponent of this program, by its level: as strong on every machine.
    Level(u8),
    /// An opponent whose strength depends on the machine, on chance or on
    /// another program: `random`, `time:500ms`, `ugi:COMMAND`.
    Other(String),
}

impl Who {
    /// Who sits on a seat; nobody in particular where the name is one that
    /// anybody may have.
    #[must_use]
    pub fn of(seat: &Seat) -> Option<Self> {
        match &seat.kind {
            SeatKind::Human => Self::person(&seat.name),
            SeatKind::Opponent(Opponent::Level(level)) => Some(Self::Level(level.number())),
            kind => Some(Self::Other(kind.to_string())),
        }
    }

    /// The person of a name.
    #[must_use]
    pub fn person(name: &str) -> Option<Self> {
        let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
        let name = words.join(" ");
        let is_colour = Colour::ALL.iter().any(|colour| colour.key() == name);
        let is_nobodys = NOBODYS_NAMES.contains(&name.as_str()) || is_colour;
        (!is_nobodys).then_some(Self::Person(name))
    }

    /// The player that a text names: a person's name, or an opponent as
    /// `level:3` or `Level 3`.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        let kind = text.trim().to_lowercase().replace("level ", "level:");
        match kind.parse() {
            Ok(SeatKind::Human) | Err(_) => Self::person(text),
            Ok(kind) => Self::of(&Seat::of(kind)),
        }
    }

    /// Whether it is a person.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// Whether this player can have a CIMAX: people can, and opponents that
    /// are as strong tomorrow and elsewhere as they are here and now.
    #[must_use]
    pub const fn can_be_rated(&self) -> bool {
        matches!(self, Self::Person(_) | Self::Level(_))
    }
}

/// `anna`, `level:3`, `random`: the player as commands name one.
impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) | Self::Other(name) => f.write_str(name),
            Self::Level(level) => write!(f, "level:{level}"),
        }
    }
}

/// Why a match changes no rating. The text is a sentence for players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unrated {
    /// The game has no ratings.
    #[error("the game has no ratings")]
    Game,
    /// The players have agreed so.
    #[error("it was agreed to be a friendly match")]
    Friendly,
    /// Moves were taken back, the computer helped, or a seat changed hands.
    #[error("moves were taken back, or somebody was helped")]
    Assisted,
    /// Dice decided too.
    #[error("only sport mode, without dice, is rated")]
    Dice,
    /// Partners won or would win together.
    #[error("pairs are not rated")]
    Pairs,
    /// It did not begin at the beginning.
    #[error("it did not begin with the usual position")]
    Position,
    /// Somebody at the table is nobody in particular.
    #[error("{0} plays under no name of his own")]
    Nameless(Colour),
    /// The strength of an opponent depends on the machine or on chance.
    #[error("{0} is no opponent of a fixed strength")]
    Unsteady(String),
    /// One player has several seats.
    #[error("{0} has more than one seat")]
    Twice(String),
    /// No person takes part.
    #[error("no person takes part")]
    NoPerson,
    /// Somebody has not made a single turn.
    #[error("it ended before everybody had a turn")]
    TooShort,
    /// Nobody has won, or not alone.
    #[error("nobody has won it alone")]
    NoWinner,
}

/// Whether a match would be rated on its terms, however it is played.
///
/// # Errors
/// Why it would not.
pub fn check_terms(game: &Match) -> Result<(), Unrated> {
    stand(game.terms(), game.position().colours())
}

fn stand(terms: &Terms, colours: &[Colour]) -> Result<(), Unrated> {
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
    let mut seen: Vec<Who> = Vec::new();
    for (seat, colour) in terms.seats.iter().zip(colours) {
        let who = Who::of(seat).ok_or(Unrated::Nameless(*colour))?;
        if !who.can_be_rated() {
            return Err(Unrated::Unsteady(seat.name.clone()));
        }
        if seen.contains(&who) {
            return Err(Unrated::Twice(seat.name.clone()));
        }
        seen.push(who);
    }
    if !seen.iter().any(Who::is_person) {
        return Err(Unrated::NoPerson);
    }
    Ok(())
}

/// Whether a finished match is rated.
///
/// # Errors
/// Why it is not.
pub fn check(game: &Match) -> Result<(), Unrated> {
    check_terms(game)?;
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

/// What a finished match says of its players.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The file of the record.
    pub path: PathBuf,
    /// The game, by its name in commands and records.
    pub game: String,
    /// The day, as in ISO 8601; may be empty.
    pub date: String,
    /// The time of day at which it began, in universal time; may be empty.
    pub time: String,
    /// The occasion; may be empty.
    pub event: String,
    /// The players in seat order.
    pub seats: Vec<Seat>,
    /// Their colours.
    pub colours: &'static [Colour],
    /// How many moves were played.
    pub plies: usize,
    /// Who has won; nobody in a drawn match.
    pub winners: PlayerSet,
    /// How it ended, as a sentence.
    pub ending: String,
    /// What the players have performed, where the game knows force.
    pub magnitudes: Option<Magnitudes>,
    /// Whether it is rated, and if not, why.
    pub rated: Result<(), Unrated>,
    /// What is at stake.
    pub stakes: Stakes,
    /// The same for two records of one match, and hardly for others.
    pub fingerprint: u64,
}

impl Played {
    /// What a match says, if it is over.
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
            rated: check(game),
            stakes: terms.stakes,
            fingerprint: fingerprint(game),
        })
    }

    /// The seat of a player, the first of several.
    #[must_use]
    pub fn seat_of(&self, who: &Who) -> Option<Player> {
        self.seats
            .iter()
            .zip((0_u8..).map(Player))
            .find(|(seat, _)| Who::of(seat).as_ref() == Some(who))
            .map(|(_, player)| player)
    }

    /// How the match ended for a seat.
    #[must_use]
    pub fn result_of(&self, player: Player) -> Ended {
        if self.winners.is_empty() {
            Ended::Drawn
        } else if self.winners.contains(player) {
            Ended::Won
        } else {
            Ended::Lost
        }
    }
}

/// How a match ended for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// Won, alone or with partners.
    Won,
    /// Drawn.
    Drawn,
    /// Lost.
    Lost,
}

impl Ended {
    /// The word.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}

/// A hash of what makes a match this match: terms, moves and times. What an
/// annotator adds, the occasion and the stakes do not count.
fn fingerprint(game: &Match) -> u64 {
    const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    let mut sum = OFFSET;
    let mut add = |bytes: &[u8]| {
        // The length keeps neighbours apart.
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
        add(seat.name.as_bytes());
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
        stand(&terms(seats), &COLOURS).err()
    }

    #[test]
    fn people_are_known_by_their_names() {
        assert_eq!(Who::person(" Anna  Lee"), Who::person("anna lee"));
        assert_ne!(Who::person("Anna"), Who::person("Anne"));
        for nobody in ["", "  ", "Guest", "red", "White", "Player"] {
            assert_eq!(Who::person(nobody), None, "{nobody}");
        }
    }

    #[test]
    fn players_are_named_as_people_would() {
        assert_eq!(Who::named("level:3"), Some(Who::Level(3)));
        assert_eq!(Who::named("Level 3"), Some(Who::Level(3)));
        assert_eq!(Who::named("Anna"), Some(Who::Person("anna".to_owned())));
        assert_eq!(Who::named("random"), Some(Who::Other("random".to_owned())));
        assert_eq!(Who::named("human"), Who::person("human"));
        assert_eq!(Who::named("guest"), None);
    }

    #[test]
    fn people_and_levels_are_rated() {
        assert_eq!(reason([("Ann", "human"), ("Ben", "human")]), None);
        assert_eq!(reason([("Level 3", "level:3"), ("Ben", "human")]), None);
    }

    #[test]
    fn what_is_not_rated_says_why() {
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
                [("Ann", "human"), ("500 ms", "time:500ms")],
                Unrated::Unsteady("500 ms".to_owned()),
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
        let check = |change: fn(&mut Terms)| {
            let mut terms = usual.clone();
            change(&mut terms);
            stand(&terms, &COLOURS).unwrap_err()
        };
        assert_eq!(check(|it| it.game = "xafka".to_owned()), Unrated::Game);
        assert_eq!(check(|it| it.stakes = Stakes::Friendly), Unrated::Friendly);
        assert_eq!(check(|it| it.stakes = Stakes::Assisted), Unrated::Assisted);
        assert_eq!(
            check(|it| it.start = Some("-".to_owned())),
            Unrated::Position
        );
        for (key, value, why) in [
            ("dice", "scienluck", Unrated::Dice),
            ("teams", "pairs", Unrated::Pairs),
        ] {
            let mut terms = usual.clone();
            terms.options.insert(key.to_owned(), value.to_owned());
            assert_eq!(stand(&terms, &COLOURS), Err(why));
        }
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
        copy.comment(0, "fine");
        copy.set_stakes(Stakes::Assisted);
        assert_eq!(fingerprint(&first), fingerprint(&copy));
        for other in [
            game("Anne", &["d4", "g6", "resign"]),
            game("Ann", &["d4", "g5", "resign"]),
            game("Ann", &["d4", "resign"]),
        ] {
            assert_ne!(fingerprint(&first), fingerprint(&other));
        }
        let played = Played::of(Path::new("a.curio"), &first).unwrap();
        assert_eq!(played.rated, Err(Unrated::Game));
        let ann = Who::named("ann").unwrap();
        let seat = played.seat_of(&ann).unwrap();
        assert_eq!(played.result_of(seat), Ended::Lost);
        assert_eq!(Played::of(Path::new("a"), &game("Ann", &["d4"])), None);
    }
}
