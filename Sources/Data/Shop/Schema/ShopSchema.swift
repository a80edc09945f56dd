import ArcadeDomain

/// The tables of the shop. Amounts are whole minor units of `currency`: 750 of EUR is 7.50.
enum ShopSchema {
  static let script = [cart, sales, till].joined(separator: "\n\n")

  /// Payments come first, as whoever settles one changes the cart after it.
  static let owned = OwnedTables(
    tables: [
      "payment_attempts", "cart_shown", "cart_terms", "cart_steps", "cart_lines", "refunds", "drawer_moves", "drawers",
      "closings",
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
    summaries: [.orderCounts],
    orders: "SELECT sum(orders) FROM order_counts WHERE order_counts.owner = owners.owner"
  )

  /// What a line of a sale costs without a discount: a weighing is rounded half up.
  static let soldAmount = """
    (CASE WHEN thousandths IS NULL THEN CAST(unit_price_minor AS NUMERIC) * quantity
    ELSE (CAST(unit_price_minor AS NUMERIC) * thousandths + 500
    - (CAST(unit_price_minor AS NUMERIC) * thousandths + 500) % 1000) / 1000 END)
    """
}
