//! Letters with accents as one character, or taken apart.

use std::sync::OnceLock;

#[cfg(not(target_family = "wasm"))]
use unicode_normalization::UnicodeNormalization as _;

/// A text with its accents put together, or taken apart.
type Normal = fn(&str, bool) -> String;

static NORMAL: OnceLock<Normal> = OnceLock::new();

/// Tells how a page for browsers does it: these have the tables, so that it need not bring them.
pub fn install_normal(normal: Normal) {
    NORMAL.get_or_init(|| normal);
}

pub(crate) fn normal(text: &str, is_apart: bool) -> String {
    match NORMAL.get() {
        Some(normal) => normal(text, is_apart),
        #[cfg(not(target_family = "wasm"))]
        None if is_apart => text.nfd().collect(),
        #[cfg(not(target_family = "wasm"))]
        None => text.nfc().collect(),
        #[cfg(target_family = "wasm")]
        None => text.to_owned(),
    }
}
