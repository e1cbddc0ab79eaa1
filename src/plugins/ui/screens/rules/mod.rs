//! The rules of a game as a page: Markdown, with pictures as fenced blocks.
//!
//! A game gives its page to [`RulesPages`], in every language it has. A text is read when it
//! is first shown, for most people open none; how the pictures are drawn is the game's
//! business, and where the page is opened is the help's.

mod figure;
mod read;
mod show;

use std::{collections::BTreeMap, sync::OnceLock};

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::{
    plugins::ui::theme,
    rules::{Game, OptionSpec},
    texts::{self, Said},
    words::{Language, language},
};

#[cfg(test)]
pub(crate) use self::read::figures;
pub use self::{
    figure::{Drawing, Figure},
    read::PageError,
};
use self::{read::Text, show::Painter};

/// Reads a picture of the rules into what draws it, or says what is wrong.
pub(crate) type ReadFigure = fn(&Figure) -> Result<Drawing, String>;

/// What the mouse does: a gesture, and what comes of it.
pub type Gesture = (Said, Said);

/// The rules in another language, in Markdown.
pub type Translation = (Language, &'static str);

/// The rules of a game of the collection in all languages but English.
macro_rules! translations {
    ($game:literal) => {
        $crate::plugins::ui::screens::rules::translations!(
            $game: German "de", Spanish "es", French "fr", Romanian "ro"
        )
    };
    ($game:literal: $($language:ident $code:literal),*) => {
        [$((
            $crate::words::Language::$language,
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"), "/assets/rules/", $code, "/", $game, ".md"
            )),
        )),*]
    };
}
pub(crate) use translations;

/// Draws the sign that a word in a table stands for; returns whether there is one.
pub(crate) type DrawSign = fn(&mut Ui, &str) -> bool;

/// What a game gives to the help.
#[derive(Clone, Copy, Debug)]
pub struct RulesPage {
    /// The game.
    id: &'static str,
    /// The options of its matches, for the list on the page.
    options: fn() -> &'static [OptionSpec],
    /// The rules in Markdown: in English, and what they have been translated into.
    text: &'static str,
    translated: &'static [Translation],
    /// Reads a picture that is no position into what draws it.
    figure: ReadFigure,
    /// Draws the signs in tables.
    sign: DrawSign,
    /// What the mouse does at this table besides what it does at every table:
    /// the gesture and what comes of it.
    mouse: &'static [Gesture],
}

impl RulesPage {
    /// The page of the game `G`: its rules in Markdown.
    pub fn for_game<G: Game>(text: &'static str) -> Self {
        Self {
            id: G::INFO.id,
            options: G::option_specs,
            text,
            translated: &[],
            figure: |figure| Err(format!("there is no figure {:?}", figure.words)),
            sign: |_, _| false,
            mouse: &[],
        }
    }

    /// With what the mouse does at this table: gestures and what comes of them.
    pub const fn mouse(self, mouse: &'static [Gesture]) -> Self {
        Self { mouse, ..self }
    }

    /// With the rules in other languages.
    pub const fn translated(self, translated: &'static [Translation]) -> Self {
        Self { translated, ..self }
    }

    /// With pictures that are no positions.
    pub const fn figures(self, figure: ReadFigure) -> Self {
        Self { figure, ..self }
    }

    /// With signs for words in tables.
    pub(crate) const fn signs(self, sign: DrawSign) -> Self {
        Self { sign, ..self }
    }

    /// The page in `language`, or else in English.
    fn read(&self, language: Language) -> Result<Text, PageError> {
        let translated = self.translated.iter().find(|(it, _)| *it == language);
        Text::read(translated.map_or(self.text, |(_, text)| text), self.figure)
            .inspect_err(|error| error!("The rules of {}: {error}", self.id))
    }
}

/// The pages of the games, by their names.
#[derive(Resource, Debug, Default)]
pub struct RulesPages(BTreeMap<&'static str, Shelved>);

/// A page with its texts, as far as they have been read.
#[derive(Debug)]
struct Shelved {
    page: RulesPage,
    texts: BTreeMap<Language, OnceLock<Result<Text, PageError>>>,
}

impl Shelved {
    /// The page in `language`, or else in English, if it can be read.
    fn text(&self, language: Language) -> Option<&Result<Text, PageError>> {
        let found = self.texts.get_key_value(&language);
        let (language, text) = found.or_else(|| self.texts.get_key_value(&Language::English))?;
        Some(text.get_or_init(|| self.page.read(*language)))
    }
}

impl RulesPages {
    /// Adds the page of a game.
    pub fn add(&mut self, page: RulesPage) {
        let translated = page.translated.iter().map(|(language, _)| *language);
        let all = translated.chain([Language::English]);
        let texts = all.map(|language| (language, OnceLock::new())).collect();
        self.0.insert(page.id, Shelved { page, texts });
    }

    /// Whether there is a page of the game `id`.
    pub fn has(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// What the mouse does at the table of the game `id`.
    pub(crate) fn mouse(&self, id: &str) -> &'static [Gesture] {
        self.0.get(id).map_or(&[], |shelved| shelved.page.mouse)
    }

    /// Draws the page of the game `id` into a column that scrolls.
    pub fn show(&self, ui: &mut Ui, id: &str) {
        let Some(shelved) = self.0.get(id) else {
            theme::quiet(ui, texts::rules_none());
            return;
        };
        if !shelved.texts.contains_key(&language()) {
            theme::quiet(ui, texts::rules_in_english());
        }
        match shelved.text(language()) {
            Some(Ok(text)) => {
                let painter = Painter {
                    options: (shelved.page.options)(),
                    sign: shelved.page.sign,
                };
                painter.show(ui, text);
            }
            Some(Err(error)) => {
                theme::quiet(ui, texts::rules_unreadable(&error.to_string()));
            }
            None => {}
        }
    }
}
