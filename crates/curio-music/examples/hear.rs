//! Writes what can be heard to a WAV file: `hear title 180 title.wav`. The first word is
//! `title`, `playing`, `end`, `hearth`, `window`, `night`, or an ending such as `win:bell`.

use std::{env, error::Error, fs, sync::Arc};

use curio_music::{Backdrop, Controls, Ending, Instrument, Mood, Place, Scene, ending};

const RATE: u32 = 44_100;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [what, seconds, path] = words.as_slice() else {
        return Err("say what, how many seconds and which file".into());
    };
    let seconds: usize = seconds.parse()?;
    let samples = match what.split_once(':') {
        Some((end, instrument)) => ending(ending_of(end)?, instrument_of(instrument)?, RATE),
        None => {
            let controls = Arc::new(Controls::default());
            controls.set(scene_of(what)?);
            let count = seconds * 2 * RATE as usize;
            Backdrop::new(RATE, 1, controls).take(count).collect()
        }
    };
    fs::write(path, wav(&samples))?;
    Ok(())
}

fn scene_of(what: &str) -> Result<Scene, String> {
    let (mood, place) = match what {
        "title" => (Some(Mood::Title), None),
        "playing" => (Some(Mood::Playing), None),
        "end" => (Some(Mood::End), None),
        "hearth" => (None, Some(Place::Hearth)),
        "window" => (None, Some(Place::Window)),
        "night" => (None, Some(Place::Night)),
        _ => return Err(format!("nothing is called {what}")),
    };
    Ok(Scene {
        music: f32::from(u8::from(mood.is_some())),
        ambience: f32::from(u8::from(place.is_some())),
        mood: mood.unwrap_or_default(),
        place: place.unwrap_or_default(),
        key: 0,
    })
}

fn ending_of(word: &str) -> Result<Ending, String> {
    match word {
        "win" => Ok(Ending::Win),
        "loss" => Ok(Ending::Loss),
        "draw" => Ok(Ending::Draw),
        _ => Err(format!("no match ends with a {word}")),
    }
}

fn instrument_of(word: &str) -> Result<Instrument, String> {
    let mut all = Instrument::ALL.into_iter();
    all.find(|it| format!("{it:?}").eq_ignore_ascii_case(word))
        .ok_or_else(|| format!("no instrument is called {word}"))
}

/// Two channels of 16 bits.
fn wav(samples: &[f32]) -> Vec<u8> {
    let length = (samples.len() * 2) as u32;
    let mut out = b"RIFF".to_vec();
    out.extend((36 + length).to_le_bytes());
    out.extend(b"WAVEfmt ");
    out.extend(16_u32.to_le_bytes());
    out.extend([1, 0, 2, 0]);
    out.extend(RATE.to_le_bytes());
    out.extend((RATE * 4).to_le_bytes());
    out.extend([4, 0, 16, 0]);
    out.extend(b"data");
    out.extend(length.to_le_bytes());
    for sample in samples {
        out.extend(((sample * 32_767.0) as i16).to_le_bytes());
    }
    out
}
