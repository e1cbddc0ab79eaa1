//! The moment in which a match is won: the pieces celebrate or fall, each game in its
//! own way, light spreads from where it was decided, the camera looks there, and a few
//! notes are heard on the game's instrument. A loss and a draw have notes of their own.
//!
//! It happens once, when the deciding move is played or a replay comes to it, and
//! lasts no longer than the position. What a piece does is the game's to say.

use core::{f32::consts::TAU, marker::PhantomData};

use bevy::{ecs::system::SystemParam, math::curve::EaseFunction, prelude::*};
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Pos2, Shape, Stroke, epaint::PathShape},
};

use super::{
    lettering::OverTable,
    table::{RuleState, TableGame, TableSystems},
};
use crate::{
    plugins::{
        app::{
            audio::{Instruments, PlaySound, Sound},
            machine::redraw::RedrawScheduler,
            session::{Session, SessionFact, reader},
            states::Screen,
        },
        scene::{
            camera::{CameraRequest, Framing, ReduceMotion},
            motion::{Leg, Motion, Pose, wait},
            palette,
            surface::Look,
        },
        ui::hud::{BoardAlone, GameWords},
    },
    rules::{Player, PlayerSet},
};

pub use crate::plugins::app::audio::Instrument;

/// What a piece does at the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// It jumps this high, in units of the board.
    Jump(f32),
    /// It jumps this high and turns round once in the air.
    Pirouette(f32),
    /// It rises slowly to this height and settles again.
    Rise(f32),
    /// It tips over by this angle to the near edge, or by a negative one to the far edge, and
    /// back.
    Tip(f32),
    /// It struts: small hops, turning to both sides.
    Strut(f32),
    /// It leans over by this angle, loses its light and stays so.
    Slump(f32),
}

/// A game whose pieces have a part in the end.
pub trait WinAnimation: TableGame {
    /// What the pieces on its table are.
    type Piece: Component;

    /// What is heard at the end.
    const INSTRUMENT: Instrument = Instrument::Bell;

    /// What a piece does when these players have won.
    fn gesture(position: &Self, piece: &Self::Piece, winners: PlayerSet) -> Option<Gesture>;
}

/// Lets the winners of a game celebrate.
#[derive(Clone, Copy, Debug)]
pub struct WinAnimationPlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for WinAnimationPlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: WinAnimation> Plugin for WinAnimationPlugin<G> {
    fn build(&self, app: &mut App) {
        Instruments::give(app, G::INFO.id, G::INSTRUMENT);
        app.add_systems(
            Update,
            celebrate::<G>
                .after(TableSystems::View)
                .run_if(on_message::<Won>),
        );
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Glow>()
        .add_message::<Won>()
        .add_systems(Update, notice.in_set(TableSystems::Lay))
        .add_systems(
            EguiPrimaryContextPass,
            shine
                .run_if(in_state(Screen::Table))
                .run_if(not(resource_exists::<BoardAlone>)),
        );
}

/// A match has just been won on the table.
#[derive(Message, Clone, Copy, Debug)]
struct Won {
    winners: PlayerSet,
    /// Where it was decided, if that is on the board.
    at: Option<Vec3>,
}

/// The light that spreads from where a match was decided.
#[derive(Resource, Debug, Default)]
pub struct Glow(Option<(Vec3, f32)>);

impl Glow {
    /// Where it comes from, and how much it draws the eye: from 0 up to 1 and down again.
    pub(crate) fn takes_the_eye(&self) -> Option<(Vec3, f32)> {
        let (at, since) = self.0?;
        let part = (since / (SHINE + AFTER)).clamp(0.0, 1.0);
        Some((at, (core::f32::consts::PI * part).sin()))
    }
}

/// When the first piece moves: the deciding move has arrived by then, in seconds.
const AFTER: f32 = 0.9;
/// How much later the pieces further away follow, in seconds for a unit of the board.
const SPREAD: f32 = 0.07;
/// How long the light spreads, in seconds.
const SHINE: f32 = 1.8;
/// How far it reaches, in units of the board.
const REACH: f32 = 2.6;
/// How many rings of light there are, and how many corners approximate a circle.
const RINGS: u8 = 3;
const CORNERS: u32 = 64;
/// The bands that a ring is made of: how wide, in points, and how strong, up to 255.
const BANDS: [(f32, f32); 4] = [(30.0, 26.0), (19.0, 44.0), (10.0, 80.0), (4.0, 190.0)];
/// How much nearer the camera looks, and for how long.
const NEARER: f32 = 1.22;
const GLANCE: f32 = 2.8;

/// What a celebration is made of.
#[derive(SystemParam)]
struct Celebration<'w> {
    won: MessageWriter<'w, Won>,
    sounds: MessageWriter<'w, PlaySound>,
    camera: MessageWriter<'w, CameraRequest>,
    glow: ResMut<'w, Glow>,
}

