//! Branches as records write and read them: one move a line.

use core::fmt::Write as _;

use super::{Branch, LinePath, author};
use crate::{
    LONGEST_MATCH, Ply, RecordError,
    bounds::{self, MOST_SEATS},
    format::{self, ply_text, quoted},
    raw::{RawBranch, RawPly},
};

/// No line is longer than the longest match with all that branches may have.
const FARTHEST: usize = 2 * LONGEST_MATCH + MOST_SEATS;

/// Adds branches to a record as a list, with blanks before each line after the first.
pub fn write(text: &mut String, branches: &[Branch], blanks: usize) {
    let _ = writeln!(text, "[");
    for branch in branches {
        let _ = write!(text, "{:blanks$}    (at: {}, ", "", branch.at);
        if !branch.by.is_empty() {
            let _ = write!(text, "by: {}, ", quoted(&branch.by));
        }
        let _ = writeln!(text, "moves: [");
        for ply in &branch.plies {
            let _ = writeln!(text, "{:blanks$}        {},", "", ply_text(ply));
        }
        let _ = write!(text, "{:blanks$}    ]", "");
        if !branch.branches.is_empty() {
            text.push_str(", branches: ");
            write(text, &branch.branches, blanks + 4);
        }
        text.push_str("),\n");
    }
    let _ = write!(text, "{:blanks$}]", "");
}

/// The branches of a record, which are still to be checked, and what is wrong first.
pub fn read(raw: Vec<RawBranch>) -> (Vec<Branch>, Option<RecordError>) {
    let mut wrong = None;
    let branches = branches(&LinePath::MAIN, raw, &mut wrong);
    (branches, wrong)
}

/// The first branch of a text, with where the text goes on: as it was [written](write), up to
/// its last line.
pub fn read_one(text: &str) -> Option<(RawBranch, &str)> {
    const END: &str = "\n        ]),\n";
    let end = text.find(END)? + END.len();
    let (branch, rest) = text.split_at_checked(end)?;
    let branch = branch.trim().strip_suffix(',')?;
    Some((format::parse(branch).ok()?, rest))
}

fn branches(
    parent: &LinePath,
    raw: Vec<RawBranch>,
    wrong: &mut Option<RecordError>,
) -> Vec<Branch> {
    let mut found = Vec::with_capacity(raw.len());
    for (number, raw) in raw.into_iter().enumerate() {
        let line = parent.child(number);
        let within = branches(&line, raw.branches, wrong);
        let mut first = None;
        let plies = match raw.at {
            ..=FARTHEST => plies(raw.at, raw.moves, &mut first),
            at => Err(RecordError::BranchPlace { at }),
        };
        let plies = plies.map_err(|why| {
            first.get_or_insert(why);
        });
        if let Some(why) = first.map(Box::new) {
            let branch = line;
            wrong.get_or_insert(RecordError::InBranch { branch, why });
        }
        if let Ok(plies) = plies {
            found.push(Branch {
                at: raw.at,
                by: author(&raw.by),
                plies,
                branches: within,
            });
        }
    }
    found
}

/// The moves of a branch. An impossible time is left out, and the first such one is returned in
/// `times`, as in the moves of the match itself.
fn plies(
    from: usize,
    raw: Vec<RawPly>,
    times: &mut Option<RecordError>,
) -> Result<Vec<Ply>, RecordError> {
    let mut found = Vec::with_capacity(raw.len());
    for mut raw in raw {
        let ply = from + found.len();
        let used = format::read_millis(raw.ms).unwrap_or_else(|millis| {
            times.get_or_insert(RecordError::Time { ply, millis });
            None
        });
        let mark = raw.mark.map(|text| text.parse()).transpose();
        bounds::comment(&mut raw.comment);
        found.push(Ply {
            mv: raw.mv,
            by: None,
            used,
            mark: mark.map_err(|text| RecordError::Mark { ply, text })?,
            comment: raw.comment,
            hash: raw.hash,
        });
    }
    Ok(found)
}
