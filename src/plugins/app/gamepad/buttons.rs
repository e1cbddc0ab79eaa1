//! What buttons ask for at a table.

use bevy::{input::gamepad::GamepadButton, prelude::*};

use crate::plugins::app::{keys::Action, states::Activity};

/// What the buttons ask for at every table, in the order in which the help lists them.
pub(crate) const TABLE: [(GamepadButton, Action); 13] = [
    (GamepadButton::South, Action::Choose),
    (GamepadButton::East, Action::Back),
    (GamepadButton::West, Action::Hint),
    (GamepadButton::North, Action::Undo),
    (GamepadButton::LeftTrigger, Action::CursorPrevious),
    (GamepadButton::RightTrigger, Action::CursorNext),
    (GamepadButton::Select, Action::Panels),
    (GamepadButton::LeftThumb, Action::PlayAid),
    (GamepadButton::RightThumb, Action::Fit),
    (GamepadButton::DPadUp, Action::Up),
    (GamepadButton::DPadDown, Action::Down),
    (GamepadButton::DPadLeft, Action::Left),
    (GamepadButton::DPadRight, Action::Right),
];

/// What they ask for while a match is watched.
const WATCHING: [(GamepadButton, Action); 6] = [
    (GamepadButton::South, Action::PlayPause),
    (GamepadButton::North, Action::TryOut),
    (GamepadButton::LeftTrigger, Action::First),
    (GamepadButton::RightTrigger, Action::Last),
    (GamepadButton::DPadUp, Action::Faster),
    (GamepadButton::DPadDown, Action::Slower),
];

/// What buttons ask for at the tables of some games, as their plugins announce it.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct GamepadActions(Vec<(&'static str, GamepadButton, Action)>);

impl GamepadActions {
    /// Announces what a button asks for at the table of a game.
    pub(crate) fn add(app: &mut App, game: &'static str, button: GamepadButton, action: Action) {
        let mut all = app.world_mut().get_resource_or_init::<Self>();
        all.0.push((game, button, action));
    }

    /// What the buttons ask for at a table.
    pub(crate) fn at_table(
        &self,
        game: Option<&str>,
        activity: Activity,
    ) -> Vec<(GamepadButton, Action)> {
        let watching = activity == Activity::Replay;
        let own = self.0.iter().filter(|it| Some(it.0) == game && !watching);
        let own: Vec<_> = own.map(|it| (it.1, it.2)).collect();
        let watch: &[_] = if watching { &WATCHING } else { &[] };
        let instead = |button| own.iter().chain(watch).find(|it| it.0 == button).copied();
        TABLE
            .into_iter()
            .map(|usual| instead(usual.0).unwrap_or(usual))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::app::keys::{Make, label};

    #[test]
    fn every_button_of_the_table_bears_a_label_and_asks_for_one_thing() {
        for make in [Make::Xbox, Make::PlayStation, Make::Nintendo] {
            for (button, _) in TABLE {
                assert!(!label(button, make).is_empty(), "{button:?} {make:?}");
            }
        }
        let mut buttons: Vec<_> = TABLE.iter().map(|it| it.0).collect();
        buttons.sort_unstable();
        buttons.dedup();
        assert_eq!(buttons.len(), TABLE.len());
    }

    #[test]
    fn a_game_and_a_match_that_is_watched_have_actions_of_their_own() {
        let mut app = App::new();
        GamepadActions::add(&mut app, "xong", GamepadButton::North, Action::HandOver);
        let all = app.world().resource::<GamepadActions>();
        let north = |game, activity| {
            let asks = all.at_table(Some(game), activity);
            asks.iter()
                .find(|it| it.0 == GamepadButton::North)
                .unwrap()
                .1
        };
        assert_eq!(north("xima", Activity::Play), Action::Undo);
        assert_eq!(north("xong", Activity::Play), Action::HandOver);
        assert_eq!(north("xong", Activity::Replay), Action::TryOut);
    }
}
