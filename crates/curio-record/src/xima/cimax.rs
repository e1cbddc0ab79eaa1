//! The formulas of XIMA's magnitudes and of CIMAX, its rating: one function for
//! each.
//!
//! Source: Y. V. Muiño Acevedo and L. Power Suarez, *Scientific XIMA* (2010),
//! chapter "Magnitudes Describing the XIMA Game", whose section each function
//! names. The rules count forces and levels exactly; [`super::magnitudes`] gathers
//! the other figures from a match, and [`crate::ratings`] applies the correction.
//!
//! The book rounds as it goes, and not always alike; the tests hold each
//! formula against the printed figures and say how those were rounded.

use core::{
    fmt,
    iter::Sum,
    ops::{Add, Neg, Sub},
    time::Duration,
};

use serde::{Serialize, Serializer};

/// A number of ximas to the hundredth, like the book's 1240.11 and 1322.81.
///
/// It is stored as an integer, so that gains and losses balance exactly, and
/// ratings are the same on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ximas(i64);

impl Ximas {
    /// Zero.
    pub const ZERO: Self = Self(0);

    /// A whole number of ximas.
    pub const fn whole(number: i64) -> Self {
        Self(number.saturating_mul(100))
    }

    /// A number of hundredths.
    pub const fn hundredths(number: i64) -> Self {
        Self(number)
    }

    /// The nearest hundredth; zero for NaN.
    pub fn nearest(ximas: f64) -> Self {
        // The conversion saturates, and turns NaN into zero.
        Self((ximas * 100.0).round() as i64)
    }

    /// As a floating-point number, for the formulas.
    pub fn to_f64(self) -> f64 {
        self.0 as f64 / 100.0
    }

    /// Half of it, rounded down to the hundredth.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0.div_euclid(2))
    }

    /// The text with its sign, for changes: `+100.15`, `-100.15`.
    #[must_use]
    pub fn signed(self) -> String {
        let sign = if self.0 < 0 { "" } else { "+" };
        format!("{sign}{self}")
    }
}

impl Add for Ximas {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Ximas {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Ximas {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl Sum for Ximas {
    fn sum<I: Iterator<Item = Self>>(ximas: I) -> Self {
        ximas.fold(Self::ZERO, Add::add)
    }
}

/// Always with two decimals: `1000.00`.
impl fmt::Display for Ximas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        f.pad(&format!("{sign}{whole}.{rest:02}"))
    }
}

impl Serialize for Ximas {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.to_f64())
    }
}

/// The CIMAX of a player before the first rated match (section "CIMAX
/// Equation").
pub const START_CIMAX: Ximas = Ximas::whole(1000);

/// The effective time: the share of the agreed time that was used, 0 to 1
/// (section "Game Power": `te = t_used / t_agreed`).
///
/// It is 0 without an agreed time, and 1 when the flag falls.
pub fn effective_time(used: Duration, agreed: Option<Duration>) -> f64 {
    match agreed {
        Some(agreed) if !agreed.is_zero() => (used.as_secs_f64() / agreed.as_secs_f64()).min(1.0),
        _ => 0.0,
    }
}

/// The game power in ximas per turn (section "Game Power":
/// `P = F / (2^te T)`).
///
/// Before the first turn, divides by one turn instead of by zero.
pub fn power(force: f64, effective_time: f64, turns: usize) -> f64 {
    force / (effective_time.exp2() * turns.max(1) as f64)
}

/// The factor alpha: the loser's CIMAX over the winner's, so that a win against a
/// stronger player gains more (section "CIMAX Equation").
pub fn alpha(loser: f64, winner: f64) -> f64 {
    loser / winner
}

/// The factor beta: the larger power plus 1 over the smaller power plus 1,
/// whoever won (section "CIMAX Equation").
pub fn beta(a: f64, b: f64) -> f64 {
    (a.max(b) + 1.0) / (a.min(b) + 1.0)
}

/// The experience gained in a match (section "Game Experience"): all of the CIMAX
/// that a loser has lost, or half of what the winner has won. It never decreases.
pub fn experience_gained(change: Ximas) -> Ximas {
    if change < Ximas::ZERO {
        -change
    } else {
        change.half()
    }
}

/// A player of a rated match, as the correction of CIMAX needs it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contender {
    /// Before the match.
    pub cimax: Ximas,
    /// At the end, in ximas.
    pub force: f64,
    /// At the end, in ximas per turn.
    pub power: f64,
}

