//! Boards as SVG, from positions and from records.

use super::{Folder, ok, refused};

#[test]
fn every_game_is_shown_as_svg() {
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        let svg = ok(&format!("show {game} --svg"));
        assert!(svg.starts_with("<svg xmlns="), "{game}: {svg}");
        assert!(svg.ends_with("</svg>\n"), "{game}");
        assert!(!svg.contains("data-move"), "{game}");
        let svg = ok(&format!("show {game} --svg --legal"));
        assert!(svg.contains("data-move"), "{game}");
    }
}

#[test]
fn a_drawing_is_written_to_a_file_or_to_the_output() {
    let folder = Folder::new();
    let moves = "show xafka --svg --moves 'd4 g6'";
    let shown = ok(moves);
    assert!(shown.contains("White’s piece on g6"));
    let said = folder.run(&format!("{moves} -o board.svg"));
    assert_eq!((said.code, said.out.as_str()), (Some(0), ""), "{said:?}");
    assert_eq!(folder.read("board.svg"), shown);

    folder.write("list.txt", "1. d4 g6! 2. d7");
    folder.done("import xafka list.txt -o m.curio");
    // The same position, with the mark of the annotator.
    folder.done("render m.curio --ply 2 -o m.SVG");
    let drawn = folder.read("m.SVG");
    assert!(drawn.contains(">!</text>"), "{drawn}");
    let said = folder.run("render m.curio --ply 2 --svg");
    assert_eq!(said.out, drawn);
    folder.refused(
        "render m.curio --svg -o no/such.svg",
        1,
        "cannot write no/such.svg",
    );
}

#[test]
fn a_seat_is_a_number_or_a_colour() {
    let green = ok("show xima --option players=4 --svg --from Green");
    let fourth = ok("show xima --option players=4 --svg --from 4");
    let first = ok("show xima --option players=4 --svg");
    assert_eq!(green, fourth);
    assert_ne!(green, first);
    for wrong in ["0", "3", "green"] {
        refused(
            &format!("show xima --svg --from {wrong}"),
            2,
            "the seats are 1 to 2, or red, blue",
        );
    }
}

#[test]
fn a_picture_has_one_kind() {
    refused("show xafka --svg --json", 2, "cannot be used with");
    refused("show xafka -o x.svg", 2, "--svg");
}
