//! How finely a model is made: once to be looked at closely, once for software
//! rendering.

/// One of the two sets of models.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finish {
    /// Round things are round.
    Fine,
    /// As few triangles as the outline needs.
    Plain,
}

impl Finish {
    /// Both, the fine one first.
    pub const ALL: [Self; 2] = [Self::Fine, Self::Plain];

    /// The sides of a round thing that has `fine` of them when made finely.
    pub const fn sides(self, fine: usize) -> usize {
        match self {
            Self::Fine => fine,
            Self::Plain if fine > 10 => fine / 2,
            Self::Plain => 5,
        }
    }

    /// The steps of a curve that has `fine` of them when made finely.
    pub const fn steps(self, fine: usize) -> usize {
        match self {
            Self::Fine => fine,
            Self::Plain => fine.div_ceil(3),
        }
    }

    /// The rings between the poles of a ball that has `fine` of them when made finely.
    pub const fn rings(self, fine: usize) -> usize {
        match self {
            Self::Fine => fine,
            Self::Plain => fine / 2,
        }
    }

    /// One or the other.
    pub fn pick<T>(self, fine: T, plain: T) -> T {
        match self {
            Self::Fine => fine,
            Self::Plain => plain,
        }
    }
}
