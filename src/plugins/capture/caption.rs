//! What a film says in words: the caption under the board, a card with the players before
//! the match, and one with the result after it.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext,
    egui::{self, FontFamily, FontId, Galley, Id, LayerId, Order, text::LayoutJob},
};

use super::{
    comment_parts::{CommentParts, fitting},
    strip,
};
use crate::plugins::{
    app::session::{Session, SessionSystems},
    scene::{
        camera::{FreeRect, TableCamera},
        motion::Motion,
        palette,
    },
    ui::{
        Letters,
        hud::{Caption, GameWords, words},
        theme,
    },
};
use crate::{
    engine,
    record::{Mark, Match, said},
    texts,
};

/// The height of a caption's letters, as a part of the shorter side of the picture.
const LETTERS: f32 = 0.046;
/// The same as a part of its height: upright pictures are seen on phones.
const UPRIGHT: f32 = 0.04;
/// The height that is left to the caption, in sizes of its letters.
const ROOM: f32 = 4.1;
/// The same in a picture that is not wider than high, where its lines are short.
const HIGH_ROOM: f32 = 6.4;
/// The sizes that letters may have where usual ones would take too many lines.
const SIZES: [f32; 5] = [1.0, 0.9, 0.8, 0.7, 0.6];
/// The letters of a card's title, and of the lines below it, as parts of the caption's.
const CARD: (f32, f32) = (2.0, 1.15);
/// The comment's letters, as a part of those of the line above it.
pub(super) const SMALLER: f32 = 0.8;
/// The greatest side of the picture of what a move was about, in sizes of the letters.
const PICTURE: f32 = 3.2;
/// What a caption leaves free at its sides, outside and inside, in points.
pub(super) const SIDE: f32 = 18.0;
/// The same above and below.
pub(super) const EDGE: f32 = 5.0;
/// The part of the picture's shorter side that is left free around the board.
const MARGIN: f32 = 0.025;
/// The same above it: what stands at the far side rises over its rim.
const ABOVE: f32 = 0.055;

/// Adds captions to a film of `size` pixels, in which a strip may say who leads. Where it
/// `waits` for what is to be read, a long comment comes in parts.
pub(super) fn add_to(app: &mut App, size: Vec2, has_strip: bool, waits: bool) {
    let side = size.min_element();
    let margin = side * MARGIN;
    let (right, foot) = (size.x - margin, size.y - room(size));
    let row = if has_strip {
        strip::row(size, letters(size))
    } else {
        0.0
    };
    let board = Rect::new(margin, row + side * ABOVE, right, foot);
    app.insert_resource(BoardPart(board))
        .insert_resource(ShownCaption::default())
        .insert_resource(ShownCard::default())
        .insert_resource(QuestionAt::default())
        .init_resource::<MoveSeen>()
        .insert_resource(CommentParts::new(waits.then(|| fitting(size))))
        .add_systems(PostStartup, give_letters)
        .add_systems(Update, watch_moves.before(SessionSystems::Show))
        .add_systems(
            Update,
            (
                write.in_set(SessionSystems::Show),
                expect
                    .in_set(SessionSystems::Show)
                    .run_if(resource_added::<Session>),
                keep_clear,
            ),
        )
        .add_systems(EguiPrimaryContextPass, (show, show_card).chain());
}

/// The size of a caption's letters in a picture of some size.
pub(super) fn letters(size: Vec2) -> f32 {
    (size.min_element() * LETTERS).max(size.y * UPRIGHT)
}

/// The height of what the caption has in a picture of some size.
pub(super) fn room(size: Vec2) -> f32 {
    let rows = if size.x > size.y { ROOM } else { HIGH_ROOM };
    letters(size) * rows
}

/// What a card is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Card {
    /// The players, before the match.
    Opening,
    /// Moves are left out; the film goes on at the position after this number of moves.
    Later(usize),
    /// The result, after it.
    Ending,
}

/// The card over the picture.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShownCard(pub(super) Option<Card>);

