//! The sounds, synthesised: struck wood and stone as a few damped partials,
//! sliding as shaped noise.
//!
//! Quiet by design: peaks stay near -9 dB, attacks are softened, nothing rings
//! for longer than its meaning.

use std::f64::consts::TAU;

use super::wav::RATE;

/// Every sound by file name.
pub fn all() -> Vec<(&'static str, Vec<f64>)> {
    vec![
        ("slide", slide()),
        ("land", land()),
        ("lift", lift()),
        ("put_back", put_back()),
        ("block", block()),
        ("rod", rod()),
        ("figure", figure()),
        ("character", character()),
        ("capture", capture()),
        ("fall", fall()),
        ("light", light()),
        ("refuse", refuse()),
        ("tick", tick()),
        ("bell", bell()),
    ]
}

/// A piece moves over oiled stone.
fn slide() -> Vec<f64> {
    let mut grain = Noise::new(11);
    let mut low = Pass::new(900.0);
    let mut high = Pass::new(220.0);
    let shape = |t: f64| (t / 0.05).min(1.0) * ((0.26 - t) / 0.14).clamp(0.0, 1.0);
    let body = render(0.26, |t| {
        let raw = grain.next();
        let band = low.low(raw) - high.low(raw);
        let rub = 0.75 + 0.25 * (TAU * 23.0 * t).sin();
        band * rub * shape(t)
    });
    level(body, 0.22)
}

/// Wood set down on stone: a short knock with a warm body.
fn land() -> Vec<f64> {
    let mut grain = Noise::new(5);
    let mut click = Pass::new(3200.0);
    let body = render(0.24, |t| {
        let partials = struck(
            t,
            &[(186.0, 1.0, 26.0), (412.0, 0.5, 40.0), (873.0, 0.22, 62.0)],
        );
        let contact = click.low(grain.next()) * (-t * 420.0).exp() * 0.5;
        (partials + contact) * (t / 0.0015).min(1.0)
    });
    level(body, 0.36)
}

/// Fingertips on wood, and the piece is off the board: a breath with hardly any pitch.
fn lift() -> Vec<f64> {
    let mut grain = Noise::new(59);
    let mut low = Pass::new(2600.0);
    let mut high = Pass::new(500.0);
    let body = render(0.13, |t| {
        let raw = grain.next();
        let touch = (low.low(raw) - high.low(raw)) * (-t * 60.0).exp() * (t / 0.012).min(1.0);
        let wood = struck(t, &[(523.0, 0.16, 48.0), (784.0, 0.07, 60.0)]);
        touch + wood * (t / 0.006).min(1.0)
    });
    level(body, 0.12)
}

/// The piece is back where it was: softer and lower than a move.
fn put_back() -> Vec<f64> {
    let mut grain = Noise::new(61);
    let mut felt = Pass::new(1100.0);
    let body = render(0.18, |t| {
        let partials = struck(t, &[(165.0, 1.0, 34.0), (367.0, 0.3, 52.0)]);
        let contact = felt.low(grain.next()) * (-t * 160.0).exp() * 0.5;
        (partials + contact) * (t / 0.004).min(1.0)
    });
    level(body, 0.17)
}

/// A lacquered block on sandstone: dense and low, with a grain of stone under it.
fn block() -> Vec<f64> {
    let mut grain = Noise::new(41);
    let mut grit = Pass::new(1500.0);
    let body = render(0.3, |t| {
        let partials = struck(
            t,
            &[(124.0, 1.0, 24.0), (287.0, 0.42, 36.0), (521.0, 0.2, 55.0)],
        );
        let contact = grit.low(grain.next()) * (-t * 120.0).exp() * 0.55;
        (partials + contact) * (t / 0.002).min(1.0)
    });
    level(body, 0.38)
}

