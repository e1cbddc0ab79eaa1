//! The players' bars above and below the board: whose turn it is, who has how much, and
//! what lies beside the board.

use curio_rules::{AnyGame, Player, Turn};

use super::{
    View,
    markup::{At, Num, text_from, text_to, titled},
    palette,
    sheet::{GAP, Sheet, WIDTH, layer},
    texts,
};

/// The height of a bar.
const BAR: f64 = 32.0;

/// Where the board lies between the bars.
#[derive(Clone, Copy, Debug)]
pub struct Seating {
    players: u8,
    from: Player,
    /// The top of the board.
    pub top: f64,
    /// The bottom of the board.
    pub bottom: f64,
}

/// What there is to say of a player.
#[derive(Debug)]
pub struct Seat {
    /// The sign of the player's pieces, about the origin and about 22 wide.
    pub sign: String,
    /// What lies beside the board, drawn about the middle of the bar, which is at 0.
    pub content: String,
    /// The points.
    pub points: String,
    /// All of it in words, after the name.
    pub words: String,
}

impl Seating {
    /// Bars for this many players, around a board of this height.
    pub fn new(players: u8, view: &View<'_>, board: f64) -> Self {
        let above = f64::from(players / 2 + players % 2 * u8::from(players > 1));
        let top = GAP + above * (BAR + GAP);
        Self {
            players,
            from: Player(view.from.0 % players.max(1)),
            top,
            bottom: top + board,
        }
    }

    /// A sheet for the board and these bars.
    pub fn sheet(&self, id: &'static str) -> Sheet {
        let mut sheet = Sheet::new(id, self.below());
        sheet.board = [self.top, self.bottom];
        sheet
    }

    /// Where the first thing below everything begins.
    pub fn below(&self) -> f64 {
        let own = f64::from(self.players / 2);
        self.bottom + GAP + own * (BAR + GAP)
    }

    /// The middle of a player's bar, from top to bottom.
    pub fn middle(&self, player: Player) -> f64 {
        let away = (player.0 + self.players - self.from.0) % self.players;
        // Turns go round clockwise: those of four sit near, left, far and right.
        let (is_near, row) = match (self.players, away) {
            (_, 0) => (true, self.players / 2 - 1),
            (4, 1) => (false, 1),
            (4, 2) => (false, 0),
            (4, _) => (true, 0),
            (_, away) => (false, away - 1),
        };
        let first = if is_near { self.bottom + GAP } else { GAP };
        first + f64::from(row) * (BAR + GAP) + BAR / 2.0
    }

    /// Draws the bar of a player.
    pub fn draw(&self, sheet: &mut Sheet, position: &dyn AnyGame, player: Player, seat: &Seat) {
        let middle = self.middle(player);
        let at = |x: f64| At::new(x, middle);
        let colour = position.colours().get(player.index());
        let name = colour.map_or("", |colour| colour.name());
        let to_move = position.turn() == Turn::Player(player);
        let outcome = position.outcome();
        let has_won = outcome
            .as_ref()
            .is_some_and(|it| it.winners.contains(player));
        let is_drawn = outcome.is_some_and(|it| it.winners.is_empty());
        let line = if to_move {
            palette::ACCENT
        } else {
            palette::LINE
        };
        let mut bar = format!(
            r#"<rect x="{}" y="{}" width="{}" height="{BAR}" rx="8" fill="{}" stroke="{line}" stroke-width="{}"/>"#,
            Num(GAP),
            Num(middle - BAR / 2.0),
            Num(WIDTH - 2.0 * GAP),
            palette::PANEL_RAISED,
            if to_move { 2 } else { 1 },
        );
        if to_move {
            bar.push_str(&format!(
                r#"<path d="M{} l8 6-8 6z" fill="{}"/>"#,
                at(7.0) - At::new(0.0, 6.0),
                palette::ACCENT
            ));
        }
        bar.push_str(&format!(
            r#"<g transform="translate({})">{}</g>"#,
            at(29.0),
            seat.sign
        ));
        bar.push_str(&text_from(at(47.0), 52.0, palette::TEXT, name));
        bar.push_str(&format!(
            r#"<g transform="translate(0 {})">{}</g>"#,
            Num(middle),
            seat.content
        ));
        let words = match &*seat.words {
            "" => name.to_owned(),
            words => texts::seat_with_words(name, words),
        };
        let (verdict, told) = match (has_won, is_drawn, to_move) {
            (true, ..) => (texts::seat_won(), texts::seat_told_won(&words)),
            (_, true, _) => (texts::seat_drawn(), texts::seat_told_drawn(&words)),
            (.., true) => ("", texts::seat_told_to_move(&words)),
            _ => ("", words),
        };
        let points = [verdict, &seat.points];
        let gap = if points.contains(&"") { "" } else { " · " };
        let points = points.join(gap);
        let ink = if has_won {
            palette::ACCENT
        } else {
            palette::TEXT
        };
        bar.push_str(&text_to(at(388.0), 88.0, ink, &points));
        sheet.say(format!("{told}."));
        let bar = titled(&told, &bar);
        sheet.put(layer::SEAT, &player.0.to_string(), bar);
    }
}
