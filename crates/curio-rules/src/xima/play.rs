//! What a move does to a position of XIMA.

use super::{
    hashing::{block_key, out_key, reserve_key, special_key, to_move_key},
    magnitudes::free_value,
    moves::{Block, Change, Move, Origin, Throw},
    options::{MoreBlocks, Options},
    position::{Gone, MOST_BLOCKS, MOST_CAPTURED, Phase, SEATS, Special, Victory, Xima},
    square::Square,
    tower::Tower,
};
use crate::{Player, PlayerSet, Retirement, change_log::ChangeLog};

/// How many blocks are given at a time.
const GRANT: u8 = 3;

impl Xima {
    /// Plays a move that is known to be legal, without reporting what changed.
    ///
    /// An illegal move leaves a position that makes no sense, but is safe.
    pub fn play_unchecked(&mut self, mv: Move) {
        self.play_reporting(mv, &mut ());
    }

    /// Plays a legal move and notes its changes.
    pub(super) fn play_reporting(&mut self, mv: Move, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        match mv {
            Move::Enter(to) => self.perform_block(Origin::Reserve, to, changes),
            Move::EnterSpecial(to) => {
                self.perform_block(Origin::SpecialReserve, to, changes);
            }
            Move::Step { from, to } => self.perform_block(Origin::On(from), to, changes),
            Move::EnterBy {
                is_special,
                to,
                die,
            } => {
                let origin = if is_special {
                    Origin::SpecialReserve
                } else {
                    Origin::Reserve
                };
                self.perform_by(origin, to, Some(die), changes);
            }
            Move::Roll(throw) => {
                self.phase = Phase::Thrown(throw);
                changes.note(|| Change::Rolled { player, throw });
            }
            Move::Pass | Move::Stop => {
                changes.note(|| Change::Passed { player });
                self.end_turn(false, changes);
            }
            Move::Offer | Move::Accept => {
                self.agreed = self.agreed.with(player);
                changes.note(|| Change::Agreed { player });
                if self.agreed == self.playing {
                    self.agreed = PlayerSet::EMPTY;
                    self.grant_everybody(changes);
                    // The turn goes on from a position that can come up again.
                    self.history.push(self.key);
                }
            }
            Move::Retire(retirement) => self.retire(retirement, changes),
        }
    }

    fn perform_block(&mut self, origin: Origin, to: Square, changes: &mut impl ChangeLog<Change>) {
        let die = self.die_for(origin, to);
        self.perform_by(origin, to, die, changes);
    }

    /// Moves a block with one of the dice, if there are any.
    #[inline]
    fn perform_by(
        &mut self,
        origin: Origin,
        to: Square,
        die: Option<u8>,
        changes: &mut impl ChangeLog<Change>,
    ) {
        self.history.note_move(self.to_move, origin, to);
        let (is_special, mut has_progressed) = match origin {
            Origin::Reserve | Origin::SpecialReserve => {
                let is_special = origin == Origin::SpecialReserve;
                (self.leave_reserve(is_special, to, die, changes), true)
            }
            Origin::On(from) => self.leave_square(from, to, changes),
        };
        if to != Square::SUMMIT {
            has_progressed |= self.arrive(to, is_special, changes);
        } else if is_special {
            self.ascend(changes);
            return;
        } else {
            self.rescue(changes);
            has_progressed = true;
        }
        if let (Phase::Thrown(Throw { first, second }), Some(die)) = (self.phase, die)
            && second != 0
        {
            self.phase = Phase::Second {
                die: if die == first { second } else { first },
            };
            self.moved = (to != Square::SUMMIT).then_some(to);
            if has_progressed {
                self.note_progress();
            }
            if self.has_listed_move() {
                return;
            }
            has_progressed = false;
        }
        self.end_turn(has_progressed, changes);
    }

    /// Takes a block for `to` out of the reserve; whether it is the special.
    #[inline]
    fn leave_reserve(
        &mut self,
        is_special: bool,
        to: Square,
        die: Option<u8>,
        changes: &mut impl ChangeLog<Change>,
    ) -> bool {
        let player = self.to_move;
        let seat = player.index() & 3;
        changes.note(|| {
            let path = match die {
                Some(die) => self.path_by(to, die),
                None => self.path(Origin::Reserve, to),
            };
            Change::Entered {
                block: Block {
                    owner: player,
                    is_special,
                },
                path: path.unwrap_or_default(),
            }
        });
        if is_special {
            self.key ^= special_key(player, Special::Reserve);
        } else {
            self.key ^= reserve_key(player, self.reserve[seat]);
            self.reserve[seat] = self.reserve[seat].saturating_sub(1);
            self.key ^= reserve_key(player, self.reserve[seat]);
        }
        self.on_board[seat] += 1;
        is_special
    }

