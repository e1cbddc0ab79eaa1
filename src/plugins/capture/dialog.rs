//! The dialog that exports the match on the table as a film, and how far the
//! film has come. Exporting goes on when the dialog is closed.

use std::{
    env,
    path::PathBuf,
    sync::{Arc, OnceLock},
};

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, ProgressBar, RichText, ScrollArea, Ui, vec2},
};

use super::{
    annotated::annotated,
    making::{Draft, Extent, Kind, Running, free_name},
    workshop,
};
use crate::{
    client::{
        Ambience, Voice,
        estimate::{Estimate, Purpose, bytes_in_words, bytes_of},
    },
    plugins::{
        app::{
            export_at_once::ExportAtOnce,
            machine::worker::Waker,
            notices::{self, Notice},
            session::{Archive, Review, Session},
            settings::Settings,
            states::{Overlay, OverlayRequest},
            visitors,
        },
        scene::palette,
        ui::{
            hud::GameWords,
            screens::stage,
            theme::{self, PushButton, choices, labelled, stepper, toggle},
        },
    },
    process::this_program,
    record::{self, Match},
    texts,
    words::decimal,
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Draft>(app);
    app.init_resource::<Draft>()
        .init_resource::<Making>()
        .add_systems(Startup, tidy)
        // Nothing else would wake the window to show what was announced too late.
        .add_systems(OnEnter(Overlay::Export), begin)
        .add_systems(
            Update,
            (export_at_once, announce_film)
                .chain()
                .before(notices::take_up),
        )
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Overlay::Export)),
        );
}

/// The film that is being made.
#[derive(Resource, Debug, Default)]
struct Making(Option<Running>);

/// Removes what films and pictures have left that were killed together with all that could
/// clean up.
fn tidy(archive: Res<Archive>) {
    if archive.store().is_ok()
        && let Ok(folder) = archive.pictures()
    {
        std::thread::spawn(move || {
            workshop::sweep(&folder);
            record::sweep(&folder);
        });
    }
}

/// The dialog opens with the whole of the match.
fn begin(session: If<Res<Session>>, mut draft: ResMut<Draft>) {
    draft.plies = (0, session.record().len() as i64);
}

/// Announces that the film is ready, or why there is none.
fn announce_film(mut making: ResMut<Making>, mut notices: MessageWriter<Notice>) {
    let Some(running) = &mut making.bypass_change_detection().0 else {
        return;
    };
    let progress = running.progress();
    if !progress.ended {
        return;
    }
    let status = running.export.wait();
    notices.write(match status {
        Ok(status) if status.success() => match running.take() {
            Ok(film) => made(film, running.copy()),
            Err(error) => failed(&error),
        },
        _ if progress.complaint.is_empty() => Notice::trouble(texts::film_not_exported()),
        _ => failed(&progress.complaint),
    });
    making.0 = None;
}

/// Says where the film is, and how large, and plays it.
fn made(film: PathBuf, copy: Option<Arc<[u8]>>) -> Notice {
    let size = bytes_in_words(bytes_of(&film));
    let mut notice = Notice::saved(film);
    notice.text = format!("{} ({size})", notice.text);
    notice.film = copy;
    notice
}

fn failed(reason: &str) -> Notice {
    Notice::trouble(texts::film_not_exported_why(reason))
}

/// What it takes to make a film.
#[derive(SystemParam)]
struct Studio<'w> {
    archive: Res<'w, Archive>,
    waker: Res<'w, Waker>,
    making: ResMut<'w, Making>,
    settings: Res<'w, Settings>,
    review: Res<'w, Review>,
    words: Res<'w, GameWords>,
}

impl Studio<'_> {
    fn start(&mut self, draft: &Draft, record: &Match) -> Result<(), String> {
        let folder = self.archive.pictures()?;
        let film = free_name(&folder, &record.terms().game, draft.kind)?;
        let curio = this_program().map_err(|error| error.to_string())?;
        let record = annotated(record, &self.review, &self.words);
        let running = Running::start(curio, draft, &record, film, self.waker.clone())?;
        self.making.0 = Some(running);
        Ok(())
    }
}

