//! The pictures of a film in their order, each with the time it lasts: they come back from the
//! graphics card in any order. Writing them is left to [`super::encode`].

use std::{collections::BTreeMap, sync::mpsc::SyncSender};

use super::encode::Shot;
use crate::texts;

/// Pictures that may wait to be written.
pub(super) const WAITING: usize = 8;

/// Puts pictures that come back in their order and passes them on, each with
/// the time it lasts.
pub(super) struct Reel {
    pub(super) shots: Option<SyncSender<Shot>>,
    /// Ticks at which a picture was asked for that has not been passed on.
    begun: BTreeMap<u32, Option<Vec<u8>>>,
}

impl Reel {
    pub(super) const fn new(shots: SyncSender<Shot>) -> Self {
        Self {
            shots: Some(shots),
            begun: BTreeMap::new(),
        }
    }

    pub(super) fn begin(&mut self, tick: u32) {
        self.begun.insert(tick, None);
    }

    pub(super) fn develop(&mut self, tick: u32, rgb: Vec<u8>) -> Result<(), String> {
        self.begun.insert(tick, Some(rgb));
        self.pass_on(None)
    }

    /// Passes on what is ready; the last picture only once it is known when the
    /// film `ends`.
    pub(super) fn pass_on(&mut self, ends: Option<u32>) -> Result<(), String> {
        while let Some((&tick, Some(_))) = self.begun.first_key_value() {
            // How long the last picture lasts is not known before the next.
            let Some(next) = self.begun.keys().nth(1).copied().or(ends) else {
                break;
            };
            let Some((_, Some(rgb))) = self.begun.pop_first() else {
                break;
            };
            let shot = Shot {
                rgb,
                ticks: next.saturating_sub(tick),
            };
            let sent = self.shots.as_ref().map(|shots| shots.send(shot));
            if !matches!(sent, Some(Ok(()))) {
                return Err(texts::film_not_written().to_owned());
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    #[test]
    fn pictures_are_put_in_order_and_last_until_the_next() {
        let (shots, given) = sync_channel(WAITING);
        let mut reel = Reel::new(shots);
        for tick in [0, 1, 5] {
            reel.begin(tick);
        }
        reel.develop(1, vec![1]).unwrap();
        assert!(given.try_recv().is_err(), "the first has not come back");
        reel.develop(0, vec![0]).unwrap();
        reel.develop(5, vec![5]).unwrap();
        reel.pass_on(Some(12)).unwrap();
        let lasted: Vec<(u8, u32)> = given
            .try_iter()
            .map(|shot| (shot.rgb[0], shot.ticks))
            .collect();
        assert_eq!(lasted, [(0, 1), (1, 4), (5, 7)]);
    }

    #[test]
    fn a_writer_that_has_gone_is_noticed() {
        let (shots, given) = sync_channel(WAITING);
        drop(given);
        let mut reel = Reel::new(shots);
        reel.begin(0);
        reel.develop(0, vec![0]).unwrap();
        assert!(reel.pass_on(Some(3)).is_err());
    }
}
