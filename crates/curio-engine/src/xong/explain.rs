//! What a move of Xong does, told to a player: what a placement nets, and what a
//! Xoid brings to the player who gets it.

use core::cmp::Ordering;

use super::super::{
    Line, Verdict,
    explain::{Claim, ClaimKind, Explanation, Voice, decided},
};
use crate::texts;
use curio_rules::{
    Game, Player,
    xong::{Cell, Cold, Move, Xoid, Xong},
};

/// What a move does, the most important first; `reader` is spoken to as "you".
pub(super) fn explain(
    position: &Xong,
    mv: &Move,
    line: &Line<Move>,
    reader: Player,
) -> Explanation {
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
                claims.extend(decided(Xong::INFO, line));
            }
            claims.push(explainer.nets(&cold));
            claims.extend(explainer.then(mv, line));
        }
        Move::Give(xoid) => {
            match line.verdict {
                // What the Xoid brings does not matter then.
                Verdict::Win { .. } => {
                    claims.extend(decided(Xong::INFO, line).map(|won| explainer.forced(won)));
                }
                _ => {
                    claims.extend(decided(Xong::INFO, line));
                    claims.extend(explainer.hands(position, xoid));
                }
            }
        }
        Move::Retire(_) => claims.push(Claim::plain(texts::explain_leaves_game)),
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
        let points = |player: Player| i64::from(next.tally(player).total());
        let size = points(me).abs_diff(points(me.other()));
        let won = end.winners.contains(me);
        let say = move |form: &str| {
            if won {
                texts::explain_xong_ends_winning(form, size)
            } else {
                texts::explain_xong_ends_losing(form, size)
            }
        };
        Some(Claim::new(ClaimKind::Ends(end.winners), say, Vec::new()))
    }

    /// What a placement does to the tally.
    fn nets(&self, cold: &Cold) -> Claim {
        let me = self.position.to_act();
        let all = cold.touched | cold.greened | cold.cashed | cold.conceded;
        let net = Net {
            touched: cold.touched.len(),
            greened: cold.greened.len(),
            cashed: cold.cashed.len(),
            conceded: cold.conceded.len(),
        };
        let kind = ClaimKind::Nets {
            value: cold.value(),
            touched: net.touched,
            greened: net.greened,
            cashed: net.cashed,
            conceded: net.conceded,
        };
        let voice = self.voice;
        let say = move |form: &str| net.told(form, voice.who(me), voice.who(me.other()));
        let places = all.iter().map(|cell| self.name(cell)).collect();
        Claim::new(kind, say, places)
    }

    /// A won game, told of the Xoid that is given.
    fn forced(&self, won: Claim) -> Claim {
        let receiver = self.position.to_act().other();
        let voice = self.voice;
        let (kind, places) = (won.kind.clone(), won.places.clone());
        let say =
            move |form: &str| texts::explain_xong_wherever(&won.said(form), voice.who(receiver));
        Claim::new(kind, say, places)
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
        let (voice, xoid) = (self.voice, xoid.clone());
        let say = move |form: &str| {
            texts::explain_xong_hands(
                form,
                voice.who(receiver),
                &named(&xoid),
                places,
                at_most(most),
                most.unsigned_abs(),
                voice.who(receiver.other()),
            )
        };
        let kind = ClaimKind::Hands { most, places };
        Some(Claim::new(kind, say, Vec::new()))
    }

    /// What can be given after the placement, by the line.
    fn then(&self, mv: &Move, line: &Line<Move>) -> Option<Claim> {
        let mut after = self.position.clone();
        after.play(mv).ok()?;
        let Move::Give(xoid) = line.moves.get(1)? else {
            return None;
        };
        let (most, places) = most_of(&after, xoid)?;
        let (voice, giver, xoid) = (self.voice, after.to_act(), xoid.clone());
        let say = move |form: &str| {
            texts::explain_xong_leaves(
                form,
                voice.who(giver),
                &named(&xoid),
                at_most(most),
                most.unsigned_abs(),
                voice.who(giver.other()),
            )
        };
        let kind = ClaimKind::Hands { most, places };
        Some(Claim::new(kind, say, Vec::new()))
    }
}

/// How many hexes a placement changes.
#[derive(Clone, Copy)]
struct Net {
    touched: u32,
    greened: u32,
    cashed: u32,
    conceded: u32,
}

impl Net {
    /// What the placement changes in the points of both, and what that is made of: "gains 2
    /// points and costs Blue 1".
    fn told(self, form: &str, me: &str, rival: &str) -> String {
        let mut parts = Vec::new();
        if self.touched > 0 {
            parts.push(texts::explain_xong_touched(self.touched));
        }
        if self.greened > 0 {
            parts.push(texts::explain_xong_greened(self.greened, rival));
        }
        if self.cashed > 0 {
            parts.push(texts::explain_xong_cashed(self.cashed, me));
        }
        if self.conceded > 0 {
            parts.push(texts::explain_xong_conceded(self.conceded, rival));
        }
        if parts.is_empty() {
            return texts::explain_xong_changes_nothing(form);
        }
        let parts = parts.join(", ");
        let gained = self.touched + self.cashed;
        let count = self.greened.abs_diff(self.conceded);
        match (gained, self.greened.cmp(&self.conceded)) {
            (0, Ordering::Equal) => texts::explain_xong_leaves_points(form, &parts),
            (_, Ordering::Equal) => texts::explain_xong_gains(form, gained, &parts),
            (0, Ordering::Greater) => texts::explain_xong_costs(form, rival, count, &parts),
            (0, Ordering::Less) => texts::explain_xong_gives(form, rival, count, &parts),
            (_, Ordering::Greater) => {
                texts::explain_xong_gains_and_costs(form, gained, rival, &count.to_string(), &parts)
            }
            (_, Ordering::Less) => {
                texts::explain_xong_gains_and_gives(form, gained, rival, &count.to_string(), &parts)
            }
        }
    }
}

/// What the one who places a Xoid gains on the other at most, as messages choose by it.
const fn at_most(most: i32) -> &'static str {
    match most {
        1.. => "more",
        0 => "none",
        _ => "less",
    }
}

/// A Xoid as it is given: "the Heron".
fn named(xoid: &Xoid) -> String {
    match (xoid.name().or_else(|| xoid.nickname()), xoid.number()) {
        (Some(name), _) => texts::explain_xong_named(name),
        (None, Some((legs, rank))) => texts::explain_xong_numbered(&format!("{legs}.{rank}")),
        (None, None) if xoid.is_straight() => texts::explain_xong_straight(xoid.len()),
        (None, None) => texts::explain_xong_legs(xoid.len()),
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
            moves: vec![mv.clone()],
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
            "wins by force within 3 moves, wherever Blue places it"
        );
        let text = explained(&game, "give:boomerang", Verdict::Estimate(0));
        let told = "hands Blue the Boomerang, which fits in 4 places and gains Blue ";
        assert!(text.starts_with(told), "{text}");
    }
}
