//! Mathematichess behind the trait [`Game`] that all games implement.

use super::{
    ending::End,
    hashing::keys,
    moves::{Change, Move},
    notation,
    options::Options,
    parts::MathematichessParts,
    pieces::{COLOURS, Kind, colour},
    position::{Mathematichess, Talk},
    refusal::Refusal,
    squares::Square,
};
use crate::{
    Colour, Explanation, Game, GameInfo, Lead, Outcome, ParseError, Parts, PlayedMove, Player,
    Points, Score, Turn, texts, zobrist_key,
};

impl Game for Mathematichess {
    type Options = Options;
    type Move = Move;
    type Change = Change;
    type Refusal = Refusal;

    const INFO: GameInfo = GameInfo {
        talk: &["offer", "accept", "decline"],
        sets_up: Some("@"),
        ..GameInfo::new("mathematichess", "Mathematichess")
    };

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
        if self.end.is_some() {
            Turn::Over
        } else {
            Turn::Player(self.to_move)
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        let reason = end.sentence(&self.options);
        let [white, black] = self.points();
        let winners = self.winners()?;
        let explanation = match (end, winners.iter().next()) {
            (End::Retired(..), Some(winner)) => {
                texts::mathematichess_end_winner(&reason, colour(winner))
            }
            (_, None) => texts::mathematichess_end_draw(&reason, white),
            (_, Some(winner)) => {
                let (more, less) = (white.max(black), white.min(black));
                texts::mathematichess_end_won(&reason, colour(winner), more, less)
            }
        };
        Some(Outcome {
            winners,
            reason: end.reason(),
            explanation,
        })
    }

    fn score(&self) -> Score {
        let points = self.points();
        let mut parts: Vec<Explanation> = Player::all(2)
            .map(|player| {
                let lines: Vec<Explanation> = self
                    .territories()
                    .iter()
                    .filter(|territory| territory.points[player.index() & 1] != 0)
                    .map(|territory| {
                        let value = territory.points[player.index() & 1];
                        Explanation::line(territory.title(), value)
                    })
                    .chain(match self.end {
                        Some(End::Bonus(winner, achievement)) if winner == player => {
                            let phrase = achievement.phrase(self.options.wanted(achievement));
                            Some(Explanation::line(phrase, self.options.bonus))
                        }
                        _ => None,
                    })
                    .collect();
                Explanation::sum(colour(player), points[player.index() & 1], lines)
            })
            .collect();
        if self.is_placing() {
            for player in Player::all(2) {
                let label = texts::mathematichess_to_place(colour(player));
                parts.push(Explanation::line(label, self.left_to_place(player)));
            }
        } else {
            let sums = self
                .territories()
                .iter()
                .map(super::Territory::explanation)
                .collect();
            parts.push(Explanation::sum(
                texts::mathematichess_territories(),
                "",
                sums,
            ));
        }
        let result = self.outcome().map_or_else(
            || texts::mathematichess_standing(&points[0].to_string(), &points[1].to_string()),
            |end| end.explanation,
        );
        Score {
            totals: points.map(Points::whole).to_vec(),
            detail: Explanation::sum(texts::mathematichess_points(), result, parts),
        }
    }

    fn lead(&self) -> Option<Lead> {
        self.lead_by_points()
    }

