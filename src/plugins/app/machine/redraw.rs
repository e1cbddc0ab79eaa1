//! When the next frame is due.
//!
//! The window sleeps until something happens. What runs by itself (a clock, an
//! animation, a replay) says each frame how soon it wants the next one; if
//! nothing does, no frame is drawn.

use core::time::Duration;
use std::{
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::Instant,
};

use bevy::{
    prelude::*,
    time::TimeReceiver,
    window::RequestRedraw,
    winit::{UpdateMode, WinitSettings},
};
use bevy_egui::{
    EguiInput, EguiPreUpdateSet,
    egui::{Event, Modifiers},
};

use super::worker::{Threads, Waker};

/// Longest sleep: far longer than any session, short enough for any timer.
const ASLEEP: Duration = Duration::from_secs(24 * 60 * 60);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RedrawScheduler>();
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(ASLEEP),
        unfocused_mode: UpdateMode::reactive_low_power(ASLEEP),
    });
    app.add_systems(Startup, (start_alarm, keep_time));
    app.add_systems(
        PreUpdate,
        drop_old_news
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
    app.add_systems(Last, schedule_next_frame.in_set(NextFrame));
}

/// How soon the next frame is wanted; asked for anew in every frame.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub(crate) struct RedrawScheduler {
    next: Option<Duration>,
}

/// When the wishes for the next frame are taken: at the end of [`Last`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct NextFrame;

impl RedrawScheduler {
    /// A frame is wanted as soon as possible.
    pub(crate) fn now(&mut self) {
        self.next = Some(Duration::ZERO);
    }

    /// A frame is wanted after `delay` at the latest.
    pub(crate) fn within(&mut self, delay: Duration) {
        self.next = Some(self.next.map_or(delay, |next| next.min(delay)));
    }
}

/// Takes the time after which the window is to be woken, in place of the last one.
///
/// Bevy could be told how long to wait; but it takes every change of the wait
/// for a reason to draw at once, and what counts down changes in every frame.
#[derive(Resource, Debug)]
struct Alarm(Sender<Option<Duration>>);

fn start_alarm(mut commands: Commands, threads: Res<Threads>, waker: Res<Waker>) {
    if *threads == Threads::Inline {
        return;
    }
    let (set, times) = channel();
    let waker = waker.clone();
    let started = thread::Builder::new()
        .name("alarm".to_owned())
        .spawn(move || ring(&times, &waker));
    match started {
        Ok(_) => commands.insert_resource(Alarm(set)),
        Err(error) => warn!("no thread for the alarm: {error}"),
    }
}

/// A frame goes by the time at which it begins. Bevy would take the time at which
/// the last one was drawn: whatever wakes a window that has slept for a minute
/// would find that no time has passed, and wait for another minute.
fn keep_time(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}

fn ring(times: &Receiver<Option<Duration>>, waker: &Waker) {
    let mut due: Option<Instant> = None;
    loop {
        let news = match due {
            Some(at) => times.recv_timeout(at.saturating_duration_since(Instant::now())),
            None => times.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match news {
            Ok(delay) => due = delay.and_then(|delay| Instant::now().checked_add(delay)),
            Err(RecvTimeoutError::Timeout) => {
                due = None;
                waker.wake();
            }
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

fn schedule_next_frame(
    mut scheduler: ResMut<RedrawScheduler>,
    alarm: Option<Res<Alarm>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let next = scheduler.bypass_change_detection().next.take();
    match (next, alarm) {
        // Without an alarm it is better to draw too often than not at all.
        (Some(Duration::ZERO), _) | (Some(_), None) => {
            redraw.write(RequestRedraw);
        }
        (next, Some(alarm)) => {
            // The thread ends only with the program.
            let _ = alarm.0.send(next);
        }
        (None, None) => {}
    }
}

/// Takes out of the interface's input what it knows already.
///
/// `bevy_egui` 0.42 tells egui in every frame which modifier keys are down, and
/// egui wants another frame after each event: the window would never sleep.
fn drop_old_news(mut inputs: Query<&mut EguiInput>, mut known: Local<Option<Modifiers>>) {
    for mut input in &mut inputs {
        // A window that loses the focus forgets which keys are down.
        if input
            .events
            .iter()
            .any(|event| matches!(event, Event::WindowFocused(_)))
        {
            *known = None;
        }
        input.events.retain(|event| match event {
            Event::ModifiersChanged(now) => known.replace(*now) != Some(*now),
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An app with nothing but the schedule of frames, and what its alarm is
    /// set to.
    fn app() -> (App, Receiver<Option<Duration>>) {
        let (set, times) = channel();
        let mut app = App::new();
        app.init_resource::<RedrawScheduler>()
            .insert_resource(Alarm(set))
            .add_message::<RequestRedraw>()
            .add_systems(Last, schedule_next_frame);
        (app, times)
    }

    fn redraws(app: &App) -> usize {
        app.world().resource::<Messages<RequestRedraw>>().len()
    }

    #[test]
    fn nobody_wants_a_frame() {
        let (mut app, times) = app();
        app.update();
        assert_eq!(redraws(&app), 0);
        assert_eq!(times.try_recv(), Ok(None));
    }

    #[test]
    fn a_frame_is_wanted_at_once() {
        let (mut app, times) = app();
        app.world_mut().resource_mut::<RedrawScheduler>().now();
        app.update();
        assert_eq!(redraws(&app), 1);
        assert!(times.try_recv().is_err());
    }

    #[test]
    fn the_soonest_wish_sets_the_alarm() {
        let (mut app, times) = app();
        let mut redraw = app.world_mut().resource_mut::<RedrawScheduler>();
        redraw.within(Duration::from_secs(3000));
        redraw.within(Duration::from_secs(1000));
        redraw.within(Duration::from_secs(2000));
        app.update();
        assert_eq!(redraws(&app), 0);
        assert_eq!(times.try_recv(), Ok(Some(Duration::from_secs(1000))));
        app.update();
        assert_eq!(times.try_recv(), Ok(None), "wishes are for one frame");
    }

    #[test]
    fn modifiers_are_sent_when_they_change() {
        let mut app = App::new();
        app.add_systems(PreUpdate, drop_old_news);
        let entity = app.world_mut().spawn(EguiInput::default()).id();
        let mut kept = |events: &[Event]| {
            app.world_mut().get_mut::<EguiInput>(entity).unwrap().events = events.to_vec();
            app.update();
            app.world().get::<EguiInput>(entity).unwrap().events.len()
        };
        let none = Event::ModifiersChanged(Modifiers::NONE);
        let shift = Event::ModifiersChanged(Modifiers::SHIFT);
        assert_eq!(kept(core::slice::from_ref(&none)), 1);
        assert_eq!(kept(core::slice::from_ref(&none)), 0);
        assert_eq!(kept(&[shift.clone(), Event::Copy]), 2);
        assert_eq!(kept(&[shift.clone(), Event::Copy]), 1);
        assert_eq!(kept(&[shift, Event::WindowFocused(false)]), 2);
        assert_eq!(kept(&[none]), 1);
    }
}
