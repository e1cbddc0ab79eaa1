//! The left column: the players, and below them what a game shows.

use bevy_egui::egui::{Context, Id, Margin, Rect, ScrollArea, Ui};

use crate::plugins::ui::hud::{HudLayout, panel};
use crate::plugins::{
    app::states::Overlay,
    ui::theme::{self, GAP},
};

/// How high the panel below the players is at least, and when it was shown.
#[derive(Clone, Copy)]
struct BelowPlayers {
    height: f32,
    pass: u64,
}

impl BelowPlayers {
    fn id() -> Id {
        Id::new("below the players")
    }
}

/// The part of the left column that the players may fill.
pub(crate) fn players_place(context: &Context, layout: &HudLayout) -> Rect {
    let below = context.data(|data| data.get_temp::<BelowPlayers>(BelowPlayers::id()));
    let now = context.cumulative_pass_nr();
    match below.filter(|below| below.pass + 1 >= now) {
        Some(below) => {
            let bottom = layout.left.bottom() - GAP - below.height;
            layout.left.with_max_y(bottom.max(layout.left.top()))
        }
        None => layout.left,
    }
}

/// Shows a panel of a game below the players. What has no room there can be scrolled to;
/// the players leave it `least`, if it needs so much, and can be scrolled as well.
pub(crate) fn below_players(
    context: &Context,
    layout: &HudLayout,
    (name, least): (&'static str, f32),
    overlay: Overlay,
    contents: impl FnOnce(&mut Ui),
) {
    let players = context.memory(|memory| memory.area_rect(Id::new(("hud", "players"))));
    let top = players.map_or(layout.left.top(), |rect| rect.bottom() + GAP);
    let place = layout.left.with_min_y(top.min(layout.left.bottom()));
    let frame = theme::panel_frame().inner_margin(Margin::same(10));
    panel(context, name, place, frame, overlay, |ui| {
        let shown = ScrollArea::vertical()
            .auto_shrink([false, true])
            .max_height(ui.available_height())
            .show(ui, contents);
        let below = BelowPlayers {
            height: (shown.content_size.y + frame.total_margin().sum().y).min(least),
            pass: ui.ctx().cumulative_pass_nr(),
        };
        ui.data_mut(|data| data.insert_temp(BelowPlayers::id(), below));
    });
}
