//! What a phone asks for, as text, and why it is refused.
//!
//! A request is one JSON object. Everything in it is bounded here, before anybody acts on it.

use serde::Deserialize;

use super::texts;

/// The largest request, in bytes. The longest moves, those of Xong and the memes of Chimple,
/// take a few hundred.
pub const LARGEST_REQUEST: usize = 4_096;

/// The longest name of a guest, in columns: what fits beside a board on a phone.
pub const LONGEST_NAME: usize = 24;

/// The longest text of a move, in bytes.
const LONGEST_MOVE: usize = 2_048;

/// The longest token or key, in bytes.
const LONGEST_TOKEN: usize = 64;

/// What a phone asks for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(tag = "do", rename_all = "lowercase", deny_unknown_fields)]
pub enum Request {
    /// To come in. With the key of the invitation and a name somebody may play, without
    /// them watch.
    Join {
        /// The key that was in the link.
        #[serde(default)]
        key: String,
        /// What the others are to call the guest.
        #[serde(default)]
        name: String,
    },
    /// To sit down on a free seat, or to wait for one.
    Sit {
        /// Who asks.
        token: String,
        /// The seat, from 0; any if there is none.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// To give up the seat, or the place in the queue.
    Leave {
        /// Who asks.
        token: String,
    },
    /// To play a move.
    Play {
        /// Who asks.
        token: String,
        /// How many moves had been played on the board that the guest saw.
        ply: usize,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// To predict the next move.
    Predict {
        /// Who asks.
        token: String,
        /// How many moves had been played.
        ply: usize,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// To play another match after this one.
    Again {
        /// Who asks.
        token: String,
    },
    /// To take back one's last move, or to agree that another does.
    Undo {
        /// Who asks.
        token: String,
    },
    /// To have one's remaining pieces placed automatically, or to stop that.
    Fill {
        /// Who asks.
        token: String,
        /// Whether to start or to stop.
        on: bool,
    },
    /// For something that only an evening knows.
    Evening {
        /// Who asks; nobody for the organiser.
        #[serde(default)]
        token: String,
        /// What for.
        ask: EveningAsk,
    },
}

/// What is asked of an evening.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EveningAsk {
    /// To play this game next.
    Vote(String),
    /// To be left out when matches are made, or no longer.
    Pause(bool),
    /// To play the house until one is called.
    House,
    /// What becomes of a match whose other player is away: the win, or the computer goes on.
    Claim {
        /// Whether the computer is to play for them.
        computer: bool,
    },
    /// What an organiser wants.
    Organise {
        /// The number that the screen does not show.
        pin: String,
        /// What for.
        order: Order,
    },
}

/// What an organiser can do. Games are named as in commands, people by their ids, matches and
/// entries of the log by their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Have matches begin.
    Start,
    /// Have no match begin, or go on.
    Hold(bool),
    /// Stay five minutes longer with this game.
    Longer,
    /// Go on to this game.
    Game(String),
    /// Have two play each other at the next table.
    Pair(String, String),
    /// Say how a match ended: who won, by seat, or nobody.
    Correct(u32, Option<u8>),
    /// Give somebody another name.
    Rename(String, String),
    /// Leave somebody out until the end.
    Remove(String),
    /// The first is the second, who came in twice.
    Merge(String, String),
    /// Have whoever wins stay at the main table, or no longer.
    King(bool),
    /// Take one entry of the log back.
    Undo(u32),
    /// End the evening.
    Close,
    /// Leave numbers in the place of names, once it is over.
    Forget,
}

impl Request {
    /// Reads a request.
    ///
    /// # Errors
    /// When it is too large, or is no request.
    pub fn read(bytes: &[u8]) -> Result<Self, Refusal> {
        if bytes.len() > LARGEST_REQUEST {
            return Err(Refusal::TooLarge);
        }
        let request: Self = serde_json::from_slice(bytes).map_err(|_| Refusal::Unreadable)?;
        request.check()?;
        Ok(request)
    }

