//! The matches that wait to be played on, at the head of the list of the saved ones.

use bevy_egui::egui::{Label, RichText, Ui};

use super::{
    Boards,
    library::{Part, line},
    names::pairing,
    title::state_of,
};
use crate::{
    plugins::{
        app::library::{
            match_library::{MatchLibrary, UnfinishedMatch},
            saved_match::says,
        },
        ui::theme::{self, Icon, PushButton},
    },
    record::{Summary, Terms},
    texts,
};

/// What is done with an unfinished match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    /// Play it on.
    Resume(Box<Terms>),
    /// Move it to the trash.
    Discard(Box<Terms>),
}

/// The matches of which `words` are said. Returns what is pressed.
pub(super) fn list(
    ui: &mut Ui,
    library: &MatchLibrary,
    words: &str,
    pictured: &mut Boards<'_>,
) -> Option<Wish> {
    let mut wish = None;
    let known = library.unfinished.iter().map(|it| (it, summary(it)));
    let found: Vec<_> = known
        .filter(|(_, summary)| says("", Some(summary), words))
        .collect();
    if found.is_empty() {
        return None;
    }
    theme::section(ui, texts::library_unfinished());
    for (number, (unfinished, summary)) in found.iter().enumerate() {
        line(ui, ("unfinished", number), |ui, part| match part {
            Part::Picture => pictured.show(ui, &summary.game, Some(summary)),
            Part::Words => {
                let names = RichText::new(pairing(&summary.players));
                ui.add(Label::new(names.text_style(theme::strong_style())).wrap());
                theme::quiet(ui, state_of(unfinished));
                theme::note(ui, &*summary.date);
            }
            Part::Buttons => {
                let terms = || Box::new(unfinished.terms.clone());
                if theme::icon_button(ui, Icon::Bin, texts::title_discard()).clicked() {
                    wish = Some(Wish::Discard(terms()));
                }
                let button = PushButton::new(texts::stage_continue()).icon(Icon::Play);
                if ui.add(button.tip(texts::library_continue_tip())).clicked() {
                    wish = Some(Wish::Resume(terms()));
                }
            }
        });
    }
    ui.add_space(theme::GAP);
    theme::section(ui, texts::stage_saved_matches());
    wish
}

/// An unfinished match as a list of matches shows it, with the board of its game.
fn summary(unfinished: &UnfinishedMatch) -> Summary {
    Summary {
        game: unfinished.game.clone(),
        players: unfinished.players.clone(),
        date: unfinished.terms.date.clone(),
        event: unfinished.terms.event.clone(),
        rounds: unfinished.rounds,
        ..Summary::default()
    }
}
