//! Music, ambience and endings, composed and synthesised while they are heard.
//!
//! [`Backdrop`] is an endless stream of samples that follows [`Controls`], which any
//! thread may set. A [`Scene`] says how loud the music and the ambience are, what the
//! music is for and what is heard around the table. [`ending`] is the few notes that a
//! match ends with.
//!
//! The same seed gives the same notes. Where they are played is left to others.

mod ambience;
mod backdrop;
mod band;
mod composer;
mod ending;
mod harmony;
mod noise;
mod room;
mod timbre;
mod voice;

pub use self::{
    ambience::Place,
    backdrop::{Backdrop, Controls, Scene},
    composer::Mood,
    ending::{Ending, ending},
    timbre::Instrument,
};

/// Samples on the left and on the right.
type Frame = [f32; 2];

/// How many frames are made at a time: what begins, begins with one of these blocks.
const BLOCK: usize = 64;
