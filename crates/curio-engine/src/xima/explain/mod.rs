//! What a move of XIMA does, told to a player: the way to the summit, captures
//! and holds. What can be done at all is in `feats`, what leads there in `way`.

mod feats;
mod way;

use core::cmp::Ordering;

use super::super::{
    Line, Verdict,
    explain::{Claim, ClaimKind, Deed, Explanation, Look, Unit, Voice, decided, with_turn},
};
use crate::texts;
use curio_rules::{
    Game, Player, Points,
    xima::{Change, Dice, Move, Origin, Square, Victory, Xima},
};
use feats::{ascents, captures, holds, stairs};

/// The word of a position's text that names the player to move.
const TO_MOVE: usize = 3;

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(position: &Xima, mv: Move, line: &Line<Move>, reader: Player) -> Explanation {
    let mut next = *position;
    let Ok(changes) = Game::play(&mut next, &mv) else {
        return Explanation::default();
    };
    let explainer = Explainer {
        look: Look {
            before: position,
            after: &next,
            me: position.to_move(),
            turn_to: |position, player| with_turn(position, player, TO_MOVE),
        },
        voice: Voice::new(Game::colours(position), reader),
        mv,
    };
    if let Some(claim) = explainer.at_once() {
        return Explanation::single(claim);
    }
    let mut claims: Vec<Claim> = explainer.by_force(line).into_iter().collect();
    claims.extend(talk(mv));
    // What wins by force need not be threatened.
    let is_won = matches!(line.verdict, Verdict::Win { .. });
    claims.extend(
        explainer
            .summit(&changes)
            .into_iter()
            .filter(|claim| !is_won || !matches!(claim.kind, ClaimKind::Threatens { .. })),
    );
    claims.extend(explainer.prizes(&changes));
    claims.extend(explainer.holds_to_come());
    claims.extend(explainer.captures_to_come());
    claims.extend(explainer.freed(&changes));
    claims.extend(explainer.way_up());
    claims.extend(explainer.steps());
    claims.extend(explainer.climb());
    claims.extend(explainer.sets_back());
    if claims.is_empty() {
        claims.extend(explainer.comes_in().or_else(|| explainer.nears()));
    }
    let changes_way = |it: &Claim| it.kind != ClaimKind::Way(Ordering::Equal);
    let is_empty = claims.is_empty();
    claims.extend(explainer.way().filter(|it| is_empty || changes_way(it)));
    Explanation { claims }
}

/// Moves that move no block.
fn talk(mv: Move) -> Option<Claim> {
    let say: fn(&str) -> String = match mv {
        Move::Offer => texts::explain_xima_offers,
        Move::Accept => texts::explain_xima_accepts,
        Move::Pass => texts::explain_xima_passes,
        Move::Stop => texts::explain_xima_stops,
        _ => return None,
    };
    Some(Claim::plain(say))
}

struct Explainer<'a> {
    look: Look<'a, Xima>,
    voice: Voice,
    mv: Move,
}

