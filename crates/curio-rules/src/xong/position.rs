//! A position of Xong: who has placed what, what is in hand, what is still
//! alive, and what a move does.
//!
//! Everything that can be derived from the placements and the Xoid in hand is
//! kept up to date by every placement: touched and cashed hexes, live legs.

use core::fmt;
use std::sync::Arc;

use super::{
    board::Board,
    habitat::{self, Played},
    hashing,
    moves::{Change, Move, Placement},
    options::{FirstGive, Options},
    placement::Grid,
    refusal::Refusal,
    sets::{CellSet, LegSet},
    xoid::Xoid,
};
use crate::{Colour, Game, Player, Retirement, change_log::ChangeLog};

/// The players' colours in turn order: Red places first.
pub(super) const COLOURS: [Colour; 2] = [Colour::Red, Colour::Blue];

/// A position of Xong. Copies are cheap.
#[derive(Clone)]
pub struct Xong {
    pub(super) options: Options,
    /// The Xoids on the board in the order of play.
    pub(super) placed: Arc<Vec<Placement>>,
    pub(super) played: Arc<Played>,
    pub(super) hand: Option<Xoid>,
    pub(super) retired: Option<(Player, Retirement)>,
    pub(super) ground: Ground,
    pub(super) hash: u64,
}

/// What the placements have made of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ground {
    /// Each player's legs.
    pub owned: [LegSet; 2],
    /// The hexes that each player touches.
    pub touched: [CellSet; 2],
    /// The vacant legs that some new Xoid can cover.
    pub live: LegSet,
    /// The hexes that one player touches and the other cannot touch any more.
    pub cashed: CellSet,
}

impl PartialEq for Xong {
    fn eq(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.ground.owned == other.ground.owned
            && self.hand == other.hand
            && self.retired == other.retired
            && self.options.board() == other.options.board()
            && self.sorted_shapes() == other.sorted_shapes()
    }
}

impl Eq for Xong {}

impl fmt::Debug for Xong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Xong")
            .field(&Game::position_text(self))
            .finish()
    }
}

impl Ground {
    fn new(board: &Board) -> Self {
        Self {
            owned: [LegSet::EMPTY; 2],
            touched: [CellSet::EMPTY; 2],
            live: board.all(),
            cashed: CellSet::EMPTY,
        }
    }

    pub fn vacant(&self, board: &Board) -> LegSet {
        board.all() - self.owned[0] - self.owned[1]
    }

    /// The hexes that exactly one player touches.
    pub fn owned_cells(&self, player: Player) -> CellSet {
        let seat = player.index() & 1;
        self.touched[seat] - self.touched[seat ^ 1]
    }

    /// The ground after a player has taken legs, when `played` says what has
    /// been played then.
    pub fn after(&self, board: &Board, player: Player, legs: &LegSet, played: &Played) -> Self {
        let mut next = *self;
        let seat = player.index() & 1;
        next.owned[seat] |= *legs;
        next.touched[seat] |= board.touched_by(legs);
        next.live = habitat::live_legs(board, &next.vacant(board), played);
        next.cash(board);
        next
    }

    fn cash(&mut self, board: &Board) {
        let one_only = self.owned_cells(Player::FIRST) | self.owned_cells(Player::SECOND);
        self.cashed = one_only
            .iter()
            .filter(|cell| !board.rim(*cell).meets(&self.live))
            .collect();
    }
}

impl Xong {
    /// The position before the first move.
    pub fn new(options: Options) -> Self {
        let hand = match options.first_give() {
            FirstGive::Straight(legs) => Some(Xoid::straight(legs)),
            FirstGive::Free => None,
        };
        Self::set_up(options, Vec::new(), hand, None)
    }

    /// The position after these placements, in the order of play.
    pub(super) fn set_up(
        options: Options,
        placed: Vec<Placement>,
        hand: Option<Xoid>,
        retired: Option<(Player, Retirement)>,
    ) -> Self {
        let board = Arc::clone(options.board());
        let mut played = Played::default();
        let mut ground = Ground::new(&board);
        for placement in &placed {
            let seat = placement.player.index() & 1;
            ground.owned[seat] |= placement.legs;
            ground.touched[seat] |= board.touched_by(&placement.legs);
            played.insert(&placement.xoid);
        }
        ground.live = habitat::live_legs(&board, &ground.vacant(&board), &played);
        ground.cash(&board);
        let mut position = Self {
            options,
            placed: Arc::new(placed),
            played: Arc::new(played),
            hand,
            retired,
            ground,
            hash: 0,
        };
        position.hash = hashing::position_hash(&position);
        position
    }

