//! The analysis panel: what the computer thinks of the position, modelled on the console of
//! the inventor's applet. It is shown only while analysis is on.

mod analysis_lines;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, CornerRadius, Label, Layout, Margin, Rect, RichText, ScrollArea, Sense,
        Stroke, StrokeKind, Ui, pos2,
    },
};

use self::analysis_lines::LineViews;
use super::{
    Hud, HudSystems, Table,
    layout::{HudLayout, RightColumn},
    panel,
    review::{
        self, accuracy,
        graph::{self, Course},
    },
    words::{self, AnyWords, figures, rounds::round_of, verdicts},
};
use crate::{
    engine::{Report, Verdict},
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            session::{Analysis, Moment, Review, Session, SessionRequest, ThinkingSettings},
            states::Overlay,
        },
        scene::palette,
        ui::theme::{self, GAP, Icon, PushButton, player_tone},
    },
    rules::{Lead, Player, Points},
    texts,
};

/// The height of the panel, and what it leaves to the list at least.
const HEIGHT: f32 = 464.0;
const LIST: f32 = 200.0;
/// The most lines that may be asked for.
const MOST_LINES: u8 = 5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (show, show_bar).in_set(HudSystems::Right),
    );
}

/// The part of the right column that is left to the list of moves.
pub(super) fn list_place(column: Rect) -> Rect {
    split(column)[0]
}

/// The list and the analysis: one above the other, or side by side in a wide column.
fn split(column: Rect) -> [Rect; 2] {
    if column.width() > column.height() {
        let middle = column.center().x;
        let list = column.with_max_x(middle - GAP / 2.0);
        return [list, column.with_min_x(middle + GAP / 2.0)];
    }
    let height = HEIGHT.min(column.height() - LIST);
    let analysis = column.with_min_y(column.bottom() - height);
    [column.with_max_y(analysis.top() - GAP), analysis]
}

/// The figures of a report, as a line: what the applet wrote to its console.
pub(crate) fn effort(report: &Report) -> String {
    let mut text = texts::analysis_effort(report.depth, &figures::large(report.nodes));
    if let Some(speed) = figures::speed(report.nodes, report.elapsed) {
        text.push_str(" · ");
        text.push_str(&speed);
    }
    text
}

/// The verdict on the position that is shown: the report's, or the one from
/// before, from the first player's view.
pub(crate) fn verdict_shown(session: &Session, analysis: &Analysis) -> Option<Verdict> {
    let mover = session.to_move();
    if let (Some(mover), Some(best)) = (mover, analysis.report.as_ref().and_then(Report::best)) {
        return Some(verdicts::for_first(mover, best.verdict));
    }
    let course = Course::from_match(session.told(), &analysis.per_ply)?;
    course.verdicts.get(session.shown()).copied().flatten()
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    mut hud: ResMut<Hud>,
    review: Res<Review>,
    mut analysis: ResMut<Analysis>,
    mut settings: ResMut<ThinkingSettings>,
    mut views: Local<LineViews>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) -> Result {
    let session = &table.session;
    if hud.right(analysis.enabled) != RightColumn::Analysis {
        if !analysis.pointed.is_empty() {
            analysis.pointed.clear();
            redraw.now();
        }
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let frame = theme::panel_frame().inner_margin(Margin::same(12));
    let [_, place] = split(table.layout.right);
    panel(
        context,
        "analysis",
        place,
        frame,
        *table.overlay.get(),
        |ui| {
            ui.set_min_height(ui.available_height());
            ui.spacing_mut().item_spacing.y = 6.0;
            ui.horizontal(|ui| {
                theme::section(ui, texts::analysis_title());
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let off = PushButton::new("").icon(Icon::Cross).height(32.0);
                    if ui.add(off.quiet().tip(texts::analysis_off())).clicked() {
                        analysis.enabled = false;
                        hud.follow_analysis(false);
                    }
                    lines_chooser(ui, &mut settings, analysis.report.as_ref());
                });
            });
            let mut pointed = Vec::new();
            ScrollArea::vertical()
                .auto_shrink(false)
                .max_height(ui.available_height())
                .show(ui, |ui| {
                    verdict(ui, session, &analysis);
                    match &analysis.report {
                        Some(report) => {
                            pointed =
                                analysis_lines::show(ui, &table, report, &mut views, &mut requests);
                        }
                        None if session.to_move().is_none() => {
                            theme::quiet(ui, texts::analysis_over());
                        }
                        None => {
                            theme::quiet(ui, texts::analysis_begins());
                        }
                    }
                    let tallies = review.tallies(session, &analysis);
                    // After a review the marks are those of its cards.
                    let marks = (!tallies.is_empty()).then(|| review.moments());
                    course(
                        ui,
                        (session, &analysis, marks),
                        table.words(),
                        &mut requests,
                    );
                    accuracy::show(ui, session, &tallies, table.words());
                });
            if analysis.pointed != pointed {
                analysis.pointed = pointed;
                // What is ringed on the board in this frame is settled by now.
                redraw.now();
            }
        },
    );
    Ok(())
}

