//! Which day it is where the player is.

use bevy::prelude::*;
use jiff::civil::Date;

use crate::record::today;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Calendar>();
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
    #[must_use]
    pub(crate) fn today(self) -> Date {
        (self.0)()
    }
}
