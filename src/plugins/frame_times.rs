//! Measures how long a frame takes: alone, with a search beside it, and while
//! matches are saved.
//!
//! Off unless the environment variable [`VARIABLE`] holds a number of seconds.
//! Then the camera goes round the table without a pause, and the three phases
//! take turns, each for that time, [`ROUNDS`] times. At the end the program
//! prints the figures and closes. That the phases belong to one run
//! makes their ratios mean something on a machine whose speed varies.

use core::{fmt, time::Duration};
use std::{
    io::{self, Write},
    time::Instant,
};

use bevy::{app::AppExit, prelude::*};

use crate::{
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            session::{
                PlayRequest, Requests, Session, SessionRequest, SessionSystems, ThinkingSettings,
            },
        },
        scene::camera::CameraRequest,
    },
    rules::Player,
};

/// Holds the seconds of a phase.
pub(crate) const VARIABLE: &str = "CURIO_FRAME_TIMES";

/// How often each phase comes.
pub(crate) const ROUNDS: usize = 4;

/// The start of a phase, which is not counted: the search is just starting
/// or being stopped.
const SETTLING: Duration = Duration::from_millis(500);

/// Before the first phase the table is set and pipelines are built.
const WARMING: Duration = Duration::from_secs(5);

/// In the phase of saving, the interval at which the journal gets a line; every
/// third time the match is written as a record as well.
const SAVE_EVERY: Duration = Duration::from_millis(250);

/// How far the camera goes round in a frame, in radians.
const DRIFT: f32 = 0.02;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Alone,
    Searching,
    Saving,
}

impl Phase {
    const ALL: [Self; 3] = [Self::Alone, Self::Searching, Self::Saving];

    const fn name(self) -> &'static str {
        match self {
            Self::Alone => "alone",
            Self::Searching => "with a search",
            Self::Saving => "while saving",
        }
    }
}

/// What has been measured.
#[derive(Resource, Debug)]
struct FrameTimes {
    share: Duration,
    began: Option<Instant>,
    last: Option<Instant>,
    saved: Option<Instant>,
    saves: usize,
    frames: [Vec<Duration>; 3],
}

impl FrameTimes {
    /// The phase after this time, with whether its frames count; nothing when
    /// all is measured.
    fn phase(&self, elapsed: Duration) -> Option<(Phase, bool)> {
        let Some(into) = elapsed.checked_sub(WARMING) else {
            return Some((Phase::Alone, false));
        };
        let share = self.share.as_millis().max(1);
        let number = usize::try_from(into.as_millis() / share).unwrap_or(usize::MAX);
        let since = into.as_millis() % share;
        (number < ROUNDS * Phase::ALL.len()).then(|| {
            let phase = Phase::ALL[number % Phase::ALL.len()];
            (phase, since >= SETTLING.as_millis())
        })
    }
}

/// The time within which this percentage of the frames stays.
fn percentile(sorted: &[Duration], percent: usize) -> Duration {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted.get(rank - 1).copied().unwrap_or_default()
}

impl fmt::Display for FrameTimes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut alone = None;
        for (phase, frames) in Phase::ALL.into_iter().zip(&self.frames) {
            let mut sorted = frames.clone();
            sorted.sort_unstable();
            let ms = |percent| percentile(&sorted, percent).as_secs_f64() * 1000.0;
            let first: f64 = *alone.get_or_insert(ms(99));
            writeln!(
                f,
                "{:<14} {:>5} frames, median {:>6.1} ms, p99 {:>6.1} ms, {:.2} of alone",
                phase.name(),
                frames.len(),
                ms(50),
                ms(99),
                ms(99) / first.max(1e-9),
            )?;
        }
        Ok(())
    }
}

