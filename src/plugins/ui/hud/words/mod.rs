//! What is said about a game, in the words of its players.
//!
//! The rules name refusals, outcomes and scores. What else is said at the table differs from
//! game to game: what to do now, what a move did, how the table stands. A game's plugin gives
//! its [`Words`] to [`GameWords`]; games without any make do with the plain ones here.

pub(crate) mod figures;
pub(super) mod meters;
pub(super) mod move_buttons;
pub(super) mod pieces;
pub(super) mod rounds;
pub(super) mod score_lines;
pub(super) mod sentences;
pub(super) mod tables;
pub(super) mod verdicts;

use bevy::{platform::collections::HashMap, prelude::*};
use bevy_egui::egui;

pub(crate) use self::sentences::{listed, sentence, within};
use self::tables::ResultTable;
use self::{
    meters::{Meter, ShownPosition},
    pieces::Outline,
};
use crate::{
    plugins::{scene::palette::Tone, ui::theme::Icon},
    record::{Match, Ply},
    rules::{AnyGame, AnyPlayedMove, Colour, Game, PlayedMove, Player, Retirement},
    texts,
};

/// Draws a picture into the middle of a rectangle, in a colour.
pub type Picture = Box<dyn Fn(&egui::Painter, egui::Rect, Tone)>;

/// What a game's plugin says about the game, in the types of the game.
///
/// Each answer may be left out: the plain words of [`Plain`] stand in for it.
pub trait Words: Send + Sync + 'static {
    /// The game.
    type Game: Game;

    /// What the player to move may do: "slide to a marked hexagon".
    fn task(&self, _game: &Self::Game) -> Option<String> {
        None
    }

    /// Whether the game cannot be played in this position without its panel below
    /// the players.
    fn needs_panel(&self, game: &Self::Game) -> bool {
        let _ = game;
        false
    }

    /// What a move did, without naming the player: "slid to d4".
    fn report(&self, played: &PlayedMove<Self::Game>) -> Option<String> {
        let _ = played;
        None
    }

    /// Where a move was, as a sentence for somebody who does not see it; nothing where the
    /// report says so.
    fn whereabouts(&self, _played: &PlayedMove<Self::Game>) -> Option<String> {
        None
    }

    /// A move as a proposal: "slide to d4".
    fn proposal(&self, game: &Self::Game, mv: &<Self::Game as Game>::Move) -> Option<String> {
        let _ = (game, mv);
        None
    }

    /// How the table stands, apart from what concerns one player alone; what the score says,
    /// unless the game has words of its own.
    fn standing(&self, game: &Self::Game) -> Vec<Standing> {
        score_lines::plain_standing(&Game::score(game).detail, Game::colours(game))
    }

    /// What one player's pieces can do: "sees 8, may go to 5", in lines; an empty
    /// text where there is nothing to say.
    fn prospects(&self, game: &Self::Game, player: Player) -> Option<String> {
        let _ = (game, player);
        None
    }

    /// What one player has scored so far, and the sum that makes it.
    fn meter(&self, game: &Self::Game, shown: &ShownPosition<'_>, player: Player) -> Option<Meter> {
        let _ = (game, shown, player);
        None
    }

    /// What the list of moves calls a move whose text is long.
    fn short(&self, text: &str) -> Option<String> {
        let _ = text;
        None
    }

    /// Whether a move in the list belongs to the same turn as the one before,
    /// where a turn has several parts.
    fn continues(&self, text: &str) -> bool {
        let _ = text;
        false
    }

    /// A picture that says more about a move in the list than its text.
    fn icon(&self, text: &str) -> Option<(Icon, Tone)> {
        let _ = text;
        None
    }

    /// A picture of what a move is about, where its text would say little: of a Xoid. Of a
    /// piece, by its name, for lessons.
    fn picture(&self, text: &str) -> Option<Picture> {
        let _ = text;
        None
    }

    /// What the piece of a picture is called in the language that is read.
    fn picture_name(&self, text: &str) -> String {
        text.to_owned()
    }

    /// What the score counts: "points".
    fn unit(&self) -> &'static str {
        texts::hud_points()
    }

    /// Moves that are not a place on the board, as buttons for the player to move.
    fn buttons(&self, game: &Self::Game) -> Vec<MoveButton> {
        let _ = game;
        Vec::new()
    }

    /// The outline of a player's pieces.
    fn outline(&self, player: Player) -> Outline {
        let _ = player;
        Outline::Disc
    }

    /// What is remarkable about a finished match, under a name: who set the light
    /// and when.
    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        let _ = plies;
        Vec::new()
    }

    /// The figures of a finished match.
    fn tables(&self, record: &Match) -> Vec<ResultTable> {
        let _ = record;
        Vec::new()
    }

    /// What the word that decided a game means, for players who have never
    /// heard it.
    fn reason(&self, word: &str) -> Option<&'static str> {
        let _ = word;
        None
    }

    /// Why a move matters, where that is more than what it did: "the light is
    /// free now".
    fn significance(&self, played: &PlayedMove<Self::Game>) -> Option<String> {
        let _ = played;
        None
    }

    /// What a move decides, in a few words to be read from afar: "The light is
    /// free". Most moves decide nothing.
    fn event(&self, played: &PlayedMove<Self::Game>) -> Option<String> {
        let _ = played;
        None
    }

    /// The same as it is said to the one person at the table, who is `own`: "Your special is
    /// captured".
    fn event_for(&self, played: &PlayedMove<Self::Game>, own: Player) -> Option<String> {
        let _ = own;
        self.event(played)
    }

    /// Where a place of the board is, in world space, by the name that the notation
    /// gives it.
    fn place(&self, game: &Self::Game, name: &str) -> Option<Vec3> {
        let _ = (game, name);
        None
    }

    /// Where a move happens, for the camera.
    fn scene(&self, played: &PlayedMove<Self::Game>) -> Option<Scene> {
        let _ = played;
        None
    }
}

