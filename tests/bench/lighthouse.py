"""What Lighthouse says of the site on a phone after a first visit, with the service worker there.

    python tests/bench/lighthouse.py [--site _site] [--rounds 3]

Lighthouse is heavy and of no other use here, so its pinned version is put into .cache when this runs. It visits the lobby
with its own picture of a phone (processor slowed four times, 1.6 Mbit/s). Targets: performance at least 95, the others
100. tests/bench/page.md keeps results.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "web" / "build"), str(ROOT / "tests")]
from e2e.chromium import FLAGS, executable, offline_ready, ready  # noqa: E402
from serve import Site  # noqa: E402

VERSION = "12.2.3"  # the last that runs on Node 20
FOLDER = ROOT / ".cache" / f"lighthouse-{VERSION}"
TARGETS = {"performance": 95, "accessibility": 100, "best-practices": 100}
FIGURES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def install() -> Path:
    """The program, fetched once."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        options = ("--no-save", "--ignore-scripts", "--no-package-lock", "--no-audit", "--no-fund")
        subprocess.run(["npm", "install", "--prefix", str(FOLDER), *options, f"lighthouse@{VERSION}"], check=True)
    return program


def report(program: Path, address: str, profile: str, browser: str) -> dict[str, Any]:
    """One visit in that profile, with what it has stored."""
    options = ("--output=json", "--quiet", "--disable-storage-reset", f"--only-categories={','.join(TARGETS)}")
    flags = " ".join([*FLAGS, "--headless=new", f"--user-data-dir={profile}"])
    done = subprocess.run(
        ["node", str(program), address, *options, f"--chrome-flags={flags}"],
        env={**os.environ, "CHROME_PATH": browser}, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    program = install()
    site = Site(given.site, "/tablee/")
    site.start()
    path = executable()
    with tempfile.TemporaryDirectory() as profile:
        with sync_playwright() as playwright:
            browser = path or playwright.chromium.executable_path
            context = playwright.chromium.launch_persistent_context(profile, executable_path=path, args=FLAGS)
            page = context.new_page()
            page.goto(site.address)
            offline_ready(ready(page))
            page.reload()
            ready(page)
            context.close()
        reports = [report(program, site.address, profile, browser) for _ in range(given.rounds)]
    print("| | " + " | ".join(f"round {number + 1}" for number in range(given.rounds)) + " | median | target |")
    print("| --- |" + " --: |" * (given.rounds + 2))
    for name, target in TARGETS.items():
        scores = [round(100 * each["categories"][name]["score"]) for each in reports]
        print(f"| {name} | {' | '.join(map(str, scores))} | {statistics.median(scores):.0f} | {target} |")
    for name in FIGURES:
        print(f"| {name} | {' | '.join(each['audits'][name]['displayValue'] for each in reports)} | | |")
    for name in {name for name in TARGETS if reports[-1]["categories"][name]["score"] < 1}:
        for reference in reports[-1]["categories"][name]["auditRefs"]:
            audit = reports[-1]["audits"][reference["id"]]
            if reference["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                print(f"\n{name}: {audit['title']} {audit.get('displayValue', '')}")
                for item in audit.get("details", {}).get("items", [])[:3]:
                    print(f"  {json.dumps(item, ensure_ascii=False)[:300]}")


if __name__ == "__main__":
    main()
