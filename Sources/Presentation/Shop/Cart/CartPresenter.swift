public import ArcadeDomain

/// Shows the cart with what it costs, and changes it.
///
/// It runs on whichever actor calls it.
public final class CartPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<CartScreen>)?
  /// What leaves the cart.
  public weak var router: (any ShopRouter)?

  private let shop: Shop
  private let till: Till
  private let phrases: any ShopPhrases
  private var shownCodes: [String] = []

  /// Makes a presenter for the cart of a shop.
  public init(shop: Shop, phrases: any ShopPhrases, unsaved: UnsavedWork = UnsavedWork()) {
    self.shop = shop
    self.phrases = phrases
    till = Till(shop: shop, phrases: phrases, unsaved: unsaved)
  }

  /// Shows the cart.
  public func show() async {
    await render()
  }

  /// Loads prices and discounts anew, and shows the cart at these.
  public func refresh() async {
    do {
      _ = try await shop.catalog.refreshed()
      _ = try await shop.discounts.refreshed()
      await render()
    } catch {
      render(failure: error, notices: [])
    }
  }

  /// Puts pieces of a product into the cart, by its code or its row.
  public func add(_ text: String, quantity: Int = 1) async {
    await render(notices: [till.add(text, quantity: quantity, rows: shownCodes)])
  }

  /// Takes pieces of a product out of the cart, all where no quantity is given.
  public func remove(_ text: String, quantity: Int? = nil) async {
    await render(notices: [till.remove(text, quantity: quantity, rows: shownCodes)])
  }

  /// Asks whether to empty the cart.
  public func clear() async {
    await render(asksToClear: true, isUpdate: true)
  }

  /// Empties the cart, or leaves it, as the shopper answered.
  public func answerToClear(_ isYes: Bool) async {
    guard isYes else { return await render(notices: [Notice(phrases.cartKept)], isUpdate: true) }
    do {
      try await till.clear()
      await render()
    } catch {
      render(failure: error, notices: [])
    }
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }

  /// The codes of what the shop sells.
  public func codes() async -> [String] {
    await till.codes()
  }

  private func render(notices: [Notice] = [], asksToClear: Bool = false, isUpdate: Bool = false) async {
    do {
      let review = try await shop.openCart()
      let discounts = try await shop.discounts.book()
      let quote = try discounts.value.quote(for: review.cart, on: shop.time.today())
      let prices = try await shop.catalog.catalog().freshness
      let ages = isUpdate ? [] : phrases.ages(prices: prices, discounts: discounts.freshness)
      shownCodes = review.codesAsShown
      let likeRows = isUpdate ? [] : await till.notices(ofRows: shownCodes)
      view?.render(
        CartScreen(
          title: phrases.cartTitle,
          content: review.shown.isEmpty
            ? .empty(phrases.cartEmpty)
            : .lines(QuoteTable(quote, gone: review.gone, phrases: phrases)),
          question: asksToClear && !review.shown.isEmpty ? phrases.askToClear(pieces: review.shown.pieces) : nil,
          notices: ages + notices + review.repriced.map { Notice(phrases.line(for: $0), .warning) } + likeRows,
          isUpdate: isUpdate && !review.shown.isEmpty
        )
      )
      // A cart that cannot be written can still be looked at; at worst the payment asks once more.
      try? await shop.keepShownPrices(of: review, total: quote.total)
    } catch {
      render(failure: error, notices: notices, asksToClear: asksToClear)
    }
  }

  private func render(failure error: any Error, notices: [Notice], asksToClear: Bool = false) {
    shownCodes = []
    view?.render(
      CartScreen(
        title: phrases.cartTitle,
        content: .failed(phrases.shopFailure(for: error)),
        question: asksToClear ? phrases.askToClearAll : nil,
        notices: notices,
        isUpdate: false
      )
    )
  }
}

extension CartReview {
  /// The codes in the order in which the cart shows them: what can be bought, then what is gone.
  fileprivate var codesAsShown: [String] {
    (cart.lines + gone).map(\.product.code.text)
  }
}
