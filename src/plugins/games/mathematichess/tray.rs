//! What is placed next: the kind chosen from the tray, by mouse or by number
//! keys. A kind that has run out gives way to the next.

use bevy::prelude::*;

use super::MathematichessTable;
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            session::{Session, SessionFact},
            visitors,
        },
        board::TableSystems,
    },
    rules::{
        Player,
        mathematichess::{Kind, Mathematichess},
    },
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Tray>(app);
    app.init_resource::<Tray>();
    app.add_systems(
        Update,
        (begin_anew, choose_by_key, choose_next_kind)
            .chain()
            .in_set(TableSystems::Follow),
    );
}

/// The kind that each player places next.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tray {
    chosen: [Option<Kind>; 2],
}

impl Tray {
    /// What a player places next; nothing once the hand is empty.
    pub fn kind(&self, player: Player) -> Option<Kind> {
        self.chosen.get(player.index()).copied().flatten()
    }

    /// Chooses what a player places next.
    pub(crate) fn choose(&mut self, player: Player, kind: Kind) {
        if let Some(chosen) = self.chosen.get_mut(player.index()) {
            *chosen = Some(kind);
        }
    }
}

/// The player whose tray is shown: the player to move, or the person who waits.
pub(crate) fn hand(session: &Session, position: &Mathematichess) -> Player {
    let player = position.to_move();
    let other = player.other();
    if session.computer_plays(player) && !session.computer_plays(other) {
        other
    } else {
        player
    }
}

/// The number key of a kind: its value. A value of two digits has the largest
/// one that no other kind has.
pub(crate) fn digit(position: &Mathematichess, kind: Kind) -> Option<u8> {
    let army = position.agreed().army();
    let value = army.value(kind);
    if value <= 9 {
        return Some(value);
    }
    (1..=9)
        .rev()
        .find(|digit| army.kinds().all(|other| army.value(other) != *digit))
}

/// The kinds as they lie in the tray: the most valuable first.
pub(crate) fn kinds(position: &Mathematichess) -> Vec<Kind> {
    position.agreed().army().kinds().collect()
}

/// The digit that an action stands for.
const fn digit_of(action: Action) -> Option<u8> {
    Some(match action {
        Action::Choice1 => 1,
        Action::Choice2 => 2,
        Action::Choice3 => 3,
        Action::Choice4 => 4,
        Action::Choice5 => 5,
        Action::Choice6 => 6,
        Action::Choice7 => 7,
        Action::Choice8 => 8,
        Action::Choice9 => 9,
        _ => return None,
    })
}

fn begin_anew(mut facts: MessageReader<SessionFact>, mut tray: ResMut<Tray>) {
    if facts.read().any(|fact| matches!(fact, SessionFact::Opened)) {
        *tray = Tray::default();
    }
}

fn choose_by_key(
    mut pressed: MessageReader<ActionPressed>,
    If(table): If<Res<MathematichessTable>>,
    session: If<Res<Session>>,
    mut tray: ResMut<Tray>,
) {
    let position = &table.position;
    if !position.is_placing() {
        return;
    }
    for ActionPressed(action) in pressed.read() {
        let Some(wanted) = digit_of(*action) else {
            continue;
        };
        let player = hand(&session, position);
        let kind = kinds(position)
            .into_iter()
            .find(|kind| digit(position, *kind) == Some(wanted));
        if let Some(kind) = kind.filter(|kind| position.in_hand(player, *kind) > 0) {
            tray.choose(player, kind);
        }
    }
}

/// Chooses for a player who has none (left) of the kind chosen.
fn choose_next_kind(If(table): If<Res<MathematichessTable>>, mut tray: ResMut<Tray>) {
    for player in Player::all(2) {
        let left = |kind: &Kind| table.position.in_hand(player, *kind) > 0;
        let now = tray.kind(player);
        if now.as_ref().is_some_and(left) {
            continue;
        }
        let all = kinds(&table.position);
        // The next one down, or the first again.
        let after = now.and_then(|now| all.iter().position(|kind| *kind == now));
        let next = all
            .iter()
            .cycle()
            .skip(after.map_or(0, |after| after + 1))
            .take(all.len())
            .copied()
            .find(left);
        if next != now
            && let Some(chosen) = tray.chosen.get_mut(player.index())
        {
            *chosen = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::mathematichess::Options;

    #[test]
    fn every_kind_has_a_key_of_its_own() {
        for size in [13, 9, 8, 7] {
            let position = Mathematichess::new(Options::on(size));
            let mut keys: Vec<_> = kinds(&position)
                .into_iter()
                .map(|kind| digit(&position, kind))
                .collect();
            assert!(keys.iter().all(Option::is_some), "{size}");
            keys.sort_unstable();
            keys.dedup();
            assert_eq!(keys.len(), kinds(&position).len(), "{size}");
        }
    }

    #[test]
    fn what_runs_out_gives_way_to_the_next_kind() {
        let mut app = App::new();
        app.init_resource::<Tray>()
            .add_systems(Update, choose_next_kind);
        app.insert_resource(MathematichessTable::new(Mathematichess::new(Options::on(
            7,
        ))));
        app.update();
        let kind = |app: &App| app.world().resource::<Tray>().kind(Player::FIRST);
        assert_eq!(kind(&app), Some(Kind::King));
        app.world_mut()
            .resource_mut::<Tray>()
            .choose(Player::FIRST, Kind::Farmer);
        app.update();
        assert_eq!(kind(&app), Some(Kind::Farmer));
    }
}
