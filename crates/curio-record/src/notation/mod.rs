//! Matches as lists of moves, with a few lines about the match before them.
//!
//! ```text
//! Game: xafka
//! Black: Anna
//! White: Level 3
//! WhiteKind: level:3
//! Options: board=37 corner=none light=11 locked_stuck=loses players=2
//!
//! {The final.}
//! 1. d4 g6
//! 3. d7! {closes the corner} g5
//! ```
//!
//! A branch stands between `( )` behind the move that it has another for, and behind `*` at the
//! end of a line that it goes on with; its first comment may name its author: `({by Anna} 1. e4)`.
//!
//! `Used: 24m30s 16m6s` gives the total time of each player. Everything except
//! the moves may be missing: a plain list of moves can be read too, and one in a letter, as
//! mail programs and word processors change it. What a list says is kept, or refused with its
//! place; the lines around it are named ([`Reading::left_out`]).

mod entries;
mod head;
mod letter;
mod lines;
mod moves;
mod results;
mod written;

use core::time::Duration;

use super::{
    ClockSettings, Match, RecordError, Stakes, Terms, format, link, matches::millis, texts,
};
use curio_rules::{AnyGame, MoveError, OptionValues, Player, in_english, registry};
use head::{quoted, seat_named};

/// The result of a match that is not over.
const OPEN: &str = "adjourned";

/// What stands before the author in the first comment of a branch.
const AUTHOR: &str = "by ";

/// The form of the moves in a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// As in records: each move can be understood by itself.
    #[default]
    Long,
    /// As players of the game write them, if there is a shorter form.
    Short,
}

/// A match as a list of moves, with a move of every seat on a line. The number before a line
/// counts moves, as the window and `--ply` do.
pub fn write(game: &Match, form: Form) -> String {
    let mut text = head(game);
    text.push('\n');
    let start = comments(game.start_comment());
    if !start.is_empty() {
        text.push_str(start.trim_start());
        text.push('\n');
    }
    written::moves(&mut text, game, form);
    text
}

/// The lines before the moves.
fn head(game: &Match) -> String {
    let terms = game.terms();
    let mut text = String::new();
    line(&mut text, "Game", &terms.game);
    line(&mut text, "Event", &terms.event);
    line(&mut text, "Date", &terms.date);
    line(&mut text, "Time", &terms.time);
    for (seat, colour) in terms.seats.iter().zip(game.position().colours()) {
        let name = quoted(&seat.name_for_others());
        let colour = in_english(|| colour.name());
        text.push_str(&format!("{colour}: {name}\n"));
        if seat_named(&name) != *seat {
            let kind = quoted(&seat.kind.to_string());
            text.push_str(&format!("{colour}{}: {kind}\n", entries::KIND));
        }
    }
    let options: Vec<String> = terms
        .options
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    line(&mut text, "Options", &options.join(" "));
    if terms.clock != ClockSettings::None {
        line(&mut text, "Clock", &terms.clock.to_string());
    }
    if terms.seed != 0 {
        line(&mut text, "Seed", &terms.seed.to_string());
    }
    if terms.stakes != Stakes::Rated {
        line(&mut text, "Stakes", terms.stakes.text());
    }
    line(&mut text, "Position", terms.start.as_deref().unwrap_or(""));
    let result = in_english(|| game.outcome())
        .map_or_else(|| OPEN.to_owned(), |outcome| outcome.explanation);
    line(&mut text, "Result", &result);
    text
}

/// Adds a line to the head, unless it says nothing.
fn line(text: &mut String, key: &str, value: &str) {
    let value: Vec<&str> = value.split_whitespace().collect();
    if !value.is_empty() {
        text.push_str(&format!("{key}: {}\n", value.join(" ")));
    }
}