    /// Takes the top block for `to` from a tower; whether it is the special, and
    /// whether that captured what it held.
    #[inline]
    fn leave_square(
        &mut self,
        from: Square,
        to: Square,
        changes: &mut impl ChangeLog<Change>,
    ) -> (bool, bool) {
        let player = self.to_move;
        let level = self.towers[from.index()].len().saturating_sub(1);
        let is_special = self.special[player.index() & 3] == (Special::Board { at: from, level });
        changes.note(|| Change::Moved {
            block: Block {
                owner: player,
                is_special,
            },
            from,
            level,
            path: self.path(Origin::On(from), to).unwrap_or_default(),
        });
        let left = self.towers[from.index()].pop();
        self.replace_tower(from, left, None);
        self.key ^= block_key(from, level, player, is_special);
        if let Some(block) = self.top(from) {
            changes.note(|| Change::Freed { at: from, block });
        }
        let has_captured = self.options.uncover
            && !left.is_empty()
            && self.capture(from, left.top(), left, changes);
        (is_special, has_captured)
    }

    /// Puts the moving block on the tower of a square; whether it captures.
    #[inline]
    fn arrive(
        &mut self,
        to: Square,
        is_special: bool,
        changes: &mut impl ChangeLog<Change>,
    ) -> bool {
        let player = self.to_move;
        let tower = self.towers[to.index()];
        let special = is_special.then_some((
            player,
            Special::Board {
                at: to,
                level: tower.len(),
            },
        ));
        self.replace_tower(to, tower.push(player), special);
        self.key ^= block_key(to, tower.len(), player, is_special);
        if tower.is_empty() {
            return false;
        }
        changes.note(|| Change::Dominated { at: to, by: player });
        self.capture(to, player, tower, changes)
    }

    /// The special comes to the summit, which wins.
    fn ascend(&mut self, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        let seat = player.index() & 3;
        let at = Square::SUMMIT;
        self.on_board[seat] = self.on_board[seat].saturating_sub(1);
        self.special[seat] = Special::Board { at, level: 0 };
        self.change_tower(at, Tower::EMPTY.push(player));
        self.victory = Some(Victory::Summit(player));
        changes.note_all(|| [Change::Summit { player }, Change::Over]);
    }

    /// A common block is given up on the summit for the captured special.
    fn rescue(&mut self, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        let seat = player.index() & 3;
        self.on_board[seat] = self.on_board[seat].saturating_sub(1);
        self.key ^= special_key(player, self.special[seat]);
        self.special[seat] = Special::Reserve;
        self.key ^= special_key(player, Special::Reserve);
        changes.note(|| Change::Rescued { player });
    }

    /// Which of the dice a move uses.
    fn die_for(&self, origin: Origin, to: Square) -> Option<u8> {
        let Phase::Thrown(Throw { first, second }) = self.phase else {
            return None;
        };
        [first, second]
            .into_iter()
            .find(|die| *die > 0 && self.is_at_distance(origin, to, *die))
    }

    /// Puts another tower on a square.
    fn change_tower(&mut self, at: Square, tower: Tower) {
        self.key ^= self.tower_key(at, self.towers[at.index()]);
        self.replace_tower(at, tower, None);
        self.key ^= self.tower_key(at, tower);
    }

    /// Puts another tower on a square, and leaves the key as it is. `special`
    /// moves a special into it.
    fn replace_tower(&mut self, at: Square, tower: Tower, special: Option<(Player, Special)>) {
        let old = self.towers[at.index()];
        self.weigh::<false>(at, old);
        if !old.is_empty() {
            self.tops[old.top().index() & 3].remove(at);
        }
        self.towers[at.index()] = tower;
        if let Some((owner, place)) = special {
            self.special[owner.index() & 3] = place;
        }
        if !tower.is_empty() {
            self.tops[tower.top().index() & 3].insert(at);
        }
        self.weigh::<true>(at, tower);
        self.terrain.set_blocks(at, tower.len(), tower.is_full());
    }

    /// The keys of all blocks of a tower together.
    fn tower_key(&self, at: Square, tower: Tower) -> u64 {
        (0..tower.len()).fold(0, |key, level| match tower.owner(level) {
            Some(owner) => {
                let is_special = self.special[owner.index() & 3] == (Special::Board { at, level });
                key ^ block_key(at, level, owner, is_special)
            }
            None => key,
        })
    }

