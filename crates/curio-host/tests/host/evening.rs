//! An evening: a hall and tables on one server, guests who are called and go back, and the
//! organiser's number.

use std::{sync::Arc, sync::mpsc::Receiver, thread, time::Duration};

use curio_host::{Called, EveningAsk, EveningNews, Host, HostRequest, Kept, Order, Table, judge};
use serde_json::{Value, json};

use super::{
    offered::moves,
    support::{
        Look, Phone, at_table, exchange, exchange_whole, new_match, open, page_request, request,
    },
};

const PIN: &str = "123456";

fn evening() -> (Host, Receiver<HostRequest>) {
    let kept = Kept {
        evening: Some((PIN.to_owned(), Vec::new())),
        ..Kept::default()
    };
    open(Some(kept))
}

/// Two guests who are called to a table.
fn called(guests: [(&Phone, &str); 2]) -> [Option<Called>; 2] {
    guests.map(|(phone, name)| Some((phone.token.clone(), name.to_owned())))
}

/// Looks on until a guest has this seat, or none.
fn seated(look: &mut Look, seat: Option<u8>) {
    while look.next_of("people")["seat"] != json!(seat) {}
}

/// Whether a page of a guest is open, wherever they are.
fn is_here(host: &Host, phone: &Phone) -> bool {
    let mut hall = host.hall().into_iter();
    hall.any(|it| it.token == phone.token && it.is_here)
}

fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        thread::yield_now();
    }
}

fn refused(phone: &Phone, what: &Value) -> u16 {
    exchange(phone.address, &request(phone.address, &what.to_string())).0
}

fn leave(phone: &Phone) -> Value {
    json!({ "do": "leave", "token": phone.token })
}

fn organise(pin: &str, order: &str) -> Value {
    json!({ "do": "evening", "ask": { "organise": { "pin": pin, "order": order } } })
}

/// What the keeper hears of a move: the table, the seat, how many moves were played, and the move.
fn heard(requests: &Receiver<HostRequest>) -> (u8, u8, usize, String) {
    loop {
        if let HostRequest::Play {
            table,
            seat,
            ply,
            mv,
            answer,
        } = requests.recv_timeout(Duration::from_secs(60)).unwrap()
        {
            answer.send(Ok(()));
            return (table, seat.0, ply, mv.text);
        }
    }
}

#[test]
fn a_guest_who_is_called_plays_there_and_nowhere_else() {
    let (host, requests) = evening();
    let names = ["Ada", "Grace", "Joan", "Mary"];
    let phones = names.map(|name| Phone::join(&host, name));
    let [ada, grace, joan, mary] = &phones;
    let mut looks = phones.each_ref().map(|phone| phone.look(""));
    for look in &mut looks {
        seated(look, None);
    }
    let (xafka, chimple) = (new_match("xafka", &[], 1), new_match("chimple", &[], 2));
    let seats = called([(ada, "Ada"), (grace, "Grace")]);
    host.show_at(1, at_table(&xafka), &seats);
    let seats = called([(joan, "Joan"), (mary, "Mary")]);
    host.show_at(2, at_table(&chimple), &seats);
    let games = ["xafka", "xafka", "chimple", "chimple"];
    for (number, (look, game)) in looks.iter_mut().zip(games).enumerate() {
        let board = look.next_of("position");
        let seat = (number % 2) as u8;
        assert_eq!(board["game"], game);
        assert_eq!(board["from"], seat);
        assert_eq!(moves(&board).is_empty(), seat != 0, "{number}");
        seated(look, Some(seat));
    }
    assert!(phones.iter().all(|phone| is_here(&host, phone)));

    // Who is not to move, and whoever would move at the other table.
    assert_eq!(refused(grace, &grace.wish(0, "d4")), 409);
    assert_eq!(refused(joan, &joan.wish(0, "d4")), 409, "none of Chimple");
    assert_eq!(refused(ada, &ada.wish(0, "1-4")), 409, "none of Xafka");
    let predict = json!({ "do": "predict", "token": joan.token, "ply": 0, "move": "1-4" });
    assert_eq!(refused(joan, &predict), 403);
    let asked = thread::spawn({
        let (joan, ada) = (joan.clone(), ada.clone());
        move || (joan.play(0, "1-4").0, ada.play(0, "d4").0)
    });
    assert_eq!(heard(&requests), (2, 0, 0, "1-4".to_owned()));
    assert_eq!(heard(&requests), (1, 0, 0, "d4".to_owned()));
    assert_eq!(asked.join().unwrap(), (200, 200));

    // A seat at a table cannot be given up: it would be nobody's.
    assert_eq!(refused(ada, &leave(ada)), 409);
    host.clear(1);
    seated(&mut looks[0], None);
    seated(&mut looks[1], None);
    assert!(phones.iter().all(|phone| is_here(&host, phone)));
    assert_eq!(refused(ada, &ada.wish(0, "d4")), 403, "back in the hall");
    // The same token is called again, to the other seat.
    let seats = called([(grace, "Grace"), (ada, "Ada")]);
    host.show_at(1, at_table(&xafka), &seats);
    seated(&mut looks[0], Some(1));
    seated(&mut looks[1], Some(0));
    assert!(phones.iter().all(|phone| is_here(&host, phone)));
}

