//! Moves that are the same by a symmetry of the position.

use curio_rules::xong::{Move, Xong};

/// The placements that are the same by a symmetry of the position, in an order
/// of their own, each once.
pub(super) fn alike(position: &Xong, mv: &Move) -> Vec<Move> {
    let Move::Place(legs) = mv else {
        return vec![mv.clone()];
    };
    // Later on hardly any symmetry is left.
    let symmetries = if position.turns() <= 2 {
        position.board().symmetries()
    } else {
        Vec::new()
    };
    let mut found = vec![mv.clone()];
    for symmetry in symmetries {
        let image = legs
            .iter()
            .filter_map(|leg| symmetry.get(leg.index()).copied())
            .collect();
        let image = Move::Place(image);
        if !found.contains(&image) && position.transformed(&symmetry) == *position {
            found.push(image);
        }
    }
    found
}
