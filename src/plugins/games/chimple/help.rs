//! The rules of Chimple as the help tells them.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::charts::{self, Arrow};
use crate::{
    plugins::ui::{
        screens::{RulesPage, RulesPages, paragraph},
        theme,
    },
    rules::{
        Game,
        chimple::{Chimple, Options, Size, View},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            Chimple::INFO.id,
            RulesPage {
                rules,
                mouse: &MOUSE,
            },
        );
    });
}

/// What the mouse does on the table of Chimple.
const MOUSE: [(&str, &str); 4] = [
    ("Click your character", "Take it up; its squares are ringed"),
    ("Click a square", "Go there with the character taken up"),
    ("Rest on a meme", "See the squares that it speaks of"),
    ("Click a meme", "Deploy it"),
];

struct Paragraph {
    title: &'static str,
    text: &'static str,
    /// A position, and whether its memes are drawn.
    picture: (&'static str, bool),
    caption: &'static str,
}

const RULES: [Paragraph; 5] = [
    Paragraph {
        title: "The aim",
        text: "Each side has two characters in its corners. Who captures both of the other side \
               has won; so has who leaves the other side without anything to do. On the larger \
               board each side has four.",
        picture: ("202000101 b", false),
        caption: "The beginning.",
    },
    Paragraph {
        title: "Memes",
        text: "Whatever a side can do is a meme, written down as a deployment descriptor: \
               agent.BotRight.no-block.MidRight.agent.up! => agent.MidRight means that an agent \
               in the lower right corner, with nobody blocking the square above, may go up and is \
               there. Names are those that the side to move sees, with its own edge at the \
               bottom. There are forty of them.",
        picture: ("202000101 b", true),
        caption: "Black has four eligible memes.",
    },
    Paragraph {
        title: "Moving and capturing",
        text: "A character moves one square up, down, left or right, where it is empty, and \
               captures one square diagonally, where an enemy stands. Nobody has to capture.",
        picture: ("200010201 b", true),
        caption: "Green arrows move, red ones capture.",
    },
    Paragraph {
        title: "The end",
        text: "A side without characters has lost, and so has a side that is to move and has no \
               eligible meme. When a state comes about for the third time, or after two hundred \
               turns, the game is a draw.",
        picture: ("000200120 b", false),
        caption: "Black is to move and cannot: White has won.",
    },
    Paragraph {
        title: "States and numbers",
        text: "Every state has a number: a digit of base 3 for each square, from the top left, 0 \
               for empty, 1 for black, 2 for white. The beginning is 202000101, or 14590. Turned \
               round, with 1 and 2 exchanged, it is the number that White sees.",
        picture: ("200001021 b", false),
        caption: "State 13156.",
    },
];

/// The width and height of a picture.
const SIDE: f32 = 130.0;

fn rules(ui: &mut Ui) {
    for one in &RULES {
        let (view, arrows) = drawn(one.picture);
        paragraph(ui, one.title, one.text, one.caption, SIDE, |ui| {
            if let Some(view) = view {
                charts::board(ui, SIDE, &view, &arrows);
            }
        });
    }
    theme::note(
        ui,
        "How a side chooses among its memes is an open question. Sit down against the models, or \
         let them play each other in the laboratory.",
    );
}

fn position(text: &str) -> Option<Chimple> {
    Chimple::parse_position(&Options::on(Size::Three), text).ok()
}

fn drawn((text, with_memes): (&str, bool)) -> (Option<View>, Vec<Arrow>) {
    let Some(position) = position(text) else {
        return (None, Vec::new());
    };
    let player = position.to_move();
    let arrows = position
        .eligible(player)
        .filter(|_| with_memes)
        .map(|meme| {
            let step = position.step(meme);
            (step.from, step.to, step.captures)
        })
        .collect();
    (Some(position.view(player)), arrows)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::Player;

    #[test]
    fn the_pictures_show_what_is_said_of_them() {
        let all: Vec<Chimple> = RULES
            .iter()
            .map(|one| position(one.picture.0).unwrap())
            .collect();
        assert_eq!(drawn(RULES[1].picture).1.len(), 4);
        assert!(
            drawn(RULES[2].picture)
                .1
                .iter()
                .any(|(_, _, captures)| *captures)
        );
        assert_eq!(Game::outcome(&all[3]).unwrap().reason, "stuck");
        let number = all[4].view(Player::FIRST).number();
        assert_eq!(RULES[4].caption, format!("State {number}."));
    }
}
