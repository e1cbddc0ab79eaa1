//! Xong: hexes with their coats, the Xoids, what is in hand, and what could be given.

use std::collections::{BTreeMap, BTreeSet};

use curio_rules::{
    Game, PlayedMove, Player,
    xong::{Cell, Leg, LegSet, Mid, Move, Xoid, Xong},
};

use super::{
    Draw, View,
    hexagon::{Lie, Plan, plain},
    markup::{At, Num, escaped, points, text, text_from, titled},
    moves::{self, Offer},
    palette::{self, Tone},
    seats::{Seat, Seating},
    sheet::{GAP, Sheet, WIDTH, layer, panel},
    texts,
    trail::{self, Which},
};

/// The height of the board.
const BOARD: f64 = 376.0;
/// The height of the strip that shows what is in hand, and of one without anything to show.
const STRIP: [f64; 2] = [72.0, 44.0];

/// A way to place what is in hand: on which side it lies and how far it is turned, the text of the
/// move, the legs.
type PosedMove = ((usize, usize), String, LegSet);

impl Draw for Xong {
    fn draw(&self, view: &View<'_>) -> Sheet {
        let seating = Seating::new(2, view, BOARD);
        let mut sheet = seating.sheet("xong");
        let table = Table::new(self, view, &seating);
        table.plan.frame(&mut sheet, &table.places);
        table.plan.define_tile(&mut sheet);
        for (cell, _) in self.board().cells() {
            table.hex(&mut sheet, cell);
        }
        table.grooves(&mut sheet);
        for (number, placement) in self.placed().iter().enumerate() {
            table.placed(&mut sheet, number, placement.player, &placement.legs);
        }
        for (which, played) in view.trails::<Self>() {
            table.trail(&mut sheet, which, played, view);
        }
        for player in Player::all(2) {
            seating.draw(&mut sheet, self, player, &seat(self, player));
        }
        strip(self, &mut sheet);
        if view.moves && !self.is_over() {
            table.moves(&mut sheet);
        }
        sheet
    }
}

/// Where a midpoint lies when hexagons have the size 1.
fn plain_mid(mid: Mid) -> At {
    plain(f64::from(mid.x) / 2.0, f64::from(mid.y) / 2.0, Lie::Pointed)
}

/// From the middle of a leg nearly to its end, where hexagons have the size 1.
fn half_leg(mid: Mid) -> At {
    // A leg lies across the way from one of its hexagons to the other.
    let across = match (mid.x & 1, mid.y & 1) {
        (1, 0) => plain(1.0, 0.0, Lie::Pointed),
        (1, _) => plain(1.0, -1.0, Lie::Pointed),
        _ => plain(0.0, -1.0, Lie::Pointed),
    };
    At::new(-across.y, across.x) * (0.45 / across.length())
}

/// The rods of a player: the lacquer, and a line or beads let into it.
const fn rods(player: Player) -> (Tone, &'static str) {
    match player.0 {
        0 => (palette::ROD_RED, ""),
        _ => (palette::ROD_BLUE, r#" stroke-dasharray="0.1 4.2""#),
    }
}

/// Rods along these lines, the content of a `d`, so thick.
fn drawn_rods(path: &str, thick: f64, tone: Tone, dashes: &str) -> String {
    format!(
        r#"<g fill="none" stroke-linecap="round"><path d="{path}" stroke="{}" stroke-width="{}"/><path d="{path}" stroke="{tone}" stroke-width="{}"/><path d="{path}" stroke="{}" stroke-width="{}"{dashes}/></g>"#,
        palette::NIGHT,
        Num(thick + 2.0),
        Num(thick),
        palette::ROD_INLAY,
        Num(thick * 0.3),
    )
}

struct Table<'a> {
    position: &'a Xong,
    places: Vec<At>,
    plan: Plan,
}

impl<'a> Table<'a> {
    fn new(position: &'a Xong, view: &View<'_>, seating: &Seating) -> Self {
        let cells = position.board().cells();
        let places: Vec<At> = cells
            .map(|(_, hex)| plain(f64::from(hex.x), f64::from(hex.y), Lie::Pointed))
            .collect();
        let middle = At::new(WIDTH / 2.0, seating.top + BOARD / 2.0);
        let room = At::new(WIDTH - 30.0, BOARD - 30.0);
        let is_far = view.from != Player::FIRST;
        Self {
            position,
            plan: Plan::new(&places, Lie::Pointed, middle, room, is_far),
            places,
        }
    }

