//! The laboratory: decision models play against each other while one watches.
//!
//! The games run on a thread of their own, which tells several times a second
//! how it stands; starting anew or leaving stops it.

use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::{sync::Arc, time::Instant};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Layout, RichText, Ui, vec2},
};

use super::charts;
use crate::{
    engine::chimple::{
        laboratory::{Findings, Laboratory, Protocol, Results as Tally},
        models::{KINDS, Kind, Pick, Preset, Spec},
    },
    plugins::{
        palette,
        pulse::Pulse,
        screens::{
            ChosenGame, OwnScreen, OwnScreens, Screen,
            stage::{self, Ground},
        },
        theme::{self, Icon, PushButton},
        worker::{Results, Threads, Waker, Worker},
    },
    rules::{
        Game,
        chimple::{Chimple, Memes, Options, Size, View},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bench>()
        .add_systems(Startup, (set_up, announce))
        .add_systems(Update, take_news)
        .add_systems(OnExit(Screen::Own), leave)
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Own).and_then(is_ours)),
        );
}

fn announce(mut screens: ResMut<OwnScreens>) {
    screens.add(
        Chimple::INFO.id,
        OwnScreen {
            label: "Laboratory",
            icon: Icon::Chart,
            tip: "Let decision models play against each other",
        },
    );
}

fn is_ours(chosen: Res<ChosenGame>) -> bool {
    chosen.0 == Chimple::INFO.id
}

/// So long the thread plays between two reports.
const BETWEEN: Duration = Duration::from_millis(200);

/// A run of the laboratory.
#[derive(Debug)]
struct Job {
    number: u64,
    protocol: Protocol,
    stop: Arc<AtomicBool>,
}

/// How a run stands.
#[derive(Clone, Debug)]
struct News {
    number: u64,
    findings: Findings,
    done: u64,
    all: u64,
    doing: String,
}

/// The thread.
#[derive(Resource, Debug)]
struct Bureau(Worker<Job, News>);

/// What is set up, and what was found.
#[derive(Resource, Debug)]
pub struct Bench {
    chosen: [bool; KINDS.len()],
    size: Size,
    games: i64,
    training: i64,
    seed: i64,
    thompson: bool,
    keep_learning: bool,
    /// The number of the last run.
    run: u64,
    stop: Option<Arc<AtomicBool>>,
    news: Option<News>,
    /// The options of the last run.
    options: Options,
    /// The model whose memes are shown.
    looked_at: usize,
}

impl Default for Bench {
    fn default() -> Self {
        let first = [
            Kind::Random,
            Kind::Ideomemeplex(Preset::Bold),
            Kind::Ideomemeplex(Preset::Timid),
            Kind::Historical,
            Kind::Perfect,
        ];
        Self {
            chosen: KINDS.map(|info| first.contains(&info.kind)),
            size: Size::Three,
            games: 100,
            training: 4_000,
            seed: 1,
            thompson: true,
            keep_learning: false,
            run: 0,
            stop: None,
            news: None,
            options: Options::default(),
            looked_at: 0,
        }
    }
}

impl Bench {
    /// What is known of the last run, if there was one.
    #[must_use]
    pub fn findings(&self) -> Option<&Findings> {
        self.news.as_ref().map(|news| &news.findings)
    }

    /// Whether a run is under way.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.stop.is_some()
    }

    fn protocol(&self) -> Protocol {
        let models = KINDS
            .iter()
            .zip(self.chosen)
            .filter(|(_, chosen)| *chosen)
            .map(|(info, _)| Spec {
                pick: if self.thompson && info.kind == Kind::Historical {
                    Pick::Thompson
                } else {
                    Pick::Share
                },
                ..Spec::of(info.kind)
            })
            .collect();
        Protocol {
            options: Options::on(self.size),
            models,
            games: u32::try_from(self.games).unwrap_or(1),
            seed: u64::try_from(self.seed).unwrap_or(1),
            training: u32::try_from(self.training).ok(),
            keep_learning: self.keep_learning,
        }
    }

    fn start(&mut self, bureau: &mut Bureau) {
        self.halt();
        let protocol = self.protocol();
        if protocol.models.is_empty() {
            return;
        }
        let stop = Arc::new(AtomicBool::new(false));
        self.run += 1;
        self.options = protocol.options;
        self.news = None;
        self.looked_at = 0;
        self.stop = Some(Arc::clone(&stop));
        bureau.0.submit(Job {
            number: self.run,
            protocol,
            stop,
        });
    }

    /// Stops what is under way.
    fn halt(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    fn hear(&mut self, news: News) {
        if news.number != self.run {
            return;
        }
        if news.done >= news.all {
            self.stop = None;
        }
        self.news = Some(news);
    }
}

