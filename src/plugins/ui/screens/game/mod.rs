//! The page of a game, between the title screen and the table: the game itself on
//! its board, and large choices of what to do with it.

mod path;
pub(super) mod quick_match;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, RichText, Sense, Stroke, Ui, UiBuilder, pos2, vec2},
};

use super::{
    ScreenSystems,
    stage::{self, Ground},
};
use crate::{
    engine::{
        lessons::{Lesson, lessons},
        puzzles::{Puzzle, puzzles},
    },
    plugins::{
        app::{
            keys::Action,
            library::match_library::{MatchLibrary, UnfinishedMatch},
            notices::Notice,
            session::{DisplayRequest, SessionRequest, SessionSystems, TableRequest},
            settings::{Me, OWNER, Progress, Strength},
            states::{ChosenGame, Screen},
        },
        scene::{camera::FreeRect, palette},
        ui::theme::{
            self, Icon, PushButton,
            focus::{first_focus, is_fresh},
        },
    },
    record::{Match, RecordError, shipped},
    rules::{OptionValues, registry},
    texts,
    words::{Language, in_language, language},
};

/// The width of the column with the choices, in points.
const COLUMN: f32 = 460.0;
/// The height of a choice.
const CHOICE: f32 = 50.0;
/// The most of the window's width that is kept clear of the board for the column.
const SHARE: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Game), display)
        .add_systems(OnExit(Screen::Game), put_away)
        .add_systems(
            Update,
            (quick_match::note_game, quick_match::note_result).in_set(SessionSystems::Show),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(ScreenSystems).run_if(in_state(Screen::Game)),
        );
}

/// Shows a match that comes with the program on the board, from its middle on.
fn display(chosen: Res<ChosenGame>, mut requests: MessageWriter<SessionRequest>) {
    if let Some(record) = example(chosen.0) {
        let middle = record.len() / 2;
        requests.write(SessionRequest::Display(DisplayRequest::Show(
            Box::new(record),
            middle,
        )));
    }
}

/// A match to be looked at: the longest of those that come with the program on the
/// usual board, or else the start of one.
fn example(game: &'static str) -> Option<Match> {
    let found = shipped().into_iter().filter(|it| it.game == game);
    let found = found.filter_map(|it| it.load().ok());
    let usual = registry::start(game, &OptionValues::new());
    let usual = usual.map(|start| start.option_values());
    // An option may be written down although it has its usual value.
    let is_usual = |record: &Match| {
        let mut options = record.terms().options.iter();
        options.all(|(key, value)| usual.as_ref().is_ok_and(|it| it.get(key) == Some(value)))
    };
    let longest = found.max_by_key(|it| (is_usual(it), it.len()));
    longest.or_else(|| super::set_up::exhibition(game).ok())
}

fn put_away(mut requests: MessageWriter<SessionRequest>, mut free: ResMut<FreeRect>) {
    requests.write(SessionRequest::Display(DisplayRequest::PutAway));
    free.set_if_neq(FreeRect(None));
}

/// What can be done with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PagePress {
    Learn(&'static Lesson),
    Solve(&'static Puzzle),
    Resume,
    PlayNow,
    WithFriend,
    Puzzles,
    Watch,
    SetUpPosition,
    More,
    Back,
}

/// What the page reads and what its choices lead to.
#[derive(SystemParam)]
struct Page<'w> {
    chosen: Res<'w, ChosenGame>,
    progress: Res<'w, Progress>,
    me: Me<'w>,
    library: Res<'w, MatchLibrary>,
    free: ResMut<'w, FreeRect>,
    next: ResMut<'w, NextState<Screen>>,
    session: MessageWriter<'w, SessionRequest>,
    notices: MessageWriter<'w, Notice>,
}

