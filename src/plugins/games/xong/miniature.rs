//! A position of Xong as a small picture: the coats of the hexes and the Xoids.

use core::f32::consts::FRAC_PI_6;

use bevy::math::Vec3Swizzles;
use bevy::prelude::*;

use super::{layout::Layout, materials::Coat};
use crate::{
    plugins::{
        scene::palette,
        ui::screens::{Diagram, Miniatures},
    },
    rules::{AnyGame, Game, Player, xong::Xong},
};

pub(super) fn plugin(app: &mut App) {
    Miniatures::add(app, Xong::INFO.id, draw);
}

fn draw(position: &dyn AnyGame) -> Option<Diagram> {
    let position = position.as_any().downcast_ref::<Xong>()?;
    let layout = Layout::of(Game::options(position).board());
    let mut diagram = Diagram::default();
    for (cell, _) in layout.board().cells() {
        let coat = Coat::of(position, cell);
        let fill = match coat {
            Coat::None => palette::LIMESTONE,
            Coat::TouchedByFirst | Coat::CashedByFirst => palette::COAT_RED,
            Coat::TouchedBySecond | Coat::CashedBySecond => palette::COAT_BLUE,
            Coat::Greened => palette::COAT_GREEN,
            Coat::Lost => palette::OAK,
        };
        let at = layout.place(cell).xz();
        let is_cashed = matches!(coat, Coat::CashedByFirst | Coat::CashedBySecond);
        diagram.hexagon(at, 0.94, FRAC_PI_6, (fill, Some((palette::NIGHT, 0.06))));
        if is_cashed {
            diagram.disc(at, 0.24, palette::BRASS, None);
        }
    }
    for placement in position.placed() {
        let tone = if placement.player == Player::FIRST {
            palette::ROD_RED
        } else {
            palette::ROD_BLUE
        };
        for leg in placement.legs.iter() {
            let at = layout.leg(leg).xz();
            let half = (layout.turn(leg) * Vec3::X * 0.46).xz();
            // A light seam keeps rods apart from coats of their own colour.
            diagram.line([at - half, at + half], 0.34, palette::ROD_INLAY);
            diagram.line([at - half, at + half], 0.22, tone);
        }
    }
    Some(diagram)
}
