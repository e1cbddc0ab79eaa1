//! `curio engine`: the Universal Game Interface on the standard streams.
//!
//! Searches run on a thread of their own, so that `stop`, `isready` and `quit` are
//! answered at once. Another thread ends the program when nobody reads its output any
//! more: no search goes on for nobody.

use std::{
    io::{self, Write as _},
    panic::{self, AssertUnwindSafe},
    sync::{Arc, Mutex, PoisonError},
    thread::{self, JoinHandle},
};

use super::{args::GameOptions, context::Context, json::ScoreJson, output::Printable};
use crate::{
    engine::{self, AnyThinker, CancelToken, Limits},
    record::LARGEST_FILE,
    rules::{
        AnyGame, OptionKind, OptionSpec, OptionValues, Turn, excerpt,
        registry::{self, Rules, SetUpError},
    },
    ugi::{Go, Line, info_lines, is_bounded, next_line},
    words::{Language, in_language},
};

/// Speak UGI on the standard streams, for other programs.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  \
    printf 'position startpos moves d4\\ngo movetime 500\\n' | curio engine xafka\n\n\
    Extra commands: `d` (diagram), `legal`, `score` (JSON) and `hint`. Extra options: `threads` \
    and `lines`. A score is `cp N` in hundredths, or `mate N` for a win in N plies, negative for \
    a loss; both from the view of the player to move.")]
pub(super) struct Args {
    /// The game, for instance `xafka`.
    game: String,
    #[command(flatten)]
    options: GameOptions,
}

/// The longest command, in bytes: room for the longest match.
const LONGEST_COMMAND: usize = LARGEST_FILE as usize;

/// The options of the engine itself, and their bounds.
const THREADS: &str = "threads";
const LINES: &str = "lines";
const MOST_THREADS: u8 = 64;
const MOST_LINES: u8 = 32;

type SharedThinker = Arc<Mutex<Option<Box<dyn AnyThinker>>>>;

struct Session {
    rules: &'static Rules,
    options: OptionValues,
    position: Box<dyn AnyGame>,
    is_start: bool,
    thinker: SharedThinker,
    threads: u8,
    lines: u8,
    search: Option<Search>,
}

/// A search in progress.
struct Search {
    stop: Arc<CancelToken>,
    thread: JoinHandle<()>,
    /// Whether it ends by itself.
    bounded: bool,
}

/// Prints whole lines at once, also while another thread is printing.
fn say(text: &str) -> io::Result<()> {
    let mut out = Printable(io::stdout().lock());
    writeln!(out, "{text}")?;
    out.flush()
}

/// Prints lines from a search, which ends if nobody reads them.
fn say_from_search(text: &str, stop: &CancelToken) {
    if say(text).is_err() {
        stop.cancel();
    }
}

/// Ends the program as soon as the output is closed at its other end. A search might
/// not print anything for hours.
#[cfg(unix)]
fn end_with_the_output() {
    use rustix::event::{PollFd, PollFlags, poll};

    let is_closed = |outputs: &[PollFd<'_>]| {
        outputs
            .iter()
            .any(|output| output.revents().intersects(PollFlags::ERR | PollFlags::HUP))
    };
    let watch = move || {
        let stdout = io::stdout();
        // Errors and the end of a connection are reported in any case.
        let mut outputs = [PollFd::new(&stdout, PollFlags::empty())];
        loop {
            match poll(&mut outputs, None) {
                Ok(0) | Err(rustix::io::Errno::INTR) => {}
                Ok(_) if is_closed(&outputs) => std::process::exit(0),
                // An output of this kind cannot be watched.
                Ok(_) | Err(_) => return,
            }
        }
    };
    let thread = thread::Builder::new().name("output".to_owned());
    // Without the thread, the next line that is printed ends the search.
    let _ = thread.spawn(watch);
}

/// Other systems report it only to those who print.
#[cfg(not(unix))]
const fn end_with_the_output() {}

