//! What moves do, and whose turn it is then.

use core::num::NonZeroI64;

use super::{At, Away, SUMMIT, Xima, square};

impl Xima {
    /// Whether the player to move throws dice at the beginning of the turn.
    fn throws_dice(&self) -> bool {
        match self.agreed.dice {
            "one" => true,
            "scienluck" => self.player() + 1 == self.agreed.thrower,
            _ => false,
        }
    }

    /// The player after this one who is still in.
    pub(super) fn next_player(&self) -> usize {
        let mut next = (self.player() + 1) % self.agreed.players;
        while !self.is_in(next) {
            next = (next + 1) % self.agreed.players;
        }
        next
    }

    /// Begins the turn of the player to move: perhaps there is nothing left to play with.
    pub(super) fn begin_turn(&mut self) {
        loop {
            self.is_due = self.throws_dice();
            self.dice.clear();
            (self.has_moved, self.moved) = (false, None);
            if self.end_when_alone() {
                return;
            }
            let player = self.player();
            if self.owned(player) == 0 {
                self.leave(player, "no-blocks");
                if self.end_when_alone() {
                    return;
                }
                self.table.to_move = self.next_player();
                continue;
            }
            if !self.can_move(player) {
                self.over = Some((player, "drowned"));
            }
            return;
        }
    }

    fn leave(&mut self, player: usize, why: &'static str) {
        self.out.push((player, why));
        self.wanting_more.remove(&player);
    }

    /// Ends the game when all who are still in belong together.
    fn end_when_alone(&mut self) -> bool {
        let playing = self.playing();
        let side = self.side(playing[0]);
        let is_alone = playing.iter().all(|player| side.contains(player));
        if is_alone {
            let why = self.out.last().map_or("resignation", |(_, why)| why);
            self.over = Some((playing[0], why));
        }
        is_alone
    }

    /// What has been there before cannot come again.
    fn note_progress(&mut self) {
        self.quiet = 0;
        self.peak = self.level();
        self.before.clear();
    }

    /// Three more blocks for everybody, up to thirty-one with the special.
    fn grant(&mut self) {
        for player in self.playing() {
            let room = 30_usize.saturating_sub(self.owned(player));
            self.table.reserve[player] += room.min(3);
        }
        self.note_progress();
    }

    pub(super) fn play_move(&mut self, mv: &str) {
        let player = self.player();
        if let Some(dice) = mv.strip_prefix("roll:") {
            self.dice = dice.split(',').map(|die| die.parse().unwrap()).collect();
            self.is_due = false;
            return;
        }
        match mv {
            "pass" | "stop" => self.end_turn(false),
            "offer" | "accept" => {
                self.wanting_more.insert(player);
                if self.wanting_more.len() == self.playing().len() {
                    self.wanting_more.clear();
                    self.grant();
                    self.before.push(self.table.clone());
                }
            }
            "resign" => {
                let players = NonZeroI64::new(self.agreed.players as i64).unwrap();
                let share = self.force(player) / players;
                self.leave(player, "resignation");
                for other in self.playing() {
                    self.gifts[other] = self.gifts[other] + share;
                }
                if self.end_when_alone() {
                    return;
                }
                self.note_progress();
                self.table.to_move = self.next_player();
                self.begin_turn();
                self.before.push(self.table.clone());
            }
            _ => self.play_block(mv),
        }
    }

    fn play_block(&mut self, mv: &str) {
        // Where both dice lead a block from outside, the higher one may be named.
        let (mv, named) = match mv.split_once('/') {
            Some((mv, die)) => (mv, die.parse::<usize>().ok()),
            None => (mv, None),
        };
        let used = match named {
            Some(named) => self.dice.iter().position(|die| *die == named),
            None => self.used_die(mv),
        };
        let (to, has_progressed) = self.move_block(mv);
        if self.over.is_some() {
            return;
        }
        if let Some(used) = used
            && self.dice.len() == 2
        {
            self.dice.remove(used);
            self.has_moved = true;
            self.moved = (to != SUMMIT).then_some(to);
            if has_progressed {
                self.note_progress();
            }
            // With two dice, a turn is quiet if its second part is.
            if self.block_moves().is_empty() {
                self.end_turn(false);
            }
            return;
        }
        self.end_turn(has_progressed);
    }

