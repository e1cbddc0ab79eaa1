//! Hands settings to the parts of the client they concern.

use bevy::{prelude::*, window::PrimaryWindow};

use super::{QualitySetting, Settings};
use crate::{
    engine::Opponent,
    plugins::{
        audio::SoundVolume,
        camera::ReduceMotion,
        input::{KeyMap, window_mode},
        motion::Pace,
        quality::{Quality, QualityChoice},
        session::ThinkingSettings,
        theme::Look,
        xafka::{EasyDisplay, ShowLegal},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, open_as_set);
    app.add_systems(
        PreUpdate,
        (look, sound, thinking, keys, table).run_if(resource_changed::<Settings>),
    );
}

fn open_as_set(settings: Res<Settings>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    if settings.fullscreen
        && let Ok(mut window) = windows.single_mut()
    {
        window.mode = window_mode(true);
    }
}

fn look(
    settings: Res<Settings>,
    mut look: ResMut<Look>,
    mut quality: ResMut<QualityChoice>,
    mut reduce: ResMut<ReduceMotion>,
    mut pace: ResMut<Pace>,
) {
    look.set_if_neq(Look {
        scale: settings.ui_scale,
        text: settings.text_size,
        still: settings.reduce_motion,
    });
    quality.set_if_neq(QualityChoice(match settings.quality {
        QualitySetting::Auto => None,
        QualitySetting::Low => Some(Quality::Low),
        QualitySetting::Medium => Some(Quality::Medium),
        QualitySetting::High => Some(Quality::High),
    }));
    reduce.set_if_neq(ReduceMotion(settings.reduce_motion));
    pace.set_if_neq(Pace {
        speed: settings.animation_speed,
    });
}

fn sound(settings: Res<Settings>, mut volume: ResMut<SoundVolume>) {
    let loudness = if settings.muted { 0.0 } else { settings.volume };
    volume.set_if_neq(SoundVolume(loudness));
}

fn thinking(settings: Res<Settings>, mut thinking: ResMut<ThinkingSettings>) {
    let wanted = ThinkingSettings {
        calc: Opponent::Time(settings.calc_time()),
        ponder: settings.ponder,
        threads: settings.threads,
        ..thinking.clone()
    };
    thinking.set_if_neq(wanted);
}

fn keys(settings: Res<Settings>, mut map: ResMut<KeyMap>) {
    map.set_if_neq(KeyMap::with(&settings.keys));
}

fn table(settings: Res<Settings>, mut easy: ResMut<EasyDisplay>, mut legal: ResMut<ShowLegal>) {
    easy.set_if_neq(EasyDisplay(settings.reach_dots));
    legal.set_if_neq(ShowLegal(settings.move_hints));
}
