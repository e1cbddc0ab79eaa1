//! An evening on the disk: who its guests are and all that has happened, a line of JSON each,
//! so that a program that is killed loses nothing.

use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::{Read as _, Write as _},
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use serde::{Deserialize, Serialize};

use crate::{
    evening::{Evening, Event, LogEntry},
    host::write_private,
    record::{PersonId, SeatKind},
    texts,
};

const NAME: &str = "evening.jsonl";

/// What is settled when an evening opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct EveningKeys {
    /// The key of the link for guests.
    pub(crate) key: String,
    /// The organiser's number.
    pub(crate) pin: String,
    /// From which the seed of each match follows.
    pub(crate) seed: u64,
    pub(crate) date: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum EveningLine {
    Keys(EveningKeys),
    /// By which token a guest is known.
    Guest(String, PersonId),
    Entry(LogEntry),
}

/// The file of an evening, which is written as it goes on.
#[derive(Debug)]
pub(super) struct EveningFile {
    file: File,
    pub(crate) folder: PathBuf,
    /// As whom each token came.
    came: BTreeMap<String, PersonId>,
}

/// What a file holds.
#[derive(Debug)]
pub(super) struct KeptEvening {
    pub(crate) keys: EveningKeys,
    pub(crate) guests: BTreeMap<String, PersonId>,
    pub(crate) evening: Evening,
}

impl KeptEvening {
    /// The tokens of the guests, with their names.
    pub(crate) fn named_guests(&self) -> Vec<(String, String)> {
        let guests = self.guests.iter();
        let name = |person| self.evening.person(person).map(|it| it.name.clone());
        guests
            .filter_map(|(token, person)| Some((token.clone(), name(*person)?)))
            .collect()
    }
}

