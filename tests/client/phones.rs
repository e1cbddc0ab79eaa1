//! Phones at the table: the real plugins and the real host, with phones that speak HTTP over
//! the loopback.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    net::{SocketAddr, TcpStream},
    path::Path,
    sync::{Arc, Mutex},
    thread,
    time::Instant,
};

use bevy::prelude::*;
use curio::{
    host::Interface,
    plugins::{
        app::{
            phones::{Phones, PhonesRequest},
            session::{
                Archive, Origin, PlayRequest, Session, SessionFact, SessionRequest, TableRequest,
            },
            show::Showcase,
            states::{Overlay, Screen},
        },
        testing::{announced, ask, frames, headless_app},
    },
    record::{Match, Store, testing::played},
    rules::{Player, PlayerSet, Turn},
};
use serde_json::{Value, json};

use super::posting::{self, PATIENCE};
use crate::hud::session;

/// A table with a match, to which phones are invited.
fn table(game: &str, seats: &[&str]) -> App {
    table_of(Archive::none(), game, seats)
}

fn table_of(archive: Archive, game: &str, seats: &[&str]) -> App {
    let mut app = headless_app(archive);
    let seats = seats.iter().map(|kind| match *kind {
        "human" => "Host",
        kind => kind,
    });
    let seats: Vec<&str> = seats.collect();
    ask(&mut app, SessionRequest::open(played(game, &seats, &[])));
    invite(&mut app);
    app
}

fn invite(app: &mut App) {
    let loopback = SocketAddr::from(([127, 0, 0, 1], 0));
    app.insert_resource(Phones::open(Some(loopback)).unwrap());
    frames(app, 3);
}

/// Lets frames pass until it is so.
fn until(app: &mut App, what: &str, mut so: impl FnMut(&mut App) -> bool) {
    let begun = Instant::now();
    while !so(app) {
        assert!(begun.elapsed() < PATIENCE, "it never came to that: {what}");
        app.update();
        thread::yield_now();
    }
}

/// A phone, whose page is shown the table.
struct Phone {
    address: SocketAddr,
    token: String,
    events: BufReader<TcpStream>,
}

/// Asks the table for something, and returns what it says.
fn post(address: SocketAddr, body: &Value) -> Value {
    posting::post(&address.to_string(), body).1
}

impl Phone {
    /// Scans the code, gives a name and asks for a seat.
    fn joins(app: &App, name: &str) -> Self {
        let phones = app.world().resource::<Phones>();
        let address = phones.address();
        let link = phones.link();
        let (_, key) = link.split_once('#').unwrap();
        let joined = post(address, &json!({ "do": "join", "key": key, "name": name }));
        let token = joined["token"].as_str().unwrap().to_owned();
        let phone = Self::opened(address, token);
        let sat = post(address, &json!({ "do": "sit", "token": phone.token }));
        assert_eq!(sat, json!({}));
        phone
    }

    /// A page of a guest who is known to the table.
    fn opened(address: SocketAddr, token: String) -> Self {
        let mut stream = posting::connect(&address.to_string()).unwrap();
        write!(
            stream,
            "GET /events?token={token} HTTP/1.1\r\nhost: {address}\r\n\r\n"
        )
        .unwrap();
        Self {
            address,
            token,
            events: BufReader::new(stream),
        }
    }

    /// Joins, and finds a seat free.
    fn sits_down(app: &mut App, name: &str) -> Self {
        let phone = Self::joins(app, name);
        let name = name.to_owned();
        until(app, "the guest sits down", |app| {
            let session = app.world().resource::<Session>();
            let seats = (0_u8..).map(Player).zip(session.record().seats());
            let mut seated = seats.filter(|(_, seat)| seat.name == name);
            seated.any(|(player, _)| session.guests().contains(player))
        });
        phone
    }

    fn leaves(&self) {
        let left = post(self.address, &json!({ "do": "leave", "token": self.token }));
        assert_eq!(left, json!({}));
    }

