//! The attract mode: games that play themselves until somebody comes along.
//!
//! One match follows another, each announced by a card. The first key, click or
//! touch brings an invitation to play; when a visitor walks away, the show goes on.
//! Nothing is kept, neither of the show nor of its visitors.

mod cards;
mod counts;
#[cfg(feature = "host")]
mod evening;
mod exit;
mod help;
mod hours;
mod keepsake;
mod lower_third;
mod people;
#[cfg(feature = "host")]
mod phones;
mod placard;
mod programme;
mod puzzle;
mod staged;
mod visit;

use core::time::Duration;

use bevy::{ecs::system::SystemParam, prelude::*, window::WindowCloseRequested};

pub(super) use self::staged::Staged;
use self::{
    people::{Newcomer, notice_people},
    placard::Placard,
    programme::{NextMatch, Number, Plan},
};
use crate::plugins::{
    app::{
        machine::{
            calendar::WallClock,
            redraw::RedrawScheduler,
            worker::{Threads, Waker},
        },
        notices::Notices,
        session::{
            Autoplay, PlayRequest, Requests, Session, SessionFact, SessionRequest, SessionSystems,
        },
        settings::Settings,
        show::{Showcase, Stage},
        states::{Overlay, OverlayRequest},
    },
    scene::{
        camera::{CameraRequest, ReduceMotion},
        quality::Quality,
    },
    ui::hud::GameWords,
};

/// How long the card of the house is shown.
const PLACARD: Duration = Duration::from_secs(10);
/// How long the card of a match is shown.
const CARD: Duration = Duration::from_secs(7);
/// How long it is shown how a match began.
const BEGINNING: Duration = Duration::from_secs(5);
/// How long the end of a match is shown.
const LOOK_BACK: Duration = Duration::from_secs(8);
/// How long an invitation waits for an answer.
const INVITATION: Duration = Duration::from_secs(30);
/// After this time without a sign of life, a visitor may have gone.
const IDLE: Duration = Duration::from_secs(75);
/// The time a visitor then has to say otherwise.
const FAREWELL: Duration = Duration::from_secs(15);
/// The time for each position of a match that is watched, in seconds.
const PACE: f32 = 3.0;
/// The time to find the last move of a match, in seconds.
const RIDDLE: f32 = 7.0;
/// How long today's puzzle may take with its solution.
const PUZZLE: Duration = Duration::from_secs(120);
/// How fast the camera goes round, in radians per second.
const ROUND: f32 = 0.035;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Requests,
        (
            visit::enter,
            notice_people,
            (visit::time_the_seat, help::help),
            follow_match,
            advance_stage,
            hours::keep_hours,
            counts::count_visits,
            orbit_camera,
            // The last: none of the others can do without the show.
            exit::exit_on_key,
        )
            .chain()
            .before(SessionSystems::Ask)
            .run_if(resource_exists::<Showcase>),
    );
    app.add_systems(Update, clear_notices.after(SessionSystems::Show));
    app.add_systems(
        PreUpdate,
        refuse_to_close.run_if(resource_exists::<Showcase>),
    );
    app.add_message::<Newcomer>().init_resource::<NextMatch>();
    #[cfg(feature = "host")]
    app.add_plugins((evening::plugin, phones::plugin));
    app.add_plugins((
        cards::plugin,
        counts::plugin,
        hours::plugin,
        keepsake::plugin,
        lower_third::plugin,
        placard::plugin,
    ));
}

/// A kiosk stays, whatever the keys and buttons of the window manager ask for.
fn refuse_to_close(showcase: Res<Showcase>, mut requests: ResMut<Messages<WindowCloseRequested>>) {
    if showcase.kiosk && !requests.is_empty() {
        requests.clear();
    }
}

/// The part of the state that concerns the show alone.
impl Showcase {
    /// How long the stage may still last.
    fn left(&self, now: Duration) -> Option<Duration> {
        let whole = match self.stage {
            Stage::Opening => Duration::ZERO,
            Stage::Placard => PLACARD,
            Stage::Card => CARD,
            Stage::Playing => {
                return Some(programme::left(self.began, self.since, now, self.time));
            }
            Stage::LookBack => LOOK_BACK,
            Stage::Invitation => INVITATION,
            Stage::Visit => self.idle.unwrap_or(IDLE),
            Stage::Farewell => FAREWELL,
            // Those leave the table as soon as they are done.
            Stage::Phones | Stage::Closed => return None,
        };
        Some((self.since + whole).saturating_sub(now))
    }
}

