//! Boards as SVG, from positions and from records.

use std::fs;

use super::{assert_refused, ok, run, run_in};

#[test]
fn every_game_is_shown_as_svg() {
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        let svg = ok(&["show", game, "--svg"]);
        assert!(svg.starts_with("<svg xmlns="), "{game}: {svg}");
        assert!(svg.ends_with("</svg>\n"), "{game}");
        assert!(!svg.contains("data-move"), "{game}");
        let svg = ok(&["show", game, "--svg", "--legal"]);
        assert!(svg.contains("data-move"), "{game}");
    }
}

#[test]
fn a_drawing_is_written_to_a_file_or_to_the_output() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let moves = ["show", "xafka", "--svg", "--moves", "d4 g6"];
    let shown = ok(&moves);
    assert!(shown.contains("White’s piece on g6"));
    let said = run_in(folder, &[&moves[..], &["-o", "board.svg"]].concat());
    assert_eq!((said.code, said.out.as_str()), (Some(0), ""), "{said:?}");
    assert_eq!(fs::read_to_string(folder.join("board.svg")).unwrap(), shown);

    fs::write(folder.join("list.txt"), "1. d4 g6! 2. d7").unwrap();
    let said = run_in(folder, &["import", "xafka", "list.txt", "-o", "m.curio"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    // The same position, with the mark of the annotator.
    let said = run_in(folder, &["render", "m.curio", "--ply", "2", "-o", "m.SVG"]);
    assert_eq!(said.code, Some(0), "{said:?}");
    let drawn = fs::read_to_string(folder.join("m.SVG")).unwrap();
    assert!(drawn.contains(">!</text>"), "{drawn}");
    let said = run_in(folder, &["render", "m.curio", "--ply", "2", "--svg"]);
    assert_eq!(said.out, drawn);
    let said = run_in(folder, &["render", "m.curio", "--svg", "-o", "no/such.svg"]);
    assert_refused(&said, 1, "cannot write no/such.svg");
}

#[test]
fn a_seat_is_a_number_or_a_colour() {
    let green = ok(&[
        "show",
        "xima",
        "--option",
        "players=4",
        "--svg",
        "--from",
        "Green",
    ]);
    let fourth = ok(&[
        "show",
        "xima",
        "--option",
        "players=4",
        "--svg",
        "--from",
        "4",
    ]);
    let first = ok(&["show", "xima", "--option", "players=4", "--svg"]);
    assert_eq!(green, fourth);
    assert_ne!(green, first);
    for wrong in ["0", "3", "green"] {
        let said = run(&["show", "xima", "--svg", "--from", wrong]);
        assert_refused(&said, 2, "the seats are 1 to 2, or red, blue");
    }
}

#[test]
fn a_picture_has_one_kind() {
    let said = run(&["show", "xafka", "--svg", "--json"]);
    assert_refused(&said, 2, "cannot be used with");
    let said = run(&["show", "xafka", "-o", "x.svg"]);
    assert_refused(&said, 2, "--svg");
}
