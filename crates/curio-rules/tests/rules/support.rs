//! What tests share: options, positions and moves as texts; of Mathematichess, random battles
//! and the symmetries of the board.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "each test file uses a part of it"
)]

use curio_rules::{
    AnyGame, Game, OptionValues, Player, Retirement,
    mathematichess::{Kind, Mathematichess, Move, Options, Piece, Square},
    zobrist_key,
};

/// Options as one text: `size=5 ending=any`.
pub fn option_values(text: &str) -> OptionValues {
    text.split_whitespace()
        .filter_map(|option| option.split_once('='))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

pub fn at(name: &str) -> Square {
    Square::read(name).unwrap()
}

/// Reads a position under the usual rules.
pub fn position(text: &str) -> Mathematichess {
    read("", text)
}

/// The options of a game that a text names, with the defaults for all others.
pub fn options<G: Game>(text: &str) -> G::Options {
    G::read_options(&option_values(text)).unwrap()
}

/// The start of a game under these options.
pub fn start<G: Game>(agreed: &str) -> G {
    G::start(&options::<G>(agreed))
}

/// A position under these options.
pub fn read<G: Game>(agreed: &str, text: &str) -> G {
    G::parse_position(&options::<G>(agreed), text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The position after these moves.
pub fn played<G: Game>(position: &G, moves: &str) -> G {
    let mut position = position.clone();
    for text in moves.split_whitespace() {
        position
            .play_text(text)
            .unwrap_or_else(|error| panic!("{error} in {position:?}"));
    }
    position
}

/// Why a move is not legal.
pub fn refusal<G: Game>(position: &G, text: &str) -> G::Refusal {
    let mv = position.parse_move(text).unwrap();
    position.check(&mv).unwrap_err()
}

/// The ranks of the position's text, from the top down.
pub fn rows_of(position: &Mathematichess) -> Vec<String> {
    let text = Game::position_text(position);
    let ranks = text.split(' ').next().unwrap();
    ranks.split('/').map(str::to_owned).collect()
}

/// Every move that the squares of a board have words for.
pub fn everything(size: u8) -> Vec<Move> {
    let squares: Vec<Square> = Square::all(size).collect();
    let mut moves = Vec::new();
    for &from in &squares {
        moves.push(Move::Terminate { at: from });
        moves.push(Move::Place {
            kind: Kind::King,
            at: from,
        });
        for &to in &squares {
            moves.push(Move::Step { from, to });
            moves.push(Move::Push { from, to });
            moves.push(Move::Swap { from, with: to });
        }
    }
    moves
}

/// Options that differ in one ruling each, on a small board.
pub fn variants() -> impl Iterator<Item = Options> {
    [
        "",
        "guard=over",
        "guard=step nullswap=on",
        "push=stay majority=plurality",
        "join=diag sovereign=all",
        "secured=off majority=owner",
        "frozen=all terminators=free",
        "sovereign=break majority=strict terminators=off",
    ]
    .into_iter()
    .map(|agreed| options::<Mathematichess>(&format!("size=7 {agreed}")))
}

/// A position at the beginning of the second stage, filled at random.
pub fn random_battle(options: Options, seed: u64) -> Mathematichess {
    let mut game = Mathematichess::new(options);
    let mut state = seed;
    while game.is_placing() {
        state = zobrist_key(state, 1);
        let holes: Vec<Square> = game.board().holes().iter().collect();
        let at = holes[(state % holes.len() as u64) as usize];
        let kinds: Vec<Kind> = Kind::ALL
            .into_iter()
            .filter(|kind| game.in_hand(game.to_move(), *kind) > 0)
            .collect();
        let kind = kinds[(state / 200 % kinds.len() as u64) as usize];
        game.play(&Move::Place { kind, at }).unwrap();
    }
    game
}

/// Plays any legal move.
pub fn play_random(game: &mut Mathematichess, seed: u64) -> Move {
    let moves = game.legal_moves();
    let pick = zobrist_key(seed, game.board().hash()) % moves.len() as u64;
    let mv = moves[pick as usize];
    game.play(&mv).unwrap();
    mv
}

/// One of the eight symmetries of the board, applied to a square.
pub fn turned(symmetry: u8, size: u8, square: Square) -> Square {
    let (mut file, mut rank) = (square.file(), square.rank());
    if symmetry & 1 != 0 {
        file = size - 1 - file;
    }
    if symmetry & 2 != 0 {
        rank = size - 1 - rank;
    }
    if symmetry & 4 != 0 {
        core::mem::swap(&mut file, &mut rank);
    }
    Square::new(file, rank).unwrap()
}

/// The same move on the turned board.
pub fn turned_move(symmetry: u8, size: u8, mv: Move) -> Move {
    let turn = |square| turned(symmetry, size, square);
    match mv {
        Move::Place { kind, at } => Move::Place { kind, at: turn(at) },
        Move::Step { from, to } => Move::Step {
            from: turn(from),
            to: turn(to),
        },
        Move::Push { from, to } => Move::Push {
            from: turn(from),
            to: turn(to),
        },
        Move::Swap { from, with } => Move::Swap {
            from: turn(from),
            with: turn(with),
        },
        Move::Terminate { at } => Move::Terminate { at: turn(at) },
        Move::Pass | Move::Offer | Move::Accept | Move::Decline => mv,
        Move::Retire(Retirement::Resigned | Retirement::OutOfTime) => mv,
    }
}

/// The position turned by a symmetry, with colours changed when `swap` is set.
pub fn image(game: &Mathematichess, symmetry: u8, swap: bool) -> Mathematichess {
    let size = game.board().size();
    let mut grid = vec![vec!['.'; usize::from(size)]; usize::from(size)];
    for square in Square::all(size) {
        let to = turned(symmetry, size, square);
        if let Some(piece) = game.piece(square) {
            let player = Player(piece.player.0 ^ u8::from(swap));
            let piece = Piece { player, ..piece };
            grid[usize::from(to.rank())][usize::from(to.file())] = piece.letter();
        }
    }
    let ranks: Vec<String> = grid.iter().rev().map(|rank| packed(rank)).collect();
    let to_move = if (game.to_move() == Player::FIRST) == swap {
        'B'
    } else {
        'W'
    };
    let used: String = [('W', Player::FIRST), ('B', Player::SECOND)]
        .into_iter()
        .filter(|(_, player)| game.has_terminated(Player(player.0 ^ u8::from(swap))))
        .map(|(letter, _)| letter)
        .collect();
    let used = if used.is_empty() { "-" } else { &used };
    let text = format!("{} {to_move} - {used}", ranks.join("/"));
    Mathematichess::parse_position(&game.options(), &text).unwrap()
}

/// A rank with numbers for runs of empty squares.
pub fn packed(rank: &[char]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for letter in rank.iter().chain(&['/']) {
        if *letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        empty = 0;
        text.push(*letter);
    }
    text.trim_end_matches('/').to_owned()
}
