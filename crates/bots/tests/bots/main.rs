//! Tests of the bots and the arena through the public interface alone. They are one program, because linking once is
//! much faster than linking a program for every file.

mod arena;
mod damaged_views;
mod evaluation;
mod exec;
mod figures;
mod golden;
mod ladder;
mod players;
mod puzzles;
mod reasons;
mod review;
mod spec;
mod sprt;
mod strength;