    /// Asks for a move while the table goes on, and returns what it says.
    fn plays(&self, app: &mut App, ply: usize, mv: &str) -> Value {
        let body = json!({ "do": "play", "token": self.token, "ply": ply, "move": mv });
        let address = self.address;
        let asked = thread::spawn(move || post(address, &body));
        until(app, "the table answers", |_| asked.is_finished());
        asked.join().unwrap()
    }

    /// Asks for a move that is refused with this reason.
    fn is_refused(&self, app: &mut App, (ply, mv): (usize, &str), reason: &str) {
        assert_eq!(self.plays(app, ply, mv)["refused"], reason);
    }

    /// The next position that the page is shown which is as it should be.
    fn sees(&mut self, so: impl Fn(&Value) -> bool) -> Value {
        let mut is_position = false;
        for line in (&mut self.events).lines() {
            let line = line.unwrap();
            if let Some(event) = line.strip_prefix("event: ") {
                is_position = event == "position";
            } else if let (true, Some(data)) = (is_position, line.strip_prefix("data: ")) {
                let position = serde_json::from_str(data).unwrap();
                if so(&position) {
                    return position;
                }
            }
        }
        panic!("the table has closed");
    }
}

fn overlay(app: &App) -> &State<Overlay> {
    app.world().resource()
}

fn names(app: &App) -> Vec<&str> {
    let seats = session(app).record().seats().iter();
    seats.map(|seat| seat.name.as_str()).collect()
}

fn until_named(app: &mut App, what: &str, seated: [&str; 2]) {
    until(app, what, |app| names(app) == seated);
}

fn until_played(app: &mut App, what: &str, plies: usize) {
    until(app, what, |app| session(app).record().len() == plies);
}

fn at_table(app: &mut App, mv: &str) {
    ask(app, SessionRequest::play_by(mv.to_owned(), Origin::Person));
}

#[test]
fn a_phone_plays_at_the_table() {
    let mut app = table("xafka", &["human", "human"]);
    assert_eq!(*overlay(&app), Overlay::Phones);
    let mut ada = Phone::sits_down(&mut app, "Ada");
    let _ = announced(&mut app);
    assert!(!session(&app).person_may_move(), "it is for Ada to move");
    at_table(&mut app, "d4");
    assert_eq!(session(&app).record().len(), 0);

    assert_eq!(ada.plays(&mut app, 0, "d4"), json!({}));
    assert_eq!(ada.plays(&mut app, 0, "d4"), json!({}), "sent twice");
    assert_eq!(session(&app).record().len(), 1);
    let played = announced(&mut app).into_iter().any(|fact| {
        matches!(
            fact,
            SessionFact::Played {
                origin: Origin::Guest,
                ply: 1,
                ..
            }
        )
    });
    assert!(played, "it is seen and heard like any other move");

    // Of a seat that is not hers, and of the wrong board.
    ada.is_refused(&mut app, (1, "g6"), "It is not your turn.");
    ada.is_refused(
        &mut app,
        (0, "g6"),
        "The match has moved on in the meantime.",
    );
    assert_eq!(session(&app).record().len(), 1);

    // What happens at the table reaches the phone: a click, and what is taken back.
    at_table(&mut app, "g6");
    assert_eq!(ada.sees(|it| it["ply"] == 2)["turn"], 0);
    ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
    ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
    assert_eq!(ada.sees(|it| it["ply"] == 0)["turn"], 0);
    assert_eq!(ada.plays(&mut app, 0, "f3"), json!({}));
    assert_eq!(session(&app).record().last().unwrap().mv, "f3");
}

#[test]
fn a_phone_takes_the_seat_of_the_computer_and_gives_it_back() {
    let mut app = table("xafka", &["human", "level:1"]);
    let bob = Phone::sits_down(&mut app, "Bob");
    let seat = |app: &App| session(app).seat(Player::SECOND).unwrap().name.clone();
    at_table(&mut app, "d4");
    frames(&mut app, 5);
    assert_eq!(session(&app).record().len(), 1, "nobody moves for Bob");
    assert_eq!(bob.plays(&mut app, 1, "g6"), json!({}));
    at_table(&mut app, "d7");
    assert_eq!(session(&app).record().len(), 3);
    bob.leaves();
    until(&mut app, "the computer has its seat again", |app| {
        seat(app) == "Level 1"
    });
    until_played(&mut app, "and plays", 4);
}

