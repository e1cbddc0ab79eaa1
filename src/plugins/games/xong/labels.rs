//! What is written over the board: by how much each hex would change the
//! tally, and on demand the coordinates of the hexes.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Color32, FontId, Id, LayerId, Order, Painter, Pos2, Stroke, pos2},
};

use super::{Hand, XongTable, marks::deciding, things::BoardLayout};
use crate::{
    plugins::{
        app::{session::Session, settings::Settings, states::Screen},
        scene::{camera::TableCamera, palette},
        ui::theme::strong_family,
    },
    rules::xong::{Cell, Cold},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label.run_if(in_state(Screen::Table)),
    );
}

/// What a placement does to one hex, from the view of who places: the words
/// and whether it is good.
fn effect(cold: &Cold, cell: Cell) -> Option<(&'static str, bool)> {
    let gains = [&cold.touched, &cold.greened, &cold.cashed]
        .into_iter()
        .filter(|cells| cells.contains(cell))
        .count();
    match (gains, cold.conceded.contains(cell)) {
        (0, false) => None,
        (0, true) => Some(("−1", false)),
        (1, _) => Some(("+1", true)),
        _ => Some(("+2", true)),
    }
}

fn label(
    mut contexts: EguiContexts,
    settings: Option<Res<Settings>>,
    table: Option<Res<XongTable>>,
    layout: Option<Res<BoardLayout>>,
    session: Option<Res<Session>>,
    hand: Res<Hand>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let (Some(table), Some(layout), Some(session)) = (table, layout, session) else {
        return Ok(());
    };
    let named = settings.is_some_and(|settings| settings.coordinates);
    let cold = hand.cold().filter(|_| deciding(&session, &table));
    if !named && cold.is_none() {
        return Ok(());
    }
    let Ok((camera, view)) = cameras.single() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("labels")));
    let zoom = context.zoom_factor();
    let see = |place: Vec3| -> Option<Pos2> {
        let at = camera.world_to_viewport(view, place).ok()?;
        Some(pos2(at.x / zoom, at.y / zoom))
    };
    let across = view.right().with_y(0.0).normalize_or(Vec3::X);
    for (cell, hex) in layout.0.board().cells() {
        let place = layout.0.place(cell);
        let (Some(at), Some(beside)) = (see(place), see(place + across)) else {
            continue;
        };
        let unit = at.distance(beside);
        if let Some((text, good)) = cold.and_then(|cold| effect(cold, cell)) {
            badge(&painter, at, unit, text, good);
        } else if named {
            // Whole sizes: every other one would be drawn into the atlas anew.
            let font = FontId::new((unit * 0.34).clamp(8.0, 22.0).round(), strong_family());
            let text = format!("{},{}", hex.x, hex.y);
            let ink = palette::OAK_DARK.egui();
            painter.text(at, Align2::CENTER_CENTER, text, font, ink);
        }
    }
    Ok(())
}

/// A number on a dark disc: seen on every coat.
fn badge(painter: &Painter, at: Pos2, unit: f32, text: &str, good: bool) {
    let (ground, ink): (Color32, Color32) = if good {
        (palette::NIGHT.egui_alpha(225), palette::GOOD.egui())
    } else {
        (palette::NIGHT.egui_alpha(225), palette::WARN.egui())
    };
    let radius = (unit * 0.42).clamp(9.0, 30.0);
    painter.circle(at, radius, ground, Stroke::new(1.5, ink));
    let font = FontId::new((radius * 1.05).round(), strong_family());
    painter.text(at, Align2::CENTER_CENTER, text, font, ink);
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::{
        Game,
        xong::{Move, Options, Xong},
    };

    #[test]
    fn the_numbers_on_the_hexes_add_up_to_the_cold_value() {
        let mut game = Xong::start(&Options::default());
        let mut total = 0;
        for _ in 0..40 {
            if game.is_over() {
                break;
            }
            let mv = game.legal_moves().pop().unwrap();
            if let Move::Place(legs) = &mv {
                let cold = game.cold(legs).unwrap();
                let sum: i32 = game
                    .board()
                    .cells()
                    .filter_map(|(cell, _)| effect(&cold, cell))
                    .map(|(text, _)| text.replace('−', "-").parse::<i32>().unwrap())
                    .sum();
                assert_eq!(sum, cold.value());
                total += sum.abs();
            }
            game.play(&mv).unwrap();
        }
        assert!(total > 0);
    }
}
