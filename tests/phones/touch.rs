//! Whole matches by touch, on two phones of different sizes.

use std::{fs, path::PathBuf, process::Command};

use serde_json::Value;

use super::{
    browser::{Browser, Page, chromium},
    support::Hosting,
};

/// After how many moves players resign, unless `CURIO_PHONES_PLIES` says otherwise: a match
/// without a plan can be long.
fn longest() -> u64 {
    let wanted = std::env::var("CURIO_PHONES_PLIES").ok();
    wanted.and_then(|it| it.parse().ok()).unwrap_or(10)
}

const PHONES: [(u32, u32); 2] = [(390, 844), (360, 640)];

/// Where a finger finds an element that `pick` chooses, once it is scrolled to: not its
/// middle, if something else lies there.
const REACH: &str = "
function reach(element, top) {
  element.scrollIntoView({ block: 'center' });
  var line = element.classList.contains('curio-shape') && element.querySelector('path');
  if (line) {
    var end = line.getPointAtLength(line.getTotalLength() * .9).matrixTransform(line.getScreenCTM());
    return [end.x, end.y];
  }
  var box = element.getBoundingClientRect(), steps = 9;
  for (var ring = 0; ring < steps * steps; ring += 1) {
    var x = box.left + box.width * ((ring * 5 + 4) % steps + .5) / steps;
    var y = box.top + box.height * ((Math.floor(ring / steps) * 5 + 4) % steps + .5) / steps;
    var hit = document.elementFromPoint(x, y);
    if (hit && hit.closest(top) === element) { return [x, y]; }
  }
  return null;
}";

/// A test in the browser.
struct Phones {
    browser: Browser,
    pages: Vec<Page>,
    /// Moves that a finger could not reach on the board.
    out_of_reach: usize,
    tried: usize,
}

impl Phones {
    /// Touches what a selector finds.
    fn touch(&mut self, seat: usize, selector: &str) {
        let script = format!(
            "(function () {{{REACH} return reach(document.querySelector(\"{selector}\"), \"{selector}\"); }}())"
        );
        let at = self.browser.value(&self.pages[seat].clone(), &script);
        let at = point(&at).unwrap_or_else(|| panic!("{selector} cannot be touched"));
        self.browser.touch(&self.pages[seat].clone(), at.0, at.1);
    }

    /// Plays some move of the board by touch: where it begins, where it ends, Play.
    fn play(&mut self, seat: usize, ply: u64) {
        let page = self.pages[seat].clone();
        let all = "document.querySelectorAll('#board [data-from], #drawn > g > [data-move]:not(.curio-pose), #drawn > g > [data-meme]')";
        let count = self.browser.value(&page, &format!("{all}.length"));
        let count = count.as_u64().unwrap();
        assert!(count > 0, "there is nothing to touch");
        for tries in 0..20 {
            let turn = ply * 7 + tries * 31;
            let number = turn % count;
            let find = format!(
                "var from = {all}[{number}], ends = from.querySelectorAll('[data-move]');
                 var move = ends[{turn} % ends.length] || from;"
            );
            self.tried += 1;
            // Where it begins, unless all ends are shown at once.
            let script = format!(
                "(function () {{{REACH}{find} if (from.matches('.open, [data-move], [data-meme]')) {{ return true; }}
                 return reach(from.querySelector('.curio-place'), '.curio-place'); }}())"
            );
            let begins = self.browser.value(&page, &script);
            if begins != true {
                let Some((x, y)) = point(&begins) else {
                    self.out_of_reach += 1;
                    continue;
                };
                self.browser.touch(&page, x, y);
                let opened =
                    format!("(function () {{{find} return from.classList.contains('open'); }}())");
                self.browser.becomes(&page, &opened, 40);
            }
            let script = format!(
                "(function () {{{REACH}{find} return reach(move, '[data-move], [data-meme]'); }}())"
            );
            let Some((x, y)) = point(&self.browser.value(&page, &script)) else {
                self.out_of_reach += 1;
                continue;
            };
            // Where several moves lie, each touch leads to the next.
            let chosen = format!(
                "(function () {{{find} return document.querySelector('.picked')?.dataset.move === (move.dataset.move || move.dataset.meme); }}())"
            );
            let is_chosen = (0..6).any(|_| {
                self.browser.touch(&page, x, y);
                self.browser.becomes(&page, &chosen, 10)
            });
            if is_chosen {
                self.touch(seat, ".choice .main");
                return;
            }
            self.out_of_reach += 1;
        }
        panic!("no move of {count} can be touched");
    }

    /// Plays until the match is over.
    fn play_on(&mut self) {
        let mut ply = 0;
        loop {
            for seat in 0..self.pages.len() {
                let page = self.pages[seat].clone();
                let over = "!!document.getElementById('again')";
                if self.browser.value(&page, over) == true {
                    return;
                }
                let mine = "document.documentElement.classList.contains('mine')";
                if self.browser.value(&page, mine) != true {
                    continue;
                }
                let said = "document.getElementById('now').textContent + document.getElementById('why').textContent";
                let before = self.browser.value(&page, said);
                if ply < longest() {
                    self.play(seat, ply);
                } else {
                    self.touch(seat, "#resign");
                    self.touch(seat, "dialog .main");
                }
                ply += 1;
                self.browser.wait(&page, &format!("{said} !== {before}"));
            }
        }
    }

    /// Keeps a picture where `CURIO_PICTURES` says so.
    fn picture(&mut self, seat: usize, name: &str) {
        let Some(folder) = std::env::var_os("CURIO_PICTURES").map(PathBuf::from) else {
            return;
        };
        let page = self.pages[seat].clone();
        self.browser.value(&page, "scrollTo(0, 0)");
        let taken = self.browser.picture(&page);
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join(format!("{name}.png"));
        fs::write(path.with_extension("txt"), taken).unwrap();
        let decode = Command::new("base64")
            .arg("-d")
            .arg(path.with_extension("txt"))
            .output();
        fs::write(&path, decode.unwrap().stdout).unwrap();
        fs::remove_file(path.with_extension("txt")).unwrap();
    }
}

