//! mini-Xafka: the hexagons that are left, the pieces, and the light.

use curio_rules::{
    Game, PlayedMove, Player, Retirement,
    xafka::{Cell, Goal, Light, Move, Stuck, Xafka},
};

use super::{
    Draw, View,
    hexagon::{Lie, Plan, plain},
    markup::{At, Num, symbol, text, text_from, text_within, titled},
    moves::{self, Choice, End, Source},
    palette::{self, Tone},
    seats::{Seat, Seating},
    sheet::{Sheet, layer},
    sign, texts,
    trail::{self, Which},
};

/// The height of the board with its frame.
const BOARD: f64 = 384.0;
/// The middle of the board from the left: the light stands on the right.
const MIDDLE: f64 = 186.0;
/// The middle of the light from the left.
const LIGHT: f64 = 379.0;

impl Draw for Xafka {
    fn draw(&self, view: &View<'_>) -> Sheet {
        let seating = Seating::new(self.players(), view, BOARD);
        let mut sheet = seating.sheet("xafka");
        let board = Board::new(self, view, &seating);
        board.plan.frame(&mut sheet, &board.places);
        board.plan.define_tile(&mut sheet);
        let shine = format!(
            r#"<polygon points="{}" fill="none" stroke="{}" stroke-width="1.5" stroke-opacity=".6"/>"#,
            board.plan.outline(0.88),
            palette::IVORY
        );
        sheet.define("shine", shine);
        for cell in self.board().all() {
            board.tile(&mut sheet, cell, view.coordinates);
        }
        for player in Player::all(self.players()) {
            board.piece(&mut sheet, player);
        }
        board.reach(&mut sheet, view.reach);
        light(self, &mut sheet, seating.top);
        for (which, played) in view.trails::<Self>() {
            board.trail(&mut sheet, which, played, view);
        }
        for player in Player::all(self.players()) {
            seating.draw(&mut sheet, self, player, &seat(self, player));
        }
        if view.moves && !self.is_over() {
            board.moves(&mut sheet);
        }
        sheet
    }

    fn moves_between(&self, _from: &str, to: &str) -> Option<Vec<String>> {
        Some(vec![to.to_owned()])
    }
}

struct Board<'a> {
    position: &'a Xafka,
    places: Vec<At>,
    plan: Plan,
    /// The top of the board on the sheet.
    top: f64,
}

impl<'a> Board<'a> {
    fn new(position: &'a Xafka, view: &View<'_>, seating: &Seating) -> Self {
        let places: Vec<At> = position
            .board()
            .all()
            .into_iter()
            .map(|cell| place(position, cell))
            .collect();
        let middle = At::new(MIDDLE, seating.top + BOARD / 2.0);
        let room = At::new(326.0, BOARD - 28.0);
        let is_far = view.from != Player::FIRST;
        Self {
            position,
            plan: Plan::new(&places, Lie::Flat, middle, room, is_far),
            places,
            top: seating.top,
        }
    }

    fn at(&self, cell: Cell) -> At {
        self.plan.at(place(self.position, cell))
    }

    fn name(&self, cell: Cell) -> &str {
        self.position.board().name(cell)
    }

    /// A dot of the player whose piece reaches a hexagon, a grey one where several do.
    fn reach(&self, sheet: &mut Sheet, players: u8) {
        for cell in self.position.board().all() {
            let mut near =
                Player::all(players).filter(|it| self.position.reach(*it).contains(cell));
            let tone = match (near.next(), near.next()) {
                (None, _) => continue,
                (Some(Player::FIRST), None) => palette::NIGHT,
                (Some(_), None) => palette::IVORY,
                (Some(_), Some(_)) => palette::LINE,
            };
            let (at, size) = (self.at(cell), Num(self.plan.size * 0.2));
            let dot = format!(
                r#"<circle cx="{}" cy="{}" r="{size}" fill="{tone}" stroke="{}"/>"#,
                Num(at.x),
                Num(at.y),
                palette::GROOVE
            );
            sheet.put(layer::TILE, &format!("{}-reach", self.name(cell)), dot);
        }
    }

