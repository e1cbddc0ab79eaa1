//! Letters that our own fonts lack, and lines that run from right to left.
//!
//! Every text that is shown is looked at before it is drawn, wherever it comes from. Where
//! no font has a letter, a worker searches the fonts of the system for one that has, which
//! is added behind ours: what they can draw looks the same on every machine. What cannot
//! be drawn is said once.

mod direction;
mod face;
#[cfg(test)]
mod samples;
mod system;
mod unknown;

use std::{
    collections::{BTreeSet, HashSet},
    path::PathBuf,
};

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
    egui::{
        Context, FontData, FontDefinitions, FontFamily, FontTweak, Shape,
        epaint::{
            ClippedShape,
            text::{FontInsert, FontPriority, InsertFontFamily, VariationCoords},
        },
    },
};
use skrifa::{FontRef, MetadataProvider as _, charmap::Charmap};

use self::system::{Found, Search};
use crate::plugins::{
    app::{
        machine::worker::{Results, Threads, Waker, Worker},
        notices::Notice,
    },
    ui::theme,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Letters>()
        .init_resource::<FontFolders>()
        .add_systems(Startup, start_search)
        .add_systems(
            PreUpdate,
            take_found
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            (look_at, direct)
                .chain()
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        );
}

/// Where the fonts of the system are.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(crate) struct FontFolders(pub Vec<PathBuf>);

impl Default for FontFolders {
    fn default() -> Self {
        Self(system::folders())
    }
}

/// The number of fonts of the system.
pub(crate) fn system_fonts() -> usize {
    system::files(&system::folders()).len()
}

/// Which letters have been looked at.
#[derive(Resource, Debug, Default)]
pub(crate) struct Letters {
    /// Those that were seen, whether there is a font for them or not.
    seen: HashSet<char>,
    /// Those that will be shown.
    expected: Vec<char>,
    /// What has been said about letters that cannot be drawn.
    said: BTreeSet<&'static str>,
}

impl Letters {
    /// Has a text ready before it is shown: in a film, no picture may be without it.
    pub(crate) fn expect(&mut self, text: &str) {
        self.expected.extend(text.chars().filter(|c| !c.is_ascii()));
    }

    /// The letters of a text that have not been seen before.
    fn new_in<'a>(&'a mut self, text: &'a str) -> impl Iterator<Item = char> + 'a {
        let odd = if text.is_ascii() { "" } else { text };
        odd.chars()
            .filter(|c| unknown::is_drawn(*c) && self.seen.insert(*c))
    }
}

/// Searches the fonts of the system.
#[derive(Resource, Debug)]
struct Searcher(Worker<BTreeSet<char>, Found>);

fn start_search(
    mut commands: Commands,
    folders: Res<FontFolders>,
    threads: Res<Threads>,
    waker: Res<Waker>,
) {
    let mut search = Search::new(folders.0.clone());
    let work = move |missing: BTreeSet<char>, results: &mut Results<'_, Found>| {
        results.give(search.find(missing));
    };
    let searcher = Worker::new("fonts", *threads, waker.clone(), work);
    commands.insert_resource(Searcher(searcher));
}

/// Searches for what is shown for the first time and no font has.
fn look_at(
    mut contexts: Query<(&mut EguiContext, &EguiFullOutput), With<PrimaryEguiContext>>,
    mut letters: ResMut<Letters>,
    If(mut searcher): If<ResMut<Searcher>>,
) {
    let letters = letters.bypass_change_detection();
    for (mut context, output) in &mut contexts {
        let Some(output) = output.0.as_ref() else {
            continue;
        };
        let mut new: Vec<char> = Vec::new();
        let expected: String = letters.expected.drain(..).collect();
        new.extend(letters.new_in(&expected));
        for_each_text(&output.shapes, &mut |text| new.extend(letters.new_in(text)));
        if new.is_empty() {
            continue;
        }
        let missing = context.get_mut().fonts(|fonts| {
            let fonts = fonts.definitions();
            lacking(fonts, &FontFamily::Proportional, new.into_iter())
        });
        if !missing.is_empty() {
            searcher.0.submit(missing);
        }
    }
}

/// The letters that no font of a family has. (egui would also name those of the font from
/// which it takes the sign for what is missing.)
fn lacking(
    fonts: &FontDefinitions,
    family: &FontFamily,
    letters: impl Iterator<Item = char>,
) -> BTreeSet<char> {
    let names = fonts.families.get(family).into_iter().flatten();
    let charmaps: Vec<Charmap<'_>> = names
        .filter_map(|name| {
            let data = fonts.font_data.get(name)?;
            let font = FontRef::from_index(&data.font, data.index).ok()?;
            Some(font.charmap())
        })
        .collect();
    let has = |letter: char| charmaps.iter().any(|it| it.map(letter).is_some());
    letters.filter(|letter| !has(*letter)).collect()
}

