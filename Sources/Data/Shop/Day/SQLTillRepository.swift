public import ArcadeDomain

/// Refunds in `refunds`, movements in `drawer_moves`, their sums in `drawers`, and `closings`.
public struct SQLTillRepository: TillRepository {
  private let database: Database
  private let owner: Owner

  /// Creates a repository for an owner's drawer in a database.
  public init(database: Database, owner: Owner = .nobody) { (self.database, self.owner) = (database, owner) }

  /// Locks and reads the order, then computes and writes the refund, in one transaction.
  public func refund(
    _ id: Order.ID,
    _ wanted: RefundRequest,
    after refunds: Int,
    at moment: Moment
  ) async throws(RepositoryError) -> Result<Refund, RefundError> {
    let result: Result<Refund, RefundError> = try await database.write { connection in
      try connection.lockRow(owner)
      try connection.lockRow(id.number, of: "id", in: "orders")
      guard let order = try connection.orders(where: "orders.id = ?", id.number).first else {
        return .failure(.noSuchOrder(id))
      }
      guard order.refunds.count == refunds else { return .failure(.changed) }
      switch Result(catching: { () throws(RefundError) in try order.refund(of: wanted) }) {
      case .success(let quote): return .success(try connection.insert(quote, of: id, by: owner, at: moment))
      case .failure(let error): return .failure(error)
      }
    }
    if case .success(let refund) = result { database.noteNumber(refund.id.number, of: "refunds") }
    return result
  }

  public func add(_ move: DrawerMove) async throws(RepositoryError) {
    try await database.write { connection in
      try connection.lockRow(owner)
      try connection.add(move.amount, as: DrawerSum(move.kind), of: owner)
      try connection.run(
        """
        INSERT INTO drawer_moves (owner, moved_at, kind, amount_minor, currency, reason, drawer_id)
        VALUES (?, ?, ?, ?, ?, ?, \(Connection.openDrawer))
        """,
        values: [
          owner, move.moment, move.kind.rawValue, move.amount.minorUnits, move.amount.currency.code, move.why, owner,
          move.amount.currency.code,
        ]
      )
    }
  }

  /// Inserts a second row that refers to the first and belongs to the same drawer.
  public func takeBack(at moment: Moment) async throws(RepositoryError) -> DrawerMove? {
    try await database.write { connection in
      try connection.lockRow(owner)
      let sql = """
        INSERT INTO drawer_moves (owner, moved_at, kind, amount_minor, currency, reason, takes_back, drawer_id)
        SELECT owner, ?, kind, amount_minor, currency, reason, id, drawer_id FROM drawer_moves AS one
        WHERE drawer_id IN (SELECT id FROM drawers WHERE owner = ? AND closing_id IS NULL) AND takes_back IS NULL
          AND NOT EXISTS (SELECT 1 FROM drawer_moves AS later WHERE later.takes_back = one.id)
        ORDER BY id DESC LIMIT 1 RETURNING id
        """
      let id = try connection.row(sql, moment, owner) { try $0.integer("id") }
      guard let id else { return nil }
      guard let back = try connection.moves(where: "drawer_moves.id = ?", id).first else { return nil }
      let column = DrawerSum(back.kind).column
      try connection.run(
        "UPDATE drawers SET \(column) = \(column) - ? WHERE id = (SELECT drawer_id FROM drawer_moves WHERE id = ?)",
        values: [back.amount.minorUnits, id]
      )
      return back
    }
  }

  public func lastCurrency() async throws(RepositoryError) -> Currency? {
    try await database.read { connection in
      try connection.row("SELECT currency FROM drawers WHERE owner = ? ORDER BY id DESC LIMIT 1", owner) { row in
        try row.checked("currency") { Currency(code: $0) }
      }
    }
  }

  public func drawer(in currency: Currency) async throws(RepositoryError) -> Drawer {
    try await database.read { connection in try connection.drawer(of: owner, in: currency) }
  }

  /// Writes the closing, and its reference in the drawer, in one transaction.
  public func close(counted: Money, at moment: Moment) async throws(RepositoryError) -> Closing {
    let closing = try await database.write { connection in
      try connection.lockRow(owner)
      try connection.requireNoOpenPayment(of: owner)
      let expected = try connection.drawer(of: owner, in: counted.currency)
      guard expected.isUsed else { throw RepositoryError(.nothingToClose, subject: connection.subject) }
      return try connection.close(owner, counted: counted, expected: expected.expected, at: moment)
    }
    database.noteNumber(closing.id.number, of: "closings")
    return closing
  }

  public func closings(at place: PageCursor, most: Int) async throws(RepositoryError) -> PageSlice<Closing> {
    try await database.read { connection in
      PageSlice(at: place, upTo: most, of: try connection.closings(at: place, most: most + 1), number: \.id.number)
    }
  }

  public func closings(from start: Moment, until end: Moment) async throws(RepositoryError) -> [Closing] {
    try await database.read { connection in
      try connection.closings("WHERE closed_at >= ? AND closed_at < ? ORDER BY closings.id", start, end)
    }
  }

  public func closing(_ id: Closing.ID) async throws(RepositoryError) -> ClosedDrawer? {
    try await database.read { connection in try connection.closedDrawer(id) }
  }

  public func totals(from start: Moment, until end: Moment) async throws(RepositoryError) -> [SalesReport] {
    try await database.read { connection in try connection.totals(from: start, until: end) }
  }
}
