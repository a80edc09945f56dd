extension ShopSchema {
  /// The integrity checks of carts, payments and orders.
  static let integrityChecks: [IntegrityCheck] = [
    IntegrityCheck(
      .unpaidOrder,
      "orders",
      brokenWhere: """
        EXISTS (SELECT 1 FROM payment_attempts
        WHERE payment_attempts.id = orders.attempt_id AND payment_attempts.state <> 'paid')
        """
    ),
    IntegrityCheck(
      .missingOrder,
      "payment_attempts",
      brokenWhere: "state = 'paid' AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.attempt_id = payment_attempts.id)"
    ),
    IntegrityCheck(
      .emptyPayment,
      "payment_attempts",
      brokenWhere: "NOT EXISTS (SELECT 1 FROM sale_lines WHERE sale_lines.attempt_id = payment_attempts.id)"
    ),
    .numbered("sale_lines", "position", from: 0, within: "attempt_id"),
    IntegrityCheck(
      .discount,
      "sale_lines",
      brokenWhere: """
        discount_minor <> (SELECT coalesce(sum(sale_discounts.discount_minor), 0) FROM sale_discounts
        WHERE sale_discounts.attempt_id = sale_lines.attempt_id AND sale_discounts.position = sale_lines.position)
        """
    ),
    IntegrityCheck(
      .pieces,
      "sale_lines",
      brokenWhere: """
        sale_lines.quantity <> (SELECT coalesce(sum(sale_pieces.quantity), 0) FROM sale_pieces
        WHERE sale_pieces.attempt_id = sale_lines.attempt_id AND sale_pieces.position = sale_lines.position)
        OR \(ShopSchema.soldAmount) - discount_minor <>
        (SELECT coalesce(sum(CAST(price_minor AS NUMERIC) * sale_pieces.quantity), 0) FROM sale_pieces
        WHERE sale_pieces.attempt_id = sale_lines.attempt_id AND sale_pieces.position = sale_lines.position)
        """
    ),
    .numbered("sale_promotions", "position", from: 0, within: "attempt_id"),
    IntegrityCheck(
      .use,
      "sale_promotions",
      brokenWhere: """
        use_number > coalesce((SELECT uses FROM promotion_uses
        WHERE promotion_uses.discount_id = sale_promotions.discount_id), 0)
        OR EXISTS (SELECT 1 FROM payment_attempts WHERE payment_attempts.id = sale_promotions.attempt_id
        AND (payment_attempts.state = 'abandoned') <> (sale_promotions.use_number IS NULL))
        """
    ),
    IntegrityCheck(
      .use,
      "promotion_uses",
      brokenWhere: """
        uses <> (SELECT count(use_number) FROM sale_promotions
        WHERE sale_promotions.discount_id = promotion_uses.discount_id)
        """
    ),
    .numbered("sale_added", "position", from: 0, within: "attempt_id"),
    IntegrityCheck(
      .sum,
      "orders",
      brokenWhere: """
        EXISTS (SELECT 1 FROM practice_charges AS charge WHERE orders.reference LIKE 'practice-%'
        AND charge.key = substr(orders.reference, 10) AND (charge.state <> 'completed' OR charge.amount_minor <>
        (SELECT coalesce(sum(CAST(amount_minor AS NUMERIC)), -1) FROM sale_tenders
        WHERE sale_tenders.attempt_id = orders.attempt_id AND kind = 'card')))
        """
    ),
    IntegrityCheck(
      .charge,
      "practice_charges",
      brokenWhere: """
        state = 'completed' AND NOT EXISTS (SELECT 1 FROM orders WHERE orders.reference = 'practice-' || practice_charges.key)
        AND NOT EXISTS (SELECT 1 FROM payment_attempts WHERE payment_attempts.state = 'open'
        AND practice_charges.key LIKE CAST(payment_attempts.id AS TEXT) || '-%')
        """
    ),
    .numbered("sale_tenders", "position", from: 0, within: "attempt_id"),
    IntegrityCheck(
      .tenders,
      "payment_attempts",
      brokenWhere: """
        (SELECT coalesce(sum(CAST(amount_minor AS NUMERIC)), -1) FROM sale_tenders
        WHERE sale_tenders.attempt_id = payment_attempts.id) <>
        (SELECT coalesce(sum(CAST(price_minor AS NUMERIC) * sale_pieces.quantity), 0) FROM sale_pieces
        WHERE sale_pieces.attempt_id = payment_attempts.id) + coalesce(shipping_minor - shipping_discount_minor, 0)
        """
    ),
  ]
}