pub(super) fn run(args: &Args, _: &Context<'_>) -> anyhow::Result<()> {
    let mut session = Session::new(&args.game, args.options.values(&args.game)?)?;
    end_with_the_output();
    let mut input = io::stdin().lock();
    loop {
        let line = match next_line(&mut input, LONGEST_COMMAND) {
            Ok(Line::Text(line)) => line,
            Ok(Line::NotText) => {
                say("info string error: that is not text")?;
                continue;
            }
            Ok(Line::TooLong) => {
                say("info string error: that line is too long")?;
                continue;
            }
            Ok(Line::End) => break,
            Err(error) => return Err(anyhow::anyhow!("cannot read the commands: {error}")),
        };
        if line.trim() == "quit" {
            session.end_search();
            return Ok(());
        }
        if let Err(error) = session.execute(line.trim())? {
            say(&format!("info string error: {error}"))?;
        }
    }
    // At the end of a script, its last search is still answered.
    if session.search.as_ref().is_some_and(|search| search.bounded) {
        session.wait();
    }
    session.end_search();
    Ok(())
}

/// The output may fail, or the command may be wrong.
type CommandResult = io::Result<Result<(), String>>;

/// Executes commands for the fuzz targets, except those that search.
#[cfg(fuzzing)]
pub(super) fn execute_all<'a>(game: &str, lines: impl Iterator<Item = &'a str>) {
    let Ok(mut session) = Session::new(game, OptionValues::new()) else {
        return;
    };
    for line in lines.map(str::trim) {
        match line.strip_prefix("go") {
            Some(limits) => drop(Go::read(limits, 0)),
            None if line == "hint" => {}
            None => drop(session.execute(line)),
        }
    }
}

impl Session {
    fn new(game: &str, options: OptionValues) -> Result<Self, SetUpError> {
        let rules = registry::rules(game)?;
        let position = rules.start(&options)?;
        Ok(Self {
            rules,
            options,
            position,
            is_start: true,
            thinker: Arc::new(Mutex::new(engine::thinker(game))),
            threads: 1,
            lines: 1,
            search: None,
        })
    }

    fn execute(&mut self, line: &str) -> CommandResult {
        let (word, rest) = match line.split_once(char::is_whitespace) {
            Some((word, rest)) => (word, rest.trim()),
            None => (line, ""),
        };
        match word {
            "" => Ok(Ok(())),
            "ugi" => self.introduce().map(Ok),
            "isready" => say("readyok").map(Ok),
            "ugi_newgame" | "uginewgame" => Ok(self.new_game()),
            "setoption" => Ok(self.set_option(rest)),
            "position" => Ok(self.set_position(rest)),
            "go" => Ok(self.go(rest)),
            "stop" => {
                self.end_search();
                Ok(Ok(()))
            }
            "query" => self.query(rest),
            "d" => say(self.position.diagram().trim_end()).map(Ok),
            "legal" => say(&self.position.legal_texts().join(" ")).map(Ok),
            "score" => match serde_json::to_string(&ScoreJson::new(&*self.position)) {
                Ok(json) => say(&json).map(Ok),
                Err(error) => Ok(Err(error.to_string())),
            },
            "hint" => {
                self.hint();
                Ok(Ok(()))
            }
            _ => Ok(Err(format!("there is no command `{}`", excerpt(word)))),
        }
    }

    fn introduce(&self) -> io::Result<()> {
        say(&format!(
            "id name Curio {} {}\nid author the Curio developers",
            env!("CARGO_PKG_VERSION"),
            self.rules.info.name
        ))?;
        let values = self.position.option_values();
        for spec in (self.rules.option_specs)() {
            say(&option_line(spec, values.get(spec.key)))?;
        }
        say(&format!(
            "option name {THREADS} type spin default 1 min 1 max {MOST_THREADS}\n\
             option name {LINES} type spin default 1 min 1 max {MOST_LINES}\n\
             ugiok"
        ))
    }

    fn new_game(&mut self) -> Result<(), String> {
        self.end_search();
        if let Some(thinker) = self.thinker().as_mut() {
            thinker.forget();
        }
        self.set_position("startpos")
    }

