import ArcadeDomain

extension Connection {
  /// Takes out of the cart what was bought with a payment; what was added since then stays.
  ///
  /// The cart is that of whom the payment belongs to by now. Nothing before a payment can be taken back.
  func removeFromCart(soldIn attempt: PaymentAttempt.ID) throws(RepositoryError) {
    let owner = "(SELECT owner FROM payment_attempts WHERE id = ?)"
    for table in ["cart_terms", "cart_steps"] {
      try run("DELETE FROM \(table) WHERE owner = \(owner)", attempt.number)
    }
    let pieces = "thousandths IS NULL AND is_listed = TRUE"
    // Pieces of a product at the same price, by hand for the same reason or not, stand in one line.
    let isSame = """
      sold.code = cart_lines.code AND (sold.list_price_minor IS NULL) = (cart_lines.list_price_minor IS NULL)
        AND (sold.list_price_minor IS NULL OR sold.unit_price_minor = cart_lines.price_minor
          AND coalesce(sold.price_reason, '') = coalesce(cart_lines.price_reason, ''))
      """
    let remove = """
      DELETE FROM cart_lines WHERE owner = \(owner) AND \(pieces) AND quantity <=
        (SELECT sold.quantity FROM sale_lines AS sold WHERE sold.attempt_id = ? AND sold.thousandths IS NULL
          AND sold.is_listed = TRUE AND \(isSame))
      """
    try run(remove, attempt.number, attempt.number)
    let shrink = """
      UPDATE cart_lines SET quantity = cart_lines.quantity - sold.quantity
      FROM (SELECT * FROM sale_lines WHERE attempt_id = ? AND \(pieces)) AS sold
      WHERE cart_lines.owner = \(owner) AND cart_lines.thousandths IS NULL AND cart_lines.is_listed = TRUE AND \(isSame)
      """
    try run(shrink, attempt.number, attempt.number)
    try removeSingleLines(soldIn: attempt, from: owner)
  }

  /// Weighings, and what is not on the list: of those that are alike, as many go as were sold, the first ones.
  private func removeSingleLines(soldIn attempt: PaymentAttempt.ID, from owner: String) throws(RepositoryError) {
    func ownPrice(_ price: String) -> String {
      "CASE WHEN is_listed = FALSE OR list_price_minor IS NOT NULL THEN \(price) ELSE 0 END"
    }
    func numbered(_ table: String, price: String, where condition: String) -> String {
      let alike = """
        code, coalesce(thousandths, 0), CASE WHEN is_listed = FALSE THEN name ELSE '' END, \(ownPrice(price)),
        list_price_minor IS NULL, coalesce(price_reason, '')
        """
      return """
        SELECT position, code, coalesce(thousandths, 0) AS weight, CASE WHEN is_listed = FALSE THEN name ELSE '' END AS name,
          \(ownPrice(price)) AS price, is_listed, list_price_minor IS NULL AS is_by_list,
          coalesce(price_reason, '') AS reason,
          row_number() OVER (PARTITION BY \(alike), is_listed ORDER BY position) AS nth
        FROM \(table) WHERE \(condition) AND (thousandths IS NOT NULL OR is_listed = FALSE)
        """
    }
    let sql = """
      DELETE FROM cart_lines WHERE owner = \(owner) AND position IN (
        SELECT held.position FROM (\(numbered("cart_lines", price: "price_minor", where: "owner = \(owner)"))) AS held
        JOIN (\(numbered("sale_lines", price: "unit_price_minor", where: "attempt_id = ?"))) AS sold
          ON held.code = sold.code AND held.weight = sold.weight AND held.name = sold.name
            AND held.price = sold.price AND held.is_listed = sold.is_listed
            AND held.is_by_list = sold.is_by_list AND held.reason = sold.reason AND held.nth = sold.nth)
      """
    try run(sql, attempt.number, attempt.number, attempt.number)
  }
}
