//! The list of moves: turns in columns, the one that is shown marked, comments and branches
//! below their moves.

mod annotations;
mod branches;
mod remarks;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, Align2, CornerRadius, Layout, Margin, Sense, Stroke, StrokeKind, Ui, vec2,
    },
};

use self::remarks::{comments, remark};
use super::{
    Hud, HudSystems, Table,
    layout::RightColumn,
    panel, review,
    words::{
        self, AnyWords, pieces,
        rounds::{Round, rounds, turns},
        sentences::move_words,
    },
};
use crate::{
    plugins::{
        app::{
            notices::{Notice, Undoable},
            session::{
                Analysis, Moment, Review, Session, SessionRequest, TrialRequest, is_reviewable,
            },
        },
        scene::palette,
        ui::theme::{self, Icon, PushButton, focus::focus_ring},
    },
    record::{Ply, said},
    rules::{Player, Retirement},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(HudSystems::Right));
}

/// The height of a line of the list.
const LINE: f32 = 32.0;
/// The width of the numbers.
pub(super) const NUMBER: f32 = 38.0;

/// The least size of a move, as a part of the normal one.
const SMALLEST: f32 = 0.7;

/// The cells of a list.
#[derive(Clone, Copy, Debug)]
struct Cells {
    /// How wide each is.
    width: f32,
    /// What is left free beside a move.
    margin: f32,
    /// The size of all moves, as a part of the normal one.
    scale: f32,
}

/// How moves are shown.
struct Shown<'a> {
    words: &'a dyn AnyWords,
    /// What the review has found of a ply, counted from 1.
    found: &'a dyn Fn(usize) -> Option<&'a Moment>,
}

/// A move as the list shows it, with the annotator's mark: `d4 ?!`.
pub(crate) fn move_label(ply: &Ply, words: &dyn AnyWords) -> String {
    let text = move_words(&ply.mv, words);
    match ply.mark {
        Some(mark) => format!("{text} {mark}"),
        None => text,
    }
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    analysis: Res<Analysis>,
    mut review: ResMut<Review>,
    mut hud: ResMut<Hud>,
    mut followed: Local<Option<(u64, usize, RightColumn)>>,
    mut draft: Local<String>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    let Table {
        layout, session, ..
    } = &table;
    let column = hud.right(analysis.enabled);
    let context = contexts.ctx_mut()?;
    match column {
        RightColumn::Moves | RightColumn::Analysis => {}
        _ => return Ok(()),
    }
    let words = table.words();
    let place = match column {
        // The analysis has the lower part of the column.
        RightColumn::Analysis => super::analysis::list_place(layout.right),
        _ => layout.right,
    };
    let now = (session.revision(), session.shown(), column);
    let follow = *followed != Some(now);
    *followed = Some(now);
    let frame = theme::panel_frame().inner_margin(Margin::same(12));
    let chosen = panel(context, "moves", place, frame, *table.overlay.get(), |ui| {
        if column == RightColumn::Analysis {
            ui.set_min_height(ui.available_height());
        }
        // Beside the analysis there is no room to write.
        let watches = session.takes_annotations() && column == RightColumn::Moves;
        head(ui, &mut hud, watches);
        let mut said = None;
        if watches && hud.annotates {
            said = annotations::show(ui, session, &mut draft);
        }
        let offers_review =
            column == RightColumn::Moves && is_reviewable(session) && !session.record().is_empty();
        if offers_review && ui.add(review::button(ui.available_width())).clicked() {
            review::open(&mut hud, &mut review);
        }
        let found = |ply| review.found(ply).filter(|_| is_reviewable(session));
        let found = &found;
        list(ui, session, &Shown { words, found }, follow).or(said)
    });
    if let Some(SessionRequest::Trial(TrialRequest::DeleteBranch(_))) = chosen {
        let deleted = texts::moves_branch_deleted();
        notices.write(Notice::undoable(Undoable::Branch, deleted));
    }
    if let Some(chosen) = chosen {
        requests.write(chosen);
    }
    Ok(())
}

