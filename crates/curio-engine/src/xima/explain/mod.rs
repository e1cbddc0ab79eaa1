//! What a move of XIMA does, told to a player: the way to the summit, captures
//! and holds. What can be done at all is in `feats`, the force in `force`.

mod feats;
mod force;

use super::super::{
    Line, Verdict,
    explain::{
        Claim, ClaimKind, Deed, Explanation, Look, Unit, Voice, counted, decided, standing,
        with_turn,
    },
};
use curio_rules::{
    Game, Player, Points,
    xima::{Change, Dice, Move, Origin, Square, Victory, Xima},
};
use feats::{ascents, captures, holds, stairs};

/// The word of a position's text that names the player to move.
const TO_MOVE: usize = 3;

const FORCE: Unit = Unit("point of force", "points of force");

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(position: &Xima, mv: Move, line: &Line, reader: Player) -> Explanation {
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
    claims.extend(explainer.climb());
    claims.extend(explainer.force(explainer.look.me));
    if claims.is_empty() {
        claims.extend(
            explainer
                .look
                .rival()
                .and_then(|rival| explainer.force(rival)),
        );
    }
    if claims.is_empty() {
        claims.extend(standing(&explainer.look, explainer.voice, FORCE));
    }
    Explanation { claims }
}

/// Moves that move no block.
fn talk(mv: Move) -> Option<Claim> {
    Some(Claim::plain(match mv {
        Move::Offer => "offer{s} everybody three more blocks",
        Move::Accept => "accept{s} three more blocks for everybody",
        Move::Pass => "pass{es}, as nothing can be played with the dice",
        Move::Stop => "leave{s} the second die unused",
        _ => return None,
    }))
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
        let (words, places) = match self.look.after.victory()? {
            Victory::Summit(_) => (
                "take{s} the special to the summit and win{s} at once".to_owned(),
                vec![Square::SUMMIT.to_string()],
            ),
            Victory::Drowned(player) => {
                let verb = if won { "win{s}" } else { "lose{s}" };
                let is_stuck = format!("{} without a move, and that wins", voice.is(player));
                (format!("{verb} at once: {is_stuck}"), Vec::new())
            }
            Victory::Remaining(_) => {
                let verb = if won { "win{s}" } else { "lose{s}" };
                (format!("{verb} at once: nobody else is left"), Vec::new())
            }
        };
        Some(Claim::new(ClaimKind::Ends(end.winners), &words, places))
    }

    /// What a decided line ends with.
    fn by_force(&self, line: &Line) -> Option<Claim> {
        let claim = decided(line)?;
        let mut end = *self.look.before;
        for text in &line.moves {
            let played = end
                .parse_move(text)
                .map(|mv| Game::play(&mut end, &mv).is_ok());
            if !played.unwrap_or(false) {
                break;
            }
        }
        let Some(Victory::Summit(player)) = end.victory() else {
            return Some(claim);
        };
        let words = match line.verdict {
            Verdict::Win { plies } if player == self.look.me => {
                let turns = counted(plies, "turn", "turns");
                format!("bring{{s}} the special to the summit by force within {turns}")
            }
            Verdict::Loss { plies } => {
                let turns = counted(plies, "turn", "turns");
                let whose = self.voice.whose(player);
                format!("hold{{s}} out for {turns}, but then {whose} special is on the summit")
            }
            _ => return Some(claim),
        };
        Some(Claim::new(claim.kind, &words, Vec::new()))
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
            let whose = voice.whose(by);
            let words = if fresh {
                format!("let{{s}} {whose} special climb to the summit")
            } else {
                format!("do{{es}} not stop {whose} special from climbing to the summit")
            };
            let kind = ClaimKind::Allows {
                by,
                deed: Deed::Win,
                ply,
                fresh,
            };
            claims.push(Claim::new(kind, &words, origin(mv)));
        }
        if let Some(claim) = self.held_special(changes, prevented) {
            claims.push(claim);
        } else if let Some((by, mv)) = prevented {
            let words = format!("keep{{s}} {} special from the summit", voice.whose(by));
            let kind = self.prevents(by, Deed::Win, mv);
            claims.push(Claim::new(kind, &words, origin(mv)));
        }
        if let Some(mv) = look.threat(&ascents) {
            let kind = ClaimKind::Threatens {
                deed: Deed::Win,
                ply: look.after.move_text(&mv),
            };
            let words = "threaten{s} to take the special to the summit on the next move";
            claims.push(Claim::new(kind, words, vec![Square::SUMMIT.to_string()]));
        }
        claims
    }

    /// Another player's special comes to lie under the moved block.
    fn held_special(&self, changes: &[Change], ascent: Option<(Player, Move)>) -> Option<Claim> {
        let (at, of) = self
            .held(changes)
            .find(|(_, of, special)| *special && *of != self.look.me)
            .map(|(at, of, _)| (at, of))?;
        let there = self.voice.does(self.look.me, "stand");
        let mut words = format!("hold{{s}} {} special on {at}", self.voice.whose(of));
        let was_close = ascent.filter(|(by, _)| *by == of);
        if was_close.is_some() {
            words.push_str(", one move from the summit");
        }
        let words = format!("{words}: it cannot climb while {there} on it");
        let kind = match was_close {
            Some((by, mv)) => self.prevents(by, Deed::Win, mv),
            None => ClaimKind::Holds {
                at: at.to_string(),
                of,
                special: true,
            },
        };
        Some(Claim::new(kind, &words, vec![at.to_string()]))
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
            let what = match (special, taken.len()) {
                (Some((_, of, _)), 1) => format!("{} special", self.voice.whose(*of)),
                (Some((_, of, _)), n) => {
                    let more = counted(n as u32 - 1, "other block", "other blocks");
                    format!("{} special and {more}", self.voice.whose(*of))
                }
                (None, 1) => format!("{} block", self.voice.whose(of)),
                (None, n) => format!("{n} blocks"),
            };
            let worth = FORCE.counted(Points::whole(i64::from(worth)));
            let words = format!("capture{{s}} {what} on {at} for {worth}");
            let at = at.to_string();
            let places = vec![at.clone()];
            claims.push(Claim::new(ClaimKind::Captures { at, of }, &words, places));
        }
        if changes
            .iter()
            .any(|change| matches!(change, Change::Rescued { .. }))
        {
            let words = format!(
                "rescue{{s}} {} captured special",
                self.voice.whose(self.look.me)
            );
            claims.push(Claim::new(ClaimKind::Rescues, &words, Vec::new()));
        }
        let holds = self.held(changes).find(|(_, _, special)| !special);
        if let Some((at, of, _)) = holds {
            let there = self.voice.does(self.look.me, "stand");
            let words = format!(
                "hold{{s}} {} block on {at}, which cannot move while {there} on it",
                self.voice.whose(of)
            );
            let kind = ClaimKind::Holds {
                at: at.to_string(),
                of,
                special: false,
            };
            claims.push(Claim::new(kind, &words, vec![at.to_string()]));
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
            let whose = look.after.top(at).map(|top| voice.whose(top.owner));
            let whose = whose.unwrap_or_default();
            let words = format!("let{{s}} {} hold {whose} special on {at}", voice.name(by));
            let kind = ClaimKind::Allows {
                by,
                deed,
                ply: look.after.move_text(&mv),
                fresh: true,
            };
            claims.push(Claim::new(kind, &words, vec![at.to_string()]));
        }
        if let Some((by, mv)) = look.prevented(&holds) {
            let at = target(mv);
            let whose = look.before.top(at).map(|top| voice.whose(top.owner));
            let whose = whose.unwrap_or_default();
            let words = format!(
                "keep{{s}} {whose} special from being held by {}",
                voice.name(by)
            );
            let kind = self.prevents(by, deed, mv);
            claims.push(Claim::new(kind, &words, vec![at.to_string()]));
        }
        if let Some(mv) = look.threat(&holds) {
            let at = target(mv);
            let whose = look.after.top(at).map(|top| voice.whose(top.owner));
            let whose = whose.unwrap_or_default();
            let words = format!("threaten{{s}} to hold {whose} special on {at}");
            let ply = look.after.move_text(&mv);
            let kind = ClaimKind::Threatens { deed, ply };
            claims.push(Claim::new(kind, &words, vec![at.to_string()]));
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
            let words = format!("let{{s}} {} capture on {at}", voice.name(by));
            let kind = ClaimKind::Allows {
                by,
                deed: Deed::Capture,
                ply: look.after.move_text(&mv),
                fresh: true,
            };
            claims.push(Claim::new(kind, &words, vec![at.to_string()]));
        }
        if let Some((by, mv)) = look.prevented(&captures) {
            let at = target(mv);
            let words = format!("leave{{s}} {} nothing to capture on {at}", voice.name(by));
            let kind = self.prevents(by, Deed::Capture, mv);
            claims.push(Claim::new(kind, &words, vec![at.to_string()]));
        }
        if let Some(mv) = look.threat(&captures) {
            let at = target(mv);
            let words = format!("threaten{{s}} to capture on {at}");
            let kind = ClaimKind::Threatens {
                deed: Deed::Capture,
                ply: look.after.move_text(&mv),
            };
            claims.push(Claim::new(kind, &words, vec![at.to_string()]));
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
            let what = if block.is_special { "special" } else { "block" };
            let words = format!("set{{s}} {} {what} on {at} free", self.voice.whose(of));
            let at = at.to_string();
            let places = vec![at.clone()];
            let special = block.is_special;
            Some(Claim::new(
                ClaimKind::Frees { at, of, special },
                &words,
                places,
            ))
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
        let words = format!(
            "prepare{{s}} a climb: the special can go to {at}, and from there to the summit"
        );
        let mut later = turned;
        later.play_unchecked(first);
        let plies = vec![turned.move_text(&first), later.move_text(&top)];
        let places = vec![at.to_string(), Square::SUMMIT.to_string()];
        Some(Claim::new(ClaimKind::Prepares(plies), &words, places))
    }

    /// A block comes to a higher floor, or in on one.
    fn climb(&self) -> Option<Claim> {
        let (origin, to) = self.mv.block()?;
        let before = self.look.before;
        let (verb, from, special) = match origin {
            Origin::Reserve => ("in on", 0, false),
            Origin::SpecialReserve => ("in on", 0, true),
            Origin::On(from) => {
                let special = before.top(from).is_some_and(|top| top.is_special);
                ("up to", from.floor(), special)
            }
        };
        let floor = to.floor();
        if floor <= from || to == Square::SUMMIT {
            return None;
        }
        let what = if special { "the special" } else { "a block" };
        let words = format!("bring{{s}} {what} {verb} floor {floor}");
        let to = to.to_string();
        let places = vec![to.clone()];
        Some(Claim::new(
            ClaimKind::Climbs { to, floor, special },
            &words,
            places,
        ))
    }
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
