//! What lies on the table, a widget for each thing: data in, cells out.

pub(super) mod scoring;
