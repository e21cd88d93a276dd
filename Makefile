# `make play` and `make test` are all you need. The other targets are for people who work on the game.

CARGO ?= cargo
TZOLKIN = ./target/release/tzolkin

.PHONY: play site test build lint bench bench-nodes bench-web bench-python wasm npm python load load-cluster strength strength-full versus learn net help

help:
	@echo "make play             Build the game and serve it; open the address it prints."
	@echo "make site             Build the game as a folder for any web server, site/: everything but online tables, also offline."
	@echo "make test             Run all tests and print how long each part takes."
	@echo "make test-PART        Run one part of the tests: $(PARTS)."
	@echo "make test-cluster-long  Play whole games over three processes with faults until ACTIONS=200000 are acknowledged (twenty minutes)."
	@echo "make contract         Generate the client's types and docs/openapi.json from the Rust types."
	@echo "make compare GAMES=N  Compare the engine with the rules in Python over N games per number of players."
	@echo "make screenshots      Take pictures of every screen in every language, size and theme, in web/screenshots."
	@echo "make bench            Measure how fast games are played and searched."
	@echo "make bench-nodes      Count the instructions that each node of a search takes (BOT=search:hand: without the net)."
	@echo "make bench-web        Measure the same in a browser and in the program, side by side, and the size of the module."
	@echo "make wasm             Build the module for browsers, web/wasm/tzolkin.wasm."
	@echo "make npm              Write the package for other people's pages into npm/, ready to publish."
	@echo "make python           Build the Python package as a wheel, in target/wheels."
	@echo "make bench-python     Measure how fast the Python package plays, beside the engine and PettingZoo's classic games."
	@echo "make load             Measure the server with 200 live tables, alone, beside bots and beside a review, and its start (three minutes)."
	@echo "make load-cluster     Measure one, two and three processes on a private PostgreSQL (four minutes)."
	@echo "make strength         Measure how strong the bots are (about twenty minutes)."
	@echo "make strength-full    The same, with the matches that take hours; can be interrupted and resumed."
	@echo "make strength-table   Print what has been measured so far as Markdown tables."
	@echo "make versus COMMIT=ID  Play against the program of another commit, GAMES=400 of PLAYERS=4 with NODES=400 for each decision."
	@echo "make learn            Train the bots by self-play for MINUTES=60 in FOLDER=learning-run; can be resumed."
	@echo "make net NET=FILE     Adopt a trained net and update everything that depends on it."

# Say what is missing, instead of failing with an obscure error.
.PHONY: needs-cargo
needs-cargo:
	@command -v $(CARGO) >/dev/null 2>&1 || { \
	  echo "Rust is missing. Install it from https://rustup.rs, then run make again."; exit 1; }

# The web client is compiled into the program. It is rebuilt only when one of its files has changed.
.PHONY: needs-node
needs-node:
	@command -v npm >/dev/null 2>&1 || { \
	  echo "Node.js is missing; it is needed to build the web client. Install Node.js 20 or newer, then run make again."; exit 1; }

web/node_modules/.package-lock.json: web/package-lock.json | needs-node
	@echo "Fetching the packages that the web client needs ..."
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# The module for browsers: engine, bots and tables for playing offline (docs/offline.md). Tests, the static site and the package need
# it, so there whatever is missing to build it is installed. Everything else goes on without it.
WASM = web/wasm/tzolkin.wasm
WASM_FILES := $(shell find crates/engine/src crates/bots/src crates/bots/net crates/table/src crates/wasm/src -type f 2>/dev/null) \
  $(wildcard crates/engine/Cargo.toml crates/bots/Cargo.toml crates/table/Cargo.toml crates/wasm/Cargo.toml crates/wasm/build) Cargo.toml Cargo.lock
NEEDS_WASM = $(filter test test-% wasm npm site bench-web,$(MAKECMDGOALS))
MODULE := $(or $(wildcard $(WASM)),$(if $(NEEDS_WASM),$(WASM),\
  $(if $(filter-out help,$(MAKECMDGOALS)),$(shell crates/wasm/build --can 2>/dev/null && echo $(WASM)))))

$(WASM): $(WASM_FILES) | needs-cargo
	@crates/wasm/build $(if $(NEEDS_WASM),,--optional) $@

wasm: $(WASM)

