extension ShopSchema {
  /// What is weighed or is not on the price list is kept and sold, and steps in the cart can be taken back.
  ///
  /// Lines are told apart by their place, as several can be of one product.
  static let weights = Migration(
    """
    CREATE TABLE placed_cart_lines (
      owner       TEXT NOT NULL,
      position    INTEGER NOT NULL,              -- the order in which lines were first added
      code        TEXT NOT NULL,
      name        TEXT NOT NULL,
      price_minor INTEGER NOT NULL,              -- what one piece or unit cost when it was last shown
      currency    TEXT NOT NULL,
      quantity    INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 9999),  -- 1 where it was weighed
      thousandths INTEGER CHECK (thousandths BETWEEN 1 AND 9999000),     -- of the unit; NULL for pieces
      unit        TEXT,                          -- such as kg; NULL for pieces
      is_listed   INTEGER NOT NULL DEFAULT 1 CHECK (is_listed IN (0, 1)),  -- 0 for what is on no price list
      PRIMARY KEY (owner, position),
      CHECK ((thousandths IS NULL) = (unit IS NULL)),
      CHECK (quantity = 1 OR (thousandths IS NULL AND is_listed = 1))
    ) STRICT, WITHOUT ROWID;

    INSERT INTO placed_cart_lines (owner, position, code, name, price_minor, currency, quantity)
      SELECT owner, row_number() OVER (PARTITION BY owner ORDER BY position, code) - 1, code, name, price_minor,
        currency, quantity
      FROM cart_lines;
    DROP TABLE cart_lines;
    ALTER TABLE placed_cart_lines RENAME TO cart_lines;
    CREATE UNIQUE INDEX cart_lines_once ON cart_lines (owner, code) WHERE thousandths IS NULL AND is_listed = 1;

    CREATE TABLE cart_steps (                    -- the last steps of a shopper, which can be taken back
      owner       TEXT NOT NULL,
      number      INTEGER NOT NULL,              -- the order in which they were taken
      step        TEXT NOT NULL,
      first_line  INTEGER NOT NULL,              -- where lines changed, from 0
      line_count  INTEGER NOT NULL,              -- how many stand there since
      lines       TEXT NOT NULL,                 -- JSON: those that stood there before
      terms       TEXT,                          -- JSON: what had been given and chosen; NULL where that is the same
      PRIMARY KEY (owner, number)
    ) STRICT, WITHOUT ROWID;

    ALTER TABLE sale_lines ADD COLUMN thousandths INTEGER;
    ALTER TABLE sale_lines ADD COLUMN unit TEXT;
    ALTER TABLE sale_lines ADD COLUMN is_listed INTEGER NOT NULL DEFAULT 1;
    """
  )

  /// What a line of a sale costs without a discount: a weighing is rounded half up.
  static let soldAmount = """
    (CASE WHEN thousandths IS NULL THEN CAST(unit_price_minor AS NUMERIC) * quantity
    ELSE (CAST(unit_price_minor AS NUMERIC) * thousandths + 500
    - (CAST(unit_price_minor AS NUMERIC) * thousandths + 500) % 1000) / 1000 END)
    """
}
