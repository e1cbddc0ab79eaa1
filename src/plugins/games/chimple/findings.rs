//! What the laboratory has found, as charts that grow while it works.

use bevy_egui::egui::{Ui, vec2};

use super::{
    charts,
    laboratory::{Bench, LabNews},
    set_up,
};
use crate::{
    engine::chimple::{
        laboratory::{Findings, Laboratory, Results},
        models::AGENTS,
    },
    plugins::{
        scene::palette,
        ui::theme::{self, PushButton},
    },
    rules::{
        Player,
        chimple::{Memes, Options, View},
    },
    texts,
    words::decimal,
};

/// Shows what was found, while it is being found.
pub(super) fn show(ui: &mut Ui, bench: &mut Bench) {
    let Some(news) = &bench.news else {
        let text = if bench.is_running() {
            texts::table_chimple_setting_up()
        } else {
            texts::table_chimple_how_to_begin()
        };
        theme::quiet(ui, text);
        return;
    };
    progress(ui, news, bench.is_running());
    let keep = learners(ui, news);
    if !bench.kept.is_empty() {
        theme::quiet(ui, bench.kept.clone());
    }
    let found = &news.findings;
    let games: u32 = found.matrix.iter().flatten().map(Results::games).sum();
    if games > 0 {
        group(ui, texts::table_chimple_points_matrix(), |ui| {
            let totals: Vec<_> = (0..found.models.len())
                .map(|model| found.total(model))
                .collect();
            charts::matrix(ui, &found.models, &found.matrix, &totals);
        });
    }
    let half = (ui.available_width() - theme::GROUP_GAP) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GROUP_GAP;
        if !found.curve.is_empty() {
            ui.vertical(|ui| {
                ui.set_width(half);
                curves(ui, found, half);
            });
        }
        if games > 0 {
            ui.vertical(|ui| {
                ui.set_width(half);
                visits(ui, found, &bench.options);
            });
        }
    });
    if games > 0 {
        bench.looked_at = deployments(ui, found, &bench.options, bench.looked_at);
    }
    if keep.is_some() {
        bench.keep = keep;
    }
}

/// How far the run is.
fn progress(ui: &mut Ui, news: &LabNews, running: bool) {
    let state = if running {
        news.doing.clone()
    } else if news.done >= news.all {
        texts::table_chimple_run_done().to_owned()
    } else {
        texts::table_chimple_run_halted().to_owned()
    };
    theme::quiet(
        ui,
        texts::table_chimple_progress(&state, news.done, news.all, news.studied),
    );
    charts::progress(ui, news.done as f32 / news.all.max(1) as f32);
}

/// A button for each model that has learned a table; the model whose table is to
/// be kept.
fn learners(ui: &mut Ui, news: &LabNews) -> Option<usize> {
    let models = &news.findings.models;
    let mut keep = None;
    ui.horizontal_wrapped(|ui| {
        for (model, text) in models.iter().enumerate() {
            if !matches!(news.tables.get(model), Some(Some(_))) {
                continue;
            }
            let name = name_of(text);
            let button = PushButton::new(texts::table_chimple_keep_learned(name)).height(34.0);
            if ui
                .add(button.tip(texts::table_chimple_keep_learned_tip()))
                .clicked()
            {
                keep = Some(model);
            }
        }
    });
    keep
}

/// How often a model deployed each meme; the model that is looked at from now on.
fn deployments(ui: &mut Ui, found: &Findings, options: &Options, looked_at: usize) -> usize {
    let mut now = looked_at;
    group(ui, texts::table_chimple_how_often(), |ui| {
        let names: Vec<(usize, &str)> = found
            .models
            .iter()
            .enumerate()
            .map(|(n, name)| (n, name_of(name)))
            .collect();
        theme::choices(ui, &mut now, &names);
        let counts = found.memes.get(now).map_or(&[][..], Vec::as_slice);
        charts::histogram(ui, counts, Memes::for_options(options));
        memes(ui, counts, options);
        if let Some(Some(sides)) = found.prestige.get(now) {
            prestige(ui, sides, options);
        }
    });
    now
}

/// The name of a model, without its settings.
fn name_of(model: &str) -> &str {
    model.split(':').next().unwrap_or_default()
}

fn group(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    theme::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        theme::section(ui, name);
        contents(ui);
    });
    ui.add_space(4.0);
}

fn curves(ui: &mut Ui, found: &Findings, width: f32) {
    for (model, name) in found.models.iter().enumerate() {
        let points: Vec<_> = found
            .curve
            .iter()
            .filter(|point| point.model == model)
            .copied()
            .collect();
        if points.is_empty() {
            continue;
        }
        let title = texts::table_chimple_model_learns(name);
        group(ui, &title, |ui| {
            charts::curve(ui, &points, vec2((width - 30.0).max(120.0), 190.0));
        });
    }
}

fn visits(ui: &mut Ui, found: &Findings, options: &Options) {
    group(ui, texts::table_chimple_states_visited(), |ui| {
        let possible = Laboratory::possible_states(options);
        let visited = found.states.len() as u64;
        theme::quiet(ui, texts::table_chimple_visited_of(visited, possible));
        charts::progress(ui, visited as f32 / possible.max(1) as f32);
        ui.horizontal(|ui| {
            for (state, visits) in found.most_visited(4) {
                let Some(view) = View::of_number(options.size, state) else {
                    continue;
                };
                ui.vertical(|ui| {
                    charts::board(ui, 72.0, (Player::FIRST, &view));
                    theme::note(ui, format!("{state}"));
                    theme::note(ui, texts::table_chimple_times(visits));
                });
            }
        });
        let endings: Vec<String> = found
            .endings
            .iter()
            .map(|(reason, count)| texts::table_chimple_ending(reason, *count))
            .collect();
        theme::note(ui, texts::table_chimple_endings(&endings.join(", ")));
    });
}

/// The prestige of each agent, at first 1.
fn prestige(ui: &mut Ui, sides: &[[u32; AGENTS]; 2], options: &Options) {
    theme::section(ui, texts::table_chimple_prestige());
    let told: [fn(&str) -> String; 2] = [
        texts::table_chimple_prestige_black,
        texts::table_chimple_prestige_white,
    ];
    for (told, agents) in told.into_iter().zip(sides) {
        let named = set_up::agents().into_iter().zip(agents);
        let values: Vec<String> = named
            .take(options.size.characters() as usize)
            .map(|(name, n)| {
                format!(
                    "{name} {}",
                    decimal(&format!("{:.2}", f64::from(*n) / 1000.0))
                )
            })
            .collect();
        theme::quiet(ui, told(&values.join(", ")));
    }
}

fn memes(ui: &mut Ui, counts: &[u64], options: &Options) {
    let list = Memes::for_options(options);
    let mut rows: Vec<(String, u64)> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .filter_map(|(id, count)| Some((list.get(id)?.to_string(), *count)))
        .collect();
    rows.sort_by_key(|(_, count)| core::cmp::Reverse(*count));
    rows.truncate(8);
    let all = counts.iter().sum();
    charts::bars(ui, &rows, all);
    if rows.is_empty() {
        ui.colored_label(
            palette::TEXT_QUIET.egui(),
            texts::table_chimple_nothing_yet(),
        );
    }
}