impl Page<'_> {
    fn strength(&self) -> Strength {
        self.progress.strength_of(self.chosen.0, OWNER)
    }

    /// The newest match of the game that was left before its end.
    fn unfinished(&self) -> Option<&UnfinishedMatch> {
        let mut all = self.library.unfinished.iter();
        all.find(|it| it.game == self.chosen.0)
    }

    fn carry_out(&mut self, choice: PagePress) {
        let game = self.chosen.0;
        match choice {
            PagePress::Learn(lesson) => {
                self.session
                    .write(SessionRequest::Table(TableRequest::Learn(lesson)));
            }
            PagePress::Solve(puzzle) => {
                self.session
                    .write(SessionRequest::Table(TableRequest::Solve(puzzle)));
            }
            PagePress::Resume => {
                let terms = self.unfinished().map(|it| Box::new(it.terms.clone()));
                self.session
                    .write(SessionRequest::Table(TableRequest::Resume(terms)));
            }
            PagePress::PlayNow => {
                let strength = self.strength();
                let found = quick_match::against_the_computer(game, self.me.seat(), &strength);
                self.open(found);
            }
            PagePress::WithFriend => {
                let found = quick_match::with_a_friend(game, self.me.seat(), &self.strength());
                self.open(found);
            }
            PagePress::Watch => self.open(super::set_up::exhibition(game)),
            PagePress::Puzzles => self.next.set(Screen::Puzzles),
            PagePress::SetUpPosition => self.set_up_position(),
            PagePress::More => self.next.set(Screen::SetUp),
            PagePress::Back => self.next.set(Screen::Title),
        }
    }

    /// Opens the editor with the start of a match on the board that *Play now* lays.
    fn set_up_position(&mut self) {
        match registry::start(
            self.chosen.0,
            &quick_match::options(self.chosen.0, &self.strength()),
        ) {
            Ok(start) => {
                self.session
                    .write(SessionRequest::Table(TableRequest::Compose(start)));
            }
            Err(error) => {
                self.notices.write(Notice::trouble(error.to_string()));
            }
        }
    }

    fn open(&mut self, found: Result<Match, RecordError>) {
        match found {
            Ok(game) => {
                self.session.write(SessionRequest::open(game));
            }
            Err(error) => {
                self.notices.write(Notice::trouble(error.to_string()));
            }
        }
    }
}

fn show(mut contexts: EguiContexts, mut page: Page) -> Result {
    let context = contexts.ctx_mut()?;
    let mut choice = None;
    // Enter begins: what to do first has the focus as soon as the page is there.
    let fresh = is_fresh(context, "game");
    let mut right = 0.0;
    stage::screen(context, "game", Ground::Beside, |ui| {
        let room = ui.available_rect_before_wrap();
        let width = COLUMN.min(room.width());
        right = room.left() + width + theme::GAP;
        let builder = UiBuilder::new()
            .max_rect(room.with_max_x(room.left() + width))
            .layout(Layout::top_down(Align::Min));
        stage::scroll(&mut ui.new_child(builder), 0.0, |ui| {
            head(ui, page.chosen.0, &mut choice);
            let choice = &mut choice;
            choices(ui, &page, Buttons { fresh, choice });
            course(ui, &page.strength());
        });
    });
    // The board has the window to the right of the column.
    let size = context.content_rect().size() * context.zoom_factor();
    let left = (right * context.zoom_factor()).min(SHARE * size.x);
    let (low, high) = (vec2(left, 0.04 * size.y), vec2(0.985, 0.96) * size);
    let rect = Rect::new(low.x, low.y, high.x, high.y);
    page.free.set_if_neq(FreeRect(Some(rect)));
    if let Some(choice) = choice {
        page.carry_out(choice);
    }
    Ok(())
}

/// The way back, the name of the game, and what it is.
fn head(ui: &mut Ui, game: &str, choice: &mut Option<PagePress>) {
    let back = PushButton::new(texts::game_page_all_games())
        .icon(Icon::ChevronLeft)
        .quiet()
        .tip(theme::key_tip(ui, texts::back(), Action::Back));
    if ui.add(back).clicked() {
        *choice = Some(PagePress::Back);
    }
    let Some(entry) = registry::find(game) else {
        return;
    };
    ui.spacing_mut().item_spacing.y = 2.0;
    let name = RichText::new(entry.name)
        .text_style(theme::title_style())
        .size(60.0);
    ui.add(Label::new(name));
    // Letters of this size have much air below them.
    ui.add_space(-16.0);
    let pitch = RichText::new((entry.pitch)())
        .text_style(theme::strong_style())
        .size(21.0);
    ui.add(Label::new(pitch).wrap());
    theme::note(ui, texts::game_page_by((entry.inventor)()));
    ui.add_space(12.0);
}

/// The buttons of the choices.
struct Buttons<'a> {
    /// Whether the page has just come up.
    fresh: bool,
    choice: &'a mut Option<PagePress>,
}

impl Buttons<'_> {
    /// A button as wide as there is room for. Enter presses the one that comes first.
    fn add(&mut self, ui: &mut Ui, button: PushButton, first: bool, to: PagePress) {
        let button = button.width(ui.available_width()).height(CHOICE).left();
        let response = ui.add(if first { button.primary() } else { button });
        if first {
            first_focus(ui, &response, self.fresh);
        }
        if response.clicked() {
            *self.choice = Some(to);
        }
    }
}

