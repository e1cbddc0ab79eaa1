//! Games from outside: drawn with characters.

use curio_rules::AnyGame;

use super::{
    View,
    markup::{At, Num, escaped},
    moves, palette,
    sheet::{GAP, Sheet, WIDTH, layer},
};

/// The height of a line in parts of the size of the letters.
const LINE: f64 = 1.25;
/// The width of a letter of a font of equal widths, in parts of its size.
const LETTER: f64 = 0.61;

pub(crate) fn draw(position: &dyn AnyGame, view: &View<'_>) -> Sheet {
    let diagram = position.diagram();
    let lines: Vec<&str> = diagram.trim_end().lines().collect();
    let widest = lines.iter().map(|line| line.chars().count()).max();
    let letters = widest.unwrap_or(1).max(20) as f64;
    let size = (WIDTH - 8.0 * GAP) / letters / LETTER;
    let mut sheet = Sheet::new(
        position.info().id,
        8.0 * GAP + size * LINE * lines.len() as f64,
    );
    let mut text = format!(
        r#"<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{}" fill="{}">"#,
        Num(size),
        palette::TEXT
    );
    for (number, line) in lines.iter().enumerate() {
        let at = At::new(4.0 * GAP, 4.0 * GAP + size * (LINE * number as f64 + 1.0));
        text.push_str(&format!(
            r#"<text x="{}" y="{}" xml:space="preserve">{}</text>"#,
            Num(at.x),
            Num(at.y),
            escaped(line)
        ));
    }
    text.push_str("</g>");
    sheet.put(layer::TILE, "text", text);
    sheet.say(position.position_text());
    if view.moves {
        let texts = position.legal_texts().into_iter();
        let buttons: Vec<_> = texts.map(|text| (text.clone(), text)).collect();
        moves::draw(&mut sheet, &[], &buttons);
    }
    sheet
}
