//! A position of Xong taken apart, to be set up by hand.
//!
//! Legs are laid one by one: a leg that touches the Xoid laid last extends it, any other
//! begins a new one. Whose turn it is follows from how many there are.

use super::{
    board::Board,
    catalogue,
    lattice::{Mid, Side},
    moves::Placement,
    notation::write_legs,
    options::Options,
    position::{COLOURS, Xong},
    sets::{Leg, LegSet},
    xoid::Xoid,
};
use crate::{AnyGame, Brush, ComposeError, Dial, Parts, Player, texts};

/// Xoids up to this many legs can be given without being drawn first.
const GIVEN: usize = 4;

/// The brushes: a leg of either player, and the Xoid that is given.
const LIFT: usize = 2;

/// What makes up a position of Xong.
#[derive(Clone, Debug)]
pub(super) struct XongParts {
    options: Options,
    /// The Xoids on the board in the order in which they were laid.
    xoids: Vec<(Player, LegSet)>,
    /// The Xoid that more legs are added to.
    open: Option<usize>,
    hand: Option<Xoid>,
}

impl XongParts {
    pub(super) fn new(position: &Xong) -> Self {
        let placed = position.placed().iter();
        Self {
            options: position.options.clone(),
            xoids: placed.map(|it| (it.player, it.legs)).collect(),
            open: None,
            hand: position.hand().cloned(),
        }
    }

    fn board(&self) -> &Board {
        self.options.board()
    }

    fn leg(&self, name: &str) -> Result<Leg, ComposeError> {
        let no_place = || ComposeError::NoPlace(texts::xong_place_leg(name));
        let mut numbers = name.split(',').map(str::parse::<i16>);
        let mut next = || numbers.next().and_then(Result::ok);
        let (Some(q), Some(r), Some(direction @ 0..6)) = (next(), next(), next()) else {
            return Err(no_place());
        };
        let far = |number: i16| !(-4000..=4000).contains(&number);
        if far(q) || far(r) {
            return Err(no_place());
        }
        let direction = direction as u8;
        let mid = Side { q, r, direction }.mid();
        self.board().leg_at(mid).ok_or_else(no_place)
    }

    fn xoid_at(&self, leg: Leg) -> Option<usize> {
        self.xoids.iter().position(|(_, legs)| legs.contains(leg))
    }

    fn shape(&self, legs: &LegSet) -> Option<Xoid> {
        let mids: Vec<Mid> = legs.iter().map(|leg| self.board().mid(leg)).collect();
        Xoid::new(&mids).ok()
    }

    fn named(&self, leg: Leg) -> String {
        texts::xong_the_leg(&write_legs(self.board(), &LegSet::only(leg)))
    }

    fn lay(&mut self, player: Player, leg: Leg) -> Result<(), ComposeError> {
        if let Some(at) = self.xoid_at(leg) {
            let (owner, _) = self.xoids[at];
            if owner != player {
                let colour = COLOURS[owner.index() & 1];
                return Err(ComposeError::NotThere(texts::xong_other_owner(
                    colour.name(),
                )));
            }
            self.open = Some(at);
            return Ok(());
        }
        let near = self.options.board().neighbours(leg);
        let open = self.open.and_then(|at| self.xoids.get_mut(at));
        match open {
            Some((owner, legs)) if *owner == player && legs.meets(&near) => legs.insert(leg),
            _ => {
                self.open = Some(self.xoids.len());
                self.xoids.push((player, LegSet::only(leg)));
            }
        }
        Ok(())
    }

    /// Lifts a Xoid off the board, to be the one that is given.
    fn lift(&mut self, leg: Leg) -> Result<(), ComposeError> {
        let at = self
            .xoid_at(leg)
            .ok_or_else(|| ComposeError::NotThere(texts::xong_draw_first().to_owned()))?;
        let (_, legs) = self.xoids.remove(at);
        self.open = None;
        self.hand = self.shape(&legs);
        Ok(())
    }

    /// What can be given: nothing, what is in hand, and small Xoids that are not on
    /// the board.
    fn gifts(&self) -> Vec<Option<Xoid>> {
        let laid: Vec<Xoid> = self
            .xoids
            .iter()
            .filter_map(|(_, legs)| self.shape(legs))
            .collect();
        let mut gifts = vec![None];
        gifts.extend(
            catalogue::up_to(GIVEN)
                .filter(|it| !laid.contains(it))
                .cloned()
                .map(Some),
        );
        if let Some(hand) = &self.hand
            && !gifts.contains(&Some(hand.clone()))
        {
            gifts.insert(1, Some(hand.clone()));
        }
        gifts
    }
}