impl EveningFile {
    /// Begins the file of an evening in a new folder.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(crate) fn begin(
        above: &Path,
        keys: &EveningKeys,
        evening: &Evening,
    ) -> anyhow::Result<Self> {
        let folder = (1..).map(|number| match number {
            1 => above.join(&keys.date),
            number => above.join(format!("{}-{number}", keys.date)),
        });
        let mut folder = folder.filter(|folder| !folder.exists());
        let folder = folder.next().unwrap_or_else(|| above.to_owned());
        fs::create_dir_all(&folder)?;
        // Whoever knows a token is that guest.
        write_private(&folder.join(NAME), "")?;
        let mut file = Self {
            file: OpenOptions::new().append(true).open(folder.join(NAME))?,
            folder,
            came: BTreeMap::new(),
        };
        file.file.try_lock()?;
        file.write(&[EveningLine::Keys(keys.clone())])?;
        file.happened(evening.log())?;
        Ok(file)
    }

    /// Opens the file of the newest evening below a folder that was not closed.
    ///
    /// # Errors
    /// When there is none, or it cannot be read.
    pub(crate) fn resume(above: &Path) -> anyhow::Result<(Self, KeptEvening)> {
        let mut folders: Vec<(std::time::SystemTime, PathBuf)> = Vec::new();
        for folder in fs::read_dir(above).into_iter().flatten() {
            let folder = folder?.path();
            if let Ok(data) = fs::metadata(folder.join(NAME)) {
                folders.push((data.modified()?, folder));
            }
        }
        let newest = folders
            .into_iter()
            .max()
            .context(texts::cli_evening_none())?;
        let folder = newest.1;
        let mut options = OpenOptions::new();
        let mut file = options.read(true).append(true).open(folder.join(NAME))?;
        // One that is held has not been interrupted.
        file.try_lock().context(texts::cli_evening_none())?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        let (found, came) = Self::read(&text)?;
        if !text.is_empty() && !text.ends_with('\n') {
            // The last line was not written to its end, and has not happened.
            file.set_len((text.rfind('\n').map_or(0, |at| at + 1)) as u64)?;
        }
        Ok((Self { file, folder, came }, found))
    }

    fn read(text: &str) -> anyhow::Result<(KeptEvening, BTreeMap<String, PersonId>)> {
        let mut keys = None;
        let mut came = BTreeMap::new();
        let mut log = Vec::new();
        let whole = text.rsplit_once('\n').map_or("", |(whole, _)| whole);
        for line in whole.lines() {
            match serde_json::from_str(line).with_context(texts::cli_evening_damaged)? {
                EveningLine::Keys(found) => keys = Some(found),
                EveningLine::Guest(token, person) => {
                    came.insert(token, person);
                }
                EveningLine::Entry(entry) => log.push(entry),
            }
        }
        let evening = Evening::from_log(log)?;
        let kept = KeptEvening {
            keys: keys.with_context(texts::cli_evening_damaged)?,
            guests: known(&came, &evening),
            evening,
        };
        Ok((kept, came))
    }

    /// By which tokens people are known.
    pub(crate) fn guests(&self, evening: &Evening) -> BTreeMap<String, PersonId> {
        known(&self.came, evening)
    }

    /// Writes down what has happened, for good.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(crate) fn happened(&mut self, entries: &[LogEntry]) -> anyhow::Result<()> {
        let lines: Vec<_> = entries.iter().cloned().map(EveningLine::Entry).collect();
        self.write(&lines)
    }

    /// Records that somebody has joined and which token identifies them. The token comes first: if
    /// the file is cut off in between, nobody is left at the evening without a phone.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(crate) fn came(
        &mut self,
        entry: &LogEntry,
        token: &str,
        person: PersonId,
    ) -> anyhow::Result<()> {
        self.came.insert(token.to_owned(), person);
        let guest = EveningLine::Guest(token.to_owned(), person);
        self.write(&[guest, EveningLine::Entry(entry.clone())])
    }

    /// Puts a number into the place of every name, from the first line on, and reads the evening
    /// again. Returns it with the names that there were, and what stands for each.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(crate) fn forget_names(&mut self) -> anyhow::Result<(Evening, BTreeMap<String, String>)> {
        let path = self.folder.join(NAME);
        let (mut numbers, mut instead) = (BTreeMap::new(), BTreeMap::new());
        let mut text = String::new();
        for line in fs::read_to_string(&path)?.lines() {
            let mut line = serde_json::from_str(line).with_context(texts::cli_evening_damaged)?;
            if let EveningLine::Entry(LogEntry {
                event: Event::Joined { person, name } | Event::Renamed { person, name },
                ..
            }) = &mut line
            {
                let next = numbers.len() + 1;
                let number = *numbers.entry(*person).or_insert(next);
                let guest = format!("{} {number}", SeatKind::Human.default_name());
                instead.insert(core::mem::replace(name, guest.clone()), guest);
            }
            text.push_str(&serde_json::to_string(&line)?);
            text.push('\n');
        }
        write_private(&path, &text)?;
        self.file = OpenOptions::new().append(true).open(&path)?;
        self.file.try_lock()?;
        Ok((Self::read(&text)?.0.evening, instead))
    }

    fn write(&mut self, lines: &[EveningLine]) -> anyhow::Result<()> {
        let mut text = String::new();
        for line in lines {
            text.push_str(&serde_json::to_string(line)?);
            text.push('\n');
        }
        self.file.write_all(text.as_bytes())?;
        self.file.sync_data()?;
        Ok(())
    }
}

