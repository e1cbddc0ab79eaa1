//! The page for browsers, written into a folder.
//!
//! It is built by `scripts/web` and lies beside the program; what is in it is not known here.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::Context as _;

use crate::{record::lasting, texts};

/// The variable that names the folder of the built page.
const VARIABLE: &str = "CURIO_SITE_DIR";

/// Copies the files of the page into `folder`, which is made if need be.
///
/// # Errors
/// When the page is not built, or cannot be written.
pub(super) fn write(folder: &Path) -> anyhow::Result<()> {
    let built = built().with_context(|| texts::cli_no_site().to_owned())?;
    fs::create_dir_all(folder)?;
    lasting(folder)?;
    for entry in fs::read_dir(built)? {
        let path = entry?.path();
        if let Some(name) = path.file_name() {
            fs::copy(&path, folder.join(name))?;
        }
    }
    Ok(())
}

/// Where the page was built or installed.
fn built() -> Option<PathBuf> {
    let program = env::current_exe().ok();
    let above = program
        .iter()
        .flat_map(|program| program.ancestors().skip(1).take(2));
    let beside = above.flat_map(|folder| [folder.join("web"), folder.join("share/curio/web")]);
    let named = env::var_os(VARIABLE).map(PathBuf::from);
    let mut all = named.into_iter().chain(beside);
    all.find(|folder| folder.join("curio.wasm").is_file())
}