    fn place(&self, cell: Cell) -> At {
        let hex = self.position.board().hex(cell);
        plain(f64::from(hex.x), f64::from(hex.y), Lie::Pointed)
    }

    fn name(&self, cell: Cell) -> String {
        let hex = self.position.board().hex(cell);
        format!("{},{}", hex.x, hex.y)
    }

    /// The legs as lines, the content of a `d`.
    fn path(&self, legs: impl IntoIterator<Item = Leg>) -> String {
        legs.into_iter()
            .map(|leg| {
                let mid = self.position.board().mid(leg);
                let (middle, half) = (plain_mid(mid), half_leg(mid));
                let (from, to) = (self.plan.at(middle - half), self.plan.at(middle + half));
                format!("M{from}L{to}")
            })
            .collect()
    }

    fn rod(&self) -> f64 {
        (self.plan.size * 0.26).clamp(3.0, 7.0)
    }

    /// A hex with its coat: a bar where Red alone touches it, dots where Blue does, a cross
    /// where it is greened out, and a number on brass where it counts two for good.
    fn hex(&self, sheet: &mut Sheet, cell: Cell) {
        let position = self.position;
        let at = self.plan.at(self.place(cell));
        let is_cashed = position.cashed().contains(cell);
        let touched = [Player::FIRST, Player::SECOND]
            .map(|player| position.touched_by(player).contains(cell));
        let is_lost = !position.board().rim(cell).meets(position.live());
        let sign = |path: &str, width: f64, ink: Tone| {
            let k = self.plan.size / 24.0;
            format!(
                r#"<path transform="translate({at}) scale({k:.2})" d="{path}" stroke="{ink}" stroke-width="{width}" stroke-linecap="round"/>"#
            )
        };
        let (fill, sign, words) = match touched {
            [true, true] => (
                palette::COAT_GREEN.over(palette::LIMESTONE, 62),
                sign("M-5-5L5 5M-5 5L5-5", 2.6, palette::NIGHT),
                texts::xong_greened_out(),
            ),
            [true, false] => (
                palette::COAT_RED.over(palette::LIMESTONE, if is_cashed { 80 } else { 48 }),
                sign("M-6 0H6", 3.6, palette::ROD_RED.lit(60)),
                texts::xong_red(),
            ),
            [false, true] => (
                palette::COAT_BLUE.over(palette::LIMESTONE, if is_cashed { 76 } else { 42 }),
                sign("M-6.5 0h.1M0 0h.1M6.5 0h.1", 4.2, palette::ROD_BLUE.lit(75)),
                texts::xong_blue(),
            ),
            [false, false] if is_lost => (palette::OAK.lit(80), String::new(), texts::xong_lost()),
            [false, false] => (palette::LIMESTONE, String::new(), ""),
        };
        let mut drawn = self.plan.tile(sheet, self.place(cell), fill);
        if is_cashed {
            // Round for the first player, square for the second.
            let (corner, tone) = if touched[0] {
                (0.42, palette::COAT_RED)
            } else {
                (0.1, palette::COAT_BLUE)
            };
            let half = self.plan.size * 0.42;
            drawn.push_str(&format!(
                r#"<rect x="{}" y="{}" width="{w}" height="{w}" rx="{}" fill="{}" stroke="{ink}"/>{}"#,
                Num(at.x - half),
                Num(at.y - half),
                Num(self.plan.size * corner),
                tone.over(palette::BRASS, 25),
                text(at, self.plan.size * 0.6, palette::NIGHT, "2"),
                w = Num(2.0 * half),
                ink = palette::NIGHT,
            ));
        } else {
            drawn.push_str(&sign);
        }
        let name = self.name(cell);
        let title = match (words, is_cashed) {
            ("", _) => name.clone(),
            (words, false) => texts::xong_hex(&name, words),
            (words, true) => texts::xong_hex_cashed(&name, words),
        };
        sheet.place(name, &title, at);
        // The board shows no names.
        let drawn = if words.is_empty() {
            drawn
        } else {
            titled(words, &drawn)
        };
        sheet.put(layer::TILE, &format!("{:03}", cell.index()), drawn);
    }

