//! Makes functions of the texts in `locales`, and a table of the translated lessons and
//! puzzles.

fn main() -> std::process::ExitCode {
    curio_words_build::generate_with("locales", &["lessons", "puzzles"])
}
