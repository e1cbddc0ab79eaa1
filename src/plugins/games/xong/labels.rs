//! What is written over the board: by how much each hex would change the
//! tally, and on demand the coordinates of the hexes.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Pos2, Stroke, vec2},
};

use super::{Hand, XongTable, furniture::BoardLayout, marks::deciding, pictures};
use crate::{
    plugins::{
        app::{session::Session, settings::Settings, states::Screen},
        board::{Lettering, OverTable},
        scene::palette::{self, Tone},
    },
    rules::xong::{Cell, Cold},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label.run_if(in_state(Screen::Table)),
    );
}

/// What a placement does to one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Effect {
    /// How many points the placing player gains.
    Gains(u8),
    /// The opponent loses the point that it was worth: greened out.
    Greens,
    /// The opponent gains a point: nobody else can touch it any more.
    Concedes,
}

impl Effect {
    /// What a placement does to a hex, if it does anything.
    fn new(cold: &Cold, cell: Cell) -> Option<Self> {
        let gains = [&cold.touched, &cold.cashed]
            .into_iter()
            .filter(|cells| cells.contains(cell))
            .count();
        if cold.greened.contains(cell) {
            Some(Self::Greens)
        } else if cold.conceded.contains(cell) {
            Some(Self::Concedes)
        } else {
            u8::try_from(gains)
                .ok()
                .filter(|it| *it > 0)
                .map(Self::Gains)
        }
    }
}

fn label(
    mut over: OverTable,
    settings: Res<Settings>,
    If(table): If<Res<XongTable>>,
    If(layout): If<Res<BoardLayout>>,
    session: If<Res<Session>>,
    hand: Res<Hand>,
) -> Result {
    let named = settings.coordinates;
    let cold = hand.cold().filter(|_| deciding(&session, &table));
    if !named && cold.is_none() {
        return Ok(());
    }
    let opponent = pictures::rod_tone(table.0.to_act().other());
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    for (cell, hex) in layout.0.board().cells() {
        let Some((at, unit)) = layer.measure(layout.0.place(cell), 1.0) else {
            continue;
        };
        if let Some(effect) = cold.and_then(|cold| Effect::new(cold, cell)) {
            badge(&layer, at, unit, effect, opponent);
        } else if named {
            let points = (unit * 0.34).clamp(8.0, 22.0);
            let text = format!("{},{}", hex.x, hex.y);
            layer.write(at, points, &text, palette::OAK_DARK.egui());
        }
    }
    Ok(())
}

/// A number on a dark disc, visible on every coat: what the hex brings, in the opponent's
/// colour where the opponent gets it. A cross on a green disc for a hex that is greened
/// out, as the tile will show it.
fn badge(layer: &Lettering<'_>, at: Pos2, unit: f32, effect: Effect, opponent: Tone) {
    let radius = (unit * 0.42).clamp(9.0, 30.0);
    let (text, ink) = match effect {
        Effect::Gains(points) => (format!("+{points}"), palette::GOOD.egui()),
        Effect::Concedes => ("+1".to_owned(), opponent.egui()),
        Effect::Greens => {
            let ink = palette::NIGHT.egui();
            let (thin, thick) = (Stroke::new(1.5, ink), Stroke::new(radius * 0.24, ink));
            layer
                .painter
                .circle(at, radius, palette::COAT_GREEN.egui(), thin);
            let arm = radius * 0.5;
            for way in [vec2(arm, arm), vec2(arm, -arm)] {
                layer.painter.line_segment([at - way, at + way], thick);
            }
            return;
        }
    };
    let ground = palette::NIGHT.egui_alpha(225);
    let ring = Stroke::new(1.5, ink);
    layer.painter.circle(at, radius, ground, ring);
    layer.write(at, radius * 1.05, &text, ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game,
        xong::{Move, Options, Xong},
    };

    #[test]
    fn the_signs_on_the_hexes_add_up_to_the_cold_value() {
        let mut game = Xong::start(&Options::default());
        let (mut gained, mut greened) = (0, 0);
        for _ in 0..40 {
            if game.is_over() {
                break;
            }
            let mv = game.legal_moves().pop().unwrap();
            if let Move::Place(legs) = &mv {
                let cold = game.cold(legs).unwrap();
                let mut sum = 0;
                for (cell, _) in game.board().cells() {
                    match Effect::new(&cold, cell) {
                        Some(Effect::Gains(points)) => {
                            sum += i32::from(points);
                            gained += 1;
                        }
                        Some(Effect::Greens) => {
                            assert!(cold.greened.contains(cell) && !cold.touched.contains(cell));
                            sum += 1;
                            greened += 1;
                        }
                        Some(Effect::Concedes) => sum -= 1,
                        None => {}
                    }
                }
                assert_eq!(sum, cold.value());
            }
            game.play(&mv).unwrap();
        }
        assert!(gained > 0 && greened > 0);
    }
}