/// One is made at a time; the dialog shows how far it is.
fn export_at_once(
    mut asked: MessageReader<ExportAtOnce>,
    session: If<Res<Session>>,
    mut studio: Studio,
    mut overlays: MessageWriter<OverlayRequest>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(asked) = asked.read().last() else {
        return;
    };
    if studio.making.0.is_some() {
        overlays.write(OverlayRequest::Open(Overlay::Export));
        return;
    }
    let record = session.record();
    let mut draft = Draft {
        plies: (0, record.len() as i64),
        dress: studio.settings.dress(&record.terms().game),
        ..Draft::default()
    };
    match asked {
        ExportAtOnce::Page => draft.kind = Kind::Page,
        ExportAtOnce::Clip => {
            draft.extent = Extent::Clip;
            draft.purpose = Some(Purpose::Chat);
            if has_ffmpeg() {
                draft.kind = Kind::Mp4;
            }
        }
        ExportAtOnce::Still => {
            draft.kind = Kind::Still;
            draft.plies.1 = session.shown() as i64;
        }
    }
    notices.write(match studio.start(&draft, record) {
        Ok(()) => Notice::done(texts::film_being_made().to_owned()),
        Err(error) => failed(&error),
    });
}

fn show(
    mut contexts: EguiContexts,
    session: If<Res<Session>>,
    mut draft: ResMut<Draft>,
    mut studio: Studio,
    mut overlays: MessageWriter<OverlayRequest>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut close = false;
    let mut make = false;
    let mut cancel = false;
    let record = session.record();
    let beside = stage::dialog(context, "film", 720.0, |ui, room| {
        close = stage::dialog_head(ui, texts::film_export());
        match &studio.making.0 {
            Some(running) => cancel = wait(ui, running),
            None => {
                // What stands above the settings and below them.
                let height = (room.y - 156.0).max(100.0);
                let possible = ScrollArea::vertical()
                    .auto_shrink([false, true])
                    .max_height(height)
                    .show(ui, |ui| choose(ui, &mut draft, record));
                make = confirm(ui, &draft, record, possible.inner);
            }
        }
    });
    if close || beside {
        overlays.write(OverlayRequest::Back);
    }
    if cancel {
        studio.making.0 = None;
    }
    if make {
        draft.dress = studio.settings.dress(&record.terms().game);
    }
    if make && let Err(error) = studio.start(&draft, record) {
        notices.write(failed(&error));
    }
    Ok(())
}

