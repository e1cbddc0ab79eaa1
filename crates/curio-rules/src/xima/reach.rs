//! Where blocks may go: the legal moves, listed, counted and picked; captures,
//! ascents and repetitions among them.

use super::{
    hashing::{block_key, to_move_key},
    moves::{Move, Origin, Throw},
    options::Repetition,
    position::{Phase, Special, Xima},
    square::{Direction, SQUARES, Square, SquareSet},
    terrain::Terrain,
};
use crate::Player;

/// Any number of steps.
pub(super) const ANY: u16 = u16::MAX;

/// For each square the direction to the summit (8 for none) and the distance.
static TO_SUMMIT: [(u8, u8); SQUARES] = {
    let mut table = [(8, 0); SQUARES];
    let mut d = 0;
    while d < 8 {
        let back = Direction::ALL[d].reversed();
        let mut at = Square::SUMMIT.step(back);
        let mut distance = 1;
        while let Some(square) = at {
            table[square.index()] = (d as u8, distance);
            at = square.step(back);
            distance += 1;
        }
        d += 1;
    }
    table
};

/// The runs of one block in the eight directions.
#[derive(Clone, Copy)]
struct Runs {
    from: Square,
    lengths: [u8; 8],
    /// The direction and distance at which the block may not stop.
    barred: (u8, u8),
}

impl Runs {
    /// How many squares the block may end on.
    fn count(&self) -> u32 {
        let sum: u32 = self.lengths.iter().map(|length| u32::from(*length)).sum();
        sum - u32::from(self.passes_barred())
    }

    fn passes_barred(&self) -> bool {
        let (direction, distance) = self.barred;
        direction < 8 && self.lengths[usize::from(direction)] >= distance
    }

    /// Calls `found` for each square that is a permitted number of steps away;
    /// stops when that answers `false`.
    fn each(&self, steps: u16, mut found: impl FnMut(Square) -> bool) -> bool {
        for (d, direction) in Direction::ALL.into_iter().enumerate() {
            let (dx, dy) = direction.delta();
            let delta = i16::from(dx) + 13 * i16::from(dy);
            let mut at = self.from.index() as i16;
            for distance in 1..=self.lengths[d] {
                at += delta;
                if steps >> distance & 1 == 0 || self.barred == (d as u8, distance) {
                    continue;
                }
                if let Some(square) = Square::from_index(at as usize)
                    && !found(square)
                {
                    return false;
                }
            }
        }
        true
    }
}

impl Xima {
    /// The numbers of steps that the dice permit, as bits.
    pub(super) const fn permitted_steps(&self) -> u16 {
        match self.phase {
            Phase::Free => ANY,
            Phase::Due => 0,
            Phase::Thrown(Throw { first, second: 0 }) => 1 << first,
            Phase::Thrown(Throw { first, second }) => 1 << first | 1 << second,
            Phase::Second { die } => 1 << die,
        }
    }

    /// Whether the free block on a square is its owner's special.
    #[inline]
    pub(super) const fn is_special_top(&self, square: Square) -> bool {
        let tower = self.towers[square.index()];
        match self.special[tower.top().index()] {
            Special::Board { at, level } => {
                at.index() == square.index() && level + 1 == tower.len()
            }
            _ => false,
        }
    }

    /// Whether a common block of the player may be given for the special.
    #[inline]
    pub(super) const fn may_rescue(&self, player: Player) -> bool {
        matches!(self.special(player), Special::Captured { .. })
    }

    #[inline]
    fn runs(&self, from: Square) -> Runs {
        let top = self.height(from);
        let mut lengths = [0; 8];
        for (direction, length) in lengths.iter_mut().enumerate() {
            *length = self.terrain.run(from, top, direction) as u8;
        }
        Runs {
            from,
            lengths,
            barred: self.barred(from, self.towers[from.index()].top()),
        }
    }

    /// The direction and the distance at which the free block of a tower must
    /// not stop: the summit is not for everybody. Direction 8 is none.
    #[inline]
    const fn barred(&self, from: Square, owner: Player) -> (u8, u8) {
        if self.is_special_top(from) || self.may_rescue(owner) {
            (8, 0)
        } else {
            TO_SUMMIT[from.index()]
        }
    }

