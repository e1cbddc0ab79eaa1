//! Why a move is good, in a sentence for players.

use super::{
    levels::{Weighed, weigh},
    solution::{Solution, Value},
};
use curio_rules::chimple::{Chimple, Step};

/// Why to deploy the meme of `step`, given the solution.
pub(super) fn reason(position: &Chimple, step: &Step, solution: &Solution) -> String {
    let all = weigh(position, solution);
    let Some(chosen) = all
        .iter()
        .find(|weighed| position.step(weighed.meme) == *step)
    else {
        return String::new();
    };
    let number = step.to.number();
    let others =
        |wanted: fn(&Value) -> bool| all.iter().filter(|weighed| wanted(&weighed.value)).count();
    let capture = if step.captures {
        format!("captures on {number} and ")
    } else {
        String::new()
    };
    match chosen.value {
        Value::Win(1) if step.captures && takes_the_last(position) => {
            "captures the last character".to_owned()
        }
        Value::Win(1) => format!("{capture}leaves the other side without an eligible meme"),
        Value::Win(plies) => {
            let only = match (others(|value| value.sign() > 0), all.len()) {
                (1, 2..) => "; no other meme wins",
                _ => "",
            };
            let plan = format!("{capture}wins within {plies} turns{only}");
            match escape(position, chosen) {
                Some(square) => format!("{plan}; the character on {square} was under attack"),
                None => plan,
            }
        }
        Value::Draw => match others(|value| value.sign() < 0) {
            0 => format!("{capture}keeps the draw"),
            1 => format!("{capture}keeps the draw; one other meme would lose"),
            many => format!("{capture}keeps the draw; {many} other memes would lose"),
        },
        Value::Loss(_) if all.len() == 1 => "the only eligible meme".to_owned(),
        Value::Loss(plies) if others(|value| value.sign() >= 0) > 0 => {
            format!("{capture}loses in {plies} turns")
        }
        Value::Loss(plies) => {
            format!("{capture}holds out longest, {plies} turns; every meme loses")
        }
    }
}

fn takes_the_last(position: &Chimple) -> bool {
    position.characters(position.to_move().other()).len() == 1
}

/// The square that the character leaves, if it could be captured there.
fn escape(position: &Chimple, chosen: &Weighed) -> Option<u8> {
    let agent = position.step(chosen.meme).from;
    let enemy = position.view(position.to_move().other());
    let seen = chosen.meme.agent.rotated(position.size());
    let attacked = position
        .memes()
        .eligible(enemy.own, enemy.enemy)
        .any(|meme| meme.act.is_capture() && meme.result == seen);
    (attacked && !chosen.meme.act.is_capture()).then(|| agent.number())
}
