//! Tests of the training pipeline through the public interface alone, as one program.

mod agreement;
mod self_play;
mod series;
