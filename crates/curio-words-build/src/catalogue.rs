//! The messages and terms of one language, as Fluent's parser reads them.

use std::collections::BTreeMap;

use fluent_syntax::{
    ast::{Entry, Pattern},
    parser,
};

use curio_words::Language;

/// What a message says, and what its comment tells of its arguments.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) value: Pattern<String>,
    /// The arguments that the comment names, and whether each is a number.
    pub(crate) declared: Vec<(String, bool)>,
}

/// The messages and terms of one language by name.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) language: Language,
    pub(crate) messages: BTreeMap<String, Message>,
    pub(crate) terms: BTreeMap<String, Pattern<String>>,
}

impl Catalogue {
    pub(crate) const fn new(language: Language) -> Self {
        Self {
            language,
            messages: BTreeMap::new(),
            terms: BTreeMap::new(),
        }
    }

    /// Adds the messages of the file `path`.
    pub(crate) fn add(&mut self, path: &str, text: String, wrong: &mut Vec<String>) {
        let resource = match parser::parse(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                wrong.extend(errors.into_iter().map(|error| format!("{path}: {error}")));
                resource
            }
        };
        for entry in resource.body {
            let known = match entry {
                Entry::Message(message) => {
                    let id = message.id.name;
                    let Some(value) = message.value.filter(|_| message.attributes.is_empty())
                    else {
                        wrong.push(format!("{path}: `{id}` has attributes or no text"));
                        continue;
                    };
                    let lines = message.comment.map(|comment| comment.content);
                    let declared = declared(&lines.unwrap_or_default());
                    let message = Message { value, declared };
                    (self.messages.insert(id.clone(), message).is_some()).then_some(id)
                }
                Entry::Term(term) => {
                    let id = term.id.name;
                    if !term.attributes.is_empty() {
                        wrong.push(format!("{path}: `-{id}` has attributes"));
                    }
                    (self.terms.insert(id.clone(), term.value).is_some()).then_some(id)
                }
                Entry::Junk { .. }
                | Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_) => None,
            };
            if let Some(id) = known {
                wrong.push(format!("{path}: `{id}` is there twice"));
            }
        }
    }
}

/// The arguments that a comment names: lines of `$name` or `$name (Number)`, then any words.
fn declared(comment: &[String]) -> Vec<(String, bool)> {
    comment
        .iter()
        .filter_map(|line| line.trim().strip_prefix('$'))
        .map(|line| {
            let (name, rest) = line.split_once([' ', ':']).unwrap_or((line, ""));
            (name.to_owned(), rest.trim().starts_with("(Number)"))
        })
        .collect()
}
