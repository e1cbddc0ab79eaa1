//! What the player has set, and what the program remembers between two runs.
//!
//! [`Settings`] is the one place: screens change it, `apply` hands the values
//! to the parts of the client they concern, and it is written to the disk when
//! it has changed. [`Progress`] (solved puzzles, streaks, the last set-up) is kept the
//! same way in a file of its own. How files are read and written is in
//! [`file`], how several windows share them in `merge`.

mod daily;
mod fields;
mod file;
mod form;
mod language;
mod merge;
mod one_switch;
mod path;
mod pieces;
mod profile;
mod progress;
mod strength;
mod switches;

use core::time::Duration;
use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    client::{PieceSet, TableStyle},
    plugins::app::keys::{Action, Chord, KeyMap},
    record::{UNNAMED, name},
    texts,
    ugi::PATIENCE,
    words::Language,
};

#[cfg(fuzzing)]
pub(super) use self::fields::{text_of, understood};
pub(in crate::plugins) use self::merge::merge_fields;
pub use self::{
    daily::DailyResult,
    file::{Folder, SettingsFolder, Stored, peek, store},
    form::PuzzleForm,
    merge::Merge,
    one_switch::{SwitchKey, SwitchSetting},
    profile::{Me, OWNER, Profile},
    progress::{LastSetUp, Progress},
    strength::{Played, Strength},
    switches::{GameSwitch, GameSwitches},
};
pub(crate) use self::{
    file::reset,
    language::Spoken,
    merge::merge_lists,
    one_switch::SwitchPress,
    path::{Done, Path, Step},
    pieces::{PieceNames, PieceSets},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SettingsFolder>()
        .init_resource::<Spoken>()
        .init_resource::<GameSwitches>()
        .init_resource::<PieceSets>();
    store::<Settings>(app);
    store::<Progress>(app);
    store::<Profile>(app);
    profile::take_over(app);
    app.add_systems(
        PreUpdate,
        (give_keys, language::speak, profile::keep_name)
            .run_if(resource_exists_and_changed::<Settings>),
    );
}

fn give_keys(settings: Res<Settings>, mut map: ResMut<KeyMap>) {
    let mut now = KeyMap::with(&settings.keys);
    now.set_pad(map.pad().cloned());
    map.set_if_neq(now);
}