    fn tile(&self, sheet: &mut Sheet, cell: Cell, named: bool) {
        let name = self.name(cell);
        let gone = self.position.holes().contains(cell);
        let (fill, ink) = if gone {
            (palette::NIGHT, palette::LINE)
        } else {
            (palette::LIMESTONE, palette::GROOVE.lit(85))
        };
        let plain = place(self.position, cell);
        let mut tile = self.plan.tile(sheet, plain, fill);
        if !gone {
            let id = sheet.id_of("shine");
            tile.push_str(&symbol(&id, self.at(cell)));
        }
        if named {
            let low = self.at(cell) + At::new(0.0, self.plan.size * 0.58);
            tile.push_str(&text(low, self.plan.size * 0.34, ink, name));
        }
        let title = if gone {
            texts::xafka_gone(name)
        } else {
            name.to_owned()
        };
        let words = self.words(cell).unwrap_or_else(|| title.clone());
        sheet.place(name, words, self.at(cell));
        sheet.put(layer::TILE, name, titled(&title, &tile));
    }

    /// Whose piece stands on a hexagon, or which pieces have it within reach: the others may
    /// not end a move there.
    fn words(&self, cell: Cell) -> Option<String> {
        let position = self.position;
        let names = |is: &dyn Fn(Player) -> bool| -> Vec<&str> {
            Player::all(position.players())
                .filter(|player| is(*player))
                .filter_map(|player| position.colours().get(player.index()))
                .map(|colour| colour.name())
                .collect()
        };
        let standing = names(&|player| position.piece(player) == Some(cell));
        if let Some(colour) = standing.first() {
            return Some(texts::xafka_piece(colour, self.name(cell)));
        }
        let near = names(&|player| position.reach(player).contains(cell));
        (!near.is_empty()).then(|| texts::xafka_in_reach(&near.join(", "), self.name(cell)))
    }

    fn piece(&self, sheet: &mut Sheet, player: Player) {
        let Some(&colour) = self.position.colours().get(player.index()) else {
            return;
        };
        let key = colour.key();
        sheet.define(key, sign::figure(colour));
        let Some(cell) = self.position.piece(player) else {
            return;
        };
        let scale = self.plan.size / 17.0;
        let at = self.at(cell) - At::new(0.0, self.plan.size * 0.12);
        let id = sheet.id_of(key);
        let ground = format!(
            r#"<circle r="12.6" cy=".6" fill="{}" fill-opacity=".9" stroke="{}"/>"#,
            palette::LIMESTONE_DARK,
            palette::BRASS
        );
        let piece = format!(
            r#"<g transform="translate({at}) scale({scale:.2})">{ground}{}</g>"#,
            symbol(&id, At::new(0.0, 0.0))
        );
        let title = texts::xafka_piece(colour.name(), self.name(cell));
        sheet.say(format!("{title}."));
        sheet.put(layer::PIECE, key, titled(&title, &piece));
    }

    fn trail(&self, sheet: &mut Sheet, which: Which, played: &PlayedMove<Xafka>, view: &View<'_>) {
        let half = self.plan.size * 0.8;
        match played.mv {
            Move::To(to) => {
                let from = played.before.piece(played.before.to_move());
                let way: Vec<At> = from.into_iter().chain([to]).map(|it| self.at(it)).collect();
                trail::draw(sheet, view, which, &way, half);
            }
            Move::Set(goal) if which == Which::Last => {
                let number = if goal == Goal::Red { 0 } else { 2 };
                let beside = lamp(self.top, number) - At::new(17.0, 6.0);
                let end = beside - At::new(half, -half) * trail::ASIDE;
                trail::mark(sheet, view, end, half);
            }
            Move::Set(_) | Move::Retire(_) => {}
        }
    }

    fn moves(&self, sheet: &mut Sheet) {
        let position = self.position;
        let player = position.to_move();
        let at = position.piece(player).map(|cell| (cell, self.at(cell)));
        moves::define(sheet, self.plan.size * 0.75);
        let (mut choices, mut buttons) = (Vec::new(), Vec::new());
        for mv in position.legal_moves() {
            let text = position.move_text(&mv);
            match mv {
                Move::To(to) => {
                    choices.push(Choice {
                        title: if at.is_some() {
                            texts::xafka_slide(&text)
                        } else {
                            texts::xafka_put(&text)
                        },
                        mv: text,
                        end: End::Go(self.at(to) - At::new(0.0, self.plan.size * 0.14)),
                        label: String::new(),
                    });
                }
                Move::Set(goal) => buttons.push((
                    text,
                    match goal {
                        Goal::Green => texts::xafka_set_green().to_owned(),
                        Goal::Red => texts::xafka_set_red().to_owned(),
                    },
                )),
                Move::Retire(_) => {}
            }
        }
        let name = at.map_or("", |(cell, _)| self.name(cell));
        let source = Source {
            name: name.to_owned(),
            title: texts::xafka_your_piece().to_owned(),
            hit: at.map_or(String::new(), |(_, at)| {
                moves::disc(at, self.plan.size * 0.8)
            }),
            choices,
        };
        moves::draw(sheet, &[source], &buttons);
    }
}

