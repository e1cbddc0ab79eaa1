//! Mathematichess: a tile for each piece with its letter and its value, and in each empty
//! square what it is worth.

use core::cmp::Reverse;
use std::collections::BTreeMap;

use curio_rules::{
    Game, PlayedMove, Player,
    mathematichess::{Change, End as Ending, Kind, Mathematichess, Move, Piece, Square, Territory},
};

use super::{
    Draw, SquarePlan, View,
    markup::{At, Num, SMALL, symbol, text, text_from, titled},
    moves::{self, Choice, End, Source},
    palette::{self, Tone},
    seats::{Seat, Seating},
    sheet::{Sheet, WIDTH, layer},
    texts,
    trail::{self, Which},
};

/// The width of the frame.
const FRAME: f64 = 18.0;

impl Draw for Mathematichess {
    fn draw(&self, view: &View<'_>) -> Sheet {
        let seating = Seating::new(2, view, WIDTH);
        let mut sheet = seating.sheet("mathematichess");
        let plan = Plan::new(self, view, seating);
        plan.board(&mut sheet, view.coordinates);
        plan.define(&mut sheet, self);
        let territories = if self.is_placing() {
            Vec::new()
        } else {
            self.territories()
        };
        for square in Square::all(plan.size) {
            if view.places {
                let name = square.to_string();
                let around = territories.iter().find(|it| it.cells.contains(&square));
                let words = match (self.piece(square), around) {
                    (Some(piece), _) => format!("{name}: {}", piece.name()),
                    (None, Some(territory)) => texts::empty_place_in(&name, &title(territory)),
                    (None, None) => texts::empty_place(&name),
                };
                sheet.place(name, words, plan.at(square));
            }
            if let Some(piece) = self.piece(square) {
                plan.piece(&mut sheet, square, piece);
            }
        }
        for territory in &territories {
            plan.territory(&mut sheet, territory);
            let mut cells = territory.cells.iter();
            if cells.any(|it| it.to_string() == view.counted) {
                plan.settlers(&mut sheet, territory);
            }
        }
        for (which, played) in view.trails::<Self>() {
            plan.trail(&mut sheet, which, played, view);
        }
        for player in Player::all(2) {
            let seat = seat(self, player);
            plan.seating.draw(&mut sheet, self, player, &seat);
            // How the match has ended stands in the same place.
            if self.is_placing() && self.end().is_none() {
                plan.draw_hand(&mut sheet, self, player);
            }
        }
        if view.moves && self.end().is_none() {
            plan.moves(&mut sheet, self);
        }
        sheet
    }

    fn moves_between(&self, from: &str, to: &str) -> Option<Vec<String>> {
        let signs: &[&str] = if from.ends_with('@') {
            &[""]
        } else {
            &["x", ">", "-"]
        };
        let ways = signs.iter().map(|sign| format!("{from}{sign}{to}"));
        Some(ways.collect())
    }
}

/// What a territory counts; where it is shared, for each of both.
fn worth(territory: &Territory) -> String {
    match territory.owner {
        Some(_) => territory.worth().to_string(),
        None => format!("{}:{}", territory.points[0], territory.points[1]),
    }
}

/// A territory in words: its name, its kind and what it counts.
fn title(territory: &Territory) -> String {
    let (name, kind) = (territory.name(), territory.kind_of_territory());
    format!("{name}: {kind}, {}", worth(territory))
}

/// Body, line and letter of a player's tiles.
const fn tones(player: Player) -> (Tone, Tone, Tone) {
    match player.0 {
        0 => (palette::BOXWOOD, palette::BOXWOOD_DARK, palette::NIGHT),
        _ => (palette::SLATE, palette::SLATE_LIGHT, palette::IVORY),
    }
}

/// Where things lie on the sheet.
struct Plan {
    seating: Seating,
    size: u8,
    unit: f64,
    squares: SquarePlan,
}

impl Plan {
    fn new(position: &Mathematichess, view: &View<'_>, seating: Seating) -> Self {
        let size = position.board().size();
        let squares = SquarePlan::new(size, FRAME, &seating, view);
        Self {
            seating,
            size,
            unit: squares.unit,
            squares,
        }
    }

    /// The middle of a square.
    fn at(&self, square: Square) -> At {
        self.squares.at(square.file(), square.rank())
    }

