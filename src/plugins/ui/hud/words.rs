//! What is said about a game, in the words of its players.
//!
//! The rules name refusals, outcomes and scores. What else is said at the table
//! differs from game to game: what to do now, what a move did, how the table
//! stands. A game's plugin gives its [`Words`] to [`GameWords`]; games without
//! get along with the plain ones here.

use bevy::{platform::collections::HashMap, prelude::*};

use super::{
    meters::{Meter, Shown},
    pieces::Outline,
    tables::ResultTable,
};
use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::theme::Icon,
    },
    record::{Match, Ply},
    rules::{AnyGame, Colour, Explanation, Player, Retirement},
};

/// What a game's plugin says about the game.
///
/// All functions are asked about positions of their own game only, and answer
/// nothing when they have nothing to add to the plain words.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// What the player to move may do: "slide to a marked hexagon".
    pub task: fn(&dyn AnyGame) -> Option<String>,
    /// What a move did, without naming who made it: "slid to d4". Asked with
    /// the position before and the canonical text of the move.
    pub deed: fn(&dyn AnyGame, &str) -> Option<String>,
    /// A move as a proposal: "slide to d4". Asked with the position before and
    /// the canonical text of the move.
    pub proposal: fn(&dyn AnyGame, &str) -> Option<String>,
    /// How the table stands, apart from what concerns one player alone.
    pub standing: fn(&dyn AnyGame) -> Vec<Standing>,
    /// What one player's pieces can do: "sees 8, may go to 5"; an empty text
    /// where there is nothing to say.
    pub prospects: fn(&dyn AnyGame, Player) -> Option<String>,
    /// What one player has scored so far, and the sum that makes it; see
    /// [`meters`](super::meters).
    pub meter: fn(&Shown<'_>, Player) -> Option<Meter>,
    /// What the list of moves calls a move whose text is long; the text itself
    /// where there is nothing shorter.
    pub short: fn(&str) -> Option<String>,
    /// Whether a move belongs to the same turn as the one before, where a turn
    /// has several parts.
    pub continues: fn(&str) -> bool,
    /// A picture that says more about a move than its text.
    pub icon: fn(&str) -> Option<(Icon, Tone)>,
    /// Moves that are no place on the board, for the player to move to press.
    pub buttons: fn(&dyn AnyGame) -> Vec<MoveButton>,
    /// The outline of a player's pieces.
    pub outline: fn(Player) -> Outline,
    /// What is worth telling of a finished match, with its name: who set the
    /// light and when.
    pub milestones: fn(&[Ply]) -> Vec<(&'static str, String)>,
    /// The figures of a finished match; see [`tables`](super::tables).
    pub tables: fn(&Match) -> Vec<ResultTable>,
    /// What the word that decided a game means, for who has never heard it.
    pub reason: fn(&str) -> Option<&'static str>,
    /// Why a move matters, where that is more than what it did: "the light is
    /// free now". Asked with the position before and the canonical text.
    pub matter: fn(&dyn AnyGame, &str) -> Option<String>,
    /// Where a move happens, for the camera. Asked like [`Words::deed`].
    pub scene: fn(&dyn AnyGame, &str) -> Option<Scene>,
}

/// Where a move happens on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The places it touches, in world space: from where, to where.
    pub places: Vec<Vec3>,
    /// Whether it is worth a nearer look: a capture, a climb, a trap that
    /// closes.
    pub is_notable: bool,
}

impl Words {
    /// The words for games that bring none of their own.
    pub const PLAIN: Self = Self {
        task: |_| None,
        deed: |_, _| None,
        proposal: |_, _| None,
        standing: |_| Vec::new(),
        prospects: |_, _| None,
        meter: |_, _| None,
        short: |_| None,
        continues: |_| false,
        icon: |_| None,
        buttons: |_| Vec::new(),
        outline: |_| Outline::Disc,
        milestones: |_| Vec::new(),
        tables: |_| Vec::new(),
        reason: |_| None,
        matter: |_, _| None,
        scene: |_, _| None,
    };
}

/// A move that is played by a button below the name of the player to move: to
/// pass, to offer, to accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveButton {
    /// The canonical text of the move.
    pub mv: String,
    /// What is written on the button.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub tip: String,
    /// The sign on it.
    pub icon: Icon,
    /// Whether it is what there is to be done now.
    pub is_primary: bool,
}

/// A line that is always in view, with a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The picture.
    pub icon: Icon,
    /// Its colour.
    pub tone: Tone,
    /// What it says.
    pub text: String,
}

/// The words of all games, by the names of the games.
#[derive(Resource, Debug, Default)]
pub struct GameWords(HashMap<&'static str, Words>);

impl GameWords {
    /// Adds the words of the game `id`.
    pub fn add(&mut self, id: &'static str, words: Words) {
        self.0.insert(id, words);
    }

    /// Whether the game `id` has a table: a plugin that shows it.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// The words for a position.
    #[must_use]
    pub fn of(&self, game: &dyn AnyGame) -> Words {
        self.0.get(game.info().id).copied().unwrap_or(Words::PLAIN)
    }
}

/// The name of a player's colour.
#[must_use]
pub fn name(game: &dyn AnyGame, player: Player) -> &'static str {
    game.colours()
        .get(player.index())
        .map_or("Nobody", |colour| colour.name())
}

