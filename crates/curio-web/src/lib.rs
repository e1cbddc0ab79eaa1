#![doc = include_str!("../README.md")]
//!
//! [`Answerer`] keeps one match and answers. It does not know time, chance or files: the page
//! brings a seed with each new match, and keeps the links.

#[cfg(target_family = "wasm")]
mod boundary;
#[cfg(not(feature = "without_levels"))]
mod learning;
mod request;
mod shown;
mod texts;
mod thinking;
mod touched;

use curio_record::{
    Edit, LinkContents, Match, Ply, Seat, SeatKind, Terms,
    link::{self, DoneTasks, KnownMoves},
};
#[cfg(not(feature = "without_levels"))]
use curio_record::{find_shipped, format, notation};
use curio_rules::{OptionValues, Player, registry};
use curio_words::{Language, in_language};
use serde_json::{Value, json};

#[cfg(not(feature = "without_levels"))]
use learning::known_of;
use request::Request;

/// Answers the requests of one page.
#[derive(Debug, Default)]
pub struct Answerer {
    game: Option<Match>,
    remembered: Remembered,
    #[cfg(not(feature = "without_levels"))]
    review: Option<curio_engine::review::Reviewer>,
    language: Language,
}

/// What was found of the moves of the match, which is not looked for again as it grows.
#[derive(Debug, Default)]
struct Remembered {
    /// The moves in words.
    words: Vec<String>,
    moves: KnownMoves,
    /// How many were played before somebody played on.
    played_on: usize,
}

/// Why a request is refused, as a sentence.
type Refusal = String;

impl Answerer {
    /// Answers a request; both are JSON.
    pub fn answer(&mut self, request: &str) -> String {
        let answered = in_language(self.language, || self.respond(&Request::read(request)?));
        let answer = answered.unwrap_or_else(|refused: Refusal| json!({ "refused": refused }));
        answer.to_string()
    }

    fn respond(&mut self, asked: &Request) -> Result<Value, Refusal> {
        match asked.text("do")? {
            // Speaks this language from now on, and says all that the page says. A page brings what
            // is said in it, once.
            "language" => {
                self.language = Language::from_code(asked.text("code")?).unwrap_or_default();
                if let Some(words) = asked.given("words") {
                    curio_words::bring(self.language, words.to_owned());
                }
                self.remembered = Remembered::default();
                let language = self.language;
                let said = || json!({ "language": language.code(), "texts": texts::all() });
                Ok(in_language(language, said))
            }
            "games" => Ok(shown::games()),
            "days" => Ok(json!({ "words": texts::days_in_a_row(asked.number::<u32>("count")?) })),
            "taken" => Ok(json!({ "words": texts::taken(asked.number::<u32>("count")?) })),
            "new" => self.begin(terms_of(asked)?, asked),
            // A rematch: the players change sides.
            "again" => {
                let mut terms = self.current()?.terms().clone();
                terms.seats.rotate_right(1);
                terms.event.clear();
                self.begin(terms, asked)
            }
            // A link, or for the program with levels a record or a list of moves, too.
            "open" => {
                let text = asked.text("text")?;
                if let Some(done) = done_in(text)? {
                    return Ok(done);
                }
                let mut moves = KnownMoves::default();
                let Some(game) = opened(text, &mut moves)? else {
                    return Ok(elsewhere());
                };
                let ply = link::ply(text).map(|ply| ply.min(game.len()));
                self.hold(game);
                self.remembered.moves = moves;
                let mut told = self.matched()?;
                if let Some(ply) = ply {
                    told["ply"] = ply.into();
                }
                Ok(told)
            }
            "match" => self.matched(),
            "course" => Ok(shown::course(self.current()?)),
            "show" => shown::position(self.current()?, asked),
            "touch" => touched::touched(self.current()?, asked),
            "figure" => shown::figure(asked.text("words")?, asked.text("body")?),
            "play" => {
                let game = self.game.as_mut().ok_or_else(no_match)?;
                let played = game.play(asked.text("mv")?, None);
                played.map_err(|error| error.to_string())?;
                self.throw();
                self.matched()
            }
            "cut" => self.cut(asked.number("ply")?),
            // Back to the last move of a person; where there is none, all stays as it is.
            "undo" => match self.undone() {
                Some(ply) => self.cut(ply),
                None => self.matched(),
            },
            // Somebody on a seat plays on from a position; `kind` chooses the moves of the others.
            "on" => {
                let ply = asked.number("ply")?;
                let game = self.game.as_mut().ok_or_else(no_match)?;
                let person = shown::player(game, asked.number("seat")?)?;
                let (own, other) = (
                    Seat::new(SeatKind::Human),
                    seat_of(asked.text("kind")?, "")?,
                );
                for (player, seat) in Player::all(u8::MAX).zip(game.seats().to_vec()) {
                    let new = if player == person { &own } else { &other };
                    if seat.kind != new.kind {
                        let seated = game.apply(Edit::Seat(player, new.clone()));
                        seated.map_err(|error| error.to_string())?;
                    }
                }
                self.remembered.played_on = ply;
                self.cut(ply)
            }
            #[cfg(feature = "without_levels")]
            _ => Ok(elsewhere()),
            #[cfg(not(feature = "without_levels"))]
            what => self.think(what, asked),
        }
    }

