//! What a note sounds like: which partials it has, and how soon they fade.

/// What an ending is played on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Instrument {
    /// Small bells.
    #[default]
    Bell,
    /// Plucked strings.
    Harp,
    /// Bars of wood.
    Wood,
    /// Tubes of brass.
    Chime,
    /// Tongues of steel over a box, plucked with the thumbs.
    Kalimba,
}

impl Instrument {
    /// All instruments.
    pub const ALL: [Self; 5] = [
        Self::Bell,
        Self::Harp,
        Self::Wood,
        Self::Chime,
        Self::Kalimba,
    ];

    pub(crate) const fn timbre(self) -> &'static Timbre {
        match self {
            Self::Bell => &BELL,
            Self::Harp => &HARP,
            Self::Wood => &WOOD,
            Self::Chime => &CHIME,
            Self::Kalimba => &KALIMBA,
        }
    }
}

/// One of the tones that make up a note.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Partial {
    /// Its frequency, in frequencies of the note.
    pub(crate) ratio: f32,
    pub(crate) strength: f32,
    /// It falls by e in 1 / `fade` seconds in a note of 220 Hz, and sooner in higher ones.
    pub(crate) fade: f32,
}

/// What a note sounds like.
#[derive(Debug)]
pub(crate) struct Timbre {
    pub(crate) partials: [Partial; 4],
    /// How long it takes to be as loud as it gets, in seconds.
    pub(crate) attack: f32,
    /// How much of it is heard of the room.
    pub(crate) send: f32,
}

const fn partial(ratio: f32, strength: f32, fade: f32) -> Partial {
    Partial {
        ratio,
        strength,
        fade,
    }
}

pub(crate) const BELL: Timbre = Timbre {
    partials: [
        partial(1.0, 1.0, 1.5),
        partial(2.0, 0.35, 2.4),
        partial(2.76, 0.14, 4.0),
        partial(5.4, 0.04, 8.0),
    ],
    attack: 0.004,
    send: 0.5,
};

pub(crate) const HARP: Timbre = Timbre {
    partials: [
        partial(1.0, 1.0, 1.6),
        partial(2.0, 0.4, 2.6),
        partial(3.0, 0.18, 4.2),
        partial(4.0, 0.08, 6.5),
    ],
    attack: 0.003,
    send: 0.35,
};

pub(crate) const WOOD: Timbre = Timbre {
    partials: [
        partial(1.0, 1.0, 5.0),
        partial(3.93, 0.22, 15.0),
        partial(9.2, 0.04, 38.0),
        partial(2.0, 0.06, 9.0),
    ],
    attack: 0.002,
    send: 0.4,
};

pub(crate) const CHIME: Timbre = Timbre {
    partials: [
        partial(1.0, 0.8, 1.1),
        partial(2.756, 0.3, 1.9),
        partial(5.404, 0.08, 3.6),
        partial(0.5, 0.25, 1.4),
    ],
    attack: 0.003,
    send: 0.4,
};

pub(crate) const KALIMBA: Timbre = Timbre {
    partials: [
        partial(1.0, 1.0, 2.3),
        partial(2.0, 0.12, 5.0),
        partial(5.8, 0.1, 17.0),
        partial(3.0, 0.05, 8.0),
    ],
    attack: 0.0025,
    send: 0.4,
};

/// A piano with felt between its hammers and strings.
pub(crate) const FELT: Timbre = Timbre {
    partials: [
        partial(1.0, 1.0, 1.2),
        partial(2.0, 0.26, 2.1),
        partial(3.0, 0.08, 4.0),
        partial(4.0, 0.03, 7.0),
    ],
    attack: 0.014,
    send: 0.4,
};

/// A held tone; the first two partials are a little out of tune with each other, so that
/// it never stands still.
pub(crate) const PAD: Timbre = Timbre {
    partials: [
        partial(0.9986, 0.5, 0.0),
        partial(1.0014, 0.5, 0.0),
        partial(2.002, 0.12, 0.0),
        partial(3.0, 0.03, 0.0),
    ],
    attack: 2.4,
    send: 0.6,
};
