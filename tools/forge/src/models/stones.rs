//! The second set of pieces of mini-Xafka and Chimple: flat stones of lacquer, into whose
//! hollow a face of brass is laid.
//!
//! A stone stands on height 0, and its face is seen upright from +Z, where the player sits.

use super::{Model, part};
use crate::{
    finish::Finish,
    outline::{band, plate, sharp},
    shape::{Shape, V2, arc, curve, lathe},
};

/// The floor of the hollow.
const FLOOR: f64 = 0.2;
/// How thick the face is.
const THICK: f64 = 0.03;

/// The stones by file name.
pub fn all() -> Vec<Model> {
    type Face = fn(Finish) -> Inlay;
    let faces: [(&str, &str, Face); 7] = [
        ("stone_cat", "stone_cat_low", cat),
        ("stone_mouse", "stone_mouse_low", mouse),
        ("stone_pawn", "stone_pawn_low", pawn),
        ("stone_ape", "stone_ape_low", ape),
        ("stone_hare", "stone_hare_low", hare),
        ("stone_elephant", "stone_elephant_low", elephant),
        ("stone_owl", "stone_owl_low", owl),
    ];
    faces
        .into_iter()
        .flat_map(|(fine, low, face)| {
            Finish::ALL.map(|finish| face(finish).model(finish.pick(fine, low)))
        })
        .collect()
}

/// A face in the making: brass, and what is of lacquer upon it. Places are in (x, up).
struct Inlay {
    finish: Finish,
    brass: Shape,
    lacquer: Shape,
    /// How many plates there are: each is a hair higher than the one before.
    plates: u32,
}

impl Inlay {
    fn new(finish: Finish) -> Self {
        Self {
            finish,
            brass: Shape::default(),
            lacquer: Shape::default(),
            plates: 0,
        }
    }

    /// A flat piece of an outline about the origin, laid at a place from the floor to
    /// a height above it.
    fn flat(outline: &[V2], at: V2, low: f64, high: f64) -> Shape {
        let edge = vec![[0.0, low], [0.0, high - 0.008], [0.008, high]];
        plate(&sharp(outline), &[edge], 1.0).shifted([at[0], FLOOR, -at[1]])
    }

    fn lay(mut self, outline: &[V2], at: V2) -> Self {
        let high = 0.002_f64.mul_add(f64::from(self.plates), THICK);
        self.plates += 1;
        self.brass = self.brass.with(&Self::flat(outline, at, 0.0, high));
        self
    }

    fn oval(&self, half: V2, sides: usize) -> Vec<V2> {
        let sides = self.finish.sides(sides).max(8);
        (0..sides)
            .map(|k| {
                let (s, c) = (k as f64 / sides as f64 * std::f64::consts::TAU).sin_cos();
                [half[0] * c, half[1] * s]
            })
            .collect()
    }

    /// An oval of brass.
    fn disc(self, at: V2, half: V2) -> Self {
        let outline = self.oval(half, 20);
        self.lay(&outline, at)
    }

    /// An oval of brass on the right, and its mirror image on the left.
    fn discs(self, at: V2, half: V2) -> Self {
        self.disc(at, half).disc([-at[0], at[1]], half)
    }

    /// A convex polygon of brass, counter-clockwise.
    fn corners(self, points: &[V2]) -> Self {
        let middle = middle(points);
        let about: Vec<V2> = points.iter().map(|p| less(*p, middle)).collect();
        self.lay(&about, middle)
    }

    /// A polygon of brass on the right, and its mirror image on the left.
    fn both_corners(self, points: &[V2]) -> Self {
        let mirrored: Vec<V2> = points.iter().rev().map(|p| [-p[0], p[1]]).collect();
        self.corners(points).corners(&mirrored)
    }

    /// An oval of lacquer on the brass.
    fn spot(mut self, at: V2, half: V2) -> Self {
        let outline = self.oval(half, 12);
        let spot = Self::flat(&outline, at, THICK, THICK + 0.028);
        self.lacquer = self.lacquer.with(&spot);
        self
    }

