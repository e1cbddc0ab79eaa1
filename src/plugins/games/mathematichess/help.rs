//! The rules of Mathematichess on the help page: the text, and what draws its
//! pictures.

use bevy::prelude::*;
use bevy_egui::egui::{Painter, Rect, Sense, Stroke, StrokeKind, Ui, vec2};

use super::glyphs;
use crate::{
    plugins::{
        scene::palette,
        ui::screens::rules::{
            Drawing, Figure, Gesture, RulesPage, RulesPages, Translation, translations,
        },
    },
    rules::{
        Player,
        mathematichess::{Kind, Mathematichess, Square, Territory},
    },
    texts,
};

const TEXT: &str = include_str!("../../../../assets/rules/mathematichess.md");
const TRANSLATED: [Translation; 4] = translations!("mathematichess");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        let page = RulesPage::for_game::<Mathematichess>(TEXT, figure).translated(&TRANSLATED);
        pages.add(page.mouse(&MOUSE).signs(sign));
    });
}

/// What the mouse does on the table of Mathematichess.
const MOUSE: [Gesture; 7] = [
    (
        texts::table_mathematichess_mouse_place,
        texts::table_mathematichess_mouse_place_does,
    ),
    (
        texts::table_mathematichess_mouse_drag,
        texts::table_mathematichess_mouse_drag_does,
    ),
    (
        texts::table_mathematichess_mouse_select,
        texts::table_mathematichess_mouse_select_does,
    ),
    (
        texts::table_mathematichess_mouse_foresee,
        texts::table_mathematichess_mouse_foresee_does,
    ),
    (
        texts::table_mathematichess_mouse_play,
        texts::table_mathematichess_mouse_play_does,
    ),
    (
        texts::table_mathematichess_mouse_count,
        texts::table_mathematichess_mouse_count_does,
    ),
    (
        texts::table_mathematichess_mouse_open,
        texts::table_mathematichess_mouse_open_does,
    ),
];

/// The side of a piece among the words of a table.
const SIGN: f32 = 34.0;

/// Draws the piece of a letter, with the letter.
fn sign(ui: &mut Ui, letter: &str) -> bool {
    let mut kinds = Kind::ALL.into_iter();
    let Some(kind) = kinds.find(|kind| kind.letter_shown() == letter) else {
        return false;
    };
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
        glyphs::paint(ui.painter(), rect, kind, Player::FIRST);
        ui.label(letter);
    });
    true
}

/// A board, with an arrow (`arrow a3 e3`) or with the settlers around an empty
/// square (`settlers c3`).
fn figure(figure: &Figure) -> Result<Drawing, String> {
    let position: Mathematichess = figure.position()?;
    let square = |name: &str| Square::read(name).ok_or(format!("there is no square {name}"));
    let arrow = match figure.says("arrow").and_then(|text| text.split_once(' ')) {
        Some((from, to)) => Some((square(from)?, square(to)?)),
        None => None,
    };
    let territory = match figure.says("settlers") {
        Some(name) => {
            let at = square(name)?;
            let mut all = position.territories().into_iter();
            let found = all.find(|territory| territory.contains(at));
            Some(found.ok_or(format!("{name} is not empty"))?)
        }
        None => None,
    };
    Ok(Drawing::new(move |ui, side| {
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        if ui.is_rect_visible(rect) {
            let board = SmallBoard {
                painter: ui.painter(),
                rect,
                size: position.board().size(),
            };
            board.pieces(&position);
            if let Some(territory) = &territory {
                board.settlers(territory);
            }
            if let Some((from, to)) = arrow {
                board.arrow(from, to);
            }
        }
    }))
}

/// A small board on the page.
struct SmallBoard<'a> {
    painter: &'a Painter,
    rect: Rect,
    size: u8,
}

impl SmallBoard<'_> {
    fn place(&self, at: Square) -> Rect {
        let cell = self.rect.width() / f32::from(self.size);
        let corner = vec2(f32::from(at.file()), f32::from(self.size - 1 - at.rank())) * cell;
        Rect::from_min_size(self.rect.min + corner, vec2(cell, cell))
    }

    fn pieces(&self, position: &Mathematichess) {
        for at in Square::all(self.size) {
            let place = self.place(at);
            let piece = position.piece(at);
            let tone = match piece {
                None => palette::NIGHT,
                Some(_) if (at.file() + at.rank()) % 2 == 0 => palette::LIMESTONE_DARK,
                Some(_) => palette::LIMESTONE,
            };
            self.painter
                .rect_filled(place.shrink(0.5), 2.0, tone.egui());
            if let Some(piece) = piece {
                glyphs::paint(self.painter, place.shrink(3.0), piece.kind, piece.player);
            }
        }
    }

    /// Strong frames round first-class settlers, thin ones round the others.
    fn settlers(&self, territory: &Territory) {
        for settler in &territory.settlers {
            let width = if settler.first_class { 3.0 } else { 1.5 };
            let stroke = Stroke::new(width, palette::MARK_SELECTED.egui());
            let place = self.place(settler.at).shrink(2.0);
            self.painter
                .rect_stroke(place, 3.0, stroke, StrokeKind::Inside);
        }
    }

    fn arrow(&self, from: Square, to: Square) {
        let (from, to) = (self.place(from).center(), self.place(to).center());
        let stroke = Stroke::new(3.0, palette::MARK_LAST.egui());
        self.painter.arrow(from, to - from, stroke);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{plugins::ui::screens::rules, rules::Game};

    #[test]
    fn the_pictures_show_what_the_captions_say() {
        let all: Vec<Mathematichess> = rules::figures(TEXT)
            .iter()
            .map(|figure| figure.position().unwrap())
            .collect();
        let [_, pushed, counted] = all.as_slice() else {
            panic!("{} pictures", all.len());
        };
        assert!(pushed.check(&pushed.parse_move("Tb1>e1").unwrap()).is_ok());
        let c3 = Square::read("c3").unwrap();
        let mut territories = counted.territories().into_iter();
        let territory = territories.find(|it| it.contains(c3)).unwrap();
        assert_eq!((territory.base, territory.worth()), (65, 390));
    }
}
