//! Baselines: two players that know nothing of a game but its rules, to measure
//! opponents against. Every game has both.
//!
//! `uct:100ms` grows a tree from random games ([`uct`]); `plain:100ms` looks ahead
//! over the score that the rules keep ([`plain`]). With a number of random games
//! (`uct:2000p`) or of positions (`plain:20000n`) instead of a time they choose the
//! same on every machine.
//!
//! Times are of the processor ([`Effort`]), not of the clock: what is measured beside
//! other work is what an idle machine would have shown.

mod plain;
mod uct;

use crate::clock::Instant;
use core::{fmt, str::FromStr, time::Duration};

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::{
    CancelToken, Effort,
    choice::{Choice, Chosen},
    duration::read_time,
};
use crate::texts;
use curio_rules::{AnyGame, Game, Player, PlayerSet, excerpt};

/// A player that knows only the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Baseline {
    /// Monte Carlo tree search with random games.
    Uct(Budget),
    /// Negamax over the score of the rules.
    Plain(Budget),
}

/// How much a baseline may think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// For this time of the processor.
    Time(Duration),
    /// Over this many random games or positions.
    Work(u64),
}

/// A text that names no baseline.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::opponents_no_baseline(&excerpt(.0)))]
pub struct BaselineError(String);

impl Baseline {
    /// The name as players read it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Uct(_) => "UCT",
            Self::Plain(_) => texts::opponents_plain_search(),
        }
    }

    /// How much it may think about a move.
    #[must_use]
    pub const fn budget(self) -> Budget {
        match self {
            Self::Uct(budget) | Self::Plain(budget) => budget,
        }
    }
}

impl fmt::Display for Baseline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, unit) = match self {
            Self::Uct(_) => ("uct", 'p'),
            Self::Plain(_) => ("plain", 'n'),
        };
        match self.budget() {
            Budget::Time(time) => write!(f, "{name}:{}ms", time.as_millis()),
            Budget::Work(work) => write!(f, "{name}:{work}{unit}"),
        }
    }
}

impl FromStr for Baseline {
    type Err = BaselineError;

    fn from_str(text: &str) -> Result<Self, BaselineError> {
        let read = || {
            let (name, budget) = text.trim().split_once(':')?;
            let (make, unit): (fn(Budget) -> Self, char) = match name {
                "uct" => (Self::Uct, 'p'),
                "plain" => (Self::Plain, 'n'),
                _ => return None,
            };
            let work = budget.strip_suffix(unit);
            let budget = match work.map(str::parse) {
                Some(Ok(work)) if work > 0 => Budget::Work(work),
                Some(_) => return None,
                // A bare number means milliseconds.
                None => {
                    Budget::Time(read_time(budget).or_else(|| read_time(&format!("{budget}ms")))?)
                }
            };
            Some(make(budget))
        };
        read().ok_or_else(|| BaselineError(text.to_owned()))
    }
}

/// The rules of a game as a baseline uses them: many times a second.
///
/// [`RuleSet::of_game`] takes them from [`Game`], which checks every move and says
/// what it changed; a game with quicker ways gives those.
#[derive(Debug)]
pub(super) struct RuleSet<G: Game> {
    /// Appends the legal moves to a list.
    pub list: fn(&G, &mut Vec<G::Move>),
    /// Draws any legal move; a list to be used again and again is given.
    pub draw: fn(&G, &mut Vec<G::Move>, &mut Pcg64Mcg) -> Option<G::Move>,
    /// Plays a legal move.
    pub make_move: fn(&mut G, &G::Move),
    /// The winners of a game that is over.
    pub winners: fn(&G) -> PlayerSet,
    /// What the score says of the standing of a player, without any judgement.
    pub standing: fn(&G, Player) -> i32,
}

impl<G: Game> RuleSet<G> {
    /// The rules as [`Game`] gives them.
    pub const fn of_game() -> Self {
        Self {
            list: |position, list| list.extend(position.legal_moves()),
            draw: |position, spare, dice| {
                spare.clear();
                spare.extend(position.legal_moves());
                drawn(spare, dice)
            },
            make_move: |position, mv| {
                // A listed move is legal.
                let _ = position.play(mv);
            },
            winners: |position| {
                let outcome = position.outcome();
                outcome.map_or(PlayerSet::EMPTY, |outcome| outcome.winners)
            },
            standing: |position, player| {
                let totals = position.score().totals;
                let total = |points: &curio_rules::Points| (100.0 * points.to_f64()) as i32;
                totals.get(player.index()).map_or(0, total)
            },
        }
    }
}

