//! What a film shows, how long that takes, and how large it will be.

use core::time::Duration;
use std::{fs, path::Path};

use crate::{
    client::{ENDING, FINAL, Film, FilmFormat, ON_THE_WAY, OPENING, Pace},
    engine::{
        CancelToken, Limits, Verdict, coach, margins,
        review::{Turning, turning_points},
        thinker,
    },
    record::Match,
    rules::{Player, Turn},
};

/// How many turning points a film of nothing else shows.
const TURNINGS: usize = 5;
/// The shortest time from one move to the next in which something can be seen, in seconds.
const SHORTEST: f32 = 0.1;

/// How many positions are looked at for each move, as many as for the review in the window.
const LOOKED_AT: u64 = 60_000;

/// The biggest turning points of a match of two; none where nothing gave the match away.
pub(super) fn turnings(game: &Match) -> anyhow::Result<Vec<Turning>> {
    anyhow::ensure!(
        game.position().colours().len() == 2,
        "turning points are known of matches of two players only"
    );
    let id = game.position().info().id;
    let Some(mut thinker) = thinker(id) else {
        anyhow::bail!("nobody can judge the moves of this game");
    };
    let (limits, stop) = (Limits::nodes(LOOKED_AT), CancelToken::default());
    let mut verdicts = Vec::new();
    let mut position = game.start_position().boxed_clone();
    let mut plies = game.plies().iter();
    loop {
        let report = coach::look(thinker.as_mut(), position.as_ref(), &limits, &stop);
        let line = report.as_ref().and_then(|report| report.lines.first());
        verdicts.push(line.map(|line| match position.turn() {
            Turn::Player(Player::FIRST) => line.verdict,
            _ => line.verdict.reversed(),
        }));
        let Some(ply) = plies.next() else { break };
        position.play_text(&ply.mv)?;
    }
    if let (Some(outcome), Some(last)) = (game.outcome(), verdicts.last_mut()) {
        *last = Some(match outcome.winners.contains(Player::FIRST) {
            _ if outcome.winners.is_empty() => Verdict::Draw,
            true => Verdict::Win { plies: 0 },
            false => Verdict::Loss { plies: 0 },
        });
    }
    let movers: Vec<Option<Player>> = game.plies().iter().map(|ply| ply.by).collect();
    Ok(turning_points(&verdicts, &movers, margins(id), TURNINGS))
}

/// The moves that a film of the best and the worst shows: the turning points, and what the
/// annotators have marked.
pub(super) fn highlights(game: &Match, turnings: &[Turning]) -> anyhow::Result<Vec<usize>> {
    let marked = (1..)
        .zip(game.plies())
        .filter(|(_, ply)| ply.mark.is_some());
    let plies = turnings.iter().map(|turning| turning.ply);
    let moves: Vec<usize> = plies.chain(marked.map(|(ply, _)| ply)).collect();
    anyhow::ensure!(
        !moves.is_empty(),
        "no move turned this match, and none is marked: leave out --highlights"
    );
    Ok(around(&moves, game.len()))
}

/// The positions before and after each of these moves and its answer, and the end of a match
/// of `last` plies.
fn around(moves: &[usize], last: usize) -> Vec<usize> {
    let moves = moves
        .iter()
        .flat_map(|ply| ply.saturating_sub(1)..=(ply + 1).min(last));
    let mut plies: Vec<usize> = moves.chain(last.saturating_sub(1)..=last).collect();
    plies.sort_unstable();
    plies.dedup();
    plies
}

/// What a film of some positions needs besides the time between them.
fn around_the_moves(cards: bool, has_ended: bool) -> f32 {
    let opening = if cards { OPENING } else { 0.0 };
    let ending = if cards && has_ended { ENDING } else { 0.0 };
    opening + FINAL + ON_THE_WAY + ending
}

/// How long a film is, about, in seconds.
pub(super) fn seconds(positions: usize, pace: Pace, cards: bool, has_ended: bool) -> f32 {
    let between = match pace {
        Pace::Rest(seconds) => seconds + ON_THE_WAY,
        Pace::Every(seconds) => seconds,
    };
    around_the_moves(cards, has_ended) + positions.saturating_sub(1) as f32 * between
}

