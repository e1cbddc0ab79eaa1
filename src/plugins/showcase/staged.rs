//! A show as the command line asks for it, made ready before the window opens.

use bevy::prelude::*;

use super::placard::Placard;
use crate::{client::Show, plugins::app::show::Showcase};

/// A show that can be put on: what it needs has been found and understood.
#[derive(Debug)]
pub(in crate::plugins) struct Staged {
    showcase: Showcase,
    placard: Option<Placard>,
}

impl Staged {
    /// # Errors
    /// When the key that is to end it is none, or the card of the house cannot be made.
    pub(in crate::plugins) fn new(show: Show) -> anyhow::Result<Self> {
        let placard = Placard::new(&show.house.card)?;
        let showcase = Showcase::from_show(show)?;
        Ok(Self { showcase, placard })
    }

    /// Begins the show in this app.
    pub(in crate::plugins) fn put_on(self, app: &mut App) {
        app.insert_resource(self.showcase);
        if let Some(placard) = self.placard {
            app.insert_resource(placard);
        }
    }
}
