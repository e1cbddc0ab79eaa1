//! What is written over the board: by how much each hex would change the
//! tally, and on demand the coordinates of the hexes.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Color32, Pos2, Stroke},
};

use super::{Hand, XongTable, marks::deciding, things::BoardLayout};
use crate::{
    plugins::{
        app::{session::Session, settings::Settings, states::Screen},
        board::{Lettering, OverTable},
        scene::palette,
    },
    rules::xong::{Cell, Cold},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label.run_if(in_state(Screen::Table)),
    );
}

/// What a placement does to one hex, as the player who places sees it: the
/// words, and whether it is good.
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
    mut over: OverTable,
    settings: Option<Res<Settings>>,
    table: Option<Res<XongTable>>,
    layout: Option<Res<BoardLayout>>,
    session: Option<Res<Session>>,
    hand: Res<Hand>,
) -> Result {
    let (Some(table), Some(layout), Some(session)) = (table, layout, session) else {
        return Ok(());
    };
    let named = settings.is_some_and(|settings| settings.coordinates);
    let cold = hand.cold().filter(|_| deciding(&session, &table));
    if !named && cold.is_none() {
        return Ok(());
    }
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    for (cell, hex) in layout.0.board().cells() {
        let Some((at, unit)) = layer.measure(layout.0.place(cell), 1.0) else {
            continue;
        };
        if let Some((text, good)) = cold.and_then(|cold| effect(cold, cell)) {
            badge(&layer, at, unit, text, good);
        } else if named {
            let points = (unit * 0.34).clamp(8.0, 22.0);
            let text = format!("{},{}", hex.x, hex.y);
            layer.write(at, points, &text, palette::OAK_DARK.egui());
        }
    }
    Ok(())
}

/// A number on a dark disc: seen on every coat.
fn badge(layer: &Lettering<'_>, at: Pos2, unit: f32, text: &str, good: bool) {
    let (ground, ink): (Color32, Color32) = if good {
        (palette::NIGHT.egui_alpha(225), palette::GOOD.egui())
    } else {
        (palette::NIGHT.egui_alpha(225), palette::WARN.egui())
    };
    let radius = (unit * 0.42).clamp(9.0, 30.0);
    let ring = Stroke::new(1.5, ink);
    layer.painter.circle(at, radius, ground, ring);
    layer.write(at, radius * 1.05, text, ink);
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
