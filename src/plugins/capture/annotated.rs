//! The match on the table with what its review has found, for films and pages: mistakes get
//! their marks, and what would have been better is said.

use crate::{
    engine::coach::AdviceKind,
    plugins::{
        app::session::{Moment, Review},
        ui::hud::GameWords,
    },
    record::{Edit, Mark, Match},
    texts,
};

/// The match with the moments of its review. What an annotator has said stays as it is.
pub(super) fn annotated(record: &Match, review: &Review, words: &GameWords) -> Match {
    let mut game = record.clone();
    for moment in review.moments() {
        annotate(&mut game, &moment, words);
    }
    game
}

fn annotate(game: &mut Match, moment: &Moment, words: &GameWords) {
    let Some(at) = moment.ply.checked_sub(1) else {
        return;
    };
    let Some(ply) = game.plies().get(at).filter(|ply| ply.mark.is_none()) else {
        return;
    };
    let is_silent = ply.comment.is_empty();
    let mark = match moment.advice.kind {
        AdviceKind::Blunder => Mark::Blunder,
        _ => Mark::Mistake,
    };
    // A match that takes no marks is shown without them.
    let _ = game.apply(Edit::Mark(at, Some(mark)));
    if is_silent && let Some(better) = &moment.advice.better {
        let before = moment.before.as_ref();
        let proposal = words.for_position(before).proposal(before, better);
        let better = proposal.as_ref().unwrap_or(better);
        let _ = game.apply(Edit::Comment(at, texts::film_better(better)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::{Verdict, coach::Advice},
        record::testing,
        rules::Player,
    };

    fn played() -> Match {
        testing::played("xafka", &["Ada", "Ben"], &["d4", "g5"])
    }

    fn moment(game: &Match, kind: AdviceKind) -> Moment {
        Moment {
            ply: 2,
            by: Player::SECOND,
            mv: "g5".to_owned(),
            before: game.position_at(1).boxed_clone(),
            advice: Advice {
                kind,
                loss: 300,
                best: Verdict::Estimate(300),
                played: Verdict::Estimate(0),
                said: Default::default(),
                better: Some("g6".to_owned()),
                places: Vec::new(),
                refutation: Vec::new(),
            },
        }
    }

    #[test]
    fn a_mistake_is_marked_and_says_what_was_better() {
        let mut game = played();
        let moment = moment(&game, AdviceKind::Blunder);
        annotate(&mut game, &moment, &GameWords::default());
        let ply = &game.plies()[1];
        assert_eq!(ply.mark, Some(Mark::Blunder));
        assert_eq!(ply.comment, "Better: g6.");
        assert_eq!(game.plies()[0].mark, None);
    }

    #[test]
    fn an_annotator_knows_better() {
        let mut game = played();
        game.apply(Edit::Comment(1, "A trap.".to_owned())).unwrap();
        let moment = moment(&game, AdviceKind::Mistake);
        let mut marked = game.clone();
        marked
            .apply(Edit::Mark(1, Some(Mark::Interesting)))
            .unwrap();
        annotate(&mut marked, &moment, &GameWords::default());
        assert_eq!(marked.plies()[1].mark, Some(Mark::Interesting));
        annotate(&mut game, &moment, &GameWords::default());
        assert_eq!(game.plies()[1].mark, Some(Mark::Mistake));
        assert_eq!(game.plies()[1].comment, "A trap.");
    }
}
