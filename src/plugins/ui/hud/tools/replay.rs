//! The controls of a replay: a scrubber, the buttons of a recorder, the speed.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Layout, Margin, Stroke, Ui, vec2},
};
use egui_plot::{Line, MarkerShape, PlotUi, Points};

use super::{narrow, scores::Scores};
use crate::plugins::ui::hud::{
    Table, panel,
    review::{
        PLAYED,
        graph::{self, Course},
    },
    words::{
        AnyWords,
        rounds::{round_of, rounds_of},
        sentences::move_words,
    },
};
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed, KeyMap},
            machine::redraw::RedrawScheduler,
            session::{
                Analysis, Autoplay, ReplayRequest, Review, Session, SessionRequest, is_reviewable,
            },
            show::Showcase,
        },
        scene::palette::{self, Tone},
        ui::theme::{self, Chart, Icon, PushButton},
    },
    record::said,
    texts,
    words::decimal,
};

/// What the controls show besides the match.
#[derive(SystemParam)]
pub(super) struct ReplayParams<'w, 's> {
    keys: Res<'w, KeyMap>,
    analysis: Res<'w, Analysis>,
    review: Res<'w, Review>,
    showcase: Option<Res<'w, Showcase>>,
    scores: Local<'s, Scores>,
}

/// Shows the controls, where they have a place.
pub(super) fn show(
    mut contexts: EguiContexts,
    table: Table,
    mut shown: ReplayParams,
    mut autoplay: ResMut<Autoplay>,
    mut requests: MessageWriter<SessionRequest>,
    mut pressed: MessageWriter<ActionPressed>,
    mut redraw: ResMut<RedrawScheduler>,
) -> Result {
    let session = &table.session;
    if shown.scores.follow(session.record(), session.revision()) {
        redraw.now();
    }
    let Some(place) = table.layout.scrubber else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(10, 6));
    panel(
        context,
        "replay",
        place,
        frame,
        *table.overlay.get(),
        |ui| {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                let keys = &shown.keys;
                recorder(
                    ui,
                    session,
                    keys,
                    autoplay.playing,
                    &mut requests,
                    &mut pressed,
                );
                let seen = Rail {
                    session,
                    course: Course::from_match(session.told(), &shown.analysis.per_ply),
                    scores: &shown.scores,
                    review: &shown.review,
                    words: table.words(),
                };
                // Visitors have no business with what this machine gives away.
                let share = shown.showcase.is_none().then_some(&mut pressed);
                rail(ui, &seen, keys, &mut autoplay, &mut requests, share);
            });
        },
    );
    Ok(())
}

/// The height of the controls.
pub(super) const RAIL: f32 = 50.0;
/// The height of the buttons beside the scrubber.
const BESIDE: f32 = 38.0;

/// What the scrubber shows: where the match is, and how it went.
pub(super) struct Rail<'a> {
    pub(crate) session: &'a Session,
    /// What the search makes of it, in games for two.
    pub(crate) course: Option<Course>,
    /// The score after each move.
    pub(crate) scores: &'a Scores,
    /// The mistakes that were found.
    pub(crate) review: &'a Review,
    pub(crate) words: &'a dyn AnyWords,
}

/// A speed as its button shows it: `½×`, `2×`.
pub(crate) fn speed_text(speed: f32) -> String {
    if (speed - 0.25).abs() < 1e-3 {
        "¼×".to_owned()
    } else if (speed - 0.5).abs() < 1e-3 {
        "½×".to_owned()
    } else if (speed - speed.round()).abs() < 1e-3 {
        format!("{speed:.0}×")
    } else {
        format!("{}×", decimal(&format!("{speed:.1}")))
    }
}

/// The width of a button of the recorder.
pub(super) const RECORDER_BUTTON: f32 = 44.0;

