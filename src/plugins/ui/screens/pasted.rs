//! Matches that come as text: from an email, pasted into the window.

use bevy_egui::egui::{Context, Event};

use crate::{
    plugins::app::{notices::Notice, session::SessionRequest},
    record::notation,
};

/// The longest text that is taken for a match, in bytes.
const LONGEST: usize = 1 << 20;

/// The text that was pasted with Ctrl+V, unless into a field.
pub(super) fn typed(context: &Context) -> Option<String> {
    if context.text_edit_focused() {
        return None;
    }
    context.input(|input| {
        input.events.iter().rev().find_map(|event| match event {
            Event::Paste(text) => Some(text.clone()),
            _ => None,
        })
    })
}

/// What comes of a text: a finished match is watched, another one goes on.
///
/// # Errors
/// Why the text is no match.
pub(super) fn opened(text: &str, game: &str) -> Result<SessionRequest, Notice> {
    if text.trim().is_empty() {
        let text = "There is no text to paste. Copy a list of moves first.";
        return Err(Notice::trouble(text.to_owned()));
    }
    if text.len() > LONGEST {
        let text = "That text is too long for a match.";
        return Err(Notice::trouble(text.to_owned()));
    }
    let record = notation::read_any(text, Some(game))
        .map_err(|error| Notice::trouble(format!("The text is not a match: {error}.")))?
        .game;
    Ok(if record.outcome().is_some() {
        SessionRequest::Watch(Box::new(record), None)
    } else {
        SessionRequest::Open(Box::new(record))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mailed_list_goes_on_and_a_finished_one_is_watched() {
        let mail = "place:0,0,0 give:Boomerang place:0,0,1;0,0,2";
        match opened(mail, "xafka") {
            Ok(SessionRequest::Open(record)) => {
                assert_eq!((record.terms().game.as_str(), record.len()), ("xong", 3));
            }
            other => panic!("{other:?}"),
        }
        let whole = opened(&format!("{mail} resign"), "xong");
        assert!(
            matches!(whole, Ok(SessionRequest::Watch(_, None))),
            "{whole:?}"
        );
    }

    #[test]
    fn what_is_no_match_says_why() {
        for text in ["", "Dear Anna,", "place:0,0,0 place:0,0,1"] {
            assert!(opened(text, "xong").is_err(), "{text}");
        }
        assert!(opened(&"x".repeat(LONGEST + 1), "xong").is_err());
    }
}