#[test]
fn a_match_that_is_paused_waits_for_the_table() {
    let mut app = table("xafka", &["human", "human"]);
    let ada = Phone::sits_down(&mut app, "Ada");
    ask(&mut app, SessionRequest::Play(PlayRequest::SetPaused(true)));
    ada.is_refused(
        &mut app,
        (0, "d4"),
        "The match is paused. It is resumed at the table.",
    );
    let resume = PlayRequest::SetPaused(false);
    ask(&mut app, SessionRequest::Play(resume));
    // A board that is looked back on does not keep a phone from playing.
    assert_eq!(ada.plays(&mut app, 0, "d4"), json!({}));
}

#[test]
fn a_move_for_the_table_before_is_not_played_at_the_next() {
    let mut app = table("xafka", &["human", "human"]);
    let again = session(&app).record().terms().clone();
    let again = Box::new(Match::new(again).unwrap());
    let world = app.world_mut();
    world.write_message(SessionRequest::Table(TableRequest::Open(again)));
    for origin in [Origin::Computer, Origin::Guest] {
        world.write_message(SessionRequest::play_by("d4".to_owned(), origin));
    }
    frames(&mut app, 3);
    assert!(session(&app).record().is_empty());
}

#[test]
fn another_match_is_played_on_the_same_phones() {
    let mut app = table("xafka", &["human", "human"]);
    let mut ada = Phone::sits_down(&mut app, "Ada");
    let mut bob = Phone::sits_down(&mut app, "Bob");
    assert_eq!(ada.plays(&mut app, 0, "resign"), json!({}));
    assert!(bob.sees(|it| it["ply"] == 1)["over"].as_bool().unwrap());
    for token in [&bob.token, &ada.token] {
        post(bob.address, &json!({ "do": "again", "token": token }));
    }
    until_played(&mut app, "another match", 0);
    ada.sees(|it| it["ply"] == 0 && it["over"] == false);
    assert_eq!(names(&app), ["Bob", "Ada"], "sides are changed");
    // In a rematch of the table the players change seats; the phones keep theirs.
    assert_eq!(bob.plays(&mut app, 0, "d4"), json!({}));
    let mut terms = session(&app).record().terms().clone();
    terms.seats.rotate_right(1);
    let rematch = Box::new(Match::new(terms).unwrap());
    ask(&mut app, SessionRequest::Table(TableRequest::Open(rematch)));
    until_named(&mut app, "everybody sits again", ["Bob", "Ada"]);
    assert_eq!(bob.plays(&mut app, 0, "d4"), json!({}));
}

#[test]
fn a_phone_asks_whoever_plays_to_take_back_a_move() {
    let mut app = table("xafka", &["human", "human"]);
    let ada = Phone::sits_down(&mut app, "Ada");
    let undo = |app: &mut App, token: &str| {
        post(ada.address, &json!({ "do": "undo", "token": token }));
        frames(app, 3);
    };
    assert_eq!(ada.plays(&mut app, 0, "d4"), json!({}));
    at_table(&mut app, "g6");
    // At the table somebody is asked, who may agree.
    undo(&mut app, &ada.token);
    assert_eq!(session(&app).record().len(), 2);
    let agree = PlayRequest::TakeBack { from: 2, to: 0 };
    ask(&mut app, SessionRequest::Play(agree.clone()));
    assert_eq!(session(&app).record().len(), 0);
    assert_eq!(ada.plays(&mut app, 0, "f3"), json!({}));
    ask(&mut app, SessionRequest::Play(agree));
    assert_eq!(session(&app).record().len(), 1, "the match has gone on");
    // On phones alone, the phones agree.
    let mut bob = Phone::sits_down(&mut app, "Bob");
    bob.sees(|it| it["ply"] == 1);
    undo(&mut app, &ada.token);
    assert_eq!(session(&app).record().len(), 1);
    undo(&mut app, &bob.token);
    until_played(&mut app, "it is taken back", 0);
}