/// The position, by its number of moves, at which the caption asks what to play.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct QuestionAt(pub(super) Option<usize>);

/// The caption in the picture.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ShownCaption(Caption);

impl ShownCaption {
    /// The caption as it is read aloud.
    pub(super) fn read_aloud(&self) -> String {
        let Caption { line, comment, .. } = &self.0;
        let stop = if line.ends_with(['.', '!', '?']) {
            ""
        } else {
            "."
        };
        format!("{line}{stop} {comment}").trim_end().to_owned()
    }
}

fn give_letters(cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(PrimaryEguiContext);
    }
}

/// The part of the picture that the caption leaves to the board.
#[derive(Resource)]
struct BoardPart(Rect);

fn keep_clear(board: Res<BoardPart>, mut free: ResMut<FreeRect>) {
    free.set_if_neq(FreeRect(Some(board.0)));
}

/// Letters that our fonts lack are there before the first picture.
fn expect(session: Res<Session>, mut letters: ResMut<Letters>) {
    let record = session.record();
    for seat in &record.terms().seats {
        letters.expect(&seat.name);
    }
    for ply in record.plies() {
        letters.expect(said(&record.terms().game, &ply.comment));
    }
}

/// Whether the move that is shown has been seen to its end: what it brings about is told then.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct MoveSeen {
    /// The position that is shown, by its number of moves.
    shown: usize,
    /// For how many frames it was shown while nothing was on its way.
    rested: u8,
}

impl MoveSeen {
    /// A move is set in motion within this number of frames.
    const SETTLED: u8 = 2;

    pub(super) const fn is(self) -> bool {
        self.rested > Self::SETTLED
    }

    /// The position of which all can be told: that before a move that is still on its way.
    pub(super) fn told(self) -> usize {
        self.shown.saturating_sub(usize::from(!self.is()))
    }
}

fn watch_moves(
    session: If<Res<Session>>,
    moving: Query<(), With<Motion>>,
    mut seen: ResMut<MoveSeen>,
) {
    let shown = session.shown();
    if shown != seen.shown {
        *seen = MoveSeen { shown, rested: 0 };
    }
    if moving.is_empty() {
        seen.rested = seen.rested.saturating_add(1);
    }
}

fn write(
    session: If<Res<Session>>,
    all: Res<GameWords>,
    question: Res<QuestionAt>,
    (seen, time): (Res<MoveSeen>, Res<Time>),
    mut parts: ResMut<CommentParts>,
    mut caption: ResMut<ShownCaption>,
) {
    let mut now = Caption::for_onlookers(session.record(), session.shown(), &all);
    if !seen.is() {
        now.comment.clear();
        now.mark = None;
    }
    if let (Some(mover), true) = (session.to_move(), question.0 == Some(session.shown())) {
        now = Caption {
            line: engine::texts::guess_question(words::name(session.position(), mover)),
            mark: None,
            comment: format!("{} {} · Curio", now.line, session.position().info().name),
        };
    }
    parts.is_unread =
        !(seen.is() && parts.turn(session.shown(), &mut now.comment, time.elapsed_secs()));
    caption.set_if_neq(ShownCaption(now));
}

