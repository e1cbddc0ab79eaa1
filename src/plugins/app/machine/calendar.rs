//! Which day it is where the player is, and what time of the day.

use bevy::prelude::*;
use jiff::civil::{Date, DateTime};

use crate::record::{local_time, today};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Calendar>().init_resource::<WallClock>();
}

/// What says which day it is; tests have days of their own.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Calendar(pub fn() -> Date);

impl Default for Calendar {
    fn default() -> Self {
        Self(today)
    }
}

impl Calendar {
    /// Today's date.
    pub(crate) fn today(self) -> Date {
        (self.0)()
    }
}

/// What says what time it is on the clock on the wall; tests have times of their own.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct WallClock(pub(crate) fn() -> DateTime);

impl Default for WallClock {
    fn default() -> Self {
        Self(local_time)
    }
}

impl WallClock {
    /// The date and the time of the day.
    pub(crate) fn now(self) -> DateTime {
        (self.0)()
    }
}
