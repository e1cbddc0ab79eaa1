//! The settings, over any screen: a page for each kind, and a search through all of them.

mod about;
mod accessibility;
mod controls;
mod gamepad;
mod gameplay;
mod language;
mod privacy;
mod sheet;
mod sound;
mod video;

use bevy::{ecs::system::SystemParam, input::gamepad::Gamepad, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Layout, ScrollArea, TextEdit, Ui, vec2},
};

use self::sheet::{Search, Sheet};
use super::{ScreenSystems, stage};
use crate::{
    plugins::{
        app::{
            keys::{Action, KeyCapture, KeyMap},
            notices::Notice,
            screen_reader::Readable,
            session::Archive,
            settings::{GameSwitches, PieceSets, Settings, SettingsFolder},
            states::{Overlay, OverlayRequest},
            visitors,
        },
        ui::theme::{self, Icon, PushButton, choices},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<OpenPage>(app);
    app.init_resource::<OpenPage>().add_systems(
        EguiPrimaryContextPass,
        show.in_set(ScreenSystems)
            .run_if(in_state(Overlay::Settings)),
    );
}

/// What is open: a page, or what a search finds.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct OpenPage {
    page: Page,
    search: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
enum Page {
    #[default]
    Video,
    Sound,
    Controls,
    Accessibility,
    Gameplay,
    Language,
    Privacy,
    About,
}

impl Page {
    const ALL: [Self; 8] = [
        Self::Video,
        Self::Sound,
        Self::Controls,
        Self::Accessibility,
        Self::Gameplay,
        Self::Language,
        Self::Privacy,
        Self::About,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Video => texts::settings_video(),
            Self::Sound => texts::settings_sound(),
            Self::Controls => texts::settings_controls(),
            Self::Accessibility => texts::settings_accessibility(),
            Self::Gameplay => texts::settings_gameplay(),
            Self::Language => texts::settings_language(),
            Self::Privacy => texts::settings_privacy(),
            Self::About => texts::settings_about(),
        }
    }
}

/// What the settings show besides what can be set.
#[derive(SystemParam)]
struct Offered<'w, 's> {
    folder: Res<'w, SettingsFolder>,
    archive: Res<'w, Archive>,
    switches: Res<'w, GameSwitches>,
    pieces: Res<'w, PieceSets>,
    overlay: Res<'w, State<Overlay>>,
    windows: Query<'w, 's, &'static Window>,
    pads: Query<'w, 's, (&'static Name, &'static Gamepad)>,
}

fn show(
    mut contexts: EguiContexts,
    offered: Offered,
    mut settings: ResMut<Settings>,
    mut open: ResMut<OpenPage>,
    mut capture: ResMut<KeyCapture>,
    mut requests: MessageWriter<OverlayRequest>,
    mut notices: MessageWriter<Notice>,
    mut readable: ResMut<Readable>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut edited = settings.clone();
    let mut listening = capture.clone();
    let mut shown = open.clone();
    if offered.overlay.is_changed() {
        shown.search.clear();
    }
    let mut close = false;
    let mut told = None;
    let beside = stage::dialog(context, "settings", 1000.0, |ui, room| {
        close = head(ui, &mut shown.search);
        pages(ui, &mut shown);
        ui.add_space(theme::GAP);
        let search = Search::new(&shown.search);
        // What stands above the list and below it.
        let height = (room.y - 186.0).max(100.0);
        let mut found = 0;
        // Each page begins at its top.
        ScrollArea::vertical()
            .id_salt((shown.page, search.is_empty()))
            .auto_shrink(false)
            .max_height(height)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 12.0;
                let keys = &mut listening;
                (found, told) = rows(ui, &shown, &search, &mut edited, keys, &offered);
            });
        ui.add_space(4.0);
        let is_set = !matches!(shown.page, Page::Controls | Page::Privacy | Page::About);
        ui.horizontal(|ui| {
            // In the same place on every page, whether there is anything to reset or not.
            ui.set_min_height(theme::BUTTON_HEIGHT);
            if (is_set || !search.is_empty()) && reset(ui, &mut edited) {
                told = Some(Notice::done(texts::settings_were_reset()));
            }
            if !search.is_empty() && found > 0 {
                theme::quiet(ui, texts::settings_found(found));
            }
        });
        if shown.search != open.search && !search.is_empty() {
            readable.news.push(texts::settings_found(found));
        }
    });
    settings.set_if_neq(edited);
    open.set_if_neq(shown);
    notices.write_batch(told);
    if close || beside {
        listening = KeyCapture::Off;
        requests.write(OverlayRequest::Back);
    }
    capture.set_if_neq(listening);
    Ok(())
}

