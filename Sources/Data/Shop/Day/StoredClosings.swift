import ArcadeDomain

extension Connection {
  /// Throws where nobody knows yet how a payment of an owner ended.
  func requireNoOpenPayment(of owner: Owner) throws(RepositoryError) {
    guard try !has("payment_attempts WHERE state = 'open'", of: owner) else {
      throw RepositoryError(.paymentOpen, subject: subject, canRetry: true)
    }
  }

  /// Adds up what came into the drawer of an owner and went out, and belongs to no closing yet.
  func drawer(of owner: Owner, in currency: Currency) throws(RepositoryError) -> Drawer {
    let sold = """
      FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id
      WHERE orders.closing_id IS NULL AND payment_attempts.owner = ? AND payment_attempts.currency = ?
      """
    let own = "closing_id IS NULL AND owner = ? AND currency = ?"
    func sum(_ amount: String, _ rest: String) throws(RepositoryError) -> (sum: Money, count: Int64) {
      let sql = "SELECT CAST(coalesce(sum(\(amount)), 0) AS BIGINT) AS total, count(*) AS rows \(rest)"
      let found = try row(sql, owner, currency.code) { row in
        (Money(minorUnits: try row.integer("total"), currency: currency), try row.integer("rows"))
      }
      return found ?? (.zero(currency), 0)
    }
    func moved(_ kind: DrawerMove.Kind) throws(RepositoryError) -> (sum: Money, count: Int64) {
      try sum(
        "CASE WHEN takes_back IS NULL THEN amount_minor ELSE -amount_minor END",
        "FROM drawer_moves WHERE \(own) AND kind = '\(kind.rawValue)'"
      )
    }
    let cash = "(SELECT sum(amount_minor) FROM sale_tenders WHERE attempt_id = payment_attempts.id AND kind = 'cash')"
    let (sales, refunds) = (try sum(cash, sold), try sum("cash_minor", "FROM refunds WHERE \(own)"))
    let (float, putIn, takenOut) = (try moved(.float), try moved(.in), try moved(.out))
    do {
      return try Drawer(
        float: float.sum,
        putIn: putIn.sum,
        takenOut: takenOut.sum,
        sales: sales.sum,
        refunds: refunds.sum,
        isUsed: [sales, refunds, float, putIn, takenOut].contains { $0.count > 0 }
      )
    } catch {
      throw RepositoryError(.corrupt, subject: subject, detail: "drawer_moves: the sum is too large")
    }
  }

  /// Writes a closing, and on all that it is of that it belongs to it.
  func close(
    _ owner: Owner,
    counted: Money,
    expected: Money,
    at moment: Moment
  ) throws(RepositoryError) -> Closing {
    let number = try nextNumber(of: "closings")
    try run(
      """
      INSERT INTO closings (id, owner, closed_at, currency, expected_minor, counted_minor) VALUES (?, ?, ?, ?, ?, ?)
      """,
      number,
      owner,
      moment,
      counted.currency.code,
      expected.minorUnits,
      counted.minorUnits
    )
    try run(
      """
      UPDATE orders SET closing_id = ? WHERE closing_id IS NULL AND EXISTS (SELECT 1 FROM payment_attempts
        WHERE payment_attempts.id = orders.attempt_id AND payment_attempts.owner = ? AND payment_attempts.currency = ?)
      """,
      number,
      owner,
      counted.currency.code
    )
    for table in ["refunds", "drawer_moves"] {
      try run(
        "UPDATE \(table) SET closing_id = ? WHERE closing_id IS NULL AND owner = ? AND currency = ?",
        number,
        owner,
        counted.currency.code
      )
    }
    return Closing(
      id: Closing.ID(number: number),
      moment: moment,
      expected: expected,
      counted: counted,
      till: owner
    )
  }

  /// Returns the closings that satisfy a condition, newest first.
  func closings(
    where condition: String = "1 = ?",
    _ value: any SQLConvertible = 1
  ) throws(RepositoryError) -> [Closing] {
    try rows(
      """
      SELECT closings.*, owners.name AS till FROM closings JOIN owners ON owners.owner = closings.owner
      WHERE \(condition) ORDER BY id DESC
      """,
      value
    ) { row in
      Closing(
        id: Closing.ID(number: try row.integer("id")),
        moment: try row.moment("closed_at"),
        expected: try row.money("expected_minor"),
        counted: try row.money("counted_minor"),
        till: try row.owner(named: "till")
      )
    }
  }

  /// Returns what belongs to a closing.
  func trade(of closing: Closing.ID) throws(RepositoryError) -> Trade {
    let number = closing.number
    return Trade(
      orders: try orders(where: "orders.closing_id = ?", number).reversed(),
      refunds: try refunds(where: "closing_id = ?", [number]),
      moves: try moves(where: "drawer_moves.closing_id = ?", number)
    )
  }

  /// Returns what was moved that satisfies a condition, oldest first.
  func moves(where condition: String, _ value: Int64) throws(RepositoryError) -> [DrawerMove] {
    let sql = """
      SELECT drawer_moves.*, first.moved_at AS first_moved_at
      FROM drawer_moves LEFT JOIN drawer_moves AS first ON first.id = drawer_moves.takes_back
      WHERE \(condition) ORDER BY drawer_moves.id
      """
    return try rows(sql, value) { row in
      DrawerMove(
        try row.checked("kind", DrawerMove.Kind.init(rawValue:)),
        try row.money("amount_minor"),
        why: try row.text("reason"),
        at: try row.moment("moved_at"),
        takingBack: try row.optionalText("first_moved_at") == nil ? nil : try row.moment("first_moved_at")
      )
    }
  }
}