    /// The lines where nothing lies yet; they break where nothing can lie any more.
    fn grooves(&self, sheet: &mut Sheet) {
        let vacant = self.position.vacant();
        let live = *self.position.live() & vacant;
        let dead = vacant - live;
        let grooves = format!(
            r#"<path d="{}" stroke="{groove}" stroke-width="1.6" stroke-linecap="round"/><path d="{}" stroke="{groove}" stroke-opacity=".45" stroke-width="1.2" stroke-dasharray="1.5 3"/>"#,
            self.path(live.iter()),
            self.path(dead.iter()),
            groove = palette::GROOVE.lit(75),
        );
        sheet.put(layer::UNDER, "grooves", grooves);
    }

    fn placed(&self, sheet: &mut Sheet, number: usize, player: Player, legs: &LegSet) {
        let (tone, dashes) = rods(player);
        let rods = drawn_rods(&self.path(legs.iter()), self.rod(), tone, dashes);
        let xoid = self.position.placed().get(number).map(|it| it.xoid.title());
        let colour = self.position.colours().get(player.index());
        let title = texts::xong_placed(
            colour.map_or("", |it| it.name()),
            &xoid.unwrap_or_default(),
            number + 1,
        );
        sheet.say(format!("{title}."));
        sheet.put(layer::PIECE, &format!("{number:03}"), titled(&title, &rods));
    }

