#!/bin/sh
# Makes .venv and puts the groups of pyproject.toml into it.
set -eu

: "${PYTHON:=python3}"

if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Python 3.11 or later is needed; PYTHON=python3.12 make … names another one." >&2
    exit 1
fi

if [ ! -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    rm -rf .venv
    if ! "$PYTHON" -m venv .venv; then
        # Debian keeps venv in a package of its own.
        rm -rf .venv
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            apt-get update -qq
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-venv >/dev/null
            "$PYTHON" -m venv .venv
        else
            echo "This Python has no venv. On Debian and Ubuntu: sudo apt-get install python3-venv" >&2
            exit 1
        fi
    fi
fi

.venv/bin/python - <<'END' | .venv/bin/python -m pip install --quiet --disable-pip-version-check -r /dev/stdin
import tomllib

with open("pyproject.toml", "rb") as file:
    groups = tomllib.load(file)["dependency-groups"]
print("\n".join(name for group in groups.values() for name in group))
END