/// The factors of the correction against one loser.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Factors {
    /// `alpha` of the loser and the winner.
    pub alpha: f64,
    /// `beta` of the two.
    pub beta: f64,
}

/// The correction of CIMAX after a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Correction {
    /// The factors against each loser, in seat order; `None` for the winner.
    pub factors: Vec<Option<Factors>>,
    /// The product of all alphas.
    pub alpha: f64,
    /// The product of all betas.
    pub beta: f64,
    /// The game level.
    pub level: f64,
    /// Delta by the book's formula, in ximas.
    pub delta: f64,
    /// The CIMAX that each seat gains or loses. The sum is zero.
    pub changes: Vec<Ximas>,
    /// A loser lost half of the CIMAX instead of more.
    pub limited: bool,
}

/// "Delta 100.15 = alpha 0.9375 × beta 1.1930 × L 90.50".
impl fmt::Display for Correction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            delta,
            alpha,
            beta,
            level,
            ..
        } = self;
        write!(
            f,
            "Delta {delta:.2} = alpha {alpha:.4} × beta {beta:.4} × L {level:.2}"
        )
    }
}

/// The correction of CIMAX after a match that the player at the seat `winner`
/// has won (section "CIMAX Equation"): for two players
/// `Delta = alpha beta L`, for more the product of the alphas and betas of the
/// winner with each loser, times the level.
///
/// `None` if there is no such seat, or no loser.
///
/// The winner gains Delta. The book says that CIMAX is conserved, but not how
/// several losers share the loss: here each loses in proportion to the product of
/// their own alpha and beta. For two players that is the book's formula.
///
/// The book's formula alone can take more from a player than they have. Here a
/// loser loses at most half of their CIMAX, so that every CIMAX stays positive and
/// alpha stays finite.
pub fn correction(seats: &[Contender], winner: usize) -> Option<Correction> {
    let first = seats.get(winner).filter(|_| seats.len() > 1)?;
    let factors: Vec<Option<Factors>> = seats
        .iter()
        .enumerate()
        .map(|(seat, loser)| {
            (seat != winner).then(|| Factors {
                alpha: alpha(loser.cimax.to_f64(), first.cimax.to_f64()),
                beta: beta(loser.power, first.power),
            })
        })
        .collect();
    let losers = || factors.iter().flatten();
    let (alpha, beta) = (
        losers().map(|factor| factor.alpha).product::<f64>(),
        losers().map(|factor| factor.beta).product::<f64>(),
    );
    let level = seats.iter().map(|seat| seat.force).sum();
    let delta = alpha * beta * level;
    let shares: f64 = losers().map(|factor| factor.alpha * factor.beta).sum();
    let mut limited = false;
    let mut changes: Vec<Ximas> = factors
        .iter()
        .zip(seats)
        .map(|(factor, seat)| {
            let Some(factor) = factor else {
                return Ximas::ZERO;
            };
            let owed = Ximas::nearest(delta * (factor.alpha * factor.beta) / shares);
            let most = seat.cimax.half();
            limited |= owed > most;
            -owed.min(most)
        })
        .collect();
    let paid: Ximas = changes.iter().copied().sum();
    if let Some(change) = changes.get_mut(winner) {
        *change = -paid;
    }
    Some(Correction {
        factors,
        alpha,
        beta,
        level,
        delta,
        changes,
        limited,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use curio_rules::zobrist_key;

    /// Cut off after two decimals, as the book often does.
    fn cut(value: f64) -> f64 {
        (value * 100.0).trunc() / 100.0
    }

    fn near(value: f64, printed: f64) {
        assert!((value - printed).abs() < 5e-9, "{value} is not {printed}");
    }

    fn minutes(minutes: f64) -> Duration {
        Duration::from_secs_f64(minutes * 60.0)
    }

    fn contender(cimax: Ximas, force: f64, power: f64) -> Contender {
        Contender {
            cimax,
            force,
            power,
        }
    }

    #[test]
    fn effective_times_of_the_example_game() {
        let agreed = Some(minutes(60.0));
        near(cut(effective_time(minutes(24.5), agreed)), 0.40);
        near(cut(effective_time(minutes(16.1), agreed)), 0.26);
        near(effective_time(minutes(61.0), agreed), 1.0);
        near(effective_time(minutes(61.0), None), 0.0);
        near(effective_time(minutes(1.0), Some(Duration::ZERO)), 0.0);
    }

    /// 40 / (31 2^0.40) and 50.5 / (31 2^0.26), printed 0.98 and 1.36.
    #[test]
    fn powers_of_the_example_game() {
        let (red, blue) = (power(40.0, 0.40, 31), power(50.5, 0.26, 31));
        assert_eq!(format!("{red:.3} {blue:.3}"), "0.978 1.360");
        assert_eq!(format!("{red:.2} {blue:.2}"), "0.98 1.36");
    }

    /// Printed 1.08 and 1.34, 1.55 and 0.75, which are cut off; and 1.48 and
    /// 1.78, which come out when the effective times, printed in each other's
    /// rows, change places.
    #[test]
    fn powers_of_games_1_to_3() {
        near(cut(power(39.0, 0.21, 31)), 1.08);
        near(cut(power(56.57, 0.44, 31)), 1.34);
        near(cut(power(50.62, 0.51, 24)), 1.48);
        near(cut(power(54.85, 0.36, 24)), 1.78);
        let as_printed = [power(50.62, 0.36, 24), power(54.85, 0.51, 24)];
        assert_eq!(
            as_printed.map(|power| format!("{power:.3}")),
            ["1.643", "1.605"]
        );
    }

    /// The limit cases: te = 0.1 takes 7 % of the force away, te = 0.9 nearly a
    /// half ("P = F / 2T").
    #[test]
    fn limit_cases_of_the_power() {
        near(power(60.0, 0.0, 30), 2.0);
        near(power(60.0, 1.0, 30), 1.0);
        assert_eq!(format!("{:.3}", power(60.0, 0.1, 30) / 2.0), "0.933");
        assert_eq!(format!("{:.3}", power(60.0, 0.9, 30) / 2.0), "0.536");
        near(power(10.0, 0.0, 0), 10.0);
    }

    /// "80 Ximas (F = 85 Ximas)" stand in one sentence of the book; the power
    /// of 2 that it gives fits 85.
    #[test]
    fn the_average_player_develops_two_ximas_per_turn() {
        assert_eq!(format!("{:.2}", power(85.0, 0.5, 30)), "2.00");
        assert_eq!(format!("{:.2}", power(80.0, 0.5, 30)), "1.89");
    }

    /// The book cuts alpha (0.9375 to 0.93), rounds beta (1.1919 to 1.19) and
    /// cuts the product: 100.15. Unrounded the same formula gives 101.1 from the
    /// printed powers, and 101.2 from powers that are not rounded either.
    #[test]
    fn delta_of_the_example_game() {
        let (a, b) = (1240.11, 1322.81);
        near(cut(alpha(a, b)), 0.93);
        near(cut(beta(1.36, 0.98)), 1.19);
        near(cut(0.93 * 1.19 * (40.0 + 50.5)), 100.15);

        let seats = |red, blue| {
            [
                contender(Ximas::nearest(a), 40.0, red),
                contender(Ximas::nearest(b), 50.5, blue),
            ]
        };
        let from_printed = correction(&seats(0.98, 1.36), 1).unwrap();
        assert_eq!(format!("{:.4}", from_printed.alpha), "0.9375");
        assert_eq!(format!("{:.1}", from_printed.delta), "101.1");
        let seats = seats(power(40.0, 0.40, 31), power(50.5, 0.26, 31));
        let correction = correction(&seats, 1).unwrap();
        assert_eq!(format!("{:.1}", correction.delta), "101.2");
        assert_eq!(correction.changes[0], -correction.changes[1]);
        assert!(!correction.limited);
        // The book's own end: 1140 and 1423.
        let delta = Ximas::nearest(100.15);
        assert_eq!((seats[0].cimax - delta).to_string(), "1139.96");
        assert_eq!((seats[1].cimax + delta).to_string(), "1422.96");
    }

    /// Equal CIMAX, so alpha is 1; the powers are those printed.
    #[test]
    fn deltas_of_games_1_to_3() {
        for (winner, loser, forces, printed) in [
            (1.34, 1.08, [39.0, 56.57], "107.5"),
            (1.55, 0.75, [62.0, 32.0], "137.0"),
            (1.78, 1.48, [50.62, 54.85], "118.2"),
        ] {
            let seats = [
                contender(START_CIMAX, forces[0], loser),
                contender(START_CIMAX, forces[1], winner),
            ];
            let delta = correction(&seats, 1).unwrap().delta;
            assert_eq!(format!("{delta:.1}"), printed);
        }
        // Game 2 is printed as 136.9, which is cut off.
        let delta = beta(1.55, 0.75) * (62.0 + 32.0);
        assert_eq!(format!("{:.2}", delta), "136.97");
    }

    #[test]
    fn players_alike_win_the_level() {
        let seats = [contender(START_CIMAX, 45.0, 1.5); 2];
        let correction = correction(&seats, 0).unwrap();
        assert_eq!(correction.changes, [Ximas::whole(90), Ximas::whole(-90)]);
    }

    /// For three players the book prints the product of both pairs.
    #[test]
    fn three_players_multiply_their_factors() {
        let seats = [
            contender(Ximas::whole(1200), 30.0, 1.0),
            contender(Ximas::whole(1000), 50.0, 2.0),
            contender(Ximas::whole(900), 20.0, 0.5),
        ];
        let correction = correction(&seats, 1).unwrap();
        near(
            correction.delta,
            1.2 * 0.9 * (3.0 / 2.0) * (3.0 / 1.5) * 100.0,
        );
        // 1.8 and 1.8: both pay the same here.
        assert_eq!(
            correction.changes,
            [Ximas::whole(-162), Ximas::whole(324), Ximas::whole(-162)]
        );
    }

    #[test]
    fn nobody_gives_more_than_half() {
        let seats = [
            contender(Ximas::whole(50), 60.0, 2.0),
            contender(Ximas::whole(40), 30.0, 1.0),
        ];
        let correction = correction(&seats, 1).unwrap();
        assert!(correction.limited && correction.delta > 25.0);
        assert_eq!(correction.changes, [Ximas::whole(-25), Ximas::whole(25)]);
        assert_eq!(super::correction(&seats, 2), None);
        assert_eq!(super::correction(&seats[..1], 0), None);
    }

    /// 1,000 rated matches of 2 to 4 out of 12 players, the strong and the weak
    /// alike: the sum stays what it was, to the hundredth, nobody sinks to
    /// zero, and experience never sinks.
    #[test]
    fn cimax_is_conserved_over_a_thousand_matches() {
        let mut cimax = [START_CIMAX; 12];
        let mut experience = [Ximas::ZERO; 12];
        let sum: Ximas = cimax.iter().copied().sum();
        for number in 0..1000 {
            let mut draw = 0;
            let mut chance = |bound: u64| {
                draw += 1;
                zobrist_key(number, draw) % bound
            };
            let count = 2 + chance(3) as usize;
            let mut places: Vec<usize> = (0..12).collect();
            let places: Vec<usize> = (0..count)
                .map(|_| places.swap_remove(chance(places.len() as u64) as usize))
                .collect();
            let seats: Vec<Contender> = places
                .iter()
                .map(|place| {
                    let force = chance(9000) as f64 / 97.0;
                    contender(cimax[*place], force, chance(4000) as f64 / 997.0)
                })
                .collect();
            // Low places win more often, so that CIMAX drifts far apart.
            let winner = chance(count as u64).min(chance(count as u64)) as usize;
            let correction = correction(&seats, winner).unwrap();
            for (place, change) in places.iter().zip(&correction.changes) {
                cimax[*place] = cimax[*place] + *change;
                let gained = experience_gained(*change);
                assert!(gained >= Ximas::ZERO);
                experience[*place] = experience[*place] + gained;
            }
            assert_eq!(cimax.iter().copied().sum::<Ximas>(), sum, "match {number}");
            assert!(cimax.iter().all(|cimax| *cimax > Ximas::ZERO));
        }
        assert!(experience.iter().all(|gained| *gained > Ximas::ZERO));
    }

    /// The winner gains half the experience of the loser.
    #[test]
    fn who_loses_learns_more() {
        let delta = Ximas::nearest(100.15);
        assert_eq!(experience_gained(delta).to_string(), "50.07");
        assert_eq!(experience_gained(-delta).to_string(), "100.15");
    }

    #[test]
    fn ximas_are_read_to_the_hundredth() {
        assert_eq!(START_CIMAX.to_string(), "1000.00");
        assert_eq!(Ximas::nearest(1322.806).to_string(), "1322.81");
        assert_eq!(Ximas::hundredths(-5).to_string(), "-0.05");
        assert_eq!(Ximas::hundredths(-5).signed(), "-0.05");
        assert_eq!(Ximas::hundredths(5).signed(), "+0.05");
        assert_eq!(Ximas::nearest(f64::NAN), Ximas::ZERO);
        assert_eq!(format!("{:>9}", Ximas::whole(7)), "     7.00");
    }
}
