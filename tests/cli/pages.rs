//! A match as one HTML file: what is in it, and what a browser makes of it.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use curio::record::{Store, shipped};

use super::{Said, assert_refused, curio, run_in};

/// The page of a match, given as a list of moves.
fn page_of(folder: &Path, game: &str, list: &str) -> String {
    fs::write(folder.join("list.txt"), list).unwrap();
    let said = run_in(folder, &["import", game, "list.txt", "-o", "match.curio"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    let said = run_in(folder, &["export", "match.curio", "-o", "match.html"]);
    assert_eq!((said.code, said.out.as_str()), (Some(0), ""), "{said:?}");
    fs::read_to_string(folder.join("match.html")).unwrap()
}

const LIST: &str = "Event: Tea & </script><b>cake</b>\nBlack: Ada <x>\nWhite: Grace\n\
                    {Before <all> moves.}\n1. d4! {A <b>bold</b> place.} g6? 2. d7";

#[test]
fn a_page_has_everything_in_it_and_fetches_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let html = page_of(folder.path(), "xafka", LIST);
    assert!(html.starts_with("<!doctype html>\n<html lang=\"en\">"));
    assert!(html.contains("<title>mini-Xafka: Ada &lt;x&gt; – Grace</title>"));
    assert!(html.contains("default-src 'none'"));
    for outside in [
        "src=",
        "<link rel=\"stylesheet",
        "@import",
        "url(",
        "fetch(",
    ] {
        assert!(!html.contains(outside), "{outside}");
    }
    // Texts stay texts.
    assert!(html.contains("Tea &amp; &lt;/script&gt;&lt;b&gt;cake"));
    assert!(html.contains("A &lt;b&gt;bold&lt;/b&gt; place."));
    assert_eq!(
        html.matches("</script").count(),
        2,
        "only those of the page"
    );
    // Without a script, the last position and the whole list are there.
    assert!(html.contains("White’s piece on g6") && html.contains("Black’s piece on d7"));
    for (ply, mv) in [(1, "d4"), (2, "g6"), (3, "d7")] {
        assert!(
            html.contains(&format!("<li id=\"p{ply}\" value=\"{ply}\">")),
            "{mv}"
        );
    }
    assert!(html.contains("<strong class=\"mark\">!</strong>"));
    assert!(html.contains("<p>Before &lt;all&gt; moves.</p>"));
    assert!(html.contains("id=\"controls\" role=\"group\" aria-label=\"Replay\" hidden"));
}

#[test]
fn the_same_match_is_the_same_page() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let html = page_of(folder, "xafka", LIST);
    let other = tempfile::tempdir().unwrap();
    assert_eq!(html, page_of(other.path(), "xafka", LIST));
    let said = run_in(
        folder,
        &[
            "export",
            "match.curio",
            "-o",
            "p.htm",
            "--plies",
            "1..2",
            "--from",
            "white",
        ],
    );
    assert_eq!(said.code, Some(0), "{said:?}");
    let part = fs::read_to_string(folder.join("p.htm")).unwrap();
    assert!(part.contains("id=\"p1\"") && part.contains("id=\"p2\""));
    assert!(!part.contains("id=\"p0\"") && !part.contains("id=\"p3\""));
    assert!(!part.contains("Result"), "its end is not on it");
    let said = run_in(
        folder,
        &["export", "match.curio", "-o", "p.html", "--from", "x"],
    );
    assert_refused(&said, 2, "there is no seat `x`");
    let said = run_in(folder, &["export", "match.curio", "-o", "-"]);
    assert_refused(&said, 2, "is a file");
}