    /// The board.
    pub fn board(&self) -> &Board {
        self.options.board()
    }

    /// The Xoids on the board, in the order of play: Red's, Blue's, Red's ...
    pub fn placed(&self) -> &[Placement] {
        &self.placed
    }

    /// The Xoid that was given and has to be placed.
    pub const fn hand(&self) -> Option<&Xoid> {
        self.hand.as_ref()
    }

    /// How many Xoids have been placed.
    pub fn turns(&self) -> usize {
        self.placed.len()
    }

    /// Who acts: places what is in hand, or has placed and gives. At the end of
    /// the game the one who would act.
    pub fn to_act(&self) -> Player {
        // Red places at odd turns. A player who has placed gives; Blue gives first.
        let turn = self.placed.len() + usize::from(self.hand.is_none());
        Player((turn % 2) as u8)
    }

    /// A player's legs.
    pub fn legs_of(&self, player: Player) -> &LegSet {
        &self.ground.owned[player.index() & 1]
    }

    /// The legs that nobody has taken.
    pub fn vacant(&self) -> LegSet {
        self.ground.vacant(self.board())
    }

    /// The vacant legs that some new Xoid could cover; the others are dead. A
    /// Xoid in hand counts as new.
    pub const fn live(&self) -> &LegSet {
        &self.ground.live
    }

    /// The hexes that a player's legs touch.
    pub const fn touched_by(&self, player: Player) -> CellSet {
        self.ground.touched[player.index() & 1]
    }

    /// The hexes that this player alone touches.
    pub fn owned_cells(&self, player: Player) -> CellSet {
        self.ground.owned_cells(player)
    }

    /// The hexes that both touch: greened out.
    pub const fn greened(&self) -> CellSet {
        self.ground.touched[0].intersection(&self.ground.touched[1])
    }

    /// The hexes that one player touches and the other cannot touch any more:
    /// cashed, or roped off.
    pub const fn cashed(&self) -> CellSet {
        self.ground.cashed
    }

    /// Whether a Xoid has been played.
    pub fn is_played(&self, xoid: &Xoid) -> bool {
        self.played.contains(xoid)
    }

    /// Whether no new Xoid fits, so that the game has come to its end.
    pub fn is_played_out(&self) -> bool {
        self.hand.is_none() && self.ground.live.is_empty()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.retired.is_some() || self.is_played_out()
    }

    /// Who left the game early, and how.
    pub const fn retired(&self) -> Option<(Player, Retirement)> {
        self.retired
    }

    /// Who gets the point for not placing last: nobody before the end.
    pub fn last_point(&self) -> Option<Player> {
        // The player who has placed last is to act, and cannot give.
        (self.retired.is_none() && self.is_played_out()).then(|| self.to_act().other())
    }

    /// All placements of a Xoid on the vacant legs.
    pub fn placements(&self, xoid: &Xoid) -> Vec<LegSet> {
        self.grid().placements(self.board(), xoid)
    }

    /// Whether a Xoid fits on the vacant legs.
    pub fn fits(&self, xoid: &Xoid) -> bool {
        self.grid().fits(xoid)
    }

    /// In how many ways a Xoid fits on the vacant legs.
    pub fn placement_count(&self, xoid: &Xoid) -> usize {
        self.grid().count(xoid)
    }

    pub(super) fn grid(&self) -> Grid {
        Grid::new(self.board(), &self.vacant())
    }

    fn sorted_shapes(&self) -> Vec<&Xoid> {
        let mut shapes: Vec<&Xoid> = self.played.xoids().iter().collect();
        shapes.sort_unstable();
        shapes
    }

