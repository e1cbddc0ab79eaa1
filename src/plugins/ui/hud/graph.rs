//! The course of a match as a curve: who was ahead after each ply, and where
//! it turned.

use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Key, Mesh, Painter, Pos2, Rect, Response, Sense, Shape,
    Stroke, StrokeKind, Ui, pos2, vec2,
};

use super::{
    verdicts::{self, Turning},
    words,
};
use crate::{
    engine::Verdict,
    plugins::{
        scene::palette,
        ui::theme::{player_tone, widgets::focus_ring},
    },
    record::Match,
    rules::{AnyGame, Player},
};

/// How many turning points are marked.
pub const TURNINGS: usize = 3;

/// The course of a match as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// The verdict after each ply, from 0, from the first player's view.
    pub verdicts: Vec<Option<Verdict>>,
    /// The biggest turning points, biggest first.
    pub turnings: Vec<Turning>,
}

impl Course {
    /// The course of a match of two; nothing for other numbers of players.
    ///
    /// The end needs no search: it is in the record.
    #[must_use]
    pub fn of(record: &Match, per_ply: &[Option<Verdict>]) -> Option<Self> {
        if record.position().colours().len() != 2 {
            return None;
        }
        let mut verdicts = per_ply.to_vec();
        verdicts.resize(record.len() + 1, None);
        if let (Some(outcome), Some(last)) = (record.outcome(), verdicts.last_mut()) {
            *last = Some(match outcome.winners.contains(Player::FIRST) {
                _ if outcome.winners.is_empty() => Verdict::Draw,
                true => Verdict::Win { plies: 0 },
                false => Verdict::Loss { plies: 0 },
            });
        }
        let shares: Vec<Option<f32>> = verdicts
            .iter()
            .map(|verdict| verdict.map(verdicts::share))
            .collect();
        let movers: Vec<Option<Player>> = record.plies().iter().map(|ply| ply.by).collect();
        Some(Self {
            turnings: verdicts::turning_points(&shares, &movers, TURNINGS),
            verdicts,
        })
    }

    /// How many positions are known.
    #[must_use]
    pub fn known(&self) -> usize {
        self.verdicts.iter().flatten().count()
    }

    /// The points of the curve in a square from (0, 0) at the lower left to
    /// (1, 1), in pieces without gaps.
    #[must_use]
    pub fn curves(&self) -> Vec<Vec<(f32, f32)>> {
        let mut curves = vec![Vec::new()];
        for (ply, verdict) in self.verdicts.iter().enumerate() {
            match verdict {
                Some(verdict) => {
                    let point = (self.across(ply), verdicts::share(*verdict));
                    if let Some(curve) = curves.last_mut() {
                        curve.push(point);
                    }
                }
                None => curves.push(Vec::new()),
            }
        }
        curves.retain(|curve| !curve.is_empty());
        curves
    }

    /// How far to the right a ply is, 0 to 1.
    pub(super) fn across(&self, ply: usize) -> f32 {
        let last = self.verdicts.len().saturating_sub(1).max(1);
        ply as f32 / last as f32
    }

    /// The ply nearest to a place from 0 (left) to 1.
    #[must_use]
    pub fn ply_at(&self, across: f32) -> usize {
        let last = self.verdicts.len().saturating_sub(1);
        (across.clamp(0.0, 1.0) * last as f32).round() as usize
    }
}

/// What a turning point means, in a sentence.
#[must_use]
pub fn turning_comment(turning: &Turning) -> &'static str {
    match turning.swing.abs() {
        _ if turning.mover.is_none() => "Chance turned the match.",
        swing if swing >= 0.6 => "A blunder that turned the match.",
        swing if swing >= 0.35 => "A mistake.",
        _ => "An inaccuracy.",
    }
}

/// What a turning point says: "Move 14: White d4: mistake".
#[must_use]
pub fn turning_text(game: &dyn AnyGame, record: &Match, turning: &Turning) -> String {
    let Some(ply) = record.plies().get(turning.ply - 1) else {
        return String::new();
    };
    let who = ply.by.map_or("Chance", |player| words::name(game, player));
    let how = match turning.swing.abs() {
        _ if turning.mover.is_none() => "turning point",
        swing if swing >= 0.6 => "blunder that turned the match",
        swing if swing >= 0.35 => "mistake",
        _ => "inaccuracy",
    };
    format!("{}. {who} {}: {how}", turning.ply, ply.mv)
}

