#![doc = include_str!("../README.md")]

mod chart;
mod frames;
mod list;
pub mod site;
mod standing;
mod texts;
mod words;

use core::fmt::Write as _;

use curio_diagram::Diagram;
use curio_record::{Match, said};
use curio_rules::{Player, registry};
use curio_words::language;

use frames::Frames;
pub use words::of_move as move_in_words;

/// How a match is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Who sits at the near edge.
    pub from: Player,
    /// The first and the last ply to show; nothing after the last move is shown.
    pub plies: (usize, usize),
    /// How many seconds each position is shown when the match plays by itself.
    pub seconds_per_ply: f32,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            from: Player::FIRST,
            plies: (0, usize::MAX),
            seconds_per_ply: 1.2,
        }
    }
}

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// What a browser may do with the page: run what is in it, and fetch nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/// A match as one page.
#[must_use]
pub fn page(game: &Match, look: &Look) -> String {
    let last = look.plies.1.min(game.len());
    let first = look.plies.0.min(last);
    let frames = Frames::of(game, look.from, first..=last);
    let title = title(game);
    let mut html = String::with_capacity(1 << 18);
    let _ = write!(
        html,
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta name=\"generator\" content=\"Curio\">\n\
         <title>{}</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n{STYLE}</style>\n\
         </head>\n<body>\n",
        language().code(),
        escaped(&title)
    );
    html.push_str(&list::header(game));
    let _ = writeln!(
        html,
        "<main>\n<section class=\"table\" aria-label=\"{}\">",
        texts::board()
    );
    html.push_str(&standing::bar(game, &frames.standings));
    html.push_str(&board(&frames));
    let _ = writeln!(
        html,
        "</section>\n<section class=\"side\" aria-label=\"{}\">\n<p id=\"now\" aria-live=\"polite\">{}</p>",
        texts::replay(),
        escaped(frames.words.last().map_or("", String::as_str))
    );
    html.push_str(&controls(first, last));
    let said = comment_at(game, last);
    let _ = writeln!(html, "<p id=\"comment\">{}</p>", escaped(said));
    html.push_str(&chart::draw(game, first..=last));
    html.push_str("</section>\n");
    html.push_str(&list::moves(game, first, last));
    let _ = writeln!(html, "</main>\n<footer>{}</footer>", texts::footer());
    let _ = write!(
        html,
        "<script type=\"application/json\" id=\"frames\">{}</script>\n<script>\n{SCRIPT}</script>\n\
         </body>\n</html>\n",
        frames.json(look.seconds_per_ply)
    );
    html
}

/// What is said of the position after some plies.
fn comment_at(game: &Match, ply: usize) -> &str {
    let comment = match ply.checked_sub(1) {
        None => game.start_comment(),
        Some(before) => game.plies().get(before).map_or("", |it| &it.comment),
    };
    said(&game.terms().game, comment)
}

/// The name of the game as players read it.
fn name_of(game: &Match) -> &str {
    registry::find(&game.terms().game).map_or(&*game.terms().game, |entry| entry.name)
}

fn title(game: &Match) -> String {
    let names: Vec<&str> = game.seats().iter().map(|seat| &*seat.name).collect();
    format!("{}: {}", name_of(game), names.join(" – "))
}

/// The last position. The others take its place part by part.
fn board(frames: &Frames) -> String {
    let mut svg = format!(
        "<svg id=\"board\" viewBox=\"0 0 {} {}\" role=\"group\" aria-labelledby=\"now\" {}>\
         <defs>{}</defs><rect class=\"card\" width=\"100%\" height=\"100%\" rx=\"12\"/>\n",
        frames.width,
        frames.height,
        Diagram::text_attributes(),
        frames.definitions
    );
    for (number, content) in frames.last() {
        let _ = writeln!(svg, "<g data-part=\"{number}\">{content}</g>");
    }
    svg.push_str("</svg>\n");
    svg
}

/// Buttons and a slider, which appear where the script runs.
fn controls(first: usize, last: usize) -> String {
    let buttons = [
        (
            "first",
            texts::first(),
            texts::key_home(),
            "M5 4h3v16H5zM20 4v16L9 12z",
        ),
        ("back", texts::back(), texts::key_left(), "M17 4v16L6 12z"),
        ("play", texts::play(), texts::key_space(), "M6 3v18l15-9z"),
        (
            "forward",
            texts::forward(),
            texts::key_right(),
            "M7 4v16l11-8z",
        ),
        (
            "last",
            texts::last(),
            texts::key_end(),
            "M16 4h3v16h-3zM4 4v16l11-8z",
        ),
    ];
    let mut html = format!(
        "<div id=\"controls\" role=\"group\" aria-label=\"{}\" hidden>\n",
        texts::replay()
    );
    for (id, label, key, path) in buttons {
        let _ = writeln!(
            html,
            "<button type=\"button\" id=\"{id}\" aria-label=\"{label}\" title=\"{label} ({key})\">\
             <svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{path}\"/></svg></button>"
        );
    }
    let _ = write!(
        html,
        "<input type=\"range\" id=\"ply\" aria-label=\"{}\" min=\"{first}\" max=\"{last}\" \
         value=\"{last}\">\n</div>\n",
        texts::one_move()
    );
    html
}

/// A text as the content of an element or of an attribute in double quotes; control
/// characters become the sign for unreadable ones.
fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '"' => written.push_str("&quot;"),
            '\n' | '\t' => written.push(c),
            c if c.is_control() => written.push('\u{fffd}'),
            c => written.push(c),
        }
    }
    written
}
