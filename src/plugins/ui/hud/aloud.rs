//! What happens, said aloud: for a screen reader, and on a key for everybody. Nothing is
//! said twice; what is seen only is put into words here.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::EguiPrimaryContextPass;

use super::{
    HudSystems, Table,
    advice::{coach, hint},
    players::{lead, seats::seat_views},
    result::decision,
    status::{Status, banner::Banner, last_turns, refusals::Refused, status},
    tasks::puzzle::feedback_text,
    words::{self, AnyWords, GameWords, figures},
};
use crate::{
    plugins::app::{
        keys::{Action, ActionPressed},
        notices::{Notice, Notices},
        screen_reader::{PlaceByPlace, Readable, is_listening},
        session::{
            Coach, HintShown, Pointed, Requests, Session, SessionFact, SessionSystems, TableClock,
            Thinking,
        },
        states::{Activity, Overlay, Screen},
    },
    rules::Player,
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            read_table
                .after(HudSystems::Right)
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
            read_notices,
        )
            .chain()
            .run_if(is_listening),
    )
    .add_systems(
        Requests,
        answer_keys
            .in_set(SessionSystems::Ask)
            .run_if(in_state(Screen::Table).and_then(resource_exists::<Session>)),
    );
}

/// What can be read at a table.
#[derive(SystemParam)]
struct TableParams<'w> {
    thinking: Res<'w, Thinking>,
    refused: Res<'w, Refused>,
    hint: Res<'w, HintShown>,
    coach: Res<'w, Coach>,
    banner: Res<'w, Banner>,
    pointed: Res<'w, Pointed>,
}

/// Where [`parts`] has whose turn it is.
const TURN: usize = 9;

/// What was said last, so that only what is new is said.
#[derive(Debug, Default)]
struct Said {
    /// By kind, as in [`parts`].
    parts: [Option<String>; 11],
    /// What may be done, which is the same for many turns.
    task: String,
    /// The turn that was announced: how many plies preceded it, and how it was headed.
    called: Option<(usize, String)>,
}

impl Said {
    /// Whose turn it is, once a turn; what may be done only where that is something else than
    /// before.
    fn turn(&mut self, status: &Status, plies: usize) -> Option<String> {
        let called = Some((plies, status.headline.clone()));
        let headline = match self.called == called {
            true => "",
            false => status.headline.as_str(),
        };
        let task = match self.task == status.line {
            true => "",
            false => status.line.as_str(),
        };
        let said = join([headline, task]);
        self.called = called;
        self.task.clone_from(&status.line);
        Some(said).filter(|said| !said.is_empty())
    }

    /// What is new among the parts, in sentences.
    fn news(&mut self, parts: [Option<String>; 11]) -> Vec<String> {
        let mut news: Vec<String> = Vec::new();
        for (part, last) in parts.into_iter().zip(&mut self.parts) {
            let Some(part) = part.filter(|part| !part.is_empty()) else {
                continue;
            };
            if last.as_ref() == Some(&part) {
                continue;
            }
            // A turn of several moves is told again with each of them.
            let known = last.as_deref().map(|last| last.trim_end_matches('.'));
            let rest = known.and_then(|known| part.strip_prefix(known));
            let rest = rest.map_or(part.as_str(), |rest| {
                rest.trim_start_matches(|c: char| !c.is_alphanumeric())
            });
            let said = sentence(&words::sentence(rest));
            if !said.is_empty() && !news.iter().any(|other| other.contains(&said)) {
                news.push(said);
            }
            *last = Some(part);
        }
        news
    }
}

fn read_table(
    table: Table,
    heard: TableParams,
    mut facts: MessageReader<SessionFact>,
    mut said: Local<Said>,
    mut readable: ResMut<Readable>,
) {
    let session = &table.session;
    let mut is_taken_back = false;
    for fact in facts.read() {
        match fact {
            SessionFact::Opened => *said = Said::default(),
            SessionFact::Moved { from, to, .. } => is_taken_back = to < from && session.at_end(),
            _ => {}
        }
    }
    if is_taken_back && !session.is_watched() {
        readable.news.push(texts::reader_taken_back().to_owned());
    }
    let mover = heard.thinking.mover();
    let mut now = status(session, table.words(), mover);
    if now.over && session.is_played() {
        now.headline = decision(session.record()).unwrap_or(now.headline);
    }
    let calls = (now.calls || now.over) && session.lesson().is_none();
    let turn = calls.then(|| said.turn(&now, session.record().len()));
    let turn = turn.flatten();
    // A new turn is announced in the words of the one before.
    if turn.is_some() {
        said.parts[TURN] = None;
    }
    let news = said.news(parts(&table, &heard, &now, turn));
    readable.news.extend(news);
}

