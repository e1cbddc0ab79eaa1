//! The tables that can be played at: of what wood they are, and in what light they stand.
//!
//! A table is a row of values, [`Room`], and nothing else knows which of them it is. Behind
//! the title the light follows the hour at which the window was opened.

use bevy::prelude::*;

use super::{
    KeyLight, WindowLight,
    mark_colours::MarkColours,
    palette::{self, Tone},
};
use crate::{
    client::TableStyle,
    plugins::app::{
        machine::redraw::RedrawScheduler,
        settings::{ColourVision, Settings},
        states::Screen,
    },
};

/// The light over a table. Colours are linear; they are those of [`Quality::Low`], which
/// takes them as they are. Elsewhere they say how the light differs from the evening's.
///
/// [`Quality::Low`]: super::quality::Quality::Low
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Light {
    /// What comes from the lamp.
    pub(crate) lamp: Vec3,
    /// What comes from all sides: from below, and from above.
    pub(crate) around: [Vec3; 2],
    /// The walls as polished things reflect them: their feet, and the ceiling.
    pub(crate) walls: [Vec3; 2],
    /// The lamp as polished things reflect it.
    pub(crate) gleam: Vec3,
    /// The window as polished things reflect it.
    pub(crate) window: Vec3,
    /// How much of the light is left far from the board.
    pub(crate) edge: f32,
}

impl Light {
    /// How a part of this light differs from the evening's.
    pub(super) fn over_evening(&self, part: impl Fn(&Self) -> Vec3) -> Vec3 {
        part(self) / part(&EVENING)
    }

    /// As `surface.wgsl` reads it.
    pub(super) fn in_shader(&self) -> [Vec4; 7] {
        let [below, above] = self.around;
        let [low, high] = self.walls;
        [self.lamp, below, above, low, high, self.gleam, self.window]
            .map(|colour| colour.extend(0.0))
    }
}

/// What a table is made of, and what it stands in.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Room {
    /// Where the light does not reach.
    pub(crate) beyond: Tone,
    /// The wood of the table, and its grain.
    pub(crate) planks: [Tone; 2],
    /// The wood of what lies on it: frames, rims and trays, and its grain.
    pub(crate) frame: [Tone; 2],
    /// The light over it.
    pub(crate) light: Light,
    /// The colours of the marks on its boards.
    pub(crate) marks: MarkColours,
    /// How much of that is left behind the title, whose texts lie over the table.
    behind_texts: f32,
}

/// A lamp over oiled walnut.
const EVENING: Light = Light {
    lamp: Vec3::new(1.30, 1.05, 0.76),
    around: [Vec3::new(0.12, 0.085, 0.06), Vec3::new(0.30, 0.27, 0.25)],
    walls: [
        Vec3::new(0.030, 0.020, 0.014),
        Vec3::new(0.13, 0.105, 0.085),
    ],
    gleam: Vec3::new(2.6, 2.05, 1.45),
    window: Vec3::new(0.34, 0.42, 0.55),
    edge: 0.24,
};

/// White walls and large windows.
const DAY: Light = Light {
    lamp: Vec3::new(0.92, 0.88, 0.81),
    around: [Vec3::new(0.22, 0.21, 0.20), Vec3::new(0.42, 0.42, 0.42)],
    walls: [Vec3::new(0.14, 0.135, 0.13), Vec3::new(0.36, 0.36, 0.36)],
    gleam: Vec3::new(1.9, 1.85, 1.75),
    window: Vec3::new(0.60, 0.66, 0.75),
    edge: 0.6,
};

/// One white lamp, and the moon outside.
const MOON: Light = Light {
    lamp: Vec3::new(1.06, 0.99, 0.92),
    around: [Vec3::new(0.05, 0.06, 0.10), Vec3::new(0.16, 0.19, 0.28)],
    walls: [Vec3::new(0.012, 0.016, 0.030), Vec3::new(0.06, 0.075, 0.12)],
    gleam: Vec3::new(2.2, 2.1, 2.0),
    window: Vec3::new(0.30, 0.42, 0.75),
    edge: 0.08,
};