    fn board(&self, sheet: &mut Sheet, named: bool) {
        let top = self.seating.top;
        let inner = WIDTH - 2.0 * FRAME;
        let mut board = format!(
            r#"<rect y="{}" width="{WIDTH}" height="{WIDTH}" rx="10" fill="{}"/><rect x="3" y="{}" width="{w}" height="{w}" rx="8" fill="none" stroke="{}" stroke-opacity=".55"/><rect x="{FRAME}" y="{}" width="{inner}" height="{inner}" fill="{}"/>"#,
            Num(top),
            palette::OAK,
            Num(top + 3.0),
            palette::BRASS,
            Num(top + FRAME),
            palette::MARL,
            w = WIDTH - 6.0,
        );
        let mut dark = String::new();
        for square in Square::all(self.size) {
            if (square.file() + square.rank()) % 2 == 0 {
                let corner = self.squares.corner(square.file(), square.rank());
                let side = Num(self.unit);
                dark.push_str(&format!("M{corner}h{side}v{side}h-{side}z"));
            }
        }
        board.push_str(&format!(
            r#"<path d="{dark}" fill="{}"/>"#,
            palette::MARL.lit(86)
        ));
        sheet.put(layer::GROUND, "board", board);
        if named {
            self.squares.name_lines(sheet, palette::BRASS);
        }
    }

    /// The tiles of all kinds.
    fn define(&self, sheet: &mut Sheet, position: &Mathematichess) {
        let army = position.agreed().army();
        let half = self.unit * 0.44;
        for player in Player::all(2) {
            let (fill, line, ink) = tones(player);
            for kind in Kind::ALL {
                if army.count(kind) == 0 {
                    continue;
                }
                let value = army.value(kind).to_string();
                // Two digits need more room.
                let (letter, digit) = if value.len() > 1 {
                    (0.5, 0.4)
                } else {
                    (0.58, 0.44)
                };
                let left = At::new(-self.unit * 0.165, 0.0);
                let right = At::new(self.unit * 0.22, self.unit * 0.055);
                let piece = Piece { player, kind };
                let tile = format!(
                    r#"<rect x="-{h}" y="-{h}" width="{s}" height="{s}" rx="{r}" fill="{fill}" stroke="{line}" stroke-width="1.4"/>{}{}"#,
                    text(left, self.unit * letter, ink, kind.letter_shown()),
                    text(right, self.unit * digit, ink, &value),
                    h = Num(half),
                    s = Num(2.0 * half),
                    r = Num(if player == Player::FIRST {
                        self.unit * 0.3
                    } else {
                        self.unit * 0.1
                    }),
                );
                sheet.define(&piece.letter().to_string(), tile);
            }
        }
    }

    fn piece(&self, sheet: &mut Sheet, square: Square, piece: Piece) {
        let id = sheet.id_of(&piece.letter().to_string());
        let title = format!("{square}: {}", piece.name());
        let tile = symbol(&id, self.at(square));
        sheet.put(layer::PIECE, &square.to_string(), titled(&title, &tile));
    }

    /// Empty squares with what they are worth: a whole ring for White, a broken one for
    /// Black, both where it is shared.
    fn territory(&self, sheet: &mut Sheet, territory: &Territory) {
        let worth = worth(territory);
        let title = title(territory);
        sheet.say(format!("{title}."));
        let half = self.unit * 0.44;
        let (white, black) = (palette::BOXWOOD, palette::SLATE_LIGHT);
        let ink = match territory.owner.map(|owner| owner.0) {
            Some(0) => white,
            Some(_) => palette::SLATE_LIGHT.lit(130),
            None => palette::TEXT,
        };
        // What is secured has a thick one.
        let thick = if territory.secured { 3.4 } else { 1.8 };
        let ring = |tone: Tone, dashes: &str, inset: f64| {
            let half = half - inset;
            format!(
                r#"<rect x="{x}" y="{x}" width="{w}" height="{w}" rx="3" fill="none" stroke="{tone}" stroke-width="{thick}"{dashes}/>"#,
                x = Num(-half),
                w = Num(2.0 * half)
            )
        };
        let broken = r#" stroke-dasharray="4 3""#;
        let rings = match territory.owner.map(|owner| owner.0) {
            Some(0) => ring(white, "", 0.0),
            Some(_) => ring(black, broken, 0.0),
            None => [ring(white, "", 0.0), ring(black, broken, 3.0)].concat(),
        };
        let length = worth.len() as f64;
        let size = (self.unit * 0.5).min(self.unit * 1.25 / length.max(1.0));
        for square in &territory.cells {
            let content = format!(
                r#"<g transform="translate({})"><rect x="{x}" y="{x}" width="{w}" height="{w}" rx="3" fill="{}"/>{rings}{}</g>"#,
                self.at(*square),
                palette::NIGHT,
                text(At::new(0.0, 0.0), size, ink, &worth),
                x = Num(-half),
                w = Num(2.0 * half),
            );
            sheet.put(layer::PIECE, &square.to_string(), titled(&title, &content));
        }
    }

