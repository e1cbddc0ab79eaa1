//! What is kept of the player, where, and what leaves the computer.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::sheet::Sheet;
use crate::{
    plugins::{
        app::{
            machine::desktop,
            notices::Notice,
            session::Archive,
            settings::{Folder, SettingsFolder},
        },
        ui::theme::{Icon, PushButton},
    },
    texts,
};

/// Shows it. Returns what could not be opened, and why.
pub(super) fn show(
    sheet: &mut Sheet<'_>,
    archive: &Archive,
    settings: &SettingsFolder,
) -> Option<Notice> {
    let mut trouble = None;
    let mut folder = |sheet: &mut Sheet<'_>, name: &str, path: &Path| {
        sheet.row(name, &path.display().to_string(), |ui| {
            let open = PushButton::new(texts::open_folder()).icon(Icon::Folder);
            if ui.add(open.height(36.0)).clicked()
                && let Err(error) = desktop::open(path)
            {
                trouble = Some(Notice::trouble(error));
            }
        });
    };
    let matches: Option<PathBuf> = archive.store().ok().map(|store| store.root().to_owned());
    if let Some(path) = &matches {
        folder(sheet, texts::matches_and_films(), path);
    }
    if let Folder::At(path) = &settings.0 {
        folder(sheet, texts::settings_and_progress(), path);
    }
    let network = if cfg!(feature = "host") {
        texts::network_host()
    } else {
        texts::network_none()
    };
    let said = [
        (texts::network(), network),
        (texts::other_programs(), texts::other_programs_help()),
    ];
    for (name, text) in said {
        sheet.row(name, text, |_| {});
    }
    trouble
}