impl Room {
    /// The room of a table.
    pub(crate) const fn of_style(style: TableStyle) -> Self {
        match style {
            TableStyle::Walnut => Self {
                beyond: palette::NIGHT,
                planks: [palette::WALNUT, palette::WALNUT_DARK],
                frame: [palette::OAK, palette::OAK_DARK],
                light: EVENING,
                marks: MarkColours::for_vision(ColourVision::Usual),
                behind_texts: 1.0,
            },
            TableStyle::Studio => Self {
                beyond: palette::PLASTER,
                planks: [palette::ASH, palette::ASH_DARK],
                frame: [palette::TEAK, palette::TEAK_DARK],
                light: DAY,
                marks: MarkColours::for_vision(ColourVision::Usual),
                behind_texts: 0.42,
            },
            TableStyle::Night => Self {
                beyond: palette::MIDNIGHT,
                planks: [palette::BOG_OAK, palette::BOG_OAK_DARK],
                frame: [palette::INDIGO, palette::INDIGO_DARK],
                light: MOON,
                marks: MarkColours::for_vision(ColourVision::Usual),
                behind_texts: 1.0,
            },
        }
    }

    /// The room there is, or that of the evening.
    pub(super) fn from_world(world: &World) -> Self {
        world.get_resource::<Self>().copied().unwrap_or_default()
    }

    /// The same behind texts, at a time of day.
    fn behind_texts(self, hour: Hour) -> Self {
        let (light, mut weather) = (self.light, hour.weather());
        for part in [&mut weather.lamp, &mut weather.sky, &mut weather.window] {
            *part *= self.behind_texts;
        }
        Self {
            light: Light {
                lamp: light.lamp * weather.lamp,
                around: light.around.map(|colour| colour * weather.sky),
                walls: light.walls.map(|colour| colour * weather.sky),
                gleam: light.gleam * weather.lamp,
                window: light.window * weather.window,
                edge: (light.edge * weather.spread).min(0.8),
            },
            ..self
        }
    }
}

impl Default for Room {
    fn default() -> Self {
        Self::of_style(TableStyle::default())
    }
}

/// A time of day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hour {
    /// From five o'clock.
    Morning,
    /// From ten o'clock.
    Noon,
    /// From five in the afternoon.
    #[default]
    Evening,
    /// From ten o'clock.
    Night,
}

/// By how much light is more at a time of day than in the evening.
struct Weather {
    lamp: Vec3,
    sky: Vec3,
    window: Vec3,
    /// How much farther it spreads.
    spread: f32,
}

impl Hour {
    /// The time of day at an hour, 0 to 23.
    pub(crate) const fn new(hour: i8) -> Self {
        match hour {
            5..=9 => Self::Morning,
            10..=16 => Self::Noon,
            17..=21 => Self::Evening,
            _ => Self::Night,
        }
    }

    const fn weather(self) -> Weather {
        match self {
            Self::Morning => Weather {
                lamp: Vec3::new(0.80, 0.90, 1.05),
                sky: Vec3::new(1.25, 1.30, 1.45),
                window: Vec3::new(2.0, 1.8, 1.6),
                spread: 2.0,
            },
            Self::Noon => Weather {
                lamp: Vec3::new(0.88, 1.02, 1.26),
                sky: Vec3::new(1.60, 1.75, 2.0),
                window: Vec3::new(2.2, 2.2, 2.2),
                spread: 2.8,
            },
            Self::Evening => Weather {
                lamp: Vec3::ONE,
                sky: Vec3::ONE,
                window: Vec3::ONE,
                spread: 1.0,
            },
            Self::Night => Weather {
                lamp: Vec3::new(0.64, 0.62, 0.64),
                sky: Vec3::new(0.60, 0.72, 1.05),
                window: Vec3::new(0.5, 0.65, 1.0),
                spread: 0.5,
            },
        }
    }
}

