//! What a move of Mathematichess does, told to a player: territories, points,
//! and what either side can gain next.

use super::super::{
    Line,
    explain::{
        Claim, ClaimKind, Deed, Explanation, Look, Unit, Voice, decided, signed, standing,
        with_turn,
    },
};
use crate::texts;
use curio_rules::{
    Game, Player, Points, Turn,
    mathematichess::{Board, Kind, Mathematichess, Move, Preview, Square, Territory},
};

/// The word of a position's text that names the player to move.
const TO_MOVE: usize = 1;

/// Less than this is not worth a threat.
const WORTH_TELLING: i64 = 10;

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(
    position: &Mathematichess,
    mv: Move,
    line: &Line<Move>,
    reader: Player,
) -> Explanation {
    let Ok(preview) = position.preview(mv) else {
        return Explanation::default();
    };
    let mut next = position.clone();
    next.play_unchecked(mv);
    let explainer = Explainer {
        look: Look {
            before: position,
            after: &next,
            me: position.to_move(),
            turn_to: |position, player| with_turn(position, player, TO_MOVE),
        },
        voice: Voice::new(Game::colours(position), reader),
        preview: &preview,
    };
    if let Some(claim) = explainer.at_once() {
        return Explanation::single(claim);
    }
    let mut claims: Vec<Claim> = decided(Mathematichess::INFO, line).into_iter().collect();
    match mv {
        Move::Offer | Move::Decline | Move::Pass => claims.extend(explainer.talk(mv)),
        Move::Place { at, .. } => claims.push(explainer.placed(at)),
        _ => {
            claims.extend(explainer.points());
            claims.extend(explainer.opened(mv));
            claims.extend(explainer.territory());
            claims.extend(explainer.gains_to_come());
        }
    }
    if claims.is_empty() {
        claims.extend(standing(&explainer.look, explainer.voice, Unit::Points));
    }
    Explanation { claims }
}

struct Explainer<'a> {
    look: Look<'a, Mathematichess>,
    voice: Voice,
    preview: &'a Preview,
}

/// In which way a territory is better for the mover than what was there.
#[derive(Clone, Copy)]
enum Better {
    Homogeneous,
    Taken,
    Own,
    Secured,
}

/// The key of a kind in messages.
const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Farmer => "farmer",
        Kind::Pawn => "pawn",
        Kind::Guard => "guard",
        Kind::Knight => "knight",
        Kind::Bishop => "bishop",
        Kind::Rook => "rook",
        Kind::Treasurer => "treasurer",
        Kind::Queen => "queen",
        Kind::King => "king",
    }
}

/// A sentence as it follows a colon; one about a colour keeps its capital.
fn after_colon(sentence: &str, game: &Mathematichess) -> String {
    let is_name = Game::colours(game)
        .iter()
        .any(|colour| sentence.starts_with(colour.name()));
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if !is_name => format!("{}{}", first.to_lowercase(), letters.as_str()),
        _ => sentence.to_owned(),
    }
}

/// What a square is worth to both, whoever gets more first.
fn told_worth(voice: Voice, worth: [i32; 2]) -> String {
    let mut both = [Player::FIRST, Player::SECOND].map(|player| {
        let points = worth[player.index() & 1];
        (points, voice.who(player))
    });
    if both[1].0 > both[0].0 {
        both.reverse();
    }
    match both {
        [(0, _), (0, _)] => texts::explain_math_worthless().to_owned(),
        [(more, one), (less, other)] => texts::explain_math_worth(more, one, less, other),
    }
}

/// What a change is made of, place by place; `none` where it is all in one place.
fn told_parts(parts: &[(String, Points)]) -> String {
    if parts.len() < 2 {
        return "none".to_owned();
    }
    let all: Vec<String> = parts
        .iter()
        .map(|(name, part)| format!("{name} {}", signed(*part)))
        .collect();
    all.join(", ")
}

/// A move and by how much it changes the lead of the player who makes it.
type Swing = (i64, Move);

/// By how much a move changes the lead of a player, whoever's turn it is.
fn swing(board: &mut Board, player: Player, mv: Move) -> i64 {
    let lead = |board: &Board| {
        let [white, black] = board.totals().map(i64::from);
        if player == Player::FIRST {
            white - black
        } else {
            black - white
        }
    };
    let before = lead(board);
    let undo = board.make(mv);
    let after = lead(board);
    board.unmake(&undo);
    after - before
}

