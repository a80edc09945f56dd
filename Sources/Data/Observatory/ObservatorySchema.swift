/// The tables of the observatory. Amounts are whole minor units of `currency`: 4999 of USD is 49.99, 1000 of JPY is 1000.
///
/// What a listing costs now is the newest row of its history, the one with the
/// highest id, and stands nowhere else. So whoever changes that row changes what
/// the next update is compared with.
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
      UNIQUE (watch_id, item_id)
    ) STRICT;
    CREATE INDEX listings_by_state ON listings (watch_id, state, is_unread);

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
        reason IN ('page-failed', 'limit-hit', 'count-drifted', 'left-out', 'missing')
      ),
      number    COUNT NOT NULL,                    -- the page, the limit, the count before, or how many
      drifted   COUNT,                             -- the count after, or the count of which so many are missing
      error     LABEL,                             -- why the page failed; NULL for other reasons
      PRIMARY KEY (update_id, position),
      CONSTRAINT a_drift_has_two_counts CHECK ((reason IN ('count-drifted', 'missing')) = (drifted IS NOT NULL)),
      CONSTRAINT a_failed_page_says_why CHECK ((reason = 'page-failed') = (error IS NOT NULL))
    ) STRICT, WITHOUT ROWID;

    \(histories)

    \(currentListings)
    """

  /// The view in which a listing stands with what it costs now, which every step that adds to `listings` makes anew.
  static let currentListings = """
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

  private static let histories = """
    CREATE TABLE price_history (                   -- what a listing cost from when on
      id          ID,                              -- the newest row has the highest
      listing_id  INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,  -- the listing
      price_minor AMOUNT,                          -- NULL where the source gave none, as in all histories
      currency    CURRENCY,                        -- of the price
      observed_at MOMENT NOT NULL,                 -- when it was first seen
      CONSTRAINT a_price_has_a_currency CHECK ((price_minor IS NULL) = (currency IS NULL))
    ) STRICT;
    CREATE INDEX price_history_by_listing ON price_history (listing_id, id);

    CREATE TABLE review_count_history (            -- how many reviews a listing had from when on
      id           ID,                             -- the newest row has the highest
      listing_id   INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,  -- the listing
      review_count COUNT,                          -- how many
      observed_at  MOMENT NOT NULL                 -- when it was first seen
    ) STRICT;
    CREATE INDEX review_count_history_by_listing ON review_count_history (listing_id, id);

    CREATE TABLE review_average_history (          -- the average of the reviews of a listing from when on
      id                         ID,               -- the newest row has the highest
      listing_id                 INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,  -- the listing
      review_average_thousandths COUNT,            -- 4250 is 4.25
      observed_at                MOMENT NOT NULL   -- when it was first seen
    ) STRICT;
    CREATE INDEX review_average_history_by_listing ON review_average_history (listing_id, id);

    CREATE TABLE stock_history (                   -- whether a listing could be bought from when on
      id           ID,                             -- the newest row has the highest
      listing_id   INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,  -- the listing
      is_available BOOLEAN,                        -- whether it could be bought
      observed_at  MOMENT NOT NULL                 -- when it was first seen
    ) STRICT;
    CREATE INDEX stock_history_by_listing ON stock_history (listing_id, id);
    """
}

extension ObservatorySchema {
  /// What holds for all watches, their listings and histories.
  static let integrityChecks: [IntegrityCheck] =
    [
      .numbered("watch_updates", "number", from: 1, within: "watch_id"),
      .numbered("watch_gaps", "position", from: 0, within: "update_id"),
    ]
    + HistoryTable.all.flatMap { [inOrder($0.name), present($0.name)] } + [inOrder("sight_history")]

  /// What was observed of a listing stands in the order in which it was, without regard to the end of a text that says when.
  private static func inOrder(_ table: String) -> IntegrityCheck {
    let time = "replace(observed_at, 'Z', '')"
    return IntegrityCheck(
      .order,
      table,
      brokenWhere: """
        id IN (SELECT id FROM (SELECT id, \(time) AS seen,
        lag(\(time)) OVER (PARTITION BY listing_id ORDER BY id) AS seen_before FROM \(table)) AS observed
        WHERE seen < seen_before)
        """
    )
  }

  /// Each listing has a row in each history: the newest says what it costs now.
  private static func present(_ table: String) -> IntegrityCheck {
    IntegrityCheck(
      .history,
      "listings",
      brokenWhere: "NOT EXISTS (SELECT 1 FROM \(table) WHERE \(table).listing_id = listings.id)"
    )
  }
}