/// The time of day outside. Only a window asks the clock for it, once: pictures, films and
/// tests have an evening.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Daylight(pub(crate) Hour);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Room>()
        .init_resource::<Daylight>()
        .add_systems(
            Update,
            choose.run_if(
                resource_exists_and_changed::<Settings>
                    .or_eager(resource_exists_and_changed::<State<Screen>>),
            ),
        )
        .add_systems(
            PostUpdate,
            light_up.run_if(resource_exists_and_changed::<Room>),
        );
}

fn choose(
    settings: Res<Settings>,
    screen: Res<State<Screen>>,
    daylight: Res<Daylight>,
    mut room: ResMut<Room>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let mut wanted = Room::of_style(settings.table);
    wanted.marks = MarkColours::for_vision(settings.colour_vision);
    if *screen == Screen::Title {
        let hour = if settings.reduce_motion {
            Hour::Evening
        } else {
            daylight.0
        };
        wanted = wanted.behind_texts(hour);
    }
    if room.set_if_neq(wanted) {
        redraw.now();
    }
}

/// The colours of the lamp, of the window and of the light from all sides, in the evening.
const LAMP: Vec3 = Vec3::new(1.0, 0.849, 0.638);
const WINDOW: Vec3 = Vec3::new(0.448, 0.638, 1.0);
const AROUND: Vec3 = Vec3::new(1.0, 0.787, 0.604);

