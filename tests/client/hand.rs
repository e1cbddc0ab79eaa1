//! The hand over the table is heard: when it takes a piece up, and when it puts one back.

use bevy::prelude::*;
use curio::{
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            session::{Archive, Session, SessionRequest},
            settings::Settings,
        },
        games::chimple::{ChimpleTable, Layout},
        testing::{ask, drag, frames, headless_app, on_screen, point},
    },
    record::testing,
};

#[derive(Resource, Default)]
struct Heard(Vec<Sound>);

fn listen(mut sounds: MessageReader<PlaySound>, mut heard: ResMut<Heard>) {
    heard.0.extend(sounds.read().map(|it| it.sound));
}

fn heard(app: &App, sound: Sound) -> usize {
    let heard = &app.world().resource::<Heard>().0;
    heard.iter().filter(|it| **it == sound).count()
}

#[test]
fn a_piece_is_heard_when_it_is_taken_up_and_put_back() {
    let mut app = headless_app(Archive::none());
    app.world_mut().resource_mut::<Settings>().reduce_motion = false;
    app.init_resource::<Heard>().add_systems(Last, listen);
    let terms = testing::terms("chimple", &["Ada", "Ben"], &[("size", "3")]);
    ask(
        &mut app,
        SessionRequest::open(testing::played_on(terms, &[])),
    );
    frames(&mut app, 60);
    let size = app.world().resource::<ChimpleTable>().0.size();
    let [own, free, barred] = [3, 6, 8].map(|number| {
        let at = Layout::new(size).place(size.square(number).unwrap());
        on_screen(&mut app, at).unwrap()
    });
    app.world_mut().resource_mut::<Heard>().0.clear();
    point(&mut app, own);
    frames(&mut app, 60);
    assert_eq!(heard(&app, Sound::Lift), 0, "pointing is not heard");
    // Nobody may step there: it comes back.
    drag(&mut app, own, barred);
    point(&mut app, barred);
    frames(&mut app, 120);
    assert_eq!(heard(&app, Sound::Lift), 1);
    assert_eq!(heard(&app, Sound::PutBack), 1);
    drag(&mut app, own, free);
    frames(&mut app, 120);
    assert_eq!(app.world().resource::<Session>().record().len(), 1);
    assert_eq!(heard(&app, Sound::Lift), 2);
    assert_eq!(heard(&app, Sound::PutBack), 1, "it has gone elsewhere");
}
