//! The page for browsers, written into a folder.
//!
//! It is built by `scripts/web` and lies beside the program; what is in it is not known here.

use std::{fs, path::Path};

use anyhow::Context as _;

use crate::{diagram::markup::escaped, page::site, record::lasting, texts};

/// Copies the files of the page into `folder`, which is made if need be. Chats want the whole
/// address of its picture.
///
/// # Errors
/// When the page is not built, or cannot be written.
pub(super) fn write(folder: &Path, address: Option<&str>) -> anyhow::Result<()> {
    let built = site::built().with_context(|| texts::cli_no_site().to_owned())?;
    lasting(folder)?;
    fs::create_dir_all(folder)?;
    for file in site::files(&built)? {
        let mut content = file.content;
        if let (Some(address), "index.html") = (address, &*file.name) {
            let folder = escaped(address.trim_end_matches('/'));
            let page = String::from_utf8_lossy(&content);
            let whole = format!("\"{folder}/preview.png\"");
            content = page.replace("\"preview.png\"", &whole).into();
        }
        fs::write(folder.join(file.name), content)?;
    }
    Ok(())
}
