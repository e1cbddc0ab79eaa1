//! The lower third: what passers-by see of a match without knowing the game. Which game it
//! is and what it is about, whose turn it is, who is ahead and why, what the last move did.
//! All of it is read from across a room.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Context, FontFamily, FontId, Galley, Label, LayerId, Margin, Painter, Rect, Sense, Stroke,
        TextFormat, Vec2,
        text::{LayoutJob, TextWrapping},
        vec2,
    },
};

use crate::{
    plugins::{
        app::{
            session::Session,
            show::Showcase,
            states::{Overlay, Screen},
        },
        scene::palette::{self, Tone},
        ui::{
            hud::{Caption, GameWords, HudLayout, Outline, chip, panel, words},
            theme,
        },
    },
    record::Ply,
    rules::{AnyGame, Colour, Player, Retirement, registry},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(resource_exists::<Showcase>)),
    );
}

/// How much larger the name of the game is than the rest.
const NAME: f32 = 1.1;
/// The height of a row, in sizes of its letters.
const ROW: f32 = 1.3;
/// What the frame leaves free at the sides, and above and below.
const SIDES: f32 = 20.0;
const ENDS: f32 = 6.0;
/// How far below the top of its row a piece is shown, in sizes of its letters.
const CHIP: Vec2 = vec2(0.0, 0.15);
/// The side of the picture of what a move was about, in sizes of the letters.
const PICTURE: f32 = 4.0;
/// How many reasons are given for a lead.
const REASONS: usize = 2;
/// From this many moves before the end they are counted.
const COUNTDOWN: usize = 3;

/// What is said of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LowerThird {
    /// The game.
    name: &'static str,
    /// What its players try to do.
    aim: &'static str,
    /// The player whose turn it is, by the colour and the outline of the pieces.
    mover: Option<(Colour, Outline)>,
    /// Whose turn it is, or who has won.
    turn: String,
    /// The player who leads, and by how much.
    lead: String,
    /// What that comes from; may be empty.
    reasons: String,
    /// What the last move did.
    line: String,
    /// Why it matters; may be empty.
    comment: String,
}

impl LowerThird {
    pub(super) fn new(session: &Session, all: &GameWords) -> Self {
        let game = session.position();
        let entry = registry::find(game.info().id);
        let to_move = session.to_move();
        let caption = Caption::for_onlookers(session.record(), session.shown(), all);
        let (lead, reasons) = lead(game, all);
        // Where nothing else is worth a word, a caption says who leads.
        let is_said = caption.comment.strip_suffix('.') == Some(&words::sentence(&lead));
        Self {
            name: game.info().name,
            aim: entry.map_or("", |entry| {
                [entry.aim, entry.pitch]
                    .into_iter()
                    .map(|say| say())
                    .find(|it| !it.is_empty())
                    .unwrap_or_default()
            }),
            mover: to_move.map(|player| {
                let outline = all.for_position(game).outline(player);
                (words::colour(game, player), outline)
            }),
            turn: turn(game, to_move),
            lead,
            reasons,
            line: caption.line,
            comment: if is_said {
                String::new()
            } else {
                caption.comment
            },
        }
    }
}

impl LowerThird {
    /// The same without the players' names at the start, for a screen that shows them elsewhere.
    pub(super) fn without_names(self, session: &Session) -> Self {
        let line = match session.shown() {
            0 => String::new(),
            _ => self.line,
        };
        Self { line, ..self }
    }

    /// The same towards the end of a match that is watched: how many moves are left, and before
    /// a last one that has to be found, which it is.
    fn with_end(self, session: &Session) -> Self {
        let moves = moves_to_the_end(session);
        match (session.to_move(), moves) {
            (Some(mover), 1) if is_riddle(session) => Self {
                line: texts::showcase_riddle(words::name(session.position(), mover)),
                comment: String::new(),
                ..self
            },
            (Some(_), 1..=COUNTDOWN) => Self {
                turn: texts::showcase_to_go(&self.turn, moves),
                ..self
            },
            _ => self,
        }
    }

    /// What is said while the first moves pass in fast time.
    fn beginning(self) -> Self {
        Self {
            name: self.name,
            aim: self.aim,
            turn: texts::showcase_beginning().to_owned(),
            ..Self::default()
        }
    }
}

