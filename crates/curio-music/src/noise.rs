//! Noise, and the simplest filter for it.

use core::f32::consts::TAU;

use rand::RngExt as _;
use rand_pcg::Pcg32;

/// White noise, between -1 and 1.
pub(crate) fn white(chance: &mut Pcg32) -> f32 {
    chance.random::<f32>() * 2.0 - 1.0
}

/// A low-pass filter of the first order.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LowPass {
    weight: f32,
    held: f32,
}

impl LowPass {
    pub(crate) fn new(cutoff: f32, rate: f32) -> Self {
        Self {
            weight: 1.0 - (-TAU * cutoff / rate).exp(),
            held: 0.0,
        }
    }

    pub(crate) const fn pass(&mut self, input: f32) -> f32 {
        self.held += self.weight * (input - self.held);
        self.held
    }
}
