//! Short messages for the player: a picture was saved, a file could not be
//! read. They disappear by themselves; errors stay until they are dismissed.
//! Drawing them is left to the interface.

use core::time::Duration;
use std::{collections::VecDeque, path::PathBuf, sync::Arc};

use bevy::prelude::*;

use crate::plugins::app::machine::redraw::RedrawScheduler;
use crate::texts;

/// How long a notice stays.
const STAY: Duration = Duration::from_secs(5);
/// How long one stays that offers something: to undo a deletion, to open a file.
const STAY_OFFERING: Duration = Duration::from_secs(20);
/// How long one stays in which a film plays.
const STAY_PLAYING: Duration = Duration::from_secs(60);
/// A trouble stays until it is dismissed: somebody has to have read it.
const STAY_TROUBLE: Duration = Duration::MAX;
/// How many are shown at a time.
const MOST: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .init_resource::<Notices>()
        .add_systems(Update, take_up);
}

/// A short message for the player.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    /// What to say.
    pub(crate) text: String,
    /// How it is meant.
    pub(crate) kind: NoticeKind,
    /// What can be undone.
    pub(crate) undoable: Option<Undoable>,
    /// The file that was made, to be opened or found.
    pub(crate) file: Option<PathBuf>,
    /// A small copy of the film that was made, as a GIF, to be played.
    pub(crate) film: Option<Arc<[u8]>>,
}

/// How a notice is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoticeKind {
    /// Something was done.
    Done,
    /// Something went wrong.
    Trouble,
}

/// What can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Undoable {
    /// A match of the library was deleted.
    Match,
    /// A branch of the match that is watched was deleted.
    Branch,
    /// A guest asks for it: the match has `from` moves, and would have `to`.
    Moves {
        /// Those that were played.
        from: usize,
        /// Those that would be left.
        to: usize,
    },
}

impl Notice {
    /// Something was done.
    pub(crate) fn done(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            kind: NoticeKind::Done,
            undoable: None,
            file: None,
            film: None,
        }
    }

    /// A file was made.
    pub(crate) fn saved(file: PathBuf) -> Self {
        Self {
            file: Some(file.clone()),
            ..Self::done(texts::app_saved_as(&file.display().to_string()))
        }
    }

    /// Something that can be undone.
    pub(crate) fn undoable(what: Undoable, text: impl Into<String>) -> Self {
        Self {
            undoable: Some(what),
            ..Self::done(text)
        }
    }

    /// Something went wrong.
    pub(crate) fn trouble(text: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            kind: NoticeKind::Trouble,
            undoable: None,
            file: None,
            film: None,
        }
    }

    const fn stay(&self) -> Duration {
        match self.kind {
            NoticeKind::Done if self.film.is_some() => STAY_PLAYING,
            NoticeKind::Done if self.undoable.is_some() || self.file.is_some() => STAY_OFFERING,
            NoticeKind::Done => STAY,
            NoticeKind::Trouble => STAY_TROUBLE,
        }
    }
}

/// The notices that are shown, the oldest first, with the time they have left.
#[derive(Resource, Debug, Default)]
pub(crate) struct Notices(VecDeque<(Notice, Duration)>);

impl Notices {
    /// The notices that are shown, the oldest first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Notice> {
        self.0.iter().map(|(notice, _)| notice)
    }

    /// Takes the one at this place away, counted from the oldest.
    pub(crate) fn dismiss(&mut self, index: usize) {
        self.0.remove(index);
    }

    /// Takes all of them away, read or not.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    fn add(&mut self, notice: Notice) {
        let stay = notice.stay();
        // Said again, it only stays longer.
        self.0.retain(|(other, _)| *other != notice);
        if notice.undoable.is_some() {
            // Only what was last can be undone.
            self.0.retain(|(other, _)| other.undoable.is_none());
        }
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

pub(crate) fn take_up(
    mut incoming: MessageReader<Notice>,
    mut notices: ResMut<Notices>,
    time: Res<Time<Real>>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if !notices.0.is_empty() {
        notices.pass(time.delta());
    }
    for notice in incoming.read() {
        notices.add(notice.clone());
    }
    if let Some(next) = notices.0.iter().map(|(_, left)| *left).min() {
        redraw.within(next);
    }
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
