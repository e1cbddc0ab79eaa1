//! The way between a page and the machine: texts in memory that both can reach. All unsafe
//! code of the workspace is here.
//!
//! A page asks for room with [`curio_room`], writes a request there and hands it over with
//! [`curio_answer`], which frees it. The answer lies where the number says that comes back:
//! its address in the upper half, its length in the lower. The page reads it before it asks
//! again.

#![allow(unsafe_code, reason = "a page shares its memory by addresses")]

use core::{cell::RefCell, time::Duration};

use crate::Answerer;

#[link(wasm_import_module = "page")]
unsafe extern "C" {
    /// Milliseconds since any moment.
    safe fn curio_now() -> f64;
    /// Tells the page why the machine stops for ever: a text of this length.
    safe fn curio_failed(address: *const u8, length: usize);
    /// A text with its accents put together, or taken apart: where it is, as [`curio_answer`]
    /// says it, in room that was asked for.
    safe fn curio_normal(address: *const u8, length: usize, is_apart: bool) -> u64;
}

thread_local! {
    static ANSWERER: RefCell<Answerer> = RefCell::default();
    /// The last answer.
    static ANSWER: RefCell<String> = RefCell::default();
}

fn now() -> Duration {
    Duration::try_from_secs_f64(curio_now() / 1000.0).unwrap_or_default()
}

fn normal(text: &str, is_apart: bool) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let made = curio_normal(text.as_ptr(), text.len(), is_apart);
    let (address, length) = ((made >> 32) as usize, (made & 0xffff_ffff) as usize);
    // SAFETY: the page has asked for room of this length, and gives it back.
    unsafe { given_back(address as *mut u8, length) }
}

/// What was written into room.
///
/// # Safety
/// The address comes from [`curio_room`] with the same length, and is given back here once.
unsafe fn given_back(address: *mut u8, length: usize) -> String {
    let room = core::ptr::slice_from_raw_parts_mut(address, length);
    // SAFETY: as is asked for above.
    let room = unsafe { Box::from_raw(room) };
    String::from_utf8_lossy(&room).into_owned()
}

/// To be called first.
#[unsafe(no_mangle)]
pub extern "C" fn curio_begin() {
    curio_engine::clock::install(now);
    curio_record::install_normal(normal);
    std::panic::set_hook(Box::new(|panic| {
        let said = panic.to_string();
        curio_failed(said.as_ptr(), said.len());
    }));
}

/// Room for a request of this length in bytes.
#[unsafe(no_mangle)]
pub extern "C" fn curio_room(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Answers the request that was written into room of this length.
///
/// # Safety
/// The address comes from [`curio_room`] with the same length, and is given back here once.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn curio_answer(address: *mut u8, length: usize) -> u64 {
    // SAFETY: the page gives back what it got.
    let request = unsafe { given_back(address, length) };
    let answer = ANSWERER.with_borrow_mut(|answerer| answerer.answer(&request));
    ANSWER.with_borrow_mut(|kept| {
        *kept = answer;
        (kept.as_ptr() as u64) << 32 | kept.len() as u64
    })
}