#[test]
fn pages_of_long_matches_stay_small() {
    let folder = tempfile::tempdir().unwrap();
    let table = ["play", "mathematichess", "--terminal", "--players"];
    let long = ["random,random", "--seed", "1", "--option", "limit=150"];
    let said = run_in(folder.path(), &[&table[..], &long].concat());
    assert_eq!(said.code, Some(0), "{said:?}");
    let saved = Store::at(folder.path()).list().unwrap();
    let record = &saved[0].path;
    let record = record.to_str().unwrap();
    let said = run_in(folder.path(), &["export", record, "-o", "long.html"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    let bytes = fs::metadata(folder.path().join("long.html")).unwrap().len();
    assert!(bytes < 1_500_000, "{bytes} bytes");
}

/// A Chromium, where there is one.
fn chromium() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"];
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let all = folders
        .iter()
        .flat_map(|folder| names.map(|name| folder.join(name)));
    all.into_iter().find(|program| program.is_file())
}

/// What a browser has made of a page, without a word on its console.
fn dom_of(chromium: &Path, folder: &Path, page: &Path) -> String {
    let output = Command::new(chromium)
        .args(["--headless=new", "--no-sandbox", "--disable-gpu"])
        .args([
            "--enable-logging=stderr",
            "--virtual-time-budget=2000",
            "--dump-dom",
        ])
        .arg(format!(
            "--user-data-dir={}",
            folder.join("profile").display()
        ))
        .arg(format!("file://{}", page.display()))
        .output()
        .unwrap();
    let log = String::from_utf8_lossy(&output.stderr);
    assert!(!log.contains("CONSOLE"), "{log}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn attribute<'a>(dom: &'a str, name: &str) -> &'a str {
    let found = dom.split(&format!("{name}=\"")).nth(1);
    let found = found.unwrap_or_else(|| panic!("{name} is not in {dom}"));
    found.split('"').next().unwrap()
}

/// What presses keys and clicks in the page, and writes down which ply is shown.
const DRIVER: &str = r"<script>
(function () {
  var seen = [], root = document.documentElement;
  function note() { seen.push(root.getAttribute('data-ply')); }
  function press(key) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: key, bubbles: true, cancelable: true }));
    note();
  }
  note();
  ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft'].forEach(press);
  document.getElementById('last').click(); note();
  document.getElementById('back').click(); note();
  document.querySelector('#p1 a').click(); note();
  press(' ');
  var playing = document.getElementById('play').getAttribute('aria-label');
  press(' ');
  var whole = [].every.call(document.querySelectorAll('#board use'), function (use) {
    return document.querySelector(use.getAttribute('href'));
  });
  var marked = document.querySelector('.moves a[aria-current]').parentNode.id;
  root.setAttribute('data-seen', seen.join(' ') + ' ' + playing + ' ' + marked + ' ' + whole);
  document.getElementById('last').click();
  document.getElementById('back').click();
  var standing = document.querySelector('#standing p');
  root.setAttribute('data-standing', standing ? standing.textContent : '');
}());
</script>";

#[test]
fn a_browser_replays_a_match_of_every_game() {
    let Some(chromium) = chromium() else {
        eprintln!("skipped: there is no Chromium");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for (game, stands) in [
        ("xima", "Red "),
        ("xafka", "Room: Black "),
        ("mathematichess", "White "),
        ("xong", "Red "),
        ("chimple", "Characters: Black "),
    ] {
        let bundled = shipped().into_iter().find(|it| it.game == game).unwrap();
        let plies = bundled.load().unwrap().len();
        let record = curio::record::format::write(&bundled.load().unwrap());
        fs::write(folder.join("match.curio"), record).unwrap();
        let said = run_in(folder, &["export", "match.curio", "-o", "match.html"]);
        assert_eq!(said.code, Some(0), "{said:?}");
        let html = fs::read_to_string(folder.join("match.html")).unwrap();
        let page = folder.join("driven.html");
        fs::write(&page, html.replace("</body>", &format!("{DRIVER}</body>"))).unwrap();
        let dom = dom_of(&chromium, folder, &page);
        let seen = attribute(&dom, "data-seen");
        let before = plies - 1;
        let expected = format!("0 1 2 1 {plies} {plies} 0 0 {plies} {before} 1 1 1 Pause p1 true");
        assert_eq!(seen, expected, "{game}");
        let standing = attribute(&dom, "data-standing");
        assert!(standing.starts_with(stands), "{game}: {standing}");
    }
}

/// What looks for the moves of a board as a player does: first where one begins.
const TOUCH: &str = r"<script>
(function () {
  var seen = [], from = document.querySelector('[data-from]');
  var move = from.querySelector('[data-move]');
  function note() { seen.push(getComputedStyle(move).visibility); }
  note();
  from.querySelector('[tabindex]').focus();
  note();
  move.focus();
  note();
  seen.push(document.activeElement === move);
  document.documentElement.setAttribute('data-seen', seen.join(' '));
}());
</script>";

#[test]
fn a_browser_shows_the_ends_of_moves_where_they_begin() {
    let Some(chromium) = chromium() else {
        eprintln!("skipped: there is no Chromium");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let arguments = ["show", "chimple", "--svg", "--legal"];
    let said = run_in(folder, &arguments);
    assert_eq!(said.code, Some(0), "{said:?}");

    let page = folder.join("board.html");

    fs::write(
        &page,
        format!("<!doctype html><body>{}{TOUCH}</body>", said.out),
    )
    .unwrap();
    let dom = dom_of(&chromium, folder, &page);
    assert_eq!(attribute(&dom, "data-seen"), "hidden visible visible true");
}

#[test]
fn the_site_is_a_copy_of_what_was_built() {
    let folder = tempfile::tempdir().unwrap();
    let site = |built: &Path| {
        let mut program = curio(folder.path());
        program
            .args(["export", "--site", "public"])
            .env("CURIO_SITE_DIR", built);
        Said::from(program.current_dir(folder.path()).output().unwrap())
    };
    let built = folder.path().join("built");
    fs::create_dir(&built).unwrap();
    fs::write(built.join("curio.wasm"), "wasm").unwrap();
    fs::write(built.join("index.html"), "page").unwrap();
    for _ in 0..2 {
        assert_eq!(site(&built).code, Some(0));
    }
    let page = fs::read_to_string(folder.path().join("public/index.html"));
    assert_eq!(page.unwrap(), "page");
    assert_refused(&run_in(folder.path(), &["export"]), 2, "");
}
