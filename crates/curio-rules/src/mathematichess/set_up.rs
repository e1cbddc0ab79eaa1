//! Placing many pieces at once: at random, from a template, or as the image of
//! pieces that stand already. All of it comes out as ordinary placements.
//!
//! A [`Filler`] is a function that names the next placement for the player to
//! move. [`fill`] lets it place for one side or both.

use core::fmt;

use super::{
    moves::Move,
    options::Options,
    pieces::{Kind, Piece},
    position::Mathematichess,
    squares::{LARGEST, Square},
};
use crate::{ParseError, Player, PlayerSet, texts, zobrist_key};

/// Names the next placement for the player to move; nothing when it has none.
pub type Filler<'a> = dyn FnMut(&Mathematichess) -> Option<Move> + 'a;

/// The placements of the players in `sides`, as `filler` names them.
///
/// With both sides, these are the moves of the rest of the first stage, in turn.
/// With one, they are that player's placements alone, to be played one by one in
/// that player's turns: the other is taken to wait. The list ends early when the
/// filler has nothing more to name.
pub fn fill(position: &Mathematichess, sides: PlayerSet, filler: &mut Filler<'_>) -> Vec<Move> {
    let mut position = position.clone();
    let mut moves = Vec::new();
    while position.end().is_none() && position.is_placing() {
        if !sides.contains(position.to_move()) || position.left_to_place(position.to_move()) == 0 {
            let other = position.to_move().other();
            if !sides.contains(other) || position.left_to_place(other) == 0 {
                break;
            }
            if sides.contains(position.to_move()) {
                // A player with an empty hand passes, as the rules require.
                moves.push(Move::Pass);
            }
            position.to_move = other;
            continue;
        }
        let Some(mv) = filler(&position).filter(|mv| position.check_move(*mv).is_ok()) else {
            break;
        };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    moves
}

/// Any placement, chosen by a seed: the same for the same position and seed.
pub fn random_placement(position: &Mathematichess, seed: u64) -> Option<Move> {
    let dice = zobrist_key(seed, position.table_key());
    let holes = u64::from(position.board().holes().len());
    let left = u64::from(position.left_to_place(position.to_move()));
    if holes == 0 || left == 0 {
        return None;
    }
    let at = position
        .board()
        .holes()
        .iter()
        .nth((dice % holes) as usize)?;
    // Each piece in the hand is equally likely, not each kind.
    let mut pick = (dice >> 32) % left;
    let kind = Kind::ALL.into_iter().find(|kind| {
        let count = u64::from(position.in_hand(position.to_move(), *kind));
        let found = pick < count;
        pick = pick.saturating_sub(count);
        found
    })?;
    Some(Move::Place { kind, at })
}

/// A way to turn or mirror the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symmetry {
    /// The a-file becomes the last file.
    LeftRight,
    /// The first rank becomes the last rank.
    UpDown,
    /// Half a turn.
    HalfTurn,
    /// A quarter of a turn clockwise.
    QuarterTurn,
    /// Mirrored in the line from a1 to the far corner.
    Diagonal,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::LeftRight,
        Self::UpDown,
        Self::HalfTurn,
        Self::QuarterTurn,
        Self::Diagonal,
    ];

    /// Where a square of a board of `size` comes to lie.
    #[must_use]
    pub fn image(self, size: u8, square: Square) -> Square {
        let last = size.saturating_sub(1);
        let (file, rank) = (square.file().min(last), square.rank().min(last));
        let (file, rank) = match self {
            Self::LeftRight => (last - file, rank),
            Self::UpDown => (file, last - rank),
            Self::HalfTurn => (last - file, last - rank),
            Self::QuarterTurn => (rank, last - file),
            Self::Diagonal => (rank, file),
        };
        Square::new(file, rank).unwrap_or(square)
    }
}

/// The next placement that makes the set-up of the player to move more like the
/// image of `model`'s pieces: their own, or the opponent's.
pub fn symmetric_placement(
    position: &Mathematichess,
    symmetry: Symmetry,
    model: Player,
) -> Option<Move> {
    let size = position.board().size();
    Square::all(size).find_map(|square| {
        let piece = position.piece(square).filter(|one| one.player == model)?;
        let at = symmetry.image(size, square);
        let fits =
            position.piece(at).is_none() && position.in_hand(position.to_move(), piece.kind) > 0;
        fits.then_some(Move::Place {
            kind: piece.kind,
            at,
        })
    })
}

/// A set-up of one side to be used again: which kinds stand where.
///
/// Its text gives the ranks from the top down with numbers for runs of squares
/// that are left open, as in position texts, in capitals: `5/1K3/5/2Q2/5`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    size: u8,
    places: Vec<(Square, Kind)>,
}

impl Template {
    /// The pieces that a player has on the board.
    pub fn from_position(position: &Mathematichess, player: Player) -> Self {
        let size = position.board().size();
        let places = Square::all(size).filter_map(|at| {
            let piece = position.piece(at).filter(|one| one.player == player)?;
            Some((at, piece.kind))
        });
        Self {
            size,
            places: places.collect(),
        }
    }

    /// Reads the text of a template.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(text: &str) -> Result<Self, ParseError> {
        let rows = text.trim();
        let size = rows.split('/').count();
        let size = u8::try_from(size)
            .ok()
            .filter(|size| (3..=LARGEST).contains(size))
            .ok_or_else(|| ParseError::new(text, texts::mathematichess_unread_template(LARGEST)))?;
        let capitals = rows.to_ascii_uppercase();
        let options = Options::on(size);
        let position = super::notation::read_position(&options, &format!("{capitals} W - -"))
            .map_err(|error| ParseError::new(text, error.reason))?;
        Ok(Self::from_position(&position, Player::FIRST))
    }

    /// The size of the board it is for.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The pieces with their places, from a1 on.
    pub fn places(&self) -> &[(Square, Kind)] {
        &self.places
    }

    /// The same set-up turned or mirrored, as for the player across the table.
    pub fn turned(&self, symmetry: Symmetry) -> Self {
        let mut places: Vec<(Square, Kind)> = self
            .places
            .iter()
            .map(|(at, kind)| (symmetry.image(self.size, *at), *kind))
            .collect();
        places.sort();
        Self {
            size: self.size,
            places,
        }
    }

    /// The next placement of the template for the player to move: places that
    /// are taken and kinds that are used up are passed over.
    pub fn placement(&self, position: &Mathematichess) -> Option<Move> {
        if self.size != position.board().size() {
            return None;
        }
        self.places
            .iter()
            .find(|(at, kind)| {
                position.piece(*at).is_none() && position.in_hand(position.to_move(), *kind) > 0
            })
            .map(|&(at, kind)| Move::Place { kind, at })
    }
}

impl fmt::Display for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..self.size).rev() {
            let mut empty = 0;
            for file in 0..self.size {
                let here = Square::new(file, rank);
                let found = self.places.iter().find(|(at, _)| Some(*at) == here);
                match found {
                    None => empty += 1,
                    Some((_, kind)) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        let piece = Piece {
                            player: Player::FIRST,
                            kind: *kind,
                        };
                        write!(f, "{}", piece.letter())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}
