//! Bringing together what several windows on one folder have made of the same file.
//!
//! Each window remembers what the file said when they last agreed. What it has changed
//! since then is its own doing, and everything else is as the others have left it.

use std::collections::{BTreeMap, BTreeSet};

/// Something that can be changed in two places.
pub trait Merge: Clone + PartialEq {
    /// Takes our change to `base`, or where we have made none, theirs.
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        if ours == base { theirs } else { ours }.clone()
    }
}

/// Merges a struct field by field.
macro_rules! merge_fields {
    ($type:ident { $($field:ident),* $(,)? }) => {
        impl $crate::plugins::app::settings::Merge for $type {
            fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
                Self {
                    $($field: $crate::plugins::app::settings::Merge::merge(
                        &base.$field,
                        &ours.$field,
                        &theirs.$field,
                    ),)*
                }
            }
        }
    };
}
pub(in crate::plugins) use merge_fields;

impl Merge for bool {}
impl Merge for u8 {}
impl Merge for f32 {}
impl Merge for String {}

/// What has been achieved stays.
impl<T: Clone + Ord> Merge for BTreeSet<T> {
    fn merge(_: &Self, ours: &Self, theirs: &Self) -> Self {
        ours | theirs
    }
}

/// Entry by entry. What one has changed stays, even if the other has taken it out.
impl<K: Clone + Ord, V: Merge + Default> Merge for BTreeMap<K, V> {
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        let keys: BTreeSet<&K> = ours.keys().chain(theirs.keys()).collect();
        let merged = |key: &K| {
            let old = base.get(key);
            match (ours.get(key), theirs.get(key)) {
                (Some(ours), Some(theirs)) => {
                    let new = V::default();
                    Some(V::merge(old.unwrap_or(&new), ours, theirs))
                }
                (one, other) => one.or(other).filter(|only| old != Some(*only)).cloned(),
            }
        };
        keys.into_iter()
            .filter_map(|key| Some((key.clone(), merged(key)?)))
            .collect()
    }
}

