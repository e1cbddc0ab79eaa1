//! The course of a match as a curve: who was ahead after each ply, and where
//! it turned.

use bevy_egui::egui::{Pos2, RichText, Stroke, Ui};
use egui_plot::{FilledArea, HLine, Line, LineStyle, MarkerShape, PlotPoint, PlotUi, Points, Text};

use crate::plugins::ui::hud::words::{
    self, AnyWords, rounds::round_of, sentences::move_words, verdicts,
};
use crate::{
    engine::{
        Verdict,
        review::{Conclusion, Turning, Weight, turning_points},
    },
    plugins::{
        app::session::{self, Session},
        scene::palette::{self, Tone},
        ui::theme::{Chart, Scale, player_tone, strong_family},
    },
    record::Match,
    rules::{AnyGame, Player},
    texts,
};

/// That a part of a match is not known is said where it is at least this fraction of the whole:
/// one in twelve.
const SIGNED: f64 = 12.0;
/// How many turning points are marked.
pub(crate) const TURNINGS: usize = 3;

/// The course of a match as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Course {
    /// The verdict after each ply, from 0, from the first player's view.
    pub(crate) verdicts: Vec<Option<Verdict>>,
    /// The biggest turning points, biggest first.
    pub(crate) turnings: Vec<Turning>,
    /// What there is to say where no move is named.
    pub(crate) conclusion: Conclusion,
    /// How many positions have been looked at, whatever was found.
    pub(crate) looked_at: usize,
    /// After how many plies branches leave the match.
    branches: Vec<usize>,
}

impl Course {
    /// The course of a match of two; nothing for other numbers of players.
    ///
    /// The end needs no search: it is in the record.
    pub(crate) fn from_match(record: &Match, per_ply: &[Option<Verdict>]) -> Option<Self> {
        if record.position().colours().len() != 2 {
            return None;
        }
        let known = session::retrospect(record, per_ply);
        let conclusion = known.conclusion(&[]);
        let verdicts = known.verdicts;
        let looks = (0..verdicts.len()).filter(|ply| {
            let searched = per_ply.get(*ply).copied().flatten();
            searched.or(verdicts[*ply]).is_some()
        });
        let movers: Vec<Option<Player>> = record.plies().iter().map(|ply| ply.by).collect();
        Some(Self {
            looked_at: looks.count(),
            turnings: turning_points(&verdicts, &movers, TURNINGS),
            verdicts,
            conclusion,
            branches: record.branches().iter().map(|branch| branch.at).collect(),
        })
    }

    /// The same with marks at these plies, and no others.
    pub(crate) fn marked_at(self, plies: impl IntoIterator<Item = (usize, Player)>) -> Self {
        let mark = |(ply, by)| Turning {
            ply,
            mover: Some(by),
            swing: self.swing(ply),
        };
        Self {
            turnings: plies.into_iter().map(mark).collect(),
            ..self
        }
    }

    /// By how much a ply changed the first player's expectation, in thousandths.
    fn swing(&self, ply: usize) -> i32 {
        let share = |ply: usize| {
            let verdict = self.verdicts.get(ply).copied().flatten()?;
            Some(i32::from(verdict.permille()))
        };
        let change = || Some(share(ply)? - share(ply.checked_sub(1)?)?);
        change().unwrap_or_default()
    }

    /// From where to where nothing is known, in plies.
    fn gaps(&self) -> Vec<[f64; 2]> {
        let mut known = 0.0;
        let mut gaps = Vec::new();
        for curve in self.curves() {
            if let (Some([from, _]), Some([to, _])) = (curve.first(), curve.last()) {
                gaps.push([known, *from]);
                known = *to;
            }
        }
        gaps.push([known, self.verdicts.len().saturating_sub(1) as f64]);
        gaps.retain(|[from, to]| from < to);
        gaps
    }

    /// The points of the curve, ply and share from 0 to 1, in pieces without gaps.
    pub(crate) fn curves(&self) -> Vec<Vec<[f64; 2]>> {
        let mut curves = vec![Vec::new()];
        for (ply, verdict) in self.verdicts.iter().enumerate() {
            match verdict {
                Some(verdict) => {
                    let point = [ply as f64, f64::from(verdicts::share(*verdict))];
                    if let Some(curve) = curves.last_mut() {
                        curve.push(point);
                    }
                }
                None => curves.push(Vec::new()),
            }
        }
        curves.retain(|curve| !curve.is_empty());
        curves
    }
}

