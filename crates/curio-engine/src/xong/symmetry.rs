//! Moves that are the same by a symmetry of the position.

use curio_rules::{
    Game,
    xong::{Move, Xong},
};

/// The placements that are the same by a symmetry of the position, in an order
/// of their own, each once.
pub(super) fn alike(position: &Xong, mv: &Move) -> Vec<String> {
    let Move::Place(legs) = mv else {
        return vec![position.move_text(mv)];
    };
    // Later on hardly any symmetry is left.
    let symmetries = if position.turns() <= 2 {
        position.board().symmetries()
    } else {
        Vec::new()
    };
    let mut found = vec![position.move_text(mv)];
    for symmetry in symmetries {
        let image = legs
            .iter()
            .filter_map(|leg| symmetry.get(leg.index()).copied())
            .collect();
        let text = position.move_text(&Move::Place(image));
        if !found.contains(&text) && position.transformed(&symmetry) == *position {
            found.push(text);
        }
    }
    found
}
