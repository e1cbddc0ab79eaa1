//! The tray above the bestiary: the Xoid in hand with what placing it is
//! worth, or the workshop with what is to be said of what is being built.

use bevy_egui::egui::{
    Align, CornerRadius, FontId, Label, Layout, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

use super::{Hand, Names, Workshop, at_hand, hand::Turning, pictures, workshop::Verdict};
use crate::{
    plugins::{
        app::keys::Action,
        scene::palette::{self, Tone},
        ui::{
            hud::words as common,
            theme::{self, Icon, PushButton},
        },
    },
    rules::{
        AnyGame,
        xong::{Cold, Mid, Xoid, Xong},
    },
    texts,
};

/// What the player asked for in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// Turn what is there.
    Turn(Turning),
    /// To another place for the Xoid in hand.
    Step(isize),
    /// Place the Xoid in hand where it lies.
    Place,
    /// Take everything out of the workshop.
    Clear,
    /// Give what is in the workshop.
    Give,
}

/// The width of the button that clears, where it is a sign.
const CLEAR: f32 = 40.0;
/// The height of the picture.
const PICTURE: f32 = 96.0;
/// The height of what placing it is worth: the points in a line, and what they are made
/// of in one or two more.
const WORTH: f32 = 66.0;
/// The same in less room: two lines, and up to three.
const NARROW_WORTH: f32 = 112.0;
/// The size of the points.
const SWING: f32 = 20.0;
/// What a button needs besides its name: the margins, and the key that does the same.
const BESIDE_NAME: f32 = 96.0;
/// The height of a line about what is built, how many things are said, and in how many
/// lines at most.
const CHECK: f32 = 21.0;
const CHECKS: usize = 3;
const CHECK_LINES: usize = 4;
/// In less room than this what is said of a Xoid takes as many lines as it needs.
const NARROW: f32 = 240.0;

/// The tray while a Xoid is to be placed.
pub(crate) fn placing(ui: &mut Ui, hand: &Hand, position: &Xong, names: &Names) -> Option<Wish> {
    let xoid = hand.xoid()?;
    let player = position.to_act();
    let mut wish = None;
    let called = call(
        ui,
        Icon::Hexagon,
        &texts::table_xong_place_xoid(&names.title(xoid)),
    );
    if let Some(number) = at_hand::number(xoid, names) {
        called.on_hover_text(number);
    }
    let mids = xoid.orientations().get(hand.orientation());
    let tone = pictures::rod_tone(player);
    picture(ui, xoid, mids.map_or(&[], Vec::as_slice), tone, &mut wish);
    let (at, count) = hand.count();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let back = PushButton::new("").icon(Icon::ChevronLeft).height(34.0);
        if ui
            .add(back.tip(theme::key_tip(
                ui,
                texts::table_xong_previous_place(),
                Action::CursorPrevious,
            )))
            .clicked()
        {
            wish = Some(Wish::Step(-1));
        }
        let on = PushButton::new("").icon(Icon::ChevronRight).height(34.0);
        let tip = theme::key_tip(ui, texts::table_xong_next_place(), Action::CursorNext);
        if ui.add(on.tip(tip)).clicked() {
            wish = Some(Wish::Step(1));
        }
        let all = hand.spots().len();
        let text = match at {
            Some(at) => texts::table_xong_place_of(at + 1, count),
            None => texts::table_xong_places(all),
        };
        let text = ui.add(Label::new(RichText::new(text).size(16.0)).wrap());
        if at.is_some() {
            text.on_hover_text(texts::table_xong_turned_this_way(all));
        }
    });
    // Above what it is worth: where there is little room that is scrolled to.
    let width = ui.available_width();
    let place = PushButton::new(texts::table_xong_place_it())
        .width(width)
        .enabled(hand.spot().is_some());
    let place = with_enter(ui, place, width);
    let place = if hand.spot().is_some() {
        place.primary()
    } else {
        place
    };
    if ui
        .add(place.tip(theme::key_tip(
            ui,
            texts::table_xong_place_it_tip(),
            Action::Choose,
        )))
        .clicked()
    {
        wish = Some(Wish::Place);
    }
    let other = common::name(position as &dyn AnyGame, player.other());
    let is_narrow = ui.available_width() < NARROW;
    if is_narrow && hand.spot().is_some() {
        // The line over the board and the signs on it say so, too.
        return wish;
    }
    let height = if is_narrow { NARROW_WORTH } else { WORTH };
    of_height(ui, height, |ui| match hand.cold() {
        Some(cold) => worth(ui, cold, other),
        None if hand.spot().is_some() => {}
        None => {
            let key = theme::key_text(ui, Action::CursorNext);
            theme::note(ui, texts::table_xong_move_it(&key));
        }
    });
    wish
}

