# Two commands do everything: `make play` and `make test`. The rest is for those who work on it.

CARGO ?= cargo
TZOLKIN = ./target/release/tzolkin

.PHONY: play test build lint bench help

help:
	@echo "make play    build the game and play"
	@echo "make test    all tests"
	@echo "make bench   what the engine costs"

# Says what is missing instead of failing with a riddle.
.PHONY: needs-cargo
needs-cargo:
	@command -v $(CARGO) >/dev/null 2>&1 || { \
	  echo "Rust is missing. Install it from https://rustup.rs, then run make again."; exit 1; }

build: needs-cargo
	@echo "Building tzolkin (the first time takes a minute or two) ..."
	@$(CARGO) build --release --quiet

# Until there is a table to sit at: a sample game, turn by turn.
play: build
	@$(TZOLKIN) replay crates/engine/tests/data/games/monuments-1.tzk

test: needs-cargo lint
	$(CARGO) test --release --workspace
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --release --workspace --no-deps --quiet
	$(TZOLKIN) simulate --players 4 --games 2000 --seed 1

# Formatter and linter come with rustup; a bare toolchain may lack them.
lint: needs-cargo
	@if $(CARGO) fmt --version >/dev/null 2>&1; then $(CARGO) fmt --all --check; \
	  else echo "rustfmt is missing: formatting is not checked (rustup component add rustfmt)"; fi
	@if $(CARGO) clippy --version >/dev/null 2>&1; then \
	  $(CARGO) clippy --release --workspace --all-targets --quiet -- -D warnings; \
	  else echo "clippy is missing: lints are not checked (rustup component add clippy)"; fi

bench: build
	$(CARGO) bench --quiet -p tzolkin-engine --bench play
	@for run in 1 2 3; do $(TZOLKIN) simulate --players 4 --games 60000 --seed 1 --threads 1 --json; done
