//! The settings, over any screen.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{ScrollArea, TextEdit, Ui, vec2},
};

use super::{key_settings, sound_settings, stage};
use crate::plugins::app::visitors;
use crate::{
    client::{PieceSet, TableStyle},
    plugins::{
        app::{
            keys::{KeyCapture, KeyMap},
            settings::{
                Folder, GameSwitches, PieceNames, PieceSets, QualitySetting, Settings,
                SettingsFolder,
            },
            states::{Overlay, OverlayRequest},
        },
        ui::theme::{self, Icon, PushButton, choices, labelled, stepper, toggle},
    },
    rules::registry,
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Page>(app);
    app.init_resource::<Page>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_equals(Overlay::Settings)),
    );
}

/// The page that is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
enum Page {
    #[default]
    Picture,
    Board,
    Computer,
    You,
    Keys,
}

const PAGES: [(Page, &str); 5] = [
    (Page::Picture, "Display & sound"),
    (Page::Board, "Board"),
    (Page::Computer, "Computer"),
    (Page::You, "You"),
    (Page::Keys, "Keys"),
];

/// What the settings show besides what can be set.
#[derive(SystemParam)]
struct Offered<'w> {
    folder: Res<'w, SettingsFolder>,
    switches: Res<'w, GameSwitches>,
    pieces: Res<'w, PieceSets>,
}

fn show(
    mut contexts: EguiContexts,
    offered: Offered,
    mut settings: ResMut<Settings>,
    mut page: ResMut<Page>,
    mut capture: ResMut<KeyCapture>,
    windows: Query<&Window>,
    mut requests: MessageWriter<OverlayRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut edited = settings.clone();
    let mut listening = capture.clone();
    let mut open = *page;
    let mut close = false;
    let window = windows.iter().next().map(Window::size);
    let beside = stage::dialog(context, "settings", 1000.0, |ui, room| {
        close = stage::dialog_head(ui, "Settings");
        choices(ui, &mut open, &PAGES);
        ui.add_space(theme::GAP);
        // What stands above the list and below it.
        let height = (room.y - 186.0).max(100.0);
        // Each page begins at its top.
        ScrollArea::vertical()
            .id_salt(open)
            .auto_shrink(false)
            .max_height(height)
            .show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 12.0;
                match open {
                    Page::Picture => {
                        table(ui, &mut edited);
                        picture(ui, &mut edited, window);
                    }
                    Page::Board => board(ui, &mut edited, &offered),
                    Page::Computer => computer(ui, &mut edited),
                    Page::You => you(ui, &mut edited, &offered.folder),
                    Page::Keys => {
                        let mut map = KeyMap::with(&edited.keys);
                        key_settings::show(ui, &mut map, &mut listening);
                        edited.set_keys(&map);
                    }
                }
            });
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            let reset = PushButton::new("Reset to defaults")
                .icon(Icon::Restart)
                .quiet();
            if ui
                .add(reset.tip("Your name and your keys are kept"))
                .clicked()
            {
                edited = Settings {
                    player_name: edited.player_name.clone(),
                    keys: edited.keys.clone(),
                    ..Settings::default()
                };
            }
        });
    });
    settings.set_if_neq(edited);
    page.set_if_neq(open);
    if close || beside {
        listening = KeyCapture::Off;
        requests.write(OverlayRequest::Back);
    }
    capture.set_if_neq(listening);
    Ok(())
}

/// A switch with its name at the left.
fn switch(ui: &mut Ui, name: &str, help: &str, on: &mut bool) {
    labelled(ui, name, help, |ui| {
        let state = if *on { "On" } else { "Off" };
        toggle(ui, on, state);
    });
}

/// A number in steps of a twentieth, shown in percent.
fn percent(ui: &mut Ui, value: &mut f32, from: i64, to: i64, step: i64) {
    let mut shown = (*value * 100.0).round() as i64;
    if stepper(ui, &mut shown, from..=to, step, |shown| {
        format!("{shown} %")
    }) {
        *value = shown as f32 / 100.0;
    }
}

fn table(ui: &mut Ui, settings: &mut Settings) {
    labelled(
        ui,
        "Table",
        "Its wood, its light and the room around it.",
        |ui| {
            choices(
                ui,
                &mut settings.table,
                &[
                    (TableStyle::Walnut, "Evening walnut"),
                    (TableStyle::Studio, "Bright studio"),
                    (TableStyle::Night, "Night"),
                ],
            );
        },
    );
}

