//! What fingers on the board mean: a tap, a look, a drag, or a turn of the camera.
//!
//! A tap is down and up again. A finger that stays shows what hovering would show, and no
//! longer chooses when it is lifted. One that moves drags what can be dragged, and turns the
//! camera elsewhere. A second finger ends all of that: two hold the view.

use core::{mem, time::Duration};
use std::collections::VecDeque;

use bevy::{
    input::touch::{TouchInput, TouchPhase},
    prelude::*,
};

/// How long a finger stays where it is before lifting it no longer chooses.
pub(super) const HOLD: Duration = Duration::from_millis(500);
/// How far, in logical pixels, a finger that taps may slip.
const SLIP: f32 = 12.0;
/// Fingers that are nearer to each other than this do not pinch.
const LEAST_SPAN: f32 = 8.0;

/// What one finger does that moves over the board from where it points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Grip {
    /// It turns the camera.
    #[default]
    Nothing,
    /// It drags what lies there.
    Drags,
    /// What is in hand follows it, and stays where it is lifted.
    Leads,
}

/// What fingers ask for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Gesture {
    /// This place is pointed at.
    Point(Vec2),
    /// The button goes down, at the place that is pointed at.
    Press(Vec2),
    /// And comes up.
    Release(Vec2),
    /// Nothing is pointed at any more.
    Leave,
    /// The button comes up beside everything: what was dragged is put back.
    PutBack,
    /// The camera turns by this much of the window.
    Turn(Vec2),
    /// Two fingers move the view, bring it nearer and turn it, in radians.
    View { by: Vec2, nearer: f32, twist: f32 },
}

/// A finger that is down.
#[derive(Clone, Copy, Debug)]
struct Finger {
    id: u64,
    at: Vec2,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum State {
    /// No finger is down.
    #[default]
    Up,
    /// One is down, and may still tap.
    Resting {
        since: Duration,
        from: Vec2,
    },
    /// It has stayed, and shows.
    Showing {
        from: Vec2,
    },
    Dragging,
    Leading,
    Turning,
    /// Two are down.
    Viewing,
    /// What is still down does nothing until all are up.
    Spent,
}

/// The fingers on the board.
#[derive(Resource, Debug, Default)]
pub(super) struct Fingers {
    down: Vec<Finger>,
    state: State,
    /// What has not been looked at: what a finger points at is known in the frame after.
    waiting: VecDeque<TouchInput>,
    /// What the next frames bring, one after the other.
    due: VecDeque<Gesture>,
}

impl Fingers {
    /// Looks at what has happened on the board since the last frame. Where the finger points
    /// now, `grip` says what moving it does.
    pub(super) fn follow(
        &mut self,
        touches: impl IntoIterator<Item = TouchInput>,
        now: Duration,
        grip: Grip,
    ) -> Vec<Gesture> {
        self.waiting.extend(touches);
        let mut asked: Vec<Gesture> = self.due.pop_front().into_iter().collect();
        let before = self.pair();
        while self.due.is_empty()
            && let Some(touch) = self.waiting.pop_front()
        {
            match touch.phase {
                TouchPhase::Started => {
                    self.begin(&touch, now, &mut asked);
                    break;
                }
                TouchPhase::Moved => self.go(&touch, grip, &mut asked),
                TouchPhase::Ended | TouchPhase::Canceled => {
                    self.go(&touch, grip, &mut asked);
                    if !self.due.is_empty() {
                        // A drag has only begun.
                        self.waiting.push_front(touch);
                        break;
                    }
                    self.end(&touch, &mut asked);
                }
            }
        }
        if let State::Resting { since, from } = self.state
            && now.saturating_sub(since) >= HOLD
        {
            self.state = State::Showing { from };
        }
        if self.state == State::Viewing {
            asked.extend(before.zip(self.pair()).and_then(view));
        }
        asked
    }

    /// Whether there is more to do in the next frame, whatever the fingers do.
    pub(super) fn is_busy(&self) -> bool {
        !self.due.is_empty() || !self.waiting.is_empty()
    }

    /// Whether the pointer is where a finger is, or on its way from there.
    pub(super) fn points(&self) -> bool {
        let is_over = matches!(
            self.state,
            State::Up | State::Turning | State::Viewing | State::Spent
        );
        !is_over || self.is_busy()
    }

    /// Whether a finger is down on the board.
    pub(super) const fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// The places of the two fingers that hold the view.
    fn pair(&self) -> Option<(Vec2, Vec2)> {
        match &self.down[..] {
            [one, other, ..] => Some((one.at, other.at)),
            _ => None,
        }
    }

    fn begin(&mut self, touch: &TouchInput, now: Duration, asked: &mut Vec<Gesture>) {
        let (id, at) = (touch.id, touch.position);
        if self.down.iter().any(|finger| finger.id == id) {
            // Nobody has said that it was lifted.
            self.let_go(self.state, asked);
            self.down.clear();
            self.state = State::Up;
        }
        self.down.push(Finger { id, at });
        self.state = match self.state {
            State::Up => {
                asked.push(Gesture::Point(at));
                State::Resting {
                    since: now,
                    from: at,
                }
            }
            State::Spent => State::Spent,
            state => {
                self.let_go(state, asked);
                State::Viewing
            }
        };
    }