/// Everything that can be said of a table now, by kind.
fn parts(
    table: &Table,
    heard: &TableParams,
    now: &Status,
    turn: Option<String>,
) -> [Option<String>; 11] {
    let session = &table.session;
    let words = table.words();
    let in_play = session.is_played();
    let last = session.record().plies().last();
    let told = match session.activity() {
        Activity::Edit | Activity::Display | Activity::Lesson => None,
        // How the match has ended says that somebody has resigned.
        _ if now.over && last.is_some_and(|ply| ply.mv == "resign") => None,
        _ => last_turns::told(session, words),
    };
    let whereabouts = told
        .as_ref()
        .and_then(|_| last_turns::whereabouts(session, words));
    let advice = heard.coach.advice().map(|advice| {
        let answers = (heard.coach.answers_retry(), session.guessed().is_some());
        let head = coach::head(advice, session.position().info().id, answers);
        let ask = match advice.kind.is_warning() {
            true => texts::reader_take_back(),
            false => "",
        };
        join([head, advice.said.text().as_str(), ask])
    });
    let hint = heard.hint.0.as_ref().map(|found| {
        let (what, why) = hint::text(found, session.position(), words);
        join([what.as_str(), why.as_str()])
    });
    let refused = heard.pointed.refused.as_deref();
    [
        heard.refused.reason().map(str::to_owned),
        last_turns::seated(session).filter(|_| in_play),
        told,
        whereabouts,
        heard.banner.text().filter(|_| in_play).map(str::to_owned),
        advice,
        hint,
        lesson(session, now),
        session.puzzle().map(|state| {
            let puzzle = state.puzzle.said();
            join([puzzle.title, puzzle.task])
        }),
        turn,
        // What the cursor is at is read with its place.
        refused.filter(|_| table.cursor.awake).map(words::sentence),
    ]
}

/// What a lesson says, and where the board is marked for it; what was said to the last try in
/// a lesson or a puzzle.
fn lesson(session: &Session, now: &Status) -> Option<String> {
    if let Some(feedback) = session.puzzle().and_then(|state| state.feedback.as_ref()) {
        let (_, head, line) = feedback_text(feedback, session.position().info().id);
        return Some(join([head, line]));
    }
    let state = session.lesson()?;
    if let Some(remark) = &state.remark {
        return Some(join([now.headline.as_str(), remark.text.as_str()]));
    }
    let lesson = state.lesson.said();
    let marked = |names: &[String], say: fn(&str) -> String| match names {
        [] => String::new(),
        names => say(&names.join(", ")),
    };
    let ringed = marked(&lesson.ring, texts::reader_ringed);
    let shown = marked(&lesson.show, texts::reader_marked);
    let parts = [&lesson.title, &lesson.say, &ringed, &shown, &lesson.task];
    Some(join(parts))
}

/// What was done last, and where.
fn last_move(session: &Session, words: &dyn AnyWords) -> Option<String> {
    let told = last_turns::told(session, words)?;
    let place = last_turns::whereabouts(session, words).unwrap_or_default();
    Some(join([told, place]))
}

/// Sentences one after the other; some may be empty.
fn join<S: AsRef<str>>(parts: impl IntoIterator<Item = S>) -> String {
    let said = parts.into_iter().map(|part| sentence(part.as_ref()));
    said.filter(|part| !part.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A text with its full stop; headlines have none.
fn sentence(text: &str) -> String {
    if text.is_empty() || text.ends_with(['.', '!', '?', ':', '…']) {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}

/// Notices are said once, in the order in which they come.
fn read_notices(
    notices: Res<Notices>,
    mut known: Local<Vec<String>>,
    mut readable: ResMut<Readable>,
) {
    let now: Vec<String> = notices.iter().map(|notice| notice.text.clone()).collect();
    if now != *known {
        let new = now.iter().filter(|text| !known.contains(text));
        readable.news.extend(new.map(|text| sentence(text)));
        *known = now;
    }
}

/// What can be asked for by keys. It is shown as well.
fn answer_keys(
    mut pressed: MessageReader<ActionPressed>,
    overlay: Res<State<Overlay>>,
    session: Res<Session>,
    all: Res<GameWords>,
    clock: Res<TableClock>,
    by_place: Res<PlaceByPlace>,
    mut notices: MessageWriter<Notice>,
) {
    for ActionPressed(action) in pressed.read() {
        if *overlay != Overlay::None {
            continue;
        }
        let words = all.for_position(session.position());
        let text = match action {
            Action::SayLastMove => last_move(&session, words)
                .unwrap_or_else(|| texts::status_before_first().to_owned()),
            Action::SayScore => score(&session, &all),
            Action::SayClocks => clocks(&session, &clock),
            // Elsewhere the board says it, which knows what the cursor is at.
            Action::SayMoves if !by_place.0.contains(&session.position().info().id) => {
                task(&session, words)
            }
            _ => continue,
        };
        notices.write(Notice::done(text));
    }
}

/// What the player to move may do.
fn task(session: &Session, words: &dyn AnyWords) -> String {
    let task = words.task(session.position());
    match task.filter(|_| session.person_may_move()) {
        Some(task) => sentence(&words::sentence(&task)),
        None => texts::reader_not_your_move().to_owned(),
    }
}

/// Who leads and by how much, or what each player has.
fn score(session: &Session, all: &GameWords) -> String {
    let game = session.position();
    if let Some(lead) = game.lead() {
        return join(&[lead::said(&lead)]);
    }
    let told: Vec<String> = seat_views(session, all.for_position(game))
        .into_iter()
        .map(|seat| texts::hud_says(words::name(game, seat.player), &seat.lines.join(", ")))
        .collect();
    join(&told)
}

/// What time each player has left.
fn clocks(session: &Session, clock: &TableClock) -> String {
    let game = session.position();
    let count = u8::try_from(game.colours().len()).unwrap_or(u8::MAX);
    let told: Vec<String> = Player::all(count)
        .filter_map(|player| {
            let left = clock.remaining(player)?;
            Some(texts::hud_says(
                words::name(game, player),
                &figures::clock(left),
            ))
        })
        .collect();
    if told.is_empty() {
        texts::reader_no_clock().to_owned()
    } else {
        join(&told)
    }
}
