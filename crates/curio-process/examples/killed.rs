//! Starts a program that starts a child and crashes, and shows that the child is gone:
//! `cargo run -p curio-process --example killed`.

use std::{
    env,
    error::Error,
    io::{self, BufRead as _, BufReader, Write},
    process::{self, Command, Stdio},
};

use curio_process::{Kept, keeper, this_program};

/// The argument with which this program is the one that crashes.
const CRASHING: &str = "crashing";

fn main() -> Result<(), Box<dyn Error>> {
    let argument = env::args_os().nth(1);
    if keeper::serve(argument.as_deref()) {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    if argument.is_some_and(|argument| argument == CRASHING) {
        let mut child = Kept::start(Command::new("sleep").arg("600"))?;
        writeln!(out, "{}", child.child().id())?;
        out.flush()?;
        process::abort();
    }

    let mut parent = this_program()?
        .arg(CRASHING)
        .stdout(Stdio::piped())
        .spawn()?;
    let output = parent.stdout.take().ok_or("it has no output")?;
    let mut lines = BufReader::new(output).lines();
    let child = lines.next().ok_or("it has started nothing")??;
    writeln!(out, "it has started process {child}")?;
    writeln!(out, "and crashed: {}", parent.wait()?)?;
    // The child has the output open, too, as long as it is there.
    assert!(lines.next().is_none());
    writeln!(out, "its child was ended")?;
    Ok(())
}
