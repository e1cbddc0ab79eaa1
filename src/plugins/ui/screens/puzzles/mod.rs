//! The list of puzzles: a picture of each, what has been solved, and what to try
//! next.

mod card;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Layout, Ui},
};

use super::{
    Miniatures, ScreenSystems,
    names::game_name,
    stage::{self, Ground},
};
use crate::{
    engine::puzzles::{Puzzle, Theme, own, puzzles},
    plugins::{
        app::{
            library::own_puzzles::OwnPuzzles,
            session::{SessionRequest, TableRequest},
            settings::{OWNER, Progress},
            states::{ChosenGame, Screen},
        },
        ui::{
            hud::tasks::puzzle::streak_text,
            theme::{self, Icon, PushButton},
        },
    },
    texts,
};

/// The space between two cards.
const GAP: f32 = 12.0;
/// The width from which there are two columns.
const TWO_COLUMNS: f32 = 1000.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listed>()
        .add_systems(OnEnter(Screen::Puzzles), look_up)
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(ScreenSystems).run_if(in_state(Screen::Puzzles)),
        );
}

/// The puzzles of the game whose list was opened last.
#[derive(Resource, Debug, Default)]
struct Listed {
    game: &'static str,
    entries: Vec<Entry>,
    /// What the puzzles are about, the most frequent theme first.
    themes: Vec<Theme>,
    filter: Filter,
    /// Whether the keyboard is still to be led to what is to be done first.
    is_fresh: bool,
}

/// A puzzle of the list.
#[derive(Clone, Debug)]
struct Entry {
    puzzle: &'static Puzzle,
    /// What it is called in the list, from 1 on.
    number: usize,
    themes: Vec<Theme>,
}

/// Which puzzles are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Filter {
    /// All of them.
    #[default]
    All,
    /// Those that are not solved yet.
    Left,
    /// The player's own.
    Own,
    /// Those about something.
    About(Theme),
}

impl Filter {
    fn lists(self, entry: &Entry, progress: &Progress) -> bool {
        match self {
            Self::All => true,
            Self::Left => !progress.solved.contains(&entry.puzzle.id),
            Self::Own => entry.puzzle.is_own(),
            Self::About(theme) => entry.themes.contains(&theme),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::All => texts::puzzles_all(),
            Self::Left => texts::puzzles_left(),
            Self::Own => texts::puzzles_own(),
            Self::About(theme) => theme.name(),
        }
    }

    fn tip(self) -> &'static str {
        match self {
            Self::All => texts::puzzles_all_tip(),
            Self::Left => texts::puzzles_left_tip(),
            Self::Own => texts::puzzles_own_tip(),
            Self::About(theme) => theme.about(),
        }
    }
}

impl Listed {
    fn for_game(game: &'static str) -> Self {
        let all = puzzles(game).iter().chain(own(game));
        let entries: Vec<Entry> = all
            .enumerate()
            .map(|(place, puzzle)| Entry {
                puzzle,
                number: place + 1,
                themes: puzzle.themes(),
            })
            .collect();
        let mut themes: Vec<Theme> = entries.iter().flat_map(|it| it.themes.clone()).collect();
        themes.sort_unstable_by_key(|theme| theme.id);
        themes.dedup();
        let count = |theme: &Theme| {
            entries
                .iter()
                .filter(|it| it.themes.contains(theme))
                .count()
        };
        themes.sort_by_key(|theme| core::cmp::Reverse(count(theme)));
        Self {
            game,
            entries,
            themes,
            filter: Filter::All,
            is_fresh: true,
        }
    }

    /// What can be chosen from, in the order it is offered.
    fn filters(&self) -> Vec<Filter> {
        let mut filters = vec![Filter::All, Filter::Left];
        if self.entries.iter().any(|entry| entry.puzzle.is_own()) {
            filters.push(Filter::Own);
        }
        filters.extend(self.themes.iter().copied().map(Filter::About));
        filters
    }
}

/// Looks the puzzles of the game up; what was chosen from them stays chosen while
/// it is the same game.
fn look_up(chosen: Res<ChosenGame>, mut listed: ResMut<Listed>) {
    let filter = listed.filter;
    let is_same = listed.game == chosen.0;
    *listed = Listed::for_game(chosen.0);
    if is_same && listed.filters().contains(&filter) {
        listed.filter = filter;
    }
}

