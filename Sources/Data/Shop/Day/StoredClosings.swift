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
    let sold = "FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id"
    let unclosed = "orders.closing_id IS NULL AND payment_attempts.owner = ? AND payment_attempts.currency = ?"
    let own = "closing_id IS NULL AND owner = ? AND currency = ?"
    let sql = """
      SELECT 'used' AS what, 0 AS total WHERE EXISTS (SELECT 1 \(sold) WHERE \(unclosed))
      UNION ALL SELECT 'sales', CAST(sum(amount_minor) AS BIGINT) \(sold)
        JOIN sale_tenders ON sale_tenders.attempt_id = orders.attempt_id
        WHERE \(unclosed) AND sale_tenders.kind = 'cash' GROUP BY payment_attempts.currency
      UNION ALL SELECT 'refunds', CAST(sum(cash_minor) AS BIGINT) FROM refunds WHERE \(own) GROUP BY currency
      UNION ALL SELECT kind, CAST(sum(CASE WHEN takes_back IS NULL THEN amount_minor ELSE -amount_minor END) AS BIGINT)
        FROM drawer_moves WHERE \(own) GROUP BY kind
      """
    let ours: [any SQLConvertible] = [owner, currency.code]
    let found = try rows(sql, values: ours + ours + ours + ours) { (try $0.text("what"), try $0.integer("total")) }
    let sums = Dictionary(found) { first, _ in first }
    func sum(_ what: String) -> Money { Money(minorUnits: sums[what] ?? 0, currency: currency) }
    func moved(_ kind: DrawerMove.Kind) -> Money { sum(kind.rawValue) }
    do {
      return try Drawer(
        float: moved(.float),
        putIn: moved(.in),
        takenOut: moved(.out),
        sales: sum("sales"),
        refunds: sum("refunds"),
        isUsed: !sums.isEmpty
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

  /// Returns closings of all tills, so many at most, newest first.
  func closings(at place: ListPlace, most: Int) throws(RepositoryError) -> [Closing] {
    switch place {
    case .newest: try closings("ORDER BY closings.id DESC LIMIT \(most)")
    case .before(let number): try closings("WHERE closings.id < ? ORDER BY closings.id DESC LIMIT \(most)", number)
    case .after(let number): try closings("WHERE closings.id > ? ORDER BY closings.id LIMIT \(most)", number).reversed()
    }
  }

  private static let closings = """
    SELECT closings.*, owners.name AS till FROM closings JOIN owners ON owners.owner = closings.owner\u{20}
    """

  /// Returns the closings that the rest of a query chooses.
  func closings(_ rest: String, _ values: any SQLConvertible...) throws(RepositoryError) -> [Closing] {
    try rows(Self.closings + rest, values: values) { row in
      Closing(
        id: Closing.ID(number: try row.integer("id")),
        moment: try row.moment("closed_at"),
        expected: try row.money("expected_minor"),
        counted: try row.money("counted_minor"),
        till: try row.owner(named: "till")
      )
    }
  }

  /// Returns a closing with what belongs to it; nil where there is none with that number.
  func closedDrawer(_ id: Closing.ID) throws(RepositoryError) -> ClosedDrawer? {
    let (chosen, moved) = ("WHERE closings.id = ?", "drawer_moves.closing_id = ?")
    try ask(Self.closings + chosen, id.number)
    try ask(Self.moves(where: moved), id.number)
    let totals = try totals(orders: "orders.closing_id = ?", refunds: "refunds.closing_id = ?", [id.number])
    guard let closing = try closings(chosen, id.number).first else { return nil }
    return ClosedDrawer(closing, totals: totals, moves: try moves(where: moved, id.number))
  }

  /// Returns what was moved that satisfies a condition, oldest first.
  func moves(where condition: String, _ value: Int64) throws(RepositoryError) -> [DrawerMove] {
    try rows(Self.moves(where: condition), value) { row in
      DrawerMove(
        try row.checked("kind", DrawerMove.Kind.init(rawValue:)),
        try row.money("amount_minor"),
        why: try row.text("reason"),
        at: try row.moment("moved_at"),
        takingBack: try row.optionalText("first_moved_at") == nil ? nil : try row.moment("first_moved_at")
      )
    }
  }

  private static func moves(where condition: String) -> String {
    """
    SELECT drawer_moves.*, first.moved_at AS first_moved_at
    FROM drawer_moves LEFT JOIN drawer_moves AS first ON first.id = drawer_moves.takes_back
    WHERE \(condition) ORDER BY drawer_moves.id
    """
  }
}
