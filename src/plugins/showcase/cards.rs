//! What the show says: the card of a match, the invitation, the farewell.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align, Align2, Area, CornerRadius, Event, Id, Label, Layout, Margin, Order, Rect, Response,
        RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, vec2,
    },
};

use super::{Newcomer, Stage, programme, visit};
use crate::{
    engine::{
        lessons::{Lesson, lessons},
        puzzles::Puzzle,
    },
    plugins::{
        app::{
            session::{Session, SessionRequest, TableRequest},
            show::Showcase,
            states::{Overlay, OverlayRequest, Screen},
        },
        scene::palette,
        ui::{
            hud::{GameWords, HudLayout},
            screens::{Boards, HEAD, PICTURE_SHAPE, ScreenSystems, stage},
            theme::{self, Icon, PushButton, focus::focus_ring},
        },
    },
    rules::{
        registry::{self, Entry},
        zobrist_key,
    },
    texts,
};

/// The width of the card of a match, in sizes of its letters.
const WIDTH: f32 = 37.0;
/// The width of its picture, as a part of that.
const PICTURE: f32 = 0.38;
/// The height of the picture of a game that may be chosen instead: as much as the shape of
/// its picture asks for, within these bounds.
const TILE_PICTURE: (f32, f32) = (88.0, 132.0);
/// The height of its name.
const TILE_NAME: f32 = 30.0;
/// The greatest width of it, in heights of its picture.
const TILE_WIDTH: f32 = 2.0;
/// The least distance between two of them.
const TILE_GAP: f32 = 10.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (card, hint, invitation, farewell)
            .in_set(ScreenSystems)
            .run_if(resource_exists::<Showcase>),
    );
}

/// The game on the table.
fn entry(session: &Session) -> Option<&'static Entry> {
    registry::find(session.position().info().id)
}

/// The card that announces a match.
fn card(
    mut contexts: EguiContexts,
    showcase: Res<Showcase>,
    session: If<Res<Session>>,
    mut boards: Boards,
) -> Result {
    if showcase.stage != Stage::Card {
        return Ok(());
    }
    let Some(entry) = entry(&session) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    Area::new(Id::new("showcase card"))
        .order(Order::Foreground)
        // Below the words that invite passers-by.
        .anchor(
            Align2::CENTER_CENTER,
            vec2(0.0, HudLayout::from_afar(context.content_rect()) * 2.0),
        )
        .fade_in(false)
        .interactable(false)
        .show(context, |ui| {
            theme::dialog_frame().show(ui, |ui| {
                let screen = ui.ctx().content_rect();
                let letters = HudLayout::from_afar(screen);
                let width = (WIDTH * letters).min(screen.width() - 80.0);
                ui.set_width(width);
                ui.horizontal_top(|ui| {
                    let picture = PICTURE * width;
                    let size = vec2(picture, picture * PICTURE_SHAPE);
                    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                    let round = CornerRadius::same(theme::RADIUS);
                    boards.paint(entry.id, ui.painter(), place, round);
                    ui.add_space(theme::GROUP_GAP);
                    ui.with_layout(Layout::top_down(Align::Min), |ui| match showcase.puzzle {
                        Some(puzzle) => todays_puzzle(ui, puzzle, letters),
                        None => about(ui, entry, letters),
                    });
                });
            });
        });
    Ok(())
}

/// What a game is about, in letters of this size: they are read from afar.
fn about(ui: &mut Ui, entry: &Entry, letters: f32) {
    ui.spacing_mut().item_spacing.y = letters / 3.0;
    let name = RichText::new(entry.name).text_style(theme::title_style());
    ui.add(Label::new(
        name.size(2.0 * letters).color(palette::TEXT.egui()),
    ));
    theme::quiet(ui, (entry.inventor)());
    ui.add_space(theme::GAP);
    for sentence in entry.summary {
        let said = RichText::new(sentence())
            .size(letters)
            .color(palette::TEXT.egui());
        ui.add(Label::new(said).wrap());
    }
}

