//! Two performances side by side: who played better?

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::egui::{Align, Grid, Label, Layout, RichText, Ui, vec2};

use crate::{
    plugins::{
        scene::palette,
        ui::{
            screens::names::player_name,
            theme::{self, Icon},
        },
    },
    record::{Comparison, Performance, RatingStep, Ratings},
    rules::Player,
    texts,
    words::decimal,
};

/// What one player did in one match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pick {
    /// The record of the match.
    pub(crate) path: PathBuf,
    pub(crate) seat: Player,
}

/// The performances that were picked to be compared, two at most.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Picked(Vec<Pick>);

impl Picked {
    /// Whether a performance is picked.
    pub(crate) fn contains(&self, pick: &Pick) -> bool {
        self.0.contains(pick)
    }

    /// Picks a performance, or puts it back. A third one takes the place of
    /// the second.
    pub(crate) fn toggle(&mut self, pick: Pick) {
        if let Some(place) = self.0.iter().position(|other| *other == pick) {
            self.0.remove(place);
        } else {
            self.0.truncate(1);
            self.0.push(pick);
        }
    }

    /// Puts everything back.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

fn find<'a>(ratings: &'a Ratings, pick: &Pick) -> Option<(&'a RatingStep, &'a Performance)> {
    let counted = ratings.of_file(&pick.path)?;
    let magnitudes = counted.finished.magnitudes.as_ref()?;
    Some((counted, magnitudes.player(pick.seat)?))
}

/// The name of the player in a seat.
fn name(counted: &RatingStep, seat: Player) -> String {
    let seats = &counted.finished.seats;
    let seat = seats.get(seat.index());
    seat.map_or_else(|| "?".to_owned(), |seat| player_name(&seat.name))
}

/// Distinct names for the two: one player in two matches is named with the
/// opponents.
fn called(sides: [(&RatingStep, Player); 2]) -> [String; 2] {
    let names = sides.map(|(counted, seat)| name(counted, seat));
    if names[0] != names[1] {
        return names;
    }
    let against = sides.map(|(counted, seat)| {
        let others = super::page::against(&counted.finished, seat);
        texts::players_named_against(&names[0], &others)
    });
    if against[0] == against[1] {
        return [
            texts::players_in_first_match(&names[0]),
            texts::players_in_second_match(&names[0]),
        ];
    }
    against
}

/// Shows the comparison, if anything is picked. Returns whether it was closed.
pub(super) fn show(ui: &mut Ui, picked: &Picked, ratings: &Ratings) -> bool {
    let found: Vec<_> = picked
        .0
        .iter()
        .filter_map(|pick| Some((pick.seat, find(ratings, pick)?)))
        .collect();
    let (first, second) = match found[..] {
        [] => return false,
        [first] => (first, None),
        [first, second, ..] => (first, Some(second)),
    };
    let mut close = false;
    theme::panel_frame().show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            theme::section(ui, texts::players_who_was_better());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                close = theme::icon_button(ui, Icon::Cross, texts::players_close_comparison())
                    .clicked();
            });
        });
        let sides: Vec<_> = core::iter::once(first).chain(second).collect();
        figures(ui, &sides);
        let said = match second {
            None => texts::players_choose_another().to_owned(),
            Some(second) => {
                let comparison = Comparison::new(first.1.1, second.1.1);
                let [one, other] = called([(first.1.0, first.0), (second.1.0, second.0)]);
                comparison.verdict(&one, &other)
            }
        };
        let said = RichText::new(said).text_style(theme::strong_style());
        ui.add(Label::new(said).wrap());
    });
    ui.add_space(theme::GAP);
    close
}

fn figures(ui: &mut Ui, sides: &[(Player, (&RatingStep, &Performance))]) {
    Grid::new("comparison")
        .spacing(vec2(26.0, 4.0))
        .show(ui, |ui| {
            for head in [
                "",
                texts::players_force(),
                texts::players_power(),
                texts::players_turns(),
                texts::players_time(),
                texts::players_match(),
            ] {
                super::page::head_of_column(ui, head);
            }
            ui.end_row();
            for (seat, (counted, performance)) in sides {
                ui.label(name(counted, *seat));
                ui.label(decimal(&performance.force.to_string()));
                ui.label(decimal(&format!("{:.2}", performance.power())));
                ui.label(performance.turns.to_string());
                // Without an agreed time there is nothing of which it is a share.
                ui.label(performance.agreed.map_or_else(
                    || "–".to_owned(),
                    |_| {
                        texts::percent(
                            (100.0 * performance.effective_time()).round_ties_even() as i64
                        )
                    },
                ));
                // A label that may break its lines is given no width by a grid.
                let occasion = RichText::new(super::page::occasion(&counted.finished, *seat))
                    .color(palette::TEXT_QUIET.egui());
                ui.add(Label::new(occasion).extend());
                ui.end_row();
            }
        });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pick(path: &str, seat: u8) -> Pick {
        Pick {
            path: PathBuf::from(path),
            seat: Player(seat),
        }
    }

    #[test]
    fn two_at_most_are_picked() {
        let mut picked = Picked::default();
        picked.toggle(pick("a", 0));
        picked.toggle(pick("b", 1));
        picked.toggle(pick("c", 0));
        assert!(picked.contains(&pick("a", 0)) && picked.contains(&pick("c", 0)));
        assert!(!picked.contains(&pick("b", 1)));
        picked.toggle(pick("a", 0));
        assert!(!picked.contains(&pick("a", 0)));
        picked.clear();
        assert_eq!(picked, Picked::default());
    }
}
