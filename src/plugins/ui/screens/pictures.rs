//! The pictures of the games' boards: of a game's table as it brings it, or else drawn of its
//! first position.

use bevy::{ecs::system::SystemParam, platform::collections::HashMap, prelude::*};
use bevy_egui::{
    EguiTextureHandle, EguiUserTextures,
    egui::{Color32, CornerRadius, Painter, Pos2, Rect, TextureId, epaint::RectShape, pos2, vec2},
};

use super::Miniatures;
use crate::{
    plugins::{app::machine::embedded::Carried, scene::palette, ui::theme},
    rules::{OptionValues, registry},
};

/// The pictures of the games' boards, by the names of the games.
#[derive(Resource, Debug, Default)]
pub(crate) struct Pictures(HashMap<&'static str, Picture>);

/// A picture of a game's board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Picture {
    /// What the interface draws.
    pub(crate) texture: TextureId,
}

/// The height of a picture for a width of 1.
pub(crate) const PICTURE_SHAPE: f32 = 0.6;

impl Pictures {
    /// Loads those that games have brought, each under the name of its game.
    pub(super) fn load(
        carried: If<Res<Carried>>,
        assets: Res<AssetServer>,
        mut textures: ResMut<EguiUserTextures>,
        mut pictures: ResMut<Self>,
    ) {
        for entry in registry::games() {
            let path = format!("pictures/{}.png", entry.id);
            if carried.has(&path) {
                let image = assets.load::<Image>(path);
                let texture = textures.add_image(EguiTextureHandle::Strong(image));
                pictures.0.insert(entry.id, Picture { texture });
            }
        }
    }

    /// The picture of the game `id`, if it has one.
    pub(crate) fn get(&self, id: &str) -> Option<Picture> {
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
pub(crate) const HEAD: CornerRadius = CornerRadius {
    nw: theme::RADIUS - 1,
    ne: theme::RADIUS - 1,
    sw: 0,
    se: 0,
};

/// How games are shown.
#[derive(SystemParam, Debug)]
pub(crate) struct Boards<'w> {
    pictures: Res<'w, Pictures>,
    pub(super) miniatures: ResMut<'w, Miniatures>,
}

impl Boards<'_> {
    /// Draws the board of a game so that it fills `rect`.
    pub(crate) fn paint(&mut self, game: &str, painter: &Painter, rect: Rect, round: CornerRadius) {
        if let Some(picture) = self.pictures.get(game) {
            picture.paint(painter, rect, round, Color32::WHITE);
            return;
        }
        painter.rect_filled(rect, round, palette::PANEL_RAISED.egui());
        let first = || registry::start(game, &OptionValues::default()).ok();
        if let Some(drawn) = self.miniatures.get(game, "first", first) {
            drawn.paint(painter, rect.shrink(12.0));
        }
    }
}
