//! A position of XIMA taken apart, to be set up by hand.
//!
//! Blocks come from their player's reserve and go back there; how many that is can
//! be said too, since a match may bring more blocks.

use super::{
    moves::Block,
    options::Options,
    position::{COMMONS, MOST_BLOCKS, SEATS, Special, Xima},
    square::{SQUARES, Square},
    tower::{TALLEST, Tower},
};
use crate::{
    AnyGame, Brush, ComposeError, Dial, Parts, Player,
    parts::{player_of, turn_dial},
    texts,
};

/// What captured blocks can be worth together, on a dial.
const MOST_WORTH: u16 = 99;

/// What makes up a position of XIMA.
#[derive(Clone, Debug)]
pub(super) struct XimaParts {
    options: Options,
    /// The blocks on each square, bottom to top.
    towers: Vec<Vec<Block>>,
    reserve: [u8; SEATS],
    /// The captor of each special; the others stand on the board or in reserve.
    held_special: [Option<Player>; SEATS],
    /// Captured common blocks, by captor and owner.
    captured: [[u16; SEATS]; SEATS],
    /// What a player's captures are worth.
    worth: [u16; SEATS],
    to_move: Player,
}

/// What a dial is about.
#[derive(Clone, Copy, Debug)]
enum About {
    Turn,
    Reserve(Player),
    Special(Player),
    /// Blocks of the second held by the first.
    Captured(Player, Player),
    Worth(Player),
}

impl XimaParts {
    pub(super) fn new(position: &Xima) -> Self {
        let held = |player| match position.special(player) {
            Special::Captured { by } => Some(by),
            _ => None,
        };
        Self {
            options: position.options,
            towers: Square::all()
                .map(|at| position.tower(at).collect())
                .collect(),
            reserve: position.reserve,
            held_special: core::array::from_fn(|seat| held(Player(seat as u8))),
            captured: position.captured,
            worth: position.captured_value,
            to_move: position.to_move,
        }
    }

    fn players(&self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator + use<> {
        Player::all(self.options.players)
    }

    fn colour(&self, player: Player) -> &'static str {
        let colours = self.options.colours();
        let colour = colours.get(player.index());
        colour.map_or("", |colour| colour.name())
    }

    fn square(name: &str) -> Result<Square, ComposeError> {
        Square::parse(name).ok_or_else(|| ComposeError::NoPlace(name.to_owned()))
    }

    fn are_enemies(&self, one: Player, other: Player) -> bool {
        Xima::bare(self.options).are_enemies(one, other)
    }

    /// The enemies of a player: those whose blocks it captures.
    fn enemies(&self, player: Player) -> Vec<Player> {
        let others = self.players().filter(|other| *other != player);
        others
            .filter(|other| self.are_enemies(player, *other))
            .collect()
    }

    fn special_at(&self, player: Player) -> Option<usize> {
        let special = Block {
            owner: player,
            is_special: true,
        };
        self.towers
            .iter()
            .position(|tower| tower.contains(&special))
    }

    /// The dials with what each is about.
    fn abouts(&self) -> Vec<About> {
        let mut abouts = vec![About::Turn];
        for player in self.players() {
            abouts.extend([About::Reserve(player), About::Special(player)]);
        }
        for captor in self.players() {
            let enemies = self.enemies(captor);
            abouts.extend(enemies.iter().map(|owner| About::Captured(captor, *owner)));
            if self.holds_any(captor) {
                abouts.push(About::Worth(captor));
            }
        }
        abouts
    }

    fn holds_any(&self, captor: Player) -> bool {
        self.captured[captor.index() & 3]
            .iter()
            .any(|count| *count > 0)
            || self.held_special.contains(&Some(captor))
    }

    /// What can be said of a special: that it is in reserve, or who holds it; that
    /// it is on the board only where it is.
    fn special_choices(&self, player: Player) -> Vec<Option<Player>> {
        let enemies = self.enemies(player).into_iter().map(Some);
        core::iter::once(None).chain(enemies).collect()
    }

