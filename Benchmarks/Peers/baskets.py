"""Prices baskets with Arcade and with django-oscar, in separate processes by turns."""

import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


def measure(binaries, rounds):
    """Returns the median nanoseconds of Arcade and of both ways of Oscar, by (lines, offers) of a basket."""
    times = {}
    for _ in range(rounds):
        arcade = prices([binaries / "ArcadeBenchmarks", "baskets"])
        oscar = prices([sys.executable, HERE / "basket_oscar.py"])
        if arcade.keys() != oscar.keys():
            raise SystemExit("Arcade and Oscar priced different baskets.")
        for basket, (total, *nanoseconds) in arcade.items():
            other_total, *others = oscar[basket]
            if total != other_total:
                raise SystemExit(f"The basket {basket} costs {total} with Arcade and {other_total} with Oscar.")
            times.setdefault(basket, []).append(nanoseconds + others)
    return {basket: [statistics.median(column) for column in zip(*rows)] for basket, rows in times.items()}


def prices(command):
    """Parses lines with the size, the total and the times of a basket; returns total and times by size."""
    output = subprocess.run(command, capture_output=True, text=True)
    if output.returncode != 0:
        raise SystemExit(f"A basket could not be priced:\n{output.stderr}")
    rows = [tuple(map(int, line.split())) for line in output.stdout.splitlines()]
    return {(lines, offers): rest for lines, offers, *rest in rows}
