//! Where the camera is and where it is going: requests become a goal, and time
//! leads there.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::{CameraRequest, Preset, Presets, fit::Window as View};

/// How the camera looks at the target.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// Radians round the table; 0 is the near side.
    yaw: f32,
    /// Radians above the table.
    pitch: f32,
    /// 1 fits the board; more is nearer.
    pub(crate) zoom: f32,
    /// Shift of the target over the table.
    pub(crate) pan: Vec2,
}

impl Pose {
    const PITCH: (f32, f32) = (0.22, 1.54);
    const ZOOM: (f32, f32) = (0.6, 4.0);
    const PAN: f32 = 7.0;

    fn new((yaw, pitch): (f32, f32), far_side: bool) -> Self {
        Self {
            yaw: if far_side { yaw + PI } else { yaw },
            pitch,
            zoom: 1.0,
            pan: Vec2::ZERO,
        }
    }

    fn lerp(self, to: Self, t: f32) -> Self {
        Self {
            yaw: self.yaw.lerp(to.yaw, t),
            pitch: self.pitch.lerp(to.pitch, t),
            zoom: self.zoom.lerp(to.zoom, t),
            pan: self.pan.lerp(to.pan, t),
        }
    }

    fn clamped(mut self) -> Self {
        self.pitch = self.pitch.clamp(Self::PITCH.0, Self::PITCH.1);
        self.zoom = self.zoom.clamp(Self::ZOOM.0, Self::ZOOM.1);
        self.pan = self.pan.clamp_length_max(Self::PAN);
        self
    }

    fn near(self, other: Self) -> bool {
        (self.yaw - other.yaw).abs() < 2e-4
            && (self.pitch - other.pitch).abs() < 2e-4
            && (self.zoom - other.zoom).abs() < 2e-4
            && self.pan.distance(other.pan) < 1e-3
    }

    pub(crate) fn rotation(self) -> Quat {
        Quat::from_rotation_y(self.yaw) * Quat::from_rotation_x(-self.pitch)
    }
}

/// The state of the camera: where it is, where it is going.
#[derive(Resource, Debug)]
pub(super) struct Rig {
    goal: Pose,
    pub(crate) shown: Pose,
    /// An eased way that is under way.
    journey: Option<Journey>,
    /// Where it looks for a while instead of at the goal.
    glance: Option<Glance>,
    pub(crate) view: Option<View>,
    preset: Preset,
    pub(crate) presets: Presets,
    far_side: bool,
}

/// An eased way from a pose.
#[derive(Clone, Copy, Debug)]
struct Journey {
    from: Pose,
    /// The part of it that is done.
    done: f32,
    /// How long all of it takes, in seconds.
    seconds: f32,
}

/// A look at something, with a way back.
#[derive(Clone, Copy, Debug)]
struct Glance {
    to: Pose,
    /// How many seconds are left.
    left: f32,
}

impl Default for Rig {
    fn default() -> Self {
        let presets = Presets::default();
        let pose = Pose::new(presets.angles(Preset::Table), false);
        Self {
            goal: pose,
            shown: pose,
            journey: None,
            glance: None,
            view: None,
            preset: Preset::Table,
            presets,
            far_side: false,
        }
    }
}

impl Rig {
    /// Sets out for a pose, the short way round.
    fn travel(&mut self, to: Pose) {
        let turns = ((self.shown.yaw - to.yaw) / TAU).round();
        self.goal = Pose {
            yaw: to.yaw + turns * TAU,
            ..to
        };
        self.set_out(JOURNEY);
    }

    fn set_out(&mut self, seconds: f32) {
        self.journey = Some(Journey {
            from: self.shown,
            done: 0.0,
            seconds,
        });
    }

