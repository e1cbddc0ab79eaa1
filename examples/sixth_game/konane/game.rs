//! Konane as a [`Game`]: what it answers to everything that knows no more than
//! that trait.

use curio::rules::{
    Colour, Explanation, Game, GameInfo, GameOptions, OptionError, OptionKind, OptionSpec,
    OptionValues, Outcome, ParseError, Player, PlayerSet, Points, Retirement, Score, Turn,
    check_names,
};

use super::{
    board::{Size, of_player},
    notation,
    position::{COLOURS, Change, End, Konane, Move, Refusal},
};

const SPECS: [OptionSpec; 1] = [OptionSpec {
    key: "size",
    title: || "Board",
    help: || "Six by six squares for a short game, or eight by eight.",
    kind: OptionKind::Choice(&[("6", || "6 x 6"), ("8", || "8 x 8")]),
    default: "6",
}];

impl GameOptions for Size {
    const SPECS: &'static [OptionSpec] = &SPECS;

    fn read(values: &OptionValues) -> Result<Self, OptionError> {
        check_names(&SPECS, values)?;
        let [size] = &SPECS;
        Ok(match size.read(values)? {
            "8" => Self::Eight,
            _ => Self::Six,
        })
    }

    fn write(&self) -> OptionValues {
        OptionValues::from([("size".to_owned(), self.side().to_string())])
    }
}

impl Game for Konane {
    type Options = Size;
    type Move = Move;
    type Change = Change;
    type Refusal = Refusal;

    const INFO: GameInfo = GameInfo::new("konane", "Konane");

    fn start(options: &Size) -> Self {
        Self::new(*options)
    }

    fn options(&self) -> Size {
        self.size()
    }

    fn colours(&self) -> &'static [Colour] {
        &COLOURS
    }

    fn turn(&self) -> Turn {
        match self.end() {
            Some(_) => Turn::Over,
            None => Turn::Player(self.to_move()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end()?;
        Some(Outcome {
            winners: PlayerSet::only(end.loser().other()),
            reason: end.reason(),
            explanation: sentence(end),
        })
    }

    fn score(&self) -> Score {
        let end = self.end();
        let won = |player: Player| end.is_some_and(|end| end.loser() != player);
        let parts = Player::all(2).map(|player| {
            let label = COLOURS[player.index() & 1].name();
            let stones = of_player(self.stones(), player).len();
            let able = self.jumpers(player).len();
            Explanation::line(label, format!("{stones} stones, {able} can jump"))
        });
        Score {
            totals: Player::all(2)
                .map(|player| Points::whole(i64::from(won(player))))
                .collect(),
            detail: Explanation::sum(
                "Result",
                end.map_or_else(|| "undecided".to_owned(), sentence),
                parts.collect(),
            ),
        }
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut list = Vec::new();
        self.list(&mut list);
        list
    }

    fn check(&self, mv: &Move) -> Result<(), Refusal> {
        self.refuse(mv)
    }

    fn play(&mut self, mv: &Move) -> Result<Vec<Change>, Refusal> {
        #[cfg(test)]
        super::counts::PLAYED.set(super::counts::PLAYED.get() + 1);
        self.refuse(mv)?;
        let mut changes = Vec::new();
        self.play_telling(*mv, &mut |change| changes.push(change));
        Ok(changes)
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn recomputed_hash(&self) -> u64 {
        self.hash_afresh()
    }

    fn move_text(&self, mv: &Move) -> String {
        notation::write_move(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError> {
        #[cfg(test)]
        super::counts::PARSED.set(super::counts::PARSED.get() + 1);
        notation::read_move(self, text)
    }

    fn position_text(&self) -> String {
        notation::write_position(self)
    }

    fn parse_position(options: &Size, text: &str) -> Result<Self, ParseError> {
        notation::read_position(*options, text)
    }

    fn diagram(&self) -> String {
        notation::diagram(self)
    }
}

/// Why the game is over, as a sentence.
fn sentence(end: End) -> String {
    let name = |player: Player| COLOURS[player.index() & 1].name();
    let (loser, winner) = (name(end.loser()), name(end.loser().other()));
    match end {
        End::Stuck(_) => format!("{loser} cannot jump: {winner} wins."),
        End::Retired(_, Retirement::Resigned) => format!("{loser} resigned: {winner} wins."),
        End::Retired(_, Retirement::OutOfTime) => {
            format!("{loser} ran out of time: {winner} wins.")
        }
    }
}
