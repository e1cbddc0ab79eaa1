//! What a move of Xong does, told to a player: what a placement nets, and what a
//! Xoid brings to the player who gets it.

use core::cmp::Ordering;

use super::super::{
    Line, Verdict,
    explain::{Claim, ClaimKind, Explanation, Unit, Voice, counted, decided},
};
use curio_rules::{
    Game, Player, Points,
    xong::{Cell, CellSet, Cold, Move, Xoid, Xong},
};

const POINTS: Unit = Unit("point", "points");

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(position: &Xong, mv: &Move, line: &Line, reader: Player) -> Explanation {
    if position.check(mv).is_err() {
        return Explanation::default();
    }
    let explainer = Explainer {
        position,
        voice: Voice::new(Game::colours(position), reader),
    };
    let mut claims = Vec::new();
    match mv {
        Move::Place(legs) => {
            let Some(cold) = position.cold(legs) else {
                return Explanation::default();
            };
            if cold.ends {
                claims.extend(explainer.ended(mv));
            } else {
                claims.extend(decided(line));
            }
            claims.push(explainer.nets(&cold));
            claims.extend(explainer.then(mv, line));
        }
        Move::Give(xoid) => {
            match line.verdict {
                // What the Xoid brings does not matter then.
                Verdict::Win { .. } => {
                    claims.extend(decided(line).map(|won| explainer.forced(won)));
                }
                _ => {
                    claims.extend(decided(line));
                    claims.extend(explainer.hands(position, xoid));
                }
            }
        }
        Move::Retire(_) => claims.push(Claim::plain("leave{s} the game")),
    }
    Explanation { claims }
}

struct Explainer<'a> {
    position: &'a Xong,
    voice: Voice,
}

impl Explainer<'_> {
    /// The placement after which no new Xoid fits.
    fn ended(&self, mv: &Move) -> Option<Claim> {
        let mut next = self.position.clone();
        next.play_unchecked(mv);
        let end = Game::outcome(&next)?;
        let me = self.position.to_act();
        let points = |player: Player| Points::whole(next.tally(player).total().into());
        let lead = points(me) - points(me.other());
        let size = if lead < Points::ZERO { lead * -1 } else { lead };
        let result = if end.winners.contains(me) {
            "win{s}"
        } else {
            "lose{s}"
        };
        let words = format!(
            "end{{s}} the game and {result} it by {}",
            POINTS.counted(size)
        );
        Some(Claim::new(ClaimKind::Ends(end.winners), &words, Vec::new()))
    }

    /// What a placement does to the tally.
    fn nets(&self, cold: &Cold) -> Claim {
        let me = self.position.to_act();
        let voice = self.voice;
        let (own, theirs) = (voice.possession(me), voice.possession(me.other()));
        let hexes = |cells: CellSet| counted(cells.len(), "hex", "hexes");
        let mut parts = Vec::new();
        if !cold.touched.is_empty() {
            parts.push(format!("{} touched first", hexes(cold.touched)));
        }
        if !cold.greened.is_empty() {
            parts.push(format!("{} of {theirs} greened out", hexes(cold.greened)));
        }
        if !cold.cashed.is_empty() {
            parts.push(format!("{} of {own} cashed", hexes(cold.cashed)));
        }
        if !cold.conceded.is_empty() {
            let rival = self.voice.name(me.other());
            parts.push(format!("{} cashed for {rival}", hexes(cold.conceded)));
        }
        let words = if parts.is_empty() {
            "change{s} nobody’s hexes".to_owned()
        } else {
            format!("{}: {}", self.change(cold), parts.join(", "))
        };
        let all = cold.touched | cold.greened | cold.cashed | cold.conceded;
        let kind = ClaimKind::Nets {
            value: cold.value(),
            touched: cold.touched.len(),
            greened: cold.greened.len(),
            cashed: cold.cashed.len(),
            conceded: cold.conceded.len(),
        };
        let places = all.iter().map(|cell| self.name(cell)).collect();
        Claim::new(kind, &words, places)
    }

    /// What a placement changes in the points of both: "gains 2 points and costs
    /// Blue 1".
    fn change(&self, cold: &Cold) -> String {
        let rival = self.voice.name(self.position.to_act().other());
        let gained = cold.touched.len() + cold.cashed.len();
        let points = |count: u32| counted(count, "point", "points");
        let (verb, count) = match cold.greened.len().cmp(&cold.conceded.len()) {
            Ordering::Greater => ("cost{s}", cold.greened.len() - cold.conceded.len()),
            Ordering::Less => ("give{s}", cold.conceded.len() - cold.greened.len()),
            Ordering::Equal if gained == 0 => return "leave{s} the points as they are".to_owned(),
            Ordering::Equal => return format!("gain{{s}} {}", points(gained)),
        };
        if gained == 0 {
            format!("{verb} {rival} {}", points(count))
        } else {
            format!("gain{{s}} {} and {verb} {rival} {count}", points(gained))
        }
    }

    /// A won game, told of the Xoid that is given.
    fn forced(&self, won: Claim) -> Claim {
        let receiver = self.position.to_act().other();
        let wherever = format!(", wherever {} it", self.voice.does(receiver, "place"));
        Claim::in_words(
            won.kind,
            won.text + &wherever,
            won.bare + &wherever,
            won.places,
        )
    }

    /// By how much the one who places a Xoid gains on the other, who gave it.
    fn at_most(&self, most: i32, receiver: Player) -> String {
        let (to, giver) = (self.voice.name(receiver), self.voice.name(receiver.other()));
        let points = counted(most.unsigned_abs(), "point", "points");
        match most {
            1.. => format!("gains {to} up to {points} on {giver}"),
            0 => format!("gains {to} nothing on {giver}"),
            _ => format!("costs {to} at least {points}"),
        }
    }

    /// A hex by its coordinates, as they begin the names of its legs.
    fn name(&self, cell: Cell) -> String {
        let hex = self.position.board().hex(cell);
        format!("{},{}", hex.x, hex.y)
    }

    /// What the receiver can make of a Xoid at most.
    fn hands(&self, position: &Xong, xoid: &Xoid) -> Option<Claim> {
        let (most, places) = most_of(position, xoid)?;
        let receiver = position.to_act().other();
        let fits = counted(places, "place", "places");
        let words = format!(
            "hand{{s}} {} {}, which fits in {fits} and {}",
            self.voice.name(receiver),
            xoid.title(),
            self.at_most(most, receiver)
        );
        Some(Claim::new(
            ClaimKind::Hands { most, places },
            &words,
            Vec::new(),
        ))
    }

    /// What can be given after the placement, by the line.
    fn then(&self, mv: &Move, line: &Line) -> Option<Claim> {
        let mut after = self.position.clone();
        after.play(mv).ok()?;
        let Move::Give(xoid) = after.parse_move(line.moves.get(1)?).ok()? else {
            return None;
        };
        let (most, places) = most_of(&after, &xoid)?;
        let giver = after.to_act();
        let words = format!(
            "leave{{s}} {} {} to give, which {}",
            self.voice.name(giver),
            xoid.title(),
            self.at_most(most, giver.other())
        );
        Some(Claim::new(
            ClaimKind::Hands { most, places },
            &words,
            Vec::new(),
        ))
    }
}

