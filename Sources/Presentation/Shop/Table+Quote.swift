public import ArcadeDomain

extension Table {
  /// Lists priced lines with their sums, as a cart, a price check and a receipt show them.
  ///
  /// What cannot be bought comes after the lines; a hint stands beneath the line of which it names more.
  public init(
    _ quote: PromotionQuote,
    hints: [PromotionHint] = [],
    gone: [Cart.Line] = [],
    phrases: ShopPhrases
  ) {
    var nearest: [Product.Code: PromotionHint] = [:]
    for hint in hints where hint.add.count == 1 && !hint.isAboutOrder {
      guard let code = hint.add.first?.product.code else { continue }
      if hint.pieces < nearest[code]?.pieces ?? .max { nearest[code] = hint }
    }
    let ids = (quote.lines.map(\.inCart) + gone).ids
    var rows = zip(quote.lines, ids).map { line, id in
      Row(line, id, hint: line.isListed && !line.quantity.isWeighing ? nearest[line.product.code] : nil, phrases)
    }
    rows += zip(gone, ids[quote.lines.count...]).map { Row(gone: $0, $1, phrases: phrases) }
    rows += quote.added.map { Row($0, in: quote, phrases: phrases) }
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
}

extension Table.Row {
  fileprivate init(_ line: PromotionQuote.Line, _ id: String, hint: PromotionHint?, _ phrases: ShopPhrases) {
    let formats = phrases.formats
    var details = line.discounts.map { Table.Detail.discount($0.name, $0.amount, .good, phrases) }
    if let hint {
      // What takes nothing off yet is no gain.
      if details.isEmpty { details = [.discount(hint.name, .zero(hint.saves.currency), .faint, phrases)] }
      details.append(.text(phrases.hint(add: hint.pieces, saves: formats.money(hint.saves)), .faint, column: 1))
    }
    self.init(
      id,
      line.product,
      phrases.text(of: line.quantity, line.product.unit),
      amount: formats.money(line.subtotal),
      details: details,
      phrases: phrases
    )
  }

  fileprivate init(gone line: Cart.Line, _ id: String, phrases: ShopPhrases) {
    self.init(
      id,
      line.product,
      phrases.text(of: line.quantity, line.product.unit),
      amount: "",
      details: [.text(phrases.noLongerSold, .warning, column: 1)],
      phrases: phrases
    )
  }

  /// Free pieces, with what makes them free.
  fileprivate init(_ pieces: AddedPieces, in quote: PromotionQuote, phrases: ShopPhrases) {
    let name = quote.applied.first { $0.id == pieces.id }?.name ?? LocalizedText(pieces.id)
    let amount = try? pieces.product.price.multiplied(by: pieces.count)
    self.init(
      pieces.product.code.text,
      pieces.product,
      phrases.formats.number(pieces.count),
      amount: amount.map(phrases.formats.money) ?? "",
      details: amount.map { [.discount(name, $0, .good, phrases)] } ?? [],
      phrases: phrases
    )
  }

  private init(
    _ id: String,
    _ product: Product,
    _ quantity: String,
    amount: String,
    details: [Table.Detail],
    phrases: ShopPhrases
  ) {
    self.init(
      id,
      [
        Table.Cell(product.code.text, .strong), Table.Cell(product.name), Table.Cell(quantity),
        Table.Cell(phrases.price(of: product)), Table.Cell(amount),
      ],
      details: details
    )
  }

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