fn show(
    mut contexts: EguiContexts,
    mut listed: ResMut<Listed>,
    mut miniatures: ResMut<Miniatures>,
    progress: Res<Progress>,
    mut next: ResMut<NextState<Screen>>,
    mut kept: ResMut<OwnPuzzles>,
    mut session: MessageWriter<SessionRequest>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let game = listed.game;
    let mut picked = None;
    let mut deleted = None;
    let mut back = false;
    stage::screen(context, "puzzles", Ground::Veiled, |ui| {
        let count = |lists: Filter| {
            let all = listed.entries.iter();
            all.filter(|entry| lists.lists(entry, &progress)).count()
        };
        let (all, left) = (count(Filter::All), count(Filter::Left));
        let about = texts::puzzles_about(game_name(game), all - left, all);
        back = stage::head(ui, texts::puzzles_title(), &about);
        let form = progress.form_of(game, OWNER);
        let suggested = progress.next_puzzle(game, OWNER, None);
        ui.horizontal(|ui| {
            if let Some(puzzle) = suggested {
                let name = if left < all {
                    texts::puzzles_next()
                } else {
                    texts::puzzles_start()
                };
                let button = PushButton::new(name).icon(Icon::Play).primary();
                let response = ui.add(button.tip(texts::puzzles_next_tip(puzzle.said().title)));
                if core::mem::take(&mut listed.is_fresh) {
                    response.request_focus();
                }
                if response.clicked() {
                    picked = Some(puzzle);
                }
                ui.add_space(theme::GAP);
            }
            theme::quiet(ui, texts::puzzles_task());
            if let Some(text) = streak_text(form) {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    card::streak(ui, &text);
                });
            }
        });
        ui.add_space(theme::GAP);
        choose(ui, &mut listed);
        ui.add_space(theme::GAP);
        stage::scroll(ui, 0.0, |ui| {
            match list(ui, &listed, &progress, &mut miniatures) {
                Some(PuzzlesButton::Solve(puzzle)) => picked = Some(puzzle),
                Some(PuzzlesButton::Delete(puzzle)) => deleted = Some(puzzle),
                None => {}
            }
        });
    });
    if let Some(puzzle) = deleted {
        kept.all
            .retain(|own| own.game != game || own.puzzle.id != puzzle.id);
        listed.entries.retain(|entry| entry.puzzle.id != puzzle.id);
        if !listed.filters().contains(&listed.filter) {
            listed.filter = Filter::All;
        }
    }
    if back {
        next.set(Screen::Game);
    }
    if let Some(puzzle) = picked {
        session.write(SessionRequest::Table(TableRequest::Solve(puzzle)));
    }
    Ok(())
}

/// What the puzzles can be chosen by.
fn choose(ui: &mut Ui, listed: &mut Listed) {
    let filters = listed.filters();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for filter in filters {
            let button = PushButton::new(filter.name())
                .height(32.0)
                .selected(filter == listed.filter);
            if ui.add(button.tip(filter.tip())).clicked() {
                listed.filter = filter;
            }
        }
    });
}

/// What was pressed in the list.
enum PuzzlesButton {
    Solve(&'static Puzzle),
    /// Delete this one of the player's own.
    Delete(&'static Puzzle),
}

/// Shows the cards. Returns what was pressed.
fn list(
    ui: &mut Ui,
    listed: &Listed,
    progress: &Progress,
    miniatures: &mut Miniatures,
) -> Option<PuzzlesButton> {
    let shown: Vec<&Entry> = listed
        .entries
        .iter()
        .filter(|entry| listed.filter.lists(entry, progress))
        .collect();
    if shown.is_empty() {
        theme::quiet(ui, texts::puzzles_none_left());
    }
    let mut picked = None;
    let columns = if ui.available_width() > TWO_COLUMNS {
        2
    } else {
        1
    };
    let width = (ui.available_width() - GAP * (columns as f32 - 1.0)) / columns as f32;
    for row in shown.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for entry in row {
                let solved = progress.solved.contains(&entry.puzzle.id);
                let response = card::card(ui, entry, solved, width, miniatures);
                if response.clicked() {
                    picked = Some(PuzzlesButton::Solve(entry.puzzle));
                }
                if entry.puzzle.is_own() && card::bin(ui, &response, entry.puzzle) {
                    picked = Some(PuzzlesButton::Delete(entry.puzzle));
                }
            }
        });
        ui.add_space(GAP - theme::GAP);
    }
    picked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_filter_finds_some_puzzles_and_leaves_some_out() {
        let progress = Progress::default();
        for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
            let listed = Listed::for_game(game);
            let filters = listed.filters();
            assert!(filters.len() >= 6, "{game}: {filters:?}");
            for filter in filters {
                let found = listed.entries.iter();
                let found = found.filter(|it| filter.lists(it, &progress)).count();
                assert!(found > 0, "{game}: {}", filter.name());
                if let Filter::About(theme) = filter {
                    assert!(found < listed.entries.len(), "{game}: {}", theme.name());
                }
            }
        }
    }

    #[test]
    fn what_is_solved_is_no_longer_left() {
        let listed = Listed::for_game("xafka");
        let mut progress = Progress::default();
        let first = &listed.entries[0];
        assert!(Filter::Left.lists(first, &progress));
        progress.solve(first.puzzle, "Anna", true);
        assert!(!Filter::Left.lists(first, &progress));
        assert!(Filter::All.lists(first, &progress));
    }
}
