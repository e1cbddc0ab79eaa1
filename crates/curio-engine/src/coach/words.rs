//! What the coach says of a move.

use core::mem::discriminant;

use super::{
    super::{
        AnyThinker, Degree, Line, Verdict,
        explain::{Claim, ClaimKind, Explanation, Voice, Words},
    },
    advice::AdviceKind,
    comparison::{Comparison, Question},
};
use crate::texts;
use curio_rules::{Player, Turn, registry};

/// A seat that no game has.
const NOBODY: Player = Player(u8::MAX);

/// What is said of a move, and the places on the board that it speaks of. The text calls
/// `reader` "you".
pub(super) fn say(
    thinker: &dyn AnyThinker,
    question: &Question<'_>,
    found: &Comparison,
    kind: AdviceKind,
    reader: Option<Player>,
) -> (Words, Vec<String>) {
    let reader = reader.unwrap_or(NOBODY);
    let own = thinker.explain_to(question.position, &own_line(question, found), reader);
    let sayer = Sayer {
        thinker,
        question,
        found,
        reader,
        own: &own,
    };
    let words = match kind {
        AdviceKind::Blunder | AdviceKind::Mistake => return sayer.warning(),
        _ if found.is_lost() => plain(texts::coach_every_move_loses),
        AdviceKind::Fine | AdviceKind::Best if found.misses_the_end() => {
            both(plain(texts::coach_other_wins_at_once), it(own.clone()))
        }
        AdviceKind::Fine => it(own.clone()),
        // Another may win sooner.
        AdviceKind::Best if matches!(found.played.verdict, Verdict::Win { .. }) => it(own.clone()),
        AdviceKind::Best => both(plain(texts::coach_nothing_better), it(own.clone())),
        AdviceKind::OnlyMove => sayer.well_found(),
    };
    (words, own.places())
}

/// A sentence without anything particular.
fn plain(say: fn() -> &'static str) -> Words {
    Words::new(move || say().to_owned())
}

/// One sentence and another, where there is one.
fn both(one: Words, other: Words) -> Words {
    Words::new(move || {
        let sentences = [one.text(), other.text()];
        let said: Vec<String> = sentences.into_iter().filter(|it| !it.is_empty()).collect();
        said.join(" ")
    })
}

/// What the move does; nothing where nothing can be said.
fn it(own: Explanation) -> Words {
    Words::new(move || match own.sentence() {
        does if does.is_empty() => does,
        does => texts::coach_it(&does),
    })
}

/// What the move does, without details.
fn this(claim: &Claim) -> Words {
    let claim = claim.clone();
    Words::new(move || texts::coach_this(&claim.headline()))
}

/// The same of the best move.
fn the_best(claim: &Claim) -> Words {
    let claim = claim.clone();
    Words::new(move || texts::coach_best(&claim.headline()))
}

/// The move with what is found of it, as a line of its own.
fn own_line(question: &Question<'_>, found: &Comparison) -> Line {
    let mut moves = vec![question.mv.to_owned()];
    if let Some(answer) = &found.played.answer {
        moves.extend(answer.moves.iter().cloned());
    }
    Line {
        verdict: found.played.verdict,
        moves,
    }
}

/// How the chances stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chances {
    Even,
    For(Degree),
    Against(Degree),
}

/// What an estimate in hundredths means, from the view of one of two players.
fn chances(estimate: i32) -> Chances {
    let Some(degree) = Verdict::Estimate(estimate).lead() else {
        return Chances::Even;
    };
    if estimate > 0 {
        Chances::For(degree)
    } else {
        Chances::Against(degree)
    }
}

/// The key of a degree in messages.
const fn degree_key(degree: Degree) -> &'static str {
    match degree {
        Degree::Slightly => "slight",
        Degree::Clearly => "better",
        Degree::Much => "much",
        Degree::Nearly => "winning",
    }
}

fn is_same(one: &Claim, other: &Claim) -> bool {
    one.headline() == other.headline()
}

/// All that the text is made of.
struct Sayer<'a> {
    thinker: &'a dyn AnyThinker,
    question: &'a Question<'a>,
    found: &'a Comparison,
    /// The player whom the text calls "you".
    reader: Player,
    /// What the move does.
    own: &'a Explanation,
}

