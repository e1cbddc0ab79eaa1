//! What a page asks: `{"do": "play", "mv": "d4"}`. It is read by hand: code that makes a type of
//! each request would be a tenth of all that a browser loads before it shows something.

use curio_diagram::markup::At;
use serde_json::Value;

use super::{Refusal, texts};

#[derive(Debug)]
pub(crate) struct Request(Value);

impl Request {
    pub(crate) fn read(text: &str) -> Result<Self, Refusal> {
        let read = serde_json::from_str(text);
        read.map(Self)
            .map_err(|error| texts::unreadable_request(&error.to_string()))
    }

    /// A text that may be missing.
    pub(crate) fn given(&self, key: &str) -> Option<&str> {
        self.0[key].as_str()
    }

    pub(crate) fn text(&self, key: &str) -> Result<&str, Refusal> {
        let text = self.given(key);
        text.ok_or_else(|| texts::unreadable_request(key))
    }

    pub(crate) fn number<T: TryFrom<u64>>(&self, key: &str) -> Result<T, Refusal> {
        let number = self.0[key].as_u64().and_then(|it| it.try_into().ok());
        number.ok_or_else(|| texts::unreadable_request(key))
    }

    /// A place on a drawing.
    pub(crate) fn point(&self, key: &str) -> Result<At, Refusal> {
        match self.0[key].as_array().map(Vec::as_slice) {
            Some([x, y]) => x.as_f64().zip(y.as_f64()).map(|(x, y)| At::new(x, y)),
            _ => None,
        }
        .ok_or_else(|| texts::unreadable_request(key))
    }

    /// Whether something is so; it is not where nothing is said.
    pub(crate) fn is(&self, key: &str) -> bool {
        self.0[key] == true
    }

    /// A list of texts, empty where nothing is said.
    pub(crate) fn list(&self, key: &str) -> Vec<&str> {
        let list = self.0[key].as_array().into_iter().flatten();
        list.map(|it| it.as_str().unwrap_or_default()).collect()
    }

    /// Texts with their names, none where nothing is said.
    pub(crate) fn named<T: FromIterator<(String, String)>>(&self, key: &str) -> T {
        let all = self.0[key].as_object().into_iter().flatten();
        all.map(|(name, it)| (name.clone(), it.as_str().unwrap_or_default().to_owned()))
            .collect()
    }
}
