//! Lessons: a game learned by doing, one idea at a time.
//!
//! A lesson is data (`lessons/*.ron`): a position, a sentence, something to
//! do, and what is said to right and to wrong tries. That all of it holds by the
//! rules is shown by `crates/curio-engine/tests/engine/lessons.rs`.

use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Deserializer};

use super::registry::opponents;
use crate::texts;
use curio_rules::{AnyGame, OptionValues, registry};
use curio_words::Language;

/// One idea of a game, on the board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The name under which progress is kept.
    pub id: String,
    /// The idea in a word or two.
    pub title: String,
    /// The idea in one or two sentences.
    pub say: String,
    /// Pieces whose pictures stand beside the idea, by their names.
    #[serde(default, deserialize_with = "words")]
    pub pictures: Vec<String>,
    /// What to do, as an order; for a question, the question.
    pub task: String,
    /// The options that differ from the defaults.
    #[serde(default)]
    pub options: OptionValues,
    /// The position to start from, as text; the usual start when it is empty.
    #[serde(default)]
    pub position: String,
    /// The moves from there to the position on the board.
    #[serde(default, deserialize_with = "words")]
    pub moves: Vec<String>,
    /// Moves whose places are lit on the board while the player thinks.
    #[serde(default, deserialize_with = "words")]
    pub show: Vec<String>,
    /// Places that are ringed on the board while the player thinks, by their names in the
    /// game's texts.
    #[serde(default, deserialize_with = "words")]
    pub ring: Vec<String>,
    /// Whether the players' scores are shown: not before they mean something.
    #[serde(default = "shown")]
    pub score: bool,
    /// Whether the game's own panel is shown: not before its words are known, and not
    /// where it would give the answer away.
    #[serde(default = "shown")]
    pub panel: bool,
    /// What the player is to do.
    pub wanted: Wanted,
    /// What follows by itself after a right move; [`ANY`] is whichever move the rules
    /// list first.
    #[serde(default, deserialize_with = "words")]
    pub then: Vec<String>,
    #[serde(skip)]
    game: &'static str,
}

/// Among the moves that follow: whichever is legal there, where several moves are right
/// and what follows differs.
pub const ANY: &str = "any";

const fn shown() -> bool {
    true
}

/// What the player of a [`Lesson`] is to do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Wanted {
    /// Make any legal move.
    Any {
        /// What is said to it.
        right: String,
    },
    /// Make one of some moves.
    Move {
        /// The right moves.
        #[serde(deserialize_with = "words")]
        moves: Vec<String>,
        /// What is said to a right move.
        right: String,
        /// What is said to particular wrong moves: the moves, and the answer.
        #[serde(default)]
        wrong: Vec<(String, String)>,
        /// What is said to all other legal moves.
        other: String,
    },
    /// Answer a question.
    Answer(Vec<Reply>),
}

/// A reply to the question of a [`Lesson`].
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// What the player may say.
    pub text: String,
    /// Whether it is right.
    #[serde(default)]
    pub is_right: bool,
    /// What is said to it.
    pub answer: String,
}

/// What a try is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Whether it is what was wanted.
    pub is_right: bool,
    /// What is said to it.
    pub text: String,
}

/// A lesson that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::coach_lesson_wrong(reason, id))]
pub struct LessonError {
    /// The lesson.
    pub id: String,
    /// What is wrong.
    pub reason: String,
}

impl Lesson {
    /// The name by which links and pages know it.
    pub fn name(&self) -> String {
        format!("lesson:{}:{}", self.game, self.id)
    }

    /// The game that it teaches.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The position on the board.
    ///
    /// # Errors
    /// When options, position or moves are wrong; a test proves that those of the
    /// collection are not.
    pub fn start(&self) -> Result<Box<dyn AnyGame>, LessonError> {
        let position = registry::set_up(self.game, &self.options, &self.position, &self.moves);
        position.map_err(|reason| LessonError {
            id: self.id.clone(),
            reason,
        })
    }

    /// The lesson in the language that is read, which may have changed since it began.
    pub fn said(&self) -> &Self {
        let mut all = lessons(self.game).iter();
        all.find(|lesson| lesson.id == self.id).unwrap_or(self)
    }

