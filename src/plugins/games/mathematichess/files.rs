//! The models that only Mathematichess needs.

use crate::plugins::app::embedded::{File, files};

/// Path and content.
pub(in super::super) const FILES: &[File] = files![
    "pictures/mathematichess.png",
    "models/clamp.glb",
    "models/court_bishop.glb",
    "models/court_bishop_low.glb",
    "models/court_farmer.glb",
    "models/court_farmer_low.glb",
    "models/court_guard.glb",
    "models/court_guard_low.glb",
    "models/court_king.glb",
    "models/court_king_low.glb",
    "models/court_knight.glb",
    "models/court_knight_low.glb",
    "models/court_pawn.glb",
    "models/court_pawn_low.glb",
    "models/court_queen.glb",
    "models/court_queen_low.glb",
    "models/court_rook.glb",
    "models/court_rook_low.glb",
    "models/court_treasurer.glb",
    "models/court_treasurer_low.glb",
    "models/square.glb",
];
