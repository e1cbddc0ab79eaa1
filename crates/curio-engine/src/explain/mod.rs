//! What a move does, in words: claims that the rules can check, and sentences
//! made of them.
//!
//! Each game finds its own claims, by playing moves; what they have in common is
//! here: the kinds of claims and how they are joined; how a text speaks of the
//! players is in `voice`, the looks at a position before and after a move in
//! `look`. Which move is good is none of their business: that is the search's.

mod look;
mod voice;

use super::{Line, Verdict};
use curio_rules::{Player, PlayerSet, Points};

pub(super) use look::{Look, standing, winning, with_turn};
pub(super) use voice::{Unit, Voice, counted, listed, signed};

/// Something that a player can do with one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Win the game at once.
    Win,
    /// Capture something.
    Capture,
    /// Come to lie on another player's special, which cannot climb then.
    HoldSpecial,
    /// Gain this many points on the opponent.
    Gain(Points),
}

/// A number that can be read off the board for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Where the player's piece could go, if it were that player's turn.
    Destinations,
    /// What the player's piece sees.
    Seen,
    /// The player's memes that may be deployed.
    Memes,
}

/// What a claim says, with all that it takes to check it by the rules.
///
/// "The mover" is the player who makes the move that is explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimKind {
    /// The move ends the game, and these players win; nobody in a draw.
    Ends(PlayerSet),
    /// The mover wins by force within this many plies, this one included.
    WinsWithin(u32),
    /// The mover holds out for this many plies, this one included, and then loses.
    LosesWithin(u32),
    /// Neither side can force a win.
    Draws,
    /// No other move leads to as good a result.
    Only {
        /// How many moves there are, this one included.
        of: u32,
    },
    /// If the opponent does not answer it, the mover can play this next.
    Threatens {
        /// What the ply would do.
        deed: Deed,
        /// The ply.
        ply: String,
    },
    /// If the opponent does not answer it, the mover can play these one after
    /// the other, and the last one wins.
    Prepares(Vec<String>),
    /// Another player could have done this, had it been that player's turn,
    /// and cannot any more.
    Prevents {
        /// Who could do it.
        by: Player,
        /// What the ply would have done.
        deed: Deed,
        /// The ply.
        ply: String,
    },
    /// The next player can do this now.
    Allows {
        /// Who can do it now.
        by: Player,
        /// What the ply does.
        deed: Deed,
        /// The ply.
        ply: String,
        /// Whether it was not there before the move.
        fresh: bool,
    },
    /// A player's total in the score changes.
    Scores {
        /// Whose total changes.
        player: Player,
        /// By how much.
        change: Points,
        /// What the change is made of: the sum of these is the change.
        parts: Vec<(String, Points)>,
    },
    /// A number on the board changes, or stays.
    Counts {
        /// What is counted.
        what: Count,
        /// The player it is counted for.
        player: Player,
        /// What it was.
        before: u32,
        /// The number after the move.
        after: u32,
    },
    /// The move captures what stands here.
    Captures {
        /// Where.
        at: String,
        /// Whose it was.
        of: Player,
    },
    /// A block comes to lie on another player's block, which cannot move then.
    Holds {
        /// Where.
        at: String,
        /// Whose block is held.
        of: Player,
        /// Whether that is the special.
        special: bool,
    },
    /// Another player's block is free to move again.
    Frees {
        /// Where.
        at: String,
        /// Whose block it is.
        of: Player,
        /// Whether that is the special.
        special: bool,
    },
    /// The captured special is in the reserve again.
    Rescues,
    /// A block comes to stand on this floor, from below or from outside.
    Climbs {
        /// To where.
        to: String,
        /// The floor.
        floor: u8,
        /// Whether the block is the special.
        special: bool,
    },
    /// The light is free to be set, and the next player is the first who may.
    FreesLight,
    /// The light is set.
    SetsLight,
    /// A territory that the mover did not own before, or not so well.
    Territory {
        /// Its squares.
        name: String,
        /// What it is worth now.
        worth: i64,
        /// Whether it is homogeneous.
        homogeneous: bool,
        /// Whether it is secured.
        secured: bool,
    },
    /// What an empty square would be worth if it stayed empty, in seat order.
    Prospect {
        /// The square.
        at: String,
        /// Its worth to both.
        worth: [i32; 2],
        /// Whether the move has filled it, so that this was before.
        filled: bool,
    },
    /// What a placement does to the tally.
    Nets {
        /// The mover's gain on the opponent.
        value: i32,
        /// Hexes touched first.
        touched: u32,
        /// Hexes of the opponent's greened out.
        greened: u32,
        /// Own hexes cashed.
        cashed: u32,
        /// The opponent's hexes cashed.
        conceded: u32,
    },
    /// What the receiver can make at most of the Xoid that is given.
    Hands {
        /// The most that a placement nets.
        most: i32,
        /// In how many places it fits.
        places: u32,
    },
    /// The score stays as it is; so much the mover is ahead of the best of the
    /// others, or behind.
    Stands {
        /// The lead.
        lead: Points,
    },
    /// Words of a game that makes no claims that can be checked.
    Plain,
}