/// What a film may be for.
fn purposes() -> [(Option<Purpose>, &'static str); 5] {
    [
        (None, texts::film_for_as_set()),
        (Some(Purpose::Chat), texts::film_for_chat()),
        (Some(Purpose::Post), texts::film_for_post()),
        (Some(Purpose::Phone), texts::film_for_phone()),
        (Some(Purpose::Screen), texts::film_for_screen()),
    ]
}

/// The sizes that are offered.
const SIZES: [((u32, u32), &str); 5] = [
    ((480, 270), "480 × 270"),
    ((640, 360), "640 × 360"),
    ((960, 540), "960 × 540"),
    ((1280, 720), "1280 × 720"),
    ((1920, 1080), "1920 × 1080"),
];

/// The lengths that are offered.
fn lengths() -> [(Option<u32>, String); 4] {
    [
        (None, texts::film_length_by_moves().to_owned()),
        (Some(30), texts::seconds("30")),
        (Some(60), texts::film_minutes(1)),
        (Some(120), texts::film_minutes(2)),
    ]
}

/// The settings. Returns whether such a film can be made.
fn choose(ui: &mut Ui, draft: &mut Draft, record: &Match) -> bool {
    ui.spacing_mut().item_spacing.y = 9.0;
    labelled(ui, texts::film_format(), "", |ui| {
        choices(ui, &mut draft.kind, &Kind::all());
    });
    let video = matches!(draft.kind, Kind::Mp4 | Kind::WebM);
    let possible = !video || has_ffmpeg();
    if !possible {
        let text = texts::film_no_ffmpeg();
        ui.add(Label::new(RichText::new(text).color(palette::WARN.egui())).wrap());
    }
    let is_film = draft.kind != Kind::Page;
    if is_film {
        picture(ui, draft);
    } else {
        ui.add(Label::new(texts::film_page_about()).wrap());
        let about = texts::film_hides_about();
        labelled(ui, texts::library_hide_results(), about, |ui| {
            let name = on_or_off(draft.hides);
            toggle(ui, &mut draft.hides, name);
        });
    }
    let two = record.position().colours().len() == 2;
    if is_film {
        let extents = [
            (Extent::Whole, texts::film_whole()),
            (Extent::Clip, texts::film_clip()),
            (Extent::Highlights, texts::film_highlights()),
        ];
        let extents = if two { &extents[..] } else { &extents[..2] };
        let about = match draft.extent {
            Extent::Whole => "",
            Extent::Highlights => texts::film_highlights_about(),
            Extent::Clip => texts::film_clip_about(),
        };
        labelled(ui, texts::film_extent(), about, |ui| {
            choices(ui, &mut draft.extent, extents);
        });
    } else {
        draft.extent = Extent::Whole;
    }
    span(ui, draft, record.len() as i64);
    if is_film {
        let about = texts::film_captions_about();
        labelled(ui, texts::film_captions(), about, |ui| {
            let name = on_or_off(draft.captions);
            toggle(ui, &mut draft.captions, name);
        });
    }
    if video {
        sound(ui, draft);
    }
    possible
}

/// What is heard in a video.
fn sound(ui: &mut Ui, draft: &mut Draft) {
    let heard = &mut draft.sound;
    labelled(ui, texts::film_sound(), texts::film_sound_about(), |ui| {
        let mut is_on = !heard.silent;
        let name = on_or_off(is_on);
        toggle(ui, &mut is_on, name);
        heard.silent = !is_on;
    });
    if draft.captions {
        let is_installed = has_voice();
        let about = match is_installed {
            true => texts::film_voice_about(),
            false => texts::film_no_voice(),
        };
        labelled(ui, texts::film_voice(), about, |ui| {
            ui.add_enabled_ui(is_installed, |ui| {
                let name = on_or_off(heard.voice);
                toggle(ui, &mut heard.voice, name);
            });
        });
    }
    let ambiences = [
        (None, texts::ambience_off()),
        (Some(Ambience::Fire), texts::ambience_fire()),
        (Some(Ambience::Window), texts::ambience_window()),
        (Some(Ambience::Night), texts::ambience_night()),
    ];
    labelled(ui, texts::ambience(), "", |ui| {
        choices(ui, &mut heard.ambience, &ambiences);
    });
}

fn on_or_off(is_on: bool) -> &'static str {
    if is_on { texts::on() } else { texts::off() }
}

/// What the film will be, and the button that begins it. Returns whether it was pressed.
fn confirm(ui: &mut Ui, draft: &Draft, record: &Match, possible: bool) -> bool {
    ui.add_space(theme::GAP);
    let mut make = false;
    let size = vec2(ui.available_width(), theme::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let button = PushButton::new(texts::film_export()).primary();
        make = ui
            .add(button.enabled(possible && !record.is_empty()))
            .clicked();
        let estimate = draft.estimate(record).map(Estimate::sentence);
        let place = texts::film_place();
        let said = match estimate {
            Some(estimate) => format!("{estimate} {place}"),
            None => place.to_owned(),
        };
        theme::note(ui, &said);
    });
    make
}

/// What the film is for, or else its size and its frames per second.
fn picture(ui: &mut Ui, draft: &mut Draft) {
    labelled(ui, texts::film_for(), "", |ui| {
        choices(ui, &mut draft.purpose, &purposes());
    });
    if draft.purpose.is_none() {
        labelled(ui, texts::film_size(), texts::film_size_about(), |ui| {
            choices(ui, &mut draft.size, &SIZES);
        });
        labelled(ui, texts::film_rate(), "", |ui| {
            choices(ui, &mut draft.rate, &[(12, "12"), (24, "24"), (30, "30")]);
        });
    }
}

