//! Charts over the steps of something: the moves of a match, the matches of a
//! player.
//!
//! `egui_plot` draws them. A chart is a slider as well: a click, a drag, or the
//! arrow keys, Home and End while it has the focus choose a step.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Key, Pos2, Rect, RectAlign, Response, RichText, Sense, Stroke,
    StrokeKind, Tooltip, Ui, Vec2, WidgetInfo, emath::remap, lerp, pos2, vec2,
};
use egui_plot::{
    HLine, LineStyle, MarkerShape, PlotBounds, PlotPoint, PlotUi, Points, Text, VLine,
};

use super::focus::focus_ring;
use crate::{
    plugins::scene::palette::{self, Tone},
    texts,
};

/// The room for the figures at the left of a chart of lines.
const SCALE: f32 = 44.0;
/// The room around the lines.
const AIR: f32 = 8.0;
/// The size of the names of the lines and of the figures.
const NAME: f32 = 13.0;

/// A chart over steps that are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Chart<'a> {
    /// What it shows, for assistive technology.
    pub(crate) name: &'a str,
    /// How high it is, in points.
    pub(crate) height: f32,
    /// The last step.
    pub(crate) last: usize,
    /// The step that is shown elsewhere and marked here.
    pub(crate) shown: Option<usize>,
    /// The least and the greatest value, apart from each other.
    pub(crate) range: (f64, f64),
    /// The room at the left, at the right, and above and below, in points.
    pub(crate) inset: [f32; 3],
}

/// Where steps and values lie within a chart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Scale {
    /// The chart without its inset, from its corner at the left top.
    inner: Rect,
    last: f64,
    range: (f64, f64),
}

impl Scale {
    /// Where a point is drawn, from the corner at the left top.
    pub(crate) fn position(&self, step: f64, value: f64) -> Pos2 {
        let (low, high) = self.range;
        let across = (step / self.last) as f32;
        let up = ((value - low) / (high - low)) as f32;
        pos2(
            lerp(self.inner.x_range(), across),
            lerp(self.inner.bottom()..=self.inner.top(), up),
        )
    }

    /// The point that is drawn there.
    pub(crate) fn point(&self, at: Pos2) -> PlotPoint {
        let across = remap(f64::from(at.x), span(self.inner.x_range()), 0.0..=self.last);
        let (low, high) = self.range;
        let up = remap(f64::from(at.y), span(self.inner.y_range()), high..=low);
        PlotPoint::new(across, up)
    }

    /// The nearest place at which a disc of this radius stays within the chart.
    pub(crate) fn keep_inside(&self, at: Pos2, radius: f32) -> Pos2 {
        let (low, high) = (self.inner.min, self.inner.max);
        let radius = Vec2::splat(radius).min((high - low) / 2.0);
        at.clamp(low + radius, high - radius)
    }

    /// The step nearest to a place.
    fn step(&self, x: f32) -> usize {
        let step = self.point(pos2(x, 0.0)).x.round();
        step.clamp(0.0, self.last) as usize
    }

    fn bounds(&self, size: Vec2) -> PlotBounds {
        let low = self.point(pos2(0.0, size.y));
        let high = self.point(pos2(size.x, 0.0));
        PlotBounds::from_min_max([low.x, low.y], [high.x, high.y])
    }
}

fn span(range: bevy_egui::egui::Rangef) -> core::ops::RangeInclusive<f64> {
    f64::from(range.min)..=f64::from(range.max)
}

