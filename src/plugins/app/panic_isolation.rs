//! A fault in one system costs what that system would have done in this frame. The
//! others go on, and so does the match: a panel that fails is missing, and nothing else is.
//!
//! Bevy's executors let a panic through to the end of the program. With [`Endurance`] it is
//! caught, and the rest of the schedule runs. The report is written by
//! [`fault`](super::fault), which sees every panic.

use std::{
    any::Any,
    panic::{self, AssertUnwindSafe},
};

use bevy::{
    ecs::{
        error::{BevyError, ErrorContext},
        schedule::{
            FixedBitSet, InternedScheduleLabel, ScheduleLabel, Schedules, SingleThreadedExecutor,
            SystemExecutor, SystemSchedule,
        },
    },
    prelude::*,
};

/// How many faults in one run of a schedule are outlived. Each ends a system, so that
/// there can be no more of them than systems and commands; this is far above what a
/// program that is still of any use has.
const MOST: usize = 100;

/// Has the schedules of every frame outlive the faults of their systems. What starts the
/// program up is left as it is: without it there is nothing to go on with.
#[derive(Debug)]
pub(crate) struct Endurance;

impl Plugin for Endurance {
    fn build(&self, _: &mut App) {}

    // All plugins have added their systems by now.
    fn cleanup(&self, app: &mut App) {
        endure(app);
    }
}

/// Does at once what [`Endurance`] does when the program starts.
pub fn endure(app: &mut App) {
    let left_out: [InternedScheduleLabel; 4] = [
        Main.intern(),
        PreStartup.intern(),
        Startup.intern(),
        PostStartup.intern(),
    ];
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        if !left_out.contains(&schedule.label()) {
            schedule.set_executor(Enduring(SingleThreadedExecutor::new()));
        }
    }
}

/// Runs systems one after the other and goes on after one that panics.
struct Enduring(SingleThreadedExecutor);

impl SystemExecutor for Enduring {
    fn init(&mut self, schedule: &SystemSchedule) {
        self.0.init(schedule);
    }

    fn run(
        &mut self,
        schedule: &mut SystemSchedule,
        world: &mut World,
        skipped: Option<&FixedBitSet>,
        error_handler: fn(BevyError, ErrorContext),
    ) {
        let mut fault: Option<Box<dyn Any + Send>> = None;
        for _ in 0..MOST {
            // The executor knows which systems have run, the one that failed among them,
            // and forgets it only when it has come to the end.
            let run = AssertUnwindSafe(|| self.0.run(schedule, world, skipped, error_handler));
            match panic::catch_unwind(run) {
                Ok(()) => return,
                Err(payload) => fault = Some(payload),
            }
        }
        if let Some(payload) = fault {
            panic::resume_unwind(payload);
        }
    }

    fn set_apply_final_deferred(&mut self, value: bool) {
        self.0.set_apply_final_deferred(value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Default, Debug)]
    struct Ran(Vec<&'static str>);

    #[derive(Resource)]
    struct Fails(bool);

    #[derive(Component)]
    struct Spawned;

    fn app() -> App {
        let mut app = App::new();
        app.init_resource::<Ran>().insert_resource(Fails(true));
        app.add_systems(
            Update,
            (
                |mut ran: ResMut<Ran>, mut commands: Commands| {
                    commands.spawn(Spawned);
                    ran.0.push("first");
                },
                |mut ran: ResMut<Ran>, fails: Res<Fails>| {
                    ran.0.push("second");
                    assert!(!fails.0, "one too many");
                    ran.0.push("second was well");
                },
                |mut ran: ResMut<Ran>| ran.0.push("third"),
            )
                .chain(),
        );
        app.add_systems(Last, |mut ran: ResMut<Ran>| ran.0.push("last"));
        endure(&mut app);
        app
    }

    fn frame(app: &mut App) -> Vec<&'static str> {
        app.update();
        core::mem::take(&mut app.world_mut().resource_mut::<Ran>().0)
    }

    #[test]
    fn the_others_go_on_after_a_fault_and_the_system_has_its_next_chance() {
        let mut app = app();
        for _ in 0..3 {
            assert_eq!(frame(&mut app), ["first", "second", "third", "last"]);
        }
        app.insert_resource(Fails(false));
        let well = ["first", "second", "second was well", "third", "last"];
        assert_eq!(frame(&mut app), well);
        let mut spawned = app.world_mut().query::<&Spawned>();
        assert_eq!(spawned.iter(app.world()).count(), 4, "commands are kept");
    }

    #[test]
    fn a_command_that_fails_costs_itself_only() {
        let mut app = app();
        app.insert_resource(Fails(false));
        app.add_systems(Update, |mut commands: Commands| {
            commands.queue(|_: &mut World| panic!("a command that fails"));
            commands.spawn(Spawned);
        });
        endure(&mut app);
        let ran = frame(&mut app);
        assert!(ran.ends_with(&["last"]), "{ran:?}");
        let mut spawned = app.world_mut().query::<&Spawned>();
        assert_eq!(spawned.iter(app.world()).count(), 2);
    }

    #[test]
    #[should_panic(expected = "nothing to go on with")]
    fn what_fails_at_the_start_ends_the_program() {
        let mut app = App::new();
        app.add_systems(Startup, || panic!("nothing to go on with"));
        endure(&mut app);
        app.update();
    }
}