/// Which moves are shown, and for how long.
fn span(ui: &mut Ui, draft: &mut Draft, last: i64) {
    if draft.extent == Extent::Whole {
        labelled(ui, texts::film_from(), texts::film_from_about(), |ui| {
            stepper(ui, &mut draft.plies.0, 0..=last, 1, |ply| ply.to_string());
        });
        labelled(ui, texts::film_until(), "", |ui| {
            stepper(ui, &mut draft.plies.1, 0..=last, 1, |ply| ply.to_string());
        });
        draft.plies.0 = draft.plies.0.min(draft.plies.1);
    }
    if draft.kind != Kind::Page {
        let lengths = lengths();
        let lengths = lengths.each_ref().map(|(length, name)| (*length, &**name));
        labelled(ui, texts::film_length(), "", |ui| {
            choices(ui, &mut draft.length, &lengths);
        });
    }
    if draft.length.is_none() || draft.kind == Kind::Page {
        labelled(ui, texts::film_stay(), texts::film_stay_about(), |ui| {
            let seconds = |tenths: i64| {
                let number = format!("{}.{}", tenths / 10, tenths % 10);
                texts::seconds(&decimal(&number))
            };
            stepper(ui, &mut draft.stay, 2..=60, 2, seconds);
        });
    }
}

/// How far the film has come. Returns whether it is cancelled.
fn wait(ui: &mut Ui, running: &Running) -> bool {
    let progress = running.progress();
    let name = running.film.file_name().unwrap_or_default();
    ui.label(texts::film_exporting(&name.display().to_string()));
    let part = progress.done as f32 / progress.all.max(1) as f32;
    let text = match progress.all {
        0 => texts::film_setting().to_owned(),
        all => texts::film_progress(progress.done, all),
    };
    ui.add(ProgressBar::new(part).text(text).desired_height(26.0));
    theme::note(ui, texts::film_keep_playing());
    let mut cancel = false;
    let size = vec2(ui.available_width(), theme::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        cancel = ui.add(PushButton::new(texts::cancel()).danger()).clicked();
    });
    cancel
}

/// Whether captions can be read aloud: a voice is looked for once.
fn has_voice() -> bool {
    static FOUND: OnceLock<bool> = OnceLock::new();
    *FOUND.get_or_init(|| Voice::installed().is_some())
}

/// Whether videos can be made: `ffmpeg` is looked for once.
fn has_ffmpeg() -> bool {
    static FOUND: OnceLock<bool> = OnceLock::new();
    *FOUND.get_or_init(|| {
        let name = format!("ffmpeg{}", env::consts::EXE_SUFFIX);
        env::var_os("PATH")
            .is_some_and(|path| env::split_paths(&path).any(|folder| folder.join(&name).is_file()))
    })
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    use super::super::making::tests::{game, script};
    #[cfg(unix)]
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_complaint_of_the_process_is_shown() {
        let folder = tempfile::tempdir().unwrap();
        let film = folder.path().join("film.mp4");
        let program = script(folder.path(), "echo 2 8; echo no ffmpeg here >&2; exit 1");
        let running =
            Running::start(program, &Draft::default(), &game(), film, Waker::default()).unwrap();
        let mut app = App::new();
        app.insert_resource(Making(Some(running)))
            .add_message::<Notice>()
            .add_systems(Update, announce_film);
        while app.world().resource::<Making>().0.is_some() {
            app.update();
            std::thread::yield_now();
        }
        let notices = app.world().resource::<Messages<Notice>>();
        let mut reader = notices.get_cursor();
        let texts: Vec<String> = reader.read(notices).map(|it| it.text.clone()).collect();
        assert!(texts[0].contains("no ffmpeg here"), "{texts:?}");
    }
}
