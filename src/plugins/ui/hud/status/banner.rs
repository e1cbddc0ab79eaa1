//! The banner: an event that decides, in a few large words, for some seconds or until
//! the next move. The status line gives it its place, so that no square is covered.

use core::time::Duration;

use bevy::{prelude::*, time::Real};
use bevy_egui::egui::{FontId, Label, Ui};

use super::last_turns;
use crate::plugins::ui::hud::GameWords;
use crate::{
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            session::{Session, SessionFact, SessionSystems},
        },
        scene::palette,
        ui::theme,
    },
    rules::Turn,
};

/// How long an event is shown.
const SHOWN: Duration = Duration::from_millis(4500);
/// The size of the words, in points: read from three metres.
const SIZE: f32 = 34.0;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Banner>().add_systems(
        Update,
        (note_events.in_set(SessionSystems::Show), expire).chain(),
    );
}

/// The event that is shown, and how long it stays.
#[derive(Resource, Debug, Default)]
pub struct Banner(Option<(String, Duration)>);

impl Banner {
    /// What it says.
    pub(crate) fn text(&self) -> Option<&str> {
        self.0.as_ref().map(|(text, _)| text.as_str())
    }
}

fn note_events(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    words: Res<GameWords>,
    mut banner: ResMut<Banner>,
    mut mover: Local<Option<Turn>>,
) {
    for fact in facts.read() {
        match fact {
            SessionFact::Played { played, .. } => {
                // Captions and lessons have a voice of their own.
                let in_play = session.as_ref().is_some_and(|it| it.plays_freely());
                // Dice fall at once after a move: what it decided stays in view.
                if played.before().turn() == Turn::Chance {
                    continue;
                }
                let words = words.for_position(played.after());
                let event = match session.as_deref().and_then(last_turns::own_seat) {
                    Some(own) => words.event_for(played.as_ref(), own),
                    None => words.event(played.as_ref()),
                };
                let event = event.filter(|_| in_play);
                let turn = played.before().turn();
                let goes_on = mover.replace(turn) == Some(turn) && words.continues(&played.text());
                // The later parts of a turn leave what was said of the first.
                if event.is_some() || !goes_on {
                    banner.0 = event.map(|text| (text, SHOWN));
                }
            }
            SessionFact::Moved { .. }
            | SessionFact::Opened
            | SessionFact::Closed
            | SessionFact::Ended(_) => {
                banner.0 = None;
                *mover = None;
            }
            _ => {}
        }
    }
}

fn expire(time: Res<Time<Real>>, mut banner: ResMut<Banner>, mut redraw: ResMut<RedrawScheduler>) {
    let Some((_, left)) = &mut banner.0 else {
        return;
    };
    // The frame in which an event comes may end a sleep of any length.
    let passed = if *left == SHOWN {
        Duration::from_millis(1)
    } else {
        time.delta()
    };
    *left = left.saturating_sub(passed);
    if left.is_zero() {
        banner.0 = None;
        redraw.now();
    } else {
        redraw.within(*left);
    }
}

/// Says an event in the place of the status line, as large as there is room for.
pub(crate) fn write(ui: &mut Ui, text: &str) {
    let room = ui.available_size();
    let lay_out = |size| {
        let font = FontId::new(size, theme::title_family());
        ui.painter()
            .layout_no_wrap(text.to_owned(), font, palette::ACCENT.egui())
    };
    let whole = lay_out(SIZE);
    let fit = (room.x / whole.size().x).min(room.y / whole.size().y);
    let fitting = if fit < 1.0 {
        lay_out(SIZE * fit)
    } else {
        whole
    };
    let label = Label::new(fitting).selectable(false);
    ui.add_sized(room, label);
}
