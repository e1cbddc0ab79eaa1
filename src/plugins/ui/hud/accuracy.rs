//! How everybody did in a match that was reviewed, in moves: how many gave nothing away.

use bevy_egui::egui::{Label, RichText, Sense, Ui, vec2};

use super::{
    pieces,
    words::{self, AnyWords},
};
use crate::{
    plugins::{
        app::session::{Session, Tally},
        ui::theme,
    },
    texts,
};

/// A line for each player; nothing while there is nobody.
pub(super) fn show(ui: &mut Ui, session: &Session, tallies: &[Tally], words: &dyn AnyWords) {
    let game = session.position();
    for tally in tallies {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
            let colour = words::colour(game, tally.by);
            pieces::chip(ui.painter(), rect, colour, words.outline(tally.by));
            let said = said(tally, words::name(game, tally.by));
            ui.add(Label::new(RichText::new(said).size(16.0)).wrap());
        });
    }
    if !tallies.is_empty() {
        ui.add_space(theme::GAP);
    }
}

/// "White: 21 of 24 moves gave nothing away (2 mistakes, 1 blunder)".
fn said(tally: &Tally, name: &str) -> String {
    let Tally {
        moves,
        mistakes,
        blunders,
        ..
    } = *tally;
    let good = moves.saturating_sub(mistakes + blunders);
    let mut bad = Vec::new();
    if mistakes > 0 {
        bad.push(texts::review_mistakes(mistakes));
    }
    if blunders > 0 {
        bad.push(texts::review_blunders(blunders));
    }
    match &bad[..] {
        [] => texts::review_all_good(name, moves),
        bad => texts::review_some_good(name, good, moves, &bad.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    #[test]
    fn accuracy_is_told_in_moves() {
        let tally = |moves, mistakes, blunders| Tally {
            by: Player::FIRST,
            moves,
            mistakes,
            blunders,
        };
        for (tally, text) in [
            (
                tally(24, 2, 1),
                "White: 21 of 24 moves gave nothing away (2 mistakes, 1 blunder)",
            ),
            (
                tally(9, 0, 2),
                "White: 7 of 9 moves gave nothing away (2 blunders)",
            ),
            (tally(9, 0, 0), "White: 9 moves, nothing given away"),
        ] {
            assert_eq!(said(&tally, "White"), text);
        }
    }
}
