//! The laboratory: decision models play against each other, watched by the player.
//!
//! The games run on a thread of their own, which reports several times a second
//! how it stands; starting anew or leaving stops it.

use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::{sync::Arc, time::Instant};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Layout, Ui, vec2},
};

use super::{findings, set_up};
use crate::plugins::app::visitors;
use crate::{
    engine::chimple::{
        laboratory::{Findings, Laboratory, Protocol, lesson},
        models::{Historical, KINDS, Kind, KindInfo, Preset, Spec},
    },
    plugins::{
        app::{
            machine::{
                redraw::RedrawScheduler,
                worker::{Results, Threads, Waker, Worker},
            },
            notices::Notice,
            session::Archive,
            states::{ChosenGame, Screen},
        },
        ui::{
            screens::{
                OwnScreen, OwnScreens,
                stage::{self, Ground},
            },
            theme::{self, Icon},
        },
    },
    record::{self, Store},
    rules::{
        Game, Player, PlayerSet,
        chimple::{Chimple, Options, Size},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    visitors::forget_by(app, clear);
    app.init_resource::<Bench>()
        .add_systems(Startup, (set_up, announce, hand_out))
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
            label: texts::table_chimple_laboratory,
            icon: Icon::Chart,
            tip: texts::table_chimple_laboratory_tip,
        },
    );
}

fn is_ours(chosen: Res<ChosenGame>) -> bool {
    chosen.0 == Chimple::INFO.id
}

/// How long the thread plays between two reports.
const BETWEEN: Duration = Duration::from_millis(200);

/// A run of the laboratory.
#[derive(Debug)]
struct Job {
    number: u64,
    protocol: Protocol,
    /// Where the matches are that are learned from first.
    store: Option<Store>,
    stop: Arc<AtomicBool>,
}

/// How a run stands.
#[derive(Clone, Debug)]
pub(super) struct LabNews {
    number: u64,
    pub(super) findings: Findings,
    pub(super) done: u64,
    pub(super) all: u64,
    pub(super) doing: String,
    /// How many saved matches were learned from.
    pub(super) studied: usize,
    /// The table that each model has learned, as text, once the run has ended.
    pub(super) tables: Vec<Option<String>>,
}

/// The thread.
#[derive(Resource, Debug)]
struct LaboratoryWorker(Worker<Job, LabNews>);

/// What is set up, and what was found.
#[derive(Resource, Debug)]
pub struct Bench {
    /// All kinds of models: whether each takes part, and its text.
    pub(super) models: Vec<(bool, String)>,
    /// The model whose settings are open.
    pub(super) opened: Option<usize>,
    /// The agent whose weights are open.
    pub(super) agent: usize,
    pub(super) size: Size,
    pub(super) games: i64,
    pub(super) training: i64,
    pub(super) seed: i64,
    pub(super) keep_learning: bool,
    /// Whether saved matches are learned from first.
    pub(super) study: bool,
    /// The number of the last run.
    run: u64,
    stop: Option<Arc<AtomicBool>>,
    pub(super) news: Option<LabNews>,
    /// The options of the last run.
    pub(super) options: Options,
    /// The model whose memes are shown.
    pub(super) looked_at: usize,
    /// The model whose table is to be kept.
    pub(super) keep: Option<usize>,
    /// What came of it.
    pub(super) kept: String,
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
        let model = |info: &KindInfo| {
            let text = match info.kind {
                Kind::Historical => format!("{}:pick=thompson", info.id),
                _ => info.id.to_owned(),
            };
            (first.contains(&info.kind), text)
        };
        Self {
            models: KINDS.iter().map(model).collect(),
            opened: None,
            agent: 0,
            size: Size::Three,
            games: 100,
            training: 4_000,
            seed: 1,
            keep_learning: false,
            study: false,
            run: 0,
            stop: None,
            news: None,
            options: Options::default(),
            looked_at: 0,
            keep: None,
            kept: String::new(),
        }
    }
}

impl Bench {
    /// What is known of the last run, if there was one.
    #[cfg(test)]
    fn findings(&self) -> Option<&Findings> {
        self.news.as_ref().map(|news| &news.findings)
    }

