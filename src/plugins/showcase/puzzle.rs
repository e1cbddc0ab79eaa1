//! Today's puzzle, as a match that the show watches: time to think, then its solution.

use super::programme::Number;
use crate::{
    engine::puzzles::{self, Puzzle},
    plugins::app::show::Showcase,
    record::{Edit, Match, Seat, Terms, days},
    texts,
};

/// The puzzle of a day, if it is of one of these games.
fn of_day(date: jiff::civil::Date, games: &[&str]) -> Option<&'static Puzzle> {
    let puzzle = puzzles::of_day(days(date));
    puzzle.filter(|puzzle| games.contains(&puzzle.game()))
}

/// The puzzle of a day, if the games have come round and it has not been shown since. The show
/// then counts it as shown.
pub(super) fn due(
    showcase: &mut Showcase,
    comes_round: bool,
    date: jiff::civil::Date,
    games: &[&str],
) -> Option<Number> {
    let round = showcase.round;
    let is_due = comes_round && round > 0 && showcase.puzzled != round;
    showcase.puzzle = of_day(date, games).filter(|_| is_due);
    let number = showcase.puzzle.and_then(number);
    match number {
        Some(_) => showcase.puzzled = round,
        None => showcase.puzzle = None,
    }
    number
}

/// A puzzle with its solution; nothing where it cannot be set up.
fn number(puzzle: &Puzzle) -> Option<Number> {
    let start = puzzle.start().ok()?;
    let seats = start.colours().iter();
    let seats = seats.map(|colour| Seat::human(colour.name()));
    let mut terms = Terms::from_position(&*start, seats.collect());
    terms.event = texts::title_today().to_owned();
    let mut record = Match::new(terms).ok()?;
    for mv in &puzzle.solution {
        record.play(mv, None).ok()?;
    }
    let task = puzzle.said().task.to_owned();
    record.apply(Edit::Comment(0, task)).ok()?;
    Some(Number {
        record: Box::new(record),
        told_from: 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::registry;

    #[test]
    fn every_puzzle_can_be_shown_with_its_solution() {
        for entry in registry::games() {
            for puzzle in puzzles::puzzles(entry.id) {
                let number = number(puzzle);
                let plies = number.map(|number| number.record.len());
                assert_eq!(plies, Some(puzzle.solution.len()), "{}", puzzle.id);
            }
        }
    }

    #[test]
    fn a_show_of_other_games_leaves_it_out() {
        let date = jiff::civil::date(2026, 12, 1);
        let puzzle = of_day(
            date,
            &registry::games().iter().map(|it| it.id).collect::<Vec<_>>(),
        );
        let game = puzzle.unwrap().game();
        assert!(of_day(date, &[game]).is_some());
        assert!(of_day(date, &[]).is_none());
        let mut show = Showcase {
            round: 5,
            ..Showcase::default()
        };
        assert!(due(&mut show, false, date, &[game]).is_none());
        assert!(due(&mut show, true, date, &[game]).is_some() && show.puzzle.is_some());
        assert!(due(&mut show, true, date, &[game]).is_none() && show.puzzle.is_none());
    }
}