    /// The squares on which the free block of a tower may come to rest, if its
    /// owner were to move and there were no dice. Empty where there is no tower.
    pub fn reach(&self, from: Square) -> SquareSet {
        let mut reached = SquareSet::EMPTY;
        if !self.towers[from.index()].is_empty() {
            self.runs(from).each(ANY, |square| {
                reached.insert(square);
                true
            });
        }
        reached
    }

    /// The squares on which a block from a player's reserve may come to rest, if
    /// the player were to move and there were no dice. Whether there is such a
    /// block is not asked.
    pub fn entrances(&self, player: Player, is_special: bool) -> SquareSet {
        self.permitted(self.open_in(ANY), player, is_special)
    }

    /// The free squares that blocks from outside reach in `steps` steps.
    fn open_in(&self, steps: u16) -> SquareSet {
        let occupied = self.occupied();
        if steps == ANY {
            return self.terrain.open(occupied);
        }
        let entered = (1..=12)
            .filter(|distance| steps >> distance & 1 != 0)
            .fold(SquareSet::EMPTY, |open, distance| {
                open | self.terrain.entered_in(distance)
            });
        entered - occupied
    }

    /// Where a player's common blocks off the board may come to rest, and where
    /// the special; nowhere, if there are none.
    fn entrances_of_both(&self, player: Player, steps: u16) -> [SquareSet; 2] {
        let has_common = self.reserve(player) > 0;
        let has_special = self.special(player) == Special::Reserve;
        if !has_common && !has_special {
            return [SquareSet::EMPTY; 2];
        }
        let open = self.open_in(steps);
        [(has_common, false), (has_special, true)].map(|(is_owned, is_special)| {
            if is_owned {
                self.permitted(open, player, is_special)
            } else {
                SquareSet::EMPTY
            }
        })
    }

    /// Of the squares that can be entered, those on which a block from a
    /// player's reserve may stay.
    fn permitted(&self, open: SquareSet, player: Player, is_special: bool) -> SquareSet {
        if self.may_enter_summit(player, is_special) {
            open
        } else {
            open.without(Square::SUMMIT)
        }
    }

    /// Whether a block from the player's reserve may end on the summit.
    #[inline]
    pub(super) const fn may_enter_summit(&self, player: Player, is_special: bool) -> bool {
        self.options.summit_entry && (is_special || self.may_rescue(player))
    }

    /// Whether a block from `origin` gets to a square in exactly `steps` steps.
    pub(super) fn is_at_distance(&self, origin: Origin, to: Square, steps: u8) -> bool {
        match origin {
            Origin::Reserve | Origin::SpecialReserve => self.terrain.entered_in(steps).contains(to),
            Origin::On(from) => from
                .line_to(to)
                .is_some_and(|(_, distance)| distance == steps),
        }
    }

    /// Whether a player has any block that may go anywhere, dice and repetition
    /// aside. A player who has none, and owns a block, is drowned.
    pub(super) fn can_move(&self, player: Player) -> bool {
        let (has_common, has_special) = (
            self.reserve(player) > 0,
            self.special(player) == Special::Reserve,
        );
        if (has_common || has_special) && Terrain::has_free_edge(self.occupied()) {
            return true;
        }
        if (has_common || has_special)
            && self
                .entrances_of_both(player, ANY)
                .iter()
                .any(|set| !set.is_empty())
        {
            return true;
        }
        self.tops(player)
            .into_iter()
            .any(|from| self.has_run(from, player))
    }

    /// Whether the free block of a tower may go anywhere.
    fn has_run(&self, from: Square, owner: Player) -> bool {
        let top = self.height(from);
        let (barred, distance) = self.barred(from, owner);
        (0..8_u8).any(|direction| {
            let run = self.terrain.run(from, top, direction.into());
            run > u32::from(direction == barred && distance == 1)
        })
    }

    /// Calls `found` for each move of a block that dice and paths permit, until
    /// that answers `false`. Repetition is not looked at.
    pub(super) fn each_block_move(&self, mut found: impl FnMut(Move) -> bool) {
        let player = self.to_move;
        let steps = self.permitted_steps();
        if self.is_over() || steps == 0 {
            return;
        }
        let [commons, specials] = self.entrances_of_both(player, steps);
        for to in commons {
            if !found(Move::Enter(to)) {
                return;
            }
        }
        for to in specials {
            if !found(Move::EnterSpecial(to)) {
                return;
            }
        }
        if let Some((die, both)) = self.choice_of_dice() {
            for (set, is_special) in [(commons, false), (specials, true)] {
                for to in set & both {
                    let wins = is_special && to == Square::SUMMIT;
                    let mv = Move::EnterBy {
                        is_special,
                        to,
                        die,
                    };
                    if !wins && !found(mv) {
                        return;
                    }
                }
            }
        }
        self.each_step(steps, |from, to| found(Move::Step { from, to }));
    }

