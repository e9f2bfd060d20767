//! R6: the scoring phase.
