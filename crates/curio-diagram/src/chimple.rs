//! Chimple: the animals on their squares, and the memes that could be deployed.

use curio_rules::{
    Game, PlayedMove, Player,
    chimple::{Chimple, Condition, Descriptor, Move, Square},
};

use super::{
    Draw, SquarePlan, View,
    markup::{At, Num, escaped, text, text_from, titled},
    moves::{self, Choice, End, Source},
    palette::{self, Tone},
    seats::{Seat, Seating},
    sheet::{GAP, Sheet, WIDTH, layer, panel},
    texts,
    trail::{self, Which},
};

/// The width of the frame.
const FRAME: f64 = 20.0;

/// The animals of a side, in the order in which they stand at first, from its own right.
const ANIMALS: [&str; 4] = ["ape", "hare", "elephant", "owl"];

impl Draw for Chimple {
    fn draw(&self, view: &View<'_>) -> Sheet {
        let seating = Seating::new(2, view, WIDTH);
        let mut sheet = seating.sheet("chimple");
        let side = self.size().side();
        let plan = Plan {
            side,
            squares: SquarePlan::new(side, FRAME, &seating, view),
        };
        plan.board(&mut sheet, self, view.coordinates);
        for square in self.size().all() {
            let name = square.number().to_string();
            let words = words(self, square).unwrap_or_else(|| texts::empty_place(&name));
            sheet.place(name, words, plan.at(square));
        }
        for player in Player::all(2) {
            plan.animals(&mut sheet, self, player);
        }
        for (which, played) in view.trails::<Self>() {
            plan.trail(&mut sheet, which, played, view);
        }
        for player in Player::all(2) {
            seating.draw(&mut sheet, self, player, &seat(self, player));
        }
        if view.notation {
            memes(self, &mut sheet);
        }
        if view.moves && self.end().is_none() {
            plan.moves(&mut sheet, self);
        }
        sheet
    }

    fn moves_between(&self, from: &str, to: &str) -> Option<Vec<String>> {
        Some(["x", "-"].map(|sign| format!("{from}{sign}{to}")).into())
    }
}

/// The character on a square, in words.
fn words(position: &Chimple, square: Square) -> Option<String> {
    let colour = position.colours().get(position.owner(square)?.index())?;
    let animal = animal_on(position, square);
    let square = square.number().to_string();
    Some(texts::chimple_animal(colour.name(), animal, &square))
}

/// Where squares lie on the sheet.
struct Plan {
    side: u8,
    squares: SquarePlan,
}

impl Plan {
    /// The middle of a square. The first lies at the bottom right of the first player.
    fn at(&self, square: Square) -> At {
        let from_right = square.0 % self.side;
        self.squares
            .at(self.side - 1 - from_right, square.0 / self.side)
    }

    fn board(&self, sheet: &mut Sheet, position: &Chimple, named: bool) {
        let mut board = format!(
            r#"<rect y="{}" width="{WIDTH}" height="{WIDTH}" rx="12" fill="{}"/><rect x="6" y="{}" width="{w}" height="{w}" rx="8" fill="none" stroke="{}" stroke-width="1.5"/>"#,
            Num(self.squares.top),
            palette::OAK,
            Num(self.squares.top + 6.0),
            palette::BRASS,
            w = WIDTH - 12.0,
        );
        for square in position.size().all() {
            let is_dark = (square.0 / self.side + square.0 % self.side) % 2 == 1;
            let fill = if is_dark {
                palette::SANDSTONE
            } else {
                palette::LIMESTONE
            };
            let corner = self.at(square) - At::new(self.squares.unit, self.squares.unit) * 0.5;
            board.push_str(&format!(
                r#"<rect x="{}" y="{}" width="{s}" height="{s}" rx="6" fill="{fill}" stroke="{}"/>"#,
                Num(corner.x + 1.0),
                Num(corner.y + 1.0),
                palette::OAK_DARK,
                s = Num(self.squares.unit - 2.0),
            ));
            if named {
                let number = square.number().to_string();
                let place = corner + At::new(14.0, 14.0);
                board.push_str(&text(place, 14.0, palette::OAK, &number));
            }
        }
        sheet.put(layer::GROUND, "board", board);
    }

    fn animals(&self, sheet: &mut Sheet, position: &Chimple, player: Player) {
        let Some(colour) = position.colours().get(player.index()) else {
            return;
        };
        for (number, place) in position.places(player).iter().enumerate() {
            let animal = ANIMALS.get(number).copied().unwrap_or("owl");
            let Some(at) = *place else { continue };
            let scale = self.squares.unit / 31.0;
            let drawn = format!(
                r#"<g transform="translate({}) scale({scale:.2})">{}</g>"#,
                self.at(at) + At::new(0.0, self.squares.unit * 0.06),
                figure(player, animal)
            );
            let square = at.number().to_string();
            let title = texts::chimple_animal(colour.name(), animal, &square);
            sheet.say(format!("{title}."));
            let name = format!("{}-{animal}", colour.key());
            sheet.put(layer::PIECE, &name, titled(&title, &drawn));
        }
    }

