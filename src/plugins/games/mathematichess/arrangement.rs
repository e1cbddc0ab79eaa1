//! Where the pieces stand in a position, how they get there, and what is heard
//! of it. What is said here moves nothing: the view does.

use bevy::{
    math::curve::EaseFunction::{
        CubicIn, CubicInOut, CubicOut, QuadraticIn, QuadraticOut, SineInOut,
    },
    prelude::*,
};

use super::{Layout, view::Facing};
use crate::{
    plugins::{
        app::audio::Sound,
        board::News,
        scene::motion::{Leg, Motion, Pose, wait},
    },
    rules::mathematichess::{Change, Mathematichess, Piece, Preview, Shift, Square, SquareSet},
};

/// How high pieces leap over others.
const LEAP: f32 = 1.3;
/// How far a line that would be pushed leans forward, and how high pieces that
/// would be swapped are lifted.
const LEAN: f32 = 0.15;
/// How high pieces that are swapped are carried past each other, and how far aside of the
/// straight way each of them keeps.
const CARRIED: f32 = 1.0;
const ASIDE: f32 = 0.55;
/// From where a piece comes down, and to where it leaves.
const ABOVE: f32 = 2.4;

/// How the pieces get to their squares.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Transition {
    /// As the move says.
    Played(Vec<Change>),
    /// All together, quickly: going back, or to another place in the match.
    Jump,
    /// At once: the table has just been laid.
    Laid,
}

impl Transition {
    /// How pieces get to the position shown, at a fresh table or one that is known.
    pub(super) fn from_news(news: &News, fresh: bool) -> Self {
        let mut played = news.moves::<Mathematichess>();
        match (played.next(), played.next()) {
            _ if fresh => Self::Laid,
            (Some(only), None) => Self::Played(only.changes.clone()),
            _ => Self::Jump,
        }
    }

    /// What is seen happening, one thing after the other.
    pub(super) fn changes(&self) -> &[Change] {
        match self {
            Self::Played(changes) => changes,
            Self::Jump | Self::Laid => &[],
        }
    }
}

/// Where pieces stand in a position, and how they get there.
pub(super) struct Arrangement<'a> {
    pub(super) position: &'a Mathematichess,
    pub(super) layout: Layout,
    pub(super) facing: Facing,
    /// Whether they turn to another side.
    pub(super) turned: bool,
    pub(super) preview: Option<&'a Preview>,
    pub(super) transition: &'a Transition,
}

/// Where each of the pieces that stand belongs in a position, none for those
/// that leave; and the pieces that are missing.
pub(super) fn seats(
    position: &Mathematichess,
    changes: &[Change],
    standing: &[(Square, Piece)],
) -> (Vec<Option<Square>>, Vec<(Square, Piece)>) {
    let shifts = shifts_of(changes);
    let mut wanted: Vec<(Square, Piece)> = Square::all(position.board().size())
        .filter_map(|at| Some((at, position.piece(at)?)))
        .collect();
    let mut take = |fits: &dyn Fn(&(Square, Piece)) -> bool| {
        let place = wanted.iter().position(fits)?;
        Some(wanted.swap_remove(place).0)
    };
    let mut seats: Vec<Option<Square>> = Vec::with_capacity(standing.len());
    for (at, piece) in standing {
        let to = shifts
            .iter()
            .find(|shift| shift.from == *at && shift.piece == *piece)
            .map_or(*at, |shift| shift.to);
        seats.push(take(&|wanted| *wanted == (to, *piece)));
    }
    for (seat, (_, piece)) in seats.iter_mut().zip(standing) {
        // Going back and forth, pieces go where their likes are wanted.
        if seat.is_none() {
            *seat = take(&|(_, other)| other == piece);
        }
    }
    (seats, wanted)
}