    /// Answers what the program that a page loads first cannot: what takes levels, and what
    /// reads and writes records.
    #[cfg(not(feature = "without_levels"))]
    fn think(&mut self, what: &str, asked: &Request) -> Result<Value, Refusal> {
        match what {
            "shipped" => Ok(shown::shipped_of(asked.text("game")?)),
            "watch" => {
                let shipped = find_shipped(asked.text("name")?).ok_or_else(no_match)?;
                self.hold(shipped.load().map_err(|error| error.to_string())?);
                self.matched()
            }
            "record" => Ok(json!({ "record": format::write(self.current()?) })),
            "think" => thinking::level(self.current()?, asked.number("level")?),
            "hint" => thinking::hint(self.current()?),
            "guess" => {
                let (mv, played) = (asked.text("mv")?, asked.text("played")?);
                thinking::guessed(self.current()?, mv, played)
            }
            "review" => {
                let game = self.game.as_ref().ok_or_else(no_match)?;
                thinking::review(game, &mut self.review)
            }
            "learn" => Ok(learning::all(asked.text("game")?)),
            "try" => learning::tried(asked.text("name")?, self.current()?, asked.text("mv")?),
            "done" => learning::taken(&asked.list("names"), asked.text("address")?),
            // A lesson or a puzzle by its name: `puzzle:xafka:which-light`, or `today:` with the
            // day, counted from 1 January 1970.
            "task" => {
                let day = asked.number("day").unwrap_or_default();
                let (game, told) = learning::task(asked.text("name")?, day)?;
                self.hold(game);
                Ok(told)
            }
            _ => Err(texts::unreadable_request("do")),
        }
    }

    fn begin(&mut self, terms: Terms, asked: &Request) -> Result<Value, Refusal> {
        self.hold(begun(terms, asked)?);
        self.throw();
        self.matched()
    }

    /// How many moves stay when the last one of a person is taken back; nothing where there is
    /// none behind the position from which somebody plays on.
    fn undone(&self) -> Option<usize> {
        let game = self.game.as_ref()?;
        let is_person = |ply: &Ply| game.seat(ply.by?).map(|seat| seat.kind.is_human());
        let mut plies = game.plies().iter();
        let last = plies.rposition(|ply| is_person(ply) == Some(true));
        last.filter(|last| *last >= self.remembered.played_on)
    }

    /// Leaves the first moves of the match.
    fn cut(&mut self, ply: usize) -> Result<Value, Refusal> {
        let game = self.game.as_mut().ok_or_else(no_match)?;
        let cut = game.apply(Edit::Truncate(ply));
        cut.map_err(|error| error.to_string())?;
        self.remembered.words.truncate(game.len());
        self.throw();
        self.matched()
    }