    fn dial(&self, about: About) -> Dial {
        let numbers = |most: u16| (0..=most).map(|number| number.to_string()).collect();
        match about {
            About::Turn => turn_dial(self.options.colours(), self.to_move),
            About::Reserve(player) => Dial {
                name: texts::xima_dial_reserve(self.colour(player)),
                choices: numbers(u16::from(MOST_BLOCKS) - 1),
                chosen: usize::from(self.reserve[player.index() & 3]),
            },
            About::Special(player) => {
                let known = self.special_choices(player);
                let mut choices: Vec<String> = known
                    .iter()
                    .map(|by| match by {
                        None => texts::xima_dial_in_reserve().to_owned(),
                        Some(by) => texts::xima_dial_held_by(self.colour(*by)),
                    })
                    .collect();
                let held = self.held_special[player.index() & 3];
                let mut chosen = known.iter().position(|by| *by == held).unwrap_or(0);
                if self.special_at(player).is_some() {
                    chosen = choices.len();
                    choices.push(texts::xima_dial_on_board().to_owned());
                }
                Dial {
                    name: texts::xima_dial_special(self.colour(player)),
                    choices,
                    chosen,
                }
            }
            About::Captured(captor, owner) => Dial {
                name: texts::xima_dial_captured(self.colour(captor), self.colour(owner)),
                choices: numbers(
                    self.captured[captor.index() & 3][owner.index() & 3].max(COMMONS.into()),
                ),
                chosen: usize::from(self.captured[captor.index() & 3][owner.index() & 3]),
            },
            About::Worth(player) => Dial {
                name: texts::xima_dial_worth(self.colour(player)),
                choices: numbers(MOST_WORTH.max(self.worth[player.index() & 3])),
                chosen: usize::from(self.worth[player.index() & 3]),
            },
        }
    }

    /// Captures are worth something, and nothing without a block.
    fn weigh_captures(&mut self, captor: Player) {
        let seat = captor.index() & 3;
        let specials = self.held_special.iter().filter(|by| **by == Some(captor));
        let least = self.captured[seat]
            .iter()
            .fold(specials.count() as u16, |sum, count| {
                sum.saturating_add(*count)
            });
        self.worth[seat] = if least == 0 {
            0
        } else {
            self.worth[seat].max(least)
        };
    }

    /// Takes a special from wherever it is.
    fn free_special(&mut self, player: Player) {
        if let Some(at) = self.special_at(player) {
            self.towers[at].retain(|block| block.owner != player || !block.is_special);
        }
        if let Some(captor) = self.held_special[player.index() & 3].take() {
            self.weigh_captures(captor);
        }
    }

    fn lift(&mut self, at: Square) -> Result<Block, ComposeError> {
        let tower = self.towers.get_mut(at.index());
        let top = tower.and_then(Vec::pop);
        top.ok_or_else(|| ComposeError::Empty(at.to_string()))
    }

    fn lay(&mut self, block: Block, at: Square) -> Result<(), ComposeError> {
        let refused = |reason: String| Err(ComposeError::NotThere(reason));
        let tower = &mut self.towers[at.index()];
        if at == Square::SUMMIT && !block.is_special {
            return refused(texts::xima_only_special_on_summit().to_owned());
        }
        if at == Square::SUMMIT && !tower.is_empty() {
            return refused(texts::xima_only_one_on_summit().to_owned());
        }
        if tower.len() >= usize::from(TALLEST) {
            return refused(texts::xima_tallest(TALLEST));
        }
        tower.push(block);
        Ok(())
    }

    fn put_back(&mut self, block: Block) {
        if !block.is_special {
            let reserve = &mut self.reserve[block.owner.index() & 3];
            *reserve = (*reserve + 1).min(MOST_BLOCKS - 1);
        }
    }
}

impl Parts for XimaParts {
    fn brushes(&self) -> Vec<Brush> {
        let of = |player: Player| {
            let colour = self.colour(player);
            let brush = |name: String, left| Brush {
                name,
                owner: Some(player),
                left: Some(left),
                paints: false,
            };
            let in_reserve = self.special_at(player).is_none()
                && self.held_special[player.index() & 3].is_none();
            [
                brush(
                    texts::xima_block_of(colour),
                    u32::from(self.reserve[player.index() & 3]),
                ),
                brush(texts::xima_special_of(colour), u32::from(in_reserve)),
            ]
        };
        self.players().flat_map(of).collect()
    }

