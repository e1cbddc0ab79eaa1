//! Full screen: the window follows the setting, and the setting follows the window manager.
//!
//! A window manager can fill the screen with a window, or take it back from it, without
//! being asked by the program. What it has done is read whenever the window changes.

use core::time::Duration;

use bevy::{
    prelude::*,
    window::{Monitor, PrimaryWindow, WindowFocused, WindowMode, WindowResized},
    winit::WINIT_WINDOWS,
};
use bevy_egui::EguiPostUpdateSet;

use super::{desktop::Desktop, here, screen_of, window_mode};
use crate::plugins::app::{machine::redraw::RedrawScheduler, settings::Settings, show::Showcase};

/// How long a window manager may take to do what was asked of it.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long after it has changed a window may still change, and how often it is looked at.
const SETTLED: Duration = Duration::from_secs(1);
const BETWEEN_LOOKS: Duration = Duration::from_millis(200);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FullScreen>()
        .add_systems(PreUpdate, (wait_for_news, look.run_if(is_news)).chain())
        .add_systems(
            PostUpdate,
            (
                follow_setting.run_if(resource_changed::<Settings>),
                note_wish,
            )
                .chain()
                .after(EguiPostUpdateSet::EndPass),
        );
}

/// What was asked of the window manager, and what it has done.
#[derive(Resource, Debug, Default)]
struct FullScreen {
    /// Until when there may be news.
    news_until: Option<Duration>,
    /// What was asked for last, and when, until it is done.
    asked: Option<(bool, Duration)>,
    is_full: bool,
}

impl FullScreen {
    fn ask(&mut self, full: bool, now: Duration) {
        self.asked = Some((full, now));
    }

    /// Returns what the window manager has done by itself since the last look, if anything.
    fn see(&mut self, full: bool, now: Duration) -> Option<bool> {
        let expected = match self.asked {
            // It has not come to it yet.
            Some((wanted, since)) if full != wanted && now.saturating_sub(since) < PATIENCE => {
                return None;
            }
            Some((wanted, _)) => wanted,
            None => self.is_full,
        };
        self.asked = None;
        self.is_full = full;
        (full != expected).then_some(full)
    }
}

fn follow_setting(
    settings: Res<Settings>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut before: Local<bool>,
) {
    if *before != settings.fullscreen {
        *before = settings.fullscreen;
        for mut window in &mut windows {
            window.mode = window_mode(settings.fullscreen);
        }
    }
}

fn note_wish(
    time: Res<Time<Real>>,
    monitors: Query<&Monitor>,
    mut windows: Query<(Entity, &mut Window), (With<PrimaryWindow>, Changed<Window>)>,
    mut full_screen: ResMut<FullScreen>,
    mut before: Local<bool>,
    mut size_before: Local<Option<UVec2>>,
) {
    let Ok((entity, mut window)) = windows.single_mut() else {
        return;
    };
    let full = is_full(window.mode);
    if *before == full {
        return;
    }
    *before = full;
    full_screen.ask(full, time.elapsed());
    if let Some(size) = size_before.take() {
        window.resolution.set_physical_resolution(size.x, size.y);
    }
    // Where there is no window manager, nobody else makes the window as large as the screen.
    if full
        && Desktop::connect().is_some_and(|desktop| !desktop.has_manager())
        && let Some(screen) = screen_under(entity, &monitors)
    {
        *size_before = Some(window.resolution.physical_size());
        window.position = WindowPosition::At(screen.min);
        let size = screen.size().as_uvec2();
        window.resolution.set_physical_resolution(size.x, size.y);
    }
}

/// The screen that a window is on; where that is unknown, any.
fn screen_under(window: Entity, monitors: &Query<&Monitor>) -> Option<IRect> {
    let mut screens = monitors.iter().map(screen_of);
    let here = here(window);
    let on_it = screens.clone().find(|screen| Some(screen.min) == here);
    on_it.or_else(|| screens.next())
}

fn is_full(mode: WindowMode) -> bool {
    mode != WindowMode::Windowed
}

/// Some window managers say what they have done only after they have done it.
fn wait_for_news(
    time: Res<Time<Real>>,
    mut resized: MessageReader<WindowResized>,
    mut focused: MessageReader<WindowFocused>,
    mut redraw: ResMut<RedrawScheduler>,
    mut full_screen: ResMut<FullScreen>,
) {
    let now = time.elapsed();
    if resized.read().count() + focused.read().count() > 0 {
        full_screen.news_until = Some(now + SETTLED);
    }
    if is_before(now, full_screen.news_until) {
        redraw.within(BETWEEN_LOOKS);
    }
}

fn is_news(time: Res<Time<Real>>, full_screen: Res<FullScreen>) -> bool {
    is_before(time.elapsed(), full_screen.news_until)
}

fn is_before(now: Duration, until: Option<Duration>) -> bool {
    until.is_some_and(|until| now < until)
}

fn look(
    time: Res<Time<Real>>,
    showcase: Option<Res<Showcase>>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut full_screen: ResMut<FullScreen>,
    mut settings: ResMut<Settings>,
    mut desktop: Local<Option<Option<Desktop>>>,
) {
    let Ok((entity, mut window)) = windows.single_mut() else {
        return;
    };
    let desktop = desktop.get_or_insert_with(Desktop::connect).as_ref();
    let Some(full) = state_of(entity, desktop) else {
        return;
    };
    let Some(full) = full_screen.see(full, time.elapsed()) else {
        return;
    };
    if showcase.is_some_and(|showcase| showcase.kiosk) {
        fill_again(entity);
    } else {
        window.mode = window_mode(full);
        settings.fullscreen = full;
    }
}

/// Whether a window fills the screen. Nothing where there is no window to be seen.
fn state_of(window: Entity, desktop: Option<&Desktop>) -> Option<bool> {
    WINIT_WINDOWS.with_borrow(|windows| {
        let window = windows.get_window(window)?;
        match desktop {
            // Of X11, winit knows what it has asked for and not what came of it.
            Some(desktop) => desktop.is_full(window.id().into()),
            None => Some(window.fullscreen().is_some()),
        }
    })
}

/// Asks for the full screen anew. winit would not ask twice for what it thinks it has.
fn fill_again(window: Entity) {
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(window) {
            let full = window.fullscreen();
            window.set_fullscreen(None);
            window.set_fullscreen(full);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn what_the_window_manager_does_by_itself_is_followed() {
        let mut state = FullScreen::default();
        state.ask(true, at(0));
        assert_eq!(state.see(false, at(10)), None, "it takes a moment");
        assert_eq!(state.see(true, at(100)), None, "as asked");
        assert_eq!(state.see(true, at(9_000)), None);
        assert_eq!(state.see(false, at(10_000)), Some(false), "ended by itself");
        assert_eq!(state.see(false, at(10_001)), None);
        assert_eq!(state.see(true, at(20_000)), Some(true), "begun by itself");
    }

    #[test]
    fn two_wishes_in_a_row_are_not_taken_for_the_window_managers_own() {
        let mut state = FullScreen::default();
        state.ask(true, at(0));
        state.ask(false, at(50));
        assert_eq!(
            state.see(true, at(60)),
            None,
            "the first wish, on its way out"
        );
        assert_eq!(state.see(false, at(120)), None);
        assert_eq!(state.see(false, at(5_000)), None);
    }

    #[test]
    fn a_wish_that_is_not_granted_is_given_up() {
        let mut state = FullScreen::default();
        state.ask(true, at(0));
        assert_eq!(state.see(false, at(2_500)), Some(false));
    }
}