fn for_each_text(shapes: &[ClippedShape], look: &mut impl FnMut(&str)) {
    fn look_into(shape: &Shape, look: &mut impl FnMut(&str)) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| look_into(shape, look)),
            Shape::Text(text) => look(text.galley.text()),
            _ => {}
        }
    }
    shapes.iter().for_each(|it| look_into(&it.shape, look));
}

/// Adds the fonts that were found, and says what was not.
fn take_found(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut letters: ResMut<Letters>,
    If(mut searcher): If<ResMut<Searcher>>,
    mut notices: MessageWriter<Notice>,
) {
    while let Some(result) = searcher.bypass_change_detection().0.result() {
        // Of a search that has failed, nobody knows what it would have found.
        let Ok(found) = result else { continue };
        for mut context in &mut contexts {
            add(context.get_mut(), &found);
        }
        if let Some(text) = unknown::news(&found.missing, &mut letters.said) {
            notices.write(Notice::trouble(text));
        }
    }
}

fn add(context: &Context, found: &Found) {
    for face in &found.faces {
        let families = [
            FontFamily::Proportional,
            FontFamily::Monospace,
            theme::title_family(),
            theme::strong_family(),
        ];
        context.add_font(FontInsert {
            name: face.name.clone(),
            data: FontData {
                index: face.index,
                // Some fonts for every weight are thin when nothing is said.
                tweak: FontTweak {
                    coords: VariationCoords::new([(b"wght", 400.0)]),
                    ..FontTweak::default()
                },
                ..FontData::from_static(face.data)
            },
            families: families
                .map(|family| InsertFontFamily {
                    family,
                    priority: FontPriority::Lowest,
                })
                .to_vec(),
        });
    }
    if !found.faces.is_empty() {
        context.request_repaint();
    }
}

/// Puts lines that run from right to left in the order in which they are read.
fn direct(mut outputs: Query<&mut EguiFullOutput>) {
    for mut output in &mut outputs {
        let output = output.bypass_change_detection();
        for shape in output.0.iter_mut().flat_map(|it| &mut it.shapes) {
            direction::direct(&mut shape.shape);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            app::{
                notices::Notices,
                session::{Archive, SessionRequest},
            },
            testing::{ask, headless_app_with},
        },
        record::testing::played,
    };

    /// A match of these two at the table of a machine with one font of its own.
    fn table(font: &[u8], names: [&str; 2]) -> App {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("font.ttf"), font).unwrap();
        let folders = FontFolders(vec![folder.path().to_owned()]);
        let mut app = headless_app_with(Archive::none(), |app| {
            app.insert_resource(folders);
        });
        let record = played("xafka", &names, &[]);
        ask(&mut app, SessionRequest::open(record));
        crate::plugins::testing::frames(&mut app, 3);
        app
    }

    fn draws(app: &mut App, text: &str) -> bool {
        let mut contexts = app.world_mut().query::<&mut EguiContext>();
        let context = contexts.single_mut(app.world_mut()).unwrap().into_inner();
        let mut families = [
            FontFamily::Proportional,
            FontFamily::Monospace,
            theme::title_family(),
            theme::strong_family(),
        ]
        .into_iter();
        context.get_mut().fonts(|fonts| {
            families.all(|it| lacking(fonts.definitions(), &it, text.chars()).is_empty())
        })
    }

    fn notices(app: &App) -> Vec<String> {
        let notices = app.world().resource::<Notices>().iter();
        notices.map(|notice| notice.text.clone()).collect()
    }

    #[test]
    fn names_are_drawn_with_the_fonts_of_the_system() {
        let mut app = table(&samples::font("王小明"), ["王小明", "Ben"]);
        assert!(draws(&mut app, "王小明 Ben"));
        assert_eq!(notices(&app), [""; 0]);
    }

    #[test]
    fn what_cannot_be_drawn_is_said_once() {
        let mut app = table(&samples::font("王小明"), ["이영희", "דנה"]);
        assert!(!draws(&mut app, "이"));
        let said = notices(&app);
        assert_eq!(said.len(), 1, "{said:?}");
        assert!(said.iter().all(|it| it.contains("(Hebrew; Korean)")));
    }

    #[test]
    fn our_own_fonts_draw_latin_greek_and_cyrillic_alike_everywhere() {
        let mut app = table(b"", ["Ægir Ştefan Łukasz Ğ", "Αλέξης Борис Їжак"]);
        assert!(draws(&mut app, "ÆŞŁĞășțΑλέξης БорисЇ"));
        assert_eq!(notices(&app), [""; 0]);
    }
}
