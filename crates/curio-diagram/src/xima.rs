//! XIMA: the pyramid from above. A tower shows its top block and the edges of those
//! beneath it, from the bottom up.

mod tower;

use curio_rules::{
    Game, PlayedMove, Player, Retirement,
    xima::{Change, Gone, Move, Origin, Special, Square, Throw, Xima},
};

use super::{
    Draw, View,
    markup::{At, Num, SMALL, text, text_from},
    moves::{self, Choice, End, Source},
    palette::{self, Tone},
    seats::{Seat, Seating},
    sheet::{Sheet, WIDTH, layer},
    sign, texts,
    trail::{self, Which},
};

/// The side of a square.
const UNIT: f64 = 28.0;
/// The width of the frame.
const FRAME: f64 = (WIDTH - 13.0 * UNIT) / 2.0;

impl Draw for Xima {
    fn draw(&self, view: &View<'_>) -> Sheet {
        let seating = Seating::new(self.players(), view, WIDTH);
        let mut sheet = seating.sheet("xima");
        let plan = Plan::new(self, view, &seating);
        plan.pyramid(&mut sheet, view.coordinates);
        for square in Square::all().filter(|_| view.places) {
            let name = square.to_string();
            let words = match self.tower_len(square) {
                0 => texts::xima_empty_place(&name, square.floor()),
                _ => format!("{name}: {}", tower::words(self, square)),
            };
            sheet.place(name, words, plan.at(square));
        }
        for square in self.occupied() {
            tower::draw(&mut sheet, self, square, plan.at(square));
        }
        for (which, played) in view.trails::<Self>() {
            plan.trail(&mut sheet, which, played, view);
        }
        for player in Player::all(self.players()) {
            seating.draw(&mut sheet, self, player, &seat(self, player));
        }
        if view.moves && !self.is_over() {
            plan.moves(&mut sheet, self);
        }
        sheet
    }

    fn moves_between(&self, from: &str, to: &str) -> Option<Vec<String>> {
        Some(vec![format!("{from}{to}")])
    }
}

/// Where squares and trays lie on the sheet.
struct Plan {
    top: f64,
    /// How often the board is turned by a quarter.
    quarters: u8,
    /// The middle of the bar of the player to move.
    tray: f64,
}

impl Plan {
    fn new(position: &Xima, view: &View<'_>, seating: &Seating) -> Self {
        // The turn goes round clockwise: near, left, far, right.
        let quarters: &[u8] = match position.players() {
            2 => &[0, 2],
            3 => &[0, 1, 3],
            _ => &[0, 1, 2, 3],
        };
        let quarters = quarters.get(view.from.index()).copied().unwrap_or(0);
        Self {
            top: seating.top,
            quarters,
            tray: seating.middle(position.to_move()),
        }
    }

    /// The middle of a square.
    fn at(&self, square: Square) -> At {
        let middle = At::new(WIDTH / 2.0, self.top + WIDTH / 2.0);
        let mut way = At::new(
            f64::from(square.column()) - 6.0,
            6.0 - f64::from(square.row()),
        );
        for _ in 0..self.quarters {
            // What was on the left comes near.
            way = At::new(way.y, -way.x);
        }
        middle + way * UNIT
    }

