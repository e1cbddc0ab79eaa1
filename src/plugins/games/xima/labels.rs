//! What is written over the board: the worth of captured blocks, who is in a
//! fanned tower and what each is worth, the steps of the way that is pointed
//! at, and on demand the names of all squares.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Color32, FontId, Stroke, vec2},
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
        board::{Lettering, OverTable},
        scene::palette,
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
    mut over: OverTable,
    settings: Option<Res<Settings>>,
    table: Option<Res<XimaTable>>,
    session: Option<Res<Session>>,
    aim: Res<Aim>,
    fan: Res<Fan>,
) -> Result {
    let (Some(table), Some(session)) = (table, session) else {
        return Ok(());
    };
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    let aside = layer.across();
    let pen = Pen(layer);
    let position = &table.0;
    if settings.is_some_and(|settings| settings.coordinates) {
        names(&pen, position);
    }
    prizes(&pen, position);
    towers(&pen, position, &fan, aside);
    if session.person_may_move()
        && let Some(look) = preview::preview(position, aim.held, aim.target)
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
struct Pen<'a>(Lettering<'a>);

impl Pen<'_> {
    /// A text in the middle of a place, `size` in half blocks; on a disc, where
    /// one is asked for.
    fn write(&self, place: Vec3, size: f32, text: &str, ink: Color32, disc: Option<Color32>) {
        let layer = &self.0;
        let beside = layer.point(place + Vec3::X * HALF_BLOCK);
        let (Some(at), Some(beside)) = (layer.point(place), beside) else {
            return;
        };
        // However the camera stands, letters are as large as they would be
        // before it.
        let unit = at.distance(beside).max(8.0);
        let points = (unit * size * 1.6).clamp(9.0, 30.0).round();
        if let Some(fill) = disc {
            layer.painter.circle(at, points * 0.78, fill, Stroke::NONE);
        }
        layer.write(at, points, text, ink);
    }

    /// A text on a plate.
    fn plate(&self, place: Vec3, text: &str) {
        let Some(at) = self.0.point(place) else {
            return;
        };
        let painter = &self.0.painter;
        let font = FontId::new(19.0, strong_family());
        let ink = palette::ACCENT.egui();
        let galley = painter.layout_no_wrap(text.to_owned(), font, ink);
        let size = galley.size() + vec2(12.0, 2.0);
        let plate = bevy_egui::egui::Rect::from_center_size(at, size);
        painter.rect_filled(plate, 7.0, palette::NIGHT.egui_alpha(215));
        painter.galley(at - galley.size() / 2.0, galley, ink);
    }
}
