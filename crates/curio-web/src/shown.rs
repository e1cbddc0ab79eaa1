//! What a page is told of matches and positions.

use curio_diagram::View;
use curio_page::{drawn, move_in_words, title};
use curio_record::{LinePath, LinePlace, Match, Ply, Seat, SeatKind};
#[cfg(not(feature = "without_levels"))]
use curio_record::{Source, said, shipped};
use curio_rules::{Colour, Player, registry, zobrist_key};
use serde_json::{Value, json};

use super::{Refusal, request::Request, texts, thinking};

/// The positions on the cards of games, as links: each behind the name of its game.
const CARDS: &str = include_str!("cards.txt");

/// The games that can be begun.
pub(crate) fn games() -> Value {
    let cards = || CARDS.lines().filter_map(|line| line.split_once(' '));
    let told = registry::games().into_iter().map(|entry| {
        json!({
            "id": entry.id,
            "name": entry.name,
            "pitch": (entry.pitch)(),
            "aim": (entry.aim)(),
            "first": !entry.first_options.is_empty(),
            "levels": thinking::levels(entry.id),
            "card": cards().find(|(game, _)| *game == entry.id).map(|(_, word)| word),
        })
    });
    told.collect()
}

/// The matches of a game that come with the program: their names and titles.
#[cfg(not(feature = "without_levels"))]
pub(crate) fn shipped_of(id: &str) -> Value {
    let all = shipped().into_iter().filter(|one| one.game == id);
    let mut all: Vec<_> = all.collect();
    all.sort_by_key(|one| one.source == Source::Book);
    let named = all.iter().map(|one| (one.name(), said(id, one.title)));
    json!(named.collect::<Vec<_>>())
}

/// Translations come with the matches: the page asks the program that has them.
#[cfg(feature = "without_levels")]
fn said<'a>(_: &str, text: &'a str) -> &'a str {
    text
}

/// A seat of a match by its number.
pub(crate) fn player(game: &Match, seat: u8) -> Result<Player, Refusal> {
    let player = Player(seat);
    let seat = game.seat(player).map(|_| player);
    seat.ok_or_else(|| texts::no_seat().to_owned())
}

/// The name of a seat, unless it is that of its colour, which stands beside it.
fn own_name(seat: &Seat, colour: Colour) -> String {
    let name = seat.name_for_others();
    if name == colour.name() {
        String::new()
    } else {
        name
    }
}

