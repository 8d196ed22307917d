"""How long until a person can act, against Pyodide alone with the same library, in the same run.

    python tests/bench/boot.py [--site _site] [--rounds 9] [--base /tablee/]

Loads both pages in turn in one browser profile. *Warm* rounds come after enough loads for the browser to keep compiled
code. Only the ratio means something on a shared machine; tests/bench/boot.md keeps results.
"""

from __future__ import annotations

import argparse
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "web" / "build"), str(ROOT / "tests")]
from e2e.chromium import FLAGS, executable  # noqa: E402
from serve import Site  # noqa: E402

TARGET = 1.6
SETTLING = 4  # loads before the warm rounds

RAW = """<!doctype html><meta charset="utf-8"><title>raw</title><link rel="icon" href="data:,">
<script type="module">
import {{ loadPyodide }} from "./{runtime}/pyodide.mjs";
await loadPyodide({{
    stdLibURL: new URL("./{library}", location).href,
    lockFileContents: {{ info: {{ abi_version: "2026_0" }}, packages: {{}} }},
    packageBaseUrl: location.href,
}});
performance.mark("tablee:playable");
</script>
"""


def raw_site(site: Path, target: Path) -> None:
    """Pyodide with the library of `site` and nothing else."""
    (runtime,) = site.glob("python-*")
    (library,) = site.glob("python/library-*.zip")
    shutil.copytree(runtime, target / runtime.name)
    shutil.copy(library, target / library.name)
    (target / "index.html").write_text(RAW.format(runtime=runtime.name, library=library.name))


STAGES = {
    "python": "Pyodide and our byte code are there",
    "imported": "PyScript runs our script, the app is imported",
    "started": "`start` has read what is stored",
    "playable": "the first frame is in the page",
}


def load(context: BrowserContext, address: str, stages: list[list[float]] | None = None) -> float:
    """Milliseconds from navigation to the mark."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("performance.getEntriesByName('tablee:playable').length > 0", timeout=120_000)
    time = page.evaluate("performance.getEntriesByName('tablee:playable')[0].startTime")
    if stages is not None:
        names = [f"tablee:{name}" for name in STAGES]
        stages.append(
            page.evaluate("names => names.map(name => performance.getEntriesByName(name)[0].startTime)", names)
        )
    page.wait_for_timeout(500)  # for the service worker and the compiled code to be kept
    page.close()
    return float(time)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--site", type=Path, default=ROOT / "_site")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--base", default="/tablee/")
    given = parser.parse_args()
    browser = executable()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        raw_site(given.site, Path(folder) / "raw")
        ours, raw = Site(given.site, given.base), Site(Path(folder) / "raw")
        ours.start()
        raw.start()
        context = playwright.chromium.launch_persistent_context(
            f"{folder}/profile", executable_path=browser, args=FLAGS, locale="fr-FR"
        )
        times: dict[str, list[float]] = {"raw": [], "ours": []}
        stages: list[list[float]] = []
        for _ in range(SETTLING + given.rounds):
            times["raw"].append(load(context, raw.address))
            times["ours"].append(load(context, ours.address, stages))
        context.close()
    cold = {name: found[0] for name, found in times.items()}
    warm = {name: statistics.median(found[SETTLING:]) for name, found in times.items()}
    ratios = [ours / raw for ours, raw in zip(times["ours"][SETTLING:], times["raw"][SETTLING:], strict=True)]
    print("| | Pyodide alone | Tablée | ratio |\n|---|---|---|---|")
    print(f"| first visit | {cold['raw']:.0f} ms | {cold['ours']:.0f} ms | {cold['ours'] / cold['raw']:.2f} |")
    print(
        f"| warm, median of {given.rounds} | {warm['raw']:.0f} ms | {warm['ours']:.0f} ms | {warm['ours'] / warm['raw']:.2f} |"
    )
    print(f"\nwarm, pair by pair: median ratio {statistics.median(ratios):.2f} (target {TARGET})")
    print("\n| warm, at | ms |\n|---|---|")
    for (_, text), *found in zip(STAGES.items(), *stages[SETTLING:], strict=True):
        print(f"| {text} | {statistics.median(found):.0f} |")
    print("\nraw  " + " ".join(f"{time:.0f}" for time in times["raw"]))
    print("ours " + " ".join(f"{time:.0f}" for time in times["ours"]))


if __name__ == "__main__":
    main()
