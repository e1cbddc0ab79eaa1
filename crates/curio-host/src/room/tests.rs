//! Guests who come, sit, wait, leave and predict, with the time passed in.

use curio_engine::mathematichess::placing::placement;
use curio_record::{Clock, ClockSettings, Match, Seat, Terms, testing::played_on};
use curio_rules::{
    PlayerSet,
    mathematichess::{Mathematichess, Options, set_up},
};

use super::*;
use crate::shared::Looks;

const KEY: &str = "key";

fn white_and_black() -> Vec<Seat> {
    ["White", "Black"].map(Seat::human).to_vec()
}

/// A table with a match of Xafka in which these moves were played.
fn table(moves: &str) -> Table {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    let game = played_on(Terms::new("xafka", white_and_black()), &moves);
    Table::new(&game, |_| true)
}

fn seconds(number: u64) -> Duration {
    Duration::from_secs(number)
}

/// A room with a match and these guests, who are there; they are known by their names.
fn room(guests: &[&str]) -> Room {
    let mut room = Room::new(
        Duration::ZERO,
        Kept {
            key: KEY.to_owned(),
            ..Kept::default()
        },
    );
    room.show(seconds(0), table(""));
    for guest in guests {
        join(&mut room, guest);
    }
    room
}

fn join(room: &mut Room, guest: &str) {
    let joined = room.join(seconds(0), KEY, guest, guest.to_owned());
    assert_eq!(joined.as_deref(), Ok(guest));
    room.opened(guest).unwrap();
}

fn seat_all(room: &mut Room, guests: &[&str]) {
    for guest in guests {
        room.sit(seconds(1), guest, None).unwrap();
    }
    let _ = room.take_news();
}

fn told(room: &mut Room) -> Vec<String> {
    let news = room.take_news().into_iter();
    news.map(|news| match news {
        HostRequest::Seated { seat, name } => {
            format!("{} {}", seat.0, name.unwrap_or_default())
        }
        HostRequest::Away { seat, is_away } => format!("{} {is_away}", seat.0),
        HostRequest::Again => "again".to_owned(),
        HostRequest::Undo { seat, ply } => format!("{} undoes to {ply}", seat.0),
        HostRequest::Play { .. } | HostRequest::Evening { .. } | HostRequest::Moved => {
            unreachable!("not of guests")
        }
    })
    .collect()
}

#[test]
fn two_guests_of_one_name_are_told_apart() {
    let mut room = room(&[]);
    for (token, called) in [("t", "Anna"), ("u", " anna\u{200b}"), ("v", "Anna")] {
        room.join(seconds(0), KEY, called, token.to_owned())
            .unwrap();
        room.opened(token).unwrap();
    }
    let names = ["t", "u", "v"].map(|token| room.people(seconds(0), token).name);
    assert_eq!(names, ["Anna", "anna 2", "Anna 3"]);
    let unseen = room.join(seconds(0), KEY, "\u{3164}", "w".to_owned());
    assert_eq!(unseen, Err(Refusal::Nameless));
}

#[test]
fn only_the_invited_have_names() {
    let mut room = room(&[]);
    let mut join = |key, name| room.join(seconds(0), key, name, "t".to_owned());
    assert_eq!(join("", "Ada"), Err(Refusal::Key));
    assert_eq!(join("other", "Ada"), Err(Refusal::Key));
    assert_eq!(join(KEY, " \n"), Err(Refusal::Nameless));
    assert!(join("", "").is_ok(), "to watch and to predict");
    assert_eq!(room.sit(seconds(0), "t", None), Err(Refusal::Nameless));
    assert_eq!(room.sit(seconds(0), "x", None), Err(Refusal::Stranger));
    let long = "\u{202e}".to_owned() + &"n".repeat(100);
    room.join(seconds(0), KEY, &long, "u".to_owned()).unwrap();
    let name = room.people(seconds(0), "u").name;
    assert_eq!(name.chars().count(), LONGEST_NAME);
    assert!(!name.contains('\u{202e}'));
}

#[test]
fn seats_are_taken_in_order_and_then_waited_for() {
    let mut room = room(&["Ada", "Grace", "Joan", "Mary"]);
    room.sit(seconds(0), "Grace", Some(1)).unwrap();
    assert_eq!(room.sit(seconds(0), "Ada", Some(1)), Err(Refusal::Taken));
    assert_eq!(room.sit(seconds(0), "Ada", Some(9)), Err(Refusal::NoSeat));
    for guest in ["Ada", "Joan", "Mary", "Joan", "Ada"] {
        room.sit(seconds(1), guest, None).unwrap();
    }
    assert_eq!(told(&mut room), ["1 Grace", "0 Ada"]);
    let joan = room.people(seconds(1), "Joan");
    assert_eq!(joan.place, Some(2), "asked again");
    // A guest who leaves makes room for the first in line.
    room.leave(seconds(2), "Ada").unwrap();
    assert_eq!(told(&mut room), ["0 ", "0 Mary"]);
    room.leave(seconds(2), "Joan").unwrap();
    assert!(room.queue.is_empty());
}

