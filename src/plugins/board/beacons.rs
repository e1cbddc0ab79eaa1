//! Beacons: places of the board that somebody speaks of, ringed in light over the
//! table, with an arrow where something goes from one to another.
//!
//! Who speaks (a lesson, the coach) fills [`Beacons`]; where a move happens is the
//! game's own knowledge, asked of its words.

use bevy::prelude::*;
use bevy_egui::{
    EguiPrimaryContextPass,
    egui::{Pos2, Shape, Stroke, epaint::PathShape, vec2},
};

use super::{lettering::OverTable, setting_up::SpotPointedAt};
use crate::{
    engine::lessons::Wanted,
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            session::{
                Analysis, Coach, HintShown, LessonState, Moment, Review, Session, SessionSystems,
            },
            states::Screen,
        },
        scene::palette::{self, Tone},
        ui::hud::{AnyWords, BoardAlone, GameWords, Hud, review},
    },
    rules::AnyGame,
};

/// The radius of a ring on the table.
const RADIUS: f32 = 0.52;
/// How many corners approximate a circle.
const CORNERS: u32 = 40;
/// The width of a ring and an arrow, in points.
const WIDTH: f32 = 4.0;
/// How long the head of an arrow is, in points.
const HEAD: f32 = 20.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Beacons>()
        .add_systems(Update, place_beacons.in_set(SessionSystems::Show))
        .add_systems(
            EguiPrimaryContextPass,
            draw.run_if(in_state(Screen::Table))
                .run_if(not(resource_exists::<BoardAlone>)),
        );
}

/// What is ringed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Beacons(pub Vec<Beacon>);

/// One thing that is spoken of.
#[derive(Clone, Debug, PartialEq)]
pub struct Beacon {
    /// Its places on the table, from where to where.
    pub(crate) places: Vec<Vec3>,
    /// The colour of its light.
    pub tone: Tone,
}

impl From<Vec<Vec3>> for Beacon {
    fn from(places: Vec<Vec3>) -> Self {
        Self {
            places,
            tone: palette::ACCENT,
        }
    }
}

/// A lesson points at what it speaks of, and at the right move when it is asked to;
/// a hint and the coach at the places in their words.
fn place_beacons(
    session: If<Res<Session>>,
    words: Res<GameWords>,
    hint: Res<HintShown>,
    coach: Res<Coach>,
    review: Res<Review>,
    analysis: Res<Analysis>,
    (spot, hud): (Res<SpotPointedAt>, Res<Hud>),
    mut beacons: ResMut<Beacons>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let mut wanted: Vec<Beacon> = lit(&session, &words)
        .into_iter()
        .map(Beacon::from)
        .collect();
    let ringed = thinks(&session).map(|state| &state.lesson.ring);
    let hint = hint.0.as_ref().map(|hint| &hint.places);
    // What is said of a move that was answered is about a position that has gone.
    let advice = coach
        .advice()
        .filter(|_| coach.answered(&session).is_none());
    let advice = advice.map(|advice| &advice.places);
    let position = session.position();
    let names = hint.into_iter().chain(advice).chain(ringed).flatten();
    let words = words.for_position(position);
    wanted.extend(names.filter_map(|name| Some(vec![words.place(position, name)?].into())));
    if analysis.enabled {
        wanted.extend(walked(&analysis.pointed, position, words));
    }
    if let Some(moment) = review.shown(&session) {
        wanted.extend(compared(moment, position, words));
    }
    wanted.extend(spoken_of(&session, words, hud.annotates));
    if let Some((name, place)) = &spot.0 {
        let place = place.or_else(|| words.place(position, name));
        wanted.extend(place.map(|place| vec![place].into()));
    }
    if beacons.0 != wanted {
        beacons.0 = wanted;
        redraw.now();
    }
}

/// The arrows in the comment on the move that is shown, written `d4->e5`; while it is being
/// written, the places that it names, too.
fn spoken_of(session: &Session, words: &dyn AnyWords, annotates: bool) -> Vec<Beacon> {
    let last = session.shown().checked_sub(1);
    let ply = last.and_then(|last| session.record().plies().get(last));
    let comment = ply.map_or("", |ply| &*ply.comment);
    let place = |name: &str| words.place(session.position(), name);
    let is_written = annotates && session.may_be_annotated();
    let mut beacons: Vec<Beacon> = Vec::new();
    for word in comment.split_whitespace() {
        let ends: Vec<&str> = word.split("->").flat_map(|part| part.split('→')).collect();
        let is_edge = |c: char| !c.is_alphanumeric();
        if let [from, to] = ends[..]
            && let (Some(from), Some(to)) = (
                place(from.trim_start_matches(is_edge)),
                place(to.trim_end_matches(is_edge)),
            )
        {
            beacons.push(vec![from, to].into());
        } else if is_written {
            let places = word.split(is_edge).filter_map(place);
            beacons.extend(places.map(|place| Beacon::from(vec![place])));
        }
    }
    beacons
}

