//! The room around the instruments: eight echoes that feed each other.

use super::{BLOCK, Frame, noise::LowPass};

/// How long the echoes take, in seconds: no two have a beat in common.
const LENGTHS: [f32; 8] = [
    0.0297, 0.0371, 0.0411, 0.0437, 0.0531, 0.0599, 0.0673, 0.0743,
];

/// High tones are lost sooner.
const TONE: f32 = 3_200.0;

#[derive(Debug)]
pub(crate) struct Room {
    lines: [Vec<f32>; 8],
    at: [usize; 8],
    walls: [LowPass; 8],
    /// What of an echo comes back.
    kept: [f32; 8],
}

impl Room {
    /// A room in which a sound is heard for this number of seconds.
    pub(crate) fn new(seconds: f32, rate: f32) -> Self {
        Self {
            lines: LENGTHS.map(|length| vec![0.0; (length * rate) as usize + 1]),
            at: [0; 8],
            walls: [LowPass::new(TONE, rate); 8],
            kept: LENGTHS.map(|length| 10_f32.powf(-3.0 * length / seconds)),
        }
    }

    /// Adds what is heard of the walls.
    pub(crate) fn echo(&mut self, sent: &[Frame; BLOCK], heard: &mut [Frame; BLOCK]) {
        for (sent, heard) in sent.iter().zip(heard) {
            let mut echoes = [0.0; 8];
            for (n, echo) in echoes.iter_mut().enumerate() {
                // Numbers that are all but zero take long to reckon with.
                *echo = self.walls[n].pass(self.lines[n][self.at[n]]) + 1e-18;
            }
            heard[0] += 0.35 * (echoes[0] + echoes[2] + echoes[4] + echoes[6]);
            heard[1] += 0.35 * (echoes[1] + echoes[3] + echoes[5] + echoes[7]);
            for half in [1, 2, 4] {
                for n in 0..8 {
                    if n & half == 0 {
                        let (a, b) = (echoes[n], echoes[n | half]);
                        echoes[n] = a + b;
                        echoes[n | half] = a - b;
                    }
                }
            }
            for (n, echo) in echoes.into_iter().enumerate() {
                let line = &mut self.lines[n];
                // By the square root of eight, the walls add nothing.
                line[self.at[n]] = sent[n & 1] + echo * self.kept[n] * 0.353_553_4;
                self.at[n] += 1;
                if self.at[n] == line.len() {
                    self.at[n] = 0;
                }
            }
        }
    }
}