impl Sayer<'_> {
    /// The best by far. That it is the only one has been said then.
    fn well_found(&self) -> Words {
        let is_known = self.found.other.is_some_and(Verdict::is_proven);
        let found = match self.found.base {
            Verdict::Win { .. } if is_known => texts::coach_no_other_wins,
            Verdict::Draw if is_known => texts::coach_no_other_draws,
            _ => texts::coach_others_far_worse,
        };
        let mut own = self.own.clone();
        own.claims
            .retain(|claim| !matches!(claim.kind, ClaimKind::Only { .. }));
        both(plain(found), it(own))
    }

    /// What is wrong with the move: what it lets happen, or what it misses. What is said of
    /// the better move differs from what is said of this one.
    fn warning(&self) -> (Words, Vec<String>) {
        let (best, own) = (self.best_line(), self.own);
        let position = self.question.position;
        let better = self.thinker.explain_to(position, &best, self.reader);
        let is_shared = |claim: &Claim| better.claims.iter().any(|other| is_same(claim, other));
        let answer = self.lost_by().or_else(|| {
            let harms = |claim: &&Claim| claim.kind.is_for_others() && !is_shared(claim);
            let claim = own.claims.iter().find(harms)?;
            Some((this(claim), claim.places.clone()))
        });
        if let Some(outcome) = self.better_outcome() {
            let said = || own.claims.first().map(|it| (this(it), it.places.clone()));
            let (first, places) = answer.or_else(said).unwrap_or_default();
            return (both(first, outcome), places);
        }
        if let Some((first, mut places)) = answer {
            let good = |claim: &&Claim| !claim.kind.is_for_others();
            let claim = better.claims.first().filter(good);
            let second = claim.map_or_else(|| plain(texts::coach_better_move), the_best);
            if places.is_empty() {
                places = own.places();
            }
            return (both(first, second), places);
        }
        let (mine, best_claim) = self.compared(&better);
        let is_count = |claim: &Claim| {
            matches!(
                claim.kind,
                ClaimKind::Counts { .. } | ClaimKind::Scores { .. }
            )
        };
        if let (Some(mine), Some(best)) = (mine, best_claim)
            && !is_same(mine, best)
            // Two numbers side by side do not say what is wrong.
            && !(is_count(mine) && is_count(best))
        {
            return (both(this(mine), the_best(best)), best.places.clone());
        }
        // What can be said of both does not tell them apart.
        let said = self.by_chances();
        let said = said.unwrap_or_else(|| plain(texts::coach_worth_more));
        (said, own.places())
    }

    /// The best line, with what was found by looking as far as after the played move.
    fn best_line(&self) -> Line {
        Line {
            verdict: self.found.base,
            ..self.found.best.clone()
        }
    }

    /// What could be had, where the better move decides the game.
    fn better_outcome(&self) -> Option<Words> {
        let (voice, me) = (self.voice(), self.question.me);
        match self.found.base {
            Verdict::Win { .. } => Some(Words::new(move || texts::coach_had_win(voice.who(me)))),
            Verdict::Draw => Some(plain(texts::coach_draw_missed)),
            _ => None,
        }
    }

    /// What is wrong with a move that can only be measured: how the chances stand after
    /// the best answer, and how they would have stood. At a table for two.
    fn by_chances(&self) -> Option<Words> {
        let me = self.question.me;
        let Turn::Player(rival) = self.question.after.turn() else {
            return None;
        };
        let answer = self.found.played.answer.as_ref()?.moves.first()?.clone();
        let (Verdict::Estimate(after), Verdict::Estimate(before)) =
            (self.found.played.verdict, self.found.base)
        else {
            return None;
        };
        if rival == me || self.question.position.colours().len() != 2 {
            return None;
        }
        let (after, before) = (chances(after), chances(before));
        let (voice, game) = (self.voice(), self.question.position.info().id);
        let first = Words::new(move || {
            let (rival, answer) = (voice.who(rival), registry::shown(game, &answer));
            match after {
                Chances::Even => texts::coach_then_even(rival, &answer),
                Chances::For(degree) => {
                    texts::coach_then_only(rival, &answer, voice.who(me), degree_key(degree))
                }
                Chances::Against(degree) => {
                    texts::coach_then_behind(rival, &answer, degree_key(degree))
                }
            }
        });
        let second = match before {
            _ if before == after => plain(texts::coach_worth_clearly_more),
            Chances::Even => plain(texts::coach_keeps_even),
            Chances::For(degree) => {
                Words::new(move || texts::coach_after_best(degree_key(degree), voice.who(me)))
            }
            Chances::Against(_) => plain(texts::coach_holds_better),
        };
        Some(both(first, second))
    }

    /// What the opponent wins with, where the move loses.
    fn lost_by(&self) -> Option<(Words, Vec<String>)> {
        if !matches!(self.found.played.verdict, Verdict::Loss { .. }) {
            return None;
        }
        let after = self.question.after;
        let (Turn::Player(rival), Some(answer)) = (after.turn(), &self.found.played.answer) else {
            return None;
        };
        if rival == self.question.me {
            return None;
        }
        let explained = self.thinker.explain_to(after, answer, self.reader);
        let decisive = explained.decisive()?;
        let (voice, places) = (self.voice(), decisive.places());
        let words =
            Words::new(move || texts::coach_lets(voice.who(rival), &decisive.bare_sentence()));
        Some((words, places))
    }

    /// The claims of two explanations that can be compared best: the first, or
    /// where those are of one kind, the points.
    fn compared<'e>(&'e self, better: &'e Explanation) -> (Option<&'e Claim>, Option<&'e Claim>) {
        let me = self.question.me;
        let points = |explained: &'e Explanation| {
            explained.claims.iter().find(
                |claim| matches!(claim.kind, ClaimKind::Scores { player, .. } if player == me),
            )
        };
        let firsts = (self.own.claims.first(), better.claims.first());
        let alike = match firsts {
            (Some(one), Some(other)) => discriminant(&one.kind) == discriminant(&other.kind),
            _ => false,
        };
        match (points(self.own), points(better)) {
            (Some(one), Some(other)) if alike => (Some(one), Some(other)),
            _ => firsts,
        }
    }

    fn voice(&self) -> Voice {
        Voice::new(self.question.position.colours(), self.reader)
    }
}
