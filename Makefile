# Two commands do everything: `make play` and `make test`. The rest is for those who work on it.

CARGO ?= cargo
TZOLKIN = ./target/release/tzolkin

.PHONY: play test build lint bench load strength strength-full learn net help

help:
	@echo "make play    build the game and serve it: open the printed address"
	@echo "make test    all tests, and what each part takes; make test-PART runs one: $(PARTS)"
	@echo "make compare GAMES=2000   whole games of the engine against the rules in Python, state by state, per number of players"
	@echo "make screenshots     every screen in every language, size and theme, into web/screenshots"
	@echo "make bench   what playing and thinking costs"
	@echo "make load    what the server bears: 200 live tables, then beside thinking bots; about a minute and a half"
	@echo "make strength        what the bots are worth, in about twenty minutes"
	@echo "make strength-full   the same and what takes hours: equal time, 20,000 nodes, level 5, one scale for all levels;"
	@echo "                     can be interrupted and resumed"
	@echo "make learn   makes the bots stronger by self-play for MINUTES=60, in FOLDER=learning-run; can be resumed"
	@echo "make net NET=FILE    takes such a net into the program, and redoes everything that depends on it"
	@echo "make strength-table  what has been measured so far, as tables in Markdown"

# Says what is missing instead of failing with a riddle.
.PHONY: needs-cargo
needs-cargo:
	@command -v $(CARGO) >/dev/null 2>&1 || { \
	  echo "Rust is missing. Install it from https://rustup.rs, then run make again."; exit 1; }

# The web client is compiled into the program; it is built again only when something in it has changed.
.PHONY: needs-node
needs-node:
	@command -v npm >/dev/null 2>&1 || { \
	  echo "Node.js is missing: the web client is built with it. Install Node.js 20 or newer, then run make again."; exit 1; }

web/node_modules/.package-lock.json: web/package-lock.json | needs-node
	@echo "Fetching what the web client is built with ..."
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

WEB_FILES := $(shell find web/src web/public locales -type f 2>/dev/null) web/index.html web/vite.config.ts \
  web/svelte.config.js web/scripts/custom-media.js web/scripts/precompress.ts

web/dist/index.html: $(WEB_FILES) web/node_modules/.package-lock.json
	@echo "Building the web client ..."
	@cd web && npm run --silent build -- --logLevel warn

build: needs-cargo web/dist/index.html
	@echo "Building tzolkin (the first time takes a few minutes) ..."
	@$(CARGO) build --release --quiet -p tzolkin-cli

play: build
	@$(TZOLKIN) serve

# TypeScript and the description of the HTTP part, generated from the Rust types; `make test` fails if they are out of date.
.PHONY: contract
contract: needs-cargo
	UPDATE=1 $(CARGO) test --quiet -p tzolkin-server --test contract

# A foreign bot is among the tests, written in Python.
.PHONY: needs-python
needs-python:
	@command -v python3 >/dev/null 2>&1 || { \
	  echo "Python 3 is missing: the tests play against a bot written in it. Install python3, then run make again."; exit 1; }

# The parts of the tests, in order; each can be run alone as `make test-PART`. One profile builds all of it (Cargo.toml).
PARTS = lint build rust reference docs web browser
TESTED = $(CURDIR)/target/debug/tzolkin

.PHONY: $(PARTS:%=test-%)
test: needs-cargo needs-node needs-python needs-chromium
	@mkdir -p target; : > target/test-times
	@for part in $(PARTS); do \
	  start=$$(date +%s); \
	  $(MAKE) --no-print-directory test-$$part || { echo "The part $$part of the tests failed: run make test-$$part."; exit 1; }; \
	  took=$$(( $$(date +%s) - start )); printf '%-10s %2d min %02d s\n' $$part $$((took / 60)) $$((took % 60)) >> target/test-times; \
	done
	@echo; echo "All tests passed. What each part took:"; cat target/test-times

test-lint: needs-cargo web/dist/index.html lint

# Not `cargo build`: without the tests' own dependencies, everything would be compiled once more.
test-build: needs-cargo web/dist/index.html
	$(CARGO) test --workspace --all-features --no-run --quiet

test-rust: needs-cargo needs-python web/dist/index.html
	$(CARGO) test --workspace --all-features
	$(TESTED) simulate --players 4 --games 2000 --seed 1

# The engine against the rules written down a second time, in Python.
test-reference: needs-python test-build
	python3 -m unittest discover -s reference
	python3 reference/compare.py --binary $(TESTED) --games 60

# The same with more games: make compare GAMES=2000.
.PHONY: compare
compare: build needs-python
	python3 reference/compare.py --binary $(TZOLKIN) --games $(or $(GAMES),600)

test-docs: needs-cargo web/dist/index.html
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# The web client's own tests.
test-web: web/dist/index.html
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test && npm run --silent size

# Whole games in a real browser against the real server.
test-browser: needs-chromium test-build
ifdef SKIP_BROWSER
	@echo "SKIP_BROWSER is set: no test was run in a browser."
else
	cd web && TZOLKIN=$(TESTED) npm run --silent browser
endif

