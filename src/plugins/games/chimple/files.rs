//! The models that only Chimple needs.

use crate::plugins::app::machine::embedded::{File, files};

/// Path and content.
pub(in super::super) const FILES: &[File] = files![
    "pictures/chimple.png",
    "models/ape.glb",
    "models/ape_low.glb",
    "models/elephant.glb",
    "models/elephant_low.glb",
    "models/hare.glb",
    "models/hare_low.glb",
    "models/owl.glb",
    "models/owl_low.glb",
    "models/stone_ape.glb",
    "models/stone_ape_low.glb",
    "models/stone_elephant.glb",
    "models/stone_elephant_low.glb",
    "models/stone_hare.glb",
    "models/stone_hare_low.glb",
    "models/stone_owl.glb",
    "models/stone_owl_low.glb",
];
