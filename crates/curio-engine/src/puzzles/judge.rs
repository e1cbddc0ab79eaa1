//! The judge of the tries: what a move in a puzzle is worth, and what comes of a
//! wrong one, as a line and in words.

use super::super::{
    AnyThinker, CancelToken, Line, Verdict,
    explain::{Explanation, Words, capital},
    thinker,
};
use crate::texts;
use curio_rules::{AnyGame, MoveError, Player, Turn, registry};

/// The longest text of a move that is named in a sentence.
const LONGEST: usize = 12;

/// What a try in a puzzle is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The game is over and won.
    Solves,
    /// The win is still there.
    KeepsWinning {
        /// Whether no other move would have won, as far as could be seen.
        unique: bool,
        /// Whether no other move would have won as soon.
        quickest: bool,
        /// After how many further plies the game is won at the latest.
        plies: u32,
        /// How the game may go on; the first move is the defender's, or the
        /// solver's own where the try has not ended the turn.
        line: Line,
    },
    /// Nobody is seen to win by force: the win is gone, or too far away to be
    /// found within [`Profile::to_judge`](super::super::Profile::to_judge).
    LetsGo {
        /// How the game may go on; the first move is the defender's, or the
        /// solver's own where the try has not ended the turn.
        answer: Vec<String>,
        /// The same in a sentence to the solver.
        told: Words,
    },
    /// The opponent can win now.
    Loses {
        /// How; the first move is the opponent's, or the solver's own where the
        /// try has not ended the turn. Empty when the try itself has lost the
        /// game.
        refutation: Vec<String>,
        /// The same in a sentence to the solver.
        told: Words,
    },
}

impl Feedback {
    /// Whether the try keeps the win.
    pub const fn is_right(&self) -> bool {
        matches!(self, Self::Solves | Self::KeepsWinning { .. })
    }

    /// What comes after a wrong try; nothing after a right one.
    pub fn refutation(&self) -> &[String] {
        match self {
            Self::LetsGo { answer, .. } => answer,
            Self::Loses { refutation, .. } => refutation,
            _ => &[],
        }
    }
}

/// Judges a try in a position that is not too far from its end to be solved.
///
/// It looks no further than the game's thinker finds worth while, so it always
/// comes to an end. Nothing when the search was stopped before it knew, or the
/// game has no opponents.
///
/// # Errors
/// When the try is not legal.
pub fn judge(
    position: &dyn AnyGame,
    mv: &str,
    stop: &CancelToken,
) -> Result<Option<Feedback>, MoveError> {
    let mut after = position.boxed_clone();
    after.play_text(mv)?;
    let Turn::Player(solver) = position.turn() else {
        return Ok(None);
    };
    if let Some(end) = after.outcome() {
        return Ok(Some(if end.winners.contains(solver) {
            Feedback::Solves
        } else {
            Feedback::Loses {
                refutation: Vec::new(),
                told: ended(after),
            }
        }));
    }
    Ok(judge_undecided(position, after.as_ref(), solver, stop))
}

fn judge_undecided(
    position: &dyn AnyGame,
    after: &dyn AnyGame,
    solver: Player,
    stop: &CancelToken,
) -> Option<Feedback> {
    let mut thinker = thinker(position.info().id)?;
    let limits = thinker.profile().to_judge;
    let reply = thinker.think(after, &limits, stop, &mut |_| {})?;
    let best = reply.lines.into_iter().next()?;
    // Two players are opponents here; in some games one of them acts twice in a
    // turn, and what follows the try is still the same player's.
    let for_opponent = if after.turn() == position.turn() {
        best.verdict.reversed()
    } else {
        best.verdict
    };
    match for_opponent {
        Verdict::Win { .. } => Some(Feedback::Loses {
            told: refutation_text(thinker.as_ref(), after, &best, solver),
            refutation: best.moves,
        }),
        Verdict::Loss { plies } => {
            let all = limits.with_lines(2);
            let tries = thinker.think(position, &all, stop, &mut |_| {})?;
            // The try is one of them, and takes one ply more than what follows it.
            let others_within = |most: u32| {
                let is_win =
                    |line: &&Line| matches!(line.verdict, Verdict::Win { plies } if plies <= most);
                tries.lines.iter().filter(is_win).count() > 1
            };
            Some(Feedback::KeepsWinning {
                unique: !others_within(u32::MAX),
                quickest: !others_within(plies + 1),
                plies,
                line: best,
            })
        }
        // A search that was stopped has not looked.
        Verdict::Draw | Verdict::Estimate(_) if stop.is_cancelled() => None,
        Verdict::Draw | Verdict::Estimate(_) => Some(Feedback::LetsGo {
            told: refutation_text(thinker.as_ref(), after, &best, solver),
            answer: best.moves,
        }),
    }
}

