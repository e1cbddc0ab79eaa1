//! The page between matches, in a browser: what it shows of another game and of clocks, that the
//! screen stays on, who draws positions, and what it says when the table is closed.

use std::path::Path;

use curio::{
    host::{Host, Listen, Settings, Table},
    record::{Clock, testing::played},
};

use super::{
    browser::{Browser, chromium},
    support::Hosting,
};

/// A browser that keeps the screen on, as far as the page can tell. The one here would not.
const AWAKE: &str = "
Object.defineProperty(navigator, 'wakeLock', { value: { request: function () {
  window.asked = (window.asked || 0) + 1;
  return Promise.resolve({
    addEventListener: function (name, act) { window.letGo = act; },
    release: function () { window.released = true; }
  });
} } });";

fn begun(game: &str) -> Table {
    Table::new(&played(game, &["Ada", "Grace"], &[]), |_| true)
}

#[test]
fn the_page_follows_the_table_and_keeps_the_screen_on() {
    let Some(chromium) = chromium() else {
        eprintln!("skipped: there is no Chromium");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let settings = Settings {
        listen: Listen::At(([127, 0, 0, 1], 0).into()),
        link: None,
        kept: None,
    };
    let (host, _requests) = Host::open(settings).unwrap();
    host.show(begun("xafka"));
    let mut browser = Browser::start(&chromium, folder.path());
    let page = browser.open(&host.link(), (390, 844));
    browser.wait(&page, "!document.getElementById('home').hidden");
    browser.value(&page, "document.getElementById('watch').click()");
    let sides = |names: &str| {
        format!(
            "[].map.call(document.querySelectorAll('#from option'), \
             function (side) {{ return side.text; }}).join() === '{names}'"
        )
    };
    browser.wait(&page, &sides("Black,White"));
    browser.value(&page, "document.getElementById('from').selectedIndex = 1");
    // As many sides, of other colours.
    let clock = Clock::new("90s".parse().unwrap(), 2);
    host.show(begun("xong").timed(clock));
    browser.wait(&page, &sides("Red,Blue"));
    let clock = "document.querySelector('.seats time').textContent === '1:30'";
    browser.wait(&page, clock);
    let chosen = "document.getElementById('from').selectedIndex";
    assert_eq!(browser.value(&page, chosen), 1);

    browser.value(&page, AWAKE);
    browser.value(&page, "document.getElementById('sit').click()");
    browser.value(&page, "document.getElementById('name').value = 'Ada'");
    let play = "document.querySelector('#welcome button.main').click()";
    browser.value(&page, play);
    browser.wait(&page, "window.asked === 1 && !!window.letGo");
    // What a browser does with a page that is hidden, and when it is seen again.
    let seen = "letGo(); document.dispatchEvent(new Event('visibilitychange'))";
    browser.value(&page, seen);
    browser.wait(&page, "window.asked === 2");
    browser.value(&page, "document.getElementById('leave').click()");
    browser.value(&page, "document.querySelector('dialog .main').click()");
    browser.wait(&page, "window.released === true");
    assert_eq!(browser.complaints, Vec::<String>::new());
    drop(host);
    let said = "document.querySelector('.state').textContent === 'This table has been closed.'";
    browser.wait(&page, said);
}

#[test]
fn the_page_draws_positions_where_it_has_the_program() {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/web");
    let (Some(chromium), true) = (chromium(), built.join("curio.wasm").is_file()) else {
        eprintln!("skipped: there is no Chromium, or scripts/web has not been run");
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let all = ["xafka", "--listen", "127.0.0.1:0"];
    let hosting = Hosting::start_with(&built, folder.path(), &all);
    let black = hosting.sit("Ada");
    let mut browser = Browser::start(&chromium, &folder.path().join("profile"));
    let page = browser.open(&hosting.link, (360, 640));
    browser.wait(&page, "!document.getElementById('home').hidden");
    // What it asks for from now on is heard.
    browser.value(
        &page,
        "window.EventSource = class extends EventSource {
           constructor(url) { super(url); this.addEventListener('position', (it) => { window.sent = JSON.parse(it.data); }); } }",
    );
    browser.value(&page, "document.getElementById('watch').click()");
    // It has the program some time.
    let again = "document.getElementById('from').dispatchEvent(new Event('change'))";
    let draws = format!("window.sent && !sent.picture || ({again}, false)");
    browser.wait(&page, &draws);
    assert_eq!(hosting.play(&black, 0, "d4"), 200);
    browser.wait(&page, "sent.ply === 1 && !sent.picture && !!sent.word");
    browser.wait(&page, "now.textContent.startsWith('1. ')");
    browser.wait(&page, "!!document.querySelector('#board [data-move]')");
    assert_eq!(browser.complaints, Vec::<String>::new());
}
