//! The terms of a link, and what is said of its moves: everything before the moves.
//!
//! First comes what every match has: game, rules, options, seats. The rest lies in sections,
//! each with its number, in the order of these numbers; what a match lacks takes no room.

use core::time::Duration;
use std::collections::BTreeMap;

use super::{
    LinkContents,
    bits::{BitReader, BitWriter},
};
use crate::{
    ClockSettings, Mark, Match, RecordError, Seat, SeatKind, Stakes, Terms, bounds::MOST_SEATS,
    format, matches::millis,
};
use curio_rules::{OptionKind, OptionSpec, registry};

/// The numbers of the sections.
mod section {
    pub(super) const END: u64 = 0;
    pub(super) const START: u64 = 1;
    pub(super) const SEED: u64 = 2;
    pub(super) const DATE: u64 = 3;
    pub(super) const STAKES: u64 = 4;
    pub(super) const EVENT: u64 = 5;
    pub(super) const COMMENTS: u64 = 6;
    pub(super) const MARKS: u64 = 7;
    pub(super) const CLOCK: u64 = 8;
    pub(super) const TIME: u64 = 9;
    pub(super) const USED: u64 = 10;
    pub(super) const BRANCHES: u64 = 11;
}

/// What is said of the moves.
#[derive(Debug, Default)]
pub(super) struct Annotations {
    /// By the number of moves before it.
    comments: BTreeMap<usize, String>,
    marks: BTreeMap<usize, Mark>,
    used: Vec<Option<Duration>>,
    /// Whether branches stand behind the moves.
    pub(super) has_branches: bool,
}

impl Annotations {
    pub(super) fn used(&self, ply: usize) -> Option<Duration> {
        self.used.get(ply).copied().flatten()
    }

    pub(super) fn about(&self, ply: usize) -> (Option<Mark>, String) {
        let comment = self.comments.get(&(ply + 1)).cloned();
        let mark = self.marks.get(&(ply + 1)).copied();
        (mark, comment.unwrap_or_default())
    }

    /// Whether nothing is said of the move after that number of others.
    pub(super) fn fit(&self, plies: usize) -> bool {
        let commented = self.comments.keys().next_back();
        let marked = self.marks.keys().next_back();
        commented
            .max(marked)
            .copied()
            .unwrap_or(0)
            .max(self.used.len())
            <= plies
    }
}

pub(super) fn write(game: &Match, contents: LinkContents, has_branches: bool, to: &mut BitWriter) {
    let terms = game.terms();
    to.text(&terms.game);
    to.number(game.rules_version().into());
    let specs = game.position().option_specs();
    to.number(specs.len() as u64);
    for spec in specs {
        let value = terms.options.get(spec.key);
        write_option(spec, value.map_or(spec.default, |value| &**value), to);
    }
    to.number(terms.seats.len() as u64);
    for seat in &terms.seats {
        write_seat(seat, contents.names, to);
    }
    write_text(section::START, terms.start.as_deref().unwrap_or(""), to);
    let seed = if contents.seed { terms.seed } else { 0 };
    write_number(section::SEED, seed, to);
    write_text(section::DATE, &terms.date, to);
    let stakes = Stakes::ALL.iter().position(|it| *it == terms.stakes);
    write_number(section::STAKES, stakes.unwrap_or(0) as u64, to);
    if contents.comments {
        write_text(section::EVENT, &terms.event, to);
        write_annotations(game, to);
    }
    if contents.times {
        if terms.clock != ClockSettings::None {
            write_text(section::CLOCK, &terms.clock.to_string(), to);
        }
        write_text(section::TIME, &terms.time, to);
        write_used(game, to);
    }
    if has_branches {
        to.number(section::BRANCHES);
    }
    to.number(section::END);
}

fn write_text(section: u64, text: &str, to: &mut BitWriter) {
    if !text.is_empty() {
        to.number(section);
        to.text(text);
    }
}

fn write_number(section: u64, number: u64, to: &mut BitWriter) {
    if number != 0 {
        to.number(section);
        to.number(number);
    }
}

