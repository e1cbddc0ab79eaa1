//! The dialog with the code by which phones join, and who has come.

use core::{net::IpAddr, time::Duration};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, RichText, Sense, Ui, Vec2, vec2},
};

use super::{names::player_name, stage};
use crate::{
    host::SeatedGuest,
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            phones::{Phones, PhonesRequest, crowd},
            session::Session,
            show::Showcase,
            states::{Overlay, OverlayRequest},
        },
        scene::palette,
        ui::theme::{self, Code, Icon, PushButton, player_chip},
    },
    record::Seat,
    rules::Player,
    texts,
};

/// What the head of the dialog takes of its height.
const HEAD: f32 = 56.0;
/// The part of its width that the code has, at most.
const CODE: f32 = 0.54;
/// How often a countdown is drawn.
const SECOND: Duration = Duration::from_secs(1);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Phones)),
    );
}

/// What is pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum PhonesButton {
    Close,
    Copy(String),
    Ask(PhonesRequest),
}

fn show(
    mut contexts: EguiContexts,
    phones: Option<Res<Phones>>,
    session: Option<Res<Session>>,
    showcase: Option<Res<Showcase>>,
    open: Res<State<Overlay>>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut requests: MessageWriter<PhonesRequest>,
    mut redraw: ResMut<RedrawScheduler>,
    mut code: Local<Option<(String, Code)>>,
) -> Result {
    let Some(phones) = phones else {
        // Whoever opens the dialog invites.
        if open.is_changed() {
            requests.write(PhonesRequest::Invite);
            redraw.now();
        }
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let link = phones.link();
    if code.as_ref().is_none_or(|(shown, _)| *shown != link) {
        *code = Code::for_link(&link).ok().map(|code| (link, code));
    }
    if phones.guests().seats.iter().flatten().any(counts_down) {
        redraw.within(SECOND);
    }
    let session = session.filter(|session| session.is_played());
    let mut pressed = None;
    let beside = stage::dialog(context, "phones", 1180.0, |ui, room| {
        if stage::dialog_head(ui, texts::phones_title()) {
            pressed = Some(PhonesButton::Close);
        }
        let side = (room.y - HEAD).min(CODE * room.x);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GROUP_GAP;
            let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            if !phones.is_found() {
                let said = Label::new(texts::phones_no_network()).wrap();
                ui.put(place.shrink(theme::GROUP_GAP), said);
            } else if let Some((_, code)) = &*code {
                code.paint(ui.painter(), place);
            }
            let rest = vec2(ui.available_width(), side);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                pressed = pressed.take().or(beside_code(
                    ui,
                    &phones,
                    session.as_deref(),
                    showcase.is_some(),
                ));
            });
        });
    });
    if beside {
        pressed = Some(PhonesButton::Close);
    }
    match pressed {
        Some(PhonesButton::Close) => {
            overlay.write(OverlayRequest::Back);
        }
        Some(PhonesButton::Copy(link)) => context.copy_text(link),
        Some(PhonesButton::Ask(request)) => {
            requests.write(request);
        }
        None => {}
    }
    Ok(())
}

