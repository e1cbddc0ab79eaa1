//! The proof of a solution: every state against those that follow it, and
//! every choice of the highest level against the value of the state.

use super::{
    levels::{Manner, best, weigh},
    motions::Bits,
    solution::{Solution, Value},
};
use curio_rules::{
    Player,
    chimple::{Chimple, Matrix, StuckRule, View},
};

/// What came out of looking at states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proof {
    /// How many states were looked at.
    pub states: usize,
    /// In how many the highest level had something to choose.
    pub choices: usize,
    /// How many values do not follow from the states one move on.
    pub wrong: usize,
    /// In how many the highest level could give away value or distance.
    pub given_away: usize,
}

impl Proof {
    /// Whether nothing is wrong.
    pub const fn holds(&self) -> bool {
        self.wrong == 0 && self.given_away == 0
    }
}

/// Looks at every `step`th state; at all of them with a step of 1.
///
/// When every value follows from those one move on, wins and losses are proven
/// from the ends backwards; and from a state that is neither, both sides can
/// always go to another such state.
pub fn prove(solution: &Solution, step: usize) -> Proof {
    let mut proof = Proof::default();
    for state in solution.all().step_by(step.max(1)) {
        proof.states += 1;
        proof.wrong += usize::from(by_followers(solution, state) != solution.value_at(state));
        let view = View {
            size: solution.options().size,
            own: Matrix::from_bits(state.own),
            enemy: Matrix::from_bits(state.enemy),
        };
        let position = Chimple::set_up(*solution.options(), view, Player::FIRST);
        if position.end().is_some() {
            continue;
        }
        proof.choices += 1;
        let weighed = weigh(&position, solution);
        let all = best(Manner::PERFECT, &weighed);
        let keeps = |value: Value| value == solution.value_at(state);
        let kept = !all.is_empty() && all.iter().all(|chosen| keeps(chosen.value));
        proof.given_away += usize::from(!kept);
    }
    proof
}

/// The value of a state by those that follow it.
fn by_followers(solution: &Solution, state: Bits) -> Value {
    if state.own == 0 {
        return Value::Loss(0);
    }
    if state.enemy == 0 {
        return Value::Win(0);
    }
    let worth = |value: Value| match value {
        Value::Win(plies) => 1000 - i32::from(plies),
        Value::Draw => 0,
        Value::Loss(plies) => i32::from(plies) - 1000,
    };
    let mut best = None;
    solution.motions().for_each(state, |next, _| {
        let value = solution.value_at(next).before();
        if best.is_none_or(|best| worth(value) > worth(best)) {
            best = Some(value);
        }
        false
    });
    best.unwrap_or(match solution.options().stuck {
        StuckRule::Loses => Value::Loss(0),
        StuckRule::Draw => Value::Draw,
        StuckRule::Wins => Value::Win(0),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CancelToken;
    use curio_rules::chimple::{Options, Size};

    fn solve(options: &Options) -> Solution {
        Solution::find(options, &CancelToken::default()).unwrap()
    }

    fn variants(size: Size) -> impl Iterator<Item = Options> {
        (0..24).map(move |choice| Options {
            back: choice & 1 != 0,
            capture_back: choice & 2 != 0,
            slide: choice & 4 != 0,
            stuck: match choice / 8 {
                0 => StuckRule::Loses,
                1 => StuckRule::Draw,
                _ => StuckRule::Wins,
            },
            ..Options::on(size)
        })
    }

    #[test]
    fn nine_squares_are_solved_and_played_perfectly_under_all_options() {
        for options in variants(Size::Three) {
            let proof = prove(&solve(&options), 1);
            assert_eq!(proof.states, 1423);
            assert!(proof.choices > 1200);
            assert!(proof.holds(), "{proof:?} under {options:?}");
        }
    }

    /// A sample of states under some options; `curio-lab chimple solve --check` looks at all.
    #[test]
    fn sixteen_squares_are_solved_and_played_perfectly_under_other_options() {
        for options in variants(Size::Four).step_by(11) {
            let proof = prove(&solve(&options), 29);
            assert!(proof.holds(), "{proof:?} under {options:?}");
        }
    }

    #[test]
    fn a_proof_finds_what_is_wrong() {
        let options = Options::on(Size::Three);
        let others = Options {
            stuck: StuckRule::Wins,
            ..options
        };
        let mut wrong = solve(&options);
        wrong.relabel(others);
        let proof = prove(&wrong, 1);
        assert!(proof.wrong > 0 && !proof.holds());
    }
}