fn set_up(mut commands: Commands, threads: Res<Threads>, waker: Res<Waker>) {
    let worker = Worker::new("laboratory", *threads, waker.clone(), work);
    commands.insert_resource(Bureau(worker));
}

fn work(job: Job, results: &mut Results<'_, News>) {
    let mut laboratory = Laboratory::new(job.protocol);
    let mut told = Instant::now();
    let mut goes_on = true;
    while goes_on && !job.stop.load(Ordering::Relaxed) {
        goes_on = laboratory.step();
        if told.elapsed() >= BETWEEN || !goes_on {
            told = Instant::now();
            let (done, all) = laboratory.progress();
            results.give(News {
                number: job.number,
                findings: laboratory.findings().clone(),
                done,
                all,
                doing: laboratory.doing(),
            });
        }
    }
}

fn take_news(bureau: Option<ResMut<Bureau>>, mut bench: ResMut<Bench>, mut pulse: ResMut<Pulse>) {
    let Some(mut bureau) = bureau else { return };
    if !bench.is_running() {
        return;
    }
    while let Some(news) = bureau.0.result() {
        bench.hear(news);
        pulse.now();
    }
}

fn leave(mut bench: ResMut<Bench>) {
    bench.halt();
}

fn show(
    mut contexts: EguiContexts,
    bench: ResMut<Bench>,
    bureau: Option<ResMut<Bureau>>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    // Change detection is not needed here, and drawing is no change.
    let bench = bench.into_inner();
    let mut back = false;
    let mut start = false;
    stage::screen(context, "laboratory", Ground::Veiled, |ui| {
        back = stage::head(ui, "Laboratory", "How a side may choose among its memes");
        let (left, gap) = (330.0, theme::GROUP_GAP);
        let right = ui.available_width() - left - gap;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            column(ui, left, |ui| start = settings(ui, bench));
            column(ui, right, |ui| {
                stage::scroll(ui, 0.0, |ui| findings(ui, bench));
            });
        });
    });
    if start && let Some(mut bureau) = bureau {
        bench.start(&mut bureau);
    }
    if back {
        next.set(Screen::SetUp);
    }
    Ok(())
}

fn column(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(
        vec2(width, ui.available_height()),
        Layout::top_down(Align::Min),
        |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.x = theme::GAP;
            contents(ui);
        },
    );
}

/// What is to be tried. Whether it shall begin.
fn settings(ui: &mut Ui, bench: &mut Bench) -> bool {
    let mut start = false;
    theme::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        stage::scroll(ui, 200.0, |ui| {
            theme::section(ui, "Models");
            for (info, chosen) in KINDS.iter().zip(&mut bench.chosen) {
                ui.push_id(info.id, |ui| theme::toggle(ui, chosen, info.name))
                    .response
                    .on_hover_text(info.help);
            }
            theme::toggle(ui, &mut bench.thompson, "Historical: by samples");
            theme::toggle(ui, &mut bench.keep_learning, "Go on learning");
            theme::section(ui, "Board");
            theme::choices(
                ui,
                &mut bench.size,
                &[(Size::Three, "3 x 3"), (Size::Four, "4 x 4")],
            );
        });
        let number = |n: i64| n.to_string();
        for (name, value, range) in [
            ("Games each", &mut bench.games, 10..=2_000),
            ("Training", &mut bench.training, 0..=50_000),
            ("Seed", &mut bench.seed, 1..=9_999),
        ] {
            ui.horizontal(|ui| {
                let label = RichText::new(name).size(16.0);
                ui.add_sized(vec2(96.0, 20.0), bevy_egui::egui::Label::new(label));
                let step = match (*value, name) {
                    (_, "Seed") => 1,
                    (..100, _) => 10,
                    (100..1_000, _) => 100,
                    _ => 1_000,
                };
                theme::stepper(ui, value, range, step, number);
            });
        }
        ui.add_space(4.0);
        if bench.is_running() {
            let stop = PushButton::new("Stop").icon(Icon::Pause).width(200.0);
            if ui.add(stop).clicked() {
                bench.halt();
            }
        } else {
            let some = bench.chosen.contains(&true);
            let begin = PushButton::new("Begin").icon(Icon::Play).primary();
            start = ui.add(begin.width(200.0).enabled(some)).clicked();
        }
    });
    start
}

