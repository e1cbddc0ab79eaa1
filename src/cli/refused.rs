//! What is said where the arguments are wrong.

use std::{
    ffi::OsString,
    io::{self, Write as _},
    process::ExitCode,
};

use clap::{
    Command, CommandFactory, Parser,
    error::{ContextKind, ContextValue, ErrorKind},
};

use super::{output, report};

/// The arguments of a program, its name first, as a value.
///
/// # Errors
/// The exit code, where the help was asked for or the arguments are wrong; what there is to say
/// has been said.
pub fn parse<P: Parser>(arguments: &[OsString]) -> Result<P, ExitCode> {
    let command = command::<P>();
    let parsed = command.clone().try_get_matches_from(arguments);
    parsed
        .and_then(|matches| P::from_arg_matches(&matches))
        .map_err(|error| refuse(&error, &command, arguments))
}

/// The command line. A number below zero is the value of the option before it, and refused
/// with the numbers that the option takes.
fn command<P: CommandFactory>() -> Command {
    fn take_numbers(command: Command) -> Command {
        command
            .mut_args(|argument| match argument.get_action().takes_values() {
                true if !argument.is_allow_hyphen_values_set() => {
                    argument.allow_negative_numbers(true)
                }
                _ => argument,
            })
            .mut_subcommands(take_numbers)
    }
    take_numbers(P::command())
}

/// The most characters printed of a message about wrong arguments, which repeats them.
const LONGEST_USAGE: usize = 1_000;

/// Prints the help, or in one line what is wrong with the arguments.
fn refuse(error: &clap::Error, root: &Command, arguments: &[OsString]) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        let printed = error.print().and_then(|()| io::stdout().flush());
        return match printed {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => report(&output::failed(error).into()),
        };
    }
    let command = command_in(root, arguments);
    let wrong = said(error);
    output::tell(&format!("{wrong} (see {command} --help)"));
    ExitCode::from(2)
}

/// What is wrong, in one line that begins with `error: `.
fn said(error: &clap::Error) -> String {
    // The first paragraph is the error; usage and tips follow it.
    let text = error.render().to_string();
    let wrong: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.is_empty())
        .collect();
    let wrong: String = wrong.join(" ").chars().take(LONGEST_USAGE).collect();
    plain(&wrong) + &proposal(error)
}

/// What is wrong, in one line that others continue.
pub(super) fn in_one_line(error: &clap::Error) -> String {
    let said = said(error);
    said.strip_prefix("error: ").unwrap_or(&said).to_owned()
}

/// The command in the arguments, for its help: `curio show`.
fn command_in(root: &Command, arguments: &[OsString]) -> String {
    let name = root.get_name();
    let mut words = arguments.iter().skip(1);
    words
        .find_map(|word| root.find_subcommand(word))
        .map_or_else(
            || name.to_owned(),
            |command| format!("{name} {}", command.get_name()),
        )
}

/// What the libraries say of numbers, in words for those who typed them.
fn plain(wrong: &str) -> String {
    let mut text = wrong.to_owned();
    for unclear in [
        "invalid digit found in string",
        "cannot parse integer from empty string",
        "number too large to fit in target type",
        "number too small to fit in target type",
    ] {
        text = text.replace(unclear, "use a whole number from 0");
    }
    // Bounds that nobody reaches are none.
    for most in [
        u64::MAX,
        i64::MAX as u64,
        u64::from(u32::MAX),
        u64::from(u16::MAX),
    ] {
        text = text.replace(&format!("..={most}"), " and above");
        text = text.replace(&format!("..{}", u128::from(most) + 1), " and above");
        text = text.replace(&format!("..{most}"), " and above");
    }
    match text.split_once(" is not in ") {
        Some((before, range)) => format!(
            "{before} is not in the range {}",
            range.replace("..=", " to ")
        ),
        None => text,
    }
}

/// "; did you mean `show`?" where something known is like what was written.
fn proposal(error: &clap::Error) -> String {
    let kinds = [
        ContextKind::SuggestedSubcommand,
        ContextKind::SuggestedArg,
        ContextKind::SuggestedValue,
    ];
    let known = kinds.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(known) => Some(known.clone()),
        // The most similar is the last.
        ContextValue::Strings(known) => known.last().cloned(),
        _ => None,
    });
    known.map_or_else(String::new, |known| format!("; did you mean `{known}`?"))
}

#[cfg(test)]
mod tests {
    use super::{super::Cli, *};

    #[test]
    fn the_arguments_are_consistent() {
        command::<Cli>().debug_assert();
    }

    #[test]
    fn the_command_is_found_among_the_arguments() {
        let in_these = |text: &str| {
            let words: Vec<OsString> = text.split(' ').map(OsString::from).collect();
            command_in(&command::<Cli>(), &words)
        };
        assert_eq!(in_these("curio show xafka"), "curio show");
        assert_eq!(in_these("curio --data-dir x"), "curio");
    }

    #[test]
    fn ranges_are_said_in_words() {
        let said = |wrong: &str| plain(&format!("error: {wrong}"));
        assert_eq!(
            said("-3 is not in 1..4294967295"),
            "error: -3 is not in the range 1 and above"
        );
        assert_eq!(
            said("99 is not in 1..=60"),
            "error: 99 is not in the range 1 to 60"
        );
        assert_eq!(
            said("invalid value 'x' for '--ply <N>': invalid digit found in string"),
            "error: invalid value 'x' for '--ply <N>': use a whole number from 0"
        );
    }
}