/// Shows the curve. A click, or the arrow keys while it has the focus, choose a
/// ply, which is returned.
pub fn show(
    ui: &mut Ui,
    height: f32,
    course: &Course,
    record: &Match,
    shown: usize,
) -> Option<usize> {
    let game = record.position();
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response
        .widget_info(|| egui::WidgetInfo::slider(true, shown as f64, "Evaluation, move by move"));
    paint(ui, rect, course, game, shown);
    focus_ring(ui, &response, 8);
    let plot = rect.shrink(6.0);
    let pointed = response
        .hover_pos()
        .map(|at| course.ply_at((at.x - plot.left()) / plot.width()));
    if let Some(ply) = pointed {
        let x = egui::lerp(plot.x_range(), course.across(ply));
        ui.painter().vline(
            x,
            plot.y_range(),
            Stroke::new(1.0, palette::TEXT.egui_alpha(120)),
        );
        response.show_tooltip_text(point_text(game, record, course, ply));
    }
    chosen(ui, &response, pointed, record.len(), shown)
}

fn chosen(
    ui: &Ui,
    response: &Response,
    pointed: Option<usize>,
    last: usize,
    shown: usize,
) -> Option<usize> {
    if (response.clicked() || response.dragged())
        && let Some(ply) = pointed
    {
        return (ply != shown).then_some(ply);
    }
    if !response.has_focus() {
        return None;
    }
    let (back, on) = ui.input(|input| {
        (
            input.key_pressed(Key::ArrowLeft),
            input.key_pressed(Key::ArrowRight),
        )
    });
    match (back, on) {
        (true, false) => shown.checked_sub(1),
        (false, true) => (shown < last).then_some(shown + 1),
        _ => None,
    }
}

/// What is known after a ply.
pub(super) fn point_text(
    game: &dyn AnyGame,
    record: &Match,
    course: &Course,
    ply: usize,
) -> String {
    let verdict = course.verdicts.get(ply).copied().flatten();
    let said = match (verdict, record.outcome()) {
        (Some(_), Some(_)) if ply == record.len() => "end of the match".to_owned(),
        (Some(verdict), _) => verdicts::say(game, Player::FIRST, verdict),
        (None, _) => "not analysed yet".to_owned(),
    };
    match ply
        .checked_sub(1)
        .and_then(|index| record.plies().get(index))
    {
        Some(played) => format!("{ply}. {}: {said}", played.mv),
        None => format!("Start: {said}"),
    }
}

/// The ground of a curve.
pub(super) fn ground(painter: &Painter, rect: Rect) {
    painter.rect(
        rect,
        CornerRadius::same(8),
        palette::NIGHT.egui(),
        Stroke::new(1.0, palette::LINE.egui()),
        StrokeKind::Inside,
    );
}

fn paint(ui: &Ui, rect: Rect, course: &Course, game: &dyn AnyGame, shown: usize) {
    let painter = ui.painter_at(rect);
    ground(&painter, rect);
    curve(&painter, rect.shrink(6.0), course, game);
    here(&painter, rect, rect.shrink(6.0), course.across(shown));
}

/// The line at the ply that is shown.
pub(super) fn here(painter: &Painter, rect: Rect, plot: Rect, across: f32) {
    let x = egui::lerp(plot.x_range(), across);
    painter.vline(x, rect.y_range(), Stroke::new(2.0, palette::TEXT.egui()));
    let top = pos2(x, rect.top());
    painter.add(Shape::convex_polygon(
        vec![
            top + vec2(-6.0, 0.0),
            top + vec2(6.0, 0.0),
            top + vec2(0.0, 8.0),
        ],
        palette::TEXT.egui(),
        Stroke::NONE,
    ));
}

