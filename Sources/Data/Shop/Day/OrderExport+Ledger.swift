public import ArcadeDomain

// What a bookkeeper books: a row for each line, for the shipping, for each way of paying and for each tax; those of what
// came back are below zero. Rows of each kind add up by themselves: lines and shipping to what payments do.
extension OrderExport {
  /// The names of the columns.
  public var ledgerHeadings: String {
    joined([
      [
        "row", "order", "refund", "at", "till", "code", "name", "quantity", "unit", "unitPrice", "discount", "amount",
        "rate", "net", "tax", "currency",
      ]
    ])
  }

  /// Returns the rows of an order and of what came back of it; only those since a moment where one is given.
  public func ledger(of order: Order, since start: Moment? = nil) -> String {
    func isWanted(_ moment: Moment) -> Bool { start.map { moment >= $0 } ?? true }
    let sold = isWanted(order.paidAt) ? rows(of: order) : []
    return joined(sold + order.refunds.filter { isWanted($0.moment) }.flatMap { rows(of: $0, of: order) })
  }

  private func rows(of order: Order) -> [[String]] {
    let quote = order.quote
    let entry = LedgerEntry(order: order, refund: nil)
    var rows = quote.lines.map { line in
      row(
        "line",
        entry,
        line.product,
        quantity: line.quantity.decimalText,
        discount: line.subtotal.minorUnits - line.total.minorUnits,
        amount: line.total.minorUnits
      )
    }
    rows += quote.added.map { pieces in
      let discount = pieces.product.price.minorUnits.multipliedReportingOverflow(by: Int64(pieces.count)).partialValue
      return row("line", entry, pieces.product, quantity: String(pieces.count), discount: discount, amount: 0)
    }
    if let shipping = quote.shipping {
      let amount = shipping.total.minorUnits
      let discount = shipping.discount.minorUnits
      rows.append(
        row("shipping", entry, name: shipping.shipping.method, discount: discount, amount, rate: shipping.tax)
      )
    }
    rows += order.tenders.map { row("payment", entry, name: word(for: $0, of: order), $0.amount.minorUnits) }
    return rows + quote.taxes.map { row($0, entry, sign: 1) }
  }

  private func rows(of refund: Refund, of order: Order) -> [[String]] {
    let quote = refund.quote
    let entry = LedgerEntry(order: order, refund: refund)
    var rows = quote.lines.map { line in
      row(
        "line",
        entry,
        line.product,
        quantity: "-" + line.quantity.decimalText,
        discount: nil,
        amount: -line.total.minorUnits
      )
    }
    if let shipping = quote.shipping, let sent = order.quote.shipping {
      rows.append(row("shipping", entry, name: sent.shipping.method, -shipping.minorUnits, rate: sent.tax))
    }
    rows += quote.tenders.map { row("payment", entry, name: word(for: $0, of: order), -$0.amount.minorUnits) }
    return rows + quote.taxes.map { row($0, entry, sign: -1) }
  }

  /// A card that was never charged is not booked as one that was.
  private func word(for tender: Tender, of order: Order) -> String {
    tender.kind == .card && order.isPractice ? "practice" : tender.kind.rawValue
  }

  private func row(
    _ kind: String,
    _ entry: LedgerEntry,
    _ product: Product,
    quantity: String,
    discount: Int64?,
    amount: Int64
  ) -> [String] {
    [
      kind, entry.order, entry.refund, entry.moment, text(entry.till), text(product.code.text), text(product.name),
      quantity, text(product.unit ?? ""), product.price.decimalText, discount.map(entry.amount) ?? "",
      entry.amount(amount), product.tax?.shortText ?? "", "", "", entry.currency.code,
    ]
  }

  private func row(
    _ kind: String,
    _ entry: LedgerEntry,
    name: String,
    discount: Int64? = nil,
    _ amount: Int64,
    rate: Percent? = nil
  ) -> [String] {
    [
      kind, entry.order, entry.refund, entry.moment, text(entry.till), "", text(name), "", "", "",
      discount.map(entry.amount) ?? "", entry.amount(amount), rate?.shortText ?? "", "", "", entry.currency.code,
    ]
  }

  private func row(_ tax: TaxShare, _ entry: LedgerEntry, sign: Int64) -> [String] {
    [
      "tax", entry.order, entry.refund, entry.moment, text(entry.till), "", "", "", "", "", "",
      entry.amount(sign * tax.gross.minorUnits), tax.rate.shortText, entry.amount(sign * tax.net.minorUnits),
      entry.amount(sign * tax.tax.minorUnits), entry.currency.code,
    ]
  }
}

/// What all rows of an order or a refund have.
private struct LedgerEntry {
  let order, refund, moment, till: String
  let currency: Currency

  init(order: Order, refund: Refund?) {
    self.order = String(order.id.number)
    self.refund = refund.map { String($0.id.number) } ?? ""
    moment = (refund?.moment ?? order.paidAt).isoText
    till = (refund?.till ?? order.till).name
    currency = order.quote.total.currency
  }

  func amount(_ units: Int64) -> String { Money(minorUnits: units, currency: currency).decimalText }
}
