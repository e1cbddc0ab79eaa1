//! The models that only Xafka needs.

use crate::plugins::app::machine::embedded::{File, files};

/// Path and content.
pub(in super::super) const FILES: &[File] = files![
    "pictures/xafka.png",
    "models/cat.glb",
    "models/cat_low.glb",
    "models/mark_black.glb",
    "models/mark_both.glb",
    "models/mark_white.glb",
    "models/mouse.glb",
    "models/mouse_low.glb",
    "models/pawn.glb",
    "models/pawn_low.glb",
    "models/stone_cat.glb",
    "models/stone_cat_low.glb",
    "models/stone_mouse.glb",
    "models/stone_mouse_low.glb",
    "models/stone_pawn.glb",
    "models/stone_pawn_low.glb",
    "models/traffic_light.glb",
    "models/traffic_light_low.glb",
];
