//! A position of Xafka: what is legal, what a move does, who has won.
//!
//! The texts of moves and positions are in `notation`, the keys of the hash in
//! `hashing`, and the implementation of the trait `Game` in `game`.

use core::fmt;

use super::{
    board::{Board, Shape},
    cells::{Cell, CellSet},
    hashing::{KEYS, keys, light_key, out_key},
    moves::{Change, Goal, Light, Move},
    options::{CornerLines, LockedStuck, Options},
    refusal::Refusal,
};
use crate::{
    Colour, Game, Player, PlayerSet, Retirement, change_log::ChangeLog, texts, zobrist_key,
};

/// The most players that a table has.
pub(super) const SEATS: usize = 3;

/// The players' colours in turn order. Black begins (ruling A9).
pub(super) const COLOURS: [Colour; SEATS] = [Colour::Black, Colour::White, Colour::Red];

/// Why a player is out of the game, or wins it under red.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stuck {
    /// No hexagon is within reach of the piece.
    Isolated,
    /// There are hexagons within reach, and opponents cover them all.
    ShortCircuit,
    /// There was no hexagon left to put the piece on.
    NoPlace,
    /// The player resigned or ran out of time.
    Retired(Retirement),
}

impl Stuck {
    /// One word for it, as outcomes give it.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Isolated => "isolated",
            Self::ShortCircuit => "short-circuit",
            Self::NoPlace => "no-place",
            Self::Retired(how) => how.reason(),
        }
    }
}

/// A position of Xafka.
///
/// Positions are equal when the same moves lead to the same results: how they
/// came about does not count.
#[derive(Clone, Copy)]
pub struct Xafka {
    pub(super) board: &'static Board,
    pub(super) options: Options,
    pub(super) holes: CellSet,
    pub(super) pieces: [Option<Cell>; SEATS],
    /// What each piece sees; kept up to date by every move.
    pub(super) reach: [CellSet; SEATS],
    pub(super) light: Light,
    pub(super) to_move: Player,
    pub(super) playing: PlayerSet,
    pub(super) out: [Option<Stuck>; SEATS],
    pub(super) last_out: Option<Player>,
    /// The player to move is stuck, and that wins.
    pub(super) won_stuck: Option<Stuck>,
    pub(super) hash: u64,
}

impl PartialEq for Xafka {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options
            && self.holes == other.holes
            && self.pieces == other.pieces
            && self.light == other.light
            && self.to_move == other.to_move
            && self.out == other.out
            && self.last_out == other.last_out
    }
}

impl Eq for Xafka {}

impl fmt::Debug for Xafka {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Xafka")
            .field(&Game::position_text(self))
            .finish()
    }
}

impl Xafka {
    /// The position before the first move.
    pub fn new(options: Options) -> Self {
        Self::laid_out(
            options,
            CellSet::EMPTY,
            [None; SEATS],
            Light::Yellow,
            Player::FIRST,
            [None; SEATS],
            None,
        )
        .settled()
    }

    /// The same once it is found out who is stuck.
    pub(super) fn settled(mut self) -> Self {
        if !self.is_over() {
            self.settle(&mut ());
        }
        self
    }

    /// The parts put together, whether or not the rules allow it: nobody has been found
    /// to be stuck yet.
    pub(super) fn laid_out(
        options: Options,
        holes: CellSet,
        pieces: [Option<Cell>; SEATS],
        light: Light,
        to_move: Player,
        out: [Option<Stuck>; SEATS],
        last_out: Option<Player>,
    ) -> Self {
        let board = options.board();
        let playing = Player::all(options.players)
            .filter(|player| out[player.index()].is_none())
            .collect();
        let mut position = Self {
            board,
            options,
            holes,
            pieces,
            reach: [CellSet::EMPTY; SEATS],
            light,
            to_move,
            playing,
            out,
            last_out,
            won_stuck: None,
            hash: 0,
        };
        position.see_afresh();
        position.hash = Game::recomputed_hash(&position);
        position
    }

    fn see_afresh(&mut self) {
        for (reach, piece) in self.reach.iter_mut().zip(self.pieces) {
            *reach = piece.map_or(CellSet::EMPTY, |at| {
                self.board.reach(at, self.holes, self.options.corner)
            });
        }
    }

