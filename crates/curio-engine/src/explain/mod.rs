//! What a move does, in words: claims that the rules can check, and sentences
//! made of them.
//!
//! Each game finds its own claims, by playing moves; what they have in common is
//! here: the kinds of claims and how they are joined; how a text speaks of the
//! players is in `voice`, the looks at a position before and after a move in
//! `look`. Which move is good is none of their business: that is the search's.
//!
//! A claim makes its words when they are asked for, in the language of that moment: what
//! can be said of a move, as it follows "it" or "the move". All languages but English say
//! the same after "lets White", of the answer instead.

mod look;
mod voice;

use core::{cmp::Ordering, fmt};
use std::sync::Arc;

use super::{Line, Verdict};
use crate::texts;
use curio_rules::{GameInfo, Player, PlayerSet, Points};

pub(super) use look::{Look, standing, winning, with_turn};
pub use voice::capital;
pub(super) use voice::{Unit, Voice, listed, signed};

/// What follows "it": "holds Blue’s special on A6".
const IT: &str = "it";
/// What follows "lets White": "hold your special on A6".
const LETS: &str = "lets";

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
    /// Blocks that are missing on the way of the player's special to the summit.
    Steps,
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
        /// What the change is made of, each under a key or a place: the sum of these is the
        /// change.
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
    /// A block stands nearer the summit than before.
    Nears {
        /// From where.
        from: String,
        /// To where.
        to: String,
    },
    /// The mover's special is nearer the summit than before (greater), or farther, or neither.
    Way(Ordering),
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

/// Words that are made when they are asked for, in the language of that moment.
#[derive(Clone)]
pub struct Words(Arc<dyn Fn(&str) -> String + Send + Sync>);

impl Words {
    /// A sentence, or several.
    pub fn new(say: impl Fn() -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(move |_| say()))
    }

    /// What they say.
    pub fn text(&self) -> String {
        (self.0)(IT)
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::new(String::new)
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.text(), f)
    }
}

impl PartialEq for Words {
    fn eq(&self, other: &Self) -> bool {
        [IT, LETS]
            .iter()
            .all(|form| (self.0)(form) == (other.0)(form))
    }
}

impl Eq for Words {}

/// One thing that a move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    words: Words,
    /// The places on the board that it speaks of, as the game writes them.
    pub places: Vec<String>,
    /// What it says.
    pub kind: ClaimKind,
    /// Whether it speaks against the move.
    is_drawback: bool,
}

impl Claim {
    /// A claim. `say` makes its words: as they follow "it" when it is given `it`, as they
    /// follow "lets White" when it is given `lets`. Only English makes a difference.
    pub fn new(
        kind: ClaimKind,
        say: impl Fn(&str) -> String + Send + Sync + 'static,
        places: Vec<String>,
    ) -> Self {
        let is_drawback = kind.is_for_others();
        Self {
            words: Words(Arc::new(say)),
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

    /// Words that claim nothing that could be checked, made as by [`Claim::new`].
    pub fn plain(say: impl Fn(&str) -> String + Send + Sync + 'static) -> Self {
        Self::new(ClaimKind::Plain, say, Vec::new())
    }

    const fn is_far_loss(&self) -> bool {
        matches!(self.kind, ClaimKind::LosesWithin(plies) if plies > FORESEEN)
    }

    /// As it follows "it": "holds Blue’s special on A6".
    pub fn text(&self) -> String {
        self.said(IT)
    }

    pub(super) fn said(&self, form: &str) -> String {
        (self.words.0)(form)
    }

    /// What it says without the details that follow a colon.
    pub fn headline(&self) -> String {
        let mut text = self.text();
        if let Some(end) = text.find(": ") {
            text.truncate(end);
            // French writes a blank before it.
            text.truncate(text.trim_end().len());
        }
        text
    }
}

/// Whether more can be joined to a clause by a plain "and".
fn is_simple(text: &str) -> bool {
    !text.contains([',', ':', ';']) && !text.contains(texts::explain_and_mark())
}

/// What a move does: claims, the most important first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explanation {
    /// The claims.
    pub claims: Vec<Claim>,
}

impl Explanation {
    /// An explanation of one claim.
    pub fn single(claim: Claim) -> Self {
        Self {
            claims: vec![claim],
        }
    }

    /// What can be said of a line by its verdict alone.
    pub fn of_verdict<M>(info: GameInfo, line: &Line<M>) -> Self {
        let found = decided(info, line);
        Self::single(found.unwrap_or_else(|| Claim::plain(texts::explain_strongest)))
    }

    /// The same as to why the move is advised: what speaks against it alone is no reason, nor
    /// is what the move itself says.
    pub(super) fn into_advice(mut self) -> Self {
        if self.claims.len() > 1 {
            self.claims
                .retain(|claim| claim.kind != ClaimKind::SetsLight);
        }
        let nothing = ClaimKind::Way(Ordering::Equal);
        if let [Claim { kind, .. }] = &*self.claims
            && *kind == nothing
        {
            return Self::single(Claim::plain(texts::explain_strongest));
        }
        let is_loss = |claim: &Claim| matches!(claim.kind, ClaimKind::LosesWithin(_));
        if self
            .claims
            .first()
            .is_some_and(|first| first.is_drawback && !is_loss(first))
        {
            self.claims
                .insert(0, Claim::plain(texts::explain_strongest));
        }
        self
    }