/// The colour of a player.
#[must_use]
pub fn colour(game: &dyn AnyGame, player: Player) -> Colour {
    game.colours()
        .get(player.index())
        .copied()
        .unwrap_or(Colour::Black)
}

/// What a move did, as a sentence: "White slid to d4."
#[must_use]
pub fn told(words: &Words, before: &dyn AnyGame, by: Option<Player>, text: &str) -> String {
    let who = by.map_or("Chance", |player| name(before, player));
    match Retirement::from_text(text) {
        Some(Retirement::Resigned) => format!("{who} gave up."),
        Some(Retirement::OutOfTime) => format!("{who} ran out of time."),
        None => match (words.deed)(before, text) {
            Some(deed) => format!("{who} {deed}."),
            None => format!("{who} played {text}."),
        },
    }
}

/// The lines of a score that concern one player, as one text.
///
/// Games say "White piece: sees 8, may go to 5": who reads it below White's
/// name needs the colour no more.
#[must_use]
pub fn own_lines(score: &Explanation, colour: Colour) -> Vec<String> {
    score
        .parts
        .iter()
        .filter_map(|part| {
            let rest = part.label.strip_prefix(colour.name())?.trim_start();
            Some(match (rest, part.value.as_str()) {
                ("", value) => sentence(value),
                (rest, "") => sentence(rest),
                (rest, value) => format!("{}: {value}", sentence(rest)),
            })
        })
        .collect()
}

/// The lines of a score that concern the table as a whole.
#[must_use]
pub fn table_lines(score: &Explanation, colours: &[Colour]) -> Vec<String> {
    score
        .parts
        .iter()
        .filter(|part| {
            colours
                .iter()
                .all(|colour| !part.label.starts_with(colour.name()))
        })
        .map(|part| {
            if part.value.is_empty() {
                part.label.clone()
            } else {
                format!("{}: {}", part.label, part.value)
            }
        })
        .collect()
}

/// Plain lines from what a score says of the table.
pub(super) fn plain_standing(score: &Explanation, colours: &[Colour]) -> Vec<Standing> {
    table_lines(score, colours)
        .into_iter()
        .map(|text| Standing {
            icon: Icon::List,
            tone: palette::TEXT_QUIET,
            text,
        })
        .collect()
}

/// The text with a capital first letter, unless it begins with the name of a
/// place such as `d4`.
#[must_use]
pub fn sentence(text: &str) -> String {
    let first = text.split_whitespace().next().unwrap_or_default();
    if first.chars().any(|c| c.is_ascii_digit()) {
        return text.to_owned();
    }
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(chars).collect()
    })
}

/// A count with its noun: "1 turn", "3 turns".
#[must_use]
pub fn count(number: usize, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::registry;

    #[test]
    fn a_move_is_told_with_plain_words_where_the_game_has_none() {
        let game = registry::start("xafka", &Default::default()).unwrap();
        let by = Some(Player::FIRST);
        assert_eq!(
            told(&Words::PLAIN, game.as_ref(), by, "d4"),
            "Black played d4."
        );
        assert_eq!(
            told(&Words::PLAIN, game.as_ref(), by, "resign"),
            "Black gave up."
        );
        assert_eq!(
            told(
                &Words::PLAIN,
                game.as_ref(),
                Some(Player::SECOND),
                "timeout"
            ),
            "White ran out of time."
        );
        assert_eq!(
            told(&Words::PLAIN, game.as_ref(), None, "6"),
            "Chance played 6."
        );
    }

    #[test]
    fn a_score_is_divided_between_the_players_and_the_table() {
        let score = Explanation::sum(
            "Result",
            "",
            vec![
                Explanation::line("White piece", "sees 8, may go to 5"),
                Explanation::line("Black", "12"),
                Explanation::line("Light", "free to be set"),
            ],
        );
        assert_eq!(
            own_lines(&score, Colour::White),
            ["Piece: sees 8, may go to 5"]
        );
        assert_eq!(own_lines(&score, Colour::Black), ["12"]);
        assert_eq!(
            table_lines(&score, &[Colour::White, Colour::Black]),
            ["Light: free to be set"]
        );
    }

    #[test]
    fn counts_agree_with_their_nouns() {
        assert_eq!(count(1, "turn"), "1 turn");
        assert_eq!(count(0, "turn"), "0 turns");
        assert_eq!(count(12, "turn"), "12 turns");
        assert_eq!(sentence("white"), "White");
        assert_eq!(sentence(""), "");
        assert_eq!(sentence("d4 is gone"), "d4 is gone");
    }
}
