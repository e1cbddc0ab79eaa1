//! Small boards and charts, painted: for the help and for the laboratory.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use crate::{
    engine::chimple::laboratory::{CurvePoint, Results},
    plugins::{
        scene::palette::{self, Tone},
        ui::theme::{self, strong_family},
    },
    rules::{
        Player,
        chimple::{Descriptor, Memes, Size, Square, View},
    },
    texts,
    words::decimal,
};

/// An arrow on a small board, and whether it captures.
type Arrow = (Square, Square, bool);

/// A small board as a side sees it.
pub(crate) fn board(ui: &mut Ui, side: f32, (mover, view): (Player, &View)) {
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let painter = ui.painter();
    squares(painter, rect, view);
    characters(painter, rect, (mover, view));
}

/// A small board as a side sees it, with what a meme speaks of: its agent, the squares
/// of its condition, and where it leads.
pub(crate) fn meme(
    painter: &Painter,
    rect: Rect,
    (mover, view): (Player, &View),
    meme: &Descriptor,
) {
    squares(painter, rect, view);
    let captures = meme.act.is_capture();
    let tone = if captures {
        palette::MARK_REFUSED
    } else {
        palette::MARK_LEGAL
    };
    let cell = rect.width() / f32::from(view.size.side());
    let place = |square| Rect::from_center_size(middle(rect, view.size, square), Vec2::splat(cell));
    painter.rect_filled(
        place(meme.agent).shrink(0.5),
        2.0,
        palette::MARK_SELECTED.egui(),
    );
    for square in meme.condition.filter() {
        painter.rect_filled(place(square).shrink(0.5), 2.0, tone.egui());
    }
    characters(painter, rect, (mover, view));
    arrow(
        painter,
        rect,
        view.size,
        (meme.agent, meme.result, captures),
    );
}

fn middle(rect: Rect, size: Size, square: Square) -> Pos2 {
    let cell = rect.width() / f32::from(size.side());
    pos2(
        rect.right() - (square.column(size) as f32 + 0.5) * cell,
        rect.bottom() - (square.row(size) as f32 + 0.5) * cell,
    )
}

fn squares(painter: &Painter, rect: Rect, view: &View) {
    let size = view.size;
    let cell = rect.width() / f32::from(size.side());
    for square in size.all() {
        let odd = (square.row(size) + square.column(size)) % 2 != 0;
        let tone = if odd {
            palette::LIMESTONE_DARK
        } else {
            palette::LIMESTONE
        };
        let gap = if cell > 16.0 { 1.5 } else { 0.8 };
        let place = Rect::from_center_size(middle(rect, size, square), Vec2::splat(cell - gap));
        painter.rect_filled(place, 2.0, tone.egui());
    }
}

/// The characters in the colours that they have on the table, whoever looks.
fn characters(painter: &Painter, rect: Rect, (mover, view): (Player, &View)) {
    let cell = rect.width() / f32::from(view.size.side());
    let (own, enemy) = tones(mover);
    for (matrix, tone, edge) in [(view.own, own, enemy), (view.enemy, enemy, own)] {
        for square in matrix {
            character(painter, middle(rect, view.size, square), cell, tone, edge);
        }
    }
}

/// The colours of a player's characters and of the other side's.
fn tones(mover: Player) -> (Tone, Tone) {
    if mover == Player::FIRST {
        (palette::EBONY, palette::IVORY)
    } else {
        (palette::IVORY, palette::EBONY)
    }
}

fn arrow(painter: &Painter, rect: Rect, size: Size, (from, to, captures): Arrow) {
    let (from, to) = (middle(rect, size, from), middle(rect, size, to));
    let way = (to - from) * 0.86;
    let tone = if captures {
        palette::MARK_LAST
    } else {
        palette::MARK_LEGAL
    };
    // On the smallest boards the squares say it.
    if rect.width() > 60.0 {
        painter.arrow(from + way * 0.3, way * 0.7, Stroke::new(2.6, tone.egui()));
    }
}

fn character(painter: &Painter, at: Pos2, cell: f32, tone: Tone, edge: Tone) {
    let line = Stroke::new((cell * 0.05).clamp(0.6, 1.2), edge.egui());
    let (body, head) = (cell * 0.27, cell * 0.17);
    painter.circle(at + vec2(0.0, cell * 0.1), body, tone.egui(), line);
    painter.circle(at - vec2(0.0, cell * 0.2), head, tone.egui(), line);
}

