extension ShopSchema {
  /// A price list of the shop's own, which all its tills share.
  static let ownList = Migration(
    """
    CREATE TABLE own_products (
      code               TEXT PRIMARY KEY,
      position           INTEGER NOT NULL,       -- the order in which products were added
      name               TEXT NOT NULL,
      price_minor        INTEGER NOT NULL CHECK (price_minor >= 0),
      currency           TEXT NOT NULL,          -- the same in every row
      unit               TEXT,                   -- NULL where it is sold by the piece
      tags               TEXT NOT NULL,          -- a JSON list of texts
      reduced_from_minor INTEGER,
      lowest_minor       INTEGER,
      tax_hundredths     INTEGER                 -- of a percent, as the price includes it: 2100 is 21 %
    ) STRICT, WITHOUT ROWID;

    INSERT INTO counters (name, value) VALUES ('own_products', 0);
    """
  )
}
