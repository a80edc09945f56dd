public import ArcadeDomain

/// Shows what the shop sells and puts it into the cart.
///
/// It runs on whichever actor calls it.
public final class ProductListPresenter {
  /// What draws its screens.
  public weak var view: (any ScreenView<ProductListScreen>)?
  /// What leaves the list.
  public weak var router: (any ShopRouter)?

  private let shop: Shop
  private let till: Till
  private let phrases: any ShopPhrases
  private var filter = ""
  private var shownCodes: [String] = []

  /// Makes a presenter for the products and the cart of a shop.
  public init(shop: Shop, phrases: any ShopPhrases) {
    self.shop = shop
    self.phrases = phrases
    till = Till(shop: shop, phrases: phrases)
  }

  /// Loads the list for the first time, and asks about payments that were left open.
  public func begin() async {
    view?.render(.loading(phrases: phrases))
    await render(notices: settledNotices(), saysWhatWasLeftOut: true)
  }

  /// Draws the list again, after another screen.
  public func resume() async {
    await render()
  }

  /// Keeps only the products whose code or name contains a text; all for an empty one.
  public func list(matching text: String) async {
    filter = text
    await render()
  }

  /// Loads prices and discounts anew.
  public func refresh() async {
    view?.render(.loading(phrases: phrases))
    do {
      _ = try await shop.catalog.refreshed()
      _ = try await shop.discounts.refreshed()
      await render(notices: settledNotices(), saysWhatWasLeftOut: true)
    } catch {
      render(failure: error)
    }
  }

  /// Puts pieces of a product into the cart, by its code or its row.
  public func add(_ text: String, quantity: Int = 1) async {
    await render(notices: [till.add(text, quantity: quantity, rows: shownCodes)], isUpdate: true)
  }

  /// Takes pieces of a product out of the cart, all where no quantity is given.
  public func remove(_ text: String, quantity: Int? = nil) async {
    await render(notices: [till.remove(text, quantity: quantity, rows: shownCodes)], isUpdate: true)
  }

  /// Goes to another screen.
  public func go(to route: ShopRoute) async {
    await router?.follow(route)
  }

  /// The codes of what the shop sells.
  public func codes() async -> [String] {
    (try? await shop.catalog.catalog().value.products.map(\.code.text)) ?? []
  }

  private func settledNotices() async -> [Notice] {
    do {
      return try await shop.settlePayments().map { phrases.notice(for: $0) }
    } catch {
      return [Notice(phrases.shopFailure(for: error).text, .bad)]
    }
  }

  private func render(
    notices: [Notice] = [],
    isUpdate: Bool = false,
    saysWhatWasLeftOut: Bool = false
  ) async {
    do {
      let catalog = try await shop.catalog.catalog()
      let discounts = try await shop.discounts.book()
      let cart = try await shop.openCart()
      let shelf = try Shelf(catalog, matching: filter, discounts: discounts, cart: cart, on: shop.time.today())
      shownCodes = shelf.products.map(\.code.text)
      let leftOut = saysWhatWasLeftOut ? shelf.notices(phrases: phrases) : []
      var screen = ProductListScreen(shelf, notices: notices + leftOut, phrases: phrases)
      screen.isUpdate = isUpdate
      view?.render(screen)
    } catch {
      render(failure: error, notices: notices)
    }
  }

  private func render(failure error: any Error, notices: [Notice] = []) {
    shownCodes = []
    let failure = phrases.shopFailure(for: error)
    // What kept the earlier payments from being settled may keep the list back, too.
    view?.render(.failed(failure, notices: notices.filter { $0.text != failure.text }, phrases: phrases))
  }
}
