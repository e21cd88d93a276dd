//! The rules, tested through the public interface alone. One program holds all of these tests, since linking the engine
//! once takes a fraction of the time that linking it for every file takes.

mod common;

mod buildings;
mod calendar_and_end;
mod components;
mod examples;
mod examples_first_rounds;
mod facts;
mod food_days;
mod forecast;
mod fuzz;
mod gears;
mod monuments;
mod perft;
mod previews;
mod properties;
mod records;
mod rulings;
mod rulings_19_to_28;
mod technologies;
mod turns;
mod views;
mod wealth;
