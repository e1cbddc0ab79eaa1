//! The rules of XIMA on the help page: the text, and what draws its pictures.

use bevy::prelude::*;

use crate::{
    plugins::ui::screens::rules::{Gesture, RulesPage, RulesPages, Translation, translations},
    rules::xima::Xima,
    texts,
};

const TEXT: &str = include_str!("../../../../assets/rules/xima.md");
const TRANSLATED: [Translation; 4] = translations!("xima");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            RulesPage::for_game::<Xima>(TEXT)
                .translated(&TRANSLATED)
                .mouse(&MOUSE),
        );
    });
}

/// What the mouse does on the table of XIMA.
const MOUSE: [Gesture; 6] = [
    (
        texts::table_xima_click_square,
        texts::table_xima_click_square_does,
    ),
    (
        texts::table_xima_click_block,
        texts::table_xima_click_block_does,
    ),
    (
        texts::table_xima_click_special,
        texts::table_xima_click_special_does,
    ),
    (
        texts::table_xima_drag_block,
        texts::table_xima_drag_block_does,
    ),
    (
        texts::table_xima_hover_square,
        texts::table_xima_hover_square_does,
    ),
    (
        texts::table_xima_click_tower,
        texts::table_xima_click_tower_does,
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::ui::screens::rules,
        rules::{Game, xima::Square},
    };

    #[test]
    fn the_pictures_show_what_the_captions_say() {
        let pictures: Vec<Xima> = rules::figures(TEXT)
            .iter()
            .map(rules::Figure::position)
            .collect();
        let [_, climb, barred, held, capture] = pictures.as_slice() else {
            panic!("{} pictures", pictures.len());
        };
        let plays = |game: &Xima, mv: &str| game.check(&game.parse_move(mv).unwrap()).is_ok();
        assert!(plays(climb, "-G4") && !plays(barred, "C1C5"));
        let a1 = Square::parse("A1").unwrap();
        assert_eq!(held.tower_len(a1), 2);
        assert!(plays(capture, "D1A1") && capture.captures(a1));
    }
}
