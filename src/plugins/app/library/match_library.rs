//! The matches on the disk, as the screens show them.
//!
//! Everything that touches the disk is done by a worker; screens read the
//! [`MatchLibrary`] and write [`LibraryRequest`]s. What the files contain and how they
//! are kept is the business of the record layer.

use std::path::{Path, PathBuf};

use bevy::{prelude::*, window::WindowFocused};

use crate::{
    plugins::app::{
        library::{
            saved_match::{SavedMatch, pairing, shipped, stem},
            study,
        },
        machine::worker::{Results, Threads, Waker, Worker},
        notices::{Notice, Undoable},
        session::{Archive, Session, SessionFact, SessionRequest, TableRequest},
        states::Screen,
    },
    record::{self, Match, Ratings, Store, Summary, Terms},
    rules::{Colour, Player},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchLibrary>()
        .add_message::<LibraryRequest>()
        .add_message::<Notice>()
        .add_message::<WindowFocused>()
        .add_systems(Startup, (start_worker, refresh).chain())
        .add_systems(OnEnter(Screen::Title), refresh)
        .add_systems(OnEnter(Screen::Library), refresh)
        .add_systems(OnEnter(Screen::Players), refresh)
        .add_systems(Update, (hear_of_saves, look_again, send, receive).chain());
}

/// What is known of the matches on the disk.
#[derive(Resource, Debug, Default)]
pub struct MatchLibrary {
    /// Saved matches, the newest first; nothing before they have been read.
    pub(crate) saved: Option<Vec<SavedMatch>>,
    /// The matches that come with the program, by their places in
    /// [`record::shipped`].
    pub(crate) shipped: Vec<(usize, Summary)>,
    /// What the saved matches make of their players.
    pub ratings: Ratings,
    /// Matches that can be resumed, the newest first.
    pub unfinished: Vec<UnfinishedMatch>,
    /// Why the matches could not be read, if so.
    pub(crate) trouble: Option<String>,
    /// Where the matches are.
    pub(crate) folder: Option<PathBuf>,
    /// What can be restored, deleted last or the newest in the trash: its file, its name.
    pub(crate) deleted: Option<(PathBuf, String)>,
}

/// A match that can be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedMatch {
    /// What was agreed on: by this [`TableRequest::Resume`] finds it.
    pub terms: Terms,
    /// The game, by its name in commands and records.
    pub game: String,
    /// The names of the players in seat order.
    pub players: Vec<String>,
    /// How many rounds were played.
    pub rounds: usize,
    /// Whose turn it is, by colour.
    pub to_move: Option<Colour>,
    /// Something at its end was lost.
    pub damaged: bool,
}

impl UnfinishedMatch {
    fn from_match(game: &Match, damaged: bool) -> Self {
        let terms = game.terms();
        let colours = game.position().colours();
        let colour = |player: Player| colours.get(player.index()).copied();
        Self {
            terms: terms.clone(),
            game: terms.game.clone(),
            players: terms.seats.iter().map(|seat| seat.name.clone()).collect(),
            rounds: game.rounds(),
            to_move: game.to_move().and_then(colour),
            damaged,
        }
    }
}

/// Something to be done with the matches on the disk.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) enum LibraryRequest {
    /// Read them again.
    Refresh,
    /// Watch a record from any file, or the first match of a page.
    Watch(PathBuf),
    /// Make one page of saved matches, with each as a chapter.
    MakeStudy(Vec<PathBuf>),
    /// Watch a saved match and share it.
    Share(PathBuf),
    /// Watch the n-th of [`record::shipped`].
    WatchShipped(usize),
    /// Go on with a saved match that has not ended.
    PlayOn(PathBuf),
    /// Move a saved match to the trash.
    Delete(PathBuf),
    /// Restore what was deleted last.
    Restore,
    /// Move the unfinished match with these terms to the trash.
    Discard(Box<Terms>),
}

