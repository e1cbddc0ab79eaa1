//! The Xoid in hand: how it is turned, where it may be placed, and the place
//! that is chosen at the moment.
//!
//! The player turns it and moves it over the board; it always lies at a
//! legal placement, the one nearest to where it is held.

use bevy::prelude::*;

use super::{Task, XongTable, furniture::BoardLayout, layout::Layout};
use crate::{
    plugins::{
        app::{
            session::{HintShown, Session},
            visitors,
        },
        board::TableSystems,
    },
    rules::xong::{Cold, LegSet, Mid, Move, Xoid, Xong},
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Hand>(app);
    app.init_resource::<Hand>();
    app.add_systems(
        Update,
        (fill_hand, follow_hint)
            .chain()
            .in_set(TableSystems::Follow),
    );
}

/// A way to turn a Xoid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turning {
    /// A sixth of a turn, clockwise.
    Right,
    /// A sixth of a turn, anticlockwise.
    Left,
    /// Flipped over, so that left and right change places.
    Over,
}

impl Turning {
    /// Where a midpoint goes, about hex `(0, 0)`.
    pub(crate) const fn turn(self, mid: Mid) -> Mid {
        let (x, y) = (mid.x, mid.y);
        match self {
            // A sixth clockwise on a board whose `y` goes down.
            Self::Right => Mid { x: -y, y: x + y },
            Self::Left => Mid { x: x + y, y: -x },
            Self::Over => Mid { x: -x - y, y },
        }
    }

    /// The orientation of a Xoid after turning it from another.
    pub fn from(self, xoid: &Xoid, orientation: usize) -> usize {
        let mids = xoid.orientations().get(orientation);
        let turned: Vec<Mid> = mids
            .into_iter()
            .flatten()
            .map(|mid| self.turn(*mid))
            .collect();
        xoid.orientation_of(&turned).unwrap_or(orientation)
    }
}

/// A place for a Xoid.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub legs: LegSet,
    /// How it is turned: an index of [`Xoid::orientations`].
    pub orientation: usize,
    /// Its middle on the table.
    pub middle: Vec3,
}

/// All places of a Xoid on the vacant legs, in the order of the rules.
pub(super) fn spots(position: &Xong, layout: &Layout, xoid: &Xoid) -> Vec<Spot> {
    let board = position.board();
    position
        .placements(xoid)
        .into_iter()
        .map(|legs| {
            let mids: Vec<Mid> = legs.iter().map(|leg| board.mid(leg)).collect();
            Spot {
                legs,
                orientation: xoid.orientation_of(&mids).unwrap_or(0),
                middle: layout.middle_of(&legs),
            }
        })
        .collect()
}

/// The spot of an orientation that is nearest to a point.
pub(super) fn nearest(spots: &[Spot], orientation: usize, point: Vec3) -> Option<usize> {
    (0..spots.len())
        .filter(|at| spots[*at].orientation == orientation)
        .min_by(|one, other| {
            let far = |at: usize| spots[at].middle.distance_squared(point);
            far(*one).total_cmp(&far(*other))
        })
}

/// How much a step to the side counts compared with one ahead: so much that an arrow to the
/// side stays in its row, and so little that one up or down leaves no row out.
const ASIDE: f32 = 1.2;

/// What the person at the table holds.
#[derive(Resource, Clone, Debug, Default)]
pub struct Hand {
    xoid: Option<Xoid>,
    spots: Vec<Spot>,
    orientation: usize,
    /// Where it is held over the board.
    held: Vec3,
    /// The spot that is chosen, once the Xoid has been moved over the board.
    spot: Option<usize>,
    /// Whether keys have led it there, not the pointer.
    by_keys: bool,
    /// Where a walk by the arrows began, and which way it went: a column of hexes
    /// zigzags, and the walk comes back to its line.
    course: Option<(Vec3, Vec3)>,
    cold: Option<Cold>,
    /// In a puzzle the player is to find out what a place is worth.
    is_silent: bool,
}

impl Hand {
    /// The Xoid, while the person at the table has one to place.
    pub const fn xoid(&self) -> Option<&Xoid> {
        self.xoid.as_ref()
    }

