//! Opening hours: outside them the screen is dark, once the last visitor has gone.

use core::time::Duration;

use bevy::{
    prelude::*,
    window::{CursorOptions, PrimaryWindow},
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Color32, Frame, Id, LayerId, Modal, Order},
};

use super::{Show, Stage};
use crate::plugins::app::{
    machine::{calendar::WallClock, redraw::RedrawScheduler},
    show::Showcase,
};

/// How often the clock on the wall is looked at: somebody may set it.
const OFTEN: Duration = Duration::from_secs(30);

/// How often a screen is drawn that has just become dark, and for how long.
const BETWEEN: Duration = Duration::from_millis(500);
const SETTLED: Duration = Duration::from_secs(5);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        darkness.run_if(resource_exists::<Showcase>),
    );
}

/// Closes when nobody is at the table, and opens in the morning with the next match.
pub(super) fn keep_hours(
    clock: Res<WallClock>,
    mut show: Show,
    mut pointers: Query<&mut CursorOptions, With<PrimaryWindow>>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some(hours) = show.showcase.house.hours else {
        return;
    };
    let (now, time) = (show.time.elapsed(), clock.now().time());
    let is_open = hours.include(time);
    if is_open && show.showcase.is_closed() {
        show.showcase.enter(Stage::Opening, now);
        redraw.now();
    } else if !is_open && show.showcase.awaits_visitors() {
        show.showcase.enter(Stage::Closed, now);
        show.rest();
    }
    let is_seen = !show.showcase.is_closed();
    for mut pointer in &mut pointers {
        if pointer.visible != is_seen {
            pointer.visible = is_seen;
        }
    }
    // What is drawn first may not be seen yet.
    let is_new = now.saturating_sub(show.showcase.since) < SETTLED;
    let often = if is_new { BETWEEN } else { OFTEN };
    redraw.within(hours.until_change(time).min(often));
}

/// Shows the pointer again that a dark screen has hidden.
pub(super) fn show_pointer(world: &mut World) {
    let mut pointers = world.query_filtered::<&mut CursorOptions, With<PrimaryWindow>>();
    for mut pointer in pointers.iter_mut(world) {
        pointer.visible = true;
    }
}

/// Covers everything, and keeps keys and touches from what lies below.
fn darkness(mut contexts: EguiContexts, showcase: Res<Showcase>) -> Result {
    if !showcase.is_closed() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let id = Id::new("darkness");
    Modal::new(id)
        .frame(Frame::NONE)
        .backdrop_color(Color32::BLACK)
        .show(context, |_| {});
    let painter = context.layer_painter(LayerId::new(Order::Debug, id));
    painter.rect_filled(context.content_rect(), 0.0, Color32::BLACK);
    Ok(())
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::{AtomicI8, Ordering};

    use bevy::time::TimeUpdateStrategy;
    use jiff::civil::date;

    use super::*;
    use crate::{
        client::House,
        plugins::{
            app::session::{Archive, Session},
            testing::{click, frames, headless_app},
        },
    };

    static HOUR: AtomicI8 = AtomicI8::new(0);

    fn at(hour: i8) {
        HOUR.store(hour, Ordering::Relaxed);
    }

    fn stage(app: &App) -> Stage {
        app.world().resource::<Showcase>().stage
    }

    fn is_pointer_seen(app: &mut App) -> bool {
        let mut pointers = app.world_mut().query::<&CursorOptions>();
        pointers.single(app.world()).unwrap().visible
    }

    #[test]
    fn the_screen_is_dark_until_the_house_opens() {
        let mut app = headless_app(Archive::none());
        let frame = Duration::from_millis(200);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        app.insert_resource(WallClock(|| {
            date(2026, 11, 26).at(HOUR.load(Ordering::Relaxed), 0, 0, 0)
        }));
        at(9);
        app.insert_resource(Showcase {
            house: House {
                hours: "10:00-18:00".parse().ok(),
                ..House::default()
            },
            ..Showcase::new(vec!["xafka"], true)
        });
        frames(&mut app, 6);
        assert_eq!(stage(&app), Stage::Closed);
        assert!(!is_pointer_seen(&mut app));
        // Whoever touches it is not invited.
        click(&mut app, Vec2::new(640.0, 300.0));
        assert_eq!(stage(&app), Stage::Closed);
        at(10);
        frames(&mut app, 4);
        assert_eq!(stage(&app), Stage::Card);
        assert!(is_pointer_seen(&mut app));
        frames(&mut app, 40);
        assert_eq!(stage(&app), Stage::Playing);
        // A visitor may stay for a while, and then it is closed.
        click(&mut app, Vec2::new(640.0, 300.0));
        at(18);
        frames(&mut app, 5);
        assert_eq!(stage(&app), Stage::Invitation);
        frames(&mut app, 31 * 5);
        assert_eq!(stage(&app), Stage::Closed);
        // Nothing goes on in the dark.
        let shown = |app: &App| app.world().resource::<Session>().shown();
        let before = shown(&app);
        frames(&mut app, 100);
        assert_eq!(shown(&app), before);
        assert_eq!(stage(&app), Stage::Closed);
    }
}
