//! The panel beside the main match, which fills the screen when there is none: the timetable, how
//! to join, the guests, votes, standings, prizes and the other tables.

use core::time::Duration;

use bevy_egui::egui::{Align, FontId, Label, Layout, RichText, Sense, Ui, Vec2, vec2};

use super::GAP;
use crate::{
    client::{EveningBoard, EveningShown, award_name},
    evening::{Evening, Person, Presence, Standing},
    host::texts as told,
    plugins::{
        scene::palette,
        ui::{
            screens::Miniatures,
            theme::{self, Code},
        },
    },
    record::PersonId,
    rules::registry,
};

/// How many places of the standings are shown.
const TOP: usize = 8;
/// A prize that more people share is left out; and how many other tables are shown.
const SHARED: usize = 3;
const TILES: usize = 9;
/// How many of those are side by side.
const COLUMNS: usize = 3;

pub(super) fn game_name(id: &str) -> &str {
    registry::find(id).map_or(id, |entry| entry.name)
}

/// Draws an evening's names and numbers in letters that can be read across a room.
pub(super) struct EveningPanel<'a> {
    pub(super) evening: &'a Evening,
    pictures: &'a mut Miniatures,
    /// The size of its letters, in points.
    pub(super) letters: f32,
}

impl<'a> EveningPanel<'a> {
    pub(super) fn new(evening: &'a Evening, pictures: &'a mut Miniatures, letters: f32) -> Self {
        Self {
            evening,
            pictures,
            letters,
        }
    }

    pub(super) fn write(
        &self,
        ui: &mut Ui,
        text: impl Into<String>,
        size: f32,
        tone: palette::Tone,
    ) {
        let font = FontId::new(self.letters * size, theme::strong_family());
        let text = RichText::new(text).font(font).color(tone.egui());
        ui.add(Label::new(text).wrap().selectable(false));
    }

    fn title(&self, ui: &mut Ui, text: &str, size: f32) {
        let font = FontId::new(self.letters * size, theme::title_family());
        let text = RichText::new(text).font(font).color(palette::ACCENT.egui());
        ui.add(Label::new(text).wrap().selectable(false));
    }

