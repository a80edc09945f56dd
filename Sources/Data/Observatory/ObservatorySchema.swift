/// The tables of the observatory. Amounts are whole minor units of `currency`: 4999 of USD is 49.99, 1000 of JPY is 1000.
///
/// What a listing costs now is the newest row of its history, the one with the
/// highest id, and stands nowhere else. So whoever changes that row changes what
/// the next update is compared with.
enum ObservatorySchema {
  static let first = Migration(tables + histories + views)

  /// Pictures in full size, and one more reason for a gap.
  static let second = Migration(
    """
    ALTER TABLE listings ADD COLUMN original_picture TEXT;

    CREATE TABLE watch_gaps_with_left_out (        -- why an update may have missed listings; a complete one has none
      update_id INTEGER NOT NULL REFERENCES watch_updates (id) ON DELETE CASCADE,
      position  INTEGER NOT NULL,
      reason    TEXT NOT NULL CHECK (reason IN ('page-failed', 'limit-hit', 'count-drifted', 'left-out')),
      number    INTEGER NOT NULL,                  -- the page, the limit, the count before, or how many
      drifted   INTEGER,                           -- the count after
      error     TEXT,                              -- why the page failed
      PRIMARY KEY (update_id, position)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO watch_gaps_with_left_out SELECT * FROM watch_gaps;
    DROP TABLE watch_gaps;
    ALTER TABLE watch_gaps_with_left_out RENAME TO watch_gaps;
    """,
    thenOnPostgreSQL: "\nDROP VIEW current_listings;\n\(views)"
  )

  /// One more reason for a gap.
  static let third = Migration(
    """
    CREATE TABLE watch_gaps_with_missing (         -- why an update may have missed listings; a complete one has none
      update_id INTEGER NOT NULL REFERENCES watch_updates (id) ON DELETE CASCADE,
      position  INTEGER NOT NULL,
      reason    TEXT NOT NULL CHECK (reason IN ('page-failed', 'limit-hit', 'count-drifted', 'left-out', 'missing')),
      number    INTEGER NOT NULL,                  -- the page, the limit, the count before, or how many
      drifted   INTEGER,                           -- the count after, or the count of which so many are missing
      error     TEXT,                              -- why the page failed
      PRIMARY KEY (update_id, position)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO watch_gaps_with_missing SELECT * FROM watch_gaps;
    DROP TABLE watch_gaps;
    ALTER TABLE watch_gaps_with_missing RENAME TO watch_gaps;
    """
  )

  /// Who is updating a watch.
  static let leases = Migration(
    """
    CREATE TABLE watch_leases (                    -- who updates a watch at the moment
      watch_id INTEGER NOT NULL PRIMARY KEY REFERENCES watches (id) ON DELETE CASCADE,
      holder   TEXT NOT NULL,                      -- one update, by a name of its own
      owner    TEXT NOT NULL,                      -- whose update it is, as that person is called; '' for nobody
      ends_at  TEXT NOT NULL                       -- ISO 8601, UTC; it is renewed as long as the update lasts
    ) STRICT, WITHOUT ROWID;
    """
  )

