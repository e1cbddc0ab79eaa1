//! Crash reports: when the program panics, a file says what happened, where, in
//! which match, and what was logged before. The player is told at once where the program
//! goes on, or else at its next start. Matches are safe in their journals anyway.
//!
//! What a fault brings to an end is decided elsewhere: jobs of workers and searches end
//! alone, see [`worker`](crate::plugins::app::machine::worker); a system takes the program with it, which starts
//! again with the same table.

use std::{
    backtrace::Backtrace,
    collections::VecDeque,
    fmt::Write as _,
    fs::{self, OpenOptions},
    io::{self, Write as _},
    panic::{self, PanicHookInfo},
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    thread,
};

use bevy::prelude::*;
use jiff::Timestamp;

use super::recovered_table::RecoveredTable;
use crate::plugins::app::{
    notices::Notice,
    session::{Session, SessionFact, SessionSystems},
};
use crate::{record::format, texts};

/// How many reports one run writes: what fails in every frame fails for one reason.
const MOST: usize = 5;
/// How many reports are kept.
const KEPT: usize = 20;
/// How many of the last log lines a report holds.
const LINES: usize = 40;
/// The longest log line that is kept, in characters.
const LONGEST: usize = 400;
/// How the names of reports that nobody has been told about begin.
const NEW: &str = "new-";

/// What a report is made of, known to the thread that fails, whichever it is.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Faults(Arc<FaultState>);

#[derive(Debug)]
struct FaultState {
    /// Where reports are written.
    folder: PathBuf,
    /// The record of the match on the table.
    record: Mutex<String>,
    /// What was logged last.
    log: Mutex<VecDeque<String>>,
    written: AtomicUsize,
    /// The report that was written last.
    last: Mutex<Option<PathBuf>>,
    /// Whether a report was written since the player was told last.
    fresh: AtomicBool,
    /// What is on the table.
    left: Mutex<RecoveredTable>,
}

/// Why the run before this one ended, on a program that has started itself again.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// A fault of the program that it could not outlive.
    Fault,
    /// The graphics card stopped.
    CardLost,
    /// The graphics card could not do what was asked of it.
    CardOvertaxed,
}

impl Faults {
    /// Reports go to this folder, which is made when it is needed.
    pub(crate) fn in_folder(folder: impl Into<PathBuf>) -> Self {
        Self(Arc::new(FaultState {
            folder: folder.into(),
            record: Mutex::default(),
            log: Mutex::default(),
            written: AtomicUsize::new(0),
            last: Mutex::default(),
            fresh: AtomicBool::new(false),
            left: Mutex::default(),
        }))
    }

    /// From now on every panic of this process is reported, except those that are not the
    /// program's fault.
    pub(crate) fn watch(&self, is_fault: fn(&PanicHookInfo<'_>) -> bool) {
        let known = Arc::clone(&self.0);
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            let message = info.payload_as_str().unwrap_or("a panic without words");
            if is_fault(info) {
                known.report(message, &place(info));
            }
            usual(info);
        }));
    }

    /// What is on the table, to go on with after a fault.
    pub(crate) fn left(&self) -> RecoveredTable {
        let left = self.0.left.lock();
        left.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The report that this run has written last.
    pub(crate) fn last_report(&self) -> Option<PathBuf> {
        let last = self.0.last.lock();
        last.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Remembers a line of the log.
    pub(crate) fn log(&self, line: &str) {
        if let Ok(mut log) = self.0.log.try_lock() {
            if log.len() == LINES {
                log.pop_front();
            }
            log.push_back(line.chars().take(LONGEST).collect());
        }
    }
}

fn place(info: &PanicHookInfo<'_>) -> String {
    let at = info
        .location()
        .map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
    let thread = thread::current();
    format!(
        "{at}, in thread {}",
        thread.name().unwrap_or("without a name")
    )
}

impl FaultState {
    /// Writes a report. Whatever fails now fails silently: the fault itself is reported in
    /// the log.
    fn report(&self, message: &str, place: &str) {
        let number = self.written.fetch_add(1, Ordering::Relaxed);
        if number < MOST && self.write(&self.text(message, place), number).is_ok() {
            self.fresh.store(true, Ordering::Release);
        }
    }

    fn text(&self, message: &str, place: &str) -> String {
        let mut text = format!(
            "Curio {} on {} {}, {}\n\nFault: {message}\nAt: {place}\n",
            env!("CARGO_PKG_VERSION"),
            std::env::consts::OS,
            std::env::consts::ARCH,
            Timestamp::now().strftime("%F %T UTC"),
        );
        // Somebody may hold these locks who will never let go.
        if let Ok(log) = self.log.try_lock() {
            text.push_str("\nLast messages:\n");
            for line in log.iter() {
                let _ = writeln!(text, "{line}");
            }
        }
        if let Ok(record) = self.record.try_lock() {
            let _ = writeln!(text, "\nThe match on the table:\n{record}");
        }
        let _ = writeln!(text, "\nStack:\n{}", Backtrace::force_capture());
        text
    }

    fn write(&self, text: &str, number: usize) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let stamp = Timestamp::now().strftime("%Y-%m-%dT%H-%M-%S");
        let process = std::process::id();
        let name = format!("{NEW}{stamp}-{process}-{number}.txt");
        let path = self.folder.join(name);
        let mut file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&path)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()?;
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(path);
        Ok(())
    }
}

