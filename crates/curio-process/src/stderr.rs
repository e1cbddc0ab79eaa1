//! Where messages go: to the terminal what we say, elsewhere what libraries say.
//!
//! Graphics drivers, sound libraries and other programs that this one starts write to the
//! standard error output as they like: what is none of the player's business, and in the
//! worst case without end. [`divert`] has everything that is written there read line by line.
//! What we have to say goes to the [`terminal`] all the same.

use std::{
    fs::File,
    io::{self, Write},
    sync::{Arc, Mutex, PoisonError},
};

/// The standard error output as it was before it was diverted.
static TERMINAL: Mutex<Option<Arc<File>>> = Mutex::new(None);

/// The standard error output, diverted or not.
pub fn terminal() -> impl Write {
    let terminal = TERMINAL.lock().unwrap_or_else(PoisonError::into_inner);
    terminal.clone().map_or(Terminal::Own, Terminal::Kept)
}

enum Terminal {
    Own,
    Kept(Arc<File>),
}

impl Write for Terminal {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Own => io::stderr().write(bytes),
            Self::Kept(file) => (&**file).write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Own => io::stderr().flush(),
            Self::Kept(file) => (&**file).flush(),
        }
    }
}

/// The standard error output is diverted as long as this is there.
#[derive(Debug)]
#[must_use]
pub struct Diverted(());

/// From now on, every line that is written to the standard error output is given to `line`
/// and to nobody else. Lines that are too long come in pieces.
///
/// # Errors
/// When that cannot be done, or has been done already; then everything stays as it was.
pub fn divert(line: impl FnMut(&str) + Send + 'static) -> io::Result<Diverted> {
    system::divert(line)?;
    Ok(Diverted(()))
}

impl Drop for Diverted {
    fn drop(&mut self) {
        system::restore();
    }
}

#[cfg(unix)]
mod system {
    use std::{
        fs::File,
        io::{self, BufRead as _, BufReader, Read},
        os::fd::{AsFd as _, AsRawFd},
        sync::{Arc, PoisonError},
        thread,
    };

    use filedescriptor::{FileDescriptor, StdioDescriptor};

    use super::TERMINAL;

    /// The longest piece of a line that is passed on at once, in bytes.
    const LONGEST: u64 = 4 << 10;

    pub(super) fn divert(line: impl FnMut(&str) + Send + 'static) -> io::Result<()> {
        let mut terminal = TERMINAL.lock().unwrap_or_else(PoisonError::into_inner);
        if terminal.is_some() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let before = File::from(io::stderr().as_fd().try_clone_to_owned()?);
        let (read, write) = io::pipe()?;
        thread::Builder::new()
            .name("messages".to_owned())
            .spawn(move || read_lines(read, line))?;
        redirect(&write)?;
        *terminal = Some(Arc::new(before));
        Ok(())
    }

    /// The thread that reads ends when the last program that writes does.
    pub(super) fn restore() {
        let mut terminal = TERMINAL.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(before) = terminal.take() {
            // If this fails, so would every way to say so.
            let _ = redirect(&*before);
        }
    }

    /// From now on the standard error output is this.
    fn redirect(to: &impl AsRawFd) -> io::Result<()> {
        FileDescriptor::dup(to)
            .and_then(|to| FileDescriptor::redirect_stdio(&to, StdioDescriptor::Stderr))
            .map_err(io::Error::other)?;
        Ok(())
    }

    fn read_lines(pipe: impl Read, mut line: impl FnMut(&str)) {
        let mut pipe = BufReader::new(pipe);
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            let mut piece = (&mut pipe).take(LONGEST);
            if !matches!(piece.read_until(b'\n', &mut bytes), Ok(1..)) {
                return;
            }
            let text = String::from_utf8_lossy(&bytes);
            let text = text.trim_end();
            if !text.is_empty() {
                line(text);
            }
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn lines_are_passed_on_and_endless_ones_in_pieces() {
            let endless = "x".repeat(2 * LONGEST as usize + 7);
            let text = format!("one\n\n two \r\n{endless}\nlast");
            let mut lines = Vec::new();
            read_lines(text.as_bytes(), |line| lines.push(line.to_owned()));
            let lengths: Vec<usize> = lines.iter().map(String::len).collect();
            assert_eq!(lengths, [3, 4, LONGEST as usize, LONGEST as usize, 7, 4]);
        }
    }
}

/// Other systems leave it as it is.
#[cfg(not(unix))]
mod system {
    use std::io;

    pub(super) fn divert(_: impl FnMut(&str) + Send + 'static) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(super) const fn restore() {}
}