fn point(value: &Value) -> Option<(f64, f64)> {
    Some((value.get(0)?.as_f64()?, value.get(1)?.as_f64()?))
}

/// Plays a match of a game on as many phones as it has seats for them.
fn play(game: &str, arguments: &[&str], phones: usize) {
    let Some(chromium) = chromium() else {
        eprintln!("skipped: there is no Chromium");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let all = [&[game, "--listen", "127.0.0.1:0", "--seed", "1"], arguments].concat();
    let mut hosting = Hosting::start(&folder.path().join("data"), &all);
    let mut browser = Browser::start(&chromium, &folder.path().join("profile"));
    let pages = (0..phones)
        .map(|seat| browser.open(&hosting.link, PHONES[seat % PHONES.len()]))
        .collect();
    let mut phones = Phones {
        browser,
        pages,
        out_of_reach: 0,
        tried: 0,
    };
    for seat in 0..phones.pages.len() {
        let page = phones.pages[seat].clone();
        let shown = "!document.getElementById('home').hidden";
        phones.browser.wait(&page, shown);
        if seat == 0 {
            phones.picture(seat, "welcome");
        }
        phones.browser.value(
            &page,
            &format!("document.getElementById('name').value = 'Guest {seat}'"),
        );
        phones.touch(seat, "#welcome button.main");
        hosting.wait_for(&format!("is Guest {seat}"));
        let seated = "!!document.getElementById('leave') && !!document.querySelector('#board svg')";
        phones.browser.wait(&page, seated);
    }
    phones.picture(0, &format!("{game}-start"));
    phones.play_on();
    for seat in 0..phones.pages.len() {
        let page = phones.pages[seat].clone();
        let over = "!!document.getElementById('again')";
        phones.browser.wait(&page, over);
        phones.picture(seat, &format!("{game}-end-{}", PHONES[seat % 2].0));
    }
    hosting.wait_for("saved as");
    assert_eq!(phones.browser.complaints, Vec::<String>::new());
    let (out, tried) = (phones.out_of_reach, phones.tried);
    eprintln!("{game}: {out} of {tried} moves were out of reach");
    assert!(10 * out <= tried, "{game}: {out} of {tried} out of reach");
}

#[test]
fn xima() {
    play("xima", &[], 2);
}

#[test]
fn xafka() {
    play("xafka", &[], 2);
}

#[test]
fn mathematichess() {
    play("mathematichess", &[], 2);
}

#[test]
fn xong() {
    play("xong", &[], 2);
}

#[test]
fn chimple_against_a_level() {
    play("chimple", &["--players", "human,level:1"], 1);
}
