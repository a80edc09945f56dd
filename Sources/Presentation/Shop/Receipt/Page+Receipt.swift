public import ArcadeDomain

extension Page {
  /// Creates the receipt of an order. After a refund, only that refund is printed.
  public init(_ order: Order, phrases: ShopPhrases) {
    let till = order.till.isNobody ? [] : [Block.facts([Fact(phrases.tillLabel, order.till.name)])]
    let taxes = order.quote.taxes
    let head = order.shop.head(phrases)
    let practice: [Block] = order.isPractice ? [.text(phrases.practice, .warning)] : []
    var blocks = head + [.text(phrases.paidAt(order.paidAt, reference: order.gatewayReference))] + practice + till
    blocks += [.table(Table(order, phrases: phrases))] + (taxes.isEmpty ? [] : [.table(Table(taxes, phrases: phrases))])
    var latest = head.count
    for refund in order.refunds {
      latest = blocks.count
      blocks += Block.blocks(of: refund, order, phrases: phrases)
    }
    blocks += order.shop.receiptLine.map { [.text($0)] } ?? []
    self.init(blocks)
    printed = Set(blocks.indices).subtracting(head.count..<latest)
  }
}

extension ShopDetails {
  /// Returns the head of a printed receipt.
  fileprivate func head(_ phrases: ShopPhrases) -> [Block] {
    (name.map { [.text($0, .strong)] } ?? []) + addressLines.map { .text($0) }
      + (taxNumber.map { [.text(phrases.taxNumber($0))] } ?? [])
  }
}

extension Table {
  /// Creates a table of the priced lines and the tenders of a payment.
  init(_ payment: Payment, isPractice: Bool = false, phrases: ShopPhrases) {
    self.init(payment.quote, phrases: phrases)
    let formats = phrases.formats
    rows += payment.tenders.enumerated().map { index, tender in
      Row(sum: "tender\(index)", phrases.name(of: tender.kind, isPractice: isPractice), formats.money(tender.given))
    }
  }

  /// Creates a table of the lines with their numbers for refunds, the tenders and the change.
  init(_ order: Order, phrases: ShopPhrases) {
    self.init(Payment(order.quote, tenders: order.tenders), isPractice: order.isPractice, phrases: phrases)
    for (line, row) in rows.enumerated() where !row.isSummary {
      let code = row.cells.first?.text ?? ""
      let cells = [Cell("\(line + 1). \(code)", .strong)] + row.cells.dropFirst()
      rows[line] = Row(row.id, cells, details: row.details)
    }
    guard !order.change.isZero else { return }
    rows.append(Row(sum: "change", phrases.changeLabel, phrases.formats.money(order.change), .strong))
  }

  /// Creates a table of the included taxes.
  init(_ taxes: [TaxShare], phrases: ShopPhrases) {
    let formats = phrases.formats
    self.init(of: taxes, id: { "tax\($0.rate.shortText)" }) {
      TableColumn(phrases.taxRateLabel) { phrases.taxed(formats.percent($0.rate)) }
      TableColumn(phrases.netLabel, isNumber: true) { formats.money($0.net) }
      TableColumn(phrases.taxLabel, isNumber: true) { formats.money($0.tax) }
      TableColumn(phrases.grossLabel, isNumber: true) { formats.money($0.gross) }
    }
  }
}
