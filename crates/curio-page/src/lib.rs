#![doc = include_str!("../README.md")]

mod code;
mod drawn;
mod figure;
mod list;
pub mod site;
mod texts;
mod words;

use core::fmt::Write as _;
use std::{fs::File, io, path::Path};

use curio_diagram::{Diagram, View, diagram, markup::escaped};
use curio_record::{Edit, LinkContents, Match, link, read_within, said};
use curio_rules::{Player, registry};
use curio_words::language;

pub use code::{Code, QrError};
pub use drawn::{drawn, told};
pub use figure::{Figure, figure};
use site::Carried;
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
    /// Whether what comes is hidden until it is seen: moves, comments, and who won.
    pub hides: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            from: Player::FIRST,
            plies: (0, usize::MAX),
            seconds_per_ply: 1.2,
            hides: true,
        }
    }
}

/// The style of what is shown without a script.
const STYLE: &str = include_str!("page.css");

/// What a browser may do with the page: run what is in it, and fetch nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; connect-src data:; img-src data: blob:; base-uri 'none'; form-action 'none'";

/// The elements that the page for browsers fills.
pub const PLACES: &str = "<p id=\"loading\" role=\"status\" hidden></p>\n<div id=\"home\" hidden></div>\n\
    <div id=\"match\" hidden></div>\n<dialog id=\"dialog\"></dialog>\n\
    <p id=\"said\" role=\"status\" aria-live=\"polite\"></p>\n";

/// A match as one page. With the page for browsers in it, it replays, and one can play on; what
/// is shown without a script is the last position and all moves, or, where what comes is hidden,
/// the first position, and the rest folded.
pub fn page(game: &Match, look: &Look, carried: Option<&Carried>) -> String {
    let last = look.plies.1.min(game.len());
    let first = look.plies.0.min(last);
    let tells_end = !look.hides && last == game.len();
    let result = game.outcome().filter(|_| tells_end);
    let about = result.map_or_else(|| aim(game).to_owned(), |it| it.explanation);
    let mut html = beginning(&title(game, tells_end), &about, carried);
    html.push_str(&list::header(game));
    html.push_str("<main>\n");
    let table = |ply| table(game, look.from, ply);
    html.push_str(&table(if look.hides { first } else { last }));
    let end = look.hides.then(|| table(last));
    html.push_str(&list::moves(game, (first, last), end.as_deref(), ""));
    html.push_str("</main>\n");
    end_of_plain(&mut html);
    if let Some(carried) = carried {
        replay(
            &mut html,
            carried,
            look,
            (first, &shown_part(game, last)),
            "",
        );
    }
    html.push_str("</body>\n</html>\n");
    html
}

/// Matches as the chapters of one page: a study. Without a script, their moves stand one below
/// the other.
pub fn study(name: &str, chapters: &[Match], look: &Look, carried: Option<&Carried>) -> String {
    let names: Vec<String> = chapters.iter().map(chapter_name).collect();
    let mut html = beginning(name, &names.join("; "), carried);
    let _ = writeln!(html, "<h1>{}</h1>", escaped(name));
    for (number, game) in (1..).zip(chapters) {
        let hidden = look.hides.then_some("");
        let moves = list::moves(game, (0, game.len()), hidden, &format!("{number}-"));
        let _ = write!(
            html,
            "<article>\n{}<main>\n{moves}</main>\n</article>\n",
            list::header(game)
        );
    }
    end_of_plain(&mut html);
    if let (Some(carried), false) = (carried, chapters.is_empty()) {
        let _ = write!(
            html,
            "<nav id=\"chapters\" aria-label=\"{0}\" hidden>\
             <button type=\"button\" aria-label=\"{1}\">«</button><select aria-label=\"{0}\">",
            texts::chapters(),
            texts::chapter_before(),
        );
        for (number, name) in (1..).zip(&names) {
            let _ = write!(html, "<option>{number}. {}</option>", escaped(name));
        }
        let _ = writeln!(
            html,
            "</select><button type=\"button\" aria-label=\"{}\">»</button></nav>",
            texts::chapter_after()
        );
        for game in chapters {
            let link = shown_part(game, game.len());
            let _ = writeln!(
                html,
                "<script type=\"text/plain\" class=\"chapter\">{link}</script>"
            );
        }
        let chapters = format!("<script>\n{}</script>\n", site::CHAPTERS);
        replay(&mut html, carried, look, (0, ""), &chapters);
    }
    html.push_str("</body>\n</html>\n");
    html
}

/// The largest file that is taken for a page, in bytes.
const LARGEST_PAGE: u64 = 64 << 20;

/// The matches that a page carries; none where it is no page of this program.
///
/// # Errors
/// When the file cannot be read, or a match in it is damaged.
pub fn matches_in(file: &Path) -> io::Result<Vec<Match>> {
    let html = read_within(File::open(file)?, LARGEST_PAGE)?;
    let html = String::from_utf8_lossy(&html);
    let carried = |mark: &str| -> Vec<&str> {
        let scripts = html.split("<script ").skip(1);
        let marked = scripts.filter_map(|it| it.split_once('>'));
        let marked = marked.filter(|(head, _)| head.contains(mark));
        let contents = marked.filter_map(|(_, rest)| rest.split_once('<'));
        contents.map(|(link, _)| link).collect()
    };
    let chapters = carried("class=\"chapter\"");
    let links = match chapters.is_empty() {
        true => carried("id=\"record\""),
        false => chapters,
    };
    let read = |link| link::read(link).map_err(io::Error::other);
    links.into_iter().map(read).collect()
}

