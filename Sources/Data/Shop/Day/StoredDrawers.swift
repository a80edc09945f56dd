import ArcadeDomain

// What comes into a drawer from one count to the next and goes out is a row of `drawers` with its sums. Each order, refund and
// move names its drawer when it is written, so a closing writes on one row that it was counted, however much is in it.
//
// Ranges of numbers between two closings would need no column, but whoever adopts what is nobody's has two rows of closings
// then, whose ranges overlap. So that one has two open drawers, which are counted at once.
extension Connection {
  static let openDrawers = "SELECT id FROM drawers WHERE owner = ? AND currency = ? AND closing_id IS NULL"

  /// The drawer that is open, as a part of a statement.
  static let openDrawer = "(SELECT max(id) FROM drawers WHERE owner = ? AND currency = ? AND closing_id IS NULL)"

  /// Adds to what is in the open drawer of an owner, who has none yet where it was counted since.
  func add(_ amount: Money, as kind: DrawerSum, of owner: Owner) throws(RepositoryError) {
    let currency = amount.currency.code
    let begin = "INSERT INTO drawers (owner, currency) SELECT ?, ? WHERE NOT EXISTS (\(Self.openDrawers))"
    try run(begin, owner, currency, owner, currency)
    let add = "UPDATE drawers SET \(kind.column) = \(kind.column) + ? WHERE id = \(Self.openDrawer)"
    try run(add, amount.minorUnits, owner, currency)
  }

  /// Returns what came into the drawer of an owner and went out, and belongs to no closing yet.
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
}

/// What is added up of a drawer, all in cash.
enum DrawerSum: String, CaseIterable {
  case float, `in`, out, sales, refunds

  /// The sum of moves of a kind.
  init(_ kind: DrawerMove.Kind) {
    switch kind {
    case .float: self = .float
    case .in: self = .in
    case .out: self = .out
    }
  }

  var column: String { rawValue + "_minor" }
}
