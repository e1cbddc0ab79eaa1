//! Where matches are kept, and what the player hears about it.
//!
//! The record layer writes, on threads of its own. A match has a journal from
//! its first move, is saved when it ends, and can be resumed when the player
//! has left it.

use core::time::Duration;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::plugins::app::session::{Session, SessionFact, SessionSystems, table::trouble};
use crate::{
    plugins::app::machine::{redraw::RedrawScheduler, worker::Threads},
    record::{Journal, Match, Store, StoreError},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Archive>();
    app.add_systems(
        Update,
        (report_saved, report_errors).in_set(SessionSystems::Follow),
    );
}

/// Where matches are kept.
#[derive(Resource, Clone, Debug)]
pub struct Archive {
    store: Option<Store>,
}

impl Default for Archive {
    /// The player's own folder, or none if the system has no place for it.
    fn default() -> Self {
        Self {
            store: Store::open(None).ok(),
        }
    }
}

impl Archive {
    /// Keeps matches in this store.
    pub const fn at(store: Store) -> Self {
        Self { store: Some(store) }
    }

    /// Keeps nothing: for pictures and tests.
    pub const fn none() -> Self {
        Self { store: None }
    }

    /// The store.
    ///
    /// # Errors
    /// When the system has no place for it.
    pub(crate) fn store(&self) -> Result<&Store, StoreError> {
        self.store.as_ref().ok_or(StoreError::NoHome)
    }

    /// The folder for pictures, films and pages: in the player's own pictures folder, else beside
    /// the matches.
    ///
    /// # Errors
    /// When the system has no place for it.
    pub(in crate::plugins) fn pictures(&self) -> Result<PathBuf, String> {
        let named = std::env::var_os(crate::record::DATA_DIR_VARIABLE).is_some();
        let pictures = directories::UserDirs::new()
            .and_then(|dirs| Some(dirs.picture_dir()?.join("Curio")))
            .filter(|_| !named);
        match (pictures, self.store()) {
            (Some(folder), _) => Ok(folder),
            (None, Ok(store)) => Ok(store.root().join("pictures")),
            (None, Err(error)) => Err(error.to_string()),
        }
    }

    /// Begins the journal of a match. Without a store it is played in memory.
    pub(in crate::plugins::app::session) fn begin(&self, game: Match) -> Journal {
        match &self.store {
            Some(store) => store.begin(game),
            None => Journal::in_memory(game),
        }
    }

    /// Saves a match. The record of a match in progress is written in the
    /// background, and [`report_saved`] announces the file; otherwise returns it: the one in
    /// which it was `last`, if that is among the saved matches.
    pub(super) fn save(
        &self,
        record: &mut Journal,
        last: Option<&Path>,
    ) -> Result<Option<PathBuf>, StoreError> {
        if record.save_in_background() {
            Ok(None)
        } else {
            let name = last.and_then(|last| last.file_name()?.to_str());
            self.store()?.save_again(name, record).map(Some)
        }
    }
}

/// Announces that a record has been saved, or why not.
fn report_saved(
    If(mut session): If<ResMut<Session>>,
    threads: Res<Threads>,
    mut facts: MessageWriter<SessionFact>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let record = &mut session.bypass_change_detection().record;
    let saved = match *threads {
        Threads::Own => record.take_saved(),
        Threads::Inline => record.wait_for_saved(),
    };
    match saved {
        Some(Ok(file)) => {
            session.saved_as = Some(file.clone());
            facts.write(SessionFact::Saved(file));
        }
        Some(Err(error)) => {
            facts.write(trouble(texts::app_not_saved(&error.to_string())));
        }
        None if session.record.is_saving() => redraw.within(SOON),
        None => {}
    }
}

/// How soon to look again while the disk is writing.
const SOON: Duration = Duration::from_millis(4);

/// Announces once that the disk refuses.
fn report_errors(
    If(mut session): If<ResMut<Session>>,
    mut facts: MessageWriter<SessionFact>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let settled = session.is_settled();
    if let Some(error) = session.bypass_change_detection().record.take_error() {
        facts.write(trouble(texts::app_not_kept(&error.to_string())));
    }
    if !settled {
        redraw.within(SOON);
    }
}