    fn dials(&self) -> Vec<Dial> {
        self.abouts()
            .into_iter()
            .map(|about| self.dial(about))
            .collect()
    }

    fn put(&mut self, brush: usize, at: &str) -> Result<(), ComposeError> {
        let at = Self::square(at)?;
        let owner = player_of(brush / 2, usize::from(self.options.players))?;
        let is_special = brush % 2 == 1;
        if is_special {
            self.free_special(owner);
        } else {
            let left = self.reserve[owner.index() & 3].checked_sub(1);
            self.reserve[owner.index() & 3] = left.ok_or_else(|| ComposeError::NoneLeft {
                owner: self.colour(owner).to_owned(),
                what: texts::xima_block().to_owned(),
            })?;
        }
        self.lay(Block { owner, is_special }, at)
    }

    fn take(&mut self, at: &str) -> Result<(), ComposeError> {
        let block = self.lift(Self::square(at)?)?;
        self.put_back(block);
        Ok(())
    }

    fn carry(&mut self, from: &str, to: &str) -> Result<(), ComposeError> {
        let (from, to) = (Self::square(from)?, Self::square(to)?);
        let block = self.lift(from)?;
        self.lay(block, to)
    }

    fn set_dial(&mut self, dial: usize, choice: usize) -> Result<(), ComposeError> {
        let about = *self.abouts().get(dial).ok_or(ComposeError::NoChoice)?;
        let known = self.dial(about);
        if choice >= known.choices.len() {
            return Err(ComposeError::NoChoice);
        }
        if choice == known.chosen {
            return Ok(());
        }
        match about {
            About::Turn => self.to_move = player_of(choice, usize::from(self.options.players))?,
            About::Reserve(player) => self.reserve[player.index() & 3] = choice as u8,
            About::Special(player) => {
                let choices = self.special_choices(player);
                let held = *choices.get(choice).ok_or(ComposeError::NoChoice)?;
                self.free_special(player);
                self.held_special[player.index() & 3] = held;
                if let Some(captor) = held {
                    self.weigh_captures(captor);
                }
            }
            About::Captured(captor, owner) => {
                let count = &mut self.captured[captor.index() & 3][owner.index() & 3];
                let more = choice as i32 - i32::from(*count);
                *count = choice as u16;
                // What is captured is not in reserve any more.
                let reserve = &mut self.reserve[owner.index() & 3];
                let left = (i32::from(*reserve) - more).clamp(0, i32::from(MOST_BLOCKS) - 1);
                *reserve = left as u8;
                self.weigh_captures(captor);
            }
            About::Worth(player) => {
                self.worth[player.index() & 3] = choice as u16;
                self.weigh_captures(player);
            }
        }
        Ok(())
    }

    fn clear(&mut self) {
        *self = Self::new(&Xima::new(self.options));
    }

    fn shown(&self) -> Box<dyn AnyGame> {
        let mut towers = [Tower::EMPTY; SQUARES];
        let mut special: [Special; SEATS] = self
            .held_special
            .map(|by| by.map_or(Special::Reserve, |by| Special::Captured { by }));
        for (at, blocks) in Square::all().zip(&self.towers) {
            for (level, block) in (0..).zip(blocks) {
                towers[at.index()] = towers[at.index()].push(block.owner);
                if block.is_special {
                    special[block.owner.index() & 3] = Special::Board { at, level };
                }
            }
        }
        let mut position = Xima::bare(self.options);
        position.towers = towers;
        position.special = special;
        position.reserve = self.reserve;
        position.captured = self.captured;
        position.captured_value = self.worth;
        position.to_move = self.to_move;
        position.survey(None);
        Box::new(position)
    }

    fn boxed_clone(&self) -> Box<dyn Parts> {
        Box::new(self.clone())
    }
}
