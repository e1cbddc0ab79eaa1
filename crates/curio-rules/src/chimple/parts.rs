//! A position of Chimple taken apart, to be set up by hand.

use super::{
    options::Options,
    position::{COLOURS, Chimple},
    squares::{Matrix, Square},
    view::View,
};
use crate::{
    AnyGame, Brush, ComposeError, Dial, Parts, Player,
    parts::{player_of, turn_dial},
    texts,
};

/// What makes up a position of Chimple.
#[derive(Clone, Debug)]
pub(super) struct ChimpleParts {
    options: Options,
    /// Where the characters of each side are, as Black sees the board.
    sides: [Matrix; 2],
    to_move: Player,
}

impl ChimpleParts {
    pub(super) fn new(position: &Chimple) -> Self {
        Self {
            options: position.options,
            sides: [Player::FIRST, Player::SECOND].map(|player| position.characters(player)),
            to_move: position.to_move,
        }
    }

    fn square(&self, name: &str) -> Result<Square, ComposeError> {
        let number = name.parse().ok();
        let found = number.and_then(|number| self.options.size.square(number));
        found.ok_or_else(|| ComposeError::NoPlace(texts::chimple_no_square(name)))
    }

    fn seat_at(&self, square: Square) -> Option<usize> {
        self.sides.iter().position(|side| side.contains(square))
    }

    fn lay(&mut self, seat: usize, square: Square) -> Result<(), ComposeError> {
        for side in &mut self.sides {
            side.remove(square);
        }
        let most = self.options.size.characters();
        let colour = COLOURS.get(seat).ok_or(ComposeError::NoChoice)?;
        let side = self.sides.get_mut(seat).ok_or(ComposeError::NoChoice)?;
        if side.len() >= most {
            return Err(ComposeError::NotThere(texts::chimple_full(
                colour.name(),
                most,
            )));
        }
        side.insert(square);
        Ok(())
    }
}

impl Parts for ChimpleParts {
    fn brushes(&self) -> Vec<Brush> {
        let most = self.options.size.characters();
        let of = |(colour, side): (&crate::Colour, &Matrix)| Brush {
            name: texts::chimple_brush(colour.key()),
            owner: None,
            left: Some(most.saturating_sub(side.len())),
            paints: false,
        };
        let brushes = COLOURS.iter().zip(&self.sides).map(of);
        Player::all(2)
            .zip(brushes)
            .map(|(player, brush)| Brush {
                owner: Some(player),
                ..brush
            })
            .collect()
    }

    fn dials(&self) -> Vec<Dial> {
        vec![turn_dial(&COLOURS, self.to_move)]
    }

    fn put(&mut self, brush: usize, at: &str) -> Result<(), ComposeError> {
        let square = self.square(at)?;
        self.lay(brush, square)
    }

    fn take(&mut self, at: &str) -> Result<(), ComposeError> {
        let square = self.square(at)?;
        if self.seat_at(square).is_none() {
            return Err(ComposeError::Empty(texts::chimple_square(at)));
        }
        for side in &mut self.sides {
            side.remove(square);
        }
        Ok(())
    }

    fn carry(&mut self, from: &str, to: &str) -> Result<(), ComposeError> {
        let (origin, to) = (self.square(from)?, self.square(to)?);
        let seat = self.seat_at(origin);
        let seat = seat.ok_or_else(|| ComposeError::Empty(texts::chimple_square(from)))?;
        self.sides[seat].remove(origin);
        self.lay(seat, to)
    }

    fn set_dial(&mut self, dial: usize, choice: usize) -> Result<(), ComposeError> {
        if dial > 0 {
            return Err(ComposeError::NoChoice);
        }
        self.to_move = player_of(choice, self.sides.len())?;
        Ok(())
    }

    fn clear(&mut self) {
        self.sides = [Matrix::EMPTY; 2];
    }

    fn shown(&self) -> Box<dyn AnyGame> {
        let [own, enemy] = self.sides;
        let state = View {
            size: self.options.size,
            own,
            enemy,
        };
        Box::new(Chimple::laid_out(self.options, state, self.to_move))
    }

    fn boxed_clone(&self) -> Box<dyn Parts> {
        Box::new(self.clone())
    }
}
