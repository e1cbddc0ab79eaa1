//! The course of the score: one line for each player, where there is anything to see.

use core::{fmt::Write as _, ops::RangeInclusive};

use curio_record::Match;
use curio_rules::Colour;
use curio_words::decimal;

use super::texts;

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 64.0;

/// Lines differ in their dashes, not only in colour.
const DASHES: [&str; 4] = ["", "6 3", "2 3", "9 3 2 3"];

/// Draws the points of the players after each of these plies.
pub(crate) fn draw(game: &Match, plies: RangeInclusive<usize>) -> String {
    let colours = game.position().colours();
    let totals: Vec<Vec<f64>> = plies
        .map(|ply| {
            let score = game.position_at(ply).score();
            score.totals.iter().map(|points| points.to_f64()).collect()
        })
        .collect();
    let all = || totals.iter().flatten().copied();
    let (low, high) = (
        all().fold(f64::INFINITY, f64::min),
        all().fold(f64::NEG_INFINITY, f64::max),
    );
    // Two positions make no course, and a score that is only won or lost neither.
    let steps = all().filter(|points| *points != low && *points != high);
    if totals.len() < 3 || high <= low || steps.count() == 0 {
        return String::new();
    }
    let last = (totals.len() - 1) as f64;
    let place = |ply: usize, points: f64| {
        let x = ply as f64 / last * WIDTH;
        let y = 4.0 + (1.0 - (points - low) / (high - low)) * (HEIGHT - 8.0);
        format!("{x:.1},{y:.1}")
    };
    let (mut lines, mut legend) = (String::new(), String::new());
    for (seat, colour) in colours.iter().enumerate() {
        let points: Vec<String> = totals
            .iter()
            .enumerate()
            .filter_map(|(ply, totals)| Some(place(ply, *totals.get(seat)?)))
            .collect();
        let dashes = DASHES.get(seat).copied().unwrap_or("");
        let tone = tone(*colour);
        let _ = write!(
            lines,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{tone}\" stroke-width=\"2\" \
             stroke-dasharray=\"{dashes}\" vector-effect=\"non-scaling-stroke\"/>",
            points.join(" "),
        );
        let _ = write!(
            legend,
            "<span><svg viewBox=\"0 0 28 8\" aria-hidden=\"true\"><path d=\"M0 4h28\" \
             stroke=\"{tone}\" stroke-width=\"2.5\" stroke-dasharray=\"{dashes}\"/></svg>{colour}</span> "
        );
    }
    format!(
        "<figure class=\"chart\"><svg id=\"chart\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{}\">\
         {lines}<path id=\"cursor\" d=\"M{WIDTH} 0v{HEIGHT}\" vector-effect=\"non-scaling-stroke\"/></svg>\
         <figcaption>{} {legend}</figcaption></figure>\n",
        texts::course(&decimal(&low.to_string()), &decimal(&high.to_string())),
        texts::score()
    )
}

/// The colour of a player, light enough for lines on a dark ground.
pub(crate) const fn tone(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "#f2ead8",
        Colour::Black => "#9a9cae",
        Colour::Red => "#ea7a6c",
        Colour::Blue => "#78aef0",
        Colour::Yellow => "#eab22c",
        Colour::Green => "#56c79c",
    }
}
