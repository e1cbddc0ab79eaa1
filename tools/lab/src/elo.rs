//! Strength in numbers: shares of points as Elo differences with their confidence,
//! and the sequential test that says when enough has been played.

use serde::Serialize;

/// Wins, draws and losses of a player against one other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
}

impl Score {
    pub(crate) const fn games(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Games won, and half the games drawn.
    pub(crate) fn points(self) -> f64 {
        f64::from(self.won) + f64::from(self.drawn) / 2.0
    }

    /// The points as a share of the games.
    pub(crate) fn share(self) -> f64 {
        self.points() / f64::from(self.games().max(1))
    }

    /// The 95 % confidence interval of the share.
    pub(crate) fn interval(self) -> (f64, f64) {
        interval(self.points(), f64::from(self.games()))
    }
}

/// The 95 % confidence interval of a share by Wilson's method, which suits small
/// numbers of games too.
pub(crate) fn interval(points: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let share = points / games;
    let spread = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    let middle = share + Z * Z / (2.0 * games);
    let scale = 1.0 + Z * Z / games;
    (
        ((middle - spread) / scale).max(0.0),
        ((middle + spread) / scale).min(1.0),
    )
}

/// An Elo difference with its 95 % confidence interval; nothing where it is
/// infinite.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct Elo {
    pub(crate) difference: Option<f64>,
    pub(crate) low: Option<f64>,
    pub(crate) high: Option<f64>,
}

impl Elo {
    pub(crate) fn new(score: Score) -> Self {
        let (low, high) = score.interval();
        Self {
            difference: difference(score.share()),
            low: difference(low),
            high: difference(high),
        }
    }

    /// As players read it: `+191 (+113 to +269)`.
    pub(crate) fn text(self) -> String {
        match (self.difference, self.low, self.high) {
            (Some(elo), Some(low), Some(high)) => format!("{elo:+.0} ({low:+.0} to {high:+.0})"),
            (_, Some(low), _) => format!("at least {low:+.0}"),
            (_, _, Some(high)) => format!("at most {high:+.0}"),
            _ => "unknown".to_owned(),
        }
    }
}

/// The Elo difference at which a share of the points is expected; nothing where it
/// is infinite.
fn difference(share: f64) -> Option<f64> {
    // Tenths, for files that are compared.
    let elo = 400.0 * (share / (1.0 - share)).log10();
    elo.is_finite().then(|| (10.0 * elo).round() / 10.0)
}

/// The share of the points that is expected at an Elo difference.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential probability ratio test of one Elo difference against another
/// (Wald, 1945), with 5 % for either error.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    low: f64,
    high: f64,
}

/// What a test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Decision {
    /// The difference is the lower one rather than the higher.
    Low,
    /// The difference is the higher one rather than the lower.
    High,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// Both errors.
    const ERROR: f64 = 0.05;

    /// Reads two Elo differences, the lower one first: `0,50`.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let read = || {
            let (low, high) = text.split_once(',')?;
            let (low, high): (f64, f64) = (low.trim().parse().ok()?, high.trim().parse().ok()?);
            (low < high && low.abs() <= 2000.0 && high.abs() <= 2000.0)
                .then_some(Self { low, high })
        };
        read().ok_or_else(|| "write two Elo differences, the lower one first: 0,50".to_owned())
    }

    /// The logarithm of the likelihood ratio at which the higher difference is
    /// believed; the lower one at its negative.
    pub(crate) fn bound() -> f64 {
        ((1.0 - Self::ERROR) / Self::ERROR).ln()
    }

    /// The logarithm of how much likelier a score is with the higher difference
    /// than with the lower. Of all shares of wins, draws and losses with the points
    /// that a difference expects, the likeliest count.
    pub(crate) fn ratio(self, score: Score) -> f64 {
        if score.games() == 0 {
            return 0.0;
        }
        // A result that has not been seen yet is not impossible.
        const UNSEEN: f64 = 1e-3;
        let seen = [score.lost, score.drawn, score.won].map(|count| f64::from(count).max(UNSEEN));
        // Where there are no draws, none are expected.
        let seen = if score.drawn == 0 {
            [seen[0], 0.0, seen[2]]
        } else {
            seen
        };
        let total: f64 = seen.iter().sum();
        let (low, high) = (
            likeliest(seen, expected(self.low)),
            likeliest(seen, expected(self.high)),
        );
        let ratio: f64 = (0..3)
            .filter(|result| seen[*result] > 0.0)
            .map(|result| seen[result] / total * (high[result] / low[result]).ln())
            .sum();
        ratio * total
    }

    pub(crate) fn decide(self, score: Score) -> Decision {
        let ratio = self.ratio(score);
        if ratio >= Self::bound() {
            Decision::High
        } else if ratio <= -Self::bound() {
            Decision::Low
        } else {
            Decision::Open
        }
    }

    /// As players read it.
    pub(crate) fn text(self, score: Score) -> String {
        let verdict = match self.decide(score) {
            Decision::High => format!("{:+.0} rather than {:+.0}", self.high, self.low),
            Decision::Low => format!("{:+.0} rather than {:+.0}", self.low, self.high),
            Decision::Open => "undecided".to_owned(),
        };
        format!(
            "{verdict} (log-likelihood ratio {:.2}, decided at {:.2})",
            self.ratio(score),
            Self::bound()
        )
    }
}

