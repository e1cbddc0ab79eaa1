//! Matches as lists of moves, with a few lines about the match before them.
//!
//! ```text
//! Game: xafka
//! Black: Anna
//! White: Level 3 (level:3)
//! Options: board=37 corner=none light=11 locked_stuck=loses players=2
//!
//! 1. d4 g6
//! 2. d7! {closes the corner} g5
//! ```
//!
//! `Used: 24m30s 16m6s` gives the total time of each player. Everything except
//! the moves may be missing: a plain list of moves can be read too.

use core::time::Duration;

use super::{
    ClockSettings, Edit, Mark, Match, RecordError, Seat, SeatKind, Stakes, Terms,
    bounds::{BYTE_ORDER_MARK, MOST_HEAD_LINES},
    clock::parse_duration,
    format,
    matches::millis,
};
use curio_rules::{
    AnyGame, Colour, MoveError, OptionError, OptionValues, ParseError, Player, excerpt,
    registry::{self, SetUpError},
};

/// The form of the moves in a list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// As in records: each move can be understood by itself.
    #[default]
    Long,
    /// As players of the game write them, if there is a shorter form.
    Short,
}

/// A match as a list of moves.
#[must_use]
pub fn write(game: &Match, form: Form) -> String {
    let terms = game.terms();
    let mut text = String::new();
    let mut line = |key: &str, value: &str| {
        let value: Vec<&str> = value.split_whitespace().collect();
        if !value.is_empty() {
            text.push_str(&format!("{key}: {}\n", value.join(" ")));
        }
    };
    line("Game", &terms.game);
    line("Event", &terms.event);
    line("Date", &terms.date);
    line("Time", &terms.time);
    for (seat, colour) in terms.seats.iter().zip(game.position().colours()) {
        let kind = match seat.kind {
            SeatKind::Human => String::new(),
            ref kind => format!(" ({kind})"),
        };
        line(colour.name(), &format!("{}{kind}", seat.name));
    }
    let options: Vec<String> = terms
        .options
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    line("Options", &options.join(" "));
    if terms.clock != ClockSettings::None {
        line("Clock", &terms.clock.to_string());
    }
    if terms.seed != 0 {
        line("Seed", &terms.seed.to_string());
    }
    if terms.stakes != Stakes::Rated {
        line("Stakes", terms.stakes.text());
    }
    line("Position", terms.start.as_deref().unwrap_or(""));
    let result = game
        .outcome()
        .map_or_else(|| "adjourned".to_owned(), |outcome| outcome.explanation);
    line("Result", &result);
    text.push('\n');
    let round = game.seats().len().max(1);
    let mut position = (form == Form::Short).then(|| game.position_at(0));
    for (ply, played) in game.plies().iter().enumerate() {
        if ply.is_multiple_of(round) {
            if ply > 0 {
                text.push('\n');
            }
            text.push_str(&format!("{}.", ply / round + 1));
        }
        text.push(' ');
        match &mut position {
            None => text.push_str(&played.mv),
            Some(position) => {
                text.push_str(&position.short_text(&played.mv));
                // The moves of a match are legal.
                let _ = position.play_text(&played.mv);
            }
        }
        if let Some(mark) = played.mark {
            text.push_str(mark.text());
        }
        let comment: Vec<&str> = played.comment.split_whitespace().collect();
        if !comment.is_empty() {
            let comment = comment.join(" ").replace('{', "(").replace('}', ")");
            text.push_str(&format!(" {{{comment}}}"));
        }
    }
    if !game.is_empty() {
        text.push('\n');
    }
    text
}