/// The upper row of the controls: scrubber, where the replay is, how fast.
pub(super) fn rail(
    ui: &mut Ui,
    rail: &Rail<'_>,
    keys: &KeyMap,
    autoplay: &mut Autoplay,
    requests: &mut MessageWriter<SessionRequest>,
    share: Option<&mut MessageWriter<ActionPressed>>,
) {
    let session = rail.session;
    let (record, words) = (session.record(), rail.words);
    let played = rounds_of(record, words);
    let mut place = round_of(record, words, session.shown())
        .min(played)
        .to_string();
    if !session.hides_ahead() {
        place = format!("{place} / {played}");
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let timed = session.told().plies().iter().any(|ply| ply.used.is_some());
        let own = PushButton::new("")
            .icon(Icon::Clock)
            .height(BESIDE)
            .selected(autoplay.true_times)
            .tip(texts::replay_true_times());
        if timed && ui.add(own).clicked() {
            autoplay.true_times = !autoplay.true_times;
        }
        let asks = PushButton::new("")
            .icon(Icon::Puzzle)
            .height(BESIDE)
            .enabled(session.position().colours().len() == 2)
            .selected(autoplay.asks)
            .tip(texts::replay_asks());
        if ui.add(asks).clicked() {
            autoplay.asks = !autoplay.asks;
        }
        if let Some(pressed) = share {
            let button = PushButton::new("").icon(Icon::Share).height(BESIDE);
            let button = button.tip(keys.tip(texts::share_title(), Action::Link));
            if ui.add(button).clicked() {
                pressed.write(ActionPressed(Action::Link));
            }
        }
        let speed = PushButton::new(speed_text(autoplay.speed)).height(BESIDE);
        let (slower, faster) = (keys.text(Action::Slower), keys.text(Action::Faster));
        let tip = texts::replay_speed(&slower, &faster);
        if ui.add(speed.width(58.0).tip(tip)).clicked() {
            autoplay.cycle_speed();
        }
        ui.add(egui::Label::new(place).extend());
        if let Some(ply) = scrubber(ui, rail) {
            autoplay.playing = false;
            requests.write(SessionRequest::seek(ply));
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
        if narrow(ui, icon, &keys.tip(text, action), enabled, on).clicked() {
            match action {
                // These keys may belong to the cursor on the board: the buttons
                // always walk.
                Action::Left => {
                    requests.write(SessionRequest::Replay(ReplayRequest::Step(-1)));
                }
                Action::Right => {
                    requests.write(SessionRequest::Replay(ReplayRequest::Step(1)));
                }
                _ => {
                    pressed.write(ActionPressed(action));
                }
            }
        }
    };
    button(Icon::First, shown > 0, texts::replay_first(), Action::First);
    button(
        Icon::Previous,
        shown > 0,
        texts::replay_previous(),
        Action::Left,
    );
    if playing {
        button(Icon::Pause, true, texts::replay_pause(), Action::PlayPause);
    } else {
        button(
            Icon::Play,
            last > 0,
            texts::replay_play(),
            Action::PlayPause,
        );
    }
    button(
        Icon::Next,
        shown < last,
        texts::replay_next(),
        Action::Right,
    );
    button(Icon::Last, shown < last, texts::replay_last(), Action::Last);
}

/// How the match went, with the position that is shown. Returns the ply that was
/// chosen.
fn scrubber(ui: &mut Ui, rail: &Rail<'_>) -> Option<usize> {
    let shown = rail.session.shown();
    let chart = Chart {
        name: texts::replay_position(),
        height: RAIL,
        last: rail.session.told().len(),
        shown: Some(shown),
        range: (0.0, 1.0),
        inset: [12.0, 12.0, 5.0],
    };
    let size = vec2(ui.available_width().max(60.0), RAIL);
    let track = |ui: &mut Ui| {
        chart.show(
            ui,
            |ply| point_text(rail, ply),
            |plot, scale| {
                let record = rail.session.told();
                if let Some(course) = &rail.course {
                    graph::curve(plot, scale, course, record.position());
                }
                rail.scores.draw(plot, record);
                foot(plot, rail);
            },
        )
    };
    ui.allocate_ui(size, track).inner
}

/// At the foot of the scrubber a line up to the position that is shown, with a
/// knob, dots where there are comments, and diamonds where there were mistakes.
fn foot(plot: &mut PlotUi<'_>, rail: &Rail<'_>) {
    let (record, shown) = (rail.session.told(), rail.session.shown());
    let (shown, last) = (shown as f64, record.len() as f64);
    for (to, tone) in [(last, palette::LINE), (shown, palette::ACCENT)] {
        let line = Line::new("played", vec![[0.0, 0.0], [to, 0.0]]);
        plot.line(line.stroke(Stroke::new(4.0, tone.egui())));
    }
    let is_mistake =
        |ply: u32| is_reviewable(rail.session) && rail.review.found(ply as usize).is_some();
    let found = (1_u32..).zip(record.plies());
    let found = found.filter(|(ply, _)| is_mistake(*ply));
    let mistakes: Vec<[f64; 2]> = found.map(|(ply, _)| [f64::from(ply), 0.0]).collect();
    let mistakes = Points::new("mistakes", mistakes).shape(MarkerShape::Diamond);
    plot.points(mistakes.radius(5.0).color(PLAYED.egui()));
    let start = (!record.start_comment().is_empty()).then_some([0.0, 0.0]);
    let comments: Vec<[f64; 2]> = (1_u32..)
        .zip(record.plies())
        .filter(|(_, ply)| !ply.comment.is_empty() || ply.mark.is_some())
        .map(|(ply, _)| [f64::from(ply), 0.0])
        .chain(start)
        .collect();
    let mut dots = |at: Vec<[f64; 2]>, radius: f32, edge: Tone| {
        for (radius, tone) in [(radius + 1.5, edge), (radius, palette::TEXT)] {
            let dots = Points::new("comments", at.clone());
            plot.points(dots.radius(radius).color(tone.egui()));
        }
    };
    dots(comments, 3.0, palette::NIGHT);
    dots(vec![[shown, 0.0]], 6.0, palette::PANEL);
}

/// The tip of a place on the scrubber: the move, its evaluation, the score and the
/// comment.
fn point_text(rail: &Rail<'_>, ply: usize) -> String {
    let record = rail.session.told();
    let game = record.position();
    let played = ply.checked_sub(1).and_then(|at| record.plies().get(at));
    let mut text = match (&rail.course, played) {
        (Some(course), _) => graph::point_text(record, rail.words, course, ply),
        (None, Some(played)) => format!("{ply}. {}", move_words(&played.mv, rail.words)),
        (None, None) => texts::moves_start().to_owned(),
    };
    if !rail.scores.lines(record.len()).is_empty()
        && let Some(scores) = rail.scores.text(game, ply)
    {
        text.push_str(&format!("\n{scores}"));
    }
    let comment = match played {
        Some(played) => &played.comment,
        None => record.start_comment(),
    };
    if !comment.is_empty() {
        let comment = said(&record.terms().game, comment);
        text.push_str(&format!("\n{comment}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speeds_are_short_on_their_button() {
        assert_eq!(
            [0.25, 0.5, 1.0, 1.5, 8.0].map(speed_text),
            ["¼×", "½×", "1×", "1.5×", "8×"]
        );
    }
}
