//! A position of Chimple: which memes are eligible, what a move does, who has
//! won.
//!
//! The texts of moves and positions are in `notation`, and the implementation of the trait
//! `Game` in `game`.

use core::fmt;

use super::{
    descriptor::{Act, Descriptor},
    memes::Memes,
    moves::{Change, End, Move, Step},
    options::{Options, StuckRule},
    refusal::Refusal,
    squares::{Matrix, Size, Square},
    view::View,
};
use crate::{Colour, Game, Player, PlayerSet, Retirement, change_log::ChangeLog, zobrist_key};

/// The players' colours in turn order. Black begins, at the bottom (rulings C5,
/// C7).
pub(super) const COLOURS: [Colour; 2] = [Colour::Black, Colour::White];

/// After this many turns the game is drawn (ruling C6).
pub const TURN_LIMIT: u32 = 200;

/// How often a state comes about before the game is drawn (ruling C6).
const OCCURRENCES: usize = 3;

/// The most characters that a side has.
const MOST_CHARACTERS: usize = 4;

/// Streams of hash keys.
mod keys {
    pub const BLACK: u64 = 1;
    pub const WHITE: u64 = 2;
    pub const TO_MOVE: u64 = 3;
    pub const END: u64 = 4;
}

/// A position of Chimple.
///
/// Positions are equal when the same characters stand on the same squares, the
/// same side is to move and the game is over for the same reason, if it is. As
/// in chess, what went before is no part of a position: a match remembers it
/// only to end a game that goes round in circles.
#[derive(Clone)]
pub struct Chimple {
    pub(super) options: Options,
    memes: &'static Memes,
    black: Matrix,
    white: Matrix,
    /// Where each side's characters stand, in the order in which they stood at
    /// first; nothing once captured.
    places: [[Option<Square>; MOST_CHARACTERS]; 2],
    pub(super) to_move: Player,
    turns: u32,
    /// The states since the last capture, by number and side to move.
    seen: Vec<u32>,
    pub(super) end: Option<End>,
    pub(super) hash: u64,
}

impl PartialEq for Chimple {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options
            && self.black == other.black
            && self.white == other.white
            && self.to_move == other.to_move
            && self.end == other.end
    }
}

impl Eq for Chimple {}

impl fmt::Debug for Chimple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Chimple")
            .field(&Game::position_text(self))
            .finish()
    }
}

/// The squares of a side's characters, from its own right.
fn numbered(state: &View, white: bool) -> [Option<Square>; MOST_CHARACTERS] {
    let seen = if white { state.turned() } else { *state };
    let mut squares = seen.own.into_iter();
    core::array::from_fn(|_| {
        let square = squares.next()?;
        Some(if white {
            square.rotated(state.size)
        } else {
            square
        })
    })
}

impl Chimple {
    /// The position before the first move.
    pub fn new(options: Options) -> Self {
        Self::set_up(options, View::start(options.size), Player::FIRST)
    }

    /// The position of a state as Black sees it, nothing having gone before.
    pub fn set_up(options: Options, state: View, to_move: Player) -> Self {
        let mut position = Self::laid_out(options, state, to_move);
        position.end = position.found_end();
        position.hash = position.hash_afresh();
        position
    }

    /// The same, whether or not the game is over there.
    pub(super) fn laid_out(options: Options, state: View, to_move: Player) -> Self {
        let mut position = Self {
            options,
            memes: Memes::for_options(&options),
            black: state.own,
            white: state.enemy,
            places: [numbered(&state, false), numbered(&state, true)],
            to_move,
            turns: 0,
            seen: Vec::new(),
            end: None,
            hash: 0,
        };
        position.remember();
        position.hash = position.hash_afresh();
        position
    }

    /// The same position, over for a reason that does not show on the board.
    pub(super) fn ended(mut self, end: End) -> Self {
        self.end = self.end.or(Some(end));
        self.hash = self.hash_afresh();
        self
    }

    /// The board.
    pub const fn size(&self) -> Size {
        self.options.size
    }

