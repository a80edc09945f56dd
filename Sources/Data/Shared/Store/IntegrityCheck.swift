import ArcadeDomain

/// A condition that every row of a table has to meet, however it was written.
public struct IntegrityCheck: Sendable {
  /// The rule that it checks.
  public let kind: Kind
  let table: String
  /// A condition, valid in both engines, that finds the violating rows.
  let breach: String

  init(_ kind: Kind, _ table: String, brokenWhere breach: String) {
    (self.kind, self.table, self.breach) = (kind, table, breach)
  }

  /// The kinds of checks; the raw values are stable, for scripts.
  public enum Kind: String, CaseIterable, Sendable {
    /// A row satisfies the constraints of its table.
    case constraint
    /// The file is undamaged.
    case damage
    /// Related rows are numbered without gaps.
    case numbering
    /// A row refers only to existing rows.
    case reference
    /// The owner of a row exists.
    case owner
    /// Each history has a row for each listing.
    case history
    /// Later observations come after earlier ones.
    case order
    /// An order belongs to a paid payment.
    case unpaidOrder = "unpaid-order"
    /// A paid payment has an order.
    case missingOrder = "missing-order"
    /// A payment has lines.
    case emptyPayment = "empty-payment"
    /// A currency code is in ISO 4217.
    case currency
    /// The reduction of a line is the sum of its discounts.
    case discount
    /// Each payment that was not abandoned uses its discounts once, and the counter matches.
    case use
    /// The prices of a line's pieces add up to its total.
    case pieces
    /// The charge equals the amount paid by card.
    case sum
    /// A charge has an order, unless the outcome of its payment is unknown.
    case charge
    /// The tenders cover the lines and the shipping.
    case tenders
    /// The counter equals the last number.
    case counter
    /// Refunds do not exceed the pieces sold and the amount paid.
    case refund
    /// The expected amount in a drawer is the cash put in less the cash taken out.
    case drawer
    /// The contents of a drawer and of a closing have the same till and currency.
    case closing
    /// The stored sums of an owner's rows are right.
    case summary
  }
}

extension IntegrityCheck {
  /// Checks that related rows are numbered without gaps.
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

  /// Checks that rows are numbered without gaps except for recorded skips, and that the counter equals the last number.
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

  /// Checks of all currencies in a schema.
  static func ofCurrencies(in shapes: [TableSchema]) -> [IntegrityCheck] {
    let known = Currency.codes.map { "'\($0)'" }.joined(separator: ", ")
    return shapes.flatMap { shape in
      shape.columns.filter { $0.name.hasSuffix("currency") }.map { column in
        IntegrityCheck(.currency, shape.name, brokenWhere: "\(column.name) NOT IN (\(known))")
      }
    }
  }

  /// Checks of all references and owners in a schema.
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