/// What a turning point says: "Move 14: White d4: mistake".
pub(crate) fn turning_text(record: &Match, words: &dyn AnyWords, turning: &Turning) -> String {
    let game = record.position();
    let Some(ply) = record.plies().get(turning.ply - 1) else {
        return String::new();
    };
    let who = ply
        .by
        .map_or_else(texts::hud_chance, |player| words::name(game, player));
    let how = match turning.weight() {
        None => texts::graph_turning_point(),
        Some(Weight::Blunder) => texts::graph_blunder(),
        Some(Weight::Mistake) => texts::graph_mistake(),
        Some(Weight::Inaccuracy) => texts::graph_inaccuracy(),
    };
    let round = round_of(record, words, turning.ply);
    texts::graph_turning(round, who, &move_words(&ply.mv, words), how)
}

/// Shows the curve as a chart. Returns the ply that was chosen.
pub(crate) fn show(
    ui: &mut Ui,
    height: f32,
    course: &Course,
    session: &Session,
    words: &dyn AnyWords,
) -> Option<usize> {
    let record = session.told();
    let game = record.position();
    let chart = Chart {
        name: texts::graph_name(),
        height,
        last: record.len(),
        shown: Some(session.shown()),
        range: (0.0, 1.0),
        inset: [6.0; 3],
    };
    let say = |ply| point_text(record, words, course, ply);
    chart.show(ui, say, |plot, scale| curve(plot, scale, course, game))
}

/// What is known after a ply.
pub(crate) fn point_text(
    record: &Match,
    words: &dyn AnyWords,
    course: &Course,
    ply: usize,
) -> String {
    let game = record.position();
    let verdict = course.verdicts.get(ply).copied().flatten();
    let said = match (verdict, record.outcome()) {
        (Some(_), Some(_)) if ply == record.len() => texts::graph_end().to_owned(),
        // Looking back, in how many moves it could have been won is of no use.
        (Some(Verdict::Win { .. }), _) => texts::graph_wins(words::name(game, Player::FIRST)),
        (Some(Verdict::Loss { .. }), _) => texts::graph_wins(words::name(game, Player::SECOND)),
        (Some(verdict), _) => verdicts::say(game, Player::FIRST, verdict),
        (None, _) => texts::graph_unknown().to_owned(),
    };
    match ply
        .checked_sub(1)
        .and_then(|index| record.plies().get(index))
    {
        Some(played) => {
            let round = round_of(record, words, ply);
            texts::graph_at_move(round, &move_words(&played.mv, words), &said)
        }
        None => texts::graph_at_start(&said),
    }
}

/// The curve with the players' parts below and above it and its turning points.
pub(crate) fn curve(plot: &mut PlotUi<'_>, scale: &Scale, course: &Course, game: &dyn AnyGame) {
    let first = player_tone(words::colour(game, Player::FIRST));
    let second = player_tone(words::colour(game, Player::SECOND));
    for gap in course.gaps() {
        // Neither player's colour: who would win there is not known.
        let ends = [0.0, 1.0].map(|share| vec![share; gap.len()]);
        let unknown = FilledArea::new("unknown", &gap, &ends[0], &ends[1]);
        plot.add(unknown.fill_color(palette::TEXT_QUIET.egui_alpha(70)));
        let [from, to] = gap;
        if to - from < course.verdicts.len() as f64 / SIGNED {
            continue;
        }
        let mark = RichText::new("?").color(palette::TEXT.egui()).size(15.0);
        plot.text(Text::new(
            "unknown",
            PlotPoint::new((from + to) / 2.0, 0.5),
            mark,
        ));
    }
    for curve in course.curves() {
        let plies: Vec<f64> = curve.iter().map(|point| point[0]).collect();
        let shares: Vec<f64> = curve.iter().map(|point| point[1]).collect();
        // Below the curve lies the first player's part, above it the second's.
        let below = FilledArea::new("first", &plies, &vec![0.0; plies.len()], &shares);
        plot.add(below.fill_color(first.egui()));
        let above = FilledArea::new("second", &plies, &shares, &vec![1.0; plies.len()]);
        plot.add(above.fill_color(second.egui_alpha(215)));
        let line = palette::ACCENT.egui();
        if curve.len() == 1 {
            plot.points(Points::new("evaluation", curve).radius(3.0).color(line));
        } else {
            plot.line(Line::new("evaluation", curve).stroke(Stroke::new(2.5, line)));
        }
    }
    let middle = Stroke::new(1.0, palette::TEXT_QUIET.egui_alpha(150));
    let middle = HLine::new("even", 0.5).stroke(middle);
    plot.hline(middle.style(LineStyle::dashed_dense()));
    for ply in &course.branches {
        let at = scale.point(scale.keep_inside(scale.position(*ply as f64, 0.0), BRANCH));
        for (radius, tone) in [(BRANCH + 2.0, palette::NIGHT), (BRANCH, palette::ACCENT)] {
            let mark = Points::new("branch", vec![[at.x, at.y]]).shape(MarkerShape::Up);
            plot.points(mark.radius(radius).color(tone.egui()));
        }
    }
    let mut marked: Vec<Pos2> = Vec::new();
    for turning in &course.turnings {
        let share = course.verdicts.get(turning.ply).copied().flatten();
        let share = f64::from(share.map_or(0.5, verdicts::share));
        let at = scale.position(turning.ply as f64, share);
        let at = scale.keep_inside(at, TURNING);
        // Of marks that would cover each other the first stands for all.
        if marked
            .iter()
            .all(|other| other.distance(at) > 1.5 * TURNING)
        {
            turning_mark(plot, scale.point(at));
            marked.push(at);
        }
    }
}

