//! What a score says, divided into lines for the players and for the table.

use super::{Standing, sentence};
use crate::{
    plugins::{scene::palette, ui::theme::Icon},
    rules::{Colour, Explanation},
    texts,
};

/// The lines of a score that concern one player, as one text.
///
/// Games say "White piece: sees 8, may go to 5": below White's name the colour
/// is not needed.
pub(crate) fn own_lines(score: &Explanation, colour: Colour) -> Vec<String> {
    score
        .parts
        .iter()
        .filter_map(|part| {
            let rest = match part.own {
                Some((own, rest)) => (own == colour).then_some(rest)?,
                None => part.label.strip_prefix(colour.name())?.trim_start(),
            };
            Some(match (rest, part.value.as_str()) {
                ("", value) => sentence(value),
                (rest, "") => sentence(rest),
                (rest, value) => texts::seats_score_part(&sentence(rest), value),
            })
        })
        .collect()
}

/// The lines of a score that concern the table as a whole.
pub(crate) fn table_lines(score: &Explanation, colours: &[Colour]) -> Vec<String> {
    score
        .parts
        .iter()
        .filter(|part| {
            let is_of = |colour: &Colour| part.label.starts_with(colour.name());
            part.own.is_none() && !colours.iter().any(is_of)
        })
        .map(|part| {
            if part.value.is_empty() {
                part.label.clone()
            } else {
                texts::seats_score_part(&part.label, &part.value)
            }
        })
        .collect()
}

/// Plain lines from what a score says of the table.
pub(crate) fn plain_standing(score: &Explanation, colours: &[Colour]) -> Vec<Standing> {
    table_lines(score, colours)
        .into_iter()
        .map(|text| Standing {
            icon: Icon::List,
            tone: palette::TEXT_QUIET,
            text,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_is_divided_between_the_players_and_the_table() {
        let score = Explanation::sum(
            "Result",
            "",
            vec![
                Explanation::line("White piece", "sees 8, may go to 5"),
                Explanation::line("Black", "12"),
                Explanation::line("Light", "ready to be set"),
            ],
        );
        assert_eq!(
            own_lines(&score, Colour::White),
            ["Piece: sees 8, may go to 5"]
        );
        assert_eq!(own_lines(&score, Colour::Black), ["12"]);
        assert_eq!(
            table_lines(&score, &[Colour::White, Colour::Black]),
            ["Light: ready to be set"]
        );
    }
}