/// Where a move happens on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The places it touches, in world space: from where, to where.
    pub places: Vec<Vec3>,
    /// What else stays in view, however near the camera comes: what the players aim at, and the
    /// pieces that decide how near they are.
    pub stays: Vec<Vec3>,
    /// Whether it deserves a closer look: a capture, a climb, a trap that
    /// closes.
    pub is_notable: bool,
}

/// [`Words`] of some game, for the panels that serve all games alike. Each
/// answer is that of [`Words`]; about positions of other games there is none.
pub trait AnyWords: Send + Sync {
    /// What the player to move may do.
    fn task(&self, game: &dyn AnyGame) -> Option<String>;
    /// Whether the game cannot be played without its panel.
    fn needs_panel(&self, game: &dyn AnyGame) -> bool;
    /// What a move did.
    fn report(&self, played: &dyn AnyPlayedMove) -> Option<String>;
    /// See [`Words::whereabouts`].
    fn whereabouts(&self, played: &dyn AnyPlayedMove) -> Option<String>;
    /// A move, given as text, as a proposal.
    fn proposal(&self, game: &dyn AnyGame, text: &str) -> Option<String>;
    /// How the table stands.
    fn standing(&self, game: &dyn AnyGame) -> Vec<Standing>;
    /// What one player's pieces can do.
    fn prospects(&self, game: &dyn AnyGame, player: Player) -> Option<String>;
    /// What one player has scored so far.
    fn meter(&self, shown: &ShownPosition<'_>, player: Player) -> Option<Meter>;
    /// What the list of moves calls a move.
    fn short(&self, text: &str) -> Option<String>;
    /// Whether a move belongs to the turn of the one before.
    fn continues(&self, text: &str) -> bool;
    /// A picture for a move in the list.
    fn icon(&self, text: &str) -> Option<(Icon, Tone)>;
    /// A picture of what a move is about.
    fn picture(&self, text: &str) -> Option<Picture>;
    /// What the piece of a picture is called.
    fn picture_name(&self, text: &str) -> String;
    /// What the score counts.
    fn unit(&self) -> &'static str;
    /// Moves that are played by buttons.
    fn buttons(&self, game: &dyn AnyGame) -> Vec<MoveButton>;
    /// The outline of a player's pieces.
    fn outline(&self, player: Player) -> Outline;
    /// What is remarkable about a finished match.
    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)>;
    /// The figures of a finished match.
    fn tables(&self, record: &Match) -> Vec<ResultTable>;
    /// What the word that decided a game means.
    fn reason(&self, word: &str) -> Option<&'static str>;
    /// Why a move matters.
    fn significance(&self, played: &dyn AnyPlayedMove) -> Option<String>;
    /// What a move decides.
    fn event(&self, played: &dyn AnyPlayedMove) -> Option<String>;
    /// What a move decides, said to one player.
    fn event_for(&self, played: &dyn AnyPlayedMove, own: Player) -> Option<String>;
    /// Where a place of the board is.
    fn place(&self, game: &dyn AnyGame, name: &str) -> Option<Vec3>;
    /// Where a move happens.
    fn scene(&self, played: &dyn AnyPlayedMove) -> Option<Scene>;
}

