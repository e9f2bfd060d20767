//! R5: the influence phase.
