//! Numbers over time as lines: forces over a match, a rating over matches.
//!
//! Lines differ in their dashes as well as in colour, and each has its name at its
//! end.

use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Key, Pos2, Rect, Response, Sense, Shape, Stroke,
    StrokeKind, Ui, pos2, vec2,
};

use super::widgets::focus_ring;
use crate::plugins::scene::palette::{self, Tone};

/// The room for the figures at the left.
const SCALE: f32 = 44.0;
/// The room around the lines.
const AIR: f32 = 8.0;
/// The size of the names of the lines.
const NAME: f32 = 13.0;

/// A line of a plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its name, shown at its end; may be empty.
    pub name: String,
    /// Its colour.
    pub tone: Tone,
    /// The heights, evenly spaced.
    pub heights: Vec<f64>,
}

/// Lines over a common ground.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot<'a> {
    /// What it is of, for assistive technology.
    pub name: &'a str,
    /// The lines; all of one length.
    pub lines: &'a [Line],
    /// How high it is, in points.
    pub height: f32,
    /// A height that is marked by a dashed line across.
    pub mark: Option<f64>,
    /// Which of the points is shown elsewhere and marked here.
    pub shown: Option<usize>,
}

impl Plot<'_> {
    /// The index of the last point.
    fn last(&self) -> usize {
        let longest = self.lines.iter().map(|line| line.heights.len()).max();
        longest.unwrap_or(0).saturating_sub(1)
    }

    /// The least and the greatest height, apart from each other.
    fn range(&self) -> (f64, f64) {
        let heights = self.lines.iter().flat_map(|line| &line.heights).copied();
        let (low, high) = heights
            .chain(self.mark)
            .filter(|height| height.is_finite())
            .fold((f64::MAX, f64::MIN), |(low, high), height| {
                (low.min(height), high.max(height))
            });
        if low > high {
            (0.0, 1.0)
        } else if high - low < 1.0 {
            (low - 0.5, high + 0.5)
        } else {
            (low, high)
        }
    }

    /// The point nearest to a place from 0 (left) to 1.
    fn nearest(&self, across: f32) -> usize {
        (across.clamp(0.0, 1.0) * self.last() as f32).round() as usize
    }

    /// Shows the plot. What `say` tells of a point is shown beside the pointer.
    /// A click, or the arrow keys while it has the focus, choose a point, which
    /// is returned.
    pub fn show(&self, ui: &mut Ui, say: impl Fn(usize) -> String) -> Option<usize> {
        let size = vec2(ui.available_width(), self.height);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let now = self.shown.unwrap_or(self.last());
        response.widget_info(|| {
            let label = format!("{}: {}", self.name, say(now));
            egui::WidgetInfo::slider(true, now as f64, label)
        });
        let inner = rect.shrink(AIR).with_min_x(rect.left() + SCALE);
        self.paint(ui, rect, inner);
        focus_ring(ui, &response, 8);
        let pointed = response
            .hover_pos()
            .map(|at| self.nearest((at.x - inner.left()) / inner.width()));
        if let Some(point) = pointed {
            let x = self.x(inner, point);
            let line = Stroke::new(1.0, palette::TEXT.egui_alpha(120));
            ui.painter().vline(x, inner.y_range(), line);
            response.show_tooltip_text(say(point));
        }
        chosen(ui, &response, pointed, self.last(), now)
    }

    fn x(&self, inner: Rect, point: usize) -> f32 {
        let last = self.last().max(1);
        egui::lerp(inner.x_range(), point as f32 / last as f32)
    }

    fn paint(&self, ui: &Ui, rect: Rect, inner: Rect) {
        let painter = ui.painter_at(rect);
        let edge = Stroke::new(1.0, palette::LINE.egui());
        let round = CornerRadius::same(8);
        painter.rect(rect, round, palette::NIGHT.egui(), edge, StrokeKind::Inside);
        let (low, high) = self.range();
        let y = |height: f64| {
            let share = ((height - low) / (high - low)) as f32;
            egui::lerp(inner.bottom()..=inner.top(), share.clamp(0.0, 1.0))
        };
        let font = FontId::proportional(13.0);
        for (height, align) in [(high, Align2::RIGHT_TOP), (low, Align2::RIGHT_BOTTOM)] {
            let at = pos2(inner.left() - 6.0, y(height));
            let ink = palette::TEXT_QUIET.egui();
            painter.text(at, align, format!("{height:.0}"), font.clone(), ink);
        }
        if let Some(mark) = self.mark {
            let line = Stroke::new(1.0, palette::TEXT_QUIET.egui_alpha(150));
            let ends = [pos2(inner.left(), y(mark)), pos2(inner.right(), y(mark))];
            painter.extend(Shape::dashed_line(&ends, line, 5.0, 5.0));
        }
        let mut ends = Vec::new();
        for (number, line) in self.lines.iter().enumerate() {
            let points: Vec<Pos2> = line
                .heights
                .iter()
                .enumerate()
                .map(|(point, height)| pos2(self.x(inner, point), y(*height)))
                .collect();
            draw(&painter, number, line, &points);
            if let Some(end) = points.last().filter(|_| !line.name.is_empty()) {
                ends.push((*end, line.name.as_str()));
            }
        }
        write_names(&painter, rect, &ends);
        if let Some(shown) = self.shown {
            let line = Stroke::new(2.0, palette::TEXT.egui());
            painter.vline(self.x(inner, shown), inner.y_range(), line);
        }
    }
}

