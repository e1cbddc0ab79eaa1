//! What a move of Mathematichess does, told to a player: territories, points,
//! and what either side can gain next.

use super::super::{
    Line,
    explain::{
        Claim, ClaimKind, Deed, Explanation, Look, Unit, Voice, decided, signed, standing,
        with_turn,
    },
};
use curio_rules::{
    Game, Player, Points, Turn,
    mathematichess::{Board, Mathematichess, Move, Preview, Square, Territory},
};

/// The word of a position's text that names the player to move.
const TO_MOVE: usize = 1;

const POINTS: Unit = Unit("point", "points");

/// Less than this is not worth a threat.
const WORTH_TELLING: i64 = 10;

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(
    position: &Mathematichess,
    mv: Move,
    line: &Line,
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
    let mut claims: Vec<Claim> = decided(line).into_iter().collect();
    match mv {
        Move::Offer | Move::Decline | Move::Pass => claims.extend(explainer.talk(mv)),
        Move::Place { at, .. } => claims.push(explainer.placed(at)),
        _ => {
            claims.extend(explainer.opened(mv));
            claims.extend(explainer.territory());
            claims.extend(explainer.points());
            claims.extend(explainer.gains_to_come());
        }
    }
    if claims.is_empty() {
        claims.extend(standing(&explainer.look, explainer.voice, POINTS));
    }
    Explanation { claims }
}

