//! The rules of Xong as the help tells them.

use bevy::prelude::*;
use bevy_egui::egui::{Sense, Ui, vec2};

use super::pictures;
use crate::{
    plugins::{
        scene::palette,
        ui::{
            screens::{RulesPage, RulesPages, paragraph},
            theme,
        },
    },
    rules::{
        Game,
        xong::{Board, Options, Xong, catalogue},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            Xong::INFO.id,
            RulesPage {
                rules,
                mouse: &MOUSE,
            },
        );
    });
}

/// What the mouse does on the table of Xong.
const MOUSE: [(&str, &str); 6] = [
    (
        "Move over the board",
        "The Xoid in hand follows, to the nearest place where it fits",
    ),
    (
        "Turn the wheel",
        "Turn the Xoid; with Ctrl nearer or farther away",
    ),
    ("Click the board", "Place the Xoid in hand"),
    (
        "Click or drag over vacant legs",
        "Build the Xoid that you give, or take legs away again",
    ),
    ("Click a Xoid in the list", "Build it in the workshop"),
    ("Click it twice", "Give it at once"),
];

/// The width of a picture.
const SIDE: f32 = 170.0;

/// What is drawn beside a paragraph.
enum Picture {
    /// The seven Xoids with names.
    Named,
    /// A small board after some moves.
    Board(&'static str, &'static str),
}

struct Paragraph {
    title: &'static str,
    text: &'static str,
    caption: &'static str,
    picture: Picture,
}

/// A board of seven hexes.
const SEVEN: &str = "-1:0..1/0:-1..1/1:-1..0";
/// A board of three.
const THREE: &str = "0:0..1/1:0";

const RULES: [Paragraph; 6] = [
    Paragraph {
        title: "Legs and Xoids",
        text: "The sides of the hexes are the legs, 210 of them on the standard board. A Xoid is \
               a piece made of legs that hang together, end to end. However it is turned or \
               turned over, it is the same Xoid; and each is played only once in a game, by \
               either player.",
        caption: "The smallest are known by name.",
        picture: Picture::Named,
    },
    Paragraph {
        title: "A turn has two parts",
        text: "Red begins with the Leg. Whoever has been given a Xoid places it on vacant legs, \
               anywhere it fits. Then the same player gives the opponent a Xoid: any that is new \
               and still fits somewhere. So you choose what the other one has to play, and the \
               other one where.",
        caption: "Red has placed the Leg, and Blue the Boomerang.",
        picture: Picture::Board(SEVEN, "place:0,0,0 give:boomerang place:-1,0,3;-1,0,4"),
    },
    Paragraph {
        title: "Touching",
        text: "A leg touches the hexes that it is a side of. A hex that you alone touch counts \
               one point for you for the time being: it takes the colour and the sign of your \
               rods, a bar for Red, three beads for Blue.",
        caption: "",
        picture: Picture::Board(SEVEN, "place:0,0,0"),
    },
    Paragraph {
        title: "Greened out",
        text: "A hex that both players touch counts for nobody: it is greened out and bears a \
               cross. Touching the opponent’s hexes costs the opponent a point each.",
        caption: "The hexes in the middle are touched by both.",
        picture: Picture::Board(SEVEN, "place:0,0,0 give:boomerang place:0,0,1;0,0,2"),
    },
    Paragraph {
        title: "Cashed",
        text: "A hex is cashed when the opponent cannot touch it any more, because no new Xoid \
               can cover any of its vacant legs. It counts two points for good, and a rope lies \
               along its rim. Once the Leg and the Boomerang have been played, for instance, no \
               pocket of one or two legs can be used any more.",
        caption: "Blue has taken all that was left: Red cannot get at two of the hexes.",
        picture: Picture::Board(
            THREE,
            "place:0,0,3 \
             give:1,0;1,-1;0,-1;-1,1;0,1;3,0;3,-1;2,-1;1,1;2,1;1,2;-1,2;-1,3;0,3 \
             place:0,0,0;0,0,1;0,0,2;0,0,4;0,0,5;1,0,0;1,0,1;1,0,2;1,0,4;1,0,5;0,1,0;0,1,3;0,1,4;0,1,5",
        ),
    },
    Paragraph {
        title: "The end",
        text: "When no new Xoid fits after a placement, the game is over. The player who placed \
               last cannot give, and gives the opponent one point instead. So the points always \
               add up to an odd number, and there is never a tie.",
        caption: "",
        picture: Picture::Board(THREE, "place:0,0,0"),
    },
];

fn position(board: &str, moves: &str) -> Option<Xong> {
    let mut game = Xong::start(&Options::on(Board::drawn(board).ok()?));
    for text in moves.split_whitespace() {
        let mv = game.parse_move(text).ok()?;
        game.play(&mv).ok()?;
    }
    Some(game)
}

fn rules(ui: &mut Ui) {
    for part in &RULES {
        paragraph(ui, part.title, part.text, part.caption, SIDE, |ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(SIDE, SIDE - 20.0), Sense::hover());
            match part.picture {
                Picture::Named => {
                    let side = rect.width() / 3.0;
                    for (at, (_, xoid)) in catalogue::named().enumerate() {
                        let corner = rect.min + vec2((at % 3) as f32, (at / 3) as f32) * side * 0.9;
                        let place = bevy_egui::egui::Rect::from_min_size(corner, vec2(side, side));
                        let tone = palette::ROD_BRASS;
                        pictures::xoid(ui.painter(), place.shrink(10.0), xoid.mids(), tone);
                    }
                }
                Picture::Board(board, moves) => {
                    if let Some(game) = position(board, moves) {
                        pictures::board(ui.painter(), rect, &game);
                    }
                }
            }
        });
    }
    theme::note(
        ui,
        "Xong was invented by Nathan A. Smith in 1996. A game on the standard board takes about \
         thirty turns.",
    );
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn every_picture_of_the_rules_can_be_played() {
        for part in &RULES {
            if let Picture::Board(board, moves) = part.picture {
                assert!(position(board, moves).is_some(), "{}", part.title);
            }
        }
    }

    #[test]
    fn the_pictures_show_what_they_are_said_to_show() {
        let game = |number: usize| match RULES[number].picture {
            Picture::Board(board, moves) => position(board, moves).unwrap(),
            Picture::Named => unreachable!(),
        };
        assert!(!game(3).greened().is_empty());
        assert!(!game(4).cashed().is_empty());
    }
}
