//! What Curio is, who invented its games, and of what it is made.

use super::sheet::Sheet;
use crate::{plugins::ui::theme, rules::registry, texts, version::version};

/// The crates that are linked into the program, with their versions and licences.
/// `scripts/linked` prints it; a test compares it with Cargo.lock.
const LINKED: &str = include_str!("../../../../../assets/linked.txt");

pub(super) fn show(sheet: &mut Sheet<'_>) {
    sheet.row("Curio", texts::about_curio(), |ui| {
        ui.label(texts::about_version(version()));
    });
    sheet.section(texts::games());
    for entry in registry::games() {
        sheet.row(entry.name, "", |ui| {
            ui.label((entry.inventor)());
        });
    }
    sheet.section(texts::fonts());
    for (font, by) in [
        ("Open Sans", "Steve Matteson, Apache-2.0"),
        ("Yrsa", "Anna Giedryś and David Březina, OFL-1.1"),
        ("Phosphor Icons", "Tobias Fried and Helena Zhang, MIT"),
    ] {
        sheet.row(font, "", |ui| {
            ui.label(by);
        });
    }
    sheet.section(texts::libraries());
    sheet.part(LINKED, |ui| {
        theme::note(ui, LINKED);
    });
}