impl Chart<'_> {
    fn scale(&self, size: Vec2) -> Scale {
        let [left, right, beside] = self.inset;
        Scale {
            inner: Rect::from_min_max(
                pos2(left, beside),
                pos2((size.x - right).max(left + 1.0), size.y - beside),
            ),
            last: self.last.max(1) as f64,
            range: self.range,
        }
    }

    /// Shows the chart with its `items`. What `say` has to say of a step is shown
    /// beside the pointer. Returns the step that was chosen.
    pub(crate) fn show<'b>(
        &self,
        ui: &mut Ui,
        say: impl Fn(usize) -> String,
        items: impl FnOnce(&mut PlotUi<'b>, &Scale) + 'b,
    ) -> Option<usize> {
        let size = vec2(ui.available_width(), self.height);
        let place = Rect::from_min_size(ui.available_rect_before_wrap().min, size);
        let edge = Stroke::new(1.0, palette::LINE.egui());
        let round = CornerRadius::same(8);
        let ground = palette::NIGHT.egui();
        ui.painter()
            .rect(place, round, ground, edge, StrokeKind::Inside);
        let scale = self.scale(size);
        let (shown, last) = (self.shown, self.last);
        let plot = egui_plot::Plot::new(self.name)
            .width(size.x)
            .height(size.y)
            .min_size(Vec2::ZERO)
            .sense(Sense::click_and_drag())
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_axis_zoom_drag(false)
            .allow_double_click_reset(false)
            .show_background(false)
            .show_axes(false)
            .show_grid(false)
            // The tip and the line at the pointer are our own: they keep to steps.
            .show_x(false)
            .show_y(false);
        let shown_plot = plot.show(ui, move |plot| {
            plot.set_plot_bounds(scale.bounds(size));
            items(plot, &scale);
            if let Some(shown) = shown {
                mark(plot, shown, &scale);
            }
            let pointed = plot.response().hover_pos();
            let pointed = pointed.map(|at| scale.step(at.x - place.left()));
            if let Some(step) = pointed.filter(|_| last > 0) {
                let thin = Stroke::new(1.0, palette::TEXT.egui_alpha(120));
                plot.vline(VLine::new("pointed at", step as f64).stroke(thin));
            }
            pointed
        });
        let (response, pointed) = (shown_plot.response, shown_plot.inner);
        let now = shown.unwrap_or(last);
        response.widget_info(|| {
            let label = texts::seats_score_part(self.name, &say(now));
            WidgetInfo::slider(last > 0, now as f64, label)
        });
        focus_ring(ui, &response, 8);
        if let Some(step) = pointed {
            // Above: what a chart is explained by lies below it.
            let mut tip = Tooltip::for_widget(&response);
            tip.popup = tip.popup.align(RectAlign::TOP);
            tip.show(|ui| ui.label(say(step)));
        }
        let dragged = response.interact_pointer_pos();
        let dragged = dragged.map(|at| scale.step(at.x - place.left()));
        chosen(ui, &response, dragged, last, now)
    }
}

/// The line at the step that is shown, with an arrow head at the top.
fn mark(plot: &mut PlotUi<'_>, shown: usize, scale: &Scale) {
    let line = Stroke::new(2.0, palette::TEXT.egui());
    plot.vline(VLine::new("shown", shown as f64).stroke(line));
    let top = scale.point(pos2(0.0, 2.0)).y;
    let head = Points::new("shown", vec![[shown as f64, top]])
        .shape(MarkerShape::Down)
        .radius(6.0);
    plot.points(head.color(palette::TEXT.egui()));
}

fn chosen(
    ui: &Ui,
    response: &Response,
    pointed: Option<usize>,
    last: usize,
    now: usize,
) -> Option<usize> {
    let step = if response.clicked() || response.dragged() {
        pointed?
    } else if response.has_focus() {
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        match () {
            () if pressed(Key::ArrowLeft) => now.saturating_sub(1),
            () if pressed(Key::ArrowRight) => now + 1,
            () if pressed(Key::Home) => 0,
            () if pressed(Key::End) => last,
            () => now,
        }
    } else {
        now
    };
    (step != now && step <= last).then_some(step)
}

/// A line of a chart.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Series {
    /// Its name, shown at its end; may be empty.
    pub(crate) name: String,
    /// Its colour.
    pub(crate) tone: Tone,
    /// The value at each step.
    pub(crate) values: Vec<f64>,
}

/// Lines over common steps. They differ in their dashes as well as in colour,
/// and each has its name at its end.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LineChart<'a> {
    /// What it shows, for assistive technology.
    pub(crate) name: &'a str,
    /// The lines; all of one length.
    pub(crate) lines: &'a [Series],
    /// How high it is, in points.
    pub(crate) height: f32,
    /// A value that is marked by a dashed line across.
    pub(crate) mark: Option<f64>,
    /// The step that is shown elsewhere and marked here.
    pub(crate) shown: Option<usize>,
}

impl LineChart<'_> {
    /// The index of the last step.
    fn last(&self) -> usize {
        let longest = self.lines.iter().map(|line| line.values.len()).max();
        longest.unwrap_or(0).saturating_sub(1)
    }

    /// The least and the greatest value, apart from each other.
    fn range(&self) -> (f64, f64) {
        let values = self.lines.iter().flat_map(|line| &line.values).copied();
        let (low, high) = values
            .chain(self.mark)
            .filter(|value| value.is_finite())
            .fold((f64::MAX, f64::MIN), |(low, high), value| {
                (low.min(value), high.max(value))
            });
        if low > high {
            (0.0, 1.0)
        } else if high - low < 1.0 {
            (low - 0.5, high + 0.5)
        } else {
            (low, high)
        }
    }

    /// Shows the chart; see [`Chart::show`].
    pub(crate) fn show(&self, ui: &mut Ui, say: impl Fn(usize) -> String) -> Option<usize> {
        let chart = Chart {
            name: self.name,
            height: self.height,
            last: self.last(),
            shown: self.shown,
            range: self.range(),
            inset: [SCALE, AIR, AIR],
        };
        chart.show(ui, say, |plot, scale| self.draw(plot, scale))
    }

    fn draw(&self, plot: &mut PlotUi<'_>, scale: &Scale) {
        let (low, high) = scale.range;
        for (value, align) in [(high, Align2::RIGHT_TOP), (low, Align2::RIGHT_BOTTOM)] {
            let at = scale.position(0.0, value) - vec2(6.0, 0.0);
            let figure = RichText::new(format!("{value:.0}"));
            let ink = palette::TEXT_QUIET.egui();
            write(plot, scale.point(at), figure, align, ink);
        }
        if let Some(mark) = self.mark {
            let line = Stroke::new(1.0, palette::TEXT_QUIET.egui_alpha(150));
            let line = HLine::new("mark", mark).stroke(line);
            plot.hline(line.style(LineStyle::dashed_dense()));
        }
        let mut ends = Vec::new();
        for (number, line) in self.lines.iter().enumerate() {
            draw(plot, number, line);
            if let Some(value) = line.values.last().filter(|_| !line.name.is_empty()) {
                let end = scale.position((line.values.len() - 1) as f64, *value);
                ends.push((end, line.name.as_str()));
            }
        }
        let wanted: Vec<f32> = ends.iter().map(|(end, _)| end.y).collect();
        for ((end, name), y) in ends.iter().zip(name_heights(&wanted, self.height)) {
            let at = scale.point(pos2(end.x - 6.0, y));
            let ink = palette::TEXT.egui();
            write(plot, at, RichText::new(*name), Align2::RIGHT_CENTER, ink);
        }
    }
}