    /// The higher of two dice that differ, and the squares that a block from the
    /// reserve comes to with either.
    pub(super) fn choice_of_dice(&self) -> Option<(u8, SquareSet)> {
        let Phase::Thrown(Throw { first, second }) = self.phase else {
            return None;
        };
        (second > first).then(|| (second, self.open_in(1 << first) & self.open_in(1 << second)))
    }

    /// Calls `found` for each move of a block on the board, until that answers
    /// `false`.
    fn each_step(&self, steps: u16, mut found: impl FnMut(Square, Square) -> bool) {
        for from in self.tops(self.to_move) {
            if self.moved != Some(from) && !self.runs(from).each(steps, |to| found(from, to)) {
                return;
            }
        }
    }

    /// Appends the legal moves, in an order that is the same everywhere:
    /// incorporations, then moves of blocks, from A1 upwards.
    pub fn list_legal(&self, moves: &mut Vec<Move>) {
        if self.is_over() {
            return;
        }
        if self.phase == Phase::Due {
            moves.extend(self.throws().map(|(throw, _)| Move::Roll(throw)));
            return;
        }
        let before = moves.len();
        self.each_block_move(|mv| {
            moves.push(mv);
            true
        });
        if self.repetition_matters() {
            let all = moves.split_off(before);
            moves.extend(all.iter().filter(|mv| !self.would_repeat(**mv)));
            if moves.len() == before {
                moves.extend(all);
            }
        }
        match self.phase {
            Phase::Second { .. } => moves.push(Move::Stop),
            _ if moves.len() == before => moves.push(Move::Pass),
            _ => {}
        }
    }

    /// Whether any block may be moved as the dice lie.
    pub(super) fn has_listed_move(&self) -> bool {
        let mut has_any = false;
        self.each_block_move(|_| {
            has_any = true;
            false
        });
        has_any
    }

    /// One of the legal moves by its number; `pick` is asked for that once, with
    /// how many there are. Quicker than listing them all. Nothing when the game
    /// is over.
    pub fn pick_legal(&self, pick: impl FnOnce(u32) -> u32) -> Option<Move> {
        if self.is_over() {
            return None;
        }
        if self.phase != Phase::Free || self.repetition_matters() {
            let mut moves = Vec::new();
            self.list_legal(&mut moves);
            let n = pick(moves.len() as u32);
            return moves.get(n as usize).copied();
        }
        let player = self.to_move;
        let [commons, specials] = self.entrances_of_both(player, ANY);
        let (common_count, special_count) = (commons.len(), specials.len());
        let mut counts = [0; 32];
        let mut total = common_count + special_count;
        for (from, count) in self.tops(player).into_iter().zip(&mut counts) {
            *count = self.runs(from).count();
            total += *count;
        }
        let mut n = pick(total);
        if n < common_count {
            return commons.nth(n).map(Move::Enter);
        }
        n -= common_count;
        if n < special_count {
            return specials.nth(n).map(Move::EnterSpecial);
        }
        n -= special_count;
        for (from, count) in self.tops(player).into_iter().zip(counts) {
            if n >= count {
                n -= count;
                continue;
            }
            let mut chosen = None;
            self.runs(from).each(ANY, |to| {
                if n == 0 {
                    chosen = Some(Move::Step { from, to });
                    return false;
                }
                n -= 1;
                true
            });
            return chosen;
        }
        None
    }

    /// Appends the moves that capture, dice and repetition aside.
    pub fn list_captures(&self, moves: &mut Vec<Move>) {
        let mut targets = SquareSet::EMPTY;
        for square in self.occupied() {
            if self.captures(square) {
                targets.insert(square);
            }
        }
        if targets.is_empty() {
            return;
        }
        let steps = self.permitted_steps();
        if self.is_over() || steps == 0 {
            return;
        }
        self.each_step(steps, |from, to| {
            if targets.contains(to) {
                moves.push(Move::Step { from, to });
            }
            true
        });
    }

