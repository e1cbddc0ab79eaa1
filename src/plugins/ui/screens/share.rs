//! The dialog that shares a match: a link that is the match, as a code for phones and for the
//! clipboard, and what else can be made of it. What a link holds is in [`crate::record::link`].

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, Rect, Sense, TextEdit, Ui, Vec2, vec2},
};

use super::stage;
use crate::{
    page::site,
    plugins::{
        app::{
            export_at_once::ExportAtOnce,
            keys::{Action, ActionPressed},
            library::match_library::ShareAtTable,
            notices::Notice,
            served_page::ServedPage,
            session::Session,
            settings::Settings,
            states::{Overlay, OverlayRequest, Screen},
        },
        ui::{
            hud::{result::share::summary, words::GameWords},
            theme::{self, Code, Icon, PushButton},
        },
    },
    record::{LinkContents, Match, link},
    texts,
};
#[cfg(feature = "host")]
use {
    crate::{plugins::app::phones::PhonesRequest, rules::PlayerSet},
    bevy_egui::egui::UiBuilder,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        open_at_table.run_if(resource_exists::<ShareAtTable>.and_then(in_state(Screen::Table))),
    );
    app.add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Overlay::Share)),
    );
}

fn open_at_table(mut overlay: MessageWriter<OverlayRequest>, mut commands: Commands) {
    overlay.write(OverlayRequest::Open(Overlay::Share));
    commands.remove_resource::<ShareAtTable>();
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

    /// Whether a code of this match could lead to this machine, if it served the page.
    fn can_be_served(&self, address: &str) -> bool {
        cfg!(feature = "host")
            && self.link.is_some()
            && address.trim().is_empty()
            && site::built().is_some()
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

/// What is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShareButton {
    Close,
    CopyLink,
    Act(Action),
    Export(ExportAtOnce),
    /// Serve the page to phones in this network.
    #[cfg(feature = "host")]
    Serve,
}

fn show(
    mut contexts: EguiContexts,
    session: If<Res<Session>>,
    settings: ResMut<Settings>,
    served: Res<ServedPage>,
    words: Res<GameWords>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut pressed: MessageWriter<ActionPressed>,
    mut exports: MessageWriter<ExportAtOnce>,
    #[cfg(feature = "host")] mut phones: MessageWriter<PhonesRequest>,
    mut notices: MessageWriter<Notice>,
    mut shared: Local<Shared>,
) -> Result {
    let mut address = settings.link_address.clone();
    shared.follow(&session, self::address(&settings, &served));
    let served = served.0.as_deref().unwrap_or_default();
    let context = contexts.ctx_mut()?;
    let mut button = None;
    let beside = stage::dialog(context, "share", 760.0, |ui, _| {
        if stage::dialog_head(ui, texts::share_title()) {
            button = Some(ShareButton::Close);
        }
        ui.add(Label::new(summary(session.told(), &words)).wrap());
        ui.add_space(theme::GAP);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GROUP_GAP;
            if shared.code.is_some() || shared.can_be_served(&address) {
                let (place, _) = ui.allocate_exact_size(Vec2::splat(CODE), Sense::hover());
                match &shared.code {
                    Some(code) => code.paint(ui.painter(), place),
                    None => button = serve(ui, place).or(button),
                }
            }
            let rest = vec2(ui.available_width(), CODE);
            ui.allocate_ui_with_layout(rest, Layout::top_down(Align::Min), |ui| {
                let chosen = ways(ui, &shared);
                button = chosen.or(button);
                link_address(ui, &shared, &mut address, served);
            });
        });
    });
    settings
        .map_unchanged(|it| &mut it.link_address)
        .set_if_neq(address);
    let button = button.or(beside.then_some(ShareButton::Close));
    match button {
        None => return Ok(()),
        #[cfg(feature = "host")]
        Some(ShareButton::Serve) => {
            // Whoever opens the page takes no seat here.
            phones.write(PhonesRequest::InviteTo(PlayerSet::default()));
            return Ok(());
        }
        Some(ShareButton::CopyLink) => {
            context.copy_text(shared.link.clone().unwrap_or_default());
            notices.write(Notice::done(texts::share_link_copied().to_owned()));
        }
        Some(ShareButton::Export(export)) => {
            exports.write(export);
        }
        Some(ShareButton::Act(action)) => {
            overlay.write(OverlayRequest::Close);
            pressed.write(ActionPressed(action));
            return Ok(());
        }
        Some(ShareButton::Close) => {}
    }
    overlay.write(OverlayRequest::Back);
    Ok(())
}

/// In the place of the code: a button that serves the page to phones in this network.
#[cfg(feature = "host")]
fn serve(ui: &mut Ui, place: Rect) -> Option<ShareButton> {
    let inner = UiBuilder::new().max_rect(place.shrink(theme::GAP));
    let builder = inner.layout(Layout::top_down(Align::Min));
    let served = ui.scope_builder(builder, |ui| {
        let button = PushButton::new(texts::share_show_code()).width(ui.available_width());
        let is_pressed = ui.add(button).clicked();
        theme::note(ui, texts::share_code_about());
        is_pressed
    });
    served.inner.then_some(ShareButton::Serve)
}

#[cfg(not(feature = "host"))]
fn serve(_: &mut Ui, _: Rect) -> Option<ShareButton> {
    None
}

/// What can be given away.
fn ways(ui: &mut Ui, shared: &Shared) -> Option<ShareButton> {
    let width = ui.available_width();
    let copy = PushButton::new(texts::share_copy_link()).icon(Icon::Letters);
    let copy = copy.width(width).primary().enabled(shared.link.is_some());
    let mut chosen = ui.add(copy).clicked().then_some(ShareButton::CopyLink);
    let export = ShareButton::Export;
    let page = (texts::share_page(), export(ExportAtOnce::Page));
    let clip = (texts::share_clip(), export(ExportAtOnce::Clip));
    let film = (texts::share_film(), ShareButton::Act(Action::Export));
    let still = (texts::share_picture(), export(ExportAtOnce::Still));
    let text = (texts::share_text(), ShareButton::Act(Action::Share));
    for row in [&[page, clip, still][..], &[text, film]] {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GAP;
            let gaps = theme::GAP * (row.len() - 1) as f32;
            let each = (width - gaps) / row.len() as f32;
            for (name, does) in row {
                let button = PushButton::new(*name).height(36.0).width(each);
                if ui.add(button).clicked() {
                    chosen = Some(*does);
                }
            }
        });
    }
    chosen
}

/// Where links lead to.
fn link_address(ui: &mut Ui, shared: &Shared, address: &mut String, served: &str) {
    ui.label(texts::share_address());
    let edit = TextEdit::singleline(address)
        .hint_text(match served {
            "" => "https://example.org/curio/",
            served => served,
        })
        .char_limit(200);
    let width = ui.available_width();
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing::played;

    #[test]
    fn a_link_is_the_match() {
        let record = played("xafka", &["Ada", "Ben"], &["d4"]);
        let linked = linked(&record, "https://club.example/#old", true).unwrap();
        assert!(linked.starts_with("https://club.example/#c1"), "{linked}");
        let word = link::word(&linked).unwrap();
        assert_eq!(link::read(word).unwrap(), record);
        assert_eq!(super::linked(&record, "", false).as_deref(), Some(word));
    }
}
