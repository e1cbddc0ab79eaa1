//! What a search has found out: verdicts, lines and reports.

use core::{
    cmp::{Ordering, Reverse},
    fmt,
    time::Duration,
};

use curio_rules::{AnyGame, Game, Player};

/// A loss within this many plies is played out: the end is in sight.
const NEAR: u32 = 6;

/// The estimate of odds of one to four hundred.
const CLEAR: i32 = 600;

/// A judgement of a position or a move, from the view of the player to move.
///
/// Verdicts are ordered from the worst to the best: a late loss is better than
/// an early one, an early win better than a late one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// The player can force a win.
    Win {
        /// After how many plies the game is over at the latest, best play given.
        plies: u32,
    },
    /// The opponents can force a win.
    Loss {
        /// After how many plies the game is over, the longest resistance given.
        plies: u32,
    },
    /// Nobody can force a win.
    Draw,
    /// Not known; an estimate in hundredths of the natural logarithm of the
    /// odds: 0 is even, 100 is a winning chance of about 73 %.
    Estimate(i32),
}

impl Verdict {
    /// A decided game that ends within `plies`.
    pub const fn decided(wins: bool, plies: u32) -> Self {
        if wins {
            Self::Win { plies }
        } else {
            Self::Loss { plies }
        }
    }

    /// The same one ply later.
    pub(crate) const fn after_ply(mut self) -> Self {
        if let Self::Win { plies } | Self::Loss { plies } = &mut self {
            *plies = plies.saturating_sub(1);
        }
        self
    }

    /// The mark that fills this share of an evaluation bar, in thousandths:
    /// 1000 for a win of the player to move, 500 for an even position.
    pub fn permille(self) -> u16 {
        match self {
            Self::Win { .. } => 1000,
            Self::Loss { .. } => 0,
            Self::Draw => 500,
            Self::Estimate(hundredths) => {
                // The logistic curve, from a fraction that is the same everywhere.
                let value = i64::from(hundredths.clamp(-100_000, 100_000));
                let share = 500 + 500 * value / (value.abs() + 160);
                share.clamp(5, 995) as u16
            }
        }
    }

    /// How far ahead an estimate puts one of the players. Nothing where the chances are
    /// even, or all is decided.
    #[must_use]
    pub const fn lead(self) -> Option<Degree> {
        let Self::Estimate(hundredths) = self else {
            return None;
        };
        match hundredths.unsigned_abs() {
            0..30 => None,
            30..90 => Some(Degree::Slightly),
            90..200 => Some(Degree::Clearly),
            200..400 => Some(Degree::Much),
            _ => Some(Degree::Nearly),
        }
    }

    /// Whether nothing is left to play for, for the player whose view this is: the loss is
    /// proven and some way off, or estimated to be certain, while a running score has one of
    /// the others at least twice as far.
    pub fn is_hopeless(self, position: &dyn AnyGame, own: Player) -> bool {
        match self {
            Self::Loss { plies } => plies > NEAR,
            Self::Estimate(hundredths) if hundredths <= -CLEAR => {
                let totals = position.score().totals;
                let mine = totals.get(own.index()).copied().unwrap_or_default();
                let most = totals.iter().max().copied().unwrap_or_default();
                most >= mine * 2
            }
            _ => false,
        }
    }

    /// Whether the outcome is known.
    pub const fn is_proven(self) -> bool {
        !matches!(self, Self::Estimate(_))
    }

    /// The same judgement from the view of the opponent in a game for two.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Win { plies } => Self::Loss { plies },
            Self::Loss { plies } => Self::Win { plies },
            Self::Draw => Self::Draw,
            Self::Estimate(hundredths) => Self::Estimate(-hundredths),
        }
    }

    fn rank(self) -> (i8, i64) {
        match self {
            Self::Win { plies } => (1, -i64::from(plies)),
            Self::Draw => (0, 0),
            Self::Estimate(hundredths) => (0, i64::from(hundredths)),
            Self::Loss { plies } => (-1, i64::from(plies)),
        }
    }
}

impl PartialOrd for Verdict {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Verdict {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank()
            .cmp(&other.rank())
            .then_with(|| self.is_proven().cmp(&other.is_proven()))
    }
}

/// How far ahead a player is who has not won yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Degree {
    /// Slightly better.
    Slightly,
    /// Better.
    Clearly,
    /// Much better.
    Much,
    /// Close to winning.
    Nearly,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Win { plies } => write!(f, "wins in {plies}"),
            Self::Loss { plies } => write!(f, "loses in {plies}"),
            Self::Draw => f.write_str("draw"),
            Self::Estimate(hundredths) => {
                let sign = if hundredths < 0 { '-' } else { '+' };
                let size = hundredths.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}

/// A sequence of moves that the search thinks best, and what it leads to. A thinker has the
/// moves of its game, code that serves all games their texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M = String> {
    /// The judgement of the first move.
    pub verdict: Verdict,
    /// The moves, at least one.
    pub moves: Vec<M>,
}

impl<M> Line<M> {
    /// The line as texts. What does not fit at its end, because it comes from a table, is as
    /// well told as it can be.
    pub(super) fn written<G: Game<Move = M>>(&self, position: &G) -> Line {
        let mut position = position.clone();
        let written = self.moves.iter().map(|mv| {
            let text = position.move_text(mv);
            let _ = position.play(mv);
            text
        });
        Line {
            verdict: self.verdict,
            moves: written.collect(),
        }
    }
}

/// What a search knows so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report<M = String> {
    /// How many plies were searched completely.
    pub depth: u32,
    /// How many positions were looked at.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// The best lines, best first; at least one.
    pub lines: Vec<Line<M>>,
    /// Whether thinking longer would find nothing new.
    pub complete: bool,
}

