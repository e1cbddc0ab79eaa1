//! What a move of Xafka does, told to a player.

use super::super::{
    Line, Verdict,
    explain::{
        Claim, ClaimKind, Count, Deed, Explanation, FORESEEN, Look, Voice, counted, decided,
        listed, winning, within,
    },
};
use curio_rules::{
    Game, Player, PlayerSet,
    xafka::{CellSet, Goal, Light, Move, Stuck, Xafka},
};

/// Up to this many hexagons are named one by one.
const FEW: u32 = 3;

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(position: &Xafka, mv: Move, line: &Line, reader: Player) -> Explanation {
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
    let mut claims: Vec<Claim> = explainer.by_force(line).into_iter().collect();
    let is_decided = !claims.is_empty();
    claims.extend(explainer.wins_that_come_and_go());
    claims.extend(explainer.light(mv));
    if !is_decided {
        // Where the end is known, numbers beside it only confuse.
        claims.extend(explainer.room(mv));
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
        let words = match (winner == me, how.deed, mv) {
            (true, Some(deed), Move::To(_)) => format!("{deed} and win{{s}} at once"),
            (true, ..) => format!("win{{s}} at once: {}", how.fact),
            (false, ..) => format!("lose{{s}} at once: {}", how.fact),
        };
        let kind = ClaimKind::Ends(PlayerSet::only(winner));
        Some(Claim::new(kind, &words, self.names(how.places)))
    }

    /// What a decided line ends with.
    fn by_force(&self, line: &Line) -> Option<Claim> {
        let claim = decided(line)?;
        let mut end = *self.look.before;
        for text in &line.moves {
            let played = end.parse_move(text).map(|mv| end.play(&mv).is_ok());
            if !played.unwrap_or(false) {
                break;
            }
        }
        let Some(winner) = end.winner() else {
            return Some(claim);
        };
        // How it ends is up to the loser as well.
        let fact = self.ending(&end, winner).fact;
        let words = match line.verdict {
            Verdict::Win { plies } if winner == self.look.me => {
                format!("win{{s}} by force{}; with best play {fact}", within(plies))
            }
            Verdict::Loss { plies } if winner != self.look.me && plies <= FORESEEN => {
                let turns = counted(plies, "turn", "turns");
                format!("hold{{s}} out for at most {turns}; then, with best play, {fact}")
            }
            _ => return Some(claim),
        };
        Some(Claim::new(claim.kind, &words, Vec::new()))
    }

    /// How a game has ended: what the winner has done, and what is the case.
    fn ending(&self, end: &Xafka, winner: Player) -> Ended {
        let voice = self.voice;
        let reason = Game::outcome(end).map_or("", |end| end.reason);
        let is = |why: Stuck| reason == why.reason();
        // Under red the winner is the one to move, and still in the game.
        let wins_stuck = end.to_move() == winner && end.playing().len() > 1;
        let stuck = if wins_stuck {
            winner
        } else {
            let mut out = Player::all(end.players()).filter(|one| end.why_out(*one).is_some());
            out.next_back().unwrap_or(self.look.me)
        };
        let all = if voice.is_reader(stuck) {
            "all"
        } else {
            "all of"
        };
        let whose = voice.whose(stuck);
        let (deed, fact) = if is(Stuck::ShortCircuit) {
            (
                Some(format!("cover{{s}} {all} {whose} hexagons")),
                format!("{all} {whose} hexagons are covered"),
            )
        } else if is(Stuck::Isolated) {
            (
                Some(format!("wall{{s}} {} in", voice.name(stuck))),
                format!("{} walled in", voice.is(stuck)),
            )
        } else if is(Stuck::NoPlace) {
            let name = voice.name(stuck);
            (
                Some(format!("leave{{s}} {name} no hexagon to start on")),
                format!("there is no hexagon left for {name} to start on"),
            )
        } else {
            (None, format!("{} out of the game", voice.is(stuck)))
        };
        let places = if is(Stuck::ShortCircuit) {
            end.reach(stuck)
        } else {
            CellSet::EMPTY
        };
        let (deed, fact) = if wins_stuck {
            (None, format!("{fact}, and being stuck wins"))
        } else {
            (deed, fact)
        };
        Ended { deed, fact, places }
    }

    /// Wins on the next move that a rival has, or no longer has. A win of one's own
    /// cannot be threatened: whoever answers must move, and sees other hexagons.
    fn wins_that_come_and_go(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        let (look, voice) = (&self.look, self.voice);
        let wins = &winning::<Xafka>;
        if let Some((by, mv, fresh)) = look.allowed(wins) {
            let (how, places) = self.how(mv);
            let rival = voice.name(by);
            let words = if fresh {
                format!("let{{s}} {rival} win at once {how}")
            } else {
                format!("leave{{s}} {rival} a win at once {how}")
            };
            let kind = ClaimKind::Allows {
                by,
                deed: Deed::Win,
                ply: look.before.move_text(&mv),
                fresh,
            };
            claims.push(Claim::new(kind, &words, places));
        } else if let Some((by, mv)) = look.prevented(wins) {
            let (how, places) = self.how(mv);
            let words = format!("keep{{s}} {} from winning at once {how}", voice.name(by));
            let kind = ClaimKind::Prevents {
                by,
                deed: Deed::Win,
                ply: look.before.move_text(&mv),
            };
            claims.push(Claim::new(kind, &words, places));
        }
        claims
    }

    /// What is done with a move, and where.
    fn how(&self, mv: Move) -> (String, Vec<String>) {
        let text = self.look.before.move_text(&mv);
        match mv {
            Move::Set(_) => (format!("by setting the light to {text}"), Vec::new()),
            _ => (format!("with {text}"), vec![text]),
        }
    }

    /// The light is set, or free to be set.
    fn light(&self, mv: Move) -> Option<Claim> {
        if let Move::Set(goal) = mv {
            let meaning = match goal {
                Goal::Green => "set{s} the light to green: from now on being stuck loses",
                Goal::Red => "set{s} the light to red: from now on being stuck wins",
            };
            return Some(Claim::new(ClaimKind::SetsLight, meaning, Vec::new()));
        }
        let freed = self.look.after.light_is_free() && !self.look.before.light_is_free();
        let rival = self.look.rival().filter(|_| freed)?;
        let words = format!(
            "free{{s}} the light, so {} may set it first",
            self.voice.name(rival)
        );
        Some(Claim::new(ClaimKind::FreesLight, &words, Vec::new()))
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
            } else if !red && matches!(mv, Move::To(_)) && !taken.is_empty() {
                let count = counted(taken.len(), "hexagon", "hexagons");
                let could = self.voice.name(rival);
                let words = format!("take{{s}} {count} that {could} could have gone to");
                let kind = self.counts(Count::Destinations, rival);
                if after.len() < before.len() {
                    claims.push(Claim::new(kind, &words, self.names(taken)));
                }
            }
        }
        if !(red && mine.len() <= FEW) {
            let is_alone = claims.is_empty();
            let open = counted(mine.len(), "hexagon", "hexagons");
            let mut words = format!("leave{{s}} {} {open} to go to", self.voice.name(me));
            if let Some(rival) = tightest.filter(|_| is_alone) {
                let left = next.destinations_of(rival).len();
                words = format!("{words}, and {} {left}", self.voice.name(rival));
            }
            let kind = self.counts(Count::Destinations, me);
            // Beside what is taken from others they would be too many.
            let places = if is_alone {
                self.names(mine)
            } else {
                Vec::new()
            };
            claims.push(Claim::new(kind, &words, places));
        }
        claims
    }

    /// The first placement of a piece.
    fn placed(&self) -> Option<Claim> {
        let (me, next) = (self.look.me, self.look.after);
        let seen = next.reach(me);
        let count = counted(seen.len(), "hexagon", "hexagons");
        let waiting = next
            .playing()
            .without(me)
            .iter()
            .find(|rival| next.piece(*rival).is_none());
        let words = match waiting {
            Some(rival) => format!(
                "see{{s}} {count}, and {} may not start on any of them",
                self.voice.name(rival)
            ),
            None => {
                let open = next.destinations_of(me).len();
                format!("see{{s}} {count}, {open} of them open to go to")
            }
        };
        Some(Claim::new(
            self.counts(Count::Seen, me),
            &words,
            self.names(seen),
        ))
    }

    /// A player has only few hexagons to go to.
    fn left_to(&self, player: Player) -> Claim {
        let left = self.look.after.destinations_of(player);
        let names = self.names(left);
        let who = self.voice.name(player);
        let red = self.look.after.light() == Light::Set(Goal::Red);
        let mut words = match names.len() {
            0 => format!("leave{{s}} {who} no hexagon to go to as things stand"),
            1 => format!("leave{{s}} {who} only {} to go to", listed(&names)),
            n => format!(
                "leave{{s}} {who} only {n} hexagons to go to: {}",
                listed(&names)
            ),
        };
        if red && player == self.look.me {
            words.push_str(", and under red being stuck wins");
        }
        Claim::new(self.counts(Count::Destinations, player), &words, names)
    }

    fn counts(&self, what: Count, player: Player) -> ClaimKind {
        let of = |position: &Xafka| match what {
            Count::Seen => position.reach(player).len(),
            Count::Destinations | Count::Memes => position.destinations_of(player).len(),
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

/// How a game has ended: what the winner did to the loser, as a claim says it,
/// what is the case then, and where.
struct Ended {
    deed: Option<String>,
    fact: String,
    places: CellSet,
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use curio_rules::{AnyGame, xafka::Options};

    fn explained(moves: &str, line: &str, verdict: Verdict) -> String {
        let mut position = Xafka::new(Options::default());
        for text in moves.split_whitespace() {
            position.play_text(text).unwrap();
        }
        let line = Line {
            verdict,
            moves: line.split_whitespace().map(str::to_owned).collect(),
        };
        let mv = position.parse_move(&line.moves[0]).unwrap();
        explain(&position, mv, &line, position.to_move()).sentence()
    }

    const CAUGHT: &str = "c6 a1 d5 c2 d6 e4 b5 c3 e2 e5 f3 c1 f6 d3 f7 f4 g7 d2 g5 b1";
    const OPEN: &str = "g6 c5 d3 a4 f5 a1 d5 a3 f6 c4 e7 c1 e6 f4 c6";

    #[test]
    fn forced_wins_say_how_they_end() {
        let caught = explained(CAUGHT, "f5 green d4 a2 c5 b2 a4", Verdict::Win { plies: 7 });
        let start =
            "wins by force within 7 turns; with best play all of White’s hexagons are covered";
        assert!(caught.starts_with(start), "{caught}");
        let walled = explained(OPEN, "red d7 d2 d6 b4 e5 b5 b2", Verdict::Win { plies: 8 });
        let start =
            "wins by force within 8 turns; with best play you are walled in, and being stuck wins";
        assert!(walled.starts_with(start), "{walled}");
    }

    #[test]
    fn estimates_say_what_can_be_seen() {
        let even = Verdict::Estimate(0);
        assert_eq!(
            explained("", "d4", even),
            "sees 24 hexagons, and White may not start on any of them"
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
        assert!(lost.starts_with("holds out in a lost position"), "{lost}");
    }
}
