//! The size and the place of the window, within what the screen has room for.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::desktop::Desktop;
use crate::plugins::app::settings::{Merge, Stored};

/// The size of the window when it is opened for the first time, in logical pixels.
const USUAL: Vec2 = Vec2::new(1280.0, 720.0);

/// The size from which on every screen can be used, in logical pixels.
const LEAST: Vec2 = Vec2::new(640.0, 360.0);

/// What the frame around a window takes of the screen, in logical pixels.
const FRAME: Vec2 = Vec2::new(10.0, 40.0);

/// What panels take of a screen of which only the size is known.
const PANELS: Vec2 = Vec2::new(0.0, 48.0);

/// The size and the place of the window when it was last closed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct WindowPlace {
    /// The width and the height, in logical pixels.
    size: Option<(f32, f32)>,
    /// The upper left corner, in pixels of the desktop.
    corner: Option<(i32, i32)>,
}

impl Stored for WindowPlace {
    const FILE: &'static str = "window.ron";
    const NAME: &'static str = "window";

    /// Each window has its own.
    fn follow(&mut self, _: Self) {}
}

impl Merge for WindowPlace {}

/// What a screen has room for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Room {
    /// The part of it that is free for windows, in pixels of the desktop.
    area: IRect,
    /// How many of these make a logical pixel.
    scale: f32,
    /// What the frame of a window takes, in logical pixels.
    frame: Vec2,
}

/// How the window is opened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Opening {
    /// In pixels of the desktop.
    pub(crate) size: UVec2,
    /// In pixels of the desktop; where there is none, the system chooses.
    pub(crate) corner: Option<IVec2>,
    /// The least size, in logical pixels.
    pub(crate) least: Vec2,
}

impl Room {
    /// The room on a screen.
    pub(crate) fn on(screen: IRect, scale: f32, desktop: Option<&Desktop>) -> Self {
        let scale = if scale.is_finite() {
            scale.clamp(0.5, 8.0)
        } else {
            1.0
        };
        let (area, frame) = match desktop {
            // Nobody puts a frame around windows, or panels beside them.
            Some(desktop) if !desktop.has_manager() => (screen, Vec2::ZERO),
            desktop => match desktop.and_then(Desktop::work_area) {
                Some(area) if !area.intersect(screen).is_empty() => (area.intersect(screen), FRAME),
                _ => (screen, FRAME + PANELS),
            },
        };
        Self { area, scale, frame }
    }

    /// The largest window, in logical pixels.
    fn largest(&self) -> Vec2 {
        (self.area.size().as_vec2() / self.scale - self.frame).max(Vec2::ONE)
    }
}

impl WindowPlace {
    /// Where a window is now.
    pub(crate) fn from_window(window: &Window) -> Self {
        let corner = match window.position {
            WindowPosition::At(corner) => Some(corner.into()),
            _ => None,
        };
        Self {
            size: Some((window.width(), window.height())),
            corner,
        }
    }

    /// How the window is opened where there is this room: as it was, as far as it can be seen.
    /// The first room is where the system would put it.
    pub(crate) fn in_one_of(&self, rooms: &[Room]) -> Option<Opening> {
        let corner = self.corner.map(IVec2::from);
        let known = self.size.map(Vec2::from).filter(|size| size.is_finite());
        let size = known.unwrap_or(USUAL);
        let before = corner.and_then(|corner| {
            rooms.iter().find(|room| {
                let middle = corner.as_vec2() + size * room.scale / 2.0;
                room.area.as_rect().contains(middle)
            })
        });
        let room = before.or(rooms.first())?;
        let largest = room.largest();
        let least = LEAST.min(largest).floor();
        // An upright screen has room for an upright window.
        let size = match known {
            None if largest.y > largest.x => USUAL.yx(),
            _ => size,
        };
        let size = size.clamp(least, largest).floor();
        let corner = corner.filter(|_| before.is_some()).map(|corner| {
            let taken = ((size + room.frame) * room.scale).ceil().as_ivec2();
            corner.clamp(room.area.min, (room.area.max - taken).max(room.area.min))
        });
        Some(Opening {
            size: (size * room.scale).round().as_uvec2(),
            corner,
            least,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(x: i32, width: i32, height: i32, scale: f32) -> Room {
        Room {
            area: IRect::new(x, 0, x + width, height),
            scale,
            frame: FRAME,
        }
    }

    #[test]
    fn the_window_opens_within_the_screen_at_every_scale() {
        for (width, height) in [
            (1920, 1080),
            (1366, 768),
            (1024, 600),
            (800, 600),
            (320, 200),
        ] {
            for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
                let room = room(0, width, height, scale);
                let opening = WindowPlace::default().in_one_of(&[room]).unwrap();
                let frame = (FRAME * scale).as_uvec2();
                let taken = opening.size + frame;
                assert!(
                    taken.x <= width as u32 && taken.y <= height as u32,
                    "{width}x{height} at {scale}: {opening:?}"
                );
                let logical = opening.size.as_vec2() / scale;
                assert!(logical.x <= USUAL.x + 1.0 && logical.y <= USUAL.y + 1.0);
                assert!(
                    (opening.least * scale)
                        .cmple(opening.size.as_vec2() + 1.0)
                        .all()
                );
                assert_eq!(opening.corner, None);
            }
        }
        let large = room(0, 3840, 2160, 2.0);
        let opening = WindowPlace::default().in_one_of(&[large]).unwrap();
        assert_eq!(opening.size, UVec2::new(2560, 1440));
        assert_eq!(opening.least, LEAST);
    }

    #[test]
    fn the_window_comes_back_where_it_was_while_that_can_be_seen() {
        let place = WindowPlace {
            size: Some((900.0, 600.0)),
            corner: Some((2100, 50)),
        };
        let (first, second) = (room(0, 1920, 1080, 1.0), room(1920, 1280, 1024, 1.0));
        let opening = place.in_one_of(&[first, second]).unwrap();
        assert_eq!(opening.corner, Some(IVec2::new(2100, 50)));
        assert_eq!(opening.size, UVec2::new(900, 600));
        let alone = place.in_one_of(&[first]).unwrap();
        assert_eq!(alone.corner, None, "its screen is gone");
        assert_eq!(alone.size, UVec2::new(900, 600));
        let half_out = WindowPlace {
            corner: Some((2700, 700)),
            ..place
        };
        let opening = half_out.in_one_of(&[first, second]).unwrap();
        let corner = opening.corner.unwrap();
        assert!(corner.x + 900 <= 3200 && corner.y + 600 <= 1024, "{corner}");
    }

    #[test]
    fn a_place_that_nobody_wrote_does_no_harm() {
        let room = room(0, 1280, 800, 1.0);
        for text in [
            "(size: Some((NaN, 1e30)), corner: Some((2147483647, -2147483648)))",
            "(size: Some((-5.0, 0.0)), corner: Some((0, 0)))",
            "()",
        ] {
            let place: WindowPlace = ron::from_str(text).unwrap();
            let opening = place.in_one_of(&[room]).unwrap();
            assert!(opening.size.x <= 1280 && opening.size.y <= 800, "{text}");
            assert!(opening.size.x >= 640 && opening.size.y >= 360, "{text}");
        }
    }
}