/// Reads a match of `game` from a list of moves. The options default to `options`,
/// and players to people.
///
/// # Errors
/// When a line or a move is unreadable, a move is illegal, or a comment has no end.
pub fn read(game: &str, options: &OptionValues, text: &str) -> Result<Match, RecordError> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let mut terms = Terms::new(game, Vec::new());
    terms.options = options.clone();
    let mut named: Vec<(String, Seat)> = Vec::new();
    let mut moves = String::new();
    let mut used = Vec::new();
    let mut in_head = true;
    let mut head_lines = 0;
    let unknown = |number: usize, key: &str, error: HeadError| match error {
        HeadError::Other(error) => error,
        HeadError::Unknown => RecordError::Unreadable {
            line: number + 1,
            column: 1,
            reason: format!("`{}` is not known for a match of {game}", excerpt(key)),
        },
    };
    // The options are read first, because they decide which colours there are.
    let is_head = |line: &&str| line.trim().is_empty() || head_word(line).is_some();
    for (number, line) in text.lines().take_while(is_head).enumerate() {
        if let Some((key, value)) = head_word(line)
            && key.eq_ignore_ascii_case("options")
        {
            head_line(&mut terms, &mut named, key, value)
                .map_err(|error| unknown(number, key, error))?;
        }
    }
    for (number, line) in text.lines().enumerate() {
        if let Some((key, value)) = head_word(line).filter(|_| in_head) {
            head_lines += 1;
            if head_lines > MOST_HEAD_LINES {
                return Err(RecordError::Unreadable {
                    line: number + 1,
                    column: 1,
                    reason: format!("there are more than {MOST_HEAD_LINES} lines before the moves"),
                });
            }
            let read = if key.eq_ignore_ascii_case("used") {
                read_times(value)
                    .map(|times| used = times)
                    .map_err(HeadError::Other)
            } else {
                head_line(&mut terms, &mut named, key, value)
            };
            match read {
                Ok(()) => {
                    // So that lines are counted from the beginning of the text.
                    moves.push('\n');
                    continue;
                }
                // The moves of some games have a colon of their own: `place:0,0,0`.
                Err(HeadError::Unknown) if is_one_word(line) => {}
                Err(error) => return Err(unknown(number, key, error)),
            }
        }
        in_head = in_head && line.trim().is_empty() && moves.trim().is_empty();
        moves.push_str(line);
        moves.push('\n');
    }
    let start = registry::start(&terms.game, &terms.options)?;
    terms.seats = seats(&*start, named)?;
    let mut game = Match::new(terms)?;
    add_moves(&mut game, &moves)?;
    if used.is_empty() {
        Ok(game)
    } else {
        with_times(&game, &used)
    }
}

/// Reads a match of any game from a text that somebody was sent: a record, a list of moves
/// that names its game, or one that a game can play. `first` is tried before the others. What
/// stands before the name of the game is left out, and so are the `>` of quoted lines.
///
/// # Errors
/// That of the game in which most of the moves could be played.
pub fn read_any(text: &str, first: Option<&str>) -> Result<Match, RecordError> {
    if let Ok(game) = format::read(text) {
        return Ok(game);
    }
    let lines = || text.lines().map(|line| line.trim_start_matches(['>', ' ']));
    let names_game = |line: &str| {
        let (key, value) = head_word(line)?;
        key.eq_ignore_ascii_case("game").then(|| value.to_owned())
    };
    let from = lines().position(|line| names_game(line).is_some());
    let named = from.and_then(|from| names_game(lines().nth(from)?));
    let rest: Vec<&str> = lines().skip(from.unwrap_or(0)).collect();
    let rest = rest.join("\n");
    if let Some(game) = named {
        return read(&game, &OptionValues::new(), &rest);
    }
    let others = registry::playable().map(|(entry, _)| entry.id);
    let games = first
        .into_iter()
        .chain(others.filter(|id| Some(*id) != first));
    let played = |error: &RecordError| match error {
        RecordError::Move { ply, .. } => *ply,
        _ => 0,
    };
    let mut failed: Option<RecordError> = None;
    for game in games {
        match read(game, &OptionValues::new(), &rest) {
            Ok(found) if !found.is_empty() => return Ok(found),
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
        reason: "there is no move".to_owned(),
    }))
}

/// The key and the value of a line before the moves: `Date: 2026-11-21`.
fn head_word(line: &str) -> Option<(&str, &str)> {
    let (key, value) = line.split_once(':')?;
    let is_word = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphabetic());
    is_word.then(|| (key, value.trim()))
}