/// Gives Bevy's own lights the colours of the room.
fn light_up(
    room: Res<Room>,
    mut lights: Query<
        (&mut DirectionalLight, Has<WindowLight>),
        Or<(With<KeyLight>, With<WindowLight>)>,
    >,
    mut ambient: ResMut<GlobalAmbientLight>,
    mut beyond: ResMut<ClearColor>,
) {
    let light = &room.light;
    let colour = |base: Vec3, factor: Vec3| Color::from(LinearRgba::from_vec3(base * factor));
    for (mut shining, is_window) in &mut lights {
        shining.color = if is_window {
            colour(WINDOW, light.over_evening(|light| light.window))
        } else {
            colour(LAMP, light.over_evening(|light| light.lamp))
        };
    }
    *ambient = GlobalAmbientLight {
        color: colour(AROUND, light.over_evening(|light| light.around[1])),
        // The painted room lights everything from all sides already.
        brightness: 40.0,
        ..default()
    };
    beyond.0 = room.beyond.color();
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::plugins::scene::palette::{
        BRASS, LIMESTONE, MARK_HINT, MARK_HOVER, MARK_LAST, MARK_LEGAL, MARK_REFUSED,
        MARK_SELECTED, PANEL, TEXT,
    };

    const STYLES: [TableStyle; 3] = [TableStyle::Walnut, TableStyle::Studio, TableStyle::Night];

    /// A tone as it is seen lying flat in the light of a room at [`Quality::Low`].
    ///
    /// [`Quality::Low`]: crate::plugins::scene::quality::Quality::Low
    fn seen(tone: Tone, light: &Light) -> Vec3 {
        let falling = light.lamp * 0.87 + light.around[1];
        let colour = tone.linear().to_vec3() * falling;
        colour * 1.08 / (Vec3::ONE + 0.24 * colour)
    }

    fn luminance(colour: Vec3) -> f32 {
        colour.dot(Vec3::new(0.2126, 0.7152, 0.0722))
    }

    fn contrast(one: Vec3, other: Vec3) -> f32 {
        let (a, b) = (luminance(one), luminance(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn boards_and_their_marks_stand_out_on_every_table() {
        for style in STYLES {
            let room = Room::of_style(style);
            let tile = seen(LIMESTONE, &room.light);
            assert!(luminance(tile) < 1.0, "{style:?}: tiles glare");
            for tone in room.frame {
                assert!(contrast(tile, seen(tone, &room.light)) > 3.0, "{style:?}");
            }
            let marks = [
                MARK_HOVER,
                MARK_LEGAL,
                MARK_SELECTED,
                MARK_LAST,
                MARK_HINT,
                MARK_REFUSED,
            ];
            for mark in marks {
                let mark = seen(mark, &room.light);
                assert!(contrast(mark, tile) > 1.5, "{style:?}: {mark}");
            }
        }
    }

    #[test]
    fn table_frame_and_panels_are_told_apart_in_every_light() {
        let panel = PANEL.linear().to_vec3();
        for style in STYLES {
            let room = Room::of_style(style);
            let [table, frame] = [room.planks[0], room.frame[0]].map(|it| seen(it, &room.light));
            assert!(contrast(table, frame) >= 2.0, "{style:?}: frame");
            assert!(contrast(table, panel) >= 2.0, "{style:?}: panel");
            assert_eq!(crate::plugins::ui::theme::panel_frame().fill.a(), 255);
        }
    }

    #[test]
    fn what_is_written_on_a_rim_is_read_on_every_table() {
        for style in STYLES {
            let [wood, _] = Room::of_style(style).frame;
            assert!(TEXT.contrast(wood) >= 4.5, "{style:?}");
            assert!(BRASS.contrast(wood) >= 2.0, "{style:?}");
            assert!(TEXT.contrast(PANEL) >= 7.0);
        }
    }

    #[test]
    fn texts_over_the_table_are_read_at_any_hour() {
        // As much of the night as lies over the table under the title, at the least.
        let veil = 130.0 / 255.0;
        let written = TEXT.linear().to_vec3();
        for style in STYLES {
            for hour in [0, 7, 12, 19].map(Hour::new) {
                let room = Room::of_style(style).behind_texts(hour);
                let [wood, _] = room.planks;
                let bare = Srgba::from(LinearRgba::from_vec3(seen(wood, &room.light)));
                let night = Srgba::from(palette::NIGHT.color());
                let veiled = LinearRgba::from(bare + (night - bare) * veil).to_vec3();
                let contrast = contrast(written, veiled);
                assert!(contrast >= 4.5, "{style:?}, {hour:?}: {contrast}");
            }
        }
    }

    fn app(style: TableStyle, hour: Hour) -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin))
            .init_state::<Screen>()
            .init_resource::<RedrawScheduler>()
            .init_resource::<ClearColor>()
            .init_resource::<GlobalAmbientLight>()
            .insert_resource(Settings {
                table: style,
                ..default()
            })
            .add_plugins(plugin)
            .insert_resource(Daylight(hour));
        app.update();
        app
    }

    fn room(app: &mut App) -> Room {
        app.update();
        *app.world().resource::<Room>()
    }

    #[test]
    fn another_table_is_there_at_once_and_keeps_the_clock_out_of_the_match() {
        let mut app = app(TableStyle::Walnut, Hour::Night);
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Table);
        app.update();
        assert_eq!(room(&mut app), Room::default());
        for style in STYLES {
            app.world_mut().resource_mut::<Settings>().table = style;
            assert_eq!(room(&mut app), Room::of_style(style));
            let beyond = app.world().resource::<ClearColor>().0;
            assert_eq!(beyond, Room::of_style(style).beyond.color());
        }
    }

    #[test]
    fn the_title_has_the_light_of_the_hour_unless_motion_is_reduced() {
        let mut lamps = Vec::new();
        for hour in [0, 7, 12, 19].map(Hour::new) {
            let mut app = app(TableStyle::Walnut, hour);
            let light = room(&mut app).light;
            lamps.push(light.lamp);
            assert_eq!(light == EVENING, hour == Hour::Evening, "{hour:?}");
            app.world_mut().resource_mut::<Settings>().reduce_motion = true;
            assert_eq!(room(&mut app).light, EVENING);
        }
        lamps.dedup();
        assert_eq!(lamps.len(), 4);
    }
}
