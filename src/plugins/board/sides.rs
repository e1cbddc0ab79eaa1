//! On which side of the table a player sits: a person who plays alone against the computer
//! has their own pieces near, even after a rematch with other colours.

use bevy::prelude::*;

use super::table::TableSystems;
use crate::{
    plugins::{
        app::session::{Session, SessionFact},
        scene::camera::CameraRequest,
    },
    record::{Match, SeatKind},
    rules::Player,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_a_seat.in_set(TableSystems::View));
}

/// Whether the only person of a match for two sits at the far side; nothing where
/// several people sit, or none.
fn sits_far(record: &Match) -> Option<bool> {
    let seats = record.seats();
    let mut people = seats
        .iter()
        .enumerate()
        .filter(|(_, seat)| matches!(seat.kind, SeatKind::Human));
    match (people.next(), people.next()) {
        (Some((seat, _)), None) if seats.len() == 2 => Some(seat == Player::SECOND.index()),
        _ => None,
    }
}

fn take_a_seat(
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    mut camera: MessageWriter<CameraRequest>,
) {
    let opened = facts.read().any(|fact| matches!(fact, SessionFact::Opened));
    if opened && session.is_played() {
        camera.write(CameraRequest::Side(
            sits_far(session.record()).unwrap_or(false),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing::played;

    #[test]
    fn the_only_person_sits_near_their_own_pieces() {
        let far = |kinds: [&str; 2]| sits_far(&played("xima", &kinds, &[]));
        assert_eq!(far(["human", "level:2"]), Some(false));
        assert_eq!(far(["level:2", "human"]), Some(true));
        assert_eq!(far(["human", "human"]), None);
        assert_eq!(far(["level:1", "level:2"]), None);
    }
}
