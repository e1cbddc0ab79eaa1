//! Every screen and every table in every window: nothing is covered, cut off or out of
//! reach, from 800 by 480 logical pixels to 2560 by 1080, upright as well, and at every
//! interface size.

mod places;
mod ruler;

use std::{
    collections::BTreeSet, env, fs::OpenOptions, io::Write as _, path::Path, process::Command,
};

use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowResized},
};
use curio::plugins::{
    app::{session::Archive, settings::Settings, states::Screen},
    scene::camera::{Framing, FreeRect},
    testing::{frames, headless_app, on_screen},
};
use curio::words::{Language, in_language};

use self::{
    places::Place,
    ruler::{Ruler, Sheet},
};
use crate::composition::area;

/// The windows, in logical pixels, with the interface size and the text size: those that
/// leave the least and the most room in points, in each direction. That all others lie
/// between them is what `theme::zoom` is for.
const WINDOWS: [(Vec2, f32, f32); 6] = [
    (Vec2::new(1280.0, 720.0), 1.0, 1.0),
    (Vec2::new(1280.0, 720.0), 2.0, 1.0),
    (Vec2::new(1280.0, 720.0), 1.0, 1.5),
    (Vec2::new(800.0, 1200.0), 1.0, 1.0),
    (Vec2::new(800.0, 480.0), 1.0, 1.0),
    (Vec2::new(2560.0, 1080.0), 1.0, 1.0),
];

/// The windows in which each language is laid out.
const LANGUAGE_WINDOWS: [(Vec2, f32, f32); 3] = [
    (Vec2::new(1280.0, 720.0), 0.75, 1.0),
    (Vec2::new(1280.0, 720.0), 1.0, 1.0),
    (Vec2::new(1280.0, 720.0), 1.5, 1.0),
];

/// The variable that names the language of a run. The language is one of the process, so
/// each has a process of its own.
const LANGUAGE: &str = "CURIO_TEST_LANGUAGE";

/// Gives the window another size, in pixels.
pub(super) fn resize_window(app: &mut App, size: Vec2) {
    let mut windows = app
        .world_mut()
        .query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
    let (entity, mut window) = windows.single_mut(app.world_mut()).unwrap();
    window.resolution.set(size.x, size.y);
    app.world_mut().write_message(WindowResized {
        window: entity,
        width: size.x,
        height: size.y,
    });
}

fn resize(app: &mut App, (size, scale, text): (Vec2, f32, f32)) {
    resize_window(app, size);
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.ui_scale = scale;
    settings.text_size = text;
    frames(app, 3);
}

/// The part of the window that the board covers, and which of its places lie under a
/// panel or outside of what is left to it.
fn board(app: &mut App, sheet: &Sheet, faults: &mut Vec<String>) -> f32 {
    let points = app.world().resource::<Framing>().points.clone();
    let free = app.world().resource::<FreeRect>().0.unwrap();
    let size = app
        .world_mut()
        .query_filtered::<&Window, With<PrimaryWindow>>()
        .single(app.world())
        .unwrap()
        .size();
    let places: Vec<Vec2> = points
        .into_iter()
        .filter_map(|point| on_screen(app, point))
        .collect();
    let zoom = size.x / sheet.screen.width();
    if let Some(place) = places.iter().find(|it| !free.inflate(2.0).contains(**it)) {
        faults.push(format!("the board leaves its part {free:?}: {place}"));
    }
    for (name, panel) in sheet.beside_the_board() {
        let panel = panel.shrink(5.0);
        let is_under = |it: &&Vec2| panel.contains((it.x / zoom, it.y / zoom).into());
        if let Some(place) = places.iter().find(is_under) {
            faults.push(format!("{name} lies over the board at {place}: {panel:?}"));
        }
    }
    area(places) / (size.x * size.y)
}

/// The least part of a window that the board with its trays is to cover: less where drawers
/// are open, the window is narrow, or the interface is as large as it can be. What the boards
/// of each game are to cover in a usual window is in `composition`.
fn least_part((size, scale, text): (Vec2, f32, f32), is_bare: bool) -> f32 {
    let is_usual = scale <= 1.0 && text <= 1.0 && size.y >= 720.0;
    match size.x / size.y {
        ..1.0 => 0.1,
        2.0.. if is_bare => 0.22,
        _ if is_bare && is_usual => 0.38,
        _ if is_bare => 0.3,
        _ => 0.1,
    }
}

/// The variable that names a file for all that is read: place by place, for readers of a
/// language.
const TEXTS: &str = "CURIO_TEXTS";

/// Adds what is read at a place to the file of [`TEXTS`].
fn write_down(place: &str, sheet: &Sheet) {
    let Some(path) = env::var_os(TEXTS) else {
        return;
    };
    let mut read = format!("== {place}\n");
    for text in sheet.read() {
        read.push_str(&text.replace('\n', " "));
        read.push('\n');
    }
    let mut options = OpenOptions::new();
    let mut file = options.create(true).append(true).open(path).unwrap();
    file.write_all(read.as_bytes()).unwrap();
}

