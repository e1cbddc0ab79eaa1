//! What the laboratory is to try: which models, with which settings, how often.

use bevy_egui::egui::{Align, Layout, RichText, Ui, vec2};

use super::laboratory::Bench;
use crate::{
    engine::chimple::models::{
        AGENT_NAMES, AGENTS, FEATURES, KINDS, Kind, KindInfo, MOST_STRENGTH, MOST_SWAY,
        MOST_WEIGHT, Preset, Spec, Temper,
    },
    plugins::ui::{
        screens::{model, stage},
        theme::{self, Icon, PushButton},
    },
    rules::chimple::Size,
    texts,
};

/// Shows it, and returns whether the run is to begin.
pub(super) fn show(ui: &mut Ui, bench: &mut Bench) -> bool {
    let mut start = false;
    theme::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        stage::scroll(ui, 200.0, |ui| {
            theme::section(ui, texts::table_chimple_models());
            for (index, info) in KINDS.iter().enumerate() {
                ui.push_id(info.id, |ui| one(ui, bench, index, info));
            }
            theme::section(ui, texts::table_chimple_learning());
            theme::toggle(
                ui,
                &mut bench.keep_learning,
                texts::table_chimple_keep_learning(),
            );
            theme::toggle(ui, &mut bench.study, texts::table_chimple_study_first());
            theme::section(ui, texts::table_chimple_board());
            theme::choices(
                ui,
                &mut bench.size,
                &[(Size::Three, "3 × 3"), (Size::Four, "4 × 4")],
            );
        });
        numbers(ui, bench);
        ui.add_space(4.0);
        if bench.is_running() {
            let stop = PushButton::new(texts::table_chimple_stop())
                .icon(Icon::Pause)
                .width(200.0);
            if ui.add(stop).clicked() {
                bench.halt();
            }
        } else {
            let begin = PushButton::new(texts::table_chimple_begin())
                .icon(Icon::Play)
                .primary();
            let begin = begin.width(200.0).enabled(bench.is_ready());
            start = ui.add(begin).clicked();
        }
    });
    start
}

fn numbers(ui: &mut Ui, bench: &mut Bench) {
    let number = |n: i64| n.to_string();
    for (name, value, range, grows) in [
        (
            texts::table_chimple_games_each(),
            &mut bench.games,
            10..=2_000,
            true,
        ),
        (
            texts::table_chimple_training(),
            &mut bench.training,
            0..=50_000,
            true,
        ),
        (
            texts::table_chimple_seed(),
            &mut bench.seed,
            1..=9_999,
            false,
        ),
    ] {
        ui.horizontal(|ui| {
            let label = RichText::new(name).size(16.0);
            ui.add_sized(vec2(96.0, 20.0), bevy_egui::egui::Label::new(label));
            let step = match *value {
                _ if !grows => 1,
                ..100 => 10,
                100..1_000 => 100,
                _ => 1_000,
            };
            theme::stepper(ui, value, range, step, number);
        });
    }
}

/// The room of the button beside a kind of model.
const BUTTON: f32 = 56.0;

/// A kind of model: whether it takes part, and what can be set for it.
fn one(ui: &mut Ui, bench: &mut Bench, index: usize, info: &KindInfo) {
    let opened = bench.opened == Some(index);
    let Some((chosen, text)) = bench.models.get_mut(index) else {
        return;
    };
    let mut wants_open = opened;
    ui.horizontal(|ui| {
        // A long name has what the button leaves, in two lines if it must.
        let beside = if info.settings.is_empty() {
            0.0
        } else {
            BUTTON
        };
        let room = vec2(ui.available_width() - beside, 32.0);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            theme::toggle(ui, chosen, info.name());
        });
        if !info.settings.is_empty() {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.add_space(10.0);
                let button = PushButton::new("")
                    .icon(Icon::Settings)
                    .height(30.0)
                    .quiet();
                let tip = texts::table_chimple_settings_of(text);
                if ui.add(button.selected(opened).tip(tip)).clicked() {
                    wants_open = !opened;
                }
            });
        }
    })
    .response
    .on_hover_text(info.help());
    if opened {
        theme::note(ui, info.help());
        // How long it learns is the same for all here, see below.
        let settings = info.settings.iter();
        model::settings(ui, text, settings.filter(|spec| spec.key != "games"));
        if info.kind == Kind::Ideomemeplex(Preset::Own) {
            weights(ui, text, &mut bench.agent);
        }
        theme::rule(ui);
    }
    if wants_open != opened {
        bench.opened = wants_open.then_some(index);
    }
}

/// What the agents are called, in the order of [`AGENT_NAMES`].
pub(super) fn agents() -> [&'static str; AGENTS] {
    [
        texts::table_chimple_agent_ape(),
        texts::table_chimple_agent_hare(),
        texts::table_chimple_agent_elephant(),
        texts::table_chimple_agent_owl(),
    ]
}

/// What a meme has that is weighed, in the order of [`FEATURES`].
fn features() -> [&'static str; FEATURES.len()] {
    [
        texts::table_chimple_weight_captures(),
        texts::table_chimple_weight_advances(),
        texts::table_chimple_weight_retreats(),
        texts::table_chimple_weight_sideways(),
        texts::table_chimple_weight_lands_attacked(),
        texts::table_chimple_weight_leaves_attack(),
        texts::table_chimple_weight_defends(),
        texts::table_chimple_weight_centre(),
        texts::table_chimple_weight_enemy_choice(),
    ]
}

/// The weights of one agent, each with its buttons.
fn weights(ui: &mut Ui, text: &mut String, agent: &mut usize) {
    let Ok(spec) = text.parse::<Spec>() else {
        return;
    };
    theme::section(ui, texts::table_chimple_weights_of());
    let names: Vec<(usize, &str)> = agents().into_iter().enumerate().collect();
    theme::choices(ui, agent, &names);
    let (Some(temper), Some(name)) = (spec.company.get(*agent), AGENT_NAMES.get(*agent)) else {
        return;
    };
    let mut now: Temper = *temper;
    for (feature, weight) in features().into_iter().zip(&mut now.weights) {
        let most = i64::from(MOST_WEIGHT);
        let mut value = i64::from(*weight);
        row(ui, feature, &mut value, -most..=most);
        *weight = i8::try_from(value).unwrap_or(0);
    }
    let mut strength = i64::from(now.strength);
    row(
        ui,
        texts::table_chimple_strength(),
        &mut strength,
        0..=i64::from(MOST_STRENGTH),
    );
    now.strength = u8::try_from(strength).unwrap_or(1);
    let mut sway = i64::from(now.sway);
    row(
        ui,
        texts::table_chimple_sway(),
        &mut sway,
        0..=i64::from(MOST_SWAY),
    );
    now.sway = u8::try_from(sway).unwrap_or(0);
    if now != *temper {
        model::set(text, name, Some(&now.to_string()));
    }
}

fn row(ui: &mut Ui, name: &str, value: &mut i64, range: core::ops::RangeInclusive<i64>) {
    ui.horizontal(|ui| {
        // With the buttons beside it no wider than the column.
        let label = RichText::new(name).size(13.0);
        ui.add_sized(vec2(92.0, 20.0), bevy_egui::egui::Label::new(label));
        theme::stepper(ui, value, range, 1, |n| n.to_string());
    });
}