/// Comments and marks, each after the number of moves since the one before.
fn write_annotations(game: &Match, to: &mut BitWriter) {
    let comments = game.plies().iter().map(|ply| &*ply.comment);
    let comments = [game.start_comment()]
        .into_iter()
        .chain(comments)
        .enumerate();
    let comments: Vec<_> = comments
        .filter(|(_, comment)| !comment.is_empty())
        .collect();
    if !comments.is_empty() {
        to.number(section::COMMENTS);
        to.number(comments.len() as u64);
        let mut before = 0;
        for (plies, comment) in comments {
            to.number((plies - before) as u64);
            to.text(comment);
            before = plies;
        }
    }
    let marks = game.plies().iter().zip(1..);
    let marks: Vec<(Mark, usize)> = marks
        .filter_map(|(ply, plies)| Some((ply.mark?, plies)))
        .collect();
    if !marks.is_empty() {
        to.number(section::MARKS);
        to.number(marks.len() as u64);
        let mut before = 0;
        for (mark, plies) in marks {
            to.number((plies - before) as u64);
            let index = Mark::ALL.iter().position(|it| *it == mark);
            to.choice(index.unwrap_or(0), Mark::ALL.len());
            before = plies;
        }
    }
}

/// How long each turn took, and one more; nothing for those that were not timed.
fn write_used(game: &Match, to: &mut BitWriter) {
    if game.plies().iter().any(|ply| ply.used.is_some()) {
        to.number(section::USED);
        to.number(game.len() as u64);
        for ply in game.plies() {
            to.number(ply.used.map_or(0, |used| millis(used).saturating_add(1)));
        }
    }
}

/// What chooses the moves of a seat: a person, a level, or what a text says, which starts no
/// program. Then its name, unless it is the usual one.
fn write_seat(seat: &Seat, names: bool, to: &mut BitWriter) {
    let kind = seat.kind.to_string();
    let level = kind
        .strip_prefix("level:")
        .and_then(|it| it.parse::<u64>().ok());
    match (seat.kind.is_human(), level) {
        (true, _) => to.choice(0, 3),
        (false, Some(level)) => {
            to.choice(1, 3);
            to.number(level);
        }
        (false, None) => {
            to.choice(2, 3);
            to.text(&kind);
        }
    }
    let name = seat.name_for_others();
    let is_named = names && name != seat.kind.default_name();
    to.text(if is_named { &name } else { "" });
}

/// The value of an option: its number where it has one, and else its text.
fn write_option(spec: &OptionSpec, value: &str, to: &mut BitWriter) {
    let number = option_number(spec, value);
    // What is not written as its number would be.
    let number = number.filter(|it| option_value(spec, *it).as_deref() == Some(value));
    to.choice(number.is_none().into(), 2);
    match number {
        Some(number) => to.number(number),
        None => to.text(value),
    }
}

/// The number of a value: of a choice its place, of a number twice its distance from zero, of
/// a set one bit for each member. It depends on no default and no bound.
fn option_number(spec: &OptionSpec, value: &str) -> Option<u64> {
    let place = |(word, _): &(&str, _)| *word == value;
    match spec.kind {
        OptionKind::Choice(words) | OptionKind::Text { choices: words, .. } => {
            words.iter().position(place).map(|at| at as u64)
        }
        OptionKind::Number { words, .. } => match words.iter().position(place) {
            Some(at) => Some(2 * at as u64 + 1),
            None => {
                let number: i64 = value.parse().ok()?;
                let twice = number.unsigned_abs().checked_mul(4)?;
                Some(twice + if number < 0 { 2 } else { 0 })
            }
        },
        OptionKind::Set { none, members } => {
            let words = value.split('+').filter(|word| *word != none.0);
            words
                .map(|word| Some(1 << members.iter().position(|(it, _)| *it == word)?))
                .sum()
        }
    }
}

/// The value that [`option_number`] has given a number.
fn option_value(spec: &OptionSpec, number: u64) -> Option<String> {
    let word = |words: &[(&str, _)], at: u64| {
        let at = usize::try_from(at).ok()?;
        words.get(at).map(|(word, _)| (*word).to_owned())
    };
    match spec.kind {
        OptionKind::Choice(words) | OptionKind::Text { choices: words, .. } => word(words, number),
        OptionKind::Number { words, .. } if number % 2 == 1 => word(words, number / 2),
        OptionKind::Number { .. } => {
            let sign = if number & 2 == 0 { "" } else { "-" };
            Some(format!("{sign}{}", number / 4))
        }
        OptionKind::Set { none, members } => {
            let is_in = |at: &usize| number >> at & 1 == 1;
            let words = members.iter().enumerate().filter(|(at, _)| is_in(at));
            let words: Vec<&str> = words.map(|(_, (word, _))| *word).collect();
            let is_known = number >> members.len() == 0;
            is_known.then(|| {
                if words.is_empty() {
                    none.0.to_owned()
                } else {
                    words.join("+")
                }
            })
        }
    }
}

