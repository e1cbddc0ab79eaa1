//! Whatever phones must not do is refused with a reason, and the match goes on unharmed.

use std::{
    collections::BTreeSet,
    io::{Read as _, Write as _},
    net::SocketAddr,
    time::{Duration, Instant},
};

use curio_host::{Host, HostRequest, LARGEST_REQUEST, MOST_PHONES};
use serde_json::{Value, json};

use super::{
    offered::moves,
    support::{
        Phone, at_table, connect, exchange, exchange_whole, keep, new_match, open, page_request,
        request,
    },
};

fn table() -> (Host, std::sync::mpsc::Receiver<HostRequest>) {
    let (host, requests) = open(None);
    host.show(at_table(&new_match("xafka", &[], 1)));
    (host, requests)
}

/// The status and the reason.
fn refused(address: SocketAddr, request: &str) -> (u16, String) {
    let (status, body) = exchange(address, request);
    let said: Value = serde_json::from_str(&body).unwrap_or_default();
    (
        status,
        said["refused"].as_str().unwrap_or_default().to_owned(),
    )
}

#[test]
fn malformed_requests_are_refused_with_a_reason() {
    let (host, _requests) = table();
    let address = host.address();
    let post = |body: &str| refused(address, &request(address, body));
    for body in ["", "{", "[]", "null", "{\"do\":\"fly\"}", "\u{0}\u{1}"] {
        let (status, why) = post(body);
        assert_eq!((status, why.is_empty()), (400, false), "{body}");
    }
    let large = "x".repeat(LARGEST_REQUEST + 1);
    assert_eq!(post(&large).0, 413);
    let stranger = json!({ "do": "sit", "token": "guessed" });
    assert_eq!(post(&stranger.to_string()).0, 403);
    let outsider = json!({ "do": "join", "key": "guessed", "name": "Eve" });
    assert_eq!(post(&outsider.to_string()).0, 403);
    // Not HTTP, and heads without an end.
    for bytes in ["hello\r\n\r\n", "\0\0\0\0", "GET / HTTP/9.9\r\n\r\n"] {
        assert_ne!(refused(address, bytes).0, 200);
    }
    let endless = format!("GET / HTTP/1.1\r\nhost: {address}\r\n") + &"a: b\r\n".repeat(9_999);
    assert_ne!(refused(address, &endless).0, 200);
    // Answers that are none of ours.
    let get = |path: &str| refused(address, &page_request(address, path, "")).0;
    assert_eq!((get("/../etc/passwd"), get("/ask")), (404, 405));
    assert_eq!(get("/"), 200);
}

#[test]
fn whoever_asks_by_hand_is_answered_in_words() {
    let (host, _requests) = table();
    let address = host.address();
    let own = address.to_string();
    let answer = |request: &str, name: &str, accepted: &str| {
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {name}\r\naccept: {accepted}\r\naccept-language: de\r\n\
             sec-fetch-site: cross-site\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
        );
        exchange_whole(address, &head)
    };
    let browser = "text/html,application/xhtml+xml,*/*;q=0.8";
    let not_here = "Das geht mit dieser Seite nicht.";
    let from_elsewhere = "Von einer anderen Seite aus kann hier nicht gespielt werden.";
    let other_address = "Dieser Tisch hat eine andere Adresse.";
    for (request, name, status, said) in [
        ("GET /xafka", &*own, 404, "Diese Seite gibt es nicht."),
        ("GET /xafka?lang=es", &own, 404, "Esa página no existe."),
        ("POST /", &own, 405, not_here),
        ("PUT /favicon.ico", &own, 405, not_here),
        ("GET /", "evil.example", 421, other_address),
        ("GET /ask", &own, 403, from_elsewhere),
        ("GET /events", &own, 403, from_elsewhere),
    ] {
        let answer = answer(request, name, browser);
        let begin = format!("HTTP/1.1 {status} ");
        assert!(answer.starts_with(&begin), "{request}: {answer}");
        assert!(answer.contains("content-type: text/html"), "{request}");
        assert!(
            answer.contains(&format!("<p>{said}")),
            "{request}: {answer}"
        );
        assert_eq!(
            answer.contains("href=\"/?lang="),
            status != 421,
            "{request}"
        );
        assert!(!answer.contains("{{") && !answer.contains("<script"));
    }
    // Without a word of what is wanted, too; a script is answered as ever.
    assert!(answer("GET /xafka", &own, "*/*").contains("<p>Diese Seite"));
    assert!(answer("GET /xafka", &own, "application/json").ends_with("\"stranger\":false}"));
    assert!(answer("POST /ask", &own, "*/*").ends_with("\"stranger\":false}"));
    let icon = answer("GET /favicon.ico", &own, "image/avif,*/*");
    assert!(icon.contains("content-type: image/svg+xml") && icon.contains("<svg"));
    assert!(answer("GET /", "mypc.local:8425", browser).starts_with("HTTP/1.1 200 "));
}

