//! Xong behind the trait [`Game`] that all games implement.

use super::{
    hashing,
    moves::{Change, Move},
    notation,
    options::Options,
    parts::XongParts,
    position::{COLOURS, Xong},
    refusal::Refusal,
};
use crate::{
    Colour, Enumeration, Game, GameInfo, Outcome, ParseError, Parts, PlayerSet, Score, Turn,
};

impl Game for Xong {
    type Options = Options;
    type Move = Move;
    type Change = Change;
    type Refusal = Refusal;

    const INFO: GameInfo = GameInfo {
        enumeration: Enumeration::Candidates,
        // A Xoid is placed, and one is given.
        turn_plies: 2,
        ..GameInfo::new("xong", "Xong")
    };

    fn start(options: &Options) -> Self {
        Self::new(options.clone())
    }

    fn options(&self) -> Options {
        self.options.clone()
    }

    fn colours(&self) -> &'static [Colour] {
        &COLOURS
    }

    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over
        } else {
            Turn::Player(self.to_act())
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let (winner, reason, explanation) = self.verdict()?;
        Some(Outcome {
            winners: PlayerSet::only(winner),
            reason,
            explanation,
        })
    }

    fn score(&self) -> Score {
        self.explained_score()
    }

    fn legal_moves(&self) -> Vec<Move> {
        if self.is_over() {
            return Vec::new();
        }
        match self.hand() {
            Some(xoid) => {
                let placements = self.placements(xoid).into_iter();
                placements.map(Move::Place).collect()
            }
            None => {
                let gives = self.candidate_gives().into_iter();
                gives.map(Move::Give).collect()
            }
        }
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        match mv {
            Move::Retire(_) => Ok(()),
            Move::Place(legs) => self.check_placement(legs),
            Move::Give(xoid) => self.check_give(xoid),
        }
    }

    fn play(&mut self, mv: &Move) -> Result<Vec<Change>, Refusal> {
        self.check(mv)?;
        let mut changes = Vec::new();
        self.play_reporting(mv, &mut changes);
        Ok(changes)
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn recomputed_hash(&self) -> u64 {
        hashing::position_hash(self)
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::write_move(self.board(), mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        notation::read_move(self.board(), text)
    }

    fn position_text(&self) -> String {
        notation::write_position(self)
    }

    fn parts(&self) -> Option<Box<dyn Parts>> {
        Some(Box::new(XongParts::new(self)))
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, ParseError> {
        notation::read_position(options, text)
    }

    fn diagram(&self) -> String {
        notation::diagram(self)
    }
}
