//! A column of a game's own beside the board, in place of the moves. It comes
//! with the table and goes with it; what it shows is the game's own knowledge.

use core::marker::PhantomData;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::{Context, Ui};

use super::table::{TableGame, TableSystems};
use crate::plugins::{
    app::{
        session::{Analysis, SessionFact},
        settings::Settings,
        states::Overlay,
    },
    ui::hud::{Hud, HudLayout, OwnName, RightColumn, below_players, own_column},
};

/// A game with a column of its own beside the board.
pub trait Column: TableGame {
    /// The name of the column.
    fn column() -> &'static str;

    /// Whether the player wants it to be there at all.
    fn is_wanted(_settings: &Settings) -> bool {
        true
    }
}

/// Opens the column with a table of the game, and closes it with the table.
#[derive(Clone, Copy, Debug)]
pub struct ColumnPlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for ColumnPlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Column> Plugin for ColumnPlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_systems(Update, sync_own_column::<G>.in_set(TableSystems::View));
    }
}

fn sync_own_column<G: Column>(
    mut facts: MessageReader<SessionFact>,
    state: Option<Res<G::State>>,
    settings: Res<Settings>,
    mut hud: ResMut<Hud>,
) {
    let is_other = |fact: &SessionFact| matches!(fact, SessionFact::Opened | SessionFact::Closed);
    let is_other = facts.read().filter(|fact| is_other(fact)).count() > 0;
    if !is_other && !settings.is_changed() {
        return;
    }
    let is_there = state.is_some() && G::is_wanted(&settings);
    if is_own::<G>(&hud) && (is_other || !is_there) {
        hud.own = None;
        hud.set(RightColumn::Own, false);
    }
    if is_there && !is_own::<G>(&hud) {
        hud.own = Some(own_name::<G>());
    }
}

fn own_name<G: Column>() -> OwnName {
    OwnName::for_game::<G>(G::column)
}

fn is_own<G: Column>(hud: &Hud) -> bool {
    hud.own == Some(own_name::<G>())
}

/// The column of the game `G`, and what is shown in its place.
#[derive(SystemParam, Debug)]
pub struct ColumnOf<'w, G: Column> {
    /// What the player has opened and folded up.
    pub(crate) hud: ResMut<'w, Hud>,
    layout: Res<'w, HudLayout>,
    analysis: Res<'w, Analysis>,
    overlay: Res<'w, State<Overlay>>,
    game: PhantomData<G>,
}

impl<G: Column> ColumnOf<'_, G> {
    /// Whether the column is in view.
    pub fn is_shown(&self) -> bool {
        self.hud.right(self.analysis.enabled) == RightColumn::Own && is_own::<G>(&self.hud)
    }

    /// Shows the column, or the moves again.
    pub fn toggle(&mut self) {
        let shown = self.is_shown();
        if is_own::<G>(&self.hud) {
            self.hud.set(RightColumn::Own, !shown);
            self.hud.set(RightColumn::Moves, true);
        }
    }

    /// Shows something below the players, who leave it this height at least.
    pub fn below_players(
        &self,
        context: &Context,
        name: (&'static str, f32),
        contents: impl FnOnce(&mut Ui),
    ) {
        below_players(context, &self.layout, name, *self.overlay.get(), contents);
    }

    /// Fills the column.
    pub fn show(&mut self, context: &Context, contents: impl FnOnce(&mut Ui)) {
        own_column(
            context,
            &self.layout,
            &mut self.hud,
            *self.overlay.get(),
            contents,
        );
    }
}