    /// How it is turned: an index of [`Xoid::orientations`].
    pub const fn orientation(&self) -> usize {
        self.orientation
    }

    /// Every place, in the order of the rules.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The place that is chosen.
    pub fn spot(&self) -> Option<&Spot> {
        self.spots.get(self.spot?)
    }

    /// What placing it there would do to the tally, unless that is to be found out.
    pub(crate) const fn cold(&self) -> Option<&Cold> {
        if self.is_silent {
            return None;
        }
        self.cold.as_ref()
    }

    /// Which of how many places the chosen one is, of those that the Xoid has
    /// as it is turned.
    pub(crate) fn count(&self) -> (Option<usize>, usize) {
        let same: Vec<usize> = self.turned_so().collect();
        let at = self
            .spot
            .and_then(|spot| same.iter().position(|it| *it == spot));
        (at, same.len())
    }

    fn turned_so(&self) -> impl Iterator<Item = usize> {
        (0..self.spots.len()).filter(|at| self.spots[*at].orientation == self.orientation)
    }

    /// Takes a Xoid into the hand.
    fn take(&mut self, position: &Xong, layout: &Layout, xoid: &Xoid) {
        *self = Self {
            spots: spots(position, layout, xoid),
            xoid: Some(xoid.clone()),
            ..Self::default()
        };
        // It comes in the first orientation that fits.
        let fits = |orientation: &usize| self.spots.iter().any(|s| s.orientation == *orientation);
        let orientations = 0..xoid.orientations().len();
        self.orientation = orientations.into_iter().find(fits).unwrap_or(0);
    }

    fn choose(&mut self, spot: Option<usize>, position: &Xong) {
        if self.spot != spot || self.cold.is_none() {
            self.spot = spot;
            self.cold = self.spot().and_then(|spot| position.cold(&spot.legs));
        }
    }

    /// Holds it over a point of the board.
    pub(crate) fn hold(&mut self, point: Vec3, position: &Xong) {
        self.held = point;
        self.by_keys = false;
        self.course = None;
        self.choose(nearest(&self.spots, self.orientation, point), position);
    }

    /// Puts it back beside the board.
    pub(crate) const fn put_back(&mut self) {
        self.spot = None;
        self.cold = None;
        self.course = None;
    }

    /// The keys are put away: what they have led over the board goes back.
    pub(crate) const fn leave(&mut self) {
        if self.by_keys {
            self.put_back();
        }
    }

    /// Turns it, and on until it fits; whether it now lies another way.
    pub(crate) fn turn(&mut self, turning: Turning, position: &Xong) -> bool {
        let Some(xoid) = self.xoid.clone() else {
            return false;
        };
        let before = self.orientation;
        let mut to = before;
        for step in 0..12 {
            // Turned over it may have to be turned as well.
            let way = match (turning, step) {
                (Turning::Over, 1..) => Turning::Right,
                (way, _) => way,
            };
            to = way.from(&xoid, to);
            if self.spots.iter().any(|spot| spot.orientation == to) {
                break;
            }
        }
        self.orientation = to;
        if self.spot.is_some() {
            // It turns under the pointer.
            self.choose(nearest(&self.spots, to, self.held), position);
        }
        to != before
    }

    /// To the next place of the same turning, or the one before; then on to the
    /// next turning.
    pub(crate) fn step(&mut self, by: isize, position: &Xong) {
        let mut order: Vec<usize> = (0..self.spots.len()).collect();
        order.sort_by_key(|at| self.spots[*at].orientation);
        if order.is_empty() {
            return;
        }
        let at = match self.spot {
            Some(spot) => order.iter().position(|it| *it == spot),
            None => {
                let first = order
                    .iter()
                    .position(|at| self.spots[*at].orientation == self.orientation);
                first.map(|first| {
                    if by > 0 {
                        first + order.len() - 1
                    } else {
                        first + 1
                    }
                })
            }
        };
        let next = (at.unwrap_or(0) as isize + by).rem_euclid(order.len() as isize) as usize;
        self.go_to(order[next], position);
    }

