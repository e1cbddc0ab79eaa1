//! The match as the guests see it, and what becomes of a move that one of them asks for.

use std::sync::{Arc, Mutex, OnceLock};

use curio_diagram::{View, diagram};
use curio_page::{drawn, move_in_words};
use curio_record::{
    Clock, LinkContents, Match,
    link::{self, KnownMoves},
};
use curio_rules::{AnyPlayedMove, Player, Retirement, Turn, WrittenMove};
use serde_json::{Value, json};

use super::{Refusal, texts};

/// A match as it stands, and which of its seats are for phones.
#[derive(Clone, Debug)]
pub struct Table {
    game: Match,
    phones: Vec<bool>,
    last: Option<Arc<dyn AnyPlayedMove>>,
    clock: Clock,
    /// The moves as a word, without the seed, once a phone has asked for it.
    word: OnceLock<Option<String>>,
    /// What the words of the match so far were made of.
    known: Arc<Mutex<KnownMoves>>,
}

/// What becomes of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// It is legal and to be played.
    Play(WrittenMove),
    /// It was played, by the same seat, after as many moves: the request came twice.
    Already,
}

/// What becomes of a move that `seat` asks for, having seen the board after `ply` moves.
///
/// # Errors
/// Why it is not played.
pub fn judge(game: &Match, seat: Player, ply: usize, mv: &WrittenMove) -> Result<Judged, Refusal> {
    if let Some(played) = game.plies().get(ply) {
        let is_same = played.by == Some(seat) && played.mv == mv.text;
        return if is_same {
            Ok(Judged::Already)
        } else {
            Err(Refusal::Late)
        };
    }
    match game.turn() {
        Turn::Over => Err(Refusal::Over),
        _ if ply > game.len() => Err(Refusal::Late),
        Turn::Player(player) if player == seat => legal(game, mv).map(Judged::Play),
        Turn::Player(_) | Turn::Chance => Err(Refusal::NotYourTurn),
    }
}

/// A move that a guest may make, in the types of its game.
fn legal(game: &Match, mv: &WrittenMove) -> Result<WrittenMove, Refusal> {
    // A guest may give up, but says nothing about the clock.
    if Retirement::from_text(&mv.text) == Some(Retirement::OutOfTime) {
        return Err(Refusal::Illegal(texts::refused_clock().to_owned()));
    }
    let checked = game.position().legal_move(&mv.mv);
    checked.map_err(|error| Refusal::Illegal(error.to_string()))
}

impl Table {
    /// A table at which the guests may take the seats of which `is_for_phones` says so.
    pub fn new(game: &Match, is_for_phones: impl Fn(Player) -> bool) -> Self {
        let last = game.move_before(game.len());
        Self::after(game.clone(), last, is_for_phones)
    }

    /// The same where the move that led to the position is at hand.
    pub fn after(
        game: Match,
        last: Option<Arc<dyn AnyPlayedMove>>,
        is_for_phones: impl Fn(Player) -> bool,
    ) -> Self {
        let seats = Player::all(game.seats().len() as u8);
        Self {
            phones: seats.map(is_for_phones).collect(),
            clock: game.clock(),
            word: OnceLock::new(),
            known: Arc::default(),
            game,
            last,
        }
    }

    /// The same with the clocks as they are, where they run.
    pub fn timed(self, clock: Clock) -> Self {
        Self { clock, ..self }
    }

    /// The clocks when it was shown.
    pub(crate) const fn clock(&self) -> &Clock {
        &self.clock
    }

    pub(crate) const fn game(&self) -> &Match {
        &self.game
    }

    /// By seat: whether a phone may take it.
    pub(crate) fn phones(&self) -> &[bool] {
        &self.phones
    }

    /// Whether `other` shows the same match, if perhaps another position of it.
    pub(crate) fn is_same_match(&self, other: &Self) -> bool {
        let (terms, others) = (self.game.terms(), other.game.terms());
        terms.game == others.game
            && terms.seed == others.seed
            && terms.options == others.options
            && terms.time == others.time
    }

    /// Takes over what was worked out for an earlier position of the same match.
    pub(crate) fn go_on_from(&mut self, earlier: &Self) {
        self.known = Arc::clone(&earlier.known);
    }

    /// The legal move that a text means in the position that waits for a player.
    pub(crate) fn predicted(&self, ply: usize, mv: &str) -> Result<String, Refusal> {
        match self.game.turn() {
            Turn::Over => Err(Refusal::Over),
            Turn::Player(_) if ply == self.game.len() => {
                legal(&self.game, &mv.into()).map(|legal| legal.text)
            }
            Turn::Player(_) | Turn::Chance => Err(Refusal::Late),
        }
    }

    /// Names the position, so that a phone that has it need not be sent it again.
    pub(crate) fn id(&self) -> String {
        format!("{}-{:x}", self.game.len(), self.game.position().hash())
    }

    /// Names the position before the last move.
    fn id_before(&self) -> Option<String> {
        let before = self.last.as_ref()?.before();
        let ply = self.game.len().checked_sub(1)?;
        Some(format!("{ply}-{:x}", before.hash()))
    }

