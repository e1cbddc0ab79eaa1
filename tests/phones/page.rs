//! The page between matches, in a browser: what it shows of another game, and that the screen
//! stays on.

use curio::{
    host::{Host, Listen, Settings, Table},
    record::{Match, Seat, Terms},
};

use super::browser::{Browser, chromium};

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
    let seats = vec![Seat::human("Ada"), Seat::human("Grace")];
    Table::new(&Match::new(Terms::new(game, seats)).unwrap(), |_| true)
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
    host.show(begun("xong"));
    browser.wait(&page, &sides("Red,Blue"));
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
}
