//! What the crate says, in every language: a function for each message of `locales`, made by
//! the build script.

#![allow(clippy::all, clippy::pedantic, reason = "written by a program")]

include!(concat!(env!("OUT_DIR"), "/words.rs"));
