//! What a phone asks a table for, over HTTP by hand. The tests of the window use it, too.

#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

use std::{
    io::{Read as _, Write as _},
    net::TcpStream,
    time::Duration,
};

use serde_json::Value;

/// How long a phone waits before a test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A connection to a table, at an address with its port.
pub(crate) fn connect(address: &str) -> Option<TcpStream> {
    let stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    Some(stream)
}

/// Asks a table for something. Returns the status, and what it says.
pub(crate) fn post(address: &str, body: &Value) -> (u16, Value) {
    ask(address, body).unwrap()
}

/// The same of a table that may be gone.
pub(crate) fn ask(address: &str, body: &Value) -> Option<(u16, Value)> {
    let body = body.to_string();
    let mut stream = connect(address)?;
    write!(
        stream,
        "POST /ask HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
    .ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let status = answer.split(' ').nth(1)?.parse().ok()?;
    let (_, said) = answer.split_once("\r\n\r\n")?;
    Some((status, serde_json::from_str(said).ok()?))
}