/// Whether a match has just been decided, and whether there is something to celebrate.
fn notice(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    words: Res<GameWords>,
    framing: Res<Framing>,
    still: Res<ReduceMotion>,
    mut stage: Celebration,
) {
    let mut decided = false;
    for fact in facts.read() {
        match fact {
            SessionFact::Ended(_) => decided = true,
            // A replay comes to its end step by step.
            SessionFact::Moved { from, to, step } => decided = step.is_some() && to > from,
            SessionFact::Opened | SessionFact::Closed => {
                decided = false;
                stage.glow.0 = None;
            }
            _ => {}
        }
    }
    let Some(session) = session.filter(|_| decided) else {
        return;
    };
    let Some(outcome) = session.position().outcome() else {
        return;
    };
    if session.is_displayed() {
        return;
    }
    let sound = heard(outcome.winners, reader(session.record()));
    stage.sounds.write(PlaySound::now(sound));
    if outcome.winners.is_empty() {
        return;
    }
    let scene = session.last_move().and_then(|played| {
        let words = words.for_position(session.position());
        words.scene(played.as_ref())
    });
    let at = scene.and_then(|scene| scene.places.last().copied());
    if still.0 {
        return;
    }
    if let Some(at) = at {
        stage.glow.0 = Some((at, 0.0));
        if session.is_played() {
            let shift = at - framing.target;
            stage.camera.write(CameraRequest::Glance {
                shift: Vec2::new(shift.x, -shift.z) * 0.5,
                nearer: NEARER,
                seconds: GLANCE,
            });
        }
    }
    stage.won.write(Won {
        winners: outcome.winners,
        at,
    });
}

/// What an end sounds like to the one who looks at it.
fn heard(winners: PlayerSet, reader: Option<Player>) -> Sound {
    if winners.is_empty() {
        Sound::Draw
    } else if reader.is_some_and(|me| !winners.contains(me)) {
        Sound::Lose
    } else {
        Sound::Win
    }
}

/// Lets each piece do its part, the nearest first.
fn celebrate<G: WinAnimation>(
    mut won: MessageReader<Won>,
    state: Option<Res<G::State>>,
    mut commands: Commands,
    mut pieces: Query<(
        Entity,
        &G::Piece,
        &Transform,
        Option<&Look>,
        Option<&mut Motion>,
    )>,
) {
    let (Some(won), Some(state)) = (won.read().last(), state) else {
        return;
    };
    for (entity, piece, transform, look, motion) in &mut pieces {
        let Some(gesture) = G::gesture(state.position(), piece, won.winners) else {
            continue;
        };
        let here = Pose {
            at: transform.translation,
            turn: transform.rotation,
            darkness: look.map_or(0.0, |look| look.darkness),
        };
        let moving = motion.as_ref().and_then(|motion| motion.goal());
        let goal = moving.unwrap_or(here);
        if goal.darkness >= 1.0 {
            continue;
        }
        let far = won.at.map_or(0.0, |at| at.distance(goal.at));
        let delay = SPREAD * far + if moving.is_some() { 0.1 } else { AFTER };
        let legs = [wait(goal, delay)].into_iter().chain(gesture.legs(goal));
        match motion {
            Some(mut motion) => motion.then(legs),
            None => {
                commands.entity(entity).insert(Motion::along(legs));
            }
        }
    }
}