/// How many moves of the match are still to come, without a resignation.
fn moves_to_the_end(session: &Session) -> usize {
    let to_come = session.record().plies().iter().skip(session.shown());
    let is_move = |ply: &&Ply| Retirement::from_text(&ply.mv).is_none();
    to_come.filter(is_move).count()
}

/// Whether the next move is the last, wins, and is not the only one there is.
pub(super) fn is_riddle(session: &Session) -> bool {
    let (record, position) = (session.record(), session.position());
    let wins = record.outcome().zip(session.to_move());
    let wins = wins.is_some_and(|(outcome, mover)| outcome.winners.contains(mover));
    let goes_on = |mv: &String| {
        let played = position.played(mv.as_str());
        played.is_ok_and(|played| played.after().outcome().is_none())
    };
    wins && session.shown() + 1 == record.len()
        && moves_to_the_end(session) == 1
        && position.legal_texts().iter().any(goes_on)
}

/// Whose turn it is, or how the match has ended.
fn turn(game: &dyn AnyGame, to_move: Option<Player>) -> String {
    let name = |player| words::name(game, player);
    if let Some(outcome) = game.outcome() {
        let winners: Vec<&str> = outcome.winners.iter().map(name).collect();
        return match winners[..] {
            [] => texts::showcase_drawn().to_owned(),
            [winner] => texts::showcase_has_won(winner),
            _ => texts::showcase_have_won(&winners.join(texts::film_and())),
        };
    }
    match to_move {
        Some(player) => texts::showcase_to_move(name(player)),
        None => texts::showcase_dice().to_owned(),
    }
}

/// The player who leads, and why. Before there is anything to compare, what each player
/// can still do.
fn lead(game: &dyn AnyGame, all: &GameWords) -> (String, String) {
    match game.lead() {
        Some(lead) => {
            // What may decide the match next is worth more than where it comes from.
            let said = lead.danger.into_iter().chain(lead.reasons);
            let said: Vec<String> = said.take(REASONS).collect();
            (lead.line, said.join(", "))
        }
        None => (
            prospects(game, all, game.outcome().is_some()),
            String::new(),
        ),
    }
}

/// What each of two players can still do.
fn prospects(game: &dyn AnyGame, all: &GameWords, is_over: bool) -> String {
    if is_over || game.colours().len() != 2 {
        return String::new();
    }
    let words = all.for_position(game);
    let parts = Player::all(2).filter_map(|player| {
        let said = words.prospects(game, player)?.replace('\n', ", ");
        let name = words::name(game, player);
        (!said.is_empty()).then(|| texts::showcase_can(name, &words::within(&said)))
    });
    parts.collect::<Vec<_>>().join(" · ")
}

/// A text in whole sentences: the first `count` of them, and whether there are more.
fn sentences(text: &str, count: usize) -> (&str, bool) {
    let ends = text.char_indices().filter(|(at, c)| {
        let rest = &text[at + c.len_utf8()..];
        matches!(c, '.' | '!' | '?') && rest.starts_with(' ')
    });
    let mut ends = ends.map(|(at, c)| at + c.len_utf8());
    match count.checked_sub(1) {
        None => ("", !text.is_empty()),
        Some(last) => match ends.nth(last) {
            Some(end) => (&text[..end], true),
            None => (text, false),
        },
    }
}

/// What is said, with what it is about: the state of the record, the ply, and whether it is
/// only shown how the match began.
type Said = Option<((u64, usize, bool), LowerThird)>;

