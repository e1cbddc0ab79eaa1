//! What a touch means that hits no move: the place it lies on, and why nothing may be done there.

use curio_diagram::{View, diagram, moves_between};
use curio_engine::explain::capital;
use curio_record::Match;
use curio_rules::{AnyGame, MoveError};
use serde_json::{Value, json};

use super::{Refusal, request::Request, shown, texts};

/// The place that was touched and the legal move that leads there from `source`, the place or the
/// hand where the move is to begin; or else why there is none.
pub(crate) fn touched(game: &Match, asked: &Request) -> Result<Value, Refusal> {
    let position = game.position_at(asked.number::<usize>("ply")?.min(game.len()));
    let from = shown::player(game, asked.number("from").unwrap_or_default())?;
    let drawn = diagram(
        &*position,
        &View {
            from,
            ..View::default()
        },
    );
    let Some(place) = drawn.place_at(asked.point("at")?) else {
        return Ok(json!({}));
    };
    let name = &place.name;
    // Moves that do not lead from place to place are touched themselves.
    if moves_between(&*position, name, name).is_none() {
        return Ok(json!({}));
    }
    let said = match asked.given("source") {
        Some(source) => match way(&*position, source, name) {
            Ok(mv) => return Ok(json!({ "mv": mv })),
            Err(why) => why,
        },
        // Only what forbids every move from there is why none begins there.
        None => {
            let others = drawn.places().iter().filter(|it| it.name != *name);
            let ways = others.map(|it| way(&*position, name, &it.name).err().flatten());
            let mut whys: Vec<Option<String>> = ways.collect();
            whys.dedup();
            whys.pop().filter(|_| whys.is_empty()).flatten()
        }
    };
    let words = said.map_or_else(
        || texts::no_move_here(name),
        |why| format!("{}.", capital(&why)),
    );
    Ok(json!({ "place": name, "words": words }))
}

/// The legal move from one place to another, or why there is none, where the rules say it.
fn way(position: &dyn AnyGame, from: &str, to: &str) -> Result<String, Option<String>> {
    let ways = moves_between(position, from, to).unwrap_or_default();
    let mut whys = Vec::new();
    for way in &ways {
        match position.legal_move(&way.as_str().into()) {
            Ok(written) => return Ok(written.text),
            Err(MoveError::Illegal { reason, .. }) => whys.push(reason),
            Err(MoveError::Unreadable(_)) => {}
        }
    }
    // That it is written in another way says nothing to whoever touches.
    whys.retain(|why| !ways.iter().any(|way| why.ends_with(way)));
    Err(whys.into_iter().next())
}