/// The moves of a line, the last one brightest.
fn walked(moves: &[String], position: &dyn AnyGame, words: &dyn AnyWords) -> Vec<Beacon> {
    let mut at = position.boxed_clone();
    let mut beacons = Vec::new();
    for (n, mv) in moves.iter().enumerate() {
        let Ok(played) = at.played(mv) else { break };
        let places = words.scene(played.as_ref()).map(|scene| scene.places);
        let tone = if n + 1 == moves.len() {
            palette::ACCENT
        } else {
            palette::TEXT_QUIET
        };
        beacons.extend(places.map(|places| Beacon { places, tone }));
        at = played.after().boxed_clone();
    }
    beacons
}

/// What was played at a moment of a review, and what was better.
fn compared(moment: &Moment, position: &dyn AnyGame, words: &dyn AnyWords) -> Vec<Beacon> {
    let better = moment.advice.better.as_ref().map(|mv| (mv, review::BETTER));
    let moves = [Some((&moment.mv, review::PLAYED)), better];
    let beacons = moves.into_iter().flatten().filter_map(|(mv, tone)| {
        let played = position.played(mv).ok()?;
        let places = words.scene(played.as_ref())?.places;
        Some(Beacon { places, tone })
    });
    beacons.collect()
}

/// The lesson whose task the player has before them.
fn thinks(session: &Session) -> Option<&LessonState> {
    let state = session.lesson()?;
    (state.remark.is_none() && session.shown() == 0).then_some(state)
}

fn lit(session: &Session, words: &GameWords) -> Vec<Vec<Vec3>> {
    let Some(state) = thinks(session) else {
        return Vec::new();
    };
    let position = session.position();
    let moves = match &state.lesson.wanted {
        Wanted::Move { moves, .. } if state.shows_answer => moves.iter().take(1).cloned().collect(),
        // Where every move is right, the first will do.
        Wanted::Any { .. } if state.shows_answer => {
            position.legal_texts().into_iter().take(1).collect()
        }
        _ => state.lesson.show.clone(),
    };
    let words = words.for_position(position);
    let scenes = moves.iter().filter_map(|mv| {
        let played = position.played(mv).ok()?;
        Some(words.scene(played.as_ref())?.places)
    });
    scenes.collect()
}

fn draw(mut over: OverTable, beacons: Res<Beacons>) -> Result {
    if beacons.0.is_empty() {
        return Ok(());
    }
    let Some(layer) = over.layer()? else {
        return Ok(());
    };
    let ring = |place: Vec3| -> Vec<Pos2> {
        let corners = (0..CORNERS).filter_map(|n| {
            let turn = core::f32::consts::TAU * n as f32 / CORNERS as f32;
            layer.point(place + Vec3::new(turn.cos(), 0.0, turn.sin()) * RADIUS)
        });
        corners.collect()
    };
    for Beacon { places, tone } in &beacons.0 {
        // Light on a dark edge can be seen on every board.
        let strokes = [
            Stroke::new(WIDTH + 3.0, palette::NIGHT.egui_alpha(190)),
            Stroke::new(WIDTH, tone.egui()),
        ];
        for stroke in strokes {
            for place in places {
                let path = PathShape::closed_line(ring(*place), stroke);
                layer.painter.add(Shape::Path(path));
            }
            let ends = places.first().zip(places.last());
            if let Some((from, to)) = ends.filter(|(from, to)| from != to)
                && let (Some(from), Some(to)) = (layer.point(*from), layer.point(*to))
            {
                arrow(&layer.painter, from, to, stroke);
            }
        }
    }
    Ok(())
}

fn arrow(painter: &bevy_egui::egui::Painter, from: Pos2, to: Pos2, stroke: Stroke) {
    let way = to - from;
    let length = way.length();
    if length < 2.0 * HEAD {
        return;
    }
    let along = way / length;
    let across = vec2(-along.y, along.x);
    let tip = to - along * 4.0;
    let neck = tip - along * HEAD;
    painter.line_segment([from + along * HEAD, neck], stroke);
    painter.add(Shape::convex_polygon(
        vec![tip, neck + across * HEAD * 0.5, neck - across * HEAD * 0.5],
        stroke.color,
        Stroke::NONE,
    ));
}
