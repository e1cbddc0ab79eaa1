//! The attract mode: games that play themselves until somebody comes along.
//!
//! One match follows another, each with opponents of its own; the camera goes
//! round slowly where a graphics card draws. The first key, click or touch ends
//! it at the title screen. Nothing of it is kept.

use core::time::Duration;

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput, mouse::MouseButtonInput, touch::TouchInput},
    prelude::*,
};

use super::{
    camera::{CameraRequest, ReduceMotion},
    hud::GameWords,
    pulse::Pulse,
    quality::Quality,
    screens::ChosenGame,
    session::{Archive, Session, SessionFact, SessionRequest, SessionSystems, ThinkingSettings},
};
use crate::{
    engine::{Level, Opponent},
    record::{Match, Seat, SeatKind, Terms},
    rules::{registry, zobrist_key},
};

/// How long the end of a match is shown.
const LOOK_BACK: Duration = Duration::from_secs(8);
/// The least time between two moves.
const UNHURRIED: Duration = Duration::from_millis(1900);
/// How fast the camera goes round, in radians per second.
const ROUND: f32 = 0.035;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (begin, carry_on, go_round, stop_at_first_touch)
            .chain()
            .before(SessionSystems::Apply)
            .run_if(resource_exists::<Showcase>),
    );
}

/// The showcase is running as long as this is there.
#[derive(Resource, Debug, Default)]
pub struct Showcase {
    /// How many matches have been begun.
    round: u64,
    /// When the next match begins, once one has ended.
    next: Option<Duration>,
}

fn begin(
    mut showcase: ResMut<Showcase>,
    session: Option<Res<Session>>,
    mut commands: Commands,
    words: Res<GameWords>,
    mut settings: ResMut<ThinkingSettings>,
    mut requests: MessageWriter<SessionRequest>,
) {
    if showcase.round == 0 && session.is_none() {
        commands.insert_resource(Archive::none());
        settings.pause = UNHURRIED;
        open_next(&mut showcase, &words, &mut requests);
    }
}

fn open_next(
    showcase: &mut Showcase,
    words: &GameWords,
    requests: &mut MessageWriter<SessionRequest>,
) {
    showcase.next = None;
    showcase.round += 1;
    let games: Vec<&'static str> = registry::playable()
        .map(|(entry, _)| entry.id)
        .filter(|id| words.knows(id))
        .collect();
    match programme(showcase.round, &games) {
        Ok(record) => {
            requests.write(SessionRequest::Open(Box::new(record)));
        }
        Err(error) => error!("the showcase cannot go on: {error}"),
    }
}

/// The match of a round: who plays differs, and so does every opening.
fn programme(round: u64, games: &[&'static str]) -> Result<Match, crate::record::RecordError> {
    let turn = (round.saturating_sub(1) % games.len().max(1) as u64) as usize;
    let game = games.get(turn).copied().unwrap_or(ChosenGame::default().0);
    let pick = |salt: u64| 4 + (zobrist_key(salt, round) % 4) as u8;
    let seats = [1, 2]
        .map(|salt| Level::try_from(pick(salt)).unwrap_or(Level::HIGHEST))
        .map(|level| Seat::of(SeatKind::Opponent(Opponent::Level(level))));
    let mut terms = Terms::new(game, seats.into());
    terms.seed = zobrist_key(3, round);
    Match::new(terms)
}

fn carry_on(
    time: Res<Time<Real>>,
    words: Res<GameWords>,
    mut showcase: ResMut<Showcase>,
    mut facts: MessageReader<SessionFact>,
    mut requests: MessageWriter<SessionRequest>,
    mut pulse: ResMut<Pulse>,
) {
    if facts
        .read()
        .any(|fact| matches!(fact, SessionFact::Ended(_)))
    {
        showcase.next = Some(time.elapsed() + LOOK_BACK);
    }
    let Some(next) = showcase.next else { return };
    if time.elapsed() >= next {
        open_next(&mut showcase, &words, &mut requests);
        pulse.now();
    } else {
        pulse.within(next.saturating_sub(time.elapsed()));
    }
}

fn go_round(
    time: Res<Time>,
    quality: Res<Quality>,
    still: Res<ReduceMotion>,
    mut camera: MessageWriter<CameraRequest>,
    mut pulse: ResMut<Pulse>,
) {
    if *quality == Quality::Low || still.0 {
        return;
    }
    camera.write(CameraRequest::Orbit {
        yaw: ROUND * time.delta_secs().min(0.1),
        pitch: 0.0,
    });
    pulse.now();
}

fn stop_at_first_touch(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut commands: Commands,
    mut settings: ResMut<ThinkingSettings>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let touched = keys.read().any(|key| key.state == ButtonState::Pressed)
        || buttons
            .read()
            .any(|button| button.state == ButtonState::Pressed)
        || touches.read().count() > 0;
    if touched {
        commands.remove_resource::<Showcase>();
        commands.insert_resource(Archive::default());
        settings.pause = ThinkingSettings::default().pause;
        requests.write(SessionRequest::Leave);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn no_two_rounds_are_alike_for_a_while() {
        let terms: Vec<_> = (1..20)
            .map(|round| programme(round, &["xafka"]).unwrap().terms().clone())
            .collect();
        for (n, one) in terms.iter().enumerate() {
            assert!(terms[..n].iter().all(|other| other.seed != one.seed));
        }
    }
}
