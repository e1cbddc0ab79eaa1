//! What a program says at its end.

use std::{
    io::Read,
    sync::mpsc::{Receiver, sync_channel},
    thread,
};

/// How much is kept, in bytes.
const MOST: usize = 2_000;

/// Reads what a program writes, as long as it does, and gives the last lines. However much
/// it is, the program never waits.
pub(super) fn read(pipe: Option<impl Read + Send + 'static>) -> Receiver<String> {
    let (speak, words) = sync_channel(1);
    if let Some(pipe) = pipe {
        thread::spawn(move || speak.send(last_lines(pipe)));
    }
    words
}

/// The last lines, three at most.
fn last_lines(mut pipe: impl Read) -> String {
    let (mut words, mut more) = (Vec::new(), [0; 1_024]);
    while let Ok(count @ 1..) = pipe.read(&mut more) {
        words.extend(more.iter().take(count));
        words.drain(..words.len().saturating_sub(MOST));
    }
    let words = String::from_utf8_lossy(&words);
    let lines = words.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut last: Vec<&str> = lines.rev().take(3).collect();
    last.reverse();
    last.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_lines_are_kept() {
        let said = "much\n".repeat(100_000) + "more\n\n and that is all \n";
        assert_eq!(last_lines(said.as_bytes()), "much\nmore\nand that is all");
        assert_eq!(last_lines(&b"\xFF"[..]), "\u{FFFD}");
        assert_eq!(last_lines(&b""[..]), "");
    }
}
