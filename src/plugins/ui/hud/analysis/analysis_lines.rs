//! The lines of an analysis, move by move: what each comes to in the game's own
//! units, its moves drawn on the board while they are pointed at, and played out by a
//! click.

use core::cmp::{Ordering, Reverse};

use bevy::prelude::*;
use bevy_egui::egui::{
    self, CornerRadius, CursorIcon, Rect, Response, RichText, ScrollArea, Sense, Stroke,
    StrokeKind, TextStyle, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::plugins::ui::hud::{
    Table,
    words::{
        self, AnyWords,
        rounds::{rounds, turns},
        sentences::move_words,
        verdicts,
    },
};
use crate::{
    engine::{Line, Report, Verdict},
    plugins::{
        app::session::{Origin, Session, SessionRequest, TrialRequest, is_reviewable},
        scene::palette,
        ui::theme::{self, PushButton, focus::focus_ring, player_tone},
    },
    rules::{AnyGame, Player, Points, Turn},
    texts,
    words::{Language, decimal, language},
};

/// How many moves of a line are shown until more are asked for.
const MOVES: usize = 6;
/// The same where the lines have too little room for [`ROWS`] rows each, and where moves are
/// pictures, of which fewer fit beside each other.
const FEWER: usize = 4;
/// The rows that [`MOVES`] moves take.
const ROWS: f32 = 3.0;
/// The height of a move.
const HEIGHT: f32 = 24.0;
/// The plate before a line, with the name of whoever is ahead over what it comes to.
const PLATE: egui::Vec2 = egui::Vec2::new(84.0, 40.0);
/// What is left free below the lines for a line of a note,
const NOTE: f32 = 24.0;
/// and for the course of the match with a line below it.
const COURSE: f32 = 114.0;

/// The lines of the latest report, played out.
#[derive(Debug, Default)]
pub(crate) struct LineViews {
    /// The position and the report that they belong to.
    about: Option<(u64, u64, u32, usize, Language)>,
    views: Vec<LineView>,
    /// The line that is shown at full length.
    unfolded: Option<usize>,
}

/// A line, played out.
#[derive(Debug)]
struct LineView {
    /// The player who is ahead at its end, if anybody is.
    ahead: Option<Player>,
    /// What it comes to, in a word or two: "wins in 9", "62 %".
    brief: String,
    /// The same in a sentence, with the points where there are some.
    told: String,
    /// Each move with its player.
    moves: Vec<(String, Option<Player>)>,
}

impl LineView {
    fn new(game: &dyn AnyGame, mover: Player, (line, best): (&Line, bool), unit: &str) -> Self {
        let mut end = game.boxed_clone();
        let mut moves = Vec::new();
        for mv in &line.moves {
            let player = match end.turn() {
                Turn::Player(player) => Some(player),
                _ => None,
            };
            if end.play_text(mv).is_err() {
                break;
            }
            moves.push((mv.clone(), player));
        }
        let judged = verdicts::say(game, mover, line.verdict);
        let told = match lead(end.as_ref()).filter(|_| !line.verdict.is_proven()) {
            Some((leader, by)) => {
                let by = decimal(&by.to_string());
                let name = words::name(game, leader);
                texts::analysis_line_leads(&judged, name, &by, unit, moves.len())
            }
            None => format!("{judged}."),
        };
        let (ahead, brief) = chances(game, mover, line.verdict, best);
        Self {
            ahead,
            brief,
            told,
            moves,
        }
    }
}

/// Who leads in a game for two with a running score, and by how much.
fn lead(game: &dyn AnyGame) -> Option<(Player, Points)> {
    let [first, second] = game.score().totals[..] else {
        return None;
    };
    match first.cmp(&second) {
        Ordering::Greater => Some((Player::FIRST, first - second)),
        Ordering::Less => Some((Player::SECOND, second - first)),
        Ordering::Equal => None,
    }
}

/// Whom a verdict favours, and the verdict in a word or two: "wins in 9", "62 %". Only of the
/// best line it is known how fast; another may be won faster than the search has seen.
fn chances(
    game: &dyn AnyGame,
    mover: Player,
    verdict: Verdict,
    best: bool,
) -> (Option<Player>, String) {
    let win = |plies| match best {
        true => texts::verdict_brief_win(game.info().moves(plies)),
        false => texts::verdict_brief_wins().to_owned(),
    };
    let two = game.colours().len() == 2;
    let other = two.then(|| mover.other());
    match verdict {
        Verdict::Win { plies } => (Some(mover), win(plies)),
        Verdict::Loss { plies } if two => (other, win(plies)),
        Verdict::Loss { plies } => (None, texts::verdict_brief_loss(game.info().moves(plies))),
        Verdict::Draw => (None, texts::verdict_brief_draw().to_owned()),
        Verdict::Estimate(_) => {
            let share = verdict.permille();
            let (ahead, share) = match share {
                500 => (None, share),
                501.. => (Some(mover), share),
                _ if two => (other, 1000 - share),
                _ => (None, share),
            };
            (ahead, texts::percent((share + 5) / 10))
        }
    }
}

/// Shows the lines and returns the moves up to the one that is pointed at.
pub(crate) fn show(
    ui: &mut Ui,
    table: &Table<'_>,
    report: &Report,
    views: &mut LineViews,
    requests: &mut MessageWriter<'_, SessionRequest>,
) -> Vec<String> {
    let session = &table.session;
    let words = table.words();
    let (Some(mover), game) = (session.to_move(), session.position()) else {
        return Vec::new();
    };
    views.follow(game, mover, report, words.unit());
    let mut pointed = Vec::new();
    let mut played = None;
    let mut unfolded = views.unfolded;
    let note = if may_try(session) { 2.0 } else { 1.0 };
    let below = note * NOTE
        + if session.record().is_empty() {
            0.0
        } else {
            COURSE
        };
    let room = (ui.available_height() - below).max(HEIGHT * ROWS);
    let is_tight = room < views.views.len() as f32 * (HEIGHT + 4.0) * ROWS;
    ScrollArea::vertical()
        .max_height(room)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.spacing_mut().interact_size.y = HEIGHT;
            for (n, view) in views.views.iter().enumerate() {
                ui.push_id(n, |ui| {
                    ui.horizontal_top(|ui| {
                        ui.spacing_mut().item_spacing.x = 6.0;
                        let is_whole = views.unfolded == Some(n);
                        plate(ui, game, view);
                        ui.vertical(|ui| {
                            let picked = moves(ui, session, words, view, (is_tight, is_whole));
                            pointed.extend(picked.pointed);
                            played = played.take().or(picked.played);
                            if picked.unfolds {
                                unfolded = (!is_whole).then_some(n);
                            }
                        });
                    });
                });
            }
        });
    views.unfolded = unfolded;
    theme::note(
        ui,
        if may_try(session) {
            texts::analysis_point_and_try()
        } else {
            texts::analysis_point()
        },
    );
    if let Some(moves) = played {
        requests.write(request(session, moves));
    }
    pointed
}

