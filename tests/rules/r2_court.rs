//! R2: the court.
