//! Looks at a position before and after a move: what can be done now, what could
//! be done before, and what could be done next if nothing were done about it.

use super::{Claim, ClaimKind, Unit, Voice};
use crate::texts;
use curio_rules::{Game, Outcome, Player, Turn};

/// Something that can be done with one move, as a game finds it: all the moves
/// of the player to move that do it.
pub type Feat<'a, G> = &'a dyn Fn(&G) -> Vec<<G as Game>::Move>;

/// The same position as if it were the turn of another player, whose moves are
/// the same then, though perhaps under another name; nothing where there is no
/// such position.
pub type TurnTo<G> = fn(&G, Player) -> Option<G>;

/// The same position with another player in the word of its text that says who
/// is to move.
pub fn with_turn<G: Game>(position: &G, player: Player, place: usize) -> Option<G> {
    let text = position.position_text();
    let key = position.colours().get(player.index())?.key();
    let letter = key.get(..1)?.to_uppercase();
    let words: Vec<&str> = text
        .split(' ')
        .enumerate()
        .map(|(n, word)| if n == place { letter.as_str() } else { word })
        .collect();
    let turned = G::parse_position(&position.options(), &words.join(" ")).ok()?;
    (turned.turn() == Turn::Player(player)).then_some(turned)
}

/// A position before and after a move.
#[derive(Debug)]
pub struct Look<'a, G> {
    pub before: &'a G,
    pub after: &'a G,
    pub me: Player,
    pub turn_to: TurnTo<G>,
}

impl<G: Game> Look<'_, G> {
    /// The same position as if it were another player's turn.
    pub fn turned(&self, position: &G, player: Player) -> Option<G> {
        match position.turn() {
            Turn::Player(now) if now == player => Some(position.clone()),
            Turn::Player(_) => (self.turn_to)(position, player),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The next player, if that is somebody else.
    pub fn rival(&self) -> Option<Player> {
        match self.after.turn() {
            Turn::Player(player) if player != self.me => Some(player),
            _ => None,
        }
    }

    /// What the mover could do next if the opponent let it happen, and could not
    /// do before. The opponent has a move that lets it happen.
    pub fn threat(&self, feat: Feat<'_, G>) -> Option<G::Move> {
        self.rival()?;
        let turned = self.turned(self.after, self.me)?;
        let known = texts(self.before, &feat(self.before));
        let is_fresh = |ply: &G::Move| !known.contains(&turned.move_text(ply));
        let fresh = feat(&turned).into_iter().filter(is_fresh);
        fresh.take(4).find(|ply| self.may_happen(ply, feat))
    }

    /// Whether some answer leaves a ply to the mover that does the same.
    fn may_happen(&self, ply: &G::Move, feat: Feat<'_, G>) -> bool {
        self.after.legal_moves().iter().any(|answer| {
            let mut later = self.after.clone();
            later.play(answer).is_ok()
                && later.turn() == Turn::Player(self.me)
                && later.check(ply).is_ok()
                && feat(&later).contains(ply)
        })
    }

    /// What the next player could have done before and cannot do any more, in
    /// no way at all.
    pub fn prevented(&self, feat: Feat<'_, G>) -> Option<(Player, G::Move)> {
        let rival = self.rival()?;
        let turned = self.turned(self.before, rival)?;
        let ply = feat(&turned).into_iter().next()?;
        feat(self.after).is_empty().then_some((rival, ply))
    }

    /// What the next player can do now, and whether that is new.
    pub fn allowed(&self, feat: Feat<'_, G>) -> Option<(Player, G::Move, bool)> {
        let rival = self.rival()?;
        let now = feat(self.after);
        let first = now.first()?.clone();
        let before = self.turned(self.before, rival);
        let known = before.map_or_else(Vec::new, |turned| texts(&turned, &feat(&turned)));
        let is_fresh = |ply: &G::Move| !known.contains(&self.after.move_text(ply));
        Some(match now.into_iter().find(is_fresh) {
            Some(ply) => (rival, ply, true),
            None => (rival, first, false),
        })
    }
}

/// Moves as the game writes them: a move to the summit has one name, from wherever it
/// starts.
fn texts<G: Game>(position: &G, moves: &[G::Move]) -> Vec<String> {
    moves.iter().map(|mv| position.move_text(mv)).collect()
}

/// The moves that win at once for the player to move.
pub fn winning<G: Game>(position: &G) -> Vec<G::Move> {
    let Turn::Player(player) = position.turn() else {
        return Vec::new();
    };
    let mut moves = position.legal_moves();
    moves.retain(|mv| {
        let mut next = position.clone();
        let won = |end: Outcome| end.winners.contains(player);
        next.play(mv).is_ok() && next.outcome().is_some_and(won)
    });
    moves
}

/// What the score says of a move that leaves it as it is.
pub fn standing<G: Game>(look: &Look<'_, G>, voice: Voice, unit: Unit) -> Option<Claim> {
    let (before, after) = (look.before.score().totals, look.after.score().totals);
    if before != after {
        return None;
    }
    let (me, mine) = (look.me, *after.get(look.me.index())?);
    let (rival, best) = (0..after.len() as u8)
        .map(Player)
        .filter(|player| *player != me)
        .filter_map(|player| Some((player, *after.get(player.index())?)))
        .max_by_key(|(player, points)| (*points, core::cmp::Reverse(*player)))?;
    let lead = mine - best;
    let say = move |form: &str| texts::explain_stands(form, &voice.standing(me, rival, lead, unit));
    Some(Claim::new(ClaimKind::Stands { lead }, say, Vec::new()))
}
