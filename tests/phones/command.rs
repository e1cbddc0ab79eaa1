//! `curio host`: its output, its records, and what a kill leaves.

use std::{fs, process::Command};

use serde_json::json;

use super::support::{Hosting, free_port};

#[test]
fn a_match_is_played_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["xafka", "--listen", "127.0.0.1:0", "--games", "1"];
    let mut hosting = Hosting::start(folder.path(), &arguments);
    let (black, white) = (hosting.sit("Ada"), hosting.sit("Grace"));
    hosting.wait_for("White is Grace");
    assert_eq!(hosting.play(&black, 0, "d4"), 200);
    assert_eq!(hosting.play(&black, 0, "d4"), 200, "the same once more");
    assert_eq!(hosting.play(&black, 1, "g6"), 409, "it is not their turn");
    assert_eq!(hosting.play(&white, 1, "d4"), 409, "it is taken");
    assert_eq!(hosting.play(&white, 1, "resign"), 200);
    let saved = hosting.wait_for("saved as");
    assert_eq!(hosting.end(), Some(0));
    let path = saved.trim_start_matches("saved as ");
    let game = curio::record::load(path.as_ref()).unwrap();
    let names: Vec<&str> = game.seats().iter().map(|seat| &*seat.name).collect();
    assert_eq!((names, game.len()), (vec!["Ada", "Grace"], 2));
}

#[test]
fn a_move_is_taken_back_and_the_match_goes_on_from_there() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [
        "xafka",
        "--listen",
        "127.0.0.1:0",
        "--players",
        "human,level:1",
    ];
    let mut hosting = Hosting::start(folder.path(), &arguments);
    let ada = hosting.sit("Ada");
    let undo = json!({ "do": "undo", "token": ada });
    assert_eq!(hosting.ask(&undo).0, 409, "there is nothing yet");
    assert_eq!(hosting.play(&ada, 0, "d4"), 200);
    hosting.wait_for("2. ");
    assert_eq!(hosting.ask(&undo).0, 200);
    hosting.wait_for("takes back move 1");
    assert_eq!(hosting.play(&ada, 0, "e3"), 200);
    hosting.wait_for("1. Black: e3");
    hosting.wait_for("2. ");
}

#[test]
fn a_program_plays_on_its_seat() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["chimple", "--players", "human,level:1"];
    let arguments = [&arguments[..], &["--listen", "127.0.0.1:0"]].concat();
    let mut hosting = Hosting::start(folder.path(), &arguments);
    let token = hosting.sit("Ada");
    assert_eq!(hosting.play(&token, 0, "1-4"), 200);
    hosting.wait_for("2. ");
}

#[test]
fn the_page_that_opens_links_lies_beside_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let site = folder.path().join("site");
    fs::create_dir(&site).unwrap();
    for name in ["curio.wasm", "curio.wasm.gz", "index.html", "notes.md"] {
        fs::write(site.join(name), format!("this is {name}")).unwrap();
    }
    let hosting = Hosting::start(folder.path(), &["xafka", "--listen", "127.0.0.1:0"]);
    for (path, kind, name) in [
        ("/play/", "text/html", "index.html"),
        ("/play/curio.wasm", "application/wasm", "curio.wasm"),
    ] {
        let answer = hosting.get(path);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains(kind) && answer.ends_with(&format!("this is {name}")));
    }
    // A browser that keeps it, or unpacks it, is spared the rest.
    let answer = hosting.get("/play/curio.wasm HTTP/1.1\r\naccept-encoding: br, gzip\r\nx:");
    assert!(answer.contains("content-encoding: gzip") && answer.ends_with("this is curio.wasm.gz"));
    let tag = answer
        .split("etag: ")
        .nth(1)
        .unwrap()
        .split("\r\n")
        .next()
        .unwrap();
    let kept =
        format!("/play/curio.wasm HTTP/1.1\r\naccept-encoding: gzip\r\nif-none-match: {tag}\r\nx:");
    let answer = hosting.get(&kept);
    assert!(
        answer.starts_with("HTTP/1.1 304") && answer.ends_with("\r\n\r\n"),
        "{answer}"
    );
    for path in [
        "/play/notes.md",
        "/play/../site/curio.wasm",
        "/play",
        "/play/x",
    ] {
        assert!(hosting.get(path).starts_with("HTTP/1.1 404"), "{path}");
    }
    assert!(hosting.get("/").contains("\"site\":true"));
}

#[test]
fn a_killed_table_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let address = free_port();
    let hosting = Hosting::start(folder.path(), &["xafka", "--listen", &address]);
    let (black, white) = (hosting.sit("Ada"), hosting.sit("Grace"));
    assert_eq!(hosting.play(&black, 0, "d4"), 200);
    let link = hosting.link.clone();
    drop(hosting);

    let hosting = Hosting::start(folder.path(), &["--resume", "--listen", &address]);
    assert_eq!(hosting.link, link, "what was scanned still leads there");
    assert_eq!(hosting.play(&black, 0, "d4"), 200, "no move was lost");
    assert_eq!(hosting.play(&white, 1, "g6"), 200, "nor a seat");
}

#[test]
fn what_cannot_be_hosted_is_refused() {
    let cases: [(&[&str], &str); 6] = [
        (&["--resume"], "there is no match on phones to resume"),
        (
            &["xafka", "--players", "random,random"],
            "no seat is open to phones",
        ),
        (&["xafka", "--stand-in", "human"], "a stand-in is"),
        (&["nim"], "nim"),
        (&["xafka", "--listen", "192.0.2.1:1"], "cannot listen at"),
        (
            &["xafka", "--listen", "127.0.0.1:0", "--link", "table"],
            "is not an address",
        ),
    ];
    for (arguments, part) in cases {
        let folder = tempfile::tempdir().unwrap();
        let output = Command::new(env!("CARGO_BIN_EXE_curio"))
            .env("CURIO_DATA_DIR", folder.path())
            .arg("host")
            .args(arguments)
            .output()
            .unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_ne!(output.status.code(), Some(0), "{arguments:?}");
        assert!(said.contains(part), "{arguments:?}: {said}");
        assert!(fs::read_dir(folder.path().join("matches")).is_err());
    }
}
