//! A move beside the best one: what a search, or the solver of the game, finds of both.

use super::{
    super::{AnyThinker, CancelToken, Limits, Line, Margins, Verdict},
    advice::{AdviceKind, Known},
};
use curio_rules::{AnyGame, Player, Turn};

/// Estimates beyond this are as good as decided, and not told apart.
const CLEAR: i32 = 600;
/// What a proven win counts when verdicts are compared.
const PROVEN: i32 = 1_000;

/// A move, and where it was made.
pub(super) struct Question<'a> {
    pub position: &'a dyn AnyGame,
    pub after: &'a dyn AnyGame,
    /// Who made it.
    pub me: Player,
    pub mv: &'a str,
    pub stop: &'a CancelToken,
}

/// What is found of the move that was made.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// What it leads to, for the player who made it.
    pub verdict: Verdict,
    /// How the game goes on; the verdict is that of the player who is to move.
    pub answer: Option<Line>,
}

/// What is found of the move and of the best one.
#[derive(Clone, Debug)]
pub(super) struct Comparison {
    /// What is known of the position before the move by looking at it alone.
    pub root: Verdict,
    /// What the best move leads to, found in the same way as what the played one does.
    pub base: Verdict,
    /// The best line of the position before the move.
    pub best: Line,
    /// The best that another move than the played one leads to, as far as that is known.
    pub other: Option<Verdict>,
    pub played: Played,
    /// Whether the move is the best that is found.
    pub is_best: bool,
    /// How many plies were searched after either move.
    pub depth: u32,
}

/// How the played move and the best one turn out when both are looked at equally far.
struct Measured {
    played: Played,
    base: Verdict,
    depth: u32,
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

impl Question<'_> {
    /// Whether what comes of a move is looked at from the other side: at a table for two,
    /// unless dice are thrown first.
    fn is_answered(&self) -> bool {
        self.position.colours().len() == 2 && self.after.turn() != Turn::Chance
    }

    /// Searches the position before the move, and what comes of the move and of the best
    /// one equally far.
    pub fn compare(&self, thinker: &mut dyn AnyThinker, limits: &Limits) -> Option<Comparison> {
        let is_answered = self.is_answered();
        let around = around(self.position, limits);
        let found = thinker.think(self.position, &around, self.stop, &mut |_| {})?;
        let alike = thinker.alike(self.position, self.mv);
        let is_played = |line: &Line| {
            let first = line.moves.first();
            first.is_some_and(|first| first == self.mv || alike.contains(first))
        };
        let mine = found.lines.iter().find(|line| is_played(line));
        let root = found.lines.first()?;
        let mut others = found.lines.iter().filter(|line| !is_played(line));
        let other = others.next();
        let is_first = mine == Some(root);
        let measured = if is_answered {
            self.measure(thinker, Some(root).filter(|_| !is_first), limits)?
        } else {
            Measured {
                played: among(mine?),
                base: root.verdict,
                depth: found.depth,
            }
        };
        let mut comparison = Comparison {
            root: root.verdict,
            base: measured.base,
            best: root.clone(),
            other: other.map(|line| line.verdict),
            played: measured.played,
            is_best: is_first,
            depth: measured.depth,
        };
        // What is the same on the board may differ by repetition.
        let differs = root.verdict.is_proven()
            && comparison.played.verdict.is_proven()
            && worth(comparison.played.verdict) < worth(root.verdict);
        if is_first && differs && root.moves.first().is_some_and(|first| first != self.mv) {
            comparison.base = self.measure(thinker, Some(root), limits)?.base;
            comparison.is_best = false;
            return Some(comparison);
        }
        let is_lost = |verdict| matches!(verdict, Verdict::Loss { .. });
        // A move that turns out to lose is not the best of a position that is not lost.
        if is_first
            && is_lost(comparison.played.verdict)
            && !is_lost(root.verdict)
            && let Some(other) = other
        {
            let measured = self.measure(thinker, Some(other), limits)?;
            comparison.base = measured.base;
            comparison.best = other.clone();
            comparison.is_best = false;
        }
        Some(comparison)
    }

    /// The comparison as a search sees it that looks one ply less far, without what is
    /// known from looking further.
    pub fn look_less_far(
        &self,
        thinker: &mut dyn AnyThinker,
        found: &Comparison,
        limits: &Limits,
    ) -> Option<Comparison> {
        thinker.forget();
        let limits = Limits {
            depth: Some(found.depth.saturating_sub(1).max(1)),
            ..limits.clone()
        };
        let measured = self.measure(thinker, Some(&found.best), &limits)?;
        Some(Comparison {
            base: measured.base,
            played: measured.played,
            depth: measured.depth,
            ..found.clone()
        })
    }

