//! The title screen: five games, and what can be done with them.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, Align2, Label, Layout, Rect, Response, RichText, Sense, Stroke, StrokeKind,
        TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
    },
};

use super::{
    ScreenSystems,
    emblems::{Boards, HEAD, PICTURE_SHAPE},
    stage::{self, Ground},
};
use crate::plugins::app::shelf::{Shelf, ShelfRequest, UnfinishedMatch, pairing};
use crate::{
    engine::lessons::{Lesson, lessons},
    plugins::{
        app::{
            keys::{Action, KeyMap},
            session::SessionRequest,
            settings::Progress,
            show::Showcase,
            states::{ChosenGame, Overlay, OverlayRequest, Screen},
        },
        scene::palette,
        ui::{
            hud::GameWords,
            theme::{
                self, Icon, PushButton,
                focus::{first_focus, focus_ring, is_fresh},
            },
        },
    },
    rules::registry::{self, Entry},
};

/// The height of the cards of the games.
const CARD_HEIGHT: f32 = 300.0;
/// The height of the buttons below them.
const FOOT_HEIGHT: f32 = 48.0;
/// The narrowest that a card may become before they go on in the next line.
const CARD_WIDTH: f32 = 210.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(ScreenSystems).run_if(in_state(Screen::Title)),
    );
}

/// Where a button leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Resume,
    Discard,
    Page(&'static str),
    Learn(&'static Lesson),
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
struct Known<'w> {
    shelf: Res<'w, Shelf>,
    words: Res<'w, GameWords>,
    boards: Boards<'w>,
    progress: Res<'w, Progress>,
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
    shelf: MessageWriter<'w, ShelfRequest>,
    exit: MessageWriter<'w, AppExit>,
    commands: Commands<'w, 's>,
}

impl Ways<'_, '_> {
    /// Goes a way; `newest` is the match that was left last.
    fn go(&mut self, way: Way, newest: Option<&UnfinishedMatch>) {
        let terms = newest.map(|newest| Box::new(newest.terms.clone()));
        match way {
            Way::Resume => {
                self.session.write(SessionRequest::Resume(terms));
            }
            Way::Discard => {
                self.shelf.write_batch(terms.map(ShelfRequest::Discard));
            }
            Way::Page(game) => {
                self.chosen.0 = game;
                self.next.set(Screen::Game);
            }
            Way::Learn(lesson) => {
                self.chosen.0 = lesson.game();
                self.session.write(SessionRequest::Learn(lesson));
            }
            Way::Library => self.next.set(Screen::Library),
            Way::Players => self.next.set(Screen::Players),
            Way::Over(what) => {
                self.overlay.write(OverlayRequest::Open(what));
            }
            Way::Showcase => self.commands.init_resource::<Showcase>(),
            Way::Quit => {
                self.exit.write(AppExit::Success);
            }
        }
    }
}

fn show(mut contexts: EguiContexts, known: Known, mut ways: Ways) -> Result {
    let Known {
        shelf,
        words,
        boards,
        progress,
        keys,
        showcase,
    } = &known;
    let chosen = ways.chosen.0;
    let kiosk = showcase.as_ref().is_some_and(|showcase| showcase.kiosk);
    let context = contexts.ctx_mut()?;
    let mut way = None;
    let mut first = First::new(is_fresh(context, "title"));
    stage::screen(context, "title", Ground::Open, |ui| {
        let room = ui.available_height();
        stage::scroll(ui, 0.0, |ui| {
            let top = ui.cursor().top();
            name_and_continue(ui, shelf, room < LOW_ROOM, (&mut first, &mut way));
            if shelf.unfinished.is_empty() && progress.is_new() {
                welcome(ui, (&mut first, &mut way));
            }
            // The table is seen between the name and the cards.
            let used = ui.cursor().top() - top;
            let lines = if in_one_line(ui, ui.available_width()) {
                1.0
            } else {
                2.0
            };
            let below = CARD_HEIGHT + lines * (FOOT_HEIGHT + theme::GAP) + 3.0 * theme::GAP;
            ui.add_space((room - used - below).clamp(0.3 * theme::GAP, 600.0));
            cards(ui, chosen, words, boards, (&mut first, &mut way));
            ui.add_space(theme::GAP);
            foot(ui, (keys, kiosk), &mut way);
        });
    });
    if let Some(way) = way {
        ways.go(way, shelf.unfinished.first());
    }
    Ok(())
}

/// The button that the keys begin with: the first of those that ask to be pressed,
/// or else the card of the game that was looked at last.
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
type Common<'a> = (&'a mut First, &'a mut Option<Way>);

fn name_and_continue(ui: &mut Ui, shelf: &Shelf, low: bool, common: Common) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let name = RichText::new("Curio").text_style(theme::title_style());
        ui.add(Label::new(
            name.size(if low { 68.0 } else { 84.0 })
                .color(palette::TEXT.egui()),
        ));
        // Letters of this size have much air below them.
        ui.add_space(if low { -22.0 } else { -26.0 });
        ui.label("Five little-known games at one table");
    });
    if let Some(newest) = shelf.unfinished.first() {
        // At the left: what stands on the table at the right stays in view.
        let width = 450.0_f32.min(ui.available_width());
        let top_down = Layout::top_down(Align::Min);
        ui.allocate_ui_with_layout(vec2(width, 0.0), top_down, |ui| {
            ui.set_max_width(width);
            continue_card(ui, newest, low, common);
        });
    }
}

