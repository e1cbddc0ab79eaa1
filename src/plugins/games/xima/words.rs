//! What is said of XIMA at the table, in the words of its players.

use bevy::prelude::*;

use super::{figures, layout, scene, way};
use crate::plugins::ui::hud::Scene;
use crate::rules::PlayedMove;
use crate::{
    plugins::{
        app::settings::{GameSwitch, GameSwitches, Settings},
        scene::palette::{self, Tone},
        ui::{
            hud::{
                GameWords, Meter, MoveButton, Outline, ResultTable, ShownPosition, Standing, Words,
                words,
            },
            theme::Icon,
        },
    },
    record::{Match, Ply},
    rules::{
        Game, Player, Retirement,
        xima::{Block, Change, Gone, Grade, Move, Special, Square, Throw, Xima},
    },
};

/// Shows the magnitudes of the book.
const EXPERT: GameSwitch = GameSwitch::expert(
    Xima::INFO.id,
    || "Magnitudes of the book",
    || {
        "Game power, effective time, the level and quality of the game so far; forces with their \
     fractions."
    },
);

pub(super) fn plugin(app: &mut App) {
    GameSwitches::add(app, EXPERT);
    app.add_systems(Startup, |mut all: ResMut<GameWords>| {
        all.add(Commentary { expert: false });
    });
    app.add_systems(
        PreUpdate,
        speak_to_experts.run_if(resource_exists_and_changed::<Settings>),
    );
}

fn speak_to_experts(settings: Res<Settings>, mut all: ResMut<GameWords>) {
    let expert = settings.is_on(&EXPERT);
    all.add(Commentary { expert });
}

/// The words of XIMA.
struct Commentary {
    /// Whether the magnitudes of the book are shown.
    expert: bool,
}

impl Words for Commentary {
    type Game = Xima;

    fn task(&self, game: &Xima) -> Option<String> {
        Some(task(game))
    }

    fn report(&self, played: &PlayedMove<Xima>) -> Option<String> {
        report(played)
    }

    fn proposal(&self, game: &Xima, mv: &Move) -> Option<String> {
        proposal(game, *mv)
    }

    fn standing(&self, game: &Xima) -> Vec<Standing> {
        standing(game, self.expert)
    }

    fn prospects(&self, game: &Xima, player: Player) -> Option<String> {
        prospects(game, player)
    }

    fn meter(&self, game: &Xima, shown: &ShownPosition<'_>, player: Player) -> Option<Meter> {
        figures::meter(game, shown, player, self.expert)
    }

    fn short(&self, text: &str) -> Option<String> {
        thrown(text)
    }

    fn continues(&self, _: &str) -> bool {
        // Nobody has two turns in a row: the second die, an offer.
        true
    }

    fn icon(&self, text: &str) -> Option<(Icon, Tone)> {
        thrown(text).map(|_| (Icon::Dice, palette::TEXT_QUIET))
    }

    fn buttons(&self, game: &Xima) -> Vec<MoveButton> {
        buttons(game)
    }

    fn unit(&self) -> &'static str {
        "force"
    }

    fn outline(&self, _: Player) -> Outline {
        Outline::Block
    }

    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        milestones(plies)
    }

    fn tables(&self, record: &Match) -> Vec<ResultTable> {
        figures::tables(record, self.expert)
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        reason(word)
    }

    fn significance(&self, played: &PlayedMove<Xima>) -> Option<String> {
        scene::significance(played)
    }

    fn event(&self, played: &PlayedMove<Xima>) -> Option<String> {
        scene::event(played)
    }

    fn place(&self, game: &Xima, name: &str) -> Option<Vec3> {
        let square = Square::parse(name)?;
        Some(layout::on_tower(square, game.tower_len(square)))
    }

    fn scene(&self, played: &PlayedMove<Xima>) -> Option<Scene> {
        scene::scene(played)
    }
}

/// What dice show, in a list beside a picture of them.
fn thrown(text: &str) -> Option<String> {
    Some(text.strip_prefix("roll:")?.replace(',', " · "))
}

