//! The evening that is held while the window is open, whatever the window shows.

use core::fmt;
use std::path::PathBuf;

use bevy::prelude::*;

use crate::{
    client::{EveningShown, EveningWish, HeldEvening, HoldEvening},
    host::Order,
    record::Store,
};

/// Where evenings begin, and the one that is held.
#[derive(Resource)]
pub struct EveningDesk {
    hold: HoldEvening,
    data_dir: Option<PathBuf>,
    held: Option<Box<dyn HeldEvening>>,
}

impl fmt::Debug for EveningDesk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut desk = f.debug_struct("EveningDesk");
        desk.field("held", &self.shown()).finish_non_exhaustive()
    }
}

impl EveningDesk {
    /// A desk at which nothing is held.
    pub fn new(hold: HoldEvening, data_dir: Option<PathBuf>) -> Self {
        Self {
            hold,
            data_dir,
            held: None,
        }
    }

    /// Holds an evening.
    ///
    /// # Errors
    /// Why it cannot be held.
    pub fn open(&mut self, wish: &EveningWish) -> anyhow::Result<()> {
        self.held = Some((self.hold)(self.data_dir.as_deref(), wish)?);
        Ok(())
    }

    /// Interrupts the evening; it can be gone on with.
    pub(crate) fn interrupt(&mut self) {
        self.held = None;
    }

    /// Whether an evening was held before, which may be gone on with.
    pub(crate) fn has_last(&self) -> bool {
        let store = Store::open(self.data_dir.as_deref());
        let evenings = store.map(|store| store.root().join("evenings"));
        evenings.is_ok_and(|it| it.read_dir().is_ok_and(|mut all| all.next().is_some()))
    }

    /// Carries out an order of the organiser, if it is possible now.
    pub(crate) fn order(&self, order: Order) {
        if let Some(held) = &self.held {
            held.order(order);
        }
    }

    /// How the evening stands that is held.
    pub(crate) fn shown(&self) -> Option<EveningShown> {
        Some(self.held.as_ref()?.shown())
    }
}
