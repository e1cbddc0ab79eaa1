//! An evening as tables for other programs: CSV, and the tournament report of a Swiss as FIDE
//! defines it (TRF16).

use core::{cmp::Reverse, fmt::Write as _, time::Duration};

use curio_record::PersonId;

use super::{ABSENT, Evening, SwissRound, swiss};

/// What a tournament report says of the tournament. What is empty is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Heading {
    /// What it is called.
    pub name: String,
    /// When it was played: `2026/11/29`.
    pub date: String,
    /// Who has organised it.
    pub arbiter: String,
}

impl Evening {
    /// The standings as CSV (RFC 4180), the best first.
    pub fn standings_csv(&self) -> String {
        let head = "place,name,sign,points,matches,wins,draws,stamps,buchholz,predictions";
        let rows = self.standings().into_iter().filter_map(|it| {
            let person = self.person(it.person)?;
            let mut row = vec![it.place.to_string(), person.name.clone(), person.sign.key()];
            let numbers = [
                it.points,
                it.matches,
                it.wins,
                it.draws,
                it.stamps.len(),
                it.buchholz,
            ];
            row.extend(numbers.map(|it| it.to_string()));
            row.push(person.predictions.to_string());
            Some(row)
        });
        csv(head, rows)
    }

    /// The matches with a result as CSV (RFC 4180), in the order in which they were called. Times
    /// are in seconds since the opening.
    pub fn matches_csv(&self) -> String {
        let head = "match,game,table,first,first sign,second,second sign,winner,plies,reason,called,began,ended";
        let seconds =
            |it: Option<Duration>| it.map_or(String::new(), |it| it.as_secs().to_string());
        let rows = self.fixtures().filter_map(|it| {
            let finish = it.finish.as_ref()?;
            let mut row = vec![it.number.to_string(), it.game.clone(), it.table.to_string()];
            for id in it.seats {
                let person = self.person(id)?;
                row.extend([person.name.clone(), person.sign.key()]);
            }
            let winner = finish
                .winner
                .map(|it| if it.index() == 0 { "first" } else { "second" });
            row.extend([
                winner.unwrap_or("draw").to_owned(),
                finish.plies.to_string(),
            ]);
            row.push(finish.reason.clone());
            row.extend([Some(it.called), it.began, it.over].map(seconds));
            Some(row)
        });
        csv(head, rows)
    }

    /// The Swiss as a tournament report (TRF16). The seat with the first turn is White there;
    /// two matches with seats changed are one game. There are no ratings, titles or dates of
    /// birth.
    pub fn trf(&self, heading: &Heading) -> String {
        let in_round = |round: &SwissRound, id| {
            round.bye == Some(id) || round.pairs.iter().any(|it| it.contains(&id))
        };
        let entrants = self.people().iter().map(|it| it.id);
        let entrants: Vec<PersonId> = entrants
            .filter(|id| self.swiss().iter().any(|it| in_round(it, *id)))
            .collect();
        let count = entrants.len().to_string();
        let rounds = self.swiss().len().to_string();
        let lines = [
            ("012", heading.name.as_str()),
            ("042", &heading.date),
            ("052", &heading.date),
            ("062", &count),
            ("092", "Individual: Swiss-System"),
            ("102", &heading.arbiter),
            ("XXR", &rounds),
        ];
        let mut text = String::new();
        for (code, value) in lines.into_iter().filter(|it| !it.1.is_empty()) {
            let _ = write!(text, "{code} {}\r\n", one_line(value));
        }
        let score = |id: PersonId| swiss::score(self.state(), id);
        let buchholz = |id: PersonId| {
            let pairs = self
                .swiss()
                .iter()
                .flat_map(|it| &it.pairs)
                .filter(|it| it.contains(&id));
            pairs
                .flatten()
                .filter(|it| **it != id)
                .map(|it| score(*it))
                .sum::<usize>()
        };
        let rank = |id| (Reverse(score(id)), Reverse(buchholz(id)));
        for (number, id) in (1..).zip(&entrants) {
            let place = 1 + entrants.iter().filter(|it| rank(**it) < rank(*id)).count();
            let name: String = self
                .person(*id)
                .map_or(String::new(), |it| one_line(&it.name));
            let name: String = name.chars().take(33).collect();
            let points = format!("{}.{}", score(*id) / 2, 5 * (score(*id) % 2));
            let _ = write!(
                text,
                "001 {number:>4}      {name:<33}{:33}{points:>4} {place:>4}",
                ""
            );
            for (number, round) in self.swiss().iter().enumerate() {
                let _ = write!(text, "  {}", self.trf_round(&entrants, number, round, *id));
            }
            text.push_str("\r\n");
        }
        text
    }

    /// One round of one player: the opponent's number, the colour, the result.
    fn trf_round(
        &self,
        entrants: &[PersonId],
        number: usize,
        round: &SwissRound,
        id: PersonId,
    ) -> String {
        if round.bye == Some(id) {
            return "0000 - U".to_owned();
        }
        let pair = round.pairs.iter().find(|it| it.contains(&id));
        let own = pair.and_then(|it| Some((*it, swiss::result(self.state(), number, *it)?)));
        let Some(([first, second], [one, other])) = own else {
            return "0000 - Z".to_owned();
        };
        let is_first = first == id;
        let (opponent, points) = if is_first {
            (second, one)
        } else {
            (first, other)
        };
        let mut matches = self
            .fixtures()
            .filter(|it| it.swiss == Some(number) && it.seat(id).is_some());
        let is_forfeit = matches.all(|it| it.finish.as_ref().is_none_or(|it| it.reason == ABSENT));
        let result = match (points, is_forfeit) {
            (0, false) => '0',
            (1, false) => '=',
            (_, false) => '1',
            (0, true) => '-',
            (_, true) => '+',
        };
        let opponent = entrants
            .iter()
            .position(|it| *it == opponent)
            .map_or(0, |it| it + 1);
        format!(
            "{opponent:>4} {} {result}",
            if is_first { 'w' } else { 'b' }
        )
    }
}

fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ")
}

fn csv(head: &str, rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut text = format!("{head}\r\n");
    for row in rows {
        let fields: Vec<String> = row.into_iter().map(field).collect();
        text.push_str(&fields.join(","));
        text.push_str("\r\n");
    }
    text
}

/// A field of CSV. A text that a spreadsheet would take for a formula is quoted for it, too.
fn field(text: String) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if is_formula { format!("'{text}") } else { text };
    if text.contains(['"', ',', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}
