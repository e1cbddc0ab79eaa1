//! What this program was built from.

use std::sync::OnceLock;

/// The commit, as whoever builds the program says it.
static COMMIT: OnceLock<&str> = OnceLock::new();

/// Says what the program was built from: the commit of the sources, or nothing where nobody
/// has said. It comes from the last crate to be compiled, so that another commit costs a
/// build no more than linking.
pub fn built_from(commit: Option<&'static str>) {
    if let Some(commit) = commit.filter(|commit| !commit.is_empty()) {
        // Only the first one counts: there is one program.
        let _ = COMMIT.set(commit);
    }
}

/// The version, and the commit if it is known: `0.1.0 (9f22fde)`.
pub(crate) fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| worded(COMMIT.get().copied()))
}

fn worded(commit: Option<&str>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    match commit {
        Some(commit) => format!("{version} ({commit})"),
        None => version.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_names_its_commit() {
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(worded(Some("9f22fde")), format!("{version} (9f22fde)"));
        assert_eq!(worded(None), version);
    }
}
