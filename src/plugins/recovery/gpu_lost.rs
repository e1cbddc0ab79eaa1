//! When the graphics card fails: its driver is restarted, the machine wakes from a long
//! sleep, another program has taken all its memory. What is on the card is gone then, and
//! what draws on it panics sooner or later. So the program ends in order, and is started
//! again on the same table by [`restart`](super::restart).

use bevy::{
    app::AppExit,
    prelude::*,
    render::error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy},
};

use super::restart;
use crate::plugins::app::machine::worker::Waker;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RenderErrorHandler(end));
}

fn end(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    warn!("the graphics card failed: {:?}", error.ty);
    main.write_message(AppExit::from_code(code(error.ty)));
    // A window that sleeps would only notice when the mouse comes by.
    if let Some(waker) = main.get_resource::<Waker>() {
        waker.wake();
    }
    RenderErrorPolicy::StopRendering
}

const fn code(error: ErrorType) -> u8 {
    match error {
        ErrorType::DeviceLost => restart::CARD_LOST,
        // What was asked of the card was too much, or wrong.
        ErrorType::OutOfMemory | ErrorType::Validation | ErrorType::Internal => {
            restart::CARD_OVERTAXED
        }
    }
}