/// What the player has set.
///
/// Every field has a default, so that a file of another version, or one from which lines were
/// taken out, is read as far as it goes.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language of the window; the system's if there is none.
    pub language: Option<Language>,
    /// The player's name at the table and in saved matches; empty if none was chosen.
    pub(crate) player_name: String,
    /// The address of the page that opens links to matches; empty if there is none.
    pub(crate) link_address: String,
    /// How much is drawn.
    pub(crate) quality: QualitySetting,
    /// The table that is played at.
    pub(crate) table: TableStyle,
    /// The set of pieces of each game that is not played with the usual one.
    pub(crate) pieces: BTreeMap<String, PieceSet>,
    /// Full screen instead of a window.
    pub fullscreen: bool,
    /// Factor on the whole interface, 0.75 to 2.5.
    pub ui_scale: f32,
    /// Factor on text alone, 0.85 to 1.5.
    pub text_size: f32,
    /// Pieces jump to their places, and the camera does not glide.
    pub reduce_motion: bool,
    /// Whether the window speaks to screen readers.
    pub screen_reader: bool,
    /// In a match that is watched the camera goes to where something happens;
    /// otherwise it stays where it is.
    pub(crate) follow_action: bool,
    /// Whether the list of matches keeps to itself how they ended.
    pub(crate) hide_results: bool,
    /// How fast things move, 0.5 to 3 times the normal speed.
    pub(crate) animation_speed: f32,
    /// How loud, 0 to 1.
    pub(crate) volume: f32,
    /// No sound, whatever the volume.
    pub(crate) muted: bool,
    /// Whether there is music, and how loud it is, 0 to 1.
    pub(crate) music: bool,
    pub(crate) music_volume: f32,
    /// What is heard around the table, and how loud it is, 0 to 1.
    pub(crate) ambience: AmbienceSetting,
    pub(crate) ambience_volume: f32,
    /// For which eyes the marks on the board are coloured.
    pub(crate) colour_vision: ColourVision,
    /// Letters on the reach dots and bold rings on legal moves, so that
    /// nothing depends on telling colours apart.
    pub(crate) strong_marks: bool,
    /// What is heard is said in words.
    pub sound_captions: bool,
    /// The hexagons where a move can end are marked.
    pub(crate) move_hints: bool,
    /// The switches of the games that differ from their defaults, by game and name; see [`GameSwitch`].
    pub(crate) games: BTreeMap<String, BTreeMap<String, bool>>,
    /// In files of earlier versions the reach dots of Xafka and the towers of
    /// XIMA. Reading moves it to `games`.
    #[serde(skip_serializing)]
    pub(crate) reach_dots: bool,
    /// The coordinates of the board.
    pub coordinates: bool,
    /// A bar beside the players says who leads, and why.
    pub(crate) shows_lead: bool,
    /// A coach warns of blunders and praises good finds, in matches of one person
    /// against the computer that are not rated.
    pub coach: bool,
    /// Opponents think while people think.
    pub(crate) ponder: bool,
    /// How many cores the analysis uses, 1 or 2.
    pub(crate) threads: u8,
    /// How long the computer thinks when it is asked to move for a person, in
    /// seconds.
    pub(crate) calc_seconds: f32,
    /// How long another program may take to start, and how late it may be with a move,
    /// in seconds.
    pub(crate) patience: f32,
    /// Ask before resigning.
    pub confirm_resign: bool,
    /// The keys that differ from the defaults.
    pub(crate) keys: BTreeMap<Action, Vec<Chord>>,
    /// On a gamepad the button at the right chooses, and the one below goes back.
    pub(crate) pad_swaps: bool,
    /// How far a stick of a gamepad must be moved to count, 0.1 to 0.6 of its way.
    pub(crate) pad_dead_zone: f32,
    /// Whether one or two switches are all that the player has, and what the one is.
    pub switch: SwitchSetting,
    pub(crate) switch_key: SwitchKey,
    /// How long the game stays at each thing for one switch, in seconds.
    pub scan_seconds: f32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            player_name: String::new(),
            link_address: String::new(),
            quality: QualitySetting::Auto,
            table: TableStyle::Walnut,
            pieces: BTreeMap::new(),
            fullscreen: false,
            ui_scale: 1.0,
            text_size: 1.0,
            reduce_motion: false,
            screen_reader: true,
            follow_action: true,
            hide_results: false,
            animation_speed: 1.0,
            volume: 0.7,
            muted: false,
            music: true,
            music_volume: 0.25,
            ambience: AmbienceSetting::Fire,
            ambience_volume: 0.25,
            colour_vision: ColourVision::Usual,
            strong_marks: false,
            sound_captions: false,
            move_hints: true,
            games: BTreeMap::new(),
            reach_dots: false,
            coordinates: false,
            shows_lead: true,
            coach: true,
            ponder: false,
            threads: 1,
            calc_seconds: 1.0,
            patience: PATIENCE.as_secs_f32(),
            confirm_resign: true,
            keys: BTreeMap::new(),
            pad_swaps: false,
            pad_dead_zone: 0.2,
            switch: SwitchSetting::Off,
            switch_key: SwitchKey::Any,
            scan_seconds: 1.4,
        }
    }
}

/// How much is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum QualitySetting {
    /// As suits the graphics adapter.
    #[default]
    Auto,
    /// For software rendering.
    Low,
    /// For integrated graphics.
    Medium,
    /// For graphics cards.
    High,
}

/// Whose eyes the marks on the board are coloured for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum ColourVision {
    /// All three kinds of cones.
    #[default]
    Usual,
    /// None that see red.
    Protanopia,
    /// None that see green.
    Deuteranopia,
    /// None that see blue.
    Tritanopia,
    /// Eyes that need strong differences.
    HighContrast,
}

impl ColourVision {
    /// All of them with their names.
    pub(crate) fn all() -> [(Self, &'static str); 5] {
        [
            (Self::Usual, texts::colour_vision_usual()),
            (Self::Protanopia, texts::colour_vision_protanopia()),
            (Self::Deuteranopia, texts::colour_vision_deuteranopia()),
            (Self::Tritanopia, texts::colour_vision_tritanopia()),
            (Self::HighContrast, texts::colour_vision_contrast()),
        ]
    }
}

/// What is heard around the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) enum AmbienceSetting {
    /// Nothing.
    #[default]
    Off,
    /// A fire in the hearth.
    Fire,
    /// An open window, with birds far away.
    Window,
    /// Crickets in the night.
    Night,
}

impl Settings {
    /// How long the computer thinks when it is asked to move for a person.
    pub(crate) fn calc_time(&self) -> Duration {
        Duration::from_secs_f32(self.calc_seconds.clamp(0.1, 600.0))
    }

