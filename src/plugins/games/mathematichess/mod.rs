//! Mathematichess at the table: its rule state as a resource, squares to point
//! at, a tray to place from, the arithmetic in the open, and the view.
//!
//! Nothing here decides what is legal: pointing asks the rules, and choosing
//! sends a request to the session.

mod arrangement;
mod files;
mod flat;
mod furniture;
mod glyphs;
mod help;
mod labels;
mod laying;
mod layout;
mod ledger;
mod marks;
mod orders;
mod panel;
mod pointing;
mod scene;
mod setups;
mod sheet;
mod significance;
mod surfaces;
mod tray;
mod view;
mod words;

use bevy::prelude::*;

use crate::{
    plugins::board::{
        AloudPlugin, HandPlugin, PointerPlugin, RuleState, TablePlugin, WinAnimationPlugin,
    },
    rules::{
        Game, Player, Turn,
        mathematichess::{Mathematichess, Move, Square, SquareSet, Territory},
    },
};

pub(super) use self::files::FILES;
pub use self::orders::both as fill_both;
pub use self::pointing::Held;
pub use self::setups::SetUp;
pub(crate) use self::surfaces::{CourtModels, CourtSurfaces};
pub use self::{
    furniture::{PieceOf, SquareOf},
    layout::Layout,
    orders::{Fill, Orders, Side},
    pointing::{Aim, Foreseen},
    setups::SetUps,
    tray::Tray,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        TablePlugin::<Mathematichess>::default(),
        WinAnimationPlugin::<Mathematichess>::default(),
        (
            PointerPlugin::<Mathematichess>::default(),
            AloudPlugin::<Mathematichess>::default(),
        ),
        HandPlugin::<Mathematichess>::default(),
        (
            surfaces::plugin,
            furniture::plugin,
            view::plugin,
            marks::plugin,
        ),
        (
            pointing::plugin,
            tray::plugin,
            orders::plugin,
            setups::plugin,
        ),
        (labels::plugin, flat::plugin, panel::plugin, sheet::plugin),
        (words::plugin, help::plugin),
    ));
}

/// The rule state: the position of Mathematichess that is shown, and what
/// follows from it. It is there as long as a table of the game is open.
#[derive(Resource, Clone, Debug)]
pub struct MathematichessTable {
    /// The position.
    pub position: Mathematichess,
    /// Its territories, from a1 on.
    pub territories: Vec<Territory>,
    /// The moves that the player to move has.
    pub moves: Vec<Move>,
    /// All settlers that are frozen for one player or the other.
    pub(crate) frozen: SquareSet,
    /// While pieces are placed: what each empty square beside a piece would be
    /// worth to White and to Black if it stayed empty by itself.
    pub(crate) prospects: Vec<(Square, [i32; 2])>,
}

impl MathematichessTable {
    fn new(position: Mathematichess) -> Self {
        let frozen = Player::all(2).fold(SquareSet::EMPTY, |all, player| {
            all.union(&position.frozen_for(player))
        });
        Self {
            territories: position.territories(),
            // Thousands of placements are of no use: any empty square will do.
            moves: if position.is_placing() {
                Vec::new()
            } else {
                position.legal_moves()
            },
            frozen,
            prospects: prospects(&position),
            position,
        }
    }

    /// What an empty square would be worth to White and to Black if it stayed
    /// empty, while pieces are placed.
    pub(crate) fn prospect(&self, at: Square) -> Option<[i32; 2]> {
        let found = self.prospects.iter().find(|(square, _)| *square == at);
        found.map(|(_, worth)| *worth)
    }

    /// The layout of its board.
    pub const fn layout(&self) -> Layout {
        Layout::new(self.position.board().size())
    }

    /// The territory that an empty square belongs to.
    pub(crate) fn territory(&self, at: Square) -> Option<&Territory> {
        self.territories
            .iter()
            .find(|territory| territory.contains(at))
    }

    /// The move of the piece on `from` that ends on, or takes the place of, `at`.
    pub fn move_between(&self, from: Square, at: Square) -> Option<Move> {
        self.moves
            .iter()
            .copied()
            .find(|mv| ends(*mv) == Some((from, at)))
    }

    /// Whether the match still goes on in this position.
    pub(crate) fn is_open(&self) -> bool {
        self.position.turn() != Turn::Over
    }
}

/// What squares would be worth if they stayed empty, as far as there is anything
/// to say.
fn prospects(position: &Mathematichess) -> Vec<(Square, [i32; 2])> {
    if !position.is_placing() {
        return Vec::new();
    }
    let board = position.board();
    let holes = board.holes();
    holes
        .iter()
        .map(|at| (at, board.prospect(at)))
        .filter(|(_, worth)| *worth != [0, 0])
        .collect()
}

/// Where a move of a piece on the board begins, and where it leads.
pub(crate) const fn ends(mv: Move) -> Option<(Square, Square)> {
    match mv {
        Move::Step { from, to } | Move::Push { from, to } => Some((from, to)),
        Move::Swap { from, with } => Some((from, with)),
        _ => None,
    }
}

impl RuleState for MathematichessTable {
    type Game = Mathematichess;

    fn from_position(position: &Mathematichess) -> Self {
        Self::new(position.clone())
    }

    fn position(&self) -> &Mathematichess {
        &self.position
    }
}
