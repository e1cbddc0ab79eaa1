//! What is written over the board: files and ranks on the rim, the worth of
//! every territory in its squares, what each settler of an open one brings, what
//! a move would change, and on request the letter and value of every piece.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{
        Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Stroke, StrokeKind,
        Vec2 as Span, pos2, vec2,
    },
};

use super::{Aim, Foreseen, Layout, MathematichessTable, PieceOf, ledger::signed};
use crate::{
    plugins::{
        app::{settings::Settings, states::Screen},
        board::{Lettering, OverTable},
        scene::{camera::FreeRect, palette},
        ui::theme::strong_family,
    },
    rules::{
        Player,
        mathematichess::{Square, Territory},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label.run_if(in_state(Screen::Table)),
    );
}

/// The board as it is seen on the screen.
struct Seen<'a> {
    layer: Lettering<'a>,
    layout: Layout,
}

impl Seen<'_> {
    fn point(&self, place: Vec3) -> Option<Pos2> {
        self.layer.point(place)
    }

    /// A font whose size is a fraction of a square. Every size that is ever used is kept
    /// as pictures of its letters: a few have to do.
    fn font(&self, size: f32, least: f32) -> FontId {
        let unit = self.layer.measure(Vec3::ZERO, 1.0);
        let size = (unit.map_or(0.0, |(_, unit)| unit) * size).clamp(least, 30.0);
        FontId::new((size / 2.0).round() * 2.0, strong_family())
    }

    /// Writes at a place, `size` in parts of a square, with a thin edge of another colour:
    /// legible on any ground.
    fn write_edged(&self, place: Vec3, size: f32, text: &str, ink: Color32, edge: Color32) {
        let Some(at) = self.point(place) else { return };
        let font = self.font(size, 10.0);
        for aside in [(-1.2, 0.0), (1.2, 0.0), (0.0, -1.2), (0.0, 1.2)] {
            let at = at + vec2(aside.0, aside.1);
            self.layer
                .painter
                .text(at, Align2::CENTER_CENTER, text, font.clone(), edge);
        }
        self.layer
            .painter
            .text(at, Align2::CENTER_CENTER, text, font, ink);
    }

    /// Writes on a small plate of a player's colour.
    fn tag(&self, place: Vec3, size: f32, text: &str, player: Player) {
        let Some(at) = self.point(place) else { return };
        let (dark, light) = (palette::EBONY.egui(), palette::IVORY.egui());
        let (ground, ink) = match player {
            Player::FIRST => (light, dark),
            _ => (dark, light),
        };
        let painter = &self.layer.painter;
        let text = painter.layout_no_wrap(text.to_owned(), self.font(size, 10.0), ink);
        let rect = Rect::from_center_size(at, text.size()).expand2(vec2(3.0, -1.0));
        let edge = Stroke::new(1.0, ink.gamma_multiply(0.5));
        painter.rect(
            rect,
            CornerRadius::same(4),
            ground,
            edge,
            StrokeKind::Inside,
        );
        let text_at = rect.center() - text.size() / 2.0;
        painter.galley(text_at, text, ink);
    }

    /// Writes on a dark plate, in a player's colour.
    fn plate(&self, place: Vec3, size: f32, text: &str, player: Player) {
        let Some(at) = self.point(place) else { return };
        let texts = [(text, ink(player))];
        plate(&self.layer.painter, at, self.font(size, 12.0), &texts);
    }
}

/// What is written of a player on a dark plate.
fn ink(player: Player) -> Color32 {
    let is_white = player == Player::FIRST;
    if is_white {
        palette::IVORY
    } else {
        palette::SLATE_PALE
    }
    .egui()
}

/// Texts side by side on a dark plate about a point.
fn plate(painter: &Painter, at: Pos2, font: FontId, texts: &[(&str, Color32)]) {
    let gap = font.size * 0.6;
    let texts: Vec<_> = texts
        .iter()
        .map(|(text, ink)| painter.layout_no_wrap((*text).to_owned(), font.clone(), *ink))
        .collect();
    let width: f32 = texts.iter().map(|text| text.size().x).sum::<f32>()
        + gap * texts.len().saturating_sub(1) as f32;
    let height = texts.iter().map(|text| text.size().y).fold(0.0, f32::max);
    let mut rect = Rect::from_center_size(at, vec2(width, height)).expand2(vec2(5.0, 1.0));
    // Never outside the room that is free.
    let window = painter.clip_rect();
    let aside: Span =
        (window.min - rect.min).max(Span::ZERO) - (rect.max - window.max).max(Span::ZERO);
    rect = rect.translate(aside);
    painter.rect(
        rect,
        CornerRadius::same(4),
        palette::PANEL.egui(),
        Stroke::new(1.0, palette::LINE.egui()),
        StrokeKind::Inside,
    );
    let mut x = rect.left() + 5.0;
    for text in texts {
        let size = text.size();
        let top = rect.center().y - size.y / 2.0;
        painter.galley(pos2(x, top), text, Color32::WHITE);
        x += size.x + gap;
    }
}

