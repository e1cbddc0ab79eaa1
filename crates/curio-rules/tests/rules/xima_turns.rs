//! What the rules of XIMA tell a search about turns: which move takes the last one
//! back, and what a turn left out changes.

use curio_rules::{
    Game, Player,
    xima::{Move, Xima},
};

use crate::support::{played, start};

fn playing(players: &str, moves: &str) -> Xima {
    played(&start(&format!("players={players}")), moves)
}

fn taken_back(position: &Xima) -> Vec<String> {
    let moves = position.legal_moves();
    let back = moves.iter().filter(|mv| position.takes_back(**mv));
    back.map(|mv| position.move_text(mv)).collect()
}

#[test]
fn the_way_back_is_known_for_each_player() {
    let nothing: [String; 0] = [];
    let game = playing("2", "-A1 -M1 A1A5 M1M4");
    assert_eq!(taken_back(&game), ["A5A1"]);
    let game = playing("2", "-A1 -M1 A1A5 M1M4 A5A8");
    assert_eq!(taken_back(&game), ["M4M1"]);
    // What came in between was no step, or another one.
    assert_eq!(
        taken_back(&playing("2", "-A1 -M1 A1A5 M1M4 -C1 -D1")),
        nothing
    );
    let game = playing("2", "-A1 -M1 A1A5 M1M4 A5A8 M4M1 A8A5 M1M2");
    assert_eq!(taken_back(&game), ["A5A8"]);
    // A position that was read from a text has no moves before it.
    let read = Xima::parse_position(&game.options(), &Game::position_text(&game)).unwrap();
    assert_eq!(read, game);
    assert_eq!(taken_back(&read), nothing);
}

#[test]
fn a_turn_that_is_left_out_changes_nothing_else() {
    let mut game = playing("3", "-A1 -M1 -G13");
    let before = game;
    for turn in 1..=3 {
        game.skip_turn();
        assert_eq!(game.to_move(), Player(turn % 3));
    }
    assert_eq!(game, before);
    assert_eq!(game.key(), before.key());
    game.skip_turn();
    let mv: Move = game.parse_move("-M5").unwrap();
    game.play(&mv).unwrap();
    assert_eq!(game.to_move(), Player(2));
    assert_eq!(game.reserve(Player(1)), before.reserve(Player(1)) - 1);
}