/// What is to be found in today's puzzle.
fn todays_puzzle(ui: &mut Ui, puzzle: &Puzzle, letters: f32) {
    ui.spacing_mut().item_spacing.y = letters / 2.0;
    let heading = RichText::new(texts::title_today()).text_style(theme::title_style());
    ui.add(Label::new(heading.size(2.0 * letters).color(palette::TEXT.egui())).wrap());
    let name = registry::find(puzzle.game()).map_or("", |entry| entry.name);
    for said in [name, puzzle.said().task] {
        let said = RichText::new(said)
            .size(1.2 * letters)
            .color(palette::TEXT.egui());
        ui.add(Label::new(said).wrap());
    }
}

/// Invites passers-by to touch the table.
fn hint(
    mut contexts: EguiContexts,
    showcase: Res<Showcase>,
    overlay: Res<State<Overlay>>,
    layout: Res<HudLayout>,
) -> Result {
    let Some(place) = layout.invitation else {
        return Ok(());
    };
    if !showcase.alone() || showcase.stage == Stage::Placard || *overlay != Overlay::None {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let size = HudLayout::from_afar(context.content_rect());
    let is_wide = place.width() > 2.0 * place.height();
    let said = match (showcase.awaits_visitors(), showcase.invites) {
        (true, false) if is_wide => texts::showcase_touch_wide(),
        (true, false) => texts::showcase_touch(),
        (true, true) if is_wide => texts::showcase_touch_or_scan_wide(),
        (true, true) => texts::showcase_touch_or_scan(),
        (false, _) if is_wide => texts::showcase_scan_wide(),
        (false, _) => texts::showcase_scan(),
    };
    Area::new(Id::new("showcase hint"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(place.center())
        .fade_in(false)
        .interactable(false)
        .show(context, |ui| {
            let frame = theme::panel_frame().inner_margin(Margin::symmetric(12, 10));
            frame.show(ui, |ui| {
                let said = RichText::new(said).size(size).color(palette::ACCENT.egui());
                ui.add(Label::new(said).extend().halign(Align::Center));
            });
        });
    Ok(())
}

/// Invites a visitor who has touched something to take a seat.
fn invitation(
    mut contexts: EguiContexts,
    overlay: Res<State<Overlay>>,
    session: Option<Res<Session>>,
    words: Res<GameWords>,
    mut boards: Boards,
    mut host: Host,
) -> Result {
    if *overlay != Overlay::Invitation {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let shown = session.as_deref().and_then(entry);
    let games = host.showcase.programme(&words);
    // One more touch is enough for every other game as well.
    let others: Vec<&Entry> = games
        .iter()
        .filter_map(|game| registry::find(game))
        .filter(|entry| shown.is_none_or(|shown| shown.id != entry.id))
        .collect();
    let mut answer = None;
    let beside = stage::dialog(context, "invitation", 660.0, |ui, room| {
        let offer = Offer {
            shown,
            others: &others,
            kiosk: host.showcase.kiosk,
            opened: overlay.is_changed(),
        };
        answer = ask(ui, room.x, &offer, &mut boards);
    });
    if beside {
        answer = Some(Answer::Watch);
    }
    if let Some(answer) = answer {
        host.accept(answer);
    }
    Ok(())
}

/// What an invitation offers.
struct Offer<'a> {
    /// The game on the table.
    shown: Option<&'static Entry>,
    others: &'a [&'static Entry],
    kiosk: bool,
    /// The dialog has just opened, and its first button takes the focus.
    opened: bool,
}

/// The invitation's heading and buttons.
fn ask(ui: &mut Ui, width: f32, offer: &Offer, boards: &mut Boards) -> Option<Answer> {
    let mut answer = None;
    theme::heading(ui, texts::showcase_welcome());
    theme::note(ui, texts::showcase_welcome_note());
    ui.add_space(4.0);
    let button = |name: String, icon| PushButton::new(name).icon(icon).width(width).left();
    if let Some(entry) = offer.shown {
        let play = button(texts::showcase_play_now(entry.name), Icon::Play).height(64.0);
        let response = ui.add(play.primary());
        if offer.opened {
            response.request_focus();
        }
        if response.clicked() {
            answer = Some(Answer::Play(entry.id));
        }
    }
    if let Some(game) = tiles(ui, offer.others, boards, width) {
        answer = Some(Answer::Play(game));
    }
    let lesson = offer.shown.and_then(|entry| lessons(entry.id).first());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = TILE_GAP;
        let half = (width - TILE_GAP) / 2.0;
        let beside = |name: &str, icon| PushButton::new(name).icon(icon).height(54.0).left();
        if let Some(lesson) = lesson {
            let learn = beside(texts::showcase_learn(), Icon::Book).width(half);
            if ui.add(learn).clicked() {
                answer = Some(Answer::Learn(lesson));
            }
        }
        let rest = if lesson.is_some() { half } else { width };
        let all = beside(texts::showcase_all_games(), Icon::List).width(rest);
        if ui.add(all).clicked() {
            answer = Some(Answer::AllGames);
        }
    });
    let watch = button(texts::showcase_keep_watching().to_owned(), Icon::Eye).height(54.0);
    if ui.add(watch.quiet()).clicked() {
        answer = Some(Answer::Watch);
    }
    if !offer.kiosk {
        answer = answer.or(ask_owner(ui, width));
    }
    answer
}