#[test]
fn nothing_between_keeps_events_back() {
    let (host, _requests) = table();
    let mut stream = connect(host.address());
    let head = format!("GET /events HTTP/1.1\r\nhost: {}\r\n\r\n", host.address());
    stream.write_all(head.as_bytes()).unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        answer.extend(byte);
    }
    let answer = String::from_utf8(answer).unwrap();
    assert!(answer.contains("x-accel-buffering: no\r\n"));
    assert!(answer.contains("cache-control: no-cache\r\n"));
}

#[test]
fn other_pages_may_not_play() {
    let (host, _requests) = table();
    let address = host.address();
    let body = "{\"do\":\"join\"}";
    let with = |extra: &str, name: &str, kind: &str| {
        let head = format!(
            "POST /ask HTTP/1.1\r\nhost: {name}\r\ncontent-type: {kind}\r\n{extra}\
             connection: close\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        refused(address, &head).0
    };
    let (own, json) = (address.to_string(), "application/json");
    assert_eq!(with("", &own, json), 200);
    assert_eq!(with("", &own, "text/plain"), 415);
    assert_eq!(with("origin: http://evil.example\r\n", &own, json), 403);
    assert_eq!(with("sec-fetch-site: cross-site\r\n", &own, json), 403);
    assert_eq!(with("", "evil.example", json), 421);
}

#[test]
fn the_page_allows_its_own_script_and_nothing_else() {
    let (host, _requests) = table();
    let address = host.address();
    let answer = exchange_whole(address, &page_request(address, "/", ""));
    let nonce = answer.split("script-src 'nonce-").nth(1).unwrap();
    let nonce = nonce.split('\'').next().unwrap();
    // One script, and what it is told, which is none.
    assert_eq!(answer.matches("<script").count(), 2);
    assert!(answer.contains(&format!("<script nonce=\"{nonce}\">")));
    let told = answer
        .split("<script type=\"application/json\" id=\"told\">")
        .nth(1);
    let (told, script) = told.unwrap().split_once("</script>").unwrap();
    let told: Value = serde_json::from_str(told).unwrap();
    let written: BTreeSet<&str> = told["texts"]
        .as_object()
        .unwrap()
        .keys()
        .map(|it| &**it)
        .collect();
    let used = script
        .split("texts.")
        .skip(1)
        .filter_map(|it| it.split(|c: char| c != '_' && !c.is_alphanumeric()).next());
    assert_eq!(
        used.filter(|it| !it.is_empty()).collect::<BTreeSet<_>>(),
        written
    );
    assert!(answer.contains("frame-ancestors 'none'") && !answer.contains("{{"));
    assert!(!answer.contains("http://") && !answer.contains("https://"));
}

#[test]
fn guests_are_spoken_to_in_their_own_languages() {
    let (host, _requests) = table();
    let address = host.address();
    let page = |path: &str, accepted: &str| {
        let head = format!("accept-language: {accepted}\r\n");
        exchange(address, &page_request(address, path, &head)).1
    };
    for (path, accepted, code, said) in [
        ("/", "de-CH,de;q=0.9,en;q=0.8", "de", "Platz nehmen"),
        ("/", "ja,fr;q=0.5", "fr", "Prendre place"),
        ("/", "ja", "en", "Take a seat"),
        ("/?lang=ro", "de", "ro", "Ia loc"),
    ] {
        let page = page(path, accepted);
        assert!(page.contains(&format!("<html lang=\"{code}\"")), "{code}");
        assert!(page.contains(&format!("\"sit\":\"{said}\"")));
    }
    let ask = request(address, "{\"do\":\"sit\",\"token\":\"x\"}");
    let ask = ask.replace("/ask", "/ask?lang=es");
    assert_eq!(refused(address, &ask).1, "La mesa ya no te reconoce.");
    let ada = Phone::join(&host, "Ada");
    let mut look = ada.look_as("&lang=de", "");
    let seat = &look.next_of("people")["seats"][0];
    assert_eq!(seat["key"], "black");
    assert_eq!(seat["colour"], "Schwarz");
}

#[test]
fn slow_phones_delay_nobody() {
    let (host, requests) = table();
    let address = host.address();
    // Half a head, half a body, and streams that nobody reads.
    let stuck: Vec<_> = (0..40)
        .map(|number| {
            let mut stream = connect(address);
            let text = match number % 3 {
                0 => "POST /ask HTTP/1.1\r\nho".to_owned(),
                1 => request(address, "{\"do\":\"join\"}").replace("join\"}", ""),
                _ => format!("GET /events HTTP/1.1\r\nhost: {address}\r\n\r\n"),
            };
            stream.write_all(text.as_bytes()).unwrap();
            stream
        })
        .collect();
    let [ada, grace] = ["Ada", "Grace"].map(|name| {
        let phone = Phone::join(&host, name);
        phone.sit();
        phone
    });
    let kept = keep(new_match("xafka", &[], 1), host, requests);
    let began = Instant::now();
    let mut look = ada.look("");
    loop {
        let board = look.next_of("position");
        let Some(turn) = board["turn"].as_u64() else {
            break;
        };
        let ply = board["ply"].as_u64().unwrap();
        let phone = [&ada, &grace][turn as usize];
        let mut own = phone.look("");
        let board = loop {
            let board = own.next_of("position");
            if board["ply"] == ply {
                break board;
            }
        };
        let mv = if ply > 20 {
            "resign"
        } else {
            &moves(&board)[0]
        };
        assert_eq!(phone.play(ply, mv).0, 200);
    }
    let took = began.elapsed();
    assert!(took < Duration::from_secs(20), "{took:?}");
    drop(stuck);
    let (game, _host) = kept.end();
    assert!(game.outcome().is_some());
}

#[test]
fn a_slow_request_is_ended() {
    let (host, _requests) = table();
    let mut stream = connect(host.address());
    stream.write_all(b"POST /ask HTTP/1.1\r\nho").unwrap();
    let began = Instant::now();
    let mut rest = Vec::new();
    let _ = stream.read_to_end(&mut rest);
    assert!(began.elapsed() < Duration::from_secs(30));
}

#[test]
fn a_table_is_full_some_time() {
    let (host, _requests) = table();
    let address = host.address();
    let nobody = Phone {
        address,
        token: String::new(),
    };
    let mut looks: Vec<_> = (0..MOST_PHONES).map(|_| nobody.look("")).collect();
    for look in &mut looks {
        look.next_of("position");
    }
    let (event, why) = nobody.look("").next();
    assert_eq!(event, "refused");
    assert!(why["refused"].as_str().unwrap().contains("full"));
    // A guest who leaves makes room, at once.
    drop(looks.pop());
    let mut tries = 0;
    while nobody.look("").next().0 == "refused" {
        tries += 1;
        assert!(tries < 1_000);
    }
}

#[test]
fn a_page_that_draws_is_sent_moves() {
    let (host, _requests) = table();
    let ada = Phone::join(&host, "Ada");
    let board = ada.look_as("&draws=1", "").next_of("position");
    assert!(
        board["picture"].is_null() && board.to_string().len() < 400,
        "{board}"
    );
    let game = curio_record::link::read(board["word"].as_str().unwrap()).unwrap();
    assert_eq!((&*game.terms().game, game.len()), ("xafka", 0));
}

#[test]
fn guests_find_a_table_that_was_closed() {
    let (host, _requests) = table();
    let ada = Phone::join(&host, "Ada");
    ada.sit();
    let kept = host.kept();
    let mut look = ada.look("");
    look.next_of("people");
    drop(host);
    look.next_of("closed");
    let (host, _requests) = open(Some(kept.clone()));
    host.show(at_table(&new_match("xafka", &[], 1)));
    assert_eq!(host.kept(), kept);
    let ada = Phone {
        address: host.address(),
        ..ada
    };
    let people = ada.look("").next_of("people");
    assert_eq!(people["seat"], 0);
    assert_eq!(people["name"], "Ada");
}

#[test]
fn a_table_that_nobody_keeps_says_so() {
    let (host, requests) = table();
    let ada = Phone::join(&host, "Ada");
    ada.sit();
    drop(requests);
    let (status, said) = ada.play(0, "d4");
    assert_eq!(status, 504, "{said}");
}
