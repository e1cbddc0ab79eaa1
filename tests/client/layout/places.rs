//! The screens and tables of the client, and how each is opened.

#[cfg(feature = "host")]
use core::time::Duration;
#[cfg(feature = "host")]
use std::sync::Arc;

use bevy::prelude::*;
#[cfg(feature = "host")]
use curio::{
    client::{EveningBoard, EveningShown, EveningWish, HeldEvening},
    evening::{Evening, EveningPlan, Event},
    host::{Interface, Order},
    plugins::app::{evening::EveningDesk, phones::Phones},
    record::{Clock, PersonId},
};
use curio::{
    engine::{lessons::lessons, puzzles::puzzles},
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            library::match_library::{MatchLibrary, UnfinishedMatch},
            session::{
                Analysis, PlayRequest, ReplayRequest, Review, Session, SessionRequest,
                TableRequest, TrialRequest,
            },
            settings::{Progress, Settings},
            show::Showcase,
            states::{ChosenGame, Overlay, Question, Screen},
        },
        testing::{ask, frames},
        ui::hud::{Hud, RightColumn},
    },
    record::{self, Match, Seat, Terms},
    rules::{Colour, OptionValues, registry},
};

/// Somewhere in the client.
pub(super) struct Place {
    pub(super) name: String,
    pub(super) open: Box<dyn Fn(&mut App)>,
    pub(super) leave: fn(&mut App),
    /// Whether it is a table without open drawers, on which the board is large.
    pub(super) is_bare: bool,
    /// Whether it is the table of other places with something opened: it is enough to see
    /// it where there is the least room.
    pub(super) is_drawer: bool,
}

impl Place {
    fn new(name: impl Into<String>, open: impl Fn(&mut App) + 'static) -> Self {
        Self {
            name: name.into(),
            open: Box::new(open),
            leave: tidy,
            is_bare: false,
            is_drawer: false,
        }
    }
}

pub(super) const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

fn tidy(app: &mut App) {
    app.insert_resource(State::new(Overlay::None));
    if app.world().get_resource::<Session>().is_some() {
        ask(
            app,
            SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)),
        );
        frames(app, 2);
    }
    app.insert_resource(Hud::default());
    app.world_mut().resource_mut::<Settings>().sound_captions = false;
    app.world_mut().resource_mut::<Analysis>().enabled = false;
    app.world_mut().remove_resource::<Showcase>();
}

fn go_to(app: &mut App, screen: Screen, game: &'static str) {
    app.world_mut().resource_mut::<ChosenGame>().0 = game;
    // A screen that is entered again begins at its top.
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(Screen::Players);
    frames(app, 2);
    let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
    next.set(screen);
    frames(app, 3);
}

fn left(game: &str) -> UnfinishedMatch {
    UnfinishedMatch {
        terms: Terms::new(game, Vec::new()),
        game: game.to_owned(),
        players: vec!["Maximiliane-Theodora".to_owned(), "Level 3".to_owned()],
        rounds: 12,
        to_move: Some(Colour::Black),
        damaged: true,
    }
}

pub(super) fn screens() -> Vec<Place> {
    let mut places = vec![
        Place::new("title, first start", |app| {
            go_to(app, Screen::Title, "xima");
        }),
        Place::new("title, unfinished match", |app| {
            go_to(app, Screen::Title, "xima");
            app.world_mut().resource_mut::<MatchLibrary>().unfinished =
                vec![left("mathematichess")];
        }),
        Place::new("title", |app| {
            app.world_mut()
                .resource_mut::<MatchLibrary>()
                .unfinished
                .clear();
            let lesson = &lessons("xima")[0];
            app.world_mut().resource_mut::<Progress>().learn(lesson);
            go_to(app, Screen::Title, "xima");
        }),
        #[cfg(feature = "host")]
        Place::new("evening, before it begins", |app| {
            app.insert_resource(evening(false));
            go_to(app, Screen::Evening, "xima");
        }),
        #[cfg(feature = "host")]
        Place::new("evening, big screen", |app| {
            app.insert_resource(evening(true));
            go_to(app, Screen::Evening, "xima");
        }),
        Place::new("matches", |app| go_to(app, Screen::Library, "xima")),
        Place::new("matches, unfinished", |app| {
            app.world_mut().resource_mut::<MatchLibrary>().unfinished = GAMES.map(left).into();
            go_to(app, Screen::Library, "xima");
        }),
        Place::new("players", |app| go_to(app, Screen::Players, "xima")),
        Place::new("player", |app| go_to(app, Screen::Player, "xima")),
    ];
    for game in GAMES {
        for (name, screen) in [
            ("page", Screen::Game),
            ("set-up", Screen::SetUp),
            ("puzzles", Screen::Puzzles),
        ] {
            let name = format!("{game}, {name}");
            places.push(Place::new(name, move |app| go_to(app, screen, game)));
        }
        #[cfg(feature = "host")]
        places.push(Place::new(format!("{game}, set-up, phones"), move |app| {
            let set_up = serde_json::json!({ "seats": [["Ann", "human"], ["", "phone"]] });
            let set_up = serde_json::from_value(set_up).unwrap();
            let mut progress = app.world_mut().resource_mut::<Progress>();
            progress.set_ups.insert(game.to_owned(), set_up);
            go_to(app, Screen::SetUp, game);
        }));
    }
    for game in ["xong", "chimple"] {
        let name = format!("{game}, own screen");
        places.push(Place::new(name, move |app| go_to(app, Screen::Own, game)));
    }
    places
}