    /// The move by which a player's special would ascend to the summit, if it
    /// were that player's turn and there were no dice.
    pub fn ascent(&self, player: Player) -> Option<Move> {
        let to = Square::SUMMIT;
        match self.special(player) {
            Special::Board { at, .. } if self.is_special_top(at) => {
                let (direction, distance) = TO_SUMMIT[at.index()];
                if direction == 8 || self.towers[at.index()].top() != player {
                    return None;
                }
                let run = self.terrain.run(at, self.height(at), direction.into());
                (run >= u32::from(distance)).then_some(Move::Step { from: at, to })
            }
            Special::Reserve if self.options.summit_entry && self.terrain.is_open(to) => {
                Some(Move::EnterSpecial(to))
            }
            _ => None,
        }
    }

    /// The squares from which a special that had come to rest there could go on
    /// to the summit, as the blocks lie now.
    pub fn high_road(&self) -> SquareSet {
        let mut road = SquareSet::EMPTY;
        for direction in Direction::ALL {
            let Some(mut at) = Square::SUMMIT.step(direction) else {
                continue;
            };
            if self.height(at) + 1 < Square::SUMMIT.base() {
                continue;
            }
            road.insert(at);
            while let Some(next) = at.step(direction)
                && self.height(at) <= self.height(next) + 1
            {
                road.insert(next);
                at = next;
            }
        }
        road
    }

    /// How the dice that are due may fall, with weights.
    pub(super) fn throws(&self) -> impl Iterator<Item = (Throw, u32)> + use<> {
        let has_two = self.options.dice == super::Dice::Scienluck;
        (1..=6_u8).flat_map(move |first| {
            (if has_two { first..=6 } else { 0..=0 }).map(move |second| {
                let weight = if !has_two || first == second { 1 } else { 2 };
                (Throw { first, second }, weight)
            })
        })
    }

    /// Whether any move can be a forbidden repetition now. Where dice decide how
    /// far a block runs, repetition is nobody's choice, and not forbidden.
    pub(super) const fn repetition_matters(&self) -> bool {
        self.history.has_pairs
            && matches!(self.phase, Phase::Free)
            && !matches!(self.options.repetition, Repetition::Allowed)
    }

    /// Whether a move brings a position about for the third time.
    pub(super) fn would_repeat(&self, mv: Move) -> bool {
        let Move::Step { from, to } = mv else {
            return false;
        };
        let Some(key) = self.key_after(from, to) else {
            return false;
        };
        match self.options.repetition {
            Repetition::Third => self.history.count(key) >= 2,
            Repetition::Consecutive => {
                let round = 2 * self.playing.len() as usize;
                self.history.ago(round) == Some(key) && self.history.ago(2 * round) == Some(key)
            }
            Repetition::Allowed => false,
        }
    }

    /// The key after a move that captures nothing.
    fn key_after(&self, from: Square, to: Square) -> Option<u64> {
        let player = self.to_move;
        if to == Square::SUMMIT || self.options.uncover || self.captures(to) {
            if !self.options.uncover {
                return None;
            }
            let mut next = *self;
            next.play_unchecked(Move::Step { from, to });
            return Some(next.key);
        }
        let is_special = self.is_special_top(from);
        let level = self.towers[from.index()].len().saturating_sub(1);
        let landing = self.towers[to.index()].len();
        Some(
            self.key
                ^ block_key(from, level, player, is_special)
                ^ block_key(to, landing, player, is_special)
                ^ to_move_key(player)
                ^ to_move_key(self.next_player()),
        )
    }

    /// Whether a block of the player to move captures when it comes to rest on
    /// a square.
    pub fn captures(&self, to: Square) -> bool {
        let tower = self.towers[to.index()];
        if tower.is_empty() {
            return false;
        }
        let weight = |of: Player| -> u8 {
            Player::all(self.options.players)
                .filter(|other| !self.are_enemies(of, *other))
                .map(|other| tower.count(other))
                .sum()
        };
        let own = weight(self.to_move) + 1;
        let enemies = Player::all(self.options.players)
            .filter(|other| self.are_enemies(self.to_move, *other));
        own <= tower.len() && enemies.into_iter().all(|other| weight(other) < own)
    }

    /// Whether a move is a repetition that is forbidden: there is another move.
    pub(super) fn is_forbidden_repetition(&self, mv: Move) -> bool {
        if !self.repetition_matters() || !self.would_repeat(mv) {
            return false;
        }
        let mut has_other = false;
        self.each_block_move(|other| {
            has_other = !self.would_repeat(other);
            !has_other
        });
        has_other
    }
}
