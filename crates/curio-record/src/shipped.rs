//! The matches that come with the program, all with comments of our own: games
//! from the books of the inventors, and games that the program has played against
//! itself.
//!
//! They are embedded from `matches`, as move lists (`.txt`) for
//! [`super::notation`] or as records (`.curio`) for [`mod@super::format`]. To add
//! one, add a file and a line in the list below. A game from outside brings
//! [`ShippedMatches`].

use super::{Match, RecordError, format, notation, texts};
use curio_rules::{
    OptionValues,
    registry::{self, Entry},
};

/// A match that comes with the program.
#[derive(Clone, Copy, Debug)]
pub struct Shipped {
    /// The game, by its name in commands and records.
    pub game: &'static str,
    /// The name of the match.
    pub title: &'static str,
    /// Its origin.
    pub source: Source,
    /// The name of its file, by which its translations are known.
    file: &'static str,
    text: &'static str,
    /// The translation of what it says by its name, in the language that is read.
    translated: fn(&str) -> Option<&'static str>,
}

/// The origin of a shipped match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A book by the game's inventor.
    Book,
    /// The program, playing against itself.
    Computer,
}

impl Source {
    /// Both origins, in the order of the lists.
    pub const ALL: [Self; 2] = [Self::Computer, Self::Book];

    /// The heading of the list of these matches.
    pub fn title(self) -> &'static str {
        match self {
            Self::Book => texts::record_source_book(),
            Self::Computer => texts::record_source_computer(),
        }
    }
}

/// The lines of [`BUILT_IN`]: game, name, source and file.
macro_rules! shipped {
    ($($game:literal, $title:literal, $source:ident, $file:literal;)*) => {
        &[$(Shipped {
            game: $game,
            title: $title,
            source: Source::$source,
            file: $file,
            translated: texts::translated,
            text: include_str!(concat!("../matches/", $file)),
        }),*]
    };
}

/// The matches of the collection's games.
static BUILT_IN: &[Shipped] = shipped! {
    "xima", "Example Game", Book, "xima-example-game.txt";
    "xima", "Game 1", Book, "xima-game-1.txt";
    "xima", "Game 3", Book, "xima-game-3.txt";
    "xima", "Exercise 2", Book, "xima-exercise-2.txt";
    "xima", "Notation example", Book, "xima-notation-example.txt";
    "xima", "Nearly stalemated", Computer, "xima-nearly-drowned.txt";
    "xima", "Special takes special", Computer, "xima-special-takes-special.txt";
    "xima", "The step that Red gave", Computer, "xima-the-step-that-red-gave.txt";
    "xima", "Three colours in a tower", Computer, "xima-three-colours.txt";
    "xima", "A step for the partner", Computer, "xima-a-step-for-the-partner.txt";
    "xafka", "Caught in a short circuit", Computer, "xafka-caught-in-a-short-circuit.txt";
    "xafka", "Hiding on the left edge", Computer, "xafka-hiding-on-the-left-edge.txt";
    "xafka", "The wrong colour", Computer, "xafka-the-wrong-colour.txt";
    "xafka", "Red at the first chance", Computer, "xafka-red-at-the-first-chance.txt";
    "xafka", "One step into the wrong corner", Computer, "xafka-one-step-to-the-wrong-corner.txt";
    "chimple", "Both corners are covered", Computer, "chimple-both-corners-covered.txt";
    "chimple", "Four captures refused", Computer, "chimple-four-captures-refused.txt";
    "chimple", "Waiting on the edge", Computer, "chimple-waiting-on-the-edge.txt";
    "chimple", "The matchbox holds", Computer, "chimple-the-matchbox-holds.txt";
    "chimple", "The vote for the corner", Computer, "chimple-the-vote-for-the-corner.txt";
    "chimple", "Thirty-two plies away", Computer, "chimple-four-by-four.txt";
    "mathematichess", "A comeback for one turn", Computer,
        "mathematichess-a-comeback-for-one-turn.txt";
    "mathematichess", "Five royal territories to four", Computer,
        "mathematichess-five-royal-territories.txt";
    "mathematichess", "The bonus decides", Computer, "mathematichess-the-bonus-decides.txt";
    "mathematichess", "Two Kings at a hole", Computer, "mathematichess-two-kings-at-a-hole.txt";
    "xong", "A star of seventy-three hexes", Computer, "xong-a-star-of-seventy-three-hexes.txt";
    "xong", "Four snakes for Red", Computer, "xong-four-snakes-for-red.txt";
    "xong", "Never more than four apart", Computer, "xong-never-more-than-four-apart.txt";
    "xong", "The harmless straight five", Computer, "xong-the-harmless-straight-five.txt";
    "xong", "Seventy-six random hexes", Computer, "xong-seventy-six-hexes-by-chance.txt";
};

