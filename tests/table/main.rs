//! The table on the screen: driven by keys, read as text, compared for secrets, measured, and drawn as pictures.

mod desk;
mod lesson_desk;

mod around;
mod asides;
mod bots;
mod budget;
mod contrast;
mod everywhere;
mod gallery;
mod games;
mod guided;
mod keys;
mod languages;
mod learning;
mod lessons;
mod pages;
mod pictures;
mod replay;
mod scored;
mod screens;
mod seams;
mod searching;
mod secrets;
mod side_by_side;
mod stack;
mod steps;
mod told;
mod traps;
mod truth;
mod words;
