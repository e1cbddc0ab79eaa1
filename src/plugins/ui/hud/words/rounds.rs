//! The rounds of a match: the lines of the list of moves, and the numbers that everything
//! else gives to moves.

use super::AnyWords;
use crate::{
    record::Match,
    rules::{Player, Retirement},
};

/// A line of the list: one turn of everybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Round {
    /// Which round it is, from 1.
    pub(crate) number: usize,
    /// For each seat the indices of the plies of its turn, the dice that were
    /// thrown for it among them.
    pub(crate) plies: Vec<Vec<usize>>,
}

impl Round {
    /// Whether the ply with this number, from 1, is in it.
    pub(crate) fn has(&self, number: usize) -> bool {
        self.plies.iter().flatten().any(|index| index + 1 == number)
    }
}

/// Divides plies into rounds. A seat that comes before the last one or again
/// begins a new round, unless the move is another part of the same turn; a
/// player who is out leaves a gap. A chance move belongs to the turn it opens: that
/// of the player who moves next, or of the next seat until somebody has.
pub(crate) fn rounds<'a>(
    turns: impl IntoIterator<Item = (Option<Player>, &'a str)>,
    seats: usize,
    continues: impl Fn(&str) -> bool,
) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    let mut last: Option<usize> = None;
    let mut opening: Vec<usize> = Vec::new();
    let open = |rounds: &mut Vec<Round>| {
        rounds.push(Round {
            number: rounds.len() + 1,
            plies: vec![Vec::new(); seats],
        });
    };
    for (index, (by, mv)) in turns.into_iter().enumerate() {
        let Some(seat) = by.map(Player::index).filter(|seat| *seat < seats) else {
            opening.push(index);
            continue;
        };
        let begins = last.is_none_or(|last| {
            if seat == last {
                !opening.is_empty() || !continues(mv)
            } else {
                seat < last
            }
        });
        if begins {
            open(&mut rounds);
        }
        if let Some(round) = rounds.last_mut() {
            round.plies[seat].append(&mut opening);
            round.plies[seat].push(index);
        }
        last = Some(seat);
    }
    if !opening.is_empty() && seats > 0 {
        let next = last.map_or(0, |last| (last + 1) % seats);
        if next == 0 {
            open(&mut rounds);
        }
        if let Some(round) = rounds.last_mut() {
            round.plies[next].append(&mut opening);
        }
    }
    rounds
}

/// How many rounds were played. Resigning and offers do not count.
pub(crate) fn rounds_of(record: &Match, words: &dyn AnyWords) -> usize {
    let info = record.position().info();
    let counts = |mv: &str| Retirement::from_text(mv).is_none() && !info.is_talk(mv);
    let mut plies = record.plies().iter();
    let last = plies.rposition(|ply| ply.by.is_some() && counts(&ply.mv));
    last.map_or(0, |at| round_of(record, words, at + 1))
}

/// Who made each ply of a match, and which. An offer and its answer are nobody's turn.
pub(crate) fn turns(record: &Match) -> impl Iterator<Item = (Option<Player>, &str)> {
    let info = record.position().info();
    let plies = record.plies().iter();
    plies.map(move |ply| (ply.by.filter(|_| !info.is_talk(&ply.mv)), &*ply.mv))
}

/// The round in which a ply was played, counted from 1 as the ply is.
pub(crate) fn round_of(record: &Match, words: &dyn AnyWords, ply: usize) -> usize {
    let seats = record.seats().len();
    let rounds = rounds(turns(record), seats, |text| words.continues(text));
    let of = rounds.iter().find(|round| round.has(ply));
    of.map_or(ply, |round| round.number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(seats: &[Option<u8>], count: usize) -> Vec<Vec<Vec<usize>>> {
        let turns = seats.iter().map(|seat| (seat.map(Player), "d4"));
        rounds(turns, count, |_| false)
            .into_iter()
            .map(|round| round.plies)
            .collect()
    }

    #[test]
    fn two_players_share_a_line() {
        let seats = [Some(0), Some(1), Some(0)];
        assert_eq!(
            shape(&seats, 2),
            [vec![vec![0], vec![1]], vec![vec![2], vec![]]]
        );
    }

    #[test]
    fn players_who_are_out_or_begin_late_leave_a_gap() {
        let seats = [Some(0), Some(1), Some(2), Some(0), Some(2)];
        assert_eq!(
            shape(&seats, 3),
            [
                vec![vec![0], vec![1], vec![2]],
                vec![vec![3], vec![], vec![4]]
            ]
        );
        assert_eq!(
            shape(&[Some(1), Some(0)], 2),
            [vec![vec![], vec![0]], vec![vec![1], vec![]]]
        );
    }

    #[test]
    fn chance_belongs_to_the_turn_it_opens() {
        let seats = [None, Some(0), Some(1), None, Some(0), None, Some(1)];
        assert_eq!(
            shape(&seats, 2),
            [vec![vec![0, 1], vec![2]], vec![vec![3, 4], vec![5, 6]]]
        );
    }

    #[test]
    fn chance_that_nobody_has_followed_stands_with_the_next_seat() {
        assert_eq!(shape(&[None], 2), [vec![vec![0], vec![]]]);
        assert_eq!(shape(&[Some(0), None], 2), [vec![vec![0], vec![1]]]);
        assert_eq!(
            shape(&[Some(0), Some(1), None], 2),
            [vec![vec![0], vec![1]], vec![vec![2], vec![]]]
        );
    }

    #[test]
    fn a_player_who_acts_twice_begins_a_new_line() {
        assert_eq!(shape(&[Some(0), Some(0)], 2).len(), 2);
    }

    #[test]
    fn parts_of_one_turn_share_its_place() {
        let seats = [0, 0, 1, 1, 0].map(|seat| Some(Player(seat)));
        let turns = seats.into_iter().zip(["place", "give"].into_iter().cycle());
        let turns: Vec<_> = rounds(turns, 2, |mv| mv == "give")
            .into_iter()
            .map(|round| round.plies)
            .collect();
        assert_eq!(
            turns,
            [vec![vec![0, 1], vec![2, 3]], vec![vec![4], Vec::new()]]
        );
    }
}
