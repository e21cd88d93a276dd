//! Tests of the rules through the public interface alone. They are one program, because linking the engine once is much
//! faster than linking it for every file.

mod common;

mod buildings;
mod calendar_and_end;
mod components;
mod deal_again;
mod examples;
mod examples_first_rounds;
mod facts;
mod food_days;
mod forecast;
mod fuzz;
mod gears;
mod monuments;
mod notes;
mod perft;
mod positions;
mod previews;
mod properties;
mod records;
mod rulings;
mod rulings_19_to_28;
mod technologies;
mod turns;
mod views;
mod wealth;
