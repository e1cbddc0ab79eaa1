//! How a text speaks of players and numbers.

use curio_rules::{Colour, Player, Points};

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

    pub fn is_reader(&self, player: Player) -> bool {
        player == self.reader
    }

    /// "you" or "White".
    pub fn name(&self, player: Player) -> &'static str {
        if player == self.reader {
            return "you";
        }
        let colour = self.colours.get(player.index());
        colour.map_or("the opponent", |colour| colour.name())
    }

    /// "your" or "White’s".
    pub fn whose(&self, player: Player) -> String {
        if player == self.reader {
            "your".to_owned()
        } else {
            format!("{}’s", self.name(player))
        }
    }

    /// "yours" or "White’s".
    pub fn possession(&self, player: Player) -> String {
        if player == self.reader {
            "yours".to_owned()
        } else {
            self.whose(player)
        }
    }

    /// A verb with its subject: "you stand", "White stands".
    pub fn does(&self, player: Player, verb: &str) -> String {
        let ending = if player == self.reader { "" } else { "s" };
        format!("{} {verb}{ending}", self.name(player))
    }

    /// "you are", "White is".
    pub fn is(&self, player: Player) -> String {
        let verb = if player == self.reader { "are" } else { "is" };
        format!("{} {verb}", self.name(player))
    }

    /// The player ahead and the lead, as a clause: "Black is 3 points ahead".
    pub fn standing(&self, me: Player, rival: Player, lead: Points, unit: Unit) -> String {
        let (ahead, by) = if lead < Points::ZERO {
            (rival, lead * -1)
        } else {
            (me, lead)
        };
        if by == Points::ZERO {
            "the score is level".to_owned()
        } else {
            format!("{} {} ahead", self.is(ahead), unit.counted(by))
        }
    }
}

/// What a game counts in.
#[derive(Clone, Copy, Debug)]
pub struct Unit(pub &'static str, pub &'static str);

impl Unit {
    /// "1 point", "2.5 points".
    pub fn counted(self, number: Points) -> String {
        let one = number == Points::whole(1) || number == Points::whole(-1);
        format!("{number} {}", if one { self.0 } else { self.1 })
    }
}

/// "1 turn", "3 turns".
pub fn counted(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// "a2, c4 and d4".
pub fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => texts::list_and(&rest.join(", "), last),
    }
}

/// A change with its sign: "+6", "-3.5".
pub fn signed(change: Points) -> String {
    let sign = if change.numerator() > 0 { "+" } else { "" };
    format!("{sign}{change}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_is_you() {
        let voice = Voice::new(&[Colour::Red, Colour::Blue], Player::SECOND);
        assert_eq!(voice.whose(Player::FIRST), "Red’s");
        assert_eq!(voice.does(Player::SECOND, "stand"), "you stand");
        let unit = Unit("point", "points");
        let standing = voice.standing(Player::FIRST, Player::SECOND, Points::whole(-1), unit);
        assert_eq!(standing, "you are 1 point ahead");
    }
}
