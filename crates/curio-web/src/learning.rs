//! Lessons and puzzles: the engine's, as matches that a page can open.

use curio_engine::{
    CancelToken,
    lessons::{Lesson, Wanted, lessons},
    puzzles::{self, Feedback, Puzzle, puzzles},
};
use curio_page::Code;
use curio_record::{
    LinkContents, Match, Seat, Terms,
    link::{self, DoneTasks},
};
use curio_rules::{AnyGame, Turn, registry};
use serde_json::{Value, json};

use super::{Refusal, texts};

/// A lesson or a puzzle.
enum Task {
    Lesson(&'static Lesson),
    Puzzle(&'static Puzzle),
}

/// Finds a task by its name.
fn found(name: &str) -> Result<Task, Refusal> {
    let (kind, rest) = name.split_once(':').unwrap_or_default();
    let game = rest.split(':').next().unwrap_or_default();
    let lesson = || lessons(game).iter().find(|it| it.name() == name);
    let puzzle = || puzzles(game).iter().find(|it| it.name() == name);
    let found = match kind {
        "lesson" => lesson().map(Task::Lesson),
        _ => puzzle().map(Task::Puzzle),
    };
    found.ok_or_else(|| texts::no_task().to_owned())
}

/// The lessons and puzzles of a game, and the themes of these.
pub(crate) fn all(game: &str) -> Value {
    let mut themes = Vec::new();
    let puzzles = puzzles(game).iter().map(|puzzle| {
        let own = puzzle.themes();
        for theme in &own {
            if !themes.contains(theme) {
                themes.push(*theme);
            }
        }
        json!({
            "name": puzzle.name(),
            "title": puzzle.said().title,
            "difficulty": puzzle.difficulty(),
            "themes": own.iter().map(|theme| theme.id).collect::<Vec<_>>(),
        })
    });
    let puzzles: Vec<Value> = puzzles.collect();
    let lessons = lessons(game).iter();
    let lessons = lessons.map(|it| json!({ "name": it.name(), "title": it.title }));
    let themes = themes.iter().map(|theme| (theme.id, theme.name()));
    json!({
        "lessons": lessons.collect::<Vec<_>>(),
        "puzzles": puzzles,
        "themes": themes.collect::<Vec<_>>(),
    })
}

/// What is known of what a link says was done: the names.
pub(crate) fn known_of(done: &DoneTasks) -> Value {
    let names = registry::games().into_iter().flat_map(|entry| {
        let lessons = lessons(entry.id).iter().map(Lesson::name);
        lessons.chain(puzzles(entry.id).iter().map(Puzzle::name))
    });
    let known: Vec<String> = names.filter(|name| done.has(name)).collect();
    json!({ "done": known })
}

/// What was done as a link of this address, and its code for cameras, as wide as it says.
pub(crate) fn taken(names: &[&str], address: &str) -> Result<Value, Refusal> {
    let word = names.iter().collect::<DoneTasks>().word();
    let link = format!("{address}#{}", word.map_err(|error| error.to_string())?);
    let code = Code::from_text(&link)
        .ok()
        .map(|code| (code.width(), code.path()));
    Ok(json!({ "link": link, "code": code }))
}

/// A match that starts at the position of a task, and what the task says.
pub(crate) fn task(name: &str, day: i32) -> Result<(Match, Value), Refusal> {
    let task = match name {
        "today:" => puzzles::of_day(day).map(Task::Puzzle),
        _ => None,
    };
    let task = task.map_or_else(|| found(name), Ok)?;
    let (start, mut told) = match task {
        Task::Lesson(lesson) => {
            let replies = match &lesson.wanted {
                Wanted::Answer(replies) => &replies[..],
                _ => &[],
            };
            let replies = replies.iter().map(|it| (&it.text, it.is_right, &it.answer));
            let next = after(lessons(lesson.game()), |it| it.id == lesson.id);
            let told = json!({
                "name": lesson.name(), "title": lesson.title, "say": lesson.say,
                "task": lesson.task, "show": lesson.show.first(), "ring": lesson.ring,
                "score": lesson.score, "replies": replies.collect::<Vec<_>>(),
                "next": next.map(Lesson::name),
            });
            let start = lesson.start().map_err(|error| error.to_string())?;
            (start, told)
        }
        Task::Puzzle(puzzle) => {
            let said = puzzle.said();
            let next = after(puzzles(puzzle.game()), |it| it.id == puzzle.id);
            let mut told = json!({
                "name": puzzle.name(), "title": said.title, "say": "", "task": said.task,
                "ring": [], "score": true, "replies": [], "next": next.map(Puzzle::name),
            });
            let start = puzzle.start().map_err(|error| error.to_string())?;
            // As matches write the moves: the file may write them in another way.
            let mut position = start.boxed_clone();
            let solution = puzzle.solution.iter();
            let solution = solution.map_while(|mv| position.play_text(mv).ok());
            told["solution"] = solution.collect::<Vec<_>>().into();
            (start, told)
        }
    };
    let seats = start
        .colours()
        .iter()
        .map(|colour| Seat::human(colour.name()));
    let terms = Terms::from_position(&*start, seats.collect());
    let game = Match::new(terms).map_err(|error| error.to_string())?;
    let word = link::write(&game, LinkContents::default());
    told["link"] = word.map_err(|error| error.to_string())?.into();
    Ok((game, told))
}

/// The one after the one that is meant.
fn after<T>(all: &[T], is_it: impl Fn(&T) -> bool) -> Option<&T> {
    all.iter().skip_while(|one| !is_it(one)).nth(1)
}

/// What a move in a task is worth, and what follows it.
pub(crate) fn tried(name: &str, game: &Match, mv: &str) -> Result<Value, Refusal> {
    let mut position = game.position_at(game.len());
    let solver = position.turn();
    match found(name)? {
        Task::Lesson(lesson) => {
            let remark = lesson.judge(&*position, mv);
            position.play_text(mv).map_err(|error| error.to_string())?;
            let mut then = Vec::new();
            while let Some(next) = lesson.follows(then.len(), &*position) {
                if !remark.is_right || position.play_text(&next).is_err() {
                    break;
                }
                then.push(next);
            }
            Ok(json!({
                "right": remark.is_right, "done": remark.is_right, "words": remark.text,
                "then": then,
            }))
        }
        Task::Puzzle(_) => {
            let judged = puzzles::judge(&*position, mv, &CancelToken::default());
            let judged = judged.map_err(|error| error.to_string())?;
            let judged = judged.ok_or_else(|| texts::nothing_to_think().to_owned())?;
            position.play_text(mv).map_err(|error| error.to_string())?;
            let (words, then) = match &judged {
                Feedback::Solves => (texts::solved().to_owned(), Vec::new()),
                Feedback::KeepsWinning { line, .. } => (
                    texts::correct().to_owned(),
                    defended(&mut *position, solver, &line.moves),
                ),
                Feedback::LetsGo { told, .. } | Feedback::Loses { told, .. } => {
                    // What is told is true of the answer, and the next move is the solver's.
                    let shown = judged.refutation().iter().take(1);
                    (told.text(), shown.cloned().collect())
                }
            };
            let is_done = matches!(judged, Feedback::Solves);
            Ok(json!({ "right": judged.is_right(), "done": is_done, "words": words, "then": then }))
        }
    }
}

/// The moves of a line until it is the solver's turn.
fn defended(position: &mut dyn AnyGame, solver: Turn, line: &[String]) -> Vec<String> {
    let mut played = Vec::new();
    for mv in line {
        if position.turn() == solver || position.play_text(mv).is_err() {
            break;
        }
        played.push(mv.clone());
    }
    played
}
