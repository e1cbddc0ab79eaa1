//! The models that only Xong needs.

use crate::plugins::app::machine::embedded::{File, files};

/// Path and content.
pub(in super::super) const FILES: &[File] = files![
    "pictures/xong.png",
    "models/leg_bar.glb",
    "models/leg_beads.glb",
    "models/leg_groove.glb",
    "models/leg_joint.glb",
    "models/leg_lath.glb",
    "models/leg_studs.glb",
    "models/leg_tile.glb",
    "models/leg_tile_low.glb",
];
