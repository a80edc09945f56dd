public import ArcadeDomain

extension Table {
  /// Creates a table of priced lines with their sums, as in a cart, a price check and a receipt.
  ///
  /// Lines that can no longer be bought come last. A hint is below the line that it completes; if a line has several,
  /// the one that saves most.
  public init(_ quote: PromotionQuote, hints: [PromotionHint] = [], gone: [Cart.Line] = [], phrases: ShopPhrases) {
    var best: [Product.Code: PromotionHint] = [:]
    for hint in hints {
      guard let code = hint.line, hint.saves.minorUnits > best[code]?.saves.minorUnits ?? 0 else { continue }
      best[code] = hint
    }
    let formats = phrases.formats
    func row(_ id: String, _ product: Product, _ quantity: String, _ amount: String, _ details: [Detail]) -> Row {
      let cells = [Cell(product.code.text, .strong), Cell(product.name), Cell(quantity)]
      return Row(id, cells + [Cell(phrases.price(of: product)), Cell(amount)], details: details)
    }
    func details(of line: PromotionQuote.Line) -> [Detail] {
      if let byHand = line.byHand { return [.text(phrases.sentence(for: byHand, line.product), .good, column: 1)] }
      var details = line.discounts.map { Detail.discount($0.name, $0.amount, .good, phrases) }
      guard line.isListed, !line.quantity.isWeighing, let hint = best[line.product.code] else { return details }
      // A reduction of zero is not highlighted.
      if details.isEmpty { details = [.discount(hint.name, .zero(hint.saves.currency), .faint, phrases)] }
      return details + [.text(phrases.hint(add: hint.pieces, saves: formats.money(hint.saves)), .faint, column: 1)]
    }
    let ids = (quote.lines.map(\.inCart) + gone).ids
    var rows = zip(quote.lines, ids).map { line, id in
      let quantity = phrases.text(of: line.quantity, line.product.unit)
      return row(id, line.product, quantity, formats.money(line.subtotal), details(of: line))
    }
    rows += zip(gone, ids[quote.lines.count...]).map { line, id in
      let quantity = phrases.text(of: line.quantity, line.product.unit)
      return row(id, line.product, quantity, "", [.text(phrases.noLongerSold, .warning, column: 1)])
    }
    // Free pieces, with the discount behind them.
    rows += quote.added.map { pieces in
      let name = quote.applied.first { $0.id == pieces.id }?.name ?? LocalizedText(pieces.id)
      let amount = try? pieces.product.price.multiplied(by: pieces.count)
      let details = amount.map { [Detail.discount(name, $0, .good, phrases)] } ?? []
      let text = amount.map(formats.money) ?? ""
      return row(pieces.product.code.text, pieces.product, formats.number(pieces.count), text, details)
    }
    self.init(
      columns: [
        Column(phrases.codeLabel), Column(phrases.productNameLabel, mayBeCut: true),
        Column(phrases.piecesLabel, isNumber: true, isSecondary: true),
        Column(phrases.eachLabel, isNumber: true, isSecondary: true),
        Column(phrases.amountLabel, isNumber: true),
      ],
      rows: rows + Self.sums(of: quote, phrases: phrases)
    )
  }

  private static func sums(of quote: PromotionQuote, phrases: ShopPhrases) -> [Row] {
    let formats = phrases.formats
    let total = Row(sum: "total", phrases.totalLabel, formats.money(quote.total), .strong)
    var rows: [Row] = []
    if !quote.discount.isZero || quote.shipping != nil {
      rows.append(Row(sum: "subtotal", phrases.subtotalLabel, formats.money(quote.subtotal)))
    }
    if !quote.discount.isZero {
      rows.append(Row(sum: "discount", phrases.discountLabel, formats.reduction(quote.discount)))
    }
    if let shipping = quote.shipping {
      let (method, price) = (shipping.shipping.method, formats.money(shipping.shipping.price))
      rows.append(Row(sum: "shipping", phrases.shippingLabel(method), price))
      if !shipping.discount.isZero {
        rows.append(Row(sum: "shippingDiscount", phrases.discountLabel, formats.reduction(shipping.discount)))
      }
    }
    return rows + [total]
  }
}

extension PromotionHint {
  fileprivate var pieces: Int { add.reduce(0) { $0 + $1.count } }

  /// The product of the line that it completes; nil if it names several or accepts others.
  var line: Product.Code? { add.count == 1 && !isAboutOrder ? add[0].product.code : nil }
}

extension Table.Row {
  init(sum id: String, _ label: String, _ amount: String, _ tone: Tone = .plain) {
    self.init(id, ["", Table.Cell(label, tone), "", "", Table.Cell(amount, tone)], isSummary: true)
  }
}

extension Table.Detail {
  fileprivate static func discount(
    _ name: LocalizedText,
    _ amount: Money,
    _ tone: Tone,
    _ phrases: ShopPhrases
  ) -> Table.Detail {
    .cells([
      "", Table.Cell(name.text(in: phrases.language.code), tone), "", "",
      Table.Cell(phrases.formats.reduction(amount), tone),
    ])
  }
}
