//! Rules and keys, over any screen.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Grid, Label, Layout, RichText, ScrollArea, Ui, vec2},
};

use super::{
    Overlay, OverlayRequest,
    diagrams::{self, Diagram, Marks},
    stage,
};
use crate::{
    plugins::{
        input::{Action, Group, KeyMap},
        theme,
    },
    rules::xafka::{Goal, Light},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Page>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(resource_equals(Overlay::Help)),
    );
}

/// The page that is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
enum Page {
    /// How Xafka is played.
    #[default]
    Rules,
    /// What the keys do.
    Keys,
    /// What the mouse does.
    Mouse,
}

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

const MOUSE: [(&str, &str); 8] = [
    ("Click a hexagon", "Put or move your piece there"),
    ("Click the traffic light", "Set the light, when it is free"),
    (
        "Rest on a hexagon",
        "See whether you may go there, and if not, why",
    ),
    ("Drag with the right button", "Walk round the table"),
    ("Drag with the middle button", "Move the board"),
    ("Turn the wheel", "Nearer or farther away"),
    ("Click a move in the list", "Show the position after it"),
    ("Drop a .curio file on the window", "Watch the match in it"),
];

fn show(
    mut contexts: EguiContexts,
    keys: Res<KeyMap>,
    mut page: ResMut<Page>,
    mut requests: MessageWriter<OverlayRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut close = false;
    let mut open = *page;
    let beside = stage::dialog(context, "help", 1080.0, |ui, room| {
        close = stage::dialog_head(ui, "Rules & keys");
        theme::choices(
            ui,
            &mut open,
            &[
                (Page::Rules, "mini-Xafka"),
                (Page::Keys, "Keys"),
                (Page::Mouse, "Mouse"),
            ],
        );
        ui.add_space(theme::GAP);
        let height = (room.y - 110.0).max(120.0);
        ScrollArea::vertical()
            .auto_shrink(false)
            .max_height(height)
            .show(ui, |ui| match open {
                Page::Rules => rules(ui),
                Page::Keys => key_table(ui, &keys),
                Page::Mouse => mouse_table(ui),
            });
    });
    page.set_if_neq(open);
    if close || beside {
        requests.write(OverlayRequest::Back);
    }
    Ok(())
}

fn rules(ui: &mut Ui) {
    let side = 150.0;
    for paragraph in &RULES {
        ui.horizontal_top(|ui| {
            let pictures = match paragraph.picture {
                Picture::Diagram(_) => side,
                Picture::Lights => side * 2.3,
            };
            let words = ui.available_width() - pictures - 2.0 * theme::GROUP_GAP;
            ui.allocate_ui_with_layout(vec2(words, side), Layout::top_down(Align::Min), |ui| {
                ui.set_width(words);
                theme::section(ui, paragraph.title);
                ui.add(Label::new(paragraph.text).wrap());
                if let Picture::Diagram(number) = paragraph.picture
                    && let Some(diagram) = DIAGRAMS.get(number)
                {
                    theme::note(ui, diagram.caption);
                }
            });
            ui.add_space(theme::GROUP_GAP);
            match paragraph.picture {
                Picture::Diagram(number) => {
                    if let Some(diagram) = DIAGRAMS.get(number) {
                        diagram.show(ui, side);
                    }
                }
                Picture::Lights => {
                    let height = side - 30.0;
                    ui.spacing_mut().item_spacing.x = 2.0;
                    diagrams::light(ui, Light::Yellow, false, "locked", height);
                    diagrams::light(ui, Light::Yellow, true, "free", height);
                    diagrams::light(ui, Light::Set(Goal::Green), true, "stuck loses", height);
                    diagrams::light(ui, Light::Set(Goal::Red), true, "stuck wins", height);
                }
            }
        });
        ui.add_space(theme::GAP);
    }
    theme::note(
        ui,
        "Xafka was invented by Frank, about 1980. A game takes at most 38 turns and is never drawn.",
    );
}

fn key_table(ui: &mut Ui, keys: &KeyMap) {
    theme::quiet(
        ui,
        "On the table, Tab wakes a cursor on the board and leads it from one possible move to the \
         next. While it is awake the arrows move it over the board, and Enter plays; Esc or the \
         mouse puts it to sleep, and the arrows walk through the moves again. All keys can be \
         changed in the settings.",
    );
    for group in Group::ALL {
        ui.add_space(theme::GAP);
        theme::section(ui, group.title());
        let width = (ui.available_width() * 0.3).clamp(180.0, 320.0);
        Grid::new(group.title())
            .min_col_width(width)
            .spacing(vec2(24.0, 6.0))
            .show(ui, |ui| {
                for action in Action::of(group) {
                    ui.horizontal(|ui| {
                        for (number, chord) in keys.keys(action).iter().enumerate() {
                            if number > 0 {
                                theme::note(ui, "or");
                            }
                            theme::key_caps(ui, &chord.to_string());
                        }
                        if keys.keys(action).is_empty() {
                            theme::note(ui, "no key");
                        }
                    });
                    ui.label(action.title());
                    ui.end_row();
                }
            });
    }
}

fn mouse_table(ui: &mut Ui) {
    Grid::new("mouse").spacing(vec2(36.0, 12.0)).show(ui, |ui| {
        for (what, does) in MOUSE {
            ui.label(RichText::new(what).text_style(theme::strong_style()));
            ui.label(does);
            ui.end_row();
        }
    });
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
            crate::rules::Game::outcome(&position).map(|outcome| outcome.reason)
        };
        assert_eq!(reason(3), Some("isolated"));
        assert_eq!(reason(4), Some("short-circuit"));
    }
}
