//! Short messages at the bottom of the window: a picture was saved, a file
//! could not be read. They go away by themselves; troubles stay until somebody
//! dismisses them.

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Area, Id, Label, Order, Sense, Ui, vec2},
};

use crate::plugins::{
    app::{
        library::match_library::LibraryRequest,
        machine::{desktop, redraw::RedrawScheduler},
        notices::{Notice, NoticeKind, Notices, Undoable},
        session::{PlayRequest, SessionRequest, TrialRequest},
        states::Screen,
    },
    scene::{camera::ReduceMotion, palette},
    ui::{
        hud::{BoardAlone, HudLayout},
        moving_pictures::Playing,
        theme::{self, GAP, Icon, PushButton},
    },
};
use crate::texts;

/// The least width of the button that undoes a deletion.
const UNDO: f32 = 110.0;
/// The least widths of the buttons that open a file and show it in its folder.
const OPEN: f32 = 96.0;
const FOLDER: f32 = 172.0;
/// The least width of the words beside these.
const WORDS: f32 = 150.0;

pub(super) fn plugin(app: &mut App) {
    // They belong to the window, not into a film.
    let in_window = not(resource_exists::<BoardAlone>);
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_window));
}

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    screen: Res<State<Screen>>,
    panels: Res<HudLayout>,
    mut library: MessageWriter<LibraryRequest>,
    mut requests: MessageWriter<SessionRequest>,
    mut troubles: MessageWriter<Notice>,
    mut cinema: Cinema,
) -> Result {
    // The newest film plays.
    let film = notices.iter().filter_map(|notice| notice.film.as_ref());
    Playing::keep(&mut cinema.playing, film.last());
    if notices.iter().next().is_none() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let window = context.content_rect();
    // On the table they keep clear of the tools and of what is beside them.
    let (at, width) = match screen.get() {
        Screen::Table => (
            panels.free.center_bottom() - vec2(0.0, GAP),
            panels.free.width(),
        ),
        _ => (
            window.center_bottom() - vec2(0.0, 76.0),
            window.width() - 2.0 * theme::EDGE,
        ),
    };
    let mut answer = None;
    Area::new(Id::new("notices"))
        .order(Order::Tooltip)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(at)
        // To fade in, it would have to be painted several times.
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width(width.min(760.0));
            for (index, notice) in notices.iter().enumerate() {
                theme::cover_frame().show(ui, |ui| {
                    if let Some(film) = &notice.film {
                        cinema.show(ui, film);
                    }
                    let clicked = say(ui, notice).map(|clicked| (index, clicked));
                    answer = answer.or(clicked);
                });
            }
        });
    let Some((index, clicked)) = answer else {
        return Ok(());
    };
    let file = notices.iter().nth(index);
    let file = file.and_then(|notice| notice.file.as_deref());
    let done = match (clicked, file) {
        (Clicked::Open, Some(file)) => desktop::open(file),
        (Clicked::ShowInFolder, Some(file)) => desktop::show_in_folder(file),
        (clicked, _) => {
            match clicked {
                Clicked::Undo(Undoable::Match) => {
                    library.write(LibraryRequest::Restore);
                }
                Clicked::Undo(Undoable::Branch) => {
                    let bring_back = SessionRequest::Trial(TrialRequest::RestoreBranches);
                    requests.write(bring_back);
                }
                Clicked::Undo(Undoable::Moves { from, to }) => {
                    requests.write(SessionRequest::Play(PlayRequest::TakeBack { from, to }));
                }
                _ => {}
            }
            notices.dismiss(index);
            Ok(())
        }
    };
    if let Err(error) = done {
        troubles.write(Notice::trouble(error));
    }
    Ok(())
}

/// What was clicked in a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clicked {
    Open,
    ShowInFolder,
    Undo(Undoable),
    Dismiss,
}

/// A notice, with what it offers beside it, or below it where it would have no room.
fn say(ui: &mut Ui, notice: &Notice) -> Option<Clicked> {
    let (icon, colour) = match notice.kind {
        NoticeKind::Done => (Icon::Check, palette::GOOD),
        NoticeKind::Trouble => (Icon::Warning, palette::WARN),
    };
    let mut offered = offered(notice);
    let offers: f32 = offered.iter().map(|(it, _)| it.needs(ui) + GAP).sum();
    let mut clicked = None;
    let below = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
        icon.paint(ui.painter(), rect, colour.egui());
        let room = ui.available_width() - theme::BUTTON_HEIGHT - GAP;
        let below = offers > 0.0 && room - offers < WORDS;
        ui.scope(|ui| {
            ui.set_max_width(if below { room } else { room - offers });
            ui.add(Label::new(&notice.text).wrap());
        });
        if !below {
            clicked = offer(ui, core::mem::take(&mut offered));
        }
        if theme::icon_button(ui, Icon::Cross, texts::notices_dismiss()).clicked() {
            clicked = Some(Clicked::Dismiss);
        }
        below
    });
    if below.inner {
        clicked = clicked.or(ui.horizontal(|ui| offer(ui, offered)).inner);
    }
    clicked
}

/// Where a film plays that was made.
#[derive(SystemParam)]
struct Cinema<'w, 's> {
    playing: Local<'s, Option<Playing>>,
    time: Res<'w, Time<Real>>,
    redraw: ResMut<'w, RedrawScheduler>,
    reduce_motion: Res<'w, ReduceMotion>,
}

impl Cinema<'_, '_> {
    fn show(&mut self, ui: &mut Ui, film: &Arc<[u8]>) {
        let playing = self.playing.as_mut().filter(|playing| playing.is_of(film));
        let (now, still) = (self.time.elapsed(), self.reduce_motion.0);
        let next = playing.and_then(|playing| playing.show(ui, now, still));
        if let Some(next) = next {
            self.redraw.within(next);
        }
    }
}

/// What may be done about what a notice says.
fn offered(notice: &Notice) -> Vec<(PushButton, Clicked)> {
    let mut offered = Vec::new();
    if let Some(what) = notice.undoable {
        let undo = PushButton::new(texts::notices_undo()).icon(Icon::Undo);
        offered.push((undo.width(UNDO), Clicked::Undo(what)));
    }
    if notice.file.is_some() {
        let open = PushButton::new(texts::notices_open()).icon(Icon::Play);
        offered.push((open.width(OPEN), Clicked::Open));
        let folder = PushButton::new(texts::notices_show_in_folder()).icon(Icon::Folder);
        offered.push((folder.width(FOLDER), Clicked::ShowInFolder));
    }
    offered
}

/// Shows the buttons. Returns what was clicked.
fn offer(ui: &mut Ui, offered: Vec<(PushButton, Clicked)>) -> Option<Clicked> {
    let mut clicked = None;
    for (button, what) in offered {
        if ui.add(button).clicked() {
            clicked = Some(what);
        }
    }
    clicked
}
