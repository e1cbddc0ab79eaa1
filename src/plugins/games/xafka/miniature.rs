//! A position of Xafka as a small picture: the hexagons that are left, the pieces
//! and the light.

use bevy::math::Vec3Swizzles;
use bevy::prelude::*;

use super::Layout;
use crate::{
    plugins::{
        scene::palette,
        ui::{
            screens::{Diagram, Miniatures},
            theme::player_tone,
        },
    },
    rules::{
        AnyGame, Colour, Game, Player,
        xafka::{Goal, Light, Xafka},
    },
};

pub(super) fn plugin(app: &mut App) {
    Miniatures::add(app, Xafka::INFO.id, draw);
}

fn draw(position: &dyn AnyGame) -> Option<Diagram> {
    let position = position.as_any().downcast_ref::<Xafka>()?;
    let layout = Layout::of(position.board());
    let mut diagram = Diagram::default();
    let standing = position.standing();
    for cell in position.board().all() {
        let at = layout.place(cell).xz();
        let look = if standing.contains(cell) {
            (palette::LIMESTONE, Some((palette::LIMESTONE_DARK, 0.08)))
        } else {
            (palette::NIGHT, Some((palette::OAK, 0.08)))
        };
        diagram.hexagon(at, 0.95, 0.0, look);
    }
    for player in Player::all(position.players()) {
        let Some(cell) = position.piece(player) else {
            continue;
        };
        let colour = Game::colours(position).get(player.index());
        let tone = colour.copied().map_or(palette::IVORY, player_tone);
        let edge = match colour {
            Some(Colour::Black) => palette::IVORY,
            _ => palette::EBONY,
        };
        diagram.disc(layout.place(cell).xz(), 0.58, tone, Some((edge, 0.16)));
    }
    let lamp = match position.light() {
        Light::Set(Goal::Green) => palette::LAMP_GREEN,
        Light::Set(Goal::Red) => palette::LAMP_RED,
        Light::Yellow if position.light_is_free() => palette::LAMP_YELLOW,
        Light::Yellow => palette::OAK,
    };
    // In the corner that a board of hexagons leaves free.
    let half = layout.half_size();
    let corner = Vec2::new(half.x - 0.7, 0.7 - half.y);
    diagram.disc(corner, 0.62, lamp, Some((palette::IRON, 0.2)));
    Some(diagram)
}
