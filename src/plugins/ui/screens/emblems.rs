//! The pictures and signs of the games. A picture shows a game's board as it is at
//! the table; a sign, drawn with a few shapes, what is special about the game, and
//! stands where a picture would be too small or is not there.
//!
//! Each game brings its own.

use bevy::{ecs::system::SystemParam, platform::collections::HashMap, prelude::*};
use bevy_egui::{
    EguiTextureHandle, EguiUserTextures,
    egui::{
        Color32, CornerRadius, Painter, Pos2, Rect, Stroke, StrokeKind, TextureId,
        epaint::RectShape, pos2, vec2,
    },
};

use crate::plugins::{
    scene::palette::{self, Tone},
    ui::theme::{self, shapes::hexagon},
};

/// Draws the sign of a game.
pub type Emblem = fn(&Sign<'_>);

/// The signs of the games, by the names of the games.
#[derive(Resource, Debug, Default)]
pub struct Emblems(HashMap<&'static str, Emblem>);

/// The pictures of the games' boards, by the names of the games.
#[derive(Resource, Debug, Default)]
pub struct Pictures(HashMap<&'static str, Picture>);

/// A picture of a game's board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Picture {
    /// What the interface draws.
    pub(crate) texture: TextureId,
}

/// The height of a picture for a width of 1.
pub const PICTURE_SHAPE: f32 = 0.6;

impl Pictures {
    /// Adds the picture of the game `id` to an app: the path of an embedded file.
    pub(crate) fn add(app: &mut App, id: &'static str, path: &'static str) {
        let load = move |assets: Res<AssetServer>,
                         mut textures: ResMut<EguiUserTextures>,
                         mut pictures: ResMut<Pictures>| {
            let image = assets.load::<Image>(path);
            let texture = textures.add_image(EguiTextureHandle::Strong(image));
            pictures.0.insert(id, Picture { texture });
        };
        app.init_resource::<Self>().add_systems(Startup, load);
    }

    /// The picture of the game `id`, if it has one.
    #[must_use]
    pub(crate) fn of(&self, id: &str) -> Option<Picture> {
        self.0.get(id).copied()
    }
}

impl Picture {
    /// Draws the picture so that it fills `rect`, with round corners above.
    pub(crate) fn paint(self, painter: &Painter, rect: Rect, round: CornerRadius, tint: Color32) {
        // What is too high or too wide is cut off, half at each side.
        let shape = rect.height() / rect.width();
        let cut = if shape < PICTURE_SHAPE {
            vec2(0.0, (1.0 - shape / PICTURE_SHAPE) / 2.0)
        } else {
            vec2((1.0 - PICTURE_SHAPE / shape) / 2.0, 0.0)
        };
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let shown =
            RectShape::filled(rect, round, tint).with_texture(self.texture, whole.shrink2(cut));
        painter.add(shown);
    }
}

/// The corners of a picture at the head of a card.
pub const HEAD: CornerRadius = CornerRadius {
    nw: theme::RADIUS - 1,
    ne: theme::RADIUS - 1,
    sw: 0,
    se: 0,
};

/// How games are shown: by the picture of the board, or else by the sign.
#[derive(SystemParam, Debug)]
pub struct Boards<'w> {
    pictures: Res<'w, Pictures>,
    emblems: Res<'w, Emblems>,
}

impl Boards<'_> {
    /// Draws the board of a game so that it fills `rect`; `strength` from 0 to 1 fades it.
    pub(crate) fn paint(
        &self,
        game: &str,
        painter: &Painter,
        rect: Rect,
        round: CornerRadius,
        strength: f32,
    ) {
        if let Some(picture) = self.pictures.of(game) {
            picture.paint(
                painter,
                rect,
                round,
                Color32::WHITE.gamma_multiply(strength),
            );
        } else {
            self.emblems
                .paint(game, painter, rect.shrink(12.0), strength);
        }
    }
}

impl Emblems {
    /// Adds the sign of the game `id` to an app.
    pub fn add(app: &mut App, id: &'static str, emblem: Emblem) {
        let mut emblems = app.world_mut().get_resource_or_init::<Self>();
        emblems.0.insert(id, emblem);
    }

    /// Draws the sign of a game into the middle of `rect`; `strength` from 0 to 1
    /// fades it. A game without one gets an empty board, which is no other game's.
    pub(crate) fn paint(&self, game: &str, painter: &Painter, rect: Rect, strength: f32) {
        let side = rect.width().min(rect.height());
        let emblem = self.0.get(game).copied().unwrap_or(neutral);
        emblem(&Sign {
            painter,
            centre: rect.center(),
            unit: side / 100.0,
            strength,
        });
    }
}

/// A frame round a single hexagon.
fn neutral(sign: &Sign<'_>) {
    let line = sign.line(palette::LINE, 2.0);
    sign.square(0.0, 0.0, 78.0, sign.tone(palette::PANEL_RAISED), line);
    let (fill, line) = (sign.tone(palette::NIGHT), sign.line(palette::OAK, 2.0));
    hexagon(sign.painter, sign.centre, 22.0 * sign.unit, fill, line);
}

/// The square in which a sign is drawn: a hundred units high and wide, with the
/// origin in the middle and y downwards.
#[derive(Clone, Copy)]
pub struct Sign<'a> {
    /// What draws.
    pub painter: &'a Painter,
    /// The middle of the square.
    pub(crate) centre: Pos2,
    /// A hundredth of the square's side.
    pub unit: f32,
    /// From 0 to 1: how far the sign has faded in.
    pub(crate) strength: f32,
}

impl core::fmt::Debug for Sign<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Sign")
            .field("centre", &self.centre)
            .field("unit", &self.unit)
            .field("strength", &self.strength)
            .finish_non_exhaustive()
    }
}

impl Sign<'_> {
    /// A place in the square.
    #[must_use]
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.centre + vec2(x, y) * self.unit
    }

    /// A colour, as faint as the sign is.
    #[must_use]
    pub fn tone(&self, tone: Tone) -> Color32 {
        tone.egui().gamma_multiply(self.strength)
    }

    /// A line in units, as faint as the sign is.
    #[must_use]
    pub fn line(&self, tone: Tone, width: f32) -> Stroke {
        Stroke::new(width * self.unit, self.tone(tone))
    }

    /// Draws a square with soft corners round a place.
    pub fn square(&self, x: f32, y: f32, side: f32, fill: Color32, stroke: Stroke) {
        let size = vec2(side, side) * self.unit;
        let rect = Rect::from_center_size(self.at(x, y), size);
        self.painter.rect(
            rect,
            side * 0.08 * self.unit,
            fill,
            stroke,
            StrokeKind::Inside,
        );
    }
}