    fn check(&self) -> Result<(), Refusal> {
        let (token, text) = match self {
            Self::Join { key, name } => (key, name),
            Self::Play { token, mv, .. } | Self::Predict { token, mv, .. } => (token, mv),
            // What an evening is asked is no longer than the largest request.
            Self::Sit { token, .. }
            | Self::Leave { token }
            | Self::Again { token }
            | Self::Undo { token }
            | Self::Fill { token, .. }
            | Self::Evening { token, .. } => (token, token),
        };
        if token.len() > LONGEST_TOKEN || text.len() > LONGEST_MOVE {
            return Err(Refusal::TooLarge);
        }
        Ok(())
    }
}

/// Why a request is refused, as a sentence for the guest.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The request is larger than any that the page sends.
    #[error("{}", texts::refused_too_large())]
    TooLarge,
    /// The request is not one.
    #[error("{}", texts::refused_unreadable())]
    Unreadable,
    /// The request is not JSON.
    #[error("{}", texts::refused_not_json())]
    NotJson,
    /// The request did not arrive in its time.
    #[error("{}", texts::refused_too_slow())]
    TooSlow,
    /// There is no such page.
    #[error("{}", texts::refused_no_page())]
    NoPage,
    /// The page can be read only, or written only.
    #[error("{}", texts::refused_method())]
    Method,
    /// The request names another machine.
    #[error("{}", texts::refused_other_host())]
    OtherHost,
    /// The request comes from a page that is not ours.
    #[error("{}", texts::refused_other_origin())]
    OtherOrigin,
    /// The key is not that of the invitation.
    #[error("{}", texts::refused_key())]
    Key,
    /// Nobody has this token.
    #[error("{}", texts::refused_stranger())]
    Stranger,
    /// A player needs a name.
    #[error("{}", texts::refused_nameless())]
    Nameless,
    /// The table has all the guests that it can have.
    #[error("{}", texts::refused_full())]
    Full,
    /// Too many requests.
    #[error("{}", texts::refused_too_often())]
    TooOften,
    /// There is no such seat for phones.
    #[error("{}", texts::refused_no_seat())]
    NoSeat,
    /// Somebody else sits there.
    #[error("{}", texts::refused_taken())]
    Taken,
    /// The guest has no seat.
    #[error("{}", texts::refused_unseated())]
    Unseated,
    /// A player does not predict.
    #[error("{}", texts::refused_player())]
    Player,
    /// Somebody else is to move.
    #[error("{}", texts::refused_not_your_turn())]
    NotYourTurn,
    /// The match has gone on, or back, since the guest saw it.
    #[error("{}", texts::refused_late())]
    Late,
    /// The match is paused, or something else lies on the table.
    #[error("{}", texts::refused_paused())]
    Paused,
    /// The match is over.
    #[error("{}", texts::refused_over())]
    Over,
    /// The match is not over.
    #[error("{}", texts::refused_not_over())]
    NotOver,
    /// The rules forbid the move.
    #[error("{}", .0)]
    Illegal(String),
    /// The organiser's number is another one.
    #[error("{}", texts::refused_pin())]
    Pin,
    /// There is no evening, or it does not allow that now.
    #[error("{}", texts::refused_not_now())]
    NotNow,
    /// Whoever keeps the match does not answer.
    #[error("{}", texts::refused_no_answer())]
    NoAnswer,
}

impl Refusal {
    /// The status of the answer.
    pub(crate) const fn status(&self) -> u16 {
        match self {
            Self::Unreadable | Self::Nameless => 400,
            Self::OtherOrigin
            | Self::Key
            | Self::Pin
            | Self::Stranger
            | Self::Unseated
            | Self::Player => 403,
            Self::NoPage => 404,
            Self::Method => 405,
            Self::TooSlow => 408,
            Self::NoSeat
            | Self::Taken
            | Self::NotYourTurn
            | Self::Late
            | Self::Paused
            | Self::Over
            | Self::NotOver
            | Self::NotNow
            | Self::Illegal(_) => 409,
            Self::TooLarge => 413,
            Self::NotJson => 415,
            Self::OtherHost => 421,
            Self::TooOften => 429,
            Self::Full => 503,
            Self::NoAnswer => 504,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_read() {
        let play = br#"{"do":"play","token":"t","ply":3,"move":"d4"}"#;
        let expected = Request::Play {
            token: "t".to_owned(),
            ply: 3,
            mv: "d4".to_owned(),
        };
        assert_eq!(Request::read(play), Ok(expected));
        let join = Request::Join {
            key: String::new(),
            name: String::new(),
        };
        assert_eq!(Request::read(br#"{"do":"join"}"#), Ok(join));
    }

    #[test]
    fn whatever_is_no_request_is_refused() {
        let cases: [&[u8]; 9] = [
            b"",
            b"null",
            b"{}",
            b"\xff\xfe",
            br#"{"do":"reboot"}"#,
            br#"{"do":"leave"}"#,
            br#"{"do":"leave","token":"t","more":1}"#,
            br#"{"do":"play","token":"t","ply":-1,"move":"d4"}"#,
            br#"{"do":"play","token":"t","ply":1,"move":["d4"]}"#,
        ];
        for case in cases {
            assert_eq!(Request::read(case), Err(Refusal::Unreadable), "{case:?}");
        }
        let deep = "[".repeat(LARGEST_REQUEST);
        assert_eq!(Request::read(deep.as_bytes()), Err(Refusal::Unreadable));
        let large = " ".repeat(LARGEST_REQUEST + 1);
        assert_eq!(Request::read(large.as_bytes()), Err(Refusal::TooLarge));
        let long = format!(r#"{{"do":"leave","token":"{}"}}"#, "t".repeat(65));
        assert_eq!(Request::read(long.as_bytes()), Err(Refusal::TooLarge));
    }
}
