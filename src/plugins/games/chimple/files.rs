//! The models that only Chimple needs.

use crate::plugins::app::embedded::{File, files};

/// Path and content.
pub(in super::super) const FILES: &[File] = files![
    "models/ape.glb",
    "models/elephant.glb",
    "models/hare.glb",
    "models/owl.glb",
];
