//! `kill -9` at any instant of a match.
//!
//! A test waits for a random line and then a random moment, but depends on neither:
//! whatever the program was doing, what it leaves must be readable.

use std::{
    io::Write as _,
    process::{Child, Command},
};

use super::{
    TABLE, acknowledged, alone, curio, disturbed::kill_at_some_instant, effort, folder, kept,
    moves, random_match,
};

fn spawn(mut command: Command, typed: &[String]) -> Child {
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(typed.join("\n").as_bytes()).unwrap();
    input.write_all(b"\n").unwrap();
    child
}

#[test]
fn no_acknowledged_move_is_lost_at_any_instant() {
    let kills = effort(40);
    let (mut in_all, mut finished) = (0, 0);
    for number in 0..kills {
        let about = format!("kill {number}");
        let folder = folder();
        let game = random_match("xafka", number as u64, 40);
        let mut typed = moves(&game);
        if game.outcome().is_none() {
            typed.push("resign".to_owned());
        }
        let mut command = curio(alone(), folder.path());
        command.args(TABLE);
        let child = spawn(command, &typed);
        let printed = kill_at_some_instant(child, (7, number), typed.len(), acknowledged);
        let seen = acknowledged(&printed);
        let kept = kept(folder.path(), &about);
        assert!(
            kept.len() >= seen,
            "{about}: {seen} moves were acknowledged"
        );
        assert_eq!(kept, typed[..kept.len()], "{about}");
        in_all += seen;
        finished += usize::from(seen == typed.len());
    }
    println!(
        "{kills} kills ({finished} after the last move), {in_all} acknowledged moves, none lost"
    );
}