    /// Which of the dice a move uses: where both would do, the lower one.
    fn used_die(&self, mv: &str) -> Option<usize> {
        let steps: Vec<usize> = match mv.strip_prefix(['-', '=']) {
            Some(to) => {
                let entrances = self.entrances();
                let to = square(to);
                entrances
                    .iter()
                    .filter(|it| it.0 == to)
                    .map(|it| it.1)
                    .collect()
            }
            None if mv == "TOP" => Vec::new(),
            None => {
                let (from, to) = ends(mv);
                let apart = (from.0 - to.0).abs().max((from.1 - to.1).abs());
                vec![apart as usize]
            }
        };
        self.dice.iter().position(|die| steps.contains(die))
    }

    /// Moves a block; where to, and whether that is progress.
    pub(super) fn move_block(&mut self, mv: &str) -> (At, bool) {
        let player = self.player();
        if mv == "TOP" {
            let is_away = self.table.away[player].take().is_some();
            let from = self.table.towers.iter();
            let from = from
                .filter(|(_, tower)| tower.last() == Some(&(player, true)))
                .map(|(at, _)| *at)
                .next();
            if let Some(from) = from
                && !is_away
            {
                self.lift(from);
            }
            self.table.towers.insert(SUMMIT, vec![(player, true)]);
            self.over = Some((player, "summit"));
            return (SUMMIT, true);
        }
        let (block, to, mut has_progressed) = match (mv.strip_prefix('-'), mv.strip_prefix('=')) {
            (Some(to), _) => {
                self.table.reserve[player] -= 1;
                ((player, false), square(to), true)
            }
            (_, Some(to)) => {
                self.table.away[player] = None;
                ((player, true), square(to), true)
            }
            _ => {
                let (from, to) = ends(mv);
                let block = self.lift(from);
                let has_captured = self.agreed.uncover == "yes" && self.capture(from, None);
                (block, to, has_captured)
            }
        };
        if to == SUMMIT {
            self.table.away[player] = Some(Away::Reserve);
            return (to, true);
        }
        let before = self.tower(to).to_vec();
        self.table.towers.entry(to).or_default().push(block);
        has_progressed |= self.capture(to, Some(&before));
        (to, has_progressed)
    }

    /// Takes the top block off a tower.
    fn lift(&mut self, from: At) -> (usize, bool) {
        let tower = self.table.towers.get_mut(&from).unwrap();
        let block = tower.pop().unwrap();
        if tower.is_empty() {
            self.table.towers.remove(&from);
        }
        block
    }

    /// Takes out of a tower what the colour on top captures there. The blocks count as
    /// they did in the tower `before` the capturing one came.
    fn capture(&mut self, at: At, before: Option<&[(usize, bool)]>) -> bool {
        let tower = self.tower(at).to_vec();
        if tower.is_empty() || !self.is_captured(&tower) {
            return false;
        }
        let captor = tower.last().unwrap().0;
        let worths = self.worths(at, before.unwrap_or(&tower));
        let mut kept = Vec::new();
        for (level, (owner, is_special)) in tower.into_iter().enumerate() {
            if !self.are_enemies(captor, owner) {
                kept.push((owner, is_special));
                continue;
            }
            self.captured_value[captor] += worths[level];
            if is_special {
                self.table.away[owner] = Some(Away::Captured { by: captor });
            } else {
                self.captured[captor][owner] += 1;
            }
        }
        self.table.towers.insert(at, kept);
        true
    }

    fn end_turn(&mut self, has_progressed: bool) {
        let player = self.player();
        if has_progressed {
            self.note_progress();
        } else if self.level() > self.peak {
            self.peak = self.level();
            self.quiet = 0;
        } else {
            self.quiet += 1;
            let patience = self.agreed.patience * self.playing().len();
            if patience > 0 && self.quiet >= patience {
                self.grant();
            }
        }
        let is_stripped = |player: &usize| self.commons(*player) == 0 && self.owned(*player) > 0;
        if self.agreed.more_blocks != "never" && self.playing().iter().all(is_stripped) {
            self.grant();
        }
        if !self.wanting_more.contains(&player) {
            self.wanting_more.clear();
        }
        self.table.to_move = self.next_player();
        self.begin_turn();
        self.before.push(self.table.clone());
    }
}

/// The two squares of a move such as `I6xD11`.
fn ends(mv: &str) -> (At, At) {
    let second = mv[1..].find(|c: char| c.is_ascii_uppercase()).unwrap() + 1;
    let from = mv[..second].trim_end_matches('x');
    (square(from), square(&mv[second..]))
}
