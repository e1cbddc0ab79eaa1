//! The controls of a replay: a scrubber, the buttons of a recorder, the speed.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Key, Layout, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::{
    graph::{self, Course},
    scores::Scores,
    tools,
};
use crate::plugins::{
    app::{
        keys::{Action, ActionPressed, KeyMap},
        session::{Autoplay, Session, SessionRequest},
    },
    scene::palette,
    ui::theme::{Icon, PushButton, widgets::focus_ring},
};

/// The height of the upper row.
pub(super) const RAIL: f32 = 50.0;
/// The height of the buttons beside the scrubber.
const BESIDE: f32 = 38.0;

/// What the scrubber shows: where the match is, and how it went.
#[derive(Debug)]
pub(super) struct Rail<'a> {
    pub session: &'a Session,
    /// What the search makes of it, in games for two.
    pub course: Option<Course>,
    /// The score after each move.
    pub scores: &'a Scores,
}

/// A speed as it stands on its button: `½×`, `2×`.
#[must_use]
pub fn speed_text(speed: f32) -> String {
    if (speed - 0.25).abs() < 1e-3 {
        "¼×".to_owned()
    } else if (speed - 0.5).abs() < 1e-3 {
        "½×".to_owned()
    } else if (speed - speed.round()).abs() < 1e-3 {
        format!("{speed:.0}×")
    } else {
        format!("{speed:.1}×")
    }
}

/// Which ply a place on the scrubber means, from 0 (left) to 1.
#[must_use]
pub fn ply_at(across: f32, last: usize) -> usize {
    (across.clamp(0.0, 1.0) * last as f32).round() as usize
}

/// The width of a button of the recorder.
pub(super) const RECORDER_BUTTON: f32 = 44.0;
/// How many buttons the recorder has.
pub(super) const RECORDER_BUTTONS: usize = 5;

/// The upper row of the controls: scrubber, where the replay is, how fast.
pub(super) fn rail(
    ui: &mut Ui,
    rail: &Rail<'_>,
    keys: &KeyMap,
    autoplay: &mut Autoplay,
    requests: &mut MessageWriter<SessionRequest>,
) {
    let session = rail.session;
    let last = session.record().len();
    let shown = session.shown();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let timed = session
            .record()
            .plies()
            .iter()
            .any(|ply| ply.used.is_some());
        let own = PushButton::new("")
            .icon(Icon::Clock)
            .height(BESIDE)
            .enabled(timed)
            .selected(autoplay.true_times && timed)
            .tip("Each move takes as long as the player thought, within reason");
        if ui.add(own).clicked() {
            autoplay.true_times = !autoplay.true_times;
        }
        let speed = PushButton::new(speed_text(autoplay.speed)).height(BESIDE);
        let tip = format!(
            "Playback speed ({}, {})",
            keys.text(Action::Slower),
            keys.text(Action::Faster)
        );
        if ui.add(speed.width(58.0).tip(tip)).clicked() {
            autoplay.cycle_speed();
        }
        ui.add(egui::Label::new(format!("{shown} / {last}")).extend());
        if let Some(ply) = scrubber(ui, rail) {
            autoplay.playing = false;
            requests.write(SessionRequest::Seek(ply));
        }
    });
}

/// The buttons of a recorder.
pub(super) fn recorder(
    ui: &mut Ui,
    session: &Session,
    keys: &KeyMap,
    playing: bool,
    requests: &mut MessageWriter<SessionRequest>,
    pressed: &mut MessageWriter<ActionPressed>,
) {
    let (shown, last) = (session.shown(), session.record().len());
    let mut button = |icon: Icon, enabled: bool, text: &str, action: Action| {
        let on = action == Action::PlayPause && enabled;
        if tools::narrow(ui, icon, &keys.tip(text, action), enabled, on).clicked() {
            match action {
                // These keys may belong to the cursor on the board: the buttons
                // always walk.
                Action::Left => {
                    requests.write(SessionRequest::Step(-1));
                }
                Action::Right => {
                    requests.write(SessionRequest::Step(1));
                }
                _ => {
                    pressed.write(ActionPressed(action));
                }
            }
        }
    };
    button(Icon::First, shown > 0, "Go to the start", Action::First);
    button(Icon::Previous, shown > 0, "Previous move", Action::Left);
    if playing {
        button(Icon::Pause, true, "Pause", Action::PlayPause);
    } else {
        button(Icon::Play, last > 0, "Play", Action::PlayPause);
    }
    button(Icon::Next, shown < last, "Next move", Action::Right);
    button(Icon::Last, shown < last, "Go to the end", Action::Last);
}