#[test]
fn the_hall_sees_the_main_board_and_predicts() {
    let (host, _requests) = evening();
    let [ada, grace, joan] = ["Ada", "Grace", "Joan"].map(|name| Phone::join(&host, name));
    let mut look = joan.look("");
    seated(&mut look, None);
    let mut game = new_match("xafka", &[], 1);
    let seats = called([(&ada, "Ada"), (&grace, "Grace")]);
    host.show_at(1, at_table(&game), &seats);
    host.show(Table::new(&game, |_| false));
    let board = look.next_of("position");
    assert_eq!(board["game"], "xafka");
    assert!(moves(&board).contains(&"d4".to_owned()));
    seated(&mut look, None);
    assert_eq!(joan.play(0, "d4").0, 403, "who only looks on");
    let predict =
        |mv: &str| json!({ "do": "predict", "token": joan.token, "ply": game.len(), "move": mv });
    assert_eq!(joan.ask(&predict("z99")).0, 409);
    assert_eq!(joan.ask(&predict("d4")).0, 200);
    assert_eq!(host.prophets().len(), 0);
    game.play("d4", None).unwrap();
    host.show_at(1, at_table(&game), &seats);
    host.show(Table::new(&game, |_| false));
    assert_eq!(host.prophets()[&joan.token], (1, 1));
    assert_eq!(look.next_of("position")["ply"], 1);
    // They do not sit down on a seat that somebody was called to.
    let sit = json!({ "do": "sit", "token": joan.token });
    assert_eq!(refused(&joan, &sit), 409);
    assert_eq!(joan.play(1, "g6").0, 403);
}

#[test]
fn a_phone_that_was_gone_finds_the_table_again() {
    let (host, _requests) = evening();
    let [ada, grace] = ["Ada", "Grace"].map(|name| Phone::join(&host, name));
    let look = ada.look("");
    until(|| is_here(&host, &ada));
    drop(look);
    until(|| !is_here(&host, &ada));
    let game = new_match("xafka", &[], 1);
    let seats = called([(&ada, "Ada"), (&grace, "Grace")]);
    host.show_at(7, at_table(&game), &seats);
    let mut look = ada.look("");
    let board = look.next_of("position");
    assert_eq!(board["game"], "xafka");
    assert_eq!(board["turn"], 0);
    seated(&mut look, Some(0));
    assert!(is_here(&host, &ada));
    // Gone once more while the table is cleared, it finds the hall.
    drop(look);
    until(|| !is_here(&host, &ada));
    host.clear(7);
    seated(&mut ada.look(""), None);
}

