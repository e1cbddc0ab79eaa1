//! What a position is worth before it is decided, in hundredths of a point.

use super::super::Style;
use curio_rules::{
    Player,
    xong::{CellSet, LegSet, Xong},
};

/// What a hex is worth that is owned for good: the two points of the final
/// score.
pub(super) const OWNED: i32 = 200;

/// How much less a hex is worth to its owner, by the number of its live legs, over which it
/// may still be greened out.
const EXPOSED: [i32; 7] = [0, 38, 62, 78, 90, 98, 104];

/// What touching a hex for the first time gains, before anything is known of its legs.
const FRESH: i32 = 112;

/// What greening out an opponent's hex gains.
const GREENED: i32 = 138;

/// What winning is worth beyond the points, when the end is in sight but not
/// proven.
const VICTORY: i32 = 900;

/// What the danger to one's own hexes counts, in hundredths, to a bold player and to
/// a careful one.
const DANGER_TO_BOLD: i32 = 70;
const DANGER_TO_CAREFUL: i32 = 130;

/// Whoever judges positions: a player with a style.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judge {
    pub player: Player,
    pub style: Style,
}

impl Judge {
    /// How well a player's hexes stand against the opponent's.
    pub fn evaluate(self, position: &Xong, player: Player) -> i32 {
        self.worth(position, player) - self.worth(position, player.other())
    }

    fn worth(self, position: &Xong, player: Player) -> i32 {
        let own = position.owned_cells(player);
        let cashed = own & position.cashed();
        let exposed = own - cashed;
        let board = position.board();
        let losses: i32 = exposed
            .iter()
            .map(|cell| {
                let open = (board.rim(cell) & *position.live()).len() as usize;
                EXPOSED[open.min(6)]
            })
            .sum();
        let danger = match self.style {
            Style::Bold if player == self.player => DANGER_TO_BOLD,
            Style::Careful if player == self.player => DANGER_TO_CAREFUL,
            _ => 100,
        };
        own.len() as i32 * OWNED - losses * danger / 100
    }
}

/// What a finished game is worth to a player.
pub(super) fn finished(position: &Xong, player: Player) -> i32 {
    let margin = position.statistics().margin();
    let own = if player == Player::FIRST {
        margin
    } else {
        -margin
    };
    own * OWNED / 2 + own.signum() * VICTORY
}

/// What a player who places sees of the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    pub vacant: LegSet,
    /// The hexes that nobody touches.
    nobody: CellSet,
    /// The hexes of the opponent.
    theirs: CellSet,
}

impl Sight {
    pub fn new(position: &Xong, placer: Player) -> Self {
        let touched = position.touched_by(Player::FIRST) | position.touched_by(Player::SECOND);
        Self {
            vacant: position.vacant(),
            nobody: CellSet::first(CellSet::CAPACITY) - touched,
            theirs: position.owned_cells(placer.other()),
        }
    }

    /// What touching these hexes gains at a glance.
    #[inline]
    pub fn gain(&self, cells: CellSet) -> i32 {
        let fresh = (cells & self.nobody).len() as i32;
        let greened = (cells & self.theirs).len() as i32;
        fresh * FRESH + greened * GREENED
    }
}