impl Arrangement<'_> {
    /// The squares that can be seen: those that are empty, or were before the
    /// move.
    pub(super) fn open(&self, before: Option<&Mathematichess>) -> SquareSet {
        let was = match (self.transition, before) {
            (Transition::Played(_), Some(before)) => before.board().holes(),
            _ => SquareSet::EMPTY,
        };
        self.position.board().holes().union(&was)
    }

    /// Where a piece stands, or leans while a move is pointed at.
    pub(super) fn goal(&self, at: Square) -> Pose {
        let lean = lean(&self.layout, self.preview, at);
        pose(&self.layout, at, self.facing, lean)
    }

    /// How a new piece comes to its square, and from where.
    pub(super) fn entrance(&self, at: Square) -> (Pose, Pose, Motion) {
        let goal = pose(&self.layout, at, self.facing, None);
        let start = Pose {
            at: goal.at + Vec3::Y * ABOVE,
            ..goal
        };
        let down = |seconds| Leg {
            to: goal,
            seconds,
            ease: QuadraticIn,
            arch: 0.0,
        };
        let motion = match self.transition {
            Transition::Played(_) => Motion::along([down(0.24)]),
            Transition::Jump => Motion::along([
                wait(start, 0.012 * f32::from(at.file() + at.rank())),
                down(0.26),
            ]),
            Transition::Laid => Motion::put(goal),
        };
        (start, goal, motion)
    }

    /// The way of a piece that stands to its goal.
    pub(super) fn way(&self, now: &Transform, goal: Pose, at: Square) -> Motion {
        let distance = now.translation.with_y(0.0).distance(goal.at.with_y(0.0));
        let leg = |seconds, ease, arch| {
            Motion::along([Leg {
                to: goal,
                seconds,
                ease,
                arch,
            }])
        };
        if self.turned {
            return leg(0.3, CubicInOut, 0.0);
        }
        if distance <= 0.3 {
            return leg(0.14, QuadraticOut, 0.0);
        }
        for change in self.transition.changes() {
            match change {
                Change::Leapt(shift) if shift.to == at => return leg(0.5, SineInOut, LEAP),
                Change::Stepped(shift) if shift.to == at => return leg(0.34, CubicInOut, 0.12),
                // The line slides as one.
                Change::Pushed(shifts) if shifts.iter().any(|shift| shift.to == at) => {
                    return leg(0.42, CubicInOut, 0.0);
                }
                Change::Swapped(shifts) if shifts.iter().any(|shift| shift.to == at) => {
                    let here = Pose {
                        turn: now.rotation,
                        ..Pose::at(now.translation)
                    };
                    return Motion::along(passing(here, goal));
                }
                _ => {}
            }
        }
        leg(0.36, CubicInOut, 0.7)
    }
}

/// Up, past the piece that comes the other way, and down: each keeps to its right, so that
/// they never meet.
fn passing(here: Pose, goal: Pose) -> [Leg; 4] {
    let way = (goal.at - here.at).with_y(0.0);
    let aside = way.normalize_or_zero().cross(Vec3::Y) * ASIDE;
    let half = 0.24 + 0.025 * way.length();
    let over = |at: Vec3| Pose {
        at: at.with_y(goal.at.y + CARRIED),
        ..goal
    };
    [
        (over(here.at), 0.24, QuadraticOut),
        (over(here.at.midpoint(goal.at) + aside), half, CubicIn),
        (over(goal.at), half, CubicOut),
        (goal, 0.22, QuadraticIn),
    ]
    .map(|(to, seconds, ease)| Leg {
        to,
        seconds,
        ease,
        arch: 0.0,
    })
}

/// Off the board: up, and away.
pub(super) fn leaving(transform: &Transform) -> Motion {
    let here = Pose {
        turn: transform.rotation,
        ..Pose::at(transform.translation)
    };
    let up = Pose {
        at: here.at + Vec3::Y * ABOVE,
        ..here
    };
    Motion::along([
        Leg {
            to: Pose {
                at: here.at + Vec3::Y * 0.3,
                ..here
            },
            seconds: 0.16,
            ease: QuadraticOut,
            arch: 0.0,
        },
        Leg {
            to: Pose {
                darkness: 1.0,
                ..up
            },
            seconds: 0.4,
            ease: CubicIn,
            arch: 0.0,
        },
    ])
}

fn shifts_of(changes: &[Change]) -> Vec<Shift> {
    changes
        .iter()
        .flat_map(|change| match change {
            Change::Stepped(shift) | Change::Leapt(shift) => vec![*shift],
            Change::Pushed(shifts) => shifts.clone(),
            Change::Swapped(shifts) => shifts.to_vec(),
            _ => Vec::new(),
        })
        .collect()
}

