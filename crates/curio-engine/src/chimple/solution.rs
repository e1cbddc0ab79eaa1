//! The game solved: the value of every state and how far the end is, found
//! backwards from the ends (retrograde analysis).
//!
//! Both sides have the same memes, so a state seen by the side to move is all
//! there is: half of the states with a board and a side are the other half
//! rotated. Captures lead to fewer characters, so the states are solved in the
//! order of how many there are.
//!
//! Values are those of play without end: where neither side can force a win the
//! game goes round in circles and is drawn by repetition. The limit of turns is
//! left out of account.

use super::{
    motions::{Bits, Motions},
    ranking::Ranking,
};
use crate::{CancelToken, Verdict};
use curio_rules::chimple::{Chimple, End, Options, StuckRule, View};

/// What a state is worth to the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// It wins, within this many plies.
    Win(u8),
    /// It loses, after this many plies if it holds out as long as it can.
    Loss(u8),
    /// Neither side can force a win.
    Draw,
}

impl Value {
    /// The same value one ply earlier, from the view of the other side.
    #[must_use]
    pub const fn before(self) -> Self {
        match self {
            Self::Win(plies) => Self::Loss(plies + 1),
            Self::Loss(plies) => Self::Win(plies + 1),
            Self::Draw => Self::Draw,
        }
    }

    /// A win is 1, a draw 0, a loss -1.
    pub const fn sign(self) -> i8 {
        match self {
            Self::Win(_) => 1,
            Self::Loss(_) => -1,
            Self::Draw => 0,
        }
    }

    /// The plies to the end; nothing for a draw.
    #[must_use]
    pub const fn plies(self) -> Option<u8> {
        match self {
            Self::Win(plies) | Self::Loss(plies) => Some(plies),
            Self::Draw => None,
        }
    }

    /// As the rest of the engine says it.
    #[must_use]
    pub const fn verdict(self) -> Verdict {
        match self {
            Self::Win(plies) => Verdict::Win {
                plies: plies as u32,
            },
            Self::Loss(plies) => Verdict::Loss {
                plies: plies as u32,
            },
            Self::Draw => Verdict::Draw,
        }
    }
}

/// 0 for a draw, and while nothing is known; a win after `n` plies is `n + 1`, a
/// loss `-(n + 1)`.
type Code = i8;

const FARTHEST: usize = 126;

/// The values of all states under some options.
#[derive(Debug)]
pub struct Solution {
    options: Options,
    motions: Motions,
    ranking: Ranking,
    codes: Vec<Code>,
}

impl Solution {
    /// Solves the game; nothing when it was stopped before it was done.
    pub fn find(options: &Options, stop: &CancelToken) -> Option<Self> {
        let ranking = Ranking::new(options.size);
        let codes = vec![0; ranking.states()];
        let mut solution = Self {
            options: *options,
            motions: Motions::new(options),
            ranking,
            codes,
        };
        let most = solution.ranking.most();
        for all in 0..=2 * most {
            for own in all.saturating_sub(most)..=all / 2 {
                if stop.is_cancelled() {
                    return None;
                }
                solution.solve(own, all - own);
            }
        }
        Some(solution)
    }

    /// The options that it is the solution for.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Relabels a solution as one under other options.
    #[cfg(test)]
    pub(super) const fn relabel(&mut self, options: Options) {
        self.options = options;
    }

    /// What agents may do.
    pub const fn motions(&self) -> &Motions {
        &self.motions
    }

    /// How many states there are, as the side to move sees them.
    pub const fn states(&self) -> usize {
        self.ranking.states()
    }

    /// How many bytes the values take.
    pub const fn bytes(&self) -> usize {
        self.codes.len() * size_of::<Code>()
    }

    /// The value of a state, as bits.
    pub fn value_at(&self, state: Bits) -> Value {
        match self.codes[self.ranking.number(state)] {
            0 => Value::Draw,
            code @ 1.. => Value::Win(code as u8 - 1),
            code => Value::Loss(code.unsigned_abs() - 1),
        }
    }

    /// The value of a state for the side that sees it so and is to move.
    pub fn value(&self, view: &View) -> Value {
        self.value_at(Bits {
            own: view.own.bits(),
            enemy: view.enemy.bits(),
        })
    }