impl ClaimKind {
    /// Whether the move gives others something, or leaves it to them.
    pub(super) const fn is_for_others(&self) -> bool {
        matches!(
            self,
            Self::Allows { .. } | Self::Frees { .. } | Self::FreesLight
        )
    }
}

/// One thing that a move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// As it follows "it": "holds Blue's special on A6".
    pub text: String,
    /// As it follows "lets White": "hold your special on A6".
    pub bare: String,
    /// The places on the board that it speaks of, as the game writes them.
    pub places: Vec<String>,
    /// What it says.
    pub kind: ClaimKind,
    /// Whether it speaks against the move.
    is_drawback: bool,
}

impl Claim {
    /// A claim in words where the endings of verbs are in braces: "take{s} 2
    /// hexagons and win{s}".
    #[must_use]
    pub fn new(kind: ClaimKind, words: &str, places: Vec<String>) -> Self {
        let text = words.replace("{s}", "s").replace("{es}", "es");
        let bare = words.replace("{s}", "").replace("{es}", "");
        Self::in_words(kind, text, bare, places)
    }

    /// A claim whose two forms differ in more than the endings of verbs.
    #[must_use]
    pub fn in_words(kind: ClaimKind, text: String, bare: String, places: Vec<String>) -> Self {
        let is_drawback = kind.is_for_others();
        Self {
            text,
            bare,
            places,
            kind,
            is_drawback,
        }
    }

    /// The claim, as one that speaks against the move if `is_drawback`.
    pub(super) fn against(self, is_drawback: bool) -> Self {
        Self {
            is_drawback,
            ..self
        }
    }

    /// Words that claim nothing that could be checked.
    #[must_use]
    pub fn plain(words: &str) -> Self {
        Self::new(ClaimKind::Plain, words, Vec::new())
    }

    /// What it says without the details that follow a colon.
    #[must_use]
    pub fn headline(&self) -> &str {
        let end = self.text.find(": ").unwrap_or(self.text.len());
        self.text.get(..end).unwrap_or(&self.text)
    }

    /// Whether more can be joined to it by a plain "and".
    fn is_simple(text: &str) -> bool {
        !text.contains([',', ':', ';']) && !text.contains(" and ")
    }
}

/// What a move does: claims, the most important first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The claims.
    pub claims: Vec<Claim>,
}

impl Explanation {
    /// An explanation of one claim.
    #[must_use]
    pub fn single(claim: Claim) -> Self {
        Self {
            claims: vec![claim],
        }
    }

    /// What can be said of a line by its verdict alone.
    #[must_use]
    pub fn of_verdict(line: &Line) -> Self {
        let found = decided(line);
        Self::single(found.unwrap_or_else(|| Claim::plain("look{s} strongest after a search")))
    }

    /// The two most important claims as a clause that can follow "it", without
    /// capital and full stop; empty where there are none.
    #[must_use]
    pub fn sentence(&self) -> String {
        self.joined(|claim| &claim.text)
    }

    /// The same as a clause that can follow "lets White".
    #[must_use]
    pub fn bare_sentence(&self) -> String {
        self.joined(|claim| &claim.bare)
    }

    /// What decides the game, with a capture that leads to it; the first claim
    /// where nothing does. Nothing where there are no claims.
    pub(super) fn decisive(&self) -> Option<Self> {
        let (first, rest) = self.claims.split_first()?;
        let decides =
            |claim: &&Claim| matches!(claim.kind, ClaimKind::Ends(_) | ClaimKind::WinsWithin(_));
        let is_capture = matches!(first.kind, ClaimKind::Captures { .. });
        let claims = match rest.iter().find(decides) {
            _ if decides(&first) => vec![first.clone()],
            Some(claim) if is_capture => vec![first.clone(), claim.clone()],
            Some(claim) => vec![claim.clone()],
            None => vec![first.clone()],
        };
        Some(Self { claims })
    }