    fn trail(
        &self,
        sheet: &mut Sheet,
        which: Which,
        played: &PlayedMove<Mathematichess>,
        view: &View<'_>,
    ) {
        let half = self.unit * 0.5;
        trail::draw(sheet, view, which, &self.way(played), half);
    }

    fn way(&self, played: &PlayedMove<Mathematichess>) -> Vec<At> {
        let squares: Vec<Square> = played
            .changes
            .iter()
            .find_map(|change| match change {
                Change::Placed { at, .. } | Change::Terminated { at, .. } => Some(vec![*at]),
                Change::Stepped(shift) | Change::Leapt(shift) => Some(vec![shift.from, shift.to]),
                // The first fills the empty square, the last has pushed.
                Change::Pushed(shifts) => Some(vec![shifts.last()?.from, shifts.first()?.to]),
                Change::Swapped([own, _]) => Some(vec![own.from, own.to]),
                _ => None,
            })
            .unwrap_or_default();
        squares.into_iter().map(|square| self.at(square)).collect()
    }

    fn moves(&self, sheet: &mut Sheet, position: &Mathematichess) {
        moves::define(sheet, self.unit * 0.5);
        // From the king down while placing, later by square.
        let mut sources: BTreeMap<(Option<Reverse<Kind>>, Option<Square>), Source> =
            BTreeMap::new();
        let mut buttons = Vec::new();
        let talks = [
            (Move::Offer, position.may_offer()),
            (Move::Accept, position.is_offered()),
        ];
        let talks = talks.into_iter().filter(|(_, may)| *may).map(|(mv, _)| mv);
        for mv in position.legal_moves().into_iter().chain(talks) {
            let text = position.move_text(&mv);
            let begins = match mv {
                Move::Place { kind, .. } => (Some(Reverse(kind)), None),
                Move::Step { from, .. } | Move::Push { from, .. } | Move::Swap { from, .. } => {
                    (None, Some(from))
                }
                Move::Terminate { at } => (None, Some(at)),
                _ => (None, None),
            };
            let Some((source, choice)) = self.choice(position, mv, text.clone()) else {
                let label = match mv {
                    Move::Offer => texts::mathematichess_offer().to_owned(),
                    Move::Accept => texts::mathematichess_accept().to_owned(),
                    Move::Decline => texts::mathematichess_decline().to_owned(),
                    Move::Pass => texts::mathematichess_pass().to_owned(),
                    _ => text.clone(),
                };
                buttons.push((text, label));
                continue;
            };
            let known = sources.entry(begins).or_insert(source);
            known.choices.push(choice);
        }
        let sources: Vec<Source> = sources.into_values().collect();
        moves::draw(sheet, &sources, &buttons);
    }

    /// A move of a piece as something to touch.
    fn choice(
        &self,
        position: &Mathematichess,
        mv: Move,
        text: String,
    ) -> Option<(Source, Choice)> {
        let name = |square| position.piece(square).map_or(String::new(), Piece::name);
        let (from, end, title) = match mv {
            Move::Place { kind, at } => {
                let place = self.hand(position, position.to_move(), kind);
                let source = Source {
                    name: format!("{}@", kind.letter()),
                    title: texts::mathematichess_in_hand(kind.name()),
                    hit: moves::disc(place, 13.0),
                    choices: Vec::new(),
                };
                let title = texts::mathematichess_place(kind.name(), &at.to_string());
                return Some((source, choice(text, title, End::Go(self.at(at)))));
            }
            Move::Step { from, to } | Move::Push { from, to } => {
                // One that stands beside the hole pushes nobody.
                let title = match position.shifts(mv).len() {
                    0 | 1 => texts::mathematichess_step(&to.to_string()),
                    _ => texts::mathematichess_push(&to.to_string()),
                };
                (from, End::Go(self.at(to)), title)
            }
            Move::Swap { from, with } => {
                let title = texts::mathematichess_swap(&name(with), &with.to_string());
                (from, End::Go(self.at(with)), title)
            }
            Move::Terminate { at } => (
                at,
                End::Take(self.at(at)),
                texts::mathematichess_terminate().to_owned(),
            ),
            _ => return None,
        };
        let source = Source {
            name: from.to_string(),
            title: format!("{from}, {}", name(from)),
            hit: moves::disc(self.at(from), self.unit * 0.5),
            choices: Vec::new(),
        };
        Some((source, choice(text, title, end)))
    }