/// The name of the dialog, the search, and the cross. Returns whether to close.
fn head(ui: &mut Ui, search: &mut String) -> bool {
    let mut close = false;
    ui.horizontal(|ui| {
        theme::heading(ui, texts::settings_title());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let tip = theme::key_tip(ui, texts::close(), Action::Back);
            close = theme::icon_button(ui, Icon::Cross, &tip).clicked();
            let edit = TextEdit::singleline(search).char_limit(40);
            let edit = edit.hint_text(texts::search()).desired_width(220.0);
            theme::field(ui, edit.margin(vec2(10.0, 7.0)));
        });
    });
    close
}

/// The names of the pages. Whoever chooses one has searched enough.
fn pages(ui: &mut Ui, open: &mut OpenPage) {
    let before = open.search.trim().is_empty().then_some(open.page);
    let mut chosen = before;
    choices(
        ui,
        &mut chosen,
        &Page::ALL.map(|page| (Some(page), page.name())),
    );
    if let Some(page) = chosen
        && chosen != before
    {
        open.page = page;
        open.search.clear();
    }
}

/// The rows of the page that is open, or those of all pages that the search finds. Returns
/// how many there are, and what is to be said.
fn rows(
    ui: &mut Ui,
    open: &OpenPage,
    search: &Search,
    settings: &mut Settings,
    capture: &mut KeyCapture,
    offered: &Offered,
) -> (usize, Option<Notice>) {
    let mut told = None;
    let mut sheet = Sheet::new(ui, search);
    for page in Page::ALL {
        if search.is_empty() && page != open.page {
            continue;
        }
        sheet.page(page.name());
        match page {
            Page::Video => video::show(&mut sheet, settings, &offered.pieces),
            Page::Sound => sound::show(&mut sheet, settings),
            Page::Controls => {
                let mut map = KeyMap::with(&settings.keys);
                controls::show(&mut sheet, &mut map, capture);
                settings.set_keys(&map);
                gamepad::show(&mut sheet, settings, &offered.pads);
            }
            Page::Accessibility => {
                let window = offered.windows.iter().next().map(Window::size);
                accessibility::show(&mut sheet, settings, window);
            }
            Page::Gameplay => gameplay::show(&mut sheet, settings, &offered.switches),
            Page::Language => language::show(&mut sheet, settings),
            Page::Privacy => {
                told = privacy::show(&mut sheet, &offered.archive, &offered.folder);
            }
            Page::About => about::show(&mut sheet),
        }
    }
    let found = sheet.shown();
    if found == 0 {
        theme::quiet(ui, texts::settings_none_found());
    }
    (found, told)
}

/// Returns whether everything was reset.
fn reset(ui: &mut Ui, settings: &mut Settings) -> bool {
    let reset = PushButton::new(texts::settings_reset()).icon(Icon::Restart);
    let reset = reset.quiet().tip(texts::settings_reset_tip());
    let is_reset = ui.add(reset).clicked();
    if is_reset {
        *settings = Settings {
            language: settings.language,
            player_name: settings.player_name.clone(),
            keys: settings.keys.clone(),
            // Whoever has one switch could not go on without it.
            switch: settings.switch,
            switch_key: settings.switch_key,
            scan_seconds: settings.scan_seconds,
            ..Settings::default()
        };
    }
    is_reset
}