/// An evening as large as it can be.
#[cfg(feature = "host")]
struct Held {
    evening: Arc<Evening>,
    boards: Vec<EveningBoard>,
}

#[cfg(feature = "host")]
impl HeldEvening for Held {
    fn shown(&self) -> EveningShown {
        let address = "http://[fd12:3456:789a:1:abcd:ef01:2345:6789]:18425/";
        EveningShown {
            link: Some(format!("{address}#0123456789abcdef")),
            word: "GOMU".to_owned(),
            screen: format!("{address}screen#0123456789abcdef"),
            remote: format!("{address}remote#123456"),
            pin: "123456".to_owned(),
            evening: Some(Arc::clone(&self.evening)),
            now: Duration::from_secs(3),
            boards: self.boards.clone(),
            main: self.boards.first().map(|it| it.table),
            fault: None,
        }
    }

    fn order(&self, _: Order) {}
}

/// A desk at which such an evening is held, begun or not.
#[cfg(feature = "host")]
fn evening(is_begun: bool) -> EveningDesk {
    let mut desk = EveningDesk::new(
        |_, wish| {
            let mut evening = Evening::new(EveningPlan::default());
            let mut happen = |event| drop(evening.apply(Duration::ZERO, &event));
            for guest in 0..30 {
                happen(Event::Joined {
                    person: PersonId::fresh(),
                    name: format!("Maximiliane-Josephine {guest}"),
                });
            }
            if *wish == EveningWish::Last {
                happen(Event::Started);
                for _ in 0..2 {
                    for event in evening.due(Duration::from_secs(6)) {
                        drop(evening.apply(Duration::from_secs(6), &event));
                    }
                }
            }
            let boards = evening.live().map(|it| EveningBoard {
                table: it.table,
                number: it.number,
                game: Arc::new(start(&it.game, &[], 2)),
                clock: Clock::new(evening.plan().games[0].clock(), 2),
            });
            let boards = boards.collect();
            let evening = Arc::new(evening);
            Ok(Box::new(Held { evening, boards }))
        },
        None,
    );
    let (games, half_hours) = (Vec::new(), 4);
    desk.open(&match is_begun {
        true => EveningWish::Last,
        false => EveningWish::New { games, half_hours },
    })
    .unwrap();
    desk
}

pub(super) fn dialogs() -> Vec<Place> {
    let over = |name: &str, overlay: Overlay| {
        Place::new(name, move |app| {
            if app.world().get_resource::<Session>().is_none() {
                ask(app, SessionRequest::open(start("xafka", &[], 2)));
            }
            app.insert_resource(State::new(overlay));
        })
    };
    vec![
        over("menu", Overlay::Menu),
        over("settings", Overlay::Settings),
        over("help", Overlay::Help),
        over("question", Overlay::Confirm(Question::Resign)),
        over("file", Overlay::OpenFile),
        over("film", Overlay::Export),
        over("share", Overlay::Share),
        over("play on", Overlay::PlayOn),
        #[cfg(feature = "host")]
        Place::new("evening", |app| {
            app.insert_resource(EveningDesk::new(
                |_, _| anyhow::bail!("nobody holds it"),
                None,
            ));
            app.insert_resource(State::new(Overlay::Evening));
        }),
        #[cfg(feature = "host")]
        Place::new("evening that is held", |app| {
            app.insert_resource(evening(true));
            app.insert_resource(State::new(Overlay::Evening));
        }),
        #[cfg(feature = "host")]
        Place::new("phones", |app| {
            opened(start("xafka", &[], 2))(app);
            let loopback = ([127, 0, 0, 1], 0).into();
            app.insert_resource(Phones::open(Some(loopback)).unwrap());
            frames(app, 3);
        }),
        #[cfg(feature = "host")]
        Place::new("phones, no network", |app| {
            opened(start("xafka", &[], 2))(app);
            app.insert_resource(Phones::open_among(Vec::new).unwrap());
            frames(app, 3);
        }),
        #[cfg(feature = "host")]
        Place::new("phones, many networks", |app| {
            opened(start("xafka", &[], 2))(app);
            let addresses = ["192.168.178.205", "172.17.200.200", "10.200.200.200"];
            let networks = addresses.map(|address| Interface {
                name: "enp0s31f6".to_owned(),
                address: address.parse().unwrap(),
                is_tunnel: false,
                is_routed: false,
            });
            let look = move || networks.to_vec();
            app.insert_resource(Phones::open_among(look).unwrap());
            frames(app, 3);
        }),
    ]
}