/// Whether nothing separates the key of a line from its value.
fn is_one_word(line: &str) -> bool {
    let first = line.split_whitespace().next();
    first.is_some_and(|word| !word.ends_with(':'))
}

/// The total time of each player in seat order: `24m30s 16m6s`.
fn read_times(text: &str) -> Result<Vec<Duration>, RecordError> {
    text.split_whitespace()
        .map(|word| {
            let why = "give the time of each player as 24m30s 16m6s";
            let wrong = || SetUpError::from(ParseError::new(word, why)).into();
            parse_duration(word).ok_or_else(wrong)
        })
        .collect()
}

/// The match with the total time of each player spread evenly over the moves:
/// old sources give no more than totals.
fn with_times(game: &Match, used: &[Duration]) -> Result<Match, RecordError> {
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
    let mut timed = Match::new(game.terms().clone())?;
    for (ply, played) in game.plies().iter().enumerate() {
        let time = played.by.and_then(|player| share(player, ply));
        timed
            .play(&played.mv, time)
            .map_err(|why| RecordError::Move { ply, why })?;
        timed.annotate_last(played.mark, played.comment.clone());
    }
    Ok(timed)
}

enum HeadError {
    Unknown,
    Other(RecordError),
}

impl<E: Into<RecordError>> From<E> for HeadError {
    fn from(error: E) -> Self {
        Self::Other(error.into())
    }
}

fn head_line(
    terms: &mut Terms,
    named: &mut Vec<(String, Seat)>,
    key: &str,
    value: &str,
) -> Result<(), HeadError> {
    match key.to_ascii_lowercase().as_str() {
        "game" if value == terms.game => {}
        "game" => {
            let wrong = ParseError::new(value, format!("a match of {} is expected", terms.game));
            return Err(SetUpError::from(wrong).into());
        }
        "event" => value.clone_into(&mut terms.event),
        "date" => value.clone_into(&mut terms.date),
        "time" => value.clone_into(&mut terms.time),
        "stakes" => terms.stakes = value.parse()?,
        "clock" => terms.clock = value.parse()?,
        "seed" => {
            let wrong = |_| SetUpError::from(ParseError::new(value, "a seed is a number"));
            terms.seed = value.parse().map_err(wrong)?;
        }
        "position" => terms.start = Some(value.to_owned()),
        // The result follows from the moves.
        "result" => {}
        "options" => {
            for option in value.split_whitespace() {
                let (key, value) = option.split_once('=').ok_or_else(|| {
                    SetUpError::from(OptionError::Value {
                        key: option.to_owned(),
                        value: String::new(),
                        expected: "a value, as in key=value".to_owned(),
                    })
                })?;
                terms.options.insert(key.to_owned(), value.to_owned());
            }
        }
        colour if registry_colours(terms).iter().any(|it| it == colour) => {
            named.push((colour.to_owned(), read_seat(value)?));
        }
        _ => return Err(HeadError::Unknown),
    }
    Ok(())
}

/// The colours of the players, or all colours if the game cannot be set up.
fn registry_colours(terms: &Terms) -> Vec<String> {
    match registry::start(&terms.game, &terms.options) {
        Ok(start) => start
            .colours()
            .iter()
            .map(|colour| colour.key().to_owned())
            .collect(),
        // Setting up the match will report the error.
        Err(_) => Colour::ALL.map(|colour| colour.key().to_owned()).to_vec(),
    }
}

/// `Anna`, or `Level 3 (level:3)`.
fn read_seat(text: &str) -> Result<Seat, RecordError> {
    let kind = text
        .strip_suffix(')')
        .and_then(|text| text.rsplit_once('('))
        .and_then(|(name, kind)| Some((name.trim(), kind.parse::<SeatKind>().ok()?)));
    Ok(match kind {
        Some((name, kind)) => Seat {
            name: name.to_owned(),
            kind,
        },
        None => Seat::human(text),
    })
}