#[test]
fn a_seat_outlives_a_nap_but_not_for_ever() {
    let mut room = room(&["Ada", "Grace"]);
    seat_all(&mut room, &["Grace", "Ada"]);
    room.closed(seconds(10), "Ada");
    room.tick(seconds(69));
    assert_eq!(told(&mut room), Vec::<String>::new());
    assert_eq!(room.people(seconds(60), "Grace").seats[1].seconds, Some(10));
    room.tick(seconds(70));
    assert_eq!(told(&mut room), ["1 true"]);
    // Nobody waits, so the seat is still theirs.
    room.opened("Ada").unwrap();
    assert_eq!(told(&mut room), ["1 false"]);
    room.closed(seconds(80), "Ada");
    room.tick(seconds(200));
    join(&mut room, "Joan");
    room.sit(seconds(201), "Joan", None).unwrap();
    room.tick(seconds(202));
    assert_eq!(told(&mut room), ["1 true", "1 Joan", "1 false"]);
    // They hear of it, and are the next.
    room.opened("Ada").unwrap();
    assert_eq!(room.seat_of("Ada"), None);
    let ada = room.people(seconds(203), "Ada");
    assert_eq!((ada.place, ada.has_lost_seat), (Some(1), true));
    room.leave(seconds(204), "Joan").unwrap();
    assert_eq!(room.seat_of("Ada"), Some(Player::SECOND));
    assert!(!room.people(seconds(204), "Ada").has_lost_seat);
}

#[test]
fn whoever_is_to_move_may_think_with_a_dark_phone() {
    let mut room = room(&["Ada", "Grace", "Joan"]);
    seat_all(&mut room, &["Ada", "Grace", "Joan"]);
    room.closed(seconds(10), "Ada");
    room.tick(seconds(309));
    assert_eq!(told(&mut room), Vec::<String>::new());
    let left = room.guests(seconds(300)).seats[0].clone().unwrap().away;
    assert_eq!(left, Some(seconds(10)));
    // The table may move for her, and then it is like any other seat.
    room.show(seconds(309), table("d4"));
    assert_eq!(told(&mut room), ["0 true", "0 Joan", "0 false"]);
    // A seat that was given up is not kept anew because it is to move.
    room.closed(seconds(320), "Grace");
    room.tick(seconds(620));
    assert_eq!(told(&mut room), ["1 true"]);
    room.show(seconds(630), table("d4 g6"));
    room.show(seconds(640), table("d4 g6 d7"));
    let grace = room.guests(seconds(640)).seats.remove(1);
    assert!(grace.unwrap().is_given_up());
}

#[test]
fn whoever_was_cut_off_comes_back_by_name() {
    let mut room = room(&["Ada", "Grace", "Joan"]);
    seat_all(&mut room, &["Ada", "Grace", "Joan"]);
    // Somebody who is only away is not replaced by a namesake.
    room.closed(seconds(2), "Grace");
    let join = |room: &mut Room, key, name, token: &str| {
        room.join(seconds(9), key, name, token.to_owned())
    };
    join(&mut room, KEY, "Grace", "g").unwrap();
    assert_eq!(room.seat_of("g"), None);
    for guest in ["Ada", "Joan"] {
        room.cut_off(guest);
        room.closed(seconds(3), guest);
    }
    assert_eq!(join(&mut room, "", "Ada", "x"), Err(Refusal::Key));
    join(&mut room, "", "", "w").unwrap();
    for (name, token) in [("Ada", "a"), ("Joan", "j")] {
        join(&mut room, KEY, name, token).unwrap();
        room.opened(token).unwrap();
        assert_eq!(room.opened(name), Err(Refusal::Stranger), "it is passed on");
    }
    assert_eq!(room.seat_of("a"), Some(Player::FIRST));
    assert_eq!(room.people(seconds(9), "j").place, Some(1));
    assert_eq!(told(&mut room), ["0 Ada"]);
    let ada = ("a".to_owned(), "Ada".to_owned());
    assert_eq!(room.kept().seats[0], Some(ada));
    // Once they are back, nobody else has a claim by that name.
    join(&mut room, KEY, "Ada", "b").unwrap();
    assert_eq!(room.seat_of("b"), None);
}