    fn trail(&self, sheet: &mut Sheet, which: Which, played: &PlayedMove<Xong>, view: &View<'_>) {
        let Move::Place(legs) = &played.mv else {
            return;
        };
        let path = self.path(legs.iter());
        let (tone, dashes) = match which {
            Which::Last => (palette::MARK_LAST, ""),
            Which::Hint => (palette::MARK_HINT, r#" stroke-dasharray="5 5""#),
        };
        let width = Num(self.rod() + 9.0);
        sheet.put(
            layer::UNDER,
            "trail",
            format!(
                r#"<g fill="none" stroke-linecap="round"><path d="{path}" stroke="{}" stroke-width="{}"/><path d="{path}" stroke="{tone}" stroke-width="{width}"{dashes}/></g>"#,
                palette::IVORY,
                Num(self.rod() + 11.0),
            ),
        );
        if let (Which::Last, Some(leg)) = (which, legs.least()) {
            let end = self.plan.at(plain_mid(self.position.board().mid(leg)));
            trail::mark(sheet, view, end, self.plan.size * 0.6);
        }
    }

    fn moves(&self, sheet: &mut Sheet) {
        sheet.has_moves();
        let mut poses: BTreeMap<Cell, Vec<PosedMove>> = BTreeMap::new();
        let mut gives = Vec::new();
        let turns = self.position.hand().map(turns).unwrap_or_default();
        for mv in self.position.legal_moves() {
            let text = self.position.move_text(&mv);
            match mv {
                Move::Place(legs) => {
                    let board = self.position.board();
                    let mids: Vec<Mid> = legs.iter().map(|leg| board.mid(leg)).collect();
                    let hand = self.position.hand();
                    let orientation = hand.and_then(|xoid| xoid.orientation_of(&mids));
                    let turn = orientation.and_then(|it| turns.get(it)).copied();
                    if let (Some(cell), Some(turn)) = (self.middle(&mids), turn) {
                        poses.entry(cell).or_default().push((turn, text, legs));
                    }
                }
                Move::Give(xoid) => gives.push((text, xoid)),
                Move::Retire(_) => {}
            }
        }
        let mut offer = Offer {
            from: String::new(),
            moves: Vec::new(),
        };
        let hit = Num(self.plan.size * 0.8);
        sheet.define("hit", format!(r#"<circle r="{hit}" fill-opacity="0"/>"#));
        for (cell, mut poses) in poses {
            poses.sort_by(|one, next| (one.0, &one.1).cmp(&(next.0, &next.1)));
            self.poses(sheet, cell, &poses, &mut offer);
        }
        if !offer.moves.is_empty() {
            sheet.offer(offer);
        }
        workshop(sheet, &gives);
    }

    /// The ways to place what is in hand around a hex: the first is shown when it is touched, and
    /// from each, buttons lead to others. A leg alone is placed where it is touched.
    fn poses(&self, sheet: &mut Sheet, cell: Cell, poses: &[PosedMove], offer: &mut Offer) {
        let is_leg = poses.iter().all(|(.., legs)| legs.len() == 1);
        let (at, size) = (self.plan.at(self.place(cell)), self.plan.size);
        let (x, y) = (Num(at.x), Num(at.y));
        let (row, number) = self.seen(cell);
        let mut group = String::new();
        if let Some((_, mv, _)) = poses.first().filter(|_| !is_leg) {
            group = format!(
                r#"<g class="curio-place" role="button" tabindex="0" data-meme="{}"><title>{}</title>{}<circle cx="{x}" cy="{y}" r="{}" fill="{}" stroke="{}" stroke-width="2.5"/></g>"#,
                escaped(mv),
                texts::xong_around(row, number),
                moves::disc(at, size * 0.8),
                Num(size * 0.2),
                palette::IVORY,
                palette::MARK_LEGAL,
            );
        }
        let (class, hit) = match is_leg {
            true => ("curio-shape", String::new()),
            false => (
                "curio-pose",
                format!(r##"<use href="#{}" x="{x}" y="{y}"/>"##, sheet.id_of("hit")),
            ),
        };
        for (nth, ((side, step), mv, legs)) in poses.iter().enumerate() {
            let gain = self.position.cold(legs).map_or(0, |cold| cold.value());
            let gain = format!("{gain:+}").replace('-', "−");
            let title = texts::xong_place(row, number, nth + 1, poses.len(), &gain);
            group.push_str(&format!(
                r#"<g class="curio-move {class}" role="button" tabindex="0" data-move="{}"><title>{}</title>{hit}<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round"/>"#,
                escaped(mv),
                escaped(&title),
                self.path(legs.iter()),
                palette::MARK_LEGAL,
                Num(self.rod() + 3.0),
            ));
            let others = || poses.iter().cycle().skip(nth + 1).take(poses.len() - 1);
            let turned = others().find(|it| it.0.0 == *side);
            // What is turned and then flipped is turned the other way.
            let mut flipped = others().filter(|it| it.0.0 != *side);
            let flipped = others()
                .find(|it| it.0 == (1 - side, (6 - step) % 6))
                .or(flipped.next());
            let ways = [(turned, texts::xong_turn()), (flipped, texts::xong_flip())];
            for (to, words) in ways.iter().filter(|_| !is_leg) {
                if let Some((_, mv, _)) = to {
                    group.push_str(&format!(
                        r#"<g data-meme="{}"><title>{words}</title></g>"#,
                        escaped(mv)
                    ));
                }
            }
            group.push_str("</g>");
            offer.moves.push((mv.clone(), title));
        }
        sheet.put(layer::MOVE, &format!("{:03}", cell.index()), group);
    }

    /// The hex nearest to the middle of some legs.
    fn middle(&self, mids: &[Mid]) -> Option<Cell> {
        let mids = mids.iter().map(|mid| plain_mid(*mid));
        let (count, sum) = (mids.len(), mids.fold(At::new(0.0, 0.0), |sum, at| sum + at));
        let middle = sum * (1.0 / count.max(1) as f64);
        let away = |cell: &Cell| (self.place(*cell) - middle).length();
        let cells = self.position.board().cells().map(|(cell, _)| cell);
        cells.min_by(|a, b| away(a).total_cmp(&away(b)))
    }

    /// Where a hex lies as it is seen: in which row from the top, and where in it from the left.
    fn seen(&self, cell: Cell) -> (usize, usize) {
        let at = |place: At| {
            let at = self.plan.at(place);
            [at.y, at.x].map(|it| it.round() as i64)
        };
        let [y, x] = at(self.place(cell));
        let all = || self.places.iter().map(|place| at(*place));
        let above: BTreeSet<i64> = all().map(|it| it[0]).filter(|it| *it < y).collect();
        let before = all().filter(|it| it[0] == y && it[1] < x).count();
        (above.len() + 1, before + 1)
    }
}

/// Of each orientation of a Xoid, on which of its sides it lies and by how many sixths of a circle
/// it is turned; one that is its own mirror image has one side.
fn turns(xoid: &Xoid) -> Vec<(usize, usize)> {
    let mut turns = vec![None; xoid.orientations().len()];
    for (side, way) in [|mid: Mid| mid, Mid::mirrored].into_iter().enumerate() {
        let mut mids: Vec<Mid> = xoid.mids().iter().map(|mid| way(*mid)).collect();
        for step in 0..6 {
            if let Some(turn) = xoid.orientation_of(&mids).and_then(|it| turns.get_mut(it)) {
                turn.get_or_insert((side, step));
            }
            mids = mids.into_iter().map(Mid::turned).collect();
        }
    }
    turns.into_iter().map(Option::unwrap_or_default).collect()
}

/// A Xoid about a point, within a square with sides of this many units.
fn sketch(xoid: &Xoid, at: At, room: f64, tone: Tone, dashes: &str) -> String {
    let ends: Vec<(At, At)> = xoid
        .mids()
        .iter()
        .map(|mid| {
            let (middle, half) = (plain_mid(*mid), half_leg(*mid));
            (middle - half, middle + half)
        })
        .collect();
    let all: Vec<At> = ends.iter().flat_map(|(from, to)| [*from, *to]).collect();
    let bound = |f: fn(f64, f64) -> f64, start: f64| {
        let x = all.iter().map(|at| at.x).fold(start, f);
        At::new(x, all.iter().map(|at| at.y).fold(start, f))
    };
    let (low, high) = (
        bound(f64::min, f64::INFINITY),
        bound(f64::max, f64::NEG_INFINITY),
    );
    let extent = high - low;
    let thick = 4.6;
    let scale = ((room - thick) / extent.x.max(extent.y).max(0.1)).min(13.0);
    let middle = (low + high) * 0.5;
    let place = |end: At| at + (end - middle) * scale;
    let path: String = ends
        .iter()
        .map(|(from, to)| format!("M{}", points([place(*from), place(*to)])))
        .collect();
    drawn_rods(&path, thick.min(scale * 0.5), tone, dashes)
}

/// What is in hand, below the board.
fn strip(position: &Xong, sheet: &mut Sheet) {
    let top = sheet.below;
    let height = STRIP[usize::from(position.hand().is_none())];
    let middle = At::new(44.0, top + height / 2.0);
    let actor = position.to_act();
    let name = |player: Player| {
        let colour = position.colours().get(player.index());
        colour.map_or("", |colour| colour.name())
    };
    let (at, width) = (At::new(GAP, top), WIDTH - 2.0 * GAP);
    let mut drawn = panel(at, width, height, palette::LINE);
    let (head, below) = match position.hand() {
        Some(xoid) => {
            drawn.push_str(&sketch(xoid, middle, height - 12.0, palette::ROD_BRASS, ""));
            (
                texts::xong_in_hand(name(actor), &xoid.title()),
                texts::xong_legs_to_place(xoid.len()),
            )
        }
        None if position.is_over() => (
            match position.last_point() {
                Some(player) => texts::xong_last_point_goes(name(player)),
                None => texts::xong_over().to_owned(),
            },
            placed(position),
        ),
        None => (texts::xong_gives(name(actor)), placed(position)),
    };
    let left = if position.hand().is_some() {
        88.0
    } else {
        20.0
    };
    let at = |y: f64| At::new(left, middle.y + y);
    let room = WIDTH - left - 2.0 * GAP;
    drawn.push_str(&text_from(at(-10.0), room, palette::TEXT, &head));
    drawn.push_str(&text_from(at(11.0), room, palette::TEXT_QUIET, &below));
    sheet.say(format!("{head}; {below}."));
    sheet.put(
        layer::BELOW,
        "hand",
        titled(&format!("{head}, {below}"), &drawn),
    );
    sheet.below += height + GAP;
}

/// How many Xoids lie on the board.
fn placed(position: &Xong) -> String {
    texts::xong_xoids_placed(position.turns())
}

/// The Xoids that could be given, below everything else: as many at once as a screen has room for
/// below the board, the others on pages of their own.
fn workshop(sheet: &mut Sheet, gives: &[(String, Xoid)]) {
    const COLUMNS: usize = 7;
    /// Two rows.
    const PAGE: usize = 2 * COLUMNS;
    const TAB: f64 = 40.0;
    if gives.is_empty() {
        return;
    }
    // One page alone would always lie open: there are none beside the first, or two and more.
    let size = match gives.len() {
        0..=PAGE => PAGE,
        count => PAGE.min(count.div_ceil(3)).max(count.div_ceil(COLUMNS)),
    };
    let pages: Vec<&[(String, Xoid)]> = gives.chunks(size).collect();
    let tab = (WIDTH - GAP) / pages.len() as f64;
    let side = (WIDTH - GAP) / COLUMNS as f64 - GAP;
    let height = size.div_ceil(COLUMNS) as f64 * (side + GAP);
    let top = sheet.below;
    sheet.below += height + if pages.len() > 1 { TAB + GAP } else { 0.0 };
    for (page, gives) in pages.iter().enumerate() {
        let legs = [gives.first(), gives.last()].map(|it| it.map_or(0, |(_, xoid)| xoid.len()));
        let label = match legs {
            [few, many] if few == many => few.to_string(),
            [few, many] => format!("{few}–{many}"),
        };
        let title = texts::xong_give_legs(&label);
        let words = |(mv, xoid): &(String, Xoid)| (mv.clone(), texts::xong_give(&xoid.title()));
        sheet.offer(Offer {
            from: title.clone(),
            moves: gives.iter().map(words).collect(),
        });
        let mut drawn = String::new();
        if pages.len() > 1 {
            let at = At::new(GAP + tab * page as f64, top + height);
            let middle = at + At::new((tab - GAP) / 2.0, TAB / 2.0);
            let face = format!(
                "{}{}",
                panel(at, tab - GAP, TAB, palette::LINE),
                text(middle, 16.0, palette::TEXT, &label)
            );
            drawn = match page {
                0 => titled(&title, &face),
                _ => format!(
                    r#"<g class="curio-place" role="button" tabindex="0"><title>{title}</title>{face}</g>"#
                ),
            };
        }
        let class = if page == 0 { " curio-first" } else { "" };
        for (number, (mv, xoid)) in gives.iter().enumerate() {
            let (column, row) = ((number % COLUMNS) as f64, (number / COLUMNS) as f64);
            let corner = At::new(GAP, top) + At::new(column, row) * (side + GAP);
            drawn.push_str(&format!(
                r#"<g class="curio-move curio-button{class}" role="button" tabindex="0" data-move="{}"><title>{}</title>{}{}</g>"#,
                escaped(mv),
                escaped(&texts::xong_give(&xoid.title())),
                panel(corner, side, side, palette::LINE),
                sketch(xoid, corner + At::new(side, side) * 0.5, side - 10.0, palette::ROD_BRASS, ""),
            ));
        }
        if page > 0 {
            drawn = format!(r#"<g class="curio-from" data-from="page {page}">{drawn}</g>"#);
        }
        sheet.put(layer::MOVE, &format!("give-{page}"), drawn);
    }
}

fn seat(position: &Xong, player: Player) -> Seat {
    let tally = position.tally(player);
    let (tone, dashes) = rods(player);
    let words = if tally.last_point > 0 {
        texts::xong_tally_last_point(tally.touched, tally.cashed)
    } else {
        texts::xong_tally(tally.touched, tally.cashed)
    };
    let ground = format!(
        r#"<rect x="-12" y="-11" width="24" height="22" rx="5" fill="{}"/>"#,
        palette::LIMESTONE_DARK
    );
    Seat {
        sign: format!("{ground}{}", drawn_rods("M-7 0H7", 7.0, tone, dashes)),
        content: text_from(At::new(104.0, 0.0), 192.0, palette::TEXT_QUIET, &words),
        points: tally.total().to_string(),
        words: texts::xong_tally_points(&words, tally.total()),
    }
}