#[test]
fn the_seat_of_a_phone_that_is_gone_goes_to_another_of_the_same_guest() {
    let (host, _requests) = evening();
    let [ada, second, grace] = ["Ada", "Ada 2", "Grace"].map(|name| Phone::join(&host, name));
    let game = new_match("xafka", &[], 1);
    let look = ada.look("");
    let mut other = second.look("");
    seated(&mut other, None);
    until(|| is_here(&host, &ada));
    let seats = |phone| called([(phone, "Ada"), (&grace, "Grace")]);
    host.show_at(1, at_table(&game), &seats(&ada));
    // As long as it is there, the seat stays with it.
    host.show_at(1, at_table(&game), &seats(&second));
    assert_eq!(refused(&second, &second.wish(0, "d4")), 403);
    drop(look);
    until(|| !is_here(&host, &ada));
    host.show_at(1, at_table(&game), &seats(&second));
    seated(&mut other, Some(0));
    assert!(is_here(&host, &second));
    assert_eq!(refused(&ada, &ada.wish(0, "d4")), 403, "in the hall");
    host.clear(1);
    seated(&mut other, None);
    assert!(is_here(&host, &second));
}

#[test]
fn whoever_is_called_elsewhere_need_not_see_the_end_of_a_match() {
    let (host, _requests) = evening();
    let names = ["Ada", "Grace", "Joan", "Mary"];
    let phones = names.map(|name| Phone::join(&host, name));
    let [ada, grace, joan, mary] = &phones;
    let mut looks = phones.each_ref().map(|phone| phone.look(""));
    for look in &mut looks {
        seated(look, None);
    }
    let mut over = new_match("xafka", &[], 1);
    over.play("resign", None).unwrap();
    let seats = called([(ada, "Ada"), (grace, "Grace")]);
    host.show_at(1, at_table(&over), &seats);
    let seats = called([(joan, "Joan"), (mary, "Mary")]);
    host.show_at(2, at_table(&over), &seats);
    // A look may leave out what lay between two states, so each is seen before the next begins.
    seated(&mut looks[0], Some(0));
    seated(&mut looks[3], Some(1));
    // The second table still shows its end to Mary.
    host.clear(1);
    let next = new_match("chimple", &[], 2);
    host.show_at(1, at_table(&next), &called([(mary, "Mary"), (ada, "Ada")]));
    seated(&mut looks[0], Some(1));
    seated(&mut looks[3], Some(0));
    assert!(is_here(&host, mary));
    host.clear(2);
    assert_eq!(host.hall().iter().filter(|it| it.is_here).count(), 4);
    // She is at her table.
    assert_eq!(refused(mary, &mary.wish(0, "d4")), 409);
    assert_eq!(refused(joan, &joan.wish(0, "d4")), 403, "in the hall");
}

#[test]
fn the_organisers_number_is_needed_and_not_guessed() {
    let (host, requests) = evening();
    let phone = Phone::join(&host, "Ada");
    let asked = thread::spawn({
        let phone = phone.clone();
        move || refused(&phone, &organise(PIN, "start"))
    });
    for request in requests.iter() {
        if let HostRequest::Evening { ask, answer, .. } = request {
            answer.send(Ok(()));
            let (pin, order) = (PIN.to_owned(), Order::Start);
            assert_eq!(ask, EveningAsk::Organise { pin, order });
            break;
        }
    }
    assert_eq!(asked.join().unwrap(), 200);
    let wrong: Vec<u16> = (0..12)
        .map(|number| refused(&phone, &organise(&format!("00000{number}"), "close")))
        .collect();
    assert!(wrong.starts_with(&[403, 403, 403]), "{wrong:?}");
    assert!(wrong.ends_with(&[429, 429, 429]), "{wrong:?}");
    // Or else guessing would only take its time.
    assert_eq!(refused(&phone, &organise(PIN, "close")), 429);
    let events = page_request(phone.address, &format!("/events?pin={PIN}"), "");
    let said = exchange_whole(phone.address, &events);
    assert!(said.contains("event: refused"), "{said}");
    let mut requests = requests.try_iter();
    assert!(!requests.any(|it| matches!(it, HostRequest::Evening { .. })));
}