/// What the player to move may do.
fn task(game: &Xima) -> String {
    let player = game.to_move();
    let blocks = match (game.off_board(player) > 0, game.on_board(player) > 0) {
        (true, true) => "select a block to move it, or a free square to bring one in",
        (true, false) => "choose a free square to bring a block in",
        (false, _) => "select one of your free blocks, then a marked square",
    };
    match game.thrown() {
        _ if must_pass(game) => "no block of yours can run as far as the dice say: pass".to_owned(),
        Some(Throw { first, second: 0 }) if game.moved_already().is_some() => {
            format!("another block may run {}", squares(first))
        }
        Some(Throw { first, second: 0 }) => format!("a block has to run {}", squares(first)),
        Some(Throw { first, second }) => {
            format!(
                "one block may run {}, another {}",
                squares(first),
                squares(second)
            )
        }
        None => blocks.to_owned(),
    }
}

/// How far a die lets a block run: "4 squares".
fn squares(number: u8) -> String {
    words::count(number.into(), "square")
}

fn must_pass(game: &Xima) -> bool {
    game.thrown().is_some() && game.check(&Move::Pass).is_ok()
}

/// What a move did.
fn report(played: &PlayedMove<Xima>) -> Option<String> {
    let PlayedMove {
        before,
        mv,
        changes,
        ..
    } = played;
    let mut text = match *mv {
        Move::Roll(throw) => {
            let colour = before.colour(before.to_move());
            return Some(match throw.second {
                0 => format!("{colour} throws a {}", throw.first),
                second => format!("{colour} throws {} and {second}", throw.first),
            });
        }
        Move::Pass => return Some("could not move and passed".to_owned()),
        Move::Stop => return Some("left the other die unused".to_owned()),
        Move::Offer => return Some("offered everybody three more blocks".to_owned()),
        Move::Accept => return Some("accepted three more blocks".to_owned()),
        Move::Retire(_) => return None,
        Move::Enter(_) | Move::EnterSpecial(_) | Move::EnterBy { .. } | Move::Step { .. } => {
            went(changes)
        }
    };
    for change in changes {
        match change {
            Change::Rescued { .. } => {
                text.push_str(", giving up the block for the captured special");
            }
            Change::Summit { .. } => text.push_str(": the summit"),
            _ => {}
        }
    }
    let prizes: Vec<(&Block, u16)> = changes
        .iter()
        .filter_map(|change| match change {
            Change::Captured { block, points, .. } => Some((block, *points)),
            _ => None,
        })
        .collect();
    if !prizes.is_empty() {
        let points: u16 = prizes.iter().map(|(_, points)| points).sum();
        let what = if prizes.iter().any(|(block, _)| block.is_special) {
            "the special".to_owned()
        } else {
            words::count(prizes.len(), "block")
        };
        text.push_str(&format!(" and captured {what} (+{points})"));
    } else if changes
        .iter()
        .any(|change| matches!(change, Change::Dominated { .. }))
    {
        text.push_str(" and now holds what is there");
    }
    if changes
        .iter()
        .any(|change| matches!(change, Change::Granted { .. }))
    {
        text.push_str("; everybody gets three more blocks");
    }
    Some(text)
}

/// "climbed from C3 to F6 over D4, E5".
fn went(changes: &[Change]) -> String {
    for change in changes {
        match change {
            Change::Entered { block, path } => {
                let what = if block.is_special {
                    "the special"
                } else {
                    "a block"
                };
                let to = path
                    .last()
                    .map_or_else(String::new, |tread| tread.square.to_string());
                return format!("brought {what} in on {to}{}", way::over(path));
            }
            Change::Moved {
                block,
                from,
                level,
                path,
            } => {
                let foot = from.base() + level;
                let height = path.last().map_or(foot, |tread| tread.height);
                let verb = match height.cmp(&foot) {
                    core::cmp::Ordering::Greater => "climbed",
                    core::cmp::Ordering::Equal => "ran",
                    core::cmp::Ordering::Less => "went down",
                };
                let what = if block.is_special {
                    " with the special"
                } else {
                    ""
                };
                let to = path
                    .last()
                    .map_or_else(String::new, |tread| tread.square.to_string());
                return format!("{verb}{what} from {from} to {to}{}", way::over(path));
            }
            _ => {}
        }
    }
    "moved".to_owned()
}

/// A move as something to do.
fn proposal(before: &Xima, mv: Move) -> Option<String> {
    Some(match mv {
        Move::Pass => "pass".to_owned(),
        Move::Stop => "leave the other die unused".to_owned(),
        Move::Offer => "offer three more blocks to everybody".to_owned(),
        Move::Accept => "accept three more blocks".to_owned(),
        Move::Roll(_) | Move::Retire(_) => return None,
        _ => {
            let (origin, to) = mv.block()?;
            let path = before.path(origin, to).ok()?;
            let climb = way::climb(before, origin, &path);
            let then = way::consequence(before, to);
            let with = match mv {
                Move::EnterBy { die, .. } => format!(" with the {die}"),
                _ => String::new(),
            };
            format!("{climb} to {to}{with}{then}")
        }
    })
}

