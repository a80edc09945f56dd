public import ArcadeDomain

// The bookkeeping export. It has a row for each line, price override (with the reason), shipping, tender and tax; those
// of refunds are negative. Lines and shipping add up to the same as payments.
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

  /// Returns the rows of an order and its refunds; with a start, only later ones.
  public func ledger(of order: Order, since start: Moment? = nil) -> String {
    func isWanted(_ moment: Moment) -> Bool { start.map { moment >= $0 } ?? true }
    let sold = isWanted(order.paidAt) ? rows(of: order) : []
    return joined(sold + order.refunds.filter { isWanted($0.moment) }.flatMap { rows(of: $0, of: order) })
  }

  private func rows(of order: Order) -> [[String]] {
    let (quote, entry) = (order.quote, LedgerEntry(order: order, refund: nil))
    var rows = quote.lines.flatMap { line in
      let (amount, discount) = (line.total.minorUnits, line.subtotal.minorUnits - line.total.minorUnits)
      return [row("line", entry, of: line.product, line.quantity.decimalText, discount: discount, amount: amount)]
        + byHand(line, entry)
    }
    rows += quote.added.map { pieces in
      let discount = pieces.product.price.minorUnits.multipliedReportingOverflow(by: Int64(pieces.count)).partialValue
      return row("line", entry, of: pieces.product, String(pieces.count), discount: discount, amount: 0)
    }
    if let sent = quote.shipping {
      let (amount, discount) = (sent.total.minorUnits, sent.discount.minorUnits)
      rows.append(
        row("shipping", entry, name: sent.shipping.method, discount: discount, amount: amount, rate: sent.tax)
      )
    }
    return rows + payments(order.tenders, quote.taxes, entry, of: order, sign: 1)
  }

  /// Returns rows for a price override and its reason; the amount is zero because the line includes it.
  private func byHand(_ line: PromotionQuote.Line, _ entry: LedgerEntry) -> [[String]] {
    guard let byHand = line.byHand else { return [] }
    let listed = Product(
      code: line.product.code,
      name: byHand.reason ?? "",
      price: byHand.listPrice,
      unit: line.product.unit,
      tax: line.product.tax
    )
    let taken = (try? line.takenOffByHand().minorUnits) ?? 0
    return [row("byHand", entry, of: listed, line.quantity.decimalText, discount: taken, amount: 0)]
  }

  private func rows(of refund: Refund, of order: Order) -> [[String]] {
    let (quote, entry) = (refund.quote, LedgerEntry(order: order, refund: refund))
    var rows = quote.lines.map { line in
      row("line", entry, of: line.product, "-" + line.quantity.decimalText, amount: -line.total.minorUnits)
    }
    if let shipping = quote.shipping, let sent = order.quote.shipping {
      rows.append(row("shipping", entry, name: sent.shipping.method, amount: -shipping.minorUnits, rate: sent.tax))
    }
    return rows + payments(quote.tenders, quote.taxes, entry, of: order, sign: -1)
  }

  /// A card that was never charged is not booked.
  private func payments(
    _ tenders: [Tender],
    _ taxes: [TaxShare],
    _ entry: LedgerEntry,
    of order: Order,
    sign: Int64
  ) -> [[String]] {
    tenders.map { tender in
      let word = tender.kind == .card && order.isPractice ? "practice" : tender.kind.rawValue
      return row("payment", entry, name: word, amount: sign * tender.amount.minorUnits)
    }
      + taxes.map { tax in
        let parts = [tax.net, tax.tax].map { entry.amount(sign * $0.minorUnits) }
        return row("tax", entry, amount: sign * tax.gross.minorUnits, rate: tax.rate, parts: parts)
      }
  }

  private func row(
    _ kind: String,
    _ entry: LedgerEntry,
    of product: Product? = nil,
    _ quantity: String = "",
    name: String = "",
    discount: Int64? = nil,
    amount: Int64,
    rate: Percent? = nil,
    parts: [String] = ["", ""]
  ) -> [String] {
    [
      kind, entry.order, entry.refund, entry.moment, text(entry.till), text(product?.code.text ?? ""),
      text(product?.name ?? name), quantity, text(product?.unit ?? ""), product?.price.decimalText ?? "",
      discount.map(entry.amount) ?? "", entry.amount(amount), (product?.tax ?? rate)?.shortText ?? "",
    ] + parts + [entry.currency.code]
  }
}

/// The common columns of an order's or refund's rows.
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