fn start(game: &str, options: &[(&str, &str)], people: usize) -> Match {
    let options: OptionValues = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let count = registry::start(game, &options).unwrap().colours().len();
    let seats = (0..count)
        .map(|n| match n < people {
            true => Seat::human("Maximiliane"),
            false => Seat::new("level:3".parse().unwrap()),
        })
        .collect();
    let mut terms = Terms::new(game, seats);
    terms.options = options;
    Match::new(terms).unwrap()
}

/// A match of the collection up to a part of its moves, with people at the table.
fn played(game: &str, part: f32) -> Match {
    let all = record::shipped();
    let shipped = all.iter().find(|it| it.game == game).unwrap();
    let whole = shipped.load().unwrap();
    let mut terms = whole.terms().clone();
    for seat in &mut terms.seats {
        *seat = Seat::human("Maximiliane");
    }
    let mut record = Match::new(terms).unwrap();
    let count = (whole.len() as f32 * part) as usize;
    for ply in &whole.plies()[..count] {
        record.play(&ply.mv, None).unwrap();
    }
    record
}

fn opened(record: Match) -> impl Fn(&mut App) {
    move |app| {
        ask(app, SessionRequest::open(record.clone()));
        frames(app, 2);
    }
}

/// The boards of a game that differ in what stands beside them.
fn boards(game: &str) -> &'static [&'static [(&'static str, &'static str)]] {
    match game {
        "xima" => &[
            &[],
            &[("players", "3")],
            &[("players", "4"), ("teams", "pairs")],
            &[("dice", "scienluck")],
        ],
        "xafka" => &[&[], &[("board", "61")], &[("players", "3")]],
        "mathematichess" => &[&[], &[("size", "5")], &[("size", "9")]],
        "xong" => &[&[], &[("board", "ring")]],
        _ => &[&[], &[("size", "4")]],
    }
}

pub(super) fn tables(game: &'static str) -> Vec<Place> {
    let mut places = Vec::new();
    for options in boards(game) {
        let record = start(game, options, 1);
        let mut place = Place::new(format!("{game} {options:?}"), opened(record));
        place.is_bare = true;
        places.push(place);
    }
    for part in [0.3, 0.8] {
        let mut place = Place::new(format!("{game} at {part}"), opened(played(game, part)));
        place.is_bare = true;
        places.push(place);
    }
    let mut with = |name: &str, open: fn(&mut App)| {
        let table = opened(played(game, 0.6));
        let mut place = Place::new(format!("{game}, {name}"), move |app| {
            table(app);
            open(app);
        });
        place.is_drawer = true;
        places.push(place);
    };
    with("players", |app| hud(app).left_folded = false);
    with("moves", |app| hud(app).set(RightColumn::Moves, true));
    with("both", |app| {
        hud(app).set(RightColumn::Moves, true);
        hud(app).left_folded = false;
    });
    with("more", |app| hud(app).drawer = true);
    with("captions of sounds", |app| {
        app.world_mut().resource_mut::<Settings>().sound_captions = true;
        for sound in [Sound::Land, Sound::Capture, Sound::Light] {
            app.world_mut().write_message(PlaySound::now(sound));
        }
    });
    with("hint", |app| {
        ask(app, SessionRequest::Play(PlayRequest::Hint));
    });
    with("analysis", |app| {
        app.world_mut().resource_mut::<Analysis>().enabled = true;
    });
    with("own column", |app| {
        hud(app).set(RightColumn::Own, true);
    });
    with("trial", |app| {
        ask(app, SessionRequest::Trial(TrialRequest::Begin));
    });
    with("result", |app| {
        ask(app, SessionRequest::Play(PlayRequest::Resign));
    });
    with("review", |app| {
        ask(app, SessionRequest::Play(PlayRequest::Resign));
        frames(app, 4);
        hud(app).set(RightColumn::Review, true);
        app.world_mut().resource_mut::<Review>().begin();
    });
    with("watched", |app| {
        let record = app.world().resource::<Session>().record().clone();
        ask(app, SessionRequest::watch(record));
        ask(app, SessionRequest::Replay(ReplayRequest::Step(5)));
    });
    let composed = start(game, &[], 2);
    places.push(Place::new(format!("{game}, editor"), move |app| {
        let position = composed.position().boxed_clone();
        ask(app, SessionRequest::Table(TableRequest::Compose(position)));
    }));
    for lesson in lessons(game).iter().step_by(5) {
        let open =
            move |app: &mut App| ask(app, SessionRequest::Table(TableRequest::Learn(lesson)));
        places.push(Place::new(format!("{game}, {}", lesson.title), open));
    }
    for puzzle in puzzles(game).iter().take(1) {
        let open =
            move |app: &mut App| ask(app, SessionRequest::Table(TableRequest::Solve(puzzle)));
        places.push(Place::new(format!("{game}, {}", puzzle.title), open));
    }
    places
}

fn hud(app: &mut App) -> Mut<'_, Hud> {
    app.world_mut().resource_mut::<Hud>()
}
