//! What can be measured of what is heard: it is there, it is quiet, it neither clicks nor
//! is cut off, and it ends when nobody wants it.

use std::sync::Arc;

use curio_music::{Backdrop, Controls, Ending, Instrument, Mood, Place, Scene, ending};

const RATE: usize = 22_050;

fn heard(scene: Scene) -> (Arc<Controls>, Backdrop) {
    let controls = Arc::new(Controls::default());
    controls.set(scene);
    let backdrop = Backdrop::new(RATE as u32, 7, Arc::clone(&controls));
    (controls, backdrop)
}

fn music(mood: Mood) -> Scene {
    Scene {
        music: 1.0,
        mood,
        ..Scene::default()
    }
}

fn around(place: Place) -> Scene {
    Scene {
        ambience: 1.0,
        place,
        ..Scene::default()
    }
}

fn all() -> Vec<Scene> {
    let moods = [Mood::Title, Mood::Playing, Mood::End].map(music);
    moods.into_iter().chain(Place::ALL.map(around)).collect()
}

/// The root of the mean square, in decibels.
fn level(samples: &[f32]) -> f32 {
    let sum: f32 = samples.iter().map(|it| it * it).sum();
    10.0 * (sum / samples.len() as f32 + 1e-12).log10()
}

/// The greatest difference between one sample and the next on the same side.
fn step(samples: &[f32]) -> f32 {
    let pairs = samples.iter().zip(samples.iter().skip(2));
    pairs.map(|(a, b)| (a - b).abs()).fold(0.0, f32::max)
}

#[test]
fn everything_is_heard_and_nothing_is_loud() {
    for scene in all() {
        let samples: Vec<f32> = heard(scene).1.take(RATE * 2 * 24).collect();
        let peak = samples.iter().fold(0.0_f32, |most, it| most.max(it.abs()));
        let level = level(&samples);
        assert!((-42.0..-14.0).contains(&level), "{level} dB of {scene:?}");
        assert!(peak < 0.7, "{peak} of {scene:?}: it is bent at 0.7");
        let middle: f32 = samples.iter().sum::<f32>() / samples.len() as f32;
        assert!(middle.abs() < 1e-3, "{middle} of {scene:?}");
    }
}

#[test]
fn both_sides_are_heard_alike() {
    for scene in all() {
        let samples: Vec<f32> = heard(scene).1.take(RATE * 2 * 24).collect();
        let side = |n| -> Vec<f32> { samples.iter().skip(n).step_by(2).copied().collect() };
        let (left, right) = (level(&side(0)), level(&side(1)));
        assert!(
            (left - right).abs() < 3.0,
            "{left} and {right} of {scene:?}"
        );
    }
}

#[test]
fn a_change_is_a_fade_and_no_click() {
    let (controls, mut backdrop) = heard(music(Mood::Title));
    let steady: Vec<f32> = backdrop.by_ref().take(RATE * 2 * 20).collect();
    let usual = step(&steady);
    for scene in [music(Mood::Playing), Scene::default(), music(Mood::Title)] {
        controls.set(scene);
        // Before the next piece begins, or all is faded: nothing is played anew.
        let change: Vec<f32> = backdrop.by_ref().take(RATE * 2).collect();
        assert!(step(&change) <= usual, "{} and {usual}", step(&change));
    }
}

#[test]
fn what_nobody_wants_to_hear_fades_out_and_ends() {
    for scene in all() {
        let (controls, mut backdrop) = heard(scene);
        assert_eq!(backdrop.by_ref().take(RATE * 2 * 8).count(), RATE * 2 * 8);
        controls.set(Scene::default());
        let rest: Vec<f32> = backdrop.by_ref().take(RATE * 2 * 5).collect();
        assert!(rest.len() < RATE * 2 * 5, "it does not end");
        assert_eq!(rest.len() % 2, 0, "both sides end together");
        assert!(rest.last().is_none_or(|last| last.abs() < 1e-3));
        assert_eq!(backdrop.next(), None);
    }
}

#[test]
fn endings_go_their_ways_and_fade_to_silence() {
    let rate = RATE as u32;
    for instrument in Instrument::ALL {
        let all = Ending::ALL.map(|it| ending(it, instrument, rate));
        assert!(all[0] != all[1] && all[1] != all[2]);
        for samples in all {
            let peak = samples.iter().fold(0.0_f32, |most, it| most.max(it.abs()));
            assert!((0.3..0.36).contains(&peak), "{peak} on {instrument:?}");
            assert!(level(&samples[samples.len() - 400..]) < -70.0);
            assert!(samples.len() < RATE * 2 * 4);
        }
    }
}
