import ArcadeDomain

/// The tables of the shop. Amounts are whole minor units of `currency`: 750 of EUR is 7.50.
enum ShopSchema {
  static let first = Migration(
    """
    CREATE TABLE cart_lines (
      code        TEXT PRIMARY KEY,
      position    INTEGER NOT NULL,              -- the order in which products were first added
      name        TEXT NOT NULL,
      price_minor INTEGER NOT NULL,              -- the unit price last shown
      currency    TEXT NOT NULL,
      quantity    INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999)
    ) STRICT;

    CREATE TABLE cart_shown (                    -- one row where the cart was not changed since it was shown
      total_minor INTEGER NOT NULL,
      currency    TEXT NOT NULL
    ) STRICT;

    CREATE TABLE payment_attempts (
      id             INTEGER PRIMARY KEY AUTOINCREMENT,
      nonce          INTEGER NOT NULL,           -- with the id, the key that the gateway knows
      state          TEXT NOT NULL CHECK (state IN ('open', 'paid', 'abandoned')),
      started_at     TEXT NOT NULL,              -- ISO 8601, UTC
      day            TEXT NOT NULL,              -- whose discounts applied
      currency       TEXT NOT NULL
    ) STRICT;

    CREATE TABLE sale_lines (
      attempt_id       INTEGER NOT NULL REFERENCES payment_attempts (id),
      position         INTEGER NOT NULL,
      code             TEXT NOT NULL,
      name             TEXT NOT NULL,
      unit_price_minor INTEGER NOT NULL,
      quantity         INTEGER NOT NULL,
      discount_id      TEXT,                     -- NULL where no discount was offered
      discount_name    TEXT,                     -- a text, or JSON with a text per language
      discount_minor   INTEGER,
      PRIMARY KEY (attempt_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE orders (
      id         INTEGER PRIMARY KEY,
      attempt_id INTEGER NOT NULL UNIQUE REFERENCES payment_attempts (id),
      paid_at    TEXT NOT NULL,                  -- ISO 8601, UTC
      reference  TEXT NOT NULL                   -- the gateway's number for the payment
    ) STRICT;

    CREATE TABLE practice_charges (              -- what the practice gateway remembers
      key          TEXT PRIMARY KEY,
      state        TEXT NOT NULL CHECK (state IN ('completed', 'declined', 'void')),
      amount_minor INTEGER,                      -- NULL where the charge never arrived
      currency     TEXT
    ) STRICT, WITHOUT ROWID;
    """
  )

  /// Orders are numbered without a gap, in the order in which they were paid.
  static let numberedOrders = Migration(
    "INSERT INTO counters (name, value) SELECT 'orders', coalesce(max(id), 0) FROM orders;"
  )

  /// Carts and payments belong to somebody, who has one open payment at most.
  static let owners = Migration(
    """
    CREATE TABLE owned_cart_lines (
      owner       TEXT NOT NULL,                 -- '' for nobody, as in all tables
      code        TEXT NOT NULL,
      position    INTEGER NOT NULL,              -- the order in which products were first added
      name        TEXT NOT NULL,
      price_minor INTEGER NOT NULL,              -- the unit price last shown
      currency    TEXT NOT NULL,
      quantity    INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
      PRIMARY KEY (owner, code)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO owned_cart_lines (owner, code, position, name, price_minor, currency, quantity)
      SELECT '', code, position, name, price_minor, currency, quantity FROM cart_lines;
    DROP TABLE cart_lines;
    ALTER TABLE owned_cart_lines RENAME TO cart_lines;

    ALTER TABLE cart_shown ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX cart_shown_once ON cart_shown (owner);
    ALTER TABLE payment_attempts ADD COLUMN owner TEXT NOT NULL DEFAULT '';
    CREATE UNIQUE INDEX payment_attempts_one_open ON payment_attempts (owner) WHERE state = 'open';
    """
  )

