//! The attract mode: games that play themselves until somebody comes along.
//!
//! One match follows another, each announced by a card. The first key, click or
//! touch invites whoever it was to a seat; who goes away without a word leaves
//! the table to the show again. Nothing of it is kept, neither of the show nor
//! of its visitors.

mod cards;
mod programme;
mod visit;

use core::time::Duration;

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput, mouse::MouseButtonInput, touch::TouchInput},
    prelude::*,
};

use self::programme::Number;

use crate::plugins::app::show::Showcase;
use crate::plugins::app::show::Stage;
use crate::{
    plugins::{
        app::{
            notices::Notices,
            pulse::Pulse,
            session::{Autoplay, Purpose, Session, SessionFact, SessionRequest, SessionSystems},
            states::{Overlay, OverlayRequest},
        },
        scene::{
            camera::{CameraRequest, ReduceMotion},
            quality::Quality,
        },
        ui::hud::GameWords,
    },
    rules::registry,
};

/// How long the card of a match is shown.
const CARD: Duration = Duration::from_secs(7);
/// How long the end of a match is shown.
const LOOK_BACK: Duration = Duration::from_secs(8);
/// How long an invitation waits for an answer.
const INVITATION: Duration = Duration::from_secs(15);
/// After so much time without a sign of life, a visitor has gone, perhaps.
const IDLE: Duration = Duration::from_secs(75);
/// So long a visitor may object to having gone.
const FAREWELL: Duration = Duration::from_secs(15);
/// How long a position of a match that is watched stays, in seconds.
const PACE: f32 = 2.6;
/// How fast the camera goes round, in radians per second.
const ROUND: f32 = 0.035;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            visit::enter,
            notice_people,
            time_the_seat,
            carry_on,
            go_round,
        )
            .chain()
            .before(SessionSystems::Apply)
            .run_if(resource_exists::<Showcase>),
    );
    app.add_systems(
        Update,
        hush.after(SessionSystems::Show)
            .run_if(resource_exists::<Showcase>),
    );
    app.add_plugins(cards::plugin);
}

/// What only the show itself asks of its state.
impl Showcase {
    /// How long the stage may still last.
    fn left(&self, now: Duration) -> Option<Duration> {
        let whole = match self.stage {
            Stage::Opening => Duration::ZERO,
            Stage::Card => CARD,
            Stage::Playing => return Some(programme::left(self.began, self.since, now)),
            Stage::LookBack => LOOK_BACK,
            Stage::Invitation => INVITATION,
            Stage::Visit => self.idle.unwrap_or(IDLE),
            Stage::Farewell => FAREWELL,
        };
        Some((self.since + whole).saturating_sub(now))
    }

    /// The games of the show, as far as they have a table.
    fn programme(&self, words: &GameWords) -> Vec<&'static str> {
        registry::playable()
            .map(|(entry, _)| entry.id)
            .filter(|id| words.knows(id))
            .filter(|id| self.games.is_empty() || self.games.contains(id))
            .collect()
    }
}

/// The first sign of life invites, every other keeps the visitor.
fn notice_people(
    time: Res<Time<Real>>,
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut cursor: MessageReader<CursorMoved>,
    mut showcase: ResMut<Showcase>,
    mut autoplay: ResMut<Autoplay>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut requests: MessageWriter<SessionRequest>,
) {
    let touched = keys.read().any(|key| key.state == ButtonState::Pressed)
        | buttons
            .read()
            .any(|button| button.state == ButtonState::Pressed)
        | (touches.read().count() > 0);
    // A mouse that is moved shows that somebody is there, but a table that
    // shakes must not end the show.
    let seen = touched | (cursor.read().count() > 0);
    let now = time.elapsed();
    match showcase.stage {
        _ if showcase.alone() && touched => {
            showcase.enter(Stage::Invitation, now);
            requests.write(SessionRequest::SetPaused(true));
            autoplay.playing = false;
            overlay.write(OverlayRequest::Close);
            overlay.write(OverlayRequest::Open(Overlay::Invitation));
        }
        Stage::Invitation | Stage::Visit if seen => showcase.since = now,
        Stage::Farewell if seen => showcase.enter(Stage::Visit, now),
        _ => {}
    }
}