WEB_FILES := $(shell find web/src web/sw web/public locales -type f 2>/dev/null) web/index.html web/vite.config.ts \
  web/svelte.config.js web/scripts/custom-media.js web/scripts/precompress.ts web/scripts/service-worker.ts \
  web/scripts/static-site.ts

web/dist/index.html: $(WEB_FILES) $(MODULE) web/node_modules/.package-lock.json
	@echo "Building the web client ..."
	@cd web && npm run --silent build -- --logLevel warn

# The same client for hosts that only hand out files, in any folder of theirs.
site/index.html: $(WEB_FILES) $(MODULE) web/node_modules/.package-lock.json
	@echo "Building the static site ..."
	@cd web && npm run --silent site -- --logLevel warn

site: site/index.html
	@echo "The folder site/ is ready. Copy it to any web server, or try it with: python3 -m http.server --directory site"

build: needs-cargo web/dist/index.html
	@$(if $(MODULE),:,crates/wasm/build --optional $(WASM))
	@echo "Building tzolkin (this takes a few minutes the first time) ..."
	@$(CARGO) build --release --quiet -p tzolkin-cli

play: build
	@$(TZOLKIN) serve

# The package for other people's pages.
npm: $(WASM) needs-node
	@node crates/wasm/npm/pack.mjs $(WASM) npm
	@echo "The package is in npm/. To publish it: npm publish ./npm"

# Generates the client's TypeScript types and docs/openapi.json from the Rust types. `make test` fails if they are out of date.
.PHONY: contract
contract: needs-cargo
	UPDATE=1 $(CARGO) test --quiet -p tzolkin-server --test contract

# The reference is written in Python, and so is a bot that the tests play against.
.PHONY: needs-python
needs-python:
	@command -v python3 >/dev/null 2>&1 || { \
	  echo "Python 3 is missing; the tests need it. Install Python 3.11 or newer, then run make again."; exit 1; }

# The parts of the tests. `make test-PART` runs one of them. All use the same build profile (Cargo.toml), so that nothing is compiled
# twice.
PARTS = lint module client build web rust reference python api docs deploy browser
TESTED = $(CURDIR)/target/debug/tzolkin

# Runs parts one after the other and notes how long each takes. $(1): the parts.
run_parts = for part in $(1); do \
	    start=$$(date +%s); \
	    $(MAKE) --no-print-directory test-$$part || { echo "Tests failed. To run this part alone: make test-$$part"; exit 1; }; \
	    took=$$(( $$(date +%s) - start )); printf '%-10s %2d min %02d s\n' $$part $$((took / 60)) $$((took % 60)) >> target/test-times; \
	  done
# Runs two rows of parts side by side, because few of them keep both cores of a small machine busy. What the second row prints is
# shown when both have ended.
side_by_side = ( $(call run_parts,$(2)) ) > target/test-beside.log 2>&1 & beside=$$!; \
	  ( $(call run_parts,$(1)) ); first=$$?; wait $$beside; second=$$?; \
	  cat target/test-beside.log; [ $$first = 0 ] && [ $$second = 0 ]

.PHONY: $(PARTS:%=test-%)
test: needs-cargo needs-node needs-python needs-chromium needs-postgres needs-nginx
	@mkdir -p target; : > target/test-times; date +%s > target/test-start
	@$(call side_by_side,lint,module)
	@$(call run_parts,client)
	@$(call side_by_side,build,web)
	@$(call side_by_side,rust,reference python api docs deploy)
	@$(call run_parts,browser)
	@took=$$(( $$(date +%s) - $$(cat target/test-start) )); \
	  echo; echo "All tests passed in $$((took / 60)) min $$((took % 60)) s. Some parts ran side by side; each took:"; cat target/test-times
	@[ -z "$(SKIP_BROWSER)" ] || echo "SKIP_BROWSER is set, so the browser tests were skipped."
	@[ -z "$(SKIP_POSTGRES)" ] || echo "SKIP_POSTGRES is set, so the tests with PostgreSQL were skipped."

test-lint: lint

# The module for browsers, and the client, which contains it. Rust's compiler reads the client, so nothing may be compiled while it is
# built.
test-module: $(WASM)
test-client: web/dist/index.html

# `cargo build` would leave out the dependencies of the tests, and then everything would be compiled a second time.
test-build: needs-cargo web/dist/index.html
	$(CARGO) test --workspace --all-features --no-run --quiet