#[test]
fn two_pages_of_a_guest_are_one_guest() {
    let mut room = room(&["Ada"]);
    seat_all(&mut room, &["Ada"]);
    room.opened("Ada").unwrap();
    room.closed(seconds(2), "Ada");
    room.tick(seconds(1_000));
    assert_eq!(told(&mut room), Vec::<String>::new());
    assert_eq!(room.seat_of("Ada"), Some(Player::FIRST));
}

#[test]
fn a_guest_plays_only_from_their_seat() {
    let mut room = room(&["Ada", "Grace", "Joan"]);
    seat_all(&mut room, &["Ada", "Grace"]);
    let mut play = |token, ply, mv| room.play(seconds(2), token, ply, mv);
    let judged = Judged::Play("d4".into());
    assert_eq!(play("Ada", 0, "d4"), Ok((Player::FIRST, judged)));
    assert_eq!(play("Grace", 0, "d4"), Err(Refusal::NotYourTurn));
    assert_eq!(play("Joan", 0, "d4"), Err(Refusal::Unseated));
    assert_eq!(play("nobody", 0, "d4"), Err(Refusal::Stranger));
    assert_eq!(room.again(seconds(2), "Ada"), Err(Refusal::NotOver));
    room.show(seconds(3), table("resign"));
    assert_eq!(room.again(seconds(3), "Joan"), Err(Refusal::Unseated));
    room.again(seconds(3), "Ada").unwrap();
    assert_eq!(told(&mut room), Vec::<String>::new(), "Grace is asked, too");
    room.again(seconds(3), "Grace").unwrap();
    assert_eq!(told(&mut room), ["again"]);
    room.change_sides();
    assert_eq!(room.seat_of("Grace"), Some(Player::FIRST));
    // Whoever has left is not asked.
    room.closed(seconds(4), "Grace");
    room.again(seconds(4), "Ada").unwrap();
    assert_eq!(told(&mut room), ["again"]);
}

#[test]
fn a_move_is_taken_back_where_everybody_agrees_who_is_there() {
    let mut room = room(&["Ada", "Grace", "Joan"]);
    seat_all(&mut room, &["Ada", "Grace"]);
    // Nothing yet.
    assert_eq!(room.undo(seconds(2), "Ada"), Err(Refusal::NotNow));
    room.show(seconds(2), table("d4 b1"));
    let by = |room: &Room, who| room.people(seconds(3), who).undo.map(|undo| undo.by);
    assert_eq!((by(&room, "Ada"), by(&room, "Joan")), (Some(None), None));
    assert_eq!(room.undo(seconds(3), "Joan"), Err(Refusal::Unseated));
    room.undo(seconds(3), "Ada").unwrap();
    assert_eq!(told(&mut room), Vec::<String>::new(), "Grace is asked");
    assert_eq!(by(&room, "Grace"), Some(Some(0)));
    room.undo(seconds(4), "Grace").unwrap();
    assert_eq!(told(&mut room), ["0 undoes to 0"]);
    // Another position declines, and the next request is a new one.
    room.show(seconds(5), table("d4 b1 c5"));
    assert_eq!(by(&room, "Ada"), Some(None));
    room.undo(seconds(6), "Grace").unwrap();
    assert_eq!(told(&mut room), Vec::<String>::new());
    // Whoever takes a seat has not agreed, and whoever is away is not asked.
    room.leave(seconds(7), "Ada").unwrap();
    room.sit(seconds(7), "Joan", None).unwrap();
    assert_eq!((by(&room, "Grace"), told(&mut room).len()), (Some(None), 2));
    room.closed(seconds(7), "Joan");
    room.undo(seconds(8), "Grace").unwrap();
    assert_eq!(told(&mut room), ["1 undoes to 1"]);
    room.show(seconds(9), table("resign"));
    assert_eq!(room.undo(seconds(9), "Grace"), Err(Refusal::NotNow));
}

/// Plays the placements that are asked for, as whoever keeps a match does, until none is.
fn place_on(room: &mut Room, game: &mut Match) {
    while let Some(HostRequest::Play {
        seat,
        ply,
        mv,
        answer,
        ..
    }) = room.take_news().pop()
    {
        // Until it is answered, the same is not asked for again.
        room.tick(seconds(2));
        assert!(room.take_news().is_empty());
        let Ok(Judged::Play(mv)) = judge(game, seat, ply, &mv) else {
            panic!("{mv:?} is not to be played");
        };
        game.play(&mv.text, None).unwrap();
        answer.send(Ok(()));
        room.show(seconds(2), Table::new(game, |_| true));
    }
}