/// A brass rod sinks into its groove: a clear, short ring over a hollow board.
fn rod() -> Vec<f64> {
    let mut grain = Noise::new(43);
    let mut click = Pass::new(4200.0);
    let body = render(0.34, |t| {
        let hollow = struck(t, &[(236.0, 0.9, 30.0), (498.0, 0.3, 44.0)]);
        let ring = struck(
            t,
            &[
                (1318.0, 0.2, 16.0),
                (2093.0, 0.12, 22.0),
                (3410.0, 0.05, 30.0),
            ],
        );
        let contact = click.low(grain.next()) * (-t * 520.0).exp() * 0.4;
        (hollow + ring + contact) * (t / 0.0012).min(1.0)
    });
    level(body, 0.3)
}

/// A turned figure of boxwood on slate: light and dry.
fn figure() -> Vec<f64> {
    let mut grain = Noise::new(47);
    let mut click = Pass::new(5200.0);
    let body = render(0.16, |t| {
        let partials = struck(
            t,
            &[
                (402.0, 0.8, 58.0),
                (968.0, 0.5, 80.0),
                (1730.0, 0.22, 120.0),
            ],
        );
        let contact = click.low(grain.next()) * (-t * 650.0).exp() * 0.6;
        (partials + contact) * (t / 0.001).min(1.0)
    });
    level(body, 0.3)
}

/// A carved character with felt under its feet: a round, soft knock.
fn character() -> Vec<f64> {
    let mut grain = Noise::new(53);
    let mut felt = Pass::new(700.0);
    let body = render(0.28, |t| {
        let partials = struck(t, &[(148.0, 1.0, 22.0), (334.0, 0.35, 38.0)]);
        let contact = felt.low(grain.next()) * (-t * 90.0).exp() * 0.5;
        (partials + contact) * (t / 0.006).min(1.0)
    });
    level(body, 0.36)
}

/// Something is captured: two pieces meet, and one is set aside.
fn capture() -> Vec<f64> {
    let body = render(0.42, |t| {
        let knock = |at: f64, pitch: f64, strength: f64| {
            let u = t - at;
            if u < 0.0 {
                return 0.0;
            }
            let partials = [(pitch, 1.0, 34.0), (pitch * 2.31, 0.4, 52.0)];
            strength * struck(u, &partials) * (u / 0.0015).min(1.0)
        };
        knock(0.0, 392.0, 0.8) + knock(0.055, 247.0, 1.0) + knock(0.2, 158.0, 0.55)
    });
    level(body, 0.36)
}

/// A tile drops out of the board and is heard far below.
fn fall() -> Vec<f64> {
    let mut grain = Noise::new(23);
    let mut rush = Pass::new(500.0);
    let mut deep = Pass::new(180.0);
    let body = render(0.95, |t| {
        let scrape = rush.low(grain.next()) * (-t * 14.0).exp() * (t / 0.01).min(1.0);
        let tone = (TAU * (150.0 * t - 70.0 * t * t)).sin() * (-t * 6.0).exp() * 0.25;
        let later = t - 0.42;
        let thud = if later > 0.0 {
            struck(
                later,
                &[(58.0, 1.0, 9.0), (91.0, 0.6, 13.0), (139.0, 0.25, 20.0)],
            ) * (later / 0.006).min(1.0)
                * 0.8
        } else {
            0.0
        };
        let echo = deep.low(grain.next()) * (-(later - 0.05).powi(2) * 60.0).exp() * 0.6;
        scrape + tone + thud + echo
    });
    level(faded(body, 0.15), 0.34)
}

/// A brass switch, and the lamp coming up behind it.
fn light() -> Vec<f64> {
    let mut grain = Noise::new(7);
    let mut snap = Pass::new(5200.0);
    let body = render(0.6, |t| {
        let click = |at: f64, strength: f64, noise: f64| {
            let u = t - at;
            if u < 0.0 {
                return 0.0;
            }
            strength
                * (noise * (-u * 700.0).exp()
                    + struck(u, &[(1710.0, 0.3, 130.0), (640.0, 0.45, 85.0)]))
        };
        let noise = snap.low(grain.next());
        let lamp = struck(t, &[(392.0, 0.12, 7.0), (588.0, 0.07, 8.0)]) * (t / 0.06).min(1.0);
        click(0.0, 1.0, noise) + click(0.055, 0.6, noise) + lamp
    });
    level(faded(body, 0.1), 0.32)
}