    fn pyramid(&self, sheet: &mut Sheet, named: bool) {
        let mut board = format!(
            r#"<rect y="{}" width="{WIDTH}" height="{WIDTH}" rx="8" fill="{}"/><rect x="3" y="{}" width="{w}" height="{w}" rx="6" fill="none" stroke="{}" stroke-opacity=".55"/>"#,
            Num(self.top),
            palette::OAK,
            Num(self.top + 3.0),
            palette::BRASS,
            w = WIDTH - 6.0,
        );
        for square in Square::all() {
            let corner = self.at(square) - At::new(UNIT, UNIT) * 0.5;
            board.push_str(&format!(
                r#"<rect x="{}" y="{}" width="{UNIT}" height="{UNIT}" fill="{}"/>"#,
                Num(corner.x),
                Num(corner.y),
                stone(square)
            ));
        }
        // The walls of the storeys: what lies lower is in their shade.
        for (squares, shade) in [(13.0, 0.0), (9.0, 6.0), (5.0, 6.0), (1.0, 6.0)] {
            let side: f64 = squares * UNIT;
            let corner = At::new((WIDTH - side) / 2.0, self.top + (WIDTH - side) / 2.0);
            board.push_str(&format!(
                r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="none" stroke="{dark}" stroke-opacity=".32" stroke-width="{shade}"/><rect x="{x}" y="{y}" width="{side}" height="{side}" fill="none" stroke="{dark}" stroke-width="1.6"/>"#,
                x = Num(corner.x),
                y = Num(corner.y),
                dark = palette::OAK_DARK,
            ));
        }
        // The summit.
        let half = UNIT / 2.0 - 3.0;
        board.push_str(&format!(
            r#"<rect x="{}" y="{}" width="{w}" height="{w}" rx="3" fill="none" stroke="{}" stroke-width="1.8"/>"#,
            Num(WIDTH / 2.0 - half),
            Num(self.top + WIDTH / 2.0 - half),
            palette::BRASS.lit(85),
            w = Num(2.0 * half),
        ));
        sheet.put(layer::GROUND, "pyramid", board);
        if named {
            self.names(sheet);
        }
    }

    /// Letters and numbers on the frame, at all four sides.
    fn names(&self, sheet: &mut Sheet) {
        let mut names = String::new();
        for n in 0..13 {
            let letter = Square::new(n, 0).map_or(' ', Square::letter).to_string();
            let number = (n + 1).to_string();
            for far in [0, 12] {
                let out = if far == 0 { -1.0 } else { 1.0 };
                let aside = |square: Option<Square>, inner: Option<Square>| {
                    let (end, next) = (self.at(square?), self.at(inner?));
                    let unit = (end - next) * (1.0 / UNIT);
                    Some(end + unit * (UNIT / 2.0 + FRAME / 2.0))
                };
                let inner = (f64::from(far) - out) as u8;
                let column = aside(Square::new(n, far), Square::new(n, inner));
                let row = aside(Square::new(far, n), Square::new(inner, n));
                for (at, name) in [(column, &letter), (row, &number)] {
                    if let Some(at) = at {
                        names.push_str(&text(at, SMALL, palette::BRASS, name));
                    }
                }
            }
        }
        sheet.put(layer::GROUND, "pyramid-names", names);
    }

    fn trail(&self, sheet: &mut Sheet, which: Which, played: &PlayedMove<Xima>, view: &View<'_>) {
        let way = self.way(played);
        if which == Which::Last {
            self.captures(sheet, played);
        }
        trail::draw(sheet, view, which, &way, UNIT * 0.48);
    }

    fn way(&self, played: &PlayedMove<Xima>) -> Vec<At> {
        let mut way = Vec::new();
        for change in &played.changes {
            match change {
                Change::Entered { path, .. } => {
                    way.extend(path.iter().map(|tread| self.at(tread.square)));
                }
                Change::Moved { from, path, .. } => {
                    way.push(self.at(*from));
                    way.extend(path.iter().map(|tread| self.at(tread.square)));
                }
                _ => {}
            }
        }
        way
    }

    /// A cross where blocks were captured.
    fn captures(&self, sheet: &mut Sheet, played: &PlayedMove<Xima>) {
        let mut last = None;
        for change in &played.changes {
            if let Change::Captured { at, .. } = change
                && last != Some(*at)
            {
                last = Some(*at);
                let corner = self.at(*at) + At::new(-UNIT, -UNIT) * 0.42;
                let cross = format!(
                    r#"<g transform="translate({corner})"><circle r="6" fill="{}"/><path d="M-2.6-2.6L2.6 2.6M-2.6 2.6L2.6-2.6" stroke="{}" stroke-width="2" stroke-linecap="round"/></g>"#,
                    palette::MARK_LAST,
                    palette::IVORY
                );
                sheet.put(layer::OVER, "last-captured", cross);
            }
        }
    }

