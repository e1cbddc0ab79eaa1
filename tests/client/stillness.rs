//! With reduced motion nothing glides: whatever happens, things and camera are where they
//! belong within some frames, and stay there.

use bevy::{platform::collections::HashMap, prelude::*};
use bevy_egui::{EguiContext, PrimaryEguiContext};
use curio::{
    plugins::{
        app::{
            session::{Archive, Origin, PlayRequest, Session, SessionRequest},
            settings::Settings,
        },
        scene::camera::{CameraRequest, Preset},
        testing::{ask, frames, headless_app},
    },
    record::testing::played,
};

/// Frames of which each may still bring something to its place: requests become facts, facts
/// become things.
const SOON: usize = 5;
/// Frames in which nothing may move after that, 50 ms each.
const LATER: usize = 30;

fn places(app: &mut App) -> HashMap<Entity, (Transform, bool)> {
    let mut things = app
        .world_mut()
        .query::<(Entity, &Transform, Option<&Visibility>)>();
    things
        .iter(app.world())
        .map(|(entity, at, seen)| {
            let is_hidden = seen == Some(&Visibility::Hidden);
            (entity, (*at, is_hidden))
        })
        .collect()
}

#[track_caller]
fn assert_still(app: &mut App, after: &str) {
    frames(app, SOON);
    let before = places(app);
    for frame in 0..LATER {
        frames(app, 1);
        let now = places(app);
        for (entity, place) in &now {
            if before.get(entity) != Some(place) {
                let name = app.world().get::<Name>(*entity).cloned();
                panic!("{after}, frame {frame}: {entity} {name:?} has moved: {place:?}");
            }
        }
    }
}

#[test]
fn nothing_moves_at_a_table() {
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        let mut app = headless_app(Archive::none());
        assert!(app.world().resource::<Settings>().reduce_motion);
        let record = played(game, &["human", "human"], &[]);
        ask(&mut app, SessionRequest::open(record));
        // Models are loaded beside the frames.
        frames(&mut app, 60);
        assert_still(&mut app, game);
        for turn in 0..8 {
            let session = app.world().resource::<Session>();
            let texts = session.position().legal_texts();
            let Some(text) = texts.get(turn * 5 % texts.len().max(1)).cloned() else {
                break;
            };
            ask(
                &mut app,
                SessionRequest::play_by(text.clone(), Origin::Person),
            );
            assert_still(&mut app, &format!("{game}, {text}"));
        }
        for request in [
            CameraRequest::Flip,
            CameraRequest::Preset(Preset::Top),
            CameraRequest::Zoom(2.0),
            CameraRequest::Fit,
        ] {
            app.world_mut().write_message(request);
            assert_still(&mut app, &format!("{game}, {request:?}"));
        }
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        assert_still(&mut app, &format!("{game}, taken back"));
        ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
        assert_still(&mut app, &format!("{game}, the end"));
    }
}

#[test]
fn the_interface_does_not_glide() {
    let mut app = headless_app(Archive::none());
    frames(&mut app, 3);
    let mut contexts = app
        .world_mut()
        .query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(app.world_mut()).unwrap();
    let style = context.get_mut().global_style();
    assert_eq!(style.animation_time, 0.0);
    assert_eq!(style.scroll_animation.duration.max, 0.0);
}
