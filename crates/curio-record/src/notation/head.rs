//! The lines before the moves: who played, on which terms.

use core::time::Duration;

use curio_rules::{
    Colour, OptionError, ParseError, excerpt, in_english,
    registry::{self, SetUpError},
};

use super::{
    entries::{Entry, entries_at},
    letter::{IsMove, is_of_list},
    lines::{Line, is_signature},
};
use crate::{
    RecordError, Seat, SeatKind, Terms,
    bounds::{LONGEST_EVENT, LONGEST_NAME, MOST_HEAD_LINES},
    clock::parse_duration,
    format, texts,
};

/// Where mail programs break lines, at the least.
const MAIL_WIDTH: usize = 60;

/// The lines before the moves, and how many of the lines they are.
///
/// # Errors
/// When there are too many.
pub(super) fn read(
    lines: &[Line<'_>],
    is_move: IsMove<'_>,
) -> Result<(Vec<Entry>, usize), RecordError> {
    let mut entries: Vec<Entry> = Vec::new();
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        if line.is_blank() || line.is_for_others() {
            at += 1;
            continue;
        }
        if let Some((found, count)) = entries_at(lines.get(at..).unwrap_or_default()) {
            entries.extend(found);
            at += count;
            if entries.len() > MOST_HEAD_LINES {
                return Err(RecordError::Unreadable {
                    line: line.number,
                    column: 1,
                    reason: texts::record_list_head_long(MOST_HEAD_LINES),
                });
            }
            continue;
        }
        // What a mail program has broken off the line before.
        let before = at.checked_sub(1).and_then(|at| lines.get(at));
        match (entries.last_mut(), before) {
            (Some(entry), Some(before))
                if !before.is_blank()
                    && !is_signature(line)
                    && goes_on(entry, before, line, is_move) =>
            {
                entry.value.push(' ');
                entry.value.push_str(line.text);
                at += 1;
            }
            _ => break,
        }
    }
    Ok((entries, at))
}

fn goes_on(entry: &Entry, before: &Line<'_>, line: &Line<'_>, is_move: IsMove<'_>) -> bool {
    let mut words = line.text.split_whitespace();
    if entry.is("options") {
        return words.all(|word| word.contains('='));
    }
    let first = words.next().unwrap_or_default().chars().count();
    before.text.chars().count() + 1 + first >= MAIL_WIDTH && !is_of_list(line, is_move)
}

/// What the head says, as far as a match can be made of it.
#[derive(Debug)]
pub(super) struct Head {
    pub is_empty: bool,
    pub terms: Terms,
    /// The total time of each player.
    pub used: Vec<Duration>,
    /// How the match is said to have ended.
    pub results: Vec<Entry>,
    /// What no field of a match has a place for.
    pub remarks: Vec<String>,
}

/// Takes the terms of a match of `terms.game` from the lines of the head.
///
/// # Errors
/// When a line is unknown, wrong, or contradicts one before it.
pub(super) fn terms(mut terms: Terms, entries: &[Entry]) -> Result<Head, RecordError> {
    refuse_repetitions(entries)?;
    // The options are read first, because they decide which colours there are.
    for entry in entries.iter().filter(|entry| entry.is("options")) {
        options(&mut terms, entry)?;
    }
    let colours = colours(&terms);
    let of_colour = |entry: &Entry| colours.iter().any(|colour| entry.is_of(*colour));
    let mut head = Head {
        is_empty: entries.is_empty(),
        terms,
        used: Vec::new(),
        results: Vec::new(),
        remarks: Vec::new(),
    };
    for entry in entries.iter().filter(|entry| !of_colour(entry)) {
        field(&mut head, entry)?;
    }
    head.terms.seats = colours
        .iter()
        .map(|colour| {
            let name = entries.iter().find(|entry| entry.is(colour.key()));
            let kind = entries.iter().find(|entry| entry.is_kind_of(*colour));
            seat(*colour, name, kind)
        })
        .collect::<Result<_, _>>()?;
    let used = entries.iter().find(|entry| entry.is("used"));
    if let Some(entry) = used.filter(|_| head.used.len() != head.terms.seats.len()) {
        let (times, players) = (head.used.len(), head.terms.seats.len());
        return Err(entry.unreadable(texts::record_list_times(times, players)));
    }
    Ok(head)
}

/// The place of what makes no match of the terms.
pub(super) fn wrong_terms(why: RecordError, entries: &[Entry]) -> RecordError {
    let key = match &why {
        RecordError::SetUp(SetUpError::Option(_)) => "options",
        RecordError::SetUp(SetUpError::Position(_)) => "position",
        _ => return why,
    };
    match entries.iter().find(|entry| entry.is(key)) {
        Some(entry) => entry.wrong(why),
        None => why,
    }
}

/// A line may stand there twice, but then it must say the same.
fn refuse_repetitions(entries: &[Entry]) -> Result<(), RecordError> {
    for (at, entry) in entries.iter().enumerate() {
        let mut before = entries.iter().take(at).filter(|it| it.is(&entry.key));
        let Some(first) = before.find(|it| it.value != entry.value) else {
            continue;
        };
        if entry.is("options") || entry.is("result") {
            continue;
        }
        let reason = texts::record_list_other_before(&excerpt(&entry.key), first.line);
        return Err(entry.unreadable(reason));
    }
    Ok(())
}

