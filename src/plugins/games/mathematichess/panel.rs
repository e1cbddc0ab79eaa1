//! The panel below the players: the tray while pieces are placed; afterwards
//! the points, the territories by worth, and what can be done besides moving.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        self, Align, Align2, Area, CornerRadius, FontId, Id, Layout as Row, Margin, Order, Rect,
        Response, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
    },
};

use super::{
    Aim, Foreseen, MathematichessTable, Orders, SetUps, Tray, counting::Counted, glyphs, laying,
    ledger,
};
use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed, KeyMap},
            session::{Origin, Session, SessionRequest},
            states::Overlay,
        },
        scene::palette,
        ui::{
            hud::{HudLayout, HudSystems},
            theme::{
                self, BUTTON_RADIUS, GAP, Icon, PushButton, player_chip, strong_family,
                widgets::focus_ring,
            },
        },
    },
    rules::{Colour, Game, Player, mathematichess::Move},
};

/// The width of the contents: the panel is as wide as the players'.
pub(super) const WIDTH: f32 = 228.0;
/// The least height that the panel is given, whatever stands above it.
const LEAST: f32 = 240.0;

pub(super) fn plugin(app: &mut App) {
    visitors::forget::<ForWhom>(app);
    app.init_resource::<ForWhom>();
    app.add_systems(
        bevy_egui::EguiPrimaryContextPass,
        (show, condemn).chain().in_set(HudSystems::Tools),
    );
}

/// Whether fills are for both sides.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) struct ForWhom {
    pub both: bool,
}

/// What the panel works on.
pub(super) struct Hands<'a, 'r, 'p> {
    pub table: &'a MathematichessTable,
    pub session: &'a Session,
    pub keys: &'a KeyMap,
    pub tray: &'a mut Tray,
    pub orders: &'a mut Orders,
    pub set_ups: &'a mut SetUps,
    pub whom: &'a mut ForWhom,
    pub aim: &'a mut Aim,
    pub requests: &'a mut MessageWriter<'r, SessionRequest>,
    pub pressed: &'a mut MessageWriter<'p, ActionPressed>,
}

fn show(
    mut contexts: EguiContexts,
    layout: Res<HudLayout>,
    overlay: Res<Overlay>,
    table: Option<Res<MathematichessTable>>,
    session: Option<Res<Session>>,
    keys: Res<KeyMap>,
    counted: Res<Counted>,
    foreseen: Res<Foreseen>,
    mut tray: ResMut<Tray>,
    mut orders: ResMut<Orders>,
    mut set_ups: ResMut<SetUps>,
    mut whom: ResMut<ForWhom>,
    mut aim: ResMut<Aim>,
    mut requests: MessageWriter<SessionRequest>,
    mut pressed: MessageWriter<ActionPressed>,
) -> Result {
    let (Some(table), Some(session)) = (table, session) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let players = context.memory(|memory| memory.area_rect(Id::new(("hud", "players"))));
    let used = players.map_or(0.0, |players| players.bottom() + GAP - layout.left.top());
    let room = (layout.left.height() - used).max(LEAST);
    // Hung under the players: from its foot it could not grow.
    let top = (layout.left.top() + used).min(layout.left.bottom() - room);
    let listed = aim.held.listed;
    let mut now_listed = None;
    // Change detection would wake the view in every frame.
    let mut now = (*tray, *aim, *whom);
    let mut hands = Hands {
        table: &table,
        session: &session,
        keys: &keys,
        tray: &mut now.0,
        orders: orders.bypass_change_detection(),
        set_ups: set_ups.bypass_change_detection(),
        whom: &mut now.2,
        aim: &mut now.1,
        requests: &mut requests,
        pressed: &mut pressed,
    };
    let kept = hands.set_ups.all.len();
    Area::new(Id::new("panel of Mathematichess"))
        .order(Order::Middle)
        .fixed_pos(pos2(layout.left.left(), top))
        .constrain(false)
        .fade_in(false)
        .enabled(*overlay == Overlay::None)
        .show(context, |ui| {
            theme::panel_frame()
                .inner_margin(Margin::same(12))
                .show(ui, |ui| {
                    ui.set_width(WIDTH);
                    // An area remembers its first size; the list may grow longer.
                    ui.set_max_height(room - 26.0);
                    ui.spacing_mut().item_spacing.y = 4.0;
                    ScrollArea::vertical()
                        .max_height(room - 26.0)
                        .auto_shrink([false, true])
                        .show(ui, |ui| {
                            if table.position.is_placing() {
                                laying::show(ui, &mut hands);
                            } else {
                                now_listed = counting(ui, &mut hands, &counted, &foreseen);
                            }
                        });
                });
        });
    if hands.set_ups.all.len() != kept {
        set_ups.set_changed();
    }
    now.1.held.listed = now_listed;
    if now.1.held.listed != listed || now.1 != *aim {
        *aim = now.1;
    }
    tray.set_if_neq(now.0);
    whom.set_if_neq(now.2);
    Ok(())
}

