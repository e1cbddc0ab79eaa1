//! Pictures in the rules: fenced blocks that name a position, or whatever else
//! the game can draw.

use core::fmt;
use std::sync::{Mutex, PoisonError};

use bevy_egui::egui::{Sense, Ui, vec2};

use crate::{
    page,
    plugins::ui::{screens::miniatures::Miniature, theme},
    words::{Language, language},
};

/// A fenced block of the rules that is drawn.
///
/// Its first word says what kind of picture it is. A `position` is read by [`page::figure`]; a
/// `figure` by the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// What kind of picture it is: `position`, or a word of the game.
    pub(crate) kind: String,
    /// The words after that.
    pub(crate) words: Vec<String>,
    /// The text of the block.
    pub(crate) body: String,
}

impl Figure {
    /// The kinds of fenced blocks that are pictures: positions, and whatever a
    /// game draws besides.
    const KINDS: [&str; 2] = ["position", "figure"];

    /// The picture that a fenced block holds, by its first word, the words behind
    /// that and its text; nothing where the block is plain text.
    pub(super) fn new(kind: &str, words: &str, body: &str) -> Option<Self> {
        Self::KINDS.contains(&kind).then(|| Self {
            kind: kind.to_owned(),
            words: words.split_whitespace().map(str::to_owned).collect(),
            body: body.to_owned(),
        })
    }

    /// The lines of the block, without those that are empty.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.body
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
    }

    /// The position in the block.
    #[cfg(test)]
    pub(crate) fn position<G: crate::rules::Game>(&self) -> G {
        let read = page::figure(&self.words.join(" "), &self.body).unwrap();
        read.position.as_any().downcast_ref::<G>().unwrap().clone()
    }

    /// The picture of a position, made when it is first seen.
    pub(super) fn drawing(&self) -> Drawing {
        let (words, body) = (self.words.join(" "), self.body.clone());
        // Pieces have the letters of the language.
        let made: Mutex<Option<(Language, Result<Miniature, String>)>> = Mutex::default();
        Drawing::new(move |ui, width| {
            let mut made = made.lock().unwrap_or_else(PoisonError::into_inner);
            if made.as_ref().is_none_or(|(of, _)| *of != language()) {
                let read = page::figure(&words, &body).map(|figure| figure.svg());
                *made = Some((language(), read.map(Miniature::from_svg)));
            }
            match made.as_mut().map(|(_, made)| made) {
                Some(Ok(picture)) => {
                    let (rect, _) = ui.allocate_exact_size(vec2(width, width), Sense::hover());
                    if ui.is_rect_visible(rect) {
                        picture.paint(ui.painter(), rect);
                    }
                }
                Some(Err(error)) => {
                    theme::note(ui, error.clone());
                }
                None => {}
            }
        })
    }
}

/// A picture that is ready to be drawn, as wide as is asked for.
pub struct Drawing(Box<dyn Fn(&mut Ui, f32) + Send + Sync>);

impl Drawing {
    /// What `draw` draws into a column of a given width.
    pub fn new(draw: impl Fn(&mut Ui, f32) + Send + Sync + 'static) -> Self {
        Self(Box::new(draw))
    }

    pub(super) fn show(&self, ui: &mut Ui, width: f32) {
        (self.0)(ui, width);
    }
}

impl fmt::Debug for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Drawing")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_blocks_are_no_pictures() {
        assert_eq!(Figure::new("", "", "a"), None);
        assert_eq!(Figure::new("text", "", "a"), None);
    }
}
