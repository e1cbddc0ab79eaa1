//! Rows in the names of places. Links and boards name thousands, and a format takes twice as long.

/// The name of a row or rank that is counted from 0.
pub(crate) fn row(row: u8) -> &'static str {
    const NAMES: &str = " 1 2 3 4 5 6 7 8 910111213141516";
    let from = 2 * usize::from(row);
    NAMES.get(from..from + 2).unwrap_or_default().trim_start()
}