/// A comment after a blank, each of its lines by itself: so they come back. It stands between
/// braces, or goes to the end of the line where a brace in it has no counterpart.
fn comments(comment: &str) -> String {
    let mut text = String::new();
    for line in comment.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if words.is_empty() {
            continue;
        }
        let line = words.join(" ");
        if is_balanced(&line) {
            text.push_str(&format!(" {{{line}}}"));
        } else {
            text.push_str(&format!(" ; {line}\n"));
        }
    }
    text
}

/// Whether every brace in a text is closed.
fn is_balanced(text: &str) -> bool {
    let mut depth = 0_usize;
    let is_open = text.chars().all(|c| {
        match c {
            '{' => depth += 1,
            '}' => match depth.checked_sub(1) {
                Some(less) => depth = less,
                None => return false,
            },
            _ => {}
        }
        true
    });
    is_open && depth == 0
}

/// What could be read of a text.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The match.
    pub game: Match,
    /// The numbers of the lines, from 1, that are no part of it: the greeting and the signature
    /// of a letter, lines for other programs.
    pub left_out: Vec<usize>,
}

impl Reading {
    /// Says which lines are no part of the match: `lines 1 to 3 and 8 are not part of the
    /// match`.
    pub fn left_out_lines(&self) -> Option<String> {
        let mut ranges: Vec<(usize, usize)> = Vec::new();
        for line in &self.left_out {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == *line => *last = *line,
                _ => ranges.push((*line, *line)),
            }
        }
        let mut ranges: Vec<String> = ranges
            .iter()
            .map(|(first, last)| match first == last {
                true => first.to_string(),
                false => texts::record_left_out_range(&first.to_string(), &last.to_string()),
            })
            .collect();
        let last = ranges.pop()?;
        let lines = match ranges.is_empty() {
            true => last,
            false => texts::record_left_out_and(&ranges.join(", "), &last),
        };
        Some(texts::record_left_out(self.left_out.len(), &lines))
    }
}

impl From<Match> for Reading {
    fn from(game: Match) -> Self {
        Self {
            game,
            left_out: Vec::new(),
        }
    }
}

/// Reads a match of `game` from a text that somebody wrote or was sent: a list of moves, a
/// record or a link. The options default to `options`, and players to people.
///
/// # Errors
/// When a line or a move is unreadable, a move is illegal, or a comment has no end.
pub fn read(game: &str, options: &OptionValues, text: &str) -> Result<Reading, RecordError> {
    if let Some(found) = record(text) {
        let found = found?;
        let mut terms = Terms::new(game, Vec::new());
        terms.options = options.clone();
        // The wrong game is refused as in a list.
        return match found.terms().game == game {
            true => Ok(found.into()),
            false => Err(registry::SetUpError::from(curio_rules::ParseError::new(
                &found.terms().game,
                texts::record_list_other_game(game),
            ))
            .into()),
        };
    }
    let mut terms = Terms::new(game, Vec::new());
    terms.options = options.clone();
    let start = registry::start(game, options)?;
    let is_move = |word: &str| is_written_like_a_move(&*start, word);
    let lines = lines::lines(text);
    let from = letter::beginning(&lines, &is_move);
    let (before, list) = lines.split_at_checked(from).unwrap_or((&lines, &[]));
    let (entries, count) = head::read(list, &is_move)?;
    let mut head = head::terms(terms, &entries)?;
    let agreed = core::mem::replace(&mut head.terms, Terms::new(game, Vec::new()));
    let game = Match::new(agreed).map_err(|why| head::wrong_terms(why, &entries))?;
    let rest = list.get(count..).unwrap_or_default();
    let (mut game, after) = moves::play(game, &head, rest)?;
    let around = before
        .iter()
        .filter(|line| !line.is_blank() && !is_summary(line.text, &*start));
    let in_head = list.iter().take(count).filter(|line| line.is_for_others());
    let mut left_out: Vec<usize> = around.chain(in_head).map(|line| line.number).collect();
    left_out.extend(after);
    if !head.used.is_empty() {
        spread_times(&mut game, &head.used);
    }
    Ok(Reading { game, left_out })
}

