//! Positions to draw, and drawings read as a browser would read them.

use std::sync::Arc;

use curio_diagram::{Diagram, View, diagram};
use curio_rules::{AnyGame, AnyPlayedMove, OptionValues, registry};
use roxmltree::{Document, Node};

/// Options from `key=value` pairs separated by blanks.
pub fn options(text: &str) -> OptionValues {
    let pairs = text.split_whitespace().filter_map(|it| it.split_once('='));
    pairs
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

/// The position after some moves, and the last of them.
pub fn after(
    game: &str,
    agreed: &str,
    moves: &str,
) -> (Box<dyn AnyGame>, Option<Arc<dyn AnyPlayedMove>>) {
    let mut position = registry::start(game, &options(agreed)).unwrap();
    let mut last = None;
    for mv in moves.split_whitespace() {
        let played = position.played(mv).unwrap();
        position = played.after().boxed_clone();
        last = Some(played);
    }
    (position, last)
}

/// The drawing with its legal moves.
pub fn with_moves(position: &dyn AnyGame) -> Diagram {
    let view = View {
        moves: true,
        ..View::default()
    };
    diagram(position, &view)
}

/// Reads a drawing, and checks that every shape it uses is defined in it, and nothing is
/// fetched from elsewhere.
pub fn read(svg: &str) -> Document<'_> {
    let document = Document::parse(svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
    let defined: Vec<&str> = nodes(&document)
        .filter_map(|it| it.attribute("id"))
        .collect();
    for node in nodes(&document) {
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!value.contains("NaN") && !value.contains("inf"), "{value}");
            if attribute.name() == "href" {
                let id = value.strip_prefix('#').unwrap();
                assert!(defined.contains(&id), "{id} is not defined");
            }
        }
    }
    document
}

pub fn nodes<'a>(document: &'a Document<'_>) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(Node::is_element)
}

/// The legal moves of a drawing, sorted.
pub fn moves_in(document: &Document<'_>) -> Vec<String> {
    let moves = nodes(document).filter_map(|node| node.attribute("data-move"));
    let mut moves: Vec<String> = moves.map(str::to_owned).collect();
    moves.sort();
    moves
}
