//! The rules of Chimple on the help page: the text, and what draws its pictures.

use bevy::prelude::*;

use crate::{
    plugins::ui::screens::rules::{Gesture, RulesPage, RulesPages, Translation, translations},
    rules::chimple::Chimple,
    texts,
};

const TEXT: &str = include_str!("../../../../assets/rules/chimple.md");
const TRANSLATED: [Translation; 4] = translations!("chimple");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            RulesPage::for_game::<Chimple>(TEXT)
                .translated(&TRANSLATED)
                .mouse(&MOUSE),
        );
    });
}

/// What the mouse does on the table of Chimple.
const MOUSE: [Gesture; 5] = [
    (
        texts::table_chimple_mouse_select,
        texts::table_chimple_mouse_select_does,
    ),
    (
        texts::table_chimple_mouse_move,
        texts::table_chimple_mouse_move_does,
    ),
    (
        texts::table_chimple_mouse_hover,
        texts::table_chimple_mouse_hover_does,
    ),
    (
        texts::table_chimple_mouse_play,
        texts::table_chimple_mouse_play_does,
    ),
    (
        texts::table_chimple_mouse_threats,
        texts::table_chimple_mouse_threats_does,
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::ui::screens::rules,
        rules::{Game, Player},
    };

    #[test]
    fn the_pictures_show_what_the_captions_say() {
        let all: Vec<Chimple> = rules::figures(TEXT)
            .iter()
            .map(rules::Figure::position)
            .collect();
        let [start, captures, memes, stuck, numbered] = all.as_slice() else {
            panic!("{} pictures", all.len());
        };
        let mut captured = captures.eligible(captures.to_move());
        assert_eq!(start.view(Player::FIRST).number(), 14590);
        assert!(captured.any(|meme| meme.act.is_capture()));
        assert_eq!(memes.eligible(memes.to_move()).count(), 4);
        assert_eq!(Game::outcome(stuck).unwrap().reason, "stuck");
        assert_eq!(numbered.view(Player::FIRST).number(), 13156);
    }
}
