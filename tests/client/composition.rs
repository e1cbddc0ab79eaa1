//! The board fills the window during play, and nothing of it lies under a panel:
//! worked out from the camera for every game, board and number of players.

use bevy::prelude::*;
use curio::{
    plugins::{
        app::session::{Archive, SessionRequest},
        scene::camera::{Framing, FreeRect},
        testing::{ask, frames, headless_app, on_screen},
    },
    record::{Match, Seat, Terms},
    rules::{OptionValues, registry},
};

use super::layout::resize_window;

/// The least part of the window that the board with its trays covers; and that of XIMA for
/// two, which is no smaller than the board of mini-Xafka.
const LEAST: f32 = 0.43;
const LEAST_OF_XIMA: f32 = 0.5;

/// A few boards of every game: its options, as texts.
const BOARDS: [(&str, &[&[(&str, &str)]]); 5] = [
    (
        "xima",
        &[
            &[],
            &[("players", "3")],
            &[("players", "4")],
            &[("dice", "scienluck")],
        ],
    ),
    (
        "xafka",
        &[
            &[],
            &[("board", "19")],
            &[("board", "61")],
            &[("board", "63")],
            &[("players", "3")],
        ],
    ),
    (
        "mathematichess",
        &[&[], &[("size", "5")], &[("size", "8")], &[("size", "9")]],
    ),
    (
        "xong",
        &[
            &[],
            &[("board", "small")],
            &[("board", "large")],
            &[("board", "ring")],
        ],
    ),
    ("chimple", &[&[], &[("size", "4")]]),
];

/// The area of the convex hull of places on the screen.
pub(crate) fn area(mut places: Vec<Vec2>) -> f32 {
    places.sort_by(|one, other| one.x.total_cmp(&other.x).then(one.y.total_cmp(&other.y)));
    let half = |places: &mut dyn Iterator<Item = Vec2>| {
        let mut hull: Vec<Vec2> = Vec::new();
        for place in places {
            while let [.., one, other] = hull[..]
                && (other - one).perp_dot(place - other) <= 0.0
            {
                hull.pop();
            }
            hull.push(place);
        }
        hull.pop();
        hull
    };
    let mut hull = half(&mut places.iter().copied());
    hull.extend(half(&mut places.iter().rev().copied()));
    let next = hull.iter().cycle().skip(1);
    let twice: f32 = hull.iter().zip(next).map(|(a, b)| a.perp_dot(*b)).sum();
    twice.abs() / 2.0
}

fn open(app: &mut App, game: &str, options: &[(&str, &str)]) {
    let options: OptionValues = options
        .iter()
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
        .collect();
    let count = registry::start(game, &options).unwrap().colours().len();
    let seats = vec![Seat::human("Ada"); count];
    let mut terms = Terms::new(game, seats);
    terms.options = options;
    let record = Match::new(terms).unwrap();
    ask(app, SessionRequest::open(record));
    frames(app, 12);
}

#[test]
fn the_board_fills_the_window_and_lies_under_no_panel() {
    let mut app = headless_app(Archive::none());
    let mut small = Vec::new();
    for size in [Vec2::new(1280.0, 720.0), Vec2::new(1920.0, 1080.0)] {
        resize_window(&mut app, size);
        for (game, boards) in BOARDS {
            for options in boards {
                open(&mut app, game, options);
                let points = app.world().resource::<Framing>().points.clone();
                let free = app.world().resource::<FreeRect>().0.unwrap();
                let places: Vec<Vec2> = points
                    .into_iter()
                    .map(|point| on_screen(&mut app, point).unwrap())
                    .collect();
                for place in &places {
                    assert!(
                        free.inflate(2.0).contains(*place),
                        "{game} {options:?}: {place} is not in {free:?}"
                    );
                }
                let part = area(places) / (size.x * size.y);
                let is_pyramid = game == "xima" && options.is_empty();
                if part < if is_pyramid { LEAST_OF_XIMA } else { LEAST } {
                    small.push(format!("{game} {options:?} at {size}: {part:.3}"));
                }
            }
        }
    }
    assert!(small.is_empty(), "{small:#?}");
}

#[test]
fn the_area_of_a_square_with_a_point_inside() {
    let places = [(0.0, 0.0), (2.0, 0.0), (1.0, 1.0), (2.0, 2.0), (0.0, 2.0)];
    let places = places.map(|(x, y)| Vec2::new(x, y)).to_vec();
    assert!((area(places) - 4.0).abs() < 1e-6);
}
