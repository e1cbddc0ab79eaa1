//! The workshop: a Xoid is built out of vacant legs of the board, to be given.
//!
//! The verdict on it is there at once: whether it is connected, whether it is new, in how
//! many places it fits, and what it is called. Only the shape is given; where it was built
//! does not matter.

use bevy::prelude::*;

use super::{
    Task, XongTable,
    furniture::BoardLayout,
    hand::{Turning, nearest, spots},
    scene,
};
use crate::{
    plugins::{
        app::{session::Session, visitors},
        board::TableSystems,
    },
    rules::{
        Game,
        xong::{Cold, Leg, LegSet, Mid, Move, Offer, Xoid, XoidError, Xong},
    },
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Workshop>(app);
    app.init_resource::<Workshop>();
    app.add_systems(Update, open_or_close.in_set(TableSystems::Follow));
}

/// What is to be said of the legs in the workshop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// There is nothing yet.
    Empty,
    /// The legs make no Xoid.
    NoXoid(XoidError),
    /// They make this one.
    Xoid(Box<Offer>),
}

impl Verdict {
    /// The Xoid, if the legs make one.
    pub const fn offer(&self) -> Option<&Offer> {
        match self {
            Self::Xoid(offer) => Some(offer),
            Self::Empty | Self::NoXoid(_) => None,
        }
    }

    /// Whether it may be given.
    pub fn is_legal(&self) -> bool {
        self.offer().is_some_and(Offer::is_legal)
    }
}

/// What is being built.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct Workshop {
    open: bool,
    legs: LegSet,
    verdict: Verdict,
    best: Option<Cold>,
    /// In a puzzle the player is to find out what a Xoid brings.
    is_silent: bool,
}

impl Default for Workshop {
    fn default() -> Self {
        Self {
            open: false,
            legs: LegSet::EMPTY,
            verdict: Verdict::Empty,
            best: None,
            is_silent: false,
        }
    }
}

impl Workshop {
    /// Whether the person at the table has a Xoid to give.
    pub const fn is_open(&self) -> bool {
        self.open
    }

    /// The legs so far.
    pub const fn legs(&self) -> &LegSet {
        &self.legs
    }

    /// What is to be said of them.
    pub const fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// What the opponent can make of it at best; nothing while it may not be given, and
    /// where it fits in too many places to go through.
    pub(crate) const fn best(&self) -> Option<&Cold> {
        self.best.as_ref()
    }

    fn judge(&mut self, position: &Xong) {
        self.verdict = if self.legs.is_empty() {
            Verdict::Empty
        } else {
            match position.xoid_of(&self.legs) {
                Ok(xoid) => Verdict::Xoid(Box::new(position.offer(&xoid))),
                Err(error) => Verdict::NoXoid(error),
            }
        };
        let offer = self.verdict.offer().filter(|offer| offer.is_legal());
        self.best = offer.filter(|_| !self.is_silent).and_then(|offer| {
            let mut held = position.clone();
            held.play(&Move::Give(offer.xoid.clone())).ok()?;
            scene::best(&held, &offer.placements)
        });
    }

    /// Adds a leg, or takes it away; a leg that is not vacant changes nothing.
    pub(crate) fn set(&mut self, leg: Leg, there: bool, position: &Xong) {
        if !position.vacant().contains(leg) || self.legs.contains(leg) == there {
            return;
        }
        if there {
            self.legs.insert(leg);
        } else {
            self.legs.remove(leg);
        }
        self.judge(position);
    }

    /// Takes everything away.
    pub(crate) fn clear(&mut self) {
        self.legs = LegSet::EMPTY;
        self.verdict = Verdict::Empty;
        self.best = None;
    }

    /// Builds a Xoid that is known, near the middle of the board; nothing
    /// changes where it does not fit.
    pub(crate) fn build(&mut self, xoid: &Xoid, position: &Xong, layout: &BoardLayout) {
        let near = spots(position, &layout.0, xoid)
            .into_iter()
            .min_by(|one, other| {
                let far = |at: Vec3| at.length_squared();
                far(one.middle).total_cmp(&far(other.middle))
            });
        match near {
            Some(spot) => {
                self.legs = spot.legs;
                self.judge(position);
            }
            None => {
                self.clear();
                self.verdict = Verdict::Xoid(Box::new(position.offer(xoid)));
            }
        }
    }

    /// Turns what is built to the nearest vacant legs; whether there were any.
    pub(crate) fn turn(&mut self, turning: Turning, position: &Xong, layout: &BoardLayout) -> bool {
        let Some(offer) = self.verdict.offer() else {
            return false;
        };
        let board = position.board();
        let mids: Vec<Mid> = self.legs.iter().map(|leg| board.mid(leg)).collect();
        let Some(now) = offer.xoid.orientation_of(&mids) else {
            return false;
        };
        let places = spots(position, &layout.0, &offer.xoid);
        let middle = layout.0.middle_of(&self.legs);
        let mut to = turning.from(&offer.xoid, now);
        for _ in 0..6 {
            if let Some(at) = nearest(&places, to, middle) {
                self.legs = places[at].legs;
                return to != now;
            }
            to = Turning::Right.from(&offer.xoid, to);
        }
        false
    }

