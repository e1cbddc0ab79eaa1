//! The status line: whose turn it is, what may be done, what just happened and
//! what was refused.

pub(super) mod banner;
pub(super) mod last_turns;
pub(super) mod refusals;
mod return_to_match;

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{self, Align, Color32, Frame, Label, Layout, Margin, Stroke, Ui, vec2},
};

use self::{banner::Banner, last_turns::LastMove, refusals::Refused};
use super::{
    Hud, HudSystems, RightColumn, Table, panel,
    players::seats::shown_name,
    words::{self, AnyWords},
};
use crate::{
    engine,
    plugins::{
        app::{
            session::{
                Coach, Haste, HintShown, PlayedOutKind, Pointed, PuzzleState, Session,
                SessionRequest, Surrender, Thinking,
            },
            states::Activity,
        },
        scene::palette,
        ui::theme::{self, Icon, PushButton},
    },
    rules::{AnyGame, Outcome, Player},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        bevy_egui::EguiPrimaryContextPass,
        // A replay has a caption instead.
        show.in_set(HudSystems::Status)
            .run_if(not(in_state(Activity::Replay))),
    );
}

/// What is left free at the left and the right of the words.
const BESIDE: i8 = 18;
/// The height of the headline.
pub(super) const HEADLINE: f32 = 27.0;
/// What the frame takes of the height.
const AROUND: f32 = 8.0;
/// How close two lines under the headline are, as a part of the size of their
/// letters.
const CLOSE: f32 = 1.22;

/// What the status line says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Status {
    /// In a few words, to be read from afar: "Your move".
    pub(crate) headline: String,
    /// More about it, in a sentence: "Slide to a marked hexagon."
    pub(crate) line: String,
    /// Whether the match waits for somebody at the table.
    pub(crate) calls: bool,
    /// Whether the game is over in the position shown.
    pub(crate) over: bool,
}

impl Status {
    fn new(headline: impl Into<String>, line: impl Into<String>) -> Self {
        Self {
            headline: headline.into(),
            line: line.into(),
            calls: false,
            over: false,
        }
    }
}

/// The result in a headline, with the reason below it.
fn decided(game: &dyn AnyGame, outcome: Outcome) -> Status {
    let name = |player| words::name(game, player);
    let winners: Vec<&str> = outcome.winners.iter().map(name).collect();
    let headline = match winners.as_slice() {
        [] => texts::status_draw().to_owned(),
        [winner] => texts::status_wins(winner),
        winners => texts::status_win_together(&words::together(winners)),
    };
    Status {
        over: true,
        ..Status::new(headline, outcome.explanation)
    }
}

/// Whose turn it is while moves are tried out.
fn trial_headline(session: &Session, player: Player, name: &str) -> String {
    match session.trial_side() {
        Some(side) if session.guessed().is_some() => match side == player {
            true => engine::texts::guess_question(name),
            false => texts::status_looking_at_move().to_owned(),
        },
        Some(side) if side == player && session.trial_from() == Some(session.shown()) => {
            texts::status_find_better(name)
        }
        Some(side) if side == player => texts::status_you_play_now(name),
        Some(_) => texts::status_replies(name),
        None => texts::status_trying_out(name),
    }
}

/// What is to be said about a table.
///
/// `thinking` is the player whose move the computer is looking for.
pub(crate) fn status(session: &Session, words: &dyn AnyWords, thinking: Option<Player>) -> Status {
    let game = session.position();
    if let Some(state) = session.puzzle()
        && let Some(status) = puzzle_status(session, state)
    {
        return status;
    }
    if let Some(state) = session.lesson() {
        return match &state.remark {
            None => Status {
                calls: true,
                ..Status::new(state.lesson.said().task.clone(), "")
            },
            Some(remark) if remark.is_right => Status::new(texts::status_correct(), ""),
            Some(_) => Status::new(texts::status_try_again(), ""),
        };
    }
    if let Some(outcome) = game.outcome() {
        return decided(game, outcome);
    }
    let Some(player) = session.to_move() else {
        return Status::new(texts::status_chance(), "");
    };
    let name = words::name(game, player);
    // Who looks back is not asked for a move.
    let task = words
        .task(game)
        .filter(|_| session.at_end())
        .map_or_else(String::new, |task| format!("{}.", words::sentence(&task)));
    match session.activity() {
        Activity::Replay if session.shown() == 0 => Status::new(
            texts::status_before_first(),
            texts::status_moves_first(name),
        ),
        Activity::Replay => Status::new(texts::status_to_move(name), ""),
        Activity::Trial => Status {
            calls: session.person_may_move(),
            ..Status::new(trial_headline(session, player, name), task)
        },
        // Lessons were dealt with above; what is displayed or set up has no status
        // line.
        Activity::Lesson | Activity::Edit | Activity::Display => Status::new("", ""),
        Activity::Puzzle if session.person_may_move() => Status {
            calls: true,
            ..Status::new(texts::status_your_move(), task)
        },
        Activity::Puzzle if session.puzzle().is_some_and(|state| state.trying.is_some()) => {
            Status::new(texts::status_looking_at_move(), "")
        }
        Activity::Puzzle => Status::new(texts::status_replies(name), ""),
        Activity::Play if session.paused() => {
            Status::new(texts::status_paused(), texts::status_paused_line())
        }
        Activity::Play if thinking == Some(player) || session.computer_plays(player) => {
            Status::new(texts::status_thinking(name), "")
        }
        Activity::Play if session.is_guest(player) => {
            let guest = session.seat(player).map_or_else(String::new, shown_name);
            Status::new(texts::status_to_move(name), texts::status_on_phone(&guest))
        }
        Activity::Play => Status {
            calls: true,
            ..Status::new(
                if session.plays_alone() {
                    texts::status_your_move().to_owned()
                } else {
                    texts::status_to_move(name)
                },
                task,
            )
        },
    }
}