/// How high the game stands once a block is on the board (the book's level of the game: the
/// levels of opponents are something else), and whatever hangs over it.
fn standing(game: &Xima, expert: bool) -> Vec<Standing> {
    let mut lines = Vec::new();
    if expert && (game.is_over() || !game.occupied().is_empty()) {
        let level = game.level();
        let grade = Grade::among(level, game.players());
        lines.push(Standing {
            icon: Icon::Chart,
            tone: palette::ACCENT,
            text: format!("Quality of play so far: {} ({level})", grade.name()),
        });
    }
    if game.is_over() {
        return lines;
    }
    if let Some(Throw { first, second }) = game.thrown() {
        let text = match second {
            0 => format!("To be used: {first}"),
            second => format!("To be used: {first} and {second}"),
        };
        lines.push(Standing {
            icon: Icon::Dice,
            tone: palette::IVORY,
            text,
        });
    }
    if !game.agreed().is_empty() {
        let names: Vec<&str> = game
            .agreed()
            .iter()
            .map(|player| game.colour(player).name())
            .collect();
        let verb = if names.len() == 1 { "wants" } else { "want" };
        lines.push(Standing {
            icon: Icon::Plus,
            tone: palette::GOOD,
            text: format!(
                "{} {verb} three more blocks for everybody",
                names.join(" and ")
            ),
        });
    }
    let quiet = game.turns_without_progress();
    if let Some(patience) = game.patience().filter(|patience| quiet * 2 > *patience) {
        lines.push(Standing {
            icon: Icon::Clock,
            tone: palette::TEXT_QUIET,
            text: format!(
                "No progress for {}: three more blocks each after {patience}",
                words::count(quiet.into(), "turn")
            ),
        });
    }
    lines
}

/// What a player has off the board, and what has become of the special.
fn prospects(game: &Xima, player: Player) -> Option<String> {
    if let Some(why) = game.why_out(player) {
        let text = match why {
            Gone::NoBlocks => "No block left",
            Gone::Retired(Retirement::Resigned) => "Resigned",
            Gone::Retired(Retirement::OutOfTime) => "Out of time",
        };
        return Some(text.to_owned());
    }
    let mut parts = Vec::new();
    match (game.reserve(player), game.special(player)) {
        (0, Special::Reserve) => parts.push("In the tray: the special".to_owned()),
        (0, _) => {}
        (n, Special::Reserve) => parts.push(format!("In the tray: {n} and the special")),
        (n, _) => parts.push(format!("In the tray: {n}")),
    }
    if let Special::Captured { by } = game.special(player) {
        parts.push(format!("special captured by {}", game.colour(by)));
    }
    match game.captured_by(player).len() {
        0 => {}
        n => parts.push(format!("captured {n}")),
    }
    let held = held_blocks(game, player);
    if held > 0 {
        parts.push(format!("{held} held"));
    }
    Some(words::sentence(&parts.join(" · ")))
}

/// How many blocks of a player lie under others.
fn held_blocks(game: &Xima, player: Player) -> usize {
    game.occupied()
        .into_iter()
        .map(|square| {
            let below = game.tower(square).rev().skip(1);
            below.filter(|block| block.owner == player).count()
        })
        .sum()
}

