//! A position of Xafka taken apart, to be set up by hand.
//!
//! Whose turn it is follows from how many hexagons are gone; a dial may say
//! otherwise, and then the rules say why not.

use super::{
    cells::{Cell, CellSet},
    moves::{Goal, Light},
    options::Options,
    position::{COLOURS, SEATS, Xafka},
};
use crate::{
    AnyGame, Brush, ComposeError, Dial, Parts, Player, Said,
    parts::{player_of, turn_dial},
    texts,
};

const LIGHTS: [(Said, Light); 3] = [
    (texts::xafka_light_yellow, Light::Yellow),
    (texts::xafka_light_green, Light::Set(Goal::Green)),
    (texts::xafka_light_red, Light::Set(Goal::Red)),
];

/// What makes up a position of Xafka.
#[derive(Clone, Debug)]
pub(super) struct XafkaParts {
    options: Options,
    holes: CellSet,
    pieces: [Option<Cell>; SEATS],
    light: Light,
    to_move: Player,
}

impl XafkaParts {
    pub(super) fn new(position: &Xafka) -> Self {
        Self {
            options: position.options,
            holes: position.holes,
            pieces: position.pieces,
            light: position.light,
            to_move: position.to_move,
        }
    }

    fn players(&self) -> usize {
        usize::from(self.options.players)
    }

    fn cell(&self, name: &str) -> Result<Cell, ComposeError> {
        let found = self.options.board().cell(name);
        found.ok_or_else(|| ComposeError::NoPlace(name.to_owned()))
    }

    /// There have been as many turns as there are holes, and one more if the light is set.
    fn pass_the_turn(&mut self) {
        let turns = self.holes.len() + u32::from(matches!(self.light, Light::Set(_)));
        self.to_move = Player((turns % u32::from(self.options.players)) as u8);
    }

    fn take_off(&mut self, at: Cell) -> Option<usize> {
        let seat = self.pieces.iter().position(|piece| *piece == Some(at))?;
        self.pieces[seat] = None;
        Some(seat)
    }
}

impl Parts for XafkaParts {
    fn brushes(&self) -> Vec<Brush> {
        let pieces = Player::all(self.options.players).map(|player| Brush {
            name: texts::xafka_piece(Xafka::colour(player).name()),
            owner: Some(player),
            left: None,
            paints: false,
        });
        let hole = Brush {
            name: texts::xafka_gap().to_owned(),
            owner: None,
            left: None,
            paints: true,
        };
        pieces.chain([hole]).collect()
    }

    fn dials(&self) -> Vec<Dial> {
        let colours = COLOURS.get(..self.players()).unwrap_or(&COLOURS);
        let light = LIGHTS.iter().position(|(_, light)| *light == self.light);
        vec![
            turn_dial(colours, self.to_move),
            Dial {
                name: texts::xafka_light().to_owned(),
                choices: LIGHTS.map(|(name, _)| name().to_owned()).to_vec(),
                chosen: light.unwrap_or(0),
            },
        ]
    }

    fn put(&mut self, brush: usize, at: &str) -> Result<(), ComposeError> {
        let cell = self.cell(at)?;
        if brush > self.players() {
            return Err(ComposeError::NoChoice);
        }
        self.take_off(cell);
        self.holes.insert(cell);
        if brush < self.players()
            && let Some(piece) = self.pieces.get_mut(brush)
        {
            *piece = Some(cell);
        }
        self.pass_the_turn();
        Ok(())
    }

    fn take(&mut self, at: &str) -> Result<(), ComposeError> {
        let cell = self.cell(at)?;
        if !self.holes.contains(cell) {
            return Err(ComposeError::NotThere(texts::xafka_there_already(at)));
        }
        self.take_off(cell);
        self.holes.remove(cell);
        self.pass_the_turn();
        Ok(())
    }

    fn carry(&mut self, from: &str, to: &str) -> Result<(), ComposeError> {
        let (from, to) = (self.cell(from)?, self.cell(to)?);
        let name = || self.options.board().name(from).to_owned();
        let seat = self.pieces.iter().position(|piece| *piece == Some(from));
        let seat = seat.ok_or_else(|| ComposeError::Empty(name()))?;
        self.take_off(to);
        self.holes.insert(to);
        self.pieces[seat] = Some(to);
        self.pass_the_turn();
        Ok(())
    }

    fn set_dial(&mut self, dial: usize, choice: usize) -> Result<(), ComposeError> {
        match dial {
            0 => self.to_move = player_of(choice, self.players())?,
            1 => {
                let (_, light) = LIGHTS.get(choice).ok_or(ComposeError::NoChoice)?;
                self.light = *light;
                self.pass_the_turn();
            }
            _ => return Err(ComposeError::NoChoice),
        }
        Ok(())
    }

    fn clear(&mut self) {
        *self = Self::new(&Xafka::new(self.options));
    }

    fn shown(&self) -> Box<dyn AnyGame> {
        Box::new(Xafka::laid_out(
            self.options,
            self.holes,
            self.pieces,
            self.light,
            self.to_move,
            [None; SEATS],
            None,
        ))
    }

    fn boxed_clone(&self) -> Box<dyn Parts> {
        Box::new(self.clone())
    }
}
