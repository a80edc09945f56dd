import ArcadeDomain

/// Something that holds for each row of a table, whoever wrote it and by whatever means.
public struct IntegrityCheck: Sendable {
  /// What it says.
  public let kind: Kind
  let table: String
  /// A condition that finds the rows that break it, in words of both engines.
  let breach: String

  init(_ kind: Kind, _ table: String, brokenWhere breach: String) {
    (self.kind, self.table, self.breach) = (kind, table, breach)
  }

  /// What a law says; the raw value is stable enough for scripts.
  public enum Kind: String, CaseIterable, Sendable {
    /// A row keeps the constraints of its table.
    case constraint
    /// The file is whole.
    case damage
    /// The numbers of rows that belong together have no gap.
    case numbering
    /// A row refers only to rows that are there.
    case reference
    /// Who a row belongs to is known.
    case owner
    /// Each history has a row for each listing.
    case history
    /// What was observed later was not seen before.
    case order
    /// An order is of a payment that was paid.
    case unpaidOrder = "unpaid-order"
    /// A payment that was paid has an order.
    case missingOrder = "missing-order"
    /// What was paid for has lines.
    case emptyPayment = "empty-payment"
    /// A currency is one of ISO 4217.
    case currency
    /// What is taken off a line is what its discounts took.
    case discount
    /// Each payment that was not given up uses its discounts once, and the counter says how many do.
    case use
    /// What the pieces of a line cost is what was paid for it.
    case pieces
    /// What was charged is what was paid by card.
    case sum
    /// What was charged is an order, unless nobody knows yet how its payment ended.
    case charge
    /// What was handed over pays for the lines and the shipping.
    case tenders
    /// The counter stands at the last number.
    case counter
    /// No more came back than was sold, and no more went back than was paid for it.
    case refund
    /// What is expected in a drawer is what came in less what went out.
    case drawer
    /// What is in a drawer, and what a closing is of, belongs to the same till and is in the same currency.
    case closing
    /// What the rows of an owner come to stands beside them.
    case summary
  }
}

extension IntegrityCheck {
  /// The rows that belong together are numbered without a gap.
  static func numbered(_ table: String, _ column: String, from first: Int, within group: String? = nil)
    -> IntegrityCheck
  {
    let alike = group.map { "earlier.\($0) = \(table).\($0) AND " } ?? ""
    return IntegrityCheck(
      .numbering,
      table,
      brokenWhere: """
        \(column) < \(first) OR \(column) > \(first) AND NOT EXISTS
        (SELECT 1 FROM \(table) AS earlier WHERE \(alike)earlier.\(column) = \(table).\(column) - 1)
        """
    )
  }

  /// The rows are numbered without a gap but for what the store says was skipped, and the counter stands at the last number.
  static func counted(_ table: String) -> [IntegrityCheck] {
    let skipped = "SELECT last FROM skipped_numbers WHERE skipped_numbers.name = '\(table)'"
    let last = "coalesce((SELECT max(id) FROM (SELECT id FROM \(table) UNION ALL \(skipped)) AS given), 0)"
    return [
      IntegrityCheck(
        .numbering,
        table,
        brokenWhere: """
          id < 1 OR id > 1 AND (id - 1) NOT IN (\(skipped))
          AND NOT EXISTS (SELECT 1 FROM \(table) AS earlier WHERE earlier.id = \(table).id - 1)
          """
      ),
      IntegrityCheck(
        .counter,
        table,
        brokenWhere: "id > coalesce((SELECT value FROM counters WHERE name = '\(table)'), 0)"
      ),
      IntegrityCheck(.counter, "counters", brokenWhere: "name = '\(table)' AND value > \(last)"),
    ]
  }

  /// What every schema says of itself: each currency is known.
  static func ofCurrencies(in shapes: [TableSchema]) -> [IntegrityCheck] {
    let known = Currency.codes.map { "'\($0)'" }.joined(separator: ", ")
    return shapes.flatMap { shape in
      shape.columns.filter { $0.name.hasSuffix("currency") }.map { column in
        IntegrityCheck(.currency, shape.name, brokenWhere: "\(column.name) NOT IN (\(known))")
      }
    }
  }

  /// What every schema says of itself: no row refers to what is not there, and none belongs to somebody unknown.
  static func ofReferences(in shapes: [TableSchema]) -> [IntegrityCheck] {
    shapes.flatMap { shape in
      shape.references.map { reference in
        let known = reference.columns.map { "\(shape.name).\($0.own) IS NOT NULL" }.joined(separator: " AND ")
        let same = reference.columns.map { "there.\($0.other) = \(shape.name).\($0.own)" }.joined(separator: " AND ")
        return IntegrityCheck(
          reference.table == "owners" ? .owner : .reference,
          shape.name,
          brokenWhere: "\(known) AND NOT EXISTS (SELECT 1 FROM \(reference.table) AS there WHERE \(same))"
        )
      }
    }
  }
}
