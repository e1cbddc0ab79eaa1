//! Chimple behind the trait [`Game`] that all games implement.

use super::{
    moves::{Change, End, Move},
    notation,
    options::{Options, StuckRule},
    parts::ChimpleParts,
    position::{COLOURS, Chimple, TURN_LIMIT},
    refusal::Refusal,
};
use crate::{
    Colour, Explanation, Game, GameInfo, Lead, Outcome, ParseError, Parts, PlayedMove, Player,
    Points, Retirement, Score, Turn, texts,
};

impl Game for Chimple {
    type Options = Options;
    type Move = Move;
    type Change = Change;
    type Refusal = Refusal;

    const INFO: GameInfo = GameInfo::new("chimple", "Chimple");

    fn start(options: &Options) -> Self {
        Self::new(*options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn colours(&self) -> &'static [Colour] {
        &COLOURS
    }

    fn turn(&self) -> Turn {
        match self.end {
            Some(_) => Turn::Over,
            None => Turn::Player(self.to_move),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        Some(Outcome {
            winners: self.winners(end),
            reason: end.reason(),
            explanation: self.explain_end(end),
        })
    }

    fn score(&self) -> Score {
        let result = self.end.map(|end| self.winners(end));
        let totals = Player::all(2).map(|player| match result {
            Some(winners) if winners.is_empty() => Points::ratio(1, 2).unwrap_or_default(),
            Some(winners) if winners.contains(player) => Points::whole(1),
            _ => Points::ZERO,
        });
        let ending = self.end.map_or_else(
            || texts::chimple_undecided().to_owned(),
            |end| self.explain_end(end),
        );
        Score {
            totals: totals.collect(),
            detail: Explanation::sum(texts::chimple_result(), ending, self.details()),
        }
    }

    fn lead(&self) -> Option<Lead> {
        self.lead_by_characters()
    }

    fn narration(played: &PlayedMove<Self>) -> Option<String> {
        let Move::Deploy(step) = played.mv else {
            return None;
        };
        let place = step.to.kind_of_place(played.before.options.size);
        Some(match step.captures {
            true => texts::chimple_captured(place),
            false => texts::chimple_stepped(place),
        })
    }

    fn legal_moves(&self) -> Vec<Move> {
        self.eligible(self.to_move)
            .map(|meme| Move::Deploy(self.step(meme)))
            .collect()
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        match mv {
            _ if self.end.is_some() => Err(Refusal::Over),
            Move::Retire(_) => Ok(()),
            Move::Deploy(step) => self.check_step(step),
        }
    }

    fn play(&mut self, mv: &Move) -> Result<Vec<Change>, Refusal> {
        self.check(mv)?;
        let mut changes = Vec::new();
        self.play_reporting(*mv, &mut changes);
        Ok(changes)
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn recomputed_hash(&self) -> u64 {
        self.hash_afresh()
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::write_move(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        notation::read_move(self, text)
    }

    fn position_text(&self) -> String {
        notation::write_position(self)
    }

    fn parts(&self) -> Option<Box<dyn Parts>> {
        Some(Box::new(ChimpleParts::new(self)))
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, ParseError> {
        notation::read_position(options, text)
    }

    fn diagram(&self) -> String {
        notation::diagram(self)
    }
}

impl Chimple {
    /// Why the game is over, as a sentence.
    fn explain_end(&self, end: End) -> String {
        let name = |player: Player| Self::colour(player).name();
        match end {
            End::NoCharacters(loser) => {
                texts::chimple_end_no_characters(name(loser), name(loser.other()))
            }
            End::Stuck(player) => match self.options.stuck {
                StuckRule::Loses => {
                    texts::chimple_end_stuck_loses(name(player), name(player.other()))
                }
                StuckRule::Draw => texts::chimple_end_stuck_draw(name(player)),
                StuckRule::Wins => texts::chimple_end_stuck_wins(name(player), name(player)),
            },
            End::Repetition => texts::chimple_end_repetition().to_owned(),
            End::TurnLimit => texts::chimple_end_turn_limit(TURN_LIMIT),
            End::Retired(player, Retirement::Resigned) => {
                texts::chimple_end_resigned(name(player), name(player.other()))
            }
            End::Retired(player, Retirement::OutOfTime) => {
                texts::chimple_end_out_of_time(name(player), name(player.other()))
            }
        }
    }

    fn details(&self) -> Vec<Explanation> {
        let mut parts: Vec<Explanation> = Player::all(2)
            .map(|player| {
                let characters = self.characters(player).len();
                let number = self.view(player).number();
                Explanation::line(
                    Self::colour(player).name(),
                    texts::chimple_characters(characters, &number.to_string()),
                )
            })
            .collect();
        if self.end.is_none() {
            let memes: Vec<Explanation> = self
                .eligible(self.to_move)
                .map(|meme| Explanation::line(self.move_text(&Move::Deploy(self.step(meme))), meme))
                .collect();
            let label = texts::chimple_eligible(Self::colour(self.to_move).name());
            parts.push(Explanation::sum(label, memes.len(), memes));
        }
        if self.occurrences() > 1 {
            parts.push(Explanation::line(
                texts::chimple_occurred(),
                texts::chimple_times(self.occurrences()),
            ));
        }
        parts
    }
}