/// What stands beside the code: how to join, who is there, and what can be done about it.
fn beside_code(
    ui: &mut Ui,
    phones: &Phones,
    session: Option<&Session>,
    is_show: bool,
) -> Option<PhonesButton> {
    let mut pressed = None;
    ui.spacing_mut().item_spacing = vec2(theme::GAP, 6.0);
    ui.label(texts::phones_scan());
    if phones.is_found() {
        ui.horizontal_wrapped(|ui| {
            let address = RichText::new(phones.address().to_string());
            let address = address.size(30.0).color(palette::ACCENT.egui());
            ui.add(Label::new(address).extend());
            let word = RichText::new(phones.word()).size(30.0);
            ui.add(Label::new(word).extend())
                .on_hover_text(texts::phones_word_tip());
            if let Some(address) = choose(ui, phones) {
                pressed = Some(PhonesButton::Ask(PhonesRequest::Choose(address)));
            }
        });
    }
    theme::note(ui, texts::phones_network());
    theme::rule(ui);
    if let Some(session) = session {
        let offered = phones.offered(session);
        let seats = (0_u8..).map(Player).zip(session.record().seats());
        for (player, seat) in seats {
            let guest = phones.guests().seats.get(player.index());
            let guest = guest.and_then(Option::as_ref);
            let mut is_offered = offered.contains(player);
            if row(
                ui,
                session,
                (player, seat),
                guest,
                (!is_show).then_some(&mut is_offered),
            ) {
                pressed = Some(PhonesButton::Ask(PhonesRequest::Offer(player, is_offered)));
            }
        }
    }
    if let Some(waiting) = phones.waiting() {
        ui.label(waiting);
    }
    theme::quiet(ui, crowd(phones.guests()));
    if !is_show {
        let mut stands_in = phones.stands_in();
        if theme::toggle(ui, &mut stands_in, texts::phones_stand_in()) {
            pressed = Some(PhonesButton::Ask(PhonesRequest::StandIn(stands_in)));
        }
    }
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| {
        ui.horizontal_wrapped(|ui| {
            if ui
                .add(PushButton::new(texts::phones_close()).primary())
                .clicked()
            {
                pressed = Some(PhonesButton::Close);
            }
            let copy = PushButton::new(texts::phones_copy_link()).tip(phones.link());
            if ui.add(copy).clicked() {
                pressed = Some(PhonesButton::Copy(phones.link()));
            }
            let stop = PushButton::new(texts::phones_stop())
                .icon(Icon::Cross)
                .danger();
            let stop = stop.tip(texts::phones_stop_tip());
            if ui.add(stop).clicked() {
                pressed = Some(PhonesButton::Ask(PhonesRequest::Stop));
            }
        });
    });
    pressed
}

/// Where the machine is in several networks, a button for the next of them. Returns the address
/// there.
fn choose(ui: &mut Ui, phones: &Phones) -> Option<IpAddr> {
    let (routes, now) = (phones.routes(), phones.address().ip());
    let at = routes.iter().position(|route| route.address == now);
    let next = routes.iter().cycle().nth(at.map_or(0, |at| at + 1))?;
    let button = PushButton::new(texts::phones_other_network()).height(36.0);
    let tip = format!("{} ({})", next.address, next.network);
    (routes.len() > 1 && ui.add(button.tip(tip)).clicked()).then_some(next.address)
}

/// The player in a seat. Returns whether the switch by which it is offered to phones was turned.
fn row(
    ui: &mut Ui,
    session: &Session,
    (player, seat): (Player, &Seat),
    guest: Option<&SeatedGuest>,
    is_offered: Option<&mut bool>,
) -> bool {
    let mut turned = false;
    ui.horizontal(|ui| {
        if let Some(colour) = session.position().colours().get(player.index()) {
            player_chip(ui, *colour, 22.0);
        }
        let offered = is_offered.as_deref().copied().unwrap_or(true);
        let said = who(seat, guest, offered);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(is_offered) = is_offered {
                turned = theme::toggle(ui, is_offered, texts::phones_switch());
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(said).truncate());
            });
        });
    });
    turned
}

/// The player in a seat, in words.
fn who(seat: &Seat, guest: Option<&SeatedGuest>, is_offered: bool) -> String {
    match guest {
        Some(guest) if guest.is_given_up() => texts::phones_away(&guest.name),
        Some(SeatedGuest {
            name,
            away: Some(left),
        }) => texts::phones_away_for(name, left.as_secs() + 1),
        Some(guest) => guest.name.clone(),
        None if is_offered => texts::phones_until(&player_name(&seat.name)),
        None => player_name(&seat.name),
    }
}

fn counts_down(guest: &SeatedGuest) -> bool {
    guest.away.is_some() && !guest.is_given_up()
}
