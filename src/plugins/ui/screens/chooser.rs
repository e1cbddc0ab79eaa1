//! Opening a match from a file: the folders of the machine, read by a worker.

use std::{
    fs,
    path::{Path, PathBuf},
};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Key, Label, RichText, ScrollArea, TextEdit, Ui, vec2},
};

use super::{paths, stage};
use crate::plugins::app::library::match_library::LibraryRequest;
use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::{
            machine::worker::{Results, Threads, Waker, Worker},
            session::Archive,
            states::{Overlay, OverlayRequest},
        },
        scene::palette,
        ui::{
            clipboard,
            theme::{self, Icon, PushButton},
        },
    },
    record::{EXTENSION, Store, folded, is_page, is_record},
    texts,
    words::alphabetical,
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Chooser>(app);
    app.init_resource::<Chooser>()
        .add_systems(Startup, start_worker)
        .add_systems(Update, (begin, receive).chain())
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::OpenFile)),
        );
}

/// What stands in a folder: what leads on, and what can be opened.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    is_file: bool,
    name: String,
    path: PathBuf,
}

/// What a folder holds, or why it could not be read.
type Listing = (PathBuf, Result<Vec<Entry>, String>);

/// The folder that is looked into.
#[derive(Resource, Clone, Debug, Default)]
struct Chooser {
    folder: PathBuf,
    /// Nothing before it has been read.
    entries: Option<Vec<Entry>>,
    trouble: Option<String>,
    /// What the player has typed: a part of a name, or a whole path.
    typed: String,
    /// Why a path that was typed leads nowhere.
    refused: Option<String>,
}

#[derive(Resource, Debug)]
struct Reader(Worker<PathBuf, Listing>);

fn start_worker(mut commands: Commands, threads: Res<Threads>, waker: Res<Waker>) {
    let work = |folder: PathBuf, results: &mut Results<'_, Listing>| {
        let listed = list(&folder);
        results.give((folder, listed));
    };
    let reader = Worker::new("folders", *threads, waker.clone(), work);
    commands.insert_resource(Reader(reader));
}

/// The folders and records in a folder, folders first, each in the order of
/// their names. What is hidden stays so.
fn list(folder: &Path) -> Result<Vec<Entry>, String> {
    let within = fs::read_dir(folder).map_err(|error| error.to_string())?;
    let mut entries: Vec<Entry> = within
        .filter_map(Result::ok)
        .filter_map(|entry| {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            // Links are followed: what they lead to counts.
            let is_file = !path.is_dir();
            let shown = !name.starts_with('.') && (!is_file || is_record(&path) || is_page(&path));
            shown.then_some(Entry {
                is_file,
                name,
                path,
            })
        })
        .collect();
    entries.sort_by(|a, b| {
        let by_name = || alphabetical(&a.name, &b.name);
        a.is_file.cmp(&b.is_file).then_with(by_name)
    });
    Ok(entries)
}

fn home() -> PathBuf {
    directories::UserDirs::new().map_or_else(
        || PathBuf::from(std::path::MAIN_SEPARATOR_STR),
        |dirs| dirs.home_dir().to_owned(),
    )
}

/// The folder is read again each time that the dialog opens.
fn begin(overlay: Res<State<Overlay>>, mut chooser: ResMut<Chooser>, mut reader: ResMut<Reader>) {
    if !overlay.is_changed() || *overlay != Overlay::OpenFile {
        return;
    }
    if chooser.folder.as_os_str().is_empty() {
        chooser.folder = home();
    }
    chooser.typed.clear();
    let folder = chooser.folder.clone();
    go(&mut chooser, &mut reader, folder);
}

fn go(chooser: &mut Chooser, reader: &mut Reader, folder: PathBuf) {
    chooser.folder.clone_from(&folder);
    chooser.entries = None;
    chooser.trouble = None;
    chooser.refused = None;
    chooser.typed.clear();
    reader.0.submit(folder);
}

fn receive(mut reader: ResMut<Reader>, mut chooser: ResMut<Chooser>) {
    while let Some(result) = reader.bypass_change_detection().0.result() {
        let (folder, listed) =
            result.unwrap_or_else(|failed| (chooser.folder.clone(), Err(failed.to_string())));
        // The player may be elsewhere by now.
        if folder != chooser.folder {
            continue;
        }
        match listed {
            Ok(entries) => chooser.entries = Some(entries),
            Err(error) => {
                chooser.entries = Some(Vec::new());
                chooser.trouble = Some(error);
            }
        }
    }
}

