public import ArcadeDomain

extension Table.Counter {
  /// Creates the counters for rows with products.
  init(counting rows: [(id: String, product: Product)], amount: Int?, _ can: ShopActions) {
    let units = rows.compactMap { row in row.product.unit.map { (row.id, $0) } }
    self.init(
      amount: amount,
      more: can.add.offer,
      less: can.remove.offer,
      units: Dictionary(units) { first, _ in first }
    )
  }
}

extension Table {
  /// Creates a short table of the cart, beside the products.
  init(beside quote: PromotionQuote, phrases: ShopPhrases) {
    let formats = phrases.formats
    self.init(of: quote.lines) {
      TableColumn(phrases.piecesLabel, isNumber: true) { phrases.text(of: $0.quantity, $0.product.unit) }
      TableColumn(phrases.productNameLabel) { $0.product.name }
      TableColumn(phrases.amountLabel, isNumber: true) { formats.money($0.subtotal) }
    }
    func sum(_ id: String, _ label: String, _ amount: String, _ tone: Tone = .plain) -> Row {
      Row(id, ["", Cell(label, tone), Cell(amount, tone)], isSummary: true)
    }
    if !quote.discount.isZero { rows.append(sum("discount", phrases.discountLabel, formats.reduction(quote.discount))) }
    rows.append(sum("total", phrases.totalLabel, formats.money(quote.total), .strong))
  }

  /// Creates a table of products with their prices, their quantities in the cart, and the discounts of a day.
  public init(
    _ products: [Product],
    in cart: Cart,
    _ quote: PromotionQuote? = nil,
    discounts: PromotionBook,
    on day: CalendarDay,
    phrases: ShopPhrases
  ) {
    let offers = Offers(discounts, on: day, quote)
    let names = products.map { offers.name(on: $0)?.text(in: phrases.language.code) ?? "" }
    self.init(of: zip(products, names), firstNumber: 1, id: { $0.0.code.text }) {
      TableColumn(phrases.codeLabel) { Cell($0.0.code.text, .strong) }
      TableColumn(phrases.productNameLabel, mayBeCut: true) { Cell(known: $0.0) }
      TableColumn(phrases.priceLabel, isNumber: true) { phrases.price(of: $0.0) }
      if products.contains(where: { cart.quantity(of: $0.code) != nil }) {
        TableColumn(phrases.inCartLabel, isNumber: true) { product, _ in
          cart.quantity(of: product.code).map { phrases.text(of: $0, product.unit) } ?? ""
        }
      }
      if names.contains(where: { !$0.isEmpty }) {
        TableColumn(phrases.offerLabel, mayBeCut: true, isSecondary: true) { Cell($0.1, .good) }
      }
    }
  }
}

extension Table.Cell {
  /// Creates the name of a product with its picture. Only a list of the user names local files, so they are shown at
  /// once.
  fileprivate init(known product: Product) {
    let picture = product.picture.map { Picture([$0], isAtHand: $0.hasPrefix("/")) }
    self.init(product.name, picture: picture, color: product.color)
  }
}

/// The discount to show for each product, even if it does not apply yet.
private struct Offers {
  private let book: PromotionBook
  private let day: CalendarDay
  private let taken: [Product.Code: LocalizedText]

  /// `quote` is the current price of the cart.
  init(_ book: PromotionBook, on day: CalendarDay, _ quote: PromotionQuote?) {
    self.book = book
    self.day = day
    let lines = (quote?.lines ?? []).compactMap { line in line.discounts.first.map { (line.product.code, $0.name) } }
    taken = Dictionary(lines) { first, _ in first }
  }

  /// Returns a discount that applies to the product in the cart, else to a single piece or unit, else the first one
  /// about it.
  func name(on product: Product) -> LocalizedText? {
    if let name = taken[product.code] { return name }
    let offered = book.offers(for: product, on: day).filter { $0.code == nil }
    guard offered.count > 1 else { return offered.first?.name }
    let one = product.unit == nil ? Quantity.pieces(1) : .weighing(thousandths: 1_000)
    let line = QuoteRequest.Line(product: product, quantity: one)
    let request = QuoteRequest(lines: [line], currency: product.price.currency, day: day)
    return (try? book.quote(for: request))?.lines.first?.discounts.first?.name ?? offered.first?.name
  }
}