fn place(position: &Xafka, cell: Cell) -> At {
    let hex = position.board().hex(cell);
    plain(f64::from(hex.x), f64::from(hex.y), Lie::Flat)
}

/// The middle of a lamp, counted from the red one.
fn lamp(top: f64, number: usize) -> At {
    At::new(LIGHT, top + 22.0 + 30.0 * number as f64)
}

/// The light: its lamps differ in place and shape.
fn light(position: &Xafka, sheet: &mut Sheet, top: f64) {
    let lit = |goal| position.light() == Light::Set(goal);
    let is_free = position.light_is_free();
    let is_yellow = position.light() == Light::Yellow;
    let lamps: [(Tone, bool, &str); 3] = [
        (palette::LAMP_RED, lit(Goal::Red), "M-5-5H5V5H-5z"),
        (palette::LAMP_YELLOW, is_yellow, "M0-7L7 0L0 7L-7 0z"),
        (
            palette::LAMP_GREEN,
            lit(Goal::Green),
            "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
        ),
    ];
    let mut drawn = format!(
        r#"<rect x="{}" y="{}" width="34" height="96" rx="9" fill="{}" stroke="{}" stroke-width="1.5"/>"#,
        Num(LIGHT - 17.0),
        Num(top + 4.0),
        palette::IRON,
        palette::BRASS
    );
    for (number, (tone, is_lit, shape)) in lamps.into_iter().enumerate() {
        let at = lamp(top, number);
        let glass = if is_lit { tone } else { tone.lit(26) };
        let sign = if is_lit { palette::NIGHT } else { tone.lit(60) };
        drawn.push_str(&format!(
            r#"<g transform="translate({at})"><circle r="13" fill="{glass}" stroke="{}"/><path d="{shape}" fill="{sign}"/></g>"#,
            palette::NIGHT
        ));
    }
    let left = position
        .light_threshold()
        .saturating_sub(position.holes().len());
    let (title, label) = match position.light() {
        Light::Set(Goal::Green) => (
            texts::xafka_light_green().to_owned(),
            [texts::xafka_light_stuck(), texts::xafka_light_loses()].map(str::to_owned),
        ),
        Light::Set(Goal::Red) => (
            texts::xafka_light_red().to_owned(),
            [texts::xafka_light_stuck(), texts::xafka_light_wins()].map(str::to_owned),
        ),
        Light::Yellow if is_free => (
            texts::xafka_light_free().to_owned(),
            [texts::xafka_light_may(), texts::xafka_light_be_set()].map(str::to_owned),
        ),
        Light::Yellow => (
            texts::xafka_light_locked(left),
            [left.to_string(), texts::xafka_light_to_go().to_owned()],
        ),
    };
    for (line, words) in label.iter().enumerate() {
        let at = At::new(LIGHT, top + 111.0 + 15.0 * line as f64);
        drawn.push_str(&text_within(at, 40.0, palette::TEXT, words));
    }
    sheet.say(format!("{title}."));
    sheet.put(layer::PIECE, "light", titled(&title, &drawn));
}

fn seat(position: &Xafka, player: Player) -> Seat {
    let colour = position.colours().get(player.index()).copied();
    let figure = colour.map_or(String::new(), sign::figure);
    let reach = position.destinations_of(player).len();
    let words = match position.why_out(player) {
        Some(why) => out(why).to_owned(),
        None if position.piece(player).is_none() => texts::xafka_to_be_placed().to_owned(),
        // Whoever is out takes no room from the others any more.
        None if position.outcome().is_some() => String::new(),
        None => texts::xafka_reach(reach),
    };
    let ground = format!(
        r#"<rect x="-12" y="-13" width="24" height="26" rx="6" fill="{}"/>"#,
        palette::LIMESTONE_DARK
    );
    Seat {
        sign: format!(r#"{ground}<g transform="scale(.92)">{figure}</g>"#),
        content: text_from(At::new(110.0, 0.0), 186.0, palette::TEXT_QUIET, &words),
        points: String::new(),
        words,
    }
}

/// Why a player no longer moves.
fn out(why: Stuck) -> &'static str {
    match why {
        Stuck::Isolated => texts::xafka_isolated(),
        Stuck::ShortCircuit => texts::xafka_short_circuit(),
        Stuck::NoPlace => texts::xafka_no_place(),
        Stuck::Retired(Retirement::Resigned) => texts::resigned(),
        Stuck::Retired(Retirement::OutOfTime) => texts::out_of_time(),
    }
}
