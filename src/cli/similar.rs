//! What somebody may have meant who wrote something else.

/// How alike two names must be, from 0 to 1.
const ALIKE: f64 = 0.75;

/// "; did you mean `show`?" with the name that is most like `wrong`; nothing where none is.
pub(super) fn did_you_mean(wrong: &str, names: impl IntoIterator<Item = String>) -> String {
    let wrong = wrong.to_lowercase();
    let scored = names.into_iter().map(|name| {
        let likeness = if !wrong.is_empty() && name.contains(&wrong) {
            1.0
        } else {
            strsim::jaro_winkler(&wrong, &name)
        };
        (likeness, name)
    });
    // Of several that are equally alike, the first.
    let best = scored.fold(None, |best: Option<(f64, String)>, one| match best {
        Some(best) if best.0 >= one.0 => Some(best),
        _ => Some(one),
    });
    match best {
        Some((likeness, name)) if likeness >= ALIKE => format!("; did you mean `{name}`?"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_alike_is_proposed() {
        let tip = |wrong: &str| did_you_mean(wrong, ["show", "xima-game-1"].map(str::to_owned));
        assert_eq!(tip("shwo"), "; did you mean `show`?");
        assert_eq!(tip("GAME-1"), "; did you mean `xima-game-1`?");
        assert_eq!(tip("zzz"), "");
        assert_eq!(tip(""), "");
    }
}