    fn thinker(&self) -> std::sync::MutexGuard<'_, Option<Box<dyn AnyThinker>>> {
        self.thinker.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn set_option(&mut self, text: &str) -> Result<(), String> {
        let (name, value) = name_and_value(text).ok_or("say setoption name NAME value VALUE")?;
        let number = |most: u8| {
            value
                .parse::<u8>()
                .ok()
                .filter(|number| (1..=most).contains(number))
                .ok_or_else(|| format!("{name} takes a number from 1 to {most}"))
        };
        let specs = (self.rules.option_specs)();
        // Other programs write names as they like.
        let is_named = |known: &str| known.eq_ignore_ascii_case(&name);
        if is_named(THREADS) {
            self.threads = number(MOST_THREADS)?;
        } else if is_named(LINES) {
            self.lines = number(MOST_LINES)?;
        } else if let Some(spec) = specs.iter().find(|spec| is_named(spec.key)) {
            let mut options = self.options.clone();
            options.insert(spec.key.to_owned(), known_value(spec, value));
            let start = self
                .rules
                .start(&options)
                .map_err(|error| error.to_string())?;
            self.options = options;
            // Options of a game change its starting position.
            if self.is_start {
                self.position = start;
            }
        } else {
            let known = specs.iter().map(|spec| spec.key);
            let known: Vec<&str> = known.chain([THREADS, LINES]).collect();
            return Err(format!(
                "there is no option `{}`; the options are {}",
                excerpt(&name),
                known.join(", ")
            ));
        }
        Ok(())
    }

    fn set_position(&mut self, text: &str) -> Result<(), String> {
        let (from, moves) = match text.split_once("moves") {
            Some((from, moves)) => (from.trim(), moves),
            None => (text.trim(), ""),
        };
        let from = if from == "startpos" {
            None
        } else {
            Some(
                from.strip_prefix("fen ")
                    .ok_or("say position startpos or position fen TEXT")?
                    .to_owned(),
            )
        };
        let set_up = || -> Result<Box<dyn AnyGame>, SetUpError> {
            Ok(match &from {
                None => self.rules.start(&self.options)?,
                Some(text) => self.rules.parse_position(&self.options, text)?,
            })
        };
        let mut position = set_up().map_err(|error| error.to_string())?;
        let mut played = 0;
        for mv in moves.split_whitespace() {
            position
                .play_text(mv)
                .map_err(|error| format!("move {}: {error}", played + 1))?;
            played += 1;
        }
        self.is_start = from.is_none() && played == 0;
        self.position = position;
        Ok(())
    }

    fn query(&self, what: &str) -> CommandResult {
        let answer = match what {
            "gameover" => (self.position.turn() == Turn::Over).to_string(),
            "p1turn" => {
                let first = Turn::Player(crate::rules::Player::FIRST);
                (self.position.turn() == first).to_string()
            }
            "result" => match self.position.outcome() {
                None => "none".to_owned(),
                Some(outcome) => match outcome.winners.iter().next() {
                    Some(winner) if outcome.winners.len() == 1 => {
                        format!("p{}win", winner.0 + 1)
                    }
                    _ => "draw".to_owned(),
                },
            },
            _ => return Ok(Err(format!("`{}` cannot be asked", excerpt(what)))),
        };
        say(&format!("response {answer}")).map(Ok)
    }

    fn go(&mut self, text: &str) -> Result<(), String> {
        let seat = match self.position.turn() {
            Turn::Player(player) => player.index(),
            Turn::Chance | Turn::Over => 0,
        };
        match Go::read(text, seat)? {
            Go::Perft(depth) => self.perft(depth),
            Go::Think { limits, infinite } => {
                let limits = Limits {
                    lines: self.lines,
                    threads: self.threads,
                    ..limits
                };
                self.think(limits, infinite);
            }
        }
        Ok(())
    }

    /// Starts a search on a thread, after ending the one in progress.
    fn search(&mut self, bounded: bool, work: impl FnOnce(&CancelToken) + Send + 'static) {
        self.end_search();
        let stop = Arc::new(CancelToken::default());
        let flag = Arc::clone(&stop);
        let spawned = thread::Builder::new()
            .name("search".to_owned())
            .spawn(move || work(&flag));
        match spawned {
            Ok(thread) => {
                self.search = Some(Search {
                    stop,
                    thread,
                    bounded,
                });
            }
            Err(error) => {
                let answer = "bestmove none";
                let error = format!("info string error: no thread to search on: {error}\n{answer}");
                say_from_search(&error, &CancelToken::default());
            }
        }
    }

