//! The signs of the players: shapes tell them apart where colours do not.

use curio_rules::Colour;

use super::{
    markup::{At, Num, points},
    palette,
};

/// The points of a star about the origin.
pub(crate) fn star(size: f64) -> String {
    // The corners of a pentagon and of the smaller one within it, from the top.
    const OUTER: [(f64, f64); 5] = [
        (0.0, -1.0),
        (0.951, -0.309),
        (0.588, 0.809),
        (-0.588, 0.809),
        (-0.951, -0.309),
    ];
    const INNER: [(f64, f64); 5] = [
        (0.247, -0.34),
        (0.4, 0.13),
        (0.0, 0.42),
        (-0.4, 0.13),
        (-0.247, -0.34),
    ];
    let both = OUTER.iter().zip(&INNER).flat_map(|(a, b)| [a, b]);
    points(both.map(|(x, y)| At::new(*x, *y) * size))
}

/// The sign on a player's blocks, about the origin: red a triangle, blue two bars, yellow a
/// ring, green a cross, the others a disc.
pub(crate) fn block(colour: Colour, size: f64, ink: palette::Tone) -> String {
    let n = |value: f64| Num(value * size);
    match colour {
        Colour::Red => format!(
            r#"<path d="M0 {}L{} {}H{}z" fill="{ink}"/>"#,
            n(-0.95),
            n(0.95),
            n(0.7),
            n(-0.95)
        ),
        Colour::Blue => format!(
            r#"<path d="M{x} {}h{w}v{h}h-{w}zM{x} {}h{w}v{h}h-{w}z" fill="{ink}"/>"#,
            n(-0.68),
            n(0.16),
            x = n(-0.85),
            w = n(1.7),
            h = n(0.5),
        ),
        Colour::Yellow => format!(
            r#"<circle r="{}" fill="none" stroke="{ink}" stroke-width="{}"/>"#,
            n(0.65),
            n(0.45)
        ),
        Colour::Green => format!(
            r#"<path d="M{a} {b}H{b}V{a}H{c}V{b}H{d}V{c}H{c}V{d}H{b}V{c}H{a}z" fill="{ink}"/>"#,
            a = n(-0.9),
            b = n(-0.28),
            c = n(0.28),
            d = n(0.9),
        ),
        Colour::White | Colour::Black => format!(r#"<circle r="{}" fill="{ink}"/>"#, n(0.7)),
    }
}

/// The figure of a player of Xafka, about the origin and 24 high: a cat, a mouse, a pawn.
pub(crate) fn figure(colour: Colour) -> String {
    let (fill, line) = (palette::lacquer(colour), palette::inlay(colour));
    let foot = r#"<path d="M9.6 12h4.8l2.6 7.6H7z"/><path d="M5.4 19.2h13.2v3.2H5.4z"/>"#;
    let body = match colour {
        Colour::Black => format!(
            r#"<path d="M7 10V1.8L12 6zM17 10V1.8L12 6z"/>{foot}<circle cx="12" cy="9.6" r="5"/>"#
        ),
        Colour::White => format!(
            r#"<circle cx="7.2" cy="6.2" r="3.9"/><circle cx="16.8" cy="6.2" r="3.9"/>{foot}<circle cx="12" cy="10.2" r="4.8"/>"#
        ),
        _ => format!(
            r#"{foot}<path d="M7.4 11.6h9.2L15 13.6H9z"/><circle cx="12" cy="6.8" r="4.6"/>"#
        ),
    };
    let eyes = match colour {
        Colour::Black | Colour::White => format!(
            r#"<path d="M9.9 9.6v1M14.1 9.6v1" stroke="{line}" stroke-width="1.3" stroke-linecap="round"/>"#
        ),
        _ => String::new(),
    };
    format!(
        r#"<g transform="translate(-12 -12)"><g fill="{fill}" stroke="{line}" stroke-width="1" stroke-linejoin="round">{body}</g>{eyes}</g>"#
    )
}
