//! What is heard, as a line of captions: below the board, and elsewhere at the foot of the
//! window. Nothing can be pressed there, and no panel stands there.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Area, Color32, CornerRadius, Id, Order, Rect, Sense, TextStyle, pos2, vec2},
};

use super::{
    hud::{BoardAlone, HudLayout},
    screens::ScreenSystems,
    theme,
};
use crate::plugins::{
    app::{audio::SoundCaptions, states::Screen},
    scene::palette,
};

/// Around the words.
const MARGIN: f32 = 8.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ScreenSystems)
            .run_if(not(resource_exists::<BoardAlone>)),
    );
}

fn show(
    mut contexts: EguiContexts,
    captions: Res<SoundCaptions>,
    screen: Res<State<Screen>>,
    layout: Res<HudLayout>,
) -> Result {
    let mut lines: Vec<&str> = captions.lines().collect();
    if lines.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let window = context.content_rect();
    let foot = window.shrink(theme::EDGE);
    let foot = foot.with_min_y(foot.bottom() - 28.0);
    let on_table = layout.captions.filter(|_| *screen.get() == Screen::Table);
    let room = on_table.unwrap_or(foot);
    Area::new(Id::new("captions of sounds"))
        .order(Order::Tooltip)
        .interactable(false)
        .fixed_pos(room.min)
        .constrain(false)
        // To fade in, it would have to be painted several times.
        .fade_in(false)
        .show(context, |ui| {
            ui.allocate_exact_size(room.size(), Sense::hover());
            let mut font = TextStyle::Body.resolve(ui.style());
            let painter = ui.painter();
            let lay_out = |lines: &[&str], font| {
                painter.layout_no_wrap(lines.join("  "), font, palette::TEXT.egui())
            };
            let most = room.width() - 2.0 * MARGIN;
            let mut galley = lay_out(&lines, font.clone());
            while galley.size().x > most && lines.len() > 1 {
                lines.remove(0);
                galley = lay_out(&lines, font.clone());
            }
            let fit = (most / galley.size().x).min(room.height() / galley.size().y);
            if fit < 1.0 {
                font.size *= fit;
                galley = lay_out(&lines, font);
            }
            let size = galley.size();
            let band = Rect::from_center_size(room.center(), vec2(size.x + 2.0 * MARGIN, size.y));
            let dark = Color32::from_black_alpha(200);
            painter.rect_filled(band, CornerRadius::same(6), dark);
            let at = pos2(band.left() + MARGIN, band.top());
            painter.galley(at, galley, palette::TEXT.egui());
        });
    Ok(())
}