/// Whether a line sums a match up, as the window puts it before the list that it copies:
/// `mini-Xafka: Ada (Black) beat Ben (White) in 30 moves.`
fn is_summary(line: &str, position: &dyn AnyGame) -> bool {
    let rest = line.strip_prefix(position.info().name);
    rest.is_some_and(|rest| rest.starts_with(": "))
}

/// The record or the match of the link that a text is, unless it is something else.
fn record(text: &str) -> Option<Result<Match, RecordError>> {
    match format::read(text) {
        Ok(game) => Some(Ok(game)),
        Err(error) => {
            if let Some(word) = link::word_in(text) {
                return Some(link::read(word));
            }
            let text = text.trim_start_matches(|c: char| {
                c == crate::decoding::BYTE_ORDER_MARK || c.is_whitespace()
            });
            let is_record = text.starts_with(format::TITLE);
            is_record.then_some(Err(error))
        }
    }
}

/// Reads a match of any game from a text that somebody was sent: a record, a link, a list of moves
/// that names its game, or one that a game can play. `first` is tried before the others.
///
/// # Errors
/// That of the game in which most of the moves could be played.
pub fn read_any(text: &str, first: Option<&str>) -> Result<Reading, RecordError> {
    if let Some(found) = record(text) {
        return found.map(Reading::from);
    }
    if let Some(game) = letter::named_game(&lines::lines(text)) {
        return read(&game, &OptionValues::new(), text);
    }
    let others = registry::games().into_iter().map(|entry| entry.id);
    let games = first
        .into_iter()
        .chain(others.filter(|id| Some(*id) != first));
    let played = |error: &RecordError| error.ply().unwrap_or(0);
    let mut failed: Option<RecordError> = None;
    for game in games {
        match read(game, &OptionValues::new(), text) {
            Ok(found) if !found.game.is_empty() => return Ok(found),
            Ok(_) => {}
            Err(error) if failed.as_ref().is_none_or(|it| played(it) < played(&error)) => {
                failed = Some(error);
            }
            Err(_) => {}
        }
    }
    Err(failed.unwrap_or_else(|| RecordError::Unreadable {
        line: 1,
        column: 1,
        reason: texts::record_list_empty().to_owned(),
    }))
}

/// Whether a word is written like a move of the game, be it legal or not.
fn is_written_like_a_move(position: &dyn AnyGame, word: &str) -> bool {
    let word = lines::plain(word);
    let word = lines::without_number(&word).trim_end_matches([';', ',', '.']);
    let is_unreadable =
        |word: &str| matches!(position.check_text(word), Err(MoveError::Unreadable(_)));
    let bare = word.trim_end_matches(['!', '?']);
    !word.is_empty() && (!is_unreadable(word) || !bare.is_empty() && !is_unreadable(bare))
}

/// Spreads the total time of each player evenly over the moves: old sources give no more than
/// totals.
fn spread_times(game: &mut Match, used: &[Duration]) {
    let own = |player, plies: usize| {
        let own = game.plies().iter().take(plies);
        own.filter(|ply| ply.by == Some(player)).count() as u64
    };
    // Rounding after each move keeps the sum of the parts equal to the whole.
    let share = |player: Player, ply: usize| {
        let whole = millis(*used.get(player.index())?);
        let (before, all) = (own(player, ply), own(player, game.len()).max(1));
        let until = |moves: u64| u128::from(whole) * u128::from(moves) / u128::from(all);
        let part = u64::try_from(until(before + 1) - until(before)).unwrap_or(u64::MAX);
        Some(Duration::from_millis(part))
    };
    let times: Vec<_> = (0..game.len())
        .map(|ply| share(game.plies().get(ply)?.by?, ply))
        .collect();
    for (ply, time) in times.into_iter().enumerate() {
        if let Some(played) = game.ply_mut(ply) {
            played.used = time;
        }
    }
}
