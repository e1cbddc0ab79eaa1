//! How the blocks of a move get to their places, and when: from stone to stone,
//! captured ones to the tray, the winner onto the summit. Where those places are is
//! settled in `view`.

use bevy::{
    math::curve::EaseFunction::{
        BackOut, CubicInOut, CubicOut, Linear, QuadraticIn, QuadraticInOut, SineInOut,
    },
    prelude::*,
};

use super::{
    blocks::BlockPlace,
    layout::{self, BLOCK, HALF_BOARD, SQUARE},
};
use crate::{
    plugins::scene::motion::{Leg, Motion, Pose, wait},
    rules::{
        Player,
        xima::{Change, Square, Tread},
    },
};

/// How high a block is lifted over what it runs over.
const CLEAR: f32 = 0.1;
/// How long a block takes from the reserve to the edge of the board, and the
/// longest that it takes for the whole of its way there.
const FETCH: f32 = 0.4;

/// What happens in a move, and when.
#[derive(Clone, Debug)]
pub(super) struct Course {
    /// The surfaces that the block runs over, the last included, after the
    /// place outside the board from which it comes in.
    stones: Vec<Vec3>,
    /// How long it takes from one to the next, in seconds.
    step: f32,
    /// How long until the first.
    fetch: f32,
    /// The square where it comes to rest.
    to: Square,
    /// Whether blocks are captured under it.
    captures: bool,
    /// The player who wins by it.
    winner: Option<Player>,
}

impl Course {
    pub(super) fn from_changes(changes: &[Change]) -> Option<Self> {
        let mut course = None;
        for change in changes {
            match change {
                Change::Entered { path, .. } => course = Self::along(path, FETCH),
                Change::Moved { path, .. } => course = Self::along(path, 0.0),
                Change::Captured { .. } => {
                    if let Some(course) = &mut course {
                        course.captures = true;
                    }
                }
                Change::Summit { player } => {
                    if let Some(course) = &mut course {
                        course.winner = Some(*player);
                    }
                }
                _ => {}
            }
        }
        course
    }

    fn along(path: &[Tread], fetch: f32) -> Option<Self> {
        let last = path.last()?;
        let surface =
            |tread: &Tread| layout::ground(tread.square).with_y(f32::from(tread.height) * BLOCK);
        let mut stones: Vec<Vec3> = path.iter().map(surface).collect();
        if fetch > 0.0 {
            stones.insert(0, outside(path));
        }
        Some(Self {
            step: (1.1 / stones.len() as f32).clamp(0.1, 0.2),
            stones,
            fetch,
            to: last.square,
            captures: false,
            winner: None,
        })
    }

    /// When the block has landed.
    fn landing(&self) -> f32 {
        0.14 + self.fetch + self.step * self.stones.len() as f32 + 0.13
    }

