//! Scores count up: what is written of them follows the points on the board
//! within a moment, so that a change is seen as one.

use bevy::prelude::*;

use super::MathematichessTable;
use crate::plugins::{
    app::{redraw::RedrawScheduler, session::SessionFact},
    board::TableSystems,
    scene::camera::ReduceMotion,
};

/// How long the largest change takes, in seconds.
const TIME: f32 = 0.8;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Counted>();
    app.add_systems(Update, count.in_set(TableSystems::View));
}

/// The points as they are shown at this moment.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Default)]
pub(crate) struct Counted {
    shown: [f32; 2],
    from: [f32; 2],
    to: [i64; 2],
    part: f32,
}

impl Counted {
    /// What is written of each player's points, in seat order.
    #[must_use]
    pub(crate) fn points(&self) -> [i64; 2] {
        self.shown.map(|shown| shown.round() as i64)
    }

    /// Goes on counting for some seconds; whether there is more to count.
    fn advance(&mut self, to: [i64; 2], seconds: f32, at_once: bool) -> bool {
        if self.to != to {
            *self = Self {
                from: self.shown,
                to,
                part: 0.0,
                ..*self
            };
        }
        if self.part >= 1.0 {
            return false;
        }
        self.part = if at_once {
            1.0
        } else {
            (self.part + seconds / TIME).min(1.0)
        };
        let eased = 1.0 - (1.0 - self.part).powi(3);
        for seat in 0..2 {
            let (from, to) = (self.from[seat], self.to[seat] as f32);
            self.shown[seat] = from + (to - from) * eased;
        }
        true
    }
}

fn count(
    time: Res<Time>,
    still: Res<ReduceMotion>,
    table: Option<Res<MathematichessTable>>,
    mut facts: MessageReader<SessionFact>,
    mut counted: ResMut<Counted>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let opened = facts.read().any(|fact| matches!(fact, SessionFact::Opened));
    let Some(table) = table else { return };
    let to = table.position.points();
    let counted = counted.bypass_change_detection();
    if counted.advance(to, time.delta_secs().min(0.25), opened || still.0) {
        redraw.now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_ends_at_the_points() {
        let mut counted = Counted::default();
        let mut steps = 0;
        while counted.advance([151, 229], 0.1, false) {
            steps += 1;
            assert!(steps < 20);
        }
        assert_eq!(counted.points(), [151, 229]);
        assert!(counted.advance([100, 0], 0.1, true));
        assert_eq!(counted.points(), [100, 0]);
    }
}
