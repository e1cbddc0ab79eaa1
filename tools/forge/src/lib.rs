//! Everything Curio shows and plays that a program can make: models and sounds.
//!
//! Pure functions of nothing: the same bytes on every machine. All arithmetic
//! is done in `f64` and rounded once, when written, so that the last bit of a
//! platform's sine does not reach a file. Shaders and fonts are not made here.

mod finish;
mod glb;
mod loft;
mod models;
mod occlusion;
mod outline;
mod shape;
mod solid;
mod sounds;
mod wav;

use std::io;

/// One file to be written below the assets folder.
#[derive(Debug)]
pub struct Asset {
    /// Path below the assets folder, with forward slashes.
    pub path: String,
    /// The whole content.
    pub bytes: Vec<u8>,
    /// How many triangles a model has.
    pub triangles: usize,
    /// What is in it, for the person who runs the generator.
    pub note: String,
}

/// All models and sounds, in a fixed order.
///
/// # Errors
/// When a model cannot be written as glTF, which would be a mistake in here.
pub fn all() -> io::Result<Vec<Asset>> {
    let mut files = Vec::new();
    for model in models::all() {
        let triangles: usize = model.parts.iter().map(|p| p.shape.triangles()).sum();
        files.push(Asset {
            path: format!("models/{}.glb", model.name),
            bytes: glb::write(&model)?,
            triangles,
            note: format!("in {} parts", model.parts.len()),
        });
    }
    for (name, samples) in sounds::all() {
        files.push(Asset {
            path: format!("sounds/{name}.wav"),
            note: format!("{:.2} s", samples.len() as f64 / wav::RATE),
            bytes: wav::write(&samples),
            triangles: 0,
        });
    }
    Ok(files)
}
