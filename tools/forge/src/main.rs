//! Writes `assets/models` and `assets/sounds` anew.
//!
//! Run after changing anything in this package:
//! `cargo run --release -p curio-forge [ASSETS_FOLDER]`. The tests fail while the
//! committed files differ from what this would write.

use std::{env, fs, io, io::Write as _, path::PathBuf};

fn main() -> io::Result<()> {
    let root = env::args_os().nth(1).map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets")),
        PathBuf::from,
    );
    let mut out = io::stdout().lock();
    for file in curio_forge::all()? {
        let path = root.join(&file.path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, &file.bytes)?;
        let triangles = match file.triangles {
            0 => String::new(),
            count => format!("{count} triangles "),
        };
        let (path, size, note) = (file.path, file.bytes.len(), file.note);
        writeln!(out, "{path:<28} {size:>7} bytes  {triangles}{note}")?;
    }
    Ok(())
}
