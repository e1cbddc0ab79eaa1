//! The language of a guest, and what the page says in it.

use std::collections::BTreeMap;

use curio_rules::registry;
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

/// Texts by their names, without what tells where they stand.
macro_rules! named {
    ($of:expr; $(texts::$name:ident($($gap:expr),*))*) => {
        BTreeMap::from([$(($of(stringify!($name)), texts::$name($($gap),*).to_string()),)*])
    };
}

fn after_first_word(name: &str) -> &str {
    name.split_once('_').map_or(name, |(_, rest)| rest)
}

/// What the page is told as JSON: its texts by name, with `{0}` and `{1}` for what differs, and
/// whether the table has the page that opens links.
pub(crate) fn told_to_script(has_site: bool) -> String {
    let (one, two) = ("{0}", "{1}");
    let texts = named![after_first_word;
        texts::page_again() texts::page_again_asked() texts::page_all_moves() texts::page_allow_undo() texts::page_asks_leave()
        texts::page_asks_resign() texts::page_away() texts::page_away_seconds(one)
        texts::page_board() texts::page_cancel() texts::page_closed() texts::page_comes_back()
        texts::page_connecting() texts::page_crowd(one, two) texts::page_drawn() texts::page_fill_in() texts::page_fill_stop() texts::page_free()
        texts::page_free_seats(one) texts::page_here(one) texts::page_join()
        texts::page_joins_over() texts::page_leave() texts::page_leave_queue()
        texts::page_lost_seat() texts::page_memes() texts::page_mine(one, two) texts::page_name()
        texts::refused_nameless() texts::page_no_connection() texts::page_no_free_seat()
        texts::page_not_yet() texts::page_others_wait(one)
        texts::page_over() texts::page_place(one, two) texts::page_play() texts::page_play_move()
        texts::page_players() texts::page_predict() texts::page_predicted(one)
        texts::page_reconnecting() texts::page_resign() texts::page_seat_is_kept()
        texts::page_seen_from() texts::page_sending() texts::page_sit() texts::page_sound()
        texts::page_table() texts::page_take() texts::page_to_move(one) texts::page_touch()
        texts::page_touch_to_predict() texts::page_touch_twice() texts::page_trying_again()
        texts::page_twice() texts::page_undo() texts::page_wait() texts::page_wants_again(one)
        texts::page_wants_undo(one) texts::page_waiting() texts::page_watch() texts::page_word()
        texts::page_you() texts::page_you_lost() texts::page_you_won() texts::page_your_turn()
    ];
    let evening = evening_texts();
    let games = registry::games().into_iter().map(|game| {
        let summary = game.summary.map(|said| said());
        let told = json!({
            "name": game.name, "aim": (game.aim)(), "summary": summary, "figures": game.figures,
        });
        (game.id, told)
    });
    let games: BTreeMap<_, _> = games.collect();
    let texts: BTreeMap<_, _> = texts.into_iter().chain(evening).collect();
    let told = json!({ "texts": texts, "games": games, "site": has_site });
    // Nothing in it may end the script.
    told.to_string().replace('<', "\\u003c")
}

/// What the pages of an evening say.
fn evening_texts() -> BTreeMap<&'static str, String> {
    let (one, two, three) = ("{0}", "{1}", "{2}");
    named![core::convert::identity;
        texts::evening_begins() texts::evening_begins_with() texts::evening_held()
        texts::evening_closed() texts::evening_next(one, two) texts::evening_place(one, two, three)
        texts::evening_stamps(one, two) texts::evening_standings() texts::evening_table(one)
        texts::evening_learn() texts::evening_understood() texts::evening_try() texts::evening_tried() texts::evening_puzzle() texts::evening_waiting()
        texts::evening_how() texts::evening_pause() texts::evening_back() texts::evening_paused()
        texts::evening_house() texts::evening_house_on() texts::evening_vote() texts::evening_away() texts::evening_claim() texts::evening_computer()
        texts::evening_home() texts::evening_scan() texts::evening_passport()
        texts::evening_prophet() texts::evening_upset() texts::evening_shortest()
        texts::evening_streak() texts::evening_opponents() texts::evening_start()
        texts::evening_hold() texts::evening_go_on() texts::evening_longer() texts::evening_game()
        texts::evening_pair() texts::evening_king() texts::evening_king_off() texts::evening_close()
        texts::evening_people(one) texts::evening_rename() texts::evening_merge()
        texts::evening_remove() texts::evening_correct() texts::evening_undo() texts::evening_log()
        texts::evening_log_joined() texts::evening_log_paused() texts::evening_log_renamed()
        texts::evening_log_removed() texts::evening_log_merged() texts::evening_log_started()
        texts::evening_log_held() texts::evening_log_extended() texts::evening_log_game_began()
        texts::evening_log_called() texts::evening_log_ended() texts::evening_log_abandoned()
        texts::evening_log_corrected() texts::evening_log_interlude() texts::evening_log_paired()
        texts::evening_log_closed() texts::evening_log_undone() texts::evening_forget()
    ]
}
