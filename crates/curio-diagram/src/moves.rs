//! The legal moves as elements: first where they begin, then where they end.

use core::fmt::{self, Write as _};

use super::{
    markup::{At, Num, SMALL, escaped, text},
    palette,
    sheet::{GAP, Sheet, WIDTH, layer, panel},
    texts,
};

/// How the elements behave: the ends of moves appear when their beginning has the focus.
/// Each rule stands by itself, since a reader that does not know a selector drops the whole
/// rule.
pub const STYLE: &str = "\
.curio-from,.curio-move{cursor:pointer}\
.curio-from>.curio-move{visibility:hidden}\
.curio-from.open>.curio-move{visibility:visible}\
.curio-from:focus-within>.curio-move{visibility:visible}\
.curio-place{outline:none}\
.curio-move{outline:none}\
.curio-place:focus>.curio-ring{stroke-opacity:1}\
.curio-shape{stroke-opacity:.25}\
.curio-shape:hover{stroke-opacity:1}\
.curio-shape:focus{stroke-opacity:1}\
.curio-pose{visibility:hidden}\
.curio-place:focus+.curio-pose{visibility:visible}\
.curio-button:focus>rect{stroke-width:3}";

/// How the end of a move is shown.
#[derive(Clone, Debug)]
pub enum End {
    /// A ring with a dot.
    Go(At),
    /// A ring with a cross: something leaves the board.
    Take(At),
}

/// A legal move.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its text.
    pub mv: String,
    /// What it does, in words.
    pub title: String,
    /// Where it ends.
    pub end: End,
    /// What tells it from another move with the same end.
    pub label: String,
}

/// Where moves begin.
#[derive(Clone, Debug)]
pub struct Source {
    /// The place, as moves name it.
    pub name: String,
    /// What stands there.
    pub title: String,
    /// Where it is touched: a shape without a colour.
    pub hit: String,
    /// The moves.
    pub choices: Vec<Choice>,
}

impl Source {
    /// Adds the moves to those that begin at the same place, or the place to the others.
    pub fn join(self, sources: &mut Vec<Self>) {
        match sources.iter_mut().find(|known| known.name == self.name) {
            Some(known) => known.choices.extend(self.choices),
            None => sources.push(self),
        }
    }
}

/// Legal moves that begin at one place, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// What stands where they begin; empty for those that begin nowhere, such as a pass.
    pub from: String,
    /// The moves: the text of each, and what it does in words.
    pub moves: Vec<(String, String)>,
}

impl From<&Source> for Offer {
    fn from(source: &Source) -> Self {
        let said = |choice: &Choice| {
            let words = match choice.label.as_str() {
                "" => choice.title.clone(),
                label => format!("{} ({label})", choice.title),
            };
            (choice.mv.clone(), words)
        };
        Self {
            from: source.title.clone(),
            moves: source.choices.iter().map(said).collect(),
        }
    }
}

