//! A night of the show by a clock that runs fast: what there is at its end is what there was
//! at its beginning.
use core::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::{
    plugins::{
        app::{
            session::{Archive, Session, SessionRequest, TableRequest},
            show::Showcase,
        },
        scene::surface::SurfaceMaterial,
        showcase::{Stage, programme::match_for_visitor},
        testing::{click, frames, headless_app},
    },
    record::Store,
};

/// How much time passes in a frame, in seconds.
const FRAME: u64 = 1;

/// How many things there are of each sort.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Stock {
    entities: usize,
    meshes: usize,
    materials: usize,
    images: usize,
    textures: usize,
    files: usize,
}

impl Stock {
    fn new(app: &mut App, home: &std::path::Path) -> Self {
        let mut all = app.world_mut().query::<Entity>();
        let entities = all.iter(app.world()).count();
        let mut contexts =
            (app.world_mut()).query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(app.world_mut()).unwrap();
        let textures = context.get_mut().tex_manager().read().num_allocated();
        let world = app.world();
        Self {
            entities,
            meshes: world.resource::<Assets<Mesh>>().len(),
            materials: world.resource::<Assets<SurfaceMaterial>>().len(),
            images: world.resource::<Assets<Image>>().len(),
            textures,
            files: std::fs::read_dir(home).unwrap().count(),
        }
    }

    /// The larger of each sort.
    fn most(self, other: Self) -> Self {
        Self {
            entities: self.entities.max(other.entities),
            meshes: self.meshes.max(other.meshes),
            materials: self.materials.max(other.materials),
            images: self.images.max(other.images),
            textures: self.textures.max(other.textures),
            files: self.files.max(other.files),
        }
    }

    fn parts(self) -> [usize; 6] {
        [
            self.entities,
            self.meshes,
            self.materials,
            self.images,
            self.textures,
            self.files,
        ]
    }

    /// Whether no more than a twentieth has been added: positions differ.
    fn is_within(self, before: Self) -> bool {
        let mut parts = self.parts().into_iter().zip(before.parts());
        parts.all(|(now, before)| now <= before + before.div_ceil(20))
    }
}

/// A show that is watched from outside, and visited.
struct Night {
    app: App,
    home: tempfile::TempDir,
}

impl Night {
    /// A show of these games; of all, when there are none.
    fn begin(games: Vec<&'static str>) -> Self {
        let home = tempfile::tempdir().unwrap();
        let mut app = headless_app(Archive::at(Store::at(home.path())));
        let frame = Duration::from_secs(FRAME);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        app.insert_resource(Showcase::new(games, true));
        frames(&mut app, 3);
        Self { app, home }
    }

    /// Lets the show go on, with a visitor in the middle who touches the table and walks
    /// away. Returns the most that there was of each sort, and how many matches were begun.
    fn pass(&mut self, time: Duration) -> (Stock, u64) {
        let round = |app: &App| app.world().resource::<Showcase>().round;
        let before = round(&self.app);
        let count = (time.as_secs() / FRAME) as usize;
        let mut most = Stock::default();
        for frame in 0..count {
            if frame == count / 2 {
                self.visit();
            }
            self.app.update();
            if frame % 10 == 0 {
                most = most.most(Stock::new(&mut self.app, self.home.path()));
            }
        }
        (most, round(&self.app) - before)
    }

    fn visit(&mut self) {
        let app = &mut self.app;
        click(app, Vec2::new(640.0, 300.0));
        let record = Box::new(match_for_visitor("xafka", 1).unwrap());
        let open = SessionRequest::Table(TableRequest::Open(record));
        app.world_mut().write_message(open);
        let now = app.world().resource::<Time<Real>>().elapsed();
        (app.world_mut().resource_mut::<Showcase>()).enter(Stage::Visit, now);
        frames(app, 10);
        let session = app.world().resource::<Session>();
        assert!(session.record().seats()[0].kind.is_human());
    }
}

/// Runs the show for this long, and compares its last part with its first.
fn goes_on_for(parts: u32, part: Duration, games: Vec<&'static str>) {
    let mut night = Night::begin(games);
    let (first, _) = night.pass(part);
    let mut last = first;
    for _ in 1..parts {
        let (most, matches) = night.pass(part);
        assert!(matches * 120 >= part.as_secs() / 2, "{matches} matches");
        last = most;
    }
    assert!(last.is_within(first), "{first:?} has become {last:?}");
    assert_eq!(first.files, 0, "nothing of the show is kept");
}

#[test]
fn a_show_that_goes_on_leaves_nothing_behind() {
    // Their boards are always of one size.
    goes_on_for(
        2,
        Duration::from_secs(6 * 60),
        vec!["xima", "xafka", "chimple"],
    );
}

#[test]
#[ignore = "takes minutes: cargo test --lib a_night_of_the_show -- --ignored"]
fn a_night_of_the_show_leaves_nothing_behind() {
    goes_on_for(8, Duration::from_secs(60 * 60), Vec::new());
}
