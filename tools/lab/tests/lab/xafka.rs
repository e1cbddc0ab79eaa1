//! Solving mini-Xafka on the command line, from outside.

use std::fs;

use super::program::{assert_refused, ok, run, run_in};

const M15: &str = "c3 g6 b2 g5 c2 e7 d2 e6 b1 c4 c1 f4 d1 f6 e3";

#[test]
fn a_position_is_solved_and_its_proof_checked() {
    let folder = tempfile::tempdir().unwrap();
    let solve = format!("xafka solve --moves '{M15}' --proof who-wins.txt");
    let said = run_in(folder.path(), &solve);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.starts_with("White wins by d5\n"), "{said:?}");
    let check = "xafka check who-wins.txt";
    let said = run_in(folder.path(), check);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains(": ok, White wins `b1,"), "{said:?}");
    // A line is lost.
    let path = folder.path().join("who-wins.txt");
    let text = fs::read_to_string(&path).unwrap();
    let shorter: Vec<&str> = text.lines().take(9).collect();
    fs::write(&path, shorter.join("\n")).unwrap();
    assert_refused(&run_in(folder.path(), check), 1, "there is no move for");
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert_refused(&run_in(folder.path(), check), 1, "who-wins.txt");
}

#[test]
fn the_winner_is_told_to_programs_too() {
    let text = ok(&format!("xafka solve --moves '{M15}' --json"));
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(found["winner"], "White");
    assert_eq!(found["move"], "d5");
    assert!(found["nodes"].as_u64().unwrap() > 0);
    assert!(found["proof_moves"].is_null());
    let text = ok("xafka solve --option board=19 --moves b2");
    let line = text.lines().next();
    assert_eq!(line, Some("Black wins, whatever White does"));
}

#[test]
fn what_cannot_be_solved_is_said() {
    let few = "xafka solve --moves d4 --nodes 1000";
    assert_refused(&run(few), 1, "not solved after 1000 positions");
    let large = "xafka solve --option board=61";
    assert_refused(&run(large), 1, "at most 37 hexagons");
    let over = "xafka solve --option board=19 --moves c3";
    assert_refused(&run(over), 1, "the game is over");
    assert_refused(&run("xafka check nowhere.txt"), 1, "nowhere.txt");
}

#[test]
fn a_position_is_solved_by_jobs_that_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let solve = |more: &str| {
        let by_jobs = format!("xafka solve --moves '{M15}' --job 300");
        run_in(folder.path(), &format!("{by_jobs} {more}"))
    };
    let said = solve("--results jobs.jsonl --proof who-wins.txt");
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.starts_with("White wins by d5\n"), "{said:?}");
    assert!(
        said.out.contains(" positions left to be solved\n"),
        "{said:?}"
    );
    let jobs = folder.path().join("jobs.jsonl");
    let whole = fs::read_to_string(&jobs).unwrap();
    assert!(
        whole.starts_with(r#"{"curio":"solve","game":"xafka""#),
        "{whole}"
    );
    let proof = fs::read_to_string(folder.path().join("who-wins.txt")).unwrap();
    assert!(proof.starts_with("curio proof 2\n"), "{proof}");
    // The proof leaves positions to the solver, which the check solves again.
    let check = "xafka check who-wins.txt --threads 2 --verbose";
    let said = run_in(folder.path(), check);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(said.out.contains("that were solved again"), "{said:?}");
    assert!(said.err.contains(" solved\n"), "{said:?}");
    // It can be split further.
    let fine = solve("--merge jobs.jsonl --proof fine.txt --finest 20");
    assert_eq!(fine.code, Some(0), "{fine:?}");
    let fine = fs::read_to_string(folder.path().join("fine.txt")).unwrap();
    assert!(fine.lines().count() > 2 * proof.lines().count(), "{fine}");
    // The other player would need them.
    let wrong = proof.replace("winner White", "winner Black");
    let left: String = wrong
        .lines()
        .filter(|line| !line.contains(" -> "))
        .fold(String::new(), |text, line| text + line + "\n");
    let (_, start) = left.split_once("\nstart ").unwrap();
    let start = start.lines().next().unwrap();
    let lie = format!("{left}{start} -> solve\n");
    fs::write(folder.path().join("who-wins.txt"), lie).unwrap();
    assert_refused(&run_in(folder.path(), check), 1, "the other player wins `");
    // Nothing is left to do, and what was cut short is done again.
    let again = |said: super::program::Said| said.out.contains("\n0 positions looked at\n");
    assert!(again(solve("--results jobs.jsonl")));
    assert!(again(solve("--merge jobs.jsonl")));
    fs::write(&jobs, &whole[..whole.len() / 2]).unwrap();
    let said = solve("--results jobs.jsonl --threads 2");
    assert!(said.out.starts_with("White wins by d5\n"), "{said:?}");
    assert!(!again(said));
    let other = "xafka solve --option board=19 --results jobs.jsonl";
    let said = run_in(folder.path(), other);
    assert_refused(&said, 1, "jobs for other rules");
    fs::write(&jobs, whole.replace("\"nodes\"", "\"knots\"")).unwrap();
    assert_refused(&solve("--results jobs.jsonl"), 1, "line 2: no job");
}