/// What placing the Xoid changes for both players, and below it what that is made of.
fn worth(ui: &mut Ui, cold: &Cold, other: &str) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut swings = at_hand::swings(cold, "you", other);
    if swings.is_empty() {
        swings.push(at_hand::swing(cold, "you", other));
    }
    let tip = texts::table_xong_swing_tip();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        for swing in swings {
            let text = RichText::new(swing)
                .text_style(theme::strong_style())
                .size(SWING);
            ui.add(Label::new(text).extend()).on_hover_text(tip);
        }
    });
    let sum = RichText::new(at_hand::sum(cold, other)).size(15.0);
    ui.add(Label::new(sum.color(palette::TEXT_QUIET.egui())).wrap())
        .on_hover_text(texts::table_xong_sum_tip());
}

/// Where the list is that a Xoid can be picked from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ListOfXoids {
    /// Below the tray.
    Below,
    /// Behind its button.
    Folded,
    /// A lesson has its place.
    Away,
}

/// The tray while a Xoid is to be given.
///
/// It has the same height whatever is in the workshop: the list below must not move
/// between the two clicks by which a Xoid is given.
pub(crate) fn giving(
    ui: &mut Ui,
    workshop: &Workshop,
    position: &Xong,
    names: &Names,
    list: ListOfXoids,
) -> Option<Wish> {
    let mut wish = None;
    let to = common::name(position as &dyn AnyGame, position.to_act().other());
    call(ui, Icon::Swap, &texts::table_xong_give_new(to));
    of_height(ui, PICTURE + 10.0, |ui| {
        built(ui, workshop, position, list, &mut wish);
    });
    let is_narrow = ui.available_width() < NARROW;
    ui.horizontal(|ui| {
        // Beside the board there is no room for the word.
        let name = if is_narrow {
            ""
        } else {
            texts::table_xong_clear()
        };
        let mut clear = PushButton::new(name)
            .height(38.0)
            .enabled(*workshop.verdict() != Verdict::Empty)
            .tip(theme::key_tip(
                ui,
                texts::table_xong_clear_tip(),
                Action::Clear,
            ));
        let mut room = ui.available_width();
        if is_narrow {
            clear = clear.icon(Icon::Bin).width(CLEAR);
            ui.spacing_mut().item_spacing.x = theme::GAP / 2.0;
            room -= CLEAR + theme::GAP / 2.0;
        } else {
            if ui.add(clear.clone()).clicked() {
                wish = Some(Wish::Clear);
            }
            room = ui.available_width();
        }
        ui.allocate_ui(vec2(room, 38.0), |ui| {
            if ui.add(give(ui, workshop, names)).clicked() {
                wish = Some(Wish::Give);
            }
        });
        if is_narrow && ui.add(clear).clicked() {
            wish = Some(Wish::Clear);
        }
    });
    let checks = at_hand::checks(workshop, position, names);
    let number = workshop
        .verdict()
        .offer()
        .and_then(|offer| at_hand::number(&offer.xoid, names));
    if is_narrow {
        // Beside the board there is no list below that could move.
        ui.scope(|ui| show_checks(ui, &checks, number));
    } else {
        of_height(ui, CHECK * CHECK_LINES as f32, |ui| {
            show_checks(ui, &checks, number);
        });
    }
    wish
}

