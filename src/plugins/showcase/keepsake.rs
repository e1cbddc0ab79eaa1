//! The end of a match as a code: whoever has watched takes the match home on a phone. Codes are
//! drawn here, that for phones that want to play, too.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, Margin, RichText, Sense, Ui, Vec2},
};

use super::Stage;
use crate::{
    plugins::{
        app::{
            served_page::ServedPage, session::Session, settings::Settings, show::Showcase,
            states::Overlay,
        },
        scene::palette,
        ui::{
            hud::{HudLayout, panel},
            screens::share,
            theme::{self, Code},
        },
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    let shown = resource_exists::<Showcase>.and_then(resource_exists::<Session>);
    app.add_systems(Update, follow.run_if(shown.clone()));
    app.add_systems(EguiPrimaryContextPass, show.run_if(shown));
}

/// The link of the match that was shown to its end, while that is looked at; made once.
fn follow(
    mut showcase: ResMut<Showcase>,
    session: Res<Session>,
    (settings, served): (Res<Settings>, Res<ServedPage>),
    mut stage: Local<Option<Stage>>,
) {
    if stage.replace(showcase.stage) == Some(showcase.stage) {
        return;
    }
    let is_due = showcase.stage == Stage::LookBack;
    let address = share::address(&settings, &served);
    let link = is_due && !address.is_empty();
    let link = link.then(|| share::linked(session.record(), address, false));
    let keepsake = link.flatten();
    if showcase.keepsake != keepsake {
        showcase.keepsake = keepsake;
    }
}

fn show(
    mut contexts: EguiContexts,
    showcase: Res<Showcase>,
    layout: Res<HudLayout>,
    overlay: Res<State<Overlay>>,
    mut code: Local<Option<(String, Code)>>,
) -> Result {
    let (Some(link), Some(place)) = (&showcase.keepsake, layout.code) else {
        return Ok(());
    };
    if code.as_ref().is_none_or(|(shown, _)| shown != link) {
        *code = Code::for_link(link).ok().map(|code| (link.clone(), code));
    }
    let Some((_, code)) = &*code else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let size = HudLayout::from_afar(context.content_rect());
    let frame = theme::panel_frame().inner_margin(Margin::same(6));
    let said = [texts::showcase_take_home().to_owned()];
    panel(context, "keepsake", place, frame, *overlay.get(), |ui| {
        with_lines(ui, code, &said, size);
    });
    Ok(())
}

/// The height of a line below a code, in sizes of the letters of the show.
const LINE: f32 = 0.86;

/// A code as large as there is room, with lines below it or beside it.
pub(super) fn with_lines(ui: &mut Ui, code: &Code, lines: &[String], size: f32) {
    ui.spacing_mut().item_spacing = Vec2::splat(0.2 * size);
    let room = ui.available_size();
    let is_wide = room.x > 1.5 * room.y;
    let height = lines.len() as f32 * LINE * size;
    let (side, layout) = match is_wide {
        true => (room.y, Layout::left_to_right(Align::Center)),
        false => (room.x.min(room.y - height), Layout::top_down(Align::Center)),
    };
    ui.with_layout(layout, |ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        code.paint(ui.painter(), place);
        if is_wide {
            ui.vertical(|ui| write(ui, lines, size));
        } else {
            write(ui, lines, size);
        }
    });
}

fn write(ui: &mut Ui, lines: &[String], size: f32) {
    ui.spacing_mut().item_spacing.y = 0.0;
    for line in lines {
        let text = RichText::new(line).size(0.62 * size);
        let text = text.color(palette::TEXT.egui());
        ui.add(Label::new(text).truncate());
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use crate::{
        plugins::{
            app::session::Archive,
            testing::{frames, headless_app},
        },
        record::{Match, link},
    };

    #[test]
    fn the_match_that_has_ended_can_be_taken_home() {
        let mut app = headless_app(Archive::none());
        app.insert_resource(Showcase::new(vec!["xafka"], true));
        frames(&mut app, 6);
        app.world_mut().resource_mut::<Settings>().link_address = "https://club.example/".into();
        let at = |app: &mut App, stage| {
            let mut show = app.world_mut().resource_mut::<Showcase>();
            show.enter(stage, Duration::ZERO);
            app.update();
            app.world().resource::<Showcase>().keepsake.clone()
        };
        let taken = at(&mut app, Stage::LookBack).unwrap();
        let word = taken.strip_prefix("https://club.example/#").unwrap();
        let shown = app.world().resource::<Session>().record();
        let moves = |game: &Match| game.plies().iter().map(|ply| ply.mv.clone()).collect();
        let taken: Vec<String> = moves(&link::read(word).unwrap());
        assert_eq!(taken, moves(shown));
        assert_eq!(at(&mut app, Stage::Card), None);
    }
}
