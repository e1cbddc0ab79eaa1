//! What the laboratory has found, as charts that grow while it works.

use bevy_egui::egui::{Ui, vec2};

use super::{
    charts,
    laboratory::{Bench, News},
};
use crate::{
    engine::chimple::{
        laboratory::{Findings, Laboratory, Results},
        models::{AGENT_NAMES, AGENTS},
    },
    plugins::{
        scene::palette,
        ui::theme::{self, PushButton},
    },
    rules::{
        Player,
        chimple::{Memes, Options, View},
    },
};

/// Shows what was found, while it is being found.
pub(super) fn show(ui: &mut Ui, bench: &mut Bench) {
    let Some(news) = &bench.news else {
        let text = if bench.is_running() {
            "Setting up: where a model plays perfectly, the game is solved first."
        } else {
            "Choose models, and begin. Every model plays every model, as Black and as White; those \
             that learn by a table play against themselves first."
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
        group(ui, "Points of Black (down) against White (across)", |ui| {
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
fn progress(ui: &mut Ui, news: &News, running: bool) {
    let state = if running {
        news.doing.clone()
    } else if news.done >= news.all {
        "done".to_owned()
    } else {
        "stopped".to_owned()
    };
    let studied = match news.studied {
        0 => String::new(),
        1 => "; learned from 1 saved match".to_owned(),
        many => format!("; learned from {many} saved matches"),
    };
    theme::quiet(
        ui,
        format!("{state}: {} of {} games{studied}", news.done, news.all),
    );
    charts::progress(ui, news.done as f32 / news.all.max(1) as f32);
}

/// A button for each model that has learned a table; the model whose table is to
/// be kept.
fn learners(ui: &mut Ui, news: &News) -> Option<usize> {
    let models = &news.findings.models;
    let mut keep = None;
    ui.horizontal_wrapped(|ui| {
        for (model, text) in models.iter().enumerate() {
            if !matches!(news.tables.get(model), Some(Some(_))) {
                continue;
            }
            let name = name_of(text);
            let button = PushButton::new(format!("Keep what {name} has learned")).height(34.0);
            let tip =
                "For opponents at the table: “Learned from: The kept table” in their settings";
            if ui.add(button.tip(tip)).clicked() {
                keep = Some(model);
            }
        }
    });
    keep
}

/// How often a model deployed each meme; the model that is looked at from now on.
fn deployments(ui: &mut Ui, found: &Findings, options: &Options, looked_at: usize) -> usize {
    let mut now = looked_at;
    group(ui, "How often each meme was deployed", |ui| {
        let names: Vec<(usize, &str)> = found
            .models
            .iter()
            .enumerate()
            .map(|(n, name)| (n, name_of(name)))
            .collect();
        theme::choices(ui, &mut now, &names);
        let counts = found.memes.get(now).map_or(&[][..], Vec::as_slice);
        charts::histogram(ui, counts, Memes::of(options));
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
        let title = format!("{name} learns: points against random play");
        group(ui, &title, |ui| {
            charts::curve(ui, &points, vec2((width - 30.0).max(120.0), 190.0));
        });
    }
}

fn visits(ui: &mut Ui, found: &Findings, options: &Options) {
    group(ui, "States visited", |ui| {
        let possible = Laboratory::possible_states(options);
        let visited = found.states.len() as u64;
        let text = format!("{visited} of {possible}, as the side to move sees them");
        theme::quiet(ui, text);
        charts::progress(ui, visited as f32 / possible.max(1) as f32);
        ui.horizontal(|ui| {
            for (state, visits) in found.most_visited(4) {
                let Some(view) = View::of_number(options.size, state) else {
                    continue;
                };
                ui.vertical(|ui| {
                    charts::board(ui, 72.0, (Player::FIRST, &view), &[]);
                    theme::note(ui, format!("{state}"));
                    theme::note(ui, format!("{visits} times"));
                });
            }
        });
        let endings: Vec<String> = found
            .endings
            .iter()
            .map(|(reason, count)| format!("{reason} {count}"))
            .collect();
        theme::note(ui, format!("Endings: {}", endings.join(", ")));
    });
}

/// The prestige of each agent, at first 1.
fn prestige(ui: &mut Ui, sides: &[[u32; AGENTS]; 2], options: &Options) {
    theme::section(ui, "Prestige of its agents");
    for (side, agents) in ["as Black", "as White"].into_iter().zip(sides) {
        let named = AGENT_NAMES.iter().zip(agents);
        let values: Vec<String> = named
            .take(options.size.characters() as usize)
            .map(|(name, n)| format!("{name} {:.2}", f64::from(*n) / 1000.0))
            .collect();
        theme::quiet(ui, format!("{side}: {}", values.join(", ")));
    }
}

fn memes(ui: &mut Ui, counts: &[u64], options: &Options) {
    let list = Memes::of(options);
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
        ui.colored_label(palette::TEXT_QUIET.egui(), "Nothing yet.");
    }
}
