//! The length of functions: what fits on a screen is read, what does not is
//! scrolled through. Tables of data may be as long as their data.

use super::source::Source;

/// The longest function, in lines from its head to its closing brace.
const LONGEST: usize = 80;

/// Functions that only list data, so that a split would part a table.
pub(super) const TABLES_OF_DATA: &[(&str, &str)] = &[
    ("src/plugins/games/mathematichess/glyphs.rs", "paint"),
    ("src/plugins/games/xima/lettering.rs", "strokes"),
];

/// Functions beyond the limit that are not allowed to be, and allowances that
/// are no longer needed.
pub(super) fn too_long(sources: &[Source], allowed: &[(&str, &str)]) -> Vec<String> {
    let mut offences = Vec::new();
    let mut needed = Vec::new();
    for source in sources {
        for (line, name, length) in source.functions() {
            if length <= LONGEST {
                continue;
            }
            let here = (source.path.as_str(), name);
            if allowed.contains(&here) {
                needed.push(here);
            } else {
                offences.push(format!(
                    "{}:{line}: `{name}` has {length} lines",
                    source.path
                ));
            }
        }
    }
    let spare = allowed.iter().filter(|entry| !needed.contains(entry));
    offences.extend(
        spare.map(|(path, name)| format!("{path}: `{name}` is short now; take it off the list")),
    );
    offences
}

#[cfg(test)]
mod checks {
    use super::*;

    #[test]
    fn a_long_function_is_seen() {
        let body = |lines: usize| {
            format!(
                "trait T {{ fn a(); }}\nstruct S {{ f: fn() }}\nfn long() {{{}}}\n",
                "\n".repeat(lines)
            )
        };
        let offences = |lines, allowed: &[(&str, &str)]| {
            too_long(&[Source::new("src/a.rs", &body(lines))], allowed).len()
        };
        assert_eq!(offences(LONGEST - 1, &[]), 0);
        assert_eq!(offences(LONGEST, &[]), 1);
        assert_eq!(offences(LONGEST, &[("src/a.rs", "long")]), 0);
        assert_eq!(offences(LONGEST, &[("src/b.rs", "long")]), 2);
        assert_eq!(
            offences(LONGEST - 1, &[("src/a.rs", "long")]),
            1,
            "no longer needed"
        );
    }
}