/// Reads the terms, sets up their match and returns what is said of its moves.
pub(super) fn read(from: &mut BitReader<'_>) -> Result<(Match, Annotations), RecordError> {
    let changed = || RecordError::LinkChanged;
    let id = from.text().ok_or_else(changed)?;
    let rules = registry::rules(&id)?;
    let version = from.number().ok_or_else(changed)?;
    if version > rules.info.rules_version.into() {
        return Err(RecordError::NewerRules {
            game: id,
            found: u32::try_from(version).unwrap_or(u32::MAX),
            known: rules.info.rules_version,
        });
    }
    let mut terms = Terms::new(id, Vec::new());
    let specs = (rules.option_specs)();
    let options = from.number().ok_or_else(changed)?;
    if options > specs.len() as u64 {
        return Err(RecordError::LinkNewer);
    }
    for spec in specs.iter().take(options as usize) {
        let value = match from.choice(2).ok_or_else(changed)? {
            0 => {
                let number = from.number().ok_or_else(changed)?;
                option_value(spec, number).ok_or(RecordError::LinkNewer)?
            }
            _ => from.text().ok_or_else(changed)?,
        };
        terms.options.insert(spec.key.to_owned(), value);
    }
    let seats = from.number().filter(|seats| *seats <= MOST_SEATS as u64);
    for _ in 0..seats.ok_or_else(changed)? {
        terms.seats.push(read_seat(from)?);
    }
    let mut said = Annotations::default();
    let mut before = section::END;
    loop {
        let number = from.number().ok_or_else(changed)?;
        if number == section::END {
            break;
        }
        if number <= before {
            return Err(changed());
        }
        before = number;
        read_section(number, from, &mut terms, &mut said)?;
    }
    let start = said.comments.remove(&0).unwrap_or_default();
    Ok((Match::new(terms)?.with_start_comment(start), said))
}

fn read_seat(from: &mut BitReader<'_>) -> Result<Seat, RecordError> {
    let changed = RecordError::LinkChanged;
    let Some(choice) = from.choice(3) else {
        return Err(changed);
    };
    let kind: SeatKind = match choice {
        0 => SeatKind::Human,
        1 => match from.number() {
            Some(level) => format!("level:{level}").parse()?,
            None => return Err(changed),
        },
        _ => from.text().ok_or(changed.clone())?.parse()?,
    };
    let name = from.text().ok_or(changed)?;
    let mut seat = Seat::new(kind);
    if !name.is_empty() {
        seat.name = name;
    }
    Ok(seat)
}

fn read_section<'a>(
    number: u64,
    from: &mut BitReader<'a>,
    terms: &mut Terms,
    said: &mut Annotations,
) -> Result<(), RecordError> {
    let changed = || RecordError::LinkChanged;
    let text = |from: &mut BitReader<'_>| from.text().ok_or_else(changed);
    match number {
        section::START => terms.start = Some(text(from)?),
        section::SEED => terms.seed = from.number().ok_or_else(changed)?,
        section::DATE => terms.date = text(from)?,
        section::STAKES => {
            let stakes = from
                .number()
                .and_then(|it| Stakes::ALL.get(usize::try_from(it).ok()?));
            terms.stakes = *stakes.ok_or(RecordError::LinkNewer)?;
        }
        section::EVENT => terms.event = text(from)?,
        section::COMMENTS => {
            said.comments = annotated(from, BitReader::text).ok_or_else(changed)?;
        }
        section::MARKS => {
            let mark =
                |from: &mut BitReader<'a>| Mark::ALL.get(from.choice(Mark::ALL.len())?).copied();
            said.marks = annotated(from, mark).ok_or_else(changed)?;
        }
        section::CLOCK => terms.clock = text(from)?.parse()?,
        section::TIME => terms.time = text(from)?,
        section::USED => {
            let count = from.number().ok_or_else(changed)?;
            for ply in 0..count {
                let millis = from.number().ok_or_else(changed)?.checked_sub(1);
                let used = format::read_millis(millis);
                let time = |millis| RecordError::Time {
                    ply: ply as usize,
                    millis,
                };
                said.used.push(used.map_err(time)?);
            }
        }
        section::BRANCHES => said.has_branches = true,
        _ => return Err(RecordError::LinkNewer),
    }
    Ok(())
}

/// Reads what stands at some of the positions, by the number of moves before them.
fn annotated<'a, T>(
    from: &mut BitReader<'a>,
    read: impl Fn(&mut BitReader<'a>) -> Option<T>,
) -> Option<BTreeMap<usize, T>> {
    let mut all = BTreeMap::new();
    let mut plies = 0_usize;
    for _ in 0..from.number()? {
        plies = plies.checked_add(usize::try_from(from.number()?).ok()?)?;
        all.insert(plies, read(from)?);
    }
    Some(all)
}