/// What is to be said about a puzzle while nobody is to find a move.
fn puzzle_status(session: &Session, state: &PuzzleState) -> Option<Status> {
    if state.solved {
        return Some(Status {
            over: true,
            ..Status::new(texts::status_solved(), outcome_line(session))
        });
    }
    if state.trying.is_some() {
        return Some(Status::new(texts::status_looking_at_move(), ""));
    }
    let goes_on = state.follows(session.record().len()).is_some();
    Some(match state.shows.as_ref()?.what {
        PlayedOutKind::Refutation if goes_on => {
            Status::new(texts::status_not_this(), texts::status_watch_answer())
        }
        PlayedOutKind::Refutation => {
            Status::new(texts::status_not_this(), texts::status_try_again())
        }
        PlayedOutKind::Solution => Status::new(texts::status_solution(), ""),
    })
}

fn outcome_line(session: &Session) -> String {
    session
        .position()
        .outcome()
        .map_or_else(String::new, |outcome| outcome.explanation)
}

/// What may take the place of what the last move did.
#[derive(SystemParam)]
struct Attention<'w> {
    pointed: Res<'w, Pointed>,
    refused: Res<'w, Refused>,
    hint: Res<'w, HintShown>,
    coach: Res<'w, Coach>,
    surrender: Res<'w, Surrender>,
    banner: Res<'w, Banner>,
    haste: Res<'w, Haste>,
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    thinking: Res<Thinking>,
    attention: Attention,
    mut hud: ResMut<Hud>,
    mut last: Local<LastMove>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    let session = &table.session;
    let context = contexts.ctx_mut()?;
    let words = table.words();
    let Attention {
        pointed,
        refused,
        hint,
        coach,
        surrender,
        banner,
        haste,
    } = &attention;
    last.follow(session, words, pointed);
    let mut status = status(session, words, thinking.mover());
    if status.calls && thinking.looks_for_hint() {
        texts::status_looking_for_hint().clone_into(&mut status.headline);
    }
    if status.calls && haste.ordered_by.is_some() && haste.ordered_by == session.to_move() {
        status = Status::new(texts::status_ordered(), "");
    }
    let refused = refused.reason();
    let is_taken = hint.0.is_some() || coach.advice().is_some();
    let asks = coach.warns() || surrender.asks().is_some();
    let is_result = status.over && hud.has(RightColumn::Result);
    if is_result || asks || (is_taken && refused.is_none()) {
        // The result, the hint or the coach has the place, and a question keeps it.
        return Ok(());
    }
    let moved = last.resting.is_none();
    let pointed = Some(&**pointed).filter(|_| status.calls && moved);
    let explores = refused.is_some() || pointed.is_some_and(|pointed| pointed.what.is_some());
    // While moves are tried out the way back has the place.
    let in_play = session.is_played();
    if let Some(event) = banner.text().filter(|_| in_play && !explores) {
        announce(context, &table, event);
        return Ok(());
    }
    let room = room_below_headline(table.layout.status);
    let last = last.text.as_deref();
    let leads_back = return_to_match::is_looking_back(session) || session.is_tried_out();
    // Beside the way back the words stand at the left.
    let align = if leads_back {
        Align::Min
    } else {
        Align::Center
    };
    let under = Under::new(context, (room, align), &status, refused, last, pointed);
    let learns = session.lesson().is_some();
    if learns && under.galley.text().is_empty() {
        // The task, and what is said of a try, are read beside the board.
        return Ok(());
    }
    if learns && status.calls {
        texts::status_your_move().clone_into(&mut status.headline);
    }
    // The panel must not grow over the board.
    let is_full = under.galley.rows.len() > 1;
    let frame = frame(&status, refused.is_some(), is_full);
    let place = table.layout.status;
    panel(
        context,
        "status",
        place,
        frame,
        *table.overlay.get(),
        |ui| {
            ui.set_min_height(ui.available_height());
            ui.spacing_mut().item_spacing.y = 0.0;
            let room = ui.available_height() - HEADLINE - under.height();
            ui.add_space(room.max(0.0) / 2.0);
            if return_to_match::is_looking_back(session) {
                return_to_match::looking_back(ui, (session, table.words()), &mut requests);
            } else if leads_back {
                return_to_match::trial(ui, (session, &status.headline), &mut requests);
            } else {
                headline(ui, session, &status, &mut hud);
            }
            under.show(ui);
        },
    );
    Ok(())
}

