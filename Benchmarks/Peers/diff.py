"""Compares two CSV files with Arcade and with the peers, as whole processes by turns."""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass, field
from importlib.metadata import version

import machine

# The numbers of new, gone, changed and unchanged rows.
ANSWER = (10_000, 10_000, 29_700, 960_300)
HERE = pathlib.Path(__file__).resolve().parent


@dataclass
class Contestant:
    name: str
    command: list
    read: object
    script: pathlib.Path | None = None
    seconds: list = field(default_factory=list)
    inner_seconds: list = field(default_factory=list)
    megabytes: list = field(default_factory=list)

    def run(self, folder):
        """Runs the process in the folder of the files; fails if the answer is wrong."""
        with open(self.script or os.devnull) as script:
            started = time.perf_counter()
            process = subprocess.Popen(
                self.command, cwd=folder, stdin=script, stdout=subprocess.PIPE, text=True
            )
            output = process.stdout.read()
            _, status, usage = os.wait4(process.pid, 0)
            ended = time.perf_counter()
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 0:
            raise SystemExit(f"{self.name} ended with {process.returncode}.")
        answer, inner = self.read(output)
        if answer != ANSWER:
            raise SystemExit(f"{self.name} counts {answer}, where {ANSWER} is right.")
        self.seconds.append(ended - started)
        self.megabytes.append(usage.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10))
        if inner is not None:
            self.inner_seconds.append(inner)

    @property
    def median(self):
        return statistics.median(self.seconds)

    @property
    def inner_median(self):
        return statistics.median(self.inner_seconds) if self.inner_seconds else None


def measure(binaries, folder, rounds):
    """Returns the contestants after a warm-up and a number of rounds; Arcade is the first."""
    subprocess.run([sys.executable, HERE / "feeds.py", folder], check=True)
    contestants = [
        Contestant(
            "Arcade",
            [binaries / "arcade", "observe", "diff", "--summary", "--json", "old.csv", "new.csv"],
            read_arcade,
        ),
        Contestant(f"polars {version('polars')}", python("diff_polars.py"), read_script),
        Contestant(f"DuckDB {version('duckdb')}", python("diff_duckdb.py"), read_script),
        Contestant(
            f"sqlite3 shell {machine.sqlite_version()}", ["sqlite3", "-batch", ":memory:"], read_counts, HERE / "diff_sqlite.sql"
        ),
    ]
    for number in range(rounds + 1):
        for contestant in contestants:
            contestant.run(folder)
            if number == 0:
                for values in (contestant.seconds, contestant.inner_seconds, contestant.megabytes):
                    values.clear()
    return contestants


def python(script):
    return [sys.executable, HERE / script, "old.csv", "new.csv"]


def read_arcade(output):
    document = json.loads(output)
    return tuple(document[key] for key in ("new", "outOfSight", "changed", "unchanged")), None


def read_script(output):
    *counts, seconds = output.split()
    return tuple(map(int, counts)), float(seconds)


def read_counts(output):
    return tuple(map(int, output.split())), None
