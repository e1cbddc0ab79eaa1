//! Where this machine serves the page that opens links, while it does. Phones' host says so.

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ServedPage>();
}

/// The address of the page, while it is served.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ServedPage(pub(crate) Option<String>);
