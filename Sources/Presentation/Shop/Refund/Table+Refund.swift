import ArcadeDomain

extension Table {
  /// Creates a table of what is refunded of an order, with the tenders.
  init(_ quote: RefundQuote, titled title: String? = nil, of order: Order, phrases: ShopPhrases) {
    let formats = phrases.formats
    var rows = quote.lines.map { line in
      Row(
        String(line.position),
        [
          Cell(line.product.code.text, .strong), Cell(line.product.name),
          Cell(phrases.text(of: line.quantity, line.product.unit)), Cell(formats.money(line.total)),
        ]
      )
    }
    func sum(_ id: String, _ label: String, _ amount: Money, _ tone: Tone = .plain) -> Row {
      Row(id, ["", Cell(label, tone), "", Cell(formats.money(amount), tone)], isSummary: true)
    }
    if let shipping = quote.shipping, let method = order.quote.shipping?.shipping.method {
      rows.append(sum("shipping", phrases.shippingLabel(method), shipping))
    }
    rows.append(sum("total", phrases.totalLabel, quote.total, .strong))
    rows += quote.tenders.map { tender in
      let isPractice = tender.kind == .card && quote.isPractice
      return sum(
        tender.kind.rawValue,
        isPractice ? phrases.practiceCard : phrases.backLabel(tender.kind),
        tender.amount
      )
    }
    self.init(
      title: title,
      columns: [
        Column(phrases.codeLabel), Column(phrases.productNameLabel, mayBeCut: true),
        Column(phrases.piecesLabel, isNumber: true, isSecondary: true),
        Column(phrases.amountLabel, isNumber: true),
      ],
      rows: rows
    )
  }
}

extension Block {
  /// Returns the blocks about a refund of an order.
  static func blocks(of refund: Refund, _ order: Order, phrases: ShopPhrases) -> [Block] {
    let title = phrases.refundLabel(refund.id.number, refund.moment)
    let taxes = refund.quote.taxes
    return [.table(Table(refund.quote, titled: title, of: order, phrases: phrases))]
      + (taxes.isEmpty ? [] : [.table(Table(taxes, phrases: phrases))])
  }
}