fn write(plot: &mut PlotUi<'_>, at: PlotPoint, text: RichText, anchor: Align2, ink: Color32) {
    let text = Text::new("label", at, text.size(NAME));
    plot.text(text.anchor(anchor).color(ink));
}

/// Draws a line: whole, dashed or dotted by its number.
fn draw(plot: &mut PlotUi<'_>, number: usize, line: &Series) {
    let colour = line.tone.egui();
    let points: Vec<[f64; 2]> = (0_u32..)
        .zip(&line.values)
        .map(|(step, value)| [f64::from(step), *value])
        .collect();
    // Dark lines stand out from the ground with a light rim.
    if line.tone.contrast(palette::NIGHT) < 3.0 {
        let rim = Stroke::new(4.5, palette::TEXT_QUIET.egui());
        plot.line(egui_plot::Line::new(&line.name, points.clone()).stroke(rim));
    }
    let style = match number % 4 {
        0 => LineStyle::Solid,
        1 => LineStyle::Dashed { length: 9.0 },
        2 => LineStyle::Dotted { spacing: 6.0 },
        _ => LineStyle::Dashed { length: 14.0 },
    };
    if let Some(end) = points.last().copied() {
        let end = Points::new(&line.name, vec![end]).radius(3.5);
        plot.points(end.color(colour));
    }
    let stroke = Stroke::new(2.5, colour);
    let line = egui_plot::Line::new(&line.name, points);
    plot.line(line.stroke(stroke).style(style));
}

/// Where the middles of the names of lines that end at these heights stand, all
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

#[cfg(test)]
mod tests {
    use super::*;

    fn line(values: &[f64]) -> Series {
        Series {
            name: String::new(),
            tone: palette::IVORY,
            values: values.to_vec(),
        }
    }

    fn chart(lines: &[Series], mark: Option<f64>) -> LineChart<'_> {
        LineChart {
            name: "",
            lines,
            height: 100.0,
            mark,
            shown: None,
        }
    }

    fn scale(last: usize) -> Scale {
        let chart = Chart {
            name: "",
            height: 100.0,
            last,
            shown: None,
            range: (0.0, 1.0),
            inset: [20.0, 10.0, 5.0],
        };
        chart.scale(vec2(330.0, 100.0))
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
        assert_eq!(chart(&lines, None).range(), (2.0, 7.0));
        assert_eq!(chart(&lines, Some(9.0)).range(), (2.0, 9.0));
        assert_eq!(chart(&[line(&[4.0])], None).range(), (3.5, 4.5));
        assert_eq!(chart(&[], None).range(), (0.0, 1.0));
        assert_eq!(chart(&[line(&[f64::NAN])], None).range(), (0.0, 1.0));
    }

    #[test]
    fn places_lead_to_the_nearest_step() {
        let steps = [-50.0, 20.0, 69.0, 71.0, 290.0, 900.0].map(|x| scale(3).step(x));
        assert_eq!(steps, [0, 0, 0, 1, 3, 3]);
        assert_eq!(scale(0).step(20.0), 0);
    }

    #[test]
    fn points_are_found_where_they_are_drawn() {
        let scale = scale(3);
        assert_eq!(scale.position(0.0, 0.0), pos2(20.0, 95.0));
        assert_eq!(scale.position(3.0, 1.0), pos2(320.0, 5.0));
        let point = scale.point(scale.position(2.0, 0.5));
        assert!((point.x - 2.0).abs() < 1e-3 && (point.y - 0.5).abs() < 1e-3);
        let bounds = scale.bounds(vec2(330.0, 100.0));
        assert!(bounds.min()[0] < 0.0 && bounds.max()[1] > 1.0);
    }
}