/// The game that is learned first: it has the fewest rules.
const FIRST_GAME: &str = "xafka";

/// At the first start the first lesson is offered.
fn welcome(ui: &mut Ui, (first, way): Common) {
    let Some(lesson) = lessons(FIRST_GAME).first() else {
        return;
    };
    let width = 450.0_f32.min(ui.available_width());
    let top_down = Layout::top_down(Align::Min);
    ui.allocate_ui_with_layout(vec2(width, 0.0), top_down, |ui| {
        ui.set_max_width(width);
        theme::panel_frame().show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 3.0;
            theme::section(ui, "New here?");
            ui.label(format!(
                "Learn {} in three minutes, or choose a game below.",
                game_name(FIRST_GAME)
            ));
            ui.add_space(2.0);
            let button = PushButton::new("Start the first lesson").icon(Icon::Book);
            let response = ui.add(button.primary());
            first.offer(ui, &response);
            if response.clicked() {
                *way = Some(Way::Learn(lesson));
            }
        });
    });
}

fn continue_card(ui: &mut Ui, unfinished: &UnfinishedMatch, low: bool, (first, way): Common) {
    theme::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        let buttons = |ui: &mut Ui| {
            let go_on = PushButton::new("Continue").icon(Icon::Play).primary();
            let response = ui.add(go_on);
            first.offer(ui, &response);
            if response.clicked() {
                *way = Some(Way::Resume);
            }
            let discard = PushButton::new("Discard").icon(Icon::Bin).quiet();
            let tip = "Move the match to the trash folder";
            if ui.add(discard.tip(tip)).clicked() {
                *way = Some(Way::Discard);
            }
        };
        theme::section(ui, "You have an unfinished match");
        if low {
            // In one line fewer, so that nothing below is cut off.
            let state = state_of(unfinished);
            theme::note(ui, format!("{}: {state}", pairing(&unfinished.players)));
        } else {
            ui.label(pairing(&unfinished.players));
            theme::note(ui, state_of(unfinished));
        }
        ui.add_space(2.0);
        ui.horizontal(buttons);
    });
}

/// How a match that can be resumed stands, in a sentence.
fn state_of(unfinished: &UnfinishedMatch) -> String {
    let game = game_name(&unfinished.game);
    let moves = match unfinished.plies {
        0 => "before the first move".to_owned(),
        1 => "after 1 move".to_owned(),
        plies => format!("after {plies} moves"),
    };
    let turn = unfinished
        .to_move
        .map_or(String::new(), |colour| format!(", {colour} to move"));
    let lost = if unfinished.damaged {
        " The last entry was lost."
    } else {
        ""
    };
    format!("{game}, {moves}{turn}.{lost}")
}

