//! The rules of Mathematichess as the help tells them.

use bevy::prelude::*;
use bevy_egui::egui::{Grid, Sense, Ui, vec2};

use super::glyphs;
use crate::{
    plugins::ui::{
        screens::{RulesPage, RulesPages, paragraph},
        theme,
    },
    rules::{
        Game, Player,
        mathematichess::{Army, Kind, Mathematichess},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            Mathematichess::INFO.id,
            RulesPage {
                rules,
                mouse: &MOUSE,
            },
        );
    });
}

/// What the mouse does on the table of Mathematichess.
const MOUSE: [(&str, &str); 7] = [
    (
        "Click an empty square",
        "First stage: put the chosen piece there",
    ),
    (
        "Drag over empty squares",
        "First stage: lay out one after the other",
    ),
    (
        "Click one of your pieces",
        "Second stage: choose it; its targets are marked",
    ),
    (
        "Rest on a target",
        "See what will slide, and what it changes in the score",
    ),
    ("Click a target", "Play the move"),
    ("Rest on a hole", "See the sum of its territory"),
    ("Click a hole", "Keep the sum open"),
];

/// How each kind moves.
const MANNERS: [(Kind, &str); 9] = [
    (
        Kind::King,
        "swaps with a neighbouring piece that touches an empty square",
    ),
    (
        Kind::Queen,
        "swaps with a piece in any straight line that touches an empty square; over pieces, but \
         not over kings or empty squares",
    ),
    (
        Kind::Treasurer,
        "pushes a rank, file or diagonal up to the first empty square",
    ),
    (Kind::Rook, "pushes a rank or file"),
    (Kind::Bishop, "pushes a diagonal"),
    (Kind::Knight, "leaps like a chess knight to an empty square"),
    (
        Kind::Guard,
        "leaps to an empty square two squares away in a straight line",
    ),
    (Kind::Pawn, "steps along rank or file to an empty square"),
    (Kind::Farmer, "steps diagonally to an empty square"),
];

/// A paragraph of the rules, with the kinds that are drawn beside it.
const RULES: [(&str, &str, &[Kind]); 7] = [
    (
        "The aim",
        "The board is full but for a few squares, and those are what everything is about. \
         Empty squares that touch at their sides are one territory. It is worth what stands \
         around it. Nothing is captured; who has more points when the players agree to count, \
         or when the moves that were agreed are used up, wins.",
        &[Kind::King, Kind::Farmer],
    ),
    (
        "First stage: placing",
        "The players take turns to put one of their pieces on any empty square, until all are \
         placed. On the large board each has nine of nine kinds, and seven squares stay empty. \
         You need not do it all by hand: see “Fill” in the tray.",
        &[Kind::Queen, Kind::Guard],
    ),
    (
        "Second stage: moving",
        "Every move has to do with an empty square. Steps and leaps end on it. A push slides \
         the whole line from the pusher up to it by one square, the pusher last, so that the \
         pusher’s square becomes empty. A swap changes places with a piece, yours or not, that \
         touches it.",
        &[Kind::Rook, Kind::Bishop],
    ),
    (
        "Counting a territory",
        "Pieces at a side of a territory are its first-class settlers and count double; pieces \
         that touch it only at a corner are second-class and count once. Who has more \
         first-class settlers owns it and is paid for all settlers, the opponent’s too. With \
         equally many it is shared, and each is paid for the own settlers.",
        &[Kind::Knight, Kind::Pawn],
    ),
    (
        "Homogeneous and royal",
        "Where at least half of the first-class settlers are pieces of one kind of the owner, \
         the sum is multiplied by the value of that kind. An example: two queens, three bishops \
         and a black knight at the sides, 20 at the corners: 32 + 30 + 8 + 20 = 90, and three \
         bishops of six settlers make it 90 × 5 = 450.",
        &[Kind::Bishop, Kind::Queen],
    ),
    (
        "Secured",
        "Where the owner has two first-class settlers of one kind, the territory is secured: \
         the opponent can neither enter it nor push or swap the owner’s settlers there. They \
         stand in clamps.",
        &[Kind::Treasurer, Kind::Treasurer],
    ),
    (
        "Terminator and agreement",
        "Once in the game each player may take one of the own pieces off the board as a move, \
         which leaves one more square empty. When both have done so, either may offer to end \
         the game; the other accepts or declines. Who cannot move passes.",
        &[Kind::Guard, Kind::Farmer],
    ),
];

fn rules(ui: &mut Ui) {
    for (title, text, kinds) in RULES {
        paragraph(ui, title, text, "", 150.0, |ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(150.0, 74.0), Sense::hover());
            for (number, kind) in kinds.iter().enumerate() {
                let place = bevy_egui::egui::Rect::from_min_size(
                    rect.min + vec2(75.0 * number as f32, 0.0),
                    vec2(70.0, 70.0),
                );
                glyphs::paint(ui.painter(), place, *kind, Player(number as u8));
            }
        });
    }
    theme::section(ui, "The nine kinds");
    let army = Army::of(13);
    Grid::new("kinds")
        .num_columns(3)
        .spacing(vec2(14.0, 6.0))
        .show(ui, |ui| {
            for (kind, manner) in MANNERS {
                let (rect, _) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::hover());
                glyphs::paint(ui.painter(), rect, kind, Player::FIRST);
                ui.label(format!(
                    "{} ({}), {}",
                    kind.name(),
                    kind.letter(),
                    army.value(kind)
                ));
                ui.add(bevy_egui::egui::Label::new(manner).wrap());
                ui.end_row();
            }
        });
    ui.add_space(theme::GAP);
    theme::quiet(
        ui,
        "On 8 by 8 the inventor’s later revision is played: six kinds with other values, which \
         step or jump to an empty square; kings and queens may push one piece before them.",
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_told_with_its_value() {
        let army = Army::of(13);
        let told: Vec<Kind> = MANNERS.iter().map(|(kind, _)| *kind).collect();
        assert_eq!(told, army.kinds().collect::<Vec<_>>());
    }
}
