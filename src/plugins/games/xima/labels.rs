//! What is written over the board: the worth of captured blocks, who is in a
//! fanned tower and what each is worth, the steps of the way that is pointed
//! at, and on demand the names of all squares.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Color32, FontId, Id, LayerId, Order, Painter, Pos2, Stroke, pos2, vec2},
};

use super::{
    Fan, XimaTable,
    aim::Aim,
    layout::{self, BLOCK, HALF_BLOCK},
    preview,
    view::fanned,
};
use crate::{
    plugins::{
        app::{session::Session, settings::Settings, states::Screen},
        scene::{camera::TableCamera, palette},
        ui::theme::strong_family,
    },
    rules::{
        Player,
        xima::{Square, Xima, magnitudes::Weighed},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label.run_if(in_state(Screen::Table)),
    );
}

fn label(
    mut contexts: EguiContexts,
    settings: Option<Res<Settings>>,
    table: Option<Res<XimaTable>>,
    session: Option<Res<Session>>,
    aim: Res<Aim>,
    fan: Res<Fan>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    let (Some(table), Some(session)) = (table, session) else {
        return Ok(());
    };
    let Ok((camera, view)) = cameras.single() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("labels")));
    let scale = context.zoom_factor();
    let pen = Pen {
        painter: &painter,
        see: &|place: Vec3| {
            let at = camera.world_to_viewport(view, place).ok()?;
            Some(pos2(at.x / scale, at.y / scale))
        },
    };
    let position = &table.0;
    let aside = view.right().with_y(0.0).normalize_or(Vec3::X);
    if settings.is_some_and(|settings| settings.coordinates) {
        names(&pen, position);
    }
    prizes(&pen, position);
    towers(&pen, position, &fan, aside);
    if session.person_may_move()
        && let Some(look) = preview::preview(position, aim.chosen, aim.spot)
    {
        for (n, tread) in (1..).zip(&look.way) {
            let height = f32::from(tread.height) * BLOCK;
            let place = layout::ground(tread.square).with_y(height);
            pen.write(place, 0.5, &n.to_string(), palette::IVORY.egui(), None);
        }
    }
    Ok(())
}

/// The worth of what each player has captured, on the tray.
fn prizes(pen: &Pen, position: &Xima) {
    let players = position.players();
    for player in Player::all(players) {
        let points = position.captured_value(player);
        if points > 0 {
            let place = layout::captured_label(player, players);
            let text = format!("+{points}");
            pen.plate(place, &text);
        }
    }
}

/// Names on the squares that are bare.
fn names(pen: &Pen, position: &Xima) {
    for square in Square::all().filter(|square| position.tower_len(*square) == 0) {
        let ink = palette::OAK_DARK.egui();
        pen.write(layout::ground(square), 0.34, &square.to_string(), ink, None);
    }
}

/// The worth of every block of a fanned tower, beside it.
fn towers(pen: &Pen, position: &Xima, fan: &Fan, aside: Vec3) {
    let is_out = |weighed: &&Weighed| fan.is_out(position, weighed.at);
    let weighed = position.weighed_blocks();
    for block in weighed.iter().filter(is_out) {
        let foot = fanned(block.at, block.level, aside);
        let place = foot + Vec3::Y * BLOCK;
        let tone = palette::NIGHT.egui_alpha(210);
        let text = block.points.to_string();
        pen.write(place, 0.55, &text, palette::TEXT.egui(), Some(tone));
    }
}

/// Writes at places of the table.
struct Pen<'a> {
    painter: &'a Painter,
    see: &'a dyn Fn(Vec3) -> Option<Pos2>,
}

impl Pen<'_> {
    /// A text in the middle of a place, `size` in half blocks; on a disc, where
    /// one is asked for.
    fn write(&self, place: Vec3, size: f32, text: &str, ink: Color32, disc: Option<Color32>) {
        let (Some(at), Some(beside)) =
            ((self.see)(place), (self.see)(place + Vec3::X * HALF_BLOCK))
        else {
            return;
        };
        // However the camera stands, letters are as large as they would be
        // before it.
        let unit = at.distance(beside).max(8.0);
        // Whole sizes: every other one would be drawn into the atlas anew.
        let points = (unit * size * 1.6).clamp(9.0, 30.0).round();
        let font = FontId::new(points, strong_family());
        if let Some(fill) = disc {
            let radius = font.size * 0.78;
            self.painter.circle(at, radius, fill, Stroke::NONE);
        }
        self.painter
            .text(at, Align2::CENTER_CENTER, text, font, ink);
    }

    /// A text on a plate.
    fn plate(&self, place: Vec3, text: &str) {
        let Some(at) = (self.see)(place) else { return };
        let font = FontId::new(19.0, strong_family());
        let ink = palette::ACCENT.egui();
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, ink);
        let size = galley.size() + vec2(12.0, 2.0);
        let plate = bevy_egui::egui::Rect::from_center_size(at, size);
        self.painter
            .rect_filled(plate, 7.0, palette::NIGHT.egui_alpha(215));
        let corner = at - galley.size() / 2.0;
        self.painter.galley(corner, galley, ink);
    }
}
