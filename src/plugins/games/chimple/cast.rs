//! Who is who: which character stands on which square.
//!
//! At the table an ape stays an ape. Characters are followed from the first
//! position of the match, where those of a side are numbered from its own right.

use crate::{
    record::Match,
    rules::{
        Player,
        chimple::{Chimple, Square},
    },
};

/// A character of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Character {
    /// Whose.
    pub(crate) player: Player,
    /// Which, from 0.
    pub number: usize,
}

impl Character {
    /// What it is called.
    pub(crate) const fn name(self) -> &'static str {
        match self.number & 3 {
            0 => "ape",
            1 => "hare",
            2 => "elephant",
            _ => "owl",
        }
    }
}

/// A character and where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) character: Character,
    /// On which square; nothing once captured.
    pub(crate) at: Option<Square>,
}

/// All characters of a match after a number of plies, in a fixed order; those that
/// are captured keep their places in it.
pub(crate) fn cast(record: &Match, plies: usize) -> Vec<Part> {
    let (start, now) = (record.position_at(0), record.position_at(plies));
    let known = (start.as_any().downcast_ref(), now.as_any().downcast_ref());
    let (Some(start), Some(now)): (Option<&Chimple>, Option<&Chimple>) = known else {
        return Vec::new();
    };
    Player::all(2)
        .flat_map(|player| {
            let parts = start.places(player).iter().zip(now.places(player));
            let there = parts
                .enumerate()
                .filter(|(_, (at_first, _))| at_first.is_some());
            there.map(move |(number, (_, at))| Part {
                character: Character { player, number },
                at: *at,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing::played;

    #[test]
    fn characters_stay_who_they_are() {
        let record = played(
            "chimple",
            &["random", "random"],
            &["3-6", "7-4", "1-2", "4-5", "6-3", "5x3"],
        );
        let places = |plies| -> Vec<Option<u8>> {
            let parts = cast(&record, plies);
            parts
                .iter()
                .map(|part| part.at.map(Square::number))
                .collect()
        };
        // Black's ape and hare, White's ape and hare, each from its own right.
        assert_eq!(places(0), [Some(1), Some(3), Some(9), Some(7)]);
        assert_eq!(places(3), [Some(2), Some(6), Some(9), Some(4)]);
        assert_eq!(places(6), [Some(2), None, Some(9), Some(3)]);
    }
}