fn seats(start: &dyn AnyGame, named: Vec<(String, Seat)>) -> Result<Vec<Seat>, RecordError> {
    let colours = start.colours();
    Ok(colours
        .iter()
        .map(|colour| {
            named
                .iter()
                .rev()
                .find(|(key, _)| key == colour.key())
                .map_or_else(|| Seat::human(colour.name()), |(_, seat)| seat.clone())
        })
        .collect())
}

/// A short move may be ambiguous. At most this many readings of a list are tried, with
/// at most this many moves in all, which takes some seconds.
const MOST_READINGS: usize = 10_000;
const MOST_TRIED: usize = 1_000_000;

/// Plays a list of moves. Of an ambiguous move, takes the first reading with which
/// the list can be played to its end.
fn add_moves(game: &mut Match, text: &str) -> Result<(), RecordError> {
    let mut rest = text;
    // The number of moves before an ambiguous one, what follows it, its other readings.
    let mut branches: Vec<(usize, &str, Vec<String>)> = Vec::new();
    let mut tried = 0;
    let mut played_in_all = 0;
    let mut first_error = None;
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            return Ok(());
        }
        if let Some(after) = rest.strip_prefix('{') {
            let (comment, after) = after.split_once('}').ok_or_else(|| unclosed(text, rest))?;
            if let Some(last) = game.len().checked_sub(1) {
                game.apply(Edit::Comment(last, comment.trim().to_owned()))
                    .map_err(|why| RecordError::Move { ply: last, why })?;
            }
            rest = after;
            continue;
        }
        let end = rest
            .find(|c: char| c.is_whitespace() || c == '{')
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        // `12.` and `12.d4` are read alike.
        let mv = match word.split_once('.') {
            Some((number, mv)) if number.chars().all(|c| c.is_ascii_digit()) => {
                mv.trim_start_matches('.')
            }
            _ => word,
        };
        let mv = mv.trim_end_matches([';', ',']);
        if mv.is_empty() {
            continue;
        }
        played_in_all += 1;
        let mut readings = game.position().readings(mv);
        let played = if readings.len() > 1 {
            let first = readings.remove(0);
            branches.push((game.len(), after, readings));
            add_move(game, &first)
        } else {
            add_move(game, mv)
        };
        let Err(error) = played else {
            continue;
        };
        // Back to the last move with another reading.
        tried += 1;
        let error = first_error.get_or_insert(error).clone();
        let may_go_on = tried < MOST_READINGS && played_in_all < MOST_TRIED;
        let Some((before, after, mut readings)) = branches.pop().filter(|_| may_go_on) else {
            return Err(error);
        };
        game.truncate(before);
        rest = after;
        let next = readings.remove(0);
        if !readings.is_empty() {
            branches.push((before, after, readings));
        }
        add_move(game, &next)?;
    }
}

/// The error for a comment at the beginning of `rest`, the end of `text`.
fn unclosed(text: &str, rest: &str) -> RecordError {
    let before = text.get(..text.len() - rest.len()).unwrap_or_default();
    let (lines, last) = match before.rsplit_once('\n') {
        Some((lines, last)) => (lines.split('\n').count(), last),
        None => (0, before),
    };
    RecordError::Unreadable {
        line: lines + 1,
        column: last.chars().count() + 1,
        reason: "the comment that begins here has no end: a `}` is missing".to_owned(),
    }
}

fn add_move(game: &mut Match, word: &str) -> Result<(), RecordError> {
    let ply = game.len();
    let plain = match game.play(word, None) {
        Ok(_) => return Ok(()),
        Err(MoveError::Unreadable(error)) => error,
        Err(why) => return Err(RecordError::Move { ply, why }),
    };
    let (mv, mark) = Mark::ALL
        .into_iter()
        .filter_map(|mark| Some((word.strip_suffix(mark.text())?, mark)))
        .min_by_key(|(mv, _)| mv.len())
        .ok_or(RecordError::Move {
            ply,
            why: plain.into(),
        })?;
    game.play(mv, None)
        .map_err(|why| RecordError::Move { ply, why })?;
    game.annotate_last(Some(mark), String::new());
    Ok(())
}
