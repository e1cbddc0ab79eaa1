//! Rules and keys, over any screen.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Grid, Key, RichText, ScrollArea, Ui, style::ScrollAnimation, vec2},
};

use super::{
    drop, gamepad,
    names::game_name,
    rules::{Gesture, RulesPages},
    stage,
};
use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::{
            gamepad::LastDevice,
            keys::{Action, Group, KeyMap},
            session::Session,
            settings::{Settings, SwitchSetting},
            states::{ChosenGame, Overlay, OverlayRequest},
        },
        ui::theme::{self, Icon, PushButton, focus::is_fresh},
    },
    rules::registry,
    texts,
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Page>(app);
    app.init_resource::<Page>()
        .init_resource::<RulesPages>()
        .add_systems(Update, open_at_the_game.run_if(state_changed::<Overlay>))
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Overlay::Help)));
}

/// The page that is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    /// How a game is played.
    Rules(&'static str),
    /// What the keys do.
    Keys,
    /// What the mouse does.
    Mouse,
    /// What the buttons of a gamepad do.
    Gamepad,
}

impl Default for Page {
    fn default() -> Self {
        Self::Rules(ChosenGame::default().0)
    }
}

/// Help at a table opens at the rules of its game.
fn open_at_the_game(
    overlay: Res<State<Overlay>>,
    session: Option<Res<Session>>,
    chosen: Res<ChosenGame>,
    mut page: ResMut<Page>,
) {
    if *overlay == Overlay::Help {
        let game = session.map_or(chosen.0, |session| session.position().info().id);
        page.set_if_neq(Page::Rules(game));
    }
}

/// What the mouse does at every table.
const MOUSE: [Gesture; 4] = [
    (texts::help_drag_right, texts::help_drag_right_does),
    (texts::help_drag_middle, texts::help_drag_middle_does),
    (texts::help_scroll, texts::help_scroll_does),
    (texts::help_click_move, texts::help_click_move_does),
];

/// What it does where files can be dropped.
const DROP: Gesture = (texts::help_drop, texts::help_drop_does);

fn show(
    mut contexts: EguiContexts,
    keys: Res<KeyMap>,
    pages: Res<RulesPages>,
    session: Option<Res<Session>>,
    chosen: Res<ChosenGame>,
    device: Res<LastDevice>,
    settings: Res<Settings>,
    mut page: ResMut<Page>,
    mut requests: MessageWriter<OverlayRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut close = false;
    let mut open = *page;
    let make = device.make().unwrap_or_default();
    let beside = stage::dialog(context, "help", 1080.0, |ui, room| {
        close = stage::dialog_head(ui, texts::stage_rules_and_keys());
        let tabs: Vec<(Page, &str)> = registry::games()
            .into_iter()
            .filter(|game| pages.has(game.id))
            .map(|game| (Page::Rules(game.id), game_name(game.id)))
            .chain([
                (Page::Keys, texts::help_keys()),
                (Page::Mouse, texts::help_mouse()),
                (Page::Gamepad, texts::gamepad_title()),
            ])
            .collect();
        theme::choices(ui, &mut open, &tabs);
        turn_by_keys(ui, &mut open, &tabs);
        ui.add_space(theme::GAP);
        let mut height = (room.y - 110.0).max(120.0);
        let mut turned = 0.0;
        if settings.switch != SwitchSetting::Off {
            let top = ui.cursor().top();
            turned = page_buttons(ui);
            height = (height - (ui.cursor().top() - top)).max(120.0);
        }
        let mut area = ScrollArea::vertical().auto_shrink(false).max_height(height);
        // Each page is opened at its head.
        let fresh = is_fresh(ui.ctx(), "help");
        if fresh || open != *page {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            scroll_by_keys(ui, height);
            if turned != 0.0 {
                let by = vec2(0.0, turned * height);
                ui.scroll_with_delta_animation(by, ScrollAnimation::none());
            }
            match open {
                Page::Rules(game) => pages.show(ui, game),
                Page::Keys => key_table(ui, &keys),
                Page::Mouse => {
                    let game = session.map_or(chosen.0, |session| session.position().info().id);
                    mouse_table(ui, pages.mouse(game));
                }
                Page::Gamepad => {
                    gamepad::table(ui, make, settings.pad_swaps);
                    ui.add_space(theme::GROUP_GAP);
                    theme::section(ui, texts::switch_title());
                    theme::quiet(ui, texts::switch_help());
                    theme::quiet(ui, texts::switch_which_two());
                }
            }
        });
    });
    page.set_if_neq(open);
    if close || beside {
        requests.write(OverlayRequest::Back);
    }
    Ok(())
}