/// Draws the caption. It is laid out anew in every frame and takes the size of
/// nothing that was there before: each picture stands on its own.
fn show(
    mut contexts: EguiContexts,
    caption: Res<ShownCaption>,
    session: If<Res<Session>>,
    words: Res<GameWords>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let painter = context.layer_painter(LayerId::new(Order::Middle, Id::new("caption")));
    let size = Vec2::new(screen.width(), screen.height());
    let letters = letters(size);
    let frame = egui::Rect::from_min_max(
        egui::pos2(
            screen.left() + SIDE,
            screen.bottom() - room(size) + 2.0 * EDGE,
        ),
        screen.max - egui::vec2(SIDE, EDGE),
    );
    let mut inner = frame.shrink2(egui::vec2(SIDE, EDGE));
    let picture = words.picture_of_last(session.record(), session.shown());
    let side = inner.height().min(letters * PICTURE);
    let square = egui::Rect::from_min_size(
        egui::pos2(inner.left(), inner.center().y - side / 2.0),
        egui::Vec2::splat(side),
    );
    if picture.is_some() {
        inner.min.x += square.width() + SIDE;
    }
    let text = |text: &str, size: f32, tone: egui::Color32| {
        let font = FontId::new(size, FontFamily::Proportional);
        let mut job = LayoutJob::simple(text.to_owned(), font, tone, inner.width());
        job.halign = egui::Align::Center;
        painter.layout_job(job)
    };
    let said = &caption.0;
    // As large as fits: nothing is left out.
    let both = |part: f32| {
        let line = marked(said, letters * part, inner.width());
        let line = painter.layout_job(line);
        let quiet = palette::TEXT_QUIET.egui();
        (line, text(&said.comment, letters * SMALLER * part, quiet))
    };
    let has_comment = !said.comment.is_empty();
    let height = |(line, comment): &(Arc<Galley>, Arc<Galley>)| {
        line.size().y + if has_comment { comment.size().y } else { 0.0 }
    };
    let smallest = SIZES.last().copied().unwrap_or(1.0);
    let all = SIZES.iter().map(|part| both(*part));
    let mut fitting = all.filter(|said| height(said) <= inner.height());
    let said = fitting.next().unwrap_or_else(|| both(smallest));
    painter.rect_filled(frame, theme::RADIUS, palette::PANEL.egui_alpha(225));
    if let Some(picture) = picture {
        picture(&painter, square, palette::ROD_BRASS);
    }
    let top = inner.center() - egui::vec2(0.0, height(&said) / 2.0);
    let below = top + egui::vec2(0.0, said.0.size().y);
    painter.galley(top, said.0, palette::TEXT.egui());
    if has_comment {
        painter.galley(below, said.1, palette::TEXT_QUIET.egui());
    }
    Ok(())
}

/// What the last move did, with its mark.
fn marked(caption: &Caption, size: f32, width: f32) -> LayoutJob {
    let font = |family| FontId::new(size, family);
    let ink = palette::TEXT.egui();
    let Some(mark) = caption.mark else {
        let mut job = LayoutJob::simple(
            caption.line.clone(),
            font(FontFamily::Proportional),
            ink,
            width,
        );
        job.halign = egui::Align::Center;
        return job;
    };
    let tone = match mark {
        Mark::Brilliant | Mark::Good => palette::GOOD,
        Mark::Interesting => palette::ACCENT,
        Mark::Dubious | Mark::Mistake | Mark::Blunder => palette::WARN,
    };
    let line = caption.line.trim_end_matches('.');
    let mut job = LayoutJob::simple(
        format!("{line} "),
        font(FontFamily::Proportional),
        ink,
        width,
    );
    job.append(
        mark.text(),
        0.0,
        egui::TextFormat::simple(font(theme::strong_family()), tone.egui()),
    );
    job.halign = egui::Align::Center;
    job
}

/// What a card says: its title, and the lines below it.
fn said_of(card: Card, record: &Match) -> (String, Vec<String>) {
    let game = record.position();
    let seats = record.seats().iter().zip(game.colours());
    let players = seats.map(|(seat, colour)| match &*seat.name {
        "" => colour.to_string(),
        name => format!("{name} ({colour})"),
    });
    let players = players.collect::<Vec<_>>().join(" – ");
    let terms = record.terms();
    match card {
        Card::Opening => (
            game.info().name.to_owned(),
            vec![
                players,
                said(&terms.game, &terms.event).to_owned(),
                terms.date.clone(),
            ],
        ),
        Card::Later(ply) => {
            let rounds = record.round_of_each_ply();
            let round = ply.checked_sub(1).and_then(|last| rounds.get(last));
            let round = round.copied().unwrap_or_default();
            (texts::film_later(round), Vec::new())
        }
        Card::Ending => {
            let Some(outcome) = record.outcome() else {
                return (game.info().name.to_owned(), vec![players]);
            };
            let name = |player| words::name(game, player);
            let winners: Vec<&str> = outcome.winners.iter().map(name).collect();
            let title = match winners[..] {
                [] => texts::film_draw().to_owned(),
                [winner] => texts::film_wins(winner),
                _ => texts::film_win(&winners.join(texts::film_and())),
            };
            let why = format!(
                "{}.",
                words::sentence(outcome.explanation.trim_end_matches('.'))
            );
            (title, vec![why, players, "Curio".to_owned()])
        }
    }
}

