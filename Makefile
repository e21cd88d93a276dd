# Two commands do everything: `make play` and `make test`. The rest is for those who work on it.

CARGO ?= cargo
TZOLKIN = ./target/release/tzolkin

.PHONY: play test build lint bench strength strength-full help

help:
	@echo "make play    build the game and play"
	@echo "make test    all tests"
	@echo "make bench   what playing and thinking costs"
	@echo "make strength        what the bots are worth, in about ten minutes"
	@echo "make strength-full   the same with 20,000 nodes; takes an hour or more, can be interrupted and resumed"

# Says what is missing instead of failing with a riddle.
.PHONY: needs-cargo
needs-cargo:
	@command -v $(CARGO) >/dev/null 2>&1 || { \
	  echo "Rust is missing. Install it from https://rustup.rs, then run make again."; exit 1; }

build: needs-cargo
	@echo "Building tzolkin (the first time takes a minute or two) ..."
	@$(CARGO) build --release --quiet

# Until there is a table to sit at: a game in the terminal.
play: build
	@$(TZOLKIN) play

# A foreign bot is among the tests, written in Python.
.PHONY: needs-python
needs-python:
	@command -v python3 >/dev/null 2>&1 || { \
	  echo "Python 3 is missing: the tests play against a bot written in it. Install python3, then run make again."; exit 1; }

test: needs-cargo needs-python lint
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
	$(CARGO) bench --quiet -p tzolkin-bots --bench search
	@for run in 1 2 3; do $(TZOLKIN) simulate --players 4 --games 60000 --seed 1 --threads 1 --json; done

# One against three, seats rotated; 25 % is par with four players. Games are kept in strength/, so that a run goes on where
# it was interrupted; remove the folder to measure anew.
ARENA = $(TZOLKIN) arena --seed 7
define row
	@echo; echo "== $(1)"
	@$(ARENA) $(1) --csv "strength/$(subst =,-,$(subst :,-,$(subst $() ,_,$(1)))).csv"
endef

strength: build
	@mkdir -p strength
	$(call row,greedy random --games 200)
	$(call row,greedy --games 200)
	$(call row,greedy greedy:untuned --games 200)
	$(call row,search:nodes=2000 greedy --games 200)
	$(call row,search:nodes=2000 --games 200)
	$(call row,search:nodes=2000 greedy --games 200 --players 2)
	$(call row,search:nodes=2000 greedy --games 200 --players 3)
	$(call row,level:2 level:1 --games 200)
	$(call row,level:3 level:2 --games 200)
	$(call row,level:4 level:3 --games 200)
	$(call row,level:1 --games 200)

strength-full: build
	@mkdir -p strength
	$(call row,search:nodes=20000 greedy --games 200)
	$(call row,search:nodes=20000 --games 100)
	$(call row,search:nodes=20000 greedy --games 100 --players 2)
	$(call row,search:nodes=20000 greedy --games 100 --players 3)