/// Which models of what stands on the table have no file: their names are no words of a
/// language.
fn missing_models(app: &mut App) -> BTreeSet<String> {
    let mut shown = app.world_mut().query::<&Mesh3d>();
    let assets = app.world().resource::<AssetServer>();
    let paths = shown
        .iter(app.world())
        .filter_map(|mesh| assets.get_path(mesh.id()));
    let files = paths.map(|path| path.path().to_owned());
    files
        .filter(|file| !Path::new("assets").join(file).exists())
        .map(|file| format!("there is no {}", file.display()))
        .collect()
}

/// Lays places out in every window.
fn check(places: Vec<Place>) {
    let mut app = headless_app(Archive::none());
    let language = env::var(LANGUAGE).ok();
    if let Some(code) = &language {
        let language = Language::from_code(code);
        app.world_mut().resource_mut::<Settings>().language = language;
    }
    frames(&mut app, 3);
    let ruler = Ruler::put_to(&mut app);
    let mut all = std::collections::BTreeMap::<String, Vec<String>>::new();
    for place in places {
        resize(&mut app, WINDOWS[0]);
        (place.open)(&mut app);
        frames(&mut app, 3);
        write_down(&place.name, &ruler.sheet());
        let windows = match (&language, place.is_drawer) {
            (Some(_), _) => &LANGUAGE_WINDOWS[..],
            (None, true) => &WINDOWS[1..4],
            (None, false) => &WINDOWS,
        };
        for window in windows {
            resize(&mut app, *window);
            let sheet = ruler.sheet();
            let mut faults = sheet.faults();
            if *app.world().resource::<State<Screen>>().get() == Screen::Table {
                let part = board(&mut app, &sheet, &mut faults);
                let least = least_part(*window, place.is_bare && language.is_none());
                if part < least {
                    faults.push(format!("the board covers {part:.2}"));
                }
            }
            for fault in faults {
                let (size, scale, text) = window;
                let points = sheet.screen.size();
                let line = format!("{}: {fault}", place.name);
                let said = all.entry(line).or_default();
                said.push(format!("{size} at {scale}, text {text} ({points:?})"));
            }
        }
        (place.leave)(&mut app);
        frames(&mut app, 2);
    }
    let lines: Vec<String> = all
        .iter()
        .map(|(fault, windows)| format!("{fault}\n        {}", windows.join("; ")))
        .collect();
    assert!(
        lines.is_empty(),
        "{} faults:\n{}",
        lines.len(),
        lines.join("\n")
    );
}

#[test]
fn every_screen_fits_every_window() {
    check(places::screens());
}

/// The cards of the games are read without scrolling, at every interface size.
#[test]
fn title_cards_are_seen_whole() {
    let mut app = headless_app(Archive::none());
    frames(&mut app, 3);
    let ruler = Ruler::put_to(&mut app);
    let is_title = |place: &Place| place.name.starts_with("title");
    for place in places::screens().into_iter().filter(is_title) {
        (place.open)(&mut app);
        for scale in [1.0, 1.1, 1.2, 1.3, 1.5, 2.0] {
            resize(&mut app, (Vec2::new(1280.0, 720.0), scale, 1.0));
            let sheet = ruler.sheet();
            let cut = sheet.half_seen();
            assert!(cut.is_empty(), "{} at {scale}: {cut:?}", place.name);
        }
        (place.leave)(&mut app);
    }
}

#[test]
fn every_dialog_fits_every_window() {
    check(places::dialogs());
}

#[test]
fn models_are_found_in_every_language() {
    let missing = in_language(Language::German, || {
        let mut app = headless_app(Archive::none());
        frames(&mut app, 3);
        let mut missing = BTreeSet::new();
        let tables = places::GAMES.into_iter().flat_map(places::tables);
        for place in tables.filter(|place| !place.is_drawer) {
            (place.open)(&mut app);
            frames(&mut app, 3);
            missing.append(&mut missing_models(&mut app));
            (place.leave)(&mut app);
        }
        missing
    });
    assert!(missing.is_empty(), "{missing:?}");
}

/// What does not fit in a language, in a process of its own.
fn faults_in(language: Language) -> Option<String> {
    let output = Command::new(env::current_exe().unwrap())
        .args(["layout::every", "layout::the", "--test-threads", "2"])
        .env(LANGUAGE, language.code())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let has_run = !said.contains("running 0 tests");
    (!output.status.success() || !has_run).then(|| format!("{}:\n{said}", language.own_name()))
}

/// German has the longest words.
#[test]
fn german_fits() {
    assert_eq!(faults_in(Language::German), None);
}

#[test]
#[ignore = "ten minutes: all screens, dialogs and tables five times"]
fn other_languages_fit() {
    let others = Language::ALL.into_iter().skip(1);
    let others = others.chain([Language::Stretched]);
    let faults: Vec<String> = others.filter_map(faults_in).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

macro_rules! tables {
    ($($name:ident: $game:literal),*) => {
        $(#[test]
        fn $name() {
            check(places::tables($game));
        })*
    };
}

tables! {
    the_table_of_xima_fits_every_window: "xima",
    the_table_of_xafka_fits_every_window: "xafka",
    the_table_of_mathematichess_fits_every_window: "mathematichess",
    the_table_of_xong_fits_every_window: "xong",
    the_table_of_chimple_fits_every_window: "chimple"
}
