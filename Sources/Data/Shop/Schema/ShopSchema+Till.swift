extension ShopSchema {
  /// The tables of receipts, refunds, drawers and closings.
  ///
  /// Closing a drawer changes one row, regardless of its contents.
  static let till = """
    CREATE TABLE closings (                        -- what was counted in a drawer, numbered without a gap
      id             ID,                           -- its number, from 1
      owner          OWNER,                        -- whose drawer it is
      closed_at      MOMENT NOT NULL,              -- when it was counted
      currency       CURRENCY NOT NULL,            -- of both amounts
      expected_minor INTEGER NOT NULL,             -- what should have been there
      counted_minor  AMOUNT NOT NULL               -- what was there
    ) STRICT;
    CREATE INDEX closings_by_time ON closings (closed_at);
    CREATE INDEX closings_of_owner ON closings (owner);

    CREATE TABLE drawers (                         -- what came into a drawer and went out, in cash, from one count to the next
      id             ID AUTOINCREMENT,             -- what orders, refunds and moves name
      owner          OWNER,                        -- whose drawer it is
      currency       CURRENCY NOT NULL,            -- of all amounts
      closing_id     INTEGER REFERENCES closings (id),  -- what counted it; NULL where it is open
      float_minor    AMOUNT NOT NULL DEFAULT 0,    -- what it began with
      in_minor       AMOUNT NOT NULL DEFAULT 0,    -- what was put in besides
      out_minor      AMOUNT NOT NULL DEFAULT 0,    -- what was taken out
      sales_minor    AMOUNT NOT NULL DEFAULT 0,    -- what was paid
      refunds_minor  AMOUNT NOT NULL DEFAULT 0     -- what went back
    ) STRICT;
    CREATE INDEX drawers_of_owner ON drawers (owner, closing_id, currency);
    CREATE INDEX drawers_of_closings ON drawers (closing_id);

    CREATE TABLE orders (                          -- the receipts, numbered without a gap in the order of payment
      id              ID,                          -- the number of the receipt, from 1
      attempt_id      INTEGER NOT NULL UNIQUE REFERENCES payment_attempts (id),  -- the payment
      paid_at         MOMENT NOT NULL,             -- when it was paid
      reference       LABEL NOT NULL,              -- the gateway's number; practice- and more, cash or terminal without one
      drawer_id       INTEGER NOT NULL REFERENCES drawers (id),  -- the drawer that the cash is in
      shop_name       LINE,                        -- what the receipt calls the shop; NULL where that was not set
      shop_address    LINE,                        -- where it was, with a bar between the lines; NULL where that was not set
      shop_tax_number LINE,                        -- under which it paid its taxes; NULL where that was not set
      receipt_line    LINE                         -- what stands at the end of the receipt; NULL where that was not set
    ) STRICT;
    CREATE INDEX orders_by_time ON orders (paid_at);
    CREATE UNIQUE INDEX a_charge_is_of_one_order ON orders (reference) WHERE reference NOT IN ('cash', 'terminal');
    CREATE INDEX orders_of_drawers ON orders (drawer_id);

    CREATE TABLE refunds (                         -- what went back for what came back, numbered without a gap
      id             ID,                           -- its number, from 1
      order_id       INTEGER NOT NULL REFERENCES orders (id),  -- what came back was sold with it
      owner          OWNER,                        -- whose drawer it is from
      refunded_at    MOMENT NOT NULL,              -- when it went back
      currency       CURRENCY NOT NULL,            -- of all amounts
      shipping_minor AMOUNT,                       -- NULL where nothing of the shipping went back
      cash_minor     AMOUNT NOT NULL,              -- what went back in cash
      card_minor     AMOUNT NOT NULL,              -- what went back by card
      drawer_id      INTEGER NOT NULL REFERENCES drawers (id)  -- the drawer that the cash is from
    ) STRICT;
    CREATE INDEX refunds_of_owner ON refunds (owner);
    CREATE INDEX refunds_of_orders ON refunds (order_id);
    CREATE INDEX refunds_by_time ON refunds (refunded_at);
    CREATE INDEX refunds_of_drawers ON refunds (drawer_id);

    CREATE TABLE refund_pieces (                   -- the pieces that came back
      refund_id   INTEGER NOT NULL REFERENCES refunds (id),  -- what went back for them
      position    POSITION NOT NULL,               -- of the line that was sold; free pieces stand after the lines
      number      POSITION NOT NULL,               -- the order of the prices, from 0
      quantity    POSITIVE NOT NULL,               -- how many came back
      price_minor AMOUNT NOT NULL,                 -- what was paid for each
      PRIMARY KEY (refund_id, position, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE drawer_moves (                    -- cash put into a drawer or taken out
      id           ID AUTOINCREMENT,               -- what another row names that takes it back
      owner        OWNER,                          -- whose drawer it is
      moved_at     MOMENT NOT NULL,                -- when it was moved
      kind         TEXT NOT NULL CONSTRAINT kind_is_known CHECK (kind IN ('float', 'in', 'out')),  -- float is what a day begins with
      amount_minor AMOUNT NOT NULL CONSTRAINT amount_minor_is_above_zero CHECK (amount_minor > 0),  -- how much
      currency     CURRENCY NOT NULL,              -- of the amount
      reason       TEXT NOT NULL,                  -- why; empty for a float
      takes_back   INTEGER UNIQUE REFERENCES drawer_moves (id),  -- the row that this one takes back; NULL for what was moved
      drawer_id    INTEGER NOT NULL REFERENCES drawers (id),  -- the drawer
      CONSTRAINT only_an_earlier_move_is_taken_back CHECK (takes_back < id)
    ) STRICT;
    CREATE INDEX drawer_moves_of_owner ON drawer_moves (owner);
    CREATE INDEX drawer_moves_of_drawers ON drawer_moves (drawer_id);

    INSERT INTO counters (name, value) VALUES ('orders', 0), ('refunds', 0), ('closings', 0);
    """
}
