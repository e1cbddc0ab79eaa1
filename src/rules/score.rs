//! What the players would be told now, and the sum that makes it.

use serde::Serialize;

/// The score of a position: one total for each seat and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Score {
    /// One number per player in seat order.
    pub totals: Vec<i64>,
    /// What the totals are made of.
    pub detail: Explanation,
}

/// A line of an explanation: what is counted, what it comes to, and the parts
/// that it is the sum (or product) of.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Explanation {
    /// What this line is about, for a player to read.
    pub label: String,
    /// What it comes to; empty where a line only groups others.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub value: String,
    /// What it is made of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Explanation>,
}

impl Explanation {
    /// A line without parts.
    pub fn line(label: impl Into<String>, value: impl ToString) -> Self {
        Self {
            label: label.into(),
            value: value.to_string(),
            parts: Vec::new(),
        }
    }

    /// A line made of `parts`.
    pub fn sum(label: impl Into<String>, value: impl ToString, parts: Vec<Self>) -> Self {
        Self {
            label: label.into(),
            value: value.to_string(),
            parts,
        }
    }
}