/// Measures, when the variable asks for it.
pub(in crate::plugins) fn plugin(app: &mut App) {
    let asked = std::env::var(VARIABLE).ok();
    let Some(seconds) = asked.and_then(|text| text.parse::<u64>().ok()) else {
        return;
    };
    app.insert_resource(FrameTimes {
        share: Duration::from_secs(seconds.max(1)),
        began: None,
        last: None,
        saved: None,
        saves: 0,
        frames: [const { Vec::new() }; 3],
    });
    app.add_systems(First, measure.run_if(resource_exists::<Session>));
    app.add_systems(
        Requests,
        drive_phase
            .run_if(resource_exists::<Session>)
            .before(SessionSystems::Ask),
    );
}

/// Takes the time since the frame before.
fn measure(mut times: ResMut<FrameTimes>, mut exit: MessageWriter<AppExit>) {
    let now = Instant::now();
    let began = *times.began.get_or_insert(now);
    let last = times.last.replace(now);
    match times.phase(now - began) {
        Some((phase, true)) => {
            if let Some(last) = last {
                times.frames[phase as usize].push(now - last);
            }
        }
        Some((_, false)) => {}
        None => {
            // A closed pipe is no reason to complain.
            let _ = write!(io::stdout(), "{}", *times);
            exit.write(AppExit::Success);
        }
    }
}

/// Keeps the camera going, and does what the phase is about.
fn drive_phase(
    mut times: ResMut<FrameTimes>,
    session: Res<Session>,
    mut settings: ResMut<ThinkingSettings>,
    mut camera: MessageWriter<CameraRequest>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    redraw.now();
    camera.write(CameraRequest::Drift(DRIFT));
    let now = Instant::now();
    let elapsed = times.began.map_or(Duration::ZERO, |began| now - began);
    let Some((phase, _)) = times.phase(elapsed) else {
        return;
    };
    // Thinking while a person thinks: a search of which nothing is shown.
    let search = phase == Phase::Searching;
    if settings.ponder != search {
        settings.ponder = search;
    }
    let due = times.saved.is_none_or(|saved| now - saved >= SAVE_EVERY);
    if phase == Phase::Saving && due {
        times.saved = Some(now);
        times.saves += 1;
        if let Some(seat) = session.record().seats().first() {
            requests.write(SessionRequest::Play(PlayRequest::SetSeat(
                Player::FIRST,
                seat.clone(),
            )));
        }
        if times.saves.is_multiple_of(3) {
            requests.write(SessionRequest::Play(PlayRequest::Save));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times() -> FrameTimes {
        FrameTimes {
            share: Duration::from_secs(10),
            began: None,
            last: None,
            saved: None,
            saves: 0,
            frames: [const { Vec::new() }; 3],
        }
    }

    #[test]
    fn phases_take_turns_and_end() {
        let times = times();
        let at = |seconds: f64| times.phase(WARMING + Duration::from_secs_f64(seconds));
        assert_eq!(times.phase(Duration::ZERO), Some((Phase::Alone, false)));
        assert_eq!(at(0.2), Some((Phase::Alone, false)));
        assert_eq!(at(9.0), Some((Phase::Alone, true)));
        assert_eq!(at(10.1), Some((Phase::Searching, false)));
        assert_eq!(at(29.0), Some((Phase::Saving, true)));
        assert_eq!(at(31.0), Some((Phase::Alone, true)));
        assert_eq!(at(119.0), Some((Phase::Saving, true)));
        assert_eq!(at(120.0), None);
    }

    #[test]
    fn percentiles_are_times_that_occurred() {
        let frames: Vec<Duration> = (1..=200).map(Duration::from_millis).collect();
        assert_eq!(percentile(&frames, 50), Duration::from_millis(100));
        assert_eq!(percentile(&frames, 99), Duration::from_millis(198));
        assert_eq!(percentile(&[], 99), Duration::ZERO);
    }

    #[test]
    fn ratios_are_printed() {
        let mut times = times();
        times.frames[0] = vec![Duration::from_millis(100)];
        times.frames[1] = vec![Duration::from_millis(110)];
        let printed = times.to_string();
        assert!(printed.contains("with a search      1 frames"), "{printed}");
        assert!(printed.contains("1.10 of alone"), "{printed}");
    }
}
