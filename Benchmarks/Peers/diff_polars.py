"""Counts new, gone, changed and unchanged rows of two CSV files with polars, as a lazy query.

Prints the counts, and the seconds without starting Python and importing polars.
"""

import sys
import time

import polars as pl

imported = time.perf_counter()
WATCHED = ["price", "currency", "reviewCount", "reviewAverage", "availability"]

old, new = (pl.scan_csv(path).select("id", *WATCHED) for path in sys.argv[1:3])
is_in_both = pl.col("id").is_not_null() & pl.col("id_new").is_not_null()
is_changed = pl.any_horizontal(pl.col(name).ne_missing(pl.col(f"{name}_new")) for name in WATCHED)
counts = (
    old.join(new, on="id", how="full", suffix="_new")
    .select(
        new=pl.col("id").is_null().sum(),
        gone=pl.col("id_new").is_null().sum(),
        changed=(is_in_both & is_changed).sum(),
        unchanged=(is_in_both & ~is_changed).sum(),
    )
    .collect()
    .row(0)
)
print(*counts, time.perf_counter() - imported)