/// What the player has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
enum ChooserPress {
    Folder(PathBuf),
    File(PathBuf),
    Close,
}

fn show(
    mut contexts: EguiContexts,
    overlay: Res<State<Overlay>>,
    archive: Res<Archive>,
    mut chooser: ResMut<Chooser>,
    mut reader: ResMut<Reader>,
    mut overlays: MessageWriter<OverlayRequest>,
    mut requests: MessageWriter<LibraryRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut chosen = None;
    let fresh = overlay.is_changed();
    let pasted = clipboard::pasted(context);
    let beside = stage::dialog(context, "open a match", 760.0, |ui, room| {
        if stage::dialog_head(ui, texts::chooser_title()) {
            chosen = Some(ChooserPress::Close);
        }
        places(ui, &chooser, &archive, &mut chosen);
        typing(ui, &mut chooser, fresh, pasted, &mut chosen);
        let height = (room.y - 190.0).clamp(120.0, 420.0);
        ScrollArea::vertical()
            .auto_shrink(false)
            .max_height(height)
            .show(ui, |ui| entries(ui, &chooser, &mut chosen));
    });
    if beside {
        chosen = Some(ChooserPress::Close);
    }
    match chosen {
        None => {}
        Some(ChooserPress::Folder(folder)) => go(&mut chooser, &mut reader, folder),
        Some(ChooserPress::File(file)) => {
            requests.write(LibraryRequest::Watch(file));
            overlays.write(OverlayRequest::Close);
        }
        Some(ChooserPress::Close) => {
            overlays.write(OverlayRequest::Back);
        }
    }
    Ok(())
}

/// The ways to well-known folders, and where one is.
fn places(ui: &mut Ui, chooser: &Chooser, archive: &Archive, chosen: &mut Option<ChooserPress>) {
    ui.horizontal(|ui| {
        let up = PushButton::new(texts::chooser_up())
            .icon(Icon::ChevronUp)
            .height(36.0);
        let parent = chooser.folder.parent();
        if ui.add(up.enabled(parent.is_some())).clicked()
            && let Some(parent) = parent
        {
            *chosen = Some(ChooserPress::Folder(parent.to_owned()));
        }
        if ui
            .add(PushButton::new(texts::chooser_home()).height(36.0))
            .clicked()
        {
            *chosen = Some(ChooserPress::Folder(home()));
        }
        let saved = archive.store().ok().map(Store::matches);
        let button = PushButton::new(texts::stage_saved_matches()).height(36.0);
        if ui.add(button.enabled(saved.is_some())).clicked()
            && let Some(saved) = saved
        {
            *chosen = Some(ChooserPress::Folder(saved));
        }
        let folder = RichText::new(chooser.folder.display().to_string());
        let folder = folder.color(palette::TEXT_QUIET.egui());
        ui.add(Label::new(folder).truncate());
    });
}