/// What can be played without a square to click.
fn buttons(game: &Xima) -> Vec<MoveButton> {
    let button = |mv: Move, name, tip: &str, icon, is_primary| {
        game.check(&mv).is_ok().then(|| MoveButton {
            mv: game.move_text(&mv),
            name,
            tip: tip.to_owned(),
            icon,
            is_primary,
        })
    };
    let agreement = if game.agreed().is_empty() {
        // Nobody needs it while things are going on.
        (game.turns_without_progress() > 2 * u16::from(game.players())).then_some(Move::Offer)
    } else {
        Some(Move::Accept)
    };
    let offers = "Everybody gets three more common blocks when all agree";
    [
        button(
            Move::Pass,
            "Pass",
            "No block can run as far as the dice say",
            Icon::Next,
            true,
        ),
        button(
            Move::Stop,
            "End the turn",
            "Leave the other die unused",
            Icon::Next,
            false,
        ),
        agreement.and_then(|mv| {
            let is_answer = mv == Move::Accept;
            let name = if is_answer {
                "Accept 3 blocks each"
            } else {
                "Offer 3 blocks each"
            };
            button(mv, name, offers, Icon::Plus, is_answer)
        }),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The captures of a match.
fn milestones(plies: &[Ply]) -> Vec<(&'static str, String)> {
    let captures = plies.iter().filter(|ply| ply.mv.contains('x')).count();
    vec![("Captures", captures.to_string())]
}

/// What is not plain from the result itself.
fn reason(word: &str) -> Option<&'static str> {
    match word {
        "drowned" => Some(
            "Drowned: a player who has blocks but cannot move any of them wins; whoever buried \
             them has lost.",
        ),
        "no-blocks" => {
            Some("No blocks: a player with none left, on the board or off it, has lost.")
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::rules::xima::{Dice, Options};

    fn report(game: &Xima, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::report(&PlayedMove::new(game, mv).unwrap())
    }

    fn proposal(game: &Xima, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::proposal(game, mv)
    }

    fn after(options: Options, moves: &[&str]) -> Xima {
        let mut game = Xima::new(options);
        for text in moves {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        }
        game
    }

    fn game(moves: &[&str]) -> Xima {
        after(Options::default(), moves)
    }

    #[test]
    fn moves_are_reported_as_ways_over_the_pyramid() {
        let start = game(&[]);
        assert_eq!(report(&start, "-A1").unwrap(), "brought a block in on A1");
        let special = report(&start, "=C2").unwrap();
        assert!(
            special.starts_with("brought the special in on C2 over "),
            "{special}"
        );
        let later = game(&["-A1", "-A2"]);
        assert_eq!(
            report(&later, "A1D1").unwrap(),
            "ran from A1 to D1 over B1, C1"
        );
        assert_eq!(
            report(&later, "A1A2").unwrap(),
            "climbed from A1 to A2 and now holds what is there"
        );
        assert_eq!(report(&later, "resign"), None);
        assert_eq!(
            proposal(&later, "A1D1").unwrap(),
            "run from A1 over B1, C1 to D1"
        );
    }

    #[test]
    fn captures_are_reported_with_their_worth() {
        let before = game(&["-A1", "-A2", "-B1", "A2A1", "-D1", "-M13"]);
        let text = report(&before, "D1A1").unwrap();
        assert_eq!(
            text,
            "climbed from D1 to A1 over C1, B1 and captured 1 block (+3)"
        );
    }

    #[test]
    fn nothing_is_said_of_the_quality_of_play_before_the_first_move() {
        assert!(standing(&game(&[]), true).is_empty());
        let begun = standing(&game(&["-A1"]), true);
        assert!(begun[0].text.starts_with("Quality of play so far: "));
    }

    #[test]
    fn the_task_says_what_the_dice_ask_for() {
        assert_eq!(task(&game(&[])), "choose a free square to bring a block in");
        let options = Options {
            dice: Dice::One,
            ..Options::default()
        };
        let mut dice = Xima::new(options);
        let roll = dice.chances()[3].0;
        let text = dice.move_text(&roll);
        assert_eq!(report(&dice, &text).unwrap(), "Red throws a 4");
        dice.play(&roll).unwrap();
        assert!(must_pass(&dice) || task(&dice) == "a block has to run 4 squares");
        assert_eq!(standing(&dice, false)[0].text, "To be used: 4");
        if must_pass(&dice) {
            assert_eq!(buttons(&dice)[0].name, "Pass");
        }
    }

    #[test]
    fn prospects_name_the_reserve_and_what_is_held() {
        let game = game(&["-A1", "-A2", "-M1", "A2A1"]);
        let red = prospects(&game, Player::FIRST).unwrap();
        assert_eq!(red, "In the tray: 7 and the special · 1 held");
        assert_eq!(
            prospects(&game, Player::SECOND).unwrap(),
            "In the tray: 8 and the special"
        );
        assert!(
            standing(&game, true)[0]
                .text
                .starts_with("Quality of play so far: novice (")
        );
        assert!(standing(&game, false).is_empty());
        assert!(buttons(&game).is_empty());
    }

    #[test]
    fn ends_that_are_not_plain_are_explained() {
        for word in ["drowned", "no-blocks"] {
            assert!(reason(word).is_some());
        }
        // The result itself says that the special stands on the summit.
        assert_eq!(reason("summit"), None);
        assert_eq!(reason("resignation"), None);
    }
}