pub(super) const fn colour(player: Player) -> Colour {
    match player {
        Player::FIRST => Colour::White,
        _ => Colour::Black,
    }
}

/// The points, the territories and the deeds; the territory that is pointed at
/// in the list.
fn counting(
    ui: &mut Ui,
    hands: &mut Hands<'_, '_, '_>,
    counted: &Counted,
    foreseen: &Foreseen,
) -> Option<crate::rules::mathematichess::Square> {
    points(ui, counted, foreseen);
    talk(ui, hands);
    ui.horizontal(|ui| {
        theme::section(ui, "Territories");
        ui.with_layout(Row::right_to_left(Align::Center), |ui| {
            terminator(ui, hands);
        });
    });
    // Seven of them have to find room under the players.
    ui.spacing_mut().item_spacing.y = 2.0;
    let mut pointed = None;
    for territory in ledger::ranked(hands.table) {
        let at = territory.cells.first().copied();
        let opened = hands
            .aim
            .held
            .opened
            .is_some_and(|opened| territory.contains(opened));
        let response = row(ui, territory, opened);
        if response.hovered() || response.has_focus() {
            pointed = at;
        }
        if response.clicked() {
            hands.aim.held.opened = at.filter(|_| !opened);
        }
    }
    pointed
}

fn points(ui: &mut Ui, counted: &Counted, foreseen: &Foreseen) {
    let points = counted.points();
    let gains = foreseen.0.as_ref().map(|(_, preview)| preview.gains());
    ui.columns(2, |columns| {
        for (seat, ui) in columns.iter_mut().enumerate() {
            let player = Player(seat as u8);
            let (text, tone) = match gains.map(|gains| gains[seat]) {
                Some(gain) if gain < 0 => (ledger::signed(gain), palette::WARN),
                Some(gain) if gain > 0 => (ledger::signed(gain), palette::GOOD),
                Some(_) => ("±0".to_owned(), palette::TEXT_QUIET),
                None => (String::new(), palette::TEXT_QUIET),
            };
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                player_chip(ui, colour(player), 20.0);
                let points = egui::RichText::new(points[seat].to_string())
                    .text_style(theme::figure_style())
                    .size(22.0);
                ui.add(egui::Label::new(points).selectable(false));
                let gain = egui::RichText::new(text)
                    .text_style(theme::strong_style())
                    .size(16.0)
                    .color(tone.egui());
                ui.add(egui::Label::new(gain).selectable(false));
            });
        }
    });
}

/// A territory in the list: whose, where, what it is worth.
fn row(ui: &mut Ui, territory: &crate::rules::mathematichess::Territory, opened: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(WIDTH, 25.0), Sense::click());
    let worth = ledger::worth(territory);
    let name = territory.name();
    let told = format!("{name}: {worth}, {}", ledger::kind(territory));
    response
        .widget_info(|| WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), opened, &told));
    let painter = ui.painter();
    let over = response.hovered() || response.has_focus();
    let fill = if opened {
        palette::LINE.egui()
    } else if over {
        palette::PANEL_RAISED.egui()
    } else {
        palette::PANEL_RAISED.egui_alpha(90)
    };
    painter.rect_filled(rect, CornerRadius::same(6), fill);
    let middle = rect.center().y;
    let mut x = rect.left() + 6.0;
    for player in Player::all(2) {
        if territory.owner.is_none_or(|owner| owner == player) {
            let (body, line) = glyphs::tones(player);
            painter.circle(pos2(x + 6.0, middle), 6.0, body, Stroke::new(1.5, line));
            x += 9.0;
        }
    }
    x = rect.left() + 30.0;
    let quiet = FontId::proportional(14.0);
    let place = painter.text(
        pos2(x, middle),
        Align2::LEFT_CENTER,
        name,
        quiet.clone(),
        palette::TEXT.egui(),
    );
    x = place.right() + 6.0;
    if territory.secured {
        let sign = Rect::from_center_size(pos2(x + 7.0, middle), vec2(15.0, 15.0));
        Icon::Lock.paint(painter, sign, palette::ACCENT.egui());
        x += 18.0;
    }
    if territory.royal {
        let sign = Rect::from_center_size(pos2(x + 7.0, middle), vec2(15.0, 15.0));
        Icon::Star.paint(painter, sign, palette::ACCENT.egui());
        x += 18.0;
    }
    if let Some(kind) = territory.homogeneous {
        let text = format!("{}×{}", kind.letter(), territory.multiplier);
        painter.text(
            pos2(x, middle),
            Align2::LEFT_CENTER,
            text,
            quiet,
            palette::ACCENT.egui(),
        );
    }
    painter.text(
        pos2(rect.right() - 8.0, middle),
        Align2::RIGHT_CENTER,
        worth,
        FontId::new(16.0, strong_family()),
        palette::TEXT.egui(),
    );
    focus_ring(ui, &response, BUTTON_RADIUS);
    response.on_hover_text(ledger::kind(territory))
}

