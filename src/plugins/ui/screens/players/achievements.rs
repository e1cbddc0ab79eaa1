//! What a player has done in all saved matches: results against each level of the computer,
//! the moves they like to begin with, and what they have achieved.

use std::collections::{BTreeMap, BTreeSet};

use bevy_egui::egui::{Grid, Label, RichText, Sense, Ui, vec2};

use super::page::{group, head_of_column};
use crate::{
    plugins::{
        scene::palette,
        ui::{
            screens::names::game_name,
            theme::{self, Icon},
        },
    },
    record::{FinishedMatch, PlayerResult, Profile, Ratings, SeatKind},
    rules::{Player, achievements as known, registry},
    texts,
};

/// How many of some matches were won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Share {
    won: usize,
    played: usize,
}

/// Matches of a player by game and level.
type ByLevel<'a> = BTreeMap<&'a str, BTreeMap<u8, Share>>;

/// The results against each level, in matches of two.
pub(super) fn levels(ui: &mut Ui, profile: &Profile, ratings: &Ratings) {
    let results = by_level(matches_of(profile, ratings));
    let met: BTreeSet<u8> = results.values().flat_map(|it| it.keys().copied()).collect();
    if met.is_empty() {
        return;
    }
    group(ui, texts::players_levels(), |ui| {
        Grid::new("levels").spacing(vec2(12.0, 4.0)).show(ui, |ui| {
            head_of_column(ui, "");
            for level in &met {
                head_of_column(ui, &level.to_string());
            }
            ui.end_row();
            for (game, levels) in &results {
                ui.label(game_name(game));
                for level in &met {
                    let text = levels.get(level).map_or_else(String::new, |share| {
                        format!("{}/{}", share.won, share.played)
                    });
                    theme::note(ui, text);
                }
                ui.end_row();
            }
        });
    });
}

fn matches_of<'a>(
    profile: &'a Profile,
    ratings: &'a Ratings,
) -> impl Iterator<Item = (&'a FinishedMatch, Player)> {
    let all = ratings.history(&profile.id);
    all.map(|(counted, seat)| (&counted.finished, seat))
}

fn by_level<'a>(matches: impl Iterator<Item = (&'a FinishedMatch, Player)>) -> ByLevel<'a> {
    let mut results = ByLevel::new();
    for (played, seat) in matches {
        let [_, _] = played.seats[..] else { continue };
        let other = played.seats.get(seat.other().index());
        let level = other.and_then(|other| match &other.kind {
            SeatKind::Opponent(opponent) => opponent.level(),
            _ => None,
        });
        if let Some((level, _)) = level {
            let of_game = results.entry(&played.game).or_default();
            let share = of_game.entry(level.number()).or_default();
            share.played += 1;
            share.won += usize::from(played.result_of(seat) == PlayerResult::Won);
        }
    }
    results
}

/// The longest text of a move that is shown.
const LONGEST: usize = 12;

/// The move that a player likes best to begin with, in each game in which it is one of
/// several.
pub(super) fn openings(ui: &mut Ui, profile: &Profile, ratings: &Ratings) {
    let favourites = favourites(matches_of(profile, ratings));
    if favourites.is_empty() {
        return;
    }
    group(ui, texts::players_openings(), |ui| {
        for (game, mv, Share { won, played }) in favourites {
            let line =
                texts::players_opening(game_name(game), &registry::shown(game, mv), played, won);
            ui.add(Label::new(line).wrap());
        }
    });
}

/// The first move of each game that a player has made most often, at least twice.
fn favourites<'a>(
    matches: impl Iterator<Item = (&'a FinishedMatch, Player)>,
) -> Vec<(&'a str, &'a str, Share)> {
    let mut made: BTreeMap<&str, BTreeMap<&str, Share>> = BTreeMap::new();
    let first =
        matches.filter(|(played, seat)| *seat == Player::FIRST && !played.opening.is_empty());
    for (played, seat) in first.filter(|(played, _)| played.opening.len() <= LONGEST) {
        let of_game = made.entry(&played.game).or_default();
        let share = of_game.entry(&played.opening).or_default();
        share.played += 1;
        share.won += usize::from(played.result_of(seat) == PlayerResult::Won);
    }
    let best = made.into_iter().filter_map(|(game, moves)| {
        let most = moves.into_iter().max_by_key(|(_, share)| share.played);
        most.filter(|(_, share)| share.played > 1)
            .map(|(mv, share)| (game, mv, share))
    });
    best.collect()
}

/// What can be achieved in the games that a player has played, and what has been.
pub(super) fn achievements(ui: &mut Ui, profile: &Profile, ratings: &Ratings) {
    let mut done: BTreeMap<&str, usize> = BTreeMap::new();
    for (played, seat) in matches_of(profile, ratings) {
        for achieved in played.achieved_by(seat) {
            *done.entry((achieved.name)()).or_default() += 1;
        }
    }
    for game in profile.by_game.keys() {
        let all = known(game);
        if all.is_empty() {
            continue;
        }
        group(ui, &texts::players_achievements(game_name(game)), |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            for one in all {
                let times = done.get((one.name)()).copied().unwrap_or_default();
                ui.horizontal(|ui| {
                    let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
                    let (icon, tone, ink) = if times > 0 {
                        (Icon::Star, palette::ACCENT, palette::TEXT)
                    } else {
                        (Icon::StarEmpty, palette::LINE, palette::TEXT_QUIET)
                    };
                    icon.paint(ui.painter(), rect, tone.egui());
                    let name = match times {
                        0 | 1 => (one.name)().to_owned(),
                        times => texts::players_achieved((one.name)(), times),
                    };
                    let name = RichText::new(name).text_style(theme::strong_style());
                    ui.add(Label::new(name.color(ink.egui())).wrap());
                });
                theme::note(ui, (one.about)());
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::record::testing::played;

    /// A match that Ada plays against a level and loses at once.
    fn lost(level: u8, first: &str) -> FinishedMatch {
        let level = format!("level:{level}");
        let game = played("xafka", &["Ada", &level], &[first, "any", "resign"]);
        FinishedMatch::new(Path::new(first), &game).unwrap()
    }

    #[test]
    fn results_are_told_by_level_and_first_moves_by_how_often() {
        let all = [lost(1, "d4"), lost(3, "d4"), lost(3, "c4")];
        let of_ada = || all.iter().map(|played| (played, Player::FIRST));
        let share = |won, played| Share { won, played };
        let results = by_level(of_ada());
        assert_eq!(results["xafka"][&1], share(0, 1));
        assert_eq!(results["xafka"][&3], share(0, 2));
        assert_eq!(favourites(of_ada()), [("xafka", "d4", share(0, 2))]);
        // The level has won, and has not begun.
        let of_level = || all.iter().map(|played| (played, Player::SECOND));
        assert!(by_level(of_level()).is_empty() && favourites(of_level()).is_empty());
    }
}
