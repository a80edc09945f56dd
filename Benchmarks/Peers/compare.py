"""Runs Arcade and its peers by turns and writes BENCHMARKS.md; run.sh installs the peers and starts it."""

import argparse
import pathlib
import random
import subprocess
import sys

import baskets
import carts
import diff
import machine
import report


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often each is measured (7)")
    parser.add_argument("--carts", type=int, default=1_000, help="how many random carts both shops price (1000)")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000), help="which carts those are")
    options = parser.parse_args()
    rounds = options.rounds
    package = pathlib.Path(__file__).resolve().parents[2]
    binaries = package / ".build" / "release"
    folder = package / ".build" / "peers" / "feeds"
    folder.mkdir(parents=True, exist_ok=True)

    note("Comparing two CSV files…")
    contestants = diff.measure(binaries, folder, rounds)
    note(f"Pricing {options.carts} carts of seed {options.seed} with both shops…")
    reduced = carts.check(binaries, options.carts, options.seed)
    note(f"All cost the same, {reduced} of them with a discount.")
    note("Pricing baskets…")
    priced = baskets.measure(binaries, rounds)
    note("Measuring Arcade alone…")
    own_table = machine.output(str(binaries / "ArcadeBenchmarks"))
    page = report.text(machine.facts(), rounds, contestants, priced, options.carts, own_table)
    (package / "BENCHMARKS.md").write_text(page, encoding="utf-8")
    note("BENCHMARKS.md is written.")


def note(line):
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
