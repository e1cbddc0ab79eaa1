//! How everybody did in a match that was reviewed: how many of their moves gave something away,
//! as far as that is known.

use bevy_egui::egui::{Label, RichText, Sense, Ui, vec2};

use crate::plugins::ui::hud::words::{
    self, AnyWords, pieces,
    rounds::{Round, rounds, turns},
};
use crate::{
    plugins::{
        app::session::{Session, Tally},
        ui::theme,
    },
    texts,
};

/// A line for each player; nothing while there is nobody.
pub(crate) fn show(ui: &mut Ui, session: &Session, tallies: &[Tally], words: &dyn AnyWords) {
    let game = session.position();
    let seats = session.record().seats().len();
    let rounds = rounds(turns(session.record()), seats, |mv| words.continues(mv));
    // Of whom nothing is known nothing is said.
    let is_known = |it: &&Tally| it.faultless || it.mistakes + it.blunders > 0;
    for tally in tallies.iter().filter(is_known) {
        // What is placed and what is given are one turn, as they are one line of the list.
        let has_moved = |round: &&Round| !round.plies[tally.by.index()].is_empty();
        let turns = rounds.iter().filter(has_moved).count().min(tally.moves);
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
            let colour = words::colour(game, tally.by);
            pieces::chip(ui.painter(), rect, colour, words.outline(tally.by));
            let said = said(tally, turns, words::name(game, tally.by));
            ui.add(Label::new(RichText::new(said).size(16.0)).wrap());
        });
    }
    if !tallies.is_empty() {
        ui.add_space(theme::GAP);
    }
}

/// "White: 2 mistakes, 1 blunder in 24 moves".
fn said(tally: &Tally, turns: usize, name: &str) -> String {
    let Tally {
        mistakes, blunders, ..
    } = *tally;
    let mut bad = Vec::new();
    if mistakes > 0 {
        bad.push(texts::review_mistakes(mistakes));
    }
    if blunders > 0 {
        bad.push(texts::review_blunders(blunders));
    }
    match &bad[..] {
        [] => texts::review_all_good(name, turns),
        bad => texts::review_some_bad(name, &bad.join(", "), turns),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    #[test]
    fn accuracy_is_told_in_moves() {
        let tally = |moves, mistakes, blunders, faultless| Tally {
            by: Player::FIRST,
            moves,
            mistakes,
            blunders,
            faultless,
        };
        for (tally, text) in [
            (
                tally(24, 2, 1, false),
                "White: 2 mistakes, 1 blunder in 24 moves",
            ),
            (tally(9, 0, 2, false), "White: 2 blunders in 9 moves"),
            (tally(9, 0, 0, true), "White: 9 moves, nothing given away"),
        ] {
            assert_eq!(said(&tally, tally.moves, "White"), text);
        }
    }
}
