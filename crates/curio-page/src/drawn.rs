//! A position for a page that draws it part by part, and what is said beside it.

use curio_diagram::{Diagram, View, diagram};
use curio_rules::{AnyGame, Points, Turn};
use serde_json::{Value, json};

/// The drawing of a position in its parts, in words, and how the players stand.
pub fn drawn(position: &dyn AnyGame, view: &View<'_>) -> Value {
    told(position, &diagram(position, view))
}

/// The same of a drawing that is there.
pub fn told(position: &dyn AnyGame, drawn: &Diagram) -> Value {
    let lead = position.lead().map(|lead| {
        let amounts = lead.amounts.iter().map(|(player, amount)| {
            let colour = position.colours().get(player.index());
            (colour.map_or("", |colour| colour.key()), amount.to_f64())
        });
        json!({
            "line": lead.line,
            "reasons": lead.reasons,
            "danger": lead.danger,
            "amounts": amounts.collect::<Vec<_>>(),
        })
    });
    // Where points only say who has won, that is said in words.
    let points = position.score().totals;
    let counts = points.iter().any(|points| *points > Points::whole(1));
    let points: Vec<String> = points.iter().map(ToString::to_string).collect();
    json!({
        "width": drawn.width(),
        "height": drawn.height(),
        "definitions": drawn.definitions(),
        "text": Diagram::text_attributes(),
        "parts": drawn.parts().collect::<Vec<_>>(),
        "way": drawn.way().iter().map(|at| [at.x, at.y]).collect::<Vec<_>>(),
        "label": drawn.label(),
        "description": drawn.description(),
        "lead": lead,
        "points": if counts { points } else { Vec::new() },
        "turn": match position.turn() {
            Turn::Player(player) => Some(player.index()),
            Turn::Chance | Turn::Over => None,
        },
        "result": position.outcome().map(|outcome| outcome.explanation),
    })
}