    /// The board.
    pub const fn board(&self) -> &'static Board {
        self.board
    }

    /// The hexagons that are gone.
    pub const fn holes(&self) -> CellSet {
        self.holes
    }

    /// The hexagons that are still there.
    pub fn standing(&self) -> CellSet {
        self.board.all() - self.holes
    }

    /// Where a player's piece stands: on a hexagon that is gone.
    pub fn piece(&self, player: Player) -> Option<Cell> {
        self.pieces.get(player.index()).copied().flatten()
    }

    /// The light.
    pub const fn light(&self) -> Light {
        self.light
    }

    /// The player whose turn it is; at the end the one who was stuck.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// How many take part.
    pub const fn players(&self) -> u8 {
        self.options.players
    }

    /// Who is still in the game.
    pub const fn playing(&self) -> PlayerSet {
        self.playing
    }

    /// Why a player is out, if so.
    pub fn why_out(&self, player: Player) -> Option<Stuck> {
        self.out.get(player.index()).copied().flatten()
    }

    /// What a player's piece sees, whether or not it may end there.
    pub fn reach(&self, player: Player) -> CellSet {
        self.reach.get(player.index()).copied().unwrap_or_default()
    }

    /// What the pieces of the opponents that are still playing see.
    pub fn covered_against(&self, player: Player) -> CellSet {
        if self.options.players == 2 {
            return if self.playing.contains(player.other()) {
                self.reach(player.other())
            } else {
                CellSet::EMPTY
            };
        }
        self.playing
            .without(player)
            .iter()
            .fold(CellSet::EMPTY, |covered, other| covered | self.reach(other))
    }

    /// Where a player's piece could go if it were that player's turn.
    pub fn destinations_of(&self, player: Player) -> CellSet {
        let open = match self.piece(player) {
            Some(_) => self.reach(player),
            None => self.standing(),
        };
        open - self.covered_against(player)
    }

    /// Where the piece of the player to move may go; empty when the game is over.
    pub fn destinations(&self) -> CellSet {
        if self.is_over() {
            CellSet::EMPTY
        } else {
            self.destinations_of(self.to_move)
        }
    }

    /// How many hexagons must be gone before the light may be set.
    pub const fn light_threshold(&self) -> u32 {
        self.options.light as u32
    }

    /// Whether enough hexagons are gone for the light and nobody has set it.
    pub const fn light_is_free(&self) -> bool {
        matches!(self.light, Light::Yellow) && self.holes.len() >= self.options.light as u32
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.won_stuck.is_some() || self.playing.len() <= 1
    }

    /// Who has won.
    pub fn winner(&self) -> Option<Player> {
        if self.won_stuck.is_some() {
            Some(self.to_move)
        } else if self.playing.len() == 1 {
            self.playing.iter().next()
        } else {
            None
        }
    }

    /// How many turns have been taken, those of the light included.
    pub const fn turns(&self) -> u32 {
        self.holes.len() + matches!(self.light, Light::Set(_)) as u32
    }

    /// Plays a move that is known to be legal, without reporting what changed.
    ///
    /// An illegal move leaves a position that makes no sense, but is safe.
    pub fn play_unchecked(&mut self, mv: Move) {
        self.play_reporting(mv, &mut ());
    }

    pub(super) fn play_reporting(&mut self, mv: Move, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        let seat = player.index().min(SEATS - 1);
        match mv {
            Move::To(cell) => {
                let square = cell.index() & 63;
                match self.pieces[seat].replace(cell) {
                    None => changes.note(|| Change::Placed { player, at: cell }),
                    Some(from) => {
                        self.hash ^= KEYS.piece[seat][from.index() & 63];
                        changes.note(|| Change::Slid {
                            player,
                            from,
                            to: cell,
                        });
                    }
                }
                self.hash ^= KEYS.piece[seat][square] ^ KEYS.hole[square];
                let locked = !self.light_is_free();
                self.holes.insert(cell);
                changes.note(|| Change::Removed { cell });
                if locked && self.light_is_free() {
                    changes.note(|| Change::LightFreed);
                }
                let is_complete = self.playing.len() == u32::from(self.options.players);
                if self.options.corner == CornerLines::None && is_complete {
                    // No opponent sees the hexagon, or the move would not be legal: its
                    // vanishing changes nothing for them. A player who is out may see it.
                    self.reach[seat] = self.board.reach(cell, self.holes, CornerLines::None);
                } else {
                    self.see_afresh();
                }
            }
            Move::Set(goal) => {
                self.hash ^= light_key(self.light);
                self.light = Light::Set(goal);
                self.hash ^= light_key(self.light);
                changes.note(|| Change::LightSet { player, goal });
            }
            Move::Retire(retirement) => {
                self.drop_out(player, Stuck::Retired(retirement), changes);
                if self.is_over() {
                    changes.note(|| Change::Over);
                    return;
                }
            }
        }
        self.pass_turn();
        self.settle(changes);
    }

    /// Gives the turn to the next player who is still in.
    fn pass_turn(&mut self) {
        self.hash ^= KEYS.to_move[self.to_move.index().min(SEATS - 1)];
        let players = self.options.players;
        self.to_move = if players == 2 {
            self.to_move.other()
        } else {
            (1..=players)
                .map(|n| Player((self.to_move.0 + n) % players))
                .find(|player| self.playing.contains(*player))
                .unwrap_or(self.to_move)
        };
        self.hash ^= KEYS.to_move[self.to_move.index().min(SEATS - 1)];
    }

    fn drop_out(&mut self, player: Player, why: Stuck, changes: &mut impl ChangeLog<Change>) {
        self.playing = self.playing.without(player);
        if let Some(out) = self.out.get_mut(player.index()) {
            *out = Some(why);
        }
        if let Some(last) = self.last_out.replace(player) {
            self.hash ^= zobrist_key(keys::LAST_OUT, u64::from(last.0));
        }
        self.hash ^= out_key(player, why) ^ zobrist_key(keys::LAST_OUT, u64::from(player.0));
        changes.note(|| Change::Out { player, why });
    }

    /// Why the player to move has no move, if so.
    fn stuck(&self) -> Option<Stuck> {
        if !self.destinations_of(self.to_move).is_empty() || self.light_is_free() {
            None
        } else if self.piece(self.to_move).is_none() {
            Some(Stuck::NoPlace)
        } else if self.reach(self.to_move).is_empty() {
            Some(Stuck::Isolated)
        } else {
            Some(Stuck::ShortCircuit)
        }
    }

    /// Whether being stuck wins now.
    fn stuck_wins(&self) -> bool {
        match self.light {
            Light::Set(goal) => goal == Goal::Red,
            Light::Yellow => self.options.locked_stuck == LockedStuck::Wins,
        }
    }

    /// Ends the game, or puts players out, as long as the one to move is stuck.
    fn settle(&mut self, changes: &mut impl ChangeLog<Change>) {
        while let Some(why) = self.stuck() {
            if self.stuck_wins() {
                self.won_stuck = Some(why);
                changes.note(|| Change::Over);
                return;
            }
            self.drop_out(self.to_move, why, changes);
            if self.is_over() {
                changes.note(|| Change::Over);
                return;
            }
            self.pass_turn();
        }
    }

    pub(super) fn colour(player: Player) -> Colour {
        COLOURS
            .get(player.index())
            .copied()
            .unwrap_or(Colour::Black)
    }

    /// How the game has ended, as a sentence: for the player's being stuck or retired,
    /// another player or the same one has won.
    pub(super) fn explain_end(&self, player: Player, why: Stuck, winner: Player) -> String {
        let (name, winner) = (Self::colour(player).name(), Self::colour(winner).name());
        let light = match self.light {
            Light::Yellow => "locked",
            Light::Set(goal) => goal.text(),
        };
        match why {
            Stuck::Isolated => texts::xafka_outcome_isolated(name, light, winner),
            Stuck::ShortCircuit => texts::xafka_outcome_short_circuit(name, light, winner),
            Stuck::NoPlace => texts::xafka_outcome_no_place(name, light, winner),
            Stuck::Retired(Retirement::Resigned) => texts::outcome_resigned(name, winner, 1),
            Stuck::Retired(Retirement::OutOfTime) => texts::outcome_out_of_time(name, winner, 1),
        }
    }
}

