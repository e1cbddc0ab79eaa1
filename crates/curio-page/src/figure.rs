//! Positions in the rules: fenced blocks that name a position and what is marked in it.

use curio_diagram::{Diagram, View, diagram, palette};
use curio_rules::{AnyGame, registry};

/// A position of the rules, drawn with what its block marks.
#[derive(Clone, Debug)]
pub struct Figure {
    /// The position.
    pub position: Box<dyn AnyGame>,
    /// The position with its marks.
    pub diagram: Diagram,
    /// What is drawn over it: moves as arrows, and the way of one that is not legal.
    pub arrows: Vec<String>,
}

/// Reads a fenced block: the words behind `position`, which are the game and the options that
/// differ from the usual ones, and its text. The first line is the position as it is written in the
/// game, or `startpos`, with `moves` and the moves from there; the lines below mark something.
///
/// # Errors
/// Says what cannot be read, played or marked.
pub fn figure(words: &str, body: &str) -> Result<Figure, String> {
    let mut words = words.split_whitespace();
    let game = words.next().unwrap_or_default();
    let options = words.filter_map(|word| word.split_once('='));
    let options = options.map(|(key, value)| (key.into(), value.into()));
    let mut lines = body.lines().map(str::trim).filter(|line| !line.is_empty());
    let first = lines.next().ok_or("a figure begins with a position")?;
    let (start, moves) = first.split_once(" moves ").unwrap_or((first, ""));
    let start = if start == "startpos" { "" } else { start };
    let moves: Vec<String> = moves.split_whitespace().map(str::to_owned).collect();
    let position = registry::set_up(game, &options.collect(), start, &moves)?;
    let legal = || position.legal_texts().into_iter();
    let (mut way, mut refused, mut shown) = (None, None, Vec::new());
    let mut view = View::default();
    for line in lines {
        match line.split_once(' ') {
            Some(("way", places)) => match position.played(&places.replace(' ', "")) {
                Ok(played) => way = Some(played),
                Err(_) => refused = places.split_once(' '),
            },
            Some(("arrow", places)) => {
                let named = |mv: &String| places.split(' ').all(|place| mv.contains(place));
                shown = legal().filter(named).collect();
            }
            Some(("show", "memes")) => shown = legal().collect(),
            Some(("settlers", place)) => view.counted = place,
            Some(("show", "destinations")) => view.moves = true,
            Some(("show", "first")) => view.reach = 1,
            Some(("show", "both")) => view.reach = 2,
            _ => return Err(format!("a figure cannot have the line `{line}`")),
        }
    }
    view.hint = way.as_deref();
    view.notation = shown.is_empty();
    let drawn = diagram(&*position, &view);
    let mut arrows = Vec::new();
    for mv in &shown {
        let played = position.played(mv).map_err(|error| error.to_string())?;
        let hint = Some(&*played);
        let seen = diagram(&*position, &View { hint, ..view });
        let tone = [palette::MARK_LEGAL, palette::LAMP_RED][usize::from(mv.contains('x'))];
        let [old, new] = [palette::MARK_HINT, tone].map(|tone| tone.to_string());
        let arrow = seen.parts().find(|(name, _)| *name == "4-hint");
        arrows.extend(arrow.map(|(_, drawn)| drawn.replace(&old, &new)));
    }
    arrows.extend(refused.and_then(|ends| barred(&drawn, ends)));
    Ok(Figure {
        position,
        diagram: drawn,
        arrows,
    })
}

/// The way of a move that is not legal: a line that ends with a cross.
fn barred(drawn: &Diagram, (from, to): (&str, &str)) -> Option<String> {
    let place = |name: &str| Some(drawn.places().iter().find(|it| it.name == name)?.at);
    let (from, to, tone) = (place(from)?, place(to)?, palette::LAMP_RED);
    Some(format!(
        r#"<path d="M{from}L{to}m-9 -9l18 18m0 -18l-18 18" stroke="{tone}" stroke-width="4" stroke-linecap="round" fill="none"/>"#
    ))
}

impl Figure {
    /// The board with its marks as an SVG document.
    pub fn svg(&self) -> String {
        let board = self.diagram.board();
        let inner = board.strip_suffix("</svg>").unwrap_or(&board);
        format!("{inner}{}</svg>", self.arrows.concat())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_arrows_and_a_way_that_is_barred_ends_with_a_cross() {
        let memes = figure("chimple", "startpos moves 3-6 9-8\nshow memes\n").unwrap();
        assert_eq!(memes.arrows.len(), memes.position.legal_texts().len());
        let steep = "C1:R;C3:BB R8r/B7b - R\nway C1 C5\n";
        let barred = figure("xima", steep).unwrap();
        assert!(barred.arrows[0].starts_with("<path d=\"M"), "{barred:?}");
        assert!(barred.svg().contains(&barred.arrows[0]));
        let open = figure("xima", "C1:R R9r/B9b - R\nway C1 C2\n").unwrap();
        assert!(open.arrows.is_empty());
    }

    #[test]
    fn what_cannot_be_read_played_or_marked_is_refused() {
        for (words, body) in [
            ("xafka", "nonsense"),
            ("xafka", "startpos moves d3 d3"),
            ("xafka board=19", ""),
            ("none", "startpos"),
            ("xafka", "startpos\nshow everything"),
        ] {
            assert!(figure(words, body).is_err(), "{words} {body}");
        }
    }
}
