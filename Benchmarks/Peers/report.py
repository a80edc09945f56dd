"""Writes BENCHMARKS.md."""

import datetime
from importlib.metadata import version


def text(machine, rounds, contestants, baskets, carts, own_table):
    return f"""# Benchmarks

Measured on {datetime.datetime.now(datetime.timezone.utc):%Y-%m-%d} by `make bench-peers`, which writes this page. Times are medians of {rounds} rounds; a ratio
says how many times as long a peer takes as Arcade.

{facts(machine)}

## Two CSV files

1,000,000 rows and 72 MB each: 1 % is new, 1 % gone, 3 % changed, and the second one is shuffled. How many of each there
are is counted, from the start of a process to its end; the column "without starting" leaves out what Python and the
import of a library take of that. The memory is the most that was resident, mapped files included.

{difference_table(contestants)}

## A basket

A basket with an offer on some of its lines, by turns two for one and a lower price for each from three pieces on.
Arcade prices it with `ApplyDiscounts` over offers in memory. django-oscar {version("django-oscar")}, on Django {version("Django")}, does it twice:
over a basket, offers and ranges that were loaded before, without a single query, and as a shop does it for a request,
which asks an SQLite database in memory for all of that, and for each pair of an offer and a line.

{basket_table(baskets)}

Besides, both priced {carts:,} random carts with offers that both can say: they cost the same to the cent.

## Arcade alone

What `make bench` prints; an aim is what was promised, and a share below 1 is within it.

{own_table.strip()}

## How it is measured

- Everybody gets the same input, and every answer is checked in every round: the four counts of the comparison, and the
  total of each basket in cents. A wrong one ends the run, and so does a peer that cannot be installed.
- Arcade and its peers take turns, so that a busy moment of the machine hits all of them. One round of the comparison
  before the others warms the files and does not count.
- Each peer is used as its documentation recommends, in the fastest of the ways that were tried: polars with a lazy
  query of the columns that are needed, DuckDB with the types of the columns given, the `sqlite3` shell with `.import`
  into tables in memory of which one has the ids as its key, Oscar with the benefits that it brings. What is loaded
  before, its documentation loads for each request.
- The peers do more than what is measured here: three of them answer any query, and Oscar is a whole shop with a
  database behind each price.
- Whole processes of Python include its start, which is what a person who compares two files waits for.

## Once more

```sh
make bench          # Arcade alone
make bench-peers    # with the peers; needs Python 3.10 or newer and PyPI
```

The scripts are in `Benchmarks/Peers`, the versions of all packages in `requirements.txt` there. They are installed
into `.build/peers` and nowhere else.
"""


def facts(machine):
    return table(["", ""], [[name, fact] for name, fact in machine.items()], "--- | ---")


def difference_table(contestants):
    arcade = contestants[0]
    rows = [
        [
            contestant.name,
            duration(contestant.median * 1e9),
            ratio(contestant.median, arcade.median) if contestant is not arcade else "",
            duration(contestant.inner_median * 1e9) if contestant.inner_median else "",
            f"{max(contestant.megabytes):.0f} MB",
        ]
        for contestant in contestants
    ]
    return table(["", "time", "ratio", "without starting", "memory"], rows, "--- | ---: | ---: | ---: | ---:")


def basket_table(baskets):
    rows = [
        [
            f"{lines} lines, {offers} of them with an offer",
            duration(arcade),
            duration(loaded),
            ratio(loaded, arcade),
            duration(request),
            ratio(request, arcade),
        ]
        for (lines, offers), (arcade, loaded, request) in baskets.items()
    ]
    heads = ["", "Arcade", "Oscar, loaded before", "ratio", "Oscar, as for a request", "ratio"]
    return table(heads, rows, "--- | ---: | ---: | ---: | ---: | ---:")


def table(heads, rows, rule):
    lines = [" | ".join(heads), rule] + [" | ".join(row) for row in rows]
    return "\n".join(f"| {line} |" for line in lines)


def ratio(time, other):
    times = time / other
    return f"{times:,.0f} ×" if times >= 100 else f"{times:.1f} ×"


def duration(nanoseconds):
    for unit, size in (("s", 1e9), ("ms", 1e6), ("µs", 1e3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.{1 if nanoseconds < 100 * size else 0}f} {unit}"
    return f"{nanoseconds:.0f} ns"