/// The move that would gain most at once for the player to move.
fn best_swing(position: &Mathematichess) -> Option<Swing> {
    let player = position.to_move();
    let mut board = position.board().clone();
    position
        .legal_moves()
        .into_iter()
        .map(|mv| (swing(&mut board, player, mv), mv))
        .max_by_key(|(gain, mv)| (*gain, core::cmp::Reverse(*mv)))
}

impl Explainer<'_> {
    /// The move itself ends the game.
    fn at_once(&self) -> Option<Claim> {
        let end = Game::outcome(self.look.after)?;
        let (is_drawn, won) = (end.winners.is_empty(), end.winners.contains(self.look.me));
        let last = self.look.after.clone();
        let say = move |form: &str| {
            let end = Game::outcome(&last).map(|end| end.explanation);
            let why = end.unwrap_or_default();
            let why = why.trim_end_matches('.');
            let clause = after_colon(why, &last);
            if is_drawn {
                texts::explain_math_ends_drawn(form, why, &clause)
            } else if won {
                texts::explain_math_wins(form, why, &clause)
            } else {
                texts::explain_math_loses(form, why, &clause)
            }
        };
        Some(Claim::new(ClaimKind::Ends(end.winners), say, Vec::new()))
    }

    /// Moves that move no piece.
    fn talk(&self, mv: Move) -> Option<Claim> {
        let me = self.look.me;
        let [white, black] = self.look.before.points().map(Points::whole);
        let lead = if me == Player::FIRST {
            white - black
        } else {
            black - white
        };
        let words: fn(&str, &str) -> String = match mv {
            Move::Offer => texts::explain_math_offers,
            Move::Decline => texts::explain_math_declines,
            Move::Pass => texts::explain_math_passes,
            _ => return None,
        };
        let voice = self.voice;
        let say =
            move |form: &str| words(form, &voice.standing(me, me.other(), lead, Unit::Points));
        Some(Claim::new(ClaimKind::Stands { lead }, say, Vec::new()))
    }

    /// What a placement does to the empty squares beside it.
    fn placed(&self, at: Square) -> Claim {
        let seat = self.look.me.index() & 1;
        let lead = |game: &Mathematichess, square: Square| {
            let worth = game.board().prospect(square);
            worth[seat] - worth[1 - seat]
        };
        let (before, after) = (self.look.before, self.look.after);
        let holes = after.board().holes();
        let best = holes
            .iter()
            .filter(|square| square.touches(at))
            .map(|square| (lead(after, square) - lead(before, square), square))
            .max();
        let (square, filled) = match best {
            Some((gain, square)) if gain > 0 && gain >= -lead(before, at) => (square, false),
            _ => (at, true),
        };
        let worth = if filled { before } else { after }.board().prospect(square);
        let (voice, at) = (self.voice, square.to_string());
        let place = at.clone();
        let say = move |form: &str| {
            let worth = told_worth(voice, worth);
            if filled {
                texts::explain_math_fills(form, &place, &worth)
            } else {
                texts::explain_math_makes_worth(form, &place, &worth)
            }
        };
        let places = vec![at.clone()];
        Claim::new(ClaimKind::Prospect { at, worth, filled }, say, places)
    }

    /// A Terminator leaves the board.
    fn opened(&self, mv: Move) -> Option<Claim> {
        let (piece, at) = match mv {
            Move::Terminate { .. } => self.preview.terminated?,
            _ => return None,
        };
        let (kind, from) = (kind_key(piece.kind), at.to_string());
        let say = move |form: &str| texts::explain_math_terminates(form, kind, &from);
        Some(Claim::new(ClaimKind::Plain, say, vec![at.to_string()]))
    }

    /// A territory that is better for the mover than what was there.
    fn territory(&self) -> Option<Claim> {
        let (me, voice) = (self.look.me, self.voice);
        let rival = me.other();
        let own = |one: &&Territory| one.owner == Some(me);
        let was = |one: &Territory, wanted: &dyn Fn(&Territory) -> bool| {
            let mut gone = self.preview.gone.iter();
            gone.any(|old| old.cells.iter().any(|cell| one.contains(*cell)) && wanted(old))
        };
        let is_new = |one: &&Territory, wanted: &dyn Fn(&Territory) -> bool| {
            wanted(one) && !was(one, &|old| old.owner == Some(me) && wanted(old))
        };
        let come = || self.preview.come.iter().filter(own);
        let best = |wanted: &dyn Fn(&Territory) -> bool| {
            come()
                .filter(|one| is_new(one, wanted))
                .max_by_key(|one| one.worth())
        };
        let (one, how) = if let Some(one) = best(&|one| one.homogeneous.is_some()) {
            (one, Better::Homogeneous)
        } else if let Some(one) = best(&|_| true) {
            if was(one, &|old| old.owner == Some(rival)) {
                (one, Better::Taken)
            } else {
                (one, Better::Own)
            }
        } else if let Some(one) = best(&|one| one.secured) {
            (one, Better::Secured)
        } else {
            return None;
        };
        let (name, factor) = (one.name(), one.multiplier.to_string());
        let piece = one.homogeneous.map_or("", kind_key);
        // What it is worth is in the points already.
        let say = move |form: &str| match how {
            Better::Homogeneous => texts::explain_math_homogeneous(form, &name, piece, &factor),
            Better::Taken => texts::explain_math_takes(form, &name, voice.who(rival)),
            Better::Own => texts::explain_math_makes_own(form, &name, voice.who(me)),
            Better::Secured => texts::explain_math_secures(form, &name),
        };
        let kind = ClaimKind::Territory {
            name: one.name(),
            worth: one.worth(),
            homogeneous: one.homogeneous.is_some(),
            secured: one.secured,
        };
        let places = one.cells.iter().map(Square::to_string).collect();
        Some(Claim::new(kind, say, places))
    }

    /// How the points of both change, the greater change first.
    fn points(&self) -> Vec<Claim> {
        let me = self.look.me;
        let mut players = [me, me.other()];
        let gains = self.preview.gains();
        let size = |player: Player| gains[player.index() & 1].abs();
        if size(me.other()) > size(me) {
            players.reverse();
        }
        players
            .into_iter()
            .filter_map(|player| self.scores(player))
            .collect()
    }

    fn scores(&self, player: Player) -> Option<Claim> {
        let seat = player.index() & 1;
        let change = self.preview.gains()[seat];
        if change == 0 {
            return None;
        }
        let parts = self.by_territory(seat);
        let size = Points::whole(change.abs());
        let mine = player == self.look.me;
        let places = parts
            .iter()
            .flat_map(|(name, _)| name.split('-').map(str::to_owned))
            .collect();
        let (voice, told) = (self.voice, parts.clone());
        let say = move |form: &str| {
            let (who, size) = (voice.who(player), Unit::Points.counted(size));
            let all = told_parts(&told);
            match (mine, change > 0) {
                (true, true) => texts::explain_math_gains(form, &size, &all),
                (false, true) => texts::explain_math_gives(form, who, &size, &all),
                (_, false) => texts::explain_math_costs(form, who, &size, &all),
            }
        };
        let change = Points::whole(change);
        let kind = ClaimKind::Scores {
            player,
            change,
            parts,
        };
        let is_drawback = mine == (change < Points::ZERO);
        Some(Claim::new(kind, say, places).against(is_drawback))
    }

    /// A player's change of points, territory by territory: each that has come
    /// against those that were on its squares.
    fn by_territory(&self, seat: usize) -> Vec<(String, Points)> {
        let mut gone: Vec<&Territory> = self.preview.gone.iter().collect();
        let mut parts = Vec::new();
        for one in &self.preview.come {
            let mut change = one.points[seat];
            gone.retain(|old| {
                let was_here = old.cells.iter().any(|cell| one.contains(*cell));
                if was_here {
                    change -= old.points[seat];
                }
                !was_here
            });
            parts.push((one.name(), change));
        }
        parts.extend(gone.iter().map(|old| (old.name(), -old.points[seat])));
        let parts = parts.into_iter().filter(|(_, change)| *change != 0);
        parts
            .map(|(name, change)| (name, Points::whole(change)))
            .collect()
    }

    /// Gains that either side can make next, or not any more.
    fn gains_to_come(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        let (look, voice) = (&self.look, self.voice);
        let Some(rival) = look.rival() else {
            return claims;
        };
        let best =
            |position: &Mathematichess, player: Player| best_swing(&look.turned(position, player)?);
        let (old, new) = (look.before, look.after);
        let size = |found: Option<Swing>| found.map_or(0, |(gain, _)| gain);
        let (was, is) = (best(old, rival), best(new, rival));
        if let Some((gain, mv)) = is
            && gain >= size(was) + WORTH_TELLING
        {
            let ply = look.after.move_text(&mv);
            let (gain, with) = (Points::whole(gain), ply.clone());
            let say = move |form: &str| {
                let size = Unit::Points.counted(gain);
                texts::explain_math_lets_gain(form, voice.who(rival), &size, &in_words(&with))
            };
            let kind = ClaimKind::Allows {
                by: rival,
                deed: Deed::Gain(gain),
                ply,
                fresh: true,
            };
            claims.push(Claim::new(kind, say, squares(mv)));
        }
        if let Some((gain, mv)) = was
            && gain >= size(is).max(0) + WORTH_TELLING
        {
            let ply = look.before.move_text(&mv);
            let (gain, spoilt) = (Points::whole(gain), ply.clone());
            let say = move |form: &str| {
                let size = Unit::Points.counted(gain);
                texts::explain_math_spoils(form, voice.who(rival), &in_words(&spoilt), &size)
            };
            let kind = ClaimKind::Prevents {
                by: rival,
                deed: Deed::Gain(gain),
                ply,
            };
            claims.push(Claim::new(kind, say, squares(mv)));
        }
        if let Some((gain, mv)) = best(new, look.me)
            && gain >= size(best(old, look.me)).max(0) + WORTH_TELLING
            && self.may_happen(gain, mv)
        {
            let ply = look.after.move_text(&mv);
            let turned = look.turned(new, look.me);
            let multiplied = turned.and_then(|position| multiplied(&position, mv, look.me));
            let (gain, next) = (Points::whole(gain), ply.clone());
            let say = move |form: &str| {
                let mut size = Unit::Points.counted(gain);
                if let Some(sum) = &multiplied {
                    size = format!("{size} ({sum})");
                }
                texts::explain_math_threatens(form, &in_words(&next), &size)
            };
            let deed = Deed::Gain(gain);
            let kind = ClaimKind::Threatens { deed, ply };
            claims.push(Claim::new(kind, say, squares(mv)));
        }
        claims
    }

    /// Whether some answer leaves the mover a ply and what it gains.
    fn may_happen(&self, gain: i64, ply: Move) -> bool {
        let (me, after) = (self.look.me, self.look.after);
        after.legal_moves().iter().any(|answer| {
            let mut later = after.clone();
            later.play_unchecked(*answer);
            later.turn() == Turn::Player(me)
                && later.check(&ply).is_ok()
                && swing(&mut later.board().clone(), me, ply) == gain
        })
    }
}

