//! What a move of Xafka does, told to a player.

use super::super::{
    Line, Verdict,
    explain::{
        Claim, ClaimKind, Count, Deed, Explanation, FORESEEN, Look, Voice, decided, listed, winning,
    },
};
use crate::texts;
use curio_rules::{
    Game, Player, PlayerSet,
    xafka::{CellSet, Goal, Light, Move, Stuck, Xafka},
};

/// Up to this many hexagons are named one by one.
const FEW: u32 = 3;

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(
    position: &Xafka,
    mv: Move,
    line: &Line<Move>,
    reader: Player,
) -> Explanation {
    let me = position.to_move();
    let mut next = *position;
    if next.play(&mv).is_err() {
        return Explanation::default();
    }
    let explainer = Explainer {
        look: Look {
            before: position,
            after: &next,
            me,
            turn_to,
        },
        voice: Voice::new(Game::colours(position), reader),
    };
    if let Some(claim) = explainer.at_once(mv) {
        return Explanation::single(claim);
    }
    let mut claims = explainer.wins_that_come_and_go();
    claims.extend(explainer.light(mv));
    let decided = explainer.by_force(line);
    // Where the end is in sight, numbers beside it only confuse.
    match (decided, line.verdict) {
        (None, _) => claims.extend(explainer.room(mv)),
        (Some(end), Verdict::Win { plies } | Verdict::Loss { plies }) => {
            if plies > FORESEEN {
                let is_lost = matches!(line.verdict, Verdict::Loss { .. });
                let is_red = next.light() == Light::Set(Goal::Red);
                let speaks_for_it = |claim: &Claim| match claim.kind {
                    ClaimKind::Counts { player, .. } => is_lost || (player == me) == is_red,
                    _ => is_lost,
                };
                claims.extend(explainer.room(mv).into_iter().filter(speaks_for_it));
            }
            claims.insert(0, end);
        }
        (Some(end), _) => claims.insert(0, end),
    }
    Explanation { claims }
}

/// Turns decide whose piece is on which hexagon, so with two players their pieces
/// change places instead.
fn turn_to(position: &Xafka, _: Player) -> Option<Xafka> {
    let text = Game::position_text(position);
    let words: Vec<&str> = text.split(' ').collect();
    let [holes, pieces, light, to_move] = words[..] else {
        return None;
    };
    let (one, other) = pieces.split_once('/').filter(|_| position.players() == 2)?;
    let swapped = format!("{holes} {other}/{one} {light} {to_move}");
    Xafka::parse_position(&Game::options(position), &swapped).ok()
}

struct Explainer<'a> {
    look: Look<'a, Xafka>,
    voice: Voice,
}