/// The likeliest shares of losses, draws and wins, after what was seen, among those
/// that bring `share` of the points.
fn likeliest(seen: [f64; 3], share: f64) -> [f64; 3] {
    let total: f64 = seen.iter().sum();
    // Lagrange: each share is divided by 1 + x (points - share), where x makes the
    // points right; it lies between the values where a share would be infinite.
    let at = |x: f64| -> [f64; 3] {
        core::array::from_fn(|result| {
            let points = result as f64 / 2.0;
            seen[result] / total / (1.0 + x * (points - share))
        })
    };
    let points = |shares: [f64; 3]| {
        let excess = |result: usize| shares[result] * (result as f64 / 2.0 - share);
        excess(0) + excess(1) + excess(2)
    };
    let (mut low, mut high) = (-1.0 / (1.0 - share), 1.0 / share);
    for _ in 0..200 {
        let middle = f64::midpoint(low, high);
        if points(at(middle)) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    at(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn score(won: u32, drawn: u32, lost: u32) -> Score {
        Score { won, drawn, lost }
    }

    #[test]
    fn intervals_match_the_textbooks() {
        let (low, high) = interval(50.0, 100.0);
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4);
        let (low, high) = interval(10.0, 10.0);
        assert!((low - 0.7225).abs() < 1e-4 && (high - 1.0).abs() < 1e-9);
        assert_eq!(interval(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn elo_matches_the_tables() {
        // 64 % are 100 points, 76 % are 200, 75 % are 190.8.
        for (won, elo) in [
            (50, 0.0),
            (64, 100.0),
            (76, 200.2),
            (75, 190.8),
            (91, 401.9),
        ] {
            let found = Elo::new(score(won, 0, 100 - won));
            assert_eq!(found.difference, Some(elo), "{won}");
            assert!(found.low < found.difference && found.difference < found.high);
        }
        assert_eq!(Elo::new(score(0, 30, 0)).difference, Some(0.0));
        assert_eq!(Elo::new(score(20, 0, 0)).difference, None);
        assert!(Elo::new(score(20, 0, 0)).text().starts_with("at least +"));
        assert!(Elo::new(score(0, 0, 20)).text().starts_with("at most -"));
        assert!((expected(200.0) - 0.7597).abs() < 1e-4);
    }

    #[test]
    fn the_test_is_walds_where_nothing_is_drawn() {
        let test = Sprt::read("0,100").unwrap();
        let share = expected(100.0);
        for (won, lost) in [(10, 3), (60, 40), (5, 20)] {
            let by_hand =
                f64::from(won) * (share / 0.5).ln() + f64::from(lost) * ((1.0 - share) / 0.5).ln();
            let found = test.ratio(score(won, 0, lost));
            assert!((found - by_hand).abs() < 1e-3, "{found} is not {by_hand}");
        }
        assert!((Sprt::bound() - 2.944).abs() < 1e-3);
    }

    #[test]
    fn draws_count_for_both() {
        // By numerical maximisation over all shares with the right points.
        let test = Sprt::read("0,10").unwrap();
        for (counts, ratio) in REFERENCE {
            let found = test.ratio(score(counts[0], counts[1], counts[2]));
            assert!((found - ratio).abs() < 1e-3, "{counts:?}: {found}");
        }
    }

    const REFERENCE: [([u32; 3], f64); 3] = [
        ([300, 500, 200], 4.940_414),
        ([100, 200, 100], -0.331_186),
        ([20, 10, 5], 0.586_144),
    ];

    #[test]
    fn a_test_decides_and_stays_open() {
        let test = Sprt::read("0, 50").unwrap();
        assert_eq!(test.decide(score(0, 0, 0)), Decision::Open);
        assert_eq!(test.decide(score(6, 0, 5)), Decision::Open);
        assert_eq!(test.decide(score(40, 0, 0)), Decision::High);
        assert_eq!(test.decide(score(0, 0, 40)), Decision::Low);
        assert_eq!(test.decide(score(0, 400, 0)), Decision::Low);
        for text in ["", "5", "5,5", "9,2", "a,b", "0,9999"] {
            assert!(Sprt::read(text).is_err(), "{text}");
        }
    }
}
