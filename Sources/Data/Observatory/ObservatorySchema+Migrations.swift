extension ObservatorySchema {
  /// The steps after the first one.
  static let migrations = [
    Migration(changed), Migration(named), Migration(turns), Migration(thumbnails), Migration(targets), Migration(feeds),
  ]

  /// The step after those of other systems that were released meanwhile: a page of a long list is found by its place.
  static let places = Migration(
    """
    CREATE INDEX listings_by_place ON listings (watch_id, state, rank, item_id);
    DROP INDEX listings_by_state;

    CREATE TABLE listing_counts (                  -- how many listings of a kind a watch has, so that nobody counts them
      watch_id  INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      state     TEXT NOT NULL CONSTRAINT state_is_known CHECK (state IN ('new', 'observing', 'out-of-sight')),  -- as in listings
      is_unread BOOLEAN NOT NULL,                  -- as in listings
      total     POSITIVE NOT NULL,                 -- how many are so
      PRIMARY KEY (watch_id, state, is_unread)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO listing_counts (watch_id, state, is_unread, total)
    SELECT watch_id, state, is_unread, count(*) FROM listings GROUP BY watch_id, state, is_unread;
    """
  )

  /// The step after those that count the first ten.
  static let retries = Migration(
    """
    ALTER TABLE watch_tellings ADD COLUMN          -- when a program failed with it, which tries again; NULL for others
      run_failed_at MOMENT
    ;
    ALTER TABLE watch_tellings ADD COLUMN          -- when a server did not take it, which is asked again; NULL for others
      post_failed_at MOMENT
    ;
    CREATE TABLE sight_history (                   -- when a listing went out of sight and came back
      id          ID,                              -- the newest row has the highest
      listing_id  INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,  -- the listing
      is_in_sight BOOLEAN NOT NULL,                -- whether it was there from then on
      observed_at MOMENT NOT NULL                  -- when that was first seen
    ) STRICT;
    CREATE INDEX sight_history_by_listing ON sight_history (listing_id, id);
    """
  )

  private static let changed = """
    DROP VIEW current_listings;
    ALTER TABLE listings ADD COLUMN                -- whether something watched differed in the last update
      has_changed BOOLEAN NOT NULL DEFAULT FALSE
    ;
    \(currentListings)
    """

  /// Names are the same in any case: of those that were not, each but the first gets the next number that is free.
  private static let named = """
    CREATE TABLE other_names AS
    WITH RECURSIVE numbers (n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM numbers WHERE n <= (SELECT count(*) FROM watches)),
    folded AS (
      SELECT id, name, lower(replace(replace(replace(name, '\r\n', ' '), '\n', ' '), '\r', ' ')) AS folded_name FROM watches
    ),
    doubles AS (
      SELECT id, name, folded_name, row_number() OVER (PARTITION BY folded_name ORDER BY id) - 1 AS place FROM folded
    ),
    free AS (
      SELECT folded_name, n, row_number() OVER (PARTITION BY folded_name ORDER BY n) AS place
      FROM (SELECT DISTINCT folded_name FROM doubles WHERE place > 0) AS taken, numbers
      WHERE NOT EXISTS (
        SELECT 1 FROM folded WHERE folded.folded_name = taken.folded_name || ' (' || n || ')'
      )
    )
    SELECT doubles.id, doubles.name || ' (' || free.n || ')' AS name
    FROM doubles JOIN free ON free.folded_name = doubles.folded_name AND free.place = doubles.place;
    UPDATE watches SET name = (SELECT name FROM other_names WHERE other_names.id = watches.id)
    WHERE id IN (SELECT id FROM other_names);
    DROP TABLE other_names;
    CREATE UNIQUE INDEX watches_by_name ON watches (lower(name));
    """

  private static let turns = """
    CREATE TABLE request_turns (                   -- when hosts were asked, so that all who share this ask one at a time
      host     LABEL NOT NULL PRIMARY KEY,         -- the host
      taken_at MOMENT NOT NULL                     -- when it was asked last, by a clock that --now does not turn
    ) STRICT, WITHOUT ROWID;
    """

  private static let thumbnails = """
    CREATE TABLE watch_thumbnails (                -- small pictures of listings
      id       ID,                                 -- in the order in which they came
      watch_id INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      picture  LABEL NOT NULL,                     -- the address, as in listings
      bytes    BLOB NOT NULL CONSTRAINT bytes_are_at_most_64000 CHECK (length(bytes) <= 64000),  -- the file; empty where there is none to be kept
      kept_at  MOMENT NOT NULL,                    -- when it came
      UNIQUE (picture, watch_id)
    ) STRICT;
    CREATE INDEX watch_thumbnails_by_watch ON watch_thumbnails (watch_id);
    CREATE INDEX listings_by_picture ON listings (watch_id, picture);
    """

  private static let feeds = """
    CREATE TABLE watch_feeds (                     -- the watches of all that a feed or a shop has: their keyword is *
      watch_id     INTEGER NOT NULL PRIMARY KEY REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      encoding     TEXT CONSTRAINT encoding_is_known CHECK (  -- of its letters; NULL where nothing tells, as in all of these
        encoding IN ('UTF-8', 'UTF-16', 'Windows-1252', 'Shift_JIS')
      ),
      delimiter    TEXT CONSTRAINT delimiter_is_known CHECK (delimiter IN ('comma', 'semicolon', 'tab')),  -- of a table
      decimal_sign TEXT CONSTRAINT decimal_sign_is_known CHECK (decimal_sign IN ('comma', 'point')),  -- of prices
      columns      LABEL,                          -- what columns or keys are called, such as id=sku,price=cost
      currency     CURRENCY                        -- of all prices
    ) STRICT, WITHOUT ROWID;

    DROP VIEW current_listings;
    ALTER TABLE listings ADD COLUMN                -- since when a feed that lost too much at once has it no more; NULL for others
      missing_since MOMENT
    ;
    \(currentListings)

    CREATE TABLE kept_gaps AS SELECT * FROM watch_gaps;
    DROP TABLE watch_gaps;
    CREATE TABLE watch_gaps (                      -- why an update may have missed listings; a complete one has none
      update_id INTEGER NOT NULL REFERENCES watch_updates (id) ON DELETE CASCADE,  -- the update
      position  POSITION NOT NULL,                 -- the order of the reasons, from 0
      reason    TEXT NOT NULL CONSTRAINT reason_is_known CHECK (  -- what happened
        reason IN ('page-failed', 'limit-hit', 'count-drifted', 'left-out', 'missing', 'shrunk', 'contradicted')
      ),
      number    COUNT NOT NULL,                    -- the page, the limit, the count before, or how many
      drifted   COUNT,                             -- the count after, or the count of which so many are missing
      error     LABEL,                             -- why the page failed, or what is another; NULL for other reasons
      PRIMARY KEY (update_id, position),
      CONSTRAINT a_drift_has_two_counts CHECK ((reason IN ('count-drifted', 'missing', 'shrunk')) = (drifted IS NOT NULL)),
      CONSTRAINT a_failed_page_says_why CHECK ((reason IN ('page-failed', 'contradicted')) = (error IS NOT NULL))
    ) STRICT, WITHOUT ROWID;
    INSERT INTO watch_gaps SELECT * FROM kept_gaps;
    DROP TABLE kept_gaps;
    """

  private static let targets = """
    CREATE TABLE watch_targets (                   -- what somebody waits for in a watch
      id                ID,                        -- in the order in which they were set
      watch_id          INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      listing_id        INTEGER REFERENCES listings (id) ON DELETE CASCADE,  -- the listing; NULL for each
      rule              LABEL NOT NULL,            -- as it is written: below 20
      margin_hundredths PERCENT NOT NULL,          -- by how much a price has to be back before it is told again, of a percent
      rest_minutes      COUNT NOT NULL,            -- how long nothing is told twice
      set_at            MOMENT NOT NULL            -- from when on
    ) STRICT;
    CREATE INDEX watch_targets_by_watch ON watch_targets (watch_id, id);

    CREATE TABLE watch_tellings (                  -- what was told of listings
      id         ID,                               -- the newest has the highest
      watch_id   INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      listing_id INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,  -- the listing
      target_id  INTEGER REFERENCES watch_targets (id) ON DELETE SET NULL,  -- what was waited for; NULL where nobody does any more
      rule       LABEL NOT NULL,                   -- the rule that held
      from_minor AMOUNT,                           -- what the price is held against; NULL where there is nothing
      to_minor   AMOUNT,                           -- the price; NULL where the source gave none
      currency   CURRENCY,                         -- of both
      told_at    MOMENT NOT NULL,                  -- when the update was that found it
      ran_at     MOMENT,                           -- when a program was done with it; NULL before
      posted_at  MOMENT,                           -- when a server took it; NULL before
      CONSTRAINT a_price_has_a_currency CHECK ((from_minor IS NULL AND to_minor IS NULL) = (currency IS NULL))
    ) STRICT;
    CREATE INDEX watch_tellings_by_watch ON watch_tellings (watch_id, id);
    CREATE INDEX watch_tellings_by_listing ON watch_tellings (listing_id, id);
    CREATE INDEX watch_tellings_by_target ON watch_tellings (target_id, listing_id, id);
    """
}