impl<W: Words> AnyWords for W {
    fn task(&self, game: &dyn AnyGame) -> Option<String> {
        Words::task(self, known::<W>(game)?)
    }

    fn needs_panel(&self, game: &dyn AnyGame) -> bool {
        known::<W>(game).is_some_and(|game| Words::needs_panel(self, game))
    }

    fn report(&self, played: &dyn AnyPlayedMove) -> Option<String> {
        Words::report(self, played.downcast::<W::Game>()?)
    }

    fn whereabouts(&self, played: &dyn AnyPlayedMove) -> Option<String> {
        Words::whereabouts(self, played.downcast::<W::Game>()?)
    }

    fn proposal(&self, game: &dyn AnyGame, text: &str) -> Option<String> {
        let game = known::<W>(game)?;
        Words::proposal(self, game, &game.parse_move(text).ok()?)
    }

    fn standing(&self, game: &dyn AnyGame) -> Vec<Standing> {
        known::<W>(game).map_or_else(
            || score_lines::plain_standing(&game.score().detail, game.colours()),
            |game| Words::standing(self, game),
        )
    }

    fn prospects(&self, game: &dyn AnyGame, player: Player) -> Option<String> {
        Words::prospects(self, known::<W>(game)?, player)
    }

    fn meter(&self, shown: &ShownPosition<'_>, player: Player) -> Option<Meter> {
        Words::meter(self, known::<W>(shown.game)?, shown, player)
    }

    fn short(&self, text: &str) -> Option<String> {
        Words::short(self, text)
    }

    fn continues(&self, text: &str) -> bool {
        Words::continues(self, text)
    }

    fn icon(&self, text: &str) -> Option<(Icon, Tone)> {
        Words::icon(self, text)
    }

    fn picture(&self, text: &str) -> Option<Picture> {
        Words::picture(self, text)
    }

    fn picture_name(&self, text: &str) -> String {
        Words::picture_name(self, text)
    }

    fn unit(&self) -> &'static str {
        Words::unit(self)
    }

    fn buttons(&self, game: &dyn AnyGame) -> Vec<MoveButton> {
        known::<W>(game).map_or_else(Default::default, |game| Words::buttons(self, game))
    }

    fn outline(&self, player: Player) -> Outline {
        Words::outline(self, player)
    }

    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        Words::milestones(self, plies)
    }

    fn tables(&self, record: &Match) -> Vec<ResultTable> {
        Words::tables(self, record)
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        Words::reason(self, word)
    }

    fn significance(&self, played: &dyn AnyPlayedMove) -> Option<String> {
        Words::significance(self, played.downcast::<W::Game>()?)
    }

    fn event(&self, played: &dyn AnyPlayedMove) -> Option<String> {
        Words::event(self, played.downcast::<W::Game>()?)
    }

    fn event_for(&self, played: &dyn AnyPlayedMove, own: Player) -> Option<String> {
        Words::event_for(self, played.downcast::<W::Game>()?, own)
    }

    fn place(&self, game: &dyn AnyGame, name: &str) -> Option<Vec3> {
        Words::place(self, known::<W>(game)?, name)
    }

    fn scene(&self, played: &dyn AnyPlayedMove) -> Option<Scene> {
        Words::scene(self, played.downcast::<W::Game>()?)
    }
}

fn known<W: Words>(game: &dyn AnyGame) -> Option<&W::Game> {
    game.as_any().downcast_ref()
}

/// The words for games that bring none of their own.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Plain;

impl Words for Plain {
    // Of any game it says what `Words` says by itself.
    type Game = crate::rules::xafka::Xafka;
}

