//! The curtain: while the clocks of a match stand still, nobody studies the board.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align2, FontId, Id, LayerId, Order},
};

use super::HudSystems;
use crate::{
    plugins::{
        app::{session::Session, states::Overlay},
        scene::{camera::FreeRect, palette},
        ui::theme,
    },
    texts,
};

/// The size of the sentence on it, in points.
const SIZE: f32 = 24.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(HudSystems::Layout));
}

/// Covers the table below all panels.
fn draw(
    mut contexts: EguiContexts,
    session: Res<Session>,
    overlay: Res<State<Overlay>>,
    free: Res<FreeRect>,
) -> Result {
    if !session.clocks_stand_still(*overlay.get()) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let whole = context.content_rect();
    let pixels = context.zoom_factor();
    let at = free.0.map_or(whole.center(), |free| {
        egui::pos2(free.center().x, free.center().y) / pixels
    });
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("curtain")));
    painter.rect_filled(whole, 0.0, palette::NIGHT.egui());
    let text = texts::hud_curtain();
    let font = FontId::new(SIZE, theme::strong_family());
    painter.text(
        at,
        Align2::CENTER_CENTER,
        text,
        font,
        palette::LIMESTONE.egui(),
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            app::session::{Archive, PlayRequest, SessionRequest},
            testing::{ask, frames, headless_app},
        },
        record::testing,
    };

    #[test]
    fn the_board_is_covered_while_a_clock_stands() {
        for (clock, is_covered) in [("5m", true), ("none", false)] {
            let mut terms = testing::terms("xafka", &["Ada", "level:1"], &[]);
            terms.clock = clock.parse().unwrap();
            let mut app = headless_app(Archive::none());
            ask(
                &mut app,
                SessionRequest::open(testing::played_on(terms, &[])),
            );
            frames(&mut app, 2);
            let covered = |app: &App, overlay| {
                let session = app.world().resource::<Session>();
                session.clocks_stand_still(overlay)
            };
            assert!(!covered(&app, Overlay::None));
            assert_eq!(covered(&app, Overlay::Help), is_covered, "{clock}");
            ask(&mut app, SessionRequest::Play(PlayRequest::SetPaused(true)));
            frames(&mut app, 2);
            assert_eq!(covered(&app, Overlay::None), is_covered, "{clock}");
        }
    }
}