/// The shapes of the ends, so large that a finger finds them within `radius`.
pub fn define(sheet: &mut Sheet, radius: f64) {
    let (around, ring) = (Num(radius), Num(radius * 0.56));
    let legal = palette::MARK_LEGAL;
    let disc = format!(
        r#"<circle r="{around}" fill="{legal}" fill-opacity="0"/><circle r="{ring}" fill="{}" fill-opacity=".55" stroke="{}" stroke-width="5.5"/><circle r="{ring}" fill="none" stroke="{legal}" stroke-width="3.4"/>"#,
        palette::IVORY,
        palette::IVORY,
    );
    let dot = format!(r#"<circle r="2.6" fill="{legal}"/>"#);
    let arm = radius * 0.26;
    let cross = format!(
        r#"<path d="M{a} {a}L{b} {b}M{a} {b}L{b} {a}" stroke="{legal}" stroke-width="2.8" stroke-linecap="round"/>"#,
        a = Num(-arm),
        b = Num(arm),
    );
    sheet.define("go", format!("{disc}{dot}"));
    sheet.define("take", format!("{disc}{cross}"));
    sheet.define("bare", disc);
}

/// Draws the moves: those that begin at a place, and then those that are buttons. Where all
/// begin at one place, their ends are shown at once.
pub fn draw(sheet: &mut Sheet, sources: &[Source], buttons: &[(String, String)]) {
    sheet.has_moves();
    let known = sources.iter().filter(|source| !source.choices.is_empty());
    for offer in known.map(Offer::from) {
        sheet.offer(offer);
    }
    if !buttons.is_empty() {
        sheet.offer(Offer {
            from: String::new(),
            moves: buttons.to_vec(),
        });
    }
    let is_only = sources.len() == 1;
    for (number, source) in sources.iter().enumerate() {
        let title = texts::source_moves(&source.title, source.choices.len());
        let mut group = format!(
            r#"<g class="curio-from{}" data-from="{}"><g class="curio-place" role="button" tabindex="0"><title>{}</title>{}</g>"#,
            if is_only { " open" } else { "" },
            escaped(&source.name),
            escaped(&title),
            source.hit,
        );
        let ends = source.choices.iter().map(|choice| {
            let (End::Go(at) | End::Take(at)) = choice.end;
            [at.x, at.y].map(|it| (it * 10.0).round() as i32)
        });
        let ends: Vec<_> = ends.collect();
        for (before, (choice, end)) in source.choices.iter().zip(&ends).enumerate() {
            let among = |first| ends.iter().take(first).filter(|it| *it == end).count();
            let nth = (among(before) + 1, among(ends.len()));
            let _ = write(sheet, &mut group, choice, nth);
        }
        group.push_str("</g>");
        sheet.put(layer::MOVE, &format!("{number:03}"), group);
    }
    draw_buttons(sheet, buttons);
}

/// Adds one move to a group. Those with the same end lie side by side.
fn write(
    sheet: &Sheet,
    group: &mut String,
    choice: &Choice,
    (nth, count): (usize, usize),
) -> fmt::Result {
    let (id, mv, title) = (sheet.id, escaped(&choice.mv), escaped(&choice.title));
    let (at, shape) = match choice.end {
        End::Go(at) => (at, "go"),
        End::Take(at) => (at, "take"),
    };
    if count == 1 && choice.label.is_empty() {
        let (x, y) = (Num(at.x), Num(at.y));
        return write!(
            group,
            r##"<use href="#{id}-{shape}" x="{x}" y="{y}" class="curio-move" role="button" tabindex="0" data-move="{mv}"><title>{title}</title></use>"##
        );
    }
    let aside = (nth as f64 - (count as f64 + 1.0) / 2.0) * 16.0;
    let at = at + At::new(aside, 0.0);
    let label = text(At::new(0.0, 0.0), SMALL, palette::OAK_DARK, &choice.label);
    write!(
        group,
        r##"<g transform="translate({at})" class="curio-move" role="button" tabindex="0" data-move="{mv}"><title>{title}</title><use href="#{id}-bare"/>{label}</g>"##
    )
}

/// The height of a button: a fingertip.
const BUTTON: f64 = 40.0;

/// Buttons below the board: the text of a move, and what is written on it.
fn draw_buttons(sheet: &mut Sheet, buttons: &[(String, String)]) {
    if buttons.is_empty() {
        return;
    }
    let most = 4.0;
    let columns = (buttons.len() as f64).min(most);
    let width = (WIDTH - GAP) / columns - GAP;
    for (number, (mv, label)) in buttons.iter().enumerate() {
        let (column, row) = (number as f64 % most, (number as f64 / most).floor());
        let corner = At::new(
            GAP + column * (width + GAP),
            sheet.below + row * (BUTTON + GAP),
        );
        let middle = corner + At::new(width, BUTTON) * 0.5;
        let face = panel(corner, width, BUTTON, palette::ACCENT);
        let label = text(middle, 14.0, palette::TEXT, label);
        let button = format!(
            r#"<g class="curio-move curio-button" role="button" tabindex="0" data-move="{}">{face}{label}</g>"#,
            escaped(mv),
        );
        sheet.put(layer::MOVE, &format!("button-{number:02}"), button);
    }
    let rows = (buttons.len() as f64 / most).ceil();
    sheet.below += rows * (BUTTON + GAP);
}

/// A place to touch: a disc that is not seen until it has the focus.
pub fn disc(at: At, radius: f64) -> String {
    format!(
        r#"<circle class="curio-ring" cx="{}" cy="{}" r="{}" fill="{legal}" fill-opacity="0" stroke="{legal}" stroke-width="3.5" stroke-opacity="0"/>"#,
        Num(at.x),
        Num(at.y),
        Num(radius),
        legal = palette::MARK_LEGAL,
    )
}