    fn trail(
        &self,
        sheet: &mut Sheet,
        which: Which,
        played: &PlayedMove<Chimple>,
        view: &View<'_>,
    ) {
        let Move::Deploy(step) = played.mv else {
            return;
        };
        let way = [self.at(step.from), self.at(step.to)];
        trail::draw(sheet, view, which, &way, self.squares.unit * 0.44);
    }

    fn moves(&self, sheet: &mut Sheet, position: &Chimple) {
        moves::define(sheet, self.squares.unit.min(90.0) * 0.4);
        let mut sources: Vec<Source> = Vec::new();
        for mv in position.legal_moves() {
            let text = position.move_text(&mv);
            let Move::Deploy(step) = mv else { continue };
            let [from, to] = [step.from, step.to].map(|square| square.number().to_string());
            let end = self.at(step.to);
            let choice = Choice {
                title: if step.captures {
                    texts::chimple_capture(&to)
                } else {
                    texts::chimple_move(&to)
                },
                mv: text,
                end: if step.captures {
                    End::Take(end)
                } else {
                    End::Go(end)
                },
                label: String::new(),
            };
            let source = Source {
                title: texts::chimple_your(animal_on(position, step.from), &from),
                hit: moves::disc(self.at(step.from), self.squares.unit * 0.46),
                choices: vec![choice],
                name: from,
            };
            source.join(&mut sources);
        }
        moves::draw(sheet, &sources, &[]);
    }
}

fn animal_on(position: &Chimple, square: Square) -> &'static str {
    let number = position.character(square);
    number
        .and_then(|number| ANIMALS.get(number))
        .copied()
        .unwrap_or("character")
}

fn named(animal: &str) -> &'static str {
    match animal {
        "ape" => texts::chimple_ape(),
        "hare" => texts::chimple_hare(),
        "elephant" => texts::chimple_elephant(),
        _ => texts::chimple_owl(),
    }
}

/// An animal about the origin, about 20 high: Black's stand on square plinths, White's on
/// round ones.
fn figure(player: Player, animal: &str) -> String {
    let (fill, line) = match player.0 {
        0 => (palette::EBONY, palette::IVORY),
        _ => (palette::IVORY, palette::EBONY),
    };
    let plinth = match player.0 {
        0 => r#"<rect x="-7.5" y="6" width="15" height="4.5" rx=".8"/>"#,
        _ => r#"<ellipse cx="0" cy="8" rx="8.2" ry="3"/>"#,
    };
    let (behind, face) = head(animal, fill, line);
    let line_width = r#"stroke-width=".8" stroke-linejoin="round" stroke-linecap="round""#;
    format!(
        r#"<g fill="{fill}" stroke="{line}" {line_width}>{plinth}<path d="M-5.5 7.5C-5.5 1-3 0 0 0S5.5 1 5.5 7.5z"/>{behind}<circle cy="-3.4" r="5.6"/>{face}</g>"#
    )
}

