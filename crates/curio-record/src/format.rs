//! Records: matches as RON that people can read, with a hash for every move.
//!
//! Reading checks the record: every move is replayed and every hash compared, so
//! the error for an edited or damaged record names its first wrong move, and
//! [`salvage`] returns the moves before it. `docs/formats.md` describes the format.

use core::{fmt::Write as _, time::Duration};

use ron::extensions::Extensions;
use serde::Deserialize;

use super::{
    ClockSettings, Mark, Match, Ply, RecordError, Seat, SeatTextError, Stakes, Terms, branches,
    clock::LONGEST_TIME,
    decoding::BYTE_ORDER_MARK,
    matches::millis,
    raw::{Ending, RawBranch, RawHead, RawMatch, RawPly},
};
use curio_rules::{AnyGame, Outcome};

/// What the names of records end in.
pub const EXTENSION: &str = "curio";

/// The latest version of the format. A record is written in the first version
/// that has all that it says, so that older programs read what they can.
pub const FORMAT_VERSION: u32 = 5;

/// The first line of a record.
pub(super) const TITLE: &str = "// A match recorded by Curio; docs/formats.md explains it.";

/// The readable part of a record that may be damaged.
#[derive(Clone, Debug)]
pub struct Salvaged {
    /// The match up to the damage.
    pub game: Match,
    /// The damage that stopped the reading, if there was any.
    pub damage: Option<RecordError>,
}

/// The first version of the format that can hold a match: times of day and stakes came with
/// version 2, comments on the start and times that are not universal with version 3, who a
/// person is with version 4, branches with version 5.
fn version_for(game: &Match) -> u32 {
    let terms = game.terms();
    if !game.branches().is_empty() {
        5
    } else if terms.seats.iter().any(|seat| seat.person.is_some()) {
        4
    } else if !game.start_comment().is_empty() || !terms.is_universal() {
        3
    } else if !terms.time.is_empty() || terms.stakes != Stakes::Rated {
        2
    } else {
        1
    }
}

/// Writes a match as a record. The same match gives the same text.
pub fn write(game: &Match) -> String {
    let mut text = String::from(TITLE);
    text.push('\n');
    text.push_str(&body(game));
    text
}

/// The record without its title; every line break in it is layout.
pub(super) fn body(game: &Match) -> String {
    let terms = game.terms();
    let mut text = String::with_capacity(512 + 64 * game.len());
    let mut line = |content: core::fmt::Arguments<'_>| {
        // Writing to a string cannot fail.
        let _ = text.write_fmt(content);
        text.push('\n');
    };
    line(format_args!("("));
    line(format_args!("    format: {},", version_for(game)));
    line(format_args!("    game: {},", quoted(&terms.game)));
    line(format_args!("    rules: {},", game.rules_version()));
    line(format_args!("    options: {{"));
    for (key, value) in &terms.options {
        line(format_args!("        {}: {},", quoted(key), quoted(value)));
    }
    line(format_args!("    }},"));
    line(format_args!("    seats: ["));
    for seat in &terms.seats {
        let person = seat.person.map(|id| format!(", person: \"{id}\""));
        line(format_args!(
            "        (name: {}, kind: {}{}),",
            quoted(&seat.name),
            quoted(&seat.kind.to_string()),
            person.unwrap_or_default()
        ));
    }
    line(format_args!("    ],"));
    line(format_args!("    seed: {},", terms.seed));
    line(format_args!("    date: {},", quoted(&terms.date)));
    if !terms.time.is_empty() {
        line(format_args!("    time: {},", quoted(&terms.time)));
    }
    line(format_args!("    event: {},", quoted(&terms.event)));
    if let Some(start) = &terms.start {
        line(format_args!("    start: {},", quoted(start)));
    }
    line(format_args!(
        "    clock: {},",
        quoted(&terms.clock.to_string())
    ));
    if terms.stakes != Stakes::Rated {
        line(format_args!("    stakes: {},", quoted(terms.stakes.text())));
    }
    if !game.start_comment().is_empty() {
        let comment = quoted(game.start_comment());
        line(format_args!("    comment: {comment},"));
    }
    line(format_args!("    moves: ["));
    for ply in game.plies() {
        line(format_args!("        {},", ply_text(ply)));
    }
    line(format_args!("    ],"));
    if !game.branches().is_empty() {
        text.push_str("    branches: ");
        branches::write(&mut text, game.branches(), 4);
        text.push_str(",\n");
    }
    let ending = ending_text(&ending(game.position()));
    let _ = writeln!(text, "    result: {ending},\n)");
    text
}

