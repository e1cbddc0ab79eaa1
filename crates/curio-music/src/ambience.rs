//! What is heard around the table: a fire, an open window, a summer night.

use core::f32::consts::{FRAC_PI_4, PI, TAU};

use rand::{RngExt as _, SeedableRng as _};
use rand_pcg::Pcg32;

use super::{
    BLOCK, Frame,
    noise::{LowPass, white},
    room::Room,
};

/// What is heard around the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// A fire in the hearth.
    #[default]
    Hearth,
    /// An open window: a little wind, and birds far away.
    Window,
    /// Crickets in the night.
    Night,
}

impl Place {
    /// All places.
    pub const ALL: [Self; 3] = [Self::Hearth, Self::Window, Self::Night];
}

/// How many short sounds are heard at once.
const GRAINS: usize = 12;

#[derive(Debug)]
pub(crate) struct Ambience {
    place: Place,
    rate: f32,
    chance: Pcg32,
    /// The ground that all else lies on, on both sides.
    ground: [[LowPass; 2]; 2],
    breath: Breath,
    grains: [Grain; GRAINS],
    /// Two crickets.
    crickets: [Cricket; 2],
    /// Seconds until the next bird, and what it still has to sing.
    rest: f32,
    song: Option<Song>,
    room: Room,
}

impl Ambience {
    pub(crate) fn new(rate: f32, seed: u64, place: Place) -> Self {
        let mut chance = Pcg32::seed_from_u64(seed ^ 0xa3b1);
        let crickets = [(4_150.0, 0.62, -0.6), (4_620.0, 0.47, 0.5)]
            .map(|(tone, pause, pan)| Cricket::new(tone, pause, pan, &mut chance));
        let mut ambience = Self {
            place,
            rate,
            chance,
            ground: [[LowPass::default(); 2]; 2],
            breath: Breath::default(),
            grains: [Grain::default(); GRAINS],
            crickets,
            rest: 3.0,
            song: None,
            room: Room::new(1.8, rate),
        };
        ambience.turn_to(place);
        ambience
    }

    pub(crate) const fn place(&self) -> Place {
        self.place
    }

    /// Is somewhere else from now on. It is not heard while it moves.
    pub(crate) fn turn_to(&mut self, place: Place) {
        self.place = place;
        let cutoff = match place {
            Place::Hearth => 150.0,
            Place::Window => 420.0,
            Place::Night => 260.0,
        };
        self.ground = [[LowPass::new(cutoff, self.rate); 2]; 2];
        self.grains = [Grain::default(); GRAINS];
        self.song = None;
        self.rest = 3.0;
    }

    /// Adds a block of it.
    pub(crate) fn play(&mut self, heard: &mut [Frame; BLOCK]) {
        let seconds = BLOCK as f32 / self.rate;
        self.breath.pass(seconds, &mut self.chance);
        let ground = match self.place {
            Place::Hearth => 1.5,
            Place::Window => 0.62,
            Place::Night => 0.5,
        };
        let strong = ground * (0.55 + 0.45 * self.breath.now);
        let mut sent = [[0.0; 2]; BLOCK];
        for frame in heard.iter_mut() {
            let both = white(&mut self.chance);
            for (side, ground) in self.ground.iter_mut().enumerate() {
                let raw = 0.6 * both + 0.8 * white(&mut self.chance);
                let [first, second] = ground;
                frame[side] += second.pass(first.pass(raw)) * strong;
            }
        }
        match self.place {
            Place::Hearth => self.crackle(seconds, heard),
            Place::Window => self.sing(seconds, &mut sent),
            Place::Night => self.chirp(seconds, &mut sent),
        }
        if self.place != Place::Hearth {
            for (sent, heard) in sent.iter().zip(heard.iter_mut()) {
                heard[0] += 0.5 * sent[0];
                heard[1] += 0.5 * sent[1];
            }
            self.room.echo(&sent, heard);
        }
    }

    /// Sap that bursts: now often, now seldom, mostly small.
    fn crackle(&mut self, seconds: f32, heard: &mut [Frame; BLOCK]) {
        let often = 2.0 + 14.0 * self.breath.now * self.breath.now;
        if self.chance.random::<f32>() < often * seconds
            && let Some(free) = self.grains.iter_mut().find(|it| it.level < 1e-4)
        {
            *free = Grain::new(self.rate, &mut self.chance);
        }
        for grain in self.grains.iter_mut().filter(|it| it.level >= 1e-4) {
            grain.play(heard, &mut self.chance);
        }
    }

    /// A bird sings a few notes, and is quiet for a while.
    fn sing(&mut self, seconds: f32, sent: &mut [Frame; BLOCK]) {
        self.rest -= seconds;
        if self.song.is_none() && self.rest <= 0.0 {
            self.song = Some(Song::new(&mut self.chance));
        }
        if let Some(song) = &mut self.song
            && !song.play(self.rate, sent, &mut self.chance)
        {
            self.song = None;
            self.rest = self.chance.random_range(4.0..17.0);
        }
    }

    fn chirp(&mut self, seconds: f32, sent: &mut [Frame; BLOCK]) {
        for cricket in &mut self.crickets {
            cricket.play(seconds, self.rate, sent, &mut self.chance);
        }
    }
}

/// What comes and goes, between 0 and 1: wind, and how a fire burns.
#[derive(Debug, Default)]
struct Breath {
    now: f32,
    goal: f32,
    left: f32,
}