/// What the owner of the table may want.
fn ask_owner(ui: &mut Ui, width: f32) -> Option<Answer> {
    let has_phones = cfg!(feature = "host");
    let parts = if has_phones { 2.0 } else { 1.0 };
    let width = (width - TILE_GAP * (parts - 1.0)) / parts;
    let button = |name: &str, icon| {
        let button = PushButton::new(name).icon(icon).height(54.0);
        button.width(width).left().quiet()
    };
    let mut answer = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = TILE_GAP;
        if ui.add(button(texts::showcase_end(), Icon::Exit)).clicked() {
            answer = Some(Answer::End);
        }
        if has_phones
            && ui
                .add(button(texts::showcase_invite_phones(), Icon::Person))
                .clicked()
        {
            answer = Some(Answer::Phones);
        }
    });
    answer
}

/// Seats visitors, or sees them off.
#[derive(SystemParam)]
struct Host<'w, 's> {
    time: Res<'w, Time<Real>>,
    showcase: ResMut<'w, Showcase>,
    overlays: MessageWriter<'w, OverlayRequest>,
    requests: MessageWriter<'w, SessionRequest>,
    newcomers: MessageWriter<'w, Newcomer>,
    commands: Commands<'w, 's>,
}

impl Host<'_, '_> {
    fn accept(&mut self, answer: Answer) {
        let now = self.time.elapsed();
        match answer {
            // Closing is declining.
            Answer::Watch => {}
            Answer::Phones => {
                let phones = OverlayRequest::Open(Overlay::Phones);
                self.overlays.write_batch([OverlayRequest::Close, phones]);
                return;
            }
            Answer::End => self.commands.queue(visit::end),
            Answer::Play(game) => {
                self.showcase.enter(Stage::Visit, now);
                self.showcase.asked = Some(now);
                self.commands.queue(visit::seat_visitor);
                let seed = zobrist_key(5, self.showcase.round);
                if let Ok(record) = programme::match_for_visitor(game, seed) {
                    self.requests.write(SessionRequest::open(record));
                }
            }
            Answer::Learn(lesson) => {
                self.showcase.enter(Stage::Visit, now);
                self.showcase.asked = Some(now);
                self.commands.queue(visit::seat_visitor);
                self.requests
                    .write(SessionRequest::Table(TableRequest::Learn(lesson)));
            }
            Answer::AllGames => {
                self.showcase.enter(Stage::Visit, now);
                self.commands.queue(visit::seat_visitor);
                self.requests
                    .write(SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)));
            }
        }
        self.overlays.write(OverlayRequest::Close);
    }
}

