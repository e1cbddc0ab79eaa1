//! Keeps what is played: the journal of the match in progress, the record of a
//! finished one.
//!
//! Writing is done by the record layer on a thread of its own; here is only
//! when: a match is kept from its first move, saved when it ends, and left to
//! be resumed when the player goes away.

use core::{ops::Deref, time::Duration};
use std::path::PathBuf;

use bevy::prelude::*;

use super::{Session, SessionFact, SessionSystems, apply::trouble};
use crate::{
    plugins::app::{pulse::Pulse, worker::Threads},
    record::{LiveMatch, Match, Ply, Seat, Stakes, Store, StoreError},
    rules::{MoveError, Player},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Archive>();
    app.add_systems(
        Update,
        (hear_of_saves, tell_troubles).in_set(SessionSystems::Follow),
    );
}

/// Where matches are kept.
#[derive(Resource, Clone, Debug)]
pub struct Archive {
    store: Option<Store>,
}

impl Default for Archive {
    /// The player's own folder, or nothing on a system that has no such place.
    fn default() -> Self {
        Self {
            store: Store::open(None).ok(),
        }
    }
}

impl Archive {
    /// Matches are kept in this store.
    #[must_use]
    pub const fn at(store: Store) -> Self {
        Self { store: Some(store) }
    }

    /// Nothing is kept: for pictures and tests.
    #[must_use]
    pub const fn none() -> Self {
        Self { store: None }
    }

    /// The store.
    ///
    /// # Errors
    /// When the system has no place for it.
    pub fn store(&self) -> Result<&Store, StoreError> {
        self.store.as_ref().ok_or(StoreError::NoHome)
    }
}

/// A match at a table: one that is played goes to the disk move by move.
#[derive(Debug)]
pub(super) enum Kept {
    /// Every change is written down.
    Live(Box<LiveMatch>),
    /// It is watched, or a puzzle, or there is no place to keep it.
    Loose(Box<Match>),
}

impl Deref for Kept {
    type Target = Match;

    fn deref(&self) -> &Match {
        match self {
            Self::Live(live) => live,
            Self::Loose(loose) => loose,
        }
    }
}

impl Kept {
    /// Begins to keep `record`.
    pub fn begin(record: Match, archive: &Archive) -> Self {
        match archive.store() {
            Ok(store) => Self::Live(Box::new(store.begin(record))),
            Err(_) => Self::loose(record),
        }
    }

    pub fn loose(record: Match) -> Self {
        Self::Loose(Box::new(record))
    }

    pub fn play(&mut self, text: &str, used: Option<Duration>) -> Result<&Ply, MoveError> {
        match self {
            Self::Live(live) => live.play(text, used),
            Self::Loose(loose) => loose.play(text, used),
        }
    }

    pub fn go_to(&mut self, ply: usize) {
        match self {
            Self::Live(live) => live.go_to(ply),
            Self::Loose(loose) => loose.go_to(ply),
        }
    }

    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        match self {
            Self::Live(live) => live.set_seat(player, seat),
            Self::Loose(loose) => loose.set_seat(player, seat),
        }
    }

    pub fn set_stakes(&mut self, stakes: Stakes) {
        match self {
            Self::Live(live) => live.set_stakes(stakes),
            Self::Loose(loose) => loose.set_stakes(stakes),
        }
    }

    /// Whether everything played is safe, or cannot be kept at all.
    pub fn is_settled(&self) -> bool {
        match self {
            Self::Live(live) => live.is_settled(),
            Self::Loose(_) => true,
        }
    }

    /// Puts the match among the saved ones. One in progress is written beside
    /// the frame, and [`hear_of_saves`] tells when that is done.
    pub fn save(&mut self, archive: &Archive) -> Result<Option<PathBuf>, StoreError> {
        match self {
            Self::Live(live) => {
                live.save_beside();
                Ok(None)
            }
            Self::Loose(loose) => archive.store()?.save(loose).map(Some),
        }
    }

    /// Saves a match that is over and ends its journal.
    pub fn finish(&mut self) -> Result<Option<PathBuf>, StoreError> {
        match self {
            Self::Live(live) => live.finish(),
            Self::Loose(_) => Ok(None),
        }
    }
}

/// Tells what has come of saving, and looks again while it is being written.
fn hear_of_saves(
    session: Option<ResMut<Session>>,
    threads: Res<Threads>,
    mut facts: MessageWriter<SessionFact>,
    mut pulse: ResMut<Pulse>,
) {
    let Some(mut session) = session else { return };
    let Kept::Live(live) = &mut session.bypass_change_detection().record else {
        return;
    };
    let saved = match *threads {
        Threads::Own => live.take_saved(),
        Threads::Inline => live.wait_for_saved(),
    };
    match saved {
        Some(Ok(file)) => {
            session.saved_as = Some(file.clone());
            facts.write(SessionFact::Saved(file));
        }
        Some(Err(error)) => {
            facts.write(trouble(format!("The match could not be saved: {error}")));
        }
        None if live.is_saving() => pulse.within(SOON),
        None => {}
    }
}

/// How soon a disk that is writing is asked again.
const SOON: Duration = Duration::from_millis(4);

/// Tells once when the disk refuses, and looks again while it is writing.
fn tell_troubles(
    session: Option<ResMut<Session>>,
    mut facts: MessageWriter<SessionFact>,
    mut pulse: ResMut<Pulse>,
) {
    let Some(mut session) = session else { return };
    let settled = session.is_settled();
    if let Kept::Live(live) = &mut session.bypass_change_detection().record
        && let Some(error) = live.take_trouble()
    {
        facts.write(trouble(format!(
            "{error}. The match goes on, but would be lost if the program ended now."
        )));
    }
    if !settled {
        pulse.within(SOON);
    }
}
