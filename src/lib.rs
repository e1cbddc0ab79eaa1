//! Curio.