/// Games to choose from, side by side. Returns the one that is chosen.
fn tiles(
    ui: &mut Ui,
    games: &[&'static Entry],
    boards: &mut Boards,
    width: f32,
) -> Option<&'static str> {
    let count = games.len().max(1) as f32;
    let room = (width - TILE_GAP * (count - 1.0)) / count;
    let (least, most) = TILE_PICTURE;
    let picture = (room * PICTURE_SHAPE).clamp(least, most);
    let size = vec2(room.min(picture * TILE_WIDTH), picture + TILE_NAME);
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = TILE_GAP;
        for entry in games {
            if tile(ui, entry, boards, size).clicked() {
                chosen = Some(entry.id);
            }
        }
    });
    chosen
}

/// The sign of a game over its name, as a button.
fn tile(ui: &mut Ui, entry: &Entry, boards: &mut Boards, size: Vec2) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::Button, true, texts::showcase_play(entry.name))
    });
    let over = response.hovered() || response.has_focus();
    let (fill, line) = if over {
        (palette::PANEL, Stroke::new(2.0, palette::ACCENT.egui()))
    } else {
        (
            palette::PANEL_RAISED,
            Stroke::new(1.0, palette::LINE.egui()),
        )
    };
    let radius = f32::from(theme::RADIUS);
    let painter = ui.painter();
    painter.rect(rect, radius, fill.egui(), line, StrokeKind::Inside);
    let board = Rect::from_min_max(rect.min, rect.max - vec2(0.0, TILE_NAME)).shrink(2.0);
    boards.paint(entry.id, painter, board, HEAD);
    painter.text(
        rect.center_bottom() - vec2(0.0, 8.0),
        Align2::CENTER_BOTTOM,
        entry.name,
        TextStyle::Body.resolve(ui.style()),
        palette::TEXT.egui(),
    );
    focus_ring(ui, &response, theme::RADIUS);
    response
}

/// What a visitor answers to the invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    Play(&'static str),
    Learn(&'static Lesson),
    AllGames,
    Watch,
    Phones,
    End,
}

/// Counts down before the show goes on without a visitor. Whatever is touched or pressed
/// answers, and does nothing else.
fn farewell(mut contexts: EguiContexts, mut host: Host) -> Result {
    if host.showcase.stage != Stage::Farewell {
        return Ok(());
    }
    let now = host.time.elapsed();
    let left = host.showcase.left(now).unwrap_or_default();
    let context = contexts.ctx_mut()?;
    let pressed = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
    let mut stays = context.input(|input| input.events.iter().any(pressed));
    let mut is_new = false;
    stays |= stage::dialog(context, "farewell", 560.0, |ui, room| {
        let seconds = left.as_secs() + 1;
        theme::heading(ui, texts::showcase_still_there());
        let said = texts::showcase_goes_on(seconds);
        ui.add(Label::new(RichText::new(said).size(21.0)).wrap());
        ui.add_space(theme::GAP);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = TILE_GAP;
            let half = (room.x - TILE_GAP) / 2.0;
            let button = |name| PushButton::new(name).height(64.0).width(half);
            stays |= ui
                .add(button(texts::showcase_still_here()).primary())
                .clicked();
            is_new = ui.add(button(texts::showcase_new_here())).clicked();
        });
    });
    // A touch anywhere says that somebody is there, however long it is.
    stays |= context.input(|input| input.pointer.any_released());
    if is_new {
        host.commands.queue(visit::forget_visitor);
        host.newcomers.write(Newcomer);
    } else if stays {
        host.showcase.enter(Stage::Visit, now);
    }
    Ok(())
}
