//! What a move does, in words: claims that the rules can check, and sentences
//! made of them.
//!
//! Each game finds its own claims, by playing moves; what they have in common is
//! here: the kinds of claims, how they are joined, how a text speaks of the
//! players, and the looks at a position before and after a move. Which move is
//! good is none of their business: that is the search's.

use super::{Line, Verdict};
use curio_rules::{Colour, Game, Player, PlayerSet, Points, Turn};

/// Something that a player can do with one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// Win the game at once.
    Win,
    /// Capture something.
    Capture,
    /// Gain so many points on the opponent.
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
    /// The mover wins by force within so many plies, this one included.
    WinsWithin(u32),
    /// The mover holds out for so many plies, this one included, and then loses.
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
        /// Who.
        by: Player,
        /// What the ply would have done.
        deed: Deed,
        /// The ply.
        ply: String,
    },
    /// The next player can do this now.
    Allows {
        /// Who.
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
        /// Whose.
        player: Player,
        /// By how much.
        change: Points,
        /// What the change is made of: the sum of these is the change.
        parts: Vec<(String, Points)>,
    },
    /// A number on the board changes, or stays.
    Counts {
        /// Which.
        what: Count,
        /// Whose.
        player: Player,
        /// What it was.
        before: u32,
        /// What it is.
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
        /// Whose.
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
    /// Whether the move gives others something that they did not have.
    pub(super) const fn is_new_to_others(&self) -> bool {
        matches!(
            self,
            Self::Allows { fresh: true, .. } | Self::Frees { .. } | Self::FreesLight
        )
    }

    /// Whether this speaks against the move.
    const fn is_drawback(&self) -> bool {
        match self {
            Self::Allows { .. } | Self::Frees { .. } | Self::FreesLight => true,
            Self::Scores { change, .. } => change.numerator() < 0,
            _ => false,
        }
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
}

impl Claim {
    /// A claim in words where the endings of verbs are in braces: "take{s} 2
    /// hexagons and win{s}".
    #[must_use]
    pub fn new(kind: ClaimKind, words: &str, places: Vec<String>) -> Self {
        Self {
            text: words.replace("{s}", "s").replace("{es}", "es"),
            bare: words.replace("{s}", "").replace("{es}", ""),
            places,
            kind,
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
    pub fn of(claim: Claim) -> Self {
        Self {
            claims: vec![claim],
        }
    }

    /// What can be said of a line by its verdict alone.
    #[must_use]
    pub fn of_verdict(line: &Line) -> Self {
        let found = decided(line);
        Self::of(found.unwrap_or_else(|| Claim::plain("come{s} out best in the search")))
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

    fn joined(&self, text: impl Fn(&Claim) -> &str) -> String {
        match &self.claims[..] {
            [] => String::new(),
            [only] => text(only).to_owned(),
            [first, second, ..] => {
                let (one, other) = (text(first), text(second));
                let turns = second.kind.is_drawback() && !first.kind.is_drawback();
                match (turns, Claim::is_simple(one)) {
                    (true, true) => format!("{one}, but {other}"),
                    (true, false) => format!("{one}; but it {}", second.text),
                    (false, true) => format!("{one} and {other}"),
                    (false, false) => format!("{one}; it also {}", second.text),
                }
            }
        }
    }

    /// The places that the sentence speaks of, each once.
    #[must_use]
    pub fn places(&self) -> Vec<String> {
        let mut places: Vec<String> = Vec::new();
        for place in self.claims.iter().take(2).flat_map(|claim| &claim.places) {
            if !places.contains(place) {
                places.push(place.clone());
            }
        }
        places
    }
}

/// The claim that a decided line makes.
pub(super) fn decided(line: &Line) -> Option<Claim> {
    let (kind, words) = match line.verdict {
        Verdict::Win { plies: 1 } => (ClaimKind::WinsWithin(1), "win{s} at once".to_owned()),
        Verdict::Win { plies } => {
            let words = format!("win{{s}} by force within {plies} turns");
            (ClaimKind::WinsWithin(plies), words)
        }
        Verdict::Loss { plies } => {
            let turns = counted(plies, "turn", "turns");
            let words = format!("hold{{s}} out for {turns} in a lost position");
            (ClaimKind::LosesWithin(plies), words)
        }
        Verdict::Draw => (ClaimKind::Draws, "hold{s} the draw".to_owned()),
        Verdict::Estimate(_) => return None,
    };
    Some(Claim::new(kind, &words, Vec::new()))
}

/// How a text speaks of the players: the one who reads it is "you".
#[derive(Clone, Copy, Debug)]
pub(super) struct Voice {
    colours: &'static [Colour],
    reader: Player,
}

impl Voice {
    pub const fn new(colours: &'static [Colour], reader: Player) -> Self {
        Self { colours, reader }
    }

    pub fn is_reader(&self, player: Player) -> bool {
        player == self.reader
    }

    /// "you" or "White".
    pub fn name(&self, player: Player) -> &'static str {
        if player == self.reader {
            return "you";
        }
        let colour = self.colours.get(player.index());
        colour.map_or("the opponent", |colour| colour.name())
    }

    /// "your" or "White's".
    pub fn whose(&self, player: Player) -> String {
        if player == self.reader {
            "your".to_owned()
        } else {
            format!("{}'s", self.name(player))
        }
    }

    /// "yours" or "White's".
    pub fn possession(&self, player: Player) -> String {
        if player == self.reader {
            "yours".to_owned()
        } else {
            self.whose(player)
        }
    }

    /// A verb with its subject: "you stand", "White stands".
    pub fn does(&self, player: Player, verb: &str) -> String {
        let ending = if player == self.reader { "" } else { "s" };
        format!("{} {verb}{ending}", self.name(player))
    }

    /// "you are", "White is".
    pub fn is(&self, player: Player) -> String {
        let verb = if player == self.reader { "are" } else { "is" };
        format!("{} {verb}", self.name(player))
    }

    /// Who is ahead by so much, as a clause: "Black is 3 points ahead".
    pub fn standing(&self, me: Player, rival: Player, lead: Points, unit: Unit) -> String {
        let (ahead, by) = if lead < Points::ZERO {
            (rival, lead * -1)
        } else {
            (me, lead)
        };
        if by == Points::ZERO {
            "the score is level".to_owned()
        } else {
            format!("{} {} ahead", self.is(ahead), unit.of(by))
        }
    }
}

/// What a game counts in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit(pub &'static str, pub &'static str);

impl Unit {
    /// "1 point", "2.5 points".
    pub fn of(self, number: Points) -> String {
        let one = number == Points::whole(1) || number == Points::whole(-1);
        format!("{number} {}", if one { self.0 } else { self.1 })
    }
}

/// "1 turn", "3 turns".
pub(super) fn counted(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// "a2, c4 and d4".
pub(super) fn listed(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// A change with its sign: "+6", "-3.5".
pub(super) fn signed(change: Points) -> String {
    let sign = if change.numerator() > 0 { "+" } else { "" };
    format!("{sign}{change}")
}

/// What the score says of a move that leaves it as it is.
pub(super) fn standing<G: Game>(look: &Look<'_, G>, voice: Voice, unit: Unit) -> Option<Claim> {
    let (before, after) = (look.before.score().totals, look.after.score().totals);
    if before != after {
        return None;
    }
    let (me, mine) = (look.me, *after.get(look.me.index())?);
    let (rival, best) = (0..after.len() as u8)
        .map(Player)
        .filter(|player| *player != me)
        .filter_map(|player| Some((player, *after.get(player.index())?)))
        .max_by_key(|(player, points)| (*points, core::cmp::Reverse(*player)))?;
    let lead = mine - best;
    let words = format!(
        "leave{{s}} the score as it is: {}",
        voice.standing(me, rival, lead, unit)
    );
    Some(Claim::new(ClaimKind::Stands { lead }, &words, Vec::new()))
}

/// Something that can be done with one move, as a game finds it: all the moves
/// of the player to move that do it.
pub(super) type Feat<'a, G> = &'a dyn Fn(&G) -> Vec<<G as Game>::Move>;

/// The same position as if it were the turn of another player, whose moves are
/// the same then, though perhaps under another name; nothing where there is no
/// such position.
pub(super) type TurnTo<G> = fn(&G, Player) -> Option<G>;

/// The same position with another player in the word of its text that says who
/// is to move.
pub(super) fn with_turn<G: Game>(position: &G, player: Player, place: usize) -> Option<G> {
    let text = position.position_text();
    let letter = position.colours().get(player.index())?.name().get(..1)?;
    let words: Vec<&str> = text
        .split(' ')
        .enumerate()
        .map(|(n, word)| if n == place { letter } else { word })
        .collect();
    let turned = G::parse_position(&position.options(), &words.join(" ")).ok()?;
    (turned.turn() == Turn::Player(player)).then_some(turned)
}

/// A position before and after a move.
#[derive(Debug)]
pub(super) struct Look<'a, G> {
    pub before: &'a G,
    pub after: &'a G,
    pub me: Player,
    pub turn_to: TurnTo<G>,
}

impl<G: Game> Look<'_, G> {
    /// The same position as if it were another player's turn.
    pub fn turned(&self, position: &G, player: Player) -> Option<G> {
        match position.turn() {
            Turn::Player(now) if now == player => Some(position.clone()),
            Turn::Player(_) => (self.turn_to)(position, player),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The next player, if that is somebody else.
    pub fn rival(&self) -> Option<Player> {
        match self.after.turn() {
            Turn::Player(player) if player != self.me => Some(player),
            _ => None,
        }
    }

    /// What the mover could do next if the opponent let it happen, and could not
    /// do before. The opponent has a move that lets it happen.
    pub fn threat(&self, feat: Feat<'_, G>) -> Option<G::Move> {
        self.rival()?;
        let turned = self.turned(self.after, self.me)?;
        let known = feat(self.before);
        let fresh = feat(&turned).into_iter().filter(|ply| !known.contains(ply));
        fresh.take(4).find(|ply| self.may_happen(ply, feat))
    }

    /// Whether some answer leaves a ply to the mover that does the same.
    fn may_happen(&self, ply: &G::Move, feat: Feat<'_, G>) -> bool {
        self.after.legal_moves().iter().any(|answer| {
            let mut later = self.after.clone();
            later.play(answer).is_ok()
                && later.turn() == Turn::Player(self.me)
                && later.check(ply).is_ok()
                && feat(&later).contains(ply)
        })
    }

    /// What the next player could have done before and cannot do any more, in
    /// no way at all.
    pub fn prevented(&self, feat: Feat<'_, G>) -> Option<(Player, G::Move)> {
        let rival = self.rival()?;
        let turned = self.turned(self.before, rival)?;
        let ply = feat(&turned).into_iter().next()?;
        feat(self.after).is_empty().then_some((rival, ply))
    }

    /// What the next player can do now, and whether that is new.
    pub fn allowed(&self, feat: Feat<'_, G>) -> Option<(Player, G::Move, bool)> {
        let rival = self.rival()?;
        let now = feat(self.after);
        let first = now.first()?.clone();
        let before = self.turned(self.before, rival).map(|turned| feat(&turned));
        let known = before.unwrap_or_default();
        Some(match now.into_iter().find(|ply| !known.contains(ply)) {
            Some(ply) => (rival, ply, true),
            None => (rival, first, false),
        })
    }
}

/// The moves that win at once for the player to move.
pub(super) fn winning<G: Game>(position: &G) -> Vec<G::Move> {
    let Turn::Player(player) = position.turn() else {
        return Vec::new();
    };
    let mut moves = position.legal_moves();
    moves.retain(|mv| {
        let mut next = position.clone();
        let won = |end: curio_rules::Outcome| end.winners.contains(player);
        next.play(mv).is_ok() && next.outcome().is_some_and(won)
    });
    moves
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
        let told = |claims: &[&Claim]| {
            let claims = claims.iter().map(|claim| (*claim).clone()).collect();
            Explanation { claims }
        };
        let takes = claim("take{s} 2, on a1", ClaimKind::Plain);
        let frees = claim("unlock{s} the light", ClaimKind::FreesLight);
        assert_eq!(told(&[]).sentence(), "");
        assert_eq!(told(&[&holds]).sentence(), "holds a block");
        assert_eq!(
            told(&[&holds, &takes]).sentence(),
            "holds a block and takes 2, on a1"
        );
        assert_eq!(
            told(&[&takes, &holds]).sentence(),
            "takes 2, on a1; it also holds a block"
        );
        let but = told(&[&holds, &frees, &takes]);
        assert_eq!(but.sentence(), "holds a block, but unlocks the light");
        assert_eq!(but.bare_sentence(), "hold a block, but unlock the light");
        assert_eq!(but.places(), ["a1"]);
    }

    #[test]
    fn the_reader_is_you() {
        let voice = Voice::new(&[Colour::Red, Colour::Blue], Player::SECOND);
        assert_eq!(voice.whose(Player::FIRST), "Red's");
        assert_eq!(voice.does(Player::SECOND, "stand"), "you stand");
        let unit = Unit("point", "points");
        let standing = voice.standing(Player::FIRST, Player::SECOND, Points::whole(-1), unit);
        assert_eq!(standing, "you are 1 point ahead");
    }
}
