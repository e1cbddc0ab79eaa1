//! The pieces: nine kinds, two colours, and how many of each a player has.

use crate::{Colour, Player, texts};

/// A kind of piece, from the least in value to the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Kind {
    /// Steps diagonally.
    Farmer = 1,
    /// Steps along ranks and files.
    Pawn = 2,
    /// Leaps two squares in any direction.
    Guard = 3,
    /// Leaps as in chess.
    Knight = 4,
    /// Pushes diagonals.
    Bishop = 5,
    /// Pushes ranks and files.
    Rook = 6,
    /// Pushes in any direction.
    Treasurer = 7,
    /// Swaps with pieces in any direction, however far.
    Queen = 8,
    /// Swaps with pieces beside it.
    King = 9,
}

impl Kind {
    /// All kinds, the least first.
    pub const ALL: [Self; 9] = [
        Self::Farmer,
        Self::Pawn,
        Self::Guard,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Treasurer,
        Self::Queen,
        Self::King,
    ];

    /// The letter in notations, a capital; [`Self::letter_shown`] is read.
    pub const fn letter(self) -> char {
        match self {
            Self::Farmer => 'F',
            Self::Pawn => 'P',
            Self::Guard => 'G',
            Self::Knight => 'N',
            Self::Bishop => 'B',
            Self::Rook => 'R',
            Self::Treasurer => 'T',
            Self::Queen => 'Q',
            Self::King => 'K',
        }
    }

    /// The kind with this letter, capital or not.
    pub fn from_letter(letter: char) -> Option<Self> {
        let capital = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|kind| kind.letter() == capital)
    }

    /// The letter in the language that is read, on pieces and in moves that are shown.
    pub fn letter_shown(self) -> &'static str {
        match self {
            Self::Farmer => texts::mathematichess_letter_farmer(),
            Self::Pawn => texts::mathematichess_letter_pawn(),
            Self::Guard => texts::mathematichess_letter_guard(),
            Self::Knight => texts::mathematichess_letter_knight(),
            Self::Bishop => texts::mathematichess_letter_bishop(),
            Self::Rook => texts::mathematichess_letter_rook(),
            Self::Treasurer => texts::mathematichess_letter_treasurer(),
            Self::Queen => texts::mathematichess_letter_queen(),
            Self::King => texts::mathematichess_letter_king(),
        }
    }

    /// One word for it, the same in every language; texts choose by it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Farmer => "farmer",
            Self::Pawn => "pawn",
            Self::Guard => "guard",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Treasurer => "treasurer",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }

    /// The name as players read it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Farmer => texts::mathematichess_farmer(),
            Self::Pawn => texts::mathematichess_pawn(),
            Self::Guard => texts::mathematichess_guard(),
            Self::Knight => texts::mathematichess_knight(),
            Self::Bishop => texts::mathematichess_bishop(),
            Self::Rook => texts::mathematichess_rook(),
            Self::Treasurer => texts::mathematichess_treasurer(),
            Self::Queen => texts::mathematichess_queen(),
            Self::King => texts::mathematichess_king(),
        }
    }

    /// Whether it is one of the Royals, king or queen.
    pub const fn is_royal(self) -> bool {
        matches!(self, Self::Queen | Self::King)
    }

    /// The kind as an index into arrays of ten; 0 belongs to no kind.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

/// A piece: its owner and its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// The player who owns it.
    pub player: Player,
    /// What decides how it moves and what it is worth.
    pub kind: Kind,
}

/// The players' colours in turn order.
pub(super) const COLOURS: [Colour; 2] = [Colour::White, Colour::Black];

pub(super) const fn colour_key(player: Player) -> &'static str {
    COLOURS[(player.0 & 1) as usize].key()
}

/// The name of a player's colour.
pub(super) fn colour(player: Player) -> &'static str {
    COLOURS[(player.0 & 1) as usize].name()
}

/// The letter of a player in position texts.
pub(super) const fn initial(player: Player) -> char {
    match player.0 {
        0 => 'W',
        _ => 'B',
    }
}

/// A square of the board as a byte: nothing, a piece, or beyond the border.
pub(super) mod code {
    pub const HOLE: u8 = 0;
    pub const BORDER: u8 = 32;
    const BLACK: u8 = 16;

    pub const fn is_piece(code: u8) -> bool {
        kind(code) != 0
    }

    pub const fn kind(code: u8) -> u8 {
        code & 15
    }

    /// 0 for White, 1 for Black; of pieces only.
    pub const fn side(code: u8) -> usize {
        (code >> 4 & 1) as usize
    }