impl Gesture {
    /// From a pose up and back to it.
    fn legs(self, goal: Pose) -> Vec<Leg> {
        let leg = |up: f32, turn: f32, seconds, ease| Leg {
            to: Pose {
                at: goal.at + Vec3::Y * up,
                turn: goal.turn * Quat::from_rotation_y(turn),
                darkness: goal.darkness,
            },
            seconds,
            ease,
            arch: 0.0,
        };
        let home = Leg {
            to: goal,
            ..leg(0.0, 0.0, 0.26, EaseFunction::BounceOut)
        };
        match self {
            Self::Jump(height) => vec![leg(height, 0.0, 0.2, EaseFunction::QuadraticOut), home],
            Self::Pirouette(height) => vec![
                leg(height * 0.8, TAU / 3.0, 0.16, EaseFunction::QuadraticOut),
                leg(height, 2.0 * TAU / 3.0, 0.16, EaseFunction::Linear),
                leg(0.0, TAU, 0.3, EaseFunction::BounceOut),
                // A whole turn ends where it began.
                Leg {
                    seconds: 0.0,
                    ..home
                },
            ],
            Self::Tip(angle) => [1.0, -0.4, 0.0]
                .map(|part: f32| Leg {
                    to: Pose {
                        turn: Quat::from_rotation_x(angle * part) * goal.turn,
                        ..goal
                    },
                    seconds: 0.4,
                    ease: EaseFunction::SineInOut,
                    arch: 0.0,
                })
                .to_vec(),
            Self::Strut(height) => [0.5, -0.5, 0.5, -0.5]
                .into_iter()
                .flat_map(|turn| {
                    let up = leg(height, turn, 0.16, EaseFunction::QuadraticOut);
                    let down = leg(0.0, turn, 0.14, EaseFunction::QuadraticIn);
                    [up, down]
                })
                .chain([home])
                .collect(),
            Self::Slump(angle) => vec![Leg {
                to: Pose {
                    turn: Quat::from_rotation_z(angle) * goal.turn,
                    darkness: goal.darkness.max(0.45),
                    ..goal
                },
                seconds: 0.9,
                ease: EaseFunction::BounceOut,
                arch: 0.0,
            }],
            Self::Rise(height) => vec![
                leg(height, 0.0, 0.55, EaseFunction::SineInOut),
                Leg {
                    seconds: 0.55,
                    ease: EaseFunction::SineInOut,
                    ..home
                },
            ],
        }
    }
}

/// Draws the rings of light, and lets them spread.
fn shine(
    mut over: OverTable,
    time: Res<Time>,
    mut glow: ResMut<Glow>,
    mut redraw: ResMut<RedrawScheduler>,
) -> Result {
    let Some((at, since)) = glow.0 else {
        return Ok(());
    };
    // A frame that came late must not swallow the moment.
    let since = since + time.delta_secs().min(0.12);
    glow.0 = (since < SHINE + AFTER).then_some((at, since));
    redraw.now();
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    for ring in 0..RINGS {
        let part = (since - AFTER * 0.6 - 0.22 * f32::from(ring)) / (SHINE - 0.6);
        if !(0.0..1.0).contains(&part) {
            continue;
        }
        let radius = 0.4 + REACH * (1.0 - (1.0 - part).powi(2));
        let points: Vec<Pos2> = (0..CORNERS)
            .filter_map(|n| {
                let turn = TAU * n as f32 / CORNERS as f32;
                layer.point(at + Vec3::new(turn.cos(), 0.0, turn.sin()) * radius)
            })
            .collect();
        // Light has no edge: it is brightest in the middle of the ring.
        for (width, strength) in BANDS {
            let fade = (strength * (1.0 - part)) as u8;
            let stroke = Stroke::new(width * (1.0 - 0.5 * part), palette::ACCENT.egui_alpha(fade));
            let path = PathShape::closed_line(points.clone(), stroke);
            layer.painter.add(Shape::Path(path));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_end_is_heard_as_the_player_sees_it() {
        let (me, other) = (Player(0), Player(1));
        let won = PlayerSet::only(me);
        assert_eq!(heard(won, Some(me)), Sound::Win);
        assert_eq!(heard(won, Some(other)), Sound::Lose);
        assert_eq!(
            heard(won, None),
            Sound::Win,
            "somebody at the table has won"
        );
        for reader in [None, Some(me), Some(other)] {
            assert_eq!(heard(PlayerSet::default(), reader), Sound::Draw);
        }
    }
}