    /// Strong frames round first-class settlers, thin ones round the others.
    fn settlers(&self, sheet: &mut Sheet, territory: &Territory) {
        let half = self.unit * 0.45;
        for settler in &territory.settlers {
            let corner = self.at(settler.at) - At::new(half, half);
            let [x, y] = [corner.x, corner.y].map(Num);
            let frame = format!(
                r#"<rect x="{x}" y="{y}" width="{w}" height="{w}" rx="4" fill="none" stroke="{}" stroke-width="{}"/>"#,
                palette::MARK_LEGAL,
                if settler.first_class { 6 } else { 2 },
                w = Num(2.0 * half),
            );
            sheet.put(layer::OVER, "settlers", frame);
        }
    }

    /// What a player has left to place, each kind a part of its own: a placement changes one.
    fn draw_hand(&self, sheet: &mut Sheet, position: &Mathematichess, player: Player) {
        let (fill, line, ink) = tones(player);
        for kind in Kind::ALL {
            if position.agreed().army().count(kind) == 0 {
                continue;
            }
            let left = position.in_hand(player, kind);
            let at = self.hand(position, player, kind);
            let faded = if left == 0 { r#" opacity=".35""# } else { "" };
            // How many are left stands outside, or it would look like a value.
            let chip = format!(
                r#"<g transform="translate({at})"{faded}><rect x="-10" y="-14.5" width="20" height="15.5" rx="4" fill="{fill}" stroke="{line}"/>{}{}</g>"#,
                text(At::new(0.0, -6.5), SMALL, ink, kind.letter_shown()),
                text(At::new(0.0, 8.5), SMALL, palette::TEXT, &format!("×{left}")),
            );
            sheet.put(
                layer::SEAT,
                &format!("{}-{}", player.0, kind.letter()),
                chip,
            );
        }
    }

    /// Where a kind lies in the hand of a player.
    fn hand(&self, position: &Mathematichess, player: Player, kind: Kind) -> At {
        let before = Kind::ALL
            .into_iter()
            .rev()
            .take_while(|other| *other != kind)
            .filter(|other| position.agreed().army().count(*other) > 0);
        let x = HAND + PITCH * before.count() as f64;
        At::new(x, self.seating.middle(player))
    }
}

/// Where the hand begins, and from one kind to the next.
const HAND: f64 = 112.0;
const PITCH: f64 = 28.0;

fn choice(mv: String, title: String, end: End) -> Choice {
    Choice {
        mv,
        title,
        end,
        label: String::new(),
    }
}

fn seat(position: &Mathematichess, player: Player) -> Seat {
    let (fill, line, _) = tones(player);
    let army = position.agreed().army();
    let mut content = String::new();
    let mut words = Vec::new();
    if position.is_placing() {
        let kinds = Kind::ALL.into_iter().rev();
        for kind in kinds.filter(|kind| army.count(*kind) > 0) {
            words.push(format!(
                "{} {}",
                position.in_hand(player, kind),
                kind.name()
            ));
        }
    } else if position.may_terminate(player) {
        let left = texts::mathematichess_terminator_left();
        content = text_from(At::new(104.0, 0.0), 190.0, palette::TEXT_QUIET, left);
        words.push(left.to_owned());
    }
    let points = position.points()[player.index() & 1];
    let bonus = matches!(position.end(), Some(Ending::Bonus(winner, _)) if winner == player);
    let shape = if player == Player::FIRST { 6 } else { 2 };
    let counted = points.to_string();
    words.push(if bonus {
        texts::mathematichess_points_bonus(&counted)
    } else {
        texts::mathematichess_points(&counted)
    });
    Seat {
        sign: format!(
            r#"<rect x="-10" y="-10" width="20" height="20" rx="{shape}" fill="{fill}" stroke="{line}" stroke-width="1.5"/>"#
        ),
        content,
        points: points.to_string(),
        words: words.join(", "),
    }
}
