//! The page for browsers, written into a folder.
//!
//! It is built by `scripts/web` and lies beside the program; what is in it is not known here.

use std::{fs, path::Path};

use anyhow::Context as _;

use crate::{page::site, record::lasting, texts};

/// Copies the files of the page into `folder`, which is made if need be.
///
/// # Errors
/// When the page is not built, or cannot be written.
pub(super) fn write(folder: &Path) -> anyhow::Result<()> {
    let built = site::built().with_context(|| texts::cli_no_site().to_owned())?;
    lasting(folder)?;
    fs::create_dir_all(folder)?;
    for file in site::files(&built)? {
        fs::write(folder.join(file.name), file.content)?;
    }
    Ok(())
}