    /// The legs that may be built on next, for a player who goes over them by
    /// keys: what is there, and what connects to it; while there is
    /// nothing, all that something new can cover.
    pub(crate) fn next_legs(&self, position: &Xong) -> Vec<Leg> {
        let vacant = position.vacant();
        if self.legs.is_empty() {
            return position.live().iter().collect();
        }
        let board = position.board();
        let beside = self
            .legs
            .iter()
            .fold(LegSet::EMPTY, |all, leg| all.union(&board.neighbours(leg)));
        beside
            .intersection(&vacant)
            .minus(&self.legs)
            .iter()
            .collect()
    }

    /// The move that gives what is built.
    pub(crate) fn to_move(&self) -> Option<Move> {
        let offer = self.verdict.offer()?;
        Some(Move::Give(offer.xoid.clone()))
    }
}

/// The workshop opens when somebody at the table has to give.
fn open_or_close(
    table: Option<Res<XongTable>>,
    session: Option<Res<Session>>,
    mut workshop: ResMut<Workshop>,
    mut about: Local<Option<XongTable>>,
) {
    let open = match (&table, &session) {
        (Some(table), Some(session)) => Task::new(session, table) == Some(Task::Give),
        _ => false,
    };
    let same = about.as_ref() == table.as_deref();
    if open == workshop.open && same {
        return;
    }
    *about = table.as_deref().cloned();
    workshop.set_if_neq(Workshop {
        open,
        is_silent: session.is_some_and(|session| session.is_solving()),
        ..Workshop::default()
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::games::xong::layout::Layout,
        rules::xong::{Board, Options, Side},
    };

    fn giving() -> (Xong, BoardLayout, Workshop) {
        let mut game = Xong::start(&Options::default());
        let mv = game.parse_move("place:4,-4,0").unwrap();
        game.play(&mv).unwrap();
        let layout = BoardLayout(Layout::new(Game::options(&game).board()));
        (game, layout, Workshop::default())
    }

    fn leg(game: &Xong, q: i16, r: i16, direction: u8) -> Leg {
        let side = Side { q, r, direction };
        game.board().leg_at(side.mid()).unwrap()
    }

    #[test]
    fn what_is_built_is_judged_at_every_leg() {
        let (game, _, mut workshop) = giving();
        assert_eq!(*workshop.verdict(), Verdict::Empty);
        workshop.set(leg(&game, 0, 0, 0), true, &game);
        let offer = workshop.verdict().offer().unwrap();
        assert_eq!(offer.xoid.name(), Some("Leg"));
        assert!(offer.played.is_some() && !workshop.verdict().is_legal());
        workshop.set(leg(&game, 0, 0, 1), true, &game);
        let offer = workshop.verdict().offer().unwrap();
        assert_eq!(offer.xoid.name(), Some("Boomerang"));
        assert!(offer.placements.len() > 300 && workshop.verdict().is_legal());
        workshop.set(leg(&game, -3, 0, 0), true, &game);
        let apart = Verdict::NoXoid(XoidError::Disconnected);
        assert_eq!(*workshop.verdict(), apart);
        workshop.set(leg(&game, -3, 0, 0), false, &game);
        assert!(game.check(&workshop.to_move().unwrap()).is_ok());
        workshop.clear();
        assert_eq!(*workshop.verdict(), Verdict::Empty);
    }

    #[test]
    fn nothing_is_built_on_legs_that_are_taken() {
        let (game, _, mut workshop) = giving();
        workshop.set(leg(&game, 4, -4, 0), true, &game);
        assert!(workshop.legs().is_empty());
    }

    #[test]
    fn a_xoid_of_the_bestiary_is_built_and_turned() {
        let (game, layout, mut workshop) = giving();
        let chair = game.parse_move("give:chair").unwrap();
        let Move::Give(chair) = chair else {
            unreachable!()
        };
        workshop.build(&chair, &game, &layout);
        assert_eq!(workshop.legs().len(), 4);
        let before = *workshop.legs();
        assert!(workshop.turn(Turning::Right, &game, &layout));
        assert_ne!(*workshop.legs(), before);
        assert_eq!(workshop.verdict().offer().unwrap().xoid, chair);
        for _ in 0..5 {
            assert!(workshop.turn(Turning::Right, &game, &layout));
        }
        assert!(workshop.turn(Turning::Over, &game, &layout));
        assert_eq!(game.xoid_of(workshop.legs()), Ok(chair));
    }

    #[test]
    fn keys_lead_to_what_hangs_together() {
        let (game, _, mut workshop) = giving();
        assert_eq!(workshop.next_legs(&game).len(), 209);
        workshop.set(leg(&game, 0, 0, 0), true, &game);
        assert_eq!(workshop.next_legs(&game).len(), 4);
    }

    #[test]
    fn keys_begin_where_something_new_fits() {
        let mut game = Xong::start(&Options::on(Board::drawn("x...x").unwrap()));
        for text in ["place:0,0,0", "give:boomerang", "place:0,0,2;0,0,3"] {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        let legs = Workshop::default().next_legs(&game);
        let dead = game.vacant().minus(game.live());
        assert!(!dead.is_empty() && !legs.is_empty());
        assert!(legs.iter().all(|leg| !dead.contains(*leg)));
    }
}