    /// The way of a block in the course of the move.
    pub(super) fn way(&self, here: Pose, from: BlockPlace, to: BlockPlace, goal: Pose) -> Motion {
        let lands =
            |place: BlockPlace| matches!(place, BlockPlace::Tower { at, .. } if at == self.to);
        let landed = self.landing();
        match (from, to) {
            (_, to) if lands(to) && !lands(from) => self.run(here, goal),
            (_, BlockPlace::Captured { .. }) if from != to => Motion::along([
                wait(here, landed + 0.16),
                Leg {
                    to: Pose {
                        at: here.at + Vec3::new(0.0, 0.35, 0.0),
                        ..here
                    },
                    seconds: 0.16,
                    ease: CubicOut,
                    arch: 0.0,
                },
                Leg {
                    to: goal,
                    seconds: 0.6,
                    ease: CubicInOut,
                    arch: 1.3,
                },
            ]),
            (_, BlockPlace::Away) if from != to => Motion::along([
                wait(here, landed + 0.1),
                Leg {
                    to: goal,
                    seconds: 0.6,
                    ease: CubicInOut,
                    arch: 0.8,
                },
            ]),
            (BlockPlace::Captured { .. }, BlockPlace::SpecialReserve) => Motion::along([
                wait(here, landed + 0.3),
                Leg {
                    to: goal,
                    seconds: 0.8,
                    ease: CubicInOut,
                    arch: 2.0,
                },
            ]),
            _ if here.at.distance_squared(goal.at) > 1e-6 => Motion::along([
                // What lay above a captured block falls.
                wait(here, if self.captures { landed + 0.42 } else { landed }),
                Leg {
                    to: goal,
                    seconds: 0.18,
                    ease: QuadraticIn,
                    arch: 0.0,
                },
            ]),
            _ => match self.winner {
                Some(_) if goal.darkness == 0.0 && matches!(to, BlockPlace::Tower { .. }) => {
                    self.salute(goal)
                }
                _ => {
                    // It is freed at once, and held when the other has landed.
                    let rest = Pose {
                        darkness: goal.darkness,
                        ..here
                    };
                    Motion::along([
                        wait(here, if goal.darkness > 0.0 { landed } else { 0.1 }),
                        Leg {
                            to: Pose {
                                turn: goal.turn,
                                ..rest
                            },
                            seconds: 0.2,
                            ease: Linear,
                            arch: 0.0,
                        },
                    ])
                }
            },
        }
    }

    /// The way of the block that moves: up, from stone to stone, and down with
    /// its weight.
    fn run(&self, here: Pose, goal: Pose) -> Motion {
        let over = |stone: &Vec3| Pose {
            at: *stone + Vec3::Y * CLEAR,
            turn: goal.turn,
            darkness: 0.0,
        };
        let first = self.stones.first().copied().unwrap_or(goal.at);
        let up = if self.fetch > 0.0 {
            here.at + Vec3::Y * 0.3
        } else {
            here.at.with_y(here.at.y.max(first.y) + CLEAR)
        };
        let mut legs = vec![Leg {
            to: Pose { at: up, ..here },
            seconds: 0.14,
            ease: CubicOut,
            arch: 0.0,
        }];
        let mut height = up.y;
        for (n, stone) in self.stones.iter().enumerate() {
            let fetched = n == 0 && self.fetch > 0.0;
            let to = over(stone);
            // Onto a higher stone it hops, down from one it glides.
            let climbs = to.at.y > height + 0.01;
            legs.push(Leg {
                to,
                seconds: if fetched {
                    self.fetch + self.step
                } else {
                    self.step
                },
                ease: if fetched { QuadraticInOut } else { SineInOut },
                arch: match (fetched, climbs) {
                    (true, _) => 0.5,
                    (false, true) => 0.2,
                    (false, false) => 0.05,
                },
            });
            height = to.at.y;
        }
        let last = self.stones.last().copied().unwrap_or(goal.at);
        legs.push(Leg {
            to: Pose {
                at: last,
                turn: goal.turn,
                darkness: 0.0,
            },
            seconds: 0.13,
            ease: QuadraticIn,
            arch: 0.0,
        });
        let pause = |seconds| {
            wait(
                Pose {
                    at: last,
                    turn: goal.turn,
                    darkness: 0.0,
                },
                seconds,
            )
        };
        if self.captures {
            legs.push(pause(0.42));
        }
        if self.winner.is_some() {
            legs.push(pause(0.25));
            legs.extend(triumph(goal));
        } else {
            legs.push(Leg {
                to: goal,
                seconds: 0.16,
                ease: if self.captures { QuadraticIn } else { BackOut },
                arch: 0.0,
            });
        }
        Motion::along(legs)
    }

    /// The winner's free blocks hop one after the other, from the summit
    /// outwards.
    fn salute(&self, goal: Pose) -> Motion {
        let far = goal.at.with_y(0.0).length();
        Motion::along([
            wait(goal, self.landing() + 1.0 + 0.16 * far),
            Leg {
                to: goal,
                seconds: 0.4,
                ease: SineInOut,
                arch: 0.3,
            },
        ])
    }
}