/// What comes next, and all choices, one below the other.
fn choices(ui: &mut Ui, page: &Page, mut buttons: Buttons) {
    let game = page.chosen.0;
    path::show(ui, page, &page.progress.path(game, OWNER), &mut buttons);
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    ui.add_space(2.0);
    let level = page.strength().level();
    let play = PushButton::new(texts::game_page_play_now())
        .icon(Icon::Play)
        .shortcut(texts::game_page_level(level.number(), level.name()))
        .tip(texts::game_page_play_now_tip());
    buttons.add(ui, play, false, PagePress::PlayNow);
    let button = PushButton::new(texts::game_page_friend())
        .icon(Icon::Person)
        .shortcut(texts::game_page_friend_help());
    buttons.add(ui, button, false, PagePress::WithFriend);
    let all = lessons(game);
    let lesson = page.progress.next_lesson(game).or_else(|| all.first());
    let has_puzzles = !puzzles(game).is_empty();
    let mut to_learn = lesson.map(|lesson| {
        let button = PushButton::new(texts::game_page_learn()).icon(Icon::Book);
        let tip = texts::game_page_learn_tip(all.len());
        (button.tip(tip), PagePress::Learn(lesson))
    });
    let mut to_solve = has_puzzles.then(|| {
        let button = PushButton::new(texts::game_page_puzzles()).icon(Icon::Puzzle);
        let tip = texts::game_page_puzzles_tip();
        (button.tip(tip), PagePress::Puzzles)
    });
    if to_learn.is_some() || to_solve.is_some() {
        side_by_side(ui, 0.5, |ui, is_left| {
            let half = if is_left {
                to_learn.take()
            } else {
                to_solve.take()
            };
            if let Some((button, to)) = half {
                buttons.add(ui, button, false, to);
            }
        });
    }
    if lesson.is_some() && are_in_english(game) {
        theme::note(ui, texts::lessons_in_english());
    }
    let button = PushButton::new(texts::game_page_watch())
        .icon(Icon::Eye)
        .shortcut(texts::game_page_watch_help());
    buttons.add(ui, button, false, PagePress::Watch);
    side_by_side(ui, 0.56, |ui, is_left| {
        if is_left {
            let button = PushButton::new(texts::game_page_editor()).icon(Icon::Pencil);
            let tip = texts::game_page_editor_tip();
            buttons.add(ui, button.tip(tip), false, PagePress::SetUpPosition);
        } else {
            let button = PushButton::new(texts::game_page_more()).icon(Icon::Settings);
            let tip = texts::game_page_more_tip();
            buttons.add(ui, button.tip(tip), false, PagePress::More);
        }
    });
}

/// Whether the lessons of a game are in English although another language is read.
fn are_in_english(game: &str) -> bool {
    language() != Language::English
        && in_language(Language::English, || lessons(game)) == lessons(game)
}

/// Two buttons in one row, of which the left one takes this share of the width.
fn side_by_side(ui: &mut Ui, share: f32, mut add: impl FnMut(&mut Ui, bool)) {
    ui.horizontal(|ui| {
        let room = ui.available_width() - ui.spacing().item_spacing.x;
        ui.allocate_ui(vec2(room * share, CHOICE), |ui| add(ui, true));
        ui.allocate_ui(vec2(room * (1.0 - share), CHOICE), |ui| add(ui, false));
    });
}

/// How the player's level has gone up and down, once there is something to see.
fn course(ui: &mut Ui, strength: &Strength) {
    let matches = strength.matches();
    if matches.len() < 3 {
        return;
    }
    ui.add_space(6.0);
    let text = texts::game_page_won(strength.wins(), matches.len());
    theme::note(ui, text.clone());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 52.0), Sense::hover());
    response.widget_info(|| {
        bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Label, true, &text)
    });
    let shown = &matches[matches.len().saturating_sub(40)..];
    let steps = (shown.len().max(2) - 1) as f32;
    let inner = rect.shrink2(vec2(6.0, 6.0));
    let at = |n: usize, level: u8| {
        let (x, y) = (n as f32 / steps, (f32::from(level) - 1.0) / 7.0);
        pos2(
            inner.left() + x * inner.width(),
            inner.bottom() - y * inner.height(),
        )
    };
    let painter = ui.painter();
    painter.rect_filled(rect, 8.0, palette::NIGHT.egui_alpha(150));
    let points = shown.iter().enumerate().map(|(n, it)| at(n, it.level));
    let line = Stroke::new(2.0, palette::ACCENT.egui());
    painter.add(bevy_egui::egui::Shape::line(points.collect(), line));
    for (n, played) in shown.iter().enumerate() {
        let ink = if played.won == Some(true) {
            palette::GOOD
        } else {
            palette::TEXT_QUIET
        };
        painter.circle_filled(at(n, played.level), 3.5, ink.egui());
    }
}
