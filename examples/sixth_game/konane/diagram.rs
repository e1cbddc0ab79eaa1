//! Konane as SVG: what phones, pages, documents and screen readers are given.

use curio::{
    diagram::{
        Draw, Sheet, SquarePlan, View, WIDTH, layer,
        markup::{At, Num, titled},
        moves::{self, Choice, End, Source},
        palette,
        seats::{Seat, Seating},
        trail::{self, Which},
    },
    rules::{Game, Player},
};

use super::{
    board::{Square, owner},
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
        let plan = Plan(SquarePlan::new(side, FRAME, &seating, view));
        plan.squares(&mut sheet, self);
        if view.coordinates {
            plan.0.name_lines(&mut sheet, palette::BRASS);
        }
        for (which, played) in view.trails::<Self>() {
            plan.trail(&mut sheet, which, played.mv, view);
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
struct Plan(SquarePlan);

impl Plan {
    fn at(&self, square: Square) -> At {
        self.0.at(square.column(), square.row())
    }

    fn squares(&self, sheet: &mut Sheet, position: &Konane) {
        let mut board = format!(
            r#"<rect y="{}" width="{WIDTH}" height="{WIDTH}" rx="12" fill="{}"/>"#,
            Num(self.0.top),
            palette::OAK,
        );
        for square in position.size().squares() {
            let (at, owner) = (self.at(square), owner(square));
            let fill = match owner {
                Player::FIRST => palette::SANDSTONE,
                _ => palette::LIMESTONE,
            };
            let corner = self.0.corner(square.column(), square.row());
            board.push_str(&format!(
                r#"<rect x="{}" y="{}" width="{s}" height="{s}" rx="4" fill="{fill}"/>"#,
                Num(corner.x + 0.5),
                Num(corner.y + 0.5),
                s = Num(self.0.unit - 1.0),
            ));
            let name = square.to_string();
            let colour = NAMES[owner.index() & 1];
            if position.stones().contains(square) {
                let title = format!("{name}: {colour}");
                let drawn = stone(owner, self.0.unit * 0.34);
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

    fn trail(&self, sheet: &mut Sheet, which: Which, mv: Move, view: &View<'_>) {
        let way = match mv {
            Move::Jump { from, to } => vec![self.at(from), self.at(to)],
            Move::Remove(at) => vec![self.at(at)],
            Move::Retire(_) => return,
        };
        trail::draw(sheet, view, which, &way, self.0.unit * 0.44);
    }

    fn moves(&self, sheet: &mut Sheet, position: &Konane) {
        moves::define(sheet, self.0.unit * 0.4);
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
            let source = Source {
                title: format!("Your stone on {from}"),
                hit: moves::disc(self.at(from), self.0.unit * 0.46),
                choices: vec![choice],
                name: from.to_string(),
            };
            source.join(&mut sources);
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