/// Merges lists whose items are added and taken out, but not changed.
pub(crate) fn merge_lists<T: Clone + PartialEq>(base: &[T], ours: &[T], theirs: &[T]) -> Vec<T> {
    if theirs == base {
        // In our order.
        return ours.to_vec();
    }
    let added = ours
        .iter()
        .filter(|item| !base.contains(item) && !theirs.contains(item));
    theirs
        .iter()
        .filter(|item| ours.contains(item) || !base.contains(item))
        .chain(added)
        .cloned()
        .collect()
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use bevy::{prelude::*, window::WindowFocused};

    use super::*;
    use crate::{
        plugins::app::{
            notices::Notice,
            settings::{Folder, Progress, Settings, SettingsFolder, Stored, store},
        },
        record::FolderLock,
    };

    #[test]
    fn our_changes_and_theirs_are_both_kept() {
        assert_eq!(u8::merge(&1, &1, &2), 2);
        assert_eq!(u8::merge(&1, &3, &1), 3);
        assert_eq!(u8::merge(&1, &3, &2), 3, "ours is the later one");
    }

    #[test]
    fn entries_are_merged_one_by_one() {
        let map = |text: &str| -> BTreeMap<char, u8> {
            let entries = text.as_bytes().chunks_exact(2);
            entries
                .map(|it| (char::from(it[0]), it[1] - b'0'))
                .collect()
        };
        for (base, ours, theirs, merged) in [
            ("a1b1", "a2b1", "a1b2", "a2b2"),
            ("", "a1", "b2", "a1b2"),
            ("a1b1", "b1", "a1b1c3", "b1c3"),
            ("a1b1", "a1b1", "b1", "b1"),
            // One has changed what the other has taken out.
            ("a1", "a2", "", "a2"),
            ("a1", "", "a2", "a2"),
        ] {
            let found = Merge::merge(&map(base), &map(ours), &map(theirs));
            assert_eq!(found, map(merged), "{base} {ours} {theirs}");
        }
    }

    #[test]
    fn lists_keep_what_either_has_added() {
        let merge = |base: &str, ours: &str, theirs: &str| -> String {
            let list = |text: &str| text.chars().collect::<Vec<_>>();
            let merged = merge_lists(&list(base), &list(ours), &list(theirs));
            merged.into_iter().collect()
        };
        assert_eq!(merge("ab", "abc", "abd"), "abdc");
        assert_eq!(merge("ab", "b", "abd"), "bd");
        assert_eq!(merge("ab", "abc", "a"), "ac");
        assert_eq!(merge("ab", "ba", "ab"), "ba");
        assert_eq!(merge("a", "ab", "ab"), "ab");
    }

    fn both_in(folder: &Path) -> App {
        let mut app = App::new();
        app.insert_resource(SettingsFolder(Folder::At(folder.to_owned())));
        store::<Settings>(&mut app);
        store::<Progress>(&mut app);
        app
    }

    fn bring_to_front(app: &mut App) {
        app.world_mut().write_message(WindowFocused {
            window: Entity::PLACEHOLDER,
            focused: true,
        });
        app.update();
    }

    fn change<T: Stored>(app: &mut App, change: impl FnOnce(&mut T)) {
        change(&mut app.world_mut().resource_mut::<T>());
        app.update();
    }

    #[test]
    fn two_windows_keep_each_others_changes() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut two) = (both_in(folder.path()), both_in(folder.path()));
        let turn = |id: &str, on| {
            let id = id.to_owned();
            move |settings: &mut Settings| {
                let of_game = settings.games.entry("xafka".to_owned()).or_default();
                of_game.insert(id, on);
            }
        };
        let solve = |id: &str| {
            let id = id.to_owned();
            move |progress: &mut Progress| {
                progress.solved.insert(id);
            }
        };
        change(&mut one, |settings: &mut Settings| settings.volume = 0.25);
        change(&mut two, |settings: &mut Settings| settings.muted = true);
        change(&mut one, turn("reach_dots", true));
        change(&mut two, turn("fan", false));
        change(&mut one, solve("a"));
        change(&mut two, solve("b"));
        change(&mut one, solve("c"));
        let third = both_in(folder.path());
        let settings = third.world().resource::<Settings>();
        assert_eq!((settings.volume, settings.muted), (0.25, true));
        assert_eq!(settings.games["xafka"].len(), 2);
        let progress = third.world().resource::<Progress>();
        assert_eq!(progress.solved.len(), 3);
        // What is written in one is seen in the other as soon as it is looked at.
        assert!(!two.world().resource::<Progress>().solved.contains("c"));
        bring_to_front(&mut two);
        assert!(two.world().resource::<Progress>().solved.contains("c"));
        // Following is no change of one's own.
        change(&mut one, |settings: &mut Settings| settings.volume = 0.5);
        change(&mut two, |settings: &mut Settings| settings.threads = 2);
        let volume = two.world().resource::<Settings>().volume;
        assert_eq!(volume, 0.5, "writing follows, too");
    }

    #[test]
    fn a_window_that_is_full_screen_leaves_others_as_they_are() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut two) = (both_in(folder.path()), both_in(folder.path()));
        change(&mut one, |settings: &mut Settings| {
            settings.fullscreen = true;
        });
        bring_to_front(&mut two);
        change(&mut two, |settings: &mut Settings| settings.volume = 0.5);
        assert!(!two.world().resource::<Settings>().fullscreen);
        let third = both_in(folder.path());
        assert!(third.world().resource::<Settings>().fullscreen);
    }

    #[test]
    fn what_another_window_has_under_lock_is_written_later() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(Settings::FILE);
        let mut app = both_in(folder.path());
        let held = FolderLock::try_for(&path).unwrap();
        change(&mut app, |settings: &mut Settings| settings.volume = 0.5);
        assert!(!path.exists());
        assert!(app.world().resource::<Messages<Notice>>().is_empty());
        drop(held);
        app.update();
        assert!(path.exists());
    }

    #[test]
    fn a_change_that_was_refused_is_not_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(Settings::FILE);
        let mut app = both_in(folder.path());
        fs::create_dir(&path).unwrap();
        change(&mut app, |settings: &mut Settings| settings.volume = 0.5);
        fs::remove_dir(&path).unwrap();
        let mut other = both_in(folder.path());
        change(&mut other, |settings: &mut Settings| settings.muted = true);
        change(&mut app, |settings: &mut Settings| settings.threads = 2);
        let again = both_in(folder.path());
        let settings = again.world().resource::<Settings>();
        let found = (settings.volume, settings.muted, settings.threads);
        assert_eq!(found, (0.5, true, 2));
    }
}