impl LineViews {
    fn follow(&mut self, game: &dyn AnyGame, mover: Player, report: &Report, unit: &str) {
        let about = Some((
            game.hash(),
            report.nodes,
            report.depth,
            report.lines.len(),
            language(),
        ));
        if self.about.map(|about| about.0) != Some(game.hash()) {
            self.unfolded = None;
        }
        if self.about != about {
            self.about = about;
            let of = |(n, line): (usize, &Line)| LineView::new(game, mover, (line, n == 0), unit);
            let mut lines: Vec<&Line> = report.lines.iter().collect();
            // The first is the best; a search may have the others in another order.
            let others = lines.get_mut(1..).unwrap_or_default();
            others.sort_by_key(|line| Reverse(line.verdict.permille()));
            self.views = lines.into_iter().enumerate().map(of).collect();
        }
    }
}

/// What a click asks for: in a match that goes on, the first move of a line; else the
/// moves of it are tried out.
fn request(session: &Session, mut moves: Vec<String>) -> SessionRequest {
    if may_try(session) {
        SessionRequest::Trial(TrialRequest::Line(moves))
    } else {
        SessionRequest::play_by(moves.swap_remove(0), Origin::Person)
    }
}

fn may_try(session: &Session) -> bool {
    is_reviewable(session) || session.is_tried_out()
}

/// What the player does with the moves of a line.
#[derive(Default)]
struct Picked {
    pointed: Vec<String>,
    played: Option<Vec<String>>,
    /// The rest of the line is to be shown, or hidden.
    unfolds: bool,
}

/// The button for the rest of a line; whether it was pressed.
fn unfold(ui: &mut Ui, is_whole: bool) -> bool {
    let (sign, tip) = if is_whole {
        (texts::analysis_less(), texts::analysis_less_tip())
    } else {
        (texts::analysis_more(), texts::analysis_more_tip())
    };
    let small = egui::FontId::new(14.0, egui::FontFamily::Proportional);
    ui.style_mut().text_styles.insert(TextStyle::Button, small);
    let button = PushButton::new(sign).height(HEIGHT).quiet();
    ui.add(button.tip(tip)).clicked()
}

