//! How long a film will be, and how large its file, before it is made.

use std::{fs, path::Path};

use super::{CELEBRATION, ENDING, FINAL, FilmFormat, FilmSound, LATER, ON_THE_WAY, OPENING, Pace};
use crate::{
    record::{Match, said},
    texts,
    words::decimal,
};

/// What a film is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Purpose {
    /// To be sent: 640x360, a minute at most, 8 MB at most.
    Chat,
    /// To be posted: square, 1080x1080.
    Post,
    /// For a phone held upright: 1080x1920.
    Phone,
    /// For a screen or projector: 1920x1080.
    Screen,
}

/// The size of a film that nothing is said about, and its frames per second.
pub const USUAL: ((u32, u32), u32) = ((640, 360), 12);
/// The most bytes of a film to be sent; many services take no more.
pub const MOST_IN_CHAT: u64 = 8_000_000;
/// The length that a film for a chat is cut to, in seconds: a little under a minute, because
/// celebrations may add to it.
const IN_CHAT: f32 = 58.5;
/// A film that is estimated to be longer than this, in seconds, may exceed a minute.
const LONG_IN_CHAT: f32 = 52.0;

impl Purpose {
    /// The size in pixels, and the frames per second.
    pub const fn size_and_rate(self) -> ((u32, u32), u32) {
        match self {
            Self::Chat => USUAL,
            Self::Post => ((1080, 1080), 30),
            Self::Phone => ((1080, 1920), 30),
            Self::Screen => ((1920, 1080), 30),
        }
    }
}

/// What the length of a film and the size of its file depend on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// How many positions it shows.
    pub positions: usize,
    /// How often it leaves moves out.
    pub jumps: usize,
    /// How fast it goes.
    pub pace: Pace,
    /// Whether it has cards at its beginning and its end.
    pub cards: bool,
    /// Whether the match is over: only then is there a card at the end.
    pub has_ended: bool,
    /// The width and the height in pixels.
    pub size: (u32, u32),
    /// Frames per second.
    pub rate: u32,
    /// The kind of film.
    pub format: FilmFormat,
    /// The extra time for reading the captions, in seconds.
    pub read: f32,
    /// What is heard, where a film of this kind can have sound.
    pub sound: FilmSound,
}

/// The bytes that a second of sound takes, most of which is silence.
const SOUND: f32 = 6_000.0;
/// The same with a voice or with background sounds.
const CONSTANT_SOUND: f32 = 14_000.0;
/// The letters that a voice reads per second, the letters of a usual sentence about a move, and
/// the pause after it, in seconds.
const ALOUD: (f32, usize, f32) = (16.0, 40, 0.35);
/// The time to read a letter of a comment and to notice its next part, both in seconds, and the
/// usual number of letters in a part.
const READ: (f32, f32, usize) = (0.04, 0.8, 60);

impl Estimate {
    /// What a film takes besides the time between its positions, in seconds.
    pub fn around_the_moves(self) -> f32 {
        let opening = if self.cards { OPENING } else { 0.0 };
        let ending = match (self.has_ended, self.cards) {
            (true, true) => CELEBRATION + ENDING,
            (true, false) => CELEBRATION,
            (false, _) => 0.0,
        };
        opening + FINAL + ON_THE_WAY + ending + self.jumps as f32 * (LATER + ON_THE_WAY)
    }

    /// The length to which a film for a chat has to be cut, in seconds; `None` where it is short.
    pub fn length_in_chat(self) -> Option<f32> {
        (self.seconds() > LONG_IN_CHAT).then_some(IN_CHAT)
    }

    const fn moves(self) -> usize {
        self.positions.saturating_sub(1)
    }

    /// How long the film is, in seconds.
    pub fn seconds(self) -> f32 {
        let between = match self.pace {
            Pace::Rest(seconds) => seconds + ON_THE_WAY,
            Pace::Every(seconds) => seconds,
        };
        let read = match self.pace {
            Pace::Rest(_) => self.read,
            Pace::Every(_) => 0.0,
        };
        self.around_the_moves() + self.moves() as f32 * between + read
    }

    /// How large its file is, in bytes, within about a quarter: whole pictures (the first, and
    /// those of the cards), and what each move changes. How much that is differs from game to
    /// game.
    pub fn bytes(self) -> u64 {
        let pixels = self.size.0 as f32 * self.size.1 as f32;
        let whole = match (self.cards, self.has_ended) {
            (false, _) => 1.0,
            (true, false) => 2.0,
            (true, true) => 3.0,
        };
        let (each_whole, each_move) = match self.format {
            FilmFormat::Gif => (0.45, 0.15),
            // Large pictures compress better.
            FilmFormat::Mp4 | FilmFormat::WebM if pixels > 5e5 => (0.14, 0.05),
            FilmFormat::Mp4 | FilmFormat::WebM => (0.2, 0.05),
            FilmFormat::Pictures => {
                return (self.seconds() * self.rate as f32 * pixels * 0.9) as u64;
            }
        };
        let each_second = match self.sound {
            sound if !(sound.is_any() && self.format.is_heard()) => 0.0,
            sound if sound.voice || sound.ambience.is_some() => CONSTANT_SOUND,
            _ => SOUND,
        };
        let sound = self.seconds() * each_second;
        (pixels * (whole * each_whole + self.moves() as f32 * each_move) + sound) as u64
    }

