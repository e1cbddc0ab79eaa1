//! The rules of Chimple on the help page: the text, and what draws its pictures.

use bevy::prelude::*;

use super::charts::{self, Arrow};
use crate::{
    plugins::ui::screens::rules::{
        Drawing, Figure, Gesture, RulesPage, RulesPages, Translation, translations,
    },
    rules::chimple::Chimple,
    texts,
};

const TEXT: &str = include_str!("../../../../assets/rules/chimple.md");
const TRANSLATED: [Translation; 4] = translations!("chimple");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            RulesPage::for_game::<Chimple>(TEXT, figure)
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

/// The widest that a board is drawn.
const WIDEST: f32 = 130.0;

fn figure(figure: &Figure) -> Result<Drawing, String> {
    let position: Chimple = figure.position()?;
    let arrows = match figure.says("show") {
        Some("memes") => eligible(&position),
        None => Vec::new(),
        Some(other) => return Err(format!("cannot show {other}")),
    };
    let mover = position.to_move();
    let view = position.view(mover);
    Ok(Drawing::new(move |ui, side| {
        charts::board(ui, side.min(WIDEST), (mover, &view), &arrows);
    }))
}

/// An arrow for each meme that the side to move may deploy.
fn eligible(position: &Chimple) -> Vec<Arrow> {
    position
        .eligible(position.to_move())
        .map(|meme| {
            let step = position.step(meme);
            (step.from, step.to, step.captures)
        })
        .collect()
}

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
            .map(|figure| figure.position().unwrap())
            .collect();
        let [start, captures, memes, stuck, numbered] = all.as_slice() else {
            panic!("{} pictures", all.len());
        };
        assert_eq!(start.view(Player::FIRST).number(), 14590);
        assert!(eligible(captures).iter().any(|(_, _, captures)| *captures));
        assert_eq!(eligible(memes).len(), 4);
        assert_eq!(Game::outcome(stuck).unwrap().reason, "stuck");
        assert_eq!(numbered.view(Player::FIRST).number(), 13156);
    }
}