fn head(ui: &mut Ui, hud: &mut Hud, watches: bool) {
    ui.horizontal(|ui| {
        theme::section(ui, texts::moves_title());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let close = PushButton::new("").icon(Icon::ChevronRight).height(32.0);
            if ui.add(close.quiet().tip(texts::close())).clicked() {
                hud.set(RightColumn::Moves, false);
            }
            let comment = PushButton::new("").icon(Icon::Pencil).height(32.0).quiet();
            let comment = comment.selected(hud.annotates).tip(texts::moves_annotate());
            if watches && ui.add(comment).clicked() {
                hud.annotates = !hud.annotates;
            }
        });
    });
}

/// The list itself. Returns what is asked by what was chosen.
fn list(ui: &mut Ui, session: &Session, how: &Shown<'_>, follow: bool) -> Option<SessionRequest> {
    let seek = |ply| SessionRequest::seek(ply);
    let words = how.words;
    let record = session.told();
    let game = session.position();
    let seats = game.colours().len();
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let width = cell_width(ui, seats);
        if start_cell(ui, session.shown() == 0) {
            chosen = Some(seek(0));
        }
        for player in Player::all(u8::try_from(seats).unwrap_or(u8::MAX)) {
            let (rect, response) = ui.allocate_exact_size(vec2(width, 28.0), Sense::hover());
            let name = words::name(game, player);
            response.on_hover_text(name);
            let chip = egui::Rect::from_center_size(rect.center(), vec2(26.0, 26.0));
            let colour = words::colour(game, player);
            pieces::chip(ui.painter(), chip, colour, words.outline(player));
        }
    });
    theme::rule(ui);
    if record.is_empty() {
        remark(ui, said(&record.terms().game, record.start_comment()));
        theme::quiet(ui, texts::moves_none());
        return chosen;
    }
    egui::ScrollArea::vertical()
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 2.0);
            let cells = cells(ui, seats, record.plies(), words);
            // What is tried out is a branch itself.
            let watched = session.trial_from().is_none();
            if follow && session.shown() == 0 {
                // What was seen of another match, or of the end of this one, is over.
                ui.scroll_to_cursor(Some(Align::TOP));
            }
            remark(ui, said(&record.terms().game, record.start_comment()));
            for round in rounds(turns(record), seats, |text| words.continues(text)) {
                let top = ui.cursor().min;
                if let Some(ply) = line(ui, &round, session, how, cells) {
                    chosen = Some(seek(ply));
                }
                comments(ui, &round.plies, record, game);
                let leaves = |at: usize| watched && round.has(at + 1);
                if let Some(asked) = branches::rows(ui, record, leaves, words) {
                    chosen = Some(SessionRequest::Trial(asked));
                }
                if follow && round.has(session.shown()) {
                    // A move's comment is shown with it; if there is too much, from the top.
                    let bottom = egui::pos2(ui.max_rect().right(), ui.cursor().top());
                    let round = egui::Rect::from_min_max(top, bottom);
                    let is_tall = round.height() > ui.clip_rect().height();
                    ui.scroll_to_rect(round, is_tall.then_some(Align::TOP));
                }
            }
            let goes_on = |at: usize| watched && at == record.len();
            if let Some(asked) = branches::rows(ui, record, goes_on, words) {
                chosen = Some(SessionRequest::Trial(asked));
            }
            let undone = record.undone().len();
            if undone > 0 {
                theme::note(ui, texts::moves_taken_back(undone));
            }
        });
    chosen
}

fn cell_width(ui: &Ui, seats: usize) -> f32 {
    let room = ui.available_width() - NUMBER - 14.0;
    room / seats.max(1) as f32 - 4.0
}

/// The cells for the players of a match. Where their columns are narrow all moves have
/// the size in which nine of ten fit, because sizes that change from move to
/// move are hard to read.
fn cells(ui: &Ui, seats: usize, plies: &[Ply], words: &dyn AnyWords) -> Cells {
    let width = cell_width(ui, seats);
    if seats <= 2 {
        return Cells {
            width,
            margin: 8.0,
            scale: 1.0,
        };
    }
    let margin = 4.0;
    let mut moves: Vec<&Ply> = plies
        .iter()
        .filter(|ply| ply.by.is_some() && Retirement::from_text(&ply.mv).is_none())
        .collect();
    moves.sort_by_key(|ply| ply.mv.len());
    let long = moves.get(moves.len() * 9 / 10);
    let scale = long.map_or(1.0, |ply| {
        let room = width - 1.5 * margin;
        scale_for(ui.painter(), &move_label(ply, words), room, ui.style())
    });
    Cells {
        width,
        margin,
        scale,
    }
}

