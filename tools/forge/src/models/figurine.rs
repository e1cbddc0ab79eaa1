//! What the pieces of Xafka and the characters of Chimple have in common: a
//! moulded foot with a ring of brass on it, a body of lacquer and a trim of brass.
//! They stand on height 0 and look along +Z.

use super::{Model, part};
use crate::{
    finish::Finish,
    loft,
    shape::{Run, Shape, V3, arc, curve, ellipsoid, lathe, ring},
};

/// Sides of a body of revolution, made finely.
pub const SIDES: usize = 26;

/// A figure in the making.
#[derive(Clone, Debug)]
pub struct Figurine {
    finish: Finish,
    body: Shape,
    trim: Shape,
}

impl Figurine {
    /// A foot with a body of revolution on it, whose profile begins at about radius
    /// 0.4 and height 0.1.
    pub fn on_foot(finish: Finish, mut above: Vec<Run>) -> Self {
        let mut runs = vec![
            curve(
                [[0.49, 0.0], [0.555, 0.005], [0.555, 0.08], [0.49, 0.09]],
                finish.steps(4),
            ),
            vec![[0.49, 0.09], [0.47, 0.1]],
        ];
        runs.append(&mut above);
        Self {
            finish,
            body: lathe(&runs, finish.sides(SIDES)),
            trim: half_ring(finish, 0.455, 0.034, 0.1),
        }
    }

    /// With more lacquer.
    pub fn body(mut self, shape: &Shape) -> Self {
        self.body = self.body.with(shape);
        self
    }

    /// With more lacquer on the left and its mirror image on the right.
    pub fn bodies(self, shape: &Shape) -> Self {
        self.body(shape).body(&shape.clone().mirrored())
    }

    /// With more brass.
    pub fn brass(mut self, shape: &Shape) -> Self {
        self.trim = self.trim.with(shape);
        self
    }

    /// With more brass on the left and its mirror image on the right.
    pub fn brasses(self, shape: &Shape) -> Self {
        self.brass(shape).brass(&shape.clone().mirrored())
    }

    /// With two round eyes of brass, which look ahead, and aside by that many degrees.
    pub fn eyes(self, at: V3, radius: f64, aside: f64) -> Self {
        let (s, c) = aside.to_radians().sin_cos();
        let out = 0.62 * radius;
        let pupil = [at[0] + out * s, at[1], at[2] + out * c];
        let small = 0.56 * radius;
        let (eye, pupil) = match self.finish {
            Finish::Fine => (ball([radius; 3], 8, 6, at), ball([small; 3], 7, 4, pupil)),
            Finish::Plain => (ball([radius; 3], 6, 3, at), ball([small; 3], 4, 2, pupil)),
        };
        self.brasses(&eye).bodies(&pupil)
    }

    /// The model of that name.
    pub fn model(self, name: &'static str) -> Model {
        Model::new(name, vec![part("Body", self.body), part("Trim", self.trim)])
    }
}

/// An ellipsoid about a place.
fn ball(radii: V3, sides: usize, rings: usize, at: V3) -> Shape {
    ellipsoid(radii, sides, rings).shifted(at)
}

/// The upper half of a ring that is sunk into what it lies on.
fn half_ring(finish: Finish, bend: f64, thick: f64, height: f64) -> Shape {
    let section = arc([bend, height], thick, -10.0, 190.0, finish.pick(4, 2));
    lathe(&[section], finish.sides(SIDES))
}

/// What figures are put together from.
impl Finish {
    /// An ellipsoid about a place.
    pub fn ball(self, radii: V3, sides: usize, rings: usize, at: V3) -> Shape {
        ball(radii, self.sides(sides), self.rings(rings).max(3), at)
    }

    /// An ear like a spoon, hollow in front, upright about the origin.
    pub fn dish(self, wide: f64, high: f64, deep: f64, hollow: f64) -> Shape {
        ellipsoid([wide, deep, high], self.pick(14, 8), self.pick(6, 4))
            .turned(0, 90.0)
            .bent(|p| {
                let r2 = (p[0] / wide).powi(2) + (p[1] / high).powi(2);
                [p[0], p[1], p[2] - hollow * (1.0 - r2)]
            })
    }

    /// A round limb through places with a radius at each.
    pub fn limb(self, knots: &[(V3, f64)], sides: usize) -> Shape {
        loft::limb(knots, self.pick(2, 1), self.sides(sides))
    }

    /// A ring about the neck: the radius of its middle line, that of its section,
    /// and its height.
    pub fn collar(self, bend: f64, thick: f64, height: f64) -> Shape {
        ring(bend, thick, height, self.sides(SIDES), self.pick(5, 4))
    }
}
