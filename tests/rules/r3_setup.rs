//! R3: setup and secrecy.
