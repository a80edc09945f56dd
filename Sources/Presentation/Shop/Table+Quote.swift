public import ArcadeDomain

extension Table {
  /// Lists priced lines with their sums, as a cart, a price check and a receipt show them.
  ///
  /// What cannot be bought comes after the lines. `showsHints` says why to buy more.
  public init(
    _ quote: Quote,
    gone: [Cart.Line] = [],
    showsHints: Bool = true,
    firstNumber: Int? = nil,
    phrases: any ShopPhrases
  ) {
    self.init(
      columns: [
        Column(phrases.codeLabel), Column(phrases.productNameLabel, mayBeCut: true),
        Column(phrases.piecesLabel, isNumber: true, isSecondary: true),
        Column(phrases.eachLabel, isNumber: true, isSecondary: true),
        Column(phrases.amountLabel, isNumber: true),
      ],
      rows: quote.lines.map { Row($0, showsHint: showsHints, phrases: phrases) }
        + gone.map { Row(gone: $0, phrases: phrases) } + Self.sums(of: quote, phrases: phrases),
      firstNumber: firstNumber,
      // What was paid does not change any more.
      isWatched: firstNumber != nil
    )
  }

  private static func sums(of quote: Quote, phrases: any ShopPhrases) -> [Row] {
    let formats = phrases.formats
    let total = Row(sum: "total", phrases.totalLabel, formats.money(quote.total), .strong)
    guard !quote.discount.isZero else { return [total] }
    return [
      Row(sum: "subtotal", phrases.subtotalLabel, formats.money(quote.subtotal)),
      Row(sum: "discount", phrases.discountLabel, formats.reduction(quote.discount)),
      total,
    ]
  }
}

extension Table.Row {
  fileprivate init(_ line: Quote.Line, showsHint: Bool, phrases: any ShopPhrases) {
    let formats = phrases.formats
    let offer = line.offer.map { offer in
      // What takes nothing off yet is no gain.
      let tone: Tone = offer.amount.isZero ? .faint : .good
      return Table.Detail.cells([
        "", Table.Cell(offer.name.text(in: phrases.language.code), tone), "", "",
        Table.Cell(formats.reduction(offer.amount), tone),
      ])
    }
    let hint = showsHint ? line.hint.map { phrases.hint(add: $0.add, saves: formats.money($0.saves)) } : nil
    self.init(
      line.product,
      line.quantity,
      amount: formats.money(line.subtotal),
      details: [offer, hint.map { .text($0, .faint, column: 1) }].compactMap { $0 },
      phrases: phrases
    )
  }

  fileprivate init(gone line: Cart.Line, phrases: any ShopPhrases) {
    self.init(
      line.product,
      line.quantity,
      amount: "",
      details: [.text(phrases.noLongerSold, .warning, column: 1)],
      phrases: phrases
    )
  }

  private init(
    _ product: Product,
    _ quantity: Int,
    amount: String,
    details: [Table.Detail],
    phrases: any ShopPhrases
  ) {
    self.init(
      product.code.text,
      [
        Table.Cell(product.code.text, .strong), Table.Cell(product.name), Table.Cell(phrases.formats.number(quantity)),
        Table.Cell(phrases.formats.money(product.price)), Table.Cell(amount),
      ],
      details: details
    )
  }

  fileprivate init(sum id: String, _ label: String, _ amount: String, _ tone: Tone = .plain) {
    self.init(id, ["", Table.Cell(label, tone), "", "", Table.Cell(amount, tone)], isSummary: true)
  }
}