    /// An oval of lacquer on the right, and its mirror image on the left.
    fn eyes(self, at: V2, half: V2) -> Self {
        self.spot(at, half).spot([-at[0], at[1]], half)
    }

    fn model(self, name: &'static str) -> Model {
        let finish = self.finish;
        let runs = [
            curve(
                [[0.45, 0.0], [0.55, 0.03], [0.56, 0.17], [0.5, FLOOR + 0.05]],
                finish.steps(6),
            ),
            vec![[0.5, FLOOR + 0.05], [0.44, FLOOR + 0.05]],
            arc([0.44, FLOOR + 0.05], 0.05, 180.0, 270.0, 1)
                .into_iter()
                .map(|[r, y]| [r, y.max(FLOOR)])
                .collect(),
            vec![[0.39, FLOOR], [0.0, FLOOR]],
        ];
        let sides = finish.sides(26);
        let body = lathe(&runs, sides).with(&self.lacquer);
        let line = band(
            0.455,
            0.485,
            FLOOR + 0.045,
            FLOOR + 0.056,
            0.0,
            360.0,
            sides,
        );
        let trim = self.brass.with(&line);
        Model::new(name, vec![part("Body", body), part("Trim", trim)])
    }
}

fn middle(points: &[V2]) -> V2 {
    let count = points.len() as f64;
    let sum = points
        .iter()
        .fold([0.0, 0.0], |sum, p| [sum[0] + p[0], sum[1] + p[1]]);
    [sum[0] / count, sum[1] / count]
}

fn less(p: V2, q: V2) -> V2 {
    [p[0] - q[0], p[1] - q[1]]
}

fn cat(finish: Finish) -> Inlay {
    Inlay::new(finish)
        .disc([0.0, -0.06], [0.25, 0.2])
        .both_corners(&[[0.25, -0.04], [0.23, 0.27], [0.04, 0.1]])
        .eyes([0.1, -0.03], [0.04, 0.05])
}

fn mouse(finish: Finish) -> Inlay {
    Inlay::new(finish)
        .disc([0.0, -0.1], [0.19, 0.2])
        .discs([0.2, 0.12], [0.15, 0.15])
        .eyes([0.075, -0.07], [0.034, 0.04])
}

fn pawn(finish: Finish) -> Inlay {
    Inlay::new(finish)
        .corners(&[[-0.23, -0.29], [0.23, -0.29], [0.07, 0.1], [-0.07, 0.1]])
        .disc([0.0, 0.16], [0.14, 0.14])
}

fn ape(finish: Finish) -> Inlay {
    Inlay::new(finish)
        .disc([0.0, 0.0], [0.22, 0.27])
        .discs([0.26, 0.03], [0.09, 0.1])
        .eyes([0.08, 0.08], [0.035, 0.04])
        .spot([0.0, -0.13], [0.11, 0.025])
}

fn hare(finish: Finish) -> Inlay {
    Inlay::new(finish)
        .disc([0.0, -0.16], [0.18, 0.16])
        .both_corners(&[
            [0.04, -0.06],
            [0.14, -0.08],
            [0.2, 0.24],
            [0.14, 0.31],
            [0.07, 0.24],
        ])
        .eyes([0.07, -0.13], [0.03, 0.036])
}

fn elephant(finish: Finish) -> Inlay {
    Inlay::new(finish)
        .discs([0.23, 0.09], [0.14, 0.2])
        .disc([0.0, 0.08], [0.18, 0.2])
        .corners(&[[-0.06, -0.34], [0.07, -0.34], [0.09, 0.0], [-0.09, 0.0]])
        .eyes([0.08, 0.1], [0.03, 0.036])
}

fn owl(finish: Finish) -> Inlay {
    Inlay::new(finish)
        .disc([0.0, -0.05], [0.24, 0.28])
        .both_corners(&[[0.24, 0.0], [0.25, 0.32], [0.04, 0.2]])
        .eyes([0.095, 0.05], [0.075, 0.08])
        .spot([0.0, -0.08], [0.025, 0.045])
}