/// What is heard as a move begins; pieces that are set down are heard when they land.
pub(super) fn sound(changes: &[Change]) -> Option<Sound> {
    if changes
        .iter()
        .any(|change| matches!(change, Change::Placed { .. } | Change::Leapt(_)))
    {
        None
    } else if changes
        .iter()
        .any(|change| matches!(change, Change::Terminated { .. }))
    {
        Some(Sound::Fall)
    } else if shifts_of(changes).is_empty() {
        Some(Sound::Tick)
    } else {
        Some(Sound::Slide)
    }
}

/// Where a piece stands.
fn pose(layout: &Layout, at: Square, facing: Facing, lean: Option<Vec3>) -> Pose {
    Pose {
        turn: facing.turn(),
        ..Pose::at(layout.place(at) + lean.unwrap_or_default())
    }
}

/// How a piece that the move pointed at would take along leans.
fn lean(layout: &Layout, preview: Option<&Preview>, at: Square) -> Option<Vec3> {
    let preview = preview?;
    if let Some((_, gone)) = preview.terminated
        && gone == at
    {
        return Some(Vec3::Y * LEAN);
    }
    let shift = preview.shifts.iter().find(|shift| shift.from == at)?;
    let swap = preview
        .shifts
        .iter()
        .any(|other| (other.from, other.to) == (shift.to, shift.from));
    if swap {
        return Some(Vec3::Y * LEAN);
    }
    let way = layout.place(shift.to) - layout.place(shift.from);
    Some(way.normalize_or_zero() * LEAN)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game,
        mathematichess::{Move, Options},
    };

    #[test]
    fn pieces_follow_the_move_and_their_likes_stand_in() {
        let options = Options::on(5);
        let text = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB";
        let before = Mathematichess::parse_position(&options, text).unwrap();
        let mut after = before.clone();
        let mv = before.legal_moves()[0];
        let changes = after.play(&mv).unwrap();
        let mut standing: Vec<(Square, Piece)> = Square::all(5)
            .filter_map(|at| Some((at, before.piece(at)?)))
            .collect();
        let (placed, missing) = seats(&after, &changes, &standing);
        assert!(missing.is_empty());
        for (seat, (_, piece)) in placed.iter().zip(&standing) {
            assert_eq!(after.piece(seat.unwrap()), Some(*piece));
        }
        // Back again, without the move; and with a piece that is not there yet.
        let back = placed.iter().zip(&standing);
        let back: Vec<_> = back
            .map(|(seat, (_, piece))| (seat.unwrap(), *piece))
            .collect();
        let (placed, _) = seats(&before, &[], &back);
        assert!(placed.iter().all(Option::is_some));
        let gone = standing.remove(0);
        let (_, missing) = seats(&before, &[], &standing);
        assert_eq!(missing, [gone]);
    }

    #[test]
    fn pieces_that_are_swapped_are_seen_to_pass_each_other() {
        let layout = Layout::new(5);
        let at = |name| pose(&layout, Square::read(name).unwrap(), Facing(0), None);
        for (one, other) in [("a1", "b1"), ("c2", "c5"), ("e1", "a5")] {
            let ways = [passing(at(one), at(other)), passing(at(other), at(one))];
            let [apart, high] = [1, 2].map(|leg| ways.map(|way| way[leg].to.at));
            assert!(apart[0].distance(apart[1]) > 1.0, "{one} {other}");
            assert!(high.iter().all(|it| it.y >= CARRIED), "{one} {other}");
            let seconds: f32 = ways[0].iter().map(|leg| leg.seconds).sum();
            assert!((0.9..1.5).contains(&seconds), "{seconds}");
            assert_eq!(ways.map(|way| way[3].to), [at(other), at(one)]);
        }
    }

    #[test]
    fn the_whole_line_leans_that_a_push_would_move() {
        let options = Options::on(5);
        let text = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB";
        let position = Mathematichess::parse_position(&options, text).unwrap();
        let layout = Layout::new(5);
        let pushes = position.legal_moves().into_iter().filter_map(|mv| {
            let Move::Push { from, .. } = mv else {
                return None;
            };
            Some((from, position.preview(mv).unwrap()))
        });
        for (from, preview) in pushes {
            assert!(lean(&layout, Some(&preview), from).is_some());
            let leaning = Square::all(5).filter(|at| lean(&layout, Some(&preview), *at).is_some());
            assert_eq!(leaning.count(), preview.shifts.len());
        }
    }
}