/// The arrows lead from one page to the next, as long as no button has the focus.
fn turn_by_keys(ui: &Ui, open: &mut Page, tabs: &[(Page, &str)]) {
    if ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let at = tabs.iter().position(|(page, _)| page == open);
    let to = match at {
        Some(at) if pressed(Key::ArrowRight) => at.checked_add(1),
        Some(at) if pressed(Key::ArrowLeft) => at.checked_sub(1),
        _ => None,
    };
    if let Some((page, _)) = to.and_then(|to| tabs.get(to)) {
        *open = *page;
    }
}

/// Whoever has one switch, and no wheel, turns the page by these. Returns by what part of it,
/// upwards.
fn page_buttons(ui: &mut Ui) -> f32 {
    let mut turned = 0.0;
    ui.horizontal(|ui| {
        for (name, icon, by) in [
            (texts::help_page_down(), Icon::ChevronDown, -0.9),
            (texts::help_page_up(), Icon::ChevronUp, 0.9),
        ] {
            if ui.add(PushButton::new(name).icon(icon)).clicked() {
                turned = by;
            }
        }
    });
    turned
}

/// How far an arrow key scrolls, in points.
const STEP: f32 = 48.0;

/// Pages are read without a mouse as well.
fn scroll_by_keys(ui: &mut Ui, height: f32) {
    let page = 0.9 * height;
    for (key, up) in [
        (Key::ArrowUp, STEP),
        (Key::ArrowDown, -STEP),
        (Key::PageUp, page),
        (Key::PageDown, -page),
        (Key::Home, f32::MAX),
        (Key::End, f32::MIN),
    ] {
        if ui.input(|input| input.key_pressed(key)) {
            ui.scroll_with_delta_animation(vec2(0.0, up), ScrollAnimation::none());
        }
    }
}

fn key_table(ui: &mut Ui, keys: &KeyMap) {
    theme::quiet(ui, texts::help_keys_about());
    for group in Group::ALL {
        ui.add_space(theme::GAP);
        theme::section(ui, group.title());
        let width = (ui.available_width() * 0.3).clamp(180.0, 320.0);
        Grid::new(group.title())
            .min_col_width(width)
            .spacing(vec2(24.0, 6.0))
            .show(ui, |ui| {
                for action in Action::in_group(group) {
                    ui.horizontal(|ui| {
                        for (number, chord) in keys.keys(action).iter().enumerate() {
                            if number > 0 {
                                theme::note(ui, texts::or());
                            }
                            theme::key_caps(ui, &chord.shown());
                        }
                        if keys.keys(action).is_empty() {
                            theme::note(ui, texts::help_not_set());
                        }
                    });
                    ui.label(action.title());
                    ui.end_row();
                }
            });
    }
}

fn mouse_table(ui: &mut Ui, own: &[Gesture]) {
    Grid::new("mouse").spacing(vec2(36.0, 12.0)).show(ui, |ui| {
        let drop = drop::is_possible().then_some(&DROP);
        for (what, does) in own.iter().chain(&MOUSE).chain(drop) {
            ui.label(RichText::new(what()).text_style(theme::strong_style()));
            ui.label(does());
            ui.end_row();
        }
    });
}