/// The curve with the players' parts below and above it and its turning points.
pub(super) fn curve(painter: &Painter, plot: Rect, course: &Course, game: &dyn AnyGame) {
    let at = |(x, y): (f32, f32)| -> Pos2 {
        pos2(
            egui::lerp(plot.x_range(), x),
            egui::lerp(plot.bottom()..=plot.top(), y),
        )
    };
    let first = player_tone(words::colour(game, Player::FIRST));
    let second = player_tone(words::colour(game, Player::SECOND));
    for curve in course.curves() {
        let points: Vec<Pos2> = curve.iter().map(|point| at(*point)).collect();
        // Below the curve lies the first player's part, above it the second's.
        painter.add(band(&points, plot.bottom(), first.egui()));
        painter.add(band(&points, plot.top(), second.egui_alpha(215)));
        let line = Stroke::new(2.5, palette::ACCENT.egui());
        match points[..] {
            [alone] => {
                painter.circle_filled(alone, 3.0, palette::ACCENT.egui());
            }
            _ => {
                painter.add(Shape::line(points, line));
            }
        }
    }
    painter.extend(Shape::dashed_line(
        &[plot.left_center(), plot.right_center()],
        Stroke::new(1.0, palette::TEXT_QUIET.egui_alpha(150)),
        5.0,
        5.0,
    ));
    for turning in &course.turnings {
        let share = course
            .verdicts
            .get(turning.ply)
            .copied()
            .flatten()
            .map_or(0.5, verdicts::share);
        let point = at((course.across(turning.ply), share));
        let point = point.clamp(plot.min + vec2(8.0, 9.0), plot.max - vec2(8.0, 9.0));
        painter.circle(
            point,
            9.0,
            palette::WARN.egui(),
            Stroke::new(1.5, palette::NIGHT.egui()),
        );
        painter.text(
            point,
            Align2::CENTER_CENTER,
            "?",
            egui::FontId::new(15.0, crate::plugins::ui::theme::strong_family()),
            palette::NIGHT.egui(),
        );
    }
}

/// The ground between a curve and a height, as one mesh: polygons side by side
/// would show their seams.
fn band(points: &[Pos2], height: f32, colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for (index, point) in (0_u32..).zip(points) {
        mesh.colored_vertex(*point, colour);
        mesh.colored_vertex(pos2(point.x, height), colour);
        if index > 0 {
            let at = index * 2;
            mesh.add_triangle(at - 2, at - 1, at);
            mesh.add_triangle(at - 1, at, at + 1);
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::record::{Seat, Terms};

    fn played(moves: &[&str]) -> Match {
        let seats = vec![Seat::human("Ada"), Seat::human("Ben")];
        let mut record = Match::new(Terms::new("xafka", seats)).unwrap();
        for mv in moves {
            record.play(mv, None).unwrap();
        }
        record
    }

    #[test]
    fn the_end_is_known_without_a_search() {
        let record = played(&["d4", "resign"]);
        let course = Course::of(&record, &[]).unwrap();
        assert_eq!(
            course.verdicts,
            [None, None, Some(Verdict::Win { plies: 0 })]
        );
        assert_eq!(course.known(), 1);
    }

    #[test]
    fn gaps_divide_the_curve() {
        let record = played(&["d4", "resign"]);
        let even = Some(Verdict::Estimate(0));
        let course = Course::of(&record, &[even, None]).unwrap();
        assert_eq!(course.curves(), [vec![(0.0, 0.5)], vec![(1.0, 1.0)]]);
        let course = Course::of(&record, &[even, even]).unwrap();
        assert_eq!(course.curves(), [vec![(0.0, 0.5), (0.5, 0.5), (1.0, 1.0)]]);
    }

    #[test]
    fn places_lead_to_the_nearest_ply() {
        let record = played(&["d4", "resign"]);
        let course = Course::of(&record, &[]).unwrap();
        let plies = [-1.0, 0.0, 0.24, 0.26, 0.9, 7.0].map(|x| course.ply_at(x));
        assert_eq!(plies, [0, 0, 0, 1, 2, 2]);
        let nothing = Course::of(&played(&[]), &[]).unwrap();
        assert_eq!(nothing.ply_at(0.7), 0);
        assert!(nothing.curves().is_empty());
    }

    #[test]
    fn a_move_that_gives_a_win_away_is_a_turning_point() {
        let record = played(&["d4", "resign"]);
        let course = Course::of(
            &record,
            &[Some(Verdict::Estimate(0)), Some(Verdict::Estimate(0))],
        )
        .unwrap();
        let turning = course.turnings.first().unwrap();
        assert_eq!(turning.ply, 2);
        let text = turning_text(record.position(), &record, turning);
        assert_eq!(text, "2. White resign: mistake");
    }

    #[test]
    fn three_players_have_no_curve() {
        let seats = ["Ada", "Ben", "Cem"].map(Seat::human).to_vec();
        let mut terms = Terms::new("xafka", seats);
        terms.options.insert("players".to_owned(), "3".to_owned());
        let record = Match::new(terms).unwrap();
        assert_eq!(Course::of(&record, &[]), None);
    }
}
