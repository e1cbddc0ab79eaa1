//! Konane as SVG: what phones, pages, documents and screen readers are given.

use curio::{
    diagram::{
        Draw, Sheet, View, WIDTH, layer,
        markup::{At, Num, text, titled},
        moves::{self, Choice, End, Source},
        palette,
        seats::{Seat, Seating},
        trail::{self, Which},
    },
    rules::{AnyPlayedMove, Game, Player},
};

use super::{
    board::Square,
    position::{Konane, Move},
};

/// The width of the frame.
const FRAME: f64 = 20.0;

const NAMES: [&str; 2] = ["Black", "White"];

impl Draw for Konane {
    fn draw(&self, view: &View<'_>) -> Sheet {
        let seating = Seating::new(2, view, WIDTH);
        let mut sheet = seating.sheet("konane");
        let side = self.size().side();
        let plan = Plan {
            top: seating.top,
            side,
            unit: (WIDTH - 2.0 * FRAME) / f64::from(side),
            is_far: view.from != Player::FIRST,
        };
        plan.squares(&mut sheet, self, view.coordinates);
        for (which, played) in [(Which::Last, view.last), (Which::Hint, view.hint)] {
            plan.trail(&mut sheet, which, played, view);
        }
        for player in Player::all(2) {
            let jumpers = self.jumpers(player).len();
            let seat = Seat {
                sign: stone(player, 9.0),
                content: String::new(),
                points: String::new(),
                words: format!("{jumpers} stones can jump"),
            };
            seating.draw(&mut sheet, self, player, &seat);
        }
        if view.moves && self.end().is_none() {
            plan.moves(&mut sheet, self);
        }
        sheet
    }

    fn moves_between(&self, from: &str, to: &str) -> Option<Vec<String>> {
        Some(vec![format!("{from}-{to}")])
    }
}

/// Where squares lie on the sheet.
struct Plan {
    top: f64,
    side: u8,
    unit: f64,
    is_far: bool,
}

impl Plan {
    /// The middle of a square, `a1` at the near left of the first player.
    fn at(&self, square: Square) -> At {
        let last = f64::from(self.side - 1);
        let (file, rank) = (f64::from(square.file()), f64::from(square.rank()));
        let (column, row) = match self.is_far {
            true => (last - file, rank),
            false => (file, last - rank),
        };
        At::new(FRAME, self.top + FRAME) + At::new(column + 0.5, row + 0.5) * self.unit
    }

    fn squares(&self, sheet: &mut Sheet, position: &Konane, named: bool) {
        let mut board = format!(
            r#"<rect y="{}" width="{WIDTH}" height="{WIDTH}" rx="12" fill="{}"/>"#,
            Num(self.top),
            palette::OAK,
        );
        for square in position.size().squares() {
            let (at, owner) = (self.at(square), square.owner());
            let fill = match owner.0 {
                0 => palette::SANDSTONE,
                _ => palette::LIMESTONE,
            };
            let corner = at - At::new(self.unit, self.unit) * 0.5;
            board.push_str(&format!(
                r#"<rect x="{}" y="{}" width="{s}" height="{s}" rx="4" fill="{fill}"/>"#,
                Num(corner.x + 0.5),
                Num(corner.y + 0.5),
                s = Num(self.unit - 1.0),
            ));
            let name = square.to_string();
            if named {
                let place = corner + At::new(11.0, 9.0);
                board.push_str(&text(place, 10.0, palette::OAK, &name));
            }
            let colour = NAMES[owner.index() & 1];
            if position.stones().contains(square) {
                let title = format!("{name}: {colour}");
                let drawn = stone(owner, self.unit * 0.34);
                let drawn = format!(r#"<g transform="translate({at})">{drawn}</g>"#);
                sheet.put(layer::PIECE, &name, titled(&title, &drawn));
                sheet.place(name, title, at);
            } else {
                sheet.say(format!("{name} is empty."));
                sheet.place(name.clone(), format!("{name}: empty"), at);
            }
        }
        sheet.put(layer::GROUND, "board", board);
    }

    fn trail(
        &self,
        sheet: &mut Sheet,
        which: Which,
        played: Option<&dyn AnyPlayedMove>,
        view: &View<'_>,
    ) {
        let played = played.and_then(|played| played.downcast::<Konane>());
        let way = match played.map(|played| played.mv) {
            Some(Move::Jump { from, to }) => vec![self.at(from), self.at(to)],
            Some(Move::Remove(at)) => vec![self.at(at)],
            Some(Move::Retire(_)) | None => return,
        };
        let half = self.unit * 0.44;
        trail::draw(sheet, which, &way, half);
        if let (Which::Last, Some(end)) = (which, way.last()) {
            trail::mark(sheet, view, *end, half);
        }
    }

    fn moves(&self, sheet: &mut Sheet, position: &Konane) {
        moves::define(sheet, self.unit * 0.4);
        let mut sources: Vec<Source> = Vec::new();
        for mv in position.legal_moves() {
            let (from, end, title) = match mv {
                Move::Remove(at) => (at, End::Take(self.at(at)), format!("Remove {at}")),
                Move::Jump { from, to } => (from, End::Go(self.at(to)), format!("Jump to {to}")),
                Move::Retire(_) => continue,
            };
            let choice = Choice {
                mv: position.move_text(&mv),
                title,
                end,
                label: String::new(),
            };
            let name = from.to_string();
            match sources.iter_mut().find(|source| source.name == name) {
                Some(source) => source.choices.push(choice),
                None => sources.push(Source {
                    title: format!("Your stone on {name}"),
                    hit: moves::disc(self.at(from), self.unit * 0.46),
                    choices: vec![choice],
                    name,
                }),
            }
        }
        moves::draw(sheet, &sources, &[]);
    }
}

/// A stone about the origin.
fn stone(player: Player, radius: f64) -> String {
    let (fill, edge) = match player.0 {
        0 => (palette::EBONY, palette::IVORY),
        _ => (palette::IVORY, palette::EBONY),
    };
    let radius = Num(radius);
    format!(r#"<circle r="{radius}" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>"#)
}
