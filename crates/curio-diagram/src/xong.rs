//! Xong: hexes with their coats, the Xoids, what is in hand, and what could be given.

use curio_rules::{
    AnyPlayedMove, Game, Player,
    xong::{Cell, Leg, LegSet, Mid, Move, Side, Xoid, Xong},
};

use super::{
    Draw, View,
    hexagon::{Lie, Plan, plain},
    markup::{At, Num, escaped, points, text, text_from, titled},
    moves::{self, Choice, End, Offer, Source},
    palette::{self, Tone},
    seats::{Seat, Seating},
    sheet::{GAP, Sheet, WIDTH, layer},
    texts,
    trail::{self, Which},
};

/// The height of the board.
const BOARD: f64 = 376.0;
/// The height of the strip that shows what is in hand.
const STRIP: f64 = 72.0;

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
        for (which, played) in [(Which::Last, view.last), (Which::Hint, view.hint)] {
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
        sheet.put(
            layer::TILE,
            &format!("{:03}", cell.index()),
            titled(&title, &drawn),
        );
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

    fn trail(
        &self,
        sheet: &mut Sheet,
        which: Which,
        played: Option<&dyn AnyPlayedMove>,
        view: &View<'_>,
    ) {
        let Some(played) = played.and_then(|played| played.downcast::<Xong>()) else {
            return;
        };
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
        let mut sources: Vec<(Cell, Source)> = Vec::new();
        let mut gives = Vec::new();
        for mv in self.position.legal_moves() {
            let text = self.position.move_text(&mv);
            match mv {
                Move::Place(legs) => {
                    let Some(cell) = self.middle(&legs) else {
                        continue;
                    };
                    let choice = self.placement(text, &legs);
                    match sources.iter_mut().find(|(known, _)| *known == cell) {
                        Some((_, source)) => source.choices.push(choice),
                        None => sources.push((cell, self.source(cell, choice))),
                    }
                }
                Move::Give(xoid) => gives.push((text, xoid)),
                Move::Retire(_) => {}
            }
        }
        sources.sort_by_key(|(cell, _)| *cell);
        let sources: Vec<Source> = sources.into_iter().map(|(_, source)| source).collect();
        moves::draw(sheet, &sources, &[]);
        workshop(sheet, &gives);
    }

    fn source(&self, cell: Cell, first: Choice) -> Source {
        let name = self.name(cell);
        Source {
            title: texts::xong_around(&name),
            hit: moves::disc(self.plan.at(self.place(cell)), self.plan.size * 0.8),
            choices: vec![first],
            name,
        }
    }

    /// The hex nearest to the middle of some legs.
    fn middle(&self, legs: &LegSet) -> Option<Cell> {
        let board = self.position.board();
        let sum = legs
            .iter()
            .map(|leg| plain_mid(board.mid(leg)))
            .fold(At::new(0.0, 0.0), |sum, at| sum + at);
        let middle = sum * (1.0 / f64::from(legs.len().max(1)));
        let away = |cell: &Cell| (self.place(*cell) - middle).length();
        let cells = board.cells().map(|(cell, _)| cell);
        cells.min_by(|a, b| away(a).total_cmp(&away(b)))
    }

    fn placement(&self, mv: String, legs: &LegSet) -> Choice {
        let path = self.path(legs.iter());
        let board = self.position.board();
        let sides: Vec<String> = legs.iter().map(|leg| side(board.side(leg))).collect();
        let cold = self.position.cold(legs);
        let gain = cold.map_or(0, |cold| cold.value());
        Choice {
            title: texts::xong_place(&format!("{gain:+}").replace('-', "−"), &sides.join("; ")),
            mv,
            end: End::Shape(format!(
                r#"<path d="{path}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round"/>"#,
                palette::MARK_LEGAL,
                Num(self.rod() + 3.0)
            )),
            label: String::new(),
        }
    }
}

/// A leg in words: on which side of which hex it lies.
fn side(side: Side) -> String {
    let hex = format!("{},{}", side.q, side.r);
    match side.direction {
        0 => texts::xong_east_of(&hex),
        1 => texts::xong_north_east_of(&hex),
        _ => texts::xong_north_west_of(&hex),
    }
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
    let middle = At::new(44.0, top + STRIP / 2.0);
    let actor = position.to_act();
    let name = |player: Player| {
        let colour = position.colours().get(player.index());
        colour.map_or("", |colour| colour.name())
    };
    let mut drawn = format!(
        r#"<rect x="{GAP}" y="{}" width="{}" height="{STRIP}" rx="8" fill="{}" stroke="{}"/>"#,
        Num(top),
        Num(WIDTH - 2.0 * GAP),
        palette::PANEL_RAISED,
        palette::LINE
    );
    let (head, below) = match position.hand() {
        Some(xoid) => {
            drawn.push_str(&sketch(xoid, middle, STRIP - 12.0, palette::ROD_BRASS, ""));
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
    sheet.below += STRIP + GAP;
}

/// How many Xoids lie on the board.
fn placed(position: &Xong) -> String {
    texts::xong_xoids_placed(position.turns())
}

/// The Xoids that could be given, in rows below everything else.
fn workshop(sheet: &mut Sheet, gives: &[(String, Xoid)]) {
    const COLUMNS: usize = 8;
    let side = (WIDTH - GAP) / COLUMNS as f64 - GAP;
    let words = |(mv, xoid): &(String, Xoid)| (mv.clone(), texts::xong_give(&xoid.title()));
    if !gives.is_empty() {
        sheet.offer(Offer {
            from: String::new(),
            moves: gives.iter().map(words).collect(),
        });
    }
    for (number, (mv, xoid)) in gives.iter().enumerate() {
        let (column, row) = (number % COLUMNS, number / COLUMNS);
        let corner = At::new(
            GAP + column as f64 * (side + GAP),
            sheet.below + row as f64 * (side + GAP),
        );
        let cell = format!(
            r#"<g class="curio-move curio-button" role="button" tabindex="0" data-move="{}"><title>{}</title><rect x="{}" y="{}" width="{s}" height="{s}" rx="6" fill="{}" stroke="{}"/>{}</g>"#,
            escaped(mv),
            escaped(&texts::xong_give(&xoid.title())),
            Num(corner.x),
            Num(corner.y),
            palette::PANEL_RAISED,
            palette::LINE,
            sketch(
                xoid,
                corner + At::new(side, side) * 0.5,
                side - 10.0,
                palette::ROD_BRASS,
                ""
            ),
            s = Num(side),
        );
        sheet.put(layer::MOVE, &format!("give-{number:03}"), cell);
    }
    sheet.below += gives.len().div_ceil(COLUMNS) as f64 * (side + GAP);
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
