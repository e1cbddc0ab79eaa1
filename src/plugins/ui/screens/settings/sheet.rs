//! The rows of the settings, on their page or among those that a search finds.

use bevy_egui::egui::Ui;

use crate::{
    plugins::ui::theme::{self, labelled, stepper, toggle},
    texts,
};

/// What is looked for in the settings: words that all have to stand somewhere in a row, its
/// page included. Without any, everything is shown.
#[derive(Debug)]
pub(super) struct Search(Vec<String>);

impl Search {
    pub(super) fn new(text: &str) -> Self {
        Self(
            text.to_lowercase()
                .split_whitespace()
                .map(str::to_owned)
                .collect(),
        )
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn finds(&self, texts: &[&str]) -> bool {
        let within = texts.join(" ").to_lowercase();
        self.0.iter().all(|word| within.contains(word.as_str()))
    }
}

/// Where the rows are shown that a search finds.
pub(super) struct Sheet<'a> {
    ui: &'a mut Ui,
    search: &'a Search,
    page: &'static str,
    section: &'static str,
    /// Whether page and section are to be named above the next row.
    is_headed: bool,
    /// How many rows have been shown.
    shown: usize,
}

impl<'a> Sheet<'a> {
    pub(super) const fn new(ui: &'a mut Ui, search: &'a Search) -> Self {
        Self {
            ui,
            search,
            page: "",
            section: "",
            is_headed: false,
            shown: 0,
        }
    }

    /// Begins with the rows of a page. Among what a search finds its name stands above them.
    pub(super) fn page(&mut self, name: &'static str) {
        self.page = name;
        self.section = "";
        self.is_headed = !self.search.is_empty();
    }

    /// Begins with rows that belong together.
    pub(super) const fn section(&mut self, title: &'static str) {
        self.section = title;
        self.is_headed = true;
    }

    /// How many rows have been shown.
    pub(super) const fn shown(&self) -> usize {
        self.shown
    }

    /// Something that is found by these words.
    pub(super) fn part(&mut self, words: &str, contents: impl FnOnce(&mut Ui)) {
        if !self.search.finds(&[self.page, self.section, words]) {
            return;
        }
        if core::mem::take(&mut self.is_headed) {
            if self.shown > 0 {
                self.ui.add_space(theme::GAP);
            }
            match (self.search.is_empty(), self.section) {
                (true, section) => theme::section(self.ui, section),
                (false, "") => theme::section(self.ui, self.page),
                (false, section) => {
                    let heading = texts::settings_search_heading(self.page, section);
                    theme::section(self.ui, heading)
                }
            };
        }
        self.shown += 1;
        contents(self.ui);
    }

    /// A setting with its name at the left.
    pub(super) fn row(&mut self, name: &str, help: &str, control: impl FnOnce(&mut Ui)) {
        self.part(&format!("{name} {help}"), |ui| {
            labelled(ui, name, help, control);
        });
    }

    /// Something that is on or off.
    pub(super) fn switch(&mut self, name: &str, help: &str, on: &mut bool) {
        self.row(name, help, |ui| {
            switch(ui, on);
        });
    }

    /// A factor in steps, shown in percent.
    pub(super) fn percent(
        &mut self,
        (name, help): (&str, &str),
        value: &mut f32,
        from: i64,
        to: i64,
        step: i64,
    ) {
        self.row(name, help, |ui| {
            let mut shown = (*value * 100.0).round() as i64;
            let write = |shown: i64| texts::percent(shown);
            if stepper(ui, &mut shown, from..=to, step, write) {
                *value = shown as f32 / 100.0;
            }
        });
    }
}

/// A switch that says whether it is on. Returns whether it was turned.
pub(super) fn switch(ui: &mut Ui, on: &mut bool) -> bool {
    let state = if *on { texts::on() } else { texts::off() };
    toggle(ui, on, state)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_finds_rows_that_have_all_its_words() {
        let row = [
            "Accessibility",
            "",
            "Reduce motion Pieces jump to their places",
        ];
        for (text, is_found) in [
            ("", true),
            ("motion", true),
            ("  JUMP reduce ", true),
            ("accessibility", true),
            ("motion sound", false),
        ] {
            assert_eq!(Search::new(text).finds(&row), is_found, "{text}");
        }
    }
}
