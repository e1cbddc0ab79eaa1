//! A position of Mathematichess as a small picture: a tile with its letter for
//! each piece, and the empty squares that count.

use bevy::math::Vec3Swizzles;
use bevy::prelude::*;

use super::layout::Layout;
use crate::{
    plugins::{
        scene::palette,
        ui::screens::{Diagram, Mark, Miniatures},
    },
    rules::{
        AnyGame, Game, Player,
        mathematichess::{Mathematichess, Square},
    },
};

pub(super) fn plugin(app: &mut App) {
    Miniatures::add(app, Mathematichess::INFO.id, draw);
}

fn draw(position: &dyn AnyGame) -> Option<Diagram> {
    let position = position.as_any().downcast_ref::<Mathematichess>()?;
    let size = position.agreed().size;
    let layout = Layout::of(size);
    let mut diagram = Diagram::default();
    let side = f32::from(size) + 0.3;
    diagram.square(Vec2::ZERO, side, palette::OAK_DARK, None);
    for square in Square::all(size) {
        let at = layout.place(square).xz();
        let is_dark = (square.file() + square.rank()) % 2 == 0;
        let ground = if is_dark {
            palette::WALNUT
        } else {
            palette::LIMESTONE_DARK
        };
        let Some(piece) = position.piece(square) else {
            diagram.square(at, 0.94, palette::NIGHT, Some((palette::ACCENT, 0.06)));
            continue;
        };
        diagram.square(at, 1.0, ground, None);
        let (tile, ink) = if piece.player == Player::FIRST {
            (palette::IVORY, palette::EBONY)
        } else {
            (palette::EBONY, palette::IVORY)
        };
        diagram.square(at, 0.82, tile, Some((ink, 0.03)));
        diagram.marks.push(Mark::Text {
            at,
            height: 0.72,
            text: piece.kind.letter_shown().to_owned(),
            tone: ink,
        });
    }
    Some(diagram)
}