/// The results of models against each other: Black's points, darker for fewer.
pub(crate) fn matrix(ui: &mut Ui, names: &[String], results: &[Vec<Results>], totals: &[Results]) {
    let many = names.len();
    let names_width = 118.0;
    let width = ((ui.available_width() - names_width) / (many as f32 + 1.0)).clamp(46.0, 104.0);
    let (height, head) = (34.0, 24.0);
    let whole = vec2(
        names_width + width * (many as f32 + 1.0),
        head + height * many as f32,
    );
    let (rect, response) = ui.allocate_exact_size(whole, Sense::hover());
    let painter = ui.painter();
    let small = FontId::proportional(14.0);
    let short = |name: &str| name.split(':').next().unwrap_or_default().to_owned();
    let column = |n: usize| rect.left() + names_width + width * (n as f32 + 0.5);
    let quiet = palette::TEXT_QUIET.egui();
    for n in 0..=many {
        let name = names.get(n).map_or_else(
            || texts::table_chimple_in_all().to_owned(),
            |name| short(name),
        );
        let at = pos2(column(n), rect.top() + head / 2.0);
        let name: String = name.chars().take((width / 7.5) as usize).collect();
        painter.text(at, Align2::CENTER_CENTER, name, small.clone(), quiet);
    }
    for (row, name) in names.iter().enumerate() {
        let middle = rect.top() + head + height * (row as f32 + 0.5);
        let at = pos2(rect.left(), middle);
        let text = palette::TEXT.egui();
        painter.text(at, Align2::LEFT_CENTER, short(name), small.clone(), text);
        let own = results.get(row).map_or(&[][..], Vec::as_slice);
        for (n, cell) in own.iter().chain(totals.get(row)).enumerate() {
            let place =
                Rect::from_center_size(pos2(column(n), middle), vec2(width - 3.0, height - 3.0));
            points(painter, place, cell, n == many);
        }
    }
    response.on_hover_text(texts::table_chimple_points_matrix_tip());
}

fn points(painter: &Painter, place: Rect, results: &Results, strong: bool) {
    if results.games() == 0 {
        painter.rect_stroke(
            place,
            4.0,
            Stroke::new(1.0, palette::LINE.egui()),
            StrokeKind::Inside,
        );
        return;
    }
    let share = results.permille() as f32 / 1000.0;
    let mixed = mix(palette::EBONY, palette::IVORY, share);
    painter.rect_filled(place, 4.0, mixed);
    if strong {
        let line = Stroke::new(2.0, palette::ACCENT.egui());
        painter.rect_stroke(place, 4.0, line, StrokeKind::Inside);
    }
    let ink = if share > 0.5 {
        palette::NIGHT
    } else {
        palette::TEXT
    };
    painter.text(
        place.center(),
        Align2::CENTER_CENTER,
        texts::percent((share * 100.0).round_ties_even() as i64),
        FontId::new(16.0, strong_family()),
        ink.egui(),
    );
}

fn mix(dark: Tone, light: Tone, share: f32) -> Color32 {
    let part = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * share) as u8;
    Color32::from_rgb(
        part(dark.0, light.0),
        part(dark.1, light.1),
        part(dark.2, light.2),
    )
}

/// The learning curve of a model: points against random play, by games played
/// against itself. Black's line has round marks, White's square ones.
pub(crate) fn curve(ui: &mut Ui, points: &[CurvePoint], size: Vec2) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let plot = Rect::from_min_max(rect.min + vec2(44.0, 8.0), rect.max - vec2(12.0, 24.0));
    let painter = ui.painter();
    let small = FontId::proportional(13.0);
    let quiet = palette::TEXT_QUIET.egui();
    for percent in [0_u8, 25, 50, 75, 100] {
        let y = plot.bottom() - plot.height() * f32::from(percent) / 100.0;
        let line = Stroke::new(1.0, palette::LINE.egui_alpha(150));
        painter.line_segment([pos2(plot.left(), y), pos2(plot.right(), y)], line);
        painter.text(
            pos2(plot.left() - 6.0, y),
            Align2::RIGHT_CENTER,
            texts::percent(percent),
            small.clone(),
            quiet,
        );
    }
    let most = points
        .iter()
        .map(|point| point.games)
        .max()
        .unwrap_or(0)
        .max(1);
    let x = |games: u32| plot.left() + plot.width() * games as f32 / most as f32;
    let y = |results: &Results| plot.bottom() - plot.height() * results.permille() as f32 / 1000.0;
    for (is_white, tone, name) in [
        (
            false,
            palette::okabe_ito::SKY,
            texts::table_chimple_as_black(),
        ),
        (
            true,
            palette::okabe_ito::ORANGE,
            texts::table_chimple_as_white(),
        ),
    ] {
        let places: Vec<Pos2> = points
            .iter()
            .map(|point| {
                let results = if is_white {
                    &point.second
                } else {
                    &point.first
                };
                pos2(x(point.games), y(results))
            })
            .collect();
        painter.add(Shape::line(places.clone(), Stroke::new(2.0, tone.egui())));
        for place in &places {
            if is_white {
                let mark = Rect::from_center_size(*place, Vec2::splat(6.0));
                painter.rect_filled(mark, 0.0, tone.egui());
            } else {
                painter.circle_filled(*place, 3.2, tone.egui());
            }
        }
        if let Some(last) = places.last() {
            let below = if is_white { -11.0 } else { 11.0 };
            painter.text(
                *last + vec2(-4.0, below),
                Align2::RIGHT_CENTER,
                name,
                small.clone(),
                tone.egui(),
            );
        }
    }
    painter.text(
        rect.center_bottom() - vec2(0.0, 8.0),
        Align2::CENTER_CENTER,
        texts::table_chimple_games_to(most),
        small,
        quiet,
    );
}

