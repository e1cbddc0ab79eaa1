//! Arguments that several commands share.

use core::time::Duration;
use std::{net::SocketAddr, path::Path, sync::Arc};

use anyhow::Context as _;
use clap::Args;

use super::context::Usage;
use crate::{
    client::HostAt,
    record::{self, Match, Seat, SeatKind, Terms, parse_duration},
    rules::{AnyGame, AnyPlayedMove, OptionKind, OptionSpec, OptionValues, Player, registry},
    texts,
};

/// The options of a game.
#[derive(Debug, Args)]
pub struct GameOptions {
    /// An option of the game (see `curio games`); may be repeated.
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = pair)]
    options: Vec<(String, String)>,
}

impl GameOptions {
    /// Whether no option was given.
    pub(crate) fn is_empty(&self) -> bool {
        self.options.is_empty()
    }

    /// The options of a game by name; the last value of an option counts. A text,
    /// such as a board, may be given as the name of a file that holds it.
    ///
    /// # Errors
    /// When there is such a file but it cannot be read.
    pub fn values(&self, game: &str) -> anyhow::Result<OptionValues> {
        let specs = registry::rules(game).map_or(&[][..], |rules| (rules.option_specs)());
        let takes_text = |key: &str, value: &str| {
            specs.iter().any(|spec| {
                spec.key == key
                    && matches!(&spec.kind, OptionKind::Text { choices, .. }
                        if choices.iter().all(|(choice, _)| *choice != value))
            })
        };
        self.options
            .iter()
            .map(|(key, value)| {
                let value = if takes_text(key, value) && Path::new(value).is_file() {
                    text_in(value)?
                } else {
                    value.clone()
                };
                Ok((key.clone(), value))
            })
            .collect()
    }
}

/// The content of a file in one line: line breaks become `/`, and blanks, which
/// only indent a picture, become dots.
fn text_in(file: &str) -> anyhow::Result<String> {
    const LONGEST: u64 = 1 << 20;
    let bytes = record::open_file(Path::new(file))
        .and_then(|file| record::read_within(file, LONGEST))
        .with_context(|| texts::cli_cannot_read(file))?;
    let text = String::from_utf8(bytes).with_context(|| texts::cli_cannot_read(file))?;
    let lines: Vec<String> = text
        .trim_end()
        .trim_start_matches(['\n', '\r'])
        .lines()
        .map(|line| line.trim_end().replace([' ', '\t'], "."))
        .collect();
    Ok(lines.join("/"))
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.trim().is_empty() => {
            Ok((key.trim().to_owned(), value.trim().to_owned()))
        }
        _ => Err(texts::cli_option_form().to_owned()),
    }
}

/// A position of a game: a first position, and moves from there.
#[derive(Debug, Args)]
pub struct PositionArgs {
    /// The game, for instance `xafka`.
    pub game: String,
    /// The position.
    #[command(flatten)]
    pub place: PlaceArgs,
}

/// The same where the game is known.
#[derive(Debug, Args)]
pub struct PlaceArgs {
    /// The moves to play first, separated by spaces.
    #[arg(long, value_name = "MOVES", allow_hyphen_values = true)]
    pub(crate) moves: Vec<String>,
    /// The position to start from, as `curio show --json` writes it.
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
    #[command(flatten)]
    pub(crate) options: GameOptions,
}

impl PositionArgs {
    /// The position that they name.
    ///
    /// # Errors
    /// When there is no such game or position.
    pub fn position(&self) -> anyhow::Result<Box<dyn AnyGame>> {
        self.place.position(&self.game)
    }
}

impl PlaceArgs {
    /// The position of a game.
    ///
    /// # Errors
    /// When there is no such game or position.
    pub fn position(&self, game: &str) -> anyhow::Result<Box<dyn AnyGame>> {
        self.played(game).map(|(position, _)| position)
    }

    /// The position of a game, and the move that led to it.
    pub(crate) fn played(&self, game: &str) -> anyhow::Result<Reached> {
        let rules = registry::rules(game)?;
        let options = self.options.values(game)?;
        let mut position = match &self.position {
            Some(text) => rules.parse_position(&options, text)?,
            None => rules.start(&options).map_err(registry::SetUpError::from)?,
        };
        let mut last = None;
        for (ply, mv) in words(&self.moves).iter().enumerate() {
            let failed = || texts::cli_move(ply + 1);
            let played = position.played(mv).with_context(failed)?;
            position = played.after().boxed_clone();
            last = Some(played);
        }
        Ok((position, last))
    }
}

/// A position, and the move that led to it.
pub(super) type Reached = (Box<dyn AnyGame>, Option<Arc<dyn AnyPlayedMove>>);

/// Splits texts into moves. An arrow joins the words around it:
/// `agent.A.no-block.B.agent.up! => agent.B` is one move.
fn words(texts: &[String]) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    for word in texts.iter().flat_map(|text| text.split_whitespace()) {
        match moves.last_mut() {
            Some(last) if word.starts_with("=>") || last.ends_with("=>") => last.push_str(word),
            _ => moves.push(word.to_owned()),
        }
    }
    moves
}

/// How a flat drawing is looked at.
#[derive(Debug, Args)]
pub(super) struct ViewArgs {
    /// Who sits at the near edge: a colour, or a seat counted from 1.
    #[arg(long, value_name = "SEAT")]
    pub(crate) from: Option<String>,
    /// Make each legal move an element of its own, with the move as `data-move`.
    #[arg(long)]
    pub(crate) legal: bool,
}