impl Breath {
    fn pass(&mut self, seconds: f32, chance: &mut Pcg32) {
        self.left -= seconds;
        if self.left <= 0.0 {
            self.left = chance.random_range(2.0..7.0);
            self.goal = chance.random();
        }
        self.now += (self.goal - self.now) * seconds * 0.6;
    }
}

/// A crack of the fire: a burst of noise of its own colour.
#[derive(Clone, Copy, Debug, Default)]
struct Grain {
    level: f32,
    fade: f32,
    high: LowPass,
    low: LowPass,
    sides: Frame,
}

impl Grain {
    fn new(rate: f32, chance: &mut Pcg32) -> Self {
        let strength = chance.random::<f32>();
        let pan = chance.random_range(-0.7..0.7_f32);
        let (right, left) = (FRAC_PI_4 * (pan + 1.0)).sin_cos();
        let colour = chance.random_range(1_400.0..6_000.0);
        Self {
            // Most are faint.
            level: 0.04 + 0.85 * strength.powi(5),
            fade: (-chance.random_range(180.0..900.0) / rate).exp(),
            high: LowPass::new(colour, rate),
            low: LowPass::new(colour * 0.25, rate),
            sides: [left, right],
        }
    }

    fn play(&mut self, heard: &mut [Frame; BLOCK], chance: &mut Pcg32) {
        for frame in heard {
            let raw = self.high.pass(white(chance));
            let sample = (raw - self.low.pass(raw)) * self.level;
            frame[0] += sample * self.sides[0];
            frame[1] += sample * self.sides[1];
            self.level *= self.fade;
        }
    }
}

/// What a bird sings.
#[derive(Debug)]
struct Song {
    notes: u32,
    tone: f32,
    sides: Frame,
    strength: f32,
    /// The note: how far it is and how long, in seconds, from which tone to which.
    at: f32,
    length: f32,
    from: f32,
    to: f32,
    turn: f32,
}

impl Song {
    fn new(chance: &mut Pcg32) -> Self {
        let pan = chance.random_range(-0.8..0.8_f32);
        let (right, left) = (FRAC_PI_4 * (pan + 1.0)).sin_cos();
        let mut song = Self {
            notes: chance.random_range(2..7),
            tone: chance.random_range(2_700.0..4_200.0),
            sides: [left, right],
            strength: chance.random_range(0.02..0.07),
            at: 0.0,
            length: 0.0,
            from: 0.0,
            to: 0.0,
            turn: 0.0,
        };
        song.next(chance);
        song
    }

    fn next(&mut self, chance: &mut Pcg32) {
        self.at = -chance.random_range(0.04..0.16);
        self.length = chance.random_range(0.06..0.17);
        self.from = self.tone * chance.random_range(0.88..1.12);
        self.to = self.from * chance.random_range(0.8..1.22);
    }

    /// Adds a block of it; whether it goes on.
    fn play(&mut self, rate: f32, sent: &mut [Frame; BLOCK], chance: &mut Pcg32) -> bool {
        for frame in sent {
            self.at += 1.0 / rate;
            if self.at >= self.length {
                self.notes -= 1;
                if self.notes == 0 {
                    return false;
                }
                self.next(chance);
            }
            if self.at < 0.0 {
                continue;
            }
            let part = self.at / self.length;
            let tone = self.from + (self.to - self.from) * part;
            self.turn = (self.turn + TAU * tone / rate) % TAU;
            let swell = (PI * part).sin();
            let sample = self.turn.sin() * swell * swell * self.strength;
            frame[0] += sample * self.sides[0];
            frame[1] += sample * self.sides[1];
        }
        true
    }
}

/// A cricket: a few pulses of one tone, again and again, and now and then none at all.
#[derive(Debug)]
struct Cricket {
    tone: f32,
    pause: f32,
    sides: Frame,
    turn: f32,
    /// Seconds since the chirp began, and until the next.
    at: f32,
    next: f32,
    pulses: f32,
    presence: Breath,
}

/// How long a pulse and the gap after it are, in seconds.
const PULSE: f32 = 0.034;

impl Cricket {
    fn new(tone: f32, pause: f32, pan: f32, chance: &mut Pcg32) -> Self {
        let (right, left) = (FRAC_PI_4 * (pan + 1.0)).sin_cos();
        Self {
            tone,
            pause,
            sides: [left, right],
            turn: 0.0,
            at: 0.0,
            next: chance.random_range(0.5..2.0),
            pulses: 3.0,
            presence: Breath::default(),
        }
    }

    fn play(&mut self, seconds: f32, rate: f32, sent: &mut [Frame; BLOCK], chance: &mut Pcg32) {
        self.presence.pass(seconds * 0.4, chance);
        // It begins and stops with a chirp, and is softer far away.
        let strength = 0.1 * (self.presence.now - 0.25).max(0.0);
        self.next -= seconds;
        if self.next <= 0.0 {
            self.at = 0.0;
            self.pulses = if chance.random_bool(0.7) { 3.0 } else { 4.0 };
            self.next = self.pause * chance.random_range(0.92..1.1);
        }
        for frame in sent {
            self.at += 1.0 / rate;
            let pulse = self.at / PULSE;
            let part = pulse.fract() / 0.6;
            if pulse >= self.pulses || part >= 1.0 {
                continue;
            }
            self.turn = (self.turn + TAU * self.tone / rate) % TAU;
            let swell = (PI * part).sin();
            let sample = self.turn.sin() * swell * swell * strength;
            frame[0] += sample * self.sides[0];
            frame[1] += sample * self.sides[1];
        }
    }
}
