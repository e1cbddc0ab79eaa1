//! The `curio` program.
fn main() {}