fn moves(
    ui: &mut Ui,
    session: &Session,
    words: &dyn AnyWords,
    view: &LineView,
    (is_tight, is_whole): (bool, bool),
) -> Picked {
    let mut picked = Picked::default();
    let is_pictured = view.moves.iter().any(|(mv, _)| words.picture(mv).is_some());
    let folded = if is_tight || is_pictured {
        FEWER
    } else {
        MOVES
    };
    let most = if is_whole { usize::MAX } else { folded };
    let tries = may_try(session);
    let plays = session.is_played() && session.person_may_move();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        let numbers = numbers(session, words, view);
        for (n, ((mv, player), number)) in view.moves.iter().zip(&numbers).enumerate().take(most) {
            let is_first = n == 0 || numbers[n - 1] != *number;
            let is_button = tries || (plays && n == 0);
            let tone = player.map_or(palette::TEXT, |player| {
                player_tone(words::colour(session.position(), player))
            });
            let response = a_move(ui, words, (*number, is_first, mv), tone, is_button);
            let up_to_here = || view.moves.iter().take(n + 1).map(|(mv, _)| mv.clone());
            if response.hovered() || response.has_focus() {
                picked.pointed = up_to_here().collect();
            }
            let response = if is_button {
                response.on_hover_cursor(CursorIcon::PointingHand)
            } else {
                response
            };
            if response.clicked() {
                picked.played = Some(up_to_here().collect());
            }
        }
        picked.unfolds = view.moves.len() > folded && unfold(ui, is_whole);
    });
    picked
}

/// The rounds in which the moves of a line would be played, as the list of moves counts them.
fn numbers(session: &Session, words: &dyn AnyWords, view: &LineView) -> Vec<usize> {
    let record = session.record();
    let line = view.moves.iter().map(|(mv, by)| (*by, mv.as_str()));
    let all = turns(record).take(session.shown()).chain(line);
    let rounds = rounds(all, record.seats().len(), |text| words.continues(text));
    let of = |ply| rounds.iter().find(|round| round.has(ply));
    (session.shown() + 1..)
        .take(view.moves.len())
        .map(|ply| of(ply).map_or(ply, |round| round.number))
        .collect()
}

/// A move, with its number where it is the first of it, by a picture where the game has one.
fn a_move(
    ui: &mut Ui,
    words: &dyn AnyWords,
    (number, is_first, mv): (usize, bool, &str),
    tone: palette::Tone,
    is_button: bool,
) -> Response {
    let name = move_words(mv, words);
    let (icon, picture) = (words.icon(mv), words.picture(mv));
    let is_picture = picture.is_some();
    let label = match (is_first, is_picture) {
        (true, true) => format!("{number}."),
        (true, false) => format!("{number}. {name}"),
        (false, true) => String::new(),
        (false, false) => name.clone(),
    };
    let style = TextStyle::Body.resolve(ui.style());
    let font = egui::FontId::new(15.0, style.family);
    let text = ui
        .painter()
        .layout_no_wrap(label, font, palette::TEXT.egui());
    let icons = if icon.is_some() { 18.0 } else { 0.0 };
    let pictures = if picture.is_some() { 34.0 } else { 0.0 };
    let size = vec2(text.size().x + icons + pictures + 6.0, HEIGHT);
    let sense = if is_button {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let kind = if is_button {
        WidgetType::Button
    } else {
        WidgetType::Label
    };
    response.widget_info(|| WidgetInfo::labeled(kind, true, format!("{number}. {name}")));
    if response.hovered() {
        let ground = palette::PANEL_RAISED.egui();
        let line = Stroke::new(1.0, palette::ACCENT.egui_alpha(160));
        let round = CornerRadius::same(6);
        ui.painter()
            .rect(rect, round, ground, line, StrokeKind::Inside);
    }
    let mut left = rect.left() + 3.0;
    let top = rect.center().y - text.size().y / 2.0;
    let width = text.size().x;
    ui.painter()
        .galley(pos2(left, top), text, palette::TEXT.egui());
    left += width + 2.0;
    if let Some((icon, tint)) = icon {
        let place = Rect::from_min_size(pos2(left, rect.center().y - 8.0), vec2(16.0, 16.0));
        icon.paint(ui.painter(), place, tint.egui());
        left += icons;
    }
    if let Some(picture) = picture {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(pictures, HEIGHT));
        picture(ui.painter(), place.shrink(4.0), tone);
    }
    focus_ring(ui, &response, 6);
    match is_picture {
        true => response.on_hover_text(name),
        false => response,
    }
}

