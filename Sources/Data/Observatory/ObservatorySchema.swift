/// The tables of the observatory. Amounts are whole minor units of `currency`: 4999 of USD is 49.99, 1000 of JPY is
/// 1000.
///
/// A listing's current value is the newest row of its history, the one with the highest ID, and is stored only there.
/// Changing that row changes what the next update is compared with.
enum ObservatorySchema {
  static let script = """
    CREATE TABLE watches (                         -- the searches that are kept
      id             ID AUTOINCREMENT,             -- what other tables refer to
      name           LABEL NOT NULL UNIQUE,        -- as it was given
      source         LABEL NOT NULL,               -- where it searches, such as demo, or file:/tmp/feed.csv
      keyword        TEXT NOT NULL,                -- what it searches; empty where only a category is searched
      category_id    LABEL,                        -- as the source calls it; NULL for all
      category_name  LABEL,                        -- as people call it; NULL for all
      sort_order     TEXT NOT NULL CONSTRAINT sort_order_is_known CHECK (  -- the order of the result
        sort_order IN ('popularity', 'price-up', 'price-down', 'reviews')
      ),
      lowest_minor   AMOUNT,                       -- the lowest price; NULL where that end is open
      highest_minor  AMOUNT,                       -- the highest price; NULL where that end is open
      price_currency CURRENCY,                     -- of both; NULL where both ends are open
      result_count   INTEGER NOT NULL CONSTRAINT result_count_is_1_to_3000 CHECK (result_count BETWEEN 1 AND 3000),  -- how many listings it asks for
      CONSTRAINT a_category_has_a_name CHECK ((category_id IS NULL) = (category_name IS NULL)),
      CONSTRAINT something_is_searched CHECK (keyword <> '' OR category_id IS NOT NULL),
      CONSTRAINT the_lowest_price_is_not_above_the_highest CHECK (lowest_minor <= highest_minor),
      CONSTRAINT a_price_has_a_currency CHECK ((lowest_minor IS NULL AND highest_minor IS NULL) = (price_currency IS NULL))
    ) STRICT;
    CREATE UNIQUE INDEX watches_by_name ON watches (lower(name));

    CREATE TABLE watch_leases (                    -- who updates a watch at the moment
      watch_id INTEGER NOT NULL PRIMARY KEY REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      holder   LABEL NOT NULL,                     -- one update, by a name of its own
      owner    OWNER,                              -- whose update it is; empty for nobody
      ends_at  MOMENT NOT NULL                     -- until when others wait; it is renewed as long as the update lasts
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE listings (                        -- what the searches returned
      id               ID,                         -- what the histories refer to
      watch_id         INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      item_id          TEXT NOT NULL,              -- what the source calls it
      name             TEXT NOT NULL,              -- its title
      page             LABEL,                      -- the address of its page; NULL where there is none
      picture          LABEL,                      -- the address of its picture; NULL where there is none
      original_picture LABEL,                      -- the address of the same in full size; NULL where there is none
      category         LABEL,                      -- NULL where the source says none
      rank             POSITIVE NOT NULL,          -- in the result that had it last, from 1
      state            TEXT NOT NULL CONSTRAINT state_is_known CHECK (state IN ('new', 'observing', 'out-of-sight')),  -- what the last update made of it
      is_unread        BOOLEAN NOT NULL,           -- whether nobody has looked at its changes
      has_returned     BOOLEAN NOT NULL,           -- whether it came back after it was out of sight
      has_changed      BOOLEAN NOT NULL DEFAULT FALSE,  -- whether something watched differed in the last update
      missing_since    MOMENT,                     -- since when a feed that lost too much at once has it no more; NULL for others
      UNIQUE (watch_id, item_id)
    ) STRICT;
    CREATE INDEX listings_by_picture ON listings (watch_id, picture);
    CREATE INDEX listings_by_place ON listings (watch_id, state, rank, item_id);

    CREATE TABLE listing_counts (                  -- how many listings of a kind a watch has, so that nobody counts them
      watch_id  INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      state     TEXT NOT NULL CONSTRAINT state_is_known CHECK (state IN ('new', 'observing', 'out-of-sight')),  -- as in listings
      is_unread BOOLEAN NOT NULL,                  -- as in listings
      total     POSITIVE NOT NULL,                 -- how many are so
      PRIMARY KEY (watch_id, state, is_unread)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE watch_updates (                   -- every update of a watch, with how many listings it found so
      id           ID,                             -- what gaps refer to
      watch_id     INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      number       POSITIVE NOT NULL,              -- 1 is the first search
      updated_at   MOMENT NOT NULL,                -- when it was made
      new          COUNT NOT NULL,                 -- never seen before
      returned     COUNT NOT NULL,                 -- that had been out of sight
      out_of_sight COUNT NOT NULL,                 -- no longer in the result
      changed      COUNT NOT NULL,                 -- with another price, review or stock
      unchanged    COUNT NOT NULL,                 -- as before
      UNIQUE (watch_id, number)
    ) STRICT;

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

    \(thumbnails)

    \(rules)

    \(histories)

    \(currentListings)
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

    CREATE TABLE request_turns (                   -- when hosts were asked, so that all who share this ask one at a time
      host     LABEL NOT NULL PRIMARY KEY,         -- the host
      taken_at MOMENT NOT NULL                     -- when it was asked last, by a clock that --now does not turn
    ) STRICT, WITHOUT ROWID;
    """

  private static let rules = """
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
      id             ID,                           -- the newest has the highest
      watch_id       INTEGER NOT NULL REFERENCES watches (id) ON DELETE CASCADE,  -- the watch
      listing_id     INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,  -- the listing
      target_id      INTEGER REFERENCES watch_targets (id) ON DELETE SET NULL,  -- what was waited for; NULL where nobody does any more
      rule           LABEL NOT NULL,               -- the rule that held
      from_minor     AMOUNT,                       -- what the price is held against; NULL where there is nothing
      to_minor       AMOUNT,                       -- the price; NULL where the source gave none
      currency       CURRENCY,                     -- of both
      told_at        MOMENT NOT NULL,              -- when the update was that found it
      ran_at         MOMENT,                       -- when a program was done with it; NULL before
      posted_at      MOMENT,                       -- when a server took it; NULL before
      run_failed_at  MOMENT,                       -- when a program failed with it, which tries again; NULL for others
      post_failed_at MOMENT,                       -- when a server did not take it, which is asked again; NULL for others
      CONSTRAINT a_price_has_a_currency CHECK ((from_minor IS NULL AND to_minor IS NULL) = (currency IS NULL))
    ) STRICT;
    CREATE INDEX watch_tellings_by_watch ON watch_tellings (watch_id, id);
    CREATE INDEX watch_tellings_by_listing ON watch_tellings (listing_id, id);
    CREATE INDEX watch_tellings_by_target ON watch_tellings (target_id, listing_id, id);
    """
}
