"""Counts new, gone, changed and unchanged rows of two CSV files with DuckDB; the columns are given.

Prints the counts, and the seconds without starting Python and importing DuckDB.
"""

import sys
import time

import duckdb

imported = time.perf_counter()
COLUMNS = {
    "id": "VARCHAR",
    "name": "VARCHAR",
    "price": "DECIMAL(10,2)",
    "currency": "VARCHAR",
    "reviewCount": "INTEGER",
    "reviewAverage": "DECIMAL(5,2)",
    "availability": "BOOLEAN",
    "category": "VARCHAR",
}
WATCHED = ["price", "currency", "reviewCount", "reviewAverage", "availability"]
IS_CHANGED = " OR ".join(f"old.{name} IS DISTINCT FROM new.{name}" for name in WATCHED)


def feed(path):
    return f"read_csv('{path}', header = true, auto_detect = false, columns = {COLUMNS})"


counts = duckdb.sql(
    f"""
    SELECT count(*) FILTER (old.id IS NULL),
           count(*) FILTER (new.id IS NULL),
           count(*) FILTER (old.id = new.id AND ({IS_CHANGED})),
           count(*) FILTER (old.id = new.id AND NOT ({IS_CHANGED}))
    FROM {feed(sys.argv[1])} old FULL JOIN {feed(sys.argv[2])} new ON old.id = new.id
    """
).fetchall()[0]
print(*counts, time.perf_counter() - imported)