/// What a line comes to, as a small plate in the colour of the player who is ahead.
fn plate(ui: &mut Ui, game: &dyn AnyGame, view: &LineView) {
    let (rect, response) = ui.allocate_exact_size(PLATE, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &view.told));
    let ground = view.ahead.map_or(palette::PANEL_RAISED, |player| {
        player_tone(words::colour(game, player))
    });
    let ink = if ground.luminance() > 0.3 {
        palette::NIGHT
    } else {
        palette::TEXT
    };
    ui.painter().rect(
        rect,
        CornerRadius::same(6),
        ground.egui(),
        Stroke::new(1.0, palette::LINE.egui()),
        StrokeKind::Inside,
    );
    // Long ones are written smaller rather than over the edge.
    let painter = ui.painter();
    let write = |text: &str, size: f32| {
        let font = egui::FontId::new(size, theme::strong_family());
        painter.layout_no_wrap(text.to_owned(), font, ink.egui())
    };
    let name = view.ahead.map(|player| words::name(game, player));
    let rows: Vec<&str> = name.into_iter().chain([view.brief.as_str()]).collect();
    let height = PLATE.y / rows.len() as f32;
    for (row, text) in rows.into_iter().enumerate() {
        let mut galley = write(text, 14.0);
        let room = PLATE.x - 10.0;
        if galley.size().x > room {
            galley = write(text, 14.0 * room / galley.size().x);
        }
        let middle = pos2(rect.center().x, rect.top() + height * (row as f32 + 0.5));
        painter.galley(middle - galley.size() / 2.0, galley, ink.egui());
    }
    response.on_hover_text(RichText::new(&view.told));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::registry;

    fn line(moves: &[&str], verdict: Verdict) -> Line {
        let moves = moves.iter().map(|mv| (*mv).to_owned()).collect();
        Line { moves, verdict }
    }

    #[test]
    fn a_line_comes_to_points_where_there_are_points() {
        let options = [("size".to_owned(), "5".to_owned())].into_iter().collect();
        let rules = registry::rules("mathematichess").unwrap();
        let text = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB";
        let game = rules.parse_position(&options, text).unwrap();
        let mover = Player::FIRST;
        let estimate = Verdict::Estimate(-20);
        let legal = game.legal_texts();
        let mv = legal.iter().find(|mv| !mv.starts_with('!')).unwrap();
        let view = LineView::new(
            game.as_ref(),
            mover,
            (&line(&[mv], estimate), true),
            "points",
        );
        let mut end = game.boxed_clone();
        end.play_text(mv).unwrap();
        let (_, by) = lead(end.as_ref()).unwrap();
        // The plate says what the search makes of it, as the heading does.
        assert_eq!(
            (view.ahead, view.brief.as_str()),
            (Some(mover.other()), "56%")
        );
        let tail = format!("leads by {by} points after 1 move.");
        assert!(view.told.ends_with(&tail), "{}", view.told);
        assert_eq!(view.moves, [(mv.clone(), Some(mover))]);
        // What is proven is said as it is, and what is illegal is left out.
        let won = line(&[mv, "Ka1xz9"], Verdict::Win { plies: 3 });
        let view = LineView::new(game.as_ref(), mover, (&won, true), "points");
        assert_eq!(
            (view.ahead, view.brief.as_str()),
            (Some(mover), "wins in 2")
        );
        assert_eq!(view.moves.len(), 1);
    }

    #[test]
    fn elsewhere_a_line_comes_to_chances() {
        let game = registry::start("xafka", &Default::default()).unwrap();
        let (black, white) = (Player::FIRST, Player::SECOND);
        let of = |mover, verdict| chances(game.as_ref(), mover, verdict, true);
        let even = of(black, Verdict::Estimate(0));
        assert_eq!(even, (None, "50%".to_owned()));
        let better = of(white, Verdict::Estimate(160));
        assert_eq!(better, (Some(white), "75%".to_owned()));
        let worse = of(white, Verdict::Estimate(-160));
        assert_eq!(worse, (Some(black), "75%".to_owned()));
        let lost = of(black, Verdict::Loss { plies: 4 });
        assert_eq!(lost, (Some(white), "wins in 2".to_owned()));
    }
}
