//! Xafka behind the trait [`Game`] that all games implement.

use super::{
    hashing::{KEYS, keys, light_key, out_key},
    moves::{Change, Goal, Light, Move},
    notation,
    options::Options,
    parts::XafkaParts,
    position::{COLOURS, SEATS, Xafka},
    refusal::Refusal,
};
use crate::{
    Colour, Explanation, Game, GameInfo, Lead, Outcome, ParseError, Parts, PlayedMove, Player,
    PlayerSet, Points, Score, Turn, texts, zobrist_key,
};

impl Game for Xafka {
    type Options = Options;
    type Move = Move;
    type Change = Change;
    type Refusal = Refusal;

    const INFO: GameInfo = GameInfo::new("xafka", "mini-Xafka");

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
        let (player, why) = match self.won_stuck {
            Some(why) => (winner, why),
            None => {
                let loser = self.last_out?;
                (loser, self.why_out(loser)?)
            }
        };
        Some(Outcome {
            winners: PlayerSet::only(winner),
            reason: why.reason(),
            explanation: self.explain_end(player, why, winner),
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
                    Some(_) => texts::xafka_sees(reach, open),
                    None => texts::xafka_can_be_placed(open),
                };
                let colour = Self::colour(player);
                Explanation::line(texts::xafka_piece(colour.name()), seen)
                    .belonging_to(colour, texts::xafka_own_piece())
            })
            .collect();
        let light = match self.light {
            Light::Set(Goal::Green) => texts::xafka_green().to_owned(),
            Light::Set(Goal::Red) => texts::xafka_red().to_owned(),
            Light::Yellow if self.light_is_free() => texts::xafka_light_ready().to_owned(),
            Light::Yellow => texts::xafka_light_waits(self.options.light),
        };
        parts.push(Explanation::line(
            texts::xafka_hexagons_gone(),
            self.holes.len(),
        ));
        parts.push(Explanation::line(texts::xafka_light(), light));
        let result = self.outcome().map_or_else(
            || texts::xafka_undecided().to_owned(),
            |end| end.explanation,
        );
        Score {
            totals,
            detail: Explanation::sum(texts::xafka_result(), result, parts),
        }
    }

    fn lead(&self) -> Option<Lead> {
        self.lead_by_room()
    }

    fn narration(played: &PlayedMove<Self>) -> Option<String> {
        let before = &played.before;
        Some(match played.mv {
            Move::To(cell) => match before.piece(before.to_move) {
                Some(from) => {
                    let board = before.board();
                    let steps = board.hex(from).unsigned_distance_to(board.hex(cell));
                    texts::xafka_slid(steps)
                }
                None => texts::xafka_put().to_owned(),
            },
            Move::Set(Goal::Green) => texts::xafka_set_green().to_owned(),
            Move::Set(Goal::Red) => texts::xafka_set_red().to_owned(),
            Move::Retire(_) => return None,
        })
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
                Light::Set(goal) => Err(Refusal::LightSet(goal)),
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
        self.play_reporting(*mv, &mut changes);
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
