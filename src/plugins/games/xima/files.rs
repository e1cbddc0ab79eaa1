//! The models that only XIMA needs.

use crate::plugins::app::machine::embedded::{File, files};

/// Path and content.
pub(in super::super) const FILES: &[File] = files![
    "pictures/xima.png",
    "models/block.glb",
    "models/die.glb",
    "models/drum.glb",
];