    fn hold(&mut self, game: Match) {
        *self = Self {
            game: Some(game),
            language: self.language,
            ..Self::default()
        };
    }

    fn current(&self) -> Result<&Match, Refusal> {
        self.game.as_ref().ok_or_else(no_match)
    }

    /// Lets the events of chance happen that the match waits for.
    fn throw(&mut self) {
        let Some(game) = &mut self.game else { return };
        while let Some(event) = game.chance_move() {
            if game.play(&event, None).is_err() {
                return;
            }
        }
    }

    /// The match with its moves and its link.
    fn matched(&mut self) -> Result<Value, Refusal> {
        let game = self.game.as_ref().ok_or_else(no_match)?;
        let word = self.remembered.moves.write(game, LinkContents::default());
        let undo = self.undone().is_some();
        let mut told = shown::matched(game, &mut self.remembered.words);
        if let Some(told) = told.as_object_mut() {
            let word = word.map_err(|error| error.to_string())?;
            told.insert("link".to_owned(), word.into());
            told.insert("undo".to_owned(), undo.into());
        }
        Ok(told)
    }
}

fn no_match() -> Refusal {
    texts::no_match().to_owned()
}

/// The answer to what only the program with levels can do: the page asks that.
fn elsewhere() -> Value {
    json!({ "elsewhere": true })
}

/// What a text says was done, where it is such a link; the program with levels knows the names.
fn done_in(text: &str) -> Result<Option<Value>, Refusal> {
    let done = link::word_in(text).and_then(DoneTasks::read).transpose();
    let known = done.map(|it| it.as_ref().map(known_of));
    known.map_err(|error| error.to_string())
}

#[cfg(feature = "without_levels")]
fn known_of(_: &DoneTasks) -> Value {
    elsewhere()
}

/// The match of a text, where this program reads such texts.
fn opened(text: &str, moves: &mut KnownMoves) -> Result<Option<Match>, Refusal> {
    let read = match link::word(text) {
        Some(word) => moves.read(word),
        #[cfg(feature = "without_levels")]
        None => return Ok(None),
        #[cfg(not(feature = "without_levels"))]
        None => notation::read_any(text, None).map(|read| read.game),
    };
    read.map(Some).map_err(|error| error.to_string())
}

fn seat_of(kind: &str, name: &str) -> Result<Seat, Refusal> {
    let kind: SeatKind = kind.parse().map_err(|error| format!("{error}"))?;
    let mut seat = Seat::new(kind);
    if !name.trim().is_empty() {
        name.trim().clone_into(&mut seat.name);
    }
    Ok(seat)
}

/// The terms of a new match, optionally with a beginner's options. A seat is a person's unless the
/// request says otherwise.
fn terms_of(asked: &Request) -> Result<Terms, Refusal> {
    let game = asked.text("game")?;
    let mut options: OptionValues = asked.named("options");
    if asked.is("first") {
        let entry = registry::find(game);
        let first = entry.map_or(&[][..], |entry| entry.first_options);
        let first = first.iter();
        options.extend(first.map(|(key, value)| ((*key).into(), (*value).into())));
    }
    let start = registry::start(game, &options).map_err(|error| error.to_string())?;
    let (kinds, names) = (asked.list("kinds"), asked.list("names"));
    let seats = (0..start.colours().len()).map(|seat| {
        let kind = kinds.get(seat).unwrap_or(&"human");
        seat_of(kind, names.get(seat).unwrap_or(&""))
    });
    let mut terms = Terms::new(game, seats.collect::<Result<_, _>>()?);
    terms.options = options;
    Ok(terms)
}

/// A new match under these terms, with the seed and the date of the request.
fn begun(mut terms: Terms, asked: &Request) -> Result<Match, Refusal> {
    terms.seed = asked.number("seed")?;
    terms.options = registry::drawn_anew(&terms.game, &terms.options, terms.seed);
    terms.date = asked.given("date").unwrap_or_default().to_owned();
    Match::new(terms).map_err(|error| error.to_string())
}
