-- Counts new, gone, changed and unchanged rows of old.csv and new.csv with the sqlite3 shell, in memory.
-- The join needs an index on the IDs of one table; WITHOUT ROWID makes the table that index.
CREATE TABLE old (
  id TEXT PRIMARY KEY, name, price, currency, reviewCount, reviewAverage, availability, category
) WITHOUT ROWID;
.import --csv --skip 1 old.csv old
.import --csv new.csv new
.separator " "
WITH pairs AS (
  SELECT old.id AS old_id,
         (old.price, old.currency, old.reviewCount, old.reviewAverage, old.availability)
           IS NOT (new.price, new.currency, new.reviewCount, new.reviewAverage, new.availability) AS is_changed
  FROM new LEFT JOIN old ON old.id = new.id
)
SELECT count(*) - count(old_id),
       (SELECT count(*) FROM old) - count(old_id),
       count(*) FILTER (WHERE old_id IS NOT NULL AND is_changed),
       count(*) FILTER (WHERE old_id IS NOT NULL AND NOT is_changed)
FROM pairs;