/// No: two soft low knocks, never a buzzer.
fn refuse() -> Vec<f64> {
    let body = render(0.26, |t| {
        let knock = |at: f64, pitch: f64| {
            let u = t - at;
            if u < 0.0 {
                0.0
            } else {
                struck(u, &[(pitch, 1.0, 30.0), (pitch * 2.4, 0.15, 60.0)]) * (u / 0.004).min(1.0)
            }
        };
        knock(0.0, 150.0) + 0.8 * knock(0.1, 126.0)
    });
    level(body, 0.26)
}

/// A button.
fn tick() -> Vec<f64> {
    let body = render(0.06, |t| {
        struck(
            t,
            &[
                (1280.0, 0.6, 130.0),
                (2350.0, 0.2, 190.0),
                (520.0, 0.35, 110.0),
            ],
        ) * (t / 0.001).min(1.0)
    });
    level(body, 0.18)
}

/// A hand bell, struck twice: clear across a room that talks.
fn bell() -> Vec<f64> {
    let body = render(1.6, |t| {
        let stroke = |at: f64, pitch: f64| {
            let u = t - at;
            if u < 0.0 {
                return 0.0;
            }
            let bronze = [
                (pitch, 1.0, 3.2),
                (pitch * 2.0, 0.35, 5.0),
                (pitch * 2.76, 0.3, 7.0),
                (pitch * 5.4, 0.12, 16.0),
            ];
            struck(u, &bronze) * (u / 0.002).min(1.0)
        };
        stroke(0.0, 784.0) + stroke(0.32, 1047.0)
    });
    level(faded(body, 0.4), 0.4)
}

/// Damped partials: frequency in hertz, strength, decay per second.
fn struck(t: f64, partials: &[(f64, f64, f64)]) -> f64 {
    partials
        .iter()
        .map(|(pitch, strength, decay)| strength * (TAU * pitch * t).sin() * (-t * decay).exp())
        .sum()
}

fn render(seconds: f64, mut voice: impl FnMut(f64) -> f64) -> Vec<f64> {
    let count = (seconds * RATE).round() as usize;
    (0..count).map(|k| voice(k as f64 / RATE)).collect()
}

/// Scales to a peak, with the last two milliseconds drawn to silence.
fn level(samples: Vec<f64>, peak: f64) -> Vec<f64> {
    let loudest = samples.iter().fold(1e-9_f64, |m, s| m.max(s.abs()));
    let scaled = samples.into_iter().map(|s| s * peak / loudest).collect();
    faded(scaled, 0.002)
}

fn faded(mut samples: Vec<f64>, seconds: f64) -> Vec<f64> {
    let tail = ((seconds * RATE) as usize).min(samples.len());
    let start = samples.len() - tail;
    for (k, sample) in samples[start..].iter_mut().enumerate() {
        let left = 1.0 - k as f64 / tail as f64;
        *sample *= left * left;
    }
    samples
}

/// White noise from a small fixed generator.
struct Noise(u64);

impl Noise {
    fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as f64 / f64::from(1_u32 << 30) - 1.0
    }
}

/// A one-pole low-pass filter.
struct Pass {
    weight: f64,
    held: f64,
}

impl Pass {
    fn new(cutoff: f64) -> Self {
        Self {
            weight: 1.0 - (-TAU * cutoff / RATE).exp(),
            held: 0.0,
        }
    }

    fn low(&mut self, input: f64) -> f64 {
        self.held += self.weight * (input - self.held);
        self.held
    }
}
