//! The Bevy client.

pub mod audio;
pub mod camera;
pub mod embedded;
pub mod palette;
pub mod quality;
pub mod scene;
