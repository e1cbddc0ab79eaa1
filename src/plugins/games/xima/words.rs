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
    texts,
    words::decimal,
};

/// Shows the magnitudes of the book.
const EXPERT: GameSwitch = GameSwitch::expert(
    Xima::INFO.id,
    texts::table_xima_expert,
    texts::table_xima_expert_tip,
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
        let PlayedMove {
            before,
            mv,
            changes,
            ..
        } = played;
        let mut text = match *mv {
            Move::Roll(throw) => {
                let colour = before.colour(before.to_move()).name();
                return Some(match throw.second {
                    0 => texts::table_xima_throws(colour, throw.first),
                    second => texts::table_xima_throws_two(colour, throw.first, second),
                });
            }
            Move::Pass => return Some(texts::table_xima_passed().to_owned()),
            Move::Stop => return Some(texts::table_xima_stopped().to_owned()),
            Move::Offer => return Some(texts::table_xima_offered().to_owned()),
            Move::Accept => return Some(texts::table_xima_accepted().to_owned()),
            Move::Retire(_) => return None,
            Move::Enter(_) | Move::EnterSpecial(_) | Move::EnterBy { .. } | Move::Step { .. } => {
                went(changes)
            }
        };
        for change in changes {
            match change {
                Change::Rescued { .. } => text = texts::table_xima_gave_up(&text),
                Change::Summit { .. } => text = texts::table_xima_reached_summit(&text),
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
        let has = |is: fn(&Change) -> bool| changes.iter().any(is);
        if !prizes.is_empty() {
            let points: u16 = prizes.iter().map(|(_, points)| points).sum();
            text = if prizes.iter().any(|(block, _)| block.is_special) {
                texts::table_xima_captured_special(&text, points)
            } else {
                texts::table_xima_captured_blocks(&text, prizes.len(), points)
            };
        } else if has(|it| matches!(it, Change::Dominated { .. })) {
            text = texts::table_xima_now_holds(&text);
        }
        if has(|it| matches!(it, Change::Granted { .. })) {
            text = texts::table_xima_all_get_more(&text);
        }
        Some(text)
    }

    fn proposal(&self, game: &Xima, mv: &Move) -> Option<String> {
        proposal(game, *mv)
    }

    fn standing(&self, game: &Xima) -> Vec<Standing> {
        standing(game, self.expert)
    }

    fn prospects(&self, game: &Xima, player: Player) -> Option<String> {
        if let Some(why) = game.why_out(player) {
            let text = match why {
                Gone::NoBlocks => texts::table_xima_no_block(),
                Gone::Retired(Retirement::Resigned) => texts::board_resigned(),
                Gone::Retired(Retirement::OutOfTime) => texts::board_out_of_time(),
            };
            return Some(text.to_owned());
        }
        let mut parts = Vec::new();
        match (game.reserve(player), game.special(player)) {
            (0, Special::Reserve) => parts.push(texts::table_xima_tray_special().to_owned()),
            (0, _) => {}
            (n, Special::Reserve) => parts.push(texts::table_xima_tray_and_special(n)),
            (n, _) => parts.push(texts::table_xima_tray(n)),
        }
        if let Special::Captured { by } = game.special(player) {
            let by = game.colour(by).name();
            parts.push(texts::table_xima_special_captured_by(by));
        }
        match game.captured_by(player).len() {
            0 => {}
            n => parts.push(texts::table_xima_captured_count(n)),
        }
        let held = held_blocks(game, player);
        if held > 0 {
            parts.push(texts::table_xima_held_count(held));
        }
        Some(words::sentence(&parts.join(" · ")))
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
        let button = |mv: Move, name, tip: &str, icon, is_primary| {
            game.check(&mv).is_ok().then(|| MoveButton {
                is_legal: true,
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
        let offers = texts::table_xima_button_more_tip();
        [
            button(
                Move::Pass,
                texts::table_xima_button_pass(),
                texts::table_xima_button_pass_tip(),
                Icon::Next,
                true,
            ),
            button(
                Move::Stop,
                texts::table_xima_button_stop(),
                texts::table_xima_button_stop_tip(),
                Icon::Next,
                false,
            ),
            agreement.and_then(|mv| {
                let is_answer = mv == Move::Accept;
                let name = if is_answer {
                    texts::table_xima_button_accept()
                } else {
                    texts::table_xima_button_offer()
                };
                button(mv, name, offers, Icon::Plus, is_answer)
            }),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn unit(&self) -> &'static str {
        texts::table_xima_unit()
    }

    fn outline(&self, _: Player) -> Outline {
        Outline::Block
    }

    fn milestones(&self, plies: &[Ply]) -> Vec<(&'static str, String)> {
        let captures = plies.iter().filter(|ply| ply.mv.contains('x')).count();
        vec![(texts::table_xima_captures(), captures.to_string())]
    }

    fn tables(&self, record: &Match) -> Vec<ResultTable> {
        figures::tables(record, self.expert)
    }

    fn reason(&self, word: &str) -> Option<&'static str> {
        match word {
            "drowned" => Some(texts::table_xima_drowned_means()),
            "no-blocks" => Some(texts::table_xima_no_blocks_means()),
            _ => None,
        }
    }

    fn significance(&self, played: &PlayedMove<Xima>) -> Option<String> {
        scene::significance(played)
    }

    fn event(&self, played: &PlayedMove<Xima>) -> Option<String> {
        scene::event(played, None)
    }

    fn event_for(&self, played: &PlayedMove<Xima>, own: Player) -> Option<String> {
        scene::event(played, Some(own))
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
        (true, true) => texts::table_xima_task_any(),
        (true, false) => texts::table_xima_task_enter(),
        (false, _) => texts::table_xima_task_move(),
    };
    match game.thrown() {
        _ if must_pass(game) => texts::table_xima_task_pass().to_owned(),
        Some(Throw { first, second: 0 }) if game.moved_already().is_some() => {
            texts::table_xima_task_another(first)
        }
        Some(Throw { first, second: 0 }) => texts::table_xima_task_one(first),
        Some(Throw { first, second }) => texts::table_xima_task_two(first, second),
        None => blocks.to_owned(),
    }
}

fn must_pass(game: &Xima) -> bool {
    game.thrown().is_some() && game.check(&Move::Pass).is_ok()
}

/// "climbed from C3 to F6 over D4, E5".
fn went(changes: &[Change]) -> String {
    for change in changes {
        match change {
            Change::Entered { block, path } => {
                let to = path
                    .last()
                    .map_or_else(String::new, |tread| tread.square.to_string());
                return texts::table_xima_entered(kind(*block), &way::over(path), &to);
            }
            Change::Moved {
                block, from, path, ..
            } => {
                let how = change
                    .heights()
                    .map_or("run", |(to, from)| way::how(to, from));
                let to = path
                    .last()
                    .map_or_else(String::new, |tread| tread.square.to_string());
                return texts::table_xima_went(
                    how,
                    kind(*block),
                    &from.to_string(),
                    &to,
                    &way::over(path),
                );
            }
            _ => {}
        }
    }
    texts::table_xima_moved().to_owned()
}

/// What a block is, as messages choose by it.
const fn kind(block: Block) -> &'static str {
    if block.is_special { "special" } else { "block" }
}

/// A move as something to do.
fn proposal(before: &Xima, mv: Move) -> Option<String> {
    Some(match mv {
        Move::Pass => texts::table_xima_pass().to_owned(),
        Move::Stop => texts::table_xima_stop().to_owned(),
        Move::Offer => texts::table_xima_offer().to_owned(),
        Move::Accept => texts::table_xima_accept().to_owned(),
        Move::Roll(_) | Move::Retire(_) => return None,
        _ => {
            let (origin, to) = mv.block()?;
            let path = before.path(origin, to).ok()?;
            let (how, from) = way::course(before, origin, &path);
            let over = way::over(&path);
            let die = match mv {
                Move::EnterBy { die, .. } => die.to_string(),
                _ => way::NONE.to_owned(),
            };
            let then = way::consequence(before, to);
            texts::table_xima_proposal(how, &from, &over, &to.to_string(), &die, then)
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
            text: texts::table_xima_quality_so_far(grade.name(), &decimal(&level.to_string())),
        });
    }
    if game.is_over() {
        return lines;
    }
    if let Some(Throw { first, second }) = game.thrown() {
        let text = match second {
            0 => texts::table_xima_to_be_used(first),
            second => texts::table_xima_to_be_used_two(first, second),
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
        lines.push(Standing {
            icon: Icon::Plus,
            tone: palette::GOOD,
            text: texts::table_xima_want_more(names.len(), &words::listed(&names)),
        });
    }
    let quiet = game.turns_without_progress();
    if let Some(patience) = game.patience().filter(|patience| quiet * 2 > *patience) {
        lines.push(Standing {
            icon: Icon::Clock,
            tone: palette::TEXT_QUIET,
            text: texts::table_xima_no_progress(quiet, patience),
        });
    }
    lines
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

#[cfg(test)]
mod tests {
    use super::{super::testing::game, *};
    use crate::rules::xima::{Dice, Options};

    const COMMENTARY: Commentary = Commentary { expert: false };

    fn report(game: &Xima, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        COMMENTARY.report(&PlayedMove::new(game, mv).unwrap())
    }

    fn proposal(game: &Xima, text: &str) -> Option<String> {
        let mv = game.parse_move(text).unwrap();
        super::proposal(game, mv)
    }

    #[test]
    fn moves_are_reported_as_ways_over_the_pyramid() {
        let start = game(&[]);
        assert_eq!(report(&start, "-A1").unwrap(), "incorporated a block on A1");
        let special = report(&start, "=C2").unwrap();
        assert!(
            special.starts_with("incorporated the special on C2 over "),
            "{special}"
        );
        let later = game(&["-A1", "-A2"]);
        assert_eq!(
            report(&later, "A1D1").unwrap(),
            "ran from A1 to D1 over B1, C1"
        );
        assert_eq!(
            report(&later, "A1A2").unwrap(),
            "climbed from A1 to A2 and now dominates what is there"
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
        assert_eq!(
            task(&game(&[])),
            "bring in a block from your tray: click a free square of floor 1. Blocks are the stairs of your \
             special (★)"
        );
        let options = Options {
            dice: Dice::One,
            ..Options::default()
        };
        let mut dice = Xima::new(options);
        let roll = dice.chances()[3].0;
        let text = dice.move_text(&roll);
        assert_eq!(report(&dice, &text).unwrap(), "Red rolls a 4");
        dice.play(&roll).unwrap();
        assert!(must_pass(&dice) || task(&dice) == "a block has to run 4 squares");
        assert_eq!(standing(&dice, false)[0].text, "To be used: 4");
        if must_pass(&dice) {
            assert_eq!(COMMENTARY.buttons(&dice)[0].name, "Pass");
        }
    }

    #[test]
    fn prospects_name_the_reserve_and_what_is_held() {
        let game = game(&["-A1", "-A2", "-M1", "A2A1"]);
        let red = COMMENTARY.prospects(&game, Player::FIRST).unwrap();
        assert_eq!(red, "In the tray: 7 and the special · 1 dominated");
        assert_eq!(
            COMMENTARY.prospects(&game, Player::SECOND).unwrap(),
            "In the tray: 8 and the special"
        );
        assert!(
            standing(&game, true)[0]
                .text
                .starts_with("Quality of play so far: novice (")
        );
        assert!(standing(&game, false).is_empty());
        assert!(COMMENTARY.buttons(&game).is_empty());
    }

    #[test]
    fn ends_that_are_not_plain_are_explained() {
        for word in ["drowned", "no-blocks"] {
            assert!(COMMENTARY.reason(word).is_some());
        }
        // The result itself says that the special stands on the summit.
        assert_eq!(COMMENTARY.reason("summit"), None);
        assert_eq!(COMMENTARY.reason("resignation"), None);
    }
}