fn show_card(
    mut contexts: EguiContexts,
    card: Res<ShownCard>,
    session: If<Res<Session>>,
) -> Result {
    let Some(card) = card.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let painter = context.layer_painter(LayerId::new(Order::Foreground, Id::new("card")));
    painter.rect_filled(screen, 0.0, palette::NIGHT.egui_alpha(215));
    let letters = letters(Vec2::new(screen.width(), screen.height()));
    let (title, lines) = said_of(card, session.record());
    let lines = lines.iter().filter(|line| !line.is_empty());
    let width = screen.width() - 4.0 * SIDE;
    // A title stands in one line; a letter of it is about half as wide as high.
    let fits = 1.8 * width / title.chars().count().max(1) as f32;
    let (large, usual) = ((letters * CARD.0).min(fits), letters * CARD.1);
    let lay = |text: &str, size: f32, family: FontFamily, tone: egui::Color32| {
        let font = FontId::new(size, family);
        let mut job = LayoutJob::simple(text.to_owned(), font, tone, width);
        job.halign = egui::Align::Center;
        painter.layout_job(job)
    };
    let accent = palette::ACCENT.egui();
    let ink = palette::TEXT.egui();
    let said = [lay(&title, large, theme::title_family(), accent)];
    let below = lines.map(|line| lay(line, usual, FontFamily::Proportional, ink));
    let said: Vec<Arc<Galley>> = said.into_iter().chain(below).collect();
    let gap = letters * 0.5;
    let height: f32 = said.iter().map(|galley| galley.size().y + gap).sum();
    let mut top = screen.center() - egui::vec2(0.0, (height - gap) / 2.0);
    for galley in said {
        let below = top + egui::vec2(0.0, galley.size().y + gap);
        painter.galley(top, galley, ink);
        top = below;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing;

    #[test]
    fn a_move_is_told_once_it_was_seen_or_the_next_one_comes() {
        let seen = MoveSeen {
            shown: 3,
            rested: 0,
        };
        assert_eq!(seen.told(), 2);
        assert_eq!(MoveSeen { rested: 9, ..seen }.told(), 3);
    }

    #[test]
    fn cards_name_the_players_the_event_and_the_result() {
        let mut terms = testing::terms("xafka", &["Ada", "Ben"], &[]);
        terms.event = "A first evening".to_owned();
        terms.date = "2026-11-26".to_owned();
        let (title, lines) = said_of(Card::Opening, &testing::played_on(terms.clone(), &[]));
        assert_eq!(title, "mini-Xafka");
        let players = "Ada (Black) – Ben (White)";
        assert_eq!(lines, [players, "A first evening", "2026-11-26"]);
        let record = testing::played_on(terms, &["d4", "g5", "resign"]);
        let (title, lines) = said_of(Card::Ending, &record);
        assert_eq!(title, "White wins");
        assert!(
            lines[0].contains("resign") && lines[1] == players,
            "{lines:?}"
        );
    }

    #[test]
    fn a_caption_leaves_most_of_every_picture_to_the_board() {
        for size in [(640, 360), (1080, 1080), (1080, 1920), (1920, 1080)] {
            let size = Vec2::new(size.0 as f32, size.1 as f32);
            assert!(room(size) < size.y * 0.3, "{size}");
        }
    }
}