    /// The claims that the sentence is made of. What a won game gives away on the
    /// way does not matter.
    fn weightiest(&self) -> impl Iterator<Item = &Claim> {
        let first = self.claims.first();
        let is_won = first.is_some_and(|claim| matches!(claim.kind, ClaimKind::WinsWithin(_)));
        let mut claims = self.claims.iter();
        let first = claims.next();
        let second = claims.find(|claim| !(is_won && claim.is_drawback));
        first.into_iter().chain(second)
    }

    fn joined(&self, text: impl Fn(&Claim) -> &str) -> String {
        let mut claims = self.weightiest();
        let (Some(first), second) = (claims.next(), claims.next()) else {
            return String::new();
        };
        let one = text(first);
        let Some(second) = second else {
            return one.to_owned();
        };
        let other = text(second);
        let turns = second.is_drawback && !first.is_drawback;
        match (turns, Claim::is_simple(one)) {
            (true, true) => format!("{one}, but {other}"),
            (true, false) => format!("{one}; but it {}", second.text),
            (false, true) => format!("{one} and {other}"),
            (false, false) => format!("{one}; it also {}", second.text),
        }
    }

    /// The places that the sentence speaks of, each once.
    #[must_use]
    pub fn places(&self) -> Vec<String> {
        let mut places: Vec<String> = Vec::new();
        for place in self.weightiest().flat_map(|claim| &claim.places) {
            if !places.contains(place) {
                places.push(place.clone());
            }
        }
        places
    }
}

/// A number of plies beyond this says nothing to a player, and is often only a bound.
pub(super) const FORESEEN: u32 = 12;

/// " within 7 turns"; nothing where that is beyond what a player can foresee.
pub(super) fn within(plies: u32) -> String {
    if plies <= FORESEEN {
        format!(" within {}", counted(plies, "turn", "turns"))
    } else {
        String::new()
    }
}

/// The claim that a decided line makes.
pub(super) fn decided(line: &Line) -> Option<Claim> {
    let (kind, words) = match line.verdict {
        Verdict::Win { plies: 1 } => (ClaimKind::WinsWithin(1), "win{s} at once".to_owned()),
        Verdict::Win { plies } => {
            let words = format!("win{{s}} by force{}", within(plies));
            (ClaimKind::WinsWithin(plies), words)
        }
        Verdict::Loss { plies } if plies <= FORESEEN => {
            let turns = counted(plies, "turn", "turns");
            let words = format!("hold{{s}} out for at most {turns} in a lost position");
            (ClaimKind::LosesWithin(plies), words)
        }
        Verdict::Loss { plies } => {
            let words = "hold{s} out in a lost position".to_owned();
            (ClaimKind::LosesWithin(plies), words)
        }
        Verdict::Draw => (ClaimKind::Draws, "hold{s} the draw".to_owned()),
        Verdict::Estimate(_) => return None,
    };
    Some(Claim::new(kind, &words, Vec::new()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(words: &str, kind: ClaimKind) -> Claim {
        Claim::new(kind, words, vec!["a1".to_owned()])
    }

    #[test]
    fn two_claims_make_a_sentence() {
        let holds = claim("hold{s} a block", ClaimKind::Plain);
        let of_claims = |claims: &[&Claim]| {
            let claims = claims.iter().map(|claim| (*claim).clone()).collect();
            Explanation { claims }
        };
        let takes = claim("take{s} 2, on a1", ClaimKind::Plain);
        let frees = claim("unlock{s} the light", ClaimKind::FreesLight);
        assert_eq!(of_claims(&[]).sentence(), "");
        assert_eq!(of_claims(&[&holds]).sentence(), "holds a block");
        assert_eq!(
            of_claims(&[&holds, &takes]).sentence(),
            "holds a block and takes 2, on a1"
        );
        assert_eq!(
            of_claims(&[&takes, &holds]).sentence(),
            "takes 2, on a1; it also holds a block"
        );
        let but = of_claims(&[&holds, &frees, &takes]);
        assert_eq!(but.sentence(), "holds a block, but unlocks the light");
        assert_eq!(but.bare_sentence(), "hold a block, but unlock the light");
        assert_eq!(but.places(), ["a1"]);
        let wins = claim("win{s} by force", ClaimKind::WinsWithin(3));
        let won = of_claims(&[&wins, &frees, &holds]);
        assert_eq!(won.sentence(), "wins by force and holds a block");
    }
}
