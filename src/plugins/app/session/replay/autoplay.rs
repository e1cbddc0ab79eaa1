//! Playing a replay by itself, ply after ply.

use core::time::Duration;

use bevy::prelude::*;

use crate::{
    plugins::app::{
        machine::redraw::RedrawScheduler,
        session::{
            ReplayRequest, Requests, Review, Session, SessionFact, SessionRequest, SessionSystems,
            TrialRequest,
        },
        states::Screen,
        visitors,
    },
    record::said,
};

/// The shortest and longest a ply is shown at true times: fast moves stay
/// readable, and slow ones do not drag on.
const TRUE_TIME: core::ops::RangeInclusive<f32> = 0.6..=12.0;

/// How long each ply of a match is shown on the page of its game, in seconds.
const DISPLAYED: f32 = 3.0;

/// The speeds that are offered, slowest first.
const SPEEDS: [f32; 8] = [0.25, 0.5, 1.0, 1.5, 2.0, 4.0, 8.0, 16.0];

/// How many letters of a comment are read in a second, and the seconds until one has found it.
const READING: (f32, f32) = (18.0, 1.0);
/// The speed up to which comments are waited for as long as they take to be read.
const READ_AT: f32 = 2.0;

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Autoplay>(app);
    app.init_resource::<Autoplay>();
    app.add_systems(Requests, step_on.in_set(SessionSystems::Ask));
    app.add_systems(Update, rest_between_tables.in_set(SessionSystems::Show));
}

/// Whether and how fast a replay goes on by itself.
#[derive(Resource, Clone, Debug)]
pub struct Autoplay {
    /// Whether it does.
    pub(crate) playing: bool,
    /// How long each ply is shown at normal speed, in seconds.
    pub(crate) seconds_per_ply: f32,
    /// Show each ply as long as the player thought, within reason.
    pub(crate) true_times: bool,
    /// How many times faster.
    pub(crate) speed: f32,
    /// Stop before each turning point, and ask what one would play.
    pub(crate) asks: bool,
    /// Before which ply, counted from 1, it has asked last.
    asked: Option<usize>,
    /// How long the present ply has been shown, in seconds.
    since: f32,
}

impl Default for Autoplay {
    fn default() -> Self {
        Self {
            playing: false,
            seconds_per_ply: 1.6,
            true_times: false,
            speed: 1.0,
            asks: false,
            asked: None,
            since: 0.0,
        }
    }
}

impl Autoplay {
    /// How long the position after `session.shown()` plies stays, in seconds.
    pub(crate) fn stay(&self, session: &Session) -> f32 {
        if session.is_displayed() {
            return DISPLAYED;
        }
        let record = session.record();
        let next = record.plies().get(session.shown());
        let base = match next.and_then(|ply| ply.used) {
            Some(used) if self.true_times => used
                .as_secs_f32()
                .clamp(*TRUE_TIME.start(), *TRUE_TIME.end()),
            _ => self.seconds_per_ply,
        };
        let letters = comment(session).chars().count();
        let reading = match letters {
            0 => 0.0,
            letters => READING.1 + letters as f32 / READING.0,
        };
        (base / self.speed.max(0.05)).max(reading / (self.speed / READ_AT).max(1.0))
    }

    /// Whether it asks what one would play instead of the next ply, and has not done so: where
    /// the match turns, and where a comment ends with a question.
    fn is_asking(&self, session: &Session, review: &Review, next: usize) -> bool {
        self.asks
            && self.asked != Some(next)
            && session.can_be_guessed()
            && (review.is_turning(session, next) || comment(session).trim_end().ends_with('?'))
    }

    /// The next higher speed, as long as there is one.
    pub(crate) fn faster(&mut self) {
        let next = SPEEDS.into_iter().find(|step| *step > self.speed + 1e-3);
        self.speed = next.unwrap_or(self.speed);
    }

    /// The next lower speed, as long as there is one.
    pub(crate) fn slower(&mut self) {
        let next = SPEEDS.into_iter().rfind(|step| *step < self.speed - 1e-3);
        self.speed = next.unwrap_or(self.speed);
    }

    /// The next higher speed, and after the highest the lowest.
    pub(crate) fn cycle_speed(&mut self) {
        let before = self.speed;
        self.faster();
        if self.speed <= before {
            self.speed = SPEEDS[0];
        }
    }
}

/// The comment on the position that is shown.
fn comment(session: &Session) -> &str {
    let record = session.record();
    let comment = match session.shown().checked_sub(1) {
        Some(last) => record.plies().get(last).map_or("", |ply| &*ply.comment),
        None => record.start_comment(),
    };
    said(&record.terms().game, comment)
}