    /// The value of a position for the side to move, the end of the game
    /// included.
    pub fn judge(&self, position: &Chimple) -> Value {
        match position.end() {
            Some(End::Repetition | End::TurnLimit) => Value::Draw,
            Some(End::Retired(..)) => Value::Loss(0),
            _ => self.value(&position.view(position.to_move())),
        }
    }

    /// All states, in order.
    pub fn all(&self) -> impl Iterator<Item = Bits> + '_ {
        let most = self.ranking.most();
        (0..=most)
            .flat_map(move |own| (0..=most).flat_map(move |enemy| self.ranking.each(own, enemy)))
    }

    /// Solves the states with a number of characters on the one side and on
    /// the other; those with fewer are solved.
    fn solve(&mut self, own: usize, enemy: usize) {
        if own == 0 {
            // A side with nobody left has lost, whoever is to move.
            for state in self.ranking.each(0, enemy) {
                self.codes[self.ranking.number(state)] = -1;
            }
            if enemy > 0 {
                for state in self.ranking.each(enemy, 0) {
                    self.codes[self.ranking.number(state)] = 1;
                }
            }
            return;
        }
        let spans = [self.ranking.span(own, enemy), self.ranking.span(enemy, own)];
        let bottom = spans[0].start.min(spans[1].start);
        let top = spans[0].end.max(spans[1].end);
        let mut work = Work {
            motions: &self.motions,
            ranking: &self.ranking,
            stuck: match self.options.stuck {
                StuckRule::Loses => -1,
                StuckRule::Draw => 0,
                StuckRule::Wins => 1,
            },
            bottom,
            waiting: vec![Waiting::default(); top - bottom],
            due: (0..=FARTHEST).map(|_| Due::default()).collect(),
        };
        for state in self.ranking.each(own, enemy) {
            work.open(state, &mut self.codes);
        }
        if own != enemy {
            for state in self.ranking.each(enemy, own) {
                work.open(state, &mut self.codes);
            }
        }
        work.spread(&mut self.codes);
    }
}

/// What keeps a state from being lost.
#[derive(Clone, Copy, Debug, Default)]
struct Waiting {
    /// Continuations that are not known to lose.
    open: u8,
    /// The longest resistance among those that lose, in plies.
    longest: u8,
}

/// States whose values are due at a distance.
#[derive(Debug, Default)]
struct Due {
    wins: Vec<Bits>,
    losses: Vec<Bits>,
}

/// One step of the analysis: the states with some numbers of characters.
struct Work<'a> {
    motions: &'a Motions,
    ranking: &'a Ranking,
    stuck: Code,
    /// The least number of a state of this step.
    bottom: usize,
    waiting: Vec<Waiting>,
    due: Vec<Due>,
}

