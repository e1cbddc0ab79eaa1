//! What a move of Xong does, told to a player: what a placement nets, and what a
//! Xoid brings to the player who gets it.

use super::super::{
    Line,
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
    let told = Told {
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
                claims.extend(told.ended(mv));
            } else {
                claims.extend(decided(line));
            }
            claims.push(told.nets(&cold));
            claims.extend(told.then(mv, line));
        }
        Move::Give(xoid) => {
            claims.extend(decided(line));
            claims.extend(told.hands(position, xoid));
        }
        Move::Retire(_) => claims.push(Claim::plain("leave{s} the game")),
    }
    Explanation { claims }
}

struct Told<'a> {
    position: &'a Xong,
    voice: Voice,
}

impl Told<'_> {
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
        let words = format!("end{{s}} the game and {result} it by {}", POINTS.of(size));
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
        let value = Points::whole(cold.value().into());
        let words = if parts.is_empty() {
            "change{s} nobody's hexes".to_owned()
        } else {
            format!("gain{{s}} {}: {}", POINTS.of(value), parts.join(", "))
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

    /// A hex by its coordinates, as they begin the names of its legs.
    fn name(&self, cell: Cell) -> String {
        let hex = self.position.board().hex(cell);
        format!("{},{}", hex.x, hex.y)
    }

    /// What the receiver can make of a Xoid at most.
    fn hands(&self, position: &Xong, xoid: &Xoid) -> Option<Claim> {
        let (most, places) = most_of(position, xoid)?;
        let receiver = self.voice.name(position.to_act().other());
        let fits = counted(places, "place", "places");
        let points = POINTS.of(Points::whole(most.into()));
        let words = format!(
            "hand{{s}} {receiver} {}, which fits in {fits} and gains {points} at most",
            xoid.title()
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
        let rival = self.voice.name(after.to_act().other());
        let points = POINTS.of(Points::whole(most.into()));
        let giver = self.voice.name(after.to_act());
        let words = format!(
            "leave{{s}} {giver} {} to give, from which {rival} gains {points} at most",
            xoid.title()
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
