import ArcadeDomain

/// Shows the cart with what it costs, changes it, and asks before emptying it.
public final class CartPresenter: Module {
  /// The view; weak, because it owns the presenter.
  public weak var view: (any ScreenView<Screen<Page>>)?
  /// What leaves the cart.
  public weak var router: (any Router<ShopRoute>)?
  /// What can be done now.
  public private(set) var actions: [Action<CartIntent>] = []

  private let common: ShopActions
  /// Whether the cart is to be emptied, which is asked first.
  private var asksToClear: Bool
  private let here: ShopRoute

  private var shop: Shop { common.shop }
  private var phrases: any ShopPhrases { common.phrases }

  /// Makes a presenter for the cart of a shop, or for the question whether to empty it.
  public init(_ common: ShopActions, asksToClear: Bool = false) {
    self.common = common
    self.asksToClear = asksToClear
    here = asksToClear ? .clearCart : .cart
  }

  /// Shows the cart.
  public func show(_ news: [Notice]) async { await render(news) }

  /// Does what is wanted.
  public func perform(_ intent: CartIntent) async {
    switch intent {
    case .shop(.go(.clearCart)):
      asksToClear = true
      await render()
    case .shop(let intent):
      await common.perform(
        intent,
        on: Stage(here: here, router: router) {
          self.render(.loading($0))
        } show: {
          await self.render($0)
        }
      )
    case .clear(let pieces): await clear(pieces: pieces)
    case .keep: await keep()
    }
  }

  private func keep() async {
    let news = [Notice(phrases.cartKept)]
    guard here == .cart else { return await router?.goBack(orTo: .cart, saying: news) ?? () }
    await leave(news)
  }

  /// Empties the cart, if it still holds what was asked about.
  private func clear(pieces: Int) async {
    do {
      guard try await heldPieces() == pieces else { return await render() }
      try await common.clearCart()
      await leave([])
    } catch {
      await leave([Notice(phrases.shopFailure(for: error).text, .bad)])
    }
  }

  /// How many pieces are kept; 0 where nobody can tell.
  private func heldPieces() async throws(RepositoryError) -> Int {
    do {
      return try await shop.carts.cart()?.pieces ?? 0
    } catch  where error.code == .corrupt {
      return 0
    }
  }

  private func leave(_ news: [Notice]) async {
    asksToClear = false
    if here == .cart { await render(news) } else { await router?.follow(.cart, saying: news) }
  }

  private func render(_ news: [Notice] = []) async {
    do {
      let review = try await shop.openCart()
      let discounts = try await shop.discounts.book()
      let catalog = try await shop.catalog.catalog()
      let quote = try discounts.value.quote(for: review.cart, on: shop.time.today())
      let table = Table(quote, gone: review.gone, firstNumber: 1, phrases: phrases)
      let isEmpty = review.shown.isEmpty
      if isEmpty { asksToClear = false }
      declare(
        common.declared(
          products: catalog.value.choices,
          cart: review.shown.choices,
          total: quote.total,
          naming: isEmpty ? ["list"] : ["pay", "remove"]
        ),
        pieces: review.shown.pieces
      )
      render(
        isEmpty ? .empty(phrases.cartEmpty) : .ready(Page(.table(table))),
        standing: phrases.standing(prices: catalog, discounts: discounts)
          + review.repriced.map { Notice(phrases.line(for: $0), .warning) }
          + phrases.notices(
            ofRows: table.rows.filter { !$0.isSummary }.map(\.id),
            among: catalog.value.products.map(\.code.text)
          ),
        news: news,
        question: asksToClear ? phrases.askToClear(pieces: review.shown.pieces) : nil
      )
      // A cart that cannot be written can still be looked at; at worst the payment asks once more.
      try? await shop.keepShownPrices(of: review, total: quote.total)
    } catch {
      declare(common.declared(products: [], naming: ["refresh"]), pieces: (try? await heldPieces()) ?? 0)
      render(
        .failed(phrases.shopFailure(for: error)),
        news: news,
        question: asksToClear ? phrases.askToClearAll : nil
      )
    }
  }

  private func declare(_ common: [Action<ShopIntent>], pieces: Int) {
    actions =
      asksToClear
      ? [
        Action("yes", phrases.clearAction, .fixed("pieces", pieces)) { .clear(pieces: $0) },
        Action("no", phrases.keepAction) { .keep },
      ] : common.map { $0.map(CartIntent.shop) }
  }

  private func render(
    _ content: Loadable<Page>,
    standing: [Notice] = [],
    news: [Notice] = [],
    question: String? = nil
  ) {
    view?.render(
      Screen(
        title: phrases.cartTitle,
        content: content,
        standing: standing,
        news: news,
        question: question,
        offers: actions.map(\.offer)
      )
    )
  }
}

/// What a shopper can want at the cart.
public enum CartIntent: Hashable, Sendable {
  /// What every screen of the shop offers.
  case shop(ShopIntent)
  /// The cart emptied, while it holds so many pieces.
  case clear(pieces: Int)
  /// The cart left as it is.
  case keep
}

extension Cart {
  /// The lines by the codes of their products.
  var choices: [Choice] { lines.map { Choice($0.product.code.text, $0.product.name) } }
}