impl Work<'_> {
    /// Looks at what follows a state: captures lead to known values, moves
    /// are counted.
    fn open(&mut self, state: Bits, codes: &mut [Code]) {
        let mut waiting = Waiting::default();
        let mut soonest_win = None::<u8>;
        let mut none = true;
        self.motions.for_each(state, |next, is_capture| {
            none = false;
            if !is_capture {
                waiting.open += 1;
                return false;
            }
            match codes[self.ranking.number(next)] {
                0 => waiting.open += 1,
                code @ 1.. => waiting.longest = waiting.longest.max(code as u8),
                code => {
                    let plies = code.unsigned_abs();
                    soonest_win = Some(soonest_win.map_or(plies, |known| known.min(plies)));
                }
            }
            false
        });
        let number = self.ranking.number(state);
        if none {
            match self.stuck {
                0 => {}
                1.. => self.due[0].wins.push(state),
                _ => self.due[0].losses.push(state),
            }
            // Stuck and drawn, it waits for ever.
            waiting.open = u8::MAX;
        } else if let Some(plies) = soonest_win {
            self.due[usize::from(plies).min(FARTHEST)].wins.push(state);
            waiting.open = u8::MAX;
        } else if waiting.open == 0 {
            let plies = usize::from(waiting.longest).min(FARTHEST);
            self.due[plies].losses.push(state);
        }
        self.waiting[number - self.bottom] = waiting;
    }

    /// Goes back from what is known, the nearest ends first.
    fn spread(&mut self, codes: &mut [Code]) {
        for plies in 0..=FARTHEST {
            let due = core::mem::take(&mut self.due[plies]);
            let code = (plies + 1).min(FARTHEST) as Code;
            let next = (plies + 1).min(FARTHEST);
            for state in due.wins {
                let number = self.ranking.number(state);
                if codes[number] != 0 {
                    continue;
                }
                codes[number] = code;
                self.motions.for_each_before(state, |before| {
                    let number = self.ranking.number(before);
                    let waiting = &mut self.waiting[number - self.bottom];
                    if codes[number] != 0 || waiting.open == u8::MAX {
                        return;
                    }
                    waiting.open -= 1;
                    waiting.longest = waiting.longest.max(next as u8);
                    if waiting.open == 0 {
                        self.due[usize::from(waiting.longest)].losses.push(before);
                    }
                });
            }
            for state in due.losses {
                let number = self.ranking.number(state);
                if codes[number] != 0 {
                    continue;
                }
                codes[number] = -code;
                self.motions.for_each_before(state, |before| {
                    let number = self.ranking.number(before);
                    if codes[number] == 0 {
                        self.due[next].wins.push(before);
                    }
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use curio_rules::{Game, Player, chimple::Size};

    fn solve(options: &Options) -> Solution {
        Solution::find(options, &CancelToken::default()).unwrap()
    }

    #[test]
    fn sixteen_squares_have_the_known_values() {
        let solution = solve(&Options::on(Size::Four));
        let start = View::start(Size::Four);
        assert_eq!(solution.value(&start), Value::Draw);
        // What can occur from Black's first move on, by board and side.
        let start = Bits {
            own: start.own.bits(),
            enemy: start.enemy.bits(),
        };
        let mut known: HashSet<(Bits, bool)> = HashSet::from([(start, false)]);
        let mut open = vec![(start, false)];
        let (mut results, mut stuck, mut longest) = ([0, 0, 0], 0, 0);
        while let Some((state, white)) = open.pop() {
            let value = solution.value_at(state);
            results[(1 - value.sign()) as usize] += 1;
            longest = longest.max(value.plies().unwrap_or(0));
            let mut is_stuck = true;
            if state.own != 0 {
                solution.motions().for_each(state, |next, _| {
                    is_stuck = false;
                    if known.insert((next, !white)) {
                        open.push((next, !white));
                    }
                    false
                });
                stuck += u32::from(is_stuck);
            }
        }
        let boards: HashSet<(u16, u16)> = known
            .iter()
            .map(|(state, white)| {
                let motions = solution.motions();
                if *white {
                    (motions.rotate(state.enemy), motions.rotate(state.own))
                } else {
                    (state.own, state.enemy)
                }
            })
            .collect();
        assert_eq!((known.len(), boards.len()), (3_617_903, 2_265_147));
        assert_eq!(results, [2_030_682, 855_684, 731_537]);
        assert_eq!((stuck, longest), (5_596, 42));
    }

    #[test]
    fn nine_squares_have_the_known_values() {
        let solution = solve(&Options::on(Size::Three));
        let start = Chimple::new(Options::default());
        assert_eq!(solution.judge(&start), Value::Loss(10));
        let (mut known, mut open) = (HashSet::new(), vec![start]);
        let (mut results, mut longest) = ([0, 0, 0], 0);
        while let Some(position) = open.pop() {
            if !known.insert((position.view(Player::FIRST), position.to_move())) {
                continue;
            }
            let value = solution.judge(&position);
            results[(1 - value.sign()) as usize] += 1;
            longest = longest.max(value.plies().unwrap_or(0));
            for mv in position.legal_moves() {
                let mut next = position.clone();
                next.play(&mv).unwrap();
                let state = next.view(Player::FIRST);
                open.push(Chimple::set_up(Options::default(), state, next.to_move()));
            }
        }
        assert_eq!(results, [1232, 0, 758]);
        assert_eq!(longest, 10);
    }

    #[test]
    fn a_solution_that_is_stopped_is_none() {
        let stop = CancelToken::cancelled();
        assert!(Solution::find(&Options::default(), &stop).is_none());
    }
}