struct Explainer<'a> {
    look: Look<'a, Mathematichess>,
    voice: Voice,
    preview: &'a Preview,
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
        let verb = if end.winners.is_empty() {
            "end{s} the game in a draw"
        } else if end.winners.contains(self.look.me) {
            "win{s} at once"
        } else {
            "lose{s} at once"
        };
        let why = end.explanation.trim_end_matches('.');
        // A sentence about a colour keeps its capital.
        let is_name = Game::colours(self.look.before)
            .iter()
            .any(|colour| why.starts_with(colour.name()));
        let why = match why.split_at_checked(1) {
            Some((first, rest)) if !is_name => format!("{}{rest}", first.to_lowercase()),
            _ => why.to_owned(),
        };
        let words = format!("{verb}: {why}");
        Some(Claim::new(ClaimKind::Ends(end.winners), &words, Vec::new()))
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
        let score = self.voice.standing(me, me.other(), lead, POINTS);
        let words = match mv {
            Move::Offer => format!("offer{{s}} to count the points now, while {score}"),
            Move::Decline => format!("play{{s}} on, while {score}"),
            Move::Pass => format!("pass{{es}}, as no piece can move, while {score}"),
            _ => return None,
        };
        Some(Claim::new(ClaimKind::Stands { lead }, &words, Vec::new()))
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
        let words = if filled {
            let worth = self.worth(worth);
            format!("fill{{s}} {square}, which would have been worth {worth}")
        } else {
            let worth = self.worth(worth);
            format!("make{{s}} {square} worth {worth} if it stays empty")
        };
        let at = square.to_string();
        let places = vec![at.clone()];
        Claim::new(ClaimKind::Prospect { at, worth, filled }, &words, places)
    }

    /// What a square is worth to both, whoever gets more first.
    fn worth(&self, worth: [i32; 2]) -> String {
        let mut both = [Player::FIRST, Player::SECOND].map(|player| {
            let points = worth[player.index() & 1];
            (points, self.voice.name(player))
        });
        if both[1].0 > both[0].0 {
            both.reverse();
        }
        match both {
            [(0, _), (0, _)] => "nothing to either side".to_owned(),
            [(more, one), (less, other)] => {
                let more = POINTS.counted(Points::whole(more.into()));
                let less = if less == 0 {
                    "nothing".to_owned()
                } else {
                    less.to_string()
                };
                format!("{more} to {one} and {less} to {other}")
            }
        }
    }

    /// A Terminator leaves the board.
    fn opened(&self, mv: Move) -> Option<Claim> {
        let (piece, at) = match mv {
            Move::Terminate { .. } => self.preview.terminated?,
            _ => return None,
        };
        let words = format!("take{{s}} the {} off {at} for good", piece.kind.name());
        let places = vec![at.to_string()];
        Some(Claim::new(ClaimKind::Plain, &words, places))
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
        let (one, words) = if let Some(one) = best(&|one| one.homogeneous.is_some()) {
            let kind = one.homogeneous.map_or("", |kind| kind.name());
            let words = format!(
                "make{{s}} {} homogeneous: {kind}s multiply it by {}, to {}",
                one.name(),
                one.multiplier,
                one.worth()
            );
            (one, words)
        } else if let Some(one) = best(&|_| true) {
            let words = if was(one, &|old| old.owner == Some(rival)) {
                format!("take{{s}} {} from {}", one.name(), voice.name(rival))
            } else {
                let whose = if voice.is_reader(me) {
                    "yours"
                } else {
                    "its own"
                };
                format!("make{{s}} {} {whose}", one.name())
            };
            (one, words)
        } else if let Some(one) = best(&|one| one.secured) {
            let words = format!("secure{{s}} {}, worth {}", one.name(), one.worth());
            (one, words)
        } else {
            return None;
        };
        let kind = ClaimKind::Territory {
            name: one.name(),
            worth: one.worth(),
            homogeneous: one.homogeneous.is_some(),
            secured: one.secured,
        };
        let places = one.cells.iter().map(Square::to_string).collect();
        Some(Claim::new(kind, &words, places))
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
        let size = POINTS.counted(Points::whole(change.abs()));
        let name = self.voice.name(player);
        let mine = player == self.look.me;
        let mut words = match (mine, change > 0) {
            (true, true) => format!("gain{{s}} {size}"),
            (false, true) => format!("give{{s}} {name} {size}"),
            (_, false) => format!("cost{{s}} {name} {size}"),
        };
        let places = parts
            .iter()
            .flat_map(|(name, _)| name.split('-').map(str::to_owned))
            .collect();
        if parts.len() > 1 {
            let listed: Vec<String> = parts
                .iter()
                .map(|(name, part)| format!("{name} {}", signed(*part)))
                .collect();
            words = format!("{words}: {}", listed.join(", "));
        }
        let change = Points::whole(change);
        let kind = ClaimKind::Scores {
            player,
            change,
            parts,
        };
        let is_drawback = mine == (change < Points::ZERO);
        Some(Claim::new(kind, &words, places).against(is_drawback))
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
            let points = POINTS.counted(Points::whole(gain));
            let words = format!("let{{s}} {} gain {points} with {ply}", voice.name(rival));
            let kind = ClaimKind::Allows {
                by: rival,
                deed: Deed::Gain(Points::whole(gain)),
                ply,
                fresh: true,
            };
            claims.push(Claim::new(kind, &words, squares(mv)));
        }
        if let Some((gain, mv)) = was
            && gain >= size(is).max(0) + WORTH_TELLING
        {
            let ply = look.before.move_text(&mv);
            let points = POINTS.counted(Points::whole(gain));
            let whose = voice.whose(rival);
            let words = format!("spoil{{s}} {whose} {ply}, which would have gained {points}");
            let kind = ClaimKind::Prevents {
                by: rival,
                deed: Deed::Gain(Points::whole(gain)),
                ply,
            };
            claims.push(Claim::new(kind, &words, squares(mv)));
        }
        if let Some((gain, mv)) = best(new, look.me)
            && gain >= size(best(old, look.me)).max(0) + WORTH_TELLING
            && self.may_happen(gain, mv)
        {
            let ply = look.after.move_text(&mv);
            let points = POINTS.counted(Points::whole(gain));
            let words = format!("threaten{{s}} {ply}, which would gain {points}");
            let deed = Deed::Gain(Points::whole(gain));
            let kind = ClaimKind::Threatens { deed, ply };
            claims.push(Claim::new(kind, &words, squares(mv)));
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