pub(super) fn ply_text(ply: &Ply) -> String {
    let mut text = format!("(mv: {}", quoted(&ply.mv));
    if let Some(used) = ply.used {
        let _ = write!(text, ", ms: {}", millis(used));
    }
    if let Some(mark) = ply.mark {
        let _ = write!(text, ", mark: {}", quoted(mark.text()));
    }
    if !ply.comment.is_empty() {
        let _ = write!(text, ", comment: {}", quoted(&ply.comment));
    }
    let _ = write!(text, ", hash: {:#018x})", ply.hash);
    text
}

/// A text between quotation marks, on one line.
pub(super) fn quoted(text: &str) -> String {
    format!("{text:?}")
}

/// The text that [`quoted`] wrote.
pub(super) fn unquoted(text: &str) -> Option<String> {
    ron_options().from_str(text).ok()
}

fn ending(position: &dyn AnyGame) -> Ending {
    let Some(Outcome {
        winners, reason, ..
    }) = position.outcome()
    else {
        return Ending::Adjourned;
    };
    let reason = reason.to_owned();
    if winners.is_empty() {
        return Ending::Drawn { reason };
    }
    let colours = position.colours();
    let by = winners
        .iter()
        .filter_map(|player| Some(colours.get(player.index())?.key().to_owned()))
        .collect();
    Ending::Won { by, reason }
}

fn ending_text(ending: &Ending) -> String {
    match ending {
        Ending::Adjourned => "Adjourned".to_owned(),
        Ending::Won { by, reason } => {
            let by: Vec<String> = by.iter().map(|colour| quoted(colour)).collect();
            format!("Won(by: [{}], reason: {})", by.join(", "), quoted(reason))
        }
        Ending::Drawn { reason } => format!("Drawn(reason: {})", quoted(reason)),
    }
}

fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

pub(super) fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, RecordError> {
    ron_options()
        .from_str(text)
        .map_err(|error| RecordError::Unreadable {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: error.code.to_string(),
        })
}

fn check_version(text: &str) -> Result<(), RecordError> {
    let RawHead { format } = parse(text)?;
    if format > FORMAT_VERSION {
        return Err(RecordError::Newer {
            found: format,
            known: FORMAT_VERSION,
        });
    }
    Ok(())
}

/// Reads a record and checks it by replaying the match.
///
/// # Errors
/// When the text is not a record, is from a newer version, or has a wrong move,
/// hash or result.
pub fn read(text: &str) -> Result<Match, RecordError> {
    let salvaged = read_text(text)?;
    match salvaged.damage {
        None => Ok(salvaged.game),
        Some(damage) => Err(damage),
    }
}

/// Reads the intact part of a damaged record: its moves up to the first one that
/// is incomplete, illegal or has a wrong hash, and those branches that are intact.
///
/// # Errors
/// When not even the terms of the match can be read, or the record is from a
/// newer version.
pub fn salvage(text: &str) -> Result<Salvaged, RecordError> {
    let text = without_mark(text);
    match read_text(text) {
        Ok(salvaged) => Ok(salvaged),
        Err(error @ RecordError::Unreadable { .. }) => salvage_lines(text).ok_or(error),
        Err(error) => Err(error),
    }
}

/// Some editors put a byte-order mark before a text.
fn without_mark(text: &str) -> &str {
    text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text)
}

fn read_text(text: &str) -> Result<Salvaged, RecordError> {
    let text = without_mark(text);
    check_version(text)?;
    let mut raw: RawMatch = parse(text)?;
    let moves = core::mem::take(&mut raw.moves);
    let raw_branches = core::mem::take(&mut raw.branches);
    let recorded = core::mem::take(&mut raw.result);
    let mut game = set_up(raw)?;
    let mut times = None;
    let damage = moves
        .into_iter()
        .find_map(|ply| add(&mut game, ply, &mut times).err());
    let wrong = add_branches(&mut game, raw_branches);
    let mut damage = times.or(damage).or(wrong);
    let actual = ending(game.position());
    if damage.is_none() && recorded != actual {
        damage = Some(RecordError::Result {
            recorded: ending_text(&recorded),
            actual: ending_text(&actual),
        });
    }
    Ok(Salvaged { game, damage })
}