/// A part of a name narrows the list; a whole path leads there.
fn typing(
    ui: &mut Ui,
    chooser: &mut Chooser,
    fresh: bool,
    pasted: Option<String>,
    chosen: &mut Option<ChooserPress>,
) {
    // What is pasted is to be entered, even if Esc has led out of the field before.
    let takes_focus = fresh || pasted.is_some();
    if let Some(text) = pasted {
        chooser.typed = text;
    }
    let edit = TextEdit::singleline(&mut chooser.typed)
        .hint_text(texts::chooser_type())
        .desired_width(ui.available_width() - 24.0)
        .margin(vec2(12.0, 8.0));
    let response = theme::field(ui, edit);
    if takes_focus {
        response.request_focus();
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if response.changed() {
        chooser.refused = None;
    }
    if entered {
        match entry_meant(chooser) {
            Ok(choice) => *chosen = choice,
            Err(error) => chooser.refused = Some(error.to_string()),
        }
    }
}

/// What Enter means: the path that was typed, or the only entry that is left.
fn entry_meant(chooser: &Chooser) -> Result<Option<ChooserPress>, paths::PathError> {
    let mut left = chooser.shown();
    match (left.next(), left.next()) {
        _ if paths::is_path(&chooser.typed) => {}
        (Some(one), None) => return Ok(Some(one.choice())),
        _ if chooser.typed.trim().is_empty() => return Ok(None),
        _ => {}
    }
    let path = match paths::meant_in(&chooser.folder, &chooser.typed) {
        Ok(path) => path,
        // The list says it.
        Err(_) if !paths::is_path(&chooser.typed) => return Ok(None),
        Err(error) => return Err(error),
    };
    Ok(Some(if path.is_dir() {
        ChooserPress::Folder(path)
    } else {
        ChooserPress::File(path)
    }))
}

impl Entry {
    fn choice(&self) -> ChooserPress {
        if self.is_file {
            ChooserPress::File(self.path.clone())
        } else {
            ChooserPress::Folder(self.path.clone())
        }
    }
}

impl Chooser {
    /// The entries whose names hold what was typed.
    fn shown(&self) -> impl Iterator<Item = &Entry> {
        let part = folded(&self.typed);
        let all = self.entries.iter().flatten();
        all.filter(move |entry| folded(&entry.name).contains(&part))
    }
}

fn entries(ui: &mut Ui, chooser: &Chooser, chosen: &mut Option<ChooserPress>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    if let Some(trouble) = &chooser.trouble {
        ui.colored_label(palette::WARN.egui(), trouble);
    }
    if chooser.entries.is_none() {
        theme::quiet(ui, texts::chooser_reading());
    }
    if let Some(refused) = &chooser.refused {
        ui.colored_label(palette::WARN.egui(), refused);
        return;
    }
    let mut any = false;
    for entry in chooser.shown() {
        any = true;
        let icon = if entry.is_file {
            Icon::Book
        } else {
            Icon::Folder
        };
        let button = PushButton::new(&entry.name).icon(icon).height(38.0);
        let width = (ui.available_width() - 8.0).max(100.0);
        if ui.add(button.width(width).left().quiet()).clicked() {
            *chosen = Some(entry.choice());
        }
    }
    if !any && chooser.entries.is_some() && chooser.trouble.is_none() {
        let hint = if paths::is_path(&chooser.typed) {
            texts::chooser_press_enter().to_owned()
        } else {
            texts::chooser_none(EXTENSION)
        };
        theme::quiet(ui, hint);
    }
    ui.allocate_space(vec2(1.0, 1.0));
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, Modifiers, RawInput};

    use super::*;

    #[test]
    fn folders_come_first_and_only_records_are_shown() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b.curio", "A.CURIO", "note.txt", ".hidden.curio"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        fs::create_dir(folder.path().join("matches")).unwrap();
        let names: Vec<String> = list(folder.path())
            .unwrap()
            .into_iter()
            .map(|entry| entry.name)
            .collect();
        assert_eq!(names, ["matches", "A.CURIO", "b.curio"]);
        assert!(list(&folder.path().join("missing")).is_err());
    }

    #[test]
    fn enter_opens_the_only_one_that_is_left() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["anna.curio", "ben.curio"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        let mut chooser = Chooser {
            folder: folder.path().to_owned(),
            entries: Some(list(folder.path()).unwrap()),
            ..default()
        };
        assert_eq!(entry_meant(&chooser), Ok(None), "two are left");
        let anna = folder.path().join("anna.curio");
        for typed in [
            "Ann".to_owned(),
            "anna.curio".to_owned(),
            anna.display().to_string(),
            format!("\"file://{}\"", anna.display()),
        ] {
            chooser.typed = typed;
            assert_eq!(
                entry_meant(&chooser),
                Ok(Some(ChooserPress::File(anna.clone()))),
                "{}",
                chooser.typed
            );
        }
        chooser.typed = folder.path().display().to_string();
        assert_eq!(
            entry_meant(&chooser),
            Ok(Some(ChooserPress::Folder(folder.path().to_owned())))
        );
        chooser.typed = "clara".to_owned();
        assert_eq!(entry_meant(&chooser), Ok(None));
        chooser.typed = "~/no such/clara".to_owned();
        assert!(entry_meant(&chooser).is_err());
    }

    #[test]
    fn what_is_pasted_is_opened_by_enter_wherever_the_focus_was() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let context = Context::default();
        let mut chooser = Chooser::default();
        let mut chosen = None;
        let mut frame = |fresh, pasted: Option<&str>, key: Option<Key>| {
            let key = key.map(|key| Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            });
            let input = RawInput {
                events: key.into_iter().collect(),
                ..default()
            };
            let _ = context.run_ui(input, |ui| {
                let pasted = pasted.map(str::to_owned);
                typing(ui, &mut chooser, fresh, pasted, &mut chosen);
            });
            context.text_edit_focused()
        };
        assert!(frame(true, None, None));
        assert!(!frame(false, None, Some(Key::Escape)));
        let path = file.path().display().to_string();
        assert!(frame(false, Some(&path), None));
        frame(false, None, Some(Key::Enter));
        assert_eq!(chosen, Some(ChooserPress::File(file.path().to_owned())));
    }
}