    /// A guest's sign and name; `size` is relative to the letters.
    pub(super) fn person(&mut self, ui: &mut Ui, person: PersonId, size: f32) {
        let Some(person) = self.evening.person(person) else {
            return;
        };
        let side = Vec2::splat(self.letters * size);
        let (rect, _) = ui.allocate_exact_size(side, Sense::hover());
        // A picture is kept per size: one drawn in two sizes would be made anew each frame.
        let sign = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="{0}" height="{0}"><path fill="{1}" d="{2}"/></svg>"#,
            side.x,
            person.sign.css(),
            person.sign.path()
        );
        if let Some(picture) = self.pictures.svg(sign) {
            picture.paint(ui.painter(), rect);
        }
        let font = FontId::new(self.letters * size, theme::strong_family());
        let name = RichText::new(&person.name).font(font);
        let name = Label::new(name.color(palette::TEXT.egui()));
        ui.add(name.truncate().selectable(false));
    }

    /// The whole panel; `main` is the number of the main match, if there is one.
    pub(super) fn beside(&mut self, ui: &mut Ui, shown: &EveningShown, main: Option<u32>) {
        let is_beside = main.is_some();
        let timetable = self.evening.timetable();
        let is_over = timetable.closed.is_some();
        self.hours(ui, shown.now, if is_beside { 1.0 } else { 1.7 });
        if !is_over {
            self.invitation(ui, shown, is_beside);
        }
        if timetable.started.is_none() {
            self.lobby(ui);
            return;
        }
        if timetable.is_voting(shown.now) {
            self.votes(ui);
        }
        if is_over {
            self.prizes(ui);
        } else {
            self.standings(ui);
        }
        if is_beside {
            self.tiles(ui, shown, main);
        }
    }

    /// The current game or state of the evening, and when the next game begins.
    fn hours(&self, ui: &mut Ui, now: Duration, size: f32) {
        let timetable = self.evening.timetable();
        let game = timetable.game().map(game_name);
        let next = timetable.next_game(self.evening.plan());
        let ends = timetable
            .round
            .as_ref()
            .map(|it| it.ends.saturating_sub(now));
        let title = match (timetable.closed, timetable.held, timetable.started) {
            (Some(_), ..) => told::evening_closed(),
            (_, Some(_), _) => told::evening_held(),
            (.., None) => told::evening_begins(),
            _ => game.unwrap_or_default(),
        };
        self.title(ui, title, size * 1.2);
        if let (true, Some(next), Some(ends)) = (game == Some(title), next, ends)
            && Some(next) != timetable.game()
        {
            let seconds = ends.as_secs();
            let left = format!("{}:{:02}", seconds / 60, seconds % 60);
            let next = told::evening_next(&left, game_name(next));
            self.write(ui, next, 0.8, palette::TEXT_QUIET);
        }
    }

    /// The code, the address and the word with which guests join.
    fn invitation(&self, ui: &mut Ui, shown: &EveningShown, is_beside: bool) {
        let Some(link) = &shown.link else {
            return;
        };
        let Ok(code) = Code::for_link(link) else {
            return;
        };
        let size = if is_beside { 1.0 } else { 1.6 };
        ui.horizontal(|ui| {
            let side = if is_beside { 4.6 } else { 11.0 } * self.letters;
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            code.paint(ui.painter(), rect);
            ui.vertical(|ui| {
                self.title(ui, told::evening_scan(), size);
                let address = link.split('#').next().unwrap_or_default();
                let address = address.trim_start_matches("http://").trim_end_matches('/');
                self.write(ui, address, 0.65 * size, palette::TEXT_QUIET);
                self.write(ui, &*shown.word, size, palette::TEXT);
            });
        });
    }

    /// The guests who have arrived before the evening starts.
    fn lobby(&mut self, ui: &mut Ui) {
        let evening = self.evening;
        let is_here = |it: &&Person| matches!(it.presence(), Presence::Here | Presence::Paused);
        let here: Vec<&Person> = evening.people().iter().filter(is_here).collect();
        let columns = ((ui.available_width() / self.letters / 8.0) as usize).clamp(1, 4);
        let width = ui.available_width() / columns as f32 - GAP * self.letters;
        let rows = here.len().div_ceil(columns).max(1) as f32;
        let size = (ui.available_height() / rows / self.letters / 1.6).min(1.0);
        for row in here.chunks(columns) {
            ui.horizontal(|ui| {
                for person in row {
                    let place = vec2(width, 1.4 * size * self.letters);
                    let layout = Layout::left_to_right(Align::Center);
                    ui.allocate_ui_with_layout(place, layout, |ui| {
                        ui.set_min_width(width);
                        self.person(ui, person.id, size);
                    });
                }
            });
        }
    }

    fn votes(&self, ui: &mut Ui) {
        self.title(ui, told::evening_vote(), 0.9);
        let timetable = self.evening.timetable();
        let games = self.evening.plan().games.iter().map(|it| &*it.game);
        ui.horizontal_wrapped(|ui| {
            for game in games.filter(|it| timetable.game() != Some(it)) {
                let votes = timetable.votes.values().filter(|it| *it == game).count();
                let text = format!("{} {votes}", game_name(game));
                self.write(ui, text, 0.9, palette::TEXT);
            }
        });
    }

    fn standings(&mut self, ui: &mut Ui) {
        let all = self.evening.standings();
        if all.iter().all(|it| it.points == 0) {
            return;
        }
        self.title(ui, told::evening_standings(), 0.9);
        for standing in all.iter().take(TOP) {
            self.standing(ui, standing, 0.95);
        }
    }

    fn standing(&mut self, ui: &mut Ui, standing: &Standing, size: f32) {
        ui.horizontal(|ui| {
            ui.set_width(ui.available_width());
            let place = vec2(1.5 * size * self.letters, size * self.letters);
            ui.allocate_ui(place, |ui| {
                self.write(ui, standing.place.to_string(), size, palette::TEXT_QUIET);
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                self.write(ui, standing.points.to_string(), size, palette::TEXT);
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    self.person(ui, standing.person, size);
                });
            });
        });
    }

    /// The podium and the awards.
    fn prizes(&mut self, ui: &mut Ui) {
        for standing in &self.evening.prizes().podium {
            self.standing(ui, standing, 2.2 - 0.35 * standing.place.min(3) as f32);
        }
        ui.add_space(self.letters);
        for (award, people) in self.evening.awards() {
            if (1..=SHARED).contains(&people.len()) {
                ui.horizontal_wrapped(|ui| {
                    self.write(ui, award_name(award), 0.8, palette::TEXT_QUIET);
                    for person in people {
                        self.person(ui, person, 0.9);
                    }
                });
            }
        }
    }

    /// Small pictures of the other tables.
    fn tiles(&mut self, ui: &mut Ui, shown: &EveningShown, main: Option<u32>) {
        let others = shown.boards.iter().filter(|it| Some(it.number) != main);
        let others: Vec<&EveningBoard> = others.take(TILES).collect();
        let width = ui.available_width() / COLUMNS as f32 - GAP * self.letters;
        let height = width + 2.2 * self.letters;
        let rows = (ui.available_height() / height).max(0.0) as usize;
        for row in others.chunks(COLUMNS).take(rows) {
            ui.horizontal_top(|ui| {
                for board in row {
                    ui.allocate_ui(vec2(width, height), |ui| {
                        ui.vertical(|ui| self.tile(ui, board, width));
                    });
                }
            });
        }
    }

    fn tile(&mut self, ui: &mut Ui, board: &EveningBoard, width: f32) {
        ui.set_width(width);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(width), Sense::hover());
        let name = format!("{}-{}", board.number, board.game.len());
        let position = || Some(board.game.position().boxed_clone());
        if let Some(picture) = self.pictures.get(&board.game.terms().game, &name, position) {
            picture.paint(ui.painter(), rect);
        }
        let evening = self.evening;
        let fixture = evening.fixtures().find(|it| it.number == board.number);
        for person in fixture.iter().flat_map(|it| it.seats) {
            ui.horizontal(|ui| self.person(ui, person, 0.7));
        }
    }
}