/// The button that hands over what has been built, with its name where there is room.
fn give(ui: &Ui, workshop: &Workshop, names: &Names) -> PushButton {
    let legal = workshop.verdict().is_legal();
    let width = ui.available_width();
    let fits = |text: &String| {
        let font = TextStyle::Button.resolve(ui.style());
        let ink = palette::TEXT.egui();
        let galley = ui.painter().layout_no_wrap(text.clone(), font, ink);
        galley.size().x + BESIDE_NAME <= width
    };
    let offer = workshop.verdict().offer().filter(|_| legal);
    let name = offer
        .and_then(|offer| names.get(&offer.xoid))
        .map(texts::table_xong_give_named)
        .filter(fits)
        .unwrap_or_else(|| texts::table_xong_give_it().to_owned());
    let button = PushButton::new(name)
        .height(38.0)
        .width(width)
        .enabled(legal)
        .tip(theme::key_tip(
            ui,
            texts::table_xong_give_it_tip(),
            Action::HandOver,
        ));
    if legal {
        with_enter(ui, button.primary(), width)
    } else {
        button
    }
}

/// With the key that presses it, where that has room.
fn with_enter(ui: &Ui, button: PushButton, width: f32) -> PushButton {
    if width < NARROW {
        button
    } else {
        button.shortcut(theme::key_text(ui, Action::Choose))
    }
}

/// What is in the workshop, between the buttons that turn it.
fn built(
    ui: &mut Ui,
    workshop: &Workshop,
    position: &Xong,
    list: ListOfXoids,
    wish: &mut Option<Wish>,
) {
    let board = position.board();
    let mids: Vec<Mid> = workshop.legs().iter().map(|leg| board.mid(leg)).collect();
    match workshop.verdict() {
        Verdict::Empty => {
            let rect = ground(ui);
            let text = match list {
                ListOfXoids::Below => texts::table_xong_build_or_pick_below(),
                ListOfXoids::Folded => texts::table_xong_build_or_pick(),
                ListOfXoids::Away => texts::table_xong_build_it(),
            };
            let font = FontId::proportional(16.0);
            let ink = palette::TEXT_QUIET.egui();
            let beside = if rect.width() < NARROW { 12.0 } else { 24.0 };
            let galley = ui
                .painter()
                .layout(text.to_owned(), font, ink, rect.width() - beside);
            let at = rect.center() - galley.size() / 2.0;
            ui.painter().galley(at, galley, ink);
        }
        Verdict::NoXoid(_) => {
            let rect = ground(ui);
            pictures::xoid(ui.painter(), rect.shrink(14.0), &mids, palette::WARN);
        }
        Verdict::Xoid(offer) => {
            let known = if mids.is_empty() {
                offer.xoid.mids()
            } else {
                &mids
            };
            let tone = if offer.is_legal() {
                palette::ROD_BRASS
            } else {
                palette::WARN
            };
            picture(ui, &offer.xoid, known, tone, wish);
        }
    }
}

/// A part of the tray that is always this high; what would need more is cut off.
fn of_height(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), height);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let part = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::top_down(Align::Min));
    let mut ui = ui.new_child(part);
    ui.shrink_clip_rect(rect.expand(1.0));
    contents(&mut ui);
}

/// The tray while somebody else is to act, or a match is looked at.
pub(crate) fn watching(ui: &mut Ui, position: &Xong, names: &Names) {
    let game: &dyn AnyGame = position;
    let who = common::name(game, position.to_act());
    if position.is_over() {
        task(ui, Icon::Flag, texts::hud_game_over());
        return;
    }
    match position.hand() {
        Some(xoid) => {
            task(
                ui,
                Icon::Hexagon,
                &texts::table_xong_who_places(who, &names.title(xoid)),
            );
            let rect = ground(ui);
            let tone = pictures::rod_tone(position.to_act());
            pictures::xoid(ui.painter(), rect.shrink(14.0), xoid.mids(), tone);
        }
        None => {
            let to = common::name(game, position.to_act().other());
            task(ui, Icon::Swap, &texts::table_xong_who_gives(who, to));
        }
    }
}

