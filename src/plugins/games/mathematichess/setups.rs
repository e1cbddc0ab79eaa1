//! Set-ups that players keep: how one side's pieces stood, to be laid out again
//! from either side of the table.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::plugins::app::visitors;
use crate::{
    plugins::app::settings::{self, Merge, Stored, merge_lists},
    rules::{
        Player,
        mathematichess::{
            Mathematichess, Move,
            set_up::{Symmetry, Template},
        },
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    settings::store::<SetUps>(app);
    visitors::put_back::<SetUps>(app);
}

/// How many set-ups are kept.
pub(crate) const MOST: usize = 24;

/// All set-ups that are kept.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetUps {
    /// In the order in which they were saved.
    pub(crate) all: Vec<SetUp>,
}

/// How the pieces of one side stood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetUp {
    /// What it is called.
    pub(crate) name: String,
    /// The text of its [`Template`], as seen from White's side.
    pub(crate) rows: String,
}

impl Merge for SetUps {
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        let mut merged = Self {
            all: merge_lists(&base.all, &ours.all, &theirs.all),
        };
        merged.forget_oldest(MOST);
        merged
    }
}

impl Stored for SetUps {
    const FILE: &'static str = "setups.ron";
    const NAME: &'static str = "set-ups";

    fn after_reading(&mut self) {
        self.all.retain(|set_up| set_up.template().is_some());
        self.all.truncate(MOST);
    }
}

/// The template as seen from a player's side of the table.
fn seen_by(player: Player, template: Template) -> Template {
    if player == Player::FIRST {
        template
    } else {
        template.turned(Symmetry::HalfTurn)
    }
}

impl SetUp {
    /// How a player's pieces stand now.
    pub(crate) fn from_position(position: &Mathematichess, player: Player, name: String) -> Self {
        let template = seen_by(player, Template::from_position(position, player));
        Self {
            name,
            rows: template.to_string(),
        }
    }

    /// The pieces and their places, as seen from White's side; nothing when the text is not a
    /// template.
    pub(crate) fn template(&self) -> Option<Template> {
        Template::read(&self.rows).ok()
    }

    /// What is to be placed next by the player to move.
    pub(crate) fn placement(&self, position: &Mathematichess) -> Option<Move> {
        seen_by(position.to_move(), self.template()?).placement(position)
    }
}

impl SetUps {
    /// Keeps how a player's pieces stand now, under a name of its own.
    pub fn keep(&mut self, position: &Mathematichess, player: Player) {
        let name = (1_i64..)
            .map(texts::table_mathematichess_set_up_name)
            .find(|name| self.all.iter().all(|set_up| set_up.name != *name))
            .unwrap_or_default();
        let set_up = SetUp::from_position(position, player, name);
        let empty = set_up
            .template()
            .is_none_or(|template| template.places().is_empty());
        if empty || self.all.iter().any(|other| other.rows == set_up.rows) {
            return;
        }
        self.forget_oldest(MOST - 1);
        self.all.push(set_up);
    }

    /// Leaves at most this many, the newest.
    fn forget_oldest(&mut self, most: usize) {
        let too_many = self.all.len().saturating_sub(most);
        self.all.drain(..too_many);
    }

    /// Those for a board of this size: their numbers, names, and how many pieces
    /// they have.
    pub(crate) fn on(&self, size: u8) -> impl Iterator<Item = (usize, &str, usize)> {
        self.all
            .iter()
            .enumerate()
            .filter_map(move |(number, set_up)| {
                let template = set_up.template().filter(|one| one.size() == size)?;
                Some((number, set_up.name.as_str(), template.places().len()))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyGame, Game, mathematichess::Options};

    #[test]
    fn a_set_up_is_laid_out_again_from_the_other_side() {
        let mut position = Mathematichess::new(Options::on(7));
        for text in ["K@a1", "q@g7", "Q@b3", "k@c3"] {
            position.play_text(text).unwrap();
        }
        let mut kept = SetUps::default();
        kept.keep(&position, Player::FIRST);
        kept.keep(&position, Player::FIRST);
        assert_eq!(kept.all.len(), 1, "the same once");
        assert_eq!(kept.all[0].rows, "7/7/7/7/1Q5/7/K6");
        let mut again = Mathematichess::new(Options::on(7));
        again.play_text("F@d4").unwrap();
        let laid = |position: &Mathematichess| {
            let mv = kept.all[0].placement(position).unwrap();
            position.move_text(&mv)
        };
        assert_eq!(laid(&again), "Q@f5");
        again.play_text("Q@f5").unwrap();
        again.play_text("F@d5").unwrap();
        assert_eq!(laid(&again), "K@g7");
        kept.keep(&position, Player::SECOND);
        assert_eq!(kept.all[1].name, "Set-up 2");
        assert_eq!(kept.on(7).count(), 2);
        assert_eq!(kept.on(13).count(), 0);
    }
}
