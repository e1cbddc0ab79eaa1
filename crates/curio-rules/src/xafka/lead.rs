//! Which piece has more room, and what the light makes of that.

use super::{Goal, Light, Xafka};
use crate::{Lead, Player, Points, lead::together, texts};

/// A piece with at most this many hexagons to go to may soon be stuck.
const LITTLE_ROOM: u32 = 2;

impl Xafka {
    /// The player with more room, and whether that is good: the light decides. `None` before
    /// all pieces are on the board.
    pub(super) fn lead_by_room(&self) -> Option<Lead> {
        let players = || Player::all(self.options.players);
        if self.is_over() || players().any(|player| self.piece(player).is_none()) {
            return None;
        }
        let room: Vec<u32> = players()
            .map(|player| self.destinations_of(player).len())
            .collect();
        let (least, most) = (*room.iter().min()?, *room.iter().max()?);
        let those_with = |fits: &dyn Fn(u32) -> bool| {
            let all = players().zip(&room).filter(|(_, room)| fits(**room));
            let names: Vec<&str> = all.map(|(player, _)| Self::colour(player).name()).collect();
            (names.len(), together(&names))
        };
        let more = || {
            let (players, names) = those_with(&|room| room == most);
            texts::xafka_more_room(players, &names, most, least)
        };
        let (line, reason) = match self.light() {
            _ if least == most => (texts::xafka_equal_room(most), None),
            Light::Set(Goal::Red) => {
                let (players, names) = those_with(&|room| room == least);
                (texts::xafka_less_room(players, &names, least, most), None)
            }
            Light::Set(Goal::Green) => (more(), None),
            Light::Yellow => (more(), Some(texts::xafka_light_decides())),
        };
        let (_, names) = those_with(&|room| room <= LITTLE_ROOM);
        // Under a red light, less is more.
        let is_red = self.light() == Light::Set(Goal::Red);
        let amount = |room: &u32| if is_red { least + most - room } else { *room };
        let amounts = room.iter().map(|it| Points::whole(i64::from(amount(it))));
        Some(Lead {
            amounts: players().zip(amounts).collect(),
            line,
            reasons: reason.map(str::to_owned).into_iter().collect(),
            danger: (!names.is_empty()).then(|| texts::xafka_little_room(&names)),
        })
    }
}