    /// Adds what lies on a square to the values, or takes it off.
    #[inline]
    fn weigh<const ADD: bool>(&mut self, at: Square, tower: Tower) {
        if tower.is_empty() || at == Square::SUMMIT {
            return;
        }
        let change = |total: &mut u16, part: u16| {
            *total = if ADD {
                *total + part
            } else {
                total.saturating_sub(part)
            };
        };
        if tower.len() == 1 {
            let seat = tower.top().index() & 3;
            let is_special = self.special[seat] == (Special::Board { at, level: 0 });
            let worth = free_value(at.floor(), is_special);
            change(&mut self.board_value[seat], worth);
            return;
        }
        let worth = self.contributions(at, tower);
        for (total, part) in self.board_value.iter_mut().zip(worth) {
            change(total, part);
        }
    }

    /// Takes all blocks of others out of a tower in which the captor, who holds
    /// its top, has more blocks than each of them. They count as they did when
    /// the tower was `before`: just before the captor's block came to lie on it.
    fn capture(
        &mut self,
        at: Square,
        captor: Player,
        before: Tower,
        changes: &mut impl ChangeLog<Change>,
    ) -> bool {
        let tower = self.towers[at.index()];
        let players = self.options.players;
        // Under partners who stand together, a side counts as one.
        let weight = |of: Player| -> u8 {
            Player::all(players)
                .filter(|other| !self.are_enemies(of, *other))
                .map(|other| tower.count(other))
                .sum()
        };
        let own = weight(captor);
        if own == tower.len() {
            return false;
        }
        let has_majority = Player::all(players)
            .filter(|other| self.are_enemies(captor, *other))
            .all(|other| weight(other) < own);
        if !has_majority {
            return false;
        }
        let worth = self.block_values(at, before);
        let seat = captor.index() & 3;
        let mut kept = Tower::EMPTY;
        let mut moved_special = [None; SEATS];
        let mut lost = [None; SEATS];
        for level in 0..tower.len() {
            let Some(owner) = tower.owner(level) else {
                continue;
            };
            let owner_seat = owner.index() & 3;
            let is_special = self.special[owner_seat] == (Special::Board { at, level });
            if !self.are_enemies(captor, owner) {
                if is_special {
                    moved_special[owner_seat] = Some(Special::Board {
                        at,
                        level: kept.len(),
                    });
                }
                kept = kept.push(owner);
                continue;
            }
            let points = worth.get(usize::from(level)).copied().unwrap_or(0);
            self.captured_value[seat] = (self.captured_value[seat] + points).min(MOST_CAPTURED);
            self.on_board[owner_seat] = self.on_board[owner_seat].saturating_sub(1);
            if is_special {
                lost[owner_seat] = Some(Special::Captured { by: captor });
            } else {
                self.captured[seat][owner_seat] = self.captured[seat][owner_seat].saturating_add(1);
            }
            changes.note(|| Change::Captured {
                by: captor,
                block: Block { owner, is_special },
                at,
                level,
                points,
            });
        }
        // Off with the old tower, while the specials are still in it.
        self.change_tower(at, Tower::EMPTY);
        for owner in Player::all(players) {
            let owner_seat = owner.index() & 3;
            if let Some(place) = moved_special[owner_seat].or(lost[owner_seat]) {
                self.special[owner_seat] = place;
                self.key ^= special_key(owner, place);
            }
        }
        self.change_tower(at, kept);
        true
    }

    fn note_progress(&mut self) {
        self.quiet = 0;
        self.peak = self.scaled_level();
        self.history.clear();
    }

    fn end_turn(&mut self, has_progressed: bool, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        if has_progressed {
            self.note_progress();
        } else {
            let level = self.scaled_level();
            if level > self.peak {
                self.peak = level;
                self.quiet = 0;
            } else {
                self.quiet = self.quiet.saturating_add(1);
                if self
                    .patience()
                    .is_some_and(|patience| self.quiet >= patience)
                {
                    self.grant_everybody(changes);
                }
            }
        }
        if self.options.more_blocks != MoreBlocks::Never
            && self.playing.iter().all(|player| {
                self.commons(player) == 0 && self.on_board(player) + self.off_board(player) > 0
            })
        {
            self.grant_everybody(changes);
        }
        if !self.agreed.is_empty() && !self.agreed.contains(player) {
            self.agreed = PlayerSet::EMPTY;
            changes.note(|| Change::Lapsed);
        }
        self.pass_turn();
        self.settle(changes);
        if !self.is_over() {
            changes.note(|| Change::Turn {
                player: self.to_move,
            });
        }
        self.history.push(self.key);
    }

