//! The rules of Xafka as the help tells them.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::diagrams::{self, Diagram, Marks};
use crate::{
    plugins::ui::{
        screens::{RulesPage, RulesPages, paragraph},
        theme,
    },
    rules::{
        Game,
        xafka::{Goal, Light, Xafka},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            Xafka::INFO.id,
            RulesPage {
                rules,
                mouse: &MOUSE,
            },
        );
    });
}

/// What the mouse does on the table of Xafka.
const MOUSE: [(&str, &str); 3] = [
    ("Click a hexagon", "Put or move your piece there"),
    ("Click the traffic light", "Set the light, when it is free"),
    (
        "Rest on a hexagon",
        "See whether you may go there, and if not, why",
    ),
];

/// A paragraph of the rules, with what is drawn beside it.
struct Paragraph {
    title: &'static str,
    text: &'static str,
    picture: Picture,
}

enum Picture {
    Diagram(usize),
    Lights,
}

/// The pictures of the rules.
pub(super) const DIAGRAMS: [Diagram; 5] = [
    Diagram {
        board: "37",
        moves: "d4",
        marks: Marks::First,
        caption: "Black stands in the middle and reaches the dotted hexagons.",
    },
    Diagram {
        board: "37",
        moves: "d4 f3 e6",
        marks: Marks::Destinations,
        caption: "The rings are where White may go.",
    },
    Diagram {
        board: "37",
        moves: "c3 g6 b2 g5 c2 e7 d2 e6 b1 c4 c1",
        marks: Marks::Both,
        caption: "Black dots are reached by Black, white ones by White, grey ones by both.",
    },
    Diagram {
        board: "19",
        moves: "d3 a2 d4 d2 a1 e4 c2 green b1 e3 d5",
        marks: Marks::Both,
        caption: "White reaches nothing any more: isolated.",
    },
    Diagram {
        board: "19",
        moves: "b4 c1 b3 e5 c2 d5 green",
        marks: Marks::Both,
        caption: "White could go somewhere, but Black covers it all: a short circuit.",
    },
];

const RULES: [Paragraph; 6] = [
    Paragraph {
        title: "The aim",
        text: "The board gets narrower with every move. Sooner or later somebody has no move \
               left. Whether that player loses or wins is decided during the game, by the traffic \
               light.",
        picture: Picture::Diagram(2),
    },
    Paragraph {
        title: "The first turns",
        text: "Black puts the black piece on any hexagon. White then puts the white piece on any \
               hexagon that Black’s piece does not reach. A piece reaches along twelve straight \
               lines, six over the sides and six over the corners of its hexagon, as far as the \
               hexagons on the way still stand.",
        picture: Picture::Diagram(0),
    },
    Paragraph {
        title: "Moving",
        text: "From then on the players take turns to slide their piece along one of its lines, \
               any distance, over hexagons that still stand. It may pass over a hexagon that the \
               opponent reaches, but not end there. The hexagon it lands on falls away: the piece \
               stands over a hole.",
        picture: Picture::Diagram(1),
    },
    Paragraph {
        title: "The light",
        text: "Once eleven hexagons are gone (more on larger boards) the light is free. Instead \
               of moving, a player may set it, once for the whole game. Green: who is to move and \
               cannot, loses. Red: who is to move and cannot, wins. Who has no move, but may \
               still set the light, must set it.",
        picture: Picture::Lights,
    },
    Paragraph {
        title: "Isolated",
        text: "A piece that reaches no hexagon at all is isolated. Here the light is green, so \
               White, who is to move, has lost.",
        picture: Picture::Diagram(3),
    },
    Paragraph {
        title: "Short circuit",
        text: "A piece that reaches hexagons has no move either when the opponent reaches every \
               one of them. If somebody gets stuck before the light is free, that player loses, \
               unless agreed otherwise.",
        picture: Picture::Diagram(4),
    },
];

/// The width and height of a picture.
const SIDE: f32 = 150.0;

fn rules(ui: &mut Ui) {
    for one in &RULES {
        match one.picture {
            Picture::Diagram(number) => {
                let Some(diagram) = DIAGRAMS.get(number) else {
                    continue;
                };
                paragraph(ui, one.title, one.text, diagram.caption, SIDE, |ui| {
                    diagram.show(ui, SIDE);
                });
            }
            Picture::Lights => {
                paragraph(ui, one.title, one.text, "", SIDE * 2.3, lights);
            }
        }
    }
    theme::note(
        ui,
        "Xafka was invented by Frank, about 1980. A game takes at most 38 turns and is never drawn.",
    );
}

fn lights(ui: &mut Ui) {
    let height = SIDE - 30.0;
    ui.spacing_mut().item_spacing.x = 2.0;
    diagrams::light(ui, Light::Yellow, false, "locked", height);
    diagrams::light(ui, Light::Yellow, true, "free", height);
    diagrams::light(ui, Light::Set(Goal::Green), true, "stuck loses", height);
    diagrams::light(ui, Light::Set(Goal::Red), true, "stuck wins", height);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_of_the_rules_exists() {
        for paragraph in &RULES {
            if let Picture::Diagram(number) = paragraph.picture {
                assert!(number < DIAGRAMS.len());
            }
        }
    }

    #[test]
    fn the_endings_are_the_endings_they_are_said_to_be() {
        let reason = |number: usize| {
            let position = DIAGRAMS[number].position()?;
            Game::outcome(&position).map(|outcome| outcome.reason)
        };
        assert_eq!(reason(3), Some("isolated"));
        assert_eq!(reason(4), Some("short-circuit"));
    }
}