    /// A finger comes to another place.
    fn go(&mut self, touch: &TouchInput, grip: Grip, asked: &mut Vec<Gesture>) {
        let Some(finger) = self.down.iter_mut().find(|finger| finger.id == touch.id) else {
            return;
        };
        let at = touch.position;
        let by = at - mem::replace(&mut finger.at, at);
        match self.state {
            State::Resting { from, .. } | State::Showing { from }
                if from.distance(at) > SLIP && grip == Grip::Drags =>
            {
                // What is dragged lies where the finger came down.
                asked.extend([Gesture::Point(from), Gesture::Press(from)]);
                self.due.push_back(Gesture::Point(at));
                self.state = State::Dragging;
            }
            State::Resting { from, .. } if from.distance(at) > SLIP => {
                if grip == Grip::Leads {
                    asked.push(Gesture::Point(at));
                    self.state = State::Leading;
                } else {
                    asked.extend([Gesture::Leave, Gesture::Turn(at - from)]);
                    self.state = State::Turning;
                }
            }
            State::Showing { .. } | State::Dragging | State::Leading if by != Vec2::ZERO => {
                asked.push(Gesture::Point(at));
            }
            State::Turning if by != Vec2::ZERO => asked.push(Gesture::Turn(by)),
            _ => {}
        }
    }

    fn end(&mut self, touch: &TouchInput, asked: &mut Vec<Gesture>) {
        let is_there = self.down.iter().any(|finger| finger.id == touch.id);
        if !is_there {
            return;
        }
        self.down.retain(|finger| finger.id != touch.id);
        let at = touch.position;
        match self.state {
            state if touch.phase == TouchPhase::Canceled => self.let_go(state, asked),
            State::Resting { .. } => {
                asked.extend([Gesture::Point(at), Gesture::Press(at)]);
                self.due.extend([Gesture::Release(at), Gesture::Leave]);
            }
            State::Dragging => {
                asked.extend([Gesture::Point(at), Gesture::Release(at)]);
                self.due.push_back(Gesture::Leave);
            }
            state => self.let_go(state, asked),
        }
        self.state = if self.down.is_empty() {
            State::Up
        } else {
            State::Spent
        };
    }

    /// The one finger has done what it does, and nothing is chosen.
    fn let_go(&mut self, state: State, asked: &mut Vec<Gesture>) {
        match state {
            State::Resting { .. } | State::Showing { .. } | State::Leading => {
                asked.push(Gesture::Leave);
            }
            State::Dragging => {
                asked.push(Gesture::Leave);
                // Where it comes up, it does so beside everything.
                self.due.push_back(Gesture::PutBack);
            }
            State::Up | State::Turning | State::Viewing | State::Spent => {}
        }
    }
}

/// What two fingers ask for that have come from one pair of places to another.
fn view(((one, other), (one_now, other_now)): ((Vec2, Vec2), (Vec2, Vec2))) -> Option<Gesture> {
    let by = (one_now + other_now - one - other) / 2.0;
    let (span, span_now) = (other - one, other_now - one_now);
    let pinches = span.length() > LEAST_SPAN && span_now.length() > LEAST_SPAN;
    let (nearer, twist) = if pinches {
        (span_now.length() / span.length(), span.angle_to(span_now))
    } else {
        (1.0, 0.0)
    };
    let is_still = by == Vec2::ZERO && nearer == 1.0 && twist == 0.0;
    (!is_still).then_some(Gesture::View { by, nearer, twist })
}

#[cfg(test)]
mod tests {
    use core::f32::consts::FRAC_PI_2;

    use super::*;

    const AT: Vec2 = Vec2::new(300.0, 200.0);
    const FAR: Vec2 = Vec2::new(380.0, 200.0);

    fn touch(id: u64, phase: TouchPhase, position: Vec2) -> TouchInput {
        TouchInput {
            phase,
            position,
            window: Entity::PLACEHOLDER,
            force: None,
            id,
        }
    }

    /// What is asked for, frame by frame, 50 ms each.
    fn asked(grip: Grip, frames: &[&[(u64, TouchPhase, Vec2)]]) -> Vec<Vec<Gesture>> {
        let mut fingers = Fingers::default();
        let mut all: Vec<Vec<Gesture>> = Vec::new();
        let mut now = Duration::ZERO;
        for frame in frames {
            now += Duration::from_millis(50);
            let touches = frame.iter().map(|(id, phase, at)| touch(*id, *phase, *at));
            all.push(fingers.follow(touches, now, grip));
        }
        while fingers.is_busy() {
            now += Duration::from_millis(50);
            all.push(fingers.follow([], now, grip));
        }
        all.retain(|frame| !frame.is_empty());
        all
    }

    use Gesture::{Leave, Point, Press, PutBack, Release, Turn, View};
    use TouchPhase::{Canceled, Ended, Moved, Started};

