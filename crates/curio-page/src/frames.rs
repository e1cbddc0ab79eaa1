//! All positions of a match, each part of a drawing kept once.

use core::ops::RangeInclusive;
use std::collections::{BTreeMap, BTreeSet};

use curio_diagram::{Diagram, View, diagram};
use curio_record::Match;
use curio_rules::Player;

use super::{standing::Standing, texts, words};

/// The drawings of a match.
#[derive(Debug)]
pub(crate) struct Frames {
    pub width: f64,
    /// That of the highest drawing.
    pub height: f64,
    /// The shapes that the parts use.
    pub definitions: String,
    /// What each position says, in words.
    pub words: Vec<String>,
    /// How the players stand at each position.
    pub standings: Vec<Option<Standing>>,
    first: usize,
    /// How many parts there are.
    parts: usize,
    /// The different contents; the first is empty.
    contents: Vec<String>,
    /// By position: the parts that changed since the one before, with the numbers of their
    /// contents.
    changes: Vec<Vec<(usize, usize)>>,
}

impl Frames {
    /// Draws the positions after these numbers of plies.
    pub fn of(game: &Match, from: Player, plies: RangeInclusive<usize>) -> Self {
        let first = *plies.start();
        let standings = plies.clone();
        let standings = standings.map(|ply| Standing::of(&*game.position_at(ply)));
        let standings = standings.collect();
        let drawings: Vec<Diagram> = plies.map(|ply| drawing(game, from, ply)).collect();
        let names: BTreeSet<&str> = drawings
            .iter()
            .flat_map(|drawing| drawing.parts().map(|(name, _)| name))
            .collect();
        let numbers: BTreeMap<&str, usize> = names.into_iter().zip(0..).collect();
        let mut contents: BTreeMap<&str, usize> = BTreeMap::from([("", 0)]);
        let mut listed = vec![String::new()];
        let mut shown = vec![0; numbers.len()];
        let mut changes = Vec::with_capacity(drawings.len());
        for drawing in &drawings {
            let mut next = vec![0; numbers.len()];
            for (name, content) in drawing.parts() {
                let number = *contents.entry(content).or_insert_with(|| {
                    listed.push(content.to_owned());
                    listed.len() - 1
                });
                if let Some(part) = numbers.get(name) {
                    next[*part] = number;
                }
            }
            let changed = shown.iter().zip(&next).enumerate();
            changes.push(
                changed
                    .filter(|(_, (old, new))| old != new)
                    .map(|(part, (_, new))| (part, *new))
                    .collect(),
            );
            shown = next;
        }
        let heights = drawings.iter().map(Diagram::height);
        Self {
            width: drawings.first().map_or(0.0, Diagram::width),
            height: heights.fold(0.0, f64::max),
            definitions: drawings
                .first()
                .map_or_else(String::new, |it| it.definitions().to_owned()),
            words: drawings
                .iter()
                .enumerate()
                .map(|(number, drawing)| said(game, first + number, drawing))
                .collect(),
            standings,
            first,
            parts: numbers.len(),
            contents: listed,
            changes,
        }
    }

    /// Every part as the last position shows it.
    pub fn last(&self) -> impl Iterator<Item = (usize, &str)> {
        let mut shown = vec![0; self.parts];
        for (part, content) in self.changes.iter().flatten() {
            shown[*part] = *content;
        }
        let contents = shown.into_iter().enumerate();
        contents.map(|(part, number)| {
            let content = self.contents.get(number).map_or("", String::as_str);
            (part, content)
        })
    }

    /// All of it for the script of the page. Nothing in it can end the element that it
    /// stands in.
    pub fn json(&self, seconds_per_ply: f32) -> String {
        let standings = self.standings.iter().map(|standing| {
            let standing = standing.as_ref()?;
            Some((&standing.line, &standing.amounts))
        });
        let json = serde_json::json!({
            "first": self.first,
            "pause": (f64::from(seconds_per_ply) * 1000.0).round(),
            "contents": self.contents,
            "changes": self.changes,
            "words": self.words,
            "standings": standings.collect::<Vec<_>>(),
            "play": [texts::play(), texts::pause(), texts::key_space()],
        });
        json.to_string()
            .replace("</", "<\\/")
            .replace("<!", "<\\u0021")
    }
}

fn drawing(game: &Match, from: Player, ply: usize) -> Diagram {
    let position = game.position_at(ply);
    let before = ply.checked_sub(1).and_then(|before| {
        let played = game.plies().get(before)?;
        let last = game.position_at(before).played(&played.mv).ok()?;
        Some((last, played.mark.map_or("", |mark| mark.text())))
    });
    let view = View {
        from,
        last: before.as_ref().map(|(last, _)| &**last),
        mark: before.as_ref().map_or("", |(_, mark)| mark),
        ..View::default()
    };
    diagram(&*position, &view)
}

/// "12: White d4! Black to move."
fn said(game: &Match, ply: usize, drawing: &Diagram) -> String {
    // The name of the game stands above the board.
    let label = drawing.label();
    let state = label.split_once(": ").map_or(label, |(_, state)| state);
    let Some(played) = ply
        .checked_sub(1)
        .and_then(|before| game.plies().get(before))
    else {
        return texts::start_state(state);
    };
    let by = played
        .by
        .and_then(|by| game.position().colours().get(by.index()));
    let by = by.map_or(texts::dice(), |colour| colour.name());
    let mark = played.mark.map_or("", |mark| mark.text());
    let mv = words::of_move(&*game.position_at(ply - 1), &played.mv);
    format!("{ply}. {by}: {mv}{mark} · {state}")
}