    /// Whether a run is under way.
    pub(crate) const fn is_running(&self) -> bool {
        self.stop.is_some()
    }

    /// Whether any model takes part.
    pub(super) fn is_ready(&self) -> bool {
        self.models.iter().any(|(chosen, _)| *chosen)
    }

    fn protocol(&self) -> Protocol {
        let chosen = self.models.iter().filter(|(chosen, _)| *chosen);
        // What is set here can be read; a text that cannot takes no part.
        let models = chosen.filter_map(|(_, text)| text.parse().ok()).collect();
        Protocol {
            options: Options::on(self.size),
            models,
            games: u32::try_from(self.games).unwrap_or(1),
            seed: u64::try_from(self.seed).unwrap_or(1),
            training: u32::try_from(self.training).ok(),
            keep_learning: self.keep_learning,
        }
    }

    fn start(&mut self, worker: &mut LaboratoryWorker, store: Option<&Store>) {
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
        self.kept.clear();
        self.stop = Some(Arc::clone(&stop));
        worker.0.submit(Job {
            number: self.run,
            protocol,
            store: store.filter(|_| self.study).cloned(),
            stop,
        });
    }

    /// Stops what is under way.
    pub(super) fn halt(&mut self) {
        if let Some(stop) = self.stop.take() {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Keeps what a model has learned, for the table.
    fn keep_table(&mut self, model: usize, archive: &Archive) {
        let table = self
            .news
            .as_ref()
            .and_then(|news| news.tables.get(model)?.as_ref());
        let Some(table) = table else { return };
        let saved = archive
            .store()
            .and_then(|store| store.save_table(&self.options, table));
        self.kept = match saved {
            Ok(path) => texts::table_chimple_kept_in(&path.display().to_string()),
            Err(error) => error.to_string(),
        };
    }

    fn hear(&mut self, news: LabNews) {
        if news.number != self.run {
            return;
        }
        if news.done >= news.all {
            self.stop = None;
        }
        self.news = Some(news);
    }
}

/// Opponents may play by what was kept before.
fn hand_out(archive: Res<Archive>) {
    if let Ok(store) = archive.store() {
        for trouble in store.load_tables() {
            warn!("{trouble}");
        }
    }
}

fn set_up(mut commands: Commands, threads: Res<Threads>, waker: Res<Waker>) {
    let worker = Worker::new("laboratory", *threads, waker.clone(), work);
    commands.insert_resource(LaboratoryWorker(worker));
}

fn work(job: Job, results: &mut Results<'_, LabNews>) {
    let options = job.protocol.options;
    let learners: Vec<usize> = (0..job.protocol.models.len())
        .filter(|model| {
            let spec = job.protocol.models.get(*model);
            spec.is_some_and(Spec::is_historical)
        })
        .collect();
    let models = job.protocol.models.len();
    let mut laboratory = Laboratory::new(job.protocol);
    let lessons = job.store.map(|store| lessons(&store, &options));
    let studied = lessons.as_ref().map_or(0, Vec::len);
    for (turns, winners) in lessons.into_iter().flatten() {
        for model in &learners {
            laboratory.study(*model, &turns, winners);
        }
    }
    let mut reported = Instant::now();
    let mut goes_on = true;
    while goes_on && !job.stop.load(Ordering::Relaxed) {
        goes_on = laboratory.step();
        if reported.elapsed() >= BETWEEN || !goes_on {
            reported = Instant::now();
            let (done, all) = laboratory.progress();
            let tables = if goes_on {
                Vec::new()
            } else {
                (0..models)
                    .map(|model| laboratory.history(model).map(Historical::save))
                    .collect()
            };
            results.give(LabNews {
                tables,
                number: job.number,
                findings: laboratory.findings().clone(),
                done,
                all,
                doing: laboratory.doing(),
                studied,
            });
        }
    }
}

type Lesson = (Vec<(Player, u32, usize)>, PlayerSet);

/// The finished matches of the archive that were played by these rules.
fn lessons(store: &Store, options: &Options) -> Vec<Lesson> {
    let saved = store.list().unwrap_or_default().into_iter();
    let ours = saved.filter(|saved| {
        let of_chimple = saved.summary.as_ref();
        saved.damage.is_none() && of_chimple.is_some_and(|one| one.game == Chimple::INFO.id)
    });
    ours.filter_map(|saved| {
        let game = record::load(&saved.path).ok()?;
        let winners = game.outcome()?.winners;
        let start = game.position_at(0);
        let start: &Chimple = start.as_any().downcast_ref()?;
        let moves = game.plies().iter().map(|ply| ply.mv.as_str());
        (start.options() == *options).then(|| (lesson(start, moves), winners))
    })
    .collect()
}

fn take_news(
    mut worker: If<ResMut<LaboratoryWorker>>,
    mut bench: ResMut<Bench>,
    mut notices: MessageWriter<Notice>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if !bench.is_running() {
        return;
    }
    while let Some(news) = worker.0.0.result() {
        match news {
            Ok(news) => bench.hear(news),
            Err(failed) => {
                bench.halt();
                notices.write(Notice::trouble(texts::table_chimple_run_stopped(
                    &failed.to_string(),
                )));
            }
        }
        redraw.now();
    }
}

fn leave(mut bench: ResMut<Bench>) {
    bench.halt();
}

/// Stops what is under way and resets everything to its default. Runs go on being
/// counted: what the thread still reports belongs to no later run.
fn clear(world: &mut World) {
    let Some(mut bench) = world.get_resource_mut::<Bench>() else {
        return;
    };
    bench.halt();
    *bench = Bench {
        run: bench.run + 1,
        ..Bench::default()
    };
}

fn show(
    mut contexts: EguiContexts,
    bench: ResMut<Bench>,
    mut worker: ResMut<LaboratoryWorker>,
    archive: Res<Archive>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    // Change detection is not needed here, and drawing is no change.
    let bench = bench.into_inner();
    let mut back = false;
    let mut start = false;
    stage::screen(context, "laboratory", Ground::Veiled, |ui| {
        back = stage::head(
            ui,
            texts::table_chimple_laboratory(),
            texts::table_chimple_laboratory_subtitle(),
        );
        let (left, gap) = (330.0 * theme::text_factor(ui), theme::GROUP_GAP);
        let right = ui.available_width() - left - gap;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            column(ui, left, |ui| start = set_up::show(ui, bench));
            column(ui, right, |ui| {
                stage::scroll(ui, 0.0, |ui| findings::show(ui, bench));
            });
        });
    });
    if let Some(model) = bench.keep.take() {
        bench.keep_table(model, &archive);
    }
    if start {
        bench.start(&mut worker, archive.store().ok());
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::testing::{frames, headless_app};

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
                let mut worker = world.resource_mut::<LaboratoryWorker>();
                bench.start(&mut worker, None);
            });
        assert!(app.world().resource::<Bench>().is_running());
        frames(&mut app, 3);
        let bench = app.world().resource::<Bench>();
        assert!(!bench.is_running());
        let found = bench.findings().unwrap();
        assert_eq!(found.models.len(), 5);
        let games = found
            .matrix
            .iter()
            .flatten()
            .map(crate::engine::chimple::laboratory::Results::games);
        assert_eq!(games.sum::<u32>(), 2 * 25);
        let mut old = bench.news.clone().unwrap();
        old.number = 0;
        old.findings = Findings::default();
        let mut bench = app.world_mut().resource_mut::<Bench>();
        bench.hear(old);
        assert_eq!(bench.findings().unwrap().models.len(), 5);
    }

    #[test]
    fn a_bench_that_is_cleared_hears_nothing_of_its_run() {
        let mut app = headless_app(Archive::none());
        let stop = Arc::new(AtomicBool::new(false));
        let mut bench = app.world_mut().resource_mut::<Bench>();
        bench.games = 7;
        bench.run = 3;
        bench.stop = Some(Arc::clone(&stop));
        clear(app.world_mut());
        assert!(stop.load(Ordering::Relaxed));
        let bench = app.world().resource::<Bench>();
        assert_eq!(bench.games, Bench::default().games);
        assert!(bench.run > 3 && !bench.is_running());
    }
}