    /// Looks at what comes of the played move, and equally far at what comes of the best
    /// one, if that is another.
    fn measure(
        &self,
        thinker: &mut dyn AnyThinker,
        best: Option<&Line>,
        limits: &Limits,
    ) -> Option<Measured> {
        let (played, depth) = self.outcome_of(thinker, self.after, limits)?;
        let Some(best) = best else {
            let base = played.verdict;
            return Some(Measured {
                played,
                base,
                depth,
            });
        };
        let mut after = self.position.boxed_clone();
        after.play_text(best.moves.first()?).ok()?;
        // Estimates compare when both have looked as far.
        let as_far = |depth: u32| Limits {
            depth: Some(depth.max(1)),
            ..limits.clone()
        };
        let is_open = !played.verdict.is_proven();
        let around = if is_open {
            as_far(depth)
        } else {
            limits.clone()
        };
        let (base, reached) = self.outcome_of(thinker, after.as_ref(), &around)?;
        let base = match base.verdict {
            // What is proven stays so where a look from farther on does not see it.
            Verdict::Estimate(_) if best.verdict.is_proven() => best.verdict,
            verdict => verdict,
        };
        let played = if is_open && reached < depth && !base.is_proven() {
            self.outcome_of(thinker, self.after, &as_far(reached))?.0
        } else {
            played
        };
        Some(Measured {
            played,
            base,
            depth: reached.min(depth),
        })
    }

    /// Lets the solver of the game decide what the search has left open, as far as it
    /// can.
    pub fn settle(
        &self,
        thinker: &mut dyn AnyThinker,
        found: Comparison,
        known: &Known,
    ) -> Comparison {
        let mut found = self.told(found, known);
        if !self.is_answered() || found.is_certain() {
            return found;
        }
        let mut known = Known::default();
        if !found.played.verdict.is_proven() {
            known.after = thinker.settle(self.after, self.stop);
            if known.after.is_none() {
                return found;
            }
        }
        found = self.told(found, &known);
        if matches!(found.played.verdict, Verdict::Win { .. }) {
            found.be_best();
        } else if !found.root.is_proven() {
            known.before = thinker.settle(self.position, self.stop);
        }
        self.told(found, &known)
    }

    /// The comparison with what is proven.
    pub fn told(&self, mut found: Comparison, known: &Known) -> Comparison {
        if let Some(answer) = &known.after
            && !found.played.verdict.is_proven()
        {
            found.played = self.answered(self.after, answer.clone());
        }
        let is_new = known.before.is_some() || known.after.is_some();
        if is_new && !found.is_certain() && matches!(found.played.verdict, Verdict::Win { .. }) {
            found.be_best();
        } else if let Some(best) = &known.before
            && !(found.root.is_proven() && found.base.is_proven())
        {
            found.root = best.verdict;
            found.base = best.verdict;
            if matches!(best.verdict, Verdict::Win { .. }) {
                found.best = best.clone();
                found.is_best = false;
            }
        }
        found
    }

    /// What a position after a move leads to, for the player who made the move, and how
    /// far was looked for it.
    fn outcome_of(
        &self,
        thinker: &mut dyn AnyThinker,
        after: &dyn AnyGame,
        limits: &Limits,
    ) -> Option<(Played, u32)> {
        if let Some(end) = after.outcome() {
            let verdict = if end.winners.contains(self.me) {
                Verdict::Win { plies: 1 }
            } else if end.winners.is_empty() {
                Verdict::Draw
            } else {
                Verdict::Loss { plies: 1 }
            };
            let played = Played {
                verdict,
                answer: None,
            };
            return Some((played, u32::MAX));
        }
        let found = thinker.think(after, limits, self.stop, &mut |_| {})?;
        let played = self.answered(after, found.lines.into_iter().next()?);
        Some((played, found.depth))
    }

    /// A move by what is found of the position after it.
    fn answered(&self, after: &dyn AnyGame, answer: Line) -> Played {
        let verdict = if after.turn() == Turn::Player(self.me) {
            answer.verdict
        } else {
            answer.verdict.reversed()
        };
        let verdict = match verdict {
            Verdict::Win { plies } => Verdict::Win { plies: plies + 1 },
            Verdict::Loss { plies } => Verdict::Loss { plies: plies + 1 },
            other => other,
        };
        Played {
            verdict,
            answer: Some(answer),
        }
    }
}