/// How a wrong try is answered: "White answers d3 and surrounds you by force
/// within 3 moves."
fn refutation_text(
    thinker: &dyn AnyThinker,
    after: &dyn AnyGame,
    line: &Line,
    solver: Player,
) -> Words {
    // What the solver still has to do first is no answer.
    let mut position = after.boxed_clone();
    let mut moves = line.moves.as_slice();
    let mut verdict = line.verdict;
    while position.turn() == Turn::Player(solver) {
        let Some((own, rest)) = moves.split_first() else {
            return Words::default();
        };
        if position.play_text(own).is_err() {
            return Words::default();
        }
        moves = rest;
        if position.turn() != Turn::Player(solver) {
            verdict = verdict.reversed().after_ply();
        } else {
            verdict = verdict.after_ply();
        }
    }
    let (Turn::Player(rival), Some(answer)) = (position.turn(), moves.first()) else {
        return if position.outcome().is_some() {
            ended(position)
        } else {
            Words::default()
        };
    };
    let colour = position.colours().get(rival.index()).copied();
    let from_there = Line {
        verdict,
        moves: moves.to_vec(),
    };
    let explained = thinker.explain_to(position.as_ref(), &from_there, solver);
    let (game, answer) = (position.info().id, position.short_text(answer));
    let does = explained.decisive();
    Words::new(move || {
        let name = colour.map_or_else(|| capital(texts::explain_opponent()), |it| it.name().into());
        let clause = does.as_ref().map(Explanation::sentence);
        let answer = registry::shown(game, &answer);
        sentence(&name, &answer, &without_middle(&clause.unwrap_or_default()))
    })
}

/// Who answers with what, and what that does.
fn sentence(name: &str, answer: &str, clause: &str) -> String {
    let headline = clause.split(": ").next().unwrap_or_default();
    // Moves that are a list of places are seen on the board, and not read.
    match (answer.len() > LONGEST, clause.is_empty()) {
        (true, true) => String::new(),
        (true, false) => texts::coach_rival_does(name, clause),
        (false, true) => texts::coach_rival_answers(name, answer),
        (false, false) if headline.contains(texts::explain_and_mark()) => {
            texts::coach_rival_answers_then(name, answer, clause)
        }
        (false, false) => texts::coach_rival_answers_and(name, answer, clause),
    }
}

/// A text without what stands between two colons: where it names the rule that ended a game
/// and the result, only the result is left.
fn without_middle(text: &str) -> String {
    match (text.split_once(": "), text.rsplit_once(": ")) {
        (Some((first, rest)), Some((_, last))) if rest != last => format!("{first}: {last}"),
        _ => text.to_owned(),
    }
}

/// How a game has ended, as a sentence that is made when it is asked for.
fn ended(end: Box<dyn AnyGame>) -> Words {
    Words::new(move || {
        let outcome = end.outcome();
        outcome.map_or_else(String::new, |outcome| ending(&outcome.explanation))
    })
}

/// How a game has ended, as a sentence.
fn ending(explanation: &str) -> String {
    let result = explanation.rsplit_once(": ");
    capital(result.map_or(explanation, |(_, result)| result))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_told_in_one_sentence() {
        assert_eq!(
            sentence(
                "White",
                "d3",
                "wins by force: you have no move, and being stuck loses"
            ),
            "White answers d3 and wins by force: you have no move, and being stuck loses."
        );
        assert_eq!(
            sentence(
                "White",
                "4x2",
                "captures your character on 2 and wins at once"
            ),
            "White answers 4x2, captures your character on 2 and wins at once."
        );
        assert_eq!(
            sentence("Blue", "place:1,2,0;1,2,1", "ends the game"),
            "Blue ends the game."
        );
        assert_eq!(sentence("Blue", "C3", ""), "Blue answers C3.");
    }

    #[test]
    fn of_an_ending_the_result_is_told() {
        let told = "wins at once: the limit of 2 plies has been reached: Black wins 9 to 2";
        assert_eq!(without_middle(told), "wins at once: Black wins 9 to 2");
        assert_eq!(
            without_middle("wins at once: you are out"),
            "wins at once: you are out"
        );
        assert_eq!(
            ending("the limit is reached: Black wins 9 to 2."),
            "Black wins 9 to 2."
        );
        assert_eq!(ending("white has no move."), "White has no move.");
    }
}