    /// In a sentence: "A film of about 62 s, some 2 MB."
    pub fn sentence(self) -> String {
        let (seconds, size) = (self.seconds(), bytes_in_words(self.bytes()));
        texts::film_estimate(&format!("{seconds:.0}"), &size)
    }
}

/// How often these positions of a match leave moves out.
pub fn jumps(positions: &[usize]) -> usize {
    let pairs = positions.iter().zip(positions.iter().skip(1));
    pairs.filter(|(one, next)| *one + 1 != **next).count()
}

/// The extra time for reading the captions of these positions, in seconds, aloud or silently.
pub fn reading_time(game: &Match, positions: &[usize], pace: Pace, by_voice: bool) -> f32 {
    let Pace::Rest(rest) = pace else {
        return 0.0;
    };
    let plies = positions
        .iter()
        .filter_map(|at| game.plies().get(at.checked_sub(1)?));
    let letters = plies.map(|ply| said(&game.terms().game, &ply.comment).chars().count());
    let seconds = letters.map(|letters| match by_voice {
        true => {
            let (rate, usual, silence) = ALOUD;
            let aloud = (usual + letters) as f32 / rate + silence;
            (aloud - rest - ON_THE_WAY).max(0.0)
        }
        false => {
            let (letter, glance, part) = READ;
            let seen = letters as f32 * letter + (letters / part) as f32 * glance;
            (seen - rest).max(0.0)
        }
    });
    seconds.sum()
}

/// A number of bytes as people say it: "1.9 MB", "320 kB".
pub fn bytes_in_words(bytes: u64) -> String {
    match bytes as f64 {
        few if few < 1e6 => texts::film_kilobytes(&format!("{:.0}", (few / 1e3).max(1.0))),
        many => texts::film_megabytes(&decimal(&format!("{:.1}", many / 1e6))),
    }
}

/// The size of a file, or of all files in a folder.
pub fn bytes_of(path: &Path) -> u64 {
    let size = |path: &Path| fs::metadata(path).map_or(0, |about| about.len());
    match fs::read_dir(path) {
        Ok(files) => files.flatten().map(|file| size(&file.path())).sum(),
        Err(_) => size(path),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Films that were made, by what they were for, their moves, whether with cards, their lengths
    /// and their sizes: of all games, calm boards and busy ones.
    const MADE: [(Purpose, usize, bool, f32, u64); 10] = [
        (Purpose::Chat, 9, true, 28.5, 419_000),
        (Purpose::Chat, 23, true, 58.5, 740_000),
        (Purpose::Chat, 29, true, 58.5, 1_005_000),
        (Purpose::Post, 2, true, 14.1, 663_000),
        (Purpose::Post, 4, true, 18.7, 702_000),
        (Purpose::Phone, 2, true, 13.8, 1_354_000),
        (Purpose::Screen, 1, true, 12.4, 823_000),
        (Purpose::Phone, 3, false, 10.0, 731_000),
        (Purpose::Phone, 3, false, 10.0, 561_000),
        (Purpose::Phone, 3, false, 10.0, 640_000),
    ];

    #[test]
    fn estimates_are_near_what_films_became() {
        for (purpose, moves, cards, seconds, bytes) in MADE {
            let (size, rate) = purpose.size_and_rate();
            let mut film = Estimate {
                positions: moves + 1,
                jumps: 0,
                pace: Pace::Rest(1.2),
                cards,
                has_ended: cards,
                size,
                rate,
                format: FilmFormat::Mp4,
                read: 0.0,
                sound: FilmSound::default(),
            };
            let is_paced = !cards || (purpose == Purpose::Chat && film.length_in_chat().is_some());
            if is_paced {
                let between = (seconds - film.around_the_moves()) / moves as f32;
                film.pace = Pace::Every(between);
            }
            let long = film.seconds() / seconds;
            assert!(
                (0.85..1.15).contains(&long),
                "{purpose:?}: {long} of {seconds} s"
            );
            let part = film.bytes() as f32 / bytes as f32;
            assert!(
                (0.72..1.28).contains(&part),
                "{purpose:?}: {part} of {bytes}"
            );
        }
    }

    #[test]
    fn sizes_are_said_as_people_say_them() {
        assert_eq!(bytes_in_words(0), "1 kB");
        assert_eq!(bytes_in_words(320_400), "320 kB");
        assert_eq!(bytes_in_words(1_870_000), "1.9 MB");
    }
}