/// Tells, to whoever reads the log, how long a visitor waits for a seat: until
/// the frame after the first in which they may move, which is when they see it.
fn time_the_seat(
    time: Res<Time<Real>>,
    session: Option<Res<Session>>,
    mut showcase: ResMut<Showcase>,
    mut ready: Local<bool>,
) {
    let Some(asked) = showcase.asked else {
        return;
    };
    let may_move = session.is_some_and(|session| session.person_may_move());
    if may_move && *ready {
        let waited = time.elapsed().saturating_sub(asked);
        debug!("a visitor has waited {} ms for a seat", waited.as_millis());
        showcase.asked = None;
    }
    *ready = may_move && showcase.asked.is_some();
}

fn carry_on(
    time: Res<Time<Real>>,
    words: Res<GameWords>,
    overlay: Res<Overlay>,
    session: Option<Res<Session>>,
    mut showcase: ResMut<Showcase>,
    mut autoplay: ResMut<Autoplay>,
    mut facts: MessageReader<SessionFact>,
    mut requests: MessageWriter<SessionRequest>,
    mut overlays: MessageWriter<OverlayRequest>,
    mut pulse: ResMut<Pulse>,
    mut commands: Commands,
) {
    let now = time.elapsed();
    let mut failed = false;
    for fact in facts.read() {
        match (fact, showcase.stage) {
            (SessionFact::Ended(_), Stage::Playing) => showcase.enter(Stage::LookBack, now),
            (SessionFact::Played { .. } | SessionFact::Moved { .. }, Stage::Playing) => {
                showcase.since = now;
            }
            (SessionFact::Trouble(trouble), Stage::Playing | Stage::Card) => {
                warn!("the showcase leaves a match: {}", trouble.message);
                failed = true;
            }
            _ => {}
        }
    }
    if failed {
        announce(&mut showcase, &words, now, &mut requests);
    }
    let watched = session
        .as_ref()
        .filter(|session| matches!(session.purpose(), Purpose::Replay));
    if showcase.stage == Stage::Playing && watched.is_some_and(|session| session.at_end()) {
        showcase.enter(Stage::LookBack, now);
    }
    // An invitation that was closed is declined.
    if showcase.stage == Stage::Invitation && *overlay == Overlay::None && showcase.since < now {
        autoplay.playing = watched.is_some();
        go_on(&mut showcase, session.is_some(), now, &mut requests);
    }
    let Some(left) = showcase.left(now) else {
        return;
    };
    if !left.is_zero() {
        let counts_down = showcase.stage == Stage::Farewell;
        pulse.within(if counts_down {
            left.min(Duration::from_millis(250))
        } else {
            left
        });
        return;
    }
    match showcase.stage {
        Stage::Opening | Stage::LookBack => announce(&mut showcase, &words, now, &mut requests),
        // A match that does not go on is left, and the next one begins.
        Stage::Playing => announce(&mut showcase, &words, now, &mut requests),
        Stage::Card => {
            showcase.enter(Stage::Playing, now);
            requests.write(SessionRequest::SetPaused(false));
            autoplay.speed = 1.0;
            autoplay.true_times = false;
            autoplay.seconds_per_ply = PACE;
            autoplay.playing = watched.is_some();
        }
        Stage::Invitation => {
            overlays.write(OverlayRequest::Close);
            autoplay.playing = watched.is_some();
            go_on(&mut showcase, session.is_some(), now, &mut requests);
        }
        Stage::Visit => showcase.enter(Stage::Farewell, now),
        Stage::Farewell => {
            commands.queue(visit::forget_visitor);
            announce(&mut showcase, &words, now, &mut requests);
        }
    }
    pulse.now();
}

/// Opens the next match, behind its card.
fn announce(
    showcase: &mut Showcase,
    words: &GameWords,
    now: Duration,
    requests: &mut MessageWriter<SessionRequest>,
) {
    showcase.enter(Stage::Card, now);
    showcase.began = now;
    let games = showcase.programme(words);
    // One that cannot be shown is passed over.
    for _ in 0..=games.len() {
        showcase.round += 1;
        match programme::number_of(showcase.round, &games) {
            Ok(Number::Play(record)) => {
                requests.write(SessionRequest::Open(record));
                requests.write(SessionRequest::SetPaused(true));
                return;
            }
            Ok(Number::Watch(record)) => {
                requests.write(SessionRequest::Watch(record, None));
                return;
            }
            Err(error) => error!("the showcase leaves a match out: {error}"),
        }
    }
}