    fn grant_everybody(&mut self, changes: &mut impl ChangeLog<Change>) {
        for player in self.playing.iter() {
            let seat = player.index() & 3;
            let owned = self.on_board[seat] + self.off_board(player);
            let blocks = GRANT.min(MOST_BLOCKS.saturating_sub(owned + 1));
            self.key ^= reserve_key(player, self.reserve[seat]);
            self.reserve[seat] += blocks;
            self.key ^= reserve_key(player, self.reserve[seat]);
            changes.note(|| Change::Granted { player, blocks });
        }
        self.note_progress();
    }

    /// The player after this one who is still in.
    #[inline]
    pub(super) fn next_player(&self) -> Player {
        let players = self.options.players;
        if players == 2 {
            return self.to_move.other();
        }
        (1..=players)
            .map(|n| Player((self.to_move.0 + n) % players))
            .find(|player| self.playing.contains(*player))
            .unwrap_or(self.to_move)
    }

    fn pass_turn(&mut self) {
        self.key ^= to_move_key(self.to_move);
        self.to_move = self.next_player();
        self.key ^= to_move_key(self.to_move);
        self.phase = self.first_phase();
        self.moved = None;
    }

    /// Passes the turn on without a move: a null move. No rule allows that, but a search may
    /// assume it.
    pub fn skip_turn(&mut self) {
        self.pass_turn();
        self.settle(&mut ());
        self.history.push(self.key);
    }

    fn drop_out(&mut self, player: Player, why: Gone, changes: &mut impl ChangeLog<Change>) {
        self.playing = self.playing.without(player);
        self.agreed = self.agreed.without(player);
        self.out[player.index() & 3] = Some(why);
        self.last_out = Some(player);
        self.key ^= out_key(player, why);
        changes.note(|| Change::Out { player, why });
    }

    fn retire(&mut self, retirement: Retirement, changes: &mut impl ChangeLog<Change>) {
        let player = self.to_move;
        let share = self.resignation_share(player);
        for other in self.playing.without(player).iter() {
            let gift = &mut self.gifts[other.index() & 3];
            *gift = *gift + share;
        }
        self.drop_out(player, Gone::Retired(retirement), changes);
        if self.end_when_alone(changes) {
            return;
        }
        self.note_progress();
        self.pass_turn();
        self.settle(changes);
        if !self.is_over() {
            changes.note(|| Change::Turn {
                player: self.to_move,
            });
        }
        self.history.push(self.key);
    }

    /// Ends the game when only one side is left.
    fn end_when_alone(&mut self, changes: &mut impl ChangeLog<Change>) -> bool {
        let Some(first) = self.playing.iter().next() else {
            return false;
        };
        let side = self.side(first);
        if self.playing.iter().any(|player| !side.contains(player)) {
            return false;
        }
        self.victory = Some(Victory::Remaining(first));
        changes.note(|| Change::Over);
        true
    }

    /// Ends the game, or puts players out, as long as the one to move is drowned or has no
    /// block left.
    pub(super) fn settle(&mut self, changes: &mut impl ChangeLog<Change>) {
        loop {
            let player = self.to_move;
            if self.playing.len() < 2 + u32::from(self.options.pairs)
                && self.end_when_alone(changes)
            {
                return;
            }
            let owned = self.on_board(player) + self.off_board(player);
            if owned > 0 {
                if !matches!(self.phase, Phase::Free | Phase::Due) || self.can_move(player) {
                    return;
                }
                self.victory = Some(Victory::Drowned(player));
                changes.note(|| Change::Over);
                return;
            }
            self.drop_out(player, Gone::NoBlocks, changes);
            if self.end_when_alone(changes) {
                return;
            }
            self.pass_turn();
        }
    }

    /// Whether nobody may be given any more blocks.
    pub(super) fn everybody_is_full(&self) -> bool {
        self.playing
            .iter()
            .all(|player| self.on_board(player) + self.off_board(player) + 1 >= MOST_BLOCKS)
    }
}

impl Options {
    /// Whether players may agree on more blocks.
    pub fn may_agree(&self) -> bool {
        self.more_blocks == MoreBlocks::Agreed
    }
}
