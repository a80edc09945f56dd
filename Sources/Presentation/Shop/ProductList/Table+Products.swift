public import ArcadeDomain

extension Table {
  /// Lists products with their prices, what a cart holds of them, and what is offered on them on a day.
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
      TableColumn(phrases.productNameLabel, mayBeCut: true) { $0.0.name }
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

/// Which discount is offered on each product, also while it takes nothing off.
private struct Offers {
  private let book: PromotionBook
  private let day: CalendarDay
  private let taken: [Product.Code: LocalizedText]

  /// `quote` is what is in the cart costs already.
  init(_ book: PromotionBook, on day: CalendarDay, _ quote: PromotionQuote?) {
    self.book = book
    self.day = day
    let lines = (quote?.lines ?? []).compactMap { line in line.discounts.first.map { (line.product.code, $0.name) } }
    taken = Dictionary(lines) { first, _ in first }
  }

  /// What takes something off in the cart, else off one piece or unit, else the first that is about the product.
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