impl ViewArgs {
    /// The player at the near edge.
    pub(crate) fn player(&self, position: &dyn AnyGame) -> Result<Player, Usage> {
        near(self.from.as_deref(), position)
    }
}

/// The player who is named by a colour or by a number from 1, or else the first.
pub(super) fn near(seat: Option<&str>, position: &dyn AnyGame) -> Result<Player, Usage> {
    let Some(text) = seat else {
        return Ok(Player::FIRST);
    };
    let colours = position.colours();
    let number = text.parse().ok();
    let number = number.filter(|seat| (1..=colours.len()).contains(seat));
    let seat = number.map(|seat| seat - 1).or_else(|| {
        let mut colours = colours.iter();
        colours.position(|colour| colour.key().eq_ignore_ascii_case(text))
    });
    seat.map(|seat| Player(seat as u8)).ok_or_else(|| {
        let known: Vec<&str> = colours.iter().map(|colour| colour.key()).collect();
        Usage(texts::cli_nobody_sits(
            colours.len(),
            text,
            &known.join(", "),
        ))
    })
}

/// Reads a length of time that is not zero, such as `500ms`.
///
/// # Errors
/// How to write one.
pub fn duration(text: &str) -> Result<Duration, String> {
    parse_duration(text)
        .filter(|time| !time.is_zero())
        .ok_or_else(|| texts::cli_write_time().to_owned())
}

/// Reads a list of players, separated by commas. The command of another program
/// may contain commas too.
pub(super) fn players(text: &str) -> Result<Vec<SeatKind>, String> {
    const BEGINNINGS: [&str; 8] = [
        "human", "random", "level:", "time:", "model:", "uct:", "plain:", "ugi:",
    ];
    let mut specs: Vec<String> = Vec::new();
    for part in text.split(',') {
        let begins = BEGINNINGS.iter().any(|it| part.trim().starts_with(it));
        match specs.last_mut() {
            Some(last) if !begins && last.trim().starts_with("ugi:") => {
                last.push(',');
                last.push_str(part);
            }
            _ => specs.push(part.to_owned()),
        }
    }
    specs
        .iter()
        .map(|spec| spec.parse().map_err(|error| format!("{error}")))
        .collect()
}

/// The players in an argument.
#[derive(Clone, Debug)]
pub struct PlayerList(pub Vec<SeatKind>);

impl PlayerList {
    /// Reads players that are separated by commas.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn read(text: &str) -> Result<Self, String> {
        players(text).map(Self)
    }
}

/// A match of `game` for these players, or for a person and level 2.
///
/// # Errors
/// When these players or options do not suit the game.
pub fn new_match(
    game: &str,
    options: OptionValues,
    players: Option<&[SeatKind]>,
    change: impl FnOnce(&mut Terms),
) -> anyhow::Result<Match> {
    let expected = registry::start(game, &options)?.colours().len();
    let seats = match players {
        Some(kinds) if kinds.len() != expected => {
            return Err(Usage(texts::cli_players_given(expected, kinds.len())).into());
        }
        Some(kinds) => kinds.iter().cloned().map(Seat::new).collect(),
        None => (0..expected)
            .map(|seat| {
                let kind = if seat == 0 { "human" } else { "level:2" };
                Ok(Seat::new(kind.parse()?))
            })
            .collect::<anyhow::Result<_>>()?,
    };
    let mut terms = Terms::new(game, seats);
    terms.options = options;
    change(&mut terms);
    Ok(Match::new(terms)?)
}

/// Gives a match a new random board, unless its seed is given.
pub(super) fn draw_board(terms: &mut Terms) {
    let is_given = |spec: &OptionSpec| spec.is_seed() && terms.options.contains_key(spec.key);
    let specs = registry::rules(&terms.game).map_or(&[][..], |rules| (rules.option_specs)());
    if !specs.iter().any(is_given) {
        terms.options = registry::drawn_anew(&terms.game, &terms.options, terms.seed);
    }
}

/// Whether phones are let in.
#[derive(Clone, Copy, Debug, Default, Args)]
pub(super) struct HostOption {
    /// Let phones join: they scan a code on the screen. By default, this listens at port 8425
    /// of the networks that this machine is in.
    #[arg(long, value_name = "ADDRESS:PORT")]
    host: Option<Option<SocketAddr>>,
}

impl HostOption {
    /// Where they are let in.
    pub(crate) fn at(self) -> Option<HostAt> {
        self.host
            .map(|at| at.map_or(HostAt::Usual, HostAt::Address))
    }

    /// This, or the other where nothing is said.
    pub(crate) fn or(self, other: Self) -> Self {
        Self {
            host: self.host.or(other.host),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_join_words() {
        let texts = ["3-6 a => b".to_owned(), "c=> d e".to_owned()];
        assert_eq!(words(&texts), ["3-6", "a=>b", "c=>d", "e"]);
    }

    #[test]
    fn commas_belong_to_the_command_of_an_engine() {
        let texts: Vec<String> = players("level:1, ugi:engine --set a,b ,random")
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(texts, ["level:1", "ugi:engine --set a,b", "random"]);
        assert!(players("level:1,,random").is_err());
        assert!(players("level:1,bot").is_err());
    }
}