/// The show: what it puts on, and the requests that do so.
#[derive(SystemParam)]
struct Show<'w> {
    time: Res<'w, Time<Real>>,
    words: Res<'w, GameWords>,
    placard: Option<Res<'w, Placard>>,
    clock: Res<'w, WallClock>,
    settings: ResMut<'w, Settings>,
    next: ResMut<'w, NextMatch>,
    threads: Res<'w, Threads>,
    waker: Res<'w, Waker>,
    showcase: ResMut<'w, Showcase>,
    autoplay: ResMut<'w, Autoplay>,
    requests: MessageWriter<'w, SessionRequest>,
    overlays: MessageWriter<'w, OverlayRequest>,
}

/// Follows the match on the table to its end, or leaves it when it fails.
fn follow_match(mut facts: MessageReader<SessionFact>, session: If<Res<Session>>, mut show: Show) {
    let now = show.time.elapsed();
    let mut failed = false;
    for fact in facts.read() {
        match (fact, show.showcase.stage) {
            (SessionFact::Played { .. } | SessionFact::Moved { .. }, Stage::Playing) => {
                show.showcase.since = now;
                if show.showcase.told_from == 0 && session.is_watched() {
                    let is_riddle = lower_third::is_riddle(&session);
                    show.autoplay.seconds_per_ply = if is_riddle { RIDDLE } else { PACE };
                }
            }
            (SessionFact::Trouble(trouble), Stage::Playing | Stage::Card) => {
                warn!("the showcase leaves a match: {}", trouble.message);
                failed = true;
            }
            _ => {}
        }
    }
    if failed {
        show.announce(now);
    }
    let is_told = session.shown() >= show.showcase.told_from;
    if is_told && show.showcase.told_from > 0 && session.is_watched() {
        show.showcase.told_from = 0;
        show.autoplay.pace(0);
    }
    let at_end = session.is_watched() && session.at_end();
    if show.showcase.stage == Stage::Playing && at_end {
        show.showcase.enter(Stage::LookBack, now);
    }
}

/// Whether it is the match of a visitor, who may have gone.
fn has_people(session: &Session) -> bool {
    let seats = session.record().seats();
    !session.is_watched() && seats.iter().any(|seat| seat.kind.is_human())
}

/// Goes on to the next stage when the time of one is over.
fn advance_stage(
    overlay: Res<State<Overlay>>,
    session: Option<Res<Session>>,
    mut show: Show,
    mut redraw: ResMut<RedrawScheduler>,
    mut commands: Commands,
) {
    let now = show.time.elapsed();
    let watched = session.as_deref().is_some_and(Session::is_watched);
    let at_the_table = session.is_some_and(|session| !has_people(&session));
    // An invitation that was closed is declined.
    let stage = show.showcase.stage;
    if stage == Stage::Invitation && *overlay == Overlay::None && show.showcase.since < now {
        show.go_on(at_the_table, watched, now);
    }
    let Some(left) = show.showcase.left(now) else {
        return;
    };
    if !left.is_zero() {
        let counts_down = show.showcase.stage == Stage::Farewell;
        redraw.within(if counts_down {
            left.min(Duration::from_millis(250))
        } else {
            left
        });
        return;
    }
    match show.showcase.stage {
        // A match that does not go on is left, and the next one begins.
        Stage::Opening | Stage::Placard | Stage::LookBack | Stage::Playing => show.announce(now),
        Stage::Card => {
            show.showcase.enter(Stage::Playing, now);
            show.autoplay.pace(show.showcase.told_from);
            if show.showcase.puzzle.is_some() {
                show.autoplay.seconds_per_ply = RIDDLE;
            }
            show.autoplay.playing = watched;
        }
        Stage::Invitation => {
            show.overlays.write(OverlayRequest::Close);
            show.go_on(at_the_table, watched, now);
        }
        Stage::Visit => show.showcase.enter(Stage::Farewell, now),
        Stage::Farewell => {
            commands.queue(visit::forget_visitor);
            show.announce(now);
        }
        Stage::Phones | Stage::Closed => {}
    }
    redraw.now();
}