/// The name of a game as players read it.
pub(super) fn game_name(id: &str) -> &str {
    registry::find(id).map_or(id, |entry| entry.name)
}

fn cards(ui: &mut Ui, chosen: &str, words: &GameWords, boards: &Boards, (first, way): Common) {
    let games = registry::games();
    let gap = 14.0;
    let width = ui.available_width();
    let in_a_row = (((width + gap) / (CARD_WIDTH + gap)).floor() as usize).clamp(1, games.len());
    let card_width = (width - gap * (in_a_row as f32 - 1.0)) / in_a_row as f32;
    // One card at most looks chosen: the one that is pointed at, if one is.
    let pointing = ui.id().with("a card is pointed at");
    let one_was = ui.data(|data| data.get_temp::<bool>(pointing));
    let mut one_is = false;
    for row in games.chunks(in_a_row) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for entry in row {
                let built = words.knows(entry.id);
                let width = card_width.min(420.0);
                let is_chosen = entry.id == chosen && one_was != Some(true);
                let response = card(ui, entry, boards, width, (is_chosen, built));
                if entry.id == chosen && built {
                    first.offer(ui, &response);
                }
                one_is |= built && (response.hovered() || response.has_focus());
                if response.clicked() && built {
                    *way = Some(Way::Page(entry.id));
                }
            }
        });
        ui.add_space(gap - theme::GAP);
    }
    ui.data_mut(|data| data.insert_temp(pointing, one_is));
}

/// The card of a game. Those that are coming can be read, but neither pressed
/// nor reached by keys.
fn card(
    ui: &mut Ui,
    entry: &Entry,
    boards: &Boards,
    width: f32,
    (chosen, built): (bool, bool),
) -> Response {
    let sense = if built {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(width, CARD_HEIGHT), sense);
    response.widget_info(|| {
        let label = if built {
            format!("{}: {}", entry.name, entry.pitch)
        } else {
            format!("{}, coming soon: {}", entry.name, entry.pitch)
        };
        WidgetInfo::labeled(WidgetType::Button, built, label)
    });
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let over = built && (response.hovered() || response.has_focus());
    let fill = if over {
        palette::PANEL_RAISED
    } else {
        palette::PANEL
    };
    let line = match (built, over) {
        (true, true) => Stroke::new(2.0, palette::ACCENT.egui()),
        (true, false) if chosen => Stroke::new(1.5, palette::ACCENT.egui_alpha(190)),
        _ => Stroke::new(1.0, palette::LINE.egui_alpha(150)),
    };
    let painter = ui.painter();
    painter.add(theme::shadow().as_shape(rect, theme::RADIUS));
    let alpha = if built { 240 } else { 205 };
    painter.rect(
        rect,
        f32::from(theme::RADIUS),
        fill.egui_alpha(alpha),
        line,
        StrokeKind::Inside,
    );
    let strength = if built { 1.0 } else { 0.42 };
    let inner = rect.shrink2(vec2(14.0, 12.0));
    let board = rect.shrink(2.0);
    let board = board.with_max_y(board.top() + (board.width() * PICTURE_SHAPE).min(168.0));
    boards.paint(entry.id, painter, board, HEAD, strength);
    let words = Rect::from_min_max(egui::pos2(inner.left(), board.bottom() + 6.0), inner.max);
    let mut inside = ui.new_child(
        UiBuilder::new()
            .max_rect(words)
            .layout(Layout::top_down(Align::Center)),
    );
    let ui = &mut inside;
    ui.spacing_mut().item_spacing.y = 1.0;
    let ink = if built {
        palette::TEXT
    } else {
        palette::TEXT_QUIET
    };
    ui.add(Label::new(
        RichText::new(entry.name)
            .heading()
            .size(28.0)
            .color(ink.egui()),
    ));
    ui.add_space(2.0);
    ui.add(Label::new(RichText::new(entry.pitch).size(16.0).color(ink.egui())).wrap());
    tag(ui, rect, built);
    if built {
        focus_ring(ui, &response, theme::RADIUS);
    }
    response
}

