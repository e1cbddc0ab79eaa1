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

use curio_record::{Edit, LinkContents, Match, Seat, SeatKind, Terms, link};
#[cfg(not(feature = "without_levels"))]
use curio_record::{find_shipped, format, notation};
use curio_rules::registry;
use curio_words::{Language, in_language};
use serde_json::{Value, json};

use request::{NewMatch, Request};

/// Answers the requests of one page.
#[derive(Debug, Default)]
pub struct Answerer {
    game: Option<Match>,
    #[cfg(not(feature = "without_levels"))]
    review: Option<curio_engine::review::Reviewer>,
    language: Language,
}

/// Why a request is refused, as a sentence.
type Refusal = String;

impl Answerer {
    /// Answers a request; both are JSON.
    #[must_use]
    pub fn answer(&mut self, request: &str) -> String {
        let answered = in_language(self.language, || {
            let request = serde_json::from_str(request)
                .map_err(|error| texts::unreadable_request(&error.to_string()))?;
            self.respond(request)
        });
        let answer = answered.unwrap_or_else(|refused: Refusal| json!({ "refused": refused }));
        answer.to_string()
    }

    fn respond(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::Language { code, words } => {
                self.language = Language::from_code(&code).unwrap_or_default();
                if let Some(words) = words {
                    curio_words::bring(self.language, words);
                }
                Ok(in_language(
                    self.language,
                    || json!({ "language": self.language.code(), "texts": texts::all() }),
                ))
            }
            Request::Games => Ok(shown::games()),
            Request::Days { count } => Ok(json!({ "words": texts::days_in_a_row(count) })),
            Request::New(wanted) => {
                self.game = Some(begun(wanted)?);
                self.throw();
                self.matched()
            }
            Request::Open { text } => {
                let Some(game) = opened(&text)? else {
                    return Ok(elsewhere());
                };
                self.game = Some(game);
                #[cfg(not(feature = "without_levels"))]
                self.review.take();
                self.matched()
            }
            Request::Match => self.matched(),
            Request::Course => Ok(shown::course(self.current()?)),
            Request::Show(wanted) => shown::position(self.current()?, &wanted),
            Request::Figure { words, body } => shown::figure(&words, &body),
            Request::Play { mv } => {
                let game = self.game.as_mut().ok_or_else(no_match)?;
                game.play(&mv, None).map_err(|error| error.to_string())?;
                self.throw();
                self.matched()
            }
            Request::Cut { ply } => {
                let game = self.game.as_mut().ok_or_else(no_match)?;
                let cut = game.apply(Edit::Truncate(ply));
                cut.map_err(|error| error.to_string())?;
                self.throw();
                self.matched()
            }
            Request::Seat { seat, kind, name } => {
                let game = self.game.as_mut().ok_or_else(no_match)?;
                let player = shown::player(game, seat)?;
                let seated = game.apply(Edit::Seat(player, seat_of(&kind, &name)?));
                seated.map_err(|error| error.to_string())?;
                self.matched()
            }
            #[cfg(feature = "without_levels")]
            _ => Ok(elsewhere()),
            #[cfg(not(feature = "without_levels"))]
            thought => self.think(thought),
        }
    }

    /// Answers what the program that a page loads first cannot: what takes levels, and what
    /// reads and writes records.
    #[cfg(not(feature = "without_levels"))]
    fn think(&mut self, request: Request) -> Result<Value, Refusal> {
        match request {
            Request::Shipped { game } => Ok(shown::shipped_of(&game)),
            Request::Watch { name } => {
                let shipped = find_shipped(&name).ok_or_else(no_match)?;
                self.game = Some(shipped.load().map_err(|error| error.to_string())?);
                self.matched()
            }
            Request::Record => Ok(json!({ "record": format::write(self.current()?) })),
            Request::Think { level } => thinking::level(self.current()?, level),
            Request::Hint => thinking::hint(self.current()?),
            Request::Review => {
                let game = self.game.as_ref().ok_or_else(no_match)?;
                thinking::review(game, &mut self.review)
            }
            Request::Learn { game } => Ok(learning::all(&game)),
            Request::Try { name, mv } => learning::tried(&name, self.current()?, &mv),
            Request::Task { name, day } => {
                let (game, told) = learning::task(&name, day)?;
                self.game = Some(game);
                Ok(told)
            }
            _ => Err(no_match()),
        }
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
    fn matched(&self) -> Result<Value, Refusal> {
        let game = self.current()?;
        let word = link::write(game, LinkContents::default());
        let mut told = shown::matched(game);
        if let Some(told) = told.as_object_mut() {
            let word = word.map_err(|error| error.to_string())?;
            told.insert("link".to_owned(), word.into());
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

/// The match of a text, where this program reads such texts.
fn opened(text: &str) -> Result<Option<Match>, Refusal> {
    let read = match link::word(text) {
        Some(word) => link::read(word),
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

/// A new match, perhaps under the options of a newcomer's first ones.
fn begun(wanted: NewMatch) -> Result<Match, Refusal> {
    let mut options = wanted.options;
    if wanted.first {
        let entry = registry::find(&wanted.game);
        let first = entry.map_or(&[][..], |entry| entry.first_options);
        options.extend(
            first
                .iter()
                .map(|(key, value)| ((*key).into(), (*value).into())),
        );
    }
    let options = registry::drawn_anew(&wanted.game, &options, wanted.seed);
    let start = registry::start(&wanted.game, &options).map_err(|error| error.to_string())?;
    let seats = (0..start.colours().len()).map(|seat| {
        let kind = wanted.kinds.get(seat).map_or("human", String::as_str);
        seat_of(kind, wanted.names.get(seat).map_or("", String::as_str))
    });
    let mut terms = Terms::new(&wanted.game, seats.collect::<Result<_, _>>()?);
    terms.options = options;
    terms.seed = wanted.seed;
    terms.date = wanted.date;
    Match::new(terms).map_err(|error| error.to_string())
}