/// The cell that leads to the position before the first move.
fn start_cell(ui: &mut Ui, shown: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(NUMBER, 28.0), Sense::click());
    response.widget_info(|| {
        let name = texts::moves_start();
        egui::WidgetInfo::selected(egui::WidgetType::Button, true, shown, name)
    });
    let ink = ground(ui, rect, &response, shown);
    Icon::First.paint(ui.painter(), rect.shrink(6.0), ink);
    focus_ring(ui, &response, 6);
    let response = response.on_hover_text(texts::moves_start_tip());
    response.clicked()
}

fn ground(ui: &Ui, rect: egui::Rect, response: &egui::Response, shown: bool) -> egui::Color32 {
    let painter = ui.painter();
    if shown {
        painter.rect_filled(rect, CornerRadius::same(6), palette::ACCENT.egui());
        return palette::NIGHT.egui();
    }
    if response.hovered() {
        painter.rect(
            rect,
            CornerRadius::same(6),
            palette::PANEL_RAISED.egui(),
            Stroke::new(1.0, palette::ACCENT.egui_alpha(160)),
            StrokeKind::Inside,
        );
    }
    palette::TEXT.egui()
}

fn line(
    ui: &mut Ui,
    round: &Round,
    session: &Session,
    how: &Shown<'_>,
    cells: Cells,
) -> Option<usize> {
    let plies = session.record().plies();
    let width = cells.width;
    let mut chosen = None;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(NUMBER, LINE), Sense::hover());
        // Resigning is no move, and so no round.
        let counts = |index: &usize| {
            let ply = plies.get(*index);
            ply.is_some_and(|ply| Retirement::from_text(&ply.mv).is_none())
        };
        let number = round.plies.iter().flatten().any(counts);
        let number = number.then(|| format!("{}.", round.number));
        ui.painter().text(
            rect.right_center() - vec2(6.0, 0.0),
            Align2::RIGHT_CENTER,
            number.unwrap_or_default(),
            egui::TextStyle::Body.resolve(ui.style()),
            palette::TEXT_QUIET.egui(),
        );
        for turn in &round.plies {
            if turn.is_empty() {
                ui.allocate_exact_size(vec2(width, LINE), Sense::hover());
            }
            ui.vertical(|ui| {
                for index in turn {
                    let Some(ply) = plies.get(*index) else {
                        continue;
                    };
                    let shown = session.shown() == index + 1;
                    let found = (how.found)(index + 1);
                    if cell(ui, ply, cells, shown, (how.words, found)) {
                        chosen = Some(index + 1);
                    }
                }
            });
        }
    });
    chosen
}