    /// What the last move was, in words.
    fn said(&self) -> String {
        let Some(last) = &self.last else {
            return String::new();
        };
        let ply = self.game.len();
        let mv = match Retirement::from_text(&last.text()) {
            Some(Retirement::Resigned) => texts::page_resigns().to_owned(),
            Some(Retirement::OutOfTime) => texts::page_out_of_time().to_owned(),
            None => move_in_words(last.before(), &last.text()),
        };
        let by = self.game.last().and_then(|ply| ply.by);
        let colour = by.and_then(|by| self.game.position().colours().get(by.index()));
        format!(
            "{ply}. {}: {mv}",
            colour.map_or(texts::page_dice(), |colour| colour.name())
        )
    }

    /// The position as one seat sees it, with the legal moves if they are of use there: as all
    /// that was played for a phone that draws it itself, or as a drawing.
    pub(crate) fn board(&self, from: Player, moves: bool, draws: bool) -> Value {
        let (game, outcome) = (&self.game, self.game.outcome());
        // What is too long for a word is drawn here after all.
        let word = draws.then(|| self.word.get_or_init(|| self.as_word()));
        let word = word.and_then(Option::as_ref);
        let view = View {
            from,
            last: self.last.as_deref(),
            moves,
            notation: false,
            ..View::default()
        };
        let link = || link::write(game, LinkContents::default()).ok();
        let winners = outcome.iter().flat_map(|outcome| outcome.winners.iter());
        json!({
            "game": game.terms().game,
            "ply": game.len(),
            "turn": game.to_move().map(|player| player.0),
            "over": outcome.is_some(),
            "winners": winners.map(|winner| winner.0).collect::<Vec<_>>(),
            "last": self.said(),
            "link": outcome.as_ref().and_then(|_| link()),
            "picture": word.is_none().then(|| drawn(game.position(), &view)),
            "word": word,
            "move": game.last().map(|ply| &ply.mv),
            "from": from.0,
            "moves": moves,
            "before": self.id_before(),
            "id": self.id(),
        })
    }

    /// The position as a picture.
    pub(crate) fn picture(&self) -> String {
        let view = View {
            last: self.last.as_deref(),
            notation: false,
            ..View::default()
        };
        diagram(self.game.position(), &view).svg()
    }

    fn as_word(&self) -> Option<String> {
        let mut known = self.known.lock().ok()?;
        known.write(&self.game, LinkContents::MOVES).ok()
    }
}

#[cfg(test)]
mod tests {
    use curio_record::testing::played;

    use super::*;

    fn begun() -> Match {
        played("xafka", &["Ada", "Grace"], &["d4"])
    }

    #[test]
    fn a_move_is_judged_by_the_board_that_was_seen() {
        let game = begun();
        let (white, black) = (Player::FIRST, Player::SECOND);
        let judge = |seat, ply, mv: &str| judge(&game, seat, ply, &mv.into());
        assert_eq!(judge(black, 1, "g6"), Ok(Judged::Play("g6".into())));
        assert_eq!(judge(white, 0, "d4"), Ok(Judged::Already));
        assert_eq!(judge(white, 0, "g6"), Err(Refusal::Late));
        assert_eq!(judge(black, 0, "d4"), Err(Refusal::Late));
        assert_eq!(judge(black, 2, "g6"), Err(Refusal::Late));
        assert_eq!(judge(white, 1, "g6"), Err(Refusal::NotYourTurn));
        for wrong in ["d4", "z99", "", "timeout"] {
            let refused = judge(black, 1, wrong);
            assert!(matches!(refused, Err(Refusal::Illegal(_))), "{wrong}");
        }
        let resigned = Judged::Play("resign".into());
        assert_eq!(judge(black, 1, "resign"), Ok(resigned));
    }

    #[test]
    fn a_board_is_drawn_for_a_seat() {
        let table = Table::new(&begun(), |_| true);
        let board = table.board(Player::SECOND, true, false);
        assert_eq!((&board["ply"], &board["turn"]), (&json!(1), &json!(1)));
        assert_eq!(board["last"], "1. Black: d4");
        let shows_moves = |board: &Value| board["picture"].to_string().contains("data-move");
        assert!(shows_moves(&board));
        let board = table.board(Player::FIRST, false, false);
        assert!(!shows_moves(&board));

        let mut over = begun();
        over.play("resign", None).unwrap();
        let board = Table::new(&over, |_| true).board(Player::FIRST, false, true);
        assert_eq!(
            (&board["picture"], &board["before"]),
            (&Value::Null, &json!(table.id()))
        );
        let read = |name: &str| link::read(board[name].as_str().unwrap()).unwrap();
        assert_eq!((read("word").len(), read("word").terms().seed), (2, 0));
        assert_eq!(read("link").position().outcome(), over.position().outcome());
        assert_eq!(board["last"], "2. White: resigns");
        assert_eq!(
            (&board["over"], &board["winners"]),
            (&json!(true), &json!([0]))
        );
    }
}
