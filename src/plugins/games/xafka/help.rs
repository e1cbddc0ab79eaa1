//! The rules of Xafka on the help page: the text, and what draws its pictures.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2};

use crate::{
    plugins::{
        scene::palette,
        ui::screens::rules::{
            Drawing, Figure, Gesture, RulesPage, RulesPages, Translation, translations,
        },
    },
    rules::xafka::{Goal, Light, Xafka},
    texts,
};

const TEXT: &str = include_str!("../../../../assets/rules/xafka.md");
const TRANSLATED: [Translation; 4] = translations!("xafka");

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |mut pages: ResMut<RulesPages>| {
        pages.add(
            RulesPage::for_game::<Xafka>(TEXT)
                .figures(lights)
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
                    draw_light(ui, *light, *free, word);
                }
            });
        }
    }))
}

/// The traffic light in one of its states, with a word below.
fn draw_light(ui: &mut Ui, light: Light, free: bool, word: &str) {
    let font = TextStyle::Small.resolve(ui.style());
    let galley = ui
        .painter()
        .layout_no_wrap(word.to_owned(), font, palette::TEXT.egui());
    let width = galley.size().x.max(LIGHT * 0.36) + 8.0;
    let below = galley.size().y + 6.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, LIGHT + below), Sense::hover());
    let painter = ui.painter();
    let case = Align2::CENTER_TOP.align_size_within_rect(vec2(LIGHT * 0.36, LIGHT), rect);
    painter.rect(
        case,
        LIGHT * 0.08,
        palette::IRON.egui(),
        Stroke::new(1.5, palette::BRASS.egui()),
        StrokeKind::Inside,
    );
    let lamps = [
        (palette::LAMP_RED, light == Light::Set(Goal::Red)),
        (palette::LAMP_YELLOW, light == Light::Yellow),
        (palette::LAMP_GREEN, light == Light::Set(Goal::Green)),
    ];
    for (number, (tone, lit)) in lamps.into_iter().enumerate() {
        let at = case.center_top() + vec2(0.0, LIGHT * (0.2 + 0.3 * number as f32));
        let strength = match (lit, free) {
            (true, true) => 1.0,
            (true, false) => 0.55,
            _ => 0.16,
        };
        painter.circle_filled(at, LIGHT * 0.115, tone.egui().gamma_multiply(strength));
    }
    let at = rect.center_bottom() - vec2(galley.size().x / 2.0, galley.size().y);
    painter.galley(at, galley, palette::TEXT.egui());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{plugins::ui::screens::rules, rules::Game};

    #[test]
    fn the_endings_are_what_the_captions_say() {
        let mut ends = Vec::new();
        for figure in rules::figures(TEXT) {
            if figure.kind == "position" {
                let outcome = figure.position::<Xafka>().outcome();
                ends.extend(outcome.map(|outcome| outcome.reason));
            }
        }
        assert_eq!(ends, ["isolated", "short-circuit"]);
    }
}
