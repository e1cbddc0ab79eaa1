//! A match as one HTML file, and the page for browsers as a folder: what is in them. What a
//! browser makes of them is tried in `crates/curio-web/tests`.

use std::fs;

use super::{Folder, Said, curio};

/// The page of a match, given as a list of moves.
fn page_of(folder: &Folder, game: &str, list: &str) -> String {
    folder.write("list.txt", list);
    folder.done(&format!("import {game} list.txt -o match.curio"));
    let mut export = curio(folder);
    export.args(["export", "match.curio", "-o", "match.html"]);
    // Nothing is built there.
    export.env("CURIO_SITE_DIR", &**folder).current_dir(folder);
    let said = Said::from(export.output().unwrap());
    assert_eq!((said.code, said.out.as_str()), (Some(0), ""), "{said:?}");
    assert!(said.err.contains("run scripts/web first"), "{said:?}");
    folder.read("match.html")
}

const LIST: &str = "Event: Tea & </script><b>cake</b>\nBlack: Ada <x>\nWhite: Grace\n\
                    {Before <all> moves.}\n1. d4! {A <b>bold</b> place.} g6? 2. d7";

#[test]
fn a_page_has_everything_in_it_and_fetches_nothing() {
    let folder = Folder::new();
    let html = page_of(&folder, "xafka", LIST);
    assert!(html.starts_with("<!doctype html>\n<html lang=\"en\">"));
    assert!(html.contains("<title>Ada &lt;x&gt; – Grace, mini-Xafka</title>"));
    assert!(html.contains("default-src 'none'"));
    for outside in ["src=", "stylesheet", "@import", "url(", "fetch("] {
        assert!(!html.contains(outside), "{outside}");
    }
    // Texts stay texts.
    assert!(html.contains("Tea &amp; &lt;/script&gt;&lt;b&gt;cake"));
    assert!(html.contains("A &lt;b&gt;bold&lt;/b&gt; place."));
    assert!(!html.contains("</script"));
    // Without a script, the last position and the whole list are there.
    assert!(html.contains("White’s piece on g6") && html.contains("Black’s piece on d7"));
    for (ply, round) in [(1, 1), (2, 1), (3, 2)] {
        assert!(html.contains(&format!("<li id=\"p{ply}\" value=\"{round}\">")));
    }
    assert!(html.contains("<strong class=\"mark\">!</strong>"));
    assert!(html.contains("<p>Before &lt;all&gt; moves.</p>"));
}

#[test]
fn the_same_match_is_the_same_page() {
    let folder = Folder::new();
    let html = page_of(&folder, "xafka", LIST);
    let other = Folder::new();
    assert_eq!(html, page_of(&other, "xafka", LIST));
    folder.done("export match.curio -o p.htm --plies 1..2 --from white");
    let part = folder.read("p.htm");
    assert!(part.contains("id=\"p1\"") && part.contains("id=\"p2\""));
    assert!(!part.contains("id=\"p0\"") && !part.contains("id=\"p3\""));
    assert!(!part.contains("Result"), "its end is not on it");
    let no_seat = "export match.curio -o p.html --from x";
    folder.refused(no_seat, 2, "there is no seat `x`");
    folder.refused("export match.curio -o -", 2, "is a file");
}

#[test]
fn what_was_built_is_in_one_file_or_in_a_folder() {
    let folder = Folder::new();
    let built = folder.join("built");
    fs::create_dir(&built).unwrap();
    let words = ["en", "de", "es", "fr", "ro"].map(|code| format!("words-{code}.base64"));
    let plain = "curio.wasm style.css page.js learn.js branches.js levels.base64".split(' ');
    for name in words.iter().map(String::as_str).chain(plain) {
        fs::write(built.join(name), format!("from {name}")).unwrap();
    }
    fs::write(built.join("index.html"), "\"preview.png\"").unwrap();
    page_of(&folder, "xafka", LIST);
    let export = |rest: &str| {
        let mut program = curio(&folder);
        program
            .arg("export")
            .args(rest.split(' '))
            .env("CURIO_SITE_DIR", &built);
        let said = Said::from(program.current_dir(&folder).output().unwrap());
        assert_eq!((said.code, said.err.as_str()), (Some(0), ""), "{said:?}");
    };
    export("match.curio -o p.html --plies 1..2 --from white --seconds-per-ply 2");
    let html = folder.read("p.html");
    for name in [
        "style.css",
        "learn.jsfrom branches.jsfrom page.js",
        "levels.base64",
        "words-ro.base64",
    ] {
        assert!(html.contains(&format!(">from {name}<")), "{name}");
    }
    let record = "id=\"record\" data-from=\"1\" data-first=\"1\" data-pause=\"2000\">";
    let word = html.split(record).nth(1).unwrap().split('<').next();
    let shown = curio::record::link::read(word.unwrap()).unwrap();
    assert_eq!(shown.len(), 2, "what is not shown is not in it");
    // A page is read back.
    folder.done("notation p.html").prints("d4");
    fs::create_dir(folder.join("corners")).unwrap();
    let whole = folder.join("match.curio");
    for name in ["corners/2.curio", "corners/1.curio"] {
        fs::copy(&whole, folder.join(name)).unwrap();
    }
    export("corners -o study.html");
    let html = folder.read("study.html");
    assert!(html.contains("<title>corners</title>"));
    assert!(
        html.contains("<option>2. mini-Xafka: Tea &amp; "),
        "chapters bear their occasion"
    );
    assert!(html.contains("id=\"1-p2\"") && html.contains("id=\"2-p2\""));
    let chapters = curio::page::matches_in(&folder.join("study.html")).unwrap();
    let whole = curio::record::load(&whole).unwrap();
    assert_eq!(chapters, [whole.clone(), whole]);
    folder.refused("notation study.html", 1, "has 2 matches");
    folder.refused("export corners -o s.html --clip", 2, "--show-all");
    for _ in 0..2 {
        export("--site public --address https://club.example/");
    }
    let page = fs::read_to_string(folder.join("public/index.html"));
    assert_eq!(page.unwrap(), "\"https://club.example/preview.png\"");
    assert!(!folder.join("public/levels.base64").exists());
    folder.refused("export", 2, "");
}
