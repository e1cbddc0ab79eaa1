//! Pictures in the rules: fenced blocks that name a position, or whatever else
//! the game can draw.

use core::fmt;

use bevy_egui::egui::Ui;

use crate::rules::{Game, OptionValues};

/// A fenced block of the rules that is drawn.
///
/// Its first word says what kind of picture it is. A `position` names its game
/// and the options that differ from the usual ones. Its first line is the
/// position as it is written in the game, or `startpos`, followed by `moves` and
/// the moves from there. The lines below tell the game what to mark.
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
    pub(crate) fn lines(&self) -> impl Iterator<Item = &str> {
        self.body
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
    }

    /// What a line below the position says: `reach` for `show reach`.
    pub fn says(&self, word: &str) -> Option<&str> {
        self.lines()
            .skip(1)
            .filter_map(|line| line.split_once(' '))
            .find_map(|(first, rest)| (first == word).then_some(rest.trim()))
    }

    /// The position in the block.
    ///
    /// # Errors
    /// Says what cannot be read or played.
    pub fn position<G: Game>(&self) -> Result<G, String> {
        if self.kind != "position" || self.words.first().is_none_or(|game| game != G::INFO.id) {
            return Err(format!("this is no `position {}`", G::INFO.id));
        }
        let options: OptionValues = self
            .words
            .iter()
            .skip(1)
            .filter_map(|word| word.split_once('='))
            .map(|(key, value)| (key.to_owned(), value.to_owned()))
            .collect();
        let options = G::read_options(&options).map_err(|error| error.to_string())?;
        let line = self.lines().next().ok_or("there is no position")?;
        let (start, moves) = line.split_once(" moves ").unwrap_or((line, ""));
        let mut position = match start.trim() {
            "startpos" => G::start(&options),
            text => G::parse_position(&options, text).map_err(|error| error.to_string())?,
        };
        for text in moves.split_whitespace() {
            let mv = position
                .parse_move(text)
                .map_err(|error| error.to_string())?;
            position
                .play(&mv)
                .map_err(|error| format!("{text}: {error}"))?;
        }
        Ok(position)
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
    use crate::rules::xafka::Xafka;

    fn figure(body: &str) -> Figure {
        Figure::new("position", "xafka board=19", body).unwrap()
    }

    #[test]
    fn a_position_is_reached_by_moves_or_written_out() {
        let moved: Xafka = figure("startpos moves d3 a2").position().unwrap();
        let text = moved.position_text();
        let written: Xafka = figure(&text).position().unwrap();
        assert_eq!(moved, written);
        let on: Xafka = figure(&format!("{text} moves d4")).position().unwrap();
        assert_ne!(on, moved);
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        assert!(figure("startpos moves d3 d3").position::<Xafka>().is_err());
        assert!(figure("nonsense").position::<Xafka>().is_err());
        assert!(figure("").position::<Xafka>().is_err());
        let other = Figure::new("position", "xima", "startpos").unwrap();
        assert!(other.position::<Xafka>().is_err());
    }

    #[test]
    fn lines_below_the_position_say_what_to_mark() {
        let figure = figure("startpos\nshow reach\n");
        assert_eq!(figure.says("show"), Some("reach"));
        assert_eq!(figure.says("startpos"), None);
        assert_eq!(figure.says("way"), None);
    }

    #[test]
    fn plain_blocks_are_no_pictures() {
        assert_eq!(Figure::new("", "", "a"), None);
        assert_eq!(Figure::new("text", "", "a"), None);
    }
}
