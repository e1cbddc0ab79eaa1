//! The coach: what a move that somebody wants to make, or has just made, is
//! worth, in two short sentences.
//!
//! It compares the best that a search finds with what it finds after the move.
//! With the same limits it always says the same. Showing it, and taking back, is
//! the business of the client.

use core::mem::discriminant;

use super::{
    Limits, Line, Signal, Thinker, Verdict,
    explain::{Claim, ClaimKind, Explanation},
};
use curio_rules::{AnyGame, Player, Turn};

/// How much a move must lose to be called a mistake or a blunder, in hundredths as in
/// [`Verdict::Estimate`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margins {
    /// A mistake loses at least this.
    pub mistake: i32,
    /// A blunder loses at least this.
    pub blunder: i32,
}

impl Default for Margins {
    fn default() -> Self {
        Self {
            mistake: 90,
            blunder: 180,
        }
    }
}

/// How good a move is, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AdviceKind {
    /// It throws away a win, walks into a loss, or gives away a great deal.
    Blunder,
    /// It gives away a good deal.
    Mistake,
    /// It is good enough.
    Fine,
    /// Nothing better is found.
    Best,
    /// It is the best, and every other move is far worse.
    OnlyMove,
}

/// What the coach says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// How good the move is.
    pub kind: AdviceKind,
    /// What the move gives away against the best one, in hundredths as in
    /// [`Verdict::Estimate`]; a won game counts a thousand.
    pub loss: i32,
    /// Two short sentences at most.
    pub text: String,
    /// A better move, where one is found.
    pub better: Option<String>,
    /// The places on the board that the text speaks of.
    pub places: Vec<String>,
    /// How the game may go on; after a bad move, what the opponents can make of
    /// it. Empty when the move ends the game.
    pub refutation: Vec<String>,
}

/// How far the coach looks: as far as an opponent of level 4, in XIMA of level 6, but
/// the coach sees every move.
#[must_use]
pub fn limits(thinker: &dyn Thinker) -> Limits {
    thinker.to_advise()
}

/// Judges a move that the player to move wants to make or has just made in
/// `position`.
///
/// What the thinker has found before is forgotten, so that equal limits give
/// equal advice. Nothing when it is no player's turn, the move is not legal, the
/// search was stopped, or it has not looked at the move because dice follow it.
#[must_use]
pub fn judge_move(
    thinker: &mut dyn Thinker,
    position: &dyn AnyGame,
    mv: &str,
    limits: &Limits,
    stop: &Signal,
) -> Option<Advice> {
    let Turn::Player(me) = position.turn() else {
        return None;
    };
    judge_move_for(thinker, position, mv, limits, stop, Some(me))
}

/// The same, addressed to `reader`, who is "you" in the text; where that is nobody, all
/// players are named.
#[must_use]
pub fn judge_move_for(
    thinker: &mut dyn Thinker,
    position: &dyn AnyGame,
    mv: &str,
    limits: &Limits,
    stop: &Signal,
    reader: Option<Player>,
) -> Option<Advice> {
    let Turn::Player(me) = position.turn() else {
        return None;
    };
    let mv = position.check_text(mv).ok()?;
    let mut after = position.boxed_clone();
    after.play_text(&mv).ok()?;
    thinker.forget();
    let by_answer = position.colours().len() == 2 && after.turn() != Turn::Chance;
    let wanted = if by_answer { 2 } else { u8::MAX };
    let around = limits.clone().with_lines(wanted);
    let found = thinker.think(position, &around, stop, &mut |_| {})?;
    let after = after.as_ref();
    let played = if by_answer {
        by_answering(thinker, after, me, limits, stop)?
    } else {
        among(thinker, position, &mv, &found.lines)?
    };
    let alike = thinker.alike(position, &mv);
    let best = found.lines.first()?;
    let first = best.moves.first()?;
    let is_best = *first == mv || alike.contains(first);
    let base = if is_best {
        played.verdict
    } else if best.verdict.is_proven() || !by_answer {
        best.verdict
    } else {
        // Estimates compare when both have looked as far.
        let mut after = position.boxed_clone();
        after.play_text(first).ok()?;
        by_answering(thinker, after.as_ref(), me, limits, stop)?.verdict
    };
    if stop.is_stopped() {
        return None;
    }
    let case = Case {
        thinker,
        position,
        after,
        me,
        reader: reader.unwrap_or(NOBODY),
        mv,
        is_best,
        base,
        lines: found.lines,
        played,
    };
    case.advice()
}

