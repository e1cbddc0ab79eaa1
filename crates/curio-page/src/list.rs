//! What is said of a match, and its moves.

use core::fmt::Write as _;

use curio_record::{Branch, Match, Ply, said};
use curio_rules::AnyGame;

use super::{aim, comment_at, escaped, name_of, texts, words};

/// The game, the players and the occasion. The winner stands after the last move.
pub(crate) fn header(game: &Match) -> String {
    let terms = game.terms();
    let players: Vec<String> = game
        .seats()
        .iter()
        .zip(game.position().colours())
        .map(|(seat, colour)| {
            let name = seat.name_for_others();
            let name = if name == colour.name() { "" } else { &name };
            format!(
                "<span class=\"player {}\"><b>{colour}</b> {}</span>",
                colour.key(),
                escaped(name)
            )
        })
        .collect();
    let about: Vec<String> = [aim(game), said(&terms.game, &terms.event), &terms.date]
        .into_iter()
        .filter(|text| !text.trim().is_empty())
        .map(|text| format!("<span>{}</span>", escaped(text)))
        .collect();
    format!(
        "<header>\n<h1>{}</h1>\n<p class=\"players\">{}</p>\n<p class=\"about\">{}</p>\n</header>\n",
        escaped(name_of(game)),
        players.join(" "),
        about.join(" "),
    )
}

/// The list of moves; where it is `hidden`, folded, and the last position stands behind it. The
/// names of its parts begin with `id`.
pub(crate) fn moves(
    game: &Match,
    (first, last): (usize, usize),
    hidden: Option<&str>,
    id: &str,
) -> String {
    // They stand behind the move that they have another for, or behind the last.
    let others = |ply| -> String {
        let all = game.branches().iter();
        let all = all.filter(|it| (it.at + 1).min(game.len()) == ply);
        let told = all.map(|it| branch_text(game, &*game.position_at(it.at), it));
        told.map(|it| format!("<p>{it}</p>")).collect()
    };
    let rounds = game.round_of_each_ply();
    let before = first.checked_sub(1).and_then(|last| rounds.get(last));
    let before = before.copied().unwrap_or_default();
    let open = if hidden.is_some() { "" } else { " open" };
    let mut html = format!(
        "<section class=\"moves\" aria-labelledby=\"{id}moves\">\n<details{open}>\n\
         <summary><h2 id=\"{id}moves\">{}</h2></summary>\n<ol>\n<li id=\"{id}p{first}\" value=\"{before}\"><a href=\"#{id}p{first}\">{}</a>{}{}</li>\n",
        texts::moves(),
        texts::start(),
        comment(comment_at(game, first)),
        others(0),
    );
    let colours = game.position().colours();
    let plies = game.plies().iter().zip(rounds).enumerate();
    let plies = plies.take(last).skip(first);
    let mut position = game.position_at(first);
    for (before, (played, round)) in plies {
        let ply = before + 1;
        let words = words::of_move(&*position, &played.mv);
        // The moves of a match are legal.
        let _ = position.play_text(&played.mv);
        let by = played.by.and_then(|by| colours.get(by.index()));
        let _ = writeln!(
            html,
            "<li id=\"{id}p{ply}\" value=\"{round}\"><a href=\"#{id}p{ply}\" title=\"{}\"><b>{}</b> {}{}</a>{}{}</li>",
            escaped(&played.mv),
            by.map_or(texts::dice(), |colour| colour.name()),
            escaped(&words),
            mark(played),
            comment(said(&game.terms().game, &played.comment)),
            others(ply),
        );
    }
    html.push_str("</ol>\n");
    if last == game.len() {
        let result = game.outcome();
        let result = result.map_or_else(
            || texts::not_finished().to_owned(),
            |it| escaped(&it.explanation),
        );
        let _ = writeln!(
            html,
            "<p class=\"end\"><b>{}</b> {result}</p>",
            texts::result()
        );
    }
    html.push_str(hidden.unwrap_or_default());
    html.push_str("</details>\n</section>\n");
    html
}

fn mark(played: &Ply) -> String {
    played.mark.map_or(String::new(), |mark| {
        format!(" <strong class=\"mark\">{}</strong>", escaped(mark.text()))
    })
}

/// A branch that leaves a position, in brackets, and those that leave it in theirs.
fn branch_text(game: &Match, from: &dyn AnyGame, branch: &Branch) -> String {
    let mut position = from.boxed_clone();
    let by = Some(escaped(&branch.by)).filter(|by| !by.is_empty());
    let mut text = by.map_or("(".to_owned(), |by| format!("({by}: "));
    for (ply, played) in (branch.at + 1..).zip(&branch.plies) {
        let words = escaped(&words::of_move(&*position, &played.mv));
        let said = escaped(said(&game.terms().game, &played.comment));
        text.push_str(if ply > branch.at + 1 { " " } else { "" });
        let _ = write!(text, "{words}{}", mark(played));
        if !said.is_empty() {
            let _ = write!(text, " <small>{said}</small>");
        }
        let before = position.boxed_clone();
        // The moves of a branch are legal.
        let _ = position.play_text(&played.mv);
        let within = branch.branches.iter();
        for inner in within.filter(|it| (it.at + 1).min(branch.end()) == ply) {
            let from = if inner.at == ply { &position } else { &before };
            let _ = write!(text, " {}", branch_text(game, &**from, inner));
        }
    }
    text + ")"
}

/// A comment with its lines; nothing where there is none.
fn comment(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(escaped).collect();
    if lines.iter().all(|line| line.trim().is_empty()) {
        return String::new();
    }
    format!("<p>{}</p>", lines.join("<br>"))
}
