//! The numbers of the squares, where the player wants to see them, and the words
//! of a meme on the squares that it speaks of.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, FontId, Id, LayerId, Order, Painter, Pos2, pos2, vec2},
};

use super::{
    Chimple, ChimpleTable,
    aim::Aim,
    layout::{Layout, SIDE},
};
use crate::{
    plugins::{
        app::{settings::Settings, states::Screen},
        scene::{camera::TableCamera, palette},
        ui::theme::strong_family,
    },
    rules::chimple::{Condition, Descriptor, Square},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<ChimpleTable>),
    );
}

fn label(
    mut contexts: EguiContexts,
    settings: Option<Res<Settings>>,
    table: Res<ChimpleTable>,
    aim: Res<Aim>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let numbers = settings.is_some_and(|settings| settings.coordinates);
    let meme = aim.meme.and_then(|step| table.0.meme(&step));
    if !numbers && meme.is_none() {
        return Ok(());
    }
    let Ok((camera, view)) = cameras.single() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("labels")));
    let zoom = context.zoom_factor();
    let layout = Layout::of(table.0.size());
    let across = view.right().with_y(0.0).normalize_or(Vec3::X);
    let near = across.cross(Vec3::Y);
    // A place on the window in points, and how long a part of a square is there.
    let on_screen = |place: Vec3, part: f32| {
        let at = camera.world_to_viewport(view, place).ok()?;
        let beside = camera.world_to_viewport(view, place + across * part).ok()?;
        Some((pos2(at.x / zoom, at.y / zoom), at.distance(beside) / zoom))
    };
    for square in table.0.size().all() {
        // In the near left corner, where no character stands.
        let place = layout.place(square) + (near - across) * SIDE * 0.37;
        let Some((at, length)) = on_screen(place, 0.2) else {
            continue;
        };
        painter.text(
            at,
            Align2::CENTER_CENTER,
            square.number().to_string(),
            // Whole sizes: every other one would be drawn into the atlas anew.
            FontId::new((length * 1.2).clamp(10.0, 24.0).round(), strong_family()),
            palette::OAK_DARK.egui(),
        );
    }
    for (square, word, edge) in meme.map(|meme| roles(&table.0, meme)).unwrap_or_default() {
        let place = layout.place(square) + near * SIDE * edge;
        if let Some((at, length)) = on_screen(place, 0.2) {
            tag(
                &painter,
                at,
                word,
                (length * 0.95).clamp(12.0, 18.0).round(),
            );
        }
    }
    Ok(())
}

/// At the near edge of a square, in parts of its side.
const NEAR: f32 = 0.41;
/// Towards its far edge.
const FAR: f32 = -0.27;

/// What a meme says of each square of the board that it speaks of, and at which
/// edge of it: what must be the case stands above what comes of it.
fn roles(position: &Chimple, meme: &Descriptor) -> Vec<(Square, &'static str, f32)> {
    let on_board = |square| position.own_square(square);
    let word = match meme.condition {
        Condition::Enemy(_) => "enemy",
        Condition::NoBlock(_) => "no-block",
    };
    let filter = meme.condition.filter().into_iter();
    let mut all: Vec<_> = filter.map(|square| (on_board(square), word, FAR)).collect();
    all.push((on_board(meme.agent), "agent", NEAR));
    all.push((on_board(meme.result), "=> agent", NEAR));
    all
}

/// A word on a plate.
fn tag(painter: &Painter, at: Pos2, word: &str, height: f32) {
    let ink = palette::TEXT.egui();
    let font = FontId::new(height, strong_family());
    let text = painter.layout_no_wrap(word.to_owned(), font, ink);
    let place = Align2::CENTER_CENTER.anchor_size(at, text.size());
    let plate = place.expand2(vec2(7.0, 1.5));
    painter.rect_filled(plate, 6.0, palette::NIGHT.egui_alpha(215));
    painter.galley(place.min, text, ink);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::{
        Player,
        chimple::{Options, Size},
    };

    #[test]
    fn a_meme_names_its_squares_on_the_board() {
        let mut position = Chimple::new(Options::on(Size::Three));
        let first = position.eligible(Player::FIRST).next().unwrap();
        let named = |position: &Chimple, meme| -> Vec<(u8, &str)> {
            let roles = roles(position, meme).into_iter();
            roles
                .map(|(square, word, _)| (square.number(), word))
                .collect()
        };
        assert_eq!(
            named(&position, first),
            [(4, "no-block"), (1, "agent"), (4, "=> agent")]
        );
        // White's squares are turned round.
        crate::rules::AnyGame::play_text(&mut position, "3-6").unwrap();
        let second = position.eligible(Player::SECOND).next().unwrap();
        assert_eq!(
            named(&position, second),
            [(8, "no-block"), (9, "agent"), (8, "=> agent")]
        );
    }
}