fn show(
    mut contexts: EguiContexts,
    showcase: Res<Showcase>,
    session: If<Res<Session>>,
    layout: Res<HudLayout>,
    words: Res<GameWords>,
    overlay: Res<State<Overlay>>,
    mut said: Local<Said>,
) -> Result {
    if !showcase.alone() || showcase.announces() {
        *said = None;
        return Ok(());
    }
    let is_begun = session.shown() < showcase.told_from;
    let about = (session.revision(), session.shown(), is_begun);
    let lower = match &*said {
        Some((of, lower)) if *of == about => lower,
        _ => {
            let lower = LowerThird::new(&session, &words);
            let lower = match is_begun {
                true => lower.beginning(),
                false => lower.with_end(&session),
            };
            &said.insert((about, lower)).1
        }
    };
    let context = contexts.ctx_mut()?;
    lower.show(context, layout.status, *overlay.get());
    if let Some(picture) = words
        .picture_of_last(session.record(), session.shown())
        .filter(|_| !is_begun)
    {
        let side = PICTURE * HudLayout::from_afar(context.content_rect());
        let place = Rect::from_min_size(
            layout.status.left_top() - vec2(0.0, side + theme::GAP),
            Vec2::splat(side),
        );
        let painter = context.layer_painter(LayerId::background());
        painter.rect_filled(place, theme::RADIUS, palette::PANEL.egui_alpha(225));
        picture(&painter, place.shrink(theme::GAP), palette::ROD_BRASS);
    }
    Ok(())
}

impl LowerThird {
    /// Draws it at the bottom of `place`, no taller than its text. The camera keeps clear of all of
    /// `place`.
    pub(super) fn show(&self, context: &Context, place: Rect, overlay: Overlay) {
        let size = HudLayout::from_afar(context.content_rect());
        let frame = theme::panel_frame()
            .stroke(Stroke::new(1.0, palette::LINE.egui_alpha(170)))
            .inner_margin(Margin::symmetric(SIDES as i8, ENDS as i8));
        let pen = Pen {
            size,
            painter: context.layer_painter(LayerId::background()),
        };
        let rows = pen.rows(self, place.size() - vec2(2.0 * SIDES, 2.0 * ENDS));
        let height = rows.iter().map(|(galley, _)| galley.size().y).sum::<f32>();
        let place = place.with_min_y(place.bottom() - height - 2.0 * ENDS);
        panel(context, "lower third", place, frame, overlay, |ui| {
            ui.set_min_height(ui.available_height());
            ui.spacing_mut().item_spacing = vec2(size / 2.0, 0.0);
            for (galley, mover) in rows {
                ui.horizontal_top(|ui| {
                    if let Some((colour, outline)) = mover {
                        let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
                        let square =
                            Rect::from_center_size(rect.center() + CHIP * size, rect.size());
                        chip(ui.painter(), square, colour, outline);
                    }
                    ui.add(Label::new(galley).selectable(false));
                });
            }
        });
    }
}

/// Writes in letters of one size.
struct Pen {
    size: f32,
    painter: Painter,
}

/// A text that is laid out, with the player whom it is about before it.
type CaptionRow = (Arc<Galley>, Option<(Colour, Outline)>);

impl Pen {
    /// All that is said, in as many rows as there is room for. The last move is told before
    /// the reasons for a lead.
    fn rows(&self, lower: &LowerThird, room: Vec2) -> Vec<CaptionRow> {
        let head = self.head(lower, room.x);
        let all = (room.y / self.size / ROW) as usize;
        let left = all.saturating_sub(head.rows.len()).max(2);
        let story = self.story(lower, room.x, left - 1);
        let told = story.as_ref().map_or(0, |galley| galley.rows.len());
        let beside = match lower.mover {
            Some(_) => 1.5 * self.size,
            None => 0.0,
        };
        let standing = self.standing(lower, room.x - beside, left - told);
        let standing = standing.map(|galley| (galley, lower.mover));
        let story = story.map(|galley| (galley, None));
        [(head, None)]
            .into_iter()
            .chain(standing)
            .chain(story)
            .collect()
    }

    /// The name of the game and what it is about, in one row where there is room.
    fn head(&self, lower: &LowerThird, width: f32) -> Arc<Galley> {
        let name = format!("{}  ", lower.name);
        let parts = [
            CaptionPart(&name, theme::title_family(), NAME, palette::ACCENT),
            CaptionPart::plain(lower.aim),
        ];
        let one = Some(self.laid(&parts, width, 1)).filter(|galley| !galley.elided);
        one.unwrap_or_else(|| self.laid(&parts, width, 2))
    }