/// A move as a sentence names it: in notation, but for the Terminator, whose sign is not known
/// to everybody.
fn in_words(mv: &str) -> String {
    match mv.strip_prefix('!') {
        Some(at) => texts::explain_math_terminator(at),
        None => Mathematichess::shown(mv),
    }
}

/// How the territory that a move gains most with multiplies its sum, if it does and nothing of it
/// was there before: "c5: 12 × 9". A gain far beyond what all territories are worth so far would
/// not be believed otherwise.
fn multiplied(position: &Mathematichess, mv: Move, player: Player) -> Option<String> {
    let preview = position.preview(mv).ok()?;
    let worth = |territory: &Territory| territory.points[player.index()];
    let before = |territory: &Territory| -> i64 {
        let gone = preview.gone.iter();
        let overlaps = |old: &&Territory| old.cells.iter().any(|cell| territory.contains(*cell));
        gone.filter(overlaps).map(worth).sum()
    };
    let gained = |territory: &&Territory| worth(territory) - before(territory);
    let best = preview.come.iter().max_by_key(gained)?;
    let is_multiplied = best.owner == Some(player) && best.multiplier > 1 && before(best) == 0;
    is_multiplied.then(|| format!("{}: {} × {}", best.name(), best.base, best.multiplier))
}

/// The squares that a move names.
fn squares(mv: Move) -> Vec<String> {
    match mv {
        Move::Step { from, to } | Move::Push { from, to } => {
            vec![from.to_string(), to.to_string()]
        }
        Move::Swap { from, with } => vec![from.to_string(), with.to_string()],
        Move::Terminate { at } | Move::Place { at, .. } => vec![at.to_string()],
        _ => Vec::new(),
    }
}
