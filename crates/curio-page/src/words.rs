//! Moves as readers of a page read them.

use curio_rules::{
    AnyGame, Game as _, registry,
    xong::{Move, Xong},
};

use super::texts;

/// A move in the notation of its game; what that is too long to be read is said in words.
pub fn of_move(before: &dyn AnyGame, mv: &str) -> String {
    let said = before.as_any().downcast_ref::<Xong>().and_then(|before| {
        match before.parse_move(mv).ok()? {
            Move::Give(xoid) => Some(texts::gives(&xoid.title())),
            // Where, is seen on the board, which shows no names of its hexes.
            Move::Place(_) => Some(texts::places(&before.hand()?.title())),
            Move::Retire(_) => None,
        }
    });
    said.unwrap_or_else(|| registry::shown(before.info().id, mv))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn xoids_are_named() {
        let mut position = registry::start("xong", &Default::default()).unwrap();
        assert_eq!(of_move(&*position, "place:0,0,0"), "places the Leg");
        position.play_text("place:0,0,0").unwrap();
        assert_eq!(of_move(&*position, "give:0,1;1,0"), "gives the Boomerang");
        assert_eq!(of_move(&*position, "resign"), "resign");
        let chimple = registry::start("chimple", &Default::default()).unwrap();
        assert_eq!(of_move(&*chimple, "1-4"), "1-4");
    }
}
