//! The rules of Xafka on the help page: the text, and what draws its pictures.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::diagrams::{self, Marks};
use crate::{
    plugins::ui::screens::rules::{
        Drawing, Figure, Gesture, RulesPage, RulesPages, Translation, translations,
    },
    rules::xafka::{Goal, Light, Xafka},
    texts,
};

const TEXT: &str = include_str!("../../../../assets/rules/xafka.md");
const TRANSLATED: [Translation; 4] = translations!("xafka");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            RulesPage::for_game::<Xafka>(TEXT, figure)
                .translated(&TRANSLATED)
                .mouse(&MOUSE),
        );
    });
}

/// What the mouse does on the table of Xafka.
const MOUSE: [Gesture; 3] = [
    (
        texts::table_xafka_click_hexagon,
        texts::table_xafka_click_hexagon_does,
    ),
    (
        texts::table_xafka_click_light,
        texts::table_xafka_click_light_does,
    ),
    (
        texts::table_xafka_hover_hexagon,
        texts::table_xafka_hover_hexagon_does,
    ),
];

/// The height of a traffic light.
const LIGHT: f32 = 84.0;

fn figure(figure: &Figure) -> Result<Drawing, String> {
    if figure.kind == "figure" {
        return lights(figure);
    }
    let position: Xafka = figure.position()?;
    let marks = match figure.says("show") {
        Some("first") => Marks::First,
        Some("both") => Marks::Both,
        Some("destinations") => Marks::Destinations,
        other => return Err(format!("cannot show {other:?}")),
    };
    Ok(Drawing::new(move |ui, side| {
        diagrams::show(ui, side, &position, marks);
    }))
}

/// Traffic lights, two in a row: which lamp is lit, and the word below.
fn lights(figure: &Figure) -> Result<Drawing, String> {
    let lights = figure
        .lines()
        .map(|line| {
            let (lamp, word) = line.split_once(' ').ok_or("a light has no word")?;
            let (light, free) = match lamp {
                "dim" => (Light::Yellow, false),
                "yellow" => (Light::Yellow, true),
                "green" => (Light::Set(Goal::Green), true),
                "red" => (Light::Set(Goal::Red), true),
                other => return Err(format!("there is no lamp {other}")),
            };
            Ok((light, free, word.trim().to_owned()))
        })
        .collect::<Result<Vec<_>, String>>()?;
    Ok(Drawing::new(move |ui: &mut Ui, _| {
        for row in lights.chunks(2) {
            ui.horizontal(|ui| {
                for (light, free, word) in row {
                    diagrams::light(ui, *light, *free, word, LIGHT);
                }
            });
        }
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{plugins::ui::screens::rules, rules::Game};

    #[test]
    fn the_endings_are_what_the_captions_say() {
        let mut ends = Vec::new();
        for figure in rules::figures(TEXT) {
            if let Some(outcome) = figure.position::<Xafka>().ok().and_then(|it| it.outcome()) {
                ends.push(outcome.reason);
            }
        }
        assert_eq!(ends, ["isolated", "short-circuit"]);
    }
}
