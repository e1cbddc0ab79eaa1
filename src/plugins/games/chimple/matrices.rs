//! The column beside the board that works a meme out as the essay does: the
//! number of the state, one's own matrix, the enemy's rotated, the filter of the
//! meme that is looked at, what AND leaves of it, and the state that follows.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align2, FontId, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
    },
};

use super::{Chimple, ChimpleTable, memes::EXPERT, pointing::Aim};
use crate::{
    plugins::{
        app::settings::Settings,
        board::{Column, ColumnOf, ColumnPlugin},
        scene::palette::{self, Tone},
        ui::{
            hud::{HudSystems, words},
            theme::{self, strong_family},
        },
    },
    rules::{
        Player,
        chimple::{Condition, Descriptor, Matrix, Size, View},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ColumnPlugin::<Chimple>::default());
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(HudSystems::Right)
            .run_if(resource_exists::<ChimpleTable>),
    );
}

impl Column for Chimple {
    fn column() -> &'static str {
        texts::table_chimple_column()
    }

    fn is_wanted(settings: &Settings) -> bool {
        settings.is_on(&EXPERT)
    }
}

fn show(
    mut contexts: EguiContexts,
    mut column: ColumnOf<Chimple>,
    table: Res<ChimpleTable>,
    aim: Res<Aim>,
) -> Result {
    if !column.is_shown() {
        return Ok(());
    }
    let position = &table.0;
    let meme = aim.meme().and_then(|step| position.meme(&step));
    column.show(contexts.ctx_mut()?, |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(10.0, 5.0);
            contents(ui, position, meme);
        });
    });
    Ok(())
}

fn contents(ui: &mut Ui, position: &Chimple, meme: Option<&Descriptor>) {
    let size = position.size();
    let mover = position.to_move();
    let view = position.view(mover);
    let name = words::name(position, mover);
    let other = words::name(position, mover.other());
    theme::section(ui, texts::table_chimple_state_as_seen(view.number(), name));
    ui.horizontal_top(|ui| {
        grid(ui, size, None, |square| {
            if view.own.contains(square) {
                ('1', Some(palette::ACCENT))
            } else if view.enemy.contains(square) {
                ('2', Some(palette::MARK_WAY))
            } else {
                ('0', None)
            }
        });
        ui.vertical(|ui| {
            theme::quiet(ui, texts::table_chimple_in_base_three(&view.digits()));
            theme::note(ui, texts::table_chimple_digits_note());
            let turned = view.turned().number();
            theme::note(ui, texts::table_chimple_other_sees(turned, other));
        });
    });
    theme::rule(ui);
    ui.horizontal_top(|ui| {
        named(
            ui,
            size,
            view.own,
            texts::table_chimple_own(),
            palette::ACCENT,
        );
        named(
            ui,
            size,
            view.enemy,
            texts::table_chimple_enemy_rotated(),
            palette::MARK_WAY,
        );
    });
    theme::rule(ui);
    let Some(meme) = meme else {
        theme::quiet(ui, texts::table_chimple_hover_hint());
        return;
    };
    for line in broken(meme) {
        ui.label(RichText::new(line).size(15.0).color(palette::TEXT.egui()));
    }
    let filter = meme.condition.filter();
    let (filter_name, with, left) = match meme.condition {
        Condition::Enemy(_) => (
            texts::table_chimple_capture_filter(),
            texts::table_chimple_and_enemy(),
            filter.and(view.enemy),
        ),
        Condition::NoBlock(_) => (
            texts::table_chimple_collision_matrix(),
            texts::table_chimple_and_own_or_enemy(),
            filter.and(view.own.or(view.enemy)),
        ),
    };
    ui.horizontal_top(|ui| {
        named(ui, size, filter, filter_name, palette::LIMESTONE);
        named(ui, size, left, with, palette::LIMESTONE);
    });
    theme::quiet(ui, verdict(meme.condition, left));
    let next = view.after(meme);
    let board = if mover == Player::FIRST {
        next
    } else {
        next.turned()
    };
    theme::quiet(ui, leads_to(&next, &board));
}

