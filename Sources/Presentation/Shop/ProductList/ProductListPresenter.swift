import ArcadeDomain

/// Shows what the shop sells, with what the cart holds of it.
public final class ProductListPresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<Page>>)?
  /// What leaves the list.
  public weak var router: (any Router<ShopRoute>)?
  /// What can be done now.
  public private(set) var actions: [Action<ShopIntent>] = []

  private let common: ShopActions
  private let filter: String
  /// Whether payments that were left open have been asked about.
  private var hasBegun: Bool

  private var shop: Shop { common.shop }
  private var phrases: any ShopPhrases { common.phrases }

  /// Makes a presenter for the products with a text in their code or name; for all of them without one.
  public init(_ common: ShopActions, matching filter: String = "") {
    self.common = common
    self.filter = filter
    hasBegun = !filter.isEmpty
  }

  /// Shows the products; the whole list asks the first time about payments that were left open.
  public func show(_ news: [Notice]) async {
    guard !hasBegun else { return await render(news) }
    hasBegun = true
    render(.loading(phrases.loadingProducts))
    await render(news + common.settledNotices())
  }

  /// Does what is wanted.
  public func perform(_ intent: ShopIntent) async {
    await common.perform(
      intent,
      on: Stage(here: .products(matching: filter), router: router) {
        self.render(.loading($0))
      } show: {
        await self.render($0)
      }
    )
  }

  private func render(_ news: [Notice]) async {
    do {
      let catalog = try await shop.catalog.catalog()
      let (discounts, trouble) = await discountsAtHand()
      let review = try await shop.openCart()
      let day = shop.time.today()
      let products = catalog.value.products(matching: filter)
      let total = try? discounts.value.quote(for: review.cart, on: day).total
      let canRetry = [catalog.freshness.reason, discounts.freshness.reason].contains { $0?.canRetry == true }
      actions = common.declared(
        products: catalog.value.choices,
        cart: review.shown.choices,
        total: total,
        naming: canRetry || trouble?.canRetry == true ? ["cart", "pay", "refresh"] : ["cart", "pay"]
      )
      let table = Table(products, in: review.shown, discounts: discounts.value, on: day, phrases: phrases)
      let standing =
        phrases.standing(prices: catalog, discounts: discounts)
        + [trouble].compactMap { $0 }.map { Notice($0.text, .bad) }
        + phrases.notices(ofRows: products.map(\.code.text), among: catalog.value.products.map(\.code.text))
      let summary = phrases.summary(of: review.cart, total: total)
      let nothing = filter.isEmpty ? phrases.noProducts : phrases.noProducts(matching: filter)
      render(
        products.isEmpty && summary.isEmpty
          ? .empty(nothing) : .ready(Page([products.isEmpty ? .text(nothing) : .table(table)] + summary)),
        standing: standing,
        news: news
      )
    } catch {
      // Only where there is no connection to be opened can loading anew not help.
      let canRetry = error.canRetry || error.code != .unavailable
      let failure = Failure(phrases.shopFailure(for: error).text, canRetry: canRetry)
      actions = common.declared(products: [], naming: ["refresh"])
      render(.failed(failure), news: news)
    }
  }

  private func render(_ content: Loadable<Page>, standing: [Notice] = [], news: [Notice] = []) {
    view?.render(
      Screen(
        title: phrases.productsTitle,
        content: content,
        standing: standing,
        news: news,
        offers: actions.map(\.offer)
      )
    )
  }

  /// The discounts or, where they cannot be loaded, none of them and why.
  private func discountsAtHand() async -> (Loaded<DiscountBook>, trouble: Failure?) {
    do {
      return (try await shop.discounts.book(), nil)
    } catch {
      return (Loaded(DiscountBook([]), .fresh), phrases.shopFailure(for: error))
    }
  }
}

extension Catalog {
  /// The products with a text in their code or name, in their order.
  fileprivate func products(matching filter: String) -> [Product] {
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
