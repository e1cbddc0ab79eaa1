//! Makes functions of the texts in `locales`, and a table of what shipped matches say.

fn main() -> std::process::ExitCode {
    curio_words_build::generate_with("locales", &["matches"])
}