/// By which tokens people are known, after all who turned out to be one.
fn known(came: &BTreeMap<String, PersonId>, evening: &Evening) -> BTreeMap<String, PersonId> {
    let mut known = came.clone();
    for entry in evening.log().iter().filter(|it| !it.is_undone) {
        if let Event::Merged { from, into } = entry.event {
            for person in known.values_mut().filter(|it| **it == from) {
                *person = into;
            }
        }
    }
    known
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use crate::{
        evening::EveningPlan,
        rules::{Player, zobrist_key},
    };

    fn keys() -> EveningKeys {
        EveningKeys {
            key: "k".to_owned(),
            pin: "1234".to_owned(),
            seed: 7,
            date: "2026-11-29".to_owned(),
        }
    }

    /// A pseudo-random next event, which the evening may refuse.
    fn next(evening: &Evening, now: Duration, draw: u64) -> Event {
        let people = evening.people();
        let person = people[draw as usize % people.len()].id;
        let live: Vec<_> = evening.live().chain(evening.houses()).collect();
        let table = live.get(draw as usize % 5).map_or(0, |it| it.table);
        match draw >> 8 & 15 {
            0..=4 => Event::Paused {
                person,
                is_paused: draw & 7 == 0,
            },
            5 => Event::Undone {
                event: evening.log().len() - 1 - draw as usize % 4,
            },
            6 => Event::Began { table },
            7..=10 => evening
                .house_call(person, now)
                .unwrap_or(Event::Interlude { is_on: false }),
            _ => Event::Ended {
                table,
                winner: Some(Player((draw & 1) as u8)),
                plies: 9,
                reason: "stuck".to_owned(),
            },
        }
    }

    /// Resumes an evening once no process started by another test still holds its lock.
    fn resumed(above: &Path) -> (EveningFile, KeptEvening) {
        loop {
            match EveningFile::resume(above) {
                Err(error)
                    if error
                        .chain()
                        .any(<dyn std::error::Error>::is::<fs::TryLockError>) => {}
                found => return found.unwrap(),
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn wherever_an_evening_is_cut_off_everything_before_is_back() {
        let above = tempfile::tempdir().unwrap();
        let mut evening = Evening::new(EveningPlan::default());
        let mut file = EveningFile::begin(above.path(), &keys(), &evening).unwrap();
        let path = file.folder.join(NAME);
        let second = EveningFile::begin(above.path(), &keys(), &evening).unwrap();
        assert_ne!(second.folder, file.folder);
        fs::remove_dir_all(second.folder).unwrap();
        // How long the file was, and what it held.
        let mut moments = vec![(fs::read(&path).unwrap().len(), evening.clone())];
        for step in 0..400 {
            let (now, log) = (Duration::from_secs(step * 3), evening.log().len());
            let draw = zobrist_key(62, step);
            if step < 14 && step % 2 == 0 {
                let person = format!("{step:016x}").parse().unwrap();
                let name = format!("Guest {step}");
                evening.apply(now, &Event::Joined { person, name }).unwrap();
                let token = format!("token {step}");
                file.came(&evening.log()[log], &token, person).unwrap();
            } else {
                let started = (step == 15).then_some(Event::Started);
                let due = started.or_else(|| evening.due(now).into_iter().next());
                let _ = evening.apply(now, &due.unwrap_or_else(|| next(&evening, now, draw)));
                file.happened(&evening.log()[log..]).unwrap();
            }
            moments.push((fs::read(&path).unwrap().len(), evening.clone()));
        }
        drop(file);
        let all = fs::read(&path).unwrap();
        let finished = evening.fixtures().filter(|it| it.finish.is_some());
        let beaten = evening.people().iter().filter(|it| !it.beaten.is_empty());
        assert!(finished.count() > 5 && beaten.count() > 0);
        for cut in 0..50_usize {
            // Half of the cuts are while people come.
            let (first, length) = (moments[0].0, moments[14 + 386 * (cut % 2)].0);
            let cut = first + zobrist_key(50, cut as u64) as usize % (length - first);
            fs::write(&path, &all[..cut]).unwrap();
            let (_, before) = moments.iter().rfind(|(length, _)| *length <= cut).unwrap();
            let (mut again, found) = resumed(above.path());
            // As long as it is held, it is not gone on with.
            assert!(EveningFile::resume(above.path()).is_err());
            assert_eq!(
                (&found.keys, &found.evening),
                (&keys(), before),
                "cut at {cut}"
            );
            assert_eq!(
                found.named_guests().len(),
                before.people().len(),
                "cut at {cut}"
            );
            // It goes on from there.
            let mut after = found.evening;
            let _ = after.apply(Duration::from_hours(1), &Event::Started);
            after
                .apply(Duration::from_hours(1), &Event::Closed)
                .unwrap();
            again.happened(&after.log()[before.log().len()..]).unwrap();
            drop(again);
            assert_eq!(resumed(above.path()).1.evening, after);
        }
    }

    #[test]
    fn a_token_is_that_of_whom_two_turned_out_to_be() {
        let mut evening = Evening::new(EveningPlan::default());
        let [one, other] = [PersonId::fresh(), PersonId::fresh()];
        let came = BTreeMap::from([("a".to_owned(), one), ("b".to_owned(), other)]);
        let mut happen = |event| evening.apply(Duration::ZERO, &event).unwrap();
        for person in [one, other] {
            let name = "Anna".to_owned();
            happen(Event::Joined { person, name });
        }
        happen(Event::Merged {
            from: other,
            into: one,
        });
        assert_eq!(known(&came, &evening)["b"], one);
        evening
            .apply(Duration::ZERO, &Event::Undone { event: 3 })
            .unwrap();
        assert_eq!(known(&came, &evening), came);
    }
}
