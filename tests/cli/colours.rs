//! Colours: on a terminal, as the variables for them wish, and never where a program reads.

use super::{Folder, Said, curio, words};

/// What a run says in colour, or as the variables wish.
fn said_with(variables: &[(&str, &str)], arguments: &str) -> Said {
    let folder = Folder::new();
    let mut command = curio(&folder);
    command.current_dir(&folder).args(words(arguments));
    command.envs(variables.iter().copied());
    command.output().unwrap().into()
}

const FORCED: &[(&str, &str)] = &[("CLICOLOR_FORCE", "1")];
const REFUSED: &[(&str, &str)] = &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")];

/// The commands whose output has headings, and one that is refused.
const COMMANDS: [&str; 6] = [
    "show xafka",
    "games",
    "matches xong",
    "doctor",
    "xong counts --legs 2",
    "shwo",
];

#[test]
fn a_pipe_is_not_coloured_unless_somebody_wants_it() {
    for arguments in COMMANDS {
        let plain = said_with(&[], arguments);
        for variables in [&[("CLICOLOR", "1")][..], REFUSED] {
            let said = said_with(variables, arguments);
            let what = format!("{arguments:?} with {variables:?}: {said:?}");
            assert!(
                !said.out.contains('\u{1b}') && !said.err.contains('\u{1b}'),
                "{what}"
            );
        }
        // Colours change nothing but the colours. What is measured differs from run to run.
        if arguments != "doctor" {
            let coloured = said_with(FORCED, arguments);
            let both = format!("{}{}", coloured.out, coloured.err);
            assert!(both.contains('\u{1b}'), "{arguments:?}: {coloured:?}");
            assert_eq!(without_colours(&coloured.out), plain.out);
            assert_eq!(without_colours(&coloured.err), plain.err);
            assert_eq!(coloured.code, plain.code);
        }
    }
}

#[test]
fn what_is_wrong_begins_in_bold_red() {
    for arguments in ["shwo", "verify none.curio"] {
        let said = said_with(FORCED, arguments);
        let begins = "\u{1b}[1m\u{1b}[31merror:\u{1b}[0m ";
        assert!(said.err.starts_with(begins), "{said:?}");
    }
}

#[test]
fn json_is_never_coloured() {
    for arguments in [
        "show xafka --json",
        "games --json",
        "matches xong --json",
        "doctor --json",
        "xong counts --legs 2 --json",
    ] {
        let said = said_with(FORCED, arguments);
        assert!(!said.out.contains('\u{1b}'), "{arguments:?}");
        serde_json::from_str::<serde_json::Value>(&said.out).unwrap();
    }
}

/// Names and file names come from others: they colour nothing.
#[test]
fn only_our_own_colours_reach_a_terminal() {
    let said = said_with(FORCED, "verify a\u{1b}[32mb.curio");
    assert_eq!(said.err.matches('\u{1b}').count(), 3, "{said:?}");
}

fn without_colours(text: &str) -> String {
    let mut pieces = text.split('\u{1b}');
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        plain.push_str(piece.split_once('m').unwrap().1);
    }
    plain
}