impl Explainer<'_> {
    /// Without dice one knows what can be played next.
    fn is_open(&self) -> bool {
        self.look.before.options().dice == Dice::None
    }

    /// The move itself ends the game.
    fn at_once(&self) -> Option<Claim> {
        let end = Game::outcome(self.look.after)?;
        let voice = self.voice;
        let won = end.winners.contains(self.look.me);
        let how = self.look.after.victory()?;
        let places = match how {
            Victory::Summit(_) => vec![Square::SUMMIT.to_string()],
            Victory::Drowned(_) | Victory::Remaining(_) => Vec::new(),
        };
        let say = move |form: &str| match (how, won) {
            (Victory::Summit(_), _) => texts::explain_xima_summit(form),
            (Victory::Drowned(one), true) => texts::explain_xima_drowned_wins(form, voice.who(one)),
            (Victory::Drowned(one), false) => {
                texts::explain_xima_drowned_loses(form, voice.who(one))
            }
            (Victory::Remaining(_), true) => texts::explain_xima_remaining_wins(form),
            (Victory::Remaining(_), false) => texts::explain_xima_remaining_loses(form),
        };
        Some(Claim::new(ClaimKind::Ends(end.winners), say, places))
    }

    /// What a decided line ends with.
    fn by_force(&self, line: &Line<Move>) -> Option<Claim> {
        let claim = decided(Xima::INFO, line)?;
        let mut end = *self.look.before;
        for mv in &line.moves {
            if Game::play(&mut end, mv).is_err() {
                break;
            }
        }
        let Some(Victory::Summit(player)) = end.victory() else {
            return Some(claim);
        };
        let (plies, won) = match line.verdict {
            Verdict::Win { plies } if player == self.look.me => (plies, true),
            Verdict::Loss { plies } => (plies, false),
            _ => return Some(claim),
        };
        let voice = self.voice;
        let say = move |form: &str| {
            if won {
                texts::explain_xima_forces_summit(form, Xima::INFO.moves(plies))
            } else {
                texts::explain_xima_holds_out(form, Xima::INFO.moves(plies), voice.who(player))
            }
        };
        Some(Claim::new(claim.kind, say, Vec::new()))
    }

    /// Ways to the summit that open and close.
    fn summit(&self, changes: &[Change]) -> Vec<Claim> {
        let mut claims = Vec::new();
        if !self.is_open() {
            claims.extend(self.held_special(changes, None));
            return claims;
        }
        let (look, voice) = (&self.look, self.voice);
        let prevented = look.prevented(&ascents);
        if let Some((by, mv, fresh)) = look.allowed(&ascents) {
            let ply = look.after.move_text(&mv);
            let say = move |form: &str| {
                if fresh {
                    texts::explain_xima_lets_climb(form, voice.who(by))
                } else {
                    texts::explain_xima_does_not_stop(form, voice.who(by))
                }
            };
            let kind = ClaimKind::Allows {
                by,
                deed: Deed::Win,
                ply,
                fresh,
            };
            claims.push(Claim::new(kind, say, origin(mv)));
        }
        if let Some(claim) = self.held_special(changes, prevented) {
            claims.push(claim);
        } else if let Some((by, mv)) = prevented {
            let say = move |form: &str| texts::explain_xima_keeps_from_summit(form, voice.who(by));
            let kind = self.prevents(by, Deed::Win, mv);
            claims.push(Claim::new(kind, say, origin(mv)));
        }
        if let Some(mv) = look.threat(&ascents) {
            let kind = ClaimKind::Threatens {
                deed: Deed::Win,
                ply: look.after.move_text(&mv),
            };
            let say = texts::explain_xima_threatens_summit;
            claims.push(Claim::new(kind, say, vec![Square::SUMMIT.to_string()]));
        }
        claims
    }

    /// Another player's special comes to lie under the moved block.
    fn held_special(&self, changes: &[Change], ascent: Option<(Player, Move)>) -> Option<Claim> {
        let (at, of) = self
            .held(changes)
            .find(|(_, of, special)| *special && *of != self.look.me)
            .map(|(at, of, _)| (at, of))?;
        let was_close = ascent.filter(|(by, _)| *by == of);
        let close = if was_close.is_some() { "yes" } else { "no" };
        let (voice, me, on) = (self.voice, self.look.me, at.to_string());
        let say = move |form: &str| {
            texts::explain_xima_holds_special(form, voice.who(of), &on, close, voice.who(me))
        };
        let kind = match was_close {
            Some((by, mv)) => self.prevents(by, Deed::Win, mv),
            None => ClaimKind::Holds {
                at: at.to_string(),
                of,
                special: true,
            },
        };
        Some(Claim::new(kind, say, vec![at.to_string()]))
    }

    fn prevents(&self, by: Player, deed: Deed, mv: Move) -> ClaimKind {
        let ply = self.look.before.move_text(&mv);
        ClaimKind::Prevents { by, deed, ply }
    }

    /// Blocks of others that are held after the move and were not before: where,
    /// whose, and whether it is the special.
    fn held(&self, changes: &[Change]) -> impl Iterator<Item = (Square, Player, bool)> {
        let me = self.look.me;
        let found: Vec<_> = changes
            .iter()
            .filter_map(|change| match change {
                Change::Dominated { at, by } if *by == me => Some(*at),
                _ => None,
            })
            .filter_map(|at| {
                let was = self.look.before.top(at)?;
                let special = was.is_special;
                let still = self.look.after.tower(at).any(|block| block == was);
                (still && was.owner != me).then_some((at, was.owner, special))
            })
            .collect();
        found.into_iter()
    }

    /// What the move captures, rescues and holds.
    fn prizes(&self, changes: &[Change]) -> Vec<Claim> {
        let mut claims = Vec::new();
        let mut worth = 0;
        let mut taken: Vec<(Square, Player, bool)> = Vec::new();
        for change in changes {
            if let Change::Captured {
                block, at, points, ..
            } = change
            {
                worth += points;
                taken.push((*at, block.owner, block.is_special));
            }
        }
        if let Some((at, of, _)) = taken.first().copied() {
            let special = taken.iter().find(|(_, _, special)| *special);
            let special = special.map(|(_, of, _)| *of);
            let (voice, count, at) = (self.voice, taken.len(), at.to_string());
            let (worth, on) = (Points::whole(i64::from(worth)), at.clone());
            let say = move |form: &str| {
                let worth = Unit::Force.counted(worth);
                match (special.map(|of| voice.who(of)), count) {
                    (Some(who), 1) => texts::explain_xima_captures_special(form, who, &on, &worth),
                    (Some(who), n) => {
                        texts::explain_xima_captures_more(form, who, n - 1, &on, &worth)
                    }
                    (None, 1) => {
                        texts::explain_xima_captures_block(form, voice.who(of), &on, &worth)
                    }
                    (None, n) => texts::explain_xima_captures_blocks(form, n, &on, &worth),
                }
            };
            let places = vec![at.clone()];
            claims.push(Claim::new(ClaimKind::Captures { at, of }, say, places));
        }
        if changes
            .iter()
            .any(|change| matches!(change, Change::Rescued { .. }))
        {
            let (voice, me) = (self.voice, self.look.me);
            let say = move |form: &str| texts::explain_xima_rescues(form, voice.who(me));
            claims.push(Claim::new(ClaimKind::Rescues, say, Vec::new()));
        }
        let holds = self.held(changes).find(|(_, _, special)| !special);
        if let Some((at, of, _)) = holds {
            let (voice, me, on) = (self.voice, self.look.me, at.to_string());
            let say = move |form: &str| {
                texts::explain_xima_holds_block(form, voice.who(of), &on, voice.who(me))
            };
            let kind = ClaimKind::Holds {
                at: at.to_string(),
                of,
                special: false,
            };
            claims.push(Claim::new(kind, say, vec![at.to_string()]));
        }
        claims
    }

    /// Specials that can be held next, or not any more.
    fn holds_to_come(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        if !self.is_open() {
            return claims;
        }
        let (look, voice) = (&self.look, self.voice);
        let deed = Deed::HoldSpecial;
        if let Some((by, mv, true)) = look.allowed(&holds) {
            let at = target(mv);
            let (of, on) = (owner(look.after, at), at.to_string());
            let say = move |form: &str| {
                texts::explain_xima_lets_hold(form, voice.who(by), voice.who(of), &on)
            };
            let kind = ClaimKind::Allows {
                by,
                deed,
                ply: look.after.move_text(&mv),
                fresh: true,
            };
            claims.push(Claim::new(kind, say, vec![at.to_string()]));
        }
        if let Some((by, mv)) = look.prevented(&holds) {
            let at = target(mv);
            let of = owner(look.before, at);
            let say = move |form: &str| {
                texts::explain_xima_keeps_from_held(form, voice.who(by), voice.who(of))
            };
            let kind = self.prevents(by, deed, mv);
            claims.push(Claim::new(kind, say, vec![at.to_string()]));
        }
        if let Some(mv) = look.threat(&holds) {
            let at = target(mv);
            let (of, on) = (owner(look.after, at), at.to_string());
            let say =
                move |form: &str| texts::explain_xima_threatens_hold(form, voice.who(of), &on);
            let ply = look.after.move_text(&mv);
            let kind = ClaimKind::Threatens { deed, ply };
            claims.push(Claim::new(kind, say, vec![at.to_string()]));
        }
        claims
    }

    /// Captures that can be made next, or not any more.
    fn captures_to_come(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        if !self.is_open() {
            return claims;
        }
        let (look, voice) = (&self.look, self.voice);
        if let Some((by, mv, true)) = look.allowed(&captures) {
            let at = target(mv);
            let on = at.to_string();
            let say = move |form: &str| texts::explain_lets_capture(form, voice.who(by), &on);
            let kind = ClaimKind::Allows {
                by,
                deed: Deed::Capture,
                ply: look.after.move_text(&mv),
                fresh: true,
            };
            claims.push(Claim::new(kind, say, vec![at.to_string()]));
        }
        if let Some((by, mv)) = look.prevented(&captures) {
            let at = target(mv);
            let on = at.to_string();
            let say = move |form: &str| texts::explain_leaves_no_capture(form, voice.who(by), &on);
            let kind = self.prevents(by, Deed::Capture, mv);
            claims.push(Claim::new(kind, say, vec![at.to_string()]));
        }
        if let Some(mv) = look.threat(&captures) {
            let at = target(mv);
            let on = at.to_string();
            let say = move |form: &str| texts::explain_threatens_capture(form, &on);
            let kind = ClaimKind::Threatens {
                deed: Deed::Capture,
                ply: look.after.move_text(&mv),
            };
            claims.push(Claim::new(kind, say, vec![at.to_string()]));
        }
        claims
    }

    /// Another player's block was under the one that moves.
    fn freed(&self, changes: &[Change]) -> Option<Claim> {
        changes.iter().find_map(|change| {
            let Change::Freed { at, block } = change else {
                return None;
            };
            let of = block.owner;
            let is_free = self.look.after.top(*at) == Some(*block);
            if of == self.look.me || !is_free {
                return None;
            }
            let (voice, special, at) = (self.voice, block.is_special, at.to_string());
            let on = at.clone();
            let say = move |form: &str| {
                if special {
                    texts::explain_xima_frees_special(form, voice.who(of), &on)
                } else {
                    texts::explain_xima_frees_block(form, voice.who(of), &on)
                }
            };
            let places = vec![at.clone()];
            let kind = ClaimKind::Frees { at, of, special };
            Some(Claim::new(kind, say, places))
        })
    }

    /// Two moves that lead to the summit, where there were none before.
    fn way_up(&self) -> Option<Claim> {
        let look = &self.look;
        look.rival().filter(|_| self.is_open())?;
        let is_near = |position: &Xima| position.ascent(look.me).is_some();
        if is_near(look.before) || is_near(look.after) || !stairs(look.before).is_empty() {
            return None;
        }
        let turned = look.turned(look.after, look.me)?;
        let [first, top] = stairs(&turned).first().copied()?;
        let (_, at) = first.block()?;
        let through = at.to_string();
        let say = move |form: &str| texts::explain_xima_prepares(form, &through);
        let mut later = turned;
        later.play_unchecked(first);
        let plies = vec![turned.move_text(&first), later.move_text(&top)];
        let places = vec![at.to_string(), Square::SUMMIT.to_string()];
        Some(Claim::new(ClaimKind::Prepares(plies), say, places))
    }

    /// A block comes to a higher floor, or in above the first: that it comes in says the move.
    fn climb(&self) -> Option<Claim> {
        let (origin, to) = self.mv.block()?;
        let before = self.look.before;
        let (how, from, special) = match origin {
            Origin::Reserve => ("in", 0, false),
            Origin::SpecialReserve => ("in", 0, true),
            Origin::On(from) => {
                let special = before.top(from).is_some_and(|top| top.is_special);
                ("up", from.floor(), special)
            }
        };
        let floor = to.floor();
        if floor <= from.max(1) || to == Square::SUMMIT {
            return None;
        }
        let what = if special { "special" } else { "block" };
        let say = move |form: &str| texts::explain_xima_climbs(form, what, how, &floor.to_string());
        let to = to.to_string();
        let places = vec![to.clone()];
        let kind = ClaimKind::Climbs { to, floor, special };
        Some(Claim::new(kind, say, places))
    }
}

/// Whose block is on top; there is one.
fn owner(position: &Xima, at: Square) -> Player {
    position.top(at).map_or(position.to_move(), |top| top.owner)
}

/// Where a move ends.
fn target(mv: Move) -> Square {
    mv.block().map_or(Square::SUMMIT, |(_, to)| to)
}

/// Where a move begins and ends.
fn origin(mv: Move) -> Vec<String> {
    match mv.block() {
        Some((Origin::On(from), to)) => vec![from.to_string(), to.to_string()],
        Some((_, to)) => vec![to.to_string()],
        None => Vec::new(),
    }
}
