//! XIMA behind the trait [`Game`] that all games implement.

use core::cmp::Ordering;

use super::{
    moves::{Change, Move, Origin, Throw},
    notation,
    options::{Dice, Options},
    parts::XimaParts,
    placing,
    position::{Gone, Phase, Victory, Xima},
    readings,
    refusal::Refusal,
};
use crate::{
    Colour, Game, GameInfo, Lead, Outcome, ParseError, Parts, PlayedMove, Player, PlayerSet,
    Retirement, Score, Turn, texts,
};

impl Game for Xima {
    type Options = Options;
    type Move = Move;
    type Change = Change;
    type Refusal = Refusal;

    const INFO: GameInfo = GameInfo {
        talk: &["offer"],
        ..GameInfo::new("xima", "XIMA")
    };

    fn start(options: &Options) -> Self {
        Self::new(*options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn colours(&self) -> &'static [Colour] {
        self.options.colours()
    }

    fn side(&self, player: Player) -> PlayerSet {
        Self::side(self, player)
    }

    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over
        } else if self.phase == Phase::Due {
            Turn::Chance
        } else {
            Turn::Player(self.to_move)
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let victory = self.victory?;
        let winner = victory.winner();
        let name = self.colour(winner).name();
        let (winners, count) = self.winners_named(winner);
        let (reason, explanation) = match victory {
            Victory::Summit(_) => ("summit", texts::xima_outcome_summit(name, &winners, count)),
            Victory::Drowned(_) => (
                "drowned",
                texts::xima_outcome_drowned(name, &winners, count),
            ),
            Victory::Remaining(_) => {
                let why = self.last_out.and_then(|loser| self.why_out(loser));
                let loser = self
                    .last_out
                    .map_or(name, |loser| self.colour(loser).name());
                match why {
                    Some(Gone::NoBlocks) => (
                        "no-blocks",
                        texts::xima_outcome_no_blocks(loser, &winners, count),
                    ),
                    Some(Gone::Retired(Retirement::OutOfTime)) => (
                        "timeout",
                        texts::outcome_out_of_time(loser, &winners, count),
                    ),
                    _ => (
                        "resignation",
                        texts::outcome_resigned(loser, &winners, count),
                    ),
                }
            }
        };
        Some(Outcome {
            winners: self.side(winner),
            reason,
            explanation,
        })
    }

    fn score(&self) -> Score {
        self.explained_score()
    }

    fn lead(&self) -> Option<Lead> {
        self.lead_by_climb()
    }

    fn narration(played: &PlayedMove<Self>) -> Option<String> {
        let changes = &played.changes;
        let (mut did, mut count) = ("none", 0);
        for change in changes {
            match change {
                Change::Entered { block, .. } => {
                    did = if block.is_special {
                        "enter-special"
                    } else {
                        "enter"
                    };
                }
                Change::Moved { block, .. } => {
                    let (height, foot) = change.heights()?;
                    count = usize::from(height.abs_diff(foot));
                    did = match (height.cmp(&foot), block.is_special) {
                        (Ordering::Greater, false) => "climb",
                        (Ordering::Greater, true) => "climb-special",
                        (Ordering::Equal, _) => "run",
                        (Ordering::Less, _) => "descend",
                    };
                }
                _ => {}
            }
        }
        // What a move brings about says more than where it led; what decides most comes last.
        let has = |is: fn(&Change) -> bool| changes.iter().any(is);
        if has(|it| matches!(it, Change::Dominated { .. })) {
            did = "hold";
        }
        let taken = |it: &&Change| matches!(it, Change::Captured { .. });
        if let taken @ 1.. = changes.iter().filter(taken).count() {
            (did, count) = ("capture", taken);
        }
        if has(|it| matches!(it, Change::Captured { block, .. } if block.is_special)) {
            did = "capture-special";
        }
        if has(|it| matches!(it, Change::Rescued { .. })) {
            did = "rescue";
        }
        if has(|it| matches!(it, Change::Summit { .. })) {
            did = "summit";
        }
        (did != "none").then(|| texts::xima_did(did, count))
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.list_legal(&mut moves);
        moves
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        match *mv {
            Move::Enter(to) => self.check_block(Origin::Reserve, to),
            Move::EnterSpecial(to) => self.check_block(Origin::SpecialReserve, to),
            Move::Step { from, to } => self.check_block(Origin::On(from), to),
            Move::EnterBy {
                is_special,
                to,
                die,
            } => self.check_choice_of_dice(is_special, to, die),
            Move::Roll(throw) => self.check_throw(throw),
            Move::Pass => match self.phase {
                Phase::Due => Err(Refusal::DiceFirst),
                Phase::Thrown(_) if !self.has_listed_move() => Ok(()),
                _ => Err(Refusal::NoPass),
            },
            Move::Stop => match self.phase {
                Phase::Second { .. } => Ok(()),
                _ => Err(Refusal::NoStop),
            },
            Move::Offer | Move::Accept => self.check_agreement(*mv),
            Move::Retire(_) => Ok(()),
        }
    }

