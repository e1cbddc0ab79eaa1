//! What a film shows, how long that takes, and how large it will be.

use core::time::Duration;
use std::path::Path;

use crate::{
    client::{
        Pace,
        estimate::{Estimate, bytes_in_words},
    },
    engine::{
        CancelToken, Limits, Verdict, coach, margins,
        review::{Retrospect, Turning, Weight, turning_points},
        thinker,
    },
    page::move_in_words,
    record::{Edit, Mark, Match},
    rules::{Player, Turn},
    texts,
};

/// How many turning points a film of nothing else shows.
const TURNINGS: usize = 5;
/// How many moves a clip shows before it asks,
const MOVES_OF_A_CLIP: usize = 3;
/// and how long it is.
pub(super) const CLIP: Duration = Duration::from_secs(10);
/// The shortest time from one move to the next in which something can be seen, in seconds.
const SHORTEST: f32 = 0.1;

/// How many positions are looked at for each move, as many as for the review in the window.
const LOOKED_AT: u64 = 60_000;

/// A turning point, and the move that would have been better, if one was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Turned {
    turning: Turning,
    better: Option<String>,
}

impl Turned {
    pub(super) const fn turning(&self) -> Turning {
        self.turning
    }
}

/// The biggest turning points of a match of two; none where nothing gave the match away.
pub(super) fn turnings(game: &Match) -> anyhow::Result<Vec<Turned>> {
    anyhow::ensure!(
        game.position().colours().len() == 2,
        texts::cli_turning_points_for_two()
    );
    let id = game.position().info().id;
    let Some(mut thinker) = thinker(id) else {
        anyhow::bail!(texts::cli_nobody_can_judge());
    };
    let (limits, stop) = (Limits::nodes(LOOKED_AT), CancelToken::default());
    let (mut verdicts, mut best) = (Vec::new(), Vec::new());
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
        let found = line.and_then(|line| line.moves.first());
        best.push(found.filter(|best| **best != ply.mv).cloned());
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
    let verdicts = Retrospect::new(&verdicts, movers.clone(), margins(id)).verdicts;
    let found = turning_points(&verdicts, &movers, TURNINGS);
    let turned = found.into_iter().map(|turning| Turned {
        better: turning
            .mover
            .and(best.get(turning.ply - 1).cloned().flatten()),
        turning,
    });
    Ok(turned.collect())
}

/// The match with marks and words where it turned. What an annotator has said stays as it is.
pub(super) fn annotated(mut game: Match, turnings: &[Turned]) -> Match {
    for Turned { turning, better } in turnings {
        let at = turning.ply - 1;
        let Some(ply) = game.plies().get(at) else {
            continue;
        };
        let (is_unmarked, is_silent) = (ply.mark.is_none(), ply.comment.is_empty());
        let mark = turning.weight().map(|weight| match weight {
            Weight::Inaccuracy => Mark::Dubious,
            Weight::Mistake => Mark::Mistake,
            Weight::Blunder => Mark::Blunder,
        });
        // A match that takes no marks is shown without them.
        if is_unmarked {
            let _ = game.apply(Edit::Mark(at, mark));
        }
        if is_silent {
            let mut comment = turning.comment().to_owned();
            if let Some(better) = better {
                let better = move_in_words(&*game.position_at(at), better);
                comment.push(' ');
                comment.push_str(&texts::film_better(&better));
            }
            let _ = game.apply(Edit::Comment(at, comment));
        }
    }
    game
}

/// The moves that a film of the best and the worst shows: the turning points, the biggest first,
/// and what the annotators have marked, as far as that is not more than a third of the match.
pub(super) fn highlights(game: &Match, turnings: &[Turned]) -> anyhow::Result<Vec<usize>> {
    let marked = (1..)
        .zip(game.plies())
        .filter(|(_, ply)| ply.mark.is_some());
    let plies = turnings.iter().map(|turned| turned.turning.ply);
    let moves: Vec<usize> = plies.chain(marked.map(|(ply, _)| ply)).collect();
    anyhow::ensure!(!moves.is_empty(), texts::cli_no_highlights());
    Ok(a_third(&moves, game.len()))
}

/// The positions about the first of these moves and about as many others as a third of a match
/// of `last` plies has room for.
fn a_third(moves: &[usize], last: usize) -> Vec<usize> {
    let mut shown = Vec::new();
    for ply in moves {
        shown.push(*ply);
        if shown.len() > 1 && around(&shown, last).len() > last / 3 {
            shown.pop();
        }
    }
    around(&shown, last)
}

