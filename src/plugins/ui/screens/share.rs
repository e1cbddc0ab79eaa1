//! The dialog that shares a match: a link that is the match, as a code for phones and for the
//! clipboard. What a link holds is in [`crate::record::link`].

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, Sense, TextEdit, Ui, Vec2, vec2},
};

use super::stage;
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            notices::Notice,
            served_page::ServedPage,
            session::Session,
            settings::Settings,
            states::{Overlay, OverlayRequest},
        },
        ui::{
            hud::{share::summary, words::GameWords},
            theme::{self, Code, Icon, PushButton},
        },
    },
    record::{LinkContents, Match, link},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Share)),
    );
}

/// The side of the code.
const CODE: f32 = 260.0;

/// The link of a match, made anew when the match or the address changes.
#[derive(Debug, Default)]
struct Shared {
    of: Option<(u64, String)>,
    link: Option<String>,
    code: Option<Code>,
}

impl Shared {
    fn follow(&mut self, session: &Session, address: &str) {
        let of = Some((session.revision(), address.to_owned()));
        if self.of == of {
            return;
        }
        let record = session.record();
        // Without comments a code stays large enough for a phone.
        let plain = linked(record, address, false);
        let code = plain.as_ref().filter(|_| !address.is_empty());
        self.code = code.and_then(|link| Code::for_link(link).ok());
        self.link = linked(record, address, true).or(plain);
        self.of = of;
    }
}

/// Where links lead to: to the address that is set, or to this machine while it serves the
/// page; empty where there is neither.
pub(crate) fn address<'a>(settings: &'a Settings, served: &'a ServedPage) -> &'a str {
    match settings.link_address.trim() {
        "" => served.0.as_deref().unwrap_or_default(),
        own => own,
    }
}

/// The link of a match: behind the address, or alone where there is none; nothing where the
/// match is too long for one.
pub(crate) fn linked(record: &Match, address: &str, comments: bool) -> Option<String> {
    let contents = LinkContents {
        comments,
        ..LinkContents::default()
    };
    let word = link::write(record, contents).ok()?;
    let address = address.split('#').next().unwrap_or_default();
    Some(match address.is_empty() {
        true => word,
        false => format!("{address}#{word}"),
    })
}

fn show(
    mut contexts: EguiContexts,
    session: If<Res<Session>>,
    settings: ResMut<Settings>,
    served: Res<ServedPage>,
    words: Res<GameWords>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut pressed: MessageWriter<ActionPressed>,
    mut notices: MessageWriter<Notice>,
    mut shared: Local<Shared>,
) -> Result {
    let mut address = settings.link_address.clone();
    shared.follow(&session, self::address(&settings, &served));
    let served = served.0.as_deref().unwrap_or_default();
    let context = contexts.ctx_mut()?;
    let mut action = None;
    let mut copies = false;
    let mut closes = stage::dialog(context, "share", 760.0, |ui, _| {
        if stage::dialog_head(ui, texts::share_title()) {
            action = Some(Action::Back);
        }
        ui.add(Label::new(summary(session.record(), &words)).wrap());
        ui.add_space(theme::GAP);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GROUP_GAP;
            if let Some(code) = &shared.code {
                let (place, _) = ui.allocate_exact_size(Vec2::splat(CODE), Sense::hover());
                code.paint(ui.painter(), place);
            }
            let rest = vec2(ui.available_width(), CODE);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                copies = beside_code(ui, &shared, (&mut address, served), &mut action);
            });
        });
    });
    if copies && let Some(link) = shared.link.clone() {
        context.copy_text(link);
        notices.write(Notice::done(texts::share_link_copied().to_owned()));
        closes = true;
    }
    settings
        .map_unchanged(|it| &mut it.link_address)
        .set_if_neq(address);
    match action {
        Some(Action::Back) => closes = true,
        Some(other) => {
            overlay.write(OverlayRequest::Close);
            pressed.write(ActionPressed(other));
        }
        None => {}
    }
    if closes {
        overlay.write(OverlayRequest::Back);
    }
    Ok(())
}

/// What can be given away, and where links lead to. Returns whether the link is to be copied.
fn beside_code(
    ui: &mut Ui,
    shared: &Shared,
    (address, served): (&mut String, &str),
    action: &mut Option<Action>,
) -> bool {
    let width = ui.available_width();
    let push = |name, icon| PushButton::new(name).icon(icon).width(width);
    let copy = push(texts::share_copy_link(), Icon::Letters).primary();
    let copies = ui.add(copy.enabled(shared.link.is_some())).clicked();
    for (name, icon, does) in [
        (texts::hud_copy_as_text(), Icon::List, Action::Share),
        (texts::share_film(), Icon::Eye, Action::Export),
    ] {
        if ui.add(push(name, icon)).clicked() {
            *action = Some(does);
        }
    }
    ui.label(texts::share_address());
    let edit = TextEdit::singleline(address)
        .hint_text(match served {
            "" => "https://example.org/curio/",
            served => served,
        })
        .char_limit(200);
    let field = theme::field(ui, edit.desired_width(width).margin(vec2(10.0, 7.0)));
    theme::named(field, texts::share_address());
    theme::note(
        ui,
        match (&shared.link, shared.code.is_some()) {
            (None, _) => texts::share_too_long(),
            (_, true) if address.trim().is_empty() => texts::share_scan_here(),
            (_, true) => texts::share_scan(),
            (_, false) if address.trim().is_empty() && served.is_empty() => {
                texts::share_no_address()
            }
            (_, false) => texts::share_no_code(),
        },
    );
    copies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Seat, Terms};

    #[test]
    fn a_link_is_the_match() {
        let seats = ["Ada", "Ben"].map(Seat::human).to_vec();
        let mut record = Match::new(Terms::new("xafka", seats)).unwrap();
        record.play("d4", None).unwrap();
        let linked = linked(&record, "https://club.example/#old", true).unwrap();
        assert!(linked.starts_with("https://club.example/#c1"), "{linked}");
        let word = link::word(&linked).unwrap();
        assert_eq!(link::read(word).unwrap(), record);
        assert_eq!(super::linked(&record, "", false).as_deref(), Some(word));
    }
}
