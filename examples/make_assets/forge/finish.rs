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
    /// How many sides a round thing has that has so many when made finely.
    pub const fn sides(self, fine: usize) -> usize {
        match self {
            Self::Fine => fine,
            Self::Plain if fine > 8 => fine / 2,
            Self::Plain => 4,
        }
    }

    /// How many steps a curve has that has so many when made finely.
    pub const fn steps(self, fine: usize) -> usize {
        match self {
            Self::Fine => fine,
            Self::Plain => fine.div_ceil(3),
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