/// How many lines are shown, where there are as many, and how to ask for more or fewer.
fn lines_chooser(ui: &mut Ui, settings: &mut ThinkingSettings, report: Option<&Report>) {
    ui.spacing_mut().item_spacing.x = 2.0;
    let shown = report.map_or(settings.lines, |report| {
        u8::try_from(report.lines.len()).map_or(settings.lines, |found| found.min(settings.lines))
    });
    let more = PushButton::new("").icon(Icon::Plus).height(30.0).quiet();
    let can = settings.lines < MOST_LINES && shown == settings.lines;
    if ui
        .add(more.enabled(can).tip(texts::analysis_more_lines()))
        .clicked()
    {
        settings.lines += 1;
    }
    theme::note(ui, texts::analysis_lines(shown));
    let less = PushButton::new("").icon(Icon::Minus).height(30.0).quiet();
    let can = settings.lines > 1;
    if ui
        .add(less.enabled(can).tip(texts::analysis_fewer_lines()))
        .clicked()
    {
        settings.lines -= 1;
    }
}

fn verdict(ui: &mut Ui, session: &Session, analysis: &Analysis) {
    let game = session.position();
    let said = match (game.outcome(), session.to_move()) {
        (Some(_), _) => texts::analysis_decided().to_owned(),
        (None, Some(mover)) => match analysis.report.as_ref().and_then(Report::best) {
            Some(best) => verdicts::say(game, mover, best.verdict),
            None => verdict_shown(session, analysis).map_or_else(
                || "…".to_owned(),
                |verdict| verdicts::say(game, Player::FIRST, verdict),
            ),
        },
        (None, None) => "…".to_owned(),
    };
    let text = RichText::new(said)
        .text_style(theme::strong_style())
        .size(21.0);
    ui.add(Label::new(text).wrap());
    // A count beside what is proven would only seem to contradict it, and points stand on the
    // players' cards.
    let is_proven = verdict_shown(session, analysis).is_some_and(Verdict::is_proven);
    let totals = game.score().totals;
    let is_points = |lead: &Lead| {
        let is_sum =
            |(player, amount): &(Player, Points)| totals.get(player.index()) == Some(amount);
        !lead.amounts.is_empty() && lead.amounts.iter().all(is_sum)
    };
    if let Some(lead) = game.lead().filter(|lead| !is_proven && !is_points(lead)) {
        theme::quiet(ui, format!("{}.", lead.line));
    }
    if let Some(report) = &analysis.report {
        let mut text = effort(report);
        if report.complete {
            text = texts::analysis_solved(&text);
        }
        theme::note(ui, text).on_hover_text(texts::analysis_effort_tip());
    }
}

fn course(
    ui: &mut Ui,
    (session, analysis, marks): (&Session, &Analysis, Option<Vec<Moment>>),
    words: &dyn AnyWords,
    requests: &mut MessageWriter<SessionRequest>,
) {
    let course = Course::from_match(session.told(), &analysis.per_ply);
    let Some(mut course) = course.filter(|_| !session.record().is_empty()) else {
        return;
    };
    if let Some(marks) = marks {
        course = course.marked_at(marks.iter().map(|moment| (moment.ply, moment.by)));
    }
    let chosen = graph::show(ui, 72.0, &course, session, words);
    if let Some(ply) = chosen {
        requests.write(SessionRequest::seek(ply));
    }
    turnings(ui, session, (&course, words), requests);
}

