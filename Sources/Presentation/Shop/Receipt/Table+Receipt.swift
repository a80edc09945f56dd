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
    self.init(
      columns: [Column(phrases.taxRateLabel)]
        + [phrases.netLabel, phrases.taxLabel, phrases.grossLabel].map { Column($0, isNumber: true) },
      rows: taxes.map { share in
        Row(
          "tax\(share.rate.shortText)",
          [Cell(phrases.taxed(formats.percent(share.rate)))]
            + [share.net, share.tax, share.gross].map { Cell(formats.money($0)) }
        )
      }
    )
  }
}
