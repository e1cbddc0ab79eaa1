//! The guests of a match in progress, kept in a file of its own: when the program was killed
//! and the match is resumed, their phones find their seats again.
//!
//! The file is there exactly as long as phones are invited to a match that goes on. Whoever
//! stops them, leaves the table or closes the window has it removed; a showcase has none.

use core::time::Duration;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use bevy::{app::AppExit, prelude::*};
use serde::{Deserialize, Serialize};

use super::{
    Notice, Phones, Session, SessionFact, SessionRequest, Showcase, Waker, seats::set_seat,
};
use crate::{
    host::{HostError, Interface, Invitation, Listen, write_private},
    plugins::app::session::Archive,
    record::{self, Match, PersonId, Seat, Store},
    rules::{Player, PlayerSet},
    texts,
};

/// After this time nobody waits for a table to come back, and it opens no more.
const LONGEST: Duration = Duration::from_secs(7 * 24 * 60 * 60);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Written>();
    app.add_systems(Last, forget_at_the_end);
}

/// What is needed to open a table with phones once more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct KeptTable {
    #[serde(flatten)]
    invitation: Invitation,
    listen: Listen,
    /// The seats that were offered to phones by hand.
    offered: Option<Vec<u8>>,
    stands_in: bool,
    /// The seats of guests, and the name and kind of who had them before.
    seated: Vec<(u8, String, String, Option<PersonId>)>,
}

/// The file that keeps the guests.
#[derive(Resource, Debug, Default)]
pub(super) struct Written {
    /// Its name, and what was last written.
    last: Option<(PathBuf, KeptTable)>,
    /// The window closes, and nothing is written any more.
    is_closed: bool,
}

impl KeptTable {
    fn new(phones: &Phones, game: &Match) -> Self {
        let before = |(player, seat): (&Player, &Seat)| {
            let kind = seat.kind.to_string();
            (player.0, seat.name.clone(), kind, seat.person)
        };
        Self {
            invitation: Invitation::new(game, phones.host.kept()),
            listen: phones.host.listen(),
            offered: phones
                .offered
                .map(|seats| seats.iter().map(|it| it.0).collect()),
            stands_in: phones.stands_in,
            seated: phones.seated.iter().map(before).collect(),
        }
    }

    /// What was kept of a match, unless that was long ago.
    fn read(path: &Path, game: &Match) -> Option<Self> {
        if is_old(path) {
            return None;
        }
        let kept: Self = serde_json::from_str(&record::read_text(path).ok()?).ok()?;
        kept.invitation.is_to(game).then_some(kept)
    }

    /// Who had the seats of guests before.
    fn before(&self) -> BTreeMap<Player, Seat> {
        let seat = |(player, name, kind, person): &(u8, String, String, Option<PersonId>)| {
            let (name, kind) = (name.clone(), kind.parse().ok()?);
            let person = *person;
            Some((Player(*player), Seat { name, kind, person }))
        };
        self.seated.iter().filter_map(seat).collect()
    }

    /// The table, open at the same address for the same guests.
    fn open(self) -> Result<Phones, HostError> {
        let seated = self.before();
        let mut phones =
            Phones::listening(self.listen, Some(self.invitation.kept), Interface::all)?;
        let with = |set: PlayerSet, player| set.with(Player(player));
        let offered = self.offered;
        phones.offered = offered.map(|seats| seats.into_iter().fold(PlayerSet::EMPTY, with));
        phones.stands_in = self.stands_in;
        phones.seated = seated;
        phones.is_back = true;
        Ok(phones)
    }
}

/// Where the guests of a match are kept.
fn path(store: &Store, game: &Match) -> PathBuf {
    let name = format!("{:016x}.json", game.terms().seed);
    store.root().join("phones").join(name)
}

fn is_old(path: &Path) -> bool {
    let written = fs::metadata(path).and_then(|file| file.modified());
    let age = written.map(|written| SystemTime::now().duration_since(written));
    age.is_ok_and(|age| age.is_ok_and(|age| age > LONGEST))
}

/// Lets in who was invited to a match before the program was interrupted.
pub(super) fn come_back(
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    phones: Option<Res<Phones>>,
    showcase: Option<Res<Showcase>>,
    archive: Res<Archive>,
    waker: Res<Waker>,
    mut notices: MessageWriter<Notice>,
    mut requests: MessageWriter<SessionRequest>,
    mut commands: Commands,
) {
    let is_opened = |fact: &SessionFact| matches!(fact, SessionFact::Opened);
    let is_another = facts.read().filter(|fact| is_opened(fact)).count() > 0;
    if !is_another || phones.is_some() || showcase.is_some() {
        return;
    }
    let Some(store) = archive.store().ok().filter(|_| session.goes_on()) else {
        return;
    };
    let path = path(store, session.record());
    let Some(kept) = KeptTable::read(&path, session.record()) else {
        return;
    };
    let before = kept.before();
    match kept.open() {
        Ok(phones) => {
            phones.wake(waker.clone());
            commands.insert_resource(phones);
            notices.write(Notice::done(texts::app_phones_may_come_back().to_owned()));
        }
        Err(error) => {
            remove(&path);
            requests.write_batch(
                before
                    .into_iter()
                    .map(|(player, seat)| set_seat(player, seat)),
            );
            let said = texts::app_phones_not_back(&error.to_string());
            notices.write(Notice::trouble(said));
        }
    }
}

/// Keeps the guests of the match on the table, as long as it goes on and phones are invited.
pub(super) fn keep(
    phones: Option<Res<Phones>>,
    session: Option<Res<Session>>,
    showcase: Option<Res<Showcase>>,
    archive: Res<Archive>,
    mut written: ResMut<Written>,
) {
    let is_other = |session: &Session| !session.is_played();
    // What is tried out in the middle of a match does not end it.
    if written.is_closed || phones.is_some() && session.as_deref().is_some_and(is_other) {
        return;
    }
    let to_keep = || {
        let phones = phones.filter(|_| showcase.is_none())?;
        let session = session.filter(|session| session.goes_on())?;
        let path = path(archive.store().ok()?, session.record());
        Some((path, KeptTable::new(&phones, session.record())))
    };
    let to_keep = to_keep();
    if written.last == to_keep {
        return;
    }
    if let Some((before, _)) = &written.last
        && to_keep.as_ref().is_none_or(|(path, _)| path != before)
    {
        remove(before);
    }
    if let Some((path, kept)) = &to_keep {
        sweep(path);
        let text = serde_json::to_string(kept).unwrap_or_default();
        if let Err(error) = write_private(path, &text) {
            warn!("phones will not come back: {error}");
        }
    }
    written.last = to_keep;
}

/// Removes what was kept of matches that nobody has resumed.
fn sweep(path: &Path) {
    let files = path.parent().and_then(|folder| fs::read_dir(folder).ok());
    for file in files.into_iter().flatten().flatten() {
        if is_old(&file.path()) {
            remove(&file.path());
        }
    }
}

fn remove(path: &Path) {
    if let Err(error) = fs::remove_file(path)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        warn!("{} cannot be removed: {error}", path.display());
    }
}

/// A window that is closed sends its phones away. A signal or a fault does not.
fn forget_at_the_end(mut exits: MessageReader<AppExit>, mut written: ResMut<Written>) {
    if !exits.read().any(AppExit::is_success) {
        return;
    }
    written.is_closed = true;
    if let Some((path, _)) = written.last.take() {
        remove(&path);
    }
}
