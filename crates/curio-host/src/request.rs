//! What a phone asks for, as text, and why it is refused.
//!
//! A request is one JSON object. Everything in it is bounded here, before anybody acts on it.

use serde::Deserialize;

/// The largest request, in bytes. The longest moves, those of Xong and the memes of Chimple,
/// take a few hundred.
pub const LARGEST_REQUEST: usize = 4_096;

/// The longest name of a guest, in characters: what fits beside a board on a phone.
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
            Self::Sit { token, .. } | Self::Leave { token } | Self::Again { token } => {
                (token, token)
            }
            Self::Play { token, mv, .. } | Self::Predict { token, mv, .. } => (token, mv),
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
    #[error("That message is too large.")]
    TooLarge,
    /// The request is not one.
    #[error("That message cannot be read.")]
    Unreadable,
    /// The request is not JSON.
    #[error("Messages are JSON.")]
    NotJson,
    /// The request did not arrive in its time.
    #[error("That message came too slowly.")]
    TooSlow,
    /// There is no such page.
    #[error("There is no such page.")]
    NoPage,
    /// The page can be read only, or written only.
    #[error("That cannot be done with this page.")]
    Method,
    /// The request names another machine.
    #[error("This table has another address. Scan the code on the screen again.")]
    OtherHost,
    /// The request comes from a page that is not ours.
    #[error("Another page may not play here.")]
    OtherOrigin,
    /// The key is not that of the invitation.
    #[error("This link is out of date. Scan the code on the screen again.")]
    Key,
    /// Nobody has this token.
    #[error("The table does not know you any more.")]
    Stranger,
    /// A player needs a name.
    #[error("Enter a name to play.")]
    Nameless,
    /// The table has all the guests that it can have.
    #[error("The table is full. Try again in a minute.")]
    Full,
    /// Too many requests.
    #[error("That was too fast. Wait a moment.")]
    TooOften,
    /// There is no such seat for phones.
    #[error("That seat is not for phones.")]
    NoSeat,
    /// Somebody else sits there.
    #[error("Somebody else has taken that seat.")]
    Taken,
    /// The guest has no seat.
    #[error("You have no seat in this match.")]
    Unseated,
    /// A player does not predict.
    #[error("Players do not predict moves.")]
    Player,
    /// Somebody else is to move.
    #[error("It is not your turn.")]
    NotYourTurn,
    /// The match has gone on, or back, since the guest saw it.
    #[error("The match has gone on in the meantime.")]
    Late,
    /// The match is paused, or something else lies on the table.
    #[error("The match is paused. It goes on at the table.")]
    Paused,
    /// The match is over.
    #[error("The match is over.")]
    Over,
    /// The match is not over.
    #[error("The match is not over yet.")]
    NotOver,
    /// The rules forbid the move.
    #[error("{0}")]
    Illegal(String),
    /// Whoever keeps the match does not answer.
    #[error("The table does not answer. Your move may have been played; look at the board.")]
    NoAnswer,
}

impl Refusal {
    /// The status of the answer.
    pub(crate) const fn status(&self) -> u16 {
        match self {
            Self::Unreadable | Self::Nameless => 400,
            Self::OtherOrigin | Self::Key | Self::Stranger | Self::Unseated | Self::Player => 403,
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