    /// All that it says, with the name of each text among the translations.
    pub fn texts(&mut self) -> Vec<(String, &mut String)> {
        let name = |part: &str| format!("{}-{}-{part}", self.game, self.id.replace('_', "-"));
        let mut all = vec![
            (name("title"), &mut self.title),
            (name("say"), &mut self.say),
            (name("task"), &mut self.task),
        ];
        match &mut self.wanted {
            Wanted::Any { right } => all.push((name("right"), right)),
            Wanted::Move {
                right,
                wrong,
                other,
                ..
            } => {
                all.push((name("right"), right));
                all.push((name("other"), other));
                let wrong = wrong.iter_mut().enumerate();
                all.extend(
                    wrong.map(|(n, (_, answer))| (name(&format!("wrong-{}", n + 1)), answer)),
                );
            }
            Wanted::Answer(replies) => {
                for (n, reply) in replies.iter_mut().enumerate() {
                    all.push((name(&format!("reply-{}", n + 1)), &mut reply.text));
                    all.push((name(&format!("answer-{}", n + 1)), &mut reply.answer));
                }
            }
        }
        all.retain(|(_, text)| !text.is_empty());
        all
    }

    /// The move that follows by itself as number `at` after a right move, in the position
    /// that has come about.
    pub fn follows(&self, at: usize, position: &dyn AnyGame) -> Option<String> {
        let text = self.then.get(at)?;
        if text == ANY {
            return position.legal_texts().into_iter().next();
        }
        Some(text.clone())
    }

    /// What is said to a legal move in the position of the lesson.
    pub fn judge(&self, position: &dyn AnyGame, text: &str) -> Remark {
        let is_it = |mv: &str| mv == text || position.check_text(mv).is_ok_and(|mv| mv == text);
        let remark = |is_right, text: &str| Remark {
            is_right,
            text: text.to_owned(),
        };
        match &self.wanted {
            Wanted::Any { right } => remark(true, right),
            Wanted::Move {
                moves,
                right,
                wrong,
                other,
            } => {
                if moves.iter().any(|mv| is_it(mv)) {
                    return remark(true, right);
                }
                let known = wrong
                    .iter()
                    .find(|(moves, _)| moves.split_whitespace().any(is_it));
                remark(false, known.map_or(other, |(_, answer)| answer))
            }
            // A question is not answered on the board.
            Wanted::Answer(_) => remark(false, texts::coach_choose_an_answer()),
        }
    }
}

/// The lessons of a game, in their order; none where the game has none.
pub fn lessons(game_id: &str) -> &'static [Lesson] {
    /// What has been read: once for each game that was asked for and each language, and for
    /// good.
    static READ: Mutex<Vec<(&str, Language, &[Lesson])>> = Mutex::new(Vec::new());
    let Some(found) = opponents(game_id).filter(|found| !found.lessons.is_empty()) else {
        return &[];
    };
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    let language = curio_words::language();
    let is_it = |game: &str, read: Language| game == found.game && read == language;
    if let Some((.., lessons)) = known.iter().find(|(game, read, _)| is_it(game, *read)) {
        return lessons;
    }
    let lessons = of_game(found.game, found.lessons).unwrap_or_else(|error| {
        tracing::error!("the lessons of {game_id} cannot be read: {error}");
        Vec::new()
    });
    let lessons: &'static [Lesson] = Vec::leak(lessons);
    known.push((found.game, language, lessons));
    lessons
}

/// Reads the lessons of a game from the text of a file.
///
/// # Errors
/// When the text is no list of lessons, or there is no such game.
pub fn read(game_id: &str, text: &str) -> Result<Vec<Lesson>, LessonError> {
    let fail = |reason: String| LessonError {
        id: game_id.to_owned(),
        reason,
    };
    let rules = registry::rules(game_id).map_err(|error| fail(error.to_string()))?;
    of_game(rules.info.id, text).map_err(|error| fail(error.to_string()))
}

fn of_game(game: &'static str, text: &str) -> Result<Vec<Lesson>, ron::error::SpannedError> {
    let mut lessons: Vec<Lesson> = ron::from_str(text)?;
    let translated = opponents(game).map_or(texts::translated as fn(&str) -> _, |it| it.translated);
    for lesson in &mut lessons {
        lesson.game = game;
        for (name, text) in lesson.texts() {
            if let Some(translated) = translated(&name) {
                translated.clone_into(text);
            }
        }
    }
    Ok(lessons)
}

/// Moves are written one after another, with blanks between them.
pub(crate) fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let text = String::deserialize(deserializer)?;
    Ok(text.split_whitespace().map(str::to_owned).collect())
}
