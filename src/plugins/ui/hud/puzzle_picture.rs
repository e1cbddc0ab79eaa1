//! A solved puzzle as a picture to share: the position to begin with, and how the player
//! did. The solution is not in it.

use bevy::prelude::*;
use jiff::civil::Date;

use super::puzzle::Solver;
use crate::{
    engine::puzzles::{Puzzle, of_day},
    plugins::app::{
        keys::{Action, ActionPressed},
        redraw::RedrawScheduler,
        session::{ReplayRequest, Session, SessionRequest, SessionSystems},
        states::Activity,
    },
    record::days,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PuzzlePicture>().add_systems(
        Update,
        take.run_if(in_state(Activity::Puzzle))
            .before(SessionSystems::Ask),
    );
}

/// How many frames the table is given to show the position, and the picture to be taken.
const FRAMES: u8 = 4;

/// What is left to do for a picture.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PuzzlePicture {
    /// Nothing.
    #[default]
    None,
    /// The position to begin with is to be shown.
    Asked,
    /// It is shown; this many frames pass before the picture.
    Shown(u8),
    /// The picture is taken; this many frames pass before the end is shown again.
    Taken(u8),
}

fn take(
    mut picture: ResMut<PuzzlePicture>,
    session: Option<Res<Session>>,
    mut requests: MessageWriter<SessionRequest>,
    mut pressed: MessageWriter<ActionPressed>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some(session) = session.filter(|_| *picture != PuzzlePicture::None) else {
        return;
    };
    let mut seek = |ply| requests.write(SessionRequest::Replay(ReplayRequest::Seek(ply)));
    *picture = match *picture {
        PuzzlePicture::None => PuzzlePicture::None,
        PuzzlePicture::Asked => {
            seek(0);
            PuzzlePicture::Shown(FRAMES)
        }
        PuzzlePicture::Shown(0) => {
            pressed.write(ActionPressed(Action::Screenshot));
            PuzzlePicture::Taken(FRAMES)
        }
        PuzzlePicture::Shown(frames) => PuzzlePicture::Shown(frames - 1),
        PuzzlePicture::Taken(0) => {
            seek(session.record().len());
            PuzzlePicture::None
        }
        PuzzlePicture::Taken(frames) => PuzzlePicture::Taken(frames - 1),
    };
    redraw.now();
}

impl Solver<'_> {
    /// How the player did at a puzzle that is today's: "Today’s puzzle, 26 November: solved
    /// on the first try, 3 days in a row".
    pub(super) fn today_line(&self, puzzle: &Puzzle) -> Option<String> {
        let date: Date = self.calendar.today();
        of_day(days(date)).filter(|it| *it == puzzle)?;
        let name = self.settings.name();
        let how = self.progress.daily_result(name, date).how()?;
        let day = date.strftime("%-d %B");
        let streak = match self.progress.daily_streak(name, date) {
            0 | 1 => String::new(),
            streak => format!(", {streak} days in a row"),
        };
        Some(format!("Today’s puzzle, {day}: {how}{streak}."))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::{
        engine::puzzles::puzzles,
        plugins::{
            app::session::{Archive, TableRequest},
            testing::{ask, headless_app},
        },
    };

    #[derive(Resource, Default)]
    struct Pictures(Vec<usize>);

    #[test]
    fn the_picture_shows_the_beginning_and_the_end_comes_back() {
        let mut app = headless_app(Archive::none());
        if !app.world().contains_resource::<PuzzlePicture>() {
            app.add_plugins(plugin);
        }
        app.init_resource::<Pictures>();
        app.add_systems(
            Last,
            |mut pressed: MessageReader<ActionPressed>,
             session: Option<Res<Session>>,
             mut pictures: ResMut<Pictures>| {
                for action in pressed.read() {
                    if *action == ActionPressed(Action::Screenshot) {
                        pictures.0.push(session.as_ref().unwrap().shown());
                    }
                }
            },
        );
        let puzzle = &puzzles("xafka")[0];
        let solve = TableRequest::Solve(puzzle);
        ask(&mut app, SessionRequest::Table(solve));
        let first = puzzle.solution.first().unwrap();
        let play =
            SessionRequest::play_by(first.as_str(), crate::plugins::app::session::Origin::Person);
        ask(&mut app, play);
        let played = app.world().resource::<Session>().record().len();
        assert!(played > 0);
        app.insert_resource(PuzzlePicture::Asked);
        for _ in 0..4 * FRAMES {
            app.update();
        }
        assert_eq!(app.world().resource::<Pictures>().0, [0]);
        let session = app.world().resource::<Session>();
        assert_eq!(session.shown(), session.record().len());
    }
}
