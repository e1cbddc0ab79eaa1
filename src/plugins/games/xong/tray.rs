//! The tray above the bestiary: the Xoid in hand with what placing it is
//! worth, or the workshop with what is to be said of what is being built.

use bevy_egui::egui::{
    Align, CornerRadius, FontId, Label, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, WidgetType, vec2,
};

use super::{Hand, Names, Workshop, hand::Turning, pictures, words, workshop::Verdict};
use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::{
            hud::words as common,
            theme::{self, Icon, PushButton},
        },
    },
    rules::{
        AnyGame,
        xong::{Mid, Xoid, Xong},
    },
};

/// What the player asked for in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
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

/// The height of the picture.
const PICTURE: f32 = 96.0;
/// The height of what placing it is worth.
const WORTH: f32 = 46.0;
/// The height of a line about what is built, and how many there are at most.
const CHECK: f32 = 21.0;
const CHECKS: usize = 3;
/// In less room than this what is said of a Xoid takes as many lines as it needs.
const NARROW: f32 = 240.0;

/// The tray while a Xoid is to be placed.
pub fn placing(ui: &mut Ui, hand: &Hand, position: &Xong, names: &Names) -> Option<Wish> {
    let xoid = hand.xoid()?;
    let player = position.to_act();
    let mut wish = None;
    call(ui, Icon::Hexagon, &format!("Place {}", names.title(xoid)));
    let mids = xoid.orientations().get(hand.orientation());
    let tone = pictures::rod_tone(player);
    picture(ui, xoid, mids.map_or(&[], Vec::as_slice), tone, &mut wish);
    let (at, count) = hand.count();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let back = PushButton::new("").icon(Icon::ChevronLeft).height(34.0);
        if ui.add(back.tip("The place before (Shift+Tab)")).clicked() {
            wish = Some(Wish::Step(-1));
        }
        let on = PushButton::new("").icon(Icon::ChevronRight).height(34.0);
        if ui.add(on.tip("The next place (Tab)")).clicked() {
            wish = Some(Wish::Step(1));
        }
        let all = hand.spots().len();
        let text = match at {
            Some(at) => format!("Spot {} of {count} this way round", at + 1),
            None => format!("{} in all", common::count(all, "place")),
        };
        ui.add(Label::new(RichText::new(text).size(16.0)).wrap());
    });
    of_height(ui, WORTH, |ui| match hand.cold() {
        Some(cold) => {
            let text = words::worth(cold.value());
            ui.horizontal(|ui| {
                let size = RichText::new(text).text_style(theme::figure_style());
                ui.add(Label::new(size))
                    .on_hover_text("By how many points you gain on the opponent");
                let sum = RichText::new(words::sum(cold)).size(15.0);
                ui.add(Label::new(sum.color(palette::TEXT_QUIET.egui())).wrap());
            });
        }
        None if hand.spot().is_some() => {}
        None => {
            theme::note(ui, "Move it over the board, or press Tab.");
        }
    });
    let place = PushButton::new("Place it here")
        .width(ui.available_width())
        .enabled(hand.spot().is_some());
    let place = if hand.spot().is_some() {
        place.primary()
    } else {
        place
    };
    if ui
        .add(place.tip("Or click the board, or press Enter"))
        .clicked()
    {
        wish = Some(Wish::Place);
    }
    wish
}

/// The tray while a Xoid is to be given.
///
/// It has the same height whatever is in the workshop: the list below must not move
/// between the two clicks by which a Xoid is given.
pub fn giving(ui: &mut Ui, workshop: &Workshop, position: &Xong, names: &Names) -> Option<Wish> {
    let mut wish = None;
    let to = common::name(position as &dyn AnyGame, position.to_act().other());
    call(ui, Icon::Swap, &format!("Give {to} a new Xoid"));
    of_height(ui, PICTURE + 10.0, |ui| {
        built(ui, workshop, position, &mut wish);
    });
    let checks = words::checks(workshop.verdict(), names);
    if ui.available_width() < NARROW {
        // Beside the board there is no list below that could move.
        ui.scope(|ui| show_checks(ui, &checks, true));
    } else {
        of_height(ui, CHECK * CHECKS as f32, |ui| {
            show_checks(ui, &checks, false);
        });
    }
    ui.horizontal(|ui| {
        let clear = PushButton::new("Clear")
            .height(38.0)
            .enabled(*workshop.verdict() != Verdict::Empty);
        if ui
            .add(clear.tip("Take everything away (Backspace)"))
            .clicked()
        {
            wish = Some(Wish::Clear);
        }
        let legal = workshop.verdict().is_legal();
        let name = workshop.verdict().offer().filter(|_| legal).map_or_else(
            || "Give it".to_owned(),
            |offer| match names.of(&offer.xoid) {
                Some(name) => format!("Give the {name}"),
                None => "Give it".to_owned(),
            },
        );
        let give = PushButton::new(name)
            .height(38.0)
            .width(ui.available_width())
            .enabled(legal);
        let give = if legal { give.primary() } else { give };
        if ui.add(give.tip("Hand it over (Ctrl+Enter)")).clicked() {
            wish = Some(Wish::Give);
        }
    });
    wish
}

