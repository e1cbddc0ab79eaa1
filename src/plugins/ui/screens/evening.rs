//! The dialog by which an evening is held: the games and the hours, then where people find it and
//! what its organiser can do at this machine. All that can be done is on the organiser's page; the
//! evening itself is shown on the big screen.

use core::time::Duration;
use std::path::Path;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, RichText, Sense, Ui, Vec2, vec2},
};

use super::stage;
use crate::{
    client::{EveningShown, EveningWish},
    evening::{Person, Presence},
    host::{Order, texts as told},
    plugins::{
        app::{
            evening::EveningDesk,
            machine::{desktop, redraw::RedrawScheduler},
            notices::Notice,
            states::{Overlay, OverlayRequest, Screen},
        },
        scene::palette,
        ui::theme::{self, Code, Icon, PushButton},
    },
    rules::registry,
    texts,
};

/// What the head of the dialog takes of its height.
const HEAD: f32 = 56.0;
/// The part of its width that the code has, at most.
const CODE: f32 = 0.5;
/// How often numbers are looked at.
const SECOND: Duration = Duration::from_secs(1);
/// How long an evening may be, in half hours.
const HALF_HOURS: [i64; 2] = [1, 12];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EveningDraft>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Evening).and_then(resource_exists::<EveningDesk>)),
    );
}

/// What has been chosen for the next evening.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
struct EveningDraft {
    /// The games that are left out.
    without: Vec<&'static str>,
    half_hours: i64,
}

impl Default for EveningDraft {
    fn default() -> Self {
        Self {
            without: Vec::new(),
            half_hours: 4,
        }
    }
}

/// What is pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
enum EveningButton {
    Close,
    Open(EveningWish),
    BigScreen,
    Page(String),
    Copy(String),
    Order(Order),
    Interrupt,
}

fn show(
    mut contexts: EguiContexts,
    mut desk: ResMut<EveningDesk>,
    mut draft: ResMut<EveningDraft>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut notices: MessageWriter<Notice>,
    mut redraw: ResMut<RedrawScheduler>,
    (screen, mut next): (Res<State<Screen>>, ResMut<NextState<Screen>>),
) -> Result {
    let context = contexts.ctx_mut()?;
    let shown = desk.shown();
    let mut pressed = None;
    let beside = stage::dialog(context, "evening", 1100.0, |ui, room| {
        if stage::dialog_head(ui, texts::hold_title()) {
            pressed = Some(EveningButton::Close);
        }
        ui.spacing_mut().item_spacing = vec2(theme::GAP, 8.0);
        let asked = match &shown {
            Some(shown) => held(ui, shown, room, *screen == Screen::Evening),
            None => chosen(ui, draft.bypass_change_detection(), desk.has_last()),
        };
        pressed = pressed.take().or(asked);
    });
    if beside {
        pressed = Some(EveningButton::Close);
    }
    if shown.is_some() {
        redraw.within(SECOND);
    }
    match pressed {
        Some(EveningButton::Close) => {
            overlay.write(OverlayRequest::Back);
        }
        Some(EveningButton::Open(wish)) => {
            if let Err(error) = desk.open(&wish) {
                notices.write(Notice::trouble(error.to_string()));
            }
            redraw.now();
        }
        Some(EveningButton::BigScreen) => {
            next.set(Screen::Evening);
            overlay.write(OverlayRequest::Close);
        }
        Some(EveningButton::Order(order)) => desk.order(order),
        Some(EveningButton::Page(address)) => {
            if let Err(error) = desktop::open(Path::new(&address)) {
                notices.write(Notice::trouble(error));
            }
        }
        Some(EveningButton::Copy(link)) => context.copy_text(link),
        Some(EveningButton::Interrupt) => {
            desk.interrupt();
            redraw.now();
        }
        None => {}
    }
    Ok(())
}

/// The games and the hours.
fn chosen(ui: &mut Ui, draft: &mut EveningDraft, has_last: bool) -> Option<EveningButton> {
    ui.label(texts::hold_about());
    theme::labelled(ui, texts::hold_games(), "", |ui| {
        ui.horizontal_wrapped(|ui| {
            for game in registry::games() {
                let is_in = !draft.without.contains(&game.id);
                let mut is = is_in;
                theme::toggle(ui, &mut is, game.name);
                if is != is_in {
                    draft.without.retain(|it| *it != game.id);
                    draft.without.extend((!is).then_some(game.id));
                }
            }
        });
    });
    theme::labelled(ui, texts::hold_hours(), "", |ui| {
        let [least, most] = HALF_HOURS;
        let write = |half_hours: i64| {
            texts::hold_length(&format!("{}:{:02}", half_hours / 2, 30 * (half_hours % 2)))
        };
        theme::stepper(ui, &mut draft.half_hours, least..=most, 1, write);
    });
    let games: Vec<String> = registry::games()
        .into_iter()
        .filter(|game| !draft.without.contains(&game.id))
        .map(|game| game.id.to_owned())
        .collect();
    let mut pressed = None;
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        let open = PushButton::new(texts::hold_open()).primary();
        if ui.add(open.enabled(!games.is_empty())).clicked() {
            pressed = Some(EveningButton::Open(EveningWish::New {
                games,
                half_hours: draft.half_hours as u32,
            }));
        }
        let last = PushButton::new(texts::hold_last()).tip(texts::hold_last_tip());
        if has_last && ui.add(last).clicked() {
            pressed = Some(EveningButton::Open(EveningWish::Last));
        }
    });
    pressed
}