pub(super) fn label(
    mut over: OverTable,
    settings: Res<Settings>,
    If(table): If<Res<MathematichessTable>>,
    aim: Res<Aim>,
    foreseen: Res<Foreseen>,
    free: Res<FreeRect>,
    pieces: Query<(&PieceOf, &GlobalTransform)>,
) -> Result {
    let Some(mut layer) = over.layer()? else {
        return Ok(());
    };
    // Plates stay clear of the panels.
    if let Some(free) = free.0 {
        let zoom = layer.painter.ctx().zoom_factor();
        let at = |corner: Vec2| pos2(corner.x / zoom, corner.y / zoom);
        let free = Rect::from_min_max(at(free.min), at(free.max));
        layer.painter.set_clip_rect(free.expand(4.0));
    }
    let seen = Seen {
        layer,
        layout: table.layout(),
    };
    let dim = palette::LIMESTONE_DARK.egui();
    seen.layout.0.name_lines(&seen.layer, 0.42, dim);
    for territory in &table.territories {
        write_worth(&seen, territory);
    }
    for (at, worth) in &table.prospects {
        write_prospect(&seen, *at, *worth, aim.target == Some(*at));
    }
    if settings.strong_marks || settings.coordinates {
        for (of, place) in &pieces {
            let over = place.translation() + Vec3::Y * 0.3;
            seen.plate(over, 0.3, of.piece.kind.letter_shown(), of.piece.player);
        }
    }
    let opened = aim.held.listed.or(aim.held.opened).or(aim.target);
    if let Some(territory) = opened.and_then(|at| table.territory(at)) {
        write_settlers(&seen, territory);
    }
    if let Some((mv, preview)) = &foreseen.0 {
        let at = aim.held.condemned.or(aim.target);
        let at = at.or(super::ends(*mv).map(|(_, to)| to));
        // Above the head of the figure.
        let over = |at: Square| seen.point(seen.layout.place(at) + Vec3::Y * 1.1);
        let [white, black] = preview.gains();
        // A move that changes no sum leaves the figures behind it in view.
        let changes = (white, black) != (0, 0);
        if let Some(at) = at.and_then(over).filter(|_| changes) {
            let font = FontId::new(20.0, strong_family());
            let (white, black) = (
                texts::table_mathematichess_gain_white(&signed(white)),
                texts::table_mathematichess_gain_black(&signed(black)),
            );
            let texts = [
                (white.as_str(), ink(Player::FIRST)),
                (black.as_str(), ink(Player::SECOND)),
            ];
            plate(&seen.layer.painter, at - vec2(0.0, 18.0), font, &texts);
        }
    }
    Ok(())
}

/// Where the worth of a territory is written: in the middle of squares that lie in a row,
/// otherwise in the square that is nearest to the middle.
fn middle(layout: &Layout, territory: &Territory) -> Option<Vec3> {
    let places: Vec<Vec3> = territory.cells.iter().map(|at| layout.place(*at)).collect();
    let middle = places.iter().sum::<Vec3>() / places.len().max(1) as f32;
    let first = places.first()?;
    let in_row = |axis: fn(&Vec3) -> f32| places.iter().all(|at| axis(at) == axis(first));
    if in_row(|at| at.x) || in_row(|at| at.z) {
        return Some(middle);
    }
    let away = |at: &Vec3| at.distance_squared(middle);
    let nearest = |one: &Vec3, other: &Vec3| away(one).total_cmp(&away(other));
    places.into_iter().min_by(nearest)
}

fn write_worth(seen: &Seen<'_>, territory: &Territory) {
    let Some(place) = middle(&seen.layout, territory) else {
        return;
    };
    let (dark, light) = (palette::EBONY.egui(), palette::IVORY.egui());
    let size = |points: i64, usual: f32| if points > 999 { usual * 0.85 } else { usual };
    match territory.owner {
        Some(owner) => {
            let worth = territory.worth();
            let (ink, edge) = if owner == Player::FIRST {
                (dark, light)
            } else {
                (light, dark)
            };
            seen.write_edged(place, size(worth, 0.46), &worth.to_string(), ink, edge);
        }
        None => {
            let [white, black] = territory.points;
            // As far up as the square goes: in front of it, figures stand tall.
            let (first, second) = (Vec3::new(-0.19, 0.0, -0.26), Vec3::new(0.19, 0.0, 0.1));
            let (white_size, black_size) = (size(white, 0.36), size(black, 0.36));
            let (white, black) = (white.to_string(), black.to_string());
            seen.tag(place + first, white_size, &white, Player::FIRST);
            seen.tag(place + second, black_size, &black, Player::SECOND);
        }
    }
}

/// What a square would be worth if it stayed empty: White's part at the upper left,
/// Black's at the lower right, as in a territory that is shared.
fn write_prospect(seen: &Seen<'_>, at: Square, [white, black]: [i32; 2], pointed: bool) {
    let place = seen.layout.place(at);
    let size = if pointed { 0.4 } else { 0.28 };
    let parts = [
        (white, Vec3::new(-0.2, 0.0, -0.2), Player::FIRST),
        (black, Vec3::new(0.2, 0.0, 0.2), Player::SECOND),
    ];
    for (worth, aside, player) in parts {
        if worth != 0 {
            seen.tag(place + aside, size, &worth.to_string(), player);
        }
    }
}

/// What each settler brings, where it stands.
fn write_settlers(seen: &Seen<'_>, territory: &Territory) {
    for settler in &territory.settlers {
        let text = if settler.first_class {
            format!("2×{}", settler.points / 2)
        } else {
            settler.points.to_string()
        };
        let place = seen.layout.place(settler.at) + Vec3::Y * 0.45;
        seen.plate(place, 0.36, &text, settler.piece.player);
    }
}