.PHONY: needs-chromium
needs-chromium:
	@[ -n "$(SKIP_BROWSER)" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || { \
	  echo "Installing Chromium for the browser tests ..."; \
	  if [ "$$(id -u)" = 0 ]; then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	  else sudo -n sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null'; fi; } || { \
	  echo "Chromium is missing and could not be installed. Install it (Debian: apt install chromium), or set SKIP_BROWSER=1."; exit 1; }

# Contact sheets of every screen, per language, size and theme, in web/screenshots (SHOW="el it": these languages).
.PHONY: screenshots
screenshots: build needs-chromium
	cd web && npm run --silent screenshots

# Formatter and linter come with rustup; a bare toolchain may lack them.
lint: needs-cargo
	@if $(CARGO) fmt --version >/dev/null 2>&1; then $(CARGO) fmt --all --check; \
	  else echo "rustfmt is missing: formatting is not checked (rustup component add rustfmt)"; fi
	@if $(CARGO) clippy --version >/dev/null 2>&1; then \
	  $(CARGO) clippy --workspace --all-targets --quiet -- -D warnings && \
	  $(CARGO) clippy --workspace --all-targets --all-features --quiet -- -D warnings; \
	  else echo "clippy is missing: lints are not checked (rustup component add clippy)"; fi

bench: build
	$(CARGO) bench --quiet -p tzolkin-engine --bench play
	$(CARGO) bench --quiet -p tzolkin-bots --bench search
	@for run in 1 2 3; do $(TZOLKIN) simulate --players 4 --games 60000 --seed 1 --threads 1 --json; done

# 200 live tables at an action a second each, from sending to the other page being told; then beside 20 tables of bots.
load: build
	@$(CARGO) build --release --quiet -p tzolkin-cli --example load
	@./target/release/examples/load --server $(TZOLKIN) --tables 200 --seconds 30 --bot-tables 20

# What the bots are worth: one against the rest, seats rotated, 200 games a row. Games are kept in strength/, so that a run
# goes on where it was interrupted, and a row is not played twice; remove the folder to measure anew. With three players a
# row has 201 games, so that everyone has sat everywhere equally often.
STRENGTH = --seed 7 --dir strength
LEVELS = level:1 level:2 level:3 level:4 level:5
# $(1): the bots, the candidate first, and further options.
define row
	@echo; echo "== $(1)"
	@$(TZOLKIN) arena $(1) --games $(if $(findstring --players 3,$(1)),201,200) $(STRENGTH)

endef
# $(1): a level, $(2): the one below.
define against_level_below
$(foreach players,4 3 2,$(call row,level:$(1) level:$(2) --players $(players)))
endef

.PHONY: strength-table
strength: build
	$(call row,greedy random)
	$(call row,greedy greedy:untuned)
	$(call row,search:hand:nodes=2000 greedy)
	$(call row,search:nodes=2000 search:hand:nodes=2000)
	$(call row,search:nodes=2000 search:hand:nodes=2000 --players 3)
	$(call row,search:nodes=2000 search:hand:nodes=2000 --players 2)
	$(call against_level_below,2,1)
	$(call against_level_below,3,2)
	$(call against_level_below,4,3)
	$(foreach level,1 2 3,$(call row,level:$(level)))

# The row in equal time plays one game at a time: bots that share a core with another game would think less in their time.
strength-full: strength
	$(call row,search:ms=10 search:hand:ms=10 --threads 1)
	$(call row,search:nodes=20000 search:hand:nodes=20000)
	$(call against_level_below,5,4)
	$(call row,level:4)
	$(call row,level:5)
	@echo; echo "== ladder"
	@$(TZOLKIN) ladder $(LEVELS) --games 20 $(STRENGTH)

# What has been measured so far, as tables for docs/bots.md. Nothing is played.
strength-table: build
	@$(TZOLKIN) report strength --games 200
	@echo; $(TZOLKIN) ladder $(LEVELS) $(STRENGTH) --no-play --format markdown

# Self-play, training and matches, generation after generation: docs/learning.md. `make play` compiles none of this.
MINUTES ?= 60
FOLDER ?= learning-run
LEARN = $(CARGO) run --release --quiet -p tzolkin-cli --features learn -- learn

learn: needs-cargo web/dist/index.html
	@echo "Building the trainer (the first time takes a few minutes) ..."
	@$(LEARN) run $(FOLDER) --minutes $(MINUTES) $(if $(THREADS),--threads $(THREADS))

# Replaces the shipped net by NET, unless it loses to it (FORCE=1: even then), and redoes what depends on it.
.PHONY: needs-net
needs-net:
	@test -f "$(NET)" || { echo "Say which net: make net NET=$(FOLDER)/best.net"; exit 1; }

net: needs-net needs-cargo web/dist/index.html
	@echo "Building the trainer (the first time takes a few minutes) ..."
	@$(LEARN) adopt "$(NET)" $(if $(FORCE),--force) $(if $(THREADS),--threads $(THREADS))
	UPDATE=1 $(CARGO) test --quiet -p tzolkin-bots --test bots golden
	$(CARGO) test --quiet -p tzolkin-bots --lib net::
	@# Games of other bots must not be mixed with new ones; they are kept beside them.
	@if [ -d strength ]; then rm -rf strength-before && mv strength strength-before; fi
	$(MAKE) strength
	$(MAKE) strength-table
	@echo
	@echo "The net is replaced. Put the tables above into docs/bots.md, its fingerprint and figures into"
	@echo "crates/bots/net/README.md, and commit both with crates/bots/net and crates/bots/tests/data."
	@echo "\`make strength-full\` measures the rows of docs/bots.md that take hours."
