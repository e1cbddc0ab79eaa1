//! The title screen: five games, and what can be done with them.

mod cards;
mod daily;
mod play;

pub(super) use self::play::state_of;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Align, Label, Layout, Rect, Response, RichText, Ui, vec2},
};

use self::{
    cards::{Rows, cards},
    daily::Today,
    play::Plan,
};
use super::{
    Boards, ScreenSystems,
    game::quick_match::against_the_computer,
    stage::{self, Ground},
};
use crate::{
    engine::{lessons::Lesson, puzzles::Puzzle},
    plugins::{
        app::{
            keys::{Action, KeyMap},
            library::match_library::{LibraryRequest, MatchLibrary, UnfinishedMatch},
            machine::calendar::Calendar,
            notices::Notice,
            session::{SessionRequest, SessionSystems, TableRequest},
            settings::{Me, OWNER, Progress, Strength},
            show::Showcase,
            states::{ChosenGame, Overlay, OverlayRequest, PointedGame, Screen},
        },
        scene::{camera::FreeRect, palette},
        ui::{
            hud::GameWords,
            theme::{
                self, Icon, PushButton,
                focus::{first_focus, is_fresh},
            },
        },
    },
    record::Seat,
    texts,
};

/// The height of the buttons at the foot.
const FOOT_HEIGHT: f32 = 48.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, daily::note.in_set(SessionSystems::Show));
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ScreenSystems).run_if(in_state(Screen::Title)),
    );
}

