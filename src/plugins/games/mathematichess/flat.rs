//! The flat view: seen from above, every piece becomes a plain tile in its player's
//! colour with a large letter and its value, so that a crowded board is read like a
//! diagram. The squares stay visible around the tiles, and their marks with them.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align2, Color32, FontId, Pos2, Shape, Stroke, vec2},
};

use super::{MathematichessTable, PieceOf};
use crate::{
    plugins::{
        app::{
            keys::Action,
            machine::redraw::RedrawScheduler,
            settings::{GameSwitch, GameSwitches, Settings},
            states::Screen,
        },
        board::{Lettering, OverTable},
        scene::camera::{CameraRequest, Preset},
        ui::theme::strong_family,
    },
    rules::{
        Game, Player,
        mathematichess::{Mathematichess, Piece},
    },
    texts,
};

/// Half the side of a tile, in squares.
const HALF: f32 = 0.43;
/// The height of the letter in parts of the tile.
const LETTER: f32 = 0.66;
/// The height of the value in parts of the tile.
const VALUE: f32 = 0.52;
/// Plain white and nearly black: 17 to 1, whatever the light.
const WHITE: Color32 = Color32::from_rgb(250, 248, 240);
const BLACK: Color32 = Color32::from_rgb(20, 20, 24);

/// Shows the flat view: the Easy of this game.
pub(super) const FLAT: GameSwitch = GameSwitch {
    game: Mathematichess::INFO.id,
    id: "flat",
    name: texts::table_mathematichess_flat_name,
    label: texts::table_mathematichess_flat_label,
    tip: texts::table_mathematichess_flat_tip,
    default: false,
    action: Some(Action::PlayAid),
};

pub(super) fn plugin(app: &mut App) {
    GameSwitches::add(app, FLAT);
    app.add_systems(
        PreUpdate,
        look_from_above.run_if(resource_exists_and_changed::<Settings>),
    )
    .add_systems(
        EguiPrimaryContextPass,
        draw.before(super::labels::label)
            .run_if(in_state(Screen::Table)),
    );
}

/// The camera goes above the board with the view, and back with it.
fn look_from_above(
    settings: Res<Settings>,
    table: Option<Res<MathematichessTable>>,
    mut was_flat: Local<bool>,
    mut camera: MessageWriter<CameraRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let flat = settings.is_on(&FLAT);
    if flat == *was_flat {
        return;
    }
    *was_flat = flat;
    if table.is_some() {
        let preset = if flat { Preset::Top } else { Preset::Table };
        camera.write(CameraRequest::Preset(preset));
        redraw.now();
    }
}

fn draw(
    mut over: OverTable,
    settings: Res<Settings>,
    If(table): If<Res<MathematichessTable>>,
    pieces: Query<(&PieceOf, &GlobalTransform)>,
) -> Result {
    if !settings.is_on(&FLAT) {
        return Ok(());
    }
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    for (of, place) in &pieces {
        let value = table.position.agreed().army().value(of.piece.kind);
        tile(&layer, place.translation(), of.piece, value);
    }
    Ok(())
}

/// Draws a piece as a tile.
fn tile(layer: &Lettering<'_>, place: Vec3, piece: Piece, value: u8) {
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
    let corners: Vec<Pos2> = corners
        .into_iter()
        .filter_map(|(x, z)| layer.point(place + Vec3::new(x, 0.0, z) * HALF))
        .collect();
    let Some((middle, half)) = layer.measure(place, HALF) else {
        return;
    };
    let (ground, ink) = if piece.player == Player::FIRST {
        (WHITE, BLACK)
    } else {
        (BLACK, WHITE)
    };
    let side = 2.0 * half;
    let edge = Stroke::new((side * 0.04).max(1.0), ink);
    layer
        .painter
        .add(Shape::convex_polygon(corners, ground, edge));
    let write = |at: Pos2, anchor: Align2, height: f32, text: String| {
        let font = FontId::new((height * side).round(), strong_family());
        layer.painter.text(at, anchor, text, font, ink);
    };
    let letter = piece.kind.letter_shown().to_owned();
    let (left, right) = (vec2(-0.24 * side, 0.0), vec2(0.24 * side, 0.0));
    write(middle + left, Align2::CENTER_CENTER, LETTER, letter);
    write(
        middle + right,
        Align2::CENTER_CENTER,
        VALUE,
        value.to_string(),
    );
}
