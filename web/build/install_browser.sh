#!/bin/sh
# Sees to a browser for the end-to-end tests: one that is there, else Playwright's, else Debian's.
set -eu

has_one() {
    .venv/bin/python tests/e2e/chromium.py >/dev/null 2>&1
}

has_one && exit 0

if .venv/bin/python -m playwright install chromium >.cache/browser.log 2>&1; then
    # Its libraries, where they are missing and can be installed.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        .venv/bin/python -m playwright install-deps chromium >>.cache/browser.log 2>&1 || true
    fi
    has_one && exit 0
fi

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
    has_one && exit 0
fi

cat .cache/browser.log >&2
echo "No Chromium could be installed. Install one and name it: CHROMIUM=/path/to/chromium make test" >&2
exit 1