/// What is found of the move that was made.
struct Played {
    /// What it leads to, for the player who made it.
    verdict: Verdict,
    /// How the game goes on; the verdict is that of the player who is to move.
    answer: Option<Line>,
}

/// Looks at the position after the move, at a table for two.
fn by_answering(
    thinker: &mut dyn Thinker,
    after: &dyn AnyGame,
    me: Player,
    limits: &Limits,
    stop: &Signal,
) -> Option<Played> {
    if let Some(end) = after.outcome() {
        let verdict = if end.winners.contains(me) {
            Verdict::Win { plies: 1 }
        } else if end.winners.is_empty() {
            Verdict::Draw
        } else {
            Verdict::Loss { plies: 1 }
        };
        return Some(Played {
            verdict,
            answer: None,
        });
    }
    let found = thinker.think(after, limits, stop, &mut |_| {})?;
    let answer = found.lines.into_iter().next()?;
    let verdict = if after.turn() == Turn::Player(me) {
        answer.verdict
    } else {
        answer.verdict.reversed()
    };
    let verdict = match verdict {
        Verdict::Win { plies } => Verdict::Win { plies: plies + 1 },
        Verdict::Loss { plies } => Verdict::Loss { plies: plies + 1 },
        other => other,
    };
    Some(Played {
        verdict,
        answer: Some(answer),
    })
}

/// Finds the move among the lines of the position before it.
fn among(
    thinker: &dyn Thinker,
    position: &dyn AnyGame,
    mv: &str,
    lines: &[Line],
) -> Option<Played> {
    let alike = thinker.alike(position, mv);
    let line = lines.iter().find(|line| {
        let first = line.moves.first();
        first.is_some_and(|first| first == mv || alike.contains(first))
    })?;
    let rest: Vec<String> = line.moves.iter().skip(1).cloned().collect();
    let answer = (!rest.is_empty()).then_some(Line {
        // Of the answer alone nothing is known but the move.
        verdict: Verdict::Estimate(0),
        moves: rest,
    });
    Some(Played {
        verdict: line.verdict,
        answer,
    })
}

/// All that the advice is made of.
struct Case<'a> {
    thinker: &'a dyn Thinker,
    position: &'a dyn AnyGame,
    after: &'a dyn AnyGame,
    me: Player,
    /// The player whom the text calls "you".
    reader: Player,
    mv: String,
    /// Whether the move is the best that is found.
    is_best: bool,
    /// What the best move leads to.
    base: Verdict,
    lines: Vec<Line>,
    played: Played,
}

/// A seat that no game has.
const NOBODY: Player = Player(u8::MAX);

/// Estimates beyond this are as good as decided, and not told apart.
const CLEAR: i32 = 600;
/// What a proven win counts when verdicts are compared.
const PROVEN: i32 = 1_000;

/// How the chances stand, in words.
enum Chances {
    Even,
    For(&'static str),
    Against(&'static str),
}

/// What an estimate in hundredths means, from the view of one of two players.
fn chances(estimate: i32) -> Chances {
    let Some(degree) = Verdict::Estimate(estimate).degree() else {
        return Chances::Even;
    };
    if estimate > 0 {
        Chances::For(degree)
    } else {
        Chances::Against(degree)
    }
}

/// A verdict as a number, for comparing.
fn worth(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Win { .. } => PROVEN,
        Verdict::Loss { .. } => -PROVEN,
        Verdict::Draw => 0,
        Verdict::Estimate(hundredths) => hundredths.clamp(-CLEAR, CLEAR),
    }
}

impl Case<'_> {
    fn advice(&self) -> Option<Advice> {
        let best = self.lines.first()?;
        let kind = self.kind(best);
        let own = self.own_line();
        let own = self.thinker.explain_to(self.position, &own, self.reader);
        let (text, places) = match kind {
            _ if matches!(best.verdict, Verdict::Loss { .. }) => (self.lost(best), own.places()),
            AdviceKind::Blunder | AdviceKind::Mistake => self.warning(best, &own),
            AdviceKind::Fine => (format!("It {}.", own.sentence()), own.places()),
            AdviceKind::Best => {
                let rank = if self.is_best {
                    "The best move"
                } else {
                    "As good as any"
                };
                (format!("{rank}. It {}.", own.sentence()), own.places())
            }
            AdviceKind::OnlyMove => (self.well_found(best, &own), own.places()),
        };
        let is_worse = !self.is_best && worth(self.played.verdict) < worth(self.base);
        let better = best.moves.first().filter(|_| is_worse);
        let answer = self.played.answer.as_ref();
        Some(Advice {
            kind,
            loss: (worth(self.base) - worth(self.played.verdict)).max(0),
            text,
            better: better.cloned(),
            places,
            refutation: answer.map_or_else(Vec::new, |line| line.moves.clone()),
        })
    }