fn options(terms: &mut Terms, entry: &Entry) -> Result<(), RecordError> {
    let mut seen: Vec<&str> = Vec::new();
    for option in entry.value.split_whitespace() {
        let (key, value) = option.split_once('=').ok_or_else(|| {
            entry.wrong(SetUpError::from(OptionError::Value {
                key: option.to_owned(),
                value: String::new(),
                expected: texts::record_list_option_value().to_owned(),
            }))
        })?;
        let before = terms.options.insert(key.to_owned(), value.to_owned());
        if seen.contains(&key) && before.as_deref() != Some(value) {
            let reason = texts::record_list_option_twice(&excerpt(key));
            return Err(entry.unreadable(reason));
        }
        seen.push(key);
    }
    Ok(())
}

fn field(head: &mut Head, entry: &Entry) -> Result<(), RecordError> {
    let Head { terms, .. } = head;
    let value = entry.value.as_str();
    // As lists of chess say that something is not known.
    let is_unknown = value.is_empty() || entry.is_tag && value.chars().all(|c| "?.-".contains(c));
    let wrong = |why: &str| entry.wrong(SetUpError::from(ParseError::new(value, why)));
    match entry.key.to_ascii_lowercase().as_str() {
        "game" if value.eq_ignore_ascii_case(&terms.game) => {}
        "game" => return Err(wrong(&texts::record_list_other_game(&terms.game))),
        "result" => head.results.push(entry.clone()),
        "event" | "date" | "time" if is_unknown => {}
        "event" => entry.within(LONGEST_EVENT)?.clone_into(&mut terms.event),
        // Lists of chess write `2026.11.21`.
        "date" if entry.is_tag => terms.date = entry.within(LONGEST_NAME)?.replace('.', "-"),
        "date" => entry.within(LONGEST_NAME)?.clone_into(&mut terms.date),
        "time" => entry.within(LONGEST_NAME)?.clone_into(&mut terms.time),
        "stakes" => {
            terms.stakes = value
                .parse()
                .map_err(|why: crate::StakesTextError| entry.wrong(why))?;
        }
        "clock" => {
            terms.clock = value
                .parse()
                .map_err(|why: crate::ClockTextError| entry.wrong(why))?;
        }
        "seed" => {
            terms.seed = value
                .parse()
                .map_err(|_| wrong(texts::record_list_seed()))?;
        }
        "position" => terms.start = Some(value.to_owned()),
        "used" => {
            let time = |word| parse_duration(word);
            let times: Option<_> = value.split_whitespace().map(time).collect();
            head.used = times.ok_or_else(|| wrong(texts::record_list_used()))?;
        }
        // Read beforehand.
        "options" => {}
        _ if is_unknown && entry.is_tag => {}
        // A list of chess may say anything here.
        _ if entry.is_tag => head.remarks.push(format!("{}: {value}", entry.key)),
        _ => {
            let reason = texts::record_list_unknown(&excerpt(&entry.key), &terms.game);
            return Err(entry.unreadable(reason));
        }
    }
    Ok(())
}

/// The colours of the players, or all colours if the game cannot be set up.
fn colours(terms: &Terms) -> Vec<Colour> {
    match registry::start(&terms.game, &terms.options) {
        Ok(start) => start.colours().to_vec(),
        // Setting up the match will report the error.
        Err(_) => Colour::ALL.to_vec(),
    }
}

/// The player of a colour.
fn seat(colour: Colour, name: Option<&Entry>, kind: Option<&Entry>) -> Result<Seat, RecordError> {
    let kind = kind
        .map(|entry| {
            let text = unquoted(&entry.value);
            text.parse::<SeatKind>().map_err(|why| entry.wrong(why))
        })
        .transpose()?;
    let Some(entry) = name else {
        return Ok(kind.map_or_else(|| Seat::human(in_english(|| colour.name())), Seat::new));
    };
    let seat = match kind {
        Some(kind) => Seat {
            name: unquoted(&entry.value),
            kind,
            person: None,
        },
        None => seat_named(&entry.value),
    };
    if seat.name.chars().nth(LONGEST_NAME).is_some() {
        let reason = texts::record_list_name_long(LONGEST_NAME);
        return Err(entry.unreadable(reason));
    }
    Ok(seat)
}

/// The player of this name where nothing else is said of them: a person.
///
/// Earlier versions wrote `Level 3 (level:3)`. Only what can be nothing else is read as that:
/// an opponent of this program, under the name that it bears by itself.
pub(super) fn seat_named(text: &str) -> Seat {
    let opponent = || {
        let (name, kind) = text.strip_suffix(')')?.rsplit_once('(')?;
        let kind: SeatKind = kind.parse().ok()?;
        let is_own = matches!(kind, SeatKind::Opponent(_)) && kind.default_name() == name.trim();
        is_own.then(|| Seat::new(kind))
    };
    opponent().unwrap_or_else(|| Seat::human(unquoted(text)))
}

/// A name or a kind as the head of a list has it: as it is, or between quotation marks where
/// reading would change it.
pub(super) fn quoted(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_plain = !text.is_empty() && words.join(" ") == text && !text.starts_with('"');
    if is_plain && !text.contains(curio_rules::is_instruction) {
        text.to_owned()
    } else {
        format::quoted(text)
    }
}

fn unquoted(text: &str) -> String {
    let is_quoted = text.len() > 1 && text.starts_with('"') && text.ends_with('"');
    is_quoted
        .then(|| format::unquoted(text))
        .flatten()
        .unwrap_or_else(|| text.to_owned())
}