/// What is in the workshop, between the buttons that turn it.
fn built(ui: &mut Ui, workshop: &Workshop, position: &Xong, wish: &mut Option<Wish>) {
    let board = position.board();
    let mids: Vec<Mid> = workshop.legs().iter().map(|leg| board.mid(leg)).collect();
    match workshop.verdict() {
        Verdict::Empty => {
            let rect = ground(ui);
            // Without the list beside it there is nothing below to pick.
            let text = if rect.width() < NARROW {
                "Click vacant legs, or drag over them."
            } else {
                "Click vacant legs on the board, or drag over them.\nOr pick one below."
            };
            let font = FontId::proportional(16.0);
            let ink = palette::TEXT_QUIET.egui();
            let galley = ui
                .painter()
                .layout(text.to_owned(), font, ink, rect.width() - 24.0);
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
pub fn watching(ui: &mut Ui, position: &Xong, names: &Names) {
    let game: &dyn AnyGame = position;
    let who = common::name(game, position.to_act());
    if position.is_over() {
        task(ui, Icon::Flag, "The game is over");
        return;
    }
    match position.hand() {
        Some(xoid) => {
            task(
                ui,
                Icon::Hexagon,
                &format!("{who} places {}", names.title(xoid)),
            );
            let rect = ground(ui);
            let tone = pictures::rod_tone(position.to_act());
            pictures::xoid(ui.painter(), rect.shrink(14.0), xoid.mids(), tone);
        }
        None => {
            let to = common::name(game, position.to_act().other());
            task(ui, Icon::Swap, &format!("{who} gives {to} a Xoid"));
        }
    }
}

/// What lies beside the words of a call: its sign, and the margins.
const BESIDE_CALL: f32 = 56.0;

/// What is to be done, on a ground that cannot be missed.
fn call(ui: &mut Ui, icon: Icon, text: &str) {
    let width = ui.available_width();
    let lay = |points: f32| {
        let font = FontId::new(points, theme::strong_family());
        let room = width - BESIDE_CALL;
        ui.painter()
            .layout(text.to_owned(), font, palette::NIGHT.egui(), room)
    };
    let mut words = lay(20.0);
    if words.rows.len() > 1 {
        words = lay(16.0);
    }
    let size = vec2(width, words.size().y.max(28.0) + 12.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    let painter = ui.painter();
    painter.rect_filled(rect, CornerRadius::same(10), palette::ACCENT.egui());
    let ink = palette::NIGHT.egui();
    let sign = Rect::from_center_size(rect.left_center() + vec2(24.0, 0.0), vec2(26.0, 26.0));
    icon.paint(painter, sign, ink);
    let at = rect.left_center() + vec2(BESIDE_CALL - 10.0, -words.size().y / 2.0);
    painter.galley(at, words, ink);
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
            for (turning, icon, tip) in [
                (
                    Turning::Left,
                    Icon::Undo,
                    "Turn it to the left (Shift+R, or the wheel)",
                ),
                (
                    Turning::Right,
                    Icon::Redo,
                    "Turn it to the right (R, or the wheel)",
                ),
                (Turning::Over, Icon::Swap, "Turn it over (V)"),
            ] {
                let button = PushButton::new("").icon(icon).height(30.0).width(54.0);
                if ui.add(button.tip(tip)).clicked() {
                    *wish = Some(Wish::Turn(turning));
                }
            }
        });
    });
}

/// Whether what is built may be given, point by point, each with a sign.
fn show_checks(ui: &mut Ui, checks: &[(bool, String)], wraps: bool) {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.spacing_mut().interact_size.y = CHECK;
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
            let label = Label::new(RichText::new(text).size(16.0));
            ui.add(if wraps {
                label.wrap()
            } else {
                label.truncate()
            });
        });
    }
}
