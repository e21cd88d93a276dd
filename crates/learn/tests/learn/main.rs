//! The training pipeline, tested through the public interface alone, in one program.

mod agreement;
mod self_play;
mod series;