    fn moves(&self, sheet: &mut Sheet, position: &Xima) {
        moves::define(sheet, UNIT * 0.5);
        let mut sources: Vec<(Origin, Source)> = Vec::new();
        let mut buttons = Vec::new();
        for mv in position.legal_moves() {
            let text = position.move_text(&mv);
            let Some((origin, to)) = mv.block() else {
                let label = match mv {
                    Move::Roll(throw) => thrown(throw),
                    Move::Pass => texts::xima_pass().to_owned(),
                    Move::Stop => texts::xima_stop().to_owned(),
                    _ => text.clone(),
                };
                buttons.push((text, label));
                continue;
            };
            let takes = position.captures(to);
            let choice = Choice {
                title: title(origin, to, takes),
                mv: text,
                end: if takes {
                    End::Take(self.at(to))
                } else {
                    End::Go(self.at(to))
                },
                label: match mv {
                    Move::EnterBy { die, .. } => die.to_string(),
                    _ => String::new(),
                },
            };
            match sources.iter_mut().find(|(known, _)| *known == origin) {
                Some((_, source)) => source.choices.push(choice),
                None => sources.push((origin, self.source(position, origin, choice))),
            }
        }
        let sources: Vec<Source> = sources.into_iter().map(|(_, source)| source).collect();
        moves::draw(sheet, &sources, &buttons);
    }

    fn source(&self, position: &Xima, origin: Origin, first: Choice) -> Source {
        let (name, title, hit) = match origin {
            Origin::On(square) => {
                let blocks = tower::words(position, square);
                let hit = moves::disc(self.at(square), UNIT * 0.5);
                (square.to_string(), format!("{square}, {blocks}"), hit)
            }
            Origin::Reserve => {
                let left = position.reserve(position.to_move());
                let title = texts::xima_tray(left);
                let hit = moves::disc(At::new(COMMONS, self.tray), 14.0);
                ("-".to_owned(), title, hit)
            }
            Origin::SpecialReserve => {
                let hit = moves::disc(At::new(SPECIAL, self.tray), 14.0);
                ("=".to_owned(), texts::xima_tray_special().to_owned(), hit)
            }
        };
        Source {
            name,
            title,
            hit,
            choices: vec![first],
        }
    }
}

/// The stone of a square: the higher, the lighter.
const fn stone(square: Square) -> Tone {
    let is_dark = (square.column() + square.row()).is_multiple_of(2);
    let tone = if is_dark {
        palette::SANDSTONE
    } else {
        palette::LIMESTONE
    };
    tone.lit(73 + 9 * (square.floor() as u32 - 1))
}

/// What a block does.
fn title(origin: Origin, to: Square, takes: bool) -> String {
    let to = to.to_string();
    match (origin, takes) {
        (Origin::On(from), false) => texts::xima_move(&from.to_string(), &to),
        (Origin::On(from), true) => texts::xima_move_capture(&from.to_string(), &to),
        (Origin::Reserve, false) => texts::xima_bring(&to),
        (Origin::Reserve, true) => texts::xima_bring_capture(&to),
        (Origin::SpecialReserve, false) => texts::xima_bring_special(&to),
        (Origin::SpecialReserve, true) => texts::xima_bring_special_capture(&to),
    }
}

fn thrown(throw: Throw) -> String {
    let [first, second] = [throw.first, throw.second].map(|die| die.to_string());
    match throw.second {
        0 => texts::xima_die(&first),
        _ => texts::xima_dice(&first, &second),
    }
}

/// The same in the middle of a sentence.
fn has_thrown(throw: Throw) -> String {
    let [first, second] = [throw.first, throw.second].map(|die| die.to_string());
    match throw.second {
        0 => texts::xima_has_die(&first),
        _ => texts::xima_has_dice(&first, &second),
    }
}

/// Where the common blocks of a tray are drawn, from the left.
const COMMONS: f64 = 122.0;
/// Where the special of a tray is drawn.
const SPECIAL: f64 = 172.0;
/// Where captured blocks begin.
const CAPTURED: f64 = 206.0;

