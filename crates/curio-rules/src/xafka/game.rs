//! Xafka behind the trait [`Game`] that all games implement.

use super::{
    hashing::{KEYS, keys, light_key, out_key},
    moves::{Change, Goal, Light, Move},
    notation, options,
    options::Options,
    parts::XafkaParts,
    position::{COLOURS, SEATS, Stuck, Xafka},
    refusal::Refusal,
};
use crate::{
    Colour, Enumeration, Explanation, Game, GameInfo, OptionError, OptionSpec, OptionValues,
    Outcome, ParseError, Parts, Player, PlayerSet, Points, Score, Turn, zobrist_key,
};

impl Game for Xafka {
    type Options = Options;
    type Move = Move;
    type Change = Change;
    type Refusal = Refusal;

    const INFO: GameInfo = GameInfo {
        id: "xafka",
        name: "mini-Xafka",
        rules_version: 1,
        enumeration: Enumeration::Complete,
        talk: &[],
    };

    fn option_specs() -> &'static [OptionSpec] {
        &options::SPECS
    }

    fn read_options(values: &OptionValues) -> Result<Options, OptionError> {
        options::read(values)
    }

    fn write_options(options: &Options) -> OptionValues {
        options::write(options)
    }

    fn start(options: &Options) -> Self {
        Self::new(*options)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn colours(&self) -> &'static [Colour] {
        &COLOURS[..usize::from(self.options.players).min(SEATS)]
    }

    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over
        } else {
            Turn::Player(self.to_move)
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.winner()?;
        let name = Self::colour(winner);
        let (reason, explanation) = match self.won_stuck {
            Some(why) => (
                why.reason(),
                format!(
                    "{}, and {}: {name} wins.",
                    self.explain_stuck(winner, why),
                    self.light_phrase()
                ),
            ),
            None => {
                let loser = self.last_out?;
                let why = self.why_out(loser)?;
                let stuck = self.explain_stuck(loser, why);
                let explanation = match why {
                    Stuck::Retired(_) => format!("{stuck}: {name} wins."),
                    _ => format!("{stuck}, and {}: {name} wins.", self.light_phrase()),
                };
                (why.reason(), explanation)
            }
        };
        Some(Outcome {
            winners: PlayerSet::only(winner),
            reason,
            explanation,
        })
    }

    fn score(&self) -> Score {
        let winner = self.winner();
        let players = Player::all(self.options.players);
        let totals = players
            .map(|player| Points::whole(i64::from(winner == Some(player))))
            .collect();
        let mut parts: Vec<Explanation> = Player::all(self.options.players)
            .map(|player| {
                let reach = self.reach(player).len();
                let open = self.destinations_of(player).len();
                let seen = match self.piece(player) {
                    Some(_) => format!("sees {reach}, can go to {open}"),
                    None => format!("can be placed on {open}"),
                };
                Explanation::line(format!("{} piece", Self::colour(player)), seen)
            })
            .collect();
        let light = match self.light {
            Light::Set(goal) => goal.text().to_owned(),
            Light::Yellow if self.light_is_free() => "ready to be set".to_owned(),
            Light::Yellow => {
                format!("locked until {} hexagons are gone", self.options.light)
            }
        };
        parts.push(Explanation::line("Hexagons gone", self.holes.len()));
        parts.push(Explanation::line("Light", light));
        let result = self
            .outcome()
            .map_or_else(|| "undecided".to_owned(), |end| end.explanation);
        Score {
            totals,
            detail: Explanation::sum("Result", result, parts),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves: Vec<Move> = self.destinations().into_iter().map(Move::To).collect();
        if self.light_is_free() && !self.is_over() {
            moves.extend([Move::Set(Goal::Green), Move::Set(Goal::Red)]);
        }
        moves
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Over);
        }
        match *mv {
            Move::Retire(_) => Ok(()),
            Move::Set(_) => match self.light {
                Light::Set(goal) => Err(Refusal::LightSet {
                    colour: goal.text(),
                }),
                Light::Yellow if self.light_is_free() => Ok(()),
                Light::Yellow => Err(Refusal::LightLocked {
                    threshold: self.options.light,
                    gone: self.holes.len() as u8,
                }),
            },
            Move::To(cell) => self.check_destination(cell),
        }
    }

    fn play(&mut self, mv: &Move) -> Result<Vec<Change>, Refusal> {
        self.check(mv)?;
        let mut changes = Vec::new();
        self.play_reporting(*mv, &mut |change| changes.push(change));
        Ok(changes)
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn recomputed_hash(&self) -> u64 {
        let mut hash = light_key(self.light) ^ KEYS.to_move[self.to_move.index().min(SEATS - 1)];
        for cell in self.holes {
            hash ^= zobrist_key(keys::HOLE, u64::from(cell.0));
        }
        for player in Player::all(self.options.players) {
            if let Some(at) = self.piece(player) {
                hash ^= zobrist_key(keys::PIECE + u64::from(player.0), u64::from(at.0));
            }
            if let Some(why) = self.why_out(player) {
                hash ^= out_key(player, why);
            }
        }
        if let Some(last) = self.last_out {
            hash ^= zobrist_key(keys::LAST_OUT, u64::from(last.0));
        }
        hash
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::write_move(self.board, *mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        notation::read_move(self.board, text)
    }

    fn position_text(&self) -> String {
        notation::write_position(self)
    }

    fn parts(&self) -> Option<Box<dyn Parts>> {
        Some(Box::new(XafkaParts::new(self)))
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, ParseError> {
        notation::read_position(options, text)
    }

    fn diagram(&self) -> String {
        notation::diagram(self)
    }
}
