//! What window managers and signals do to the window.

use std::{
    env,
    io::{BufRead as _, BufReader, Write as _, stdout},
    process::{Command, Stdio, exit},
    sync::mpsc::channel,
};

use bevy::{
    app::AppExit,
    input::keyboard::Key,
    prelude::*,
    window::{PrimaryWindow, WindowCloseRequested, WindowEvent, WindowMode},
};
use curio::{
    plugins::{
        app::{session::Archive, settings::Settings, show::Showcase},
        testing::{frames, headless_app},
    },
    process::stop,
};

use crate::keys::{stroke, window};

fn ask_to_close(app: &mut App) {
    let window = window(app);
    app.world_mut()
        .write_message(WindowCloseRequested { window });
    frames(app, 4);
}

fn is_open(app: &mut App) -> bool {
    let mut windows = app
        .world_mut()
        .query_filtered::<(), (With<Window>, With<PrimaryWindow>)>();
    let is_there = windows.iter(app.world()).count() == 1;
    is_there && app.should_exit().is_none()
}

#[test]
fn a_kiosk_is_not_closed_by_the_window_manager() {
    let mut app = headless_app(Archive::none());
    app.insert_resource(Showcase::new(Vec::new(), true));
    frames(&mut app, 6);
    for _ in 0..3 {
        ask_to_close(&mut app);
        assert!(is_open(&mut app));
    }
    app.world_mut().remove_resource::<Showcase>();
    ask_to_close(&mut app);
    assert!(!is_open(&mut app), "it is an ordinary window again");
}

#[test]
fn a_showcase_that_is_no_kiosk_is_closed() {
    let mut app = headless_app(Archive::none());
    app.insert_resource(Showcase::new(Vec::new(), false));
    frames(&mut app, 6);
    ask_to_close(&mut app);
    assert!(!is_open(&mut app));
}

#[test]
fn the_window_follows_the_setting_of_the_full_screen() {
    let mut app = headless_app(Archive::none());
    let state = |app: &mut App| {
        let mut windows = app.world_mut().query::<&Window>();
        let mode = windows.single(app.world()).unwrap().mode;
        let setting = app.world().resource::<Settings>().fullscreen;
        (mode != WindowMode::Windowed, setting)
    };
    for full in [true, false, true] {
        for event in stroke(&mut app, &Key::F11, KeyCode::F11) {
            app.world_mut().write_message(event.clone());
            app.world_mut()
                .write_message(WindowEvent::KeyboardInput(event));
        }
        frames(&mut app, 2);
        assert_eq!(state(&mut app), (full, full));
    }
    app.world_mut().resource_mut::<Settings>().fullscreen = false;
    frames(&mut app, 1);
    assert_eq!(state(&mut app), (false, false));
}

/// Set in the process that is to be ended by a signal.
const ASLEEP: &str = "CURIO_TEST_ASLEEP";

/// Sleeps like a window that nobody touches; run by the test below.
#[test]
fn sleeps_until_a_signal_comes() {
    if env::var_os(ASLEEP).is_none() {
        return;
    }
    let mut app = headless_app(Archive::none());
    let (wake, woken) = channel();
    stop::watch(move || wake.send(()).unwrap());
    writeln!(stdout(), "\nasleep").unwrap();
    woken.recv().unwrap();
    writeln!(stdout(), "woken").unwrap();
    frames(&mut app, 1);
    match app.should_exit() {
        Some(AppExit::Error(code)) => exit(code.get().into()),
        other => panic!("{other:?}"),
    }
}

#[cfg(unix)]
#[test]
fn a_signal_wakes_a_sleeping_window_and_ends_it_with_its_own_exit_code() {
    use rustix::process::{Pid, Signal, kill_process};

    for (signal, code) in [(Signal::INT, 130), (Signal::TERM, 143)] {
        let mut sleeper = Command::new(env::current_exe().unwrap())
            .args([
                "--exact",
                "--nocapture",
                "window::sleeps_until_a_signal_comes",
            ])
            .env(ASLEEP, "yes")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let pid = Pid::from_child(&sleeper);
        let mut said = Vec::new();
        for line in BufReader::new(sleeper.stdout.take().unwrap()).lines() {
            let line = line.unwrap();
            if line == "asleep" {
                kill_process(pid, signal).unwrap();
            }
            said.push(line);
        }
        let status = sleeper.wait().unwrap();
        assert_eq!(status.code(), Some(code), "{said:?}");
        assert!(said.iter().any(|line| line == "woken"), "{said:?}");
    }
}
