//! What a phone asks for, as text, and why it is refused.
//!
//! A request is one JSON object. Everything in it is bounded here, before anybody acts on it.

use core::fmt;

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The request is larger than any that the page sends.
    TooLarge,
    /// The request is not one.
    Unreadable,
    /// The request is not JSON.
    NotJson,
    /// The request did not arrive in its time.
    TooSlow,
    /// There is no such page.
    NoPage,
    /// The page can be read only, or written only.
    Method,
    /// The request names another machine.
    OtherHost,
    /// The request comes from a page that is not ours.
    OtherOrigin,
    /// The key is not that of the invitation.
    Key,
    /// Nobody has this token.
    Stranger,
    /// A player needs a name.
    Nameless,
    /// The table has all the guests that it can have.
    Full,
    /// Too many requests.
    TooOften,
    /// There is no such seat for phones.
    NoSeat,
    /// Somebody else sits there.
    Taken,
    /// The guest has no seat.
    Unseated,
    /// A player does not predict.
    Player,
    /// Somebody else is to move.
    NotYourTurn,
    /// The match has gone on, or back, since the guest saw it.
    Late,
    /// The match is paused, or something else lies on the table.
    Paused,
    /// The match is over.
    Over,
    /// The match is not over.
    NotOver,
    /// The rules forbid the move.
    Illegal(String),
    /// Whoever keeps the match does not answer.
    NoAnswer,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooLarge => texts::refused_too_large(),
            Self::Unreadable => texts::refused_unreadable(),
            Self::NotJson => texts::refused_not_json(),
            Self::TooSlow => texts::refused_too_slow(),
            Self::NoPage => texts::refused_no_page(),
            Self::Method => texts::refused_method(),
            Self::OtherHost => texts::refused_other_host(),
            Self::OtherOrigin => texts::refused_other_origin(),
            Self::Key => texts::refused_key(),
            Self::Stranger => texts::refused_stranger(),
            Self::Nameless => texts::refused_nameless(),
            Self::Full => texts::refused_full(),
            Self::TooOften => texts::refused_too_often(),
            Self::NoSeat => texts::refused_no_seat(),
            Self::Taken => texts::refused_taken(),
            Self::Unseated => texts::refused_unseated(),
            Self::Player => texts::refused_player(),
            Self::NotYourTurn => texts::refused_not_your_turn(),
            Self::Late => texts::refused_late(),
            Self::Paused => texts::refused_paused(),
            Self::Over => texts::refused_over(),
            Self::NotOver => texts::refused_not_over(),
            Self::Illegal(reason) => reason,
            Self::NoAnswer => texts::refused_no_answer(),
        })
    }
}

impl core::error::Error for Refusal {}

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