impl Show<'_> {
    /// Lets everything stand still, and offers a seat.
    fn invite(&mut self, now: Duration) {
        self.showcase.enter(Stage::Invitation, now);
        self.rest();
        self.overlays.write(OverlayRequest::Close);
        self.overlays
            .write(OverlayRequest::Open(Overlay::Invitation));
    }

    /// Lets what is on the table stand still.
    fn rest(&mut self) {
        self.requests
            .write(SessionRequest::Play(PlayRequest::SetPaused(true)));
        self.autoplay.playing = false;
    }

    /// Opens the next match, behind its card. Each time before the games come round, today's
    /// puzzle and the card of the house come first.
    fn announce(&mut self, now: Duration) {
        let games = self.showcase.programme(&self.words);
        let round = self.showcase.round;
        let comes_round = round.is_multiple_of(games.len().max(1) as u64);
        let date = self.clock.now().date();
        if let Some(number) = puzzle::due(&mut self.showcase, comes_round, date, &games) {
            self.showcase.enter(Stage::Card, now);
            self.put_on(number, PUZZLE, now);
            return;
        }
        if comes_round && self.placard.is_some() && self.showcase.stage != Stage::Placard {
            self.showcase.enter(Stage::Placard, now);
            self.rest();
            return;
        }
        self.showcase.enter(Stage::Card, now);
        // A match that cannot be shown is passed over.
        for _ in 0..=games.len() {
            self.showcase.round += 1;
            let round = self.showcase.round;
            let plan = Plan::new(&self.showcase, &games);
            let Some(number) = plan.number(round, self.next.take(round)) else {
                continue;
            };
            if let Some(next) = plan.to_be_played(round + 1) {
                self.next
                    .prepare((round + 1, next), *self.threads, &self.waker);
            }
            if let Some(before) = &self.showcase.before {
                let own = before.settings.dress(number.game());
                let dress = plan.dress(round, own, self.clock.now().hour());
                if dress != self.settings.dress(number.game()) {
                    self.settings.wear(dress, number.game());
                }
            }
            // It begins late enough to be over in time, but nobody cuts off its end where the
            // machine is slow.
            let time = plan.per_game * 2;
            self.put_on(number, time, now);
            return;
        }
    }

    fn put_on(&mut self, number: Number, time: Duration, now: Duration) {
        self.showcase.began = now;
        self.showcase.time = time;
        self.showcase.told_from = number.told_from;
        self.requests.write_batch(number.requests());
    }

    /// Goes on where the show was when somebody came: at the table, in a match that
    /// is `watched` or one that the computer plays.
    fn go_on(&mut self, at_the_table: bool, watched: bool, now: Duration) {
        self.autoplay.playing = watched;
        self.requests
            .write(SessionRequest::Play(PlayRequest::SetPaused(false)));
        let stage = if at_the_table {
            Stage::Playing
        } else {
            Stage::Opening
        };
        self.showcase.enter(stage, now);
    }
}

/// While nobody is there, nobody reads notices, and nobody dismisses them.
fn clear_notices(showcase: If<Res<Showcase>>, mut notices: ResMut<Notices>) {
    if showcase.alone() && notices.iter().next().is_some() {
        notices.clear();
    }
}

fn orbit_camera(
    time: Res<Time>,
    quality: Res<Quality>,
    still: Res<ReduceMotion>,
    showcase: Res<Showcase>,
    mut camera: MessageWriter<CameraRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if *quality == Quality::Low || still.0 || !showcase.awaits_visitors() {
        return;
    }
    camera.write(CameraRequest::Drift(ROUND * time.delta_secs().min(0.1)));
    redraw.now();
}

#[cfg(test)]
mod tests {
    mod night;

    use bevy::time::TimeUpdateStrategy;
    use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

    use super::*;
    use crate::plugins::{
        app::{
            keys::Action,
            session::{Archive, ThinkingSettings},
        },
        games::{
            chimple::MemePanel,
            mathematichess::{Fill, Orders, SetUp, SetUps},
            xong::Editor,
        },
        testing::{click, frames, headless_app},
    };