/// The special rises above the summit, turns round once and sits down.
fn triumph(goal: Pose) -> Vec<Leg> {
    let turned = |quarters: f32, rise: f32| Pose {
        at: goal.at + Vec3::Y * rise,
        turn: goal.turn * Quat::from_rotation_y(quarters * core::f32::consts::FRAC_PI_2),
        darkness: 0.0,
    };
    let leg = |to, ease| Leg {
        to,
        seconds: 0.3,
        ease,
        arch: 0.0,
    };
    vec![
        leg(turned(1.0, 0.45), CubicOut),
        leg(turned(2.0, 0.55), Linear),
        leg(turned(3.0, 0.45), Linear),
        leg(turned(4.0, 0.0), QuadraticIn),
    ]
}

/// The place outside the board from which a way leads in.
fn outside(path: &[Tread]) -> Vec3 {
    let at = |tread: Option<&Tread>| tread.map(|tread| layout::ground(tread.square).with_y(0.0));
    let first = at(path.first()).unwrap_or(Vec3::ZERO);
    let direction = match at(path.get(1)) {
        Some(next) => first - next,
        // A single step comes over the nearest edge.
        None if first.x.abs() > first.z.abs() => Vec3::X * first.x.signum() * SQUARE,
        None => Vec3::Z * first.z.signum() * SQUARE,
    };
    let out = first + direction;
    let most = HALF_BOARD + 0.35;
    out.clamp(Vec3::splat(-most), Vec3::splat(most)).with_y(0.0)
}

/// All at once, quickly: going back, or to another place in the match.
pub(super) fn together(here: Pose, goal: Pose, travels: bool) -> Motion {
    let far = here.at.with_y(0.0).distance(goal.at.with_y(0.0));
    Motion::along([Leg {
        to: goal,
        seconds: if travels { 0.42 } else { 0.25 },
        ease: CubicInOut,
        arch: if travels && far > 0.01 { 0.9 } else { 0.0 },
    }])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game,
        xima::{Options, Xima},
    };

    fn changes(moves: &[&str]) -> Vec<Change> {
        let mut game = Xima::new(Options::default());
        let mut last = Vec::new();
        for text in moves {
            let mv = game.parse_move(text).unwrap();
            last = game.play(&mv).unwrap();
        }
        last
    }

    #[test]
    fn a_block_comes_from_outside_the_board() {
        let course = Course::from_changes(&changes(&["-G1"])).unwrap();
        assert_eq!(course.stones.len(), 2);
        assert!(course.stones[0].z > HALF_BOARD);
        let last = *course.stones.last().unwrap();
        assert_eq!(last, layout::ground(course.to));
    }

    #[test]
    fn longer_ways_take_longer_but_not_much() {
        let near = Course::from_changes(&changes(&["-A1", "-M13", "A1B1"])).unwrap();
        let far = Course::from_changes(&changes(&["-A1", "-M12", "A1A13"])).unwrap();
        assert!(near.landing() < far.landing());
        assert!(far.landing() < 2.2);
    }

    #[test]
    fn a_way_ends_where_the_block_comes_to_rest() {
        let course = Course::from_changes(&changes(&["-A1", "-M13", "A1C1"])).unwrap();
        let from = BlockPlace::Tower {
            at: Square::parse("A1").unwrap(),
            level: 0,
        };
        let to = BlockPlace::Tower {
            at: Square::parse("C1").unwrap(),
            level: 0,
        };
        let goal = Pose::at(layout::on_tower(Square::parse("C1").unwrap(), 0));
        let here = Pose::at(layout::on_tower(Square::parse("A1").unwrap(), 0));
        assert_eq!(course.way(here, from, to, goal).goal(), Some(goal));
        assert!(Course::from_changes(&changes(&["resign"])).is_none());
    }
}