fn seat(position: &Xima, player: Player) -> Seat {
    let colour = position.colour(player);
    let mut content = String::new();
    let mut words = Vec::new();
    let middle = |x: f64| At::new(x, 0.0);
    let left = position.reserve(player);
    let block = |is_special| curio_rules::xima::Block {
        owner: player,
        is_special,
    };
    if left > 0 {
        content.push_str(&tower::small(position, block(false), middle(COMMONS - 8.0)));
        let (at, count) = (middle(COMMONS + 4.0), format!("×{left}"));
        content.push_str(&text_from(at, 28.0, palette::TEXT, &count));
        words.push(texts::xima_has_blocks(left));
    }
    if position.special(player) == Special::Reserve {
        content.push_str(&tower::small(position, block(true), middle(SPECIAL)));
        words.push(texts::xima_has_special().to_owned());
    }
    let captured = position.captured_by(player);
    let mut x = CAPTURED;
    if !captured.is_empty() {
        content.push_str(&text(middle(x), 14.0, palette::TEXT_QUIET, "✕"));
        x += 16.0;
        words.push(texts::xima_has_captured(captured.len()));
    }
    let mut rest = &captured[..];
    while let [first, ..] = rest {
        let count = rest.iter().take_while(|block| *block == first).count();
        rest = &rest[count..];
        content.push_str(&tower::small(position, *first, middle(x)));
        x += 11.0;
        if count > 1 {
            let count = count.to_string();
            content.push_str(&text_from(middle(x), 20.0, palette::TEXT, &count));
            x += 8.0 * count.len() as f64;
        }
        x += 10.0;
    }
    if let Some(throw) = position.thrown().filter(|_| player == position.to_move()) {
        content.push_str(&dice(throw));
        words.push(has_thrown(throw));
    }
    if let Some(gone) = position.why_out(player) {
        words.push(out(gone).to_owned());
    }
    let score = Game::score(position);
    let points = score.totals.get(player.index());
    let points = points.map_or(String::new(), ToString::to_string);
    words.push(texts::xima_has_force(&points));
    let ground = format!(
        r#"<rect x="-11" y="-11" width="22" height="22" rx="5" fill="{}" stroke="{}"/>"#,
        palette::lacquer(colour),
        palette::LIMESTONE_DARK
    );
    Seat {
        sign: format!(
            "{ground}{}",
            sign::block(colour, 6.5, palette::inlay(colour))
        ),
        content,
        points,
        words: words.join(", "),
    }
}

/// Why a player no longer moves.
fn out(why: Gone) -> &'static str {
    match why {
        Gone::NoBlocks => texts::xima_no_blocks(),
        Gone::Retired(Retirement::Resigned) => texts::resigned(),
        Gone::Retired(Retirement::OutOfTime) => texts::out_of_time(),
    }
}

/// The dice as they lie, at the right of a bar.
fn dice(throw: Throw) -> String {
    let mut drawn = String::new();
    let both = [throw.first, throw.second];
    for (number, die) in both.into_iter().filter(|die| *die > 0).enumerate() {
        let at = At::new(312.0 + 25.0 * number as f64, 0.0);
        let mut pips = String::new();
        for key in PIPS
            .get(usize::from(die))
            .into_iter()
            .flat_map(|it| it.bytes())
        {
            let [x, y] =
                [(key - b'1') % 3, (key - b'1') / 3].map(|it| Num(5.4 * (f64::from(it) - 1.0)));
            pips.push_str(&format!(
                r#"<circle cx="{x}" cy="{y}" r="2.1" fill="{}"/>"#,
                palette::NIGHT
            ));
        }
        drawn.push_str(&format!(
            r#"<g transform="translate({at})"><rect x="-10" y="-10" width="20" height="20" rx="4" fill="{}"/>{pips}</g>"#,
            palette::IVORY
        ));
    }
    drawn
}

/// Where the pips of a die lie, as the keys of a telephone are numbered.
const PIPS: [&str; 7] = ["", "5", "19", "159", "1379", "13579", "134679"];