impl Parts for XongParts {
    fn brushes(&self) -> Vec<Brush> {
        let legs = Player::all(2).zip(COLOURS).map(|(player, colour)| Brush {
            name: texts::xong_brush(colour.key()),
            owner: Some(player),
            left: None,
            paints: true,
        });
        let lift = Brush {
            name: texts::xong_lift().to_owned(),
            owner: None,
            left: None,
            paints: false,
        };
        legs.chain([lift]).collect()
    }

    fn dials(&self) -> Vec<Dial> {
        let gifts = self.gifts();
        let chosen = gifts.iter().position(|gift| *gift == self.hand);
        let title = |gift: &Option<Xoid>| match gift {
            None => texts::xong_nothing().to_owned(),
            Some(xoid) => xoid.label(),
        };
        let open = self.open.is_some();
        let mut dials = vec![Dial {
            name: texts::xong_in_hand().to_owned(),
            choices: gifts.iter().map(title).collect(),
            chosen: chosen.unwrap_or(0),
        }];
        if open {
            dials.push(Dial {
                name: texts::xong_next_leg().to_owned(),
                choices: [texts::xong_goes_on(), texts::xong_begins()]
                    .map(str::to_owned)
                    .to_vec(),
                chosen: 0,
            });
        }
        dials
    }

    fn put(&mut self, brush: usize, at: &str) -> Result<(), ComposeError> {
        let leg = self.leg(at)?;
        match brush {
            LIFT => self.lift(leg),
            0 | 1 => self.lay(Player(brush as u8), leg),
            _ => Err(ComposeError::NoChoice),
        }
    }

    fn take(&mut self, at: &str) -> Result<(), ComposeError> {
        let leg = self.leg(at)?;
        let found = self.xoid_at(leg);
        let found = found.ok_or_else(|| ComposeError::Empty(self.named(leg)))?;
        let (player, mut rest) = self.xoids.remove(found);
        rest.remove(leg);
        self.open = None;
        // What is no longer connected becomes several Xoids.
        let mut at = found;
        while let Some(first) = rest.least() {
            let part = self.board().component(first, &rest);
            rest -= part;
            self.xoids.insert(at, (player, part));
            at += 1;
        }
        Ok(())
    }

    /// A Xoid goes where the leg that it is held by can go.
    fn carry(&mut self, from: &str, to: &str) -> Result<(), ComposeError> {
        let (from, to) = (self.leg(from)?, self.leg(to)?);
        let found = self.xoid_at(from);
        let found = found.ok_or_else(|| ComposeError::Empty(self.named(from)))?;
        let (start, end) = (self.board().mid(from), self.board().mid(to));
        let (x, y) = (end.x - start.x, end.y - start.y);
        let (_, legs) = self.xoids[found];
        let fits = || {
            let moved = legs.iter().map(|leg| {
                let mid = self.board().mid(leg).moved(x, y);
                mid.is_leg().then(|| self.board().leg_at(mid)).flatten()
            });
            let moved: LegSet = moved.collect::<Option<_>>()?;
            let mut others = self.xoids.iter().enumerate().filter(|(n, _)| *n != found);
            (!others.any(|(_, (_, other))| other.meets(&moved))).then_some(moved)
        };
        let moved =
            fits().ok_or_else(|| ComposeError::NotThere(texts::xong_no_room().to_owned()))?;
        self.xoids[found].1 = moved;
        Ok(())
    }

    fn set_dial(&mut self, dial: usize, choice: usize) -> Result<(), ComposeError> {
        match dial {
            0 => {
                let gifts = self.gifts();
                let gift = gifts.get(choice).ok_or(ComposeError::NoChoice)?;
                self.hand.clone_from(gift);
            }
            1 if choice < 2 => {
                if choice == 1 {
                    self.open = None;
                }
            }
            _ => return Err(ComposeError::NoChoice),
        }
        Ok(())
    }

    fn clear(&mut self) {
        self.xoids.clear();
        self.open = None;
        self.hand = None;
    }

    fn shown(&self) -> Box<dyn AnyGame> {
        let placed = self.xoids.iter().filter_map(|(player, legs)| {
            Some(Placement {
                player: *player,
                xoid: self.shape(legs)?,
                legs: *legs,
            })
        });
        Box::new(Xong::set_up(
            self.options.clone(),
            placed.collect(),
            self.hand.clone(),
            None,
        ))
    }

    fn boxed_clone(&self) -> Box<dyn Parts> {
        Box::new(self.clone())
    }
}