fn step_on(
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    session: If<Res<Session>>,
    review: Res<Review>,
    mut autoplay: ResMut<Autoplay>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    // At an evening the match moves on only when somebody plays.
    let displayed = session.is_displayed() && *screen == Screen::Game;
    if !autoplay.playing && !displayed {
        return;
    }
    if session.guessed().is_some() && autoplay.asked == session.guessed() {
        // It goes on when the guess has been made.
        autoplay.since = 0.0;
        return;
    }
    if !displayed && (session.at_end() || !session.is_watched()) {
        autoplay.playing = false;
        autoplay.since = 0.0;
        return;
    }
    autoplay.since += time.delta_secs();
    let stay = autoplay.stay(&session);
    if autoplay.since >= stay {
        autoplay.since = 0.0;
        let next = session.shown() + 1;
        if autoplay.is_asking(&session, &review, next) {
            autoplay.asked = Some(next);
            requests.write(SessionRequest::Trial(TrialRequest::Guess));
            return;
        }
        // What is displayed begins again after its end.
        requests.write(if session.at_end() {
            SessionRequest::seek(0)
        } else {
            SessionRequest::Replay(ReplayRequest::Step(1))
        });
        redraw.now();
    } else {
        redraw.within(Duration::from_secs_f32(stay - autoplay.since));
    }
}

/// Each match is watched from rest, and at the usual speed.
fn rest_between_tables(mut facts: MessageReader<SessionFact>, mut autoplay: ResMut<Autoplay>) {
    if facts
        .read()
        .any(|fact| matches!(fact, SessionFact::Opened | SessionFact::Closed))
    {
        *autoplay = Autoplay::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::app::states::Activity;
    use crate::record::{Edit, Mark, testing::played};

    fn at(speed: f32) -> Autoplay {
        Autoplay {
            speed,
            ..Autoplay::default()
        }
    }

    fn after(speed: f32, change: fn(&mut Autoplay)) -> f32 {
        let mut autoplay = at(speed);
        change(&mut autoplay);
        autoplay.speed
    }

    #[test]
    fn the_next_match_is_watched_at_the_usual_speed() {
        let mut app = App::new();
        app.add_message::<SessionFact>()
            .insert_resource(Autoplay {
                playing: true,
                true_times: true,
                ..at(4.0)
            })
            .add_systems(Update, rest_between_tables);
        app.update();
        assert_eq!(app.world().resource::<Autoplay>().speed, 4.0);
        app.world_mut().write_message(SessionFact::Opened);
        app.update();
        let autoplay = app.world().resource::<Autoplay>();
        assert_eq!(autoplay.speed, 1.0);
        assert!(!autoplay.playing && !autoplay.true_times);
    }

    #[test]
    fn a_comment_stays_until_it_is_read() {
        let mut record = played("xafka", &["Ada", "Ben"], &["d4", "g6", "d5"]);
        let comment = "a".repeat(90);
        record.apply(Edit::Comment(1, comment)).unwrap();
        let mut session = Session::for_test(record, Activity::Replay);
        let mut stays = |ply, speed| {
            session.show(ply);
            at(speed).stay(&session)
        };
        assert_eq!(stays(1, 2.0), 0.8);
        assert_eq!((stays(2, 1.0), stays(2, 2.0)), (6.0, 6.0));
        // Whoever skims does not read.
        assert_eq!(stays(2, 16.0), 0.75);
    }

    #[test]
    fn turning_points_are_asked_about_once_and_stepped_to() {
        let mut record = played("xafka", &["Ada", "Ben"], &["d4", "g6", "d5"]);
        record.apply(Edit::Mark(1, Some(Mark::Blunder))).unwrap();
        record.apply(Edit::Comment(2, "So".to_owned())).unwrap();
        let mut session = Session::for_test(record, Activity::Replay);
        let review = Review::default();
        assert_eq!(review.remarked(&session, true), Some(2));
        session.show(1);
        assert_eq!(review.remarked(&session, false), Some(2));
        assert_eq!(review.remarked(&session, true), None);

        let mut app = App::new();
        app.add_message::<SessionRequest>()
            .init_resource::<Time<Real>>()
            .init_resource::<RedrawScheduler>()
            .insert_resource(review)
            .insert_resource(session)
            .insert_resource(State::new(Screen::Table))
            .insert_resource(Autoplay {
                playing: true,
                asks: true,
                ..at(1.0)
            })
            .add_systems(Update, step_on);
        let mut step = || {
            app.world_mut().resource_mut::<Autoplay>().since = 99.0;
            app.update();
            let asked = app.world_mut().resource_mut::<Messages<SessionRequest>>();
            asked.into_inner().drain().next()
        };
        let guess = SessionRequest::Trial(TrialRequest::Guess);
        assert_eq!(format!("{:?}", step().unwrap()), format!("{guess:?}"));
        assert!(matches!(
            step(),
            Some(SessionRequest::Replay(ReplayRequest::Step(1)))
        ));
    }

    #[test]
    fn speeds_end_at_both_ends() {
        assert_eq!(after(1.0, Autoplay::faster), 1.5);
        assert_eq!(after(1.0, Autoplay::slower), 0.5);
        assert_eq!(after(16.0, Autoplay::faster), 16.0);
        assert_eq!(after(0.25, Autoplay::slower), 0.25);
        assert_eq!(after(3.0, Autoplay::faster), 4.0);
    }

    #[test]
    fn cycling_starts_over_after_the_highest_speed() {
        assert_eq!(after(1.0, Autoplay::cycle_speed), 1.5);
        assert_eq!(after(16.0, Autoplay::cycle_speed), 0.25);
    }
}