    fn kind(&self, best: &Line) -> AdviceKind {
        let margins = self.thinker.margins();
        let (before, after) = (worth(self.base), worth(self.played.verdict));
        let lost = before - after;
        let is_lost = |verdict| matches!(verdict, Verdict::Loss { .. });
        if is_lost(best.verdict) || is_lost(self.base) && is_lost(self.played.verdict) {
            return AdviceKind::Fine;
        }
        if self.is_best {
            let gap = self
                .lines
                .get(1)
                .map_or(0, |second| worth(best.verdict) - worth(second.verdict));
            let is_plain = best.verdict == Verdict::Win { plies: 1 };
            return if gap >= margins.blunder && !is_plain {
                AdviceKind::OnlyMove
            } else {
                AdviceKind::Best
            };
        }
        if lost <= 0 {
            return AdviceKind::Best;
        }
        // A win that is only not seen any more is still a win.
        let is_win = matches!(self.base, Verdict::Win { .. });
        let throws_away = is_win && after < CLEAR / 2;
        if is_lost(self.played.verdict) || throws_away {
            AdviceKind::Blunder
        } else if is_win {
            AdviceKind::Fine
        } else if lost >= margins.blunder {
            AdviceKind::Blunder
        } else if lost >= margins.mistake {
            AdviceKind::Mistake
        } else {
            AdviceKind::Fine
        }
    }

    /// The move with what is found of it, as a line of its own.
    fn own_line(&self) -> Line {
        let mut moves = vec![self.mv.clone()];
        if let Some(answer) = &self.played.answer {
            moves.extend(answer.moves.iter().cloned());
        }
        Line {
            verdict: self.played.verdict,
            moves,
        }
    }

    /// Where every move loses, no warning helps.
    fn lost(&self, best: &Line) -> String {
        if self.played.verdict >= best.verdict {
            "Every move loses here. This one holds out longest.".to_owned()
        } else {
            "Every move loses here. Another one holds out longer.".to_owned()
        }
    }

    /// The best by far. That it is the only one has been said then.
    fn well_found(&self, best: &Line, own: &Explanation) -> String {
        let found = match best.verdict {
            Verdict::Win { .. } => "No other move wins",
            Verdict::Draw => "No other move holds the draw",
            _ => "Every other move is far worse",
        };
        let mut own = own.clone();
        own.claims
            .retain(|claim| !matches!(claim.kind, ClaimKind::Only { .. }));
        format!("{found}. It {}.", own.sentence())
    }

    /// What is wrong with the move: what it lets happen, or what it misses.
    fn warning(&self, best: &Line, own: &Explanation) -> (String, Vec<String>) {
        let better = self.thinker.explain_to(self.position, best, self.reader);
        let answer = self.lost_by().or_else(|| {
            let claim = own.claims.iter().find(|claim| claim.kind.is_for_others());
            claim.map(|claim| (format!("This {}.", claim.headline()), claim.places.clone()))
        });
        let is_missed = answer.is_none();
        let (mine, best_claim) = self.compared(own, &better);
        let is_same = |one: &Claim, other: &Claim| one.headline() == other.headline();
        let pair = mine.zip(best_claim).filter(|_| is_missed);
        if pair.is_some_and(|(mine, best)| is_same(mine, best)) {
            // What can be said of both does not tell them apart.
            let text = self.by_chances(best.verdict);
            let text = text.unwrap_or_else(|| "Another move is worth more later on.".to_owned());
            return (text, own.places());
        }
        let is_count = |claim: &&Claim| matches!(claim.kind, ClaimKind::Counts { .. });
        let (mine_counts, best_counts) = (mine.filter(is_count), best_claim.filter(is_count));
        if is_missed && mine_counts.is_some() && best_counts.is_some() {
            // Two numbers side by side do not say what is wrong.
            if let Some(text) = self.by_chances(best.verdict) {
                return (text, own.places());
            }
        }
        let (first, mut places) = answer.unwrap_or_else(|| {
            mine.map_or_else(Default::default, |claim| {
                (format!("This {}.", claim.headline()), claim.places.clone())
            })
        });
        let second = match (best.verdict, best_claim) {
            (Verdict::Win { .. }, _) => {
                let mine = self.named_first();
                format!("{mine} had a forced win.")
            }
            (Verdict::Draw, _) => "The draw was within reach.".to_owned(),
            (_, Some(claim)) => {
                if is_missed {
                    places.clone_from(&claim.places);
                }
                format!("The best move {}.", claim.headline())
            }
            (_, None) => "There is a better move.".to_owned(),
        };
        (format!("{first} {second}").trim_start().to_owned(), places)
    }

