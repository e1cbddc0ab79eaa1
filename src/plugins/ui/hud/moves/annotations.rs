//! What is to be said of the move that is shown: a mark, and a comment to be written, in the
//! list of moves of a match that is watched. The squares that a comment names are lit on the
//! board, see `board::beacons`.

use bevy_egui::egui::{InputState, Key, TextEdit, Ui, vec2};

use crate::{
    plugins::{
        app::{
            keys::Action,
            session::{PlayRequest, Session, SessionRequest, TrialRequest},
        },
        ui::theme::{self, PushButton},
    },
    record::{LONGEST_COMMENT, Mark},
    texts,
};

/// The height of the marks.
const HEIGHT: f32 = 32.0;
/// The space between them.
const SPACE: f32 = 4.0;

/// The marks and the field. `draft` is what is in the field. Returns what is asked.
pub(crate) fn show(ui: &mut Ui, session: &Session, draft: &mut String) -> Option<SessionRequest> {
    let shown = session.shown();
    let ply = shown
        .checked_sub(1)
        .and_then(|last| session.record().plies().get(last))
        .filter(|_| session.may_be_annotated());
    let Some(ply) = ply else {
        theme::quiet(ui, texts::moves_annotate_none());
        return None;
    };
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = SPACE;
        let count = Mark::ALL.len() as f32;
        let width = (ui.available_width() - SPACE * (count - 1.0)) / count;
        for mark in Mark::ALL {
            let is_set = ply.mark == Some(mark);
            let button = PushButton::new(mark.text()).height(HEIGHT).width(width);
            if ui.add(button.selected(is_set).tip(meaning(mark))).clicked() {
                asked = Some(TrialRequest::Mark((!is_set).then_some(mark)));
            }
        }
    });
    let id = ui.id().with(("comment", shown));
    if !ui.memory(|memory| memory.has_focus(id)) {
        draft.clone_from(&ply.comment);
    }
    let field = TextEdit::multiline(draft)
        .id(id)
        .desired_rows(3)
        .desired_width(f32::INFINITY)
        .char_limit(LONGEST_COMMENT)
        .hint_text(texts::moves_annotate_hint())
        .margin(vec2(10.0, 7.0));
    let field = theme::field(ui, field);
    if field.changed() {
        asked = Some(TrialRequest::Comment(draft.clone()));
    }
    // While somebody writes, keys are letters for everybody else.
    let saves = |input: &InputState| input.modifiers.command && input.key_pressed(Key::S);
    if field.has_focus() && ui.input(saves) {
        return Some(SessionRequest::Play(PlayRequest::Save));
    }
    theme::quiet(
        ui,
        theme::key_tip(ui, texts::moves_annotate_save(), Action::Save),
    );
    theme::rule(ui);
    asked.map(SessionRequest::Trial)
}

fn meaning(mark: Mark) -> &'static str {
    match mark {
        Mark::Brilliant => texts::moves_mark_brilliant(),
        Mark::Good => texts::moves_mark_good(),
        Mark::Interesting => texts::moves_mark_interesting(),
        Mark::Dubious => texts::moves_mark_dubious(),
        Mark::Mistake => texts::moves_mark_mistake(),
        Mark::Blunder => texts::moves_mark_blunder(),
    }
}
