//! A position of Mathematichess taken apart, to be set up by hand.
//!
//! While pieces are being placed, whatever of an army is not on the board is in
//! the hand, but for what a Terminator has removed; in the battle, it is out of the
//! match.

use super::{
    options::Options,
    pieces::{COLOURS, Piece},
    position::Mathematichess,
    squares::{LARGEST, Square},
};
use crate::{
    AnyGame, Brush, ComposeError, Dial, Parts, Player,
    parts::{player_of, turn_dial},
    texts,
};

const STAGES: [fn() -> &'static str; 2] = [
    texts::mathematichess_stage_placing,
    texts::mathematichess_stage_battle,
];
const USED: [fn() -> &'static str; 2] = [texts::mathematichess_unused, texts::mathematichess_used];

/// What makes up a position of Mathematichess.
#[derive(Clone, Debug)]
pub(super) struct MathematichessParts {
    options: Options,
    pieces: Vec<Option<Piece>>,
    to_move: Player,
    placing: bool,
    terminated: [bool; 2],
    /// What Terminators have taken out of the match while pieces are placed.
    removed: [[u8; 10]; 2],
}

impl MathematichessParts {
    pub(super) fn new(position: &Mathematichess) -> Self {
        let size = position.board().size();
        let mut parts = Self {
            removed: [[0; 10]; 2],
            options: position.options,
            pieces: Square::all(size).map(|at| position.piece(at)).collect(),
            to_move: position.to_move,
            placing: position.is_placing(),
            terminated: position.terminated,
        };
        if parts.placing {
            for piece in parts.all_pieces() {
                let (player, kind) = (piece.player.index() & 1, piece.kind.index());
                let left = parts.left(piece) as u8;
                parts.removed[player][kind] = left.saturating_sub(position.hands[player][kind]);
            }
        }
        parts
    }

    fn place(&self, name: &str) -> Result<usize, ComposeError> {
        let no_place = || ComposeError::NoPlace(name.to_owned());
        let square = Square::read(name).ok_or_else(no_place)?;
        let mut all = Square::all(self.options.size.min(LARGEST));
        all.position(|at| at == square).ok_or_else(no_place)
    }

    fn count(&self, piece: Piece) -> u32 {
        let same = self.pieces.iter().filter(|it| **it == Some(piece));
        same.count() as u32
    }

    /// How many more of them there may be.
    fn left(&self, piece: Piece) -> u32 {
        let all = u32::from(self.options.army().count(piece.kind));
        all.saturating_sub(self.count(piece))
    }

    /// The pieces of both armies, as they are offered.
    fn all_pieces(&self) -> Vec<Piece> {
        let army = self.options.army();
        let of = |player| army.kinds().map(move |kind| Piece { player, kind });
        Player::all(2).flat_map(of).collect()
    }

    fn hands(&self) -> [[u8; 10]; 2] {
        let mut hands = [[0; 10]; 2];
        if self.placing {
            for piece in self.all_pieces() {
                let (player, kind) = (piece.player.index() & 1, piece.kind.index());
                let left = self.left(piece) as u8;
                hands[player][kind] = left.saturating_sub(self.removed[player][kind]);
            }
        }
        hands
    }
}

impl Parts for MathematichessParts {
    fn brushes(&self) -> Vec<Brush> {
        let brush = |piece: Piece| Brush {
            name: piece.name(),
            owner: Some(piece.player),
            left: Some(self.left(piece)),
            paints: true,
        };
        self.all_pieces().into_iter().map(brush).collect()
    }

    fn dials(&self) -> Vec<Dial> {
        let mut dials = vec![
            turn_dial(&COLOURS, self.to_move),
            Dial {
                name: texts::mathematichess_stage().to_owned(),
                choices: STAGES.map(|name| name().to_owned()).to_vec(),
                chosen: usize::from(!self.placing),
            },
        ];
        if self.options.terminators {
            for (colour, used) in COLOURS.iter().zip(self.terminated) {
                dials.push(Dial {
                    name: texts::mathematichess_terminator_of(colour.name()),
                    choices: USED.map(|name| name().to_owned()).to_vec(),
                    chosen: usize::from(used),
                });
            }
        }
        dials
    }

    fn put(&mut self, brush: usize, at: &str) -> Result<(), ComposeError> {
        let place = self.place(at)?;
        let all = self.all_pieces();
        let piece = *all.get(brush).ok_or(ComposeError::NoChoice)?;
        if self.pieces[place] == Some(piece) {
            return Ok(());
        }
        if self.left(piece) == 0 {
            return Err(ComposeError::NoneLeft {
                owner: COLOURS[piece.player.index() & 1].to_string(),
                what: piece.kind.name().to_owned(),
            });
        }
        self.pieces[place] = Some(piece);
        Ok(())
    }

    fn take(&mut self, at: &str) -> Result<(), ComposeError> {
        let place = self.place(at)?;
        match self.pieces[place].take() {
            Some(_) => Ok(()),
            None => Err(ComposeError::Empty(at.to_owned())),
        }
    }

    fn carry(&mut self, from: &str, to: &str) -> Result<(), ComposeError> {
        let (origin, to) = (self.place(from)?, self.place(to)?);
        let piece = self.pieces[origin].take();
        let piece = piece.ok_or_else(|| ComposeError::Empty(from.to_owned()))?;
        self.pieces[to] = Some(piece);
        Ok(())
    }

    fn set_dial(&mut self, dial: usize, choice: usize) -> Result<(), ComposeError> {
        let known = |choices: usize| {
            if choice < choices {
                Ok(choice == 1)
            } else {
                Err(ComposeError::NoChoice)
            }
        };
        match dial {
            0 => self.to_move = player_of(choice, COLOURS.len())?,
            1 => self.placing = !known(STAGES.len())?,
            2 | 3 if self.options.terminators => self.terminated[dial - 2] = known(USED.len())?,
            _ => return Err(ComposeError::NoChoice),
        }
        Ok(())
    }

    fn clear(&mut self) {
        self.pieces.fill(None);
        self.terminated = [false; 2];
        self.removed = [[0; 10]; 2];
    }

    fn shown(&self) -> Box<dyn AnyGame> {
        let squares = Square::all(self.options.size.min(LARGEST));
        let placed = squares
            .zip(&self.pieces)
            .filter_map(|(at, piece)| Some((at, (*piece)?)));
        Box::new(Mathematichess::laid_out(
            self.options,
            placed,
            self.hands(),
            self.to_move,
            self.terminated,
        ))
    }

    fn boxed_clone(&self) -> Box<dyn Parts> {
        Box::new(self.clone())
    }
}