    fn play(&mut self, mv: &Move) -> Result<Vec<Change>, Refusal> {
        self.check(mv)?;
        let mut changes = Vec::new();
        self.play_reporting(*mv, &mut changes);
        Ok(changes)
    }

    fn chances(&self) -> Vec<(Move, u32)> {
        if self.is_over() || self.phase != Phase::Due {
            return Vec::new();
        }
        self.throws()
            .map(|(throw, weight)| (Move::Roll(throw), weight))
            .collect()
    }

    fn hash(&self) -> u64 {
        self.key ^ self.rest_of_hash()
    }

    fn recomputed_hash(&self) -> u64 {
        self.recomputed_key() ^ self.rest_of_hash()
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::write_move(self, *mv)
    }

    fn short_text(&self, mv: &Move) -> String {
        Self::short_text(self, *mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        readings::read_move(self, text)
    }

    fn readings(&self, text: &str) -> Result<Vec<Move>, ParseError> {
        readings::readings(self, text)
    }

    fn position_text(&self) -> String {
        notation::write_position(self)
    }

    fn parts(&self) -> Option<Box<dyn Parts>> {
        Some(Box::new(XimaParts::new(self)))
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, ParseError> {
        placing::read_position(options, text)
    }

    fn diagram(&self) -> String {
        notation::diagram(self)
    }
}

impl Xima {
    /// "Red", "Red and Yellow", and how many they are.
    fn winners_named(&self, winner: Player) -> (String, u32) {
        let side = self.side(winner);
        let names = side.iter().map(|player| self.colour(player).name());
        let named = names.fold(String::new(), |named, name| match named.as_str() {
            "" => name.to_owned(),
            one => texts::outcome_partners(one, name),
        });
        (named, side.len())
    }

    fn check_throw(&self, throw: Throw) -> Result<(), Refusal> {
        if self.phase != Phase::Due {
            return Err(Refusal::NoDice);
        }
        let has_two = self.options.dice == Dice::Scienluck;
        let first_is_die = (1..=6).contains(&throw.first);
        let second_is_die = (throw.first..=6).contains(&throw.second);
        if first_is_die
            && (if has_two {
                second_is_die
            } else {
                throw.second == 0
            })
        {
            Ok(())
        } else {
            Err(Refusal::NoSuchThrow)
        }
    }

    fn check_agreement(&self, mv: Move) -> Result<(), Refusal> {
        let player: Player = self.to_move;
        if !self.options.may_agree() {
            Err(Refusal::NoOffers)
        } else if self.agreed.contains(player) {
            Err(Refusal::AgreedAlready)
        } else if self.everybody_is_full() {
            Err(Refusal::EnoughBlocks)
        } else if mv == Move::Accept && self.agreed.is_empty() {
            Err(Refusal::NothingOffered)
        } else {
            Ok(())
        }
    }
}
