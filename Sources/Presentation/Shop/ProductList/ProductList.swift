public import ArcadeDomain

extension ShopScreens {
  /// Makes the list of what the shop sells, with what the cart holds of it: of the products with a text in their code or
  /// name, or of all of them, which asks the first time about payments that were left open; where they are many, a page.
  public func products(matching filter: String = "", page: Int = 1) -> OldPagePresenter<ShopIntent, ShopRoute> {
    var hasBegun = !filter.isEmpty || page > 1
    return OldPagePresenter(at: .products(matching: filter, page: page), title: phrases.productsTitle) { progress in
      var contents = PageContents<ShopIntent>(title: phrases.productsTitle, content: .empty(""), actions: [])
      let (wasUnheard, isFirst) = (shop.isAnyUnheard, !hasBegun)
      if !hasBegun || wasUnheard {
        hasBegun = true
        progress(phrases.loadingProducts)
        let settled = await settledNotices()
        contents.news = settled.news
        if let attempt = settled.atTerminal {
          askAboutTerminal(attempt, in: &contents) { $0 }
          return contents
        }
        if wasUnheard, let order = settled.order {
          contents.title = phrases.receiptTitle(order.id.number)
          contents.content = .ready(Page(order, phrases: phrases))
          contents.actions = await offered(naming: ["list", "orders"])
          return contents
        }
      }
      do throws(RepositoryError) {
        let catalog = try await list(matching: filter, page: page, in: &contents)
        if isFirst { contents.news += phrases.notices(ofUnusedIn: catalog) }
      } catch {
        // Only where there is no connection to be opened can loading anew not help.
        let canRetry = error.canRetry || error.code != .unavailable
        contents.content = .failed(Failure(phrases.shopFailure(for: error).text, canRetry: canRetry))
        if contents.actions.isEmpty { contents.actions = declared(selling: nil, naming: ["refresh"]) }
      }
      return contents
    } act: {
      hasBegun = true
      await perform($0, in: $1)
    }
  }

  private func list(
    matching filter: String,
    page number: Int,
    in contents: inout PageContents<ShopIntent>
  ) async throws(RepositoryError) -> Catalog {
    let catalog = try await shop.catalog.catalog()
    // Where there is no cart, what is scanned is known all the same, and missed where it cannot be stored.
    contents.actions = declared(selling: catalog.value, naming: ["refresh"])
    let (discounts, trouble) = await shop.discounts.atHand()
    let review = try await shop.openCart(against: catalog.value)
    let (day, found) = (shop.time.today(), catalog.value.products(matching: filter))
    let pages = ListPages(of: found.count, size: pageSize, at: number)
    let products = Array(found[pages.rows])
    let request = try await shop.applyDiscounts.request(
      for: review.cart,
      on: day,
      under: discounts.value,
      from: catalog.value
    )
    let quote = try? discounts.value.quote(for: request)
    let canRetry = [catalog.freshness.reason, discounts.freshness.reason].contains { $0?.canRetry == true }
    contents.actions = declared(
      selling: catalog.value,
      cart: review.shown.choices,
      total: quote?.total,
      isEmpty: review.shown.isEmpty,
      naming: canRetry || trouble?.canRetry == true ? ["cart", "pay", "refresh"] : ["cart", "pay"]
    )
    contents.actions = contents.actions.map { $0.offer.word == "add" ? $0.searching(at: ShopRoute.search) : $0 }
    if pages.count > 1 { contents.actions += pages.turning(phrases) { .products(matching: filter, page: $0) } }
    var table = Table(products, in: review.shown, quote, discounts: discounts.value, on: day, phrases: phrases)
    table.firstNumber = catalog.value.rowNumber(pages.rows.lowerBound + 1, beside: review.shown)
    table.steps = Table.Steps(
      counting: products.map { ($0.code.text, $0) },
      amount: table.columns.firstIndex { $0.title == phrases.inCartLabel }
    )
    contents.banners =
      await ownListNotices() + phrases.standing(prices: catalog, discounts: discounts)
      + phrases.notices(ofMissing: trouble)
    let summary = phrases.summary(of: review.cart, total: quote?.total)
    contents.aside = quote.map { Page(summary + [.table(Table(beside: $0, phrases: phrases))]) }
    let nothing = filter.isEmpty ? phrases.noProducts : phrases.noProducts(matching: filter)
    contents.content =
      products.isEmpty && summary.isEmpty
      ? .empty(nothing)
      : .ready(Page([products.isEmpty ? .text(nothing) : .table(table)] + pages.line(phrases) + summary))
    return catalog.value
  }
}

extension Catalog {
  /// The products with a text in their code or name, in their order; how many are meant may stand beside it.
  func products(matching filter: String) -> [Product] {
    products(with: Scan.parts(of: filter) { !products(with: $0).isEmpty }.code)
  }

  private func products(with filter: String) -> [Product] {
    let key = SearchKey.of(filter)
    return products.filter {
      key.isEmpty || SearchKey.of($0.code.text).contains(key) || SearchKey.of($0.name).contains(key)
    }
  }
}

extension ShopPhrases {
  /// What the cart holds; nothing where that is nothing.
  fileprivate func summary(of cart: Cart, total: Money?) -> [Block] {
    guard cart.pieces > 0 else { return [] }
    return [.text(cartSummary(pieces: cart.pieces, total: total.map(formats.money) ?? "–"))]
  }
}

extension Table.Steps {
  /// Counts what rows hold of their products.
  init(counting rows: [(id: String, product: Product)], amount: Int?) {
    let units = rows.compactMap { row in row.product.unit.map { (row.id, $0) } }
    self.init(amount: amount, more: "add", less: "remove", units: Dictionary(units) { first, _ in first })
  }
}

extension Table {
  /// Lists what is in the cart in few words, as it stands beside the products.
  fileprivate init(beside quote: PromotionQuote, phrases: ShopPhrases) {
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
  /// The name of a product with what it is known by: a picture of this machine is at hand, as only its own lists name one.
  fileprivate init(known product: Product) {
    let picture = product.picture.map { Picture([$0], isAtHand: $0.hasPrefix("/")) }
    self.init(product.name, picture: picture, color: product.color)
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
