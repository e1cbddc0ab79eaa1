//! The rules pages of the help: every game has one, and all of it is shown.

use std::{fs, path::Path};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Area, Pos2, Rect},
};
use curio::{
    plugins::{app::session::Archive, testing::headless_app, ui::screens::rules::RulesPages},
    rules::registry,
};

use super::hud::{Painted, read};

/// The game whose page is shown.
#[derive(Resource)]
struct Shown(&'static str);

/// Shows a page without a scroll area, so that no part of it is out of sight.
fn show(mut contexts: EguiContexts, pages: Res<RulesPages>, shown: Res<Shown>) -> Result {
    let context = contexts.ctx_mut()?;
    Area::new("page".into())
        .fixed_pos(Pos2::ZERO)
        .constrain(false)
        .show(context, |ui| {
            ui.set_clip_rect(Rect::EVERYTHING);
            ui.set_width(1000.0);
            pages.show(ui, shown.0);
        });
    Ok(())
}

#[test]
fn the_help_shows_every_heading_and_every_option() {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>()
        .insert_resource(Shown("xafka"))
        .add_systems(EguiPrimaryContextPass, (show, read).chain());
    for game in registry::games() {
        app.insert_resource(Shown(game.id));
        // An area is laid out in its first frame and painted from the second on.
        app.update();
        app.update();
        let painted = app.world().resource::<Painted>();
        let is_shown = |text: &str| painted.0.iter().any(|(painted, _)| painted.contains(text));
        let page =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/rules/{}.md", game.id));
        let page = fs::read_to_string(page).unwrap();
        for line in page.lines().filter(|line| line.starts_with('#')) {
            let heading = line.trim_start_matches('#').trim();
            assert!(is_shown(heading), "{}: {heading}", game.id);
        }
        for spec in (game.rules.option_specs)() {
            let title = (spec.title)();
            assert!(is_shown(title), "{}: {title}", game.id);
        }
    }
}