impl Explainer<'_> {
    /// The move itself ends the game.
    fn at_once(&self, mv: Move) -> Option<Claim> {
        let (me, next) = (self.look.me, self.look.after);
        let winner = next.winner()?;
        let how = self.ending(next, winner);
        let (won, is_step) = (winner == me, matches!(mv, Move::To(_)));
        let places = match how.why {
            Some(Stuck::ShortCircuit) => next.reach(how.stuck),
            _ => CellSet::EMPTY,
        };
        let say = move |form: &str| match how.deed(form).filter(|_| won && is_step) {
            Some(deed) => deed,
            None if won => texts::explain_xafka_wins(form, &how.fact("once")),
            None => texts::explain_xafka_loses(form, &how.fact("once")),
        };
        let kind = ClaimKind::Ends(PlayerSet::only(winner));
        Some(Claim::new(kind, say, self.names(places)))
    }

    /// What a decided line ends with.
    fn by_force(&self, line: &Line<Move>) -> Option<Claim> {
        let claim = decided(Xafka::INFO, line)?;
        let mut end = *self.look.before;
        for mv in &line.moves {
            if end.play(mv).is_err() {
                break;
            }
        }
        let Some(winner) = end.winner() else {
            return Some(claim);
        };
        // How it ends is up to the loser as well.
        let how = self.ending(&end, winner);
        let (plies, won) = match line.verdict {
            Verdict::Win { plies } if winner == self.look.me => (plies, true),
            Verdict::Loss { plies } if winner != self.look.me && plies <= FORESEEN => {
                (plies, false)
            }
            _ => return Some(claim),
        };
        let say = move |form: &str| {
            if !won {
                texts::explain_xafka_holds_out(form, &how.fact("lost"), Xafka::INFO.moves(plies))
            } else if plies <= FORESEEN {
                texts::explain_xafka_forced_within(
                    form,
                    &how.fact("forced"),
                    Xafka::INFO.moves(plies),
                )
            } else {
                texts::explain_xafka_forced(form, &how.fact("forced"))
            }
        };
        Some(Claim::new(claim.kind, say, Vec::new()))
    }

    /// How a game has ended.
    fn ending(&self, end: &Xafka, winner: Player) -> Ended {
        let reason = Game::outcome(end).map_or("", |end| end.reason);
        let why = [Stuck::ShortCircuit, Stuck::Isolated, Stuck::NoPlace];
        let why = why.into_iter().find(|why| reason == why.reason());
        // Under red the winner is the one to move, and still in the game.
        let wins_stuck = end.to_move() == winner && end.playing().len() > 1;
        let stuck = if wins_stuck {
            winner
        } else {
            let mut out = Player::all(end.players()).filter(|one| end.why_out(*one).is_some());
            out.next_back().unwrap_or(self.look.me)
        };
        Ended {
            why,
            stuck,
            wins_stuck,
            voice: self.voice,
        }
    }

    /// Wins on the next move that a rival has, or no longer has. A win of one's own
    /// cannot be threatened: whoever answers must move, and sees other hexagons.
    fn wins_that_come_and_go(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        let (look, voice) = (&self.look, self.voice);
        let wins = &winning::<Xafka>;
        let deed = Deed::Win;
        if let Some((by, mv, fresh)) = look.allowed(wins) {
            let ply = look.before.move_text(&mv);
            let with = ply.clone();
            let say = move |form: &str| {
                if fresh {
                    texts::explain_xafka_lets_win(form, voice.who(by), &with)
                } else {
                    texts::explain_xafka_leaves_win(form, voice.who(by), &with)
                }
            };
            let places = named(mv, &ply);
            let kind = ClaimKind::Allows {
                by,
                deed,
                ply,
                fresh,
            };
            claims.push(Claim::new(kind, say, places));
        } else if let Some((by, mv)) = look.prevented(wins) {
            let ply = look.before.move_text(&mv);
            let with = ply.clone();
            let say = move |form: &str| {
                texts::explain_xafka_keeps_from_winning(form, voice.who(by), &with)
            };
            let places = named(mv, &ply);
            claims.push(Claim::new(
                ClaimKind::Prevents { by, deed, ply },
                say,
                places,
            ));
        }
        claims
    }

    /// The light is set, or free to be set.
    fn light(&self, mv: Move) -> Option<Claim> {
        if let Move::Set(goal) = mv {
            let say: fn(&str) -> String = match goal {
                Goal::Green => texts::explain_xafka_sets_green,
                Goal::Red => texts::explain_xafka_sets_red,
            };
            return Some(Claim::new(ClaimKind::SetsLight, say, Vec::new()));
        }
        let freed = self.look.after.light_is_free() && !self.look.before.light_is_free();
        let rival = self.look.rival().filter(|_| freed)?;
        let voice = self.voice;
        let say = move |form: &str| texts::explain_xafka_frees_light(form, voice.who(rival));
        Some(Claim::new(ClaimKind::FreesLight, say, Vec::new()))
    }

    /// How much room the move takes and keeps.
    fn room(&self, mv: Move) -> Vec<Claim> {
        let (me, next) = (self.look.me, self.look.after);
        let mut claims = Vec::new();
        if self.look.before.piece(me).is_none() {
            claims.extend(self.placed());
            return claims;
        }
        let others = next.playing().without(me);
        let tightest = others
            .iter()
            .filter(|rival| next.piece(*rival).is_some())
            .min_by_key(|rival| next.destinations_of(*rival).len());
        let mine = next.destinations_of(me);
        let red = next.light() == Light::Set(Goal::Red);
        if red && mine.len() <= FEW {
            claims.push(self.left_to(me));
        }
        if let Some(rival) = tightest {
            let before = self.look.before.destinations_of(rival);
            let after = next.destinations_of(rival);
            let taken = before - after;
            if after.len() <= FEW && after.len() < before.len() {
                claims.push(self.left_to(rival));
            } else if !red
                && matches!(mv, Move::To(_))
                && !taken.is_empty()
                && after.len() < before.len()
            {
                let (voice, count) = (self.voice, taken.len());
                let say =
                    move |form: &str| texts::explain_xafka_takes(form, count, voice.who(rival));
                let kind = self.counts(Count::Destinations, rival);
                claims.push(Claim::new(kind, say, self.names(taken)));
            }
        }
        if !(red && mine.len() <= FEW) {
            let is_alone = claims.is_empty();
            claims.push(self.open(mine, tightest.filter(|_| is_alone), is_alone));
        }
        claims
    }

    /// How many hexagons the mover has to go to, and a rival where that is told as well.
    fn open(&self, mine: CellSet, rival: Option<Player>, is_alone: bool) -> Claim {
        let (me, voice, count) = (self.look.me, self.voice, mine.len());
        let rival = rival.map(|rival| (rival, self.look.after.destinations_of(rival).len()));
        let (is_behind, is_ahead) =
            rival.map_or((false, false), |(_, left)| (count < left, count > left));
        let light = self.look.after.light();
        let is_open = light == Light::Yellow && is_behind;
        let say = move |form: &str| match rival {
            Some((rival, left)) => {
                let (who, of) = (voice.who(me), voice.who(rival));
                let both = texts::explain_xafka_leaves_both(form, who, count, of, left);
                match is_open {
                    true => texts::explain_xafka_light_open(&both),
                    false => both,
                }
            }
            None => texts::explain_xafka_leaves(form, voice.who(me), count),
        };
        // Beside what is taken from others they would be too many.
        let places = if is_alone {
            self.names(mine)
        } else {
            Vec::new()
        };
        // What the light makes bad is no reason for a move.
        let is_drawback = match light {
            Light::Set(Goal::Green) => is_behind,
            Light::Set(Goal::Red) => is_ahead,
            Light::Yellow => false,
        };
        Claim::new(self.counts(Count::Destinations, me), say, places).against(is_drawback)
    }

    /// The first placement of a piece.
    fn placed(&self) -> Option<Claim> {
        let (me, next) = (self.look.me, self.look.after);
        let seen = next.reach(me);
        let waiting = next
            .playing()
            .without(me)
            .iter()
            .find(|rival| next.piece(*rival).is_none());
        let (voice, count, open) = (self.voice, seen.len(), next.destinations_of(me).len());
        let say = move |form: &str| match waiting {
            Some(rival) => texts::explain_xafka_sees_waiting(form, count, voice.who(rival)),
            None => texts::explain_xafka_sees_open(form, count, open),
        };
        Some(Claim::new(
            self.counts(Count::Seen, me),
            say,
            self.names(seen),
        ))
    }

    /// A player has only few hexagons to go to.
    fn left_to(&self, player: Player) -> Claim {
        let left = self.look.after.destinations_of(player);
        let (names, voice) = (self.names(left), self.voice);
        let is_red = self.look.after.light() == Light::Set(Goal::Red);
        let red = if is_red && player == self.look.me {
            "wins"
        } else {
            "untold"
        };
        let told = names.clone();
        let say = move |form: &str| {
            let (who, places) = (voice.who(player), listed(&told));
            match told.len() {
                0 => texts::explain_xafka_left_none(form, red, who),
                1 => texts::explain_xafka_left_one(form, red, who, &places),
                n => texts::explain_xafka_left_few(form, red, who, &n.to_string(), &places),
            }
        };
        let kind = self.counts(Count::Destinations, player);
        Claim::new(kind, say, names).against(is_red && player != self.look.me)
    }

    fn counts(&self, what: Count, player: Player) -> ClaimKind {
        let of = |position: &Xafka| match what {
            Count::Seen => position.reach(player).len(),
            Count::Destinations | Count::Memes | Count::Steps => {
                position.destinations_of(player).len()
            }
        };
        ClaimKind::Counts {
            what,
            player,
            before: of(self.look.before),
            after: of(self.look.after),
        }
    }

    fn names(&self, cells: CellSet) -> Vec<String> {
        let board = self.look.after.board();
        cells
            .into_iter()
            .map(|cell| board.name(cell).to_owned())
            .collect()
    }
}

