//! R4: the supply phase.
