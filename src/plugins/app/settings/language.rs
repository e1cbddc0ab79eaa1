//! Which language the window speaks: the one of the settings, of the command line, or of the
//! system.

use bevy::prelude::*;

use super::Settings;
use crate::words::{Language, set_language};

/// What the window speaks where the settings name no language.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Spoken {
    /// The language of the system.
    pub(crate) system: Language,
    /// That of the command line, until another one is chosen in the settings.
    pub(crate) given: Option<Language>,
}

pub(super) fn speak(
    settings: Res<Settings>,
    mut spoken: ResMut<Spoken>,
    mut before: Local<Option<Option<Language>>>,
) {
    if before.is_some_and(|before| before != settings.language) {
        spoken.given = None;
    }
    *before = Some(settings.language);
    let language = spoken.given.or(settings.language);
    set_language(language.unwrap_or(spoken.system));
}
