extension ShopSchema {
  /// What stands in carts, and the shop's own price list.
  static let cart = """
    CREATE TABLE cart_lines (                      -- what stands in the cart of each owner
      owner       TEXT NOT NULL,                   -- whose cart it is; empty for nobody, as in all tables
      position    INTEGER NOT NULL,                -- the order in which lines were first added
      code        TEXT NOT NULL,                   -- of the product
      name        TEXT NOT NULL,                   -- of the product when it was last shown
      price_minor INTEGER NOT NULL,                -- what one piece or unit cost when it was last shown
      currency    CURRENCY NOT NULL,               -- of the price
      quantity    INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),  -- how many pieces; 1 where it was weighed
      thousandths INTEGER CHECK (thousandths BETWEEN 1 AND 9999000),     -- of the unit; NULL for pieces
      unit        TEXT,                            -- such as kg; NULL for pieces
      is_listed   BOOLEAN NOT NULL DEFAULT TRUE,   -- false for what is on no price list
      PRIMARY KEY (owner, position),
      CHECK ((thousandths IS NULL) = (unit IS NULL)),
      CHECK (quantity = 1 OR (thousandths IS NULL AND is_listed = TRUE))
    ) STRICT, WITHOUT ROWID;
    CREATE UNIQUE INDEX cart_lines_once ON cart_lines (owner, code) WHERE thousandths IS NULL AND is_listed = TRUE;

    CREATE TABLE cart_terms (                      -- what a customer gave or chose besides products
      owner           TEXT PRIMARY KEY,            -- whose cart it is
      codes           TEXT NOT NULL,               -- a JSON list of texts, as they were given
      customer_group  TEXT,                        -- such as staff; NULL for none
      shipping_method TEXT,                        -- such as post; NULL where nothing is sent
      shipping_minor  INTEGER,                     -- what that costs; NULL where nothing is sent
      currency        CURRENCY NOT NULL            -- of the shipping
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE cart_shown (                      -- what a cart cost when it was last shown, where it was not changed since
      owner       TEXT NOT NULL DEFAULT '',        -- whose cart it is
      total_minor INTEGER NOT NULL,                -- what it cost
      currency    CURRENCY NOT NULL                -- of the total
    ) STRICT;
    CREATE UNIQUE INDEX cart_shown_once ON cart_shown (owner);

    CREATE TABLE cart_steps (                      -- the last 50 steps in a cart, which can be taken back
      owner      TEXT NOT NULL,                    -- whose cart it is
      number     INTEGER NOT NULL,                 -- the order in which they were taken
      step       TEXT NOT NULL,                    -- what was done, such as scan
      first_line INTEGER NOT NULL,                 -- where lines changed, from 0
      line_count INTEGER NOT NULL,                 -- how many stand there since
      lines      TEXT NOT NULL,                    -- a JSON list: those that stood there before
      terms      TEXT,                             -- JSON: what had been given and chosen; NULL where that is the same
      PRIMARY KEY (owner, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE own_products (                    -- the shop's own price list, which all its tills share
      code               TEXT PRIMARY KEY,         -- what is scanned
      position           INTEGER NOT NULL,         -- the order in which products were added
      name               TEXT NOT NULL,            -- as receipts call it
      price_minor        INTEGER NOT NULL CHECK (price_minor >= 0),  -- of one piece or unit
      currency           CURRENCY NOT NULL,        -- the same in every row
      unit               TEXT,                     -- such as kg; NULL where it is sold by the piece
      tags               TEXT NOT NULL,            -- a JSON list of texts
      reduced_from_minor INTEGER,                  -- what it cost before; NULL where it is not reduced
      lowest_minor       INTEGER,                  -- the lowest price of late; NULL where that is not said
      tax_hundredths     INTEGER                   -- of a percent, as the price includes it: 2100 is 21 %
    ) STRICT, WITHOUT ROWID;

    INSERT INTO counters (name, value) VALUES ('own_products', 0);

    CREATE TABLE shop_answers (                    -- what somebody was asked once, for all tills
      question TEXT PRIMARY KEY,                   -- cards: how they are taken
      answer   TEXT NOT NULL                       -- of cards: gateway, which is practice, or terminal
    ) STRICT, WITHOUT ROWID;
    """
}
