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
  public init(shop: Shop, phrases: any ShopPhrases, unsaved: UnsavedWork = UnsavedWork()) {
    self.shop = shop
    self.phrases = phrases
    till = Till(shop: shop, phrases: phrases, unsaved: unsaved)
  }

  /// Loads the list for the first time, and asks about payments that were left open.
  public func begin() async {
    view?.render(.loading(phrases: phrases))
    await render(notices: settledNotices(), saysWhatWasLeftOut: true)
  }

  /// Draws the whole list again, after another screen.
  public func resume() async {
    filter = ""
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
      let trouble = await notices(of: { try await shop.discounts.refreshed() })
      await render(notices: trouble + settledNotices(), saysWhatWasLeftOut: true)
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
    await till.codes()
  }

  /// What went wrong in something that the list can do without.
  private func notices<Outcome>(of work: () async throws -> Outcome) async -> [Notice] {
    do {
      _ = try await work()
      return []
    } catch {
      return [Notice(phrases.shopFailure(for: error).text, .bad)]
    }
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
      let (discounts, trouble) = await discountsAtHand()
      let cart = try await shop.openCart()
      let shelf = Shelf(catalog, matching: filter, discounts: discounts, cart: cart, on: shop.time.today())
      shownCodes = shelf.products.map(\.code.text)
      let ages = isUpdate ? [] : shelf.ages(phrases: phrases)
      let leftOut = saysWhatWasLeftOut ? shelf.leftOut(phrases: phrases) : []
      let likeRows = isUpdate ? [] : await till.notices(ofRows: shownCodes)
      var screen = ProductListScreen(
        shelf,
        notices: notices + trouble.filter { !notices.contains($0) } + ages + leftOut + likeRows,
        phrases: phrases
      )
      screen.isUpdate = isUpdate
      if !trouble.isEmpty { screen.canRetry = true }
      view?.render(screen)
    } catch {
      render(failure: error, notices: notices)
    }
  }

  /// The discounts or, where they cannot be loaded, none of them and a sentence that says so.
  private func discountsAtHand() async -> (Loaded<DiscountBook>, trouble: [Notice]) {
    do {
      return (try await shop.discounts.book(), [])
    } catch {
      return (Loaded(DiscountBook([]), .fresh), [Notice(phrases.shopFailure(for: error).text, .bad)])
    }
  }

  private func render(failure error: any Error, notices: [Notice] = []) {
    shownCodes = []
    // Only where there is no connection to be opened can loading anew not help.
    let canRetry = (error as? RepositoryError).map { $0.canRetry || $0.code != .unavailable } ?? false
    let failure = Failure(phrases.shopFailure(for: error).text, canRetry: canRetry)
    // What kept the earlier payments from being settled may keep the list back, too.
    view?.render(.failed(failure, notices: notices.filter { $0.text != failure.text }, phrases: phrases))
  }
}