/// One of the moves in a list, each as likely as any other.
pub(super) fn drawn<M: Clone>(list: &[M], dice: &mut Pcg64Mcg) -> Option<M> {
    if list.is_empty() {
        None
    } else {
        // A fixed width keeps the choice the same on every machine.
        list.get(dice.random_range(0..list.len() as u32) as usize)
            .cloned()
    }
}

/// Chooses a move by a baseline, with the rules of a game as [`Game`] gives them;
/// nothing when it is no player's turn, or it was stopped before it knew a move.
pub(super) fn choose_move<G: Game>(
    position: &dyn AnyGame,
    baseline: Baseline,
    dice: &mut Pcg64Mcg,
    stop: &CancelToken,
) -> Option<Choice> {
    choose_by(&RuleSet::<G>::of_game(), position, baseline, dice, stop)
}

/// Chooses a move by a baseline with these rules.
pub(super) fn choose_by<G: Game>(
    rules: &RuleSet<G>,
    position: &dyn AnyGame,
    baseline: Baseline,
    dice: &mut Pcg64Mcg,
    stop: &CancelToken,
) -> Option<Choice> {
    let position: &G = position.as_any().downcast_ref()?;
    let meter = Meter::new(baseline.budget(), stop);
    let mv = match baseline {
        Baseline::Uct(_) => uct::choose_move(rules, position, meter, dice),
        Baseline::Plain(_) => plain::choose_move(rules, position, meter, dice),
    }?;
    Some(Chosen::from(mv).written(position))
}

/// Counts the work of a baseline, and says when it is enough.
struct Meter<'a> {
    timer: Option<Timer>,
    most: u64,
    done: u64,
    stop: &'a CancelToken,
}

impl<'a> Meter<'a> {
    fn new(budget: Budget, stop: &'a CancelToken) -> Self {
        let (timer, most) = match budget {
            Budget::Time(time) => (Some(Timer::new(time)), u64::MAX),
            Budget::Work(work) => (None, work),
        };
        Self {
            timer,
            most,
            done: 0,
            stop,
        }
    }

    /// Counts one more; whether the budget is used up. The clock is looked at once
    /// in `stride`.
    fn count(&mut self, stride: u64) -> bool {
        self.done += 1;
        self.done >= self.most
            || (self.done.is_multiple_of(stride)
                && (self.stop.is_cancelled() || self.timer.as_mut().is_some_and(Timer::is_up)))
    }
}

/// Measures processor time, so that a baseline is as strong on a busy machine as on an
/// idle one.
struct Timer {
    began: Effort,
    time: Duration,
    /// The time is not up before this: a thread cannot work for longer than the clock says.
    /// Nothing where the clock cannot tell a moment so far ahead.
    next_look: Option<Instant>,
}

impl Timer {
    fn new(time: Duration) -> Self {
        Self {
            began: Effort::now(),
            time,
            next_look: Instant::now().checked_add(time),
        }
    }

    /// Whether the thread has worked for the whole time. The clock is cheaper to ask than
    /// the system, which is asked only when the clock allows for it.
    fn is_up(&mut self) -> bool {
        let now = Instant::now();
        if self.next_look.is_none_or(|look| now < look) {
            return false;
        }
        let left = self.time.saturating_sub(self.began.elapsed());
        self.next_look = now.checked_add(left);
        left.is_zero()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_is_up_once_the_thread_has_worked_for_its_time() {
        let time = Duration::from_millis(2);
        let began = Effort::now();
        let mut timer = Timer::new(time);
        while !timer.is_up() {
            core::hint::spin_loop();
        }
        assert!(began.elapsed() >= time);
        assert!(timer.is_up());
        assert!(Timer::new(Duration::ZERO).is_up());
        assert!(!Timer::new(Duration::MAX).is_up());
    }

    #[test]
    fn yardsticks_are_read_as_written() {
        for text in ["uct:100ms", "uct:2000p", "plain:500ms", "plain:20000n"] {
            assert_eq!(text.parse::<Baseline>().unwrap().to_string(), text);
        }
        for (text, means) in [("uct:100", "uct:100ms"), ("plain:2s", "plain:2000ms")] {
            assert_eq!(text.parse::<Baseline>().unwrap().to_string(), means);
        }
        for text in [
            "uct", "uct:", "uct:0ms", "uct:0p", "uct:9n", "plain:9p", "mcts:9ms",
        ] {
            assert!(text.parse::<Baseline>().is_err(), "{text}");
        }
    }
}
