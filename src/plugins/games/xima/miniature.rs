//! A position of XIMA as a small picture: the pyramid from above, the lighter the
//! higher, with the top block of every tower.

use bevy::prelude::*;

use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::{
            screens::{Diagram, Miniatures},
            theme::player_tone,
        },
    },
    rules::{
        AnyGame, Colour, Game,
        xima::{Square, Xima},
    },
};

/// The floors, the lowest first.
const FLOORS: [Tone; 4] = [
    palette::SANDSTONE_DARK,
    palette::SANDSTONE_WALL,
    palette::SANDSTONE,
    palette::LIMESTONE,
];

pub(super) fn plugin(app: &mut App) {
    Miniatures::add(app, Xima::INFO.id, draw);
}

fn draw(position: &dyn AnyGame) -> Option<Diagram> {
    let position = position.as_any().downcast_ref::<Xima>()?;
    let mut diagram = Diagram::default();
    let place = |square: Square| {
        let (column, row) = (f32::from(square.column()), f32::from(square.row()));
        Vec2::new(column - 6.0, 6.0 - row)
    };
    // The storeys, and squares only where blocks stand: smaller ones are a blur.
    for (side, tone) in [13.0, 9.0, 5.0, 1.0].into_iter().zip(FLOORS) {
        diagram.square(Vec2::ZERO, side, tone, Some((palette::OAK_DARK, 0.12)));
    }
    for square in position.occupied() {
        let at = place(square);
        for (level, block) in (0_u8..).zip(position.tower(square)) {
            let colour = position.colour(block.owner);
            let lift = Vec2::new(0.0, -0.26) * f32::from(level);
            let edge = rim(colour);
            diagram.square(at + lift, 0.92, player_tone(colour), Some((edge, 0.08)));
            if block.is_special {
                diagram.disc(
                    at + lift,
                    0.27,
                    palette::BRASS,
                    Some((palette::NIGHT, 0.06)),
                );
            }
        }
    }
    Some(diagram)
}

/// The line around a block, which sets it off from its own colour.
const fn rim(colour: Colour) -> Tone {
    match colour {
        Colour::White | Colour::Yellow => palette::OAK_DARK,
        _ => palette::IVORY,
    }
}
