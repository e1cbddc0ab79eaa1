//! Blocks: a tower on a square, and small ones in a tray.

use curio_rules::xima::{Block, Square, Xima};

use super::UNIT;
use crate::{
    markup::{At, Num, SMALL, text, titled},
    palette,
    sheet::{Sheet, layer},
    sign, texts,
};

/// Half the side of a block.
const HALF: f64 = UNIT * 0.44;
/// The least height of the top block.
const LEAST_TOP: f64 = 13.0;
/// The greatest height of the edge of a block beneath it.
const MOST_EDGE: f64 = 4.5;

/// The blocks of a tower in words, from the top down.
pub(super) fn words(position: &Xima, square: Square) -> String {
    let blocks: Vec<String> = position
        .tower(square)
        .rev()
        .map(|block| word(position, block))
        .collect();
    match &blocks[..] {
        [] => texts::xima_empty().to_owned(),
        [one] => one.clone(),
        [top, below @ ..] => texts::xima_on(top, &below.join(", ")),
    }
}

fn word(position: &Xima, block: Block) -> String {
    let colour = texts::xima_block(position.colour(block.owner).key());
    if block.is_special {
        texts::xima_special_block(&colour)
    } else {
        colour
    }
}

/// Draws the tower on a square.
pub(super) fn draw(sheet: &mut Sheet, position: &Xima, square: Square, at: At) {
    let blocks: Vec<Block> = position.tower(square).collect();
    let Some((top, below)) = blocks.split_last() else {
        return;
    };
    let (left, width) = (at.x - HALF, 2.0 * HALF);
    let edge = match below.len() {
        0 => 0.0,
        count => ((2.0 * HALF - LEAST_TOP) / count as f64).min(MOST_EDGE),
    };
    let mut tower = format!(
        r#"<rect x="{}" y="{}" width="{w}" height="{w}" rx="4" fill="{}" fill-opacity=".35"/>"#,
        Num(left + 1.0),
        Num(at.y - HALF + 2.0),
        palette::NIGHT,
        w = Num(width),
    );
    for (level, block) in below.iter().enumerate() {
        let y = at.y + HALF - edge * (level as f64 + 1.0);
        tower.push_str(&edge_of(position, *block, At::new(left, y), width, edge));
    }
    let height = 2.0 * HALF - edge * below.len() as f64;
    let middle = At::new(at.x, at.y - HALF + height / 2.0);
    let mut face = face(position, *top, middle, height);
    if !below.is_empty() {
        let ink = palette::inlay(position.colour(top.owner));
        let count = blocks.len().to_string();
        let aside = middle + At::new(HALF * 0.5, 0.0);
        face.push_str(&text(aside, height.min(SMALL), ink, &count));
    }
    // The one block that moves.
    tower.push_str(&format!(r#"<g class="curio-top">{face}</g>"#));
    let title = format!("{square}: {}", words(position, square));
    sheet.say(format!("{title}."));
    sheet.put(layer::PIECE, &square.to_string(), titled(&title, &tower));
}

/// The visible edge of a block in a tower, with a short sign of its owner: one dash for the
/// first colour, two for the second, and so on; a special has a light line.
fn edge_of(position: &Xima, block: Block, corner: At, width: f64, height: f64) -> String {
    let colour = position.colour(block.owner);
    let (fill, ink) = (palette::lacquer(colour), palette::inlay(colour));
    let mut drawn = format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="1" fill="{fill}" stroke="{}" stroke-width=".7"/>"#,
        Num(corner.x),
        Num(corner.y),
        Num(width),
        Num(height),
        palette::NIGHT,
    );
    let line = corner.y + height / 2.0;
    let thick = Num((height * 0.36).clamp(0.5, 1.6));
    if block.is_special {
        drawn.push_str(&format!(
            r#"<path d="M{} {}h{}" stroke="{}" stroke-width="{}"/>"#,
            Num(corner.x + 2.0),
            Num(line),
            Num(width - 4.0),
            palette::BRASS.lit(130),
            Num((height * 0.55).max(0.7)),
        ));
        return drawn;
    }
    let dashes = match colour {
        curio_rules::Colour::Red => 1,
        curio_rules::Colour::Blue => 2,
        curio_rules::Colour::Yellow => 3,
        _ => 4,
    };
    let pitch = width / f64::from(dashes);
    let path: String = (0..dashes)
        .map(|n| {
            let x = corner.x + pitch * (f64::from(n) + 0.5) - 1.8;
            format!("M{} {}h3.6", Num(x), Num(line))
        })
        .collect();
    drawn.push_str(&format!(
        r#"<path d="{path}" stroke="{ink}" stroke-width="{thick}"/>"#
    ));
    drawn
}

/// The top of a block, so high.
fn face(position: &Xima, block: Block, middle: At, height: f64) -> String {
    let colour = position.colour(block.owner);
    let (fill, ink) = (palette::lacquer(colour), palette::inlay(colour));
    let is_alone = height > 2.0 * HALF - 0.1;
    let mut drawn = format!(
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="3.5" fill="{fill}" stroke="{}" stroke-width="1"/>"#,
        Num(middle.x - HALF),
        Num(middle.y - height / 2.0),
        Num(2.0 * HALF),
        Num(height),
        palette::NIGHT,
    );
    drawn.push_str(&format!(
        r#"<path d="M{} {}h{}" stroke="{}" stroke-opacity=".45" stroke-width="1.4" stroke-linecap="round"/>"#,
        Num(middle.x - HALF + 3.5),
        Num(middle.y - height / 2.0 + 2.0),
        Num(2.0 * HALF - 7.0),
        palette::IVORY,
    ));
    let place = if is_alone {
        middle
    } else {
        middle - At::new(HALF * 0.42, 0.0)
    };
    let size = if is_alone {
        7.0
    } else {
        (height * 0.34).min(5.6)
    };
    let sign = if block.is_special {
        special(colour, size, ink, fill)
    } else {
        sign::block(colour, size, ink)
    };
    drawn.push_str(&format!(r#"<g transform="translate({place})">{sign}</g>"#));
    drawn
}

/// The star of a special, with the sign of its owner in it.
fn special(
    colour: curio_rules::Colour,
    size: f64,
    ink: palette::Tone,
    fill: palette::Tone,
) -> String {
    format!(
        r#"<polygon points="{}" fill="{ink}"/>{}"#,
        sign::star(size * 1.45),
        sign::block(colour, size * 0.42, fill)
    )
}

/// A block in a tray.
pub(super) fn small(position: &Xima, block: Block, at: At) -> String {
    let colour = position.colour(block.owner);
    let (fill, ink) = (palette::lacquer(colour), palette::inlay(colour));
    let sign = if block.is_special {
        special(colour, 5.2, ink, fill)
    } else {
        sign::block(colour, 5.2, ink)
    };
    format!(
        r#"<g transform="translate({at})"><rect x="-9" y="-9" width="18" height="18" rx="3.5" fill="{fill}" stroke="{}"/>{sign}</g>"#,
        palette::LIMESTONE_DARK
    )
}