    pub(crate) fn obey(&mut self, request: CameraRequest) {
        let is_glance = matches!(request, CameraRequest::Glance { .. });
        if !is_glance && !matches!(request, CameraRequest::Drift(_)) {
            self.glance = None;
        }
        match request {
            CameraRequest::Preset(preset) => {
                self.preset = preset;
                self.travel(Pose::new(self.presets.angles(preset), self.far_side));
            }
            CameraRequest::NextPreset => {
                let at = Preset::ALL.iter().position(|p| *p == self.preset);
                let next = at.map_or(0, |k| (k + 1) % Preset::ALL.len());
                self.obey(CameraRequest::Preset(Preset::ALL[next]));
            }
            CameraRequest::Flip => {
                self.far_side = !self.far_side;
                let yaw = self.goal.yaw + PI;
                self.travel(Pose { yaw, ..self.goal });
            }
            CameraRequest::Side(far) => {
                if self.far_side != far {
                    self.obey(CameraRequest::Flip);
                }
            }
            CameraRequest::Fit => self.travel(Pose {
                zoom: 1.0,
                pan: Vec2::ZERO,
                ..self.goal
            }),
            CameraRequest::Orbit { yaw, pitch } => {
                self.goal.yaw += yaw;
                self.goal.pitch += pitch;
                self.journey = None;
            }
            CameraRequest::Pan(by) => {
                // Along the table, as seen from where the camera stands.
                let reach = 12.0 / self.goal.zoom;
                let shift = Vec2::new(-by.x, by.y) * reach;
                self.goal.pan += Vec2::from_angle(-self.goal.yaw).rotate(shift);
                self.journey = None;
            }
            CameraRequest::Zoom(factor) => {
                self.goal.zoom *= factor;
                self.journey = None;
            }
            CameraRequest::Drift(yaw) => {
                self.goal.yaw += yaw;
                self.shown.yaw += yaw;
                if let Some(journey) = &mut self.journey {
                    journey.from.yaw += yaw;
                }
            }
            CameraRequest::Frame { shift, zoom } => {
                let to = Pose {
                    zoom,
                    pan: shift,
                    ..self.goal
                };
                if !to.near(self.goal) {
                    self.goal = to;
                    self.set_out(STROLL);
                }
            }
            CameraRequest::Glance {
                shift,
                nearer,
                seconds,
            } => self.look_at(shift, nearer, seconds),
        }
        self.goal = self.goal.clamped();
    }

    /// Looks there for some seconds.
    fn look_at(&mut self, shift: Vec2, nearer: f32, seconds: f32) {
        let to = Pose {
            zoom: self.goal.zoom * nearer,
            pan: shift,
            ..self.goal
        };
        self.glance = Some(Glance {
            to: to.clamped(),
            left: seconds,
        });
        self.set_out(STROLL);
    }

    /// Moves on by some seconds; whether there is more to do.
    pub(crate) fn advance(&mut self, seconds: f32, view: View, reduce: bool) -> bool {
        let blend = 1.0 - (-seconds * FOLLOW).exp();
        let goal = self.glance.map_or(self.goal, |glance| glance.to);
        let shown_view = self.view.unwrap_or(view);
        let settled_view = shown_view.middle.distance(view.middle) < 1e-3
            && shown_view.half.distance(view.half) < 1e-3;
        if reduce {
            self.shown = self.goal;
            self.journey = None;
            self.glance = None;
            self.view = Some(view);
            return false;
        }
        self.view = Some(if settled_view {
            view
        } else {
            shown_view.lerp(view, blend)
        });
        if let Some(journey) = self.journey {
            let done = (journey.done + seconds / journey.seconds).min(1.0);
            let eased = done * done * (3.0 - 2.0 * done);
            self.shown = journey.from.lerp(goal, eased);
            self.journey = (done < 1.0).then_some(Journey { done, ..journey });
        } else if self.shown.near(goal) {
            self.shown = goal;
        } else {
            self.shown = self.shown.lerp(goal, blend);
        }
        if let Some(glance) = &mut self.glance {
            glance.left -= seconds;
            if glance.left <= 0.0 {
                self.glance = None;
                self.set_out(STROLL);
            }
        }
        self.journey.is_some() || self.shown != self.goal || !settled_view
    }
}