/// The terms of a match and its moves; `words` are those of its first moves, and of all then.
pub(crate) fn matched(game: &Match, words: &mut Vec<String>) -> Value {
    let terms = game.terms();
    let entry = registry::find(&terms.game);
    let colours = game.position().colours();
    let level = |seat: &Seat| match &seat.kind {
        SeatKind::Opponent(opponent) => opponent.level().map(|(level, _)| level.number()),
        _ => None,
    };
    let seats = game.seats().iter().zip(colours).map(|(seat, colour)| {
        json!({
            "name": own_name(seat, *colour),
            "kind": seat.kind.to_string(),
            "level": level(seat),
            "colour": colour.name(),
            "key": colour.key(),
        })
    });
    let mut position = game.position_at(words.len());
    for played in game.plies().iter().skip(words.len()) {
        words.push(move_in_words(&*position, &played.mv));
        // The moves of a match are legal.
        let _ = position.play_text(&played.mv);
    }
    let moves = game.plies().iter().zip(words);
    let moves = moves.zip(game.round_of_each_ply());
    let moves = moves.map(|((played, words), round)| {
        let mut told = told_move(game, played, words);
        told["round"] = round.into();
        told
    });
    let outcome = game.outcome();
    let to_move = game.to_move().and_then(|player| {
        let (seat, colour) = (game.seat(player)?, colours.get(player.index())?);
        let who = format!("{colour} ({})", seat.name_for_others());
        Some(texts::to_move(&who))
    });
    let people = game.seats().iter().enumerate();
    let people = people.filter_map(|(at, seat)| seat.kind.is_human().then_some(at));
    let levels = thinking::levels(&terms.game);
    let thinks = game.to_move().and_then(|player| level(game.seat(player)?));
    let thinks = thinks.filter(|thinks| levels.iter().any(|(level, _)| level == thinks));
    let state = outcome.as_ref().map(|it| it.explanation.clone());
    let about = [
        entry.map_or("", |entry| (entry.aim)()),
        said(&terms.game, &terms.event),
        outcome.as_ref().map_or("", |_| &*terms.date),
    ];
    let about: Vec<&str> = about.into_iter().filter(|it| !it.is_empty()).collect();
    let mut told = json!({
        "game": terms.game,
        "name": entry.map_or(&*terms.game, |entry| entry.name),
        "title": title(game, false),
        "headline": title(game, true),
        "state": state.or(to_move).unwrap_or_else(|| texts::unfinished().to_owned()),
        "about": about.join(" · "),
        "seats": seats.collect::<Vec<_>>(),
        "event": said(&terms.game, &terms.event),
        "comment": said(&terms.game, game.start_comment()),
        "moves": moves.collect::<Vec<_>>(),
        "turn": game.to_move().map(Player::index),
        "result": outcome.map(|outcome| outcome.explanation),
        "people": people.collect::<Vec<_>>(),
        "level": thinks,
        "identity": identity(game),
        "levels": levels,
    });
    if !game.branches().is_empty() {
        told["branches"] = branches(game, &LinePath::MAIN, None).into();
    }
    told
}

/// A move of the match or of a branch.
fn told_move(game: &Match, played: &Ply, words: &str) -> Value {
    let colours = game.position().colours();
    let colour = played.by.and_then(|by| colours.get(by.index()));
    json!({
        "by": played.by.map(Player::index),
        "key": colour.map_or("dice", |colour| colour.key()),
        "colour": colour.map_or(texts::dice(), |colour| colour.name()),
        "mv": played.mv,
        "words": words,
        "mark": played.mark.map_or("", |mark| mark.text()),
        "comment": said(&game.terms().game, &played.comment),
    })
}

/// The points of each player after each ply; nothing where there is no course to see.
pub(crate) fn course(game: &Match) -> Value {
    let mut lines = vec![Vec::new(); game.position().colours().len()];
    let mut position = game.position_at(0);
    let moves = game.plies().iter().map(|played| Some(&played.mv));
    for mv in [None].into_iter().chain(moves) {
        // The moves of a match are legal.
        let _ = mv.map(|mv| position.play_text(mv));
        for (line, points) in lines.iter_mut().zip(position.score().totals) {
            line.push(points.to_f64());
        }
    }
    let all = || lines.iter().flatten().copied();
    let low = all().fold(f64::INFINITY, f64::min);
    let high = all().fold(f64::NEG_INFINITY, f64::max);
    // Two positions make no course, and a score that is only won or lost neither.
    let has_steps = all().any(|points| points != low && points != high);
    let is_there = game.len() > 1 && has_steps;
    let named = position.colours().iter().zip(lines).filter(|_| is_there);
    let named = named.map(|(colour, line)| (colour.key(), colour.name(), line));
    json!({ "label": position.score().detail.label, "lines": named.collect::<Vec<_>>() })
}

/// What a match and its continuations have in common: the same game, options, start and seed.
fn identity(game: &Match) -> String {
    let terms = game.terms();
    let agreed = format!(
        "{} {:?} {:?} {}",
        terms.game, terms.options, terms.start, terms.date
    );
    let sum = agreed
        .bytes()
        .fold(terms.seed, |sum, byte| zobrist_key(sum, byte.into()));
    format!("{sum:016x}")
}

