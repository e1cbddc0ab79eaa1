//! How long a move of the computer waits before it is made, and how one cuts that short.
//!
//! The eyes must follow, whoever plays. A weak level also takes its time, as beginners
//! do, now more and now less; whoever does not want to wait clicks or presses the key
//! that chooses.

use core::time::Duration;

use bevy::{ecs::system::SystemParam, input::touch::Touches, prelude::*};

use super::{
    Haste, ThinkingSettings,
    task::{Mover, Task},
};
use crate::{
    engine::Opponent,
    plugins::app::{keys::CursorAction, session::TableClock},
};

/// The levels up to this one take their time.
const UNHURRIED: u8 = 3;

/// What says how long a move waits.
#[derive(SystemParam)]
pub(super) struct Pace<'w, 's> {
    settings: Res<'w, ThinkingSettings>,
    haste: Res<'w, Haste>,
    clock: Res<'w, TableClock>,
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    touches: Option<Res<'w, Touches>>,
    chosen: MessageReader<'w, 's, CursorAction>,
}

impl Pace<'_, '_> {
    /// From the move before to the one that a task has found; `chance` differs from
    /// move to move.
    pub(super) fn pause(&mut self, task: Option<&Task>, chance: u64) -> Duration {
        let chosen = self
            .chosen
            .read()
            .any(|action| *action == CursorAction::Choose);
        let clicked = self
            .buttons
            .as_ref()
            .is_some_and(|buttons| buttons.just_pressed(MouseButton::Left));
        let touched = self
            .touches
            .as_ref()
            .is_some_and(|touches| touches.any_just_pressed());
        if self.haste.is_on || chosen || clicked || touched {
            return Duration::ZERO;
        }
        let pause = match task {
            Some(Task::Move(_, Mover::Opponent(opponent))) => {
                natural(self.settings.pause, opponent, chance)
            }
            _ => self.settings.pause,
        };
        // Nobody loses on time for the sake of the eyes.
        let remaining = self
            .clock
            .running()
            .and_then(|player| self.clock.remaining(player));
        remaining.map_or(pause, |left| pause.min(left / 20))
    }
}

/// The pause of an opponent: for a weak level up to two and a half times as long as
/// for the eyes.
fn natural(pause: Duration, opponent: &Opponent, chance: u64) -> Duration {
    match opponent.level() {
        Some((level, _)) if level.number() <= UNHURRIED => {
            let more = u32::try_from(chance % 151).unwrap_or(0);
            pause + pause * more / 100
        }
        _ => pause,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Level;

    #[test]
    fn weak_levels_take_their_time_and_strong_ones_do_not() {
        let pause = Duration::from_secs(1);
        let level = |number| Opponent::Level(Level::try_from(number).unwrap());
        for chance in 0..400 {
            let taken = natural(pause, &level(2), chance);
            assert!((pause..=pause * 5 / 2).contains(&taken), "{taken:?}");
        }
        assert_ne!(natural(pause, &level(2), 10), natural(pause, &level(2), 90));
        assert_eq!(natural(pause, &level(4), 90), pause);
        assert_eq!(natural(pause, &Opponent::Random, 90), pause);
        assert_eq!(natural(Duration::ZERO, &level(1), 90), Duration::ZERO);
    }
}