  /// What is sold has any number of discounts, each piece its price, and a customer gives codes and chooses a shipping.
  ///
  /// What was taken off a line before is spread over its pieces as evenly as whole minor units allow.
  static let promotions = Migration(
    """
    CREATE TABLE cart_terms (                    -- one row where a customer gave or chose something besides products
      owner           TEXT PRIMARY KEY,
      codes           TEXT NOT NULL,             -- a JSON list of texts, as they were given
      customer_group  TEXT,
      shipping_method TEXT,
      shipping_minor  INTEGER,
      currency        TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE payment_attempts ADD COLUMN codes TEXT NOT NULL DEFAULT '[]';
    ALTER TABLE payment_attempts ADD COLUMN customer_group TEXT;
    ALTER TABLE payment_attempts ADD COLUMN shipping_method TEXT;
    ALTER TABLE payment_attempts ADD COLUMN shipping_minor INTEGER;
    ALTER TABLE payment_attempts ADD COLUMN shipping_discount_minor INTEGER;

    CREATE TABLE sale_discounts (                -- what each discount took off a line
      attempt_id     INTEGER NOT NULL REFERENCES payment_attempts (id),
      position       INTEGER NOT NULL,           -- of the line
      number         INTEGER NOT NULL,           -- the order in which they applied
      discount_id    TEXT NOT NULL,
      discount_name  TEXT NOT NULL,              -- a text, or JSON with a text per language
      discount_minor INTEGER NOT NULL,
      PRIMARY KEY (attempt_id, position, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sale_pieces (                   -- what the pieces of a line cost, dearest first
      attempt_id  INTEGER NOT NULL REFERENCES payment_attempts (id),
      position    INTEGER NOT NULL,              -- of the line
      number      INTEGER NOT NULL,
      quantity    INTEGER NOT NULL,
      price_minor INTEGER NOT NULL,              -- of each
      PRIMARY KEY (attempt_id, position, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sale_promotions (               -- the discounts that took something off, or added a piece
      attempt_id    INTEGER NOT NULL REFERENCES payment_attempts (id),
      position      INTEGER NOT NULL,
      discount_id   TEXT NOT NULL,
      discount_name TEXT NOT NULL,
      times         INTEGER NOT NULL,
      amount_minor  INTEGER NOT NULL,            -- lines, added pieces and shipping together
      unused_minor  INTEGER NOT NULL,            -- what it would have taken more
      PRIMARY KEY (attempt_id, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE sale_added (                    -- free pieces
      attempt_id       INTEGER NOT NULL REFERENCES payment_attempts (id),
      position         INTEGER NOT NULL,
      discount_id      TEXT NOT NULL,
      code             TEXT NOT NULL,
      name             TEXT NOT NULL,
      unit_price_minor INTEGER NOT NULL,
      quantity         INTEGER NOT NULL,
      PRIMARY KEY (attempt_id, position)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO sale_discounts (attempt_id, position, number, discount_id, discount_name, discount_minor)
      SELECT attempt_id, position, 0, discount_id, discount_name, discount_minor
      FROM sale_lines WHERE discount_minor > 0 AND discount_id IS NOT NULL AND discount_name IS NOT NULL;
    INSERT INTO sale_promotions (attempt_id, position, discount_id, discount_name, times, amount_minor, unused_minor)
      SELECT attempt_id, row_number() OVER (PARTITION BY attempt_id ORDER BY min(position)) - 1, discount_id,
        min(discount_name), 1, sum(discount_minor), 0
      FROM sale_discounts GROUP BY attempt_id, discount_id;
    UPDATE sale_lines SET discount_minor = 0 WHERE discount_minor IS NULL;
    INSERT INTO sale_pieces (attempt_id, position, number, quantity, price_minor)
      SELECT attempt_id, position, 0, (unit_price_minor * quantity - discount_minor) % quantity,
        (unit_price_minor * quantity - discount_minor) / quantity + 1
      FROM sale_lines WHERE quantity > 0 AND (unit_price_minor * quantity - discount_minor) % quantity > 0;
    INSERT INTO sale_pieces (attempt_id, position, number, quantity, price_minor)
      SELECT attempt_id, position,
        CASE WHEN (unit_price_minor * quantity - discount_minor) % quantity > 0 THEN 1 ELSE 0 END,
        quantity - (unit_price_minor * quantity - discount_minor) % quantity,
        (unit_price_minor * quantity - discount_minor) / quantity
      FROM sale_lines WHERE quantity > 0;
    ALTER TABLE sale_lines DROP COLUMN discount_id;
    ALTER TABLE sale_lines DROP COLUMN discount_name;
    """
  )

  /// Payments come first, as whoever settles one changes the cart after it.
  static let owned = OwnedTables(
    tables: [
      "payment_attempts", "cart_shown", "cart_terms", "cart_steps", "cart_lines", "refunds", "drawer_moves", "closings",
    ],
    single: [(.cart, "cart_lines"), (.payment, "payment_attempts WHERE state = 'open'")],
    doubles: [
      // What a cart cost goes with the cart.
      "cart_shown WHERE owner = '' AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = '')",
      "cart_shown WHERE owner = ? AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = ?)",
      "cart_terms WHERE owner = '' AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = '')",
      "cart_terms WHERE owner = ? AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = ?)",
      "cart_steps WHERE owner = '' AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = '')",
      "cart_steps WHERE owner = ? AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = ?)",
    ],
    orders: """
      SELECT count(*) FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id
      WHERE payment_attempts.owner = owners.owner
      """
  )
}