    fn think(&mut self, limits: Limits, infinite: bool) {
        let position = self.position.clone();
        let thinker = Arc::clone(&self.thinker);
        let is_awaited = !infinite && is_bounded(&limits);
        self.search(is_awaited, move |stop| {
            let think = || {
                let mut thinker = thinker.lock().unwrap_or_else(PoisonError::into_inner);
                thinker
                    .as_mut()?
                    .think(&*position, &limits, stop, &mut |report| {
                        for line in info_lines(report) {
                            say_from_search(&line, stop);
                        }
                    })
            };
            // Whoever asks waits for an answer, even if a search fails.
            let found = panic::catch_unwind(AssertUnwindSafe(think)).unwrap_or_default();
            while infinite && !stop.is_cancelled() {
                // `end_search` sets the signal and wakes the thread.
                thread::park();
            }
            let best = found
                .as_ref()
                .and_then(|report| report.best()?.moves.first().cloned())
                .or_else(|| any_move(&*position))
                .unwrap_or_else(|| "none".to_owned());
            say_from_search(&format!("bestmove {best}"), stop);
        });
    }

    fn hint(&mut self) {
        let position = self.position.clone();
        let thinker = Arc::clone(&self.thinker);
        self.search(true, move |stop| {
            let hint = thinker
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .as_mut()
                .and_then(|thinker| engine::suggestion(&mut **thinker, &*position, stop));
            let answer = hint.map_or_else(
                || "hint none".to_owned(),
                |hint| {
                    // Programs read it.
                    let reason = in_language(Language::English, || hint.reason());
                    format!("hint {} ({}) {reason}", hint.mv.text, hint.verdict)
                },
            );
            say_from_search(&answer, stop);
        });
    }

    fn perft(&mut self, depth: u32) {
        let position = self.position.clone();
        self.search(true, move |stop| {
            let mut nodes = u64::from(depth == 0);
            let moves = match depth {
                0 => Vec::new(),
                _ => position.legal_texts(),
            };
            for mv in moves {
                let mut next = position.clone();
                if next.play_text(&mv).is_err() {
                    continue;
                }
                let Some(below) = next.perft_while(depth - 1, &|| !stop.is_cancelled()) else {
                    let stopped = "info string the count was stopped before it was complete";
                    say_from_search(stopped, stop);
                    return;
                };
                say_from_search(&format!("{mv} {below}"), stop);
                nodes += below;
            }
            say_from_search(&format!("{depth} {nodes}"), stop);
        });
    }

    /// Stops the search in progress, if there is one, and waits for its answer.
    fn end_search(&mut self) {
        if let Some(search) = &self.search {
            search.stop.cancel();
            search.thread.thread().unpark();
        }
        self.wait();
    }

    fn wait(&mut self) {
        if let Some(search) = self.search.take() {
            // If the thread panicked, the panic has been reported already.
            let _ = search.thread.join();
        }
    }
}

/// A move of the player to move, where a search was stopped before it found one.
fn any_move(position: &dyn AnyGame) -> Option<String> {
    let is_asked = matches!(position.turn(), Turn::Player(_));
    let moves = is_asked.then(|| position.legal_texts());
    moves?.into_iter().next()
}

/// The words after `name` and after `value`.
fn name_and_value(text: &str) -> Option<(String, &str)> {
    let (word, rest) = text.split_once(char::is_whitespace)?;
    let is = |word: &str, keyword: &str| word.eq_ignore_ascii_case(keyword);
    let mut name = Vec::new();
    let mut rest = rest.trim_start();
    loop {
        let (word, after) = rest.split_once(char::is_whitespace)?;
        rest = after.trim_start();
        if is(word, "value") {
            break;
        }
        name.push(word);
    }
    (is(word, "name") && !name.is_empty()).then(|| (name.join(" "), rest.trim_end()))
}

/// A value of an option as the game writes it.
fn known_value(spec: &OptionSpec, value: &str) -> String {
    let known = match &spec.kind {
        OptionKind::Choice(choices) => choices
            .iter()
            .find(|(choice, _)| choice.eq_ignore_ascii_case(value)),
        _ => None,
    };
    known.map_or(value, |(choice, _)| choice).to_owned()
}

fn option_line(spec: &OptionSpec, value: Option<&String>) -> String {
    let default = value.map_or(spec.default, String::as_str);
    let key = spec.key;
    match &spec.kind {
        OptionKind::Choice(choices) => {
            let values: Vec<String> = choices
                .iter()
                .map(|(value, _)| format!(" var {value}"))
                .collect();
            format!(
                "option name {key} type combo default {default}{}",
                values.concat()
            )
        }
        OptionKind::Number { min, max, .. } => {
            format!("option name {key} type spin default {default} min {min} max {max}")
        }
        OptionKind::Set { .. } | OptionKind::Text { .. } => {
            format!("option name {key} type string default {default}")
        }
    }
}