  private static let tables = """
    CREATE TABLE watches (
      id             INTEGER PRIMARY KEY AUTOINCREMENT,
      name           TEXT NOT NULL UNIQUE,
      source         TEXT NOT NULL,                -- such as demo, or file:/tmp/feed.csv
      keyword        TEXT NOT NULL,                -- empty where only a category is searched
      category_id    TEXT,
      category_name  TEXT,
      sort_order     TEXT NOT NULL,
      lowest_minor   INTEGER,                      -- NULL where the range of prices is open
      highest_minor  INTEGER,
      price_currency TEXT,
      result_count   INTEGER NOT NULL CHECK (result_count BETWEEN 1 AND 3000),
      CHECK ((category_id IS NULL) = (category_name IS NULL)),
      CHECK ((lowest_minor IS NULL AND highest_minor IS NULL) = (price_currency IS NULL))
    ) STRICT;

    CREATE TABLE listings (
      id           INTEGER PRIMARY KEY,
      watch_id     INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,
      item_id      TEXT NOT NULL,                  -- what the source calls it
      name         TEXT NOT NULL,
      page         TEXT,
      picture      TEXT,
      category     TEXT,
      rank         INTEGER NOT NULL,               -- in the result that had it last, from 1
      state        TEXT NOT NULL CHECK (state IN ('new', 'observing', 'out-of-sight')),
      is_unread    INTEGER NOT NULL CHECK (is_unread IN (0, 1)),
      has_returned INTEGER NOT NULL CHECK (has_returned IN (0, 1)),
      UNIQUE (watch_id, item_id)
    ) STRICT;

    CREATE INDEX listings_by_state ON listings (watch_id, state, is_unread);

    CREATE TABLE watch_updates (
      id           INTEGER PRIMARY KEY,
      watch_id     INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,
      number       INTEGER NOT NULL,               -- 1 is the first search
      updated_at   TEXT NOT NULL,                  -- ISO 8601, UTC
      new          INTEGER NOT NULL,
      returned     INTEGER NOT NULL,
      out_of_sight INTEGER NOT NULL,
      changed      INTEGER NOT NULL,
      unchanged    INTEGER NOT NULL,
      UNIQUE (watch_id, number)
    ) STRICT;

    CREATE TABLE watch_gaps (                      -- why an update may have missed listings; a complete one has none
      update_id INTEGER NOT NULL REFERENCES watch_updates (id) ON DELETE CASCADE,
      position  INTEGER NOT NULL,
      reason    TEXT NOT NULL CHECK (reason IN ('page-failed', 'limit-hit', 'count-drifted')),
      number    INTEGER NOT NULL,                  -- the page, the limit, or the count before
      drifted   INTEGER,                           -- the count after
      error     TEXT,                              -- why the page failed
      PRIMARY KEY (update_id, position)
    ) STRICT, WITHOUT ROWID;


    """

  private static let histories = """
    CREATE TABLE price_history (
      id          INTEGER PRIMARY KEY,
      listing_id  INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
      price_minor INTEGER,                         -- NULL where the source gave none, as in all histories
      currency    TEXT,
      observed_at TEXT NOT NULL,                   -- ISO 8601, UTC
      CHECK ((price_minor IS NULL) = (currency IS NULL))
    ) STRICT;

    CREATE TABLE review_count_history (
      id           INTEGER PRIMARY KEY,
      listing_id   INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
      review_count INTEGER,
      observed_at  TEXT NOT NULL
    ) STRICT;

    CREATE TABLE review_average_history (
      id                        INTEGER PRIMARY KEY,
      listing_id                INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
      review_average_thousandths INTEGER,          -- 4250 is 4.25
      observed_at               TEXT NOT NULL
    ) STRICT;

    CREATE TABLE stock_history (
      id           INTEGER PRIMARY KEY,
      listing_id   INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
      is_available INTEGER CHECK (is_available IN (0, 1)),
      observed_at  TEXT NOT NULL
    ) STRICT;

    CREATE INDEX price_history_by_listing ON price_history (listing_id);
    CREATE INDEX review_count_history_by_listing ON review_count_history (listing_id);
    CREATE INDEX review_average_history_by_listing ON review_average_history (listing_id);
    CREATE INDEX stock_history_by_listing ON stock_history (listing_id);


    """

  private static let views = """
    CREATE VIEW current_listings AS                -- every listing with the newest row of each history
    SELECT watches.name AS watch, listings.*,
      price.price_minor, price.currency, price.observed_at AS price_since,
      counted.review_count, counted.observed_at AS review_count_since,
      average.review_average_thousandths, average.observed_at AS review_average_since,
      stock.is_available, stock.observed_at AS stock_since
    FROM listings
    JOIN watches ON watches.id = listings.watch_id
    LEFT JOIN price_history AS price ON price.id =
      (SELECT id FROM price_history WHERE listing_id = listings.id ORDER BY id DESC LIMIT 1)
    LEFT JOIN review_count_history AS counted ON counted.id =
      (SELECT id FROM review_count_history WHERE listing_id = listings.id ORDER BY id DESC LIMIT 1)
    LEFT JOIN review_average_history AS average ON average.id =
      (SELECT id FROM review_average_history WHERE listing_id = listings.id ORDER BY id DESC LIMIT 1)
    LEFT JOIN stock_history AS stock ON stock.id =
      (SELECT id FROM stock_history WHERE listing_id = listings.id ORDER BY id DESC LIMIT 1);
    """
}
