//! `curio review`: what is found goes into the records, beside what people have written, once.

use std::fs;

use curio::record::{self, LinePath, Mark, format};

use super::{Folder, ok};

/// A bundled match as a list without the comments between its moves.
fn moves_alone(name: &str) -> String {
    let list = ok(&format!("notation {name}"));
    let mut depth = 0_i32;
    let is_outside = |c: &char| {
        depth += i32::from(*c == '{') - i32::from(*c == '}');
        depth == 0 && !"}!?".contains(*c)
    };
    list.chars().filter(is_outside).collect()
}

#[test]
fn mistakes_are_written_into_records_once() {
    let folder = Folder::new();
    let path = folder.join("a.curio");
    let list = moves_alone("bundled:chimple-waiting-on-the-edge");
    folder.done_with("import chimple - -o a.curio", &list);
    let before = record::load(&path).unwrap();
    let said = folder.run("review a.curio");
    assert_eq!(said.out, "a.curio: 1 mistake found\n", "{said:?}");
    let text = fs::read_to_string(&path).unwrap();
    let after = record::load(&path).unwrap();
    assert_eq!(after.start_comment(), "Curio: 1 mistake found");
    let at = after.branches()[0].at;
    let ply = &after.plies()[at];
    assert_eq!(ply.mark, Some(Mark::Blunder));
    assert!(ply.comment.starts_with("Curio: "), "{}", ply.comment);
    let better = &after.branches()[0];
    assert_eq!(better.by, "Curio");
    assert!((1..=6).contains(&better.plies.len()) && better.plies[0].mv != ply.mv);
    let same =
        |game: &record::Match| -> Vec<u64> { game.plies().iter().map(|it| it.hash).collect() };
    assert_eq!(same(&after), same(&before));
    assert_eq!(after.terms(), before.terms());

    let said = folder.run("review a.curio");
    assert_eq!(said.out, "a.curio: reviewed already\n");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    // Whatever language it was in.
    let said = folder.run("review a.curio --again --lang fr");
    assert!(said.out.starts_with("a.curio: 1 erreur"), "{said:?}");
    let said = folder.run("review a.curio --again");
    assert_eq!(said.out, "a.curio: 1 mistake found\n");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[test]
fn a_review_keeps_what_people_have_written() {
    let folder = Folder::new();
    let name = "bundled:chimple-waiting-on-the-edge";
    let list = ok(&format!("notation {name}"));
    let list = list.replace("14-10", "14-10 ({by Anna} 16-12 {or so})");
    folder.done_with("import chimple - -o a.curio", &list);
    let before = record::load(&folder.join("a.curio")).unwrap();
    let said = folder.run("review a.curio -o done");
    assert_eq!(said.out, "a.curio: 1 mistake found\n", "{said:?}");
    let after = record::load(&folder.join("done/a.curio")).unwrap();
    assert_eq!(after.plies(), before.plies(), "all are commented on");
    assert_eq!(after.branches().len(), 2);
    assert_eq!(after.branches()[0], before.branches()[0]);
    assert_eq!(record::load(&folder.join("a.curio")).unwrap(), before);
    let said = folder.run("review a.curio -o done");
    assert_eq!(said.out, "a.curio: reviewed already\n");
    // A branch with which somebody has gone on stays.
    let mut game = after.clone();
    let line = LinePath(vec![1]);
    let ply = game.line_end(&line).unwrap();
    let place = record::LinePlace { line, ply };
    let mv = game.line_position(&place).unwrap().legal_texts().remove(0);
    game.vary(&place, &mv, "Anna").unwrap();
    folder.write("b.curio", format::write(&game));
    folder.done("review b.curio --again");
    assert_eq!(record::load(&folder.join("b.curio")).unwrap(), game);
}

#[test]
fn what_cannot_be_reviewed_is_said_and_the_others_are() {
    let folder = Folder::new();
    folder.done_with("import xafka - -o open.curio", "d4 g6");
    let bytes = fs::read(folder.join("open.curio")).unwrap();
    let name = "bundled:chimple-waiting-on-the-edge";
    let said = folder.run(&format!("review {name} no.curio open.curio"));
    assert_eq!(said.code, Some(1));
    assert_eq!(said.out, "open.curio: not over\n");
    assert!(said.err.contains("say where to with -o"), "{said:?}");
    assert!(said.err.contains("cannot read no.curio"), "{said:?}");
    assert!(
        said.err
            .ends_with("error: 2 matches could not be reviewed\n")
    );
    assert_eq!(fs::read(folder.join("open.curio")).unwrap(), bytes);
    folder.done(&format!("review {name} -o done"));
    assert!(
        folder
            .join("done/chimple-waiting-on-the-edge.curio")
            .exists()
    );
}
