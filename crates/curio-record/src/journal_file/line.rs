//! The lines of a journal as text.

use core::fmt;

use curio_rules::Player;

use crate::{Edit, LineEdit, Mark, Match, Seat, branches, format, matches::millis};

/// A line of a journal after its first two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// The match was edited. After a move, the hash of the position it led to.
    Edit(Edit, Option<u64>),
    /// The match was saved under this file name.
    Saved(String),
}

impl Line {
    /// The line for an edit that has just been applied to `game`.
    pub fn new(edit: Edit, game: &Match) -> Self {
        let is_move = matches!(edit, Edit::Play { .. });
        Self::Edit(edit, is_move.then(|| game.position().hash()))
    }

    /// Reads what [`fmt::Display`] writes.
    pub fn read(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ')?;
        let edit = match word {
            "play" => return Self::read_move(rest),
            "saved" => return format::unquoted(rest).map(Self::Saved),
            "undo" => Edit::Undo(rest.parse().ok()?),
            "redo" => Edit::Redo(rest.parse().ok()?),
            "truncate" => Edit::Truncate(rest.parse().ok()?),
            "comment" => {
                let (ply, comment) = rest.split_once(' ')?;
                Edit::Comment(ply.parse().ok()?, format::unquoted(comment)?)
            }
            "mark" => {
                let (ply, mark) = rest.split_once(' ')?;
                Edit::Mark(ply.parse().ok()?, read_mark(mark)?)
            }
            "line" => {
                let (line, change) = rest.split_once(' ')?;
                Edit::Line(line.parse().ok()?, read_change(change)?)
            }
            "branches" => {
                let (branches, wrong) = branches::read(format::parse(rest).ok()?);
                wrong.is_none().then_some(Edit::Branches(branches))?
            }
            "seat" => {
                let (player, rest) = rest.split_once(' ')?;
                let (rest, person) = match rest.rsplit_once("\" ") {
                    Some((texts, id)) if !id.ends_with('"') => (texts, Some(id.parse().ok()?)),
                    _ => (rest.strip_suffix('"')?, None),
                };
                // Both texts are quoted, and quotation marks in them are escaped.
                let (kind, name) = rest.split_once("\" \"")?;
                let kind = format::unquoted(&format!("{kind}\""))?.parse().ok()?;
                let name = format::unquoted(&format!("\"{name}\""))?;
                let seat = Seat { name, kind, person };
                Edit::Seat(Player(player.parse().ok()?), seat)
            }
            "stakes" => Edit::Stakes(rest.parse().ok()?),
            _ => return None,
        };
        // Older versions had no bounds.
        Some(Self::Edit(edit.cleaned(), None))
    }

    fn read_move(text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let (mv, used, hash) = (words.next()?, words.next()?, words.next()?);
        let used = match used {
            "-" => None,
            // As in records, a move with an impossible time is played as untimed.
            millis => format::read_millis(Some(millis.parse().ok()?)).unwrap_or(None),
        };
        let hash = u64::from_str_radix(hash, 16).ok()?;
        words
            .next()
            .is_none()
            .then(|| Self::Edit(Edit::play(mv, used), Some(hash)))
    }

    /// Applies the line to `game` again. Returns whether it had the effect that
    /// it had when it was written.
    pub fn replay(&self, game: &mut Match) -> bool {
        let Self::Edit(edit, hash) = self else {
            return true;
        };
        if let (Edit::Play { mv, .. }, Some(hash)) = (edit, hash) {
            let mut after = game.position().boxed_clone();
            if after.play_text(mv).is_err() || after.hash() != *hash {
                return false;
            }
        }
        match game.apply(edit.clone()) {
            // Names that older versions took may be others now.
            Ok(Some(Edit::Seat(..))) => true,
            // Whose the moves are is found by playing them.
            Ok(Some(Edit::Branches(_))) => matches!(edit, Edit::Branches(_)),
            Ok(Some(applied)) => applied == *edit,
            // The same stakes may be written twice.
            Ok(None) => matches!(edit, Edit::Stakes(_)),
            Err(_) => false,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Edit(edit, hash) => write_edit(f, edit, hash.unwrap_or_default()),
            Self::Saved(name) => write!(f, "saved {}", format::quoted(name)),
        }
    }
}

fn write_edit(f: &mut fmt::Formatter<'_>, edit: &Edit, hash: u64) -> fmt::Result {
    match edit {
        Edit::Play { mv, used } => match used {
            Some(used) => write!(f, "play {mv} {} {hash:016x}", millis(*used)),
            None => write!(f, "play {mv} - {hash:016x}"),
        },
        Edit::Undo(count) => write!(f, "undo {count}"),
        Edit::Redo(count) => write!(f, "redo {count}"),
        Edit::Truncate(ply) => write!(f, "truncate {ply}"),
        Edit::Comment(ply, comment) => write!(f, "comment {ply} {}", format::quoted(comment)),
        Edit::Mark(ply, mark) => write!(f, "mark {ply} {}", mark_text(*mark)),
        Edit::Line(line, change) => {
            write!(f, "line {line} ")?;
            write_change(f, change)
        }
        Edit::Branches(branches) => {
            let mut text = String::new();
            branches::write(&mut text, branches, 0);
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            write!(f, "branches {}", lines.join(" "))
        }
        Edit::Seat(player, seat) => {
            let (kind, name) = (seat.kind.to_string(), &seat.name);
            let (kind, name) = (format::quoted(&kind), format::quoted(name));
            write!(f, "seat {} {kind} {name}", player.0)?;
            seat.person.map_or(Ok(()), |id| write!(f, " {id}"))
        }
        Edit::Stakes(stakes) => write!(f, "stakes {stakes}"),
    }
}

fn mark_text(mark: Option<Mark>) -> &'static str {
    mark.map_or("-", Mark::text)
}

fn read_mark(text: &str) -> Option<Option<Mark>> {
    match text {
        "-" => Some(None),
        text => text.parse().ok().map(Some),
    }
}

fn write_change(f: &mut fmt::Formatter<'_>, change: &LineEdit) -> fmt::Result {
    match change {
        LineEdit::Play { ply, mv, by } => write!(f, "play {ply} {mv} {}", format::quoted(by)),
        LineEdit::Comment(ply, comment) => write!(f, "comment {ply} {}", format::quoted(comment)),
        LineEdit::Mark(ply, mark) => write!(f, "mark {ply} {}", mark_text(*mark)),
        LineEdit::Cut(ply) => write!(f, "cut {ply}"),
        LineEdit::Promote => f.write_str("promote"),
    }
}

fn read_change(text: &str) -> Option<LineEdit> {
    if text == "promote" {
        return Some(LineEdit::Promote);
    }
    let (word, rest) = text.split_once(' ')?;
    let (ply, rest) = rest.split_once(' ').unwrap_or((rest, ""));
    let ply = ply.parse().ok()?;
    Some(match word {
        "play" => {
            let (mv, by) = rest.split_once(' ')?;
            LineEdit::Play {
                ply,
                mv: mv.to_owned(),
                by: format::unquoted(by)?,
            }
        }
        "comment" => LineEdit::Comment(ply, format::unquoted(rest)?),
        "mark" => LineEdit::Mark(ply, read_mark(rest)?),
        "cut" if rest.is_empty() => LineEdit::Cut(ply),
        _ => return None,
    })
}
