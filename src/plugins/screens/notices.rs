//! Short messages at the bottom of the window: a picture was saved, a file
//! could not be read. They go away by themselves; troubles stay until somebody
//! dismisses them.

use core::time::Duration;
use std::collections::VecDeque;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, Area, Id, Label, Order, vec2},
};

use super::Screen;
use crate::plugins::{
    hud::HudLayout,
    palette,
    pulse::Pulse,
    session::SessionFact,
    theme::{self, GAP, Icon},
};

/// How long a notice stays.
const STAY: Duration = Duration::from_secs(5);
/// A trouble stays until it is dismissed: somebody has to have read it.
const STAY_TROUBLE: Duration = Duration::MAX;
/// No more than so many are shown at a time.
const MOST: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .init_resource::<Notices>()
        .add_systems(Update, (listen, take_up).chain())
        .add_systems(EguiPrimaryContextPass, show);
}

/// Something to be told, without a question.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What to say.
    pub text: String,
    /// How it is meant.
    pub kind: NoticeKind,
}

/// How a notice is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// Something was done.
    Done,
    /// Something went wrong.
    Trouble,
}

impl Notice {
    /// Something was done.
    pub fn done(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            kind: NoticeKind::Done,
        }
    }

    /// Something went wrong.
    pub fn trouble(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            kind: NoticeKind::Trouble,
        }
    }

    const fn stay(&self) -> Duration {
        match self.kind {
            NoticeKind::Done => STAY,
            NoticeKind::Trouble => STAY_TROUBLE,
        }
    }
}

/// The notices that are shown, the oldest first, with the time they have left.
#[derive(Resource, Debug, Default)]
pub struct Notices(VecDeque<(Notice, Duration)>);

impl Notices {
    /// The notices that are shown, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Notice> {
        self.0.iter().map(|(notice, _)| notice)
    }

    /// Takes all of them away, read or not.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    fn add(&mut self, notice: Notice) {
        let stay = notice.stay();
        // Said again, it only stays longer.
        self.0.retain(|(other, _)| *other != notice);
        self.0.push_back((notice, stay));
        while self.0.len() > MOST {
            self.0.pop_front();
        }
    }

    fn pass(&mut self, time: Duration) {
        for (_, left) in &mut self.0 {
            *left = left.saturating_sub(time);
        }
        self.0.retain(|(_, left)| !left.is_zero());
    }
}

/// What the session announces and everybody should read.
fn listen(mut facts: MessageReader<SessionFact>, mut notices: MessageWriter<Notice>) {
    for fact in facts.read() {
        match fact {
            SessionFact::Saved(path) => {
                let name = path.file_name().unwrap_or(path.as_os_str());
                notices.write(Notice::done(format!("Saved as {}", name.display())));
            }
            SessionFact::Trouble(trouble) => {
                notices.write(Notice::trouble(trouble.message.clone()));
            }
            _ => {}
        }
    }
}

fn take_up(
    mut incoming: MessageReader<Notice>,
    mut notices: ResMut<Notices>,
    time: Res<Time<Real>>,
    mut pulse: ResMut<Pulse>,
) {
    if !notices.0.is_empty() {
        notices.pass(time.delta());
    }
    for notice in incoming.read() {
        notices.add(notice.clone());
    }
    if let Some(next) = notices.0.iter().map(|(_, left)| *left).min() {
        pulse.within(next);
    }
}

fn show(
    mut contexts: EguiContexts,
    mut notices: ResMut<Notices>,
    screen: Res<State<Screen>>,
    panels: Res<HudLayout>,
) -> Result {
    if notices.0.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let window = context.content_rect();
    // On the table they keep clear of the tools and of the column beside them.
    let (at, width) = match screen.get() {
        Screen::Table => (
            panels.tools.center_top() - vec2(0.0, GAP),
            panels.tools.width(),
        ),
        _ => (
            window.center_bottom() - vec2(0.0, 76.0),
            window.width() - 2.0 * theme::EDGE,
        ),
    };
    let mut dismissed = None;
    Area::new(Id::new("notices"))
        .order(Order::Tooltip)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(at)
        // To fade in, it would have to be painted several times.
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width(width.min(760.0));
            for (index, notice) in notices.iter().enumerate() {
                let (icon, colour) = match notice.kind {
                    NoticeKind::Done => (Icon::Check, palette::GOOD),
                    NoticeKind::Trouble => (Icon::Warning, palette::WARN),
                };
                theme::panel_frame().show(ui, |ui| {
                    ui.horizontal(|ui| {
                        let (rect, _) = ui
                            .allocate_exact_size(vec2(24.0, 24.0), bevy_egui::egui::Sense::hover());
                        icon.paint(ui.painter(), rect, colour.egui());
                        ui.add(Label::new(&notice.text).wrap());
                        if theme::icon_button(ui, Icon::Cross, "Dismiss").clicked() {
                            dismissed = Some(index);
                        }
                    });
                });
            }
        });
    if let Some(index) = dismissed {
        notices.0.remove(index);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notices_go_when_their_time_is_over() {
        let mut notices = Notices::default();
        notices.add(Notice::done("one"));
        notices.add(Notice::trouble("two"));
        notices.pass(STAY);
        assert_eq!(
            notices.iter().map(|n| n.text.as_str()).collect::<Vec<_>>(),
            ["two"]
        );
        notices.pass(1_000 * STAY);
        assert_eq!(notices.iter().count(), 1, "a trouble waits to be read");
    }

    #[test]
    fn what_is_said_twice_is_shown_once_and_the_newest_stay() {
        let mut notices = Notices::default();
        for text in ["a", "b", "a", "c", "d"] {
            notices.add(Notice::done(text));
        }
        assert_eq!(
            notices.iter().map(|n| n.text.as_str()).collect::<String>(),
            "acd"
        );
    }
}
