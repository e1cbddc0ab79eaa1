//! The lens that looks at a still life: at high quality, what lies
//! before and behind the middle of the picture is out of focus, and where a graphics
//! card draws, the camera sways slowly. At a table that is played at, all is sharp
//! and stands still, but for the moment in which a match is won.

use core::f32::consts::TAU;

use bevy::{
    ecs::system::SystemParam,
    post_process::dof::{DepthOfField, DepthOfFieldMode},
    prelude::*,
};

use crate::plugins::{
    app::{machine::redraw::RedrawScheduler, show::Showcase, states::Screen},
    board::Glow,
    scene::{
        camera::{CameraRequest, Framing, ReduceMotion, TableCamera},
        quality::Quality,
    },
};

/// How far open the lens is: the smaller, the less is sharp.
const F_STOPS: f32 = 0.09;
/// The same over a table on which a match is won: pieces stay recognisable.
const F_STOPS_OF_A_WIN: f32 = 0.16;
/// How large a spot becomes at most, in pixels.
const LARGEST_SPOT: f32 = 22.0;
/// How far the camera sways to each side, in radians, and how long it takes there and
/// back, in seconds.
const SWAY: f32 = 0.07;
const PERIOD: f32 = 36.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            focus,
            sway.run_if(in_state(Screen::Title))
                .run_if(|quality: Res<Quality>| *quality != Quality::Low),
        ),
    );
}

/// What the lens is focused on.
#[derive(SystemParam)]
struct Subject<'w> {
    screen: Res<'w, State<Screen>>,
    showcase: Option<Res<'w, Showcase>>,
    framing: Res<'w, Framing>,
    glow: Res<'w, Glow>,
}

impl Subject<'_> {
    /// Where it lies and how far open the lens is; nothing where all is sharp.
    fn in_focus(&self) -> Option<(Vec3, f32)> {
        let announces = self.showcase.as_deref().is_some_and(Showcase::announces);
        if *self.screen.get() == Screen::Title || announces {
            return Some((self.framing.target, F_STOPS));
        }
        let (at, strength) = self.glow.takes_the_eye()?;
        let is_open = *self.screen.get() == Screen::Table && strength > 0.02;
        is_open.then(|| (at, F_STOPS_OF_A_WIN / strength))
    }
}

fn focus(
    quality: Res<Quality>,
    subject: Subject,
    cameras: Query<(Entity, &GlobalTransform, Has<DepthOfField>), With<TableCamera>>,
    mut commands: Commands,
) {
    let wanted = subject.in_focus().filter(|_| *quality == Quality::High);
    for (camera, place, has) in &cameras {
        let mut camera = commands.entity(camera);
        if let Some((at, f_stops)) = wanted {
            camera.insert(DepthOfField {
                mode: DepthOfFieldMode::Gaussian,
                focal_distance: place.translation().distance(at).max(0.1),
                aperture_f_stops: f_stops,
                max_circle_of_confusion_diameter: LARGEST_SPOT,
                max_depth: 60.0,
                ..default()
            });
        } else if has {
            camera.remove::<DepthOfField>();
        }
    }
}

/// The camera sways from one side to the other and back.
fn sway(
    time: Res<Time>,
    still: Res<ReduceMotion>,
    screen: Res<State<Screen>>,
    mut since: Local<f32>,
    mut camera: MessageWriter<CameraRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if still.0 {
        return;
    }
    if screen.is_changed() {
        *since = 0.0;
    }
    let at = |seconds: f32| SWAY * (TAU * seconds / PERIOD).sin();
    let before = at(*since);
    *since = (*since + time.delta_secs().min(0.1)) % PERIOD;
    camera.write(CameraRequest::Drift(at(*since) - before));
    redraw.now();
}