    pub const fn encode(side: usize, kind: u8) -> u8 {
        if side == 0 { kind } else { kind | BLACK }
    }
}

impl Piece {
    /// The letter in position texts: a capital for White.
    pub const fn letter(self) -> char {
        match self.player.0 {
            0 => self.kind.letter(),
            _ => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// As players read it: "white Rook".
    #[must_use]
    pub fn name(self) -> String {
        texts::mathematichess_piece(colour_key(self.player), self.kind.key())
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Some(Self {
            player: Player(u8::from(letter.is_ascii_lowercase())),
            kind: Kind::from_letter(letter)?,
        })
    }

    pub(super) const fn code(self) -> u8 {
        code::encode((self.player.0 & 1) as usize, self.kind as u8)
    }

    pub(super) fn from_code(byte: u8) -> Option<Self> {
        let kind = usize::from(code::kind(byte)).checked_sub(1)?;
        Some(Self {
            player: Player(code::side(byte) as u8),
            kind: *Kind::ALL.get(kind)?,
        })
    }
}

/// What both players have before the first move, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Army {
    /// Values by [`Kind::index`].
    pub(super) values: [u8; 10],
    /// Numbers by [`Kind::index`].
    pub(super) counts: [u8; 10],
}

/// The size of the board of the later revision, which has six kinds.
pub(super) const REVISION: u8 = 8;

impl Army {
    /// The army of a board of this size.
    ///
    /// On 13 by 13 nine of each kind leave 7 squares empty. Smaller boards have
    /// as many of each kind as fit while 7, 5 or 3 squares stay empty; what is
    /// left over goes in pairs to the kinds around the middle of the values, so
    /// that a piece is worth 5 on average on every board.
    pub const fn for_size(size: u8) -> Self {
        if size == REVISION {
            return Self {
                values: [0, 0, 1, 0, 4, 3, 5, 0, 9, 10],
                counts: [0, 0, 5, 0, 5, 5, 5, 0, 5, 5],
            };
        }
        let holes = match size {
            11.. => 7,
            7..=10 => 5,
            _ => 3,
        };
        let pieces = (size as u16 * size as u16).saturating_sub(holes) / 2;
        let each = (pieces / 9) as u8;
        let mut counts = [each; 10];
        counts[0] = 0;
        let mut over = pieces % 9;
        if over % 2 == 1 {
            counts[5] += 1;
            over -= 1;
        }
        let mut away = 1;
        while over > 0 {
            counts[5 + away] += 1;
            counts[5 - away] += 1;
            away += 1;
            over -= 2;
        }
        Self {
            values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
            counts,
        }
    }

    /// What a piece of this kind is worth.
    pub const fn value(&self, kind: Kind) -> u8 {
        self.values[kind.index()]
    }

    /// How many a player has.
    pub const fn count(&self, kind: Kind) -> u8 {
        self.counts[kind.index()]
    }

    /// The kinds that take part, the most valuable first.
    pub fn kinds(&self) -> impl Iterator<Item = Kind> + use<> {
        let counts = self.counts;
        Kind::ALL
            .into_iter()
            .rev()
            .filter(move |kind| counts[kind.index()] > 0)
    }

    /// How many pieces a player has in all.
    pub fn pieces(&self) -> u32 {
        self.counts.iter().copied().map(u32::from).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_leave_the_holes_that_are_told() {
        for (size, pieces, holes) in [
            (13, 81, 7),
            (11, 57, 7),
            (9, 38, 5),
            (8, 30, 4),
            (7, 22, 5),
            (5, 11, 3),
        ] {
            let army = Army::for_size(size);
            assert_eq!(army.pieces(), pieces, "{size}");
            assert_eq!(u32::from(size).pow(2) - 2 * pieces, holes, "{size}");
            let worth: u32 = Kind::ALL
                .into_iter()
                .map(|kind| u32::from(army.value(kind)) * u32::from(army.count(kind)))
                .sum();
            if size != REVISION {
                assert_eq!(worth, 5 * pieces, "{size}");
            }
        }
        assert!(
            Kind::ALL
                .iter()
                .all(|kind| Army::for_size(13).count(*kind) == 9)
        );
    }

    #[test]
    fn pieces_and_bytes_agree() {
        for kind in Kind::ALL {
            for player in Player::all(2) {
                let piece = Piece { player, kind };
                assert_eq!(Piece::from_code(piece.code()), Some(piece));
                assert_eq!(Piece::from_letter(piece.letter()), Some(piece));
                assert!(code::is_piece(piece.code()));
            }
        }
        assert_eq!(Piece::from_code(code::HOLE), None);
        assert_eq!(Piece::from_code(code::BORDER), None);
    }
}