    fn narration(played: &PlayedMove<Self>) -> Option<String> {
        let before = &played.before;
        let kind = |at| before.piece(at).map(|piece| piece.kind.key());
        let did = match played.mv {
            Move::Place { kind, .. } => texts::mathematichess_put(kind.key()),
            Move::Step { from, .. } => texts::mathematichess_moved(kind(from)?),
            Move::Push { from, .. } => {
                let others = before.shifts(played.mv).into_iter();
                match others.filter(|shift| shift.from != from).count() {
                    0 => texts::mathematichess_moved(kind(from)?),
                    count => texts::mathematichess_pushed(count),
                }
            }
            Move::Swap { from, with } => texts::mathematichess_swapped(kind(from)?, kind(with)?),
            Move::Terminate { at } => texts::mathematichess_terminated(kind(at)?),
            _ => return None,
        };
        if before.is_placing() {
            return Some(did);
        }
        let gains = before.preview(played.mv).ok()?.gains();
        let gains = Player::all(2).zip(gains).filter(|(_, gain)| *gain != 0);
        let gains = gains.map(|(player, gain)| {
            let gain = format!("{gain:+}").replace('-', "\u{2212}");
            format!("{} {gain}", colour(player))
        });
        let gains = gains.collect::<Vec<_>>().join(", ");
        Some(match &*gains {
            "" => did,
            gains => format!("{did} ({gains})"),
        })
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.end.is_some() {
            return moves;
        }
        if self.talk == Talk::Offered {
            return vec![Move::Decline];
        }
        let player = self.to_move;
        if self.is_placing() {
            let kinds: Vec<Kind> = Kind::ALL
                .into_iter()
                .rev()
                .filter(|kind| self.in_hand(player, *kind) > 0)
                .collect();
            for at in self.board.holes().iter() {
                moves.extend(kinds.iter().map(|&kind| Move::Place { kind, at }));
            }
        } else {
            self.board.list_moves(player, &mut moves);
        }
        if self.may_terminate(player) {
            moves.extend(
                Square::all(self.board.size())
                    .filter(|at| self.piece(*at).is_some_and(|piece| piece.player == player))
                    .map(|at| Move::Terminate { at }),
            );
        }
        if moves.is_empty() {
            moves.push(Move::Pass);
        }
        moves
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        self.check_move(*mv)
    }

    fn play(&mut self, mv: &Move) -> Result<Vec<Change>, Refusal> {
        self.check_move(*mv)?;
        let mut changes = Vec::new();
        self.play_reporting(*mv, &mut changes);
        Ok(changes)
    }

    fn hash(&self) -> u64 {
        self.hash_with(self.board.hash(), self.seen.sum())
    }

    fn recomputed_hash(&self) -> u64 {
        self.hash_with(self.board.recomputed_hash(), self.seen.recomputed_sum())
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::write_move(self, *mv)
    }

    fn shown(text: &str) -> String {
        notation::shown(text)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        notation::read_move(self, text)
    }

    fn position_text(&self) -> String {
        notation::write_position(self)
    }

    fn parts(&self) -> Option<Box<dyn Parts>> {
        Some(Box::new(MathematichessParts::new(self)))
    }

    fn parse_position(options: &Options, text: &str) -> Result<Self, ParseError> {
        notation::read_position(options, text)
    }

    fn diagram(&self) -> String {
        notation::diagram(self)
    }
}

impl Mathematichess {
    /// The hash of everything, given the hash of the pieces on the board and that of
    /// the positions seen before.
    fn hash_with(&self, board: u64, seen: u64) -> u64 {
        let mut hash = board
            ^ zobrist_key(keys::TO_MOVE, u64::from(self.to_move.0))
            ^ zobrist_key(
                keys::TERMINATED,
                u64::from(self.terminated[0]) + 2 * u64::from(self.terminated[1]),
            )
            ^ zobrist_key(keys::STATUS, self.talk as u64 + 4 * u64::from(self.passed))
            ^ zobrist_key(keys::PLIES, u64::from(self.plies));
        for (seat, hand) in (0..).zip(&self.hands) {
            for (kind, count) in (0..).zip(hand) {
                hash ^= zobrist_key(keys::HAND + 16 * seat + kind, u64::from(*count));
            }
        }
        hash ^= seen;
        if let Some(end) = self.end {
            let text = end.text();
            hash ^= text
                .bytes()
                .fold(keys::END, |sum, byte| zobrist_key(sum, u64::from(byte)));
        }
        hash
    }
}