/// Where a button leads.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Destination {
    Resume,
    Discard,
    /// A match at once.
    Match(&'static str, Strength),
    Page(&'static str),
    Learn(&'static Lesson),
    Solve(&'static Puzzle),
    /// To the clipboard.
    Copy(String),
    Library,
    Players,
    Over(Overlay),
    Showcase,
    Quit,
}

/// In a window with less room than this, all is put closer together.
const LOW_ROOM: f32 = 760.0;

/// What the title screen shows.
#[derive(SystemParam)]
struct TitleContent<'w> {
    library: Res<'w, MatchLibrary>,
    words: Res<'w, GameWords>,
    boards: Boards<'w>,
    progress: Res<'w, Progress>,
    me: Me<'w>,
    calendar: Res<'w, Calendar>,
    keys: Res<'w, KeyMap>,
    showcase: Option<Res<'w, Showcase>>,
}

/// What the buttons of the title screen lead to.
#[derive(SystemParam)]
struct Ways<'w, 's> {
    chosen: ResMut<'w, ChosenGame>,
    next: ResMut<'w, NextState<Screen>>,
    overlay: MessageWriter<'w, OverlayRequest>,
    session: MessageWriter<'w, SessionRequest>,
    library: MessageWriter<'w, LibraryRequest>,
    exit: MessageWriter<'w, AppExit>,
    notices: MessageWriter<'w, Notice>,
    free: ResMut<'w, FreeRect>,
    pointed: ResMut<'w, PointedGame>,
    commands: Commands<'w, 's>,
}

impl Ways<'_, '_> {
    /// Goes a way, for the player of this seat; `newest` is the match that was left last.
    fn go(&mut self, way: Destination, person: Seat, newest: Option<&UnfinishedMatch>) {
        let terms = newest.map(|newest| Box::new(newest.terms.clone()));
        match way {
            Destination::Resume => {
                self.session
                    .write(SessionRequest::Table(TableRequest::Resume(terms)));
            }
            Destination::Discard => {
                self.library.write_batch(terms.map(LibraryRequest::Discard));
            }
            Destination::Match(game, strength) => {
                self.chosen.0 = game;
                match against_the_computer(game, person, &strength) {
                    Ok(found) => {
                        self.session.write(SessionRequest::open(found));
                    }
                    Err(error) => {
                        self.notices.write(Notice::trouble(error.to_string()));
                    }
                }
            }
            Destination::Page(game) => {
                self.chosen.0 = game;
                self.next.set(Screen::Game);
            }
            Destination::Learn(lesson) => {
                self.chosen.0 = lesson.game();
                self.session
                    .write(SessionRequest::Table(TableRequest::Learn(lesson)));
            }
            Destination::Solve(puzzle) => {
                self.chosen.0 = puzzle.game();
                self.session
                    .write(SessionRequest::Table(TableRequest::Solve(puzzle)));
            }
            Destination::Copy(text) => {
                self.notices.write(Notice::done(texts::title_copied(&text)));
            }
            Destination::Library => self.next.set(Screen::Library),
            Destination::Players => self.next.set(Screen::Players),
            Destination::Over(what) => {
                self.overlay.write(OverlayRequest::Open(what));
            }
            Destination::Showcase => self.commands.init_resource::<Showcase>(),
            Destination::Quit => {
                self.exit.write(AppExit::Success);
            }
        }
    }
}

/// Whether somebody has played a game here against computers.
fn has_played(library: &MatchLibrary, game: &str) -> bool {
    let saved = library.saved.iter().flatten();
    let mut played = saved.filter_map(|saved| saved.summary.as_ref());
    played.any(|played| played.game == game && played.alone.is_some())
}

fn show(mut contexts: EguiContexts, mut known: TitleContent, mut ways: Ways) -> Result {
    let TitleContent {
        library,
        words,
        boards,
        progress,
        me,
        calendar,
        keys,
        showcase,
    } = &mut known;
    let plan = Plan::new(library, progress, OWNER);
    let knows = |game: &str| progress.knows(game, OWNER) || has_played(library, game);
    let today = Today::new(progress, OWNER, calendar.today(), &knows);
    let chosen = ways.chosen.0;
    let kiosk = showcase.as_ref().is_some_and(|showcase| showcase.kiosk);
    let context = contexts.ctx_mut()?;
    let mut way = None;
    let mut first = First::new(is_fresh(context, "title"));
    let mut beside = Rect::NOTHING;
    let mut pointed = None;
    stage::screen(context, "title", Ground::Open, |ui| {
        let whole = ui.available_rect_before_wrap();
        let room = whole.height();
        let foot_height = FOOT_HEIGHT * lines(ui, whole.width()) + theme::GAP;
        stage::scroll(ui, foot_height + theme::GAP, |ui| {
            let top = ui.cursor().top();
            let low = room < LOW_ROOM;
            let text = name(ui, low);
            let text = text.union(beside_the_table(ui, |ui| {
                play::card(ui, (&plan, today.as_ref()), low, (&mut first, &mut way));
            }));
            // The table is seen between the name and the cards.
            let used = ui.cursor().top() - top;
            let left = room - used - foot_height - 3.25 * theme::GAP;
            let rows = Rows::new(words, ui.available_width(), left);
            let space = (left - rows.height()).clamp(0.3 * theme::GAP, 1000.0);
            beside = table_beside(whole, text, whole.top() + used + space);
            ui.add_space(space);
            pointed = cards(ui, &rows, (chosen, &knows), boards, &mut way);
        });
        ui.add_space(theme::GAP);
        foot(ui, (keys, kiosk), &mut way);
    });
    let pixels = |at: egui::Pos2| Vec2::new(at.x, at.y) * context.zoom_factor();
    let rect = bevy::math::Rect::from_corners(pixels(beside.min), pixels(beside.max));
    ways.free.set_if_neq(FreeRect(Some(rect)));
    ways.pointed.set_if_neq(PointedGame(pointed));
    if let Some(Destination::Copy(text)) = &way {
        context.copy_text(text.clone());
    }
    if let Some(way) = way {
        ways.go(way, me.seat(), library.unfinished.first());
    }
    Ok(())
}

/// Where what stands on the table is seen whole: beside the text or below it, above the
/// cards.
fn table_beside(whole: Rect, text: Rect, cards: f32) -> Rect {
    let whole = whole.with_max_y(cards - theme::GAP);
    let right = whole.with_min_x(text.right() + theme::GROUP_GAP);
    let below = whole.with_min_y(text.bottom() + theme::GROUP_GAP);
    let size = |rect: Rect| (rect.width() / TABLE_SHAPE).min(rect.height());
    if size(right) >= size(below) {
        right
    } else {
        below
    }
}

/// How many times wider than high the things on the table are seen.
const TABLE_SHAPE: f32 = 2.4;

/// The button that the keys begin with.
struct First {
    /// Whether the screen has just come up.
    fresh: bool,
    found: bool,
}

impl First {
    const fn new(fresh: bool) -> Self {
        let found = false;
        Self { fresh, found }
    }

    fn offer(&mut self, ui: &Ui, response: &Response) {
        if !core::mem::replace(&mut self.found, true) {
            first_focus(ui, response, self.fresh);
        }
    }
}

/// What the parts of the screen have in common.
type Common<'a> = (&'a mut First, &'a mut Option<Destination>);

/// Shows the name of the program. Returns its place.
fn name(ui: &mut Ui, low: bool) -> Rect {
    let name = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let name = RichText::new("Curio").text_style(theme::title_style());
        ui.add(Label::new(
            name.size(if low { 68.0 } else { 84.0 })
                .color(palette::TEXT.egui()),
        ));
        // Letters of this size have much air below them.
        ui.add_space(if low { -22.0 } else { -26.0 });
        ui.label(texts::title_tagline());
    });
    name.response.rect
}

