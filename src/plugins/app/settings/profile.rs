//! Whom the program belongs to: an id that stays whatever the name is, in a file beside the
//! settings; and what was noted under names before there was one.

use std::collections::{BTreeMap, BTreeSet};

use bevy::{ecs::system::SystemParam, prelude::*};
use serde::{Deserialize, Serialize};

use super::{Folder, Merge, Progress, Settings, SettingsFolder, Stored};
use crate::{
    record::{Owner, Seat, folded},
    texts,
    words::{Language, in_language},
};

/// The owner of the program.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Profile(pub Owner);

impl Merge for Profile {
    /// Of two windows that begin together, the one that writes first says who it is.
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        let called = String::merge(&base.0.called, &ours.0.called, &theirs.0.called);
        Self(Owner {
            called,
            ..theirs.0.clone()
        })
    }
}

impl Stored for Profile {
    const FILE: &'static str = Owner::FILE;
    // Nobody sees them apart.
    const NAME: &'static str = "settings";
}

/// Under which player [`Progress`] notes what the owner does, whatever the name is: files of
/// earlier versions have names there.
pub const OWNER: &str = "";

/// The person at the table.
#[derive(SystemParam, Debug)]
pub struct Me<'w> {
    pub(crate) settings: Res<'w, Settings>,
    profile: Res<'w, Profile>,
}

impl Me<'_> {
    /// The seat of the owner.
    pub fn seat(&self) -> Seat {
        Seat::person(self.settings.name(), self.profile.0.id)
    }

    /// Whether a seat is the owner's.
    pub fn has(&self, seat: &Seat) -> bool {
        seat.person == Some(self.profile.0.id)
    }
}

/// What the owner is called who has chosen no name, in all languages and in records.
fn unnamed() -> impl Iterator<Item = &'static str> {
    let all = Language::ALL.into_iter();
    all.map(|language| in_language(language, texts::default_name))
}

/// Keeps the name beside the id, for those who read the matches without the settings.
pub(super) fn keep_name(settings: Res<Settings>, mut profile: ResMut<Profile>) {
    let called = settings.name();
    if profile.0.called != called {
        profile.0.called = called;
    }
}

/// Takes over what earlier versions have noted under a name: at the first start it says who the
/// owner was.
pub(super) fn take_over(app: &mut App) {
    let world = app.world_mut();
    let Folder::At(folder) = &world.resource::<SettingsFolder>().0 else {
        return;
    };
    let is_first = !folder.join(Profile::FILE).exists();
    let settings = world.resource::<Settings>();
    let called = settings.player_name.clone();
    if is_first {
        let names = unnamed().map(folded).chain([folded(&called)]);
        let formerly: BTreeSet<String> = names.filter(|it| !it.is_empty()).collect();
        // A default that an earlier version wrote in one language is no name.
        let is_default = unnamed().any(|name| name == called);
        world.resource_mut::<Profile>().0.formerly = formerly;
        if is_default {
            world.resource_mut::<Settings>().player_name.clear();
        }
    }
    let formerly = &world.resource::<Profile>().0.formerly;
    let known = |name: &str| !name.is_empty() && formerly.contains(&folded(name));
    let mut progress = world.resource::<Progress>().clone();
    for of_game in progress.strength.values_mut() {
        gather(of_game, &known);
    }
    for of_game in progress.puzzles.values_mut() {
        gather(of_game, &known);
    }
    gather(&mut progress.daily, &known);
    let seats = progress.set_ups.values_mut().flat_map(|it| &mut it.seats);
    for (name, _) in seats.filter(|(name, _)| known(name)) {
        name.clear();
    }
    world.resource_mut::<Progress>().set_if_neq(progress);
}

/// Moves what is noted under the owner's names to [`OWNER`].
fn gather<T: Merge + Default>(players: &mut BTreeMap<String, T>, is_owner: &dyn Fn(&str) -> bool) {
    let names: Vec<String> = players
        .keys()
        .filter(|name| is_owner(name))
        .cloned()
        .collect();
    for noted in names
        .iter()
        .filter_map(|name| players.remove(name))
        .collect::<Vec<_>>()
    {
        let all = players.entry(OWNER.to_owned()).or_default();
        *all = T::merge(&T::default(), &noted, all);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::plugins::app::settings::store;

    /// A program that begins with these files.
    fn begins(folder: &std::path::Path) -> App {
        let mut app = App::new();
        app.insert_resource(SettingsFolder(Folder::At(folder.to_owned())));
        store::<Settings>(&mut app);
        store::<Progress>(&mut app);
        store::<Profile>(&mut app);
        take_over(&mut app);
        app.update();
        app
    }

    fn days(app: &App) -> u32 {
        let today = "2026-11-28".parse().unwrap();
        app.world()
            .resource::<Progress>()
            .daily_streak(OWNER, today)
    }

    const THREE_DAYS: &str = r#"(daily: {"Anna": {"2026-11-26": (solved: true), "2026-11-28": (solved: true)},
        "anna ": {"2026-11-27": (solved: true)}, "Ben": {"2026-11-25": (solved: true)}},
        strength: {"xafka": {"Anna": [(level: 2, won: Some(true))]}})"#;

    #[test]
    fn what_was_noted_under_a_name_is_kept_through_every_other() {
        for called in ["Anna", "anna", "Anna "] {
            let folder = tempfile::tempdir().unwrap();
            let at = |name: &str| folder.path().join(name);
            fs::write(at(Progress::FILE), THREE_DAYS).unwrap();
            fs::write(at(Settings::FILE), format!("(player_name: {called:?})")).unwrap();
            let mut app = begins(folder.path());
            assert_eq!(days(&app), 3, "{called}");
            let id = app.world().resource::<Profile>().0.id;
            app.world_mut().resource_mut::<Settings>().player_name = "Annika".to_owned();
            app.update();
            let app = begins(folder.path());
            assert_eq!(
                (days(&app), app.world().resource::<Profile>().0.id),
                (3, id)
            );
            let progress = app.world().resource::<Progress>();
            assert_eq!(progress.strength_of("xafka", OWNER).wins(), 1);
            assert!(progress.daily.contains_key("Ben"), "somebody else's");
        }
    }

    #[test]
    fn a_default_of_one_language_is_no_name() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(Settings::FILE), "(player_name: \"Du\")").unwrap();
        let mut app = begins(folder.path());
        assert_eq!(app.world().resource::<Settings>().player_name, "");
        // Whoever chooses it afterwards is called that.
        app.world_mut().resource_mut::<Settings>().player_name = "Du".to_owned();
        app.update();
        let app = begins(folder.path());
        assert_eq!(app.world().resource::<Settings>().name(), "Du");
    }
}
