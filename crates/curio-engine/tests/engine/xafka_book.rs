//! What opponents, hints and analyses of Xafka know of the opening.

use core::time::Duration;

use curio_engine::{CancelToken, Limits, Verdict, thinker};
use curio_rules::xafka::{Options, Xafka};

use super::{asking::thought, support::played};

fn after(moves: &str) -> Xafka {
    played(&Xafka::new(Options::default()), moves)
}

/// One of each kind that no symmetry makes the same, elsewhere than in the proofs where
/// possible.
const FIRST: [&str; 6] = ["g7", "a3", "f6", "f5", "c3", "d4"];

#[test]
fn who_thinks_for_a_time_wins_after_every_first_placement() {
    let moment = Limits::time(Duration::from_millis(1));
    for first in FIRST {
        let found = thought(&after(first), &moment);
        let best = found.best().unwrap();
        assert!(
            matches!(best.verdict, Verdict::Win { .. }),
            "{first}: {found:?}"
        );
        assert!(found.complete);
        // Black's next move is lost, but to look for a good one is worth while.
        let position = after(&format!("{first} {}", best.moves[0]));
        let answer = thought(&position, &moment);
        let best = answer.best().unwrap();
        assert!(
            matches!(best.verdict, Verdict::Estimate(_)),
            "{first}: {answer:?}"
        );
    }
}

#[test]
fn levels_do_not_know_the_book() {
    let found = thought(&after("a3"), &Limits::nodes(2_000));
    let best = found.best().unwrap();
    assert!(matches!(best.verdict, Verdict::Estimate(_)), "{found:?}");
}

#[test]
fn an_analysis_tells_which_answers_win() {
    let position = after("a3");
    let limits = Limits::default().with_lines(3);
    let stop = CancelToken::default();
    let mut thinker = thinker("xafka").unwrap();
    let last = thinker.think(&position, &limits, &stop, &mut |report| {
        let best = report.best().unwrap();
        if matches!(best.verdict, Verdict::Win { .. }) {
            stop.cancel();
        }
    });
    let last = last.unwrap();
    assert_eq!(last.lines.len(), 3);
    let [best, others @ ..] = last.lines.as_slice() else {
        panic!("{last:?}");
    };
    assert!(matches!(best.verdict, Verdict::Win { .. }), "{last:?}");
    // Only one answer is known to win, and none is known to lose.
    for line in others {
        assert!(matches!(line.verdict, Verdict::Estimate(_)), "{line:?}");
    }
}
