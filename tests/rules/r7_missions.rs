//! R7: the missions phase and the end.
