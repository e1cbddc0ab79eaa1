//! The numbers of the squares, for everything that is said speaks of them: small,
//! unless the player wants to see them from afar; and the words of a meme on the
//! squares that it is about.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Align2, FontId, Painter, Pos2, vec2},
};

use super::{
    Chimple, ChimpleTable,
    layout::{Layout, SIDE},
    pointing::Aim,
};
use crate::{
    plugins::{
        app::{settings::Settings, states::Screen},
        board::OverTable,
        scene::palette,
        ui::theme::strong_family,
    },
    rules::chimple::{Condition, Descriptor, Square},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<ChimpleTable>),
    );
}

fn label(
    mut over: OverTable,
    settings: Res<Settings>,
    table: Res<ChimpleTable>,
    aim: Res<Aim>,
) -> Result {
    let plain = settings.coordinates;
    let meme = aim.meme().and_then(|step| table.0.meme(&step));
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    let layout = Layout::new(table.0.size());
    let (across, near) = (layer.across(), layer.near());
    for square in table.0.size().all() {
        // In the near left corner, where no character stands.
        let place = layout.place(square) + (near - across) * SIDE * 0.37;
        if let Some((at, length)) = layer.measure(place, 0.2) {
            let number = square.number().to_string();
            let (points, ink) = if plain {
                (length * 1.2, palette::OAK_DARK.egui())
            } else {
                (length * 0.9, palette::OAK_DARK.egui_alpha(DISCREET))
            };
            layer.write(at, points.clamp(10.0, 24.0), &number, ink);
        }
    }
    for (square, word, edge) in meme.map(|meme| roles(&table.0, meme)).unwrap_or_default() {
        let place = layout.place(square) + near * SIDE * edge;
        if let Some((at, length)) = layer.measure(place, 0.2) {
            let points = (length * 0.85).clamp(12.0, 16.0).round();
            tag(&layer.painter, at, word, points);
        }
    }
    Ok(())
}

/// How much of the numbers is seen where nobody asked for them.
const DISCREET: u8 = 165;
/// In front of the body of a character, in fractions of the side of its square from the
/// middle towards the player.
const ON_BODY: f32 = 0.05;
/// Two words there, one above the other.
const TWO_ON_BODY: (f32, f32) = (-0.11, 0.12);
/// Two words on an empty square: at its far edge, for in front is the ring, and perhaps
/// the head of a character on the next square.
const ON_EMPTY: (f32, f32) = (-0.38, -0.16);

/// What a meme says of each square of the board that it speaks of, and where on it:
/// what must be the case stands above what comes of it.
fn roles(position: &Chimple, meme: &Descriptor) -> Vec<(Square, &'static str, f32)> {
    let on_board = |square| position.own_square(square);
    let (word, (above, below)) = match meme.condition {
        Condition::Enemy(_) => ("enemy", TWO_ON_BODY),
        Condition::NoBlock(_) => ("no-block", ON_EMPTY),
    };
    let filter = meme.condition.filter().into_iter();
    let mut all: Vec<_> = filter
        .map(|square| (on_board(square), word, above))
        .collect();
    all.push((on_board(meme.agent), "agent", ON_BODY));
    all.push((on_board(meme.result), "=> agent", below));
    all
}

/// A word on a plate.
fn tag(painter: &Painter, at: Pos2, word: &str, height: f32) {
    let ink = palette::TEXT.egui();
    let font = FontId::new(height, strong_family());
    let text = painter.layout_no_wrap(word.to_owned(), font, ink);
    let place = Align2::CENTER_CENTER.anchor_size(at, text.size());
    let plate = place.expand2(vec2(7.0, 1.5));
    painter.rect_filled(plate, 6.0, palette::NIGHT.egui_alpha(215));
    painter.galley(place.min, text, ink);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Player,
        chimple::{Options, Size},
    };

    #[test]
    fn a_meme_names_its_squares_on_the_board() {
        let mut position = Chimple::new(Options::on(Size::Three));
        let first = position.eligible(Player::FIRST).next().unwrap();
        let named = |position: &Chimple, meme| -> Vec<(u8, &str)> {
            let roles = roles(position, meme).into_iter();
            roles
                .map(|(square, word, _)| (square.number(), word))
                .collect()
        };
        assert_eq!(
            named(&position, first),
            [(4, "no-block"), (1, "agent"), (4, "=> agent")]
        );
        // White's squares are turned round.
        crate::rules::AnyGame::play_text(&mut position, "3-6").unwrap();
        let second = position.eligible(Player::SECOND).next().unwrap();
        assert_eq!(
            named(&position, second),
            [(8, "no-block"), (9, "agent"), (8, "=> agent")]
        );
    }
}
