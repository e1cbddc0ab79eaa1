//! What the coach says of a move.

use core::mem::discriminant;

use super::{
    super::{
        AnyThinker, Line, Verdict,
        explain::{Claim, ClaimKind, Explanation},
    },
    advice::AdviceKind,
    comparison::{Comparison, Question},
};
use curio_rules::{Player, Turn};

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
) -> (String, Vec<String>) {
    let reader = reader.unwrap_or(NOBODY);
    let own = thinker.explain_to(question.position, &own_line(question, found), reader);
    let sayer = Sayer {
        thinker,
        question,
        found,
        reader,
        own: &own,
    };
    let does = |before: &str| match own.sentence() {
        does if does.is_empty() => before.to_owned(),
        does => format!("{before} It {does}.").trim_start().to_owned(),
    };
    let text = match kind {
        AdviceKind::Blunder | AdviceKind::Mistake => return sayer.warning(),
        _ if found.is_lost() => "Every move loses here.".to_owned(),
        AdviceKind::Fine => does(""),
        AdviceKind::Best => does("Nothing better is found."),
        AdviceKind::OnlyMove => sayer.well_found(),
    };
    (text, own.places())
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

/// How the chances stand, in words.
#[derive(PartialEq, Eq)]
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
    fn well_found(&self) -> String {
        let is_known = self.found.other.is_some_and(Verdict::is_proven);
        let found = match self.found.base {
            Verdict::Win { .. } if is_known => "No other move wins",
            Verdict::Draw if is_known => "No other move holds the draw",
            _ => "Every other move is far worse",
        };
        let mut own = self.own.clone();
        own.claims
            .retain(|claim| !matches!(claim.kind, ClaimKind::Only { .. }));
        format!("{found}. It {}.", own.sentence())
    }

    /// What is wrong with the move: what it lets happen, or what it misses. What is said of
    /// the better move differs from what is said of this one.
    fn warning(&self) -> (String, Vec<String>) {
        let (best, own) = (self.best_line(), self.own);
        let position = self.question.position;
        let better = self.thinker.explain_to(position, &best, self.reader);
        let is_shared = |claim: &Claim| better.claims.iter().any(|other| is_same(claim, other));
        let answer = self.lost_by().or_else(|| {
            let harms = |claim: &&Claim| claim.kind.is_for_others() && !is_shared(claim);
            let claim = own.claims.iter().find(harms)?;
            Some((format!("This {}.", claim.headline()), claim.places.clone()))
        });
        if let Some(outcome) = self.better_outcome() {
            let (first, places) = answer.unwrap_or_else(|| self.said_of(own.claims.first()));
            return (format!("{first} {outcome}").trim_start().to_owned(), places);
        }
        if let Some((first, mut places)) = answer {
            let good = |claim: &&Claim| !claim.kind.is_for_others();
            let claim = better.claims.first().filter(good);
            let second = claim.map_or_else(
                || "There is a better move.".to_owned(),
                |claim| format!("The best move {}.", claim.headline()),
            );
            if places.is_empty() {
                places = own.places();
            }
            return (format!("{first} {second}"), places);
        }
        let (mine, best_claim) = self.compared(&better);
        let is_count = |claim: &Claim| matches!(claim.kind, ClaimKind::Counts { .. });
        if let (Some(mine), Some(best)) = (mine, best_claim)
            && !is_same(mine, best)
            // Two numbers side by side do not say what is wrong.
            && !(is_count(mine) && is_count(best))
        {
            let (first, second) = (mine.headline(), best.headline());
            let text = format!("This {first}. The best move {second}.");
            return (text, best.places.clone());
        }
        // What can be said of both does not tell them apart.
        let text = self.by_chances();
        let text = text.unwrap_or_else(|| "Another move is worth more later on.".to_owned());
        (text, own.places())
    }

    /// The best line, with what was found by looking as far as after the played move.
    fn best_line(&self) -> Line {
        Line {
            verdict: self.found.base,
            ..self.found.best.clone()
        }
    }

    fn said_of(&self, claim: Option<&Claim>) -> (String, Vec<String>) {
        claim.map_or_else(Default::default, |claim| {
            (format!("This {}.", claim.headline()), claim.places.clone())
        })
    }

    /// What could be had, where the better move decides the game.
    fn better_outcome(&self) -> Option<String> {
        match self.found.base {
            Verdict::Win { .. } => Some(format!("{} had a forced win.", self.named_first())),
            Verdict::Draw => Some("The draw was within reach.".to_owned()),
            _ => None,
        }
    }

    /// What is wrong with a move that can only be measured: how the chances stand after
    /// the best answer, and how they would have stood. At a table for two.
    fn by_chances(&self) -> Option<String> {
        let me = self.question.me;
        let Turn::Player(rival) = self.question.after.turn() else {
            return None;
        };
        let answer = self.found.played.answer.as_ref()?.moves.first()?;
        let (Verdict::Estimate(after), Verdict::Estimate(before)) =
            (self.found.played.verdict, self.found.base)
        else {
            return None;
        };
        if rival == me || self.question.position.colours().len() != 2 {
            return None;
        }
        let (after, before) = (chances(after), chances(before));
        let second = match &before {
            _ if before == after => "The best move is worth clearly more.".to_owned(),
            Chances::Even => "The best move keeps the chances even.".to_owned(),
            Chances::For(degree) => format!("After the best move {} {degree}.", self.are(me)),
            Chances::Against(_) => "The best move holds out better.".to_owned(),
        };
        let first = match &after {
            Chances::Even => "the chances are even".to_owned(),
            Chances::For(degree) => format!("{} only {degree}", self.are(me)),
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
        let text = format!(
            "This lets {} {}.",
            self.name(rival),
            decisive.bare_sentence()
        );
        Some((text, decisive.places()))
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

    /// The mover, as a sentence begins.
    fn named_first(&self) -> &'static str {
        if self.question.me == self.reader {
            "You"
        } else {
            self.name(self.question.me)
        }
    }

    fn name(&self, player: Player) -> &'static str {
        if player == self.reader {
            return "you";
        }
        let colours = self.question.position.colours();
        let colour = colours.get(player.index());
        colour.map_or("the opponent", |colour| colour.name())
    }
}