impl<M> Report<M> {
    /// What is known once a line is proven, by looking at this many positions.
    pub(super) fn of_proof(line: Line<M>, nodes: u64) -> Self {
        Self {
            depth: 0,
            nodes,
            elapsed: Duration::ZERO,
            lines: vec![line],
            complete: true,
        }
    }

    /// The best line.
    pub fn best(&self) -> Option<&Line<M>> {
        self.lines.first()
    }

    /// The report in the light of a proof of the same position: where it has found none, the
    /// proof comes first, before as many others as fit.
    #[must_use]
    pub fn beside_proof(mut self, proof: &Line<M>) -> Self
    where
        M: Clone + PartialEq,
    {
        if self.best().is_none_or(|best| !best.verdict.is_proven()) {
            let room = self.lines.len().max(1);
            self.lines
                .retain(|line| line.moves.first() != proof.moves.first());
            self.lines.insert(0, proof.clone());
            self.lines.truncate(room);
        }
        self
    }

    /// The report in the light of what is proven of one of its moves for the player to move: of
    /// lines that were estimated, the best is still first.
    #[must_use]
    pub fn with_move(mut self, mv: &M, verdict: Verdict) -> Self
    where
        M: PartialEq,
    {
        let is_move = |line: &&mut Line<M>| line.moves.first() == Some(mv);
        if let Some(line) = self.lines.iter_mut().find(is_move) {
            line.verdict = verdict;
            self.lines.sort_by_key(|line| Reverse(line.verdict));
        }
        self
    }

    /// The report with its moves as texts.
    pub(super) fn written<G: Game<Move = M>>(&self, position: &G) -> Report {
        let lines = self.lines.iter().map(|line| line.written(position));
        Report {
            depth: self.depth,
            nodes: self.nodes,
            elapsed: self.elapsed,
            lines: lines.collect(),
            complete: self.complete,
        }
    }
}

/// Scores as the search computes with them, from the view of the side to move.
pub(super) mod score {
    use super::Verdict;

    /// The most plies from the root that are searched.
    pub const MAX_PLY: usize = 250;
    /// A win on the spot; a win after `n` plies is worth `n` less.
    pub const WIN: i32 = 30_000;
    /// Beyond this a score is a proven win.
    pub const PROVEN: i32 = WIN - 1_000;
    /// The bound of estimates.
    pub const ESTIMATE: i32 = 20_000;
    /// Beyond all scores.
    pub const INFINITE: i32 = 32_000;

    /// Whether the outcome is known.
    pub const fn is_proven(score: i32) -> bool {
        score.abs() > PROVEN
    }

    /// After how many plies a proven game is over.
    pub const fn plies(score: i32) -> u32 {
        (WIN - score.abs()) as u32
    }

    /// The score as others read it.
    pub const fn verdict(score: i32) -> Verdict {
        if score > PROVEN {
            Verdict::Win {
                plies: plies(score),
            }
        } else if score < -PROVEN {
            Verdict::Loss {
                plies: plies(score),
            }
        } else {
            Verdict::Estimate(score)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, Report, Verdict, score};

    const WORST_FIRST: [Verdict; 8] = [
        Verdict::Loss { plies: 1 },
        Verdict::Loss { plies: 9 },
        Verdict::Estimate(-250),
        Verdict::Estimate(0),
        Verdict::Draw,
        Verdict::Estimate(7),
        Verdict::Win { plies: 9 },
        Verdict::Win { plies: 1 },
    ];

    #[test]
    fn a_report_follows_what_is_proven() {
        let line = |mv: &str, verdict| Line {
            verdict,
            moves: vec![mv.to_owned()],
        };
        let lines = ["a", "b", "c"].map(|mv| line(mv, Verdict::Estimate(10)));
        let report = Report {
            lines: lines.to_vec(),
            complete: false,
            ..Report::of_proof(line("a", Verdict::Draw), 9)
        };
        let order = |report: &Report| -> Vec<String> {
            report
                .lines
                .iter()
                .map(|line| line.moves[0].clone())
                .collect()
        };
        let won = line("b", Verdict::Win { plies: 3 });
        assert_eq!(order(&report.clone().beside_proof(&won)), ["b", "a", "c"]);
        let lost = report.with_move(&"a".to_owned(), Verdict::Loss { plies: 4 });
        assert_eq!(order(&lost), ["b", "c", "a"]);
        assert_eq!(order(&lost.beside_proof(&won))[0], "b");
    }

    #[test]
    fn verdicts_are_ordered_from_the_worst_to_the_best() {
        assert!(WORST_FIRST.is_sorted());
        assert!(WORST_FIRST.map(Verdict::permille).is_sorted());
        let reversed = WORST_FIRST.map(Verdict::reversed);
        assert!(reversed.is_sorted_by(|a, b| a.permille() >= b.permille()));
    }

    #[test]
    fn verdicts_are_written_for_players() {
        let texts = WORST_FIRST.map(|verdict| verdict.to_string());
        assert_eq!(
            texts,
            [
                "loses in 1",
                "loses in 9",
                "-2.50",
                "+0.00",
                "draw",
                "+0.07",
                "wins in 9",
                "wins in 1"
            ]
        );
    }

    #[test]
    fn scores_are_read_as_verdicts() {
        assert_eq!(score::verdict(score::WIN - 3), Verdict::Win { plies: 3 });
        assert_eq!(score::verdict(4 - score::WIN), Verdict::Loss { plies: 4 });
        assert_eq!(score::verdict(-12), Verdict::Estimate(-12));
    }
}