    pub(super) fn check_placement(&self, legs: &LegSet) -> Result<(), Refusal> {
        let hand = self.hand.as_ref().ok_or(Refusal::NothingInHand)?;
        let board = self.board();
        if !legs.is_within(&board.all()) {
            return Err(Refusal::OffBoard);
        }
        if let Some(taken) = (*legs - self.vacant()).least() {
            return Err(Refusal::Taken(super::notation::write_legs(
                board,
                &LegSet::only(taken),
            )));
        }
        let mids: Vec<_> = legs.iter().map(|leg| board.mid(leg)).collect();
        match hand.orientation_of(&mids) {
            Some(_) => Ok(()),
            None => Err(Refusal::OtherShape(hand.clone())),
        }
    }

    pub(super) fn check_give(&self, xoid: &Xoid) -> Result<(), Refusal> {
        if let Some(hand) = &self.hand {
            return Err(Refusal::InHand(hand.clone()));
        }
        if self.is_played(xoid) {
            return Err(Refusal::NotNew(xoid.clone()));
        }
        if !self.fits(xoid) {
            return Err(Refusal::FitsNowhere(xoid.clone()));
        }
        Ok(())
    }

    /// Plays a move that is known to be legal, without reporting what changed.
    ///
    /// An illegal move leaves a position that makes no sense, but is safe.
    pub fn play_unchecked(&mut self, mv: &Move) {
        self.play_reporting(mv, &mut ());
    }

    pub(super) fn play_reporting(&mut self, mv: &Move, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_act();
        match mv {
            Move::Give(xoid) => {
                self.hash ^= hashing::hand(xoid);
                self.hand = Some(xoid.clone());
                changes.note(|| Change::Handed {
                    from: player,
                    to: player.other(),
                    xoid: xoid.clone(),
                });
            }
            Move::Place(legs) => {
                if let Some(xoid) = self.hand.take() {
                    self.place(player, xoid, legs, changes);
                }
            }
            Move::Retire(why) => {
                self.retired = Some((player, *why));
                self.hash ^= hashing::retired(player, *why);
                changes.note(|| Change::Retired { player, why: *why });
                changes.note(|| Change::Over);
            }
        }
    }

    fn place(
        &mut self,
        player: Player,
        xoid: Xoid,
        legs: &LegSet,
        changes: &mut impl ChangeLog<Change>,
    ) {
        let board = Arc::clone(self.options.board());
        self.hash ^= hashing::hand(&xoid) ^ hashing::played(&xoid) ^ hashing::legs(player, legs);
        self.played = habitat::with(&self.played, &xoid);
        let before = self.ground;
        self.ground = before.after(&board, player, legs, &self.played);
        let placement = Placement {
            player,
            xoid,
            legs: *legs,
        };
        Arc::make_mut(&mut self.placed).push(placement.clone());
        changes.note(|| Change::Placed(placement));
        let seat = player.index() & 1;
        let fresh = self.ground.touched[seat] - before.touched[seat];
        for cell in fresh.iter() {
            changes.note(|| {
                if before.touched[seat ^ 1].contains(cell) {
                    Change::Greened {
                        cell,
                        lost_by: player.other(),
                    }
                } else {
                    Change::Touched { cell, player }
                }
            });
        }
        let died = before.live - self.ground.live - *legs;
        if !died.is_empty() {
            changes.note(|| Change::Died { legs: died });
        }
        for cell in self.ground.cashed - before.cashed {
            let player = if self.ground.touched[0].contains(cell) {
                Player::FIRST
            } else {
                Player::SECOND
            };
            changes.note(|| Change::Cashed { cell, player });
        }
        if let Some(to) = self.last_point() {
            changes.note(|| Change::LastPoint { to });
            changes.note(|| Change::Over);
        }
    }

    /// The position seen through a symmetry of its board, see
    /// [`Board::symmetries`].
    pub fn transformed(&self, symmetry: &[super::sets::Leg]) -> Self {
        let image = |legs: &LegSet| {
            legs.iter()
                .map(|leg| symmetry.get(leg.index()).copied().unwrap_or(leg))
                .collect()
        };
        let placed = self.placed.iter().map(|placement| Placement {
            legs: image(&placement.legs),
            ..placement.clone()
        });
        Self::set_up(
            self.options.clone(),
            placed.collect(),
            self.hand.clone(),
            self.retired,
        )
    }
}
