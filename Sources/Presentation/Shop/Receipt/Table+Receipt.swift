import ArcadeDomain

extension Table {
  /// Lists what is paid with how it is paid beneath the total, and the change.
  init(_ payment: Payment, isPractice: Bool = false, phrases: ShopPhrases) {
    self.init(payment.quote, phrases: phrases)
    let formats = phrases.formats
    rows += payment.tenders.enumerated().map { index, tender in
      Row(sum: "tender\(index)", phrases.name(of: tender.kind, isPractice: isPractice), formats.money(tender.given))
    }
  }

  /// Lists what was bought, each line with the number that a refund takes for it, and how it was paid.
  init(_ order: Order, phrases: ShopPhrases) {
    self.init(Payment(order.quote, tenders: order.tenders), isPractice: order.isPractice, phrases: phrases)
    for (line, row) in rows.enumerated() where !row.isSummary {
      let code = row.cells.first?.text ?? ""
      let cells = [Cell("\(line + 1). \(code)", .strong)] + row.cells.dropFirst()
      rows[line] = Row(row.id, cells, details: row.details)
    }
    guard !order.change.isZero else { return }
    rows.append(Row(sum: "change", phrases.changeLabel, phrases.formats.money(order.change)))
  }

  /// Lists the taxes that are included in what was paid.
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