    /// To the place nearest in a direction on the table.
    pub(crate) fn towards(&mut self, direction: Vec3, position: &Xong) {
        let from = self.spot().map_or(Vec3::ZERO, |spot| spot.middle);
        let chosen = self.spot;
        let line = match self.course {
            Some((line, way)) if way.dot(direction).abs() > 0.9 => line,
            _ => from,
        };
        let best = self
            .turned_so()
            .filter(|at| Some(*at) != chosen)
            .filter_map(|at| {
                let middle = self.spots[at].middle;
                let ahead = (middle - from).dot(direction);
                let aside = (middle - line).reject_from_normalized(direction).length();
                (ahead > 0.2 || chosen.is_none()).then_some((ahead.abs() + ASIDE * aside, at))
            })
            .min_by(|(one, _), (other, _)| one.total_cmp(other));
        if let Some((_, at)) = best {
            self.go_to(at, position);
            self.course = Some((line, direction));
        }
    }

    fn go_to(&mut self, at: usize, position: &Xong) {
        if let Some(spot) = self.spots.get(at) {
            self.orientation = spot.orientation;
            self.held = spot.middle;
            self.by_keys = true;
            self.course = None;
            self.choose(Some(at), position);
        }
    }

    /// The move that places it where it lies.
    pub(crate) fn to_move(&self) -> Option<Move> {
        self.spot().map(|spot| Move::Place(spot.legs))
    }
}

/// The hand is filled when somebody at the table has to place, and is empty otherwise.
fn fill_hand(
    table: Option<Res<XongTable>>,
    layout: Option<Res<BoardLayout>>,
    session: Option<Res<Session>>,
    mut hand: ResMut<Hand>,
    mut about: Local<Option<(XongTable, bool)>>,
) {
    let (Some(table), Some(layout), Some(session)) = (table, layout, session) else {
        if hand.xoid.is_some() {
            *hand = Hand::default();
        }
        *about = None;
        return;
    };
    let mine = Task::new(&session, &table) == Some(Task::Place);
    let known = matches!(&*about, Some((known, was)) if *was == mine && *known == *table);
    if known && layout.0.board() == &table.board() {
        return;
    }
    *about = Some((table.clone(), mine));
    match table.0.hand().filter(|_| mine) {
        Some(xoid) => {
            hand.take(&table.0, &layout.0, xoid);
            hand.is_silent = session.is_solving();
        }
        None => *hand = Hand::default(),
    }
}

