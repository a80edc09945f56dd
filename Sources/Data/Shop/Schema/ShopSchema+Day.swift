extension ShopSchema {
  /// What came back, what was moved in a drawer, and closings; what is in none yet belongs to the next one of its till.
  static let day = Migration(
    """
    CREATE TABLE closings (                      -- what was counted in a drawer, numbered without a gap
      id             INTEGER PRIMARY KEY,
      owner          TEXT NOT NULL,              -- whose drawer it is
      closed_at      TEXT NOT NULL,              -- ISO 8601, UTC
      currency       TEXT NOT NULL,
      expected_minor INTEGER NOT NULL,
      counted_minor  INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE refunds (                       -- what went back for what came back, numbered without a gap
      id             INTEGER PRIMARY KEY,
      order_id       INTEGER NOT NULL REFERENCES orders (id),
      owner          TEXT NOT NULL,              -- whose drawer it is from
      refunded_at    TEXT NOT NULL,              -- ISO 8601, UTC
      currency       TEXT NOT NULL,
      shipping_minor INTEGER,                    -- NULL where nothing of the shipping went back
      cash_minor     INTEGER NOT NULL,
      card_minor     INTEGER NOT NULL,
      closing_id     INTEGER REFERENCES closings (id)
    ) STRICT;
    CREATE INDEX refunds_of_orders ON refunds (order_id);

    CREATE TABLE refund_pieces (                 -- the pieces that came back
      refund_id   INTEGER NOT NULL REFERENCES refunds (id),
      position    INTEGER NOT NULL,              -- of the line that was sold; free pieces stand after the lines
      number      INTEGER NOT NULL,
      quantity    INTEGER NOT NULL,
      price_minor INTEGER NOT NULL,              -- what was paid for each
      PRIMARY KEY (refund_id, position, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE drawer_moves (                  -- cash put into a drawer or taken out
      id           INTEGER PRIMARY KEY AUTOINCREMENT,
      owner        TEXT NOT NULL,                -- whose drawer it is
      moved_at     TEXT NOT NULL,                -- ISO 8601, UTC
      kind         TEXT NOT NULL CHECK (kind IN ('float', 'in', 'out')),
      amount_minor INTEGER NOT NULL,
      currency     TEXT NOT NULL,
      reason       TEXT NOT NULL,                -- empty for a float
      closing_id   INTEGER REFERENCES closings (id)
    ) STRICT;

    ALTER TABLE orders ADD COLUMN closing_id INTEGER REFERENCES closings (id);
    CREATE INDEX orders_by_time ON orders (paid_at);
    CREATE INDEX orders_of_closings ON orders (closing_id);
    CREATE INDEX refunds_of_closings ON refunds (closing_id);
    CREATE INDEX refunds_by_time ON refunds (refunded_at);
    CREATE INDEX drawer_moves_of_closings ON drawer_moves (closing_id);
    INSERT INTO counters (name, value) VALUES ('refunds', 0), ('closings', 0);
    """
  )
}
