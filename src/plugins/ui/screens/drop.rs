//! Records dropped on the window are opened.

use std::{env, ffi::OsString};

use bevy::{prelude::*, window::FileDragAndDrop};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Id, LayerId, Order, Stroke, StrokeKind, TextStyle},
};

use crate::plugins::app::library::match_library::LibraryRequest;
use crate::{
    plugins::{
        app::{notices::Notice, show::Showcase},
        scene::palette,
        ui::theme,
    },
    record::{EXTENSION, is_page, is_record},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hovering>()
        // Visitors have no business with the files of the machine.
        .add_systems(Update, take.run_if(not(resource_exists::<Showcase>)))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(resource_equals(Hovering(true))),
        );
}

/// Whether files can be dropped on the window. Under Wayland winit 0.30 never hears of
/// one (<https://github.com/rust-windowing/winit/issues/1881>).
pub(super) fn is_possible() -> bool {
    !is_wayland(|name| env::var_os(name))
}

/// Whether the window is one of Wayland, by the variables that winit goes by.
fn is_wayland(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    cfg!(target_os = "linux")
        && ["WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
            .iter()
            .any(|name| variable(name).is_some_and(|value| !value.is_empty()))
}

/// Whether a file is held over the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Hovering(bool);

fn take(
    mut events: MessageReader<FileDragAndDrop>,
    mut hovering: ResMut<Hovering>,
    mut requests: MessageWriter<LibraryRequest>,
    mut notices: MessageWriter<Notice>,
) {
    for event in events.read() {
        match event {
            FileDragAndDrop::HoveredFile { .. } => hovering.0 = true,
            FileDragAndDrop::HoveredFileCanceled { .. } => hovering.0 = false,
            FileDragAndDrop::DroppedFile { path_buf, .. } => {
                hovering.0 = false;
                if is_record(path_buf) || is_page(path_buf) {
                    requests.write(LibraryRequest::Watch(path_buf.clone()));
                } else {
                    notices.write(Notice::trouble(texts::drop_no_match(
                        &path_buf.display().to_string(),
                        EXTENSION,
                    )));
                }
            }
        }
    }
}

/// A frame around the window says that the file can be dropped.
fn show(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?;
    let whole = context.content_rect();
    let painter = context.layer_painter(LayerId::new(Order::Tooltip, Id::new("drop")));
    painter.rect(
        whole.shrink(theme::EDGE),
        f32::from(theme::RADIUS),
        palette::NIGHT.egui_alpha(150),
        Stroke::new(3.0, palette::ACCENT.egui()),
        StrokeKind::Inside,
    );
    painter.text(
        whole.center(),
        Align2::CENTER_CENTER,
        texts::drop_here(),
        TextStyle::Heading.resolve(&context.global_style()),
        palette::TEXT.egui(),
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wayland_is_known_by_its_display() {
        let is = |display: &str| {
            is_wayland(|name| (name == "WAYLAND_DISPLAY").then(|| OsString::from(display)))
        };
        assert_eq!(is("wayland-0"), cfg!(target_os = "linux"));
        assert!(!is(""));
        assert!(!is_wayland(|_| None));
    }

    #[test]
    fn only_records_are_opened() {
        let mut app = App::new();
        app.init_resource::<Hovering>()
            .add_message::<FileDragAndDrop>()
            .add_message::<LibraryRequest>()
            .add_message::<Notice>()
            .add_systems(Update, take);
        let drop = |name: &str| FileDragAndDrop::DroppedFile {
            window: Entity::PLACEHOLDER,
            path_buf: name.into(),
        };
        app.world_mut().write_message(drop("a.curio"));
        app.world_mut().write_message(drop("GAME.CURIO"));
        app.world_mut().write_message(drop("b.png"));
        app.world_mut().write_message(drop("study.html"));
        app.update();
        assert_eq!(app.world().resource::<Messages<LibraryRequest>>().len(), 3);
        assert_eq!(app.world().resource::<Messages<Notice>>().len(), 1);
        assert!(!app.world().resource::<Hovering>().0);
    }
}
