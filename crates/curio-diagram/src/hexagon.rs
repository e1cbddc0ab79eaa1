//! Hexagons, in two ways to lie, and the frame around any number of them.

use super::{
    markup::{At, Num, points},
    palette,
    sheet::{Sheet, layer},
};

/// The square root of 3: the height of an equilateral triangle with sides of 2.
pub(crate) const ROOT_3: f64 = 1.732_050_807_568_877_2;

/// How hexagons lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lie {
    /// A side at the top.
    Flat,
    /// A corner at the top.
    Pointed,
}

/// The corners of a hexagon about a point.
pub(crate) fn corners(at: At, size: f64, lie: Lie) -> [At; 6] {
    const FLAT: [(f64, f64); 6] = [
        (1.0, 0.0),
        (0.5, ROOT_3 / 2.0),
        (-0.5, ROOT_3 / 2.0),
        (-1.0, 0.0),
        (-0.5, -ROOT_3 / 2.0),
        (0.5, -ROOT_3 / 2.0),
    ];
    FLAT.map(|(x, y)| {
        let corner = match lie {
            Lie::Flat => At::new(x, y),
            Lie::Pointed => At::new(y, x),
        };
        at + corner * size
    })
}

/// Where hexagons lie on the sheet: axial coordinates to points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// From the middle of a hexagon to a corner.
    pub size: f64,
    lie: Lie,
    middle: At,
    /// The middle of the board on the sheet.
    place: At,
    turned: bool,
}

impl Plan {
    /// Fits hexagons at these plain places (see [`plain`]) into a rectangle with this
    /// middle; seen from the other side if `turned`.
    pub fn new(places: &[At], lie: Lie, place: At, room: At, turned: bool) -> Self {
        let fold = |f: fn(f64, f64) -> f64, start: f64| {
            let x = places.iter().map(|at| at.x).fold(start, f);
            let y = places.iter().map(|at| at.y).fold(start, f);
            At::new(x, y)
        };
        let (low, high) = (
            fold(f64::min, f64::INFINITY),
            fold(f64::max, f64::NEG_INFINITY),
        );
        let own = match lie {
            Lie::Flat => At::new(2.0, ROOT_3),
            Lie::Pointed => At::new(ROOT_3, 2.0),
        };
        let extent = high - low + own;
        let size = (room.x / extent.x).min(room.y / extent.y);
        Self {
            size,
            lie,
            middle: (low + high) * 0.5,
            place,
            turned,
        }
    }

    /// A plain place on the sheet.
    pub fn at(&self, plain: At) -> At {
        let way = (plain - self.middle) * self.size;
        self.place + if self.turned { way * -1.0 } else { way }
    }

    /// The outline of a hexagon about the origin, so large in parts of its size.
    pub fn outline(&self, part: f64) -> String {
        points(corners(At::new(0.0, 0.0), self.size * part, self.lie))
    }

    /// Defines the tile that lies on every place, as `tile`.
    pub fn define_tile(&self, sheet: &mut Sheet) {
        let tile = format!(
            r#"<polygon points="{}" stroke="{}"/>"#,
            self.outline(0.96),
            palette::OAK_DARK
        );
        sheet.define("tile", tile);
    }

    /// A tile at a plain place.
    pub fn tile(&self, sheet: &Sheet, plain: At, fill: palette::Tone) -> String {
        let at = self.at(plain);
        format!(
            r##"<use href="#{}" x="{}" y="{}" fill="{fill}"/>"##,
            sheet.id_of("tile"),
            Num(at.x),
            Num(at.y)
        )
    }

    /// A wooden frame that follows the outline of the board, whatever its shape.
    pub fn frame(&self, sheet: &mut Sheet, places: &[At]) {
        let hexagons: String = places
            .iter()
            .map(|at| {
                let outline = corners(self.at(*at), self.size, self.lie);
                format!("M{}z", points(outline))
            })
            .collect();
        sheet.define("board", format!(r#"<path d="{hexagons}"/>"#));
        let id = sheet.id_of("board");
        let mut frame = r#"<g stroke-linejoin="round">"#.to_owned();
        for (width, tone) in [
            (22.0, palette::OAK_DARK),
            (19.0, palette::OAK),
            (9.5, palette::BRASS),
            (8.0, palette::OAK),
            (3.0, palette::NIGHT),
        ] {
            frame.push_str(&format!(
                r##"<use href="#{id}" fill="{tone}" stroke="{tone}" stroke-width="{}"/>"##,
                Num(width)
            ));
        }
        frame.push_str("</g>");
        sheet.put(layer::GROUND, "frame", frame);
    }
}

/// Where the hexagon of axial coordinates lies when those of `(0, 0)` lie at the origin and
/// the distance from a middle to a corner is 1.
pub(crate) fn plain(x: f64, y: f64, lie: Lie) -> At {
    match lie {
        Lie::Flat => At::new(1.5 * x, ROOT_3 * (y + x / 2.0)),
        Lie::Pointed => At::new(ROOT_3 * (x + y / 2.0), 1.5 * y),
    }
}
