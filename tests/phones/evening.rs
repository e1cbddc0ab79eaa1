//! `curio evening`: guests who play, and what a kill leaves, at whatever moment.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, atomic::Ordering},
    thread,
    time::{Duration, Instant},
};

use curio::evening::{Evening, Event, LogEntry};
use serde_json::{Value, json};

use super::{
    guests::{Guest, Wishes},
    posting::PATIENCE,
    support::{Hosting, free_port},
};

/// An evening that is killed now and then.
struct Night {
    folder: tempfile::TempDir,
    address: String,
    hosting: Option<Hosting>,
    pin: String,
    wishes: Arc<Wishes>,
    guests: Vec<Guest>,
}

impl Night {
    fn begin(games: &str, names: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let address = free_port();
        let arguments = ["--listen", &address, "--games", games];
        let hosting = Hosting::evening(folder.path(), &arguments);
        let key = hosting.link.split_once('#').unwrap().1.to_owned();
        let wishes = Arc::new(Wishes::default());
        wishes.may_play.store(true, Ordering::Relaxed);
        let join = |name: &&str| Guest::join(&address, &key, name, &wishes);
        let mut night = Self {
            guests: names.iter().map(join).collect(),
            hosting: Some(hosting),
            folder,
            address,
            pin: String::new(),
            wishes,
        };
        // Whoever the evening does not know yet is not kept.
        for guest in &night.guests {
            guest.wait("is known", |it| {
                it.evening["me"]["who"].as_array().map(drop)
            });
        }
        let keys: Value = serde_json::from_str(night.lines()[0].as_str()).unwrap();
        keys["keys"]["pin"]
            .as_str()
            .unwrap()
            .clone_into(&mut night.pin);
        night
    }

    fn file(&self) -> PathBuf {
        let above = self.folder.path().join("evenings");
        let folder = fs::read_dir(above).unwrap().next().unwrap().unwrap();
        folder.path().join("evening.jsonl")
    }

    fn lines(&self) -> Vec<String> {
        let text = fs::read_to_string(self.file()).unwrap();
        text.split_inclusive('\n').map(str::to_owned).collect()
    }

    /// The evening that its file holds.
    fn kept(&self) -> Evening {
        let lines = self.lines().into_iter().filter(|it| it.ends_with('\n'));
        let lines = lines.map(|it| serde_json::from_str::<Value>(&it).unwrap());
        let log =
            lines.filter_map(|it| serde_json::from_value::<LogEntry>(it["entry"].clone()).ok());
        Evening::from_log(log).unwrap()
    }

    fn results(&self) -> usize {
        self.kept()
            .fixtures()
            .filter(|it| it.finish.is_some())
            .count()
    }

    fn order(&self, order: &Value) -> u16 {
        let ask = json!({ "organise": { "pin": self.pin, "order": order } });
        let hosting = self.hosting.as_ref().unwrap();
        hosting.ask(&json!({ "do": "evening", "ask": ask })).0
    }