    /// Whose turn it is and who is ahead, with as many words as there is room for.
    fn standing(&self, lower: &LowerThird, width: f32, rows: usize) -> Option<Arc<Galley>> {
        let short = match &*lower.lead {
            "" => String::new(),
            lead => format!(" · {lead}"),
        };
        let long = match &*lower.reasons {
            "" => short.clone(),
            reasons => format!("{short} · {reasons}"),
        };
        let laid = [&*long, &*short, ""].into_iter().map(|rest| {
            let parts = [CaptionPart::strong(&lower.turn), CaptionPart::plain(rest)];
            self.laid(&parts, width, rows)
        });
        laid.into_iter().find(|galley| !galley.elided)
    }

    /// What the last move did and why it matters, in as many whole sentences as there is
    /// room for.
    fn story(&self, lower: &LowerThird, width: f32, rows: usize) -> Option<Arc<Galley>> {
        let most = lower.comment.matches(['.', '!', '?']).count() + 1;
        if lower.line.is_empty() {
            return None;
        }
        let line = format!("{}  ", lower.line);
        let laid = (0..=most).rev().map(|count| {
            let (comment, _) = sentences(&lower.comment, count);
            let family = FontFamily::Proportional;
            let comment = CaptionPart(comment, family, 1.0, palette::TEXT_QUIET);
            self.laid(&[CaptionPart::strong(&line), comment], width, rows)
        });
        laid.into_iter().find(|galley| !galley.elided)
    }

    fn laid(&self, parts: &[CaptionPart<'_>], width: f32, rows: usize) -> Arc<Galley> {
        let mut job = LayoutJob {
            wrap: TextWrapping {
                max_rows: rows,
                ..TextWrapping::wrap_at_width(width)
            },
            ..LayoutJob::default()
        };
        for CaptionPart(text, family, size, colour) in parts {
            let font = FontId::new(self.size * size, family.clone());
            job.append(text, 0.0, TextFormat::simple(font, colour.egui()));
        }
        self.painter.layout_job(job)
    }
}

/// A part of a row: its letters, their size by that of the others, and their colour.
struct CaptionPart<'a>(&'a str, FontFamily, f32, Tone);

impl<'a> CaptionPart<'a> {
    fn plain(text: &'a str) -> Self {
        Self(text, FontFamily::Proportional, 1.0, palette::TEXT)
    }

    fn strong(text: &'a str) -> Self {
        Self(text, theme::strong_family(), 1.0, palette::TEXT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            app::session::{Archive, SessionRequest, TableRequest},
            testing::{ask, headless_app},
        },
        record::shipped,
    };

    #[test]
    fn a_comment_is_cut_between_its_sentences() {
        let text = "White leads 55.5 to 22. The King is beside d4! Why?";
        assert_eq!(sentences(text, 0), ("", true));
        assert_eq!(sentences(text, 1), ("White leads 55.5 to 22.", true));
        assert_eq!(
            sentences(text, 2),
            ("White leads 55.5 to 22. The King is beside d4!", true)
        );
        assert_eq!(sentences(text, 3), (text, false));
        assert_eq!(sentences("", 1), ("", false));
    }

    #[test]
    fn every_game_says_what_it_is_about_and_how_it_stands() {
        let mut app = headless_app(Archive::none());
        for entry in registry::games() {
            let shipped = shipped()
                .into_iter()
                .find(|it| it.game == entry.id)
                .unwrap();
            let record = shipped.load().unwrap();
            let last = record.len();
            let watch = TableRequest::Watch(Box::new(record), None);
            ask(&mut app, SessionRequest::Table(watch));
            for ply in [0, last / 2, last - 1, last] {
                ask(&mut app, SessionRequest::seek(ply));
                let world = app.world();
                let words = world.resource::<GameWords>();
                let lower = LowerThird::new(world.resource::<Session>(), words);
                let said = format!("{} {ply}: {lower:?}", entry.id);
                let aim = (entry.aim)();
                assert!(!aim.is_empty() && lower.aim == aim, "{said}");
                assert!(!lower.turn.is_empty() && !lower.line.is_empty(), "{said}");
                assert!(ply == last || !lower.lead.is_empty(), "{said}");
                assert_eq!(lower.mover.is_none(), ply == last, "{said}");
                assert_eq!(lower.turn.contains("won"), ply == last, "{said}");
            }
        }
    }
}
