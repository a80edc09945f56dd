import ArcadeDomain

/// A page of the products that match a text, or of all, with their quantities in the cart.
///
/// At the first call, the full list also settles payments that were left open.
public struct ProductListPresenter: ShopPresenter {
  public let system: ShopScreens
  private let filter: String
  private let page: Int
  /// Whether open payments were already settled.
  private var hasBegun: Bool

  /// Creates a list of the products with a text in their code or name, or of all.
  public init(_ system: ShopScreens, matching filter: String = "", page: Int = 1) {
    (self.system, self.filter, self.page) = (system, filter, page)
    hasBegun = !filter.isEmpty || page > 1
  }

  public var route: ShopRoute { .products(matching: filter, page: page) }
  public var title: String { phrases.productsTitle }

  public mutating func load(
    into contents: inout PageContents<ShopIntent>,
    progress: (String) -> Void
  ) async throws {
    let (wasUnacknowledged, isFirst) = (shop.isAnyUnacknowledged, !hasBegun)
    if isFirst || wasUnacknowledged {
      hasBegun = true
      progress(phrases.loadingProducts)
      let settled = await system.settledNotices()
      contents.news = settled.news
      if let attempt = settled.atTerminal { return system.askAboutTerminal(attempt, in: &contents) { $0 } }
      if wasUnacknowledged, let order = settled.order {
        contents.title = phrases.receiptTitle(order.id.number)
        contents.content = .ready(Page(order, phrases: phrases))
        return await lead(on: &contents)
      }
    }
    var catalog: Catalog?
    do throws(RepositoryError) {
      let prices = try await shop.prices()
      catalog = prices.list.value
      try await list(prices, in: &contents)
      if isFirst { contents.news += phrases.notices(ofUnusedIn: prices.list.value) }
    } catch {
      // Reloading cannot help if connections are not allowed.
      let canRetry = error.canRetry || error.code != .unavailable
      contents.content = .failed(Failure(phrases.failure(for: error).text, canRetry: canRetry))
      // Without a cart, scans are still recognised, and storing them fails with an error.
      offer(system.actions(selling: catalog), in: &contents)
    }
  }

  public mutating func perform(
    _ intent: ShopIntent,
    progress: (String) -> Void
  ) async throws -> Next<ShopRoute> {
    hasBegun = true
    return try await system.perform(intent, on: route, progress: progress)
  }

  private func list(
    _ prices: ShopPrices,
    in contents: inout PageContents<ShopIntent>
  ) async throws(RepositoryError) {
    let (catalog, book) = (prices.list.value, prices.discounts.value)
    let review = try await shop.openCart(against: catalog)
    let (day, found) = (shop.time.today(), catalog.products(matching: filter))
    let pages = ListPages(of: found.count, size: system.pageSize, at: page)
    let products = Array(found[pages.rows])
    let request = try await shop.applyDiscounts.request(for: review.cart, on: day, under: book, from: catalog)
    let quote = try? book.quote(for: request)
    var can = system.actions(selling: catalog, cart: review.shown.choices, total: quote?.total)
    (can.cart, can.pay) = (can.cart.main, can.pay.main)
    if prices.canRetry { can.refresh = can.refresh.main }
    let turning: [Action<ShopIntent>] =
      pages.count > 1 ? pages.turning(phrases) { .products(matching: filter, page: $0) } : []
    contents.actions = can.all + turning
    var table = Table(products, in: review.shown, quote, discounts: book, on: day, phrases: phrases)
    table.firstNumber = catalog.rowNumber(pages.rows.lowerBound + 1, beside: review.shown)
    table.rowActions.counter = Table.Counter(
      counting: products.map { ($0.code.text, $0) },
      amount: table.columns.firstIndex { $0.title == phrases.inCartLabel },
      can
    )
    contents.banners = await system.ownListNotices() + phrases.standing(prices)
    let summary = phrases.summary(of: review.cart, total: quote?.total)
    contents.aside = quote.map { Page(summary + [.table(Table(beside: $0, phrases: phrases))]) }
    contents.layout = layout(can, turning: turning, isAgainInSight: prices.canRetry)
    let next: [Block] = review.shown.isEmpty ? [.bar(can.cart.first)] : [.forms(can.pay.first), .bar(can.cart)]
    let again: [Block] = prices.canRetry ? [.buttons(can.refresh)] : []
    if quote != nil {
      contents.layout?.besides = next + again
    } else {
      contents.layout?.controls.insert(contentsOf: next + again, at: turning.isEmpty ? 0 : 1)
    }
    let nothing = filter.isEmpty ? phrases.noProducts : phrases.noProducts(matching: filter)
    contents.content =
      products.isEmpty && summary.isEmpty
      ? .empty(nothing)
      : .ready(Page([products.isEmpty ? .text(nothing) : .table(table)] + pages.line(phrases) + summary))
  }

  /// Adds the actions for a failure of the products or the cart, a retry first.
  private func offer(_ actions: ShopActions, in contents: inout PageContents<ShopIntent>) {
    var can = actions
    can.refresh = can.refresh.main
    contents.actions = can.all
    contents.layout = layout(can, hasFailed: true)
  }

  /// Adds the next step after the receipt of an open payment.
  private func lead(on contents: inout PageContents<ShopIntent>) async {
    var can = await system.actions()
    (can.list, can.orders) = (can.list.main, can.orders.main)
    contents.actions = can.all
    contents.layout = .selling(can) {
      Block.forms(can.list.first)
      Block.bar(can.orders)
      Block.buttons(can.undo)
      Block.more {
        Block.forms(can.remove, can.pay, can.unlisted)
        Block.list(can.refresh)
      }
    }
  }

  private func layout(
    _ can: ShopActions,
    turning: [Action<ShopIntent>] = [],
    hasFailed: Bool = false,
    isAgainInSight: Bool = false
  ) -> Layout {
    var layout = Layout.selling(can) {
      Block.pages(turning.reversed())
      if hasFailed { Block.bar(can.refresh.first) }
      Block.buttons(can.undo)
      Block.more {
        Block.forms(can.remove, can.list, hasFailed ? can.pay : nil, can.unlisted)
        if !hasFailed, !isAgainInSight { Block.list(can.refresh) }
      }
    }
    if !hasFailed { layout.searchAddress = ShopRoute.search }
    return layout
  }
}

extension Catalog {
  /// Returns the products with a text in their code or name. The text can be followed by a quantity.
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
  /// Returns a summary of the cart; empty if the cart is.
  fileprivate func summary(of cart: Cart, total: Money?) -> [Block] {
    guard cart.pieces > 0 else { return [] }
    return [.text(cartSummary(pieces: cart.pieces, total: total.map(formats.money) ?? "–"))]
  }
}
