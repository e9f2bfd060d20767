//! R1: the components.