/// Per second: how eagerly the camera follows the hand.
const FOLLOW: f32 = 12.0;
/// Seconds of an eased way between presets.
const JOURNEY: f32 = 0.7;
/// Seconds of a way to where something happens.
const STROLL: f32 = 1.1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flipping_twice_comes_back() {
        let mut rig = Rig::default();
        rig.obey(CameraRequest::Flip);
        rig.obey(CameraRequest::Side(true));
        while rig.advance(0.05, View::FULL, false) {}
        assert!((rig.shown.yaw.abs() - PI).abs() < 1e-3);
        rig.obey(CameraRequest::Flip);
        while rig.advance(0.05, View::FULL, false) {}
        assert!(
            rig.shown.yaw.rem_euclid(TAU).min(1.0) < 1e-3 || (rig.shown.yaw - TAU).abs() < 1e-3
        );
    }

    #[test]
    fn the_camera_comes_to_rest() {
        let mut rig = Rig::default();
        rig.obey(CameraRequest::Orbit {
            yaw: 1.0,
            pitch: -9.0,
        });
        rig.obey(CameraRequest::Zoom(50.0));
        let mut frames = 0;
        while rig.advance(1.0 / 60.0, View::FULL, false) {
            frames += 1;
            assert!(frames < 300, "still moving: {:?}", rig.shown);
        }
        assert_eq!(rig.shown.pitch, Pose::PITCH.0);
        assert_eq!(rig.shown.zoom, Pose::ZOOM.1);
    }

    #[test]
    fn reduced_motion_jumps() {
        let mut rig = Rig::default();
        rig.obey(CameraRequest::Preset(Preset::Top));
        assert!(!rig.advance(0.001, View::FULL, true));
        assert_eq!(rig.shown, rig.goal);
    }

    #[test]
    fn a_drifting_camera_arrives_all_the_same() {
        let mut rig = Rig::default();
        let before = rig.goal.yaw;
        let shift = Vec2::new(2.0, -1.0);
        rig.obey(CameraRequest::Frame { shift, zoom: 1.5 });
        let mut frames = 0;
        while rig.advance(0.05, View::FULL, false) {
            rig.obey(CameraRequest::Drift(0.01));
            frames += 1;
            assert!(frames < 60, "{:?}", rig.shown);
        }
        assert!(rig.shown.near(rig.goal));
        assert_eq!((rig.goal.pan, rig.goal.zoom), (shift, 1.5));
        assert!(rig.goal.yaw > before + 0.1);
        rig.obey(CameraRequest::Frame { shift, zoom: 1.5 });
        assert!(rig.journey.is_none(), "it is there already");
    }

    #[test]
    fn a_glance_comes_back_and_gives_way() {
        let mut rig = Rig::default();
        let before = rig.goal;
        let glance = CameraRequest::Glance {
            shift: Vec2::new(2.0, 1.0),
            nearer: 1.4,
            seconds: 2.0,
        };
        rig.obey(glance);
        for _ in 0..36 {
            assert!(rig.advance(0.05, View::FULL, false));
        }
        assert!((rig.shown.zoom - 1.4).abs() < 0.01, "{:?}", rig.shown);
        while rig.advance(0.05, View::FULL, false) {}
        assert!(rig.shown.near(before));
        rig.obey(glance);
        assert!(rig.advance(0.05, View::FULL, false));
        rig.obey(CameraRequest::Preset(Preset::Top));
        while rig.advance(0.05, View::FULL, false) {}
        assert_eq!((rig.shown.zoom, rig.shown.pan), (1.0, Vec2::ZERO));
    }

    #[test]
    fn presets_go_round() {
        let mut rig = Rig::default();
        for expected in [Preset::Top, Preset::Low, Preset::Table] {
            rig.obey(CameraRequest::NextPreset);
            assert_eq!(rig.preset, expected);
        }
    }
}
