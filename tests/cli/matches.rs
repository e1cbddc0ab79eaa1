//! The matches that there are, and how they are named where a file could be.

use std::fs;

use curio::record::shipped;
use serde_json::Value;

use super::{Folder, ok, refused};

#[test]
fn bundled_and_saved_matches_are_listed() {
    let folder = Folder::new();
    let matches = folder.join("matches");
    fs::create_dir_all(&matches).unwrap();
    fs::write(
        folder.join("list.txt"),
        "Event: Tea\nBlack: Ada\nWhite: Bob\n1. d4 g6",
    )
    .unwrap();
    folder.done("import xafka list.txt -o matches/ada.curio");
    fs::write(matches.join("broken.curio"), "nothing").unwrap();

    let said = folder.run("matches --json");
    assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{said:?}");
    let list: Vec<Value> = serde_json::from_str(&said.out).unwrap();
    assert_eq!(list.len(), shipped().len() + 2);
    let bundled = list.iter().filter(|it| it["bundled"] == true).count();
    assert_eq!(bundled, shipped().len());
    let find = |end: &str| {
        let mut list = list.iter();
        list.find(|it| it["name"].as_str().unwrap().ends_with(end))
            .unwrap()
    };
    let ada = find("ada.curio");
    assert_eq!(ada["players"], serde_json::json!(["Ada", "Bob"]));
    assert_eq!((&ada["plies"], &ada["result"]), (&2.into(), &Value::Null));
    assert!(find("broken.curio")["damage"].is_string());
    // Whatever is listed can be read by that name.
    for name in ["ada.curio", "xima-example-game"] {
        let name = find(name)["name"].as_str().unwrap();
        folder.done(&format!("verify {name}"));
    }

    let said = folder.run("matches xafka");
    assert!(said.out.starts_with("name "), "{said:?}");
    assert!(said.out.contains("ada.curio") && said.out.contains("adjourned"));
    assert!(!said.out.contains("xima") && !said.out.contains("broken"));
    refused("matches go", 2, "there is no game `go`");
}

#[test]
fn a_bundled_match_stands_where_a_file_could() {
    let name = "bundled:xafka-the-wrong-colour";
    assert!(ok(&format!("verify {name}")).starts_with("bundled:xafka-the-wrong-colour: ok, xafka"));
    assert!(ok(&format!("notation {name}")).contains("Game: xafka"));
    assert!(ok(&format!("render {name} --svg")).starts_with("<svg"));
    assert!(ok("magnitudes bundled:xima-game-1").contains("Player A"));
    let folder = Folder::new();
    folder.done(&format!("export {name} -o x.html"));
    for (wrong, tip) in [
        (
            "bundled:xafka-the-wrong-color",
            "did you mean `xafka-the-wrong-colour`?",
        ),
        (
            "bundled:zzz",
            "there is no bundled match `zzz` (see curio matches)",
        ),
    ] {
        refused(&format!("verify {wrong}"), 1, tip);
    }
}

#[test]
fn a_match_alone_is_replayed() {
    // What is said of it comes from `curio replay`.
    for arguments in [
        "no.curio",
        "--data-dir x no.CURIO",
        "--data-dir=x file:///no.curio",
    ] {
        refused(arguments, 1, "cannot read");
    }
    refused("bundled:no", 1, "there is no bundled match `no`");
    // Other words are commands, and so are matches after a command.
    refused("no.txt", 2, "no.txt");
    refused("verify no.curio", 1, "cannot read no.curio");
}

#[test]
fn a_replay_begins_at_a_ply_of_its_match() {
    refused(
        "replay bundled:chimple-waiting-on-the-edge --ply 9999",
        2,
        "ply 9999 is out of range (0 to ",
    );
}