/// Ears, and what is in the face.
fn head(animal: &str, fill: Tone, line: Tone) -> (String, String) {
    let eyes = format!(
        r#"<g fill="{line}" stroke="none"><circle cx="-2" cy="-4.2" r=".9"/><circle cx="2" cy="-4.2" r=".9"/></g>"#
    );
    match animal {
        "ape" => (
            r#"<circle cx="-6" cy="-4" r="2.4"/><circle cx="6" cy="-4" r="2.4"/>"#.to_owned(),
            format!(r#"<ellipse cy="-1.4" rx="3.6" ry="2.5" fill="{line}" fill-opacity=".22"/><path d="M-1.8-1h3.6" fill="none"/>{eyes}"#),
        ),
        "hare" => (
            r#"<path d="M-3.4-7.5C-6-13-3.6-15-2-13.6-.9-12.4-.8-9-1-7.5zM3.4-7.5C6-13 3.6-15 2-13.6.9-12.4.8-9 1-7.5z"/>"#.to_owned(),
            format!(r#"<path d="M-.9-1.9h1.8L0-.9z" fill="{line}"/>{eyes}"#),
        ),
        "elephant" => (
            r#"<ellipse cx="-7" cy="-3.6" rx="3.8" ry="4.8"/><ellipse cx="7" cy="-3.6" rx="3.8" ry="4.8"/>"#.to_owned(),
            format!(r#"<path d="M-1.5-2.6C-1.5 2-1.6 4.5.6 5.4 2 5.9 3 5 2.8 4.2 1.4 4 1.5 1 1.5-2.6z" fill="{fill}"/>{eyes}"#),
        ),
        _ => (
            r#"<path d="M-5.2-5.4L-5.8-11.2-1.6-8.6zM5.2-5.4L5.8-11.2 1.6-8.6z"/>"#.to_owned(),
            format!(
                r#"<g fill="none"><circle cx="-2.3" cy="-4.2" r="2.2"/><circle cx="2.3" cy="-4.2" r="2.2"/></g><path d="M-.9-2.4h1.8L0-.6z" fill="{line}"/>{eyes}"#
            ),
        ),
    }
}

/// The height of a meme in the list: what it does, and its name in two lines.
const MEME: f64 = 58.0;

/// The eligible memes of the player to move, below the board.
fn memes(position: &Chimple, sheet: &mut Sheet) {
    let top = sheet.below;
    let eligible: Vec<&Descriptor> = position.eligible(position.to_move()).collect();
    if eligible.is_empty() {
        return;
    }
    let height = MEME * eligible.len() as f64 + 10.0;
    let (at, width) = (At::new(GAP, top), WIDTH - 2.0 * GAP);
    let mut list = panel(at, width, height, palette::LINE);
    for (number, meme) in eligible.into_iter().enumerate() {
        let step = position.step(meme);
        let mv = position.move_text(&Move::Deploy(step));
        let (state, act) = lines(meme);
        let animal = animal_on(position, step.from);
        let to = step.to.number().to_string();
        let plain = if step.captures {
            texts::chimple_takes(animal, &to)
        } else {
            texts::chimple_goes(animal, &to)
        };
        let y = top + 17.0 + MEME * number as f64;
        list.push_str(&format!(
            r#"<g data-meme="{}"><title>{}</title>{}{}{}{}</g>"#,
            escaped(&mv),
            escaped(&meme.to_string()),
            text_from(At::new(14.0, y), 44.0, palette::ACCENT, &mv),
            text_from(At::new(62.0, y), 322.0, palette::TEXT, &plain),
            text_from(At::new(62.0, y + 17.0), 322.0, palette::TEXT_QUIET, &state),
            text_from(At::new(72.0, y + 32.0), 312.0, palette::TEXT_QUIET, &act),
        ));
    }
    sheet.put(layer::BELOW, "memes", list);
    sheet.below += height + GAP;
}

/// The name of a meme in two lines: what must be the case, and what is done.
fn lines(meme: &Descriptor) -> (String, String) {
    let text = meme.to_string();
    // The deployment begins at the last `.agent.` before the arrow.
    let arrow = text.find("=>").unwrap_or(text.len());
    let at = text.get(..arrow).and_then(|before| before.rfind(".agent."));
    let (state, act) = text.split_at(at.unwrap_or(0));
    debug_assert!(
        match meme.condition {
            Condition::Enemy(_) => state.contains(".enemy."),
            Condition::NoBlock(_) => state.contains(".no-block."),
        },
        "{text}"
    );
    (state.to_owned(), act.to_owned())
}

fn seat(position: &Chimple, player: Player) -> Seat {
    let captured: Vec<&str> = position
        .places(player)
        .iter()
        .zip(ANIMALS)
        .filter(|(place, _)| place.is_none())
        .map(|(_, animal)| animal)
        .collect();
    let left = position.characters(player).len();
    let mut content = String::new();
    for (number, animal) in captured.iter().enumerate() {
        content.push_str(&format!(
            r#"<g transform="translate({} 2)" opacity=".75">{}<path d="M-8-9L8 9" stroke="{}" stroke-width="2.5"/></g>"#,
            Num(120.0 + 28.0 * number as f64),
            figure(player, animal),
            palette::MARK_LAST
        ));
    }
    let words = if captured.is_empty() {
        texts::chimple_left(left)
    } else {
        let names: Vec<&str> = captured.iter().map(|animal| named(animal)).collect();
        texts::chimple_left_captured(left, &names.join(", "))
    };
    let ground = format!(
        r#"<rect x="-12" y="-13" width="24" height="26" rx="6" fill="{}"/>"#,
        palette::LIMESTONE_DARK
    );
    let first = ANIMALS.first().copied().unwrap_or_default();
    Seat {
        sign: format!(
            r#"{ground}<g transform="translate(0 1)">{}</g>"#,
            figure(player, first)
        ),
        content,
        points: left.to_string(),
        words,
    }
}
