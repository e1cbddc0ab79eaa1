//! A position of Chimple as a small picture: the squares and the characters.

use bevy::math::Vec3Swizzles;
use bevy::prelude::*;

use super::layout::{Layout, SIDE};
use crate::{
    plugins::{
        scene::palette,
        ui::screens::{Diagram, Miniatures},
    },
    rules::{AnyGame, Game, Player, chimple::Chimple},
};

pub(super) fn plugin(app: &mut App) {
    Miniatures::add(app, Chimple::INFO.id, draw);
}

fn draw(position: &dyn AnyGame) -> Option<Diagram> {
    let position = position.as_any().downcast_ref::<Chimple>()?;
    let layout = Layout::of(position.size());
    let mut diagram = Diagram::default();
    let size = position.size();
    for square in size.all() {
        let at = layout.place(square).xz() / SIDE;
        let is_light = (square.row(size) + square.column(size)) % 2 == 0;
        let ground = if is_light {
            palette::LIMESTONE
        } else {
            palette::WALNUT
        };
        diagram.square(at, 0.98, ground, None);
        let Some(owner) = position.owner(square) else {
            continue;
        };
        let (fill, edge) = if owner == Player::FIRST {
            (palette::EBONY, palette::IVORY)
        } else {
            (palette::IVORY, palette::EBONY)
        };
        diagram.disc(at + Vec2::new(0.0, 0.12), 0.28, fill, Some((edge, 0.05)));
        diagram.disc(at + Vec2::new(0.0, -0.2), 0.17, fill, Some((edge, 0.05)));
    }
    Some(diagram)
}