/// The hexagon that a move names.
fn named(mv: Move, text: &str) -> Vec<String> {
    match mv {
        Move::Set(_) => Vec::new(),
        _ => vec![text.to_owned()],
    }
}

/// How a game has ended.
#[derive(Clone, Copy)]
struct Ended {
    /// Why somebody is stuck; nothing where nobody is.
    why: Option<Stuck>,
    /// The players who are stuck, or out of the game.
    stuck: Player,
    /// Whether that wins.
    wins_stuck: bool,
    voice: Voice,
}

impl Ended {
    /// What the winner did to the loser with the move that won.
    fn deed(&self, form: &str) -> Option<String> {
        let who = self.voice.who(self.stuck);
        let why = self.why.filter(|_| !self.wins_stuck)?;
        Some(match why {
            Stuck::ShortCircuit => texts::explain_xafka_covers(form, who),
            Stuck::Isolated => texts::explain_xafka_walls(form, who),
            Stuck::NoPlace => texts::explain_xafka_no_start(form, who),
            Stuck::Retired(_) => return None,
        })
    }

    /// What is the case then, as a clause: after a colon, or at the end of the best line.
    fn fact(&self, when: &str) -> String {
        let who = self.voice.who(self.stuck);
        let stuck = if self.wins_stuck { "wins" } else { "loses" };
        match self.why {
            Some(Stuck::ShortCircuit) => texts::explain_xafka_is_covered(when, who, stuck),
            Some(Stuck::Isolated) => texts::explain_xafka_is_walled(when, who, stuck),
            Some(Stuck::NoPlace) => texts::explain_xafka_cannot_start(when, who, stuck),
            Some(Stuck::Retired(_)) | None => texts::explain_xafka_is_out(when, who, stuck),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use curio_rules::{AnyGame, xafka::Options};

    fn explained(moves: &str, line: &str, verdict: Verdict) -> String {
        let mut position = Xafka::new(Options::default());
        for text in moves.split_whitespace() {
            position.play_text(text).unwrap();
        }
        let moves = line.split_whitespace();
        let moves = moves.map(|text| position.parse_move(text).unwrap());
        let line = Line {
            verdict,
            moves: moves.collect(),
        };
        explain(&position, line.moves[0], &line, position.to_move()).sentence()
    }

    const CAUGHT: &str = "c6 a1 d5 c2 d6 e4 b5 c3 e2 e5 f3 c1 f6 d3 f7 f4 g7 d2 g5 b1";
    const OPEN: &str = "g6 c5 d3 a4 f5 a1 d5 a3 f6 c4 e7 c1 e6 f4 c6";

    #[test]
    fn forced_wins_say_how_they_end() {
        let caught = explained(CAUGHT, "f5 green d4 a2 c5 b2 a4", Verdict::Win { plies: 7 });
        let start =
            "wins by force within 4 moves; with best play all of White’s hexagons are covered";
        assert!(caught.starts_with(start), "{caught}");
        let walled = explained(OPEN, "red d7 d2 d6 b4 e5 b5 b2", Verdict::Win { plies: 8 });
        let start =
            "wins by force within 4 moves; with best play you are walled in, and being stuck wins";
        assert!(walled.starts_with(start), "{walled}");
    }

    #[test]
    fn estimates_say_what_can_be_seen() {
        let even = Verdict::Estimate(0);
        assert_eq!(
            explained("", "d4", even),
            "reaches 24 hexagons, and White may not start on any of them"
        );
        assert_eq!(
            explained(CAUGHT, "f5", even),
            "leaves White only 3 hexagons to go to: a2, b2 and b4; it also leaves you 7 \
             hexagons to go to"
        );
        let green = explained(OPEN, "green", even);
        let start = "sets the light to green: from now on being stuck loses; it also leaves you 9";
        assert!(green.starts_with(start), "{green}");
        let lost = explained("d4 g6", "d5", Verdict::Loss { plies: 20 });
        assert!(
            !lost.contains("loss") && lost.contains("hexagons"),
            "{lost}"
        );
    }
}
