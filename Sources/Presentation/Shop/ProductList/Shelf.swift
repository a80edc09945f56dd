public import ArcadeDomain

/// What the product list is made of at one moment.
struct Shelf {
  let products: [Product]
  let filter: String
  let freshness: Freshness
  let discountFreshness: Freshness
  let problems: CappedList<ShopProblem>
  let book: DiscountBook
  let cart: Cart
  /// How many pieces can be bought.
  let buyable: Int
  /// What they cost; nil where that is larger than an amount can be.
  let total: Money?
  let day: CalendarDay

  init(
    _ loaded: Loaded<Catalog>,
    matching filter: String = "",
    discounts: Loaded<DiscountBook>,
    cart: CartReview,
    on day: CalendarDay
  ) {
    let key = SearchKey.of(filter)
    products = loaded.value.products.filter {
      key.isEmpty || SearchKey.of($0.code.text).contains(key) || SearchKey.of($0.name).contains(key)
    }
    self.filter = filter
    freshness = loaded.freshness
    discountFreshness = discounts.freshness
    problems = loaded.value.problems
    book = discounts.value
    self.cart = cart.shown
    buyable = cart.cart.pieces
    self.day = day
    total = try? book.quote(for: cart.cart, on: day).total
  }

  /// Why prices and discounts are old, and how old the discounts are; the title says how old the prices are.
  func ages(phrases: any ShopPhrases) -> [Notice] {
    let title = freshness.since.map(phrases.pricesAsOf)
    return phrases.ages(prices: freshness, discounts: discountFreshness).filter { $0.text != title }
  }

  /// What was left out of prices and discounts.
  func leftOut(phrases: any ShopPhrases) -> [Notice] {
    var notices: [Notice] = []
    if !problems.isEmpty { notices.append(Notice(phrases.productsLeftOut(problems.total), .warning)) }
    if !book.problems.isEmpty { notices.append(Notice(phrases.discountsLeftOut(book.problems.total), .warning)) }
    return notices
  }
}

extension ProductListScreen {
  /// Shows a price list alone, without a cart.
  public init(
    _ catalog: Loaded<Catalog>,
    discounts: Loaded<DiscountBook>,
    on day: CalendarDay,
    phrases: any ShopPhrases
  ) {
    let noCart = CartReview(of: Cart(currency: catalog.value.currency), against: catalog.value)
    self.init(Shelf(catalog, discounts: discounts, cart: noCart, on: day), notices: [], phrases: phrases)
  }

  init(_ shelf: Shelf, notices: [Notice], phrases: any ShopPhrases) {
    title = phrases.productsTitle
    self.notices = notices
    canRetry = shelf.freshness.reason?.canRetry == true || shelf.discountFreshness.reason?.canRetry == true
    freshness = shelf.freshness.since.map(phrases.pricesAsOf)
    cart =
      shelf.buyable == 0
      ? nil : phrases.cartSummary(pieces: shelf.buyable, total: shelf.total.map(phrases.formats.money) ?? "–")
    guard shelf.products.isEmpty else {
      content = .products(
        phrases.productColumns,
        shelf.products.enumerated().map { Row($1, number: $0 + 1, of: shelf, phrases: phrases) }
      )
      return
    }
    content = .empty(shelf.filter.isEmpty ? phrases.noProducts : phrases.noProducts(matching: shelf.filter))
  }

  static func loading(phrases: any ShopPhrases) -> ProductListScreen {
    ProductListScreen(title: phrases.productsTitle, content: .loading(phrases.loadingProducts), notices: [])
  }

  static func failed(_ failure: Failure, notices: [Notice], phrases: any ShopPhrases) -> ProductListScreen {
    ProductListScreen(title: phrases.productsTitle, content: .failed(failure), notices: notices)
  }
}

extension ProductListScreen.Row {
  fileprivate init(_ product: Product, number: Int, of shelf: Shelf, phrases: any ShopPhrases) {
    let held = shelf.cart.quantity(of: product.code)
    let offer = try? shelf.book.offer(on: product, quantity: max(held, 1), on: shelf.day)
    self.number = number
    code = product.code.text
    name = product.name
    price = phrases.formats.money(product.price)
    inCart = held == 0 ? "" : phrases.formats.number(held)
    self.offer = offer?.name.text(in: phrases.language.code) ?? ""
  }
}
