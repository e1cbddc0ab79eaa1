//! Makes functions of the texts in `locales`, and gives a browser's machine room to search deep.

fn main() -> std::process::ExitCode {
    if std::env::var_os("CARGO_CFG_TARGET_FAMILY").is_some_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-cdylib=-zstack-size=4194304");
    }
    curio_words_build::generate("locales")
}