/// An event that decides has the whole place for a while.
fn announce(context: &egui::Context, table: &Table, event: &str) {
    let frame = theme::panel_frame()
        .stroke(Stroke::new(2.5, palette::ACCENT.egui()))
        .inner_margin(Margin::symmetric(BESIDE, 5));
    let place = table.layout.status;
    panel(
        context,
        "status",
        place,
        frame,
        *table.overlay.get(),
        |ui| {
            banner::write(ui, event);
        },
    );
}

/// What the headline leaves of the status line.
fn room_below_headline(status: egui::Rect) -> egui::Vec2 {
    status.size() - vec2(2.0 * f32::from(BESIDE), HEADLINE + AROUND)
}

/// A refused move and the turn of a person are seen at the edge as well.
fn frame(status: &Status, refused: bool, is_full: bool) -> Frame {
    let line = if refused {
        Stroke::new(2.5, palette::WARN.egui())
    } else if status.calls {
        Stroke::new(2.0, palette::ACCENT.egui())
    } else {
        Stroke::new(1.0, palette::LINE.egui_alpha(170))
    };
    theme::panel_frame()
        .stroke(line)
        .inner_margin(Margin::symmetric(BESIDE, if is_full { 1 } else { 3 }))
}

/// A headline in one line, in smaller letters where it is long.
pub(super) fn words_of_headline(ui: &mut Ui, text: &str) {
    let lay = |size: f32| {
        let font = egui::FontId::new(size, theme::title_family());
        let ink = ui.visuals().text_color();
        ui.painter().layout_no_wrap(text.to_owned(), font, ink)
    };
    let usual = lay(22.0);
    let part = ui.available_width() / usual.size().x.max(1.0);
    let text = if part < 1.0 { lay(22.0 * part) } else { usual };
    ui.add(Label::new(text).selectable(false));
}

fn headline(ui: &mut Ui, session: &Session, status: &Status, hud: &mut Hud) {
    let size = vec2(ui.available_width(), HEADLINE);
    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Center), |ui| {
        if status.over && !hud.has(RightColumn::Result) && session.puzzle().is_none() {
            ui.horizontal(|ui| {
                let button = PushButton::new(texts::status_result()).height(28.0);
                let room = (ui.available_width() - 360.0).max(0.0) / 2.0;
                ui.add_space(room);
                words_of_headline(ui, &status.headline);
                if ui.add(button.tip(texts::status_result_tip())).clicked() {
                    hud.set(RightColumn::Result, true);
                }
            });
        } else {
            words_of_headline(ui, &status.headline);
        }
    });
}

/// The line under the headline.
struct Under {
    icon: Option<(Icon, Color32)>,
    /// What it says, for assistive technology.
    said: String,
    galley: Arc<egui::Galley>,
}

impl Under {
    /// What was refused comes first, then what is pointed at, then what has just
    /// happened and may be done.
    fn new(
        context: &egui::Context,
        (room, align): (egui::Vec2, Align),
        status: &Status,
        refused: Option<&str>,
        last: Option<&str>,
        pointed: Option<&Pointed>,
    ) -> Self {
        let warn = palette::WARN.egui();
        if let Some(reason) = refused {
            return Self::laid(
                context,
                (room, align),
                Some((Icon::Warning, warn)),
                &[(reason, warn)],
            );
        }
        if let Some(reason) = pointed.and_then(|pointed| pointed.refused.as_deref()) {
            let text = format!("{}.", words::sentence(reason));
            return Self::laid(context, (room, align), None, &[(&text, warn)]);
        }
        // A name alone, such as "d4", says nothing that is not seen.
        if let Some(what) = pointed
            .and_then(|pointed| pointed.what.as_deref())
            .filter(|what| what.contains(' '))
        {
            return Self::laid(
                context,
                (room, align),
                None,
                &[(what, palette::TEXT.egui())],
            );
        }
        let quiet = palette::TEXT_QUIET.egui();
        let mut parts: Vec<(&str, Color32)> = Vec::new();
        if !status.line.is_empty() {
            parts.push((&status.line, palette::TEXT.egui()));
        }
        // The outcome already says what the last move did.
        if let Some(last) = last.filter(|_| !status.over) {
            parts.insert(0, (last, quiet));
        }
        let both = Self::laid(context, (room, align), None, &parts);
        if both.galley.size().y <= room.y || parts.len() < 2 {
            return both;
        }
        // The headline says whose move it is, and nothing else says what the others did.
        Self::laid(context, (room, align), None, &parts[..1])
    }

