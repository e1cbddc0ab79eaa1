//! `curio host` or `curio evening` as a child, and requests to it.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
};

use serde_json::{Value, json};

use super::posting::{connect, post};

/// A running `curio host` or `curio evening`, which is killed when it is dropped.
pub(crate) struct Hosting {
    child: Child,
    output: BufReader<ChildStdout>,
    /// What phones open.
    pub link: String,
}

impl Hosting {
    /// Starts it with its data in a folder, where the page that opens links may be, too.
    pub fn start(data: &Path, arguments: &[&str]) -> Self {
        Self::start_with(&data.join("site"), data, arguments)
    }

    /// Starts it with this page.
    pub fn start_with(site: &Path, data: &Path, arguments: &[&str]) -> Self {
        Self::run(site, data, "host", arguments)
    }

    /// Starts an evening with its data in a folder.
    pub fn evening(data: &Path, arguments: &[&str]) -> Self {
        Self::run(&data.join("site"), data, "evening", arguments)
    }

    fn run(site: &Path, data: &Path, command: &str, arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_curio"))
            .env("CURIO_DATA_DIR", data)
            .env("CURIO_SITE_DIR", site)
            .arg(command)
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let mut hosting = Self {
            child,
            output,
            link: String::new(),
        };
        let line = hosting.wait_for("http://");
        hosting.link = line[line.find("http://").unwrap_or(0)..].to_owned();
        hosting
    }

    /// The next line that contains a text.
    pub fn wait_for(&mut self, text: &str) -> String {
        let mut line = String::new();
        while !line.contains(text) {
            line.clear();
            let read = self.output.read_line(&mut line).unwrap();
            assert!(read > 0, "it has ended without {text:?}");
        }
        line.trim().to_owned()
    }

    /// Where it listens.
    pub fn address(&self) -> &str {
        let rest = self.link.trim_start_matches("http://");
        rest.split('/').next().unwrap()
    }

    /// Its exit code, once it ends by itself.
    pub fn end(&mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }

    /// Asks for something, as a phone does.
    pub fn ask(&self, what: &Value) -> (u16, Value) {
        post(self.address(), what)
    }

    /// What is answered to a browser, head and all.
    pub fn get(&self, path: &str) -> String {
        let (mut stream, address) = (connect(self.address()).unwrap(), self.address());
        let asked = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
        stream.write_all(asked.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Takes a seat and returns the token of the guest.
    pub fn sit(&self, name: &str) -> String {
        let key = self.link.split_once('#').unwrap().1;
        let (status, said) = self.ask(&json!({ "do": "join", "key": key, "name": name }));
        assert_eq!(status, 200, "{said}");
        let token = said["token"].as_str().unwrap().to_owned();
        let (status, said) = self.ask(&json!({ "do": "sit", "token": token }));
        assert_eq!(status, 200, "{said}");
        token
    }

    pub fn play(&self, token: &str, ply: usize, mv: &str) -> u16 {
        let wish = json!({ "do": "play", "token": token, "ply": ply, "move": mv });
        self.ask(&wish).0
    }
}

impl Drop for Hosting {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A port that nobody listens at.
pub(crate) fn free_port() -> String {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().to_string()
}
