//! Lines of the standard input, which may be endless or no text.

use std::io::{self, BufRead};

/// A line of the input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// A text, without its line break.
    Text(String),
    /// Longer than is allowed; it was skipped.
    TooLong,
    /// Not a text.
    NotText,
    /// The input has ended.
    End,
}

/// Reads a line of at most `most` bytes. Of a longer one, no more is kept in memory.
///
/// # Errors
/// When the input cannot be read.
pub fn next_line(input: &mut impl BufRead, most: usize) -> io::Result<Line> {
    let mut line = Vec::new();
    let mut is_too_long = false;
    let mut is_end = true;
    loop {
        let part = match input.fill_buf() {
            Ok(part) => part,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if part.is_empty() {
            break;
        }
        is_end = false;
        let found = part.iter().position(|byte| *byte == b'\n');
        let used = found.map_or(part.len(), |at| at + 1);
        let content = part.get(..found.unwrap_or(part.len())).unwrap_or_default();
        is_too_long |= line.len() + content.len() > most;
        if !is_too_long {
            line.extend_from_slice(content);
        }
        input.consume(used);
        if found.is_some() {
            break;
        }
    }
    Ok(if is_end {
        Line::End
    } else if is_too_long {
        Line::TooLong
    } else {
        String::from_utf8(line).map_or(Line::NotText, Line::Text)
    })
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read as _};

    use super::*;

    #[test]
    fn lines_are_bounded() {
        let text = "one\n\nfour four\n\u{e9}\nlast";
        let mut input = BufReader::with_capacity(3, text.as_bytes());
        let mut next = || next_line(&mut input, 5).unwrap();
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(next(), text("one"));
        assert_eq!(next(), text(""));
        assert_eq!(next(), Line::TooLong);
        assert_eq!(next(), text("\u{e9}"));
        assert_eq!(next(), text("last"));
        assert_eq!(next(), Line::End);
        let mut input = BufReader::new(io::repeat(b'x').take(1 << 24));
        assert_eq!(next_line(&mut input, 1 << 10).unwrap(), Line::TooLong);
        let mut input = BufReader::new(&b"\xff\xfe\nd4"[..]);
        assert_eq!(next_line(&mut input, 9).unwrap(), Line::NotText);
        assert_eq!(next_line(&mut input, 9).unwrap(), text("d4"));
    }
}