/// A card at the left: what stands on the table at the right stays in view. Returns its
/// place.
fn beside_the_table(ui: &mut Ui, card: impl FnOnce(&mut Ui)) -> Rect {
    let width = 450.0_f32.min(ui.available_width());
    let top_down = Layout::top_down(Align::Min);
    let shown = ui.allocate_ui_with_layout(vec2(width, 0.0), top_down, |ui| {
        ui.set_max_width(width);
        card(ui);
    });
    shown.response.rect
}

fn foot(ui: &mut Ui, (keys, kiosk): (&KeyMap, bool), way: &mut Option<Destination>) {
    let room = ui.available_width();
    let last_width = width_of(ui, LAST_BUTTONS);
    let wide = lines(ui, room) == 1.0;
    ui.horizontal(|ui| {
        let left = ui.cursor().left();
        about_what_was_played(ui, way);
        measure(ui, FIRST_BUTTONS, ui.min_rect().right() - left);
        if wide {
            ui.add_space((ui.available_width() - last_width).max(0.0));
            let left = ui.cursor().left();
            about_the_program(ui, keys, kiosk, way);
            measure(ui, LAST_BUTTONS, ui.min_rect().right() - left);
        }
    });
    if !wide {
        ui.horizontal(|ui| {
            let left = ui.cursor().left();
            about_the_program(ui, keys, kiosk, way);
            measure(ui, LAST_BUTTONS, ui.min_rect().right() - left);
        });
    }
}

/// The buttons about the game, and how wide they are before that is known.
const FIRST_BUTTONS: (&str, f32) = ("first buttons", 430.0);
/// The buttons about the program.
const LAST_BUTTONS: (&str, f32) = ("last buttons", 440.0);

/// How wide buttons were in the frame before.
fn width_of(ui: &Ui, (name, guess): (&str, f32)) -> f32 {
    let width = ui.data(|data| data.get_temp::<f32>(egui::Id::new(name)));
    width.unwrap_or(guess)
}

/// Remembers how wide buttons are.
fn measure(ui: &Ui, buttons: (&str, f32), width: f32) {
    if (width - width_of(ui, buttons)).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(egui::Id::new(buttons.0), width));
        ui.ctx().request_repaint();
    }
}

/// How many lines the buttons below the cards take.
fn lines(ui: &Ui, room: f32) -> f32 {
    let width = width_of(ui, FIRST_BUTTONS) + width_of(ui, LAST_BUTTONS);
    if width + theme::GROUP_GAP <= room {
        1.0
    } else {
        2.0
    }
}

fn about_what_was_played(ui: &mut Ui, way: &mut Option<Destination>) {
    let mut place = |ui: &mut Ui, button: PushButton, to: Destination| {
        if ui.add(button.height(FOOT_HEIGHT)).clicked() {
            *way = Some(to);
        }
    };
    let button = PushButton::new(texts::title_matches()).icon(Icon::Book);
    place(
        ui,
        button.tip(texts::title_matches_tip()),
        Destination::Library,
    );
    let button = PushButton::new(texts::stage_players()).icon(Icon::Person);
    place(
        ui,
        button.tip(texts::title_players_tip()),
        Destination::Players,
    );
}

fn about_the_program(ui: &mut Ui, keys: &KeyMap, kiosk: bool, way: &mut Option<Destination>) {
    let mut place = |ui: &mut Ui, name: &str, icon: Icon, tip: String, to: Destination| {
        let button = PushButton::new(name)
            .icon(icon)
            .height(FOOT_HEIGHT)
            .quiet()
            .tip(tip);
        if ui.add(button).clicked() {
            *way = Some(to);
        }
    };
    if !kiosk {
        let tip = texts::title_showcase_tip().to_owned();
        place(
            ui,
            texts::title_showcase(),
            Icon::Eye,
            tip,
            Destination::Showcase,
        );
        #[cfg(feature = "host")]
        place(
            ui,
            texts::hold_title(),
            Icon::Clock,
            texts::hold_about().to_owned(),
            Destination::Over(Overlay::Evening),
        );
        let tip = texts::title_settings_tip().to_owned();
        let way = Destination::Over(Overlay::Settings);
        place(ui, texts::settings_title(), Icon::Settings, tip, way);
    }
    let tip = keys.tip(texts::title_how_to_play(), Action::Help);
    place(
        ui,
        texts::stage_rules_and_keys(),
        Icon::Help,
        tip,
        Destination::Over(Overlay::Help),
    );
    if !kiosk {
        let tip = texts::title_quit_tip().to_owned();
        place(ui, texts::title_quit(), Icon::Exit, tip, Destination::Quit);
    }
}