fn set_up(raw: RawMatch) -> Result<Match, RecordError> {
    let seats = raw
        .seats
        .into_iter()
        .map(|seat| {
            Ok(Seat {
                name: seat.name,
                kind: seat.kind.parse()?,
                person: seat.person,
            })
        })
        .collect::<Result<Vec<_>, SeatTextError>>()?;
    let clock: ClockSettings = raw.clock.parse()?;
    let stakes = match raw.stakes {
        Some(text) => text.parse()?,
        None => Stakes::Rated,
    };
    let game = Match::new(Terms {
        game: raw.game,
        options: raw.options,
        seats,
        seed: raw.seed,
        date: raw.date,
        time: raw.time,
        event: raw.event,
        start: raw.start,
        clock,
        stakes,
    })?
    .with_start_comment(raw.comment);
    if raw.rules > game.rules_version() {
        return Err(RecordError::NewerRules {
            game: game.terms().game.clone(),
            found: raw.rules,
            known: game.rules_version(),
        });
    }
    Ok(game)
}

/// The time of a turn in a record.
///
/// # Errors
/// The milliseconds, if they exceed [`LONGEST_TIME`].
pub(super) fn read_millis(millis: Option<u64>) -> Result<Option<Duration>, u64> {
    match millis.map(Duration::from_millis) {
        Some(time) if time > LONGEST_TIME => Err(super::matches::millis(time)),
        time => Ok(time),
    }
}

/// Plays a move of a record, unless it is wrong. A move with an impossible time
/// is played as untimed, and the first such time is returned in `times`.
fn add(game: &mut Match, raw: RawPly, times: &mut Option<RecordError>) -> Result<(), RecordError> {
    let ply = game.len();
    let used = read_millis(raw.ms).unwrap_or_else(|millis| {
        times.get_or_insert(RecordError::Time { ply, millis });
        None
    });
    let mark = raw
        .mark
        .map(|text| text.parse::<Mark>())
        .transpose()
        .map_err(|text| RecordError::Mark { ply, text })?;
    let actual = game
        .play(&raw.mv, used)
        .map_err(|why| RecordError::Move { ply, why })?
        .hash;
    if actual != raw.hash {
        game.truncate(ply);
        return Err(RecordError::Hash {
            ply,
            mv: raw.mv,
            recorded: raw.hash,
            actual,
        });
    }
    game.annotate_last(mark, raw.comment);
    Ok(())
}

/// Adds the branches of a record that are right, and returns what is wrong first.
fn add_branches(game: &mut Match, raw: Vec<RawBranch>) -> Option<RecordError> {
    let (found, unreadable) = branches::read(raw);
    let (found, wrong) = branches::checked(game, found);
    game.tree_mut().kept = found;
    unreadable.or(wrong)
}

/// Reads a record that ends abruptly, line by line as it was written.
fn salvage_lines(text: &str) -> Option<Salvaged> {
    let opening = text
        .split_inclusive('\n')
        .scan(0, |start, line| {
            let here = *start;
            *start += line.len();
            Some((here, line))
        })
        .find(|(_, line)| line.trim_start().starts_with("moves: ["));
    let (head, rest) = match opening {
        Some((start, line)) => (&text[..start], &text[start + line.len()..]),
        // The last line is incomplete.
        None => (&text[..text.rfind('\n')?], ""),
    };
    let head = format!("{head}\nmoves: [])");
    check_version(&head).ok()?;
    let mut game = set_up(parse(&head).ok()?).ok()?;
    let mut lines = rest.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut times = None;
    let damage = lines.find_map(|line| {
        let ply = line.strip_suffix(',').unwrap_or(line);
        match parse::<RawPly>(ply) {
            Ok(ply) => add(&mut game, ply, &mut times).err(),
            Err(_) => Some(RecordError::EndsAbruptly { plies: game.len() }),
        }
    });
    let damage = times
        .or(damage)
        .or(Some(RecordError::EndsAbruptly { plies: game.len() }));
    let (_, mut rest) = rest.split_once("\n    branches: [\n").unwrap_or_default();
    let mut found = Vec::new();
    while let Some((branch, after)) = branches::read_one(rest) {
        found.push(branch);
        rest = after;
    }
    add_branches(&mut game, found);
    Some(Salvaged { game, damage })
}
