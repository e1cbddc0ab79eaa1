//! The client without a window: real plugins, driven as a player would.

mod chimple_table;
mod composition;
mod editor;
mod endurance;
mod going_on;
mod hud;
mod keys;
mod layout;
mod leftovers;
mod lessons;
mod mathematichess_table;
mod monkey;
mod puzzles;
mod review;
mod rules_pages;
mod screens;
mod seating;
mod seeking;
mod triumph;
mod window;
mod xafka_table;
mod xima_matches;
mod xima_table;
mod xong_table;
