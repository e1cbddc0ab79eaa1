//! The notches of the wheel, one step each.

use core::time::Duration;

use super::hand::Turning;

/// How long after a step of the wheel another one the same way counts as the same.
const SAME_NOTCH: Duration = Duration::from_millis(80);

/// What the wheel has been turned by.
#[derive(Debug, Default)]
pub(super) struct Notches {
    /// Parts of a notch, as touch pads turn.
    part: f32,
    last: Option<(Turning, Duration)>,
}

impl Notches {
    /// The wheel is turned by this much; which way that turns a Xoid. One notch is one
    /// step: some systems report it more than once.
    pub(super) fn turn(&mut self, steps: f32, now: Duration) -> Option<Turning> {
        if steps * self.part < 0.0 {
            self.part = 0.0;
        }
        self.part += steps;
        if self.part.abs() < 1.0 {
            return None;
        }
        let way = if self.part > 0.0 {
            Turning::Left
        } else {
            Turning::Right
        };
        self.part = 0.0;
        let is_same =
            |(last, at): (Turning, Duration)| last == way && now.saturating_sub(at) < SAME_NOTCH;
        if self.last.is_some_and(is_same) {
            return None;
        }
        self.last = Some((way, now));
        Some(way)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notch_is_one_step_however_it_is_reported() {
        let at = Duration::from_millis;
        let mut notches = Notches::default();
        assert_eq!(notches.turn(2.0, at(1000)), Some(Turning::Left));
        assert_eq!(notches.turn(1.0, at(1010)), None, "the same notch again");
        assert_eq!(notches.turn(-1.0, at(1020)), Some(Turning::Right));
        assert_eq!(notches.turn(-1.0, at(1200)), Some(Turning::Right));
        // A touch pad.
        assert_eq!(notches.turn(0.5, at(2000)), None);
        assert_eq!(notches.turn(0.5, at(2016)), Some(Turning::Left));
        assert_eq!(notches.turn(0.9, at(3000)), None);
        assert_eq!(notches.turn(-0.2, at(3016)), None, "the other way");
        assert_eq!(notches.turn(0.3, at(3032)), None);
    }
}