/// How fast a film goes that is as long as this, if that can be.
pub(super) fn pace_for(
    length: Duration,
    positions: usize,
    cards: bool,
    has_ended: bool,
) -> Option<Pace> {
    let left = length.as_secs_f32() - around_the_moves(cards, has_ended);
    let every = left / positions.saturating_sub(1).max(1) as f32;
    (every >= SHORTEST).then_some(Pace::Every(every))
}

/// What a film will be, in a sentence: "About 62 s, some 2 MB."
pub(super) fn estimate(film: &Film) -> String {
    let has_ended = film.game.outcome().is_some();
    let seconds = seconds(film.plies.len(), film.pace, film.cards, has_ended);
    let pixels = film.size.0 as f32 * film.size.1 as f32;
    // Bytes for each pixel and second, as they were measured.
    let bytes = match film.format {
        FilmFormat::Gif => 0.06,
        FilmFormat::Mp4 | FilmFormat::WebM => 0.02,
        FilmFormat::Pictures => 0.9 * film.rate as f32,
    };
    let size = in_words((seconds * pixels * bytes) as u64);
    format!("A film of about {seconds:.0} s, some {size}.")
}

/// What a film has become: "match.gif: 61.5 s, 1.9 MB, made in 33 s".
pub(super) fn made(path: &Path, length: Duration, bytes: u64, took: Duration) -> String {
    let (length, took) = (length.as_secs_f32(), took.as_secs_f32());
    let (path, size) = (path.display(), in_words(bytes));
    format!("{path}: {length:.1} s, {size}, made in {took:.0} s")
}

/// The size of a file, or of all files in a folder.
pub(super) fn bytes_of(path: &Path) -> u64 {
    let size = |path: &Path| fs::metadata(path).map_or(0, |about| about.len());
    match fs::read_dir(path) {
        Ok(files) => files.flatten().map(|file| size(&file.path())).sum(),
        Err(_) => size(path),
    }
}

/// A number of bytes as people say it: "1.9 MB", "320 kB".
fn in_words(bytes: u64) -> String {
    match bytes as f64 {
        few if few < 1e6 => format!("{:.0} kB", (few / 1e3).max(1.0)),
        many => format!("{:.1} MB", many / 1e6),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::record::shipped;

    #[test]
    fn highlights_are_seen_with_what_came_before_and_after() {
        assert_eq!(around(&[12, 5], 20), [4, 5, 6, 11, 12, 13, 19, 20]);
        assert_eq!(around(&[1, 20], 20), [0, 1, 2, 19, 20]);
    }

    #[test]
    fn a_film_of_some_length_is_as_long_as_that() {
        for (positions, cards) in [(30, true), (100, false)] {
            let pace = pace_for(Duration::from_secs(60), positions, cards, true).unwrap();
            let long = seconds(positions, pace, cards, true);
            assert!((long - 60.0).abs() < 0.01, "{long}");
        }
        assert_eq!(pace_for(Duration::from_secs(10), 300, true, true), None);
    }

    #[test]
    fn sizes_are_said_as_people_say_them() {
        assert_eq!(in_words(0), "1 kB");
        assert_eq!(in_words(320_400), "320 kB");
        assert_eq!(in_words(1_870_000), "1.9 MB");
    }

    #[test]
    fn the_turning_points_of_a_match_are_among_its_moves() {
        let shipped = shipped();
        let title = "Both corners are covered";
        let record = shipped.iter().find(|it| it.title == title).unwrap();
        let record = record.load().unwrap();
        let found = turnings(&record).unwrap();
        assert!((1..=TURNINGS).contains(&found.len()));
        for turning in &found {
            assert!(turning.mover.is_some() && (1..=record.len()).contains(&turning.ply));
        }
        assert_eq!(found, turnings(&record).unwrap(), "the same every time");
    }
}