/// Says at the foot of a card whether the game is there yet.
fn tag(ui: &Ui, card: Rect, built: bool) {
    let painter = ui.painter();
    let (word, fill, ink) = if built {
        ("Play", palette::ACCENT.egui(), palette::NIGHT.egui())
    } else {
        (
            "Coming soon",
            palette::NIGHT.egui_alpha(200),
            palette::ACCENT.egui(),
        )
    };
    let font = TextStyle::Small.resolve(ui.style());
    let galley = painter.layout_no_wrap(word.to_owned(), font, ink);
    let size = galley.size() + vec2(24.0, 6.0);
    let tag = Align2::CENTER_BOTTOM.align_size_within_rect(size, card.shrink(12.0));
    let line = Stroke::new(1.0, palette::ACCENT.egui_alpha(140));
    painter.rect(tag, 9.0, fill, line, StrokeKind::Inside);
    painter.galley(tag.center() - galley.size() / 2.0, galley, ink);
}

fn foot(ui: &mut Ui, (keys, kiosk): (&KeyMap, bool), way: &mut Option<Way>) {
    let room = ui.available_width();
    let last_width = width_of(ui, LAST_BUTTONS);
    let wide = in_one_line(ui, room);
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

/// Whether all buttons below the cards fit side by side.
fn in_one_line(ui: &Ui, room: f32) -> bool {
    width_of(ui, FIRST_BUTTONS) + width_of(ui, LAST_BUTTONS) + theme::GROUP_GAP <= room
}

fn about_what_was_played(ui: &mut Ui, way: &mut Option<Way>) {
    let mut place = |ui: &mut Ui, button: PushButton, to: Way| {
        if ui.add(button.height(FOOT_HEIGHT)).clicked() {
            *way = Some(to);
        }
    };
    let button = PushButton::new("Matches").icon(Icon::Book);
    place(
        ui,
        button.tip("Watch or continue saved matches"),
        Way::Library,
    );
    let button = PushButton::new("Players").icon(Icon::Person);
    place(
        ui,
        button.tip("Ratings, wins and head-to-head results"),
        Way::Players,
    );
}

fn about_the_program(ui: &mut Ui, keys: &KeyMap, kiosk: bool, way: &mut Option<Way>) {
    let mut place = |ui: &mut Ui, name: &str, icon: Icon, tip: String, to: Way| {
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
        let tip = "The games play themselves, for anyone passing by".to_owned();
        place(ui, "Showcase", Icon::Eye, tip, Way::Showcase);
        let tip = "Display, sound, keys, your name".to_owned();
        let way = Way::Over(Overlay::Settings);
        place(ui, "Settings", Icon::Settings, tip, way);
    }
    let tip = keys.tip("How to play", Action::Help);
    place(
        ui,
        "Rules & keys",
        Icon::Help,
        tip,
        Way::Over(Overlay::Help),
    );
    if !kiosk {
        place(ui, "Quit", Icon::Exit, "Quit Curio".to_owned(), Way::Quit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Terms;

    #[test]
    fn a_match_to_resume_says_where_it_stands() {
        let mut unfinished = UnfinishedMatch {
            terms: Terms::new("xafka", Vec::new()),
            game: "xafka".to_owned(),
            players: vec!["Anna".to_owned(), "Level 3".to_owned()],
            plies: 12,
            to_move: Some("Black"),
            damaged: false,
        };
        assert_eq!(
            state_of(&unfinished),
            "mini-Xafka, after 12 moves, Black to move."
        );
        unfinished.plies = 1;
        unfinished.damaged = true;
        let text = state_of(&unfinished);
        assert_eq!(
            text,
            "mini-Xafka, after 1 move, Black to move. The last entry was lost."
        );
    }

    #[test]
    fn unknown_games_keep_their_name() {
        assert_eq!(game_name("xima"), "XIMA");
        assert_eq!(game_name("go"), "go");
    }
}
