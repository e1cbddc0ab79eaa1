//! The language of a guest, and what the page says in it.

use curio_words::{Language, language};
use hyper::{Request, header};
use serde_json::json;

use super::texts;

/// The language that a request asks for: the page's own, or the first one of the browser's
/// that is known. Whoever speaks none of them reads what the table speaks.
pub(crate) fn by<B>(request: &Request<B>) -> Language {
    let named = value(request.uri().query(), "lang").and_then(Language::from_code);
    let accepted = || {
        let accepted = request.headers().get(header::ACCEPT_LANGUAGE)?;
        let mut codes = accepted.to_str().ok()?.split([',', ';']);
        codes.find_map(|code| Language::from_code(code.trim()))
    };
    named.or_else(accepted).unwrap_or_else(language)
}

/// What a query says about a name.
pub(crate) fn value<'a>(query: Option<&'a str>, name: &str) -> Option<&'a str> {
    let pairs = query.unwrap_or_default().split('&');
    let mut pairs = pairs.filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// The page with its texts.
pub(crate) fn texts_of_page(page: &str) -> String {
    let texts = [
        ("{{lang}}", language().code()),
        ("{{connecting}}", texts::page_connecting()),
        ("{{needs-script}}", texts::page_needs_script()),
        ("{{join}}", texts::page_join()),
        ("{{name}}", texts::page_name()),
        ("{{play}}", texts::page_play()),
        ("{{watch}}", texts::page_watch()),
        ("{{table}}", texts::page_table()),
        ("{{players}}", texts::page_players()),
        ("{{all-moves}}", texts::page_all_moves()),
        ("{{sit}}", texts::page_sit()),
        ("{{again}}", texts::page_again()),
        ("{{take}}", texts::page_take()),
        ("{{seen-from}}", texts::page_seen_from()),
        ("{{twice}}", texts::page_twice()),
        ("{{leave}}", texts::page_leave()),
        ("{{resign}}", texts::page_resign()),
        ("{{cancel}}", texts::page_cancel()),
        ("{{play-move}}", texts::page_play_move()),
    ];
    let page = page.to_owned();
    texts
        .iter()
        .fold(page, |page, (name, text)| page.replace(name, text))
}

/// The texts of the script as an object; it fills in `{0}` and `{1}`.
pub(crate) fn texts_of_script() -> String {
    let (one, two) = ("{0}", "{1}");
    let texts = json!({
        "tryingAgain": texts::page_trying_again(),
        "noConnection": texts::page_no_connection(),
        "you": texts::page_you(),
        "free": texts::page_free(),
        "away": texts::page_away(),
        "awaySeconds": texts::page_away_seconds(one),
        "reconnecting": texts::page_reconnecting(),
        "seatIsKept": texts::page_seat_is_kept(),
        "lostSeat": texts::page_lost_seat(),
        "comesBack": texts::page_comes_back(),
        "waiting": texts::page_waiting(),
        "yourTurn": texts::page_your_turn(),
        "toMove": texts::page_to_move(one),
        "youWon": texts::page_you_won(),
        "youLost": texts::page_you_lost(),
        "drawn": texts::page_drawn(),
        "over": texts::page_over(),
        "freeSeats": texts::page_free_seats(one),
        "noFreeSeat": texts::page_no_free_seat(),
        "joinsOver": texts::page_joins_over(),
        "onlyWatch": texts::page_only_watch(),
        "sit": texts::page_sit(),
        "wait": texts::page_wait(),
        "leave": texts::page_leave(),
        "leaveQueue": texts::page_leave_queue(),
        "place": texts::page_place(one, two),
        "othersWait": texts::page_others_wait(one),
        "here": texts::page_here(one),
        "mine": texts::page_mine(one, two),
        "crowd": texts::page_crowd(one, two),
        "sending": texts::page_sending(),
        "touchTwice": texts::page_touch_twice(),
        "touch": texts::page_touch(),
        "predicted": texts::page_predicted(one),
        "touchToPredict": texts::page_touch_to_predict(),
        "notYet": texts::page_not_yet(),
        "play": texts::page_play_move(),
        "predict": texts::page_predict(),
        "nameless": texts::refused_nameless(),
        "asksLeave": texts::page_asks_leave(),
        "asksResign": texts::page_asks_resign(),
    });
    // Nothing in it may end the script.
    texts.to_string().replace('<', "\\u003c")
}