/// The limits with as many lines as a move is compared with: the best and the next, and all
/// of them where what comes of a move cannot be looked at from the other side.
pub(super) fn around(position: &dyn AnyGame, limits: &Limits) -> Limits {
    let is_answered = position.colours().len() == 2;
    let wanted = if is_answered { 2 } else { u8::MAX };
    limits.clone().with_lines(wanted)
}

/// A move by its line in a search of the position before it.
fn among(line: &Line) -> Played {
    let rest: Vec<String> = line.moves.iter().skip(1).cloned().collect();
    let answer = (!rest.is_empty()).then_some(Line {
        // Of the answer alone nothing is known but the move.
        verdict: Verdict::Estimate(0),
        moves: rest,
    });
    Played {
        verdict: line.verdict,
        answer,
    }
}

impl Comparison {
    /// Whether another move would have won at once, and this one does not.
    pub fn misses_the_end(&self) -> bool {
        let is_over = self.played.verdict == Verdict::Win { plies: 1 };
        self.base == Verdict::Win { plies: 1 } && !is_over
    }

    /// Whether it is known for certain how the game ends after the move, and how it would
    /// have ended after the best one.
    pub fn is_certain(&self) -> bool {
        let is_won = matches!(self.base, Verdict::Win { .. });
        let is_known = is_won || self.root.is_proven() && self.base.is_proven();
        let is_only = self.is_best && self.gap() > 0;
        let is_open = is_only && self.other.is_some_and(|other| !other.is_proven());
        is_known && self.played.verdict.is_proven() && !is_open
    }

    /// No move is better than one that wins.
    fn be_best(&mut self) {
        self.base = self.played.verdict;
        self.root = self.base;
        self.is_best = true;
    }

    /// Whether every move loses.
    pub const fn is_lost(&self) -> bool {
        matches!(self.root, Verdict::Loss { .. })
    }

    /// What the move gives away.
    pub fn loss(&self) -> i32 {
        (worth(self.base) - worth(self.played.verdict)).max(0)
    }

    /// How far the best of the other moves is behind the best of all.
    fn gap(&self) -> i32 {
        self.other
            .map_or(0, |other| worth(self.base) - worth(other))
    }

    /// How good the move is. Without margins nothing but the outcome counts.
    pub fn kind(&self, margins: Option<Margins>) -> AdviceKind {
        if matches!(self.base, Verdict::Loss { .. }) {
            return AdviceKind::Fine;
        }
        if self.is_best {
            return if self.is_only_move(margins) {
                AdviceKind::OnlyMove
            } else {
                AdviceKind::Best
            };
        }
        let is_decided = self.base.is_proven() && self.played.verdict.is_proven();
        match margins {
            _ if self.loss() == 0 => AdviceKind::Best,
            _ if is_decided => AdviceKind::Blunder,
            Some(margins) => self.kind_by(margins),
            None => AdviceKind::Fine,
        }
    }

    /// How good a move is that is not the best, where something rests on an estimate.
    fn kind_by(&self, margins: Margins) -> AdviceKind {
        let (best, played) = (worth(self.base), worth(self.played.verdict));
        let walks_into_loss = matches!(self.played.verdict, Verdict::Loss { .. });
        match self.base {
            // A win that is only not seen any more may still be one.
            Verdict::Win { .. } if played < CLEAR / 2 => AdviceKind::Blunder,
            Verdict::Win { .. } => AdviceKind::Fine,
            // What is as good as lost cannot be lost by a move.
            _ if walks_into_loss && best <= -CLEAR => AdviceKind::Fine,
            _ if walks_into_loss || best - played >= margins.blunder => AdviceKind::Blunder,
            _ if best - played >= margins.mistake => AdviceKind::Mistake,
            _ => AdviceKind::Fine,
        }
    }

    /// Whether every other move is far worse than this one, the best.
    fn is_only_move(&self, margins: Option<Margins>) -> bool {
        let is_plain = matches!(self.base, Verdict::Win { plies: 1 });
        let is_decided = self.base.is_proven() && self.other.is_some_and(Verdict::is_proven);
        let least = match margins {
            _ if is_decided => 1,
            Some(margins) => margins.blunder,
            None => return false,
        };
        self.gap() >= least && !is_plain
    }
}