fn picture(ui: &mut Ui, settings: &mut Settings, window: Option<Vec2>) {
    let help = "Shadows, smooth edges and glow. Auto suits your graphics card.";
    labelled(ui, "Quality", help, |ui| {
        choices(
            ui,
            &mut settings.quality,
            &[
                (QualitySetting::Auto, "Auto"),
                (QualitySetting::Low, "Low"),
                (QualitySetting::Medium, "Medium"),
                (QualitySetting::High, "High"),
            ],
        );
    });
    switch(
        ui,
        "Follow the action",
        "While you watch a match, the camera moves to where something happens",
        &mut settings.follow_action,
    );
    switch(
        ui,
        "Full screen",
        "Without a window frame",
        &mut settings.fullscreen,
    );
    let (scale, text) = (settings.ui_scale, settings.text_size);
    let largest = window.and_then(|size| theme::largest_scale(size, scale, text));
    let help = largest.map_or_else(
        || "Buttons, panels and text".to_owned(),
        |largest| {
            format!(
                "This window has room for {:.0} %; a larger one has more",
                largest * 100.0
            )
        },
    );
    labelled(ui, "Interface size", &help, |ui| {
        percent(ui, &mut settings.ui_scale, 75, 200, 5);
    });
    labelled(ui, "Text size", "Text only", |ui| {
        percent(ui, &mut settings.text_size, 85, 150, 5);
    });
    let help = "Pieces jump straight to their places, and the camera does not glide.";
    switch(ui, "Reduce motion", help, &mut settings.reduce_motion);
    if !settings.reduce_motion {
        labelled(
            ui,
            "Animation speed",
            "How fast pieces and hexagons move",
            |ui| {
                percent(ui, &mut settings.animation_speed, 50, 300, 25);
            },
        );
    }
    sound_settings::show(ui, settings);
}

fn board(ui: &mut Ui, settings: &mut Settings, offered: &Offered) {
    let help = "Mark where your move can end.";
    switch(ui, "Show legal moves", help, &mut settings.move_hints);
    switch(
        ui,
        "Coordinates",
        "The names of the places, on the board",
        &mut settings.coordinates,
    );
    let help = "A bar beside the players, with the reason";
    switch(ui, "Show who leads", help, &mut settings.shows_lead);
    let help = "Letters on the reach dots and bold rings on legal moves.";
    switch(ui, "High-contrast marks", help, &mut settings.strong_marks);
    let help = "Confirm before a key press resigns the match";
    switch(
        ui,
        "Ask before resigning",
        help,
        &mut settings.confirm_resign,
    );
    for entry in registry::games() {
        let own: Vec<_> = offered.switches.of(entry.id).collect();
        let names = offered.pieces.of(entry.id);
        if names.is_some() || !own.is_empty() {
            ui.add_space(theme::GAP);
            theme::section(ui, entry.name);
        }
        if let Some(names) = names {
            pieces(ui, settings, names);
        }
        for one in own {
            let mut on = settings.is_on(one);
            let before = on;
            switch(ui, one.name, one.tip, &mut on);
            if on != before {
                settings.turn(one, on);
            }
        }
    }
}

/// The choice between the two sets of pieces of a game.
fn pieces(ui: &mut Ui, settings: &mut Settings, names: &PieceNames) {
    let before = settings.pieces(names.game);
    let mut set = before;
    labelled(ui, "Pieces", "", |ui| {
        let sets = [
            (PieceSet::Carved, names.carved),
            (PieceSet::Plain, names.plain),
        ];
        choices(ui, &mut set, &sets);
    });
    if set != before {
        settings.pieces.insert(names.game.to_owned(), set);
    }
}

fn computer(ui: &mut Ui, settings: &mut Settings) {
    let help = "How long the computer thinks when it moves for you.";
    labelled(ui, "Thinking time", help, |ui| {
        let mut tenths = (settings.calc_seconds * 10.0).round() as i64;
        let step = if tenths < 20 { 5 } else { 10 };
        let write = |tenths: i64| format!("{:.1} s", tenths as f32 / 10.0);
        if stepper(ui, &mut tenths, 1..=600, step, write) {
            settings.calc_seconds = tenths as f32 / 10.0;
        }
    });
    let help = "A word before a blunder and after a good find, in matches against the \
                computer that are not rated.";
    switch(ui, "Coach", help, &mut settings.coach);
    let help = "Opponents with a time limit keep thinking during your turn.";
    switch(ui, "Think ahead", help, &mut settings.ponder);
    let help = "How long another program may take to start, and how late it may be with a move.";
    labelled(ui, "Patience with programs", help, |ui| {
        let mut seconds = settings.patience.round() as i64;
        let step = if seconds < 60 { 5 } else { 30 };
        let write = |seconds: i64| format!("{seconds} s");
        if stepper(ui, &mut seconds, 5..=600, step, write) {
            settings.patience = seconds as f32;
        }
    });
    let help = "How many CPU cores analysis uses. Opponents always use one.";
    labelled(ui, "Threads", help, |ui| {
        choices(ui, &mut settings.threads, &[(1, "1"), (2, "2")]);
    });
}

fn you(ui: &mut Ui, settings: &mut Settings, folder: &SettingsFolder) {
    labelled(
        ui,
        "Your name",
        "Shown at the table and in your saved matches",
        |ui| {
            let edit = TextEdit::singleline(&mut settings.player_name).char_limit(40);
            theme::field(ui, edit.desired_width(280.0).margin(vec2(10.0, 7.0)));
        },
    );
    if let Folder::At(folder) = &folder.0 {
        theme::note(ui, format!("Settings are stored in {}", folder.display()));
    }
}