/// The branches of a line and those that leave them, in the order in which a page lists them;
/// `fork` is how many moves of the match they follow.
fn branches(game: &Match, line: &LinePath, fork: Option<usize>) -> Vec<Value> {
    let mut told = Vec::new();
    let all = game.branches_of(line).unwrap_or_default();
    for (number, branch) in all.iter().enumerate() {
        let (line, ply) = (line.child(number), branch.at);
        let own = line.clone();
        let fork = fork.unwrap_or(ply);
        let Some(mut position) = game.line_position(&LinePlace { line, ply }) else {
            continue;
        };
        let moves = branch.plies.iter().map(|played| {
            let words = move_in_words(&*position, &played.mv);
            // The moves of a branch are legal.
            let _ = position.play_text(&played.mv);
            told_move(game, played, &words)
        });
        let by = &*branch.by;
        told.push(json!({
            "line": own.to_string(),
            "fork": fork,
            "at": ply,
            "depth": own.0.len() - 1,
            "by": by,
            "about": if by.is_empty() { texts::branch().to_owned() } else { texts::branch_by(by) },
            "moves": moves.collect::<Vec<_>>(),
        }));
        told.extend(branches(game, &own, Some(fork)));
    }
    told
}

/// A position of the match, or of a branch, as a drawing in parts, and in words.
pub(crate) fn position(game: &Match, asked: &Request) -> Result<Value, Refusal> {
    let no_line = || texts::unreadable_request("line");
    let line: Result<LinePath, _> = asked.given("line").unwrap_or("-").parse();
    let line = line.map_err(|_| no_line())?;
    let plies = game.line(&line).ok_or_else(no_line)?;
    let is_main = line == LinePath::MAIN;
    let ply = asked.number::<usize>("ply")?.min(plies.len());
    let at = |ply| {
        let line = line.clone();
        game.line_position(&LinePlace { line, ply })
    };
    let position = at(ply).ok_or_else(no_line)?;
    let led = ply.checked_sub(1);
    let led = led.and_then(|before| at(before).zip(plies.get(before)));
    // What is in a record has been played in it.
    let last = led.as_ref().and_then(|(it, led)| it.played(&led.mv).ok());
    let mark = led.as_ref().and_then(|(_, led)| led.mark);
    let hint = asked.given("hint").and_then(|mv| position.played(mv).ok());
    let view = View {
        from: player(game, asked.number("from").unwrap_or_default())?,
        last: last.as_deref(),
        hint: hint.as_deref(),
        mark: mark.map_or("", |mark| mark.text()),
        moves: asked.is("moves"),
        notation: !asked.is("plain"),
        places: false,
        ..View::default()
    };
    let mut told = drawn(&*position, &view);
    let now = led.map(|(before, led)| {
        let colour = led.by.and_then(|by| before.colours().get(by.index()));
        let by = colour.map_or(texts::dice(), |colour| colour.name());
        let narrated = last.as_ref().and_then(|last| last.narration());
        let said = match narrated {
            Some(did) => texts::did(by, &did),
            None => format!("{by}: {}", move_in_words(&*before, &led.mv)),
        };
        // A branch is read by itself.
        let round = is_main.then(|| game.round_of_each_ply().get(ply - 1).copied());
        let number = round.flatten().map(|round| format!("{round}. "));
        let number = number.unwrap_or_default();
        format!("{number}{said} {}", view.mark)
            .trim_end()
            .to_owned()
    });
    told["now"] = now.unwrap_or_else(|| texts::start().to_owned()).into();
    Ok(told)
}

/// A position of the rules as a drawing in parts, with what its block marks; a block that marks
/// anything else is refused.
pub(crate) fn figure(words: &str, body: &str) -> Result<Value, Refusal> {
    let figure = curio_page::figure(words, body)?;
    let mut told = curio_page::told(&*figure.position, &figure.diagram);
    if let Some(parts) = told["parts"].as_array_mut() {
        parts.extend(figure.arrows.iter().map(|arrow| json!(["4-arrow", arrow])));
    }
    Ok(told)
}
