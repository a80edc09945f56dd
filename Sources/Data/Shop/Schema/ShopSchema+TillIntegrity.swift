import ArcadeDomain

extension ShopSchema {
  /// The integrity checks of refunds, drawers and closings.
  static let tillIntegrityChecks: [IntegrityCheck] =
    [
      IntegrityCheck(
        .refund,
        "refund_pieces",
        brokenWhere: """
          (SELECT sum(other.quantity) FROM refund_pieces AS other JOIN refunds ON refunds.id = other.refund_id
          WHERE other.position = refund_pieces.position AND other.price_minor = refund_pieces.price_minor
          AND refunds.order_id = (SELECT order_id FROM refunds WHERE refunds.id = refund_pieces.refund_id)) >
          (SELECT coalesce(sum(sale_pieces.quantity), 0) FROM refunds
          JOIN orders ON orders.id = refunds.order_id JOIN sale_pieces ON sale_pieces.attempt_id = orders.attempt_id
          WHERE refunds.id = refund_pieces.refund_id AND sale_pieces.position = refund_pieces.position
          AND sale_pieces.price_minor = refund_pieces.price_minor) +
          (SELECT coalesce(sum(sale_added.quantity), 0) FROM refunds
          JOIN orders ON orders.id = refunds.order_id JOIN sale_added ON sale_added.attempt_id = orders.attempt_id
          WHERE refunds.id = refund_pieces.refund_id AND refund_pieces.price_minor = 0
          AND sale_added.position + (SELECT count(*) FROM sale_lines WHERE sale_lines.attempt_id = orders.attempt_id)
          = refund_pieces.position)
          """
      ),
      IntegrityCheck(
        .refund,
        "refunds",
        brokenWhere: """
          CAST(cash_minor AS NUMERIC) + card_minor <> coalesce(shipping_minor, 0) +
          (SELECT coalesce(sum(CAST(price_minor AS NUMERIC) * quantity), 0) FROM refund_pieces
          WHERE refund_pieces.refund_id = refunds.id)
          OR (SELECT sum(CAST(earlier.cash_minor AS NUMERIC)) FROM refunds AS earlier
          WHERE earlier.order_id = refunds.order_id AND earlier.id <= refunds.id) >
          (SELECT coalesce(sum(CAST(amount_minor AS NUMERIC)), 0) FROM orders JOIN sale_tenders
          ON sale_tenders.attempt_id = orders.attempt_id WHERE orders.id = refunds.order_id AND kind = 'cash')
          """
      ),
      IntegrityCheck(
        .drawer,
        "drawer_moves",
        brokenWhere: """
          takes_back IS NOT NULL AND NOT EXISTS (SELECT 1 FROM drawer_moves AS first
          WHERE first.id = drawer_moves.takes_back AND first.id < drawer_moves.id AND first.takes_back IS NULL
          AND first.drawer_id = drawer_moves.drawer_id AND first.kind = drawer_moves.kind
          AND first.amount_minor = drawer_moves.amount_minor)
          """
      ),
      IntegrityCheck(
        .drawer,
        "closings",
        brokenWhere: """
          expected_minor <> (SELECT coalesce(sum(CAST(float_minor AS NUMERIC) + in_minor - out_minor + sales_minor
          - refunds_minor), 0) FROM drawers WHERE drawers.closing_id = closings.id)
          """
      ),
      IntegrityCheck(
        .drawer,
        "drawers",
        brokenWhere: """
          sales_minor <> (SELECT coalesce(sum(CAST(amount_minor AS NUMERIC)), 0) FROM orders JOIN sale_tenders
          ON sale_tenders.attempt_id = orders.attempt_id WHERE orders.drawer_id = drawers.id AND kind = 'cash')
          OR refunds_minor <> (SELECT coalesce(sum(CAST(cash_minor AS NUMERIC)), 0) FROM refunds
          WHERE refunds.drawer_id = drawers.id)
          """
            + DrawerMove.Kind.allCases.map { kind in
              """
               OR \(DrawerSum(kind).column) <> (SELECT coalesce(sum(CASE WHEN takes_back IS NULL THEN
              CAST(amount_minor AS NUMERIC) ELSE -CAST(amount_minor AS NUMERIC) END), 0) FROM drawer_moves
              WHERE drawer_moves.drawer_id = drawers.id AND kind = '\(kind.rawValue)')
              """
            }.joined()
      ),
    ]
    + [
      ("drawers", "drawers.owner", "drawers.currency", ("closings", "closing_id"), ""),
      ("refunds", "refunds.owner", "refunds.currency", ("drawers", "drawer_id"), ""),
      ("drawer_moves", "drawer_moves.owner", "drawer_moves.currency", ("drawers", "drawer_id"), ""),
      (
        "orders", "sale.owner", "sale.currency", ("drawers", "drawer_id"),
        "JOIN payment_attempts AS sale ON sale.id = orders.attempt_id"
      ),
    ].map { table, owner, currency, whole, join in
      // The rows of a drawer have its till and currency, and a drawer has those of its closing.
      IntegrityCheck(
        .closing,
        table,
        brokenWhere: """
          EXISTS (SELECT 1 FROM \(whole.0) AS whole \(join) WHERE whole.id = \(table).\(whole.1)
          AND (whole.owner <> \(owner) OR whole.currency <> \(currency)))
          """
      )
    }
}
