extension ShopSchema {
  /// How it was paid, and the taxes that prices included; what was sold before was paid by card.
  static let payments = Migration(
    """
    ALTER TABLE payment_attempts ADD COLUMN at_terminal INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE payment_attempts ADD COLUMN shipping_tax_hundredths INTEGER;
    ALTER TABLE sale_lines ADD COLUMN tax_hundredths INTEGER;

    CREATE TABLE sale_tenders (                  -- how it was paid, in the order in which it was handed over
      attempt_id   INTEGER NOT NULL REFERENCES payment_attempts (id),
      position     INTEGER NOT NULL,
      kind         TEXT NOT NULL CHECK (kind IN ('cash', 'card')),
      amount_minor INTEGER NOT NULL,             -- what it paid
      given_minor  INTEGER NOT NULL,             -- what was handed over; what is more than the amount is change
      PRIMARY KEY (attempt_id, position)
    ) STRICT, WITHOUT ROWID;

    INSERT INTO sale_tenders (attempt_id, position, kind, amount_minor, given_minor)
      SELECT id, 0, 'card', total, total FROM (
        SELECT payment_attempts.id AS id, coalesce(shipping_minor - shipping_discount_minor, 0) +
          (SELECT coalesce(sum(sale_pieces.quantity * price_minor), 0) FROM sale_pieces
          WHERE sale_pieces.attempt_id = payment_attempts.id) AS total
        FROM payment_attempts
      ) AS totals;
    """
  )
}