#[test]
fn dice_fall_by_themselves() {
    let mut app = table("xima", &["human", "human"]);
    let mut ada = Phone::sits_down(&mut app, "Ada");
    let mut bob = Phone::sits_down(&mut app, "Bob");
    let mut moved = 0;
    while moved < 4 {
        until(&mut app, "a player is to move", |app| {
            matches!(session(app).record().turn(), Turn::Player(_))
        });
        let record = session(&app).record();
        let (ply, seat) = (record.len(), record.to_move());
        let mv = session(&app).position().legal_texts().remove(0);
        let phone = if seat == Some(Player::FIRST) {
            &ada
        } else {
            &bob
        };
        assert_eq!(phone.plays(&mut app, ply, &mv), json!({}));
        moved += 1;
    }
    let plies = session(&app).record().len() as u64;
    for phone in [&mut ada, &mut bob] {
        phone.sees(|it| it["ply"].as_u64() >= Some(plies));
    }
}

#[test]
fn nothing_listens_after_it_was_stopped_or_the_table_was_left() {
    let stop = |app: &mut App| {
        app.world_mut().write_message(PhonesRequest::Stop);
        frames(app, 3);
        assert!(session(app).guests().is_empty());
        assert_eq!(session(app).record().seats()[0].name, "Host");
    };
    let leave = |app: &mut App| {
        ask(app, SessionRequest::Table(TableRequest::Leave));
        assert_ne!(
            *app.world().resource::<State<Screen>>().get(),
            Screen::Table
        );
    };
    let ways: [&dyn Fn(&mut App); 2] = [&stop, &leave];
    for end in ways {
        let mut app = table("xafka", &["human", "human"]);
        let ada = Phone::sits_down(&mut app, "Ada");
        end(&mut app);
        assert!(!app.world().contains_resource::<Phones>());
        until(&mut app, "the port is closed", |_| {
            TcpStream::connect(ada.address).is_err()
        });
    }
}

#[test]
fn a_table_whose_machine_gets_another_address_keeps_its_guests() {
    let networks = Arc::<Mutex<Vec<Interface>>>::default();
    let found = Arc::clone(&networks);
    let mut app = table("xafka", &["human", "human"]);
    app.insert_resource(Phones::open_among(move || found.lock().unwrap().clone()).unwrap());
    frames(&mut app, 3);
    let phones = |app: &App| {
        let phones = app.world().resource::<Phones>();
        (phones.is_found(), phones.address().ip().to_string())
    };
    assert_eq!(phones(&app), (false, "127.0.0.1".to_owned()));
    let ada = Phone::sits_down(&mut app, "Ada");
    let now = |app: &mut App, all: &[(&str, &str)]| {
        let network = |(name, address): &(&str, &str)| Interface {
            name: (*name).to_owned(),
            address: address.parse().unwrap(),
            is_tunnel: false,
            is_routed: false,
        };
        *networks.lock().unwrap() = all.iter().map(network).collect();
        app.world().resource::<Phones>().look_around();
        frames(app, 3);
        phones(app)
    };
    let (wifi, cable) = (("wlan0", "10.0.0.5"), ("eth0", "192.168.1.5"));
    assert_eq!(now(&mut app, &[wifi]), (true, "10.0.0.5".to_owned()));
    assert_eq!(now(&mut app, &[wifi, cable]).1, "10.0.0.5");
    app.world_mut()
        .write_message(PhonesRequest::Choose("192.168.1.5".parse().unwrap()));
    frames(&mut app, 3);
    assert_eq!(phones(&app).1, "192.168.1.5");
    assert_eq!(now(&mut app, &[]), (false, "127.0.0.1".to_owned()));
    assert_eq!(ada.plays(&mut app, 0, "d4"), json!({}));
    assert_eq!(names(&app), ["Ada", "Host 2"]);
}

