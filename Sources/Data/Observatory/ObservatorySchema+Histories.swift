extension ObservatorySchema {
  /// The view of listings with their current values.
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

  static let histories = """
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

    CREATE TABLE sight_history (                   -- when a listing went out of sight and came back
      id          ID,                              -- the newest row has the highest
      listing_id  INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,  -- the listing
      is_in_sight BOOLEAN NOT NULL,                -- whether it was there from then on
      observed_at MOMENT NOT NULL                  -- when that was first seen
    ) STRICT;
    CREATE INDEX sight_history_by_listing ON sight_history (listing_id, id);
    """

  /// The integrity checks of watches, listings and histories.
  static let integrityChecks: [IntegrityCheck] =
    [
      .numbered("watch_updates", "number", from: 1, within: "watch_id"),
      .numbered("watch_gaps", "position", from: 0, within: "update_id"),
    ]
    + HistoryTable.all.flatMap { [inOrder($0.name), present($0.name)] } + [inOrder("sight_history")]

  /// Checks that a listing's observations are in order of time, compared without the end of the text.
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

  /// Checks that each listing has a row in each history: the newest is its current value.
  private static func present(_ table: String) -> IntegrityCheck {
    IntegrityCheck(
      .history,
      "listings",
      brokenWhere: "NOT EXISTS (SELECT 1 FROM \(table) WHERE \(table).listing_id = listings.id)"
    )
  }
}
