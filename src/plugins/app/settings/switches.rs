//! What can be switched on and off for one game alone.
//!
//! A game announces its switches when its plugin is added; the settings show
//! them, and [`Settings`] keeps those that differ from their defaults.

use bevy::prelude::*;

use super::Settings;
use crate::{
    plugins::app::keys::Action,
    texts::{self, Said},
};

/// A switch of a game.
#[derive(Clone, Copy, Debug)]
pub struct GameSwitch {
    /// The game, by its name in commands.
    pub game: &'static str,
    /// The name in the file of settings.
    pub id: &'static str,
    /// The name as players read it.
    pub name: Said,
    /// The name on its button at the table.
    pub label: Said,
    /// What it does, in a sentence.
    pub tip: Said,
    /// Whether it is on by default.
    pub default: bool,
    /// The key and the button that turn it at the game's table.
    pub action: Option<Action>,
}

impl GameSwitch {
    /// The switch that shows a game as its inventor writes it down, under the name of what
    /// it shows.
    pub(crate) const fn expert(game: &'static str, name: Said, tip: Said) -> Self {
        Self {
            game,
            id: "expert",
            name,
            label: texts::board_expert,
            tip,
            default: false,
            action: None,
        }
    }
}

/// The switches of all games.
#[derive(Resource, Clone, Debug, Default)]
pub struct GameSwitches(Vec<GameSwitch>);

impl GameSwitches {
    /// Announces a switch in an app.
    pub fn add(app: &mut App, switch: GameSwitch) {
        let mut switches = app.world_mut().get_resource_or_init::<Self>();
        switches.0.push(switch);
    }

    /// The switches of a game.
    pub(crate) fn for_game<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a GameSwitch> {
        self.0.iter().filter(move |switch| switch.game == game)
    }

    /// The switch of a game that a key turns.
    pub(crate) fn turned_by(&self, action: Action, game: &str) -> Option<&GameSwitch> {
        let mut all = self.0.iter();
        all.find(|switch| switch.game == game && switch.action == Some(action))
    }
}

impl Settings {
    /// Whether a switch of a game is on.
    pub fn is_on(&self, switch: &GameSwitch) -> bool {
        let set = self.games.get(switch.game);
        let set = set.and_then(|switches| switches.get(switch.id));
        set.copied().unwrap_or(switch.default)
    }

    /// Turns a switch of a game on or off.
    pub fn turn(&mut self, switch: &GameSwitch, on: bool) {
        let switches = self.games.entry(switch.game.to_owned()).or_default();
        switches.insert(switch.id.to_owned(), on);
    }

    /// Takes over the switch that Xafka and XIMA shared in files of earlier
    /// versions.
    pub(super) fn take_over_reach_dots(&mut self) {
        if core::mem::take(&mut self.reach_dots) {
            for (game, id) in [("xafka", "reach_dots"), ("xima", "fan")] {
                let switches = self.games.entry(game.to_owned()).or_default();
                switches.entry(id.to_owned()).or_insert(true);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::app::settings::Stored;

    const SWITCH: GameSwitch = GameSwitch {
        game: "xafka",
        id: "reach_dots",
        name: || "Reach dots",
        label: || "Reach",
        tip: || "",
        default: false,
        action: Some(Action::PlayAid),
    };

    #[test]
    fn a_switch_is_found_again_in_the_file() {
        let mut settings = Settings::default();
        assert!(!settings.is_on(&SWITCH));
        settings.turn(&SWITCH, true);
        let text = ron::to_string(&settings).unwrap();
        let mut read: Settings = ron::from_str(&text).unwrap();
        read.after_reading();
        assert_eq!(read, settings);
        assert!(read.is_on(&SWITCH));
        let other = GameSwitch {
            game: "chimple",
            default: true,
            ..SWITCH
        };
        assert!(read.is_on(&other));
    }

    #[test]
    fn files_of_earlier_versions_keep_their_reach_dots() {
        let mut settings: Settings = ron::from_str("(reach_dots: true, volume: 0.5)").unwrap();
        settings.after_reading();
        assert!(settings.is_on(&SWITCH));
        assert!(
            !ron::to_string(&settings)
                .unwrap()
                .contains("reach_dots:true")
        );
    }

    #[test]
    fn keys_turn_the_switches_of_the_game_on_the_table() {
        let mut app = App::new();
        GameSwitches::add(&mut app, SWITCH);
        let switches = app.world().resource::<GameSwitches>();
        let turned = |game| switches.turned_by(Action::PlayAid, game).map(|it| it.id);
        assert_eq!(turned("xafka"), Some(SWITCH.id));
        assert_eq!(turned("chimple"), None);
    }
}
