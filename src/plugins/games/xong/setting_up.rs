//! Legs under the pointer while a position is set up. Xong points in a way of its
//! own, so it tells the board's [`SettingUp`] itself what is meant.

use bevy::{
    picking::{
        events::{Move as PointerMove, Press, Release},
        pointer::PointerButton,
    },
    prelude::*,
};

use super::{
    furniture::BoardLayout,
    pointing::{Eye, on_table},
};
use crate::{
    plugins::board::{BoardPlane, SettingUp, SpotPointedAt},
    rules::xong::{Leg, Xong},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Stroke>().add_observer(watch_plane);
}

/// The leg that the button went down on, and the last one since.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Stroke(Option<(Leg, Leg)>);

fn watch_plane(added: On<Add, BoardPlane<Xong>>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .observe(point)
        .observe(press)
        .observe(release)
        .observe(erase);
}

/// The leg at a point.
fn leg_at(layout: &BoardLayout, at: Option<Vec3>) -> Option<Leg> {
    layout.0.leg_at(at?)
}

/// The name of a leg in the game's texts.
fn name(layout: &BoardLayout, leg: Leg) -> String {
    let side = layout.0.board().side(leg);
    format!("{},{},{}", side.q, side.r, side.direction)
}

fn point(
    moved: On<Pointer<PointerMove>>,
    (eye, If(layout)): (Eye, If<Res<BoardLayout>>),
    mut setting_up: SettingUp,
    mut stroke: ResMut<Stroke>,
    mut spot: ResMut<SpotPointedAt>,
) {
    if !setting_up.is_on() {
        return;
    }
    let leg = leg_at(&layout, on_table(&eye, moved.pointer_location.position));
    let pointed = leg.map(|leg| (name(&layout, leg), Some(layout.0.leg(leg))));
    spot.set_if_neq(SpotPointedAt(pointed));
    if let (Some((first, last)), Some(leg)) = (stroke.0, leg)
        && last != leg
    {
        stroke.0 = Some((first, leg));
        if setting_up.paints() {
            setting_up.choose(Some(name(&layout, leg)), None);
        }
    }
}

fn press(
    pressed: On<Pointer<Press>>,
    (eye, If(layout)): (Eye, If<Res<BoardLayout>>),
    mut setting_up: SettingUp,
    mut stroke: ResMut<Stroke>,
) {
    if !setting_up.is_on() || pressed.button != PointerButton::Primary {
        return;
    }
    let leg = leg_at(&layout, on_table(&eye, pressed.pointer_location.position));
    stroke.0 = leg.map(|leg| (leg, leg));
    if let Some(leg) = leg.filter(|_| setting_up.paints()) {
        setting_up.choose(Some(name(&layout, leg)), None);
    }
}

fn release(
    released: On<Pointer<Release>>,
    (eye, If(layout)): (Eye, If<Res<BoardLayout>>),
    mut setting_up: SettingUp,
    mut stroke: ResMut<Stroke>,
) {
    let Some((first, _)) = stroke.0.take() else {
        return;
    };
    if !setting_up.is_on() || setting_up.paints() {
        return;
    }
    if let Some(leg) = leg_at(&layout, on_table(&eye, released.pointer_location.position)) {
        let from = (leg != first).then(|| name(&layout, first));
        setting_up.choose(Some(name(&layout, leg)), from);
    }
}

fn erase(
    click: On<Pointer<Click>>,
    (eye, If(layout)): (Eye, If<Res<BoardLayout>>),
    mut setting_up: SettingUp,
) {
    if click.button == PointerButton::Secondary && setting_up.is_on() {
        let leg = leg_at(&layout, on_table(&eye, click.pointer_location.position));
        setting_up.erase(leg.map(|leg| name(&layout, leg)));
    }
}
