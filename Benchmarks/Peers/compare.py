"""Runs Arcade and its peers by turns and writes BENCHMARKS.md; run.sh installs the peers and starts it."""

import argparse
import pathlib
import subprocess
import sys

import baskets
import diff
import machine
import report


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (7)")
    rounds = parser.parse_args().rounds
    package = pathlib.Path(__file__).resolve().parents[2]
    binaries = package / ".build" / "release"
    folder = package / ".build" / "peers" / "feeds"
    folder.mkdir(parents=True, exist_ok=True)

    note("Comparing two CSV files…")
    contestants = diff.measure(binaries, folder, rounds)
    note("Pricing baskets…")
    priced = baskets.measure(binaries, rounds)
    note("Measuring Arcade alone…")
    own_table = machine.output(str(binaries / "ArcadeBenchmarks"))
    page = report.text(machine.facts(), rounds, contestants, priced, own_table)
    (package / "BENCHMARKS.md").write_text(page, encoding="utf-8")
    note("BENCHMARKS.md is written.")


def note(line):
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