    /// The memes that the match is played with.
    pub const fn memes(&self) -> &'static Memes {
        self.memes
    }

    /// The player whose turn it is; at the end the one whose turn it would be.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// How many turns were taken.
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// Why the game is over, if it is.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// Where a player's characters are, on the board as Black sees it.
    pub const fn characters(&self, player: Player) -> Matrix {
        if player.0 == 0 {
            self.black
        } else {
            self.white
        }
    }

    /// Where each of a player's characters stands on the board, in the order in
    /// which they stood at first, from that player's own right; nothing for those
    /// that are captured. An ape stays an ape: this is how models and the table
    /// know one agent from another.
    pub fn places(&self, player: Player) -> &[Option<Square>] {
        let all = &self.places[player.index() & 1];
        all.get(..self.size().characters() as usize).unwrap_or(all)
    }

    /// Which of its side's characters stands on a square of the board.
    pub fn character(&self, square: Square) -> Option<usize> {
        let owner = self.owner(square)?;
        let places = self.places(owner);
        places.iter().position(|place| *place == Some(square))
    }

    /// Whose character stands on a square of the board.
    pub fn owner(&self, square: Square) -> Option<Player> {
        if self.black.contains(square) {
            Some(Player::FIRST)
        } else if self.white.contains(square) {
            Some(Player::SECOND)
        } else {
            None
        }
    }

    /// The state as a player sees it.
    pub const fn view(&self, player: Player) -> View {
        let board = View {
            size: self.options.size,
            own: self.black,
            enemy: self.white,
        };
        if player.0 == 0 { board } else { board.turned() }
    }

    /// How often this state has occurred since the last capture, this time
    /// included.
    pub fn occurrences(&self) -> usize {
        let now = self.state_key();
        self.seen.iter().filter(|key| **key == now).count()
    }

    /// The eligible memes of a player, were it that player's turn; none when
    /// the game is over.
    pub fn eligible(&self, player: Player) -> impl Iterator<Item = &'static Descriptor> + Clone {
        let view = self.view(player);
        let goes_on = self.end.is_none();
        self.memes
            .eligible(view.own, view.enemy)
            .filter(move |_| goes_on)
    }

    /// A meme of the player to move as it is deployed on the board.
    pub const fn step(&self, meme: &Descriptor) -> Step {
        Step {
            from: self.own_square(meme.agent),
            to: self.own_square(meme.result),
            captures: meme.act.is_capture(),
        }
    }

    /// The meme of the player to move that leads from the one square to the
    /// other, eligible or not.
    pub fn meme(&self, step: &Step) -> Option<&'static Descriptor> {
        let (agent, result) = (self.own_square(step.from), self.own_square(step.to));
        self.memes
            .all()
            .iter()
            .find(|meme| meme.agent == agent && meme.result == result)
    }

    /// A square of the board as the player to move sees it, and back.
    pub const fn own_square(&self, square: Square) -> Square {
        if self.to_move.0 == 0 {
            square
        } else {
            square.rotated(self.options.size)
        }
    }

    /// A colour's name.
    pub(super) fn colour(player: Player) -> Colour {
        COLOURS
            .get(player.index())
            .copied()
            .unwrap_or(Colour::Black)
    }

    /// Who has won, when the game is over.
    pub(super) fn winners(&self, end: End) -> PlayerSet {
        match end {
            End::NoCharacters(loser) | End::Retired(loser, _) => PlayerSet::only(loser.other()),
            End::Stuck(player) => match self.options.stuck {
                StuckRule::Loses => PlayerSet::only(player.other()),
                StuckRule::Draw => PlayerSet::EMPTY,
                StuckRule::Wins => PlayerSet::only(player),
            },
            End::Repetition | End::TurnLimit => PlayerSet::EMPTY,
        }
    }

    /// Whether a step may be taken.
    pub(super) fn check_step(&self, step: &Step) -> Result<(), Refusal> {
        let (from, to) = (step.from.number(), step.to.number());
        match self.owner(step.from) {
            None => return Err(Refusal::Nobody(from)),
            Some(owner) if owner != self.to_move => {
                return Err(Refusal::NotYours {
                    from,
                    colour: Self::colour(owner),
                });
            }
            Some(_) => {}
        }
        let Some(meme) = self.meme(step) else {
            return Err(Refusal::NoMeme {
                from,
                to,
                slide: self.options.slide,
                back: self.options.back,
                capture_back: self.options.capture_back,
            });
        };
        if meme.act.is_capture() != step.captures {
            let captures = meme.act.is_capture();
            let sign = if captures { 'x' } else { '-' };
            return Err(Refusal::OtherKind {
                from,
                to,
                captures,
                written: format!("{from}{sign}{to}"),
            });
        }
        let view = self.view(self.to_move);
        if meme.condition.holds(view.own, view.enemy) {
            return Ok(());
        }
        let somebody = meme.condition.filter().and(view.own.or(view.enemy));
        match meme.act {
            Act::Capture(_) => Err(Refusal::NoEnemy(to)),
            Act::Move(_) => Err(Refusal::Blocked(
                somebody
                    .into_iter()
                    .next()
                    .map_or(to, |square| self.own_square(square).number()),
            )),
        }
    }

    /// Plays a move that is known to be legal, and notes what it changes.
    pub(super) fn play_reporting(&mut self, mv: Move, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        match mv {
            Move::Retire(retirement) => self.end = Some(End::Retired(player, retirement)),
            Move::Deploy(step) => {
                self.deploy(step, changes);
                self.to_move = player.other();
                self.turns += 1;
                self.remember();
                self.end = self.found_end();
            }
        }
        self.hash = self.hash_afresh();
        if let Some(end) = self.end {
            changes.note(|| Change::Over(end));
        }
    }

    fn deploy(&mut self, step: Step, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        let (own, enemy) = if player.0 == 0 {
            (&mut self.black, &mut self.white)
        } else {
            (&mut self.white, &mut self.black)
        };
        if step.captures {
            enemy.remove(step.to);
            // With fewer characters no earlier state comes about again.
            self.seen.clear();
            changes.note(|| Change::Captured {
                player: player.other(),
                at: step.to,
            });
        }
        *own = own.without(step.from).with(step.to);
        let mover = player.index() & 1;
        for place in &mut self.places[1 - mover] {
            *place = place.filter(|place| *place != step.to);
        }
        for place in &mut self.places[mover] {
            *place = place.map(|at| if at == step.from { step.to } else { at });
        }
        changes.note(|| Change::Moved {
            player,
            from: step.from,
            to: step.to,
        });
    }

    fn state_key(&self) -> u32 {
        2 * self.view(Player::FIRST).number() + u32::from(self.to_move.0)
    }

    fn remember(&mut self) {
        let key = self.state_key();
        self.seen.push(key);
    }

    fn found_end(&self) -> Option<End> {
        let mover = self.to_move;
        let view = self.view(mover);
        if view.own.is_empty() {
            Some(End::NoCharacters(mover))
        } else if view.enemy.is_empty() {
            Some(End::NoCharacters(mover.other()))
        } else if self.memes.eligible(view.own, view.enemy).next().is_none() {
            Some(End::Stuck(mover))
        } else if self.occurrences() >= OCCURRENCES {
            Some(End::Repetition)
        } else if self.turns >= TURN_LIMIT {
            Some(End::TurnLimit)
        } else {
            None
        }
    }

    pub(super) fn hash_afresh(&self) -> u64 {
        let mut hash = zobrist_key(keys::TO_MOVE, u64::from(self.to_move.0));
        for (stream, matrix) in [(keys::BLACK, self.black), (keys::WHITE, self.white)] {
            for square in matrix {
                hash ^= zobrist_key(stream, u64::from(square.0));
            }
        }
        hash ^ match self.end {
            // These show on the board.
            None | Some(End::NoCharacters(_) | End::Stuck(_)) => 0,
            Some(End::Repetition) => zobrist_key(keys::END, 0),
            Some(End::TurnLimit) => zobrist_key(keys::END, 1),
            Some(End::Retired(player, retirement)) => {
                let cause = match retirement {
                    Retirement::Resigned => 2,
                    Retirement::OutOfTime => 4,
                };
                zobrist_key(keys::END, cause + u64::from(player.0))
            }
        }
    }
}