/// The positions that lead to the biggest turning point: a clip of them ends on the question
/// what to play there.
pub(super) fn clip(turnings: &[Turned]) -> anyhow::Result<Vec<usize>> {
    let by_players = turnings.iter().map(|turned| &turned.turning);
    let turning = by_players.into_iter().find(|it| it.mover.is_some());
    let Some(turning) = turning else {
        anyhow::bail!(texts::cli_no_clip());
    };
    let asked = turning.ply - 1;
    Ok((asked.saturating_sub(MOVES_OF_A_CLIP)..=asked).collect())
}

/// The positions before and after each of these moves and its answer, and the end of a match
/// of `last` plies.
pub(super) fn around(moves: &[usize], last: usize) -> Vec<usize> {
    let moves = moves
        .iter()
        .flat_map(|ply| ply.saturating_sub(1)..=(ply + 1).min(last));
    let mut plies: Vec<usize> = moves.chain(last.saturating_sub(1)..=last).collect();
    plies.sort_unstable();
    plies.dedup();
    plies
}

/// How fast a film goes that is as long as this.
///
/// # Errors
/// How long it has to be, in seconds, where its moves do not fit into that.
pub(super) fn pace_for(length: Duration, film: Estimate) -> Result<Pace, f32> {
    let moves = film.positions.saturating_sub(1).max(1) as f32;
    let every = (length.as_secs_f32() - film.around_the_moves()) / moves;
    if every < SHORTEST {
        return Err((film.around_the_moves() + moves * SHORTEST).ceil());
    }
    Ok(Pace::Every(every))
}

/// What a film has become: "match.gif: 61.5 s, 1.9 MB, made in 33 s".
pub(super) fn made(path: &Path, length: Duration, bytes: u64, took: Duration) -> String {
    let (length, took) = (length.as_secs_f32(), took.as_secs_f32());
    let (path, size) = (path.display(), bytes_in_words(bytes));
    format!("{path}: {length:.1} s, {size}, made in {took:.0} s")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        client::{FilmFormat, FilmSound},
        record::shipped,
    };

    #[test]
    fn highlights_are_seen_with_what_came_before_and_after() {
        assert_eq!(around(&[12, 5], 20), [4, 5, 6, 11, 12, 13, 19, 20]);
        assert_eq!(around(&[1, 20], 20), [0, 1, 2, 19, 20]);
        // The biggest turning point is shown however short the match is.
        assert_eq!(a_third(&[12, 5, 19], 20), [11, 12, 13, 18, 19, 20]);
        assert_eq!(a_third(&[3, 1], 4), [2, 3, 4]);
    }

    #[test]
    fn a_film_of_some_length_is_as_long_as_that() {
        let film = |positions, cards| Estimate {
            positions,
            pace: Pace::Rest(1.0),
            cards,
            has_ended: true,
            size: (640, 360),
            rate: 12,
            format: FilmFormat::Gif,
            read: 0.0,
            sound: FilmSound::default(),
        };
        for (positions, cards) in [(30, true), (100, false)] {
            let mut film = film(positions, cards);
            film.pace = pace_for(Duration::from_secs(60), film).unwrap();
            let long = film.seconds();
            assert!((long - 60.0).abs() < 0.01, "{long}");
        }
        let long = film(300, true);
        let least = pace_for(Duration::from_secs(10), long).unwrap_err();
        assert!(pace_for(Duration::from_secs_f32(least), long).is_ok());
    }

    #[test]
    fn the_turning_points_of_a_match_are_among_its_moves() {
        let shipped = shipped();
        let title = "Both corners are covered";
        let record = shipped.iter().find(|it| it.title == title).unwrap();
        let record = record.load().unwrap();
        let found = turnings(&record).unwrap();
        assert!((1..=TURNINGS).contains(&found.len()));
        for Turned { turning, .. } in &found {
            assert!(turning.mover.is_some() && (1..=record.len()).contains(&turning.ply));
        }
        assert_eq!(found, turnings(&record).unwrap(), "the same every time");
    }

    #[test]
    fn what_turned_a_match_is_marked_and_an_annotator_knows_better() {
        let record = shipped()[0].load().unwrap();
        let turned = |ply, swing, better: Option<&str>| Turned {
            turning: Turning {
                ply,
                mover: Some(Player::FIRST),
                swing,
            },
            better: better.map(str::to_owned),
        };
        let mut before = record.clone();
        before.apply(Edit::Mark(2, Some(Mark::Good))).unwrap();
        before
            .apply(Edit::Comment(2, "A trap.".to_owned()))
            .unwrap();
        before.apply(Edit::Comment(0, String::new())).unwrap();
        let found = [turned(1, -700, Some("A1")), turned(3, -400, None)];
        let after = annotated(before, &found);
        let said = |ply: usize| (after.plies()[ply].mark, &*after.plies()[ply].comment);
        let comment = "A blunder that turned the match. Better: A1.";
        assert_eq!(said(0), (Some(Mark::Blunder), comment));
        assert_eq!(said(2), (Some(Mark::Good), "A trap."));
    }
}