#[test]
fn strangers_are_not_told_what_is_not_for_them() {
    let (host, _requests) = evening();
    host.show(at_table(&new_match("xafka", &[], 1)));
    let ada = Phone::join(&host, "Ada");
    let told = |text: &str| Arc::from(format!("\"{text}\""));
    host.tell(EveningNews {
        all: told("all"),
        screen: told("invitation"),
        guests: [(ada.token.clone(), told("ada"))].into(),
        organiser: told("log"),
    });
    let key = host.link().split_once('#').unwrap().1.to_owned();
    let nobody = Phone {
        token: String::new(),
        ..ada.clone()
    };
    let told =
        |phone: &Phone, more: &str| phone.look_as(more, "").next_of("evening")["told"].clone();
    assert_eq!(told(&nobody, ""), "all");
    assert_eq!(told(&nobody, "&key=guessed"), "all");
    assert_eq!(told(&nobody, &format!("&key={key}")), "invitation");
    assert_eq!(told(&nobody, &format!("&pin={PIN}")), "log");
    assert_eq!(told(&ada, ""), "ada");
    let (name, _) = nobody.look_as("&pin=000000", "").next();
    assert_eq!(name, "refused");
    let stranger = Phone {
        token: "guessed".to_owned(),
        ..ada.clone()
    };
    assert_eq!(stranger.look("").next().0, "refused");
    let pause = json!({ "do": "evening", "token": "guessed", "ask": { "pause": true } });
    assert_eq!(refused(&stranger, &pause), 403);
}

#[test]
fn the_board_of_a_table_is_drawn() {
    let (host, _requests) = evening();
    let address = host.address();
    let get = |path: &str| exchange_whole(address, &page_request(address, path, ""));
    assert!(get("/board/0").starts_with("HTTP/1.1 404 "));
    host.show_at(3, at_table(&new_match("xafka", &[], 1)), &[None, None]);
    let drawn = get("/board/3?0");
    assert!(drawn.starts_with("HTTP/1.1 200 ") && drawn.contains("image/svg+xml"));
    assert!(drawn.contains("<svg") && !drawn.contains("data-move"));
    for path in "/board/1 /board/ /board/-1 /board/256 /board/3/".split(' ') {
        assert!(get(path).starts_with("HTTP/1.1 404 "), "{path}");
    }
    host.clear(3);
    assert!(get("/board/3").starts_with("HTTP/1.1 404 "));
}

#[test]
fn a_plain_table_knows_of_no_evening() {
    let (host, requests) = open(None);
    let mut game = new_match("xafka", &[], 1);
    host.show(at_table(&game));
    let [ada, grace] = ["Ada", "Grace"].map(|name| Phone::join(&host, name));
    ada.sit();
    grace.sit();
    let mut look = ada.look("");
    seated(&mut look, Some(0));
    let vote = json!({ "do": "evening", "token": ada.token, "ask": { "vote": "xong" } });
    for what in [organise(PIN, "start"), organise("", "start")] {
        assert_eq!(refused(&ada, &what), 409, "{what}");
    }
    // A keeper of one match answers that there is no evening.
    let asked = thread::spawn({
        let ada = ada.clone();
        move || (refused(&ada, &vote), ada.play(0, "d4").0)
    });
    for request in requests.iter() {
        match request {
            HostRequest::Evening { answer, .. } => answer.send(Err(curio_host::Refusal::NotNow)),
            HostRequest::Play {
                table,
                seat,
                ply,
                mv,
                answer,
            } => {
                assert_eq!(table, curio_host::HALL);
                answer.send(judge(&game, seat, ply, &mv).map(drop));
                game.play(&mv.text, None).unwrap();
                host.show(at_table(&game));
                break;
            }
            _ => {}
        }
    }
    assert_eq!(asked.join().unwrap(), (409, 200));
    while look.next_of("position")["ply"] != json!(1) {}
    assert_eq!(refused(&ada, &leave(&ada)), 200);
    seated(&mut look, None);
}
