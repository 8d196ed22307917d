# make play      the site on this machine; PORT=8000, HOST=0.0.0.0 lets a phone in the house in
# make test      everything that can be checked, what is missing installed first
# make site      _site/, for any static host, under any path; ADDRESS=https://… puts it on the card of its links; KILL=1 publishes web/kill-sw.js instead of the worker
# make bench     start-up against Pyodide alone, and the other measurements in tests/bench
# make clean     removes what was built; make distclean also what was installed
#
# Needs Python 3.11 or later, Node 20 or later with npm, and make. Nothing is installed outside this folder, but for
# Debian's chromium when `make test`, run as root, can get no browser otherwise.

PYTHON ?= python3
PORT ?= 8000
HOST ?= 127.0.0.1
WORKERS ?= 2
BROWSERS ?= 3

PY := .venv/bin/python
READY := .cache/ready
BUILD := web/build
PYTEST := $(PY) -m pytest -q
E2E := tests/e2e

.PHONY: play test site bench clean distclean lint types arrows scripts unit e2e browser

play: site
	$(PY) $(BUILD)/serve.py _site --port $(PORT) --host $(HOST)

site: $(READY)/python $(READY)/node
	$(PY) $(BUILD)/build.py $(if $(KILL),--kill) $(if $(ADDRESS),--address $(ADDRESS))

test: lint types arrows scripts unit e2e

lint: $(READY)/python
	$(PY) -m ruff check -q .
	$(PY) -m ruff format -q --check .

types: $(READY)/python
	$(PY) -m mypy

arrows: $(READY)/python
	PYTHONPATH=py:$(BUILD) .venv/bin/lint-imports --no-logo

scripts: $(READY)/node
	@for script in web/*.js web/js/*.js web/build/*.mjs; do node --check $$script || exit 1; done

unit: $(READY)/python
	$(PYTEST) -n $(WORKERS) --ignore=$(E2E) tests

e2e: site $(READY)/browser
# What failed in the crowd is asked once more alone: browsers share two cores here with whatever else runs.
	$(PYTEST) -n $(BROWSERS) --dist worksteal $(E2E) || $(PYTEST) --last-failed --last-failed-no-failures none $(E2E)

bench: site $(READY)/browser
	@for bench in tests/bench/*.py; do echo "== $$bench"; PYTHONPATH=py $(PY) $$bench || exit 1; done

pictures: site $(READY)/browser
	$(PY) $(BUILD)/pictures.py

browser: $(READY)/browser

$(READY)/python: pyproject.toml $(BUILD)/install_python.sh
	PYTHON=$(PYTHON) sh $(BUILD)/install_python.sh
	@mkdir -p $(READY) && touch $@

$(READY)/node: package.json package-lock.json
	npm ci --ignore-scripts --no-progress
	@mkdir -p $(READY) && touch $@

$(READY)/browser: $(READY)/python $(BUILD)/install_browser.sh
	sh $(BUILD)/install_browser.sh
	@mkdir -p $(READY) && touch $@

clean:
	rm -rf _site .cache/page .cache/python .cache/sizes .cache/built-*

distclean: clean
	rm -rf .venv node_modules .cache
