//! The nine kinds as flat signs, drawn as the lists and buttons of the program draw them:
//! convex polygons and discs on a sheet of 24 by 24, the upper left corner first.

use crate::{
    outline::{plate, sharp},
    shape::{Shape, V2},
};

/// A part of a sign.
enum Part {
    Corners(&'static [V2]),
    Disc(V2, f64),
}

use Part::{Corners, Disc};

/// A foot, on which most of them stand.
const FOOT: Part = Corners(&[[6.0, 19.5], [18.0, 19.5], [19.0, 22.5], [5.0, 22.5]]);

const KING: &[Part] = &[
    Corners(&[[11.0, 1.0], [13.0, 1.0], [13.0, 9.0], [11.0, 9.0]]),
    Corners(&[[8.0, 3.3], [16.0, 3.3], [16.0, 5.3], [8.0, 5.3]]),
    Corners(&[[5.5, 8.5], [18.5, 8.5], [15.5, 18.5], [8.5, 18.5]]),
    FOOT,
];
const QUEEN: &[Part] = &[
    Corners(&[[3.5, 4.0], [9.0, 13.0], [9.0, 15.0]]),
    Corners(&[[20.5, 4.0], [15.0, 15.0], [15.0, 13.0]]),
    Corners(&[[9.0, 2.0], [11.5, 13.0], [8.0, 13.0]]),
    Corners(&[[15.0, 2.0], [16.0, 13.0], [12.5, 13.0]]),
    Corners(&[[6.5, 12.5], [17.5, 12.5], [15.0, 18.5], [9.0, 18.5]]),
    FOOT,
];
const TREASURER: &[Part] = &[
    Corners(&[[4.0, 13.0], [20.0, 13.0], [19.0, 22.0], [5.0, 22.0]]),
    Corners(&[
        [3.0, 11.8],
        [4.5, 6.5],
        [8.0, 4.5],
        [16.0, 4.5],
        [19.5, 6.5],
        [21.0, 11.8],
    ]),
];
const ROOK: &[Part] = &[
    Corners(&[[5.0, 3.0], [8.6, 3.0], [8.6, 8.0], [5.0, 8.0]]),
    Corners(&[[10.2, 3.0], [13.8, 3.0], [13.8, 8.0], [10.2, 8.0]]),
    Corners(&[[15.4, 3.0], [19.0, 3.0], [19.0, 8.0], [15.4, 8.0]]),
    Corners(&[[5.0, 7.0], [19.0, 7.0], [17.0, 10.5], [7.0, 10.5]]),
    Corners(&[[8.0, 10.5], [16.0, 10.5], [16.6, 18.5], [7.4, 18.5]]),
    FOOT,
];
const BISHOP: &[Part] = &[
    Corners(&[
        [8.0, 13.5],
        [6.5, 9.0],
        [8.5, 5.0],
        [12.0, 1.5],
        [15.5, 5.0],
        [17.5, 9.0],
        [16.0, 13.5],
    ]),
    Corners(&[[9.3, 14.5], [14.7, 14.5], [15.5, 18.5], [8.5, 18.5]]),
    FOOT,
];
const KNIGHT: &[Part] = &[
    Corners(&[
        [9.0, 10.0],
        [15.0, 3.5],
        [18.0, 11.0],
        [17.5, 18.5],
        [8.0, 18.5],
    ]),
    Corners(&[
        [12.5, 1.5],
        [15.5, 5.0],
        [11.5, 12.0],
        [5.5, 14.0],
        [4.0, 11.0],
        [10.0, 5.0],
    ]),
    FOOT,
];
const GUARD: &[Part] = &[
    Corners(&[[19.6, 2.0], [21.4, 2.0], [21.4, 22.0], [19.6, 22.0]]),
    Corners(&[
        [4.0, 4.0],
        [17.0, 4.0],
        [17.0, 12.0],
        [14.5, 18.0],
        [10.5, 22.0],
        [6.5, 18.0],
        [4.0, 12.0],
    ]),
];
const PAWN: &[Part] = &[
    Disc([12.0, 8.0], 4.6),
    Corners(&[[10.0, 11.0], [14.0, 11.0], [16.5, 18.5], [7.5, 18.5]]),
    FOOT,
];
const FARMER: &[Part] = &[
    Corners(&[
        [8.0, 12.5],
        [9.5, 6.0],
        [12.0, 4.5],
        [14.5, 6.0],
        [16.0, 12.5],
    ]),
    Corners(&[
        [2.0, 15.5],
        [6.0, 12.5],
        [18.0, 12.5],
        [22.0, 15.5],
        [18.0, 17.0],
        [6.0, 17.0],
    ]),
    Corners(&[[8.5, 18.2], [15.5, 18.2], [15.5, 22.5], [8.5, 22.5]]),
];

/// The signs in the order of [`ALL`](super::ALL).
const SIGNS: [&[Part]; 9] = [
    KING, QUEEN, TREASURER, ROOK, BISHOP, KNIGHT, GUARD, PAWN, FARMER,
];

/// The sign of a kind by its place in [`ALL`](super::ALL), of side 1 about the origin, lying
/// flat and this thick, with its upper edge away from +Z.
pub fn sign(kind: usize, thick: f64) -> Shape {
    let place = |p: V2| [p[0] / 24.0 - 0.5, 0.5 - p[1] / 24.0];
    SIGNS[kind].iter().fold(Shape::default(), |all, part| {
        let mut points: Vec<V2> = match part {
            Corners(points) => points.iter().copied().map(place).collect(),
            Disc(middle, radius) => (0..10)
                .map(|k| {
                    let (s, c) = (f64::from(k) * std::f64::consts::TAU / 10.0).sin_cos();
                    place([middle[0] + radius * c, middle[1] + radius * s])
                })
                .collect(),
        };
        if area(&points) < 0.0 {
            points.reverse();
        }
        let count = points.len() as f64;
        let middle = points.iter().fold([0.0, 0.0], |sum, p| {
            [sum[0] + p[0] / count, sum[1] + p[1] / count]
        });
        for p in &mut points {
            *p = [p[0] - middle[0], p[1] - middle[1]];
        }
        let edge = vec![[0.0, 0.0], [0.0, thick]];
        let flat = plate(&sharp(&points), &[edge], 1.0);
        all.with(&flat.shifted([middle[0], 0.0, -middle[1]]))
    })
}

/// Twice the area, positive counter-clockwise.
fn area(points: &[V2]) -> f64 {
    (0..points.len())
        .map(|k| {
            let (p, q) = (points[k], points[(k + 1) % points.len()]);
            p[0] * q[1] - p[1] * q[0]
        })
        .sum()
}