fn cell(
    ui: &mut Ui,
    ply: &Ply,
    cells: Cells,
    shown: bool,
    (words, found): (&dyn AnyWords, Option<&Moment>),
) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(cells.width, LINE), Sense::click());
    let mut label = move_label(ply, words);
    // The annotator knows better than the coach.
    let found = found.filter(|_| ply.mark.is_none());
    if let Some(moment) = found {
        label = format!("{label} {}", review::sign(moment));
    }
    response
        .widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Button, true, shown, &label));
    let mut is_cut = false;
    if ui.is_rect_visible(rect) {
        let mut ink = ground(ui, rect, &response, shown);
        if found.is_some() && !shown {
            ink = review::PLAYED.egui();
        }
        let mut left = rect.left() + cells.margin;
        let retired = Retirement::from_text(&ply.mv).map(|retirement| match retirement {
            Retirement::Resigned => (Icon::Flag, palette::TEXT_QUIET),
            Retirement::OutOfTime => (Icon::Clock, palette::TEXT_QUIET),
        });
        // A long name needs the place of the icon.
        let end = match ply.comment.is_empty() {
            true => rect.right() - cells.margin / 2.0,
            false => rect.right() - COMMENTED,
        };
        let beside = end - left - ICON;
        let fits = width_of(ui, &label) * SMALLEST <= beside;
        let icon = retired.or_else(|| words.icon(&ply.mv));
        if let Some((icon, tone)) = icon.filter(|_| fits) {
            let place = egui::Rect::from_center_size(
                egui::pos2(left + 9.0, rect.center().y),
                vec2(20.0, 20.0),
            );
            let tint = if shown { ink } else { tone.egui() };
            icon.paint(ui.painter(), place, tint);
            left += ICON;
        }
        let room = end - left;
        let painter = ui.painter_at(rect.shrink2(vec2(cells.margin / 2.0, 0.0)));
        let font = fitting(&painter, &label, room, ui.style(), cells.scale);
        // A name that is too long even so ends in dots; the pointer shows it whole.
        let mut job = egui::text::LayoutJob::simple_singleline(label.clone(), font, ink);
        job.wrap = egui::text::TextWrapping::truncate_at_width(room);
        let text = painter.layout_job(job);
        is_cut = text.elided;
        let top = rect.center().y - text.size().y / 2.0;
        painter.galley(egui::pos2(left, top), text, ink);
        if !ply.comment.is_empty() {
            let dot = egui::pos2(rect.right() - COMMENTED / 2.0, rect.center().y);
            ui.painter().circle_filled(dot, 3.0, ink);
        }
        focus_ring(ui, &response, 6);
    }
    let better = found.and_then(|moment| review::better(moment, words));
    let took = ply
        .used
        .map(|used| texts::moves_took(&words::figures::span(used)));
    let whole = is_cut.then_some(label);
    let tips: Vec<String> = whole.into_iter().chain(better).chain(took).collect();
    let response = match &tips[..] {
        [] => response,
        tips => response.on_hover_text(tips.join("\n")),
    };
    response.clicked()
}

/// The type in which a move fits into its cell: smaller where it is long, but not so small
/// that it cannot be read.
fn fitting(
    painter: &egui::Painter,
    label: &str,
    room: f32,
    style: &egui::Style,
    most: f32,
) -> egui::FontId {
    let normal = normal_font(style);
    let scale = scale_for(painter, label, room, style).min(most);
    // In steps: letters of every size are kept.
    let size = (normal.size * scale * 2.0).floor() / 2.0;
    egui::FontId::new(size, normal.family)
}

/// The room of the dot behind a move that is commented on.
const COMMENTED: f32 = 16.0;
/// The room of an icon before a move.
const ICON: f32 = 24.0;

/// How wide a move is in letters of the usual size.
fn width_of(ui: &Ui, label: &str) -> f32 {
    let font = normal_font(ui.style());
    let text = ui
        .painter()
        .layout_no_wrap(label.to_owned(), font, egui::Color32::WHITE);
    text.size().x
}

fn scale_for(painter: &egui::Painter, label: &str, room: f32, style: &egui::Style) -> f32 {
    let normal = normal_font(style);
    let text = painter.layout_no_wrap(label.to_owned(), normal, egui::Color32::WHITE);
    (room / text.size().x.max(1.0)).clamp(SMALLEST, 1.0)
}

fn normal_font(style: &egui::Style) -> egui::FontId {
    egui::TextStyle::Name("strong".into()).resolve(style)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Mark;

    #[test]
    fn marks_stand_behind_their_moves() {
        let mut played = Ply {
            mv: "red".to_owned(),
            by: Some(Player::FIRST),
            used: None,
            mark: None,
            comment: String::new(),
            hash: 0,
        };
        assert_eq!(move_label(&played, &words::Plain), "red");
        played.mark = Some(Mark::Interesting);
        assert_eq!(move_label(&played, &words::Plain), "red !?");
        struct Short;
        impl words::Words for Short {
            type Game = crate::rules::xafka::Xafka;

            fn short(&self, _: &str) -> Option<String> {
                Some("r".to_owned())
            }
        }
        assert_eq!(move_label(&played, &Short), "r !?");
    }
}