/// How the match went, with the place that is shown. Returns the ply that was
/// clicked, dragged to, or led to by the arrow keys while it has the focus.
fn scrubber(ui: &mut Ui, rail: &Rail<'_>) -> Option<usize> {
    let record = rail.session.record();
    let (shown, last) = (rail.session.shown(), record.len());
    let size = vec2(ui.available_width().max(60.0), RAIL);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::slider(last > 0, shown as f64, "Position in the match"));
    let plot = rect.shrink2(vec2(12.0, 5.0));
    let across = |ply: usize| ply as f32 / last.max(1) as f32;
    let x_of = |ply: usize| egui::lerp(plot.x_range(), across(ply));
    let painter = ui.painter_at(rect);
    graph::ground(&painter, rect);
    if let Some(course) = &rail.course {
        graph::curve(&painter, plot, course, record.position());
    }
    rail.scores.paint(&painter, plot, record);
    // What has been passed is marked at the foot, comments are dots above it.
    let foot = egui::Rect::from_min_max(plot.left_bottom() - vec2(0.0, 1.0), plot.right_bottom());
    painter.rect_filled(foot.expand2(vec2(0.0, 1.5)), 2.0, palette::LINE.egui());
    let passed = foot.with_max_x(x_of(shown)).expand2(vec2(0.0, 1.5));
    painter.rect_filled(passed, 2.0, palette::ACCENT.egui());
    for (index, ply) in record.plies().iter().enumerate() {
        if ply.comment.is_empty() && ply.mark.is_none() {
            continue;
        }
        let at = pos2(x_of(index + 1), foot.center().y);
        let edge = Stroke::new(1.0, palette::NIGHT.egui());
        painter.circle(at, 3.5, palette::TEXT.egui(), edge);
    }
    graph::here(&painter, rect, plot, across(shown));
    let knob = pos2(x_of(shown), foot.center().y - 1.0);
    let radius = if response.hovered() || response.dragged() {
        8.0
    } else {
        6.5
    };
    painter.circle(
        knob,
        radius,
        palette::TEXT.egui(),
        Stroke::new(2.0, palette::PANEL.egui()),
    );
    if let Some(at) = response.hover_pos().filter(|_| last > 0) {
        let ply = ply_at((at.x - plot.left()) / plot.width(), last);
        painter.vline(
            x_of(ply),
            plot.y_range(),
            Stroke::new(1.0, palette::TEXT.egui_alpha(120)),
        );
        response.clone().show_tooltip_text(point_text(rail, ply));
    }
    focus_ring(ui, &response, 8);
    if last == 0 {
        return None;
    }
    if (response.dragged() || response.clicked())
        && let Some(at) = response.interact_pointer_pos()
    {
        let ply = ply_at((at.x - plot.left()) / plot.width(), last);
        return (ply != shown).then_some(ply);
    }
    if !response.has_focus() {
        return None;
    }
    ui.input(|input| {
        if input.key_pressed(Key::ArrowLeft) {
            shown.checked_sub(1)
        } else if input.key_pressed(Key::ArrowRight) {
            (shown < last).then_some(shown + 1)
        } else if input.key_pressed(Key::Home) {
            (shown > 0).then_some(0)
        } else if input.key_pressed(Key::End) {
            (shown < last).then_some(last)
        } else {
            None
        }
    })
}

/// The tip of a place on the scrubber: the move, its evaluation, the score and the
/// comment.
fn point_text(rail: &Rail<'_>, ply: usize) -> String {
    let record = rail.session.record();
    let game = record.position();
    let played = ply.checked_sub(1).and_then(|at| record.plies().get(at));
    let mut text = match (&rail.course, played) {
        (Some(course), _) => graph::point_text(game, record, course, ply),
        (None, Some(played)) => format!("{ply}. {}", played.mv),
        (None, None) => "Start".to_owned(),
    };
    if !rail.scores.lines(record.len()).is_empty()
        && let Some(scores) = rail.scores.text(game, ply)
    {
        text.push_str(&format!("\n{scores}"));
    }
    if let Some(played) = played.filter(|played| !played.comment.is_empty()) {
        text.push_str(&format!("\n{}", played.comment));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rail_reaches_from_the_first_to_the_last_position() {
        let plies = [-0.5, 0.0, 0.016, 0.5, 1.0, 2.0].map(|across| ply_at(across, 30));
        assert_eq!(plies, [0, 0, 0, 15, 30, 30]);
        assert_eq!(ply_at(0.7, 0), 0);
    }

    #[test]
    fn speeds_are_short_on_their_button() {
        assert_eq!(
            [0.25, 0.5, 1.0, 1.5, 8.0].map(speed_text),
            ["¼×", "½×", "1×", "1.5×", "8×"]
        );
    }
}
