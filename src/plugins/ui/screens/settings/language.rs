//! The language of everything that is said.

use super::sheet::Sheet;
use crate::{
    plugins::{app::settings::Settings, ui::theme::choices},
    texts,
    words::Language,
};

/// Shows the languages, each by the name that its speakers know.
pub(super) fn show(sheet: &mut Sheet<'_>, settings: &mut Settings) {
    let system = (None, texts::language_system());
    let each = Language::ALL.map(|language| (Some(language), language.own_name()));
    let all: Vec<_> = core::iter::once(system).chain(each).collect();
    let help = texts::language_help();
    sheet.row(texts::settings_language(), help, |ui| {
        choices(ui, &mut settings.language, &all);
    });
}
