# Every target makes what it needs: the environment in .venv, then an ordinary
# (not editable) install of the package, so that tests see what users get.
PYTHON ?= python3
BIN    := .venv/bin
ROOMS  := api backends fusion hlo sharding tracer
JOBS   ?= 2

# Folders count as sources too: deleting a file must reinstall.
SOURCES := $(shell find $(ROOMS) -name __pycache__ -prune -o -print 2>/dev/null)
LAID_OUT := $(ROOMS) $(wildcard tests benchmarks)
CODE    := $(LAID_OUT) $(wildcard notebooks)

DEPENDENCIES := .venv/.dependencies
INSTALLED    := .venv/.installed

export PIP_DISABLE_PIP_VERSION_CHECK := 1
export MPLBACKEND ?= agg

say = @printf '%-10s %s\n' '$@' $(1)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help install demo check test coverage slow lint format types notebooks bench corpus clean

help:  ## what there is to make
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## */\1|/' \
		| awk -F'|' '{ printf "  make %-10s %s\n", $$1, $$2 }'

$(DEPENDENCIES): pyproject.toml
	@echo 'venv       dependencies of pyproject.toml into .venv (the first time this takes minutes)'
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -c 'import tomllib; \
		p = tomllib.load(open("pyproject.toml", "rb")); extras = p["project"]["optional-dependencies"]; \
		print(*p["build-system"]["requires"], *p["project"]["dependencies"], \
			*extras["test"], *extras["notebooks"], sep="\n")' > .venv/requirements.txt
	@$(BIN)/python -m pip install -qq --requirement .venv/requirements.txt
	@touch $@

$(INSTALLED): $(DEPENDENCIES) $(SOURCES)
	@echo 'install    monograph into .venv'
	@rm -rf build monograph.egg-info
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --force-reinstall .
	@rm -rf build monograph.egg-info
	@touch $@

install: $(INSTALLED)  ## the environment and the package in it

demo: $(INSTALLED)  ## train a classifier, and see what the compiler made of it
	@$(BIN)/python -m monograph demo

check: lint types  ## before each commit (< 90 s): lint, types, the smoke tests
	$(call say,'pytest -m smoke')
	@$(BIN)/pytest -q -n $(JOBS) -m 'smoke and not slow' tests

test: $(INSTALLED)  ## every test that is not slow, the doctests, and the table of ops
	$(call say,'pytest with doctests')
	@$(BIN)/pytest -q -n $(JOBS) --doctest-modules --pyargs monograph tests

# Counting lines makes the tests take three times as long.
coverage: $(INSTALLED)  ## the same with the lines and branches that ran
	$(call say,'pytest with coverage')
	@$(BIN)/pytest -q -n $(JOBS) --cov --cov-report=term --doctest-modules --pyargs monograph tests

slow: $(INSTALLED)  ## the tests marked slow
	$(call say,'pytest -m slow')
	@$(BIN)/pytest -q -n $(JOBS) -m slow tests

lint: $(DEPENDENCIES)  ## ruff
	$(call say,'ruff check')
	@$(BIN)/ruff check --quiet --output-format=concise $(CODE)
	@$(BIN)/ruff format --quiet --check $(LAID_OUT) || { echo "make format lays it out"; exit 1; }

format: $(DEPENDENCIES)  ## lay the code out; tables by hand say `# fmt: skip`
	@$(BIN)/ruff format $(LAID_OUT)

types: $(INSTALLED)  ## mypy on the installed package
	$(call say,'mypy -p monograph')
	@$(BIN)/mypy -p monograph

# MPLBACKEND is Jupyter's own here: under agg the pictures would be missing.
notebooks: $(INSTALLED)  ## execute every notebook, into build/notebooks
	@rm -rf build/notebooks && mkdir -p build/notebooks
	@set -e; for notebook in $(wildcard notebooks/*.ipynb); do \
		printf '%-10s %s\n' notebooks "$$notebook"; \
		MPLBACKEND=module://matplotlib_inline.backend_inline \
		$(BIN)/jupyter-nbconvert --log-level=WARN --to notebook --execute \
			--ExecutePreprocessor.timeout=600 --ExecutePreprocessor.extra_arguments=--log-level=40 \
			--output-dir build/notebooks "$$notebook"; \
	done

bench: $(INSTALLED)  ## measure what the documentation claims
	@$(BIN)/python benchmarks/run.py

corpus: $(INSTALLED)  ## write the programs of tests/corpus anew, from JAX and XLA
	@PYTHONPATH=tests $(BIN)/python -m corpus.generate
	@PYTHONPATH=tests $(BIN)/python -m corpus.coverage

clean:  ## remove everything made here, the environment too
	@rm -rf .venv build dist monograph.egg-info .coverage .coverage.* htmlcov
	@rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
