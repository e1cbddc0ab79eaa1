//! What commands print: texts from outside cannot give instructions to the terminal.
//!
//! Names, comments, file names and whatever else comes from others may hold control
//! sequences that move the cursor, colour the rest of the screen or turn the
//! direction of writing. All output goes through here, and a sign takes their place.

use std::io::{self, Write};

use crate::rules::printable;

/// The output failed: the disk is full, or nobody reads it any more.
#[derive(Debug, thiserror::Error)]
#[error("cannot write the output: {0}")]
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn nothing_reaches_the_terminal_but_text() {
        let mut out = Printable(Vec::new());
        let (file, player, comment) = ("a\u{1b}]0;b\u{7}", "c\u{202e}", "dé\r");
        write!(out, "{file}: {player}\n\t{comment}").unwrap();
        let text = String::from_utf8(out.0).unwrap();
        assert_eq!(text, "a\u{fffd}]0;b\u{fffd}: c\u{fffd}\n\tdé\u{fffd}");
    }
}
