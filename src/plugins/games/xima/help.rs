//! The rules of XIMA as the help tells them, with pictures of real positions.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::diagram::Diagram;
use crate::{
    plugins::ui::{
        screens::{RulesPage, RulesPages, paragraph},
        theme,
    },
    rules::{Game, xima::Xima},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            Xima::INFO.id,
            RulesPage {
                rules,
                mouse: &MOUSE,
            },
        );
    });
}

/// What the mouse does on the table of XIMA.
const MOUSE: [(&str, &str); 6] = [
    (
        "Click a free square",
        "Bring a common block in from the reserve",
    ),
    (
        "Click a block, then a square",
        "Move the block; the squares it can reach are ringed",
    ),
    (
        "Click the special in the reserve",
        "Choose it, then click the square where it is to come in",
    ),
    ("Drag a block to a square", "The same in one go"),
    (
        "Rest on a square",
        "See the way a block would climb, or the step that is too high",
    ),
    (
        "Click a tower of another player",
        "Fan it out to see who is in it; Easy fans all of them",
    ),
];

struct Paragraph {
    title: &'static str,
    text: &'static str,
    picture: Option<Diagram>,
}

const RULES: [Paragraph; 9] = [
    Paragraph {
        title: "The aim",
        text: "Bring your special block, the one with the star, to the summit in the middle: the \
               first special on G7 wins. The pyramid has four floors, each two blocks higher than \
               the one below, so blocks have to be stairs for one another.",
        picture: Some(Diagram {
            moves: "",
            way: None,
            caption: "The board from above: 88, 56 and 24 squares, and the summit.",
        }),
    },
    Paragraph {
        title: "A turn",
        text: "Everybody has nine common blocks and a special, all in reserve. In a turn you bring \
               one block in from the reserve, or move one of your free blocks: the top block of a \
               tower.",
        picture: None,
    },
    Paragraph {
        title: "The path",
        text: "A block runs in one straight line, in any of eight directions, as far as you like. \
               From square to square it may climb one block at most, and drop as far as it likes. \
               Blocks of either colour are stairs. What counts is the height of the square it \
               comes from, so a block on a tower starts from higher up.",
        picture: Some(Diagram {
            moves: "-G2 -A1",
            way: Some(("-", "G4")),
            caption: "Over the block on G2, a height of one, Red comes in on the second floor.",
        }),
    },
    Paragraph {
        title: "Too high",
        text: "A bare wall is two blocks high and stops every block that comes along. Rest on a \
               square to see how far the way leads and which step is too high.",
        picture: Some(Diagram {
            moves: "-C1 -M13",
            way: Some(("C1", "C5")),
            caption: "Without a block before it, the wall of the second floor is too high.",
        }),
    },
    Paragraph {
        title: "Coming in",
        text: "A block from the reserve comes from outside, where the height is nought, and runs \
               in along a line by the same rule. The first square must be free, and so must the \
               one where it comes to rest.",
        picture: None,
    },
    Paragraph {
        title: "Holding",
        text: "A block that comes to rest on others holds all of them, its own too: only the top \
               block of a tower can move. Held blocks are duller on this table.",
        picture: Some(Diagram {
            moves: "-A1 -A2 -M1 A2A1",
            way: None,
            caption: "On A1 a blue block holds a red one.",
        }),
    },
    Paragraph {
        title: "Capturing",
        text: "When the colour that arrives has more blocks in the tower than any other colour, \
               all blocks of the others leave the game. A captured special comes back to the \
               reserve when its owner brings a common block to the summit; that block is given in \
               exchange.",
        picture: Some(Diagram {
            moves: "-A1 -A2 -B1 A2A1 -D1 -M13",
            way: Some(("D1", "A1")),
            caption: "Over B1 Red makes it two to one on A1 and captures the blue block.",
        }),
    },
    Paragraph {
        title: "Other ends",
        text: "Who has blocks but cannot move any of them is drowned, and wins: do not bury \
               everybody. Who has no block left loses. There are no draws: after twenty turns of \
               everybody without progress all get three more blocks, and a position may not come \
               about for the third time.",
        picture: None,
    },
    Paragraph {
        title: "Dice",
        text: "In chance mode a die says exactly how many steps a block has to run. In Scienluck \
               one player throws two dice and may move two blocks, the others play without dice. \
               Nothing that fits: the turn passes.",
        picture: None,
    },
];

const MAGNITUDES: &str = "A common block on floor n is worth 2n ximas, the special 4n. A held block counts half, and \
     who holds enemies gains n for each. Blocks off the board count as much as the average on it, \
     captured ones as they were worth just before, the special on the summit 16. The sum is your \
     force: click it to see what makes it. Divided by your turns, and by 2 to the power of the \
     time you used, it is your game power; the forces of all players together are the level of \
     the game.";

fn rules(ui: &mut Ui) {
    let side = 200.0;
    for part in &RULES {
        let caption = part.picture.map_or("", |picture| picture.caption);
        paragraph(ui, part.title, part.text, caption, side, |ui| {
            if let Some(picture) = &part.picture {
                picture.show(ui, side);
            }
        });
    }
    paragraph(ui, "Force, power, level", MAGNITUDES, "", side, |_| {});
    theme::note(
        ui,
        "XIMA was invented by Yosdel V. Muiño Acevedo and Liz Power Suarez in 2010. This program \
         is not theirs; rulings where their texts leave a question open are options of the match.",
    );
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::xima::Square;

    fn pictures() -> impl Iterator<Item = Diagram> {
        RULES.into_iter().filter_map(|part| part.picture)
    }

    #[test]
    fn every_picture_is_a_position_of_the_game() {
        for picture in pictures() {
            assert!(picture.position().is_some(), "{}", picture.caption);
        }
    }

    #[test]
    fn the_pictures_show_what_they_say() {
        let at = |n: usize| pictures().nth(n).unwrap();
        let climb = at(1).look().unwrap();
        assert_eq!(climb.refusal, None);
        let barred = at(2).look().unwrap();
        assert_eq!(barred.barred, Square::parse("C3"));
        let held = at(3).position().unwrap();
        assert_eq!(held.tower_len(Square::parse("A1").unwrap()), 2);
        let capture = at(4);
        assert_eq!(capture.look().unwrap().refusal, None);
        assert!(
            capture
                .position()
                .unwrap()
                .captures(Square::parse("A1").unwrap())
        );
    }
}