    /// Texts one after the other in the middle of the line, in smaller letters
    /// and closer lines where they would not fit.
    fn laid(
        context: &egui::Context,
        (room, align): (egui::Vec2, Align),
        icon: Option<(Icon, Color32)>,
        parts: &[(&str, Color32)],
    ) -> Self {
        let width = room.x - if icon.is_some() { 30.0 } else { 0.0 };
        let painter = context.layer_painter(egui::LayerId::background());
        let lay = |size: f32, line_height: Option<f32>| {
            let mut job = egui::text::LayoutJob {
                wrap: egui::text::TextWrapping::wrap_at_width(width),
                halign: align,
                ..Default::default()
            };
            for (n, (text, colour)) in parts.iter().enumerate() {
                let format = egui::TextFormat {
                    line_height,
                    ..egui::TextFormat::simple(egui::FontId::proportional(size), *colour)
                };
                job.append(text, if n == 0 { 0.0 } else { 8.0 }, format);
            }
            painter.layout_job(job)
        };
        let body = egui::TextStyle::Body.resolve(&context.global_style()).size - 1.0;
        let mut galley = lay(body, None);
        for part in super::SMALLER {
            if galley.size().y <= room.y {
                break;
            }
            let size = body * part;
            galley = lay(size, Some(size * CLOSE));
        }
        let said: Vec<&str> = parts.iter().map(|(text, _)| *text).collect();
        Self {
            icon,
            said: said.join(" "),
            galley,
        }
    }

    fn height(&self) -> f32 {
        match self.galley.text() {
            "" => 0.0,
            _ => self.galley.size().y,
        }
    }

    fn show(self, ui: &mut Ui) {
        let size = vec2(ui.available_width(), self.galley.size().y);
        let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
        response
            .widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &self.said));
        let (mut at, mut left) = (rect.left_top(), rect.left());
        if self.galley.job.halign == Align::Center {
            at = rect.center_top();
            left = at.x - self.galley.size().x / 2.0 - 28.0;
        } else if self.icon.is_some() {
            at.x += 28.0;
        }
        if let Some((icon, colour)) = self.icon {
            let place = egui::Rect::from_min_size(egui::pos2(left, at.y + 2.0), vec2(20.0, 20.0));
            icon.paint(ui.painter(), place, colour);
        }
        ui.painter().galley(at, self.galley, palette::TEXT.egui());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing::played;

    struct Commentary;

    impl words::Words for Commentary {
        type Game = crate::rules::xafka::Xafka;

        fn task(&self, _: &Self::Game) -> Option<String> {
            Some("put your piece down".to_owned())
        }
    }

    fn table(seats: [&str; 2], moves: &[&str], activity: Activity) -> Session {
        Session::for_test(played("xafka", &seats, moves), activity)
    }

    fn said(table: &Session) -> (String, String) {
        let status = status(table, &Commentary, None);
        (status.headline, status.line)
    }

    #[test]
    fn one_person_is_addressed_with_what_to_do() {
        let table = table(["human", "level:1"], &[], Activity::Play);
        let status = status(&table, &Commentary, None);
        assert_eq!(status.headline, "Your move");
        assert_eq!(status.line, "Put your piece down.");
        assert!(status.calls);
    }

    #[test]
    fn two_people_are_called_by_their_colours() {
        let table = table(["human", "human"], &["d4"], Activity::Play);
        assert_eq!(said(&table).0, "White to move");
    }

    #[test]
    fn the_opponents_turn_calls_nobody() {
        let table = table(["human", "level:1"], &["d4"], Activity::Play);
        let status = status(&table, &Commentary, None);
        assert_eq!(status.headline, "White is thinking");
        assert!(!status.calls);
    }

    #[test]
    fn the_end_says_who_won_and_why() {
        let table = table(["human", "level:1"], &["d4", "resign"], Activity::Play);
        let (headline, line) = said(&table);
        assert_eq!(headline, "Black wins");
        assert!(line.contains("White resigns"), "{line}");
    }

    #[test]
    fn the_last_move_is_that_of_the_position_shown() {
        let record = table(["human", "human"], &["d4", "g6"], Activity::Play);
        assert_eq!(
            last_turns::told(&record, &Commentary).unwrap(),
            "White played g6."
        );
        let start = table(["human", "human"], &[], Activity::Replay);
        assert_eq!(last_turns::told(&start, &Commentary), None);
        assert_eq!(said(&start).0, "Before the first move");
    }
}
