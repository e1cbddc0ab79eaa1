//! The rules of Mathematichess on the help page: the text, and what draws its
//! pictures.

use bevy::prelude::*;
use bevy_egui::egui::{Sense, Ui, vec2};

use super::glyphs;
use crate::{
    plugins::ui::screens::rules::{Gesture, RulesPage, RulesPages, Translation, translations},
    rules::{
        Player,
        mathematichess::{Kind, Mathematichess},
    },
    texts,
};

const TEXT: &str = include_str!("../../../../assets/rules/mathematichess.md");
const TRANSLATED: [Translation; 4] = translations!("mathematichess");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        let page = RulesPage::for_game::<Mathematichess>(TEXT).translated(&TRANSLATED);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::ui::screens::rules,
        rules::{Game, mathematichess::Square},
    };

    #[test]
    fn the_pictures_show_what_the_captions_say() {
        let all: Vec<Mathematichess> = rules::figures(TEXT)
            .iter()
            .map(rules::Figure::position)
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
