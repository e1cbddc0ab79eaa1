//! What is proven of the opening of Xafka: the proofs in `proofs`, which `curio-lab xafka solve`
//! made and `curio-lab xafka check` confirms, as a book. A position is in it if it can come up
//! in one of them.

use std::{collections::BTreeMap, sync::OnceLock};

use super::proof::Proof;
use curio_rules::{
    Game, Player,
    xafka::{Cell, Move, Options, Xafka},
};

/// One proof for each kind of first placement; White wins after all of them.
const PROOFS: [&str; 6] = [
    include_str!("proofs/a1.txt"),
    include_str!("proofs/a2.txt"),
    include_str!("proofs/b2.txt"),
    include_str!("proofs/b3.txt"),
    include_str!("proofs/d3.txt"),
    include_str!("proofs/d4.txt"),
];

/// Who wins a position, and how.
#[derive(Debug)]
struct Entry {
    winner: Player,
    /// The winner's move; nothing where the solver has to find it.
    mv: Option<String>,
}

/// The positions with the winner to move, and those that the proofs leave to the solver.
#[derive(Debug, Default)]
pub(super) struct Book {
    entries: BTreeMap<String, Entry>,
    /// The most hexagons that are gone in one of them.
    gone: u32,
}

impl Book {
    /// The book.
    pub fn open() -> &'static Self {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| {
            Self::from_proofs(PROOFS.iter().filter_map(|text| Proof::read(text).ok()))
        })
    }

    fn from_proofs(proofs: impl Iterator<Item = Proof>) -> Self {
        let mut book = Self::default();
        for proof in proofs {
            let winner = proof.winner;
            for (text, mv) in proof.into_answers() {
                // The hexagons that are gone come first, separated by commas.
                let (gone, _) = text.split_once(' ').unwrap_or_default();
                book.gone = book.gone.max(gone.split(',').count() as u32);
                // What one proof leaves to the solver, another may have a move for.
                if mv.is_some() || !book.entries.contains_key(&text) {
                    book.entries.insert(text, Entry { winner, mv });
                }
            }
        }
        book
    }

    /// Who wins a position, if that is proven.
    pub fn winner(&self, position: &Xafka) -> Option<Player> {
        if let Some(winner) = position.winner() {
            return Some(winner);
        }
        if let Some((entry, _)) = self.entry(position) {
            return Some(entry.winner);
        }
        // A position with the loser to move is in the book if all that follows is.
        let winner = position.to_move().other();
        let is_lost = |mv: &Move| {
            let mut next = *position;
            next.play_unchecked(*mv);
            let entry = || self.entry(&next).map(|(entry, _)| entry.winner);
            next.winner().or_else(entry) == Some(winner)
        };
        self.has_room(position)
            .then(|| position.legal_moves())
            .filter(|moves| moves.iter().all(is_lost))
            .map(|_| winner)
    }

    /// The move by which the player to move wins, if one is proven to.
    pub fn winning_move(&self, position: &Xafka) -> Option<Move> {
        let (entry, symmetry) = self.entry(position)?;
        let image = position.transformed(symmetry);
        let mv = image.parse_move(entry.mv.as_deref()?).ok()?;
        let Move::To(image) = mv else {
            return Some(mv);
        };
        let cell = symmetry.iter().position(|cell| *cell == image)?;
        Some(Move::To(Cell(u8::try_from(cell).ok()?)))
    }

    /// Whether positions after this one may be in the book.
    fn has_room(&self, position: &Xafka) -> bool {
        position.options() == Options::default() && position.holes().len() < self.gone
    }

    /// What is said of a position, and by which symmetry it becomes the one of the proof.
    fn entry(&self, position: &Xafka) -> Option<(&Entry, &'static [Cell])> {
        if position.options() != Options::default() || position.holes().len() > self.gone {
            return None;
        }
        position.board().symmetries().iter().find_map(|symmetry| {
            let text = position.transformed(symmetry).position_text();
            Some((self.entries.get(&text)?, symmetry.as_slice()))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proofs() -> impl Iterator<Item = Proof> {
        PROOFS.iter().map(|text| Proof::read(text).unwrap())
    }

    #[test]
    fn the_proofs_hold_by_the_rules() {
        for proof in proofs() {
            assert_eq!(proof.start.options(), Options::default());
            assert_eq!(proof.start.holes().len(), 1);
            let checked = proof.check().unwrap();
            assert_eq!(checked.moves, proof.len());
            assert!(checked.left_to_solve.len() <= proof.left_to_solve());
        }
    }

    #[test]
    fn the_winner_is_known_whatever_the_loser_does_and_however_the_board_is_turned() {
        let book = Book::open();
        for proof in proofs() {
            let mut solved = 0;
            let mut open = vec![proof.start];
            while let Some(position) = open.pop() {
                for symmetry in position.board().symmetries() {
                    let turned = position.transformed(symmetry);
                    assert_eq!(book.winner(&turned), Some(proof.winner), "{turned:?}");
                }
                let moves = match book.entry(&position) {
                    _ if position.is_over() => Vec::new(),
                    Some((Entry { mv: None, .. }, _)) => {
                        solved += 1;
                        Vec::new()
                    }
                    Some(_) => vec![book.winning_move(&position).unwrap()],
                    None => position.legal_moves(),
                };
                open.extend(moves.into_iter().map(|mv| {
                    let mut next = position;
                    next.play(&mv).unwrap();
                    next
                }));
            }
            assert!(solved > 0);
        }
    }

    #[test]
    fn white_wins_wherever_black_begins() {
        let start = Xafka::new(Options::default());
        assert_eq!(Book::open().winner(&start), Some(Player(1)));
        assert_eq!(Book::open().winning_move(&start), None);
    }

    #[test]
    fn other_boards_and_rules_are_not_in_the_book() {
        let mut dice = 1_u64;
        for options in [
            Options {
                light: 9,
                ..Options::default()
            },
            Options::on(curio_rules::xafka::Shape::Side5),
        ] {
            let mut position = Xafka::new(options);
            while !position.is_over() && position.turns() < 8 {
                assert_eq!(Book::open().winner(&position), None);
                assert_eq!(Book::open().winning_move(&position), None);
                let moves = position.legal_moves();
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                position.play_unchecked(moves[(dice >> 33) as usize % moves.len()]);
            }
        }
    }
}
