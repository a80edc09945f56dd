import ArcadeDomain

extension Connection {
  /// Throws where nobody knows yet how a payment of an owner ended.
  func requireNoOpenPayment(of owner: Owner) throws(RepositoryError) {
    guard try !has("payment_attempts WHERE state = 'open'", of: owner) else {
      throw RepositoryError(.paymentOpen, subject: subject, canRetry: true)
    }
  }

  /// Writes a closing, and on the open drawers of an owner that it counted them.
  func close(
    _ owner: Owner,
    counted: Money,
    expected: Money,
    at moment: Moment
  ) throws(RepositoryError) -> Closing {
    let number = try nextNumber(of: "closings")
    let currency = counted.currency.code
    try insert(
      into: "closings",
      [
        "id": number, "owner": owner, "closed_at": moment, "currency": currency,
        "expected_minor": expected.minorUnits, "counted_minor": counted.minorUnits,
      ]
    )
    try run("UPDATE drawers SET closing_id = ? WHERE id IN (\(Self.openDrawers))", number, owner, currency)
    return Closing(id: Closing.ID(number: number), moment: moment, expected: expected, counted: counted, till: owner)
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

  /// Of more orders than so many a closing says what was paid, and not what for.
  static let mostDetailed = 5_000

  /// Returns a closing with what belongs to it; nil where there is none with that number.
  func closedDrawer(_ id: Closing.ID) throws(RepositoryError) -> ClosedDrawer? {
    func counted(_ table: String) -> String { "\(table).drawer_id IN (SELECT id FROM drawers WHERE closing_id = ?)" }
    let (chosen, moved) = ("WHERE closings.id = ?", counted("drawer_moves"))
    let many = "SELECT orders.id FROM orders WHERE \(counted("orders")) LIMIT 1 OFFSET \(Self.mostDetailed)"
    try prefetch(Self.closings + chosen, id.number)
    try prefetch(Self.moves(where: moved), id.number)
    try prefetchOrders(where: counted("orders"), [id.number])
    let isMany = try row(many, id.number) { _ in true } ?? false
    guard let closing = try closings(chosen, id.number).first else { return nil }
    let totals =
      isMany
      ? [try sums(orders: counted("orders"), refunds: counted("refunds"), id.number, in: closing.counted.currency)]
      : try totals(orders: counted("orders"), refunds: counted("refunds"), [id.number])
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
