//! The bots and the arena, tested through the public interface alone, in one program: linking it once is far cheaper than
//! linking one for every file.

mod arena;
mod evaluation;
mod exec;
mod golden;
mod ladder;
mod players;
mod ratings;
mod reasons;
