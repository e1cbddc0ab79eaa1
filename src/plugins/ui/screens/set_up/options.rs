//! The rules of a match as the set-up shows them: each option with its values.

use core::ops::RangeInclusive;

use bevy_egui::egui::{CollapsingHeader, RichText, Ui};

use super::draft::Draft;
use crate::{
    plugins::{
        scene::palette,
        ui::theme::{self, Icon, PushButton},
    },
    record::fresh_seed,
    rules::{OptionKind, OptionSpec, Said},
    texts,
};

/// How many options are shown at once, with those that are asked because of them;
/// the rulings after them are folded away.
const FIRST_OPTIONS: usize = 2;

/// Shows the options that make a difference, and lets them be changed.
pub(crate) fn show(ui: &mut Ui, draft: &mut Draft) {
    let specs = draft
        .rules()
        .map_or(&[][..], |rules| (rules.option_specs)());
    let wrong = draft.wrong_option();
    let changed: Vec<String> = draft.options.keys().cloned().collect();
    // What makes no difference is not asked.
    let specs: Vec<&'static OptionSpec> = specs
        .iter()
        .filter(|spec| draft.matters(spec.key))
        .collect();
    theme::group(ui, texts::set_up_rules(), |ui| {
        let later = specs.iter().skip(FIRST_OPTIONS);
        let follow = later.take_while(|spec| draft.follows(spec.key)).count();
        let (first, rest) = specs.split_at(specs.len().min(FIRST_OPTIONS + follow));
        let mut list = |ui: &mut Ui, specs: &[&'static OptionSpec]| {
            for (index, spec) in specs.iter().copied().enumerate() {
                if index > 0 {
                    ui.add_space(6.0);
                }
                ui.push_id(spec.key, |ui| option(ui, draft, spec));
                if let Some((key, why)) = &wrong
                    && key == spec.key
                {
                    ui.colored_label(palette::WARN.egui(), why);
                }
            }
        };
        list(ui, first);
        if rest.is_empty() {
            return;
        }
        ui.add_space(6.0);
        // What was changed, or is wrong, is not hidden.
        let is_ours = |key: &String| rest.iter().any(|spec| spec.key == key);
        let open = changed.iter().any(is_ours) || wrong.iter().any(|(key, _)| is_ours(key));
        let title = RichText::new(texts::set_up_more_rules(rest.len()));
        CollapsingHeader::new(title)
            .id_salt("more rules")
            .default_open(open)
            .show(ui, |ui| list(ui, rest));
    });
}

/// The value of an option that is a number of a range or one of a few words.
fn number(
    ui: &mut Ui,
    draft: &Draft,
    spec: &OptionSpec,
    (range, words): (RangeInclusive<i64>, &[(&str, Said)]),
    value: &mut String,
) {
    ui.horizontal_wrapped(|ui| {
        for (word, name) in words {
            let chosen = value == word;
            let label = match draft.number_behind(spec.key) {
                Some(number) if chosen => format!("{} ({number})", name()),
                _ => name().to_owned(),
            };
            let button = PushButton::new(label).selected(chosen).height(36.0);
            if ui.add(button).clicked() {
                (*word).clone_into(value);
            }
        }
        let mut number = value
            .parse()
            .ok()
            .or_else(|| draft.number_behind(spec.key))
            .unwrap_or(*range.start());
        let step = if *range.end() > MANY && !spec.is_seed() {
            theme::coarse(number)
        } else {
            1
        };
        let write = |number: i64| number.to_string();
        if theme::stepper(ui, &mut number, range.clone(), step, write) {
            *value = number.to_string();
        }
        let roll = PushButton::new(texts::set_up_new_number())
            .icon(Icon::Dice)
            .height(36.0);
        if spec.is_seed() && ui.add(roll).clicked() {
            let (min, max) = range.into_inner();
            let count = min.abs_diff(max).saturating_add(1);
            *value = min
                .saturating_add_unsigned(fresh_seed() % count)
                .to_string();
        }
    });
}

/// Numbers that can be larger than this change in larger steps, the larger they are.
const MANY: i64 = 1_000;

fn option(ui: &mut Ui, draft: &mut Draft, spec: &'static OptionSpec) {
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.label((spec.title)());
    theme::note(ui, (spec.help)().replace('`', ""));
    let mut value = draft.option(spec.key);
    let before = value.clone();
    match &spec.kind {
        OptionKind::Choice(all) => {
            theme::choices(ui, &mut value, &theme::owned(all));
        }
        OptionKind::Set { none, members } => {
            // A word such as `any` may stand for several of them.
            let options = draft.start().ok().map(|game| game.option_values());
            if let Some(plain) = options.as_ref().and_then(|it| it.get(spec.key)) {
                value.clone_from(plain);
            }
            theme::several(ui, &mut value, *none, members);
        }
        OptionKind::Text { choices, .. } => {
            let mut all = theme::owned(choices);
            // A text of the player's own stays among the choices.
            if let Some(own) = draft.own.get(spec.key) {
                all.push((own.clone(), texts::set_up_your_own()));
            }
            theme::choices(ui, &mut value, &all);
        }
        // A handful of numbers is chosen from, more are counted through.
        OptionKind::Number { min, max, words } if words.is_empty() && max - min < 6 => {
            let names: Vec<_> = (*min..=*max)
                .map(|number| number.to_string())
                .filter(|number| *number == value || draft.takes(spec.key, number))
                .collect();
            let all: Vec<_> = names
                .iter()
                .map(|name| (name.clone(), name.as_str()))
                .collect();
            theme::choices(ui, &mut value, &all);
        }
        OptionKind::Number { min, max, words } => {
            number(ui, draft, spec, (*min..=*max, words), &mut value);
        }
    }
    if value != before {
        draft.set_option(spec.key, value);
    }
}