# The longest of them wait for clocks and sockets most of the time, so more run at once than there are cores.
test-rust: needs-cargo needs-python needs-postgres needs-nginx web/dist/index.html
	RUST_TEST_THREADS=4 $(CARGO) test --workspace --all-features
	$(TESTED) simulate --players 4 --games 2000 --seed 1

# The same test as in `make test`, for longer: whole games over three processes on one PostgreSQL, which are killed, paused and
# restarted meanwhile. Everything that was acknowledged must be in the log, once and in order.
.PHONY: test-cluster-long
test-cluster-long: needs-cargo needs-postgres web/dist/index.html
	TZOLKIN_ACTIONS=$(or $(ACTIONS),200000) $(CARGO) test -p tzolkin-cli --all-features --test cluster -- whole::

# Compares the engine with the rules in Python.
test-reference: needs-python test-build
	python3 -m unittest discover -s reference
	python3 reference/compare.py --binary $(TESTED) --games 60

# Builds the Python package as a wheel, installs it into an environment of its own and tests it there. The wheel is compiled with
# the profile of the other tests: it shares their dependencies, and overflows and wrong assumptions are noticed.
PYTHON_ENV = target/python-env
MATURIN = target/maturin-env/bin/maturin
test-python: needs-cargo needs-python $(MATURIN) $(PYTHON_ENV)/ready
	@rm -rf target/wheels-test && mkdir -p target/python-tests
	$(MATURIN) build --quiet --manifest-path python/Cargo.toml --profile dev --interpreter $(PYTHON_ENV)/bin/python --out target/wheels-test
	@$(PYTHON_ENV)/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps target/wheels-test/*.whl
	cd target/python-tests && ../python-env/bin/python -m pytest -q -n 2 -c ../../python/pyproject.toml ../../python/tests

# Makes a virtual environment. $(1): its folder, $(2): what is installed into it.
define environment
	@mkdir -p target && python3 -m venv $(1) || { \
	  echo "Python cannot create a virtual environment. Install its module venv (Debian: apt install python3-venv)."; exit 1; }
	@echo "Installing Python packages into $(1) ..."
	@$(1)/bin/pip install --quiet --disable-pip-version-check $(2) || { \
	  rm -rf $(1); \
	  echo "Python packages are missing and could not be downloaded. Run make again with a network connection."; exit 1; }
	@touch $@
endef

$(PYTHON_ENV)/ready: python/requirements-test.txt
	$(call environment,$(PYTHON_ENV),-r $<)

# Maturin builds wheels of packages that are written in Rust.
$(MATURIN):
	$(call environment,target/maturin-env,'maturin==1.*')

# The Python package, optimised.
python: needs-cargo needs-python $(MATURIN)
	@echo "Building the Python package (this takes a few minutes the first time) ..."
	@$(MATURIN) build --quiet --release --manifest-path python/Cargo.toml --interpreter python3 --out target/wheels
	@ls target/wheels/*.whl

# Installs the optimised package into an environment of its own, beside PettingZoo and its classic games.
BENCH_ENV = target/python-bench-env
bench-python: python $(BENCH_ENV)/ready
	@$(BENCH_ENV)/bin/pip install --quiet --disable-pip-version-check --force-reinstall --no-deps target/wheels/*.whl
	@cd target && python-bench-env/bin/python ../python/benchmark/bench.py

$(BENCH_ENV)/ready: python/requirements-bench.txt
	$(call environment,$(BENCH_ENV),-r $<)

# Checks docs/openapi.json with a validator, and the server against it with Schemathesis, which thinks of thousands of requests.
API_TEST = crates/server/tests/openapi
API_PYTHON = target/openapi-env/bin/python
test-api: needs-python test-build $(API_PYTHON)
	$(API_PYTHON) $(API_TEST)/check.py $(TESTED)

# An environment of its own, so that nothing is installed elsewhere.
$(API_PYTHON): $(API_TEST)/requirements.txt
	@mkdir -p target && python3 -m venv target/openapi-env || { \
	  echo "Python cannot create a virtual environment. Install its module venv (Debian: apt install python3-venv)."; exit 1; }
	@echo "Installing the validator and Schemathesis into target/openapi-env ..."
	@target/openapi-env/bin/pip install --quiet --disable-pip-version-check -r $< || { \
	  rm -rf target/openapi-env; \
	  echo "The packages in $< are missing and could not be downloaded. Run make test-api again with a network connection."; exit 1; }
	@touch $@

# The same with more games, for example: make compare GAMES=2000
.PHONY: compare
compare: build needs-python
	python3 reference/compare.py --binary $(TZOLKIN) --games $(or $(GAMES),600)

test-docs: needs-cargo web/dist/index.html
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# The files for systemd and nginx.
test-deploy: test-build
	deploy/check $(TESTED)

# The tests of the web client that need no browser.
test-web: web/dist/index.html
	cd web && npm run --silent check && npm run --silent lint && npm run --silent test && npm run --silent size

# Whole games in a real browser against the real server, the static site, and the package for other pages.
test-browser: needs-chromium test-build site/index.html npm
ifneq ($(SKIP_BROWSER),)
	@echo "SKIP_BROWSER is set, so the browser tests were skipped."
else
	cd web && TZOLKIN=$(TESTED) npm run --silent browser
endif

# Installs a package of Debian. $(1): its name.
define install
	if [ "$$(id -u)" = 0 ]; then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null; \
	  else sudo -n sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null'; fi
endef

.PHONY: needs-chromium needs-postgres needs-valgrind
needs-valgrind:
	@command -v valgrind >/dev/null 2>&1 || { \
	  echo "Installing valgrind to count instructions ..."; $(call install,valgrind); } || { \
	  echo "valgrind is missing and could not be installed. Install it (Debian: apt install valgrind)."; exit 1; }

needs-chromium:
	@[ -n "$(SKIP_BROWSER)" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || { \
	  echo "Installing Chromium for the browser tests ..."; $(call install,chromium); } || { \
	  echo "Chromium is missing and could not be installed. Install it (Debian: apt install chromium), or set SKIP_BROWSER=1."; exit 1; }

# The tests start a private PostgreSQL of their own. The one that Debian's package starts is neither needed nor touched.
needs-postgres:
	@[ -n "$(SKIP_POSTGRES)" ] || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1 || \
	  [ -x "$$(pg_config --bindir 2>/dev/null)/initdb" ] || { \
	  echo "Installing PostgreSQL for the tests ..."; $(call install,postgresql); } || { \
	  echo "PostgreSQL is missing and could not be installed. Install it (Debian: apt install postgresql), or set SKIP_POSTGRES=1."; exit 1; }

# A test restarts several processes behind the site for nginx. Like PostgreSQL, the one that Debian's package starts is not touched.
.PHONY: needs-nginx
needs-nginx:
	@[ -n "$(SKIP_POSTGRES)" ] || command -v nginx >/dev/null 2>&1 || { \
	  echo "Installing nginx for the tests ..."; $(call install,nginx-light); } || { \
	  echo "nginx is missing and could not be installed. Install it (Debian: apt install nginx-light), or set SKIP_POSTGRES=1."; exit 1; }

# Writes contact sheets of every screen in every language, size and theme to web/screenshots. SHOW="el it" limits the languages, SCREENS="review puzzle" the screens.
.PHONY: screenshots
screenshots: build needs-chromium
	cd web && npm run --silent screenshots

# The formatter and the linter come with rustup; other installations of Rust may lack them.
lint: needs-cargo
	@if $(CARGO) fmt --version >/dev/null 2>&1; then $(CARGO) fmt --all --check; \
	  else echo "rustfmt is missing, so formatting is not checked (rustup component add rustfmt)"; fi
	@if $(CARGO) clippy --version >/dev/null 2>&1; then \
	  $(CARGO) clippy --workspace --all-targets --all-features --quiet -- -D warnings && \
	  $(CARGO) clippy -p tzolkin-cli --quiet -- -D warnings; \
	  else echo "clippy is missing, so lints are not checked (rustup component add clippy)"; fi

bench: build
	$(CARGO) bench --quiet -p tzolkin-engine --bench play
	$(CARGO) bench --quiet -p tzolkin-bots --bench search
	@for run in 1 2 3; do $(TZOLKIN) simulate --players 4 --games 60000 --seed 1 --threads 1 --json; done

# Counts the instructions of one fixed game with valgrind, per node created. Unlike times, they are the same on a busy machine. What
# comes before the game, such as reading the net, is left out.
bench-nodes: needs-cargo needs-valgrind
	@$(CARGO) build --release --quiet -p tzolkin-bots --example nodes
	@./target/release/examples/nodes $(BOT)
	@valgrind --tool=callgrind --callgrind-out-file=target/nodes.callgrind --collect-atstart=no --toggle-collect='nodes::play*' \
	  ./target/release/examples/nodes $(BOT) 2>&1 | awk '/^nodes created:/ { nodes = $$3 } /Collected/ { all = $$4 } \
	  END { if (!nodes || !all) { print "valgrind counted nothing"; exit 1 } print "instructions per node created: " int(all / nodes) }'

# Plays the same in a headless Chromium and in the program, in turn, and compares the speed.
bench-web: build needs-chromium $(WASM)
	@cd web && TZOLKIN=$(CURDIR)/$(TZOLKIN) node scripts/bench-web.mjs

# Measures the time from sending an action until the other page receives it, with 200 live tables at an action a second each,
# first alone and then together with 20 tables of bots. Then it measures how long a server takes to answer that starts with
# 20,000 games under way.
load: build
	@$(CARGO) build --release --quiet -p tzolkin-cli --example load
	@./target/release/examples/load --server $(TZOLKIN) --tables 200 --seconds 30 --bot-tables 20 --stored 20000

# Measures the same with one, two and three processes on a private PostgreSQL, as fast as they can, too, and how long it takes
# until a game goes on after its process was killed.
load-cluster: build needs-postgres
	@$(CARGO) build --release --quiet -p tzolkin-cli --example load_cluster
	@./target/release/examples/load_cluster --server $(TZOLKIN)

# Measures how strong the bots are: one against the rest, in sets of games with the same setup and the candidate in every seat. The
# games are kept in strength/, so that an interrupted run continues where it stopped and no match is played twice; remove the folder
# to start over.
STRENGTH = --seed 7 --dir strength
LEVELS = level:1 level:2 level:3 level:4 level:5
# Every one of these thinks twice as long as the one before.
DOUBLINGS = $(foreach nodes,50 100 200 400 800 1600,search:nodes=$(nodes))
# $(1): the bots, the candidate first, and further options.
define row
	@echo; echo "== $(1)"
	@$(TZOLKIN) arena $(1) --games 200 $(STRENGTH)

endef
# The tables that consist of several matches. $(1): further options.
define yardstick
	@echo; echo "== One with the shipped net against the rest with the anchor"; echo
	@$(TZOLKIN) yardstick $(STRENGTH) $(1)
endef
define ladder_of_levels
	@echo; echo "== Every level against the one below"; echo
	@$(TZOLKIN) ladder $(LEVELS) --players 4,3,2 --games 200 $(STRENGTH) $(1)
endef
define doublings
	@echo; echo "== Elo points for each doubling of the nodes"; echo
	@$(TZOLKIN) ladder $(DOUBLINGS) --games 400 $(STRENGTH) $(1)
endef

.PHONY: strength-table
strength: build
	$(call row,greedy random)
	$(call row,greedy greedy:untuned)
	$(call row,search:hand:nodes=2000 greedy)
	$(call row,search:nodes=2000 search:hand:nodes=2000)
	$(call row,search:nodes=2000 search:hand:nodes=2000 --players 3)
	$(call row,search:nodes=2000 search:hand:nodes=2000 --players 2)
	@echo; echo "== Every level but the slowest against the one below"; echo
	@$(TZOLKIN) ladder $(filter-out level:5,$(LEVELS)) --players 4,3,2 --games 200 $(STRENGTH)
	$(foreach level,1 2 3,$(call row,level:$(level)))

# The yardstick comes first, because it is what a change of the net or of the search is judged by. The match with equal time plays
# one game at a time, because bots that share a core with another game could think less.
strength-full: build
	$(call yardstick)
	@$(MAKE) --no-print-directory strength
	$(call doublings)
	$(call row,search:ms=10 search:hand:ms=10 --threads 1)
	$(call row,search:nodes=20000 search:hand:nodes=20000)
	$(call row,level:4)
	$(call ladder_of_levels)
	$(call row,level:5)

# Prints what has been measured so far as tables for docs/bots.md, without playing any games.
MEASURED = --no-play --format markdown
strength-table: build
	$(call yardstick,$(MEASURED))
	$(call ladder_of_levels,$(MEASURED))
	$(call doublings,$(MEASURED))
	@echo; $(TZOLKIN) report strength --games 200

# Builds the program of another commit beside this one and plays against it over the line protocol: one of this program against the
# rest of the other. Both are asked in the same way, so that neither has an advantage by it (docs/bots.md). The client is not part of
# the match, so an empty one is compiled into the other program.
VERSUS = $(CURDIR)/target/versus
.PHONY: versus
versus: build
	@test -n "$(COMMIT)" || { echo "Please say which commit to play against: make versus COMMIT=abc123"; exit 1; }
	@commit=$$(git rev-parse --verify --quiet "$(COMMIT)^{commit}") || { echo "There is no commit $(COMMIT)."; exit 1; }; \
	tree=$(VERSUS)/tree-$$commit; other=$(VERSUS)/tzolkin-$$commit; \
	if ! [ -x "$$other" ]; then \
	  echo "Building the program of $$commit (this takes a few minutes) ..."; \
	  mkdir -p $(VERSUS); git worktree prune; rm -rf "$$tree"; git worktree add --quiet --detach "$$tree" "$$commit" && \
	  mkdir -p "$$tree/web/dist" && touch "$$tree/web/dist/index.html" && \
	  (cd "$$tree" && CARGO_TARGET_DIR=$(VERSUS)/target $(CARGO) build --release --quiet -p tzolkin-cli) && \
	  cp $(VERSUS)/target/release/tzolkin "$$other"; built=$$?; \
	  git worktree remove --force "$$tree"; [ $$built = 0 ] || { echo "The program of $$commit could not be built."; exit 1; }; \
	fi; \
	bot=search:nodes=$(or $(NODES),400); \
	$(TZOLKIN) arena "program:$(TZOLKIN) $$bot" "program:$$other $$bot" --games $(or $(GAMES),400) --players $(or $(PLAYERS),4) $(OPTIONS)

# Trains the bots by self-play, generation after generation (docs/learning.md). `make play` does not compile any of this.
MINUTES ?= 60
FOLDER ?= learning-run
LEARN = $(CARGO) run --release --quiet -p tzolkin-cli --features learn -- learn

learn: needs-cargo web/dist/index.html
	@echo "Building the trainer (this takes a few minutes the first time) ..."
	@$(LEARN) run $(FOLDER) --minutes $(MINUTES) $(if $(THREADS),--threads $(THREADS))

# Replaces the shipped net with NET if NET is stronger (FORCE=1 replaces it anyway), and updates what depends on it.
.PHONY: needs-net
needs-net:
	@test -f "$(NET)" || { echo "Please say which net to use: make net NET=$(FOLDER)/best.net"; exit 1; }

net: needs-net needs-cargo web/dist/index.html
	@echo "Building the trainer (this takes a few minutes the first time) ..."
	@$(LEARN) adopt "$(NET)" $(if $(FORCE),--force) $(if $(THREADS),--threads $(THREADS))
	UPDATE=1 $(CARGO) test --quiet -p tzolkin-bots --test bots golden
	$(CARGO) test --quiet -p tzolkin-bots --lib net::
	$(CARGO) run --release --quiet -p tzolkin-bots --example review_figures -- habits search:nodes=1000 25 > target/habits.json
	mv target/habits.json crates/bots/net/habits.json
	@# Positions of old puzzles that are none any more make room for new ones.
	$(MAKE) build
	$(TZOLKIN) puzzles renew $(PUZZLES)
	$(TZOLKIN) puzzles find --games $(or $(PUZZLE_GAMES),450) --seed $$(date +%s) --out $(PUZZLES)
	$(TZOLKIN) puzzles choose $(PUZZLES) --count 264 --out $(PUZZLES)
	$(TZOLKIN) puzzles check $(PUZZLES) --deep
	@# Games of the old bots must not be mixed with new ones, so they are moved aside.
	@if [ -d strength ]; then rm -rf strength-before && mv strength strength-before; fi
	$(MAKE) strength
	$(MAKE) strength-table
	@echo
	@echo "The net has been replaced. Put the tables above and its fingerprint into docs/bots.md and crates/bots/net/README.md,"
	@echo "and commit both with crates/bots/net, crates/bots/tests/data and $(PUZZLES)."
	@echo "\`make strength-full\` measures the rows of docs/bots.md that take hours."