#[test]
fn a_seat_is_offered_to_phones_only_if_it_is_meant_to_be() {
    let mut app = table("xafka", &["human", "level:1"]);
    let offer = |app: &mut App, player, is_offered| {
        app.world_mut()
            .write_message(PhonesRequest::Offer(player, is_offered));
        frames(app, 3);
    };
    offer(&mut app, Player::SECOND, false);
    offer(&mut app, Player::FIRST, true);
    let ada = Phone::sits_down(&mut app, "Ada");
    assert_eq!(session(&app).seat(Player::FIRST).unwrap().name, "Ada");
    offer(&mut app, Player::FIRST, false);
    ada.is_refused(&mut app, (0, "d4"), "You have no seat in this match.");
    assert_eq!(session(&app).seat(Player::FIRST).unwrap().name, "Host");
}

#[test]
fn visitors_of_a_showcase_play_on_their_phones_and_are_forgotten() {
    let data = tempfile::tempdir().unwrap();
    let mut app = headless_app(Archive::at(Store::at(data.path())));
    app.insert_resource(Showcase::new(vec!["xafka"], true));
    frames(&mut app, 6);
    invite(&mut app);
    let ada = Phone::sits_down(&mut app, "Ada");
    until_named(&mut app, "a beginner sits down", ["Ada", "Level 1"]);
    let mv = session(&app).position().legal_texts().remove(0);
    assert_eq!(ada.plays(&mut app, 0, &mv), json!({}));
    until_played(&mut app, "the beginner plays", 2);
    let bob = Phone::sits_down(&mut app, "Bob");
    let cem = Phone::joins(&app, "Cem");
    frames(&mut app, 3);
    assert_eq!(names(&app), ["Ada", "Bob"], "Cem waits for a seat");
    ada.leaves();
    until_named(&mut app, "the first in line sits down", ["Cem", "Bob"]);
    bob.leaves();
    until_named(&mut app, "the computer plays again", ["Cem", "Level 1"]);
    assert!(session(&app).record().len() >= 2, "it is the same match");
    cem.leaves();
    until(&mut app, "the show goes on", |app| {
        let seats = session(app).record().seats();
        session(app).guests().is_empty() && seats.iter().all(|seat| !seat.kind.is_human())
    });
    assert!(kept(data.path()).is_empty());
    for phone in [ada, bob, cem] {
        let said = post(phone.address, &json!({ "do": "sit", "token": phone.token }));
        assert_eq!(said["stranger"], true);
    }
}

/// The files in which guests are kept.
fn kept(data: &Path) -> Vec<std::path::PathBuf> {
    let files = fs::read_dir(data.join("phones")).into_iter().flatten();
    files.map(|file| file.unwrap().path()).collect()
}

/// The next run of a program that was killed, which resumes the match.
fn next_run(data: &Path) -> App {
    let mut app = headless_app(Archive::at(Store::at(data)));
    frames(&mut app, 2);
    ask(&mut app, SessionRequest::Table(TableRequest::Resume(None)));
    frames(&mut app, 3);
    app
}