    fn wait(&self, what: &str, is_so: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !is_so(self) {
            assert!(begin.elapsed() < PATIENCE, "{what}");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Kills the program.
    fn kill(&mut self) {
        drop(self.hosting.take());
    }

    /// Has the evening go on, and waits until everybody is back.
    fn resume(&mut self) {
        let before = self.streams();
        let arguments = ["--resume", "--listen", &self.address];
        self.hosting = Some(Hosting::evening(self.folder.path(), &arguments));
        for (guest, before) in self.guests.iter().zip(before) {
            guest.wait("is back", |it| {
                let is_new = it.stream > before && it.evening["me"]["who"].is_array();
                (is_new || it.is_stranger).then_some(())
            });
            assert!(!guest.heard.lock().unwrap().is_stranger, "{}", guest.name);
        }
    }

    fn streams(&self) -> Vec<u64> {
        let guests = self.guests.iter();
        guests
            .map(|it| {
                let mut heard = it.heard.lock().unwrap();
                heard.evening = Value::Null;
                heard.stream
            })
            .collect()
    }

    /// Kills the program, and goes on: nothing that was written is lost, and everybody is who
    /// they were.
    fn kill_and_resume(&mut self) {
        self.kill();
        let (lines, kept) = (self.lines(), self.kept());
        self.wishes.may_play.store(false, Ordering::Relaxed);
        self.resume();
        let whole = lines.iter().filter(|it| it.ends_with('\n'));
        let now = self.lines();
        assert!(whole.zip(&now).all(|(before, now)| before == now));
        let standings = kept.standings();
        for guest in &self.guests {
            let told = guest.heard.lock().unwrap().evening["me"].clone();
            assert_eq!(told["who"][0], guest.name);
            let person = kept
                .people()
                .iter()
                .find(|it| it.name == guest.name)
                .unwrap();
            assert_eq!(told["who"][2], person.sign.css());
            let own = standings.iter().find(|it| it.person == person.id).unwrap();
            let points = told["standing"]["points"].as_u64().unwrap();
            // A result may have been found on a board.
            assert!(points >= own.points as u64, "{told}");
        }
        let tables = |evening: &Evening| {
            let live = evening.live();
            live.map(|it| (it.number, it.table, it.seats))
                .collect::<Vec<_>>()
        };
        let (before, after) = (tables(&kept), self.kept());
        let is_over = |number| {
            after
                .fixtures()
                .any(|it| it.number == number && it.finish.is_some())
        };
        for it in before {
            assert!(tables(&after).contains(&it) || is_over(it.0), "{it:?}");
        }
        self.wishes.may_play.store(true, Ordering::Relaxed);
    }

    /// What is left on the clocks of a guest's table, in seconds.
    fn clocks(&self, guest: usize) -> Option<Vec<u64>> {
        let heard = self.guests[guest].heard.lock().unwrap();
        let seats = heard.people["seats"].as_array()?;
        heard.people["seat"].as_u64()?;
        seats.iter().map(|it| it["clock"].as_u64()).collect()
    }
}

fn read(folder: &Path, name: &str) -> Vec<String> {
    let text = fs::read_to_string(folder.join(name)).unwrap();
    text.lines().map(str::to_owned).collect()
}

#[test]
fn an_evening_loses_nothing_when_it_is_killed() {
    let names = ["Ada", "Grace", "Joan", "Mary", "Noor", "Rózsa", "Yuki"];
    let mut night = Night::begin("xong", &names);
    night.kill_and_resume();
    assert_eq!(night.order(&json!("start")), 200);
    night.wait("people are called", |it| it.kept().live().count() == 3);
    night.kill_and_resume();
    night.wishes.may_play.store(false, Ordering::Relaxed);
    night.wait("whoever waits plays the computer", |it| {
        let heard = |guest: &Guest| guest.heard.lock().unwrap().evening["me"]["house"].clone();
        let free = it.guests.iter().find(|guest| heard(guest) == "free");
        let ask = |guest: &Guest| json!({ "do": "evening", "token": guest.token, "ask": "house" });
        let hosting = it.hosting.as_ref().unwrap();
        free.is_some_and(|guest| hosting.ask(&ask(guest)).0 == 200)
    });
    let houses = |it: &Night| it.kept().houses().cloned().collect::<Vec<_>>();
    let before = houses(&night);
    night.kill_and_resume();
    assert_eq!((before.len(), houses(&night)), (1, before));
    // Some moves apart, the same each time.
    for apart in [1, 4, 9] {
        let moves = |night: &Night| night.wishes.moves.load(Ordering::Relaxed);
        let begin = moves(&night);
        night.wait("moves are played", |it| {
            moves(it) >= begin + apart || it.results() >= 3
        });
        night.kill_and_resume();
    }
    night.wait("matches end", |it| it.results() >= 3);
    night.kill_and_resume();
    assert_eq!(night.order(&json!("close")), 200);
    let folder = night.file().parent().unwrap().to_owned();
    // The page is written last.
    night.wait("all is written", |_| {
        let page = fs::read_to_string(folder.join("evening.html"));
        page.is_ok_and(|page| page.trim_end().ends_with("</html>"))
    });

    let kept = night.kept();
    assert_eq!(kept.live().count(), 0);
    let begun = kept.fixtures().filter(|it| it.began.is_some()).count();
    assert_eq!(night.results(), begun, "each match has a result");
    let matches = read(&folder, "matches.csv");
    assert_eq!(matches.len(), begun + 1, "{matches:?}");
    let page = read(&folder, "evening.html").join(" ");
    assert!(names.iter().all(|name| page.contains(name)) && page.contains("<a href=\"./#"));
    let standings = read(&folder, "standings.csv");
    assert_eq!(standings, kept.standings_csv().lines().collect::<Vec<_>>());
    let played: usize = kept.standings().iter().map(|it| it.matches).sum();
    assert_eq!(played, 2 * begun);
    // A correction is written, too.
    let number = kept
        .fixtures()
        .find(|it| it.finish.is_some())
        .unwrap()
        .number;
    assert_eq!(night.order(&json!({ "correct": [number, null] })), 200);
    let is_drawn =
        |line: &String| line.starts_with(&format!("{number},")) && line.contains(",draw,");
    night.wait("a correction is written", |_| {
        read(&folder, "matches.csv").iter().any(is_drawn)
    });
    let before = night.kept().standings();
    assert_eq!(night.order(&json!("forget")), 200);
    let folders = [folder.join("matches"), folder.join("trash"), folder];
    let files = || {
        folders
            .iter()
            .flat_map(|it| fs::read_dir(it).into_iter().flatten())
    };
    let paths = || files().map(|file| file.unwrap().path());
    let called = || paths().map(|it| format!("{:?}", it.file_name()));
    let texts = || paths().filter_map(|it| fs::read_to_string(it).ok());
    night.wait("the names are forgotten", |_| {
        let (called, all) = (called().collect::<String>(), texts().collect::<String>());
        let has = |name: &&str| all.contains(*name) || called.contains(&name.to_lowercase());
        all.contains("Guest 6") && !names.iter().any(has)
    });
    assert_eq!(night.kept().standings(), before);
}

#[test]
fn a_result_that_is_only_on_the_board_is_found_again() {
    let mut night = Night::begin("chimple", &["Ada", "Grace"]);
    assert_eq!(night.order(&json!("start")), 200);
    night.wait("a match ends", |it| it.results() == 1);
    night.kill();
    // As if the program had been killed between the last move and this line.
    let lines = night.lines();
    let is_end = |it: &String| it.contains("\"kind\":\"ended\"");
    let end = lines.iter().position(is_end).unwrap();
    fs::write(night.file(), lines[..end].concat() + "{\"entry\":{\"at\"").unwrap();
    let found = |evening: &Evening| {
        let mut log = evening.log().iter().map(|it| it.event.clone());
        log.find(|it| matches!(it, Event::Ended { .. }))
    };
    assert_eq!(found(&night.kept()), None);
    night.resume();
    night.wait("the result is found", |it| it.results() >= 1);
    let line: Value = serde_json::from_str(&lines[end]).unwrap();
    assert_eq!(json!(found(&night.kept()).unwrap()), line["entry"]["event"]);
    // The second match has its seats changed, at the same table; after a kill nobody is shown the
    // end of the first before.
    night.kill_and_resume();
    night.wait("the second match begins", |it| {
        it.kept()
            .fixtures()
            .any(|it| it.is_return && it.began.is_some())
    });
    let kept = night.kept();
    let [first, second] =
        [1, 2].map(|number| kept.fixtures().find(|it| it.number == number).unwrap());
    assert_eq!(second.seats, [first.seats[1], first.seats[0]]);
    assert_eq!(second.table, first.table);
    night.wait("it ends", |it| it.results() == 2);
}

#[test]
fn time_stands_still_while_an_evening_is_held_or_killed() {
    let mut night = Night::begin("xong", &["Ada", "Grace"]);
    night.wishes.may_play.store(false, Ordering::Relaxed);
    assert_eq!(night.order(&json!("start")), 200);
    night.wait("they are called", |it| it.kept().live().count() == 1);
    assert_eq!(night.order(&json!({ "hold": true })), 200);
    // Longer than a call lasts; it would have begun.
    let begin = Instant::now();
    night.wait("time passes", |_| begin.elapsed() > Duration::from_secs(7));
    assert!(night.kept().live().all(|it| it.began.is_none()));
    assert_eq!(night.order(&json!({ "hold": false })), 200);
    night.wait("it begins", |it| {
        it.kept().live().all(|it| it.began.is_some())
    });
    night.guests[0].wait("a clock runs", |it| {
        let seats = it.people["seats"].as_array()?;
        seats.iter().any(|it| it["runs"] == true).then_some(())
    });
    assert_eq!(night.order(&json!({ "hold": true })), 200);
    night.guests[0].wait("no clock runs", |it| {
        let seats = it.people["seats"].as_array()?;
        seats.iter().all(|it| it["runs"] == false).then_some(())
    });
    let before = night.clocks(0).unwrap();
    night.kill();
    night.resume();
    night.guests[0].wait("is at the table", |it| it.people["seat"].as_u64());
    let after = night.clocks(0).unwrap();
    assert!(
        after
            .iter()
            .zip(&before)
            .all(|(after, before)| after >= before)
    );
    // A closed evening is held no longer: the match is played to its end.
    assert_eq!(night.order(&json!("close")), 200);
    night.wishes.may_play.store(true, Ordering::Relaxed);
    night.wait("it ends", |it| it.results() == 1);
}