/// What a chapter is called: by its occasion, or else by its players.
fn chapter_name(game: &Match) -> String {
    match said(&game.terms().game, &game.terms().event) {
        "" => title(game, false),
        event => format!("{}: {event}", name_of(game)),
    }
}

/// The page up to what is shown without a script.
fn beginning(title: &str, about: &str, carried: Option<&Carried>) -> String {
    let (title, about) = (escaped(title), escaped(about));
    let mut html = String::with_capacity(1 << 18);
    let _ = write!(
        html,
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta name=\"generator\" content=\"Curio\">\n\
         <meta name=\"description\" content=\"{about}\">\n\
         <meta property=\"og:type\" content=\"website\">\n\
         <meta property=\"og:title\" content=\"{title}\">\n\
         <meta property=\"og:description\" content=\"{about}\">\n\
         <title>{title}</title>\n<link rel=\"icon\" href=\"data:,\">\n\
         <style id=\"style\" media=\"not all\">{}</style>\n\
         </head>\n<body>\n<div id=\"plain\">\n<style>\n{STYLE}</style>\n",
        language().code(),
        carried.map_or("", |it| &it.style),
    );
    html
}

fn end_of_plain(html: &mut String) {
    let _ = writeln!(html, "<footer>{}</footer>\n</div>", texts::footer());
}

/// The page for browsers, which shows a match from its `first` ply on. The scripts in `before` run
/// in the page alone; the last script runs in its workers, too.
fn replay(
    html: &mut String,
    carried: &Carried,
    look: &Look,
    (first, link): (usize, &str),
    before: &str,
) {
    for (code, words) in &carried.words {
        let _ = writeln!(
            html,
            "<script type=\"text/plain\" id=\"words-{code}\">{words}</script>"
        );
    }
    let _ = write!(
        html,
        "{PLACES}<script type=\"text/plain\" id=\"record\" data-from=\"{}\" data-first=\"{first}\" \
         data-pause=\"{}\"{}>{link}</script>\n<script type=\"text/plain\" id=\"program\">{}</script>\n\
         {before}<script id=\"script\">{}</script>\n",
        look.from.index(),
        (f64::from(look.seconds_per_ply) * 1000.0).round(),
        if look.hides { "" } else { " data-hide=\"off\"" },
        carried.program,
        carried.script,
    );
}

/// The moves that are shown, as a link: letters and digits alone.
fn shown_part(game: &Match, last: usize) -> String {
    let mut part = game.clone();
    // Nothing hinders a match from being cut.
    let _ = part.apply(Edit::Truncate(last));
    link::write(&part, LinkContents::ALL).unwrap_or_default()
}

/// A position, in a drawing and in words.
fn table(game: &Match, from: Player, ply: usize) -> String {
    let drawing = drawing(game, from, ply);
    let lead = game.position_at(ply).lead();
    let lead = lead.map(|lead| format!("<p>{}</p>\n", escaped(&lead.line)));
    format!(
        "<section class=\"table\" aria-label=\"{}\">\n{}<p>{}</p>\n{}</section>\n",
        texts::board(),
        drawing.svg(),
        escaped(drawing.label()),
        lead.unwrap_or_default(),
    )
}

fn drawing(game: &Match, from: Player, ply: usize) -> Diagram {
    let position = game.position_at(ply);
    let last = game.move_before(ply);
    let before = ply.checked_sub(1).and_then(|it| game.plies().get(it));
    let view = View {
        from,
        last: last.as_deref(),
        mark: before.and_then(|it| it.mark).map_or("", |mark| mark.text()),
        ..View::default()
    };
    diagram(&*position, &view)
}

/// What is said of the position after some plies.
fn comment_at(game: &Match, ply: usize) -> &str {
    let comment = match ply.checked_sub(1) {
        None => game.start_comment(),
        Some(before) => game.plies().get(before).map_or("", |it| &it.comment),
    };
    said(&game.terms().game, comment)
}

/// What the game is about.
fn aim(game: &Match) -> &str {
    registry::find(&game.terms().game).map_or("", |entry| (entry.aim)())
}

/// The name of the game as players read it.
fn name_of(game: &Match) -> &str {
    registry::find(&game.terms().game).map_or(&*game.terms().game, |entry| entry.name)
}

/// Who played what; where its end may be told, also who won, and in how many moves.
pub fn title(game: &Match, tells_end: bool) -> String {
    let name = name_of(game);
    let winners = game.outcome().filter(|_| tells_end).map(|it| it.winners);
    let names = |between: &str, is_named: &dyn Fn(Player) -> bool| {
        let seats = Player::all(u8::MAX).zip(game.seats());
        let named = seats.filter(|(player, _)| is_named(*player));
        let named: Vec<String> = named.map(|(_, seat)| seat.name_for_others()).collect();
        named.join(between)
    };
    let all = names(" – ", &|_| true);
    match winners {
        None => format!("{all}, {name}"),
        Some(winners) if winners.is_empty() => texts::drew(&all, game.rounds(), name),
        Some(winners) => texts::beat(
            &names(" & ", &|player| winners.contains(player)),
            &names(" & ", &|player| !winners.contains(player)),
            game.rounds(),
            name,
        ),
    }
}