/// Where people find the evening.
fn held(
    ui: &mut Ui,
    shown: &EveningShown,
    room: Vec2,
    is_big_screen: bool,
) -> Option<EveningButton> {
    let mut pressed = None;
    let side = (room.y - HEAD).min(CODE * room.x);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GROUP_GAP;
        let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        match shown.link.as_deref().map(Code::for_link) {
            Some(Ok(code)) => code.paint(ui.painter(), place),
            _ => {
                let said = Label::new(texts::phones_no_network()).wrap();
                ui.put(place.shrink(theme::GROUP_GAP), said);
            }
        }
        let rest = vec2(ui.available_width(), side);
        ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
            pressed = beside_code(ui, shown, is_big_screen);
        });
    });
    pressed
}

fn beside_code(ui: &mut Ui, shown: &EveningShown, is_big_screen: bool) -> Option<EveningButton> {
    let large = |ui: &mut Ui, text: &str| {
        let text = RichText::new(text).size(26.0).color(palette::ACCENT.egui());
        ui.add(Label::new(text).wrap());
    };
    ui.label(texts::phones_scan());
    if let Some(link) = &shown.link {
        let address = link.split('#').next().unwrap_or_default();
        large(
            ui,
            address.trim_start_matches("http://").trim_end_matches('/'),
        );
        ui.label(texts::hold_word(&shown.word));
    }
    theme::rule(ui);
    // The number is secret, and guests see this screen.
    if !is_big_screen {
        ui.label(texts::hold_organiser(&shown.pin));
        theme::quiet(ui, shown.remote.clone());
        theme::rule(ui);
    }
    let mut pressed = orders(ui, shown);
    if let Some(fault) = &shown.fault {
        ui.label(fault);
    }
    theme::rule(ui);
    ui.horizontal_wrapped(|ui| {
        let screen = PushButton::new(texts::hold_screen()).primary();
        if !is_big_screen && ui.add(screen.tip(texts::hold_screen_tip())).clicked() {
            pressed = Some(EveningButton::BigScreen);
        }
        let page = PushButton::new(texts::hold_page());
        if ui.add(page.tip(texts::hold_page_tip())).clicked() {
            pressed = Some(EveningButton::Page(shown.screen.clone()));
        }
        let copy = PushButton::new(texts::hold_copy_remote()).tip(shown.remote.clone());
        if !is_big_screen && ui.add(copy).clicked() {
            pressed = Some(EveningButton::Copy(shown.remote.clone()));
        }
        let stop = PushButton::new(texts::hold_interrupt())
            .icon(Icon::Cross)
            .danger();
        if ui.add(stop.tip(texts::hold_interrupt_tip())).clicked() {
            pressed = Some(EveningButton::Interrupt);
        }
    });
    pressed
}

/// How many guests and matches there are, and the organiser's most common orders.
fn orders(ui: &mut Ui, shown: &EveningShown) -> Option<EveningButton> {
    let evening = shown.evening.as_deref()?;
    let people = evening.people().iter().map(Person::presence);
    let here = people.filter(|it| matches!(it, Presence::Here | Presence::Paused));
    ui.label(texts::hold_here(here.count(), evening.live().count()));
    let timetable = evening.timetable();
    let (is_started, is_held) = (timetable.started.is_some(), timetable.held.is_some());
    let next = timetable.next_game(evening.plan());
    let all = match timetable.closed {
        Some(_) => Vec::new(),
        None if !is_started => vec![(told::evening_start(), Order::Start)],
        None => {
            let held = match is_held {
                true => told::evening_go_on(),
                false => told::evening_hold(),
            };
            let mut all = vec![
                (held, Order::Hold(!is_held)),
                (told::evening_longer(), Order::Longer),
            ];
            all.extend(next.map(|it| (told::evening_game(), Order::Game(it.to_owned()))));
            all.push((told::evening_close(), Order::Close));
            all
        }
    };
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (name, order) in all {
            if ui.add(PushButton::new(name)).clicked() {
                pressed = Some(EveningButton::Order(order));
            }
        }
    });
    pressed
}
