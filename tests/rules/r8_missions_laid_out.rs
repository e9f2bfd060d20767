//! R8: missions laid out.
