//! Positions of random matches.

use curio_diagram::{View, diagram};
use curio_rules::{AnyGame, Player, Turn, registry};
use proptest::{prelude::*, sample::select};

use crate::support::{moves_in, options, read};

/// Games with options: every board and number of players looks different.
const TABLES: [(&str, &str); 16] = [
    ("xafka", ""),
    ("xafka", "board=19 light=5"),
    ("xafka", "board=61 players=3 corner=both"),
    ("xima", ""),
    ("xima", "players=3 dice=one"),
    ("xima", "players=4 dice=scienluck"),
    ("xima", "players=4 teams=pairs"),
    ("mathematichess", "size=5"),
    ("mathematichess", "size=8"),
    ("mathematichess", ""),
    ("xong", "board=-1:0..1/0:-1..1/1:-1..0"),
    ("xong", "board=random hexes=30"),
    ("xong", "board=islands"),
    ("chimple", ""),
    ("chimple", "size=4 slide=yes"),
    ("chimple", "size=4 back=no"),
];

/// A move of a match that is played at random.
fn next(position: &dyn AnyGame, random: u32) -> Option<String> {
    let moves = match position.turn() {
        Turn::Over => return None,
        Turn::Player(_) => position.legal_texts(),
        Turn::Chance => position.chance_texts().into_iter().map(|it| it.0).collect(),
    };
    moves.get(random as usize % moves.len().max(1)).cloned()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Every position draws to well-formed XML, and every legal move is in it once.
    #[test]
    fn every_position_can_be_drawn(
        (game, agreed) in select(&TABLES[..]),
        picks in prop::collection::vec(any::<u32>(), 0..70),
        every in 3_usize..12,
        seat in 0_u8..4,
    ) {
        let mut position = registry::start(game, &options(agreed)).unwrap();
        let mut last = None;
        for (ply, random) in picks.iter().enumerate() {
            if ply % every == 0 || ply + 1 == picks.len() {
                let hint = next(&*position, *random).and_then(|mv| position.played(&mv).ok());
                let view = View {
                    from: Player(seat),
                    last: last.as_deref(),
                    hint: hint.as_deref(),
                    mark: "?!",
                    coordinates: ply % 2 == 0,
                    moves: true,
                    notation: true,
                    reach: seat,
                    places: true,
                    counted: "c3",
                };
                let drawn = diagram(&*position, &view);
                let svg = drawn.svg();
                let mut legal = position.legal_texts();
                if position.turn() == Turn::Over {
                    legal.clear();
                }
                // Offers are legal and listed nowhere.
                let mut said: Vec<String> = drawn
                    .offers()
                    .iter()
                    .flat_map(|offer| offer.moves.iter().map(|(mv, _)| mv.clone()))
                    .collect();
                let names: Vec<&str> = drawn.places().iter().map(|it| it.name.as_str()).collect();
                let distinct: std::collections::BTreeSet<&&str> = names.iter().collect();
                prop_assert_eq!(distinct.len(), names.len(), "{:?}", names);
                prop_assert!(drawn.places().iter().all(|it| it.words.contains(&it.name)));
                let mut found = moves_in(&read(&svg));
                said.sort();
                let mut drawn_moves = found.clone();
                drawn_moves.sort();
                prop_assert_eq!(said, drawn_moves, "what is drawn is said");
                found.retain(|mv| !["offer", "accept"].contains(&mv.as_str()));
                legal.sort();
                prop_assert_eq!(found, legal);
                prop_assert_eq!(&svg, &diagram(&*position, &view).svg());
                prop_assert!(svg.len() < 400_000, "{} bytes", svg.len());
            }
            let Some(mv) = next(&*position, *random) else { break };
            let played = position.played(&mv).unwrap();
            position = played.after().boxed_clone();
            last = Some(played);
        }
    }

    /// What does not change from one position to the next is the same part.
    #[test]
    fn few_parts_change_with_a_move(
        (game, agreed) in select(&TABLES[..]),
        picks in prop::collection::vec(any::<u32>(), 1..30),
    ) {
        let mut position = registry::start(game, &options(agreed)).unwrap();
        for random in &picks {
            let before = diagram(&*position, &View::default());
            let Some(mv) = next(&*position, *random) else { break };
            position.play_text(&mv).unwrap();
            let after = diagram(&*position, &View::default());
            prop_assert_eq!(before.definitions(), after.definitions());
            let ground = |it: &str| it.starts_with('0');
            let old: Vec<_> = before.parts().filter(|it| ground(it.0)).collect();
            let new: Vec<_> = after.parts().filter(|it| ground(it.0)).collect();
            prop_assert_eq!(old, new);
        }
    }
}