/// While nobody is there, nobody reads what is told, and nobody dismisses it.
fn hush(showcase: Res<Showcase>, mut notices: ResMut<Notices>) {
    if showcase.alone() && notices.iter().next().is_some() {
        notices.clear();
    }
}

/// The show goes on where it was when somebody came.
fn go_on(
    showcase: &mut Showcase,
    at_the_table: bool,
    now: Duration,
    requests: &mut MessageWriter<SessionRequest>,
) {
    requests.write(SessionRequest::SetPaused(false));
    showcase.enter(
        if at_the_table {
            Stage::Playing
        } else {
            Stage::Opening
        },
        now,
    );
}

fn go_round(
    time: Res<Time>,
    quality: Res<Quality>,
    still: Res<ReduceMotion>,
    showcase: Res<Showcase>,
    mut camera: MessageWriter<CameraRequest>,
    mut pulse: ResMut<Pulse>,
) {
    if *quality == Quality::Low || still.0 || !showcase.alone() {
        return;
    }
    camera.write(CameraRequest::Drift(ROUND * time.delta_secs().min(0.1)));
    pulse.now();
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

    use super::*;
    use crate::plugins::{
        app::{
            session::{Archive, ThinkingSettings},
            settings::Settings,
        },
        games::{
            chimple::MemePanel,
            mathematichess::{Fill, Orders, SetUp, SetUps},
            xong::Editor,
        },
        testing::{click, frames, headless_app},
    };

    /// So many frames of a test pass in a second.
    const SECOND: usize = 20;

    fn show() -> App {
        let mut app = headless_app(Archive::none());
        app.insert_resource(Showcase::of(vec!["xafka"], true));
        frames(&mut app, 6);
        app
    }

    /// Something that a visitor may leave open.
    #[derive(Resource, Default)]
    struct Opened(Option<&'static str>);

    fn visit(app: &mut App) {
        app.world_mut()
            .resource_mut::<Showcase>()
            .enter(Stage::Visit, Duration::ZERO);
        frames(app, 3);
    }

    fn stage(app: &App) -> Stage {
        app.world().resource::<Showcase>().stage
    }

    fn interface(app: &mut App) -> egui::Context {
        let mut contexts = app
            .world_mut()
            .query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts
            .single_mut(app.world_mut())
            .unwrap()
            .get_mut()
            .clone()
    }

    fn people(app: &App) -> usize {
        let session = app.world().resource::<Session>();
        let seats = session.record().seats();
        seats.iter().filter(|seat| seat.kind.is_human()).count()
    }

    #[test]
    fn a_touch_invites_and_silence_declines() {
        let mut app = show();
        assert_eq!(stage(&app), Stage::Card);
        assert_eq!(people(&app), 0);
        click(&mut app, Vec2::new(640.0, 300.0));
        assert_eq!(stage(&app), Stage::Invitation);
        assert_eq!(*app.world().resource::<Overlay>(), Overlay::Invitation);
        frames(&mut app, 16 * SECOND);
        assert_eq!(stage(&app), Stage::Playing);
        assert_eq!(*app.world().resource::<Overlay>(), Overlay::None);
    }

    #[test]
    fn a_match_that_comes_with_the_program_goes_on_by_itself_to_its_end() {
        let mut app = show();
        // The second round of a single game.
        let words = app.world().resource::<GameWords>();
        let games = app.world().resource::<Showcase>().programme(words);
        let Ok(Number::Watch(record)) = programme::number_of(2, &games) else {
            panic!("a match to watch");
        };
        let last = record.len();
        app.world_mut().resource_mut::<Showcase>().round = 1;
        app.world_mut()
            .resource_mut::<Showcase>()
            .enter(Stage::LookBack, Duration::ZERO);
        frames(&mut app, 9 * SECOND);
        let session = app.world().resource::<Session>();
        assert!(matches!(session.purpose(), Purpose::Replay));
        frames(&mut app, 12 * SECOND);
        let shown = app.world().resource::<Session>().shown();
        assert!((1..last).contains(&shown), "{shown} of {last}");
        let rest = (last as f32 * PACE) as usize * SECOND;
        for _ in 0..rest {
            if stage(&app) == Stage::LookBack {
                break;
            }
            app.update();
        }
        assert_eq!(stage(&app), Stage::LookBack);
        assert_eq!(app.world().resource::<Session>().shown(), last);
    }

    #[test]
    fn a_match_that_fails_is_left_at_once() {
        let mut app = show();
        frames(&mut app, 8 * SECOND);
        assert_eq!(stage(&app), Stage::Playing);
        let round = app.world().resource::<Showcase>().round;
        app.world_mut().write_message(SessionFact::Trouble(
            crate::plugins::app::session::Trouble {
                message: "the search has failed".to_owned(),
            },
        ));
        frames(&mut app, 3);
        assert_eq!(stage(&app), Stage::Card);
        assert_eq!(app.world().resource::<Showcase>().round, round + 1);
        assert!(app.world().resource::<Notices>().iter().next().is_none());
    }

    #[test]
    fn the_show_waits_for_a_visitor_as_long_as_it_was_told_to() {
        let now = Duration::from_secs(100);
        let left = |mut show: Showcase| {
            show.enter(Stage::Visit, now);
            show.left(now + Duration::from_secs(20))
        };
        let usual = Showcase::default();
        assert_eq!(left(usual), Some(Duration::from_secs(55)));
        let patient = Showcase::default().waiting(Duration::from_secs(300));
        assert_eq!(left(patient), Some(Duration::from_secs(280)));
        let hasty = Showcase::default().waiting(Duration::from_secs(20));
        assert_eq!(left(hasty), Some(Duration::ZERO));
    }

    #[test]
    fn nothing_of_a_visitor_stays() {
        let mut app = show();
        let sound = app.world().resource::<Settings>().clone();
        let record = programme::match_for_visitor("xafka", 1).unwrap();
        app.world_mut()
            .write_message(SessionRequest::Open(Box::new(record)));
        visit(&mut app);
        assert_eq!(people(&app), 1);
        app.world_mut().resource_mut::<Settings>().coordinates ^= true;
        app.world_mut().resource_mut::<Autoplay>().speed = 8.0;
        crate::plugins::app::visitors::forget::<Opened>(&mut app);
        app.insert_resource(Opened(Some("the page of Anna")));
        let typed = egui::Id::new("what a visitor has typed");
        interface(&mut app).data_mut(|data| data.insert_persisted(typed, "Anna".to_owned()));
        assert!(sound != *app.world().resource::<Settings>());
        frames(&mut app, 76 * SECOND);
        assert_eq!(stage(&app), Stage::Farewell);
        frames(&mut app, 16 * SECOND);
        assert_eq!(stage(&app), Stage::Card);
        assert_eq!(people(&app), 0);
        assert_eq!(sound, *app.world().resource::<Settings>());
        assert_eq!(app.world().resource::<Autoplay>().speed, 1.0);
        assert_eq!(app.world().resource::<Opened>().0, None);
        let left = interface(&mut app).data_mut(|data| data.get_persisted::<String>(typed));
        assert_eq!(left, None);
    }

    #[test]
    fn the_panels_of_games_forget_too_and_keep_what_is_the_owners() {
        let set_up = |name: &str| SetUp {
            name: name.to_owned(),
            rows: "7/7/7/7/1Q5/7/K6".to_owned(),
        };
        let own = SetUps {
            all: vec![set_up("the owner’s")],
        };
        let mut app = headless_app(Archive::none());
        app.insert_resource(own.clone());
        app.insert_resource(Showcase::of(vec!["mathematichess"], false));
        frames(&mut app, 6);
        let lines = app.world().resource::<ThinkingSettings>().lines;
        let record = programme::match_for_visitor("mathematichess", 1).unwrap();
        app.world_mut()
            .write_message(SessionRequest::Open(Box::new(record)));
        visit(&mut app);
        let world = app.world_mut();
        world.resource_mut::<SetUps>().all = vec![set_up("Anna’s")];
        (world.resource_mut::<Orders>()).fill(crate::rules::Player::SECOND, Fill::Random);
        world.resource_mut::<MemePanel>().values = true;
        (world.resource_mut::<Editor>().sketch).set(Default::default(), true);
        world.resource_mut::<ThinkingSettings>().lines = lines + 2;
        // What happens when the farewell is over.
        visit::forget_visitor(world);
        frames(&mut app, 2);
        let world = app.world();
        assert_eq!(*world.resource::<SetUps>(), own);
        assert_eq!(world.resource::<Orders>().standing(), None);
        assert_eq!(*world.resource::<MemePanel>(), MemePanel::default());
        assert!(world.resource::<Editor>().sketch.is_empty());
        assert_eq!(world.resource::<ThinkingSettings>().lines, lines);
    }
}