/// Marks the reports nobody has been told about as told; returns the last of them, and how
/// many.
fn take_up(folder: &Path) -> Option<(PathBuf, usize)> {
    let mut all: Vec<PathBuf> = fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|it| it == "txt"))
        .collect();
    all.sort_by_key(|path| name_of(path).trim_start_matches(NEW).to_owned());
    let (mut last, mut count) = (None, 0);
    for path in &mut all {
        let name = name_of(path);
        if let Some(told) = name.strip_prefix(NEW) {
            let told = folder.join(told);
            if fs::rename(&path, &told).is_ok() {
                *path = told.clone();
                last = Some(told);
                count += 1;
            }
        }
    }
    for old in all.iter().rev().skip(KEPT) {
        let _ = fs::remove_file(old);
    }
    Some((last?, count))
}

fn name_of(path: &Path) -> String {
    path.file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Startup,
        tell_of_the_last_run.run_if(resource_exists::<Faults>),
    )
    .add_systems(
        Update,
        (tell_at_once, remember_table.in_set(SessionSystems::Show))
            .run_if(resource_exists::<Faults>),
    );
}

/// A fault that ended the program is reported at its next start.
fn tell_of_the_last_run(
    faults: Res<Faults>,
    cause: Option<Res<Cause>>,
    mut notices: MessageWriter<Notice>,
) {
    let report = take_up(&faults.0.folder).map(|(last, _)| last);
    if let Some(text) = about_the_last_run(cause.as_deref().copied(), report.as_deref()) {
        notices.write(Notice::trouble(text));
    }
}

fn about_the_last_run(cause: Option<Cause>, report: Option<&Path>) -> Option<String> {
    let happened = match cause {
        None if report.is_none() => return None,
        None => texts::app_last_run_closed(),
        Some(Cause::Fault) => texts::app_last_run_failed(),
        Some(Cause::CardLost) => texts::app_last_run_card_lost(),
        Some(Cause::CardOvertaxed) => texts::app_last_run_card_overtaxed(),
    };
    let mut text = format!("{happened} {}", texts::app_matches_safe());
    if let Some(report) = report {
        let report = texts::app_crash_report(&report.display().to_string());
        let _ = write!(text, " {report}");
    }
    Some(text)
}

/// A fault that the program outlives is reported when it happens.
fn tell_at_once(faults: Res<Faults>, mut notices: MessageWriter<Notice>) {
    if faults.0.fresh.swap(false, Ordering::Acquire)
        && let Some((last, _)) = take_up(&faults.0.folder)
    {
        notices.write(Notice::trouble(texts::app_fault_outlived(
            &last.display().to_string(),
        )));
    }
}

/// Keeps at hand the record of the match on the table.
fn remember_table(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    faults: Res<Faults>,
) {
    if facts.read().count() == 0 {
        return;
    }
    let left = session
        .as_deref()
        .map(RecoveredTable::on)
        .unwrap_or_default();
    *faults.0.left.lock().unwrap_or_else(PoisonError::into_inner) = left;
    let text = session.map_or_else(String::new, |session| format::write(session.record()));
    if let Ok(mut record) = faults.0.record.lock() {
        *record = text;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_says_what_happened_where_and_in_which_match() {
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("faults");
        let faults = Faults::in_folder(&folder);
        for n in 0..LINES + 3 {
            faults.log(&format!("line {n}"));
        }
        *faults.0.record.lock().unwrap() = "(game: \"xafka\")".to_owned();
        for _ in 0..MOST + 2 {
            faults
                .0
                .report("one too many", "here.rs:7:1, in thread main");
        }
        let (last, count) = take_up(&folder).unwrap();
        assert_eq!(count, MOST);
        assert_eq!(take_up(&folder), None, "told once");
        let text = fs::read_to_string(&last).unwrap();
        for part in [
            "Curio ",
            "Fault: one too many",
            "At: here.rs:7:1, in thread main",
            "line 42",
            "(game: \"xafka\")",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(!text.contains("line 2\n"), "only the last lines");
    }

    #[test]
    fn the_last_run_is_told_about_if_there_is_anything_to_tell() {
        let report = Some(Path::new("a.txt"));
        assert_eq!(about_the_last_run(None, None), None);
        for cause in [Cause::Fault, Cause::CardLost, Cause::CardOvertaxed] {
            let text = about_the_last_run(Some(cause), None).unwrap();
            assert!(text.contains("restarted") && text.contains("safe"));
            assert!(!text.contains("report"));
            let text = about_the_last_run(Some(cause), report).unwrap();
            assert!(text.ends_with("A crash report is in a.txt."), "{text}");
        }
        let text = about_the_last_run(None, report).unwrap();
        assert!(text.starts_with("Curio closed unexpectedly last time."));
    }

    #[test]
    fn old_reports_make_room() {
        let home = tempfile::tempdir().unwrap();
        for n in 10..40 {
            fs::write(
                home.path().join(format!("2026-01-01T00-00-{n}-1-0.txt")),
                "",
            )
            .unwrap();
        }
        let faults = Faults::in_folder(home.path());
        faults.0.report("newer", "here.rs:7:1");
        assert!(take_up(home.path()).is_some());
        let left: Vec<_> = fs::read_dir(home.path()).unwrap().collect();
        assert_eq!(left.len(), KEPT);
        let newest = home.path().join("2026-01-01T00-00-39-1-0.txt");
        assert!(newest.exists());
    }

    #[test]
    fn a_report_that_cannot_be_written_changes_nothing() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("file");
        fs::write(&file, "no folder").unwrap();
        let faults = Faults::in_folder(&file);
        faults.0.report("one", "here.rs:7:1");
        assert!(!faults.0.fresh.load(Ordering::Acquire));
        assert_eq!(take_up(&file), None);
    }
}