/// A hint lays the Xoid where it says, so that the board shows what is meant.
fn follow_hint(hint: Res<HintShown>, table: If<Res<XongTable>>, mut hand: ResMut<Hand>) {
    if hint.is_changed()
        && let Some(Move::Place(legs)) = hint.mv(&table.0.0).as_deref()
        && let Some(at) = hand.spots.iter().position(|spot| spot.legs == *legs)
    {
        hand.go_to(at, &table.0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game,
        xong::{FirstGive, Options},
    };

    fn holding(moves: &[&str]) -> (Xong, Layout, Hand) {
        let options = Options::default().with_first_give(FirstGive::Free).unwrap();
        let mut game = Xong::start(&options);
        for text in moves {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        let layout = Layout::new(Game::options(&game).board());
        let mut hand = Hand::default();
        let xoid = game.hand().unwrap().clone();
        hand.take(&game, &layout, &xoid);
        (game, layout, hand)
    }

    #[test]
    fn six_turns_and_two_flips_lead_back() {
        let (_, _, hand) = holding(&["give:chair"]);
        let chair = hand.xoid().unwrap();
        assert_eq!(chair.orientations().len(), 12);
        for start in 0..12 {
            for (way, times) in [(Turning::Right, 6), (Turning::Left, 6), (Turning::Over, 2)] {
                let mut at = start;
                for step in 1..=times {
                    at = way.from(chair, at);
                    assert_eq!(at == start, step == times, "{way:?} {start}");
                }
            }
            let there = Turning::Right.from(chair, start);
            assert_eq!(Turning::Left.from(chair, there), start);
        }
    }

    #[test]
    fn right_is_clockwise() {
        // The leg to the right of a hex goes to the lower right.
        let right = Mid { x: 1, y: 0 };
        assert_eq!(Turning::Right.turn(right), Mid { x: 0, y: 1 });
        assert_eq!(Turning::Over.turn(right), Mid { x: -1, y: 0 });
    }

    #[test]
    fn it_snaps_to_the_nearest_place() {
        let (game, layout, mut hand) = holding(&["give:boomerang"]);
        assert_eq!(hand.spots().len(), 390);
        for cell in [0, 17, 40] {
            let point = layout.place(crate::rules::xong::Cell(cell));
            hand.hold(point, &game);
            let spot = hand.spot().unwrap();
            assert!(spot.middle.distance(point) < 1.2);
            assert!(game.check(&hand.to_move().unwrap()).is_ok());
            assert_eq!(hand.cold().unwrap().value(), 3 - rim(&game, &spot.legs));
        }
    }

    /// How many hexes beside the legs the board lacks.
    fn rim(game: &Xong, legs: &LegSet) -> i32 {
        3 - game.board().touched_by(legs).len() as i32
    }

    #[test]
    fn every_place_is_reached_by_stepping() {
        let (game, _, mut hand) = holding(&["give:propeller"]);
        let mut met = std::collections::BTreeSet::new();
        for _ in 0..120 {
            hand.step(1, &game);
            met.insert(hand.spot().unwrap().legs);
        }
        assert_eq!(met.len(), 120);
        let last = hand.spot().unwrap().legs;
        hand.step(1, &game);
        hand.step(-1, &game);
        assert_eq!(hand.spot().unwrap().legs, last);
    }

    #[test]
    fn arrows_lead_over_the_board() {
        let (game, layout, mut hand) = holding(&["give:leg"]);
        let half = layout.half_size();
        for (direction, most) in [(Vec3::X, half.x), (Vec3::Z, half.y), (-Vec3::X, half.x)] {
            for _ in 0..40 {
                hand.towards(direction, &game);
            }
            let reached = hand.spot().unwrap().middle.dot(direction);
            assert!(reached > most - 1.2, "{direction} {reached}");
        }
    }

    #[test]
    fn arrows_leave_no_row_out_and_keep_to_their_line() {
        let (game, _, mut hand) = holding(&["give:leg"]);
        for direction in [Vec3::X, Vec3::Z, -Vec3::X, -Vec3::Z] {
            hand.hold(Vec3::ZERO, &game);
            let start = hand.spot().unwrap().middle;
            let mut from = start;
            for _ in 0..3 {
                hand.towards(direction, &game);
                let to = hand.spot().unwrap().middle;
                let ahead = (to - from).dot(direction);
                assert!((1.4..1.8).contains(&ahead), "{direction}: {ahead}");
                let aside = (to - start).reject_from_normalized(direction);
                assert!(aside.length() < 0.9, "{direction}: {aside}");
                from = to;
            }
        }
    }

    #[test]
    fn it_turns_under_the_pointer() {
        let (game, layout, mut hand) = holding(&["give:chair"]);
        let point = layout.place(crate::rules::xong::Cell(30)) + Vec3::new(0.2, 0.0, 0.1);
        hand.hold(point, &game);
        for _ in 0..6 {
            hand.turn(Turning::Right, &game);
            let turned = hand.spot().unwrap().legs;
            hand.hold(point, &game);
            assert_eq!(hand.spot().unwrap().legs, turned);
        }
        // Only what keys have led over the board goes back with them.
        hand.leave();
        assert!(hand.spot().is_some());
        hand.step(1, &game);
        hand.leave();
        assert!(hand.spot().is_none());
    }

    #[test]
    fn turning_skips_what_does_not_fit() {
        let mut game = Xong::start(&Options::on(crate::rules::xong::Board::drawn("x").unwrap()));
        let mv = game.parse_move("place:0,0,0").unwrap();
        game.play(&mv).unwrap();
        let mv = game.parse_move("give:bowl").unwrap();
        game.play(&mv).unwrap();
        let layout = Layout::new(Game::options(&game).board());
        let mut hand = Hand::default();
        let bowl = game.hand().unwrap().clone();
        hand.take(&game, &layout, &bowl);
        let ways = hand.spots().len();
        assert_eq!(ways, 3);
        for _ in 0..6 {
            hand.turn(Turning::Right, &game);
            assert!(hand.count().1 > 0);
        }
    }
}