fn findings(ui: &mut Ui, bench: &mut Bench) {
    let options = bench.options;
    let running = bench.is_running();
    let Some(news) = &bench.news else {
        let text = if running {
            "Setting up: where a model plays perfectly, the game is solved first."
        } else {
            "Choose models, and begin. Every model plays every model, as Black and as White; those \
             that learn by a table play against themselves first."
        };
        theme::quiet(ui, text);
        return;
    };
    let found = &news.findings;
    let games: u32 = found.matrix.iter().flatten().map(Tally::games).sum();
    let state = if running {
        news.doing.clone()
    } else if news.done >= news.all {
        "done".to_owned()
    } else {
        "stopped".to_owned()
    };
    theme::quiet(ui, format!("{state}: {} of {} games", news.done, news.all));
    charts::progress(ui, news.done as f32 / news.all.max(1) as f32);
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
                visits(ui, found, &options);
            });
        }
    });
    if games > 0 {
        let mut looked_at = bench.looked_at;
        group(ui, "Memes deployed most often", |ui| {
            let names: Vec<(usize, &str)> = found
                .models
                .iter()
                .enumerate()
                .map(|(n, name)| (n, name.split(':').next().unwrap_or_default()))
                .collect();
            theme::choices(ui, &mut looked_at, &names);
            let counts = found.memes.get(looked_at).map_or(&[][..], Vec::as_slice);
            memes(ui, counts, &options);
        });
        bench.looked_at = looked_at;
    }
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
                    charts::board(ui, 72.0, &view, &[]);
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

fn memes(ui: &mut Ui, counts: &[u64], options: &Options) {
    let list = Memes::of(options);
    let mut rows: Vec<(String, u64)> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .filter_map(|(id, count)| Some((list.get(id)?.to_string(), *count)))
        .collect();
    rows.sort_by_key(|(_, count)| core::cmp::Reverse(*count));
    rows.truncate(10);
    let all = counts.iter().sum();
    charts::bars(ui, &rows, all);
    if rows.is_empty() {
        ui.colored_label(palette::TEXT_QUIET.egui(), "Nothing yet.");
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::plugins::{
        session::Archive,
        testing::{frames, headless_app},
    };

    #[test]
    fn a_run_ends_with_its_findings_and_old_news_are_not_heard() {
        let mut app = headless_app(Archive::none());
        app.world_mut().resource_mut::<ChosenGame>().0 = Chimple::INFO.id;
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Own);
        frames(&mut app, 3);
        app.world_mut()
            .resource_scope(|world, mut bench: Mut<Bench>| {
                bench.games = 2;
                bench.training = 20;
                let mut bureau = world.resource_mut::<Bureau>();
                bench.start(&mut bureau);
            });
        assert!(app.world().resource::<Bench>().is_running());
        frames(&mut app, 3);
        let bench = app.world().resource::<Bench>();
        assert!(!bench.is_running());
        let found = bench.findings().unwrap();
        assert_eq!(found.models.len(), 5);
        let played: u32 = found.matrix.iter().flatten().map(Tally::games).sum();
        assert_eq!(played, 2 * 25);
        let mut old = bench.news.clone().unwrap();
        old.number = 0;
        old.findings = Findings::default();
        let mut bench = app.world_mut().resource_mut::<Bench>();
        bench.hear(old);
        assert_eq!(bench.findings().unwrap().models.len(), 5);
    }
}
