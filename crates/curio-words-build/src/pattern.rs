//! What a message says in one language, with terms and other messages put in: a tree of
//! texts, arguments and choices.

use std::collections::BTreeMap;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};

use super::catalogue::Catalogue;
use curio_words::Plural;

/// A part of what a message says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Text(String),
    Argument(String),
    /// One of several, by the value of an argument.
    Choice {
        argument: String,
        cases: Vec<(Case, Vec<Part>)>,
        default: Vec<Part>,
    },
}

/// When a choice falls on something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Case {
    Exactly(i64),
    Form(Plural),
    /// The argument is this text.
    Word(String),
}

/// The texts that a term was given.
type Given = BTreeMap<String, String>;

/// More than any message is made of: one that is made of itself would have no end.
const DEEPEST: usize = 16;

pub(crate) fn parts(catalogue: &Catalogue, pattern: &Pattern<String>) -> Result<Vec<Part>, String> {
    let reader = Reader {
        catalogue,
        given: None,
        depth: 0,
    };
    reader.pattern(pattern)
}

/// The form of a name among a choice's keys.
pub(crate) fn form(name: &str) -> Option<Plural> {
    Some(match name {
        "one" => Plural::One,
        "few" => Plural::Few,
        "many" => Plural::Many,
        "other" => Plural::Other,
        _ => return None,
    })
}

/// All that the parts can say, with `{name}` for arguments.
pub(crate) fn forms(parts: &[Part]) -> Vec<String> {
    let mut all = vec![String::new()];
    for part in parts {
        let next = match part {
            Part::Text(text) => vec![text.clone()],
            Part::Argument(name) => vec![format!("{{{name}}}")],
            Part::Choice { cases, default, .. } => {
                let each = cases.iter().map(|(_, parts)| parts).chain([default]);
                each.flat_map(|parts| forms(parts)).collect()
            }
        };
        all = all
            .iter()
            .flat_map(|begun| next.iter().map(move |more| format!("{begun}{more}")))
            .collect();
    }
    all
}

#[derive(Clone, Copy)]
struct Reader<'a> {
    catalogue: &'a Catalogue,
    /// Within a term: what it was given. Nothing else is known there.
    given: Option<&'a Given>,
    depth: usize,
}

impl Reader<'_> {
    fn pattern(&self, pattern: &Pattern<String>) -> Result<Vec<Part>, String> {
        if self.depth > DEEPEST {
            return Err("it is made of itself".to_owned());
        }
        let mut parts: Vec<Part> = Vec::new();
        for element in &pattern.elements {
            let more = match element {
                PatternElement::TextElement { value } => vec![Part::Text(value.clone())],
                PatternElement::Placeable { expression } => self.expression(expression)?,
            };
            for part in more {
                match (parts.last_mut(), part) {
                    (Some(Part::Text(before)), Part::Text(text)) => before.push_str(&text),
                    (_, part) => parts.push(part),
                }
            }
        }
        Ok(parts)
    }

    fn expression(&self, expression: &Expression<String>) -> Result<Vec<Part>, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => self.choice(selector, variants),
        }
    }

    fn inline(&self, inline: &InlineExpression<String>) -> Result<Vec<Part>, String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                let text = fluent_syntax::unicode::unescape_unicode_to_string(value);
                Ok(vec![Part::Text(text.into_owned())])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![Part::Text(value.clone())]),
            InlineExpression::VariableReference { id } => match self.given {
                None => Ok(vec![Part::Argument(id.name.clone())]),
                Some(given) => match given.get(&id.name) {
                    Some(text) => Ok(vec![Part::Text(text.clone())]),
                    None => Err(format!("a term is not given `${}`", id.name)),
                },
            },
            InlineExpression::FunctionReference { .. } => {
                Ok(vec![Part::Argument(argument_of(inline)?)])
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => {
                let message = self.catalogue.messages.get(&id.name);
                let message = message.ok_or_else(|| format!("there is no `{}`", id.name))?;
                self.deeper(self.given).pattern(&message.value)
            }
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments,
            } => {
                let term = self.catalogue.terms.get(&id.name);
                let term = term.ok_or_else(|| format!("there is no `-{}`", id.name))?;
                let given = given(arguments.as_ref())?;
                self.deeper(Some(&given)).pattern(term)
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
                Err("attributes are not known".to_owned())
            }
        }
    }

    fn deeper<'b>(&'b self, given: Option<&'b Given>) -> Reader<'b> {
        Reader {
            catalogue: self.catalogue,
            given,
            depth: self.depth + 1,
        }
    }

    fn choice(
        &self,
        selector: &InlineExpression<String>,
        variants: &[Variant<String>],
    ) -> Result<Vec<Part>, String> {
        let argument = argument_of(selector)?;
        let default = variants.iter().find(|variant| variant.default);
        let default = default.ok_or("a choice has no default")?;
        // Within a term it is known already what is chosen.
        if let Some(given) = self.given {
            let text = given.get(&argument);
            let chosen = variants.iter().find(|variant| text == Some(&key(variant)));
            return self.pattern(&chosen.unwrap_or(default).value);
        }
        let is_number = is_number(variants);
        let mut cases = Vec::new();
        for variant in variants.iter().filter(|variant| !variant.default) {
            let key = key(variant);
            let case = match (&variant.key, form(&key)) {
                (VariantKey::NumberLiteral { .. }, _) => Case::Exactly(
                    key.parse()
                        .map_err(|_| format!("`{key}` is no whole number"))?,
                ),
                (_, Some(form)) if is_number => Case::Form(form),
                _ => Case::Word(key),
            };
            cases.push((case, self.pattern(&variant.value)?));
        }
        // Numbers before forms, wherever they stand.
        cases.sort_by_key(|(case, _)| !matches!(case, Case::Exactly(_)));
        Ok(vec![Part::Choice {
            argument,
            cases,
            default: self.pattern(&default.value)?,
        }])
    }
}

/// Whether a choice is made by a number: all its keys are numbers or forms of a noun.
fn is_number(variants: &[Variant<String>]) -> bool {
    variants.iter().all(|variant| {
        matches!(variant.key, VariantKey::NumberLiteral { .. }) || form(&key(variant)).is_some()
    })
}

fn key(variant: &Variant<String>) -> String {
    match &variant.key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    }
}

/// The name of an argument, also within `NUMBER()`.
fn argument_of(expression: &InlineExpression<String>) -> Result<String, String> {
    match expression {
        InlineExpression::VariableReference { id } => Ok(id.name.clone()),
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            match arguments.positional.as_slice() {
                [InlineExpression::VariableReference { id }] => Ok(id.name.clone()),
                _ => Err("NUMBER() takes one argument".to_owned()),
            }
        }
        _ => Err("only arguments choose, and NUMBER() is the only function".to_owned()),
    }
}

/// What a term is given.
fn given(arguments: Option<&CallArguments<String>>) -> Result<Given, String> {
    let named = arguments.map_or(&[][..], |arguments| &arguments.named);
    named
        .iter()
        .map(|argument| match &argument.value {
            InlineExpression::StringLiteral { value }
            | InlineExpression::NumberLiteral { value } => {
                Ok((argument.name.name.clone(), value.clone()))
            }
            _ => Err("a term is given texts and numbers only".to_owned()),
        })
        .collect()
}