    /// How long another program may take for anything but its moves.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_secs_f32(self.patience.clamp(1.0, 600.0))
    }

    /// The player's name as records have it, never empty: [`UNNAMED`] if none was chosen.
    pub fn name(&self) -> String {
        name(&self.player_name).unwrap_or_else(|| UNNAMED.to_owned())
    }

    /// Takes over the keys of a map.
    pub(crate) fn set_keys(&mut self, map: &KeyMap) {
        self.keys = map.changes();
    }

    /// Numbers from a file that somebody has edited, brought into their range.
    fn put_right(&mut self) {
        let default = Self::default();
        let range = |value: &mut f32, low: f32, high: f32, default: f32| {
            *value = if value.is_finite() {
                value.clamp(low, high)
            } else {
                default
            };
        };
        range(&mut self.ui_scale, 0.75, 2.5, default.ui_scale);
        range(&mut self.text_size, 0.75, 1.5, default.text_size);
        range(&mut self.animation_speed, 0.5, 3.0, default.animation_speed);
        range(&mut self.volume, 0.0, 1.0, default.volume);
        range(&mut self.music_volume, 0.0, 1.0, default.music_volume);
        range(&mut self.ambience_volume, 0.0, 1.0, default.ambience_volume);
        range(&mut self.calc_seconds, 0.1, 600.0, default.calc_seconds);
        range(&mut self.patience, 1.0, 600.0, default.patience);
        range(&mut self.pad_dead_zone, 0.1, 0.6, default.pad_dead_zone);
        range(&mut self.scan_seconds, 0.4, 10.0, default.scan_seconds);
        self.threads = self.threads.clamp(1, 2);
        self.player_name = name(&self.player_name).unwrap_or_default();
    }
}

impl Merge for Option<Language> {}
impl Merge for QualitySetting {}
impl Merge for TableStyle {}
impl Merge for ColourVision {}
impl Merge for AmbienceSetting {}
impl Merge for Vec<Chord> {}

merge_fields!(Settings {
    language,
    player_name,
    link_address,
    quality,
    table,
    pieces,
    fullscreen,
    ui_scale,
    text_size,
    reduce_motion,
    screen_reader,
    follow_action,
    hide_results,
    animation_speed,
    volume,
    muted,
    music,
    music_volume,
    ambience,
    ambience_volume,
    colour_vision,
    strong_marks,
    sound_captions,
    move_hints,
    games,
    reach_dots,
    coordinates,
    shows_lead,
    coach,
    ponder,
    threads,
    calc_seconds,
    patience,
    confirm_resign,
    keys,
    pad_swaps,
    pad_dead_zone,
    switch,
    switch_key,
    scan_seconds,
});

impl Stored for Settings {
    const FILE: &'static str = "settings.ron";
    const NAME: &'static str = "settings";

    fn after_reading(&mut self) {
        self.take_over_reach_dots();
        self.put_right();
    }

    /// Every window is full screen or not for itself; the file remembers the last.
    fn follow(&mut self, file: Self) {
        *self = Self {
            fullscreen: self.fullscreen,
            ..file
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_does_not_say_has_its_default() {
        let settings: Settings = ron::from_str("(volume: 0.25)").unwrap();
        assert_eq!(
            settings,
            Settings {
                volume: 0.25,
                ..default()
            }
        );
        let empty: Settings = ron::from_str("()").unwrap();
        assert_eq!(empty, Settings::default());
    }

    #[test]
    fn numbers_out_of_range_are_put_right() {
        let mut settings = Settings {
            ui_scale: f32::NAN,
            text_size: 99.0,
            volume: -1.0,
            music_volume: 7.0,
            ambience_volume: f32::NAN,
            threads: 200,
            calc_seconds: f32::INFINITY,
            player_name: "x".repeat(1000),
            ..default()
        };
        settings.put_right();
        assert_eq!(settings.ui_scale, 1.0);
        assert_eq!(settings.text_size, 1.5);
        assert_eq!(settings.volume, 0.0);
        assert_eq!(
            (settings.music_volume, settings.ambience_volume),
            (1.0, 0.25)
        );
        assert_eq!(settings.threads, 2);
        assert_eq!(settings.calc_seconds, 1.0);
        assert!(settings.player_name.ends_with("xx…"));
    }

    #[test]
    fn keys_survive_the_file() {
        let mut map = KeyMap::default();
        map.bind(Action::Hint, "Ctrl+Shift+F9".parse().unwrap());
        let mut settings = Settings::default();
        settings.set_keys(&map);
        let text = ron::to_string(&settings).unwrap();
        let read: Settings = ron::from_str(&text).unwrap();
        assert_eq!(KeyMap::with(&read.keys), map);
    }
}