#[test]
fn what_is_left_to_a_guest_is_placed_for_them_in_their_turns() {
    let mut terms = Terms::new("mathematichess", white_and_black());
    terms.options.insert("size".to_owned(), "7".to_owned());
    let mut game = Match::new(terms).unwrap();
    let mut room = room(&["Ada", "Grace"]);
    seat_all(&mut room, &["Ada", "Grace"]);
    // There is nothing to place on the board of another game.
    assert_eq!(room.fill(seconds(1), "Ada", true), Err(Refusal::NotNow));
    room.show(seconds(1), Table::new(&game, |_| true));
    let fills = |room: &Room, guest| room.people(seconds(2), guest).fills;
    assert_eq!(
        ["Ada", "Bo"].map(|it| fills(&room, it)),
        [Some(false), None]
    );
    assert_eq!(room.fill(seconds(1), "Bo", true), Err(Refusal::Stranger));
    room.fill(seconds(1), "Ada", true).unwrap();
    // A move that whoever keeps the match is not there for is asked for again.
    drop(room.take_news());
    room.tick(seconds(2));
    place_on(&mut room, &mut game);
    assert_eq!((game.len(), fills(&room, "Ada")), (1, Some(true)));
    // A move that is taken back is not placed once more.
    game = Match::new(game.terms().clone()).unwrap();
    room.show(seconds(2), Table::new(&game, |_| true));
    assert!(room.take_news().is_empty() && fills(&room, "Ada") == Some(false));
    for guest in ["Grace", "Ada"] {
        room.fill(seconds(3), guest, true).unwrap();
    }
    place_on(&mut room, &mut game);
    assert_eq!((fills(&room, "Ada"), fills(&room, "Grace")), (None, None));
    // The second stage is for the guests.
    let start = Mathematichess::new(Options::on(7));
    let both = PlayerSet::everybody(2);
    assert_eq!(game.len(), set_up::fill(&start, both, &mut placement).len());
    assert!(room.take_news().is_empty() && game.outcome().is_none());
}

#[test]
fn predictions_are_counted_once_the_move_is_played() {
    let mut room = room(&["Ada", "Joan", "Mary"]);
    seat_all(&mut room, &["Ada"]);
    let mut predict = |token, ply, mv| room.predict(seconds(2), token, ply, mv);
    assert_eq!(predict("Ada", 0, "d4"), Err(Refusal::Player));
    assert_eq!(predict("Joan", 1, "d4"), Err(Refusal::Late));
    assert!(predict("Joan", 0, "z99").is_err());
    assert_eq!(predict("Joan", 0, "d4"), Ok(()));
    assert_eq!(predict("Mary", 0, "e4"), Ok(()));
    // The same position again counts nothing.
    room.show(seconds(3), table(""));
    assert_eq!(room.predictions(), (0, 0));
    room.show(seconds(4), table("d4"));
    assert_eq!(room.predictions(), (1, 2));
    assert_eq!(room.people(seconds(4), "Joan").mine, [1, 1]);
    assert_eq!(room.people(seconds(4), "Mary").mine, [0, 1]);
    assert_eq!(room.people(seconds(4), "Mary").predicted, None);
}

#[test]
fn a_table_holds_only_so_many() {
    let mut room = room(&[]);
    for number in 0..MOST_PHONES {
        let token = format!("t{number}");
        let now = seconds(number as u64);
        room.join(now, "", "", token.clone()).unwrap();
        room.opened(&token).unwrap();
    }
    assert_eq!(room.opened(""), Err(Refusal::Full));
    room.closed(seconds(99), "t1");
    assert_eq!(room.opened(""), Ok(()));
    // Guests who are away are forgotten for others, and after a while at any rate.
    for number in 0..2 * MOST_GUESTS {
        let now = seconds(100 + number as u64);
        room.join(now, "", "", format!("u{number}")).unwrap();
    }
    assert!(room.guests.len() <= MOST_GUESTS);
    room.tick(seconds(9_999));
    assert_eq!(room.guests.len(), MOST_PHONES - 1);
}

#[test]
fn nobody_can_ask_all_the_time() {
    let mut room = room(&["Ada"]);
    let asked = (0..1_000).filter(|_| room.sit(seconds(1), "Ada", None).is_ok());
    assert_eq!(asked.count(), 60);
    let refused = room.leave(seconds(1), "Ada");
    assert_eq!(refused, Err(Refusal::TooOften));
    let mut join = |n| room.join(seconds(1), "", "", format!("t{n}"));
    assert!((0..1_000).any(|n| join(n) == Err(Refusal::TooOften)));
}

