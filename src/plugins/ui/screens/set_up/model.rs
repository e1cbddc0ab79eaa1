//! A decision model with its settings, as text: `bold:t=0`. What can be set is
//! shown here for every place where models are chosen.

use bevy_egui::egui::Ui;

use crate::{
    plugins::ui::theme,
    rules::{OptionKind, OptionSpec},
};

/// In less room than this a control stands below its name.
const NARROW: f32 = 400.0;

/// The name of the model, without its settings.
pub(crate) fn id(model: &str) -> &str {
    model.split(':').next().unwrap_or_default()
}

/// What was set under a key.
pub(crate) fn setting<'a>(model: &'a str, key: &str) -> Option<&'a str> {
    model
        .split(':')
        .skip(1)
        .filter_map(|setting| setting.split_once('='))
        .find(|(name, _)| *name == key)
        .map(|(_, value)| value)
}

/// Sets something, or takes it back where there is no value.
pub(crate) fn set(model: &mut String, key: &str, value: Option<&str>) {
    let mut parts: Vec<String> = model
        .split(':')
        .filter(|part| part.split_once('=').is_none_or(|(name, _)| name != key))
        .map(str::to_owned)
        .collect();
    parts.extend(value.map(|value| format!("{key}={value}")));
    *model = parts.join(":");
}

/// Shows what can be set, and sets it.
pub(crate) fn settings<'a>(
    ui: &mut Ui,
    model: &mut String,
    specs: impl IntoIterator<Item = &'a OptionSpec>,
) {
    for spec in specs {
        let before = setting(model, spec.key).unwrap_or(spec.default).to_owned();
        let mut value = before.clone();
        let control = |ui: &mut Ui| match &spec.kind {
            OptionKind::Choice(all) | OptionKind::Text { choices: all, .. } => {
                theme::choices(ui, &mut value, &theme::owned(all));
            }
            OptionKind::Set { none, members } => {
                theme::several(ui, &mut value, *none, members);
            }
            OptionKind::Number { min, max, .. } => {
                let mut number = value.parse().unwrap_or(*min);
                let step = theme::coarse(number);
                if theme::stepper(ui, &mut number, *min..=*max, step, |n| n.to_string()) {
                    value = number.to_string();
                }
            }
        };
        if ui.available_width() < NARROW {
            ui.label((spec.title)()).on_hover_text((spec.help)());
            ui.horizontal_wrapped(control);
        } else {
            theme::labelled(ui, (spec.title)(), (spec.help)(), control);
        }
        if value != before {
            let chosen = (value != spec.default).then_some(value.as_str());
            set(model, spec.key, chosen);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_put_into_the_text_and_taken_out() {
        let mut model = "historical".to_owned();
        set(&mut model, "k", Some("4"));
        set(&mut model, "pick", Some("best"));
        set(&mut model, "k", Some("2"));
        assert_eq!(model, "historical:pick=best:k=2");
        assert_eq!(
            (id(&model), setting(&model, "k")),
            ("historical", Some("2"))
        );
        set(&mut model, "pick", None);
        assert_eq!(model, "historical:k=2");
    }
}
