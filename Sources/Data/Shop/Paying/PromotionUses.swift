import ArcadeDomain

// Each paid or open payment has its own number for each of its discounts, from 1 without gaps. The last number is
// therefore the number of uses.
extension Connection {
  /// Adds a use of each discount of a payment; throws `.discountUsedUp` if that exceeds a limit.
  ///
  /// Concurrent transactions wait for each other here. It comes last, so that they wait briefly.
  func takeUses(of applied: [AppliedPromotion], for attempt: PaymentAttempt.ID) throws(RepositoryError) {
    guard !applied.isEmpty else { return }
    try takeUses(for: attempt)
    for promotion in applied {
      guard let limit = promotion.limit else { continue }
      let use = try useNumber(of: promotion.id, in: attempt)
      if let use, use > limit { throw RepositoryError(.discountUsedUp, subject: promotion.id, canRetry: true) }
    }
  }

  private func useNumber(of discount: Promotion.ID, in attempt: PaymentAttempt.ID) throws(RepositoryError) -> Int64? {
    let sql = "SELECT use_number FROM sale_promotions WHERE attempt_id = ? AND discount_id = ?"
    return try row(sql, attempt.number, discount) { try $0.integer("use_number") }
  }

  /// Adds a use of each discount of a payment that has none, regardless of limits.
  func takeUses(for attempt: PaymentAttempt.ID) throws(RepositoryError) {
    // In a fixed order, to avoid deadlocks.
    try run(
      """
      INSERT INTO promotion_uses (discount_id, uses)
      SELECT discount_id, 1 FROM sale_promotions WHERE attempt_id = ? AND use_number IS NULL ORDER BY discount_id
      ON CONFLICT (discount_id) DO UPDATE SET uses = promotion_uses.uses + 1
      """,
      attempt.number
    )
    try run(
      """
      UPDATE sale_promotions SET use_number =
        (SELECT uses FROM promotion_uses WHERE promotion_uses.discount_id = sale_promotions.discount_id)
      WHERE attempt_id = ? AND use_number IS NULL
      """,
      attempt.number
    )
  }

  /// Removes the uses of a payment; the payment with the last number gets the free one.
  func giveBackUses(of attempt: PaymentAttempt.ID) throws(RepositoryError) {
    let sql =
      "SELECT discount_id FROM sale_promotions WHERE attempt_id = ? AND use_number IS NOT NULL ORDER BY discount_id"
    for discount in try rows(sql, attempt.number, map: { try $0.text("discount_id") }) {
      try run("UPDATE promotion_uses SET uses = uses - 1 WHERE discount_id = ?", discount)
      // The update above locks the counter, so the number can no longer change.
      let number = try useNumber(of: discount, in: attempt)
      let give = "UPDATE sale_promotions SET use_number = NULL WHERE attempt_id = ? AND discount_id = ?"
      try run(give, attempt.number, discount)
      let close = """
        UPDATE sale_promotions SET use_number = ? WHERE discount_id = ?
          AND use_number = (SELECT uses + 1 FROM promotion_uses WHERE discount_id = ?)
        """
      try run(close, number, discount, discount)
    }
  }

  /// Returns the number of payments that used each of some discounts; unused ones are omitted.
  func uses(of discounts: Set<Promotion.ID>) throws(RepositoryError) -> [Promotion.ID: Int] {
    var (uses, rest) = ([Promotion.ID: Int](), discounts.sorted()[...])
    while !rest.isEmpty {
      let some = rest.prefix(500)
      rest = rest.dropFirst(500)
      let places = some.map { _ in "?" }.joined(separator: ", ")
      let sql = "SELECT discount_id, uses FROM promotion_uses WHERE uses > 0 AND discount_id IN (\(places))"
      try forEachRow(sql, values: Array(some)) { uses[try $0.text("discount_id")] = try $0.count("uses") }
    }
    return uses
  }
}
