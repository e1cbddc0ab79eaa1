//! What a game tells the search about itself.

use super::{Line, Style, USUAL, explain::Explanation};
use curio_rules::{Game, Player, PlayerSet};

/// How a decided game ended for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The side has won.
    Win,
    /// The side has lost.
    Loss,
    /// Nobody has won.
    Draw,
}

impl Ending {
    /// How a game that this player has won, or nobody, ended for a side.
    pub const fn for_side(side: PlayerSet, winner: Option<Player>) -> Self {
        match winner {
            None => Self::Draw,
            Some(winner) if side.contains(winner) => Self::Win,
            Some(_) => Self::Loss,
        }
    }
}

/// A game without chance whose moves can be listed, as the search sees it.
///
/// With more than two players the search takes all opponents for allies of each
/// other: one side is the player who thinks, the other is everybody else.
pub trait Searchable: Game {
    /// Moves have codes below this.
    const CODES: usize;

    /// Appends the legal moves to `list`; in a game with too many, those worth a look.
    fn list_moves(&self, list: &mut Vec<Self::Move>);

    /// Appends the legal moves that may be noticed by a player who overlooks some, in the
    /// order of [`list_moves`](Self::list_moves). A game that leaves moves out there names
    /// more of them here, because such a player may overlook all that are worth a look.
    fn list_noticeable(&self, list: &mut Vec<Self::Move>) {
        self.list_moves(list);
    }

    /// How many of the noticed moves are looked at, from the first on.
    fn most_noticed(&self) -> usize {
        usize::MAX
    }

    /// Plays a move that is known to be legal.
    fn make_move(&mut self, mv: &Self::Move);

    /// A number for the move, below [`Searchable::CODES`]; different for
    /// different moves of one position.
    fn code(mv: &Self::Move) -> u16;

    /// A hash of what the search takes for the same position. Equal to
    /// [`Game::hash`] unless that tells more apart than matters for a search:
    /// how often a position was seen, say.
    fn key(&self) -> u64 {
        Game::hash(self)
    }

    /// How the game has ended for a side; nothing while it goes on.
    fn result_for(&self, side: PlayerSet) -> Option<Ending>;

    /// How good an undecided position is for `side`, in hundredths as in
    /// [`Verdict::Estimate`](super::Verdict::Estimate).
    fn evaluate(&self, side: PlayerSet) -> i32;

    /// The same as a player of this style judges it.
    fn evaluate_in(&self, side: PlayerSet, style: Style) -> i32 {
        let _ = style;
        self.evaluate(side)
    }

    /// Whether an estimate may be trusted here. Where not, the search looks
    /// further: the player to move has hardly a choice, say.
    fn is_quiet(&self) -> bool {
        true
    }

    /// How promising a move looks before anything is searched, from 0 (not)
    /// to 1000.
    fn order_score(&self, mv: &Self::Move) -> i32 {
        let _ = mv;
        0
    }

    /// How easily a player notices the move, from 0 (hardly) to 1000 (at once);
    /// beginners overlook the others. See [`Sight`](super::Sight).
    fn salience(&self, mv: &Self::Move) -> u32 {
        let _ = mv;
        USUAL
    }

    /// The moves that are the same as `mv` by a symmetry of the position, `mv`
    /// included.
    fn alike(&self, mv: &Self::Move) -> Vec<Self::Move> {
        vec![mv.clone()]
    }

    /// Whether so little has happened that good players would vary their play.
    fn is_opening(&self) -> bool {
        false
    }

    /// What a move does, the most important first. `line` begins with the move
    /// and is what the search expects; the text speaks to `reader` as "you".
    fn explain(&self, mv: &Self::Move, line: &Line<Self::Move>, reader: Player) -> Explanation {
        let _ = (mv, reader);
        Explanation::of_verdict(Self::INFO, line)
    }
}