#[test]
fn phones_find_their_seats_after_the_program_was_killed() {
    let data = tempfile::tempdir().unwrap();
    let archive = Archive::at(Store::at(data.path()));
    let mut app = table_of(archive, "xafka", &["human", "level:1"]);
    let bob = Phone::sits_down(&mut app, "Bob");
    app.world_mut().write_message(PhonesRequest::StandIn(true));
    at_table(&mut app, "d4");
    assert_eq!(bob.plays(&mut app, 1, "g6"), json!({}));
    let link = |app: &App| app.world().resource::<Phones>().link();
    let scanned = link(&app);
    assert_eq!(kept(data.path()).len(), 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let file = fs::metadata(&kept(data.path())[0]).unwrap();
        assert_eq!(file.permissions().mode() & 0o777, 0o600);
    }
    drop(app);

    let mut app = next_run(data.path());
    assert_eq!(link(&app), scanned, "what was scanned still leads there");
    assert_eq!(*overlay(&app), Overlay::None);
    let mut bob = Phone::opened(bob.address, bob.token);
    assert_eq!(bob.sees(|it| it["ply"] == 2)["turn"], 0);
    assert_eq!(session(&app).guests().len(), 1, "it is for Bob to move");
    assert_eq!(bob.plays(&mut app, 1, "g6"), json!({}), "no move was lost");
    at_table(&mut app, "d7");
    let mv = session(&app).position().legal_texts().remove(0);
    assert_eq!(bob.plays(&mut app, 3, &mv), json!({}));
    // The computer has its seat again, as if nothing had happened.
    bob.leaves();
    until_named(
        &mut app,
        "the computer has its seat again",
        ["Host", "Level 1"],
    );

    // Over is over: another run invites nobody.
    ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
    until(&mut app, "the match is over", |app| {
        session(app).record().outcome().is_some()
    });
    frames(&mut app, 2);
    assert!(kept(data.path()).is_empty());
}

#[test]
fn guests_are_kept_no_longer_than_they_are_invited() {
    let stop = |app: &mut App| {
        app.world_mut().write_message(PhonesRequest::Stop);
    };
    let leave = |app: &mut App| ask(app, SessionRequest::Table(TableRequest::Leave));
    let close = |app: &mut App| {
        app.world_mut().write_message(AppExit::Success);
    };
    let ways: [&dyn Fn(&mut App); 3] = [&stop, &leave, &close];
    for end in ways {
        let data = tempfile::tempdir().unwrap();
        let archive = Archive::at(Store::at(data.path()));
        let mut app = table_of(archive, "xafka", &["human", "human"]);
        let ada = Phone::sits_down(&mut app, "Ada");
        assert_eq!(ada.plays(&mut app, 0, "d4"), json!({}));
        assert_eq!(kept(data.path()).len(), 1);
        end(&mut app);
        frames(&mut app, 3);
        assert!(kept(data.path()).is_empty());
        drop(app);
        let app = next_run(data.path());
        assert_eq!(session(&app).record().len(), 1);
        assert!(!app.world().contains_resource::<Phones>());
    }
}

#[test]
fn a_table_whose_address_is_taken_gives_the_seats_back() {
    let data = tempfile::tempdir().unwrap();
    let archive = Archive::at(Store::at(data.path()));
    let mut app = table_of(archive, "xafka", &["human", "level:1"]);
    let bob = Phone::sits_down(&mut app, "Bob");
    at_table(&mut app, "d4");
    frames(&mut app, 2);
    drop(app);
    let begun = Instant::now();
    let _other = loop {
        match std::net::TcpListener::bind(bob.address) {
            Ok(listener) => break listener,
            Err(error) => assert!(begun.elapsed() < PATIENCE, "{error}"),
        }
    };
    let app = next_run(data.path());
    assert!(!app.world().contains_resource::<Phones>());
    assert_eq!(names(&app), ["Host", "Level 1"]);
    assert!(kept(data.path()).is_empty());
}

#[test]
fn a_match_may_begin_with_phones_on_some_seats() {
    let mut app = headless_app(Archive::none());
    let game = Box::new(played("xafka", &["Host", "White"], &[]));
    invite(&mut app);
    let world = app.world_mut();
    world.write_message(SessionRequest::Table(TableRequest::Open(game)));
    let second = PlayerSet::only(Player::SECOND);
    world.write_message(PhonesRequest::InviteTo(second));
    frames(&mut app, 3);
    assert_eq!(*overlay(&app), Overlay::Phones);
    let ada = Phone::sits_down(&mut app, "Ada");
    assert_eq!(names(&app), ["Host", "Ada"]);
    let ben = Phone::joins(&app, "Ben");
    frames(&mut app, 3);
    assert_eq!(names(&app), ["Host", "Ada"], "one seat is for phones");
    at_table(&mut app, "d4");
    assert_eq!(ada.plays(&mut app, 1, "g6"), json!({}));
    drop(ben);
}