/// The turning points as buttons: the way to them without a mouse.
pub(super) fn turnings(
    ui: &mut Ui,
    session: &Session,
    (course, words): (&Course, &dyn AnyWords),
    requests: &mut MessageWriter<SessionRequest>,
) {
    let record = session.told();
    if course.turnings.is_empty() {
        let all = course.verdicts.len();
        if course.looked_at < all {
            theme::note(ui, texts::analysis_known(course.looked_at, all));
        } else if record.len() > 2 {
            let said = review::told_conclusion(&course.conclusion, None, record, words);
            theme::note(ui, said);
        }
        return;
    }
    ui.horizontal_wrapped(|ui| {
        theme::note(ui, texts::analysis_turnings());
        for turning in &course.turnings {
            let ply = turning.ply;
            let mover = turning.mover.map(|by| words::name(record.position(), by));
            let named = format!(
                "{}. {}",
                round_of(record, words, ply),
                mover.unwrap_or_default()
            );
            let button = PushButton::new(named.trim_end())
                .height(28.0)
                .selected(session.shown() == ply);
            let tip = graph::turning_text(record, words, turning);
            if ui.add(button.tip(tip)).clicked() {
                requests.write(SessionRequest::seek(ply));
            }
        }
    });
}

fn show_bar(
    mut contexts: EguiContexts,
    layout: Res<HudLayout>,
    session: Res<Session>,
    analysis: Res<Analysis>,
    overlay: Res<State<Overlay>>,
) -> Result {
    let Some(place) = layout.bar else {
        return Ok(());
    };
    let verdict = verdict_shown(&session, &analysis);
    let context = contexts.ctx_mut()?;
    panel(
        context,
        "bar",
        place,
        egui::Frame::NONE,
        *overlay.get(),
        |ui| {
            let (rect, response) = ui.allocate_exact_size(place.size(), Sense::hover());
            let game = session.position();
            let first = player_tone(words::colour(game, Player::FIRST)).egui();
            let second = player_tone(words::colour(game, Player::SECOND)).egui();
            let share = verdict.map_or(0.5, verdicts::share);
            let painter = ui.painter();
            let round = CornerRadius::same(6);
            painter.rect_filled(rect, round, second);
            let from = egui::lerp(rect.bottom()..=rect.top(), share);
            painter.rect_filled(rect.with_min_y(from), round, first);
            painter.rect_stroke(
                rect,
                round,
                Stroke::new(1.5, palette::ACCENT.egui_alpha(190)),
                StrokeKind::Outside,
            );
            let middle = rect.center().y;
            painter.line_segment(
                [
                    pos2(rect.left() - 3.0, middle),
                    pos2(rect.right() + 3.0, middle),
                ],
                Stroke::new(1.5, palette::ACCENT.egui()),
            );
            let said = verdict.map_or_else(
                || texts::analysis_unknown().to_owned(),
                |verdict| verdicts::say(game, Player::FIRST, verdict),
            );
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::WidgetType::ProgressIndicator, true, &said)
            });
            response.on_hover_text(said);
        },
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use bevy_egui::egui::vec2;

    use super::*;

    #[test]
    fn effort_is_shown_in_round_figures() {
        let report = Report {
            depth: 9,
            nodes: 1_240_000,
            elapsed: Duration::from_millis(500),
            lines: Vec::new(),
            complete: false,
        };
        assert_eq!(effort(&report), "Depth 9 · 1.24 M positions · 2.48 M / s");
        let fresh = Report {
            elapsed: Duration::ZERO,
            ..report
        };
        assert_eq!(effort(&fresh), "Depth 9 · 1.24 M positions");
    }

    #[test]
    fn list_and_analysis_share_the_column() {
        let column = Rect::from_min_size(pos2(900.0, 16.0), vec2(336.0, 688.0));
        let [list, analysis] = split(column);
        assert!(list.height() >= 200.0 && !list.intersects(analysis));
    }
}
