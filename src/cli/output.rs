//! What commands print: texts from outside cannot give instructions to the terminal.
//!
//! Names, comments, file names and whatever else comes from others may hold control
//! sequences that move the cursor, colour the rest of the screen or turn the
//! direction of writing. All output goes through here, and a sign takes their place.
//!
//! What stands out does so on terminals only, and where `NO_COLOR`, `CLICOLOR` and
//! `CLICOLOR_FORCE` do not say otherwise. Colour only repeats what the words say.

use std::io::{self, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use crate::rules::printable;
use crate::texts;

/// A heading, or the name of what follows it.
pub(super) const HEADING: Style = Style::new().bold();
/// That all is well.
pub(super) const GOOD: Style = AnsiColor::Green.on_default();
/// What needs attention.
pub(super) const WARNING: Style = AnsiColor::Yellow.on_default().bold();
/// What is wrong.
const ERROR: Style = AnsiColor::Red.on_default().bold();

/// The output of commands.
pub trait Out: Write {
    /// Writes a text in a style.
    fn styled(&mut self, style: Style, text: &str) -> io::Result<()>;

    /// Writes a text whose first line is its heading.
    fn headed(&mut self, text: &str) -> io::Result<()> {
        let (heading, rest) = text.split_once('\n').unwrap_or((text, ""));
        self.styled(HEADING, heading)?;
        write!(self, "\n{rest}")
    }
}

/// The standard output.
pub fn standard() -> impl Out {
    Printable(io::BufWriter::new(AutoStream::auto(io::stdout())))
}

/// Tells a person on the standard error what a line says that begins with `error:`,
/// `warning:` or `note:`, which stands out. If nobody can be told, that does not matter.
pub fn tell(line: &str) {
    let (word, style) = match line.split_once(':') {
        Some((word @ "error", _)) => (word, ERROR),
        Some((word @ "warning", _)) => (word, WARNING),
        Some((word @ "note", _)) => (word, HEADING),
        _ => ("", Style::new()),
    };
    let (word, rest) = line.split_at(if word.is_empty() { 0 } else { word.len() + 1 });
    let rest = printable(rest);
    let _ = writeln!(anstream::stderr(), "{style}{word}{style:#}{rest}");
}

/// Prints what programs read.
///
/// # Errors
/// When the output fails.
pub fn print_json(out: &mut dyn Out, value: &impl Serialize) -> anyhow::Result<()> {
    let json = serde_json::to_string_pretty(value)?;
    Ok(writeln!(out, "{json}")?)
}

/// Aligns rows as columns, the first to the left and all others to the right.
pub fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.width())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> = row
            .iter()
            .zip(&widths)
            .enumerate()
            .map(|(column, (cell, width))| {
                let blanks = " ".repeat(width.saturating_sub(cell.width()));
                if column == 0 {
                    format!("{cell}{blanks}")
                } else {
                    format!("{blanks}{cell}")
                }
            })
            .collect();
        text.push_str(cells.join("  ").trim_end());
        text.push('\n');
    }
    text
}

/// The output failed: the disk is full, or nobody reads it any more.
#[derive(Debug, thiserror::Error)]
#[error("{}", texts::cli_cannot_write_output(&.0.to_string()))]
pub(super) struct OutputError(io::Error);

/// An error of the output, told from those of all other files.
pub(super) fn failed(error: io::Error) -> io::Error {
    io::Error::new(error.kind(), OutputError(error))
}

/// Whether an error, or one of its causes, is that nobody reads the output any more.
pub(super) fn is_closed(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        cause.downcast_ref::<io::Error>().is_some_and(|error| {
            let is_output = matches!(error.get_ref(), Some(inner) if inner.is::<OutputError>());
            is_output && error.kind() == io::ErrorKind::BrokenPipe
        })
    })
}

/// A writer of texts. Each of them should be written at once, as `write!` does.
pub(super) struct Printable<W>(pub W);

impl<W: Write> Write for Printable<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(bytes);
        self.0
            .write_all(printable(&text).as_bytes())
            .map_err(failed)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush().map_err(failed)
    }
}

impl<W: Write> Out for Printable<W> {
    fn styled(&mut self, style: Style, text: &str) -> io::Result<()> {
        let text = printable(text);
        write!(self.0, "{style}{text}{style:#}").map_err(failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_style_ends_with_its_text() {
        let mut out = Printable(Vec::new());
        out.headed("name\u{1b}[31m  plies\na  1\n").unwrap();
        let text = String::from_utf8(out.0).unwrap();
        assert_eq!(text, "\u{1b}[1mname\u{fffd}[31m  plies\u{1b}[0m\na  1\n");
        let plain = anstream::adapter::strip_str(&text).to_string();
        assert_eq!(plain, "name\u{fffd}[31m  plies\na  1\n");
    }

    #[test]
    fn nothing_reaches_the_terminal_but_text() {
        let mut out = Printable(Vec::new());
        let (file, player, comment) = ("a\u{1b}]0;b\u{7}", "c\u{202e}", "dé\r");
        write!(out, "{file}: {player}\n\t{comment}").unwrap();
        let text = String::from_utf8(out.0).unwrap();
        assert_eq!(text, "a\u{fffd}]0;b\u{fffd}: c\u{fffd}\n\tdé\u{fffd}");
    }

    #[test]
    fn columns_are_aligned() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        assert_eq!(
            aligned(&[row(["player", "n"]), row(["ä", "100"])]),
            "player    n\nä       100\n"
        );
        // Letters that take two columns, and accents that take none.
        for (name, blanks) in [("王小明", 0), ("e\u{301}va", 3), ("김", 4), ("ﾊﾝ", 4)] {
            let expected = format!("player  n\n{name}{}  1\n", " ".repeat(blanks));
            assert_eq!(aligned(&[row(["player", "n"]), row([name, "1"])]), expected);
        }
    }
}
