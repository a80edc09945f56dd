import ArcadeDomain

extension Connection {
  /// Throws where nobody knows yet how a payment of an owner ended.
  func requireNoOpenPayment(of owner: Owner) throws(RepositoryError) {
    guard try !has("payment_attempts WHERE state = 'open'", of: owner) else {
      throw RepositoryError(.paymentOpen, subject: subject, canRetry: true)
    }
  }

  /// Returns what came into the drawer of an owner and went out, and belongs to no closing yet.
  func drawer(of owner: Owner, in currency: Currency) throws(RepositoryError) -> Drawer {
    let sql = "SELECT kind, amount_minor FROM drawer_sums WHERE owner = ? AND currency = ?"
    let found = try rows(sql, owner, currency.code) { (try $0.text("kind"), try $0.integer("amount_minor")) }
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
      throw .broken("drawer_sums", where: "owner", owner, in: subject, "the sum is too large")
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
    try run("DELETE FROM drawer_sums WHERE owner = ? AND currency = ?", owner, counted.currency.code)
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
        expected: Money(minorUnits: try row.integer("expected_minor"), currency: try row.currency("currency")),
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

extension SummaryTable {
  /// What came into each drawer and went out since it was counted.
  static let drawerSums = SummaryTable(
    name: "drawer_sums",
    key: ["owner", "currency", "kind"],
    sums: ["amount_minor"],
    expected: """
      SELECT owner, currency, 'sales' AS kind, sum(coalesce((SELECT sum(amount_minor) FROM sale_tenders
        WHERE sale_tenders.attempt_id = orders.attempt_id AND kind = 'cash'), 0)) AS amount_minor
      FROM orders JOIN payment_attempts ON payment_attempts.id = orders.attempt_id WHERE closing_id IS NULL
      GROUP BY owner, currency
      UNION ALL SELECT owner, currency, 'refunds', sum(cash_minor) FROM refunds WHERE closing_id IS NULL
      GROUP BY owner, currency
      UNION ALL SELECT owner, currency, kind, sum(CASE WHEN takes_back IS NULL THEN amount_minor ELSE -amount_minor END)
      FROM drawer_moves WHERE closing_id IS NULL GROUP BY owner, currency, kind
      """
  )
}