/// What lies beside the words of a call: its sign, and the margins.
const BESIDE_CALL: f32 = 56.0;

/// What is to be done, on a ground that cannot be missed.
fn call(ui: &mut Ui, icon: Icon, text: &str) -> Response {
    let width = ui.available_width();
    let lay = |points: f32| {
        let font = FontId::new(points, theme::strong_family());
        let room = width - BESIDE_CALL;
        ui.painter()
            .layout(text.to_owned(), font, palette::TEXT.egui(), room)
    };
    let mut words = lay(20.0);
    if words.rows.len() > 1 {
        words = lay(16.0);
    }
    let size = vec2(width, words.size().y.max(28.0) + 12.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(10), palette::LINE.egui());
    let ink = palette::TEXT.egui();
    let sign = Rect::from_center_size(rect.left_center() + vec2(24.0, 0.0), vec2(26.0, 26.0));
    icon.paint(painter, sign, ink);
    let at = rect.left_center() + vec2(BESIDE_CALL - 10.0, -words.size().y / 2.0);
    painter.galley(at, words, ink);
    response
}

/// What somebody else does.
fn task(ui: &mut Ui, icon: Icon, text: &str) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(26.0, 26.0), Sense::hover());
        icon.paint(ui.painter(), rect, palette::ACCENT.egui());
        let text = RichText::new(text)
            .text_style(theme::strong_style())
            .size(20.0);
        ui.add(Label::new(text).wrap());
    });
}

/// The dark ground that pictures lie on.
fn ground(ui: &mut Ui) -> Rect {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), PICTURE), Sense::hover());
    ui.painter().rect(
        rect,
        CornerRadius::same(10),
        palette::NIGHT.egui_alpha(190),
        Stroke::new(1.0, palette::LINE.egui_alpha(120)),
        StrokeKind::Inside,
    );
    rect
}

/// A Xoid between the buttons that turn it.
fn picture(ui: &mut Ui, xoid: &Xoid, mids: &[Mid], tone: Tone, wish: &mut Option<Wish>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let width = ui.available_width() - 64.0;
        let (rect, response) = ui.allocate_exact_size(vec2(width, PICTURE), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, xoid.title()));
        ui.painter().rect(
            rect,
            CornerRadius::same(10),
            palette::NIGHT.egui_alpha(190),
            Stroke::new(1.0, palette::LINE.egui_alpha(120)),
            StrokeKind::Inside,
        );
        pictures::xoid(ui.painter(), rect.shrink(14.0), mids, tone);
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            for (turning, does, action) in [
                (
                    Turning::Left,
                    texts::table_xong_turn_left(),
                    Action::TurnLeft,
                ),
                (
                    Turning::Right,
                    texts::table_xong_turn_right(),
                    Action::TurnRight,
                ),
                (
                    Turning::Over,
                    texts::table_xong_turn_over(),
                    Action::TurnOver,
                ),
            ] {
                let tip = theme::key_tip(ui, does, action);
                let button = PushButton::new("").height(30.0).width(54.0);
                let response = ui.add(button.tip(&tip));
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &tip));
                let ink = palette::TEXT.egui();
                pictures::turning(ui.painter(), response.rect.shrink(5.0), turning, ink);
                if response.clicked() {
                    *wish = Some(Wish::Turn(turning));
                }
            }
        });
    });
}

/// Whether what is built may be given, point by point, each with a sign.
///
/// `number` explains the number by which the first of them names the Xoid.
fn show_checks(ui: &mut Ui, checks: &[(bool, String)], number: Option<String>) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.spacing_mut().interact_size.y = CHECK;
    let mut number = number;
    for (good, text) in checks.iter().take(CHECKS) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let (icon, tone) = if *good {
                (Icon::Check, palette::GOOD)
            } else {
                (Icon::Cross, palette::WARN)
            };
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            icon.paint(ui.painter(), rect, tone.egui());
            let response = ui.add(Label::new(RichText::new(text).size(16.0)).wrap());
            if let Some(number) = number.take() {
                response.on_hover_text(number);
            }
        });
    }
}
