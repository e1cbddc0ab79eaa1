//! What a move of Chimple does, told to a player: captures, and what the
//! solution knows of the end.

use super::{
    levels::weigh,
    shared::ready,
    solution::{Solution, Value},
};
use crate::{
    Line,
    explain::{
        Claim, ClaimKind, Count, Deed, Explanation, Look, Voice, decided, winning, with_turn,
    },
    texts,
};
use curio_rules::{
    Game, Player,
    chimple::{Chimple, End, Move, Step},
};

/// The word of a position's text that names the player to move.
const TO_MOVE: usize = 1;

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(
    position: &Chimple,
    mv: Move,
    line: &Line<Move>,
    reader: Player,
) -> Explanation {
    let mut next = position.clone();
    if next.play(&mv).is_err() {
        return Explanation::default();
    }
    let explainer = Explainer {
        look: Look {
            before: position,
            after: &next,
            me: position.to_move(),
            turn_to: |position, player| with_turn(position, player, TO_MOVE),
        },
        voice: Voice::new(Game::colours(position), reader),
    };
    let Move::Deploy(step) = mv else {
        return Explanation::single(Claim::plain(texts::explain_leaves_game));
    };
    if let Some(claim) = explainer.at_once(step) {
        return Explanation::single(claim);
    }
    let mut claims: Vec<Claim> = explainer.captured(step).into_iter().collect();
    claims.extend(explainer.by_force(step, line));
    claims.extend(explainer.captures_to_come());
    claims.extend(explainer.wins_to_come());
    claims.push(explainer.memes());
    Explanation { claims }
}

/// The captures of the player to move.
fn captures(position: &Chimple) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.retain(|mv| matches!(mv, Move::Deploy(step) if step.captures));
    moves
}

struct Explainer<'a> {
    look: Look<'a, Chimple>,
    voice: Voice,
}

impl Explainer<'_> {
    /// The move itself ends the game.
    fn at_once(&self, step: Step) -> Option<Claim> {
        let end = Game::outcome(self.look.after)?;
        let (me, voice) = (self.look.me, self.voice);
        let won = end.winners.contains(me);
        let is_drawn = end.winners.is_empty();
        let how = self.look.after.end()?;
        let say = move |form: &str| match how {
            End::NoCharacters(loser) if loser != me => {
                texts::explain_chimple_captures_last(form, voice.who(loser))
            }
            End::Stuck(player) if won => texts::explain_chimple_stuck_wins(form, voice.who(player)),
            End::Stuck(player) if is_drawn => {
                texts::explain_chimple_stuck_draws(form, voice.who(player))
            }
            End::Stuck(player) => texts::explain_chimple_stuck_loses(form, voice.who(player)),
            End::Repetition => texts::explain_chimple_repetition(form),
            End::TurnLimit => texts::explain_chimple_turn_limit(form),
            End::NoCharacters(_) | End::Retired(..) => texts::explain_chimple_ends(form),
        };
        let places = vec![step.to.number().to_string()];
        Some(Claim::new(ClaimKind::Ends(end.winners), say, places))
    }

    /// What a decided line leads to, and whether it was the only way.
    fn by_force(&self, step: Step, line: &Line<Move>) -> Vec<Claim> {
        let mut claims = Vec::new();
        claims.extend(decided(Chimple::INFO, line));
        if let Some(solution) = ready(&self.look.before.options()) {
            claims.extend(self.only(step, &solution));
        }
        claims
    }

    /// No other meme leads to as good a result.
    fn only(&self, step: Step, solution: &Solution) -> Option<Claim> {
        let position = self.look.before;
        let all = weigh(position, solution);
        let of = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let value = |wanted: bool| {
            let sign = all
                .iter()
                .filter(move |one| (position.step(one.meme) == step) == wanted);
            sign.map(|one| Value::sign(one.value)).max()
        };
        let (mine, others) = (value(true)?, value(false)?);
        let say: fn(&str) -> String = match mine {
            1 if others < 1 => texts::explain_chimple_only_wins,
            0 if others < 0 => texts::explain_chimple_only_draws,
            _ => return None,
        };
        Some(Claim::new(ClaimKind::Only { of }, say, Vec::new()))
    }

    fn captured(&self, step: Step) -> Option<Claim> {
        let of = self.look.before.owner(step.to).filter(|_| step.captures)?;
        let at = step.to.number().to_string();
        let (voice, on) = (self.voice, at.clone());
        let say = move |form: &str| texts::explain_chimple_captures(form, voice.who(of), &on);
        let places = vec![at.clone()];
        Some(Claim::new(ClaimKind::Captures { at, of }, say, places))
    }

    /// Captures that can be made next, or not any more.
    fn captures_to_come(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        let (look, voice) = (&self.look, self.voice);
        let text = |mv: &Move| look.before.move_text(mv);
        let deed = Deed::Capture;
        if let Some((by, mv, fresh)) = look.allowed(&captures) {
            let at = target(&mv);
            let on = at.clone();
            let say = move |form: &str| {
                if fresh {
                    texts::explain_lets_capture(form, voice.who(by), &on)
                } else {
                    texts::explain_leaves_capture(form, voice.who(by), &on)
                }
            };
            let ply = text(&mv);
            let kind = ClaimKind::Allows {
                by,
                deed,
                ply,
                fresh,
            };
            claims.push(Claim::new(kind, say, vec![at]));
        }
        if let Some((by, mv)) = look.prevented(&captures) {
            let at = target(&mv);
            let on = at.clone();
            let say = move |form: &str| texts::explain_leaves_no_capture(form, voice.who(by), &on);
            let ply = text(&mv);
            let kind = ClaimKind::Prevents { by, deed, ply };
            claims.push(Claim::new(kind, say, vec![at]));
        }
        if let Some(mv) = look.threat(&captures) {
            let at = target(&mv);
            let on = at.clone();
            let say = move |form: &str| texts::explain_threatens_capture(form, &on);
            let ply = text(&mv);
            claims.push(Claim::new(
                ClaimKind::Threatens { deed, ply },
                say,
                vec![at],
            ));
        }
        claims
    }

    /// A win that the mover could have next by leaving the other side stuck.
    fn wins_to_come(&self) -> Option<Claim> {
        let mv = self.look.threat(&winning::<Chimple>)?;
        let ply = self.look.before.move_text(&mv);
        let with = ply.clone();
        let say = move |form: &str| texts::explain_chimple_threatens_win(form, &with);
        let deed = Deed::Win;
        let places = vec![target(&mv)];
        Some(Claim::new(ClaimKind::Threatens { deed, ply }, say, places))
    }

    /// How many memes the other side has left, and that it can capture nothing with
    /// them.
    fn memes(&self) -> Claim {
        let player = self.look.me.other();
        let count = |position: &Chimple| position.eligible(player).count() as u32;
        let (before, after) = (count(self.look.before), count(self.look.after));
        // Where a capture has been prevented that is said already.
        let is_harmless =
            captures(self.look.after).is_empty() && self.look.prevented(&captures).is_none();
        let harm = if is_harmless { "none" } else { "untold" };
        let voice = self.voice;
        let say =
            move |form: &str| texts::explain_chimple_memes(form, harm, voice.who(player), after);
        let what = Count::Memes;
        let kind = ClaimKind::Counts {
            what,
            player,
            before,
            after,
        };
        Claim::new(kind, say, Vec::new())
    }
}

/// Where a move leads.
fn target(mv: &Move) -> String {
    match mv {
        Move::Deploy(step) => step.to.number().to_string(),
        Move::Retire(_) => String::new(),
    }
}