#[test]
fn a_table_is_opened_again_with_its_guests() {
    let mut room = room(&["Ada", "Grace"]);
    seat_all(&mut room, &["Ada"]);
    let kept = room.kept();
    let mut again = Room::new(Duration::ZERO, kept.clone());
    again.show(seconds(0), table("d4"));
    assert_eq!(again.kept(), kept);
    again.opened("Ada").unwrap();
    assert_eq!(again.seat_of("Ada"), Some(Player::FIRST));
    assert_eq!(again.opened("Grace"), Err(Refusal::Stranger));
    again.tick(seconds(100));
    assert_eq!(told(&mut again), Vec::<String>::new());
}

#[test]
fn a_player_sees_the_board_from_their_seat_and_moves_in_their_turn() {
    let mut room = room(&["Ada", "Grace", "Joan"]);
    seat_all(&mut room, &["Ada", "Grace"]);
    let board = |token: &str, from: u8| {
        let looks = Looks {
            token: token.to_owned(),
            from: Player(from),
            draws: false,
            is_organiser: false,
            is_screen: false,
        };
        let (id, draw) = room.board(&looks).unwrap();
        let json = serde_json::to_string(&draw()).unwrap();
        (id, json.contains("data-move"))
    };
    let (white, has_moves) = board("Ada", 1);
    assert!(has_moves && white.ends_with("-0-1"), "{white}");
    let (black, has_moves) = board("Grace", 0);
    assert!(!has_moves && black.ends_with("-1-0"), "{black}");
    assert_eq!(board("Joan", 0), (white, true), "who may predict");
    assert!(board("", 200).0.ends_with("-1-1"), "there are two sides");
}

#[test]
fn clocks_run_from_when_they_were_shown() {
    let mut room = room(&["Ada"]);
    let mut clock = Clock::new(ClockSettings::PerMove(seconds(90)), 2);
    clock.start(Player::FIRST);
    room.show(seconds(10), table("").timed(clock));
    let seats = room.people(seconds(40), "Ada").seats;
    assert_eq!((seats[0].clock, seats[0].runs), (Some(60), true));
    assert_eq!((seats[1].clock, seats[1].runs), (Some(90), false));
}

#[test]
fn the_screen_shows_who_sits_waits_and_watches() {
    let mut room = room(&["Ann", "Bob", "Cem"]);
    room.opened("").unwrap();
    seat_all(&mut room, &["Ann", "Bob", "Cem"]);
    room.closed(seconds(10), "Bob");
    let seated = |name: &str, away| {
        let name = name.to_owned();
        Some(SeatedGuest { name, away })
    };
    let guests = room.guests(seconds(40));
    let left = Some(PATIENCE - seconds(30));
    assert_eq!(guests.seats, [seated("Ann", None), seated("Bob", left)]);
    assert_eq!((guests.waiting, guests.phones), (vec!["Cem".to_owned()], 3));
    let late = room.guests(seconds(90)).seats;
    assert!(late.into_iter().flatten().any(|it| it.is_given_up()));
}

#[test]
fn all_but_those_who_wait_are_forgotten() {
    let mut room = room(&["Ann", "Bob", "Cem", "Dee"]);
    seat_all(&mut room, &["Ann", "Bob", "Cem"]);
    room.forget_guests();
    // Their phones still show it.
    assert_eq!(room.guests(seconds(2)).phones, 4);
    assert_eq!(room.sit(seconds(2), "Ann", None), Err(Refusal::Stranger));
    assert_eq!(room.sit(seconds(2), "Dee", None), Err(Refusal::Stranger));
    // The next match goes to whoever waited.
    room.show(seconds(3), table(""));
    assert_eq!(told(&mut room), ["0 Cem"]);
    room.closed(seconds(4), "Ann");
    assert_eq!(room.guests(seconds(4)).phones, 3);
}

#[test]
fn an_evening_forgets_nobody_but_those_without_a_name() {
    let mut room = room(&[]);
    room.know([("t".to_owned(), "Ada".to_owned())]);
    for number in 0..2 * MOST_GUESTS {
        let now = seconds(number as u64);
        room.join(now, "", "", format!("u{number}")).unwrap();
    }
    room.tick(seconds(9_999));
    assert_eq!(room.everybody().collect::<Vec<_>>(), [("t", "Ada")]);
    assert_eq!(room.guests.len(), 1);
    for number in 0..MOST_GUESTS {
        let now = seconds(10_000 + number as u64);
        let name = format!("n{number}");
        let joined = room.join(now, KEY, &name, name.clone());
        assert_eq!(joined.is_ok(), number + 1 < MOST_GUESTS, "{number}");
    }
}