    /// The two most important claims as a clause that can follow "it", without
    /// capital and full stop; empty where there are none.
    pub fn sentence(&self) -> String {
        self.joined(IT)
    }

    /// The same as a clause that can follow "lets White"; in other languages than English
    /// it says what the answer does.
    pub fn bare_sentence(&self) -> String {
        self.joined(LETS)
    }

    /// The two most important claims in a sentence, as to why a move is played; empty where
    /// there are none.
    pub fn why(&self) -> String {
        let clause = self.sentence();
        if clause.is_empty() {
            return clause;
        }
        texts::explain_why(&clause, &capital(&clause))
    }

    /// The most important claim, with the second only if that speaks against it: for where
    /// there is no room for two.
    pub fn brief(&self) -> Self {
        let mut claims: Vec<Claim> = self.weightiest().cloned().collect();
        claims.truncate(match claims.get(1) {
            Some(second) if second.is_drawback => 2,
            _ => 1,
        });
        Self { claims }
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
    /// way does not matter, nor a loss that is far off beside what the move does.
    fn weightiest(&self) -> impl Iterator<Item = &Claim> {
        let first = self.claims.first();
        let is_won = first.is_some_and(|claim| matches!(claim.kind, ClaimKind::WinsWithin(_)));
        let mut claims = self.claims.iter();
        let first = claims.next();
        let second = claims.find(|claim| !(is_won && claim.is_drawback));
        match first {
            Some(lost) if lost.is_far_loss() && second.is_some() => second.into_iter().chain(None),
            _ => first.into_iter().chain(second),
        }
    }

    fn joined(&self, form: &str) -> String {
        let mut claims = self.weightiest();
        let (Some(first), second) = (claims.next(), claims.next()) else {
            return String::new();
        };
        let one = first.said(form);
        let Some(second) = second else {
            return one;
        };
        let turns = second.is_drawback && !first.is_drawback;
        match (turns, is_simple(&one)) {
            (true, true) => texts::explain_but(&one, &second.said(form)),
            (true, false) => texts::explain_but_it(&one, &second.text()),
            (false, true) => texts::explain_and(&one, &second.said(form)),
            (false, false) => texts::explain_also(&one, &second.text()),
        }
    }

    /// The places that the sentence speaks of, each once.
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
pub const FORESEEN: u32 = 12;

/// The claim that a decided line of a game makes.
pub(super) fn decided<M>(info: GameInfo, line: &Line<M>) -> Option<Claim> {
    let verdict = line.verdict;
    let kind = match verdict {
        Verdict::Win { plies } => ClaimKind::WinsWithin(plies),
        Verdict::Loss { plies } => ClaimKind::LosesWithin(plies),
        Verdict::Draw => ClaimKind::Draws,
        Verdict::Estimate(_) => return None,
    };
    let say = move |form: &str| match verdict {
        Verdict::Win { plies: 1 } => texts::explain_wins_at_once(form),
        Verdict::Win { plies } if plies <= FORESEEN => {
            texts::explain_wins_within(form, info.moves(plies))
        }
        Verdict::Win { .. } => texts::explain_wins_by_force(form),
        Verdict::Loss { plies } if plies <= FORESEEN => {
            texts::explain_holds_out_within(form, info.moves(plies))
        }
        Verdict::Loss { .. } => texts::explain_holds_out(form),
        Verdict::Draw | Verdict::Estimate(_) => texts::explain_draws(form),
    };
    let claim = Claim::new(kind, say, Vec::new());
    let is_drawback = claim.is_far_loss();
    Some(claim.against(is_drawback))
}

#[cfg(test)]
mod tests {
    use curio_rules::{Game as _, xafka::Xafka};
    use curio_words::{Language, in_language};

    use super::*;

    /// A claim whose verb has its ending in braces: "take{s} 2 hexagons".
    fn claim(words: &'static str, kind: ClaimKind) -> Claim {
        let say = |form: &str| words.replace("{s}", if form == IT { "s" } else { "" });
        Claim::new(kind, say, vec!["a1".to_owned()])
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
    #[test]
    fn words_change_with_the_language() {
        let line: Line = Line {
            verdict: Verdict::Win { plies: 3 },
            moves: Vec::new(),
        };
        let explained = Explanation::of_verdict(Xafka::INFO, &line);
        assert_eq!(explained.sentence(), "wins by force within 2 moves");
        assert_eq!(explained.bare_sentence(), "win by force within 2 moves");
        for (language, why) in [
            (Language::English, "Wins by force within 2 moves."),
            (
                Language::German,
                "Der Zug erzwingt den Sieg in höchstens 2 Zügen.",
            ),
            (
                Language::French,
                "Ce coup force la victoire en 2 coups au plus.",
            ),
        ] {
            assert_eq!(in_language(language, || explained.why()), why);
        }
    }

    #[test]
    fn details_after_a_colon_are_left_out_in_every_language() {
        let offers = Claim::plain(|form| texts::explain_stands(form, "…"));
        for language in Language::ALL {
            let headline = in_language(language, || offers.headline());
            assert!(headline.ends_with(char::is_alphabetic), "{headline}");
        }
    }
}