/// The button that takes up the Terminator, as long as the player to move has
/// one.
fn terminator(ui: &mut Ui, hands: &mut Hands<'_, '_, '_>) {
    let position = &hands.table.position;
    let player = position.to_move();
    let there = position.agreed().terminators && !position.has_terminated(player);
    if !there || !hands.table.is_open() {
        return;
    }
    let may = hands.session.person_may_move() && position.may_terminate(player);
    let tip = if position.agreed().free_terminators {
        "Once in the game: take one of your own pieces off the board, beside your move."
    } else {
        "Once in the game: take one of your own pieces off the board. It costs your turn."
    };
    let tip = hands.keys.tip(tip, Action::Special);
    let name = if hands.aim.held.terminating {
        "Which piece?"
    } else {
        "Terminator"
    };
    let button = PushButton::new(name)
        .height(30.0)
        .selected(hands.aim.held.terminating)
        .enabled(may);
    if ui.add(button.tip(tip)).clicked() {
        hands.pressed.write(ActionPressed(Action::Special));
    }
}

/// To agree, to refuse, to pass.
fn talk(ui: &mut Ui, hands: &mut Hands<'_, '_, '_>) {
    let position = &hands.table.position;
    let mine = hands.session.person_may_move();
    let mut ask = |mv: Move| {
        hands.requests.write(SessionRequest::Play {
            text: position.move_text(&mv),
            origin: Origin::Person,
        });
    };
    if mine && position.is_offered() {
        theme::quiet(ui, "Your opponent offers to end the game and to count.");
        ui.horizontal(|ui| {
            let accept = PushButton::new("Accept").primary().height(34.0);
            if ui
                .add(accept.tip("The game ends, and the points count"))
                .clicked()
            {
                ask(Move::Accept);
            }
            let decline = PushButton::new("Decline").height(34.0);
            if ui.add(decline.tip("The game goes on")).clicked() {
                ask(Move::Decline);
            }
        });
        return;
    }
    if !hands.table.is_open() {
        return;
    }
    if mine && position.may_offer() {
        let offer = PushButton::new("Offer to count").height(34.0).width(WIDTH);
        if ui
            .add(offer.tip("Propose to end the game here and to count"))
            .clicked()
        {
            ask(Move::Offer);
        }
    }
    if mine && position.may_pass() {
        let pass = PushButton::new("Pass").primary().height(34.0).width(WIDTH);
        if ui
            .add(pass.tip("You cannot move: let the opponent go on"))
            .clicked()
        {
            ask(Move::Pass);
        }
    }
}

/// Asks whether a piece shall really leave the board, and says what it costs.
fn condemn(
    mut contexts: EguiContexts,
    layout: Res<HudLayout>,
    overlay: Res<Overlay>,
    table: Option<Res<MathematichessTable>>,
    foreseen: Res<Foreseen>,
    keys: Res<KeyMap>,
    mut aim: ResMut<Aim>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    let Some(table) = table else { return Ok(()) };
    let Some(at) = aim.held.condemned else {
        return Ok(());
    };
    let (Some(piece), Some((mv, preview))) = (table.position.piece(at), &foreseen.0) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let (mut done, mut kept) = (false, false);
    Area::new(Id::new("terminator"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(layout.free.center_bottom() - vec2(0.0, GAP))
        .fade_in(false)
        .enabled(*overlay == Overlay::None)
        .show(context, |ui| {
            theme::panel_frame().show(ui, |ui| {
                ui.set_width(430.0);
                theme::heading(
                    ui,
                    format!("Take the {} on {at} off the board?", piece.name()),
                );
                let [white, black] = preview.gains();
                ui.label(format!(
                    "White {} to {}, Black {} to {}.",
                    ledger::signed(white),
                    preview.after[0],
                    ledger::signed(black),
                    preview.after[1],
                ));
                let price = if table.position.agreed().free_terminators {
                    "It takes your only Terminator; the piece does not come back."
                } else {
                    "It takes your turn and your only Terminator; the piece does not come back."
                };
                theme::quiet(ui, price);
                ui.with_layout(Row::right_to_left(Align::Min), |ui| {
                    let take = PushButton::new("Take it off").danger();
                    let tip = keys.tip("Play the Terminator", Action::Choose);
                    done = ui.add(take.tip(tip)).clicked();
                    kept = ui
                        .add(PushButton::new("Keep it").tip("Do something else"))
                        .clicked();
                });
            });
        });
    if done {
        requests.write(SessionRequest::Play {
            text: table.position.move_text(mv),
            origin: Origin::Person,
        });
    }
    if done || kept {
        aim.held.condemned = None;
        aim.held.terminating = false;
    }
    Ok(())
}
