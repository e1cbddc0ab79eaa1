//! What is found on a machine: facts in sections, and what is missing. The command line and
//! the window fill it, and `curio doctor` prints it.

use core::fmt;
use std::path::MAIN_SEPARATOR;

use serde::{Serialize, Serializer, ser::SerializeMap};

mod packages;

pub use self::packages::{Family, Need};

/// What was found on a machine.
#[derive(Debug, Default)]
pub struct Report {
    sections: Vec<Section>,
    lacks: Vec<Lack>,
}

/// Facts about one subject.
#[derive(Debug)]
pub(crate) struct Section {
    title: &'static str,
    facts: Vec<(String, String)>,
}

/// Something that is missing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Lack {
    what: String,
    /// Whether Curio cannot be played without it.
    essential: bool,
    /// The command that installs it, where it is known.
    install: Option<String>,
}

impl Report {
    /// Begins a section. Those without facts are not shown.
    pub(crate) fn section(&mut self, title: &'static str) -> &mut Section {
        let facts = Vec::new();
        self.sections.push(Section { title, facts });
        let last = self.sections.len() - 1;
        &mut self.sections[last]
    }

    /// Notes that something is missing.
    pub(crate) fn lacks(&mut self, lack: Lack) {
        if !self.lacks.contains(&lack) {
            self.lacks.push(lack);
        }
    }

    /// What Curio cannot be played without.
    pub(crate) fn essential(&self) -> impl Iterator<Item = &Lack> {
        self.lacks.iter().filter(|lack| lack.essential)
    }

    fn filled(&self) -> impl Iterator<Item = &Section> {
        self.sections
            .iter()
            .filter(|section| !section.facts.is_empty())
    }
}

impl Section {
    /// Adds a fact.
    pub(crate) fn say(&mut self, name: impl Into<String>, value: impl AsRef<str>) -> &mut Self {
        let home = directories::BaseDirs::new();
        let home = home.as_ref().and_then(|dirs| dirs.home_dir().to_str());
        let value = match home {
            Some(home) => without_home(value.as_ref(), home),
            None => value.as_ref().to_owned(),
        };
        self.facts.push((name.into(), value));
        self
    }
}

/// A text in which the home folder, which may tell a person's name, is `~`.
fn without_home(text: &str, home: &str) -> String {
    if home.trim_matches(MAIN_SEPARATOR).is_empty() {
        return text.to_owned();
    }
    let mut pieces = text.split(home);
    let mut tidy = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let ends = piece
            .chars()
            .next()
            .is_none_or(|c| !c.is_alphanumeric() && !"-_.".contains(c));
        tidy.push_str(if ends { "~" } else { home });
        tidy.push_str(piece);
    }
    tidy
}

impl Lack {
    /// Something without which Curio cannot be played.
    pub(crate) fn essential(what: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            essential: true,
            install: None,
        }
    }

    /// Something without which Curio can do less.
    pub(crate) fn optional(what: impl Into<String>) -> Self {
        Self {
            essential: false,
            ..Self::essential(what)
        }
    }

    /// Adds the command that installs it on this machine, where it is known.
    pub(crate) fn brought_by(mut self, need: Need) -> Self {
        self.install = Family::of_this_machine().map(|family| family.command(need));
        self
    }

    pub(super) fn what(&self) -> &str {
        &self.what
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for section in self.filled() {
            writeln!(f, "{}", section.title)?;
            let names = section.facts.iter().map(|(name, _)| name.chars().count());
            let width = names.max().unwrap_or(0);
            for (name, value) in &section.facts {
                writeln!(f, "  {name:<width$}  {value}")?;
            }
        }
        writeln!(f, "Missing")?;
        if self.lacks.is_empty() {
            return writeln!(f, "  nothing");
        }
        for lack in &self.lacks {
            writeln!(f, "  {}", lack.what)?;
            if let Some(command) = &lack.install {
                writeln!(f, "    install: {command}")?;
            }
        }
        Ok(())
    }
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("playable", &self.essential().next().is_none())?;
        for section in self.filled() {
            map.serialize_entry(&section.title.to_lowercase(), section)?;
        }
        map.serialize_entry("missing", &self.lacks)?;
        map.end()
    }
}

impl Serialize for Section {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.facts.len()))?;
        for (name, value) in &self.facts {
            map.serialize_entry(&name.replace(' ', "_"), value)?;
        }
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        let mut report = Report::default();
        report.section("Sound").say("default device", "Loopback");
        report.section("Fonts");
        report.lacks(Lack::optional("ffmpeg, for films"));
        report
    }

    #[test]
    fn a_report_is_read_by_people_and_programs() {
        let mut report = report();
        assert_eq!(
            report.to_string(),
            "Sound\n  default device  Loopback\nMissing\n  ffmpeg, for films\n"
        );
        let json = |report: &Report| serde_json::to_value(report).unwrap();
        assert_eq!(json(&report)["playable"], true);
        assert_eq!(json(&report)["sound"]["default_device"], "Loopback");
        report.lacks(Lack::essential("a display"));
        report.lacks(Lack::essential("a display"));
        assert_eq!(json(&report)["playable"], false);
        assert_eq!(json(&report)["missing"].as_array().unwrap().len(), 2);
        assert_eq!(Report::default().to_string(), "Missing\n  nothing\n");
    }

    #[test]
    fn the_home_folder_is_not_told() {
        for (text, tidy) in [
            ("/home/anna", "~"),
            ("/home/anna/.config (ok)", "~/.config (ok)"),
            ("/home/anna-b/x", "/home/anna-b/x"),
            ("/a:/home/anna/b:/home/anna", "/a:~/b:~"),
        ] {
            assert_eq!(without_home(text, "/home/anna"), tidy);
        }
        assert_eq!(without_home("/root/x", "/"), "/root/x");
    }
}
