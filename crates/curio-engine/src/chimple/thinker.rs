//! Thinking about Chimple: looking it up.

use crate::clock::Instant;

use rand_pcg::Pcg64Mcg;

use super::{
    defence::resist,
    explain,
    levels::{Manner, Weighed, choose, is_drawn_by, weigh},
    models::{self, Spec},
    shared::solved,
    solution::{Solution, Value},
};
use crate::{
    CancelToken, Chosen, Level, Limits, Line, Profile, Report, Style, Thinker, Verdict,
    explain::Explanation,
};
use curio_rules::{
    Game, Player,
    chimple::{Chimple, Matrix, Move, Square, Step, View},
};

/// The thinker of Chimple: it knows the value of every state.
#[derive(Debug, Default)]
pub struct ChimpleThinker;

/// Draws go round in circles; this many plies of one are shown.
const PLIES_OF_A_DRAW: usize = 8;

impl Thinker for ChimpleThinker {
    type Game = Chimple;

    fn think(
        &mut self,
        position: &Chimple,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        if position.end().is_some() {
            return None;
        }
        let began = Instant::now();
        // A limit of positions or plies does not shorten a look into a table.
        let deadline = limits.time.and_then(|time| began.checked_add(time));
        let wanted = usize::from(limits.lines.max(1));
        let solution = solved(&position.options(), stop, deadline);
        let mut lines = match &solution {
            Some(solution) => {
                let mut weighed = weigh(position, solution);
                for one in &mut weighed {
                    one.value = with_repetition(position, *one, solution);
                }
                weighed.sort_by_key(|one| core::cmp::Reverse(Manner::PERFECT.seen(one.value)));
                let lines = weighed.iter().take(wanted).map(|one| {
                    let first = position.step(one.meme);
                    line(position, first, one.value, solution)
                });
                lines.collect()
            }
            None => glance(position),
        };
        lines.truncate(wanted);
        let found = Report {
            depth: lines.first().map_or(0, |line| {
                u32::try_from(line.moves.len()).unwrap_or(u32::MAX)
            }),
            nodes: lines.iter().map(|line| line.moves.len() as u64).sum(),
            elapsed: began.elapsed(),
            lines,
            complete: solution.is_some(),
        };
        report(&found);
        Some(found)
    }

    fn alike(&self, position: &Chimple, mv: &Move) -> Vec<Move> {
        let mut alike = vec![*mv];
        if let Move::Deploy(step) = *mv {
            let mirrored = mirrored_step(position, step).map(Move::Deploy);
            alike.extend(mirrored.filter(|mirrored| mirrored != mv));
        }
        alike
    }

    fn is_opening(&self, position: &Chimple) -> bool {
        position.turns() < 2
    }

    fn explain(
        &self,
        position: &Chimple,
        mv: &Move,
        line: &Line<Move>,
        reader: Player,
    ) -> Explanation {
        explain::explain(position, *mv, line, reader)
    }

    fn profile(&self) -> Profile {
        Profile {
            // All is known of the outcome, and nothing else counts.
            margins: None,
            ..Profile::default()
        }
    }