impl Xafka {
    pub(super) fn check_destination(&self, cell: Cell) -> Result<(), Refusal> {
        if !self.board.all().contains(cell) {
            return Err(Refusal::OffBoard);
        }
        let at = || self.board.name(cell).to_owned();
        if self.holes.contains(cell) {
            return Err(Refusal::Gone(at()));
        }
        if let Some(from) = self.piece(self.to_move)
            && !self.reach(self.to_move).contains(cell)
        {
            return Err(Refusal::OutOfReach {
                at: at(),
                from: self.board.name(from).to_owned(),
            });
        }
        let covering = self
            .playing
            .without(self.to_move)
            .iter()
            .find(|by| self.reach(*by).contains(cell));
        match covering {
            None => Ok(()),
            Some(by) => Err(Refusal::Covered {
                at: at(),
                by,
                colour: Self::colour(by),
            }),
        }
    }

    /// The position seen through a symmetry of its board, see
    /// [`Board::symmetries`].
    pub fn transformed(&self, symmetry: &[Cell]) -> Self {
        let image = |cell: Cell| symmetry.get(cell.index()).copied().unwrap_or(cell);
        let mut position = *self;
        position.holes = self.holes.into_iter().map(image).collect();
        position.pieces = self.pieces.map(|piece| piece.map(image));
        position.see_afresh();
        position.hash = Game::recomputed_hash(&position);
        position
    }

    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.options.shape
    }
}