fn verdict(condition: Condition, left: Matrix) -> &'static str {
    match (condition, left.is_empty()) {
        (Condition::NoBlock(_), true) => texts::table_chimple_nobody_blocks(),
        (Condition::NoBlock(_), false) => texts::table_chimple_way_blocked(),
        (Condition::Enemy(_), true) => texts::table_chimple_no_enemy(),
        (Condition::Enemy(_), false) => texts::table_chimple_enemy_there(),
    }
}

fn leads_to(seen: &View, board: &View) -> String {
    if seen == board {
        texts::table_chimple_leads_to_state(board.number())
    } else {
        texts::table_chimple_leads_to_seen(seen.number(), board.number())
    }
}

/// A descriptor on two lines: what must be, and what is done.
fn broken(meme: &Descriptor) -> [String; 2] {
    let text = meme.to_string();
    match text.rsplit_once(".agent.") {
        Some((state, act)) => [state.to_owned(), format!("  .agent.{act}")],
        None => [text, String::new()],
    }
}

fn named(ui: &mut Ui, size: Size, bits: Matrix, name: &str, tone: Tone) {
    ui.vertical(|ui| {
        ui.set_width(146.0);
        grid(ui, size, Some(tone), |square| {
            let set = bits.contains(square);
            (if set { '1' } else { '0' }, set.then_some(tone))
        });
        theme::note(ui, name);
    });
}

/// A matrix: what stands in each square, and its colour where it counts.
fn grid(
    ui: &mut Ui,
    size: Size,
    edge: Option<Tone>,
    cell: impl Fn(crate::rules::chimple::Square) -> (char, Option<Tone>),
) {
    let whole = 84.0;
    let side = whole / f32::from(size.side());
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(whole), Sense::hover());
    for square in size.all() {
        let (row, column) = (square.row(size) as f32, square.column(size) as f32);
        let corner = pos2(
            rect.right() - (column + 1.0) * side,
            rect.bottom() - (row + 1.0) * side,
        );
        let place = Rect::from_min_size(corner, Vec2::splat(side)).shrink(1.5);
        let (text, tone) = cell(square);
        let (fill, ink) = match tone {
            Some(tone) => (tone, palette::NIGHT),
            None => (palette::PANEL_RAISED, palette::TEXT_QUIET),
        };
        let line = Stroke::new(
            1.0,
            edge.filter(|_| tone.is_some())
                .unwrap_or(palette::LINE)
                .egui(),
        );
        let painter = ui.painter();
        painter.rect(place, 3.0, fill.egui(), line, StrokeKind::Inside);
        painter.text(
            place.center(),
            Align2::CENTER_CENTER,
            text,
            FontId::new(side * 0.58, strong_family()),
            ink.egui(),
        );
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::{
        plugins::{
            app::{session::Analysis, states::Overlay},
            ui::hud::{Hud, HudLayout, OwnName, RightColumn},
        },
        rules::chimple::Options,
    };

    #[test]
    fn a_meme_takes_two_lines_and_has_a_verdict() {
        let start = Chimple::new(Options::default());
        let meme = start.eligible(Player::FIRST).next().unwrap();
        assert_eq!(
            broken(meme),
            [
                "agent.BotRight.no-block.MidRight",
                "  .agent.up! => agent.MidRight"
            ]
        );
        assert!(verdict(meme.condition, Matrix::EMPTY).ends_with("Eligible."));
        let seen = start.view(Player::FIRST);
        assert_eq!(leads_to(&seen, &seen), "Leads to state 14590.");
        assert!(leads_to(&seen.after(meme), &seen).contains("from this side"));
    }

    #[test]
    fn the_column_takes_the_place_of_the_moves_and_gives_it_back() {
        let mut world = World::new();
        world.init_resource::<HudLayout>();
        world.init_resource::<Analysis>();
        world.insert_resource(State::new(Overlay::None));
        let mut hud = Hud::default();
        hud.own = Some(OwnName::for_game::<Chimple>(Chimple::column));
        world.insert_resource(hud);
        let toggle = |mut column: ColumnOf<Chimple>| {
            column.toggle();
            column.is_shown()
        };
        assert!(world.run_system_once(toggle).unwrap());
        assert!(!world.run_system_once(toggle).unwrap());
        let hud = world.resource::<Hud>();
        assert_eq!(hud.right(false), RightColumn::Moves);
    }
}