/// How often each of some things came about, the most frequent first.
pub(crate) fn bars(ui: &mut Ui, rows: &[(String, u64)], all: u64) {
    let most = rows
        .iter()
        .map(|(_, count)| *count)
        .max()
        .unwrap_or(0)
        .max(1);
    for (name, count) in rows {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
        let width = rect.width() * *count as f32 / most as f32;
        let bar = Rect::from_min_size(rect.min, vec2(width, rect.height() - 2.0));
        ui.painter()
            .rect_filled(bar, 3.0, palette::ACCENT.egui_alpha(110));
        let at = pos2(rect.left() + 6.0, rect.center().y - 1.0);
        ui.painter().text(
            at,
            Align2::LEFT_CENTER,
            name,
            FontId::proportional(13.5),
            palette::TEXT.egui(),
        );
        let share = 100.0 * *count as f64 / all.max(1) as f64;
        ui.painter().text(
            pos2(rect.right() - 4.0, at.y),
            Align2::RIGHT_CENTER,
            texts::table_chimple_share(&decimal(&format!("{share:.1}"))),
            FontId::new(13.5, strong_family()),
            palette::TEXT.egui(),
        );
    }
}

/// How often each meme of the list was deployed: a column for each, in the order
/// of the list; captures are filled differently from moves.
pub(crate) fn histogram(ui: &mut Ui, counts: &[u64], memes: &Memes) {
    let height = 92.0;
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let width = rect.width() / counts.len().max(1) as f32;
    let most = counts.iter().copied().max().unwrap_or(0).max(1);
    let floor = rect.bottom() - 2.0;
    let painter = ui.painter();
    for (id, count) in counts.iter().enumerate() {
        let captures = memes.get(id).is_some_and(|meme| meme.act.is_capture());
        let tall = (height - 8.0) * *count as f32 / most as f32;
        let left = rect.left() + width * id as f32;
        let column = Rect::from_min_max(
            pos2(left + 1.0, floor - tall),
            pos2(left + width - 1.0, floor),
        );
        if captures {
            painter.rect_filled(column, 1.5, palette::MARK_LAST.egui());
        } else {
            painter.rect_filled(column, 1.5, palette::okabe_ito::SKY.egui());
        }
    }
    let line = Stroke::new(1.0, palette::LINE.egui());
    painter.line_segment([rect.left_bottom(), rect.right_bottom()], line);
    if let Some(at) = response.hover_pos() {
        let id = ((at.x - rect.left()) / width).max(0.0) as usize;
        if let (Some(meme), Some(count)) = (memes.get(id), counts.get(id)) {
            response.on_hover_text(texts::table_chimple_meme_times(&meme.to_string(), *count));
        }
    }
    theme::note(ui, texts::table_chimple_histogram_note());
}

/// A bar that shows how much of something is done.
pub(crate) fn progress(ui: &mut Ui, share: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 10.0), Sense::hover());
    let radius = 5.0;
    ui.painter()
        .rect_filled(rect, radius, palette::PANEL_RAISED.egui());
    let done = Rect::from_min_size(
        rect.min,
        vec2(rect.width() * share.clamp(0.0, 1.0), rect.height()),
    );
    ui.painter()
        .rect_filled(done, radius, palette::ACCENT.egui());
    ui.add_space(theme::GAP);
}