    /// What is wrong with a move that can only be measured: how the chances stand after
    /// the best answer, and how they would have stood. At a table for two.
    fn by_chances(&self, best: Verdict) -> Option<String> {
        let Turn::Player(rival) = self.after.turn() else {
            return None;
        };
        let answer = self.played.answer.as_ref()?.moves.first()?;
        let Verdict::Estimate(after) = self.played.verdict else {
            return None;
        };
        if rival == self.me || self.position.colours().len() != 2 {
            return None;
        }
        let second = match best {
            Verdict::Win { .. } => format!("{} had a forced win.", self.named_first()),
            Verdict::Draw => "The draw was within reach.".to_owned(),
            Verdict::Loss { .. } => return None,
            Verdict::Estimate(before) => match chances(before) {
                Chances::Even => "The best move keeps the chances even.".to_owned(),
                Chances::For(degree) => {
                    format!("After the best move {} {degree}.", self.are(self.me))
                }
                Chances::Against(_) => "The best move holds out better.".to_owned(),
            },
        };
        let first = match chances(after) {
            Chances::Even => "the chances are even".to_owned(),
            Chances::For(degree) => format!("{} only {degree}", self.are(self.me)),
            Chances::Against(degree) => format!("{} {degree}", self.are(rival)),
        };
        let answers = if rival == self.reader {
            "You can answer".to_owned()
        } else {
            format!("{} answers", self.name(rival))
        };
        Some(format!("{answers} {answer}, and then {first}. {second}"))
    }

    /// "you are", "White is".
    fn are(&self, player: Player) -> String {
        let verb = if player == self.reader { "are" } else { "is" };
        format!("{} {verb}", self.name(player))
    }

    /// What the opponent wins with, where the move loses.
    fn lost_by(&self) -> Option<(String, Vec<String>)> {
        if !matches!(self.played.verdict, Verdict::Loss { .. }) {
            return None;
        }
        let (Turn::Player(rival), Some(answer)) = (self.after.turn(), &self.played.answer) else {
            return None;
        };
        if rival == self.me {
            return None;
        }
        let explained = self.thinker.explain_to(self.after, answer, self.reader);
        let told = explained.decisive()?;
        let text = format!("This lets {} {}.", self.name(rival), told.bare_sentence());
        Some((text, told.places()))
    }

    /// The claims of two explanations that can be compared best: the first, or
    /// where those are of one kind, the points.
    fn compared<'e>(
        &self,
        own: &'e Explanation,
        better: &'e Explanation,
    ) -> (Option<&'e Claim>, Option<&'e Claim>) {
        let points = |explained: &'e Explanation| {
            explained.claims.iter().find(
                |claim| matches!(claim.kind, ClaimKind::Scores { player, .. } if player == self.me),
            )
        };
        let firsts = (own.claims.first(), better.claims.first());
        let alike = match firsts {
            (Some(one), Some(other)) => discriminant(&one.kind) == discriminant(&other.kind),
            _ => false,
        };
        match (points(own), points(better)) {
            (Some(one), Some(other)) if alike => (Some(one), Some(other)),
            _ => firsts,
        }
    }

    /// The mover, as a sentence begins.
    fn named_first(&self) -> &'static str {
        if self.me == self.reader {
            "You"
        } else {
            self.name(self.me)
        }
    }

    fn name(&self, player: Player) -> &'static str {
        if player == self.reader {
            return "you";
        }
        let colours = self.position.colours();
        let colour = colours.get(player.index());
        colour.map_or("the opponent", |colour| colour.name())
    }
}
