//! What remains of an evening: standings and matches as a web page and as tables, and a file for
//! pairing programs if it was a Swiss.

use std::fs;

use super::keeper::EveningKeeper;
use crate::{
    client::award_name,
    diagram::markup::escaped,
    evening::{Heading, TournamentFormat},
    host::{Refusal, texts as told},
    record::{self, Edit, LinkContents, PersonId, Seat, link},
    rules::{Player, registry, zobrist_key},
    words::language,
};

impl EveningKeeper<'_> {
    /// The seed of a match.
    pub(super) fn seed(&self, number: u32) -> u64 {
        // Records have numbers that other programs read without loss.
        zobrist_key(self.keys.seed, u64::from(number)) >> 12
    }

    /// Writes what everybody may have into the folder of the evening, and finds the links of its
    /// matches. Returns whether anything has changed since it was written.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(super) fn write_home(&mut self) -> anyhow::Result<bool> {
        let new = [self.evening.standings_csv(), self.evening.matches_csv()];
        if new == self.written {
            return Ok(false);
        }
        let saved = self.store.list()?;
        let games = saved.iter().filter_map(|it| {
            let game = record::salvage(&it.path).ok()?.game;
            let word = link::write(&game, LinkContents::default()).ok()?;
            Some((game.terms().seed, word))
        });
        self.links = games.collect();
        let folder = &self.file.folder;
        fs::write(folder.join("standings.csv"), &new[0])?;
        fs::write(folder.join("matches.csv"), &new[1])?;
        fs::write(folder.join("evening.html"), self.page())?;
        if self.evening.plan().form == TournamentFormat::Swiss {
            let heading = Heading {
                name: "Curio".to_owned(),
                date: self.keys.date.clone(),
                arbiter: String::new(),
            };
            fs::write(folder.join("swiss.trf"), self.evening.trf(&heading))?;
        }
        self.written = new;
        Ok(true)
    }

    /// A web page with standings, prizes and links to the matches, relative to the page for browsers.
    fn page(&self) -> String {
        let person = |id: PersonId| {
            let person = self.evening.person(id);
            person.map_or_else(String::new, |it| {
                let (name, path, css) = (escaped(&it.name), it.sign.path(), it.sign.css());
                let sign = format!(r#"<path fill="{css}" d="{path}"/>"#);
                format!(r#"<svg viewBox="0 0 24 24" width="18">{sign}</svg> {name}"#)
            })
        };
        let items = |all: &mut dyn Iterator<Item = String>| {
            let all = all.map(|it| format!("<li>{it}</li>"));
            all.collect::<Vec<_>>().join("\n")
        };
        let standings = self.evening.standings();
        let mut places = standings.iter().map(|it| {
            format!(
                "{} · {} · <b>{}</b>",
                it.place,
                person(it.person),
                it.points
            )
        });
        let prizes = self.evening.awards().into_iter();
        let mut prizes = prizes
            .filter(|(_, who)| !who.is_empty())
            .map(|(prize, who)| {
                let who: Vec<String> = who.into_iter().map(person).collect();
                format!("{}: {}", award_name(prize), who.join(", "))
            });
        let mut matches = self.evening.fixtures().filter_map(|it| {
            let finish = it.finish.as_ref()?;
            let won = |seat| finish.winner.map(Player::index) == Some(seat);
            let [first, second] = [0, 1].map(|seat| match won(seat) {
                true => format!("<b>{}</b>", person(it.seats[seat])),
                false => person(it.seats[seat]),
            });
            let game = registry::find(&it.game).map_or(&*it.game, |it| it.name);
            let said = format!("{game}: {first} – {second}");
            let link = self.links.get(&self.seed(it.number));
            Some(link.map_or_else(
                || said.clone(),
                |word| format!(r#"<a href="./#{word}">{said}</a>"#),
            ))
        });
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" \
             content=\"width=device-width\">\n<title>Curio {date}</title>\n<style>body {{ max-width: 40rem; \
             margin: auto; padding: 1rem; font: 1.1rem/1.6 Georgia, serif; background: #f4ecdc; color: \
             #2b1d13 }} li {{ list-style: none }}</style>\n<h1>Curio {date}</h1>\n<h2>{}</h2>\n<ol>\n{}\n\
             </ol>\n<ul>\n{}\n</ul>\n<ul>\n{}\n</ul>\n</html>\n",
            language().code(),
            told::evening_standings(),
            items(&mut places),
            items(&mut prizes),
            items(&mut matches),
            date = self.keys.date,
        )
    }

    /// Leaves numbers in the place of the names of an evening that is over, in all of its files.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(super) fn forget_names(&mut self) -> anyhow::Result<Result<(), Refusal>> {
        let is_closed = self.evening.timetable().closed.is_some();
        if !is_closed || self.evening.live().next().is_some() {
            return Ok(Err(Refusal::NotNow));
        }
        // A board that is still shown would be saved once more.
        for (table, mut live) in core::mem::take(&mut self.tables) {
            live.finish()?;
            self.host.clear(table as u8);
        }
        let (evening, instead) = self.file.forget_names()?;
        self.evening = evening;
        let mut kept = Vec::new();
        for saved in self.store.list()? {
            let mut game = record::salvage(&saved.path)?.game;
            for (player, seat) in Player::all(2).zip(game.seats().to_vec()) {
                if let Some(name) = instead.get(&seat.name) {
                    game.apply(Edit::Seat(player, Seat::human(name.as_str())))?;
                }
            }
            kept.push(self.store.save(&game)?);
        }
        // The files are called like the players, and a kill may have left drafts.
        let drafts = fs::read_dir(&self.file.folder)?.flatten();
        let drafts = drafts.filter(|it| it.file_name().as_encoded_bytes().starts_with(b"."));
        for file in fs::read_dir(self.store.matches())?.flatten().chain(drafts) {
            if !kept.contains(&file.path()) {
                fs::remove_file(file.path())?;
            }
        }
        if self.store.trash().exists() {
            fs::remove_dir_all(self.store.trash())?;
        }
        // All is written anew.
        self.written = Default::default();
        Ok(Ok(()))
    }
}
