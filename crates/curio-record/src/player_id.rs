//! Who a player is, from one match to the next.

use core::fmt;

use super::{PersonId, Seat, SeatKind, name::is_unseen, normal::normal};
use caseless::Caseless as _;
use curio_engine::{Opponent, Style};
use curio_rules::Colour;

/// Names that do not identify a person. The names of colours do not either.
const ANONYMOUS_NAMES: [&str; 4] = ["", "guest", "player", "anonymous"];

/// What stands before a person's name that could be taken for an opponent.
const HUMAN: &str = "human:";
/// What stands before the id of a person.
const PERSON: &str = "person:";

/// The identity of a player in the ratings.
///
/// A person with an id is known by it, whatever they are called. Others are known by their names,
/// ignoring case, extra spaces, what cannot be seen, and how letters with accents are put
/// together.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerId {
    /// A person who is known.
    Known(PersonId),
    /// Another person, by the name as [`folded`].
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
    pub fn from_seat(seat: &Seat) -> Option<Self> {
        match &seat.kind {
            SeatKind::Human => match seat.person {
                Some(id) => Some(Self::Known(id)),
                None => Self::person(&seat.name),
            },
            SeatKind::Opponent(Opponent::Level(level)) => Some(Self::Level(level.number())),
            SeatKind::Opponent(Opponent::Styled(level, style)) => {
                Some(Self::Styled(level.number(), *style))
            }
            kind => Some(Self::Other(kind.to_string())),
        }
    }

    /// The person with this name; `None` if it does not identify one.
    pub fn person(name: &str) -> Option<Self> {
        let name = folded(name);
        // Guests may be numbered.
        let word = name
            .trim_end_matches(|c: char| c.is_ascii_digit())
            .trim_end();
        let is_colour = Colour::ALL.iter().any(|colour| colour.key() == word);
        let is_anonymous = ANONYMOUS_NAMES.contains(&word) || is_colour;
        (!is_anonymous).then_some(Self::Person(name))
    }

    /// The player with this name on the command line: a person's name, or an
    /// opponent as `level:3`, `Level 3` or `Level 3 (bold)`. After `human:` there is always a
    /// person's name.
    pub fn named(text: &str) -> Option<Self> {
        if let Some(name) = text.trim().strip_prefix(HUMAN) {
            return Self::person(name);
        }
        if let Some(id) = text.trim().strip_prefix(PERSON) {
            return id
                .parse()
                .map(Self::Known)
                .ok()
                .or_else(|| Self::person(text));
        }
        let kind = text.trim().to_lowercase().replace("level ", "level:");
        let kind = kind.replace(" (", ":");
        match kind.trim_end_matches(')').parse() {
            Ok(SeatKind::Human) | Err(_) => Self::person(text),
            Ok(kind) => Self::from_seat(&Seat::new(kind)),
        }
    }

    /// Whether this is a person.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Known(_) | Self::Person(_))
    }

    /// Whether this player can have a CIMAX: people can, and so can opponents of a
    /// fixed strength.
    pub const fn can_be_rated(&self) -> bool {
        self.is_person() || matches!(self, Self::Level(_) | Self::Styled(..))
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
            Self::Known(id) => write!(f, "{PERSON}{id}"),
            Self::Person(name) | Self::Other(name) => f.write_str(name),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Styled(level, style) => write!(f, "level:{level}:{style}"),
        }
    }
}

/// A text as it compares where neither case, nor extra spaces, nor the way in which letters
/// with accents are put together make a difference, nor what cannot be seen: after the canonical
/// caseless matching of Unicode. The dotted capital of Turkish is an i.
pub fn folded(text: &str) -> String {
    let seen: String = text.chars().filter(|c| !is_unseen(*c)).collect();
    let words: Vec<&str> = seen.split_whitespace().collect();
    let apart = normal(&words.join(" "), true);
    let folded: String = apart.chars().default_case_fold().collect();
    normal(&folded.replace("i\u{307}", "i"), false)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            ("İpek", "ipek"),
            ("Anna\u{200b}", "anna"),
        ] {
            assert_eq!(PlayerId::person(one), PlayerId::person(other), "{one}");
        }
        assert_ne!(PlayerId::person("Jose"), PlayerId::person("José"));
        for nobody in [
            "", "  ", "Guest", "Guest 2", "red", "White", "Player", "player 3",
        ] {
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
        let known = PlayerId::Known(PersonId::fresh());
        assert_eq!(PlayerId::named(&known.to_string()), Some(known));
    }
}