/// The radius of the mark where a branch begins.
const BRANCH: f32 = 5.0;
/// The radius of the mark of a turning point.
const TURNING: f32 = 9.0;

/// A question mark on a disc.
fn turning_mark(plot: &mut PlotUi<'_>, at: PlotPoint) {
    let disc = |radius: f32, tone: Tone| {
        let disc = Points::new("turning point", vec![[at.x, at.y]]);
        disc.radius(radius).color(tone.egui())
    };
    plot.points(disc(TURNING + 1.0, palette::NIGHT));
    plot.points(disc(TURNING, palette::WARN));
    let mark = RichText::new("?").family(strong_family()).size(15.0);
    let mark = Text::new("turning point", at, mark);
    plot.text(mark.color(palette::NIGHT.egui()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing;

    fn played(moves: &[&str]) -> Match {
        testing::played("xafka", &["Ada", "Ben"], moves)
    }

    #[test]
    fn the_end_is_known_without_a_search() {
        let record = played(&["d4", "resign"]);
        let course = Course::from_match(&record, &[]).unwrap();
        assert_eq!(
            course.verdicts,
            [None, None, Some(Verdict::Win { plies: 0 })]
        );
        assert_eq!(course.looked_at, 1);
        // An estimate says nothing of mini-Xafka; the position has been looked at all the same.
        let course = Course::from_match(&record, &[Some(Verdict::Estimate(9))]).unwrap();
        assert_eq!((course.verdicts[0], course.looked_at), (None, 2));
    }

    #[test]
    fn gaps_divide_the_curve() {
        let record = testing::played("xima", &["Ada", "Ben"], &["any", "resign"]);
        let even = Some(Verdict::Estimate(0));
        let course = Course::from_match(&record, &[even, None]).unwrap();
        assert_eq!(course.curves(), [vec![[0.0, 0.5]], vec![[2.0, 1.0]]]);
        assert_eq!(course.gaps(), [[0.0, 2.0]]);
        let course = Course::from_match(&record, &[even, even]).unwrap();
        assert_eq!(course.curves(), [vec![[0.0, 0.5], [1.0, 0.5], [2.0, 1.0]]]);
    }

    #[test]
    fn a_move_that_gives_a_win_away_is_a_turning_point() {
        let record = played(&["d4", "resign"]);
        let course = Course::from_match(
            &record,
            &[Some(Verdict::Estimate(0)), Some(Verdict::Loss { plies: 9 })],
        )
        .unwrap();
        let turning = course.turnings.first().unwrap();
        assert_eq!(turning.ply, 2);
        let text = turning_text(&record, &words::Plain, turning);
        assert_eq!(text, "1. White resigns: blunder that turned the match");
        let marked = course.marked_at([(1, Player::FIRST)]);
        let marks: Vec<usize> = marked.turnings.iter().map(|turning| turning.ply).collect();
        assert_eq!(marks, [1]);
    }

    #[test]
    fn three_players_have_no_curve() {
        let terms = testing::terms("xafka", &["Ada", "Ben", "Cem"], &[("players", "3")]);
        let record = testing::played_on(terms, &[]);
        assert_eq!(Course::from_match(&record, &[]), None);
    }
}
