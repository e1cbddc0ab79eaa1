//! How a text speaks of players and numbers.

use curio_rules::{Colour, Player, Points};
use curio_words::decimal;

use crate::texts;

/// How a text speaks of the players: the one who reads it is "you".
#[derive(Clone, Copy, Debug)]
pub struct Voice {
    colours: &'static [Colour],
    reader: Player,
}

impl Voice {
    pub const fn new(colours: &'static [Colour], reader: Player) -> Self {
        Self { colours, reader }
    }

    /// `you`, or the name of the player’s colour, as messages choose by it.
    pub fn who(&self, player: Player) -> &'static str {
        if player == self.reader {
            return "you";
        }
        let colour = self.colours.get(player.index());
        colour.map_or_else(texts::explain_opponent, |colour| colour.name())
    }

    /// The player ahead and the lead, as a clause: "Black is 3 points ahead".
    pub fn standing(&self, me: Player, rival: Player, lead: Points, unit: Unit) -> String {
        let (ahead, by) = if lead < Points::ZERO {
            (rival, lead * -1)
        } else {
            (me, lead)
        };
        if by == Points::ZERO {
            texts::explain_level().to_owned()
        } else {
            texts::explain_leads(self.who(ahead), &unit.counted(by))
        }
    }
}

/// What a game counts in.
#[derive(Clone, Copy, Debug)]
pub enum Unit {
    Points,
    Force,
}

impl Unit {
    /// "1 point", "2.5 points".
    pub fn counted(self, number: Points) -> String {
        let plain = number.to_string();
        // A fraction takes the form of the small numbers beyond one.
        let count: i64 = plain.parse().unwrap_or(2);
        let written = decimal(&plain);
        match self {
            Self::Points => texts::explain_points(&written, count),
            Self::Force => texts::explain_force(&written, count),
        }
    }
}

/// "a2, c4 and d4".
pub fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => texts::list_and(&rest.join(", "), last),
    }
}

/// A change with its sign: "+6", "−3.5".
pub fn signed(change: Points) -> String {
    let sign = if change.numerator() > 0 { "+" } else { "" };
    decimal(&format!("{sign}{change}").replace('-', "−"))
}

/// A text with a capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().to_string());
    format!("{}{}", first.unwrap_or_default(), letters.as_str())
}

#[cfg(test)]
mod tests {
    use curio_words::{Language, in_language};

    use super::*;

    #[test]
    fn the_reader_is_you() {
        let voice = Voice::new(&[Colour::Red, Colour::Blue], Player::SECOND);
        assert_eq!(voice.who(Player::FIRST), "Red");
        let half = Points::ratio(5, 2).unwrap_or(Points::ZERO);
        let by = |lead| voice.standing(Player::FIRST, Player::SECOND, lead, Unit::Points);
        assert_eq!(by(Points::whole(-1)), "you are 1 point ahead");
        assert_eq!(by(half), "Red is 2.5 points ahead");
        let romanian = in_language(Language::Romanian, || by(half));
        assert_eq!(romanian, "Roșul conduce cu 2,5 puncte");
    }
}