    fn choose_at_level(
        &mut self,
        position: &Chimple,
        (level, _): (Level, Style),
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Chosen<Move>> {
        let solution = solved(&position.options(), stop, None)?;
        let weighed = weigh(position, &solution);
        let manner = Manner::for_level(level, position.size());
        let is_lost = weighed.iter().all(|one| one.value.sign() < 0);
        let chosen = if manner == Manner::PERFECT && is_lost {
            resist(position, &solution, &weighed, dice)?
        } else {
            choose(manner, &weighed, dice)?
        };
        Some(Move::Deploy(position.step(chosen.meme)).into())
    }

    fn by_model(
        &mut self,
        position: &Chimple,
        model: &str,
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Chosen<Move>> {
        let spec: Spec = model.parse().ok()?;
        let meme = models::decide(&spec, position, dice, stop)?;
        Some(Move::Deploy(position.step(meme)).into())
    }
}

/// How many plies after a move are looked at for repetitions that undo a win.
const REPETITION_PLIES: u32 = 6;

/// What a meme is worth if the side that would lose may draw by repetition, of which the
/// solution knows nothing.
fn with_repetition(position: &Chimple, weighed: Weighed, solution: &Solution) -> Value {
    let mut next = position.clone();
    let played = next.play(&Move::Deploy(position.step(weighed.meme)));
    if played.is_err() || next.end().is_some() {
        return weighed.value;
    }
    let is_kept = match weighed.value {
        Value::Win(_) => holds_the_win(&next, solution, REPETITION_PLIES),
        Value::Loss(_) => still_wins(&next, solution, REPETITION_PLIES),
        Value::Draw => true,
    };
    if is_kept { weighed.value } else { Value::Draw }
}

/// Whether the side that has just moved keeps its win against every answer, as far as these
/// plies show.
fn holds_the_win(position: &Chimple, solution: &Solution, plies: u32) -> bool {
    let mut answers = position.eligible(position.to_move());
    answers.all(|meme| {
        let mut next = position.clone();
        let played = next.play(&Move::Deploy(position.step(meme)));
        played.is_err()
            || !is_drawn_by(position, meme) && still_wins(&next, solution, plies.saturating_sub(1))
    })
}

/// Whether the side to move, which wins by the solution, can do so without a repetition, as
/// far as these plies show.
fn still_wins(position: &Chimple, solution: &Solution, plies: u32) -> bool {
    if plies == 0 || position.end().is_some() {
        return true;
    }
    weigh(position, solution).iter().any(|one| {
        let mut next = position.clone();
        let played = next.play(&Move::Deploy(position.step(one.meme)));
        matches!(one.value, Value::Win(_))
            && played.is_ok()
            && holds_the_win(&next, solution, plies.saturating_sub(1))
    })
}

/// A move and how the game goes on after it when both sides play perfectly.
fn line(position: &Chimple, first: Step, value: Value, solution: &Solution) -> Line<Move> {
    let longest = value.plies().map_or(PLIES_OF_A_DRAW, usize::from);
    let mut position = position.clone();
    let mut moves = Vec::new();
    let mut next = Some(first);
    while let Some(step) = next.take() {
        let mv = Move::Deploy(step);
        if position.play(&mv).is_err() {
            break;
        }
        moves.push(mv);
        if moves.len() < longest && position.end().is_none() {
            next = weigh(&position, solution)
                .first()
                .map(|weighed| position.step(weighed.meme));
        }
    }
    Line {
        verdict: value.verdict(),
        moves,
    }
}

/// Without the solution, when there is no time for it: captures look good, and
/// being captured looks bad.
fn glance(position: &Chimple) -> Vec<Line<Move>> {
    const CHARACTER: i32 = 150;
    let mut lines: Vec<Line<Move>> = position
        .legal_moves()
        .iter()
        .map(|mv| {
            let mut next = position.clone();
            // Legal moves can be played.
            let _ = next.play(mv);
            let mover = position.to_move();
            let lead = |position: &Chimple| {
                let count = |player: Player| position.characters(player).len() as i32;
                CHARACTER * (count(mover) - count(mover.other()))
            };
            let threatened = next
                .eligible(mover.other())
                .any(|meme| meme.act.is_capture());
            let estimate = lead(&next) - if threatened { CHARACTER } else { 0 };
            Line {
                verdict: Verdict::Estimate(estimate),
                moves: vec![*mv],
            }
        })
        .collect();
    lines.sort_by_key(|line| core::cmp::Reverse(line.verdict));
    lines
}

/// The move on the other side of the board, where left and right are alike.
fn mirrored_step(position: &Chimple, step: Step) -> Option<Step> {
    let size = position.size();
    let flip = |square: Square| {
        size.at(
            square.row(size),
            i32::from(size.side()) - 1 - square.column(size),
        )
    };
    let flipped = |matrix: Matrix| matrix.into_iter().filter_map(flip).collect::<Matrix>();
    let view: View = position.view(Player::FIRST);
    let same = flipped(view.own) == view.own && flipped(view.enemy) == view.enemy;
    same.then_some(())?;
    Some(Step {
        from: flip(step.from)?,
        to: flip(step.to)?,
        captures: step.captures,
    })
}
