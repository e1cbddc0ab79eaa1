//! Makes functions of the texts in `locales`.

fn main() -> std::process::ExitCode {
    curio_words_build::generate("locales")
}
