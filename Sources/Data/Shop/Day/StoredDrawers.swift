import ArcadeDomain

// A drawer is a row of `drawers` with the sums between two counts. Each order, refund and movement refers to its drawer
// when it is written, so a closing only updates one row.
//
// Ranges of numbers between closings would save a column. But after claiming the rows of `.nobody`, an owner has two
// rows of closings, whose ranges overlap. That owner has two open drawers, which are counted together.
extension Connection {
  static let openDrawers = "SELECT id FROM drawers WHERE owner = ? AND currency = ? AND closing_id IS NULL"

  /// A subquery for the open drawer.
  static let openDrawer = "(SELECT max(id) FROM drawers WHERE owner = ? AND currency = ? AND closing_id IS NULL)"

  /// Adds to an owner's open drawer, creating it if the last one is closed.
  func add(_ amount: Money, as kind: DrawerSum, of owner: Owner) throws(RepositoryError) {
    let currency = amount.currency.code
    let begin = "INSERT INTO drawers (owner, currency) SELECT ?, ? WHERE NOT EXISTS (\(Self.openDrawers))"
    try run(begin, owner, currency, owner, currency)
    let add = "UPDATE drawers SET \(kind.column) = \(kind.column) + ? WHERE id = \(Self.openDrawer)"
    try run(add, amount.minorUnits, owner, currency)
  }

  /// Returns the sums of an owner's open drawer.
  func drawer(of owner: Owner, in currency: Currency) throws(RepositoryError) -> Drawer {
    let found = try rows("SELECT * FROM drawers WHERE id IN (\(Self.openDrawers))", owner, currency.code) { row in
      try DrawerSum.allCases.map { try row.amount($0.column, in: currency) }
    }
    func sum(_ kind: DrawerSum) throws(MoneyError) -> Money {
      var sum = Money.zero(currency)
      for (other, place) in zip(DrawerSum.allCases, 0...) where other == kind {
        for amounts in found { sum = try sum.adding(amounts[place]) }
      }
      return sum
    }
    do {
      return try Drawer(
        float: sum(.float),
        putIn: sum(.in),
        takenOut: sum(.out),
        sales: sum(.sales),
        refunds: sum(.refunds),
        isUsed: !found.isEmpty
      )
    } catch {
      throw .broken("drawers", where: "owner", owner, in: subject, "the sum is too large")
    }
  }

  /// Writes a closing, and its reference in the owner's open drawers.
  func close(_ owner: Owner, counted: Money, expected: Money, at moment: Moment) throws(RepositoryError) -> Closing {
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

  /// Returns a page of the closings of all tills, newest first.
  func closings(at place: PageCursor, most: Int) throws(RepositoryError) -> [Closing] {
    switch place {
    case .newest: try closings("ORDER BY closings.id DESC LIMIT \(most)")
    case .before(let number): try closings("WHERE closings.id < ? ORDER BY closings.id DESC LIMIT \(most)", number)
    case .after(let number): try closings("WHERE closings.id > ? ORDER BY closings.id LIMIT \(most)", number).reversed()
    }
  }

  private static let closings = """
    SELECT closings.*, owners.name AS till FROM closings JOIN owners ON owners.owner = closings.owner\u{20}
    """

  /// Returns the closings that a condition selects.
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

  /// The number of orders above which a closing lists payments, but not lines.
  static let mostDetailed = 5_000

  /// Returns a closing with its contents; nil if it does not exist.
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

  /// Returns the movements that meet a condition, oldest first.
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

/// The sums of a drawer, all in cash.
enum DrawerSum: String, CaseIterable {
  case float, `in`, out, sales, refunds

  init(_ kind: DrawerMove.Kind) {
    switch kind {
    case .float: self = .float
    case .in: self = .in
    case .out: self = .out
    }
  }

  var column: String { rawValue + "_minor" }
}