/// A move that is played by a button below the name of the player to move: to
/// pass, to offer, to accept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveButton {
    /// The canonical text of the move.
    pub(crate) mv: String,
    /// What is written on the button.
    pub(crate) name: &'static str,
    /// What it does, in a sentence.
    pub(crate) tip: String,
    /// The sign on it.
    pub(crate) icon: Icon,
    /// Whether it is what there is to be done now.
    pub(crate) is_primary: bool,
    /// Whether it can be played now; its tip says else when.
    pub(crate) is_legal: bool,
}

/// A line that is always in view, with a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The picture.
    pub(crate) icon: Icon,
    /// Its colour.
    pub(crate) tone: Tone,
    /// What it says.
    pub(crate) text: String,
}

/// The words of all games, by the names of the games.
#[derive(Resource, Default)]
pub struct GameWords(HashMap<&'static str, Box<dyn AnyWords>>);

impl core::fmt::Debug for GameWords {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_set().entries(self.0.keys()).finish()
    }
}

impl GameWords {
    /// Adds the words of a game.
    pub fn add<W: Words>(&mut self, words: W) {
        self.0.insert(W::Game::INFO.id, Box::new(words));
    }

    /// Whether the game `id` has a table: a plugin that shows it.
    pub fn knows(&self, id: &str) -> bool {
        self.0.contains_key(id)
    }

    /// The words for a position.
    pub fn for_position(&self, game: &dyn AnyGame) -> &dyn AnyWords {
        let own = self.0.get(game.info().id);
        own.map_or(&Plain, |words| words.as_ref())
    }

    /// A picture of what the last of `shown` moves was about, if there is one.
    pub(crate) fn picture_of_last(&self, record: &Match, shown: usize) -> Option<Picture> {
        let last = record.plies().get(shown.checked_sub(1)?)?;
        self.for_position(record.position()).picture(&last.mv)
    }
}

/// The name of a player's colour.
pub(crate) fn name(game: &dyn AnyGame, player: Player) -> &'static str {
    game.colours()
        .get(player.index())
        .map_or_else(texts::hud_nobody, |colour| colour.name())
}

/// Names of players in a row: "Red and Yellow".
pub(crate) fn together<S: AsRef<str>>(names: &[S]) -> String {
    let (first, rest) = match names {
        [] => return String::new(),
        [first, rest @ ..] => (first.as_ref().to_owned(), rest),
    };
    rest.iter()
        .fold(first, |before, last| texts::hud_and(&before, last.as_ref()))
}

/// The colour of a player.
pub(crate) fn colour(game: &dyn AnyGame, player: Player) -> Colour {
    game.colours()
        .get(player.index())
        .copied()
        .unwrap_or(Colour::Black)
}

/// What a move did, as a sentence: "White slid to d4." The report is that of the game, if it has
/// one.
pub(crate) fn move_sentence(
    by: Option<Player>,
    played: &dyn AnyPlayedMove,
    report: Option<String>,
) -> String {
    let name = by.map_or_else(texts::hud_chance, |player| name(played.before(), player));
    let text = played.text();
    let retired = || Retirement::from_text(&text).and_then(|_| played.narration());
    match report.or_else(retired) {
        // A report of dice says by itself who throws them.
        Some(report) if by.is_none() => format!("{}.", sentence(&report)),
        Some(report) => texts::hud_moved(name, &report),
        None => texts::hud_played(name, &text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::registry;

    #[test]
    fn a_move_has_plain_words_where_the_game_has_none() {
        let start = registry::start("xafka", &Default::default()).unwrap();
        let says = |game: &dyn AnyGame, by, text: &str| {
            move_sentence(by, game.played(text).unwrap().as_ref(), None)
        };
        let by = Some(Player::FIRST);
        assert_eq!(says(start.as_ref(), by, "d4"), "Black played d4.");
        assert_eq!(says(start.as_ref(), by, "resign"), "Black resigned.");
        let after = start.played("d4").unwrap();
        assert_eq!(
            says(after.after(), Some(Player::SECOND), "timeout"),
            "White ran out of time."
        );
        assert_eq!(says(start.as_ref(), None, "d4"), "Chance played d4.");
    }
}
