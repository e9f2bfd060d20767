//! R9: two players.
