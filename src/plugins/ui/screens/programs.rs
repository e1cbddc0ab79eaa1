//! The question whether another program may be started, with the whole of its
//! command in view.
//!
//! The command may come from a file sent by a stranger, so it is shown in a form
//! that can be judged: characters that would be invisible are written out, and a
//! command too long to be read at a glance cannot be allowed here at all.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, RichText, ScrollArea, TextWrapMode, Ui, vec2},
};

use super::stage;
use crate::plugins::{
    app::{
        session::{PlayRequest, Programs, Session, SessionRequest, TableRequest},
        states::Overlay,
    },
    ui::theme::{self, PushButton},
};
use crate::texts;

/// The longest command, in characters as it is shown, that can be read at a glance.
const READABLE: usize = 600;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        question.run_if(in_state(Overlay::RunProgram)),
    );
}

fn question(
    mut contexts: EguiContexts,
    open: Res<State<Overlay>>,
    session: If<Res<Session>>,
    programs: Res<Programs>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    let Some(command) = session.undecided_program(&programs) else {
        return Ok(());
    };
    let shown = written_out(command);
    let readable = shown.chars().count() <= READABLE;
    let mut answer = None;
    // A click beside the dialog is no answer.
    let _ = stage::dialog(contexts.ctx_mut()?, "run program", 640.0, |ui, room| {
        theme::heading(ui, texts::programs_question());
        ui.label(texts::programs_about());
        ui.add_space(theme::GAP);
        theme::inset_frame().show(ui, |ui| {
            ui.set_width(ui.available_width());
            // Only a window that is very low makes it scroll.
            let height = (room.y - 250.0).max(60.0);
            ScrollArea::vertical()
                .max_height(height)
                .show(ui, |ui| command_text(ui, &shown));
        });
        ui.add_space(theme::GAP);
        theme::note(
            ui,
            if readable {
                texts::programs_trust()
            } else {
                texts::programs_too_long()
            },
        );
        ui.add_space(theme::GAP);
        answer = answers(ui, readable, open.is_changed());
    });
    match answer {
        Some(true) => {
            requests.write(SessionRequest::Table(TableRequest::AllowProgram(
                command.to_owned(),
            )));
        }
        Some(false) => {
            requests.write(SessionRequest::Play(PlayRequest::DeclineProgram(
                command.to_owned(),
            )));
        }
        None => {}
    }
    Ok(())
}

/// The command, wrapped so that all of it is in view.
fn command_text(ui: &mut Ui, shown: &str) {
    let text = RichText::new(shown).monospace();
    ui.add(
        Label::new(text)
            .wrap_mode(TextWrapMode::Wrap)
            .selectable(true),
    );
}

fn answers(ui: &mut Ui, readable: bool, fresh: bool) -> Option<bool> {
    let mut answer = None;
    let size = vec2(ui.available_width(), theme::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let run = PushButton::new(texts::programs_run()).danger();
        if ui.add(run.enabled(readable)).clicked() {
            answer = Some(true);
        }
        let tip = texts::programs_decline_tip();
        let no = ui.add(
            PushButton::new(texts::programs_decline())
                .primary()
                .tip(tip),
        );
        if fresh {
            no.request_focus();
        }
        if no.clicked() {
            answer = Some(false);
        }
    });
    answer
}

/// A command with nothing invisible in it: characters other than letters, digits
/// and ASCII punctuation stand as their numbers, `<U+202E>`. So do spaces after a
/// space, since a long run of them could push the rest out of view.
fn written_out(command: &str) -> String {
    let mut shown = String::new();
    let mut after_blank = false;
    for c in command.chars() {
        let is_plain = c.is_alphanumeric() || c.is_ascii_graphic() || (c == ' ' && !after_blank);
        if is_plain {
            shown.push(c);
        } else {
            shown.push_str(&format!("<U+{:04X}>", u32::from(c)));
        }
        after_blank = c == ' ';
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::{
            app::{session::Archive, show::Showcase},
            testing::{ask, frames, headless_app},
        },
        record::{Match, Seat, SeatKind, Terms},
        rules::Player,
    };

    #[test]
    fn nothing_in_a_command_is_hidden() {
        for plain in ["./engine --fast", "sh -c 'a; b | c > \"d\"'", "maître 日本"] {
            assert_eq!(written_out(plain), plain);
        }
        for (command, shown) in [
            ("a\nrm b", "a<U+000A>rm b"),
            ("a\u{202e}b\u{200b}", "a<U+202E>b<U+200B>"),
            ("a   b", "a <U+0020><U+0020>b"),
            ("\u{1b}[2Ja\u{a0}b", "<U+001B>[2Ja<U+00A0>b"),
        ] {
            assert_eq!(written_out(command), shown);
        }
    }

    fn against(command: &str) -> SessionRequest {
        let kind = SeatKind::External(command.to_owned());
        let seats = vec![Seat::human("Ann"), Seat::new(kind)];
        SessionRequest::open(Match::new(Terms::new("xafka", seats)).unwrap())
    }

    #[test]
    fn the_question_is_drawn_at_every_length_and_goes_when_it_is_answered() {
        let mut app = headless_app(Archive::none());
        for command in ["no-such-program", &"no-such-program ".repeat(400)] {
            let command = command.trim();
            ask(&mut app, against(command));
            frames(&mut app, 5);
            assert_eq!(
                *app.world().resource::<State<Overlay>>().get(),
                Overlay::RunProgram
            );
            let decline = SessionRequest::Play(PlayRequest::DeclineProgram(command.to_owned()));
            ask(&mut app, decline);
            frames(&mut app, 5);
            assert_eq!(
                *app.world().resource::<State<Overlay>>().get(),
                Overlay::None
            );
        }
    }

    #[test]
    fn visitors_of_the_showcase_are_not_asked() {
        let mut app = headless_app(Archive::none());
        app.init_resource::<Showcase>();
        frames(&mut app, 5);
        ask(&mut app, against("no-such-program"));
        frames(&mut app, 5);
        assert_ne!(
            *app.world().resource::<State<Overlay>>().get(),
            Overlay::RunProgram
        );
        let session = app.world().resource::<Session>();
        assert!(session.is_declined(Player::SECOND));
    }
}