/// The matches that come with a game from outside: an extension of its
/// [`Entry`].
#[derive(Clone, Copy, Debug)]
pub struct ShippedMatches(pub &'static [Shipped]);

/// All shipped matches, always in the same order.
pub fn shipped() -> Vec<&'static Shipped> {
    let from_outside = registry::games()
        .into_iter()
        .filter_map(Entry::extension)
        .flat_map(|ShippedMatches(matches)| *matches);
    BUILT_IN.iter().chain(from_outside).collect()
}

/// The shipped match of this [name](Shipped::name), in any case; without the game before it,
/// the first whose title it is.
pub fn find_shipped(name: &str) -> Option<&'static Shipped> {
    let wanted = slug(name);
    let all = shipped();
    let named = all.iter().find(|it| it.name() == wanted);
    named
        .or_else(|| all.iter().find(|it| slug(it.title) == wanted))
        .copied()
}

/// A text as part of a name: small letters and digits, with a line between words.
fn slug(text: &str) -> String {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '’' && c != '\'');
    let words = words.filter(|word| !word.is_empty()).map(|word| {
        let letters = word.chars().filter(|c| c.is_alphanumeric());
        letters.flat_map(char::to_lowercase).collect::<String>()
    });
    words.collect::<Vec<_>>().join("-")
}

impl Shipped {
    /// The name by which commands know it: the game and the title, such as
    /// `xima-example-game`.
    pub fn name(&self) -> String {
        format!("{}-{}", self.game, slug(self.title))
    }

    /// A match that the program has played against itself, from the text of a
    /// list of moves or a record.
    pub const fn by_computer(game: &'static str, title: &'static str, text: &'static str) -> Self {
        Self {
            game,
            title,
            source: Source::Computer,
            file: "",
            text,
            translated: texts::translated,
        }
    }

    /// The same with translations, found by names that begin with `file`: `file-title`,
    /// `file-event` where the event is another text, and `file-1` for its first comment.
    #[must_use]
    pub const fn translated(
        self,
        file: &'static str,
        translated: fn(&str) -> Option<&'static str>,
    ) -> Self {
        Self {
            file,
            translated,
            ..self
        }
    }

    /// All that it says in English, with the name of each text among the translations.
    ///
    /// # Errors
    /// As [`Self::load`].
    pub fn texts(&self) -> Result<Vec<(String, String)>, RecordError> {
        let file = self.file.strip_suffix(".txt").unwrap_or(self.file);
        let record = self.load()?;
        let event =
            Some(&record.terms().event).filter(|event| !["", self.title].contains(&event.as_str()));
        let comments = record.plies().iter().map(|ply| &*ply.comment);
        let comments = [record.start_comment()].into_iter().chain(comments);
        let comments = comments.filter(|comment| !comment.is_empty()).zip(1..);
        let mut all = vec![(format!("{file}-title"), self.title.to_owned())];
        all.extend(event.map(|event| (format!("{file}-event"), event.clone())));
        all.extend(comments.map(|(comment, n)| (format!("{file}-{n}"), comment.to_owned())));
        Ok(all)
    }

    /// The same in the language that is read: the English texts, each with its translation.
    pub(super) fn translations(&self) -> Vec<(String, &'static str)> {
        let all = self.texts().unwrap_or_default().into_iter();
        all.filter_map(|(name, text)| Some((text, (self.translated)(&name)?)))
            .collect()
    }

    /// Replays the match.
    ///
    /// # Errors
    /// When a move is illegal; a test proves that none of the collection is.
    pub fn load(&self) -> Result<Match, RecordError> {
        // Records begin with a comment.
        if self.text.starts_with("//") {
            format::read(self.text)
        } else {
            let read = notation::read(self.game, &OptionValues::new(), self.text)?;
            Ok(read.game)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_from_outside_brings_its_translations() {
        let text = "Event: The second evening\n\n{Begin.}\n1. d4 g6 {Well.}";
        let one = Shipped::by_computer("xafka", "Two moves", text);
        let german = one.translated("two", |name| match name {
            "two-title" => Some("Zwei Züge"),
            "two-event" => Some("Der zweite Abend"),
            "two-1" => Some("Beginn."),
            _ => None,
        });
        let said = german.translations();
        let said: Vec<_> = said.iter().map(|(text, said)| (&**text, *said)).collect();
        let expected = [
            ("Two moves", "Zwei Züge"),
            ("The second evening", "Der zweite Abend"),
            ("Begin.", "Beginn."),
        ];
        assert_eq!(said, expected);
        assert_eq!(one.translations(), []);
    }

    #[test]
    fn every_match_has_a_name_of_its_own() {
        for one in shipped() {
            let name = one.name();
            let found = find_shipped(&name).unwrap();
            assert!(core::ptr::eq(found, one), "{name}");
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(name.chars().all(plain), "{name}");
            assert_eq!(find_shipped(&name.to_uppercase()).unwrap().name(), name);
            assert!(find_shipped(one.title).is_some());
        }
        assert_eq!(find_shipped("xima-game-1").unwrap().title, "Game 1");
        assert!(find_shipped("nothing").is_none() && find_shipped("").is_none());
    }
}