/// The most that the receiver of a Xoid nets, and in how many places it fits.
fn most_of(position: &Xong, xoid: &Xoid) -> Option<(i32, u32)> {
    let mut given = position.clone();
    given.play(&Move::Give(xoid.clone())).ok()?;
    let places = given.placements(xoid);
    let most = places
        .iter()
        .filter_map(|legs| Some(given.cold(legs)?.value()))
        .max()?;
    Some((most, u32::try_from(places.len()).unwrap_or(u32::MAX)))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use curio_rules::xong::{Board, Options};

    const RED: Player = Player::FIRST;

    fn on(board: &str, moves: &str) -> Xong {
        let mut game = Xong::start(&Options::on(Board::drawn(board).unwrap()));
        for text in moves.split_whitespace() {
            game.play(&game.parse_move(text).unwrap()).unwrap();
        }
        game
    }

    fn explained(game: &Xong, text: &str, verdict: Verdict) -> String {
        let mv = game.parse_move(text).unwrap();
        let line = Line {
            moves: vec![text.to_owned()],
            verdict,
        };
        explain(game, &mv, &line, RED).sentence()
    }

    #[test]
    fn what_a_placement_brings_is_told_of_both_players() {
        let game = on("0:0..2/1:0..2", "place:0,1,2 give:boomerang");
        let even = || Verdict::Estimate(0);
        let text = explained(&game, "place:0,1,1;0,1,0", even());
        assert!(
            text.starts_with("gains 2 points and costs you 1: "),
            "{text}"
        );
        let text = explained(&on("0:0..2", ""), "place:0,0,0", even());
        assert!(text.starts_with("gains 2 points: "), "{text}");
    }

    #[test]
    fn a_won_give_says_who_wins_and_no_more() {
        let game = on("0:0", "place:0,0,0");
        let text = explained(&game, "give:boomerang", Verdict::Win { plies: 10 });
        assert_eq!(
            text,
            "wins by force within 10 turns, wherever Blue places it"
        );
        let text = explained(&game, "give:boomerang", Verdict::Estimate(0));
        let told = "hands Blue the Boomerang, which fits in 4 places and gains Blue ";
        assert!(text.starts_with(told), "{text}");
    }
}
