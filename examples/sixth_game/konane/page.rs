//! The rules of Konane in the help: `rules.md` with its positions drawn.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, FontId, Rect, Sense, Stroke, StrokeKind, Ui, vec2};
use curio::plugins::{
    scene::palette,
    ui::screens::rules::{Drawing, Figure, Gesture, RulesPage, RulesPages},
};

use super::{board::Square, position::Konane};

/// What the mouse does on this table.
const MOUSE: [Gesture; 2] = [
    (
        || "Click your stone",
        || "Select it; its landings are ringed",
    ),
    (
        || "Click a square",
        || "Jump there, or remove the stone on it",
    ),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(RulesPage::for_game::<Konane>(include_str!("rules.md"), figure).mouse(&MOUSE));
    });
}

/// A position; the line `mark c3 e3` below it rings squares.
fn figure(figure: &Figure) -> Result<Drawing, String> {
    let position: Konane = figure.position()?;
    let names = figure.says("mark").unwrap_or_default();
    let marked: Option<Vec<Square>> = names
        .split_whitespace()
        .map(|name| Square::parse(position.size(), name))
        .collect();
    let marked = marked.ok_or_else(|| format!("`{names}` are not squares"))?;
    Ok(Drawing::new(move |ui, width| {
        draw(ui, width, &position, &marked);
    }))
}

fn draw(ui: &mut Ui, width: f32, position: &Konane, marked: &[Square]) {
    let side = f32::from(position.size().side());
    let (rect, _) = ui.allocate_exact_size(vec2(width, width), Sense::hover());
    let unit = width / (side + 1.0);
    let painter = ui.painter();
    let text = FontId::proportional(unit * 0.5);
    for square in position.size().squares() {
        let (file, rank) = (f32::from(square.file()), f32::from(square.rank()));
        let corner = rect.min + vec2(file + 0.8, side - 1.0 - rank) * unit;
        let place = Rect::from_min_size(corner, vec2(unit, unit));
        let is_black = square.owner().index() == 0;
        let (ground, stone) = if is_black {
            (palette::LIMESTONE_DARK, palette::EBONY)
        } else {
            (palette::LIMESTONE, palette::IVORY)
        };
        painter.rect_filled(place.shrink(0.5), 1.0, ground.egui());
        if position.stones().contains(square) {
            let edge = Stroke::new(1.0, Color32::from_black_alpha(140));
            painter.circle(place.center(), unit * 0.36, stone.egui(), edge);
        }
        if marked.contains(&square) {
            let ring = Stroke::new(2.0, palette::MARK_LEGAL.egui());
            painter.rect_stroke(place.shrink(1.5), 2.0, ring, StrokeKind::Inside);
        }
        let ink = palette::TEXT_QUIET.egui();
        if square.rank() == 0 {
            let name = square.to_string();
            let below = place.center_bottom() + vec2(0.0, unit * 0.5);
            painter.text(below, Align2::CENTER_CENTER, &name[..1], text.clone(), ink);
        }
        if square.file() == 0 {
            let beside = place.left_center() - vec2(unit * 0.4, 0.0);
            let name = (square.rank() + 1).to_string();
            painter.text(beside, Align2::CENTER_CENTER, name, text.clone(), ink);
        }
    }
}
