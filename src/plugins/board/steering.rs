//! The board cursor's ways, the same on every board: round and round through
//! what may be chosen, and in a direction of the screen over the table. Where
//! the next place lies is the board's own knowledge.

use bevy::prelude::*;

use crate::plugins::app::keys::CursorAction;

/// The choice after (or, with -1, before) the present one, round and round; the
/// first (or last) if the present one is not among them.
pub(crate) fn in_turn<T: Copy + PartialEq>(
    choices: &[T],
    now: Option<T>,
    step: isize,
) -> Option<T> {
    let count = choices.len();
    if count == 0 {
        return None;
    }
    let at = now.and_then(|now| choices.iter().position(|choice| *choice == now));
    let next = match at {
        Some(at) => (at as isize + step).rem_euclid(count as isize) as usize,
        None if step < 0 => count - 1,
        None => 0,
    };
    choices.get(next).copied()
}

/// A direction on the screen as one on the table, of length one, as the camera
/// sees it; none for actions that are not a direction.
pub(crate) fn screen_direction(
    action: CursorAction,
    camera: Option<&GlobalTransform>,
) -> Option<Vec3> {
    let right = camera
        .map_or(Dir3::X, GlobalTransform::right)
        .with_y(0.0)
        .normalize_or(Vec3::X);
    let up = Vec3::Y.cross(right);
    match action {
        CursorAction::Left => Some(-right),
        CursorAction::Right => Some(right),
        CursorAction::Up => Some(up),
        CursorAction::Down => Some(-up),
        _ => None,
    }
}

/// The place nearest to `from` in a direction of the table; a distance to
/// the side counts `aside` times. Nothing lies in the direction when nothing is at
/// least `least` along it.
pub(super) fn nearest<T>(
    places: impl IntoIterator<Item = (T, Vec3)>,
    from: Vec3,
    direction: Vec3,
    least: f32,
    aside: f32,
) -> Option<T> {
    places
        .into_iter()
        .filter_map(|(thing, place)| {
            let way = place - from;
            let along = way.dot(direction);
            let off = (way - direction * along).length();
            (along > least).then_some((along + aside * off, thing))
        })
        .min_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, thing)| thing)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_come_round_both_ways() {
        let choices = ['a', 'b', 'c'];
        assert_eq!(in_turn(&choices, None, 1), Some('a'));
        assert_eq!(in_turn(&choices, None, -1), Some('c'));
        assert_eq!(in_turn(&choices, Some('c'), 1), Some('a'));
        assert_eq!(in_turn(&choices, Some('a'), -1), Some('c'));
        assert_eq!(in_turn(&choices, Some('z'), 1), Some('a'));
        assert_eq!(in_turn::<char>(&[], Some('a'), 1), None);
    }

    #[test]
    fn the_nearest_place_lies_ahead_rather_than_aside() {
        let places = [
            ('a', Vec3::new(1.0, 0.0, 1.0)),
            ('b', Vec3::new(2.0, 0.0, 0.0)),
            ('c', Vec3::new(-1.0, 0.0, 0.0)),
        ];
        let to = |direction| nearest(places, Vec3::ZERO, direction, 0.3, 2.5);
        assert_eq!(to(Vec3::X), Some('b'));
        assert_eq!(to(Vec3::NEG_X), Some('c'));
        assert_eq!(to(Vec3::Z), Some('a'));
        assert_eq!(to(Vec3::NEG_Z), None);
    }

    #[test]
    fn directions_turn_with_the_camera() {
        let from_behind = GlobalTransform::from(
            Transform::from_xyz(0.0, 5.0, -5.0).looking_at(Vec3::ZERO, Vec3::Y),
        );
        let right = |camera| screen_direction(CursorAction::Right, camera);
        assert_eq!(right(None), Some(Vec3::X));
        assert!(right(Some(&from_behind)).is_some_and(|way| way.distance(Vec3::NEG_X) < 1e-5));
        assert_eq!(
            screen_direction(CursorAction::Up, None),
            Some(Vec3::NEG_Z),
            "away from the player"
        );
        assert_eq!(screen_direction(CursorAction::Choose, None), None);
    }
}