    /// The frames of a test in a second: few, for a show is long.
    const SECOND: usize = 5;

    fn show() -> App {
        let mut app = headless_app(Archive::none());
        let frame = Duration::from_millis(1000 / SECOND as u64);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
        app.insert_resource(Showcase::new(vec!["xafka"], true));
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
        assert_eq!(
            *app.world().resource::<State<Overlay>>().get(),
            Overlay::Invitation
        );
        frames(&mut app, 31 * SECOND);
        assert_eq!(stage(&app), Stage::Playing);
        assert_eq!(
            *app.world().resource::<State<Overlay>>().get(),
            Overlay::None
        );
    }

    #[test]
    fn a_match_that_comes_with_the_program_goes_on_by_itself_to_its_end() {
        let mut app = show();
        // The second round of a single game.
        let words = app.world().resource::<GameWords>();
        let games = app.world().resource::<Showcase>().programme(words);
        let plan = Plan::new(app.world().resource::<Showcase>(), &games);
        let number = plan.number(2, None).unwrap();
        let (first, last) = (number.told_from, number.record.len());
        app.world_mut().resource_mut::<Showcase>().round = 1;
        app.world_mut()
            .resource_mut::<Showcase>()
            .enter(Stage::LookBack, Duration::ZERO);
        frames(&mut app, 9 * SECOND);
        let session = app.world().resource::<Session>();
        assert!(session.is_watched());
        frames(&mut app, 20 * SECOND);
        let shown = app.world().resource::<Session>().shown();
        assert!((first + 1..last).contains(&shown), "{shown} of {last}");
        // Comments are waited for.
        let rest = ((last - first) as f32 * PACE + 20.0) as usize * SECOND;
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
    fn the_show_waits_for_a_visitor_as_long_as_it_was_asked_to() {
        let now = Duration::from_secs(100);
        let left = |mut show: Showcase| {
            show.enter(Stage::Visit, now);
            show.left(now + Duration::from_secs(20))
        };
        let usual = Showcase::default();
        assert_eq!(left(usual), Some(Duration::from_secs(55)));
        let waiting = |seconds| Showcase {
            idle: Some(Duration::from_secs(seconds)),
            ..Showcase::default()
        };
        assert_eq!(left(waiting(300)), Some(Duration::from_secs(280)));
        assert_eq!(left(waiting(20)), Some(Duration::ZERO));
    }

    #[test]
    fn the_games_come_in_the_order_that_was_asked_for() {
        let mut app = headless_app(Archive::none());
        app.insert_resource(Showcase::new(
            vec!["xong", "chimple", "xafka", "xong"],
            false,
        ));
        let words = app.world().resource::<GameWords>();
        let games = app.world().resource::<Showcase>().programme(words);
        assert_eq!(games, ["xong", "chimple", "xafka"]);
    }

    #[test]
    fn visitors_save_nothing_and_switch_nothing_before_they_sit_down() {
        let mut show = Showcase::new(vec!["xafka"], true);
        for stage in [Stage::Playing, Stage::Invitation, Stage::Visit] {
            show.enter(stage, Duration::ZERO);
            assert!(!show.allows(Action::Save));
            assert_eq!(show.allows(Action::Coordinates), stage == Stage::Visit);
        }
    }

    #[test]
    fn nothing_of_a_visitor_stays() {
        let mut app = show();
        let sound = app.world().resource::<Settings>().clone();
        let record = programme::match_for_visitor("xafka", 1).unwrap();
        app.world_mut().write_message(SessionRequest::open(record));
        visit(&mut app);
        assert_eq!(people(&app), 1);
        app.world_mut().resource_mut::<Settings>().coordinates ^= true;
        app.world_mut().resource_mut::<Autoplay>().speed = 8.0;
        crate::plugins::app::visitors::reset_on_leave::<Opened>(&mut app);
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
        app.insert_resource(Showcase::new(vec!["mathematichess"], false));
        frames(&mut app, 6);
        let lines = app.world().resource::<ThinkingSettings>().lines;
        let record = programme::match_for_visitor("mathematichess", 1).unwrap();
        app.world_mut().write_message(SessionRequest::open(record));
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