enum Job {
    List(Store),
    Open(PathBuf, Opening),
    OpenPage(Store, PathBuf),
    MakeStudy(Vec<PathBuf>, PathBuf),
    Shipped(usize),
    Delete(Store, PathBuf),
    Restore(Store, PathBuf, String),
    Discard(Store, Box<Terms>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opening {
    Watch,
    Share,
    PlayOn,
}

/// The match that is being opened is to be shared.
#[derive(Resource, Debug)]
pub(crate) struct ShareAtTable;

enum Finding {
    Listed {
        saved: Result<(Vec<SavedMatch>, Ratings), String>,
        unfinished: Result<Vec<UnfinishedMatch>, String>,
        shipped: Vec<(usize, Summary)>,
        /// What could not be kept where it was, each in a sentence.
        set_aside: Vec<String>,
        /// The newest match in the trash.
        deleted: Option<(PathBuf, String)>,
    },
    Opened {
        game: Box<Match>,
        damage: Option<String>,
        path: Option<PathBuf>,
        opening: Opening,
    },
    /// The number of matches that were saved from a page.
    Added(usize),
    /// A file was made.
    Made(PathBuf),
    Deleted(PathBuf, String),
    Restored(String),
    Failed(String),
}

impl Finding {
    /// A match that is in no file.
    fn to_watch(game: Match) -> Self {
        Self::Opened {
            game: Box::new(game),
            damage: None,
            path: None,
            opening: Opening::Watch,
        }
    }
}

#[derive(Resource, Debug)]
struct LibraryWorker(Worker<Job, Finding>);

fn start_worker(
    mut commands: Commands,
    threads: Res<Threads>,
    waker: Res<Waker>,
    archive: Res<Archive>,
    mut library: ResMut<MatchLibrary>,
) {
    library.folder = archive.store().ok().map(Store::matches);
    let worker = Worker::new("library", *threads, waker.clone(), work);
    commands.insert_resource(LibraryWorker(worker));
}

fn work(job: Job, results: &mut Results<'_, Finding>) {
    let failed = |error: record::StoreError| Finding::Failed(error.to_string());
    let finding = match job {
        Job::List(store) => list(&store),
        Job::Open(path, opening) => open(path, opening),
        Job::OpenPage(store, path) => match study::opened(&store, &path) {
            Ok((first, added)) => {
                if added > 0 {
                    results.give(Finding::Added(added));
                }
                Finding::to_watch(first)
            }
            Err(error) => Finding::Failed(format!("{}: {error}", path.display())),
        },
        Job::MakeStudy(matches, folder) => {
            study::made(&matches, &folder).map_or_else(Finding::Failed, Finding::Made)
        }
        Job::Shipped(number) => match record::shipped().get(number).map(|it| it.load()) {
            Some(Ok(game)) => Finding::to_watch(game),
            Some(Err(error)) => Finding::Failed(error.to_string()),
            None => Finding::Failed(texts::app_no_such_match().to_owned()),
        },
        Job::Delete(store, path) => match store.delete(&path) {
            Ok(now) => Finding::Deleted(now.clone(), called(&now)),
            Err(error) => failed(error),
        },
        Job::Restore(store, path, name) => match store.restore(&path) {
            Ok(_) => Finding::Restored(name),
            Err(error) => failed(error),
        },
        Job::Discard(store, terms) => match store.find_unfinished(Some(&terms)) {
            Ok(Some(unfinished)) => {
                let name = pairing(&UnfinishedMatch::from_match(&unfinished.game, false).players);
                match unfinished.discard(&store) {
                    Ok(now) => Finding::Deleted(now, name),
                    Err(error) => failed(error),
                }
            }
            Ok(None) => Finding::Failed(texts::app_match_gone().to_owned()),
            Err(error) => failed(error),
        },
    };
    results.give(finding);
}

/// What a file is called when it is spoken of: by its players, as far as they can be read.
fn called(path: &Path) -> String {
    let read = record::salvage(path).map(|it| UnfinishedMatch::from_match(&it.game, false));
    read.map_or_else(|_| stem(path), |it| pairing(&it.players))
}

fn list(store: &Store) -> Finding {
    let saved = store.list().map(|mut list| {
        let finished = list.iter_mut().filter_map(|saved| saved.finished.take());
        let ratings = Ratings::from_matches(finished, store.owner().as_ref());
        let saved = list
            .into_iter()
            .map(|saved| SavedMatch {
                damage: saved.damage.map(|damage| match damage {
                    // Which file it is can be seen anyway.
                    record::StoreError::Record { source, .. } => source.to_string(),
                    other => other.to_string(),
                }),
                path: saved.path,
                summary: saved.summary,
            })
            .collect();
        (saved, ratings)
    });
    // What cannot be tidied up now is tried again the next time.
    let set_aside = store.tidy().unwrap_or_default();
    // The journals are released at once: another window may want them.
    let unfinished = store.unfinished().map(|list| {
        list.iter()
            .map(|unfinished| {
                UnfinishedMatch::from_match(&unfinished.game, unfinished.damage.is_some())
            })
            .collect()
    });
    Finding::Listed {
        saved: saved.map_err(|error| error.to_string()),
        unfinished: unfinished.map_err(|error| error.to_string()),
        shipped: shipped().to_vec(),
        set_aside: set_aside.iter().map(ToString::to_string).collect(),
        deleted: store
            .newest_deleted()
            .map(|path| (path.clone(), called(&path))),
    }
}

fn open(path: PathBuf, opening: Opening) -> Finding {
    let path = record::path_of(&path).into_owned();
    match record::salvage(&path) {
        Ok(salvaged) => Finding::Opened {
            game: Box::new(salvaged.game),
            damage: salvaged.damage.map(|damage| damage.to_string()),
            path: Some(path),
            opening,
        },
        Err(error) => Finding::Failed(error.to_string()),
    }
}

fn refresh(mut requests: MessageWriter<LibraryRequest>) {
    requests.write(LibraryRequest::Refresh);
}

/// The library is read again when a match has ended. During a match the library is not
/// visible, and reading it would slow the table.
fn hear_of_saves(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    mut requests: MessageWriter<LibraryRequest>,
) {
    let over = session.is_none_or(|session| session.record().outcome().is_some());
    let heard = facts.read().any(|fact| match fact {
        SessionFact::Saved(_) => over,
        fact => matches!(fact, SessionFact::Closed),
    });
    if heard {
        requests.write(LibraryRequest::Refresh);
    }
}

/// While this window was not in front, others may have saved, resumed or deleted matches.
fn look_again(
    mut focused: MessageReader<WindowFocused>,
    screen: Res<State<Screen>>,
    mut was_away: Local<bool>,
    mut requests: MessageWriter<LibraryRequest>,
) {
    for window in focused.read() {
        if window.focused && *was_away && *screen.get() != Screen::Table {
            requests.write(LibraryRequest::Refresh);
        }
        *was_away = !window.focused;
    }
}

fn send(
    mut requests: MessageReader<LibraryRequest>,
    mut worker: ResMut<LibraryWorker>,
    archive: Res<Archive>,
    mut library: ResMut<MatchLibrary>,
    mut notices: MessageWriter<Notice>,
) {
    for request in requests.read() {
        let job = match request {
            LibraryRequest::WatchShipped(number) => Ok(Job::Shipped(*number)),
            LibraryRequest::Watch(path) if !record::is_page(path) => {
                Ok(Job::Open(path.clone(), Opening::Watch))
            }
            LibraryRequest::Share(path) => Ok(Job::Open(path.clone(), Opening::Share)),
            LibraryRequest::PlayOn(path) => Ok(Job::Open(path.clone(), Opening::PlayOn)),
            LibraryRequest::MakeStudy(matches) => {
                let pictures = archive.pictures();
                pictures.map(|folder| Job::MakeStudy(matches.clone(), folder))
            }
            other => archive
                .store()
                .map_err(|error| error.to_string())
                .map(|store| {
                    let store = store.clone();
                    match other {
                        LibraryRequest::Watch(page) => Job::OpenPage(store, page.clone()),
                        LibraryRequest::Delete(path) => Job::Delete(store, path.clone()),
                        LibraryRequest::Discard(terms) => Job::Discard(store, terms.clone()),
                        LibraryRequest::Restore => match library.deleted.take() {
                            Some((path, name)) => Job::Restore(store, path, name),
                            None => Job::List(store),
                        },
                        _ => Job::List(store),
                    }
                }),
        };
        match job {
            Ok(job) => worker.0.submit(job),
            Err(error) if *request == LibraryRequest::Refresh => {
                library.saved = Some(Vec::new());
                library.trouble = Some(error);
            }
            Err(error) => {
                notices.write(Notice::trouble(error));
            }
        }
    }
}

fn receive(
    mut worker: ResMut<LibraryWorker>,
    mut library: ResMut<MatchLibrary>,
    mut notices: MessageWriter<Notice>,
    mut requests: MessageWriter<SessionRequest>,
    mut again: MessageWriter<LibraryRequest>,
    mut commands: Commands,
) {
    while let Some(result) = worker.bypass_change_detection().0.result() {
        let finding = match result {
            Ok(finding) => finding,
            Err(failed) => {
                // No screen must wait for a list that will not come.
                if library.saved.is_none() {
                    library.saved = Some(Vec::new());
                    library.trouble = Some(failed.to_string());
                }
                notices.write(Notice::trouble(failed.to_string()));
                continue;
            }
        };
        match finding {
            Finding::Listed {
                saved,
                unfinished,
                shipped,
                set_aside,
                deleted,
            } => {
                library.shipped = shipped;
                notices.write_batch(set_aside.into_iter().map(Notice::trouble));
                let refused = saved.as_ref().err().or(unfinished.as_ref().err());
                library.trouble = refused.cloned();
                let (saved, ratings) = saved.unwrap_or_default();
                library.saved = Some(saved);
                library.ratings = ratings;
                library.unfinished = unfinished.unwrap_or_default();
                library.deleted = library.deleted.take().or(deleted);
            }
            Finding::Opened {
                game,
                damage,
                path,
                opening,
            } => {
                if let Some(damage) = damage {
                    notices.write(Notice::trouble(texts::app_recovered(&damage, game.len())));
                }
                if opening == Opening::Share {
                    commands.insert_resource(ShareAtTable);
                }
                requests.write(match opening {
                    Opening::Watch | Opening::Share => {
                        SessionRequest::Table(TableRequest::Watch(game, path))
                    }
                    Opening::PlayOn => SessionRequest::Table(TableRequest::Open(game)),
                });
            }
            Finding::Added(count) => {
                notices.write(Notice::done(texts::app_page_added(count)));
                again.write(LibraryRequest::Refresh);
            }
            Finding::Made(file) => {
                notices.write(Notice::saved(file));
            }
            Finding::Deleted(now, name) => {
                notices.write(Notice::undoable(Undoable::Match, texts::app_deleted(&name)));
                library.deleted = Some((now, name));
                again.write(LibraryRequest::Refresh);
            }
            Finding::Restored(name) => {
                notices.write(Notice::done(texts::app_restored(&name)));
                again.write(LibraryRequest::Refresh);
            }
            Finding::Failed(error) => {
                notices.write(Notice::trouble(error));
                again.write(LibraryRequest::Refresh);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing::played;

    fn finished(name: &str) -> Match {
        played("xafka", &[name, "Ben"], &["d4", "resign"])
    }

    fn app_with(store: &Store) -> App {
        let mut app = App::new();
        app.insert_resource(Threads::Inline)
            .init_resource::<Waker>()
            .insert_resource(Archive::at(store.clone()))
            .init_resource::<MatchLibrary>()
            .add_message::<LibraryRequest>()
            .add_message::<Notice>()
            .add_message::<SessionFact>()
            .add_message::<SessionRequest>()
            .add_systems(Startup, (start_worker, refresh).chain())
            .add_systems(Update, (hear_of_saves, send, receive).chain());
        app.update();
        app.update();
        app
    }

    fn ask(app: &mut App, request: LibraryRequest) {
        app.world_mut().write_message(request);
        app.update();
        app.update();
    }

    fn names(app: &App) -> Vec<String> {
        let saved = app.world().resource::<MatchLibrary>().saved.as_ref();
        saved.unwrap().iter().map(SavedMatch::name).collect()
    }

    #[test]
    fn what_was_thrown_away_comes_back() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let path = store.save(&finished("Anna")).unwrap();
        let mut app = app_with(&store);
        let before = names(&app);
        assert_eq!(before.len(), 1);
        ask(&mut app, LibraryRequest::Delete(path));
        assert!(names(&app).is_empty());
        let mut app = app_with(&store);
        ask(&mut app, LibraryRequest::Restore);
        assert_eq!(names(&app), before);
    }

    #[test]
    fn damaged_and_foreign_files_are_listed_with_what_is_wrong() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        store.save(&finished("Anna")).unwrap();
        std::fs::write(store.matches().join("nonsense.curio"), "nonsense").unwrap();
        let app = app_with(&store);
        let library = app.world().resource::<MatchLibrary>();
        let saved = library.saved.as_ref().unwrap();
        assert_eq!(saved.len(), 2);
        let broken = saved
            .iter()
            .find(|saved| saved.name() == "nonsense")
            .unwrap();
        assert!(broken.summary.is_none());
        assert!(broken.damage.is_some());
    }

    #[test]
    fn impossible_times_spoil_neither_the_list_nor_their_match() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        store.save(&finished("Anna")).unwrap();
        let path = store.save(&finished("Bea")).unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let text = text.replace(", hash:", ", ms: 18446744073709551615, hash:");
        std::fs::write(&path, text).unwrap();
        let app = app_with(&store);
        let library = app.world().resource::<MatchLibrary>();
        let saved = library.saved.as_ref().unwrap();
        assert_eq!(saved.len(), 2);
        let odd = saved.iter().find(|saved| saved.path == path).unwrap();
        assert!(odd.damage.as_ref().unwrap().contains("century"));
        assert_eq!(odd.summary.as_ref().unwrap().plies, 2);
    }

    #[test]
    fn a_list_that_fails_is_reported_and_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let mut app = app_with(&store);
        let fails = |_: Job, _: &mut Results<'_, Finding>| {
            panic!("a fault of the program");
        };
        let worker = Worker::new("library", Threads::Inline, Waker::default(), fails);
        app.insert_resource(LibraryWorker(worker))
            .insert_resource(MatchLibrary::default());
        ask(&mut app, LibraryRequest::Refresh);
        let library = app.world().resource::<MatchLibrary>();
        assert_eq!(library.saved, Some(Vec::new()));
        assert!(library.trouble.is_some());
    }

    #[test]
    fn a_file_that_is_no_record_is_reported_and_opens_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let mut app = app_with(&store);
        ask(
            &mut app,
            LibraryRequest::Watch(folder.path().join("missing.curio")),
        );
        assert_eq!(app.world().resource::<Messages<SessionRequest>>().len(), 0);
        assert!(!app.world().resource::<Messages<Notice>>().is_empty());
    }

    #[test]
    fn matches_are_found_by_players_and_results() {
        let saved = SavedMatch {
            path: PathBuf::from("/m/xafka-2026-11-20-anna.curio"),
            summary: Some(Summary::from_match(&finished("Anna"))),
            damage: None,
        };
        for words in ["", "anna", "BEN xafka", "resigns"] {
            assert!(saved.matches(words), "{words}");
        }
        assert!(!saved.matches("anna carl"));
    }
}
