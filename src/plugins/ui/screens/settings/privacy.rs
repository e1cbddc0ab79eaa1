//! What is kept of the player, where, and what leaves the computer.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::sheet::Sheet;
use crate::plugins::{
    app::{
        desktop,
        notices::Notice,
        session::Archive,
        settings::{Folder, SettingsFolder},
    },
    ui::theme::{Icon, PushButton},
};

const NETWORK: &str = if cfg!(feature = "host") {
    "Curio sends nothing and looks for no updates. It listens only while phones are invited to \
     a table, and everything it sends goes to those phones."
} else {
    "Curio sends nothing, looks for no updates, and does not listen."
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
            let open = PushButton::new("Open folder").icon(Icon::Folder);
            if ui.add(open.height(36.0)).clicked()
                && let Err(error) = desktop::open(path)
            {
                trouble = Some(Notice::trouble(error));
            }
        });
    };
    let matches: Option<PathBuf> = archive.store().ok().map(|store| store.root().to_owned());
    if let Some(path) = &matches {
        folder(sheet, "Matches and films", path);
    }
    if let Folder::At(path) = &settings.0 {
        folder(sheet, "Settings and progress", path);
    }
    let said = [
        ("Network", NETWORK),
        (
            "Other programs",
            "An opponent that is another program is started only after you have read its command \
             and allowed it.",
        ),
    ];
    for (name, text) in said {
        sheet.row(name, text, |_| {});
    }
    trouble
}