    #[test]
    fn a_tap_clicks_and_leaves_nothing_behind() {
        let clicked = [
            vec![Point(AT)],
            vec![Point(AT), Press(AT)],
            vec![Release(AT)],
            vec![Leave],
        ];
        for grip in [Grip::Nothing, Grip::Drags, Grip::Leads] {
            assert_eq!(
                asked(grip, &[&[(0, Started, AT)], &[(0, Ended, AT)]]),
                clicked
            );
            // On a slow machine all of it comes at once.
            let at_once: &[_] = &[(0, Started, AT), (0, Moved, AT), (0, Ended, AT)];
            assert_eq!(asked(grip, &[at_once]), clicked);
        }
    }

    #[test]
    fn a_finger_that_stays_shows_and_does_not_choose() {
        let mut frames: Vec<&[_]> = vec![&[(0, Started, AT)]];
        frames.extend([[].as_slice(); 11]);
        frames.push(&[(0, Moved, FAR)]);
        frames.push(&[(0, Ended, FAR)]);
        let shown = [vec![Point(AT)], vec![Point(FAR)], vec![Leave]];
        assert_eq!(asked(Grip::Nothing, &frames), shown);
    }

    #[test]
    fn a_finger_that_moves_drags_leads_or_turns() {
        let frames: &[&[_]] = &[
            &[(0, Started, AT)],
            &[(0, Moved, FAR)],
            &[],
            &[(0, Ended, FAR)],
        ];
        let dragged = [
            vec![Point(AT)],
            vec![Point(AT), Press(AT)],
            vec![Point(FAR)],
            vec![Point(FAR), Release(FAR)],
            vec![Leave],
        ];
        assert_eq!(asked(Grip::Drags, frames), dragged);
        let at_once: &[_] = &[(0, Started, AT), (0, Moved, FAR), (0, Ended, FAR)];
        let mut hurried = asked(Grip::Drags, &[at_once]).concat();
        let mut dragged = dragged.concat();
        // Pointing twice at the same place is pointing there.
        hurried.dedup();
        dragged.dedup();
        assert_eq!(hurried, dragged);
        let led = [vec![Point(AT)], vec![Point(FAR)], vec![Leave]];
        assert_eq!(asked(Grip::Leads, frames), led);
        let turned = [vec![Point(AT)], vec![Leave, Turn(FAR - AT)]];
        assert_eq!(asked(Grip::Nothing, frames), turned);
    }

    #[test]
    fn a_second_finger_ends_what_the_first_has_begun() {
        let all = asked(
            Grip::Drags,
            &[
                &[(0, Started, AT)],
                &[(0, Moved, FAR)],
                &[(1, Started, AT)],
                &[],
                &[(1, Moved, AT - Vec2::X * 80.0)],
                &[(1, Ended, AT)],
                &[(0, Moved, AT), (0, Ended, AT)],
            ],
        )
        .concat();
        assert!(all.contains(&PutBack), "{all:?}");
        assert!(!all.iter().any(|it| matches!(it, Release(_))), "{all:?}");
        let viewed = all.iter().find(|it| matches!(it, View { .. }));
        assert!(
            viewed.is_some_and(|it| matches!(it, View { nearer, .. } if *nearer > 1.5)),
            "{all:?}"
        );
    }

    #[test]
    fn two_fingers_move_bring_nearer_and_turn() {
        let moved = |one: Vec2, other: Vec2| {
            let all = asked(
                Grip::Nothing,
                &[
                    &[(0, Started, Vec2::ZERO)],
                    &[(1, Started, Vec2::X * 100.0)],
                    &[(0, Moved, one), (1, Moved, other)],
                ],
            );
            match all.concat()[..] {
                [Point(_), Leave, View { by, nearer, twist }] => (by, nearer, twist),
                ref other => panic!("{other:?}"),
            }
        };
        let by = Vec2::new(30.0, -20.0);
        assert_eq!(moved(by, by + Vec2::X * 100.0), (by, 1.0, 0.0));
        let (_, nearer, twist) = moved(Vec2::ZERO, Vec2::X * 200.0);
        assert_eq!((nearer, twist), (2.0, 0.0));
        // Clockwise, as y points down.
        let (_, nearer, twist) = moved(Vec2::ZERO, Vec2::Y * 100.0);
        assert!((nearer - 1.0).abs() < 1e-4 && (twist - FRAC_PI_2).abs() < 1e-3);
    }

    #[test]
    fn a_touch_that_is_taken_away_chooses_nothing() {
        let all = asked(Grip::Drags, &[&[(0, Started, AT)], &[(0, Canceled, AT)]]);
        assert_eq!(all, [vec![Point(AT)], vec![Leave]]);
        let all = asked(
            Grip::Drags,
            &[
                &[(0, Started, AT)],
                &[(0, Moved, FAR)],
                &[(0, Canceled, FAR)],
            ],
        );
        assert_eq!(all.concat().last(), Some(&PutBack));
    }
}
