//! Seeking in a long match, with everything of the client but the graphics card:
//! the table, the list of moves, the scrubber with its lines.

use bevy::prelude::*;

use curio::{
    plugins::{
        app::session::{Archive, Session, SessionRequest, ThinkingSettings},
        testing::{frames, headless_app},
    },
    record::{Edit, Match, testing::played},
    rules::zobrist_key,
};

/// The length of the match, in plies.
const LENGTH: usize = 1000;

/// A random match of XIMA that is still not over after [`LENGTH`] moves.
fn long_match() -> Match {
    let mut record = played("xima", &["Ada", "Ben"], &[]);
    let mut tries = 0;
    while record.len() < LENGTH {
        let moves = record.position().legal_texts();
        tries += 1;
        let pick = zobrist_key(11, tries) % moves.len() as u64;
        record.play(&moves[pick as usize], None).unwrap();
        // Whatever ends the match is taken back.
        if record.outcome().is_some() {
            record.apply(Edit::Undo(1)).unwrap();
        }
    }
    record
}

fn watching(record: Match) -> App {
    let mut app = headless_app(Archive::none());
    app.world_mut().resource_mut::<ThinkingSettings>().review = false;
    app.world_mut().write_message(SessionRequest::watch(record));
    // The scores behind the scrubber come a few in a frame.
    frames(&mut app, 60);
    app
}

fn seek(app: &mut App, ply: usize) {
    app.world_mut().write_message(SessionRequest::seek(ply));
    app.update();
    assert_eq!(app.world().resource::<Session>().shown(), ply);
}

#[test]
fn a_seek_in_a_match_of_a_thousand_plies_is_done_in_the_frame_it_is_asked_for() {
    let record = long_match();
    let mut app = watching(record.clone());
    let all_over = (0..12).map(|turn| (zobrist_key(12, turn) % LENGTH as u64) as usize);
    for ply in all_over.chain([LENGTH, 0]) {
        seek(&mut app, ply);
        let shown = app.world().resource::<Session>().position().position_text();
        assert_eq!(shown, record.position_at(ply).position_text());
    }
}