/// Draws a line: whole, dashed or dotted by its number.
fn draw(painter: &egui::Painter, number: usize, line: &Line, points: &[Pos2]) {
    let colour = line.tone.egui();
    let stroke = Stroke::new(2.5, colour);
    // Dark lines stand out from the ground by a light rim.
    if line.tone.contrast(palette::NIGHT) < 3.0 {
        let rim = Stroke::new(4.5, palette::TEXT_QUIET.egui());
        painter.add(Shape::line(points.to_vec(), rim));
    }
    match number % 4 {
        0 => {
            painter.add(Shape::line(points.to_vec(), stroke));
        }
        dashes => {
            let (dash, gap) = [(9.0, 4.0), (3.0, 4.0), (14.0, 6.0)][dashes - 1];
            painter.extend(Shape::dashed_line(points, stroke, dash, gap));
        }
    }
    if let [alone] = points {
        painter.circle_filled(*alone, 3.5, colour);
    }
    if let Some(end) = points.last() {
        painter.circle_filled(*end, 3.5, colour);
    }
}

/// Writes the names of the lines at their ends, one clear of the other.
fn write_names(painter: &egui::Painter, rect: Rect, ends: &[(Pos2, &str)]) {
    let wanted: Vec<f32> = ends.iter().map(|(end, _)| end.y - rect.top()).collect();
    for ((end, name), y) in ends.iter().zip(name_heights(&wanted, rect.height())) {
        let at = pos2(end.x - 6.0, rect.top() + y);
        let font = FontId::proportional(NAME);
        let ink = palette::TEXT.egui();
        painter.text(at, Align2::RIGHT_CENTER, name, font, ink);
    }
}

/// Where the middles of names stand whose lines end at these heights, all
/// counted from the top: above the ends, below those that leave no room, and
/// never on one another.
fn name_heights(ends: &[f32], room: f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|a, b| ends[*a].total_cmp(&ends[*b]));
    let mut heights = vec![0.0; ends.len()];
    let mut free = f32::NEG_INFINITY;
    for index in &order {
        let end = ends[*index];
        let wanted = if end < 1.8 * NAME {
            end + 1.3 * NAME
        } else {
            end - 0.8 * NAME
        };
        heights[*index] = wanted.max(free);
        free = heights[*index] + NAME;
    }
    // What was pushed over the edge goes back, and pushes the others.
    let mut free = room - 0.6 * NAME;
    for index in order.iter().rev() {
        heights[*index] = heights[*index].min(free);
        free = heights[*index] - NAME;
    }
    heights
}

fn chosen(
    ui: &Ui,
    response: &Response,
    pointed: Option<usize>,
    last: usize,
    now: usize,
) -> Option<usize> {
    if (response.clicked() || response.dragged())
        && let Some(point) = pointed
    {
        return (point != now).then_some(point);
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
        (true, false) => now.checked_sub(1),
        (false, true) => (now < last).then_some(now + 1),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(heights: &[f64]) -> Line {
        Line {
            name: String::new(),
            tone: palette::IVORY,
            heights: heights.to_vec(),
        }
    }

    fn plot(lines: &[Line], mark: Option<f64>) -> Plot<'_> {
        Plot {
            name: "",
            lines,
            height: 100.0,
            mark,
            shown: None,
        }
    }

    #[test]
    fn names_stand_clear_of_each_other_and_of_the_edges() {
        for ends in [
            vec![8.0, 60.0],
            vec![70.0, 72.0, 40.0, 71.0],
            vec![92.0, 92.0, 92.0],
            vec![8.0, 8.0, 9.0],
        ] {
            let mut heights = name_heights(&ends, 100.0);
            heights.sort_by(f32::total_cmp);
            assert!(
                heights
                    .windows(2)
                    .all(|pair| pair[1] - pair[0] >= NAME - 0.01)
            );
            assert!(heights[0] >= 0.6 * NAME, "{heights:?}");
            assert!(
                heights[heights.len() - 1] <= 100.0 - 0.6 * NAME,
                "{heights:?}"
            );
        }
    }

    #[test]
    fn the_scale_holds_every_line_and_the_mark() {
        let lines = [line(&[3.0, 7.0]), line(&[2.0, 5.0])];
        assert_eq!(plot(&lines, None).range(), (2.0, 7.0));
        assert_eq!(plot(&lines, Some(9.0)).range(), (2.0, 9.0));
        assert_eq!(plot(&[line(&[4.0])], None).range(), (3.5, 4.5));
        assert_eq!(plot(&[], None).range(), (0.0, 1.0));
        assert_eq!(plot(&[line(&[f64::NAN])], None).range(), (0.0, 1.0));
    }

    #[test]
    fn places_lead_to_the_nearest_point() {
        let lines = [line(&[0.0, 1.0, 2.0, 3.0])];
        let plot = plot(&lines, None);
        let points = [-1.0, 0.0, 0.4, 0.9, 2.0].map(|across| plot.nearest(across));
        assert_eq!(points, [0, 0, 1, 3, 3]);
        assert_eq!(Plot { lines: &[], ..plot }.nearest(0.7), 0);
    }
}
