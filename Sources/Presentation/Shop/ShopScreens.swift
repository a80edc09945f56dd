public import ArcadeDomain

/// The shared actions of the shop's screens, and performing them.
public struct ShopScreens: ScreenSystem {
  /// The shop's use cases.
  public let shop: Shop
  /// The number of rows of a long list on one screen.
  let pageSize: Int
  public let phrases: ShopPhrases
  /// The collection of work that could not be stored.
  private let unsaved: UnsavedWork
  /// The default payment method.
  let usualPayment: Tender.Kind
  /// Whether the user can be asked how cards are taken.
  let canAsk: Bool
  /// Generates a random part for payment keys, so that they cannot be guessed.
  let nonce: @Sendable () -> UInt64
  /// The actions that are the same on every screen, created once.
  private var made: ShopActions?
  var alike: ShopActions { made ?? declared() }
  /// The shop's main screens.
  public private(set) var places: [Layout.Place] = []

  /// Creates the screens of a shop. If `canAsk` is false, error messages name the setting instead. A test passes its
  /// own `nonce`.
  public init(
    shop: Shop,
    phrases: ShopPhrases,
    unsaved: UnsavedWork = UnsavedWork(),
    usualPayment: Tender.Kind = .card,
    canAsk: Bool = true,
    pageSize: Int = 50,
    nonce: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
  ) {
    self.unsaved = unsaved
    self.shop = shop
    self.phrases = phrases
    self.usualPayment = usualPayment
    self.canAsk = canAsk
    self.pageSize = max(1, pageSize)
    self.nonce = nonce
    let can = declared()
    made = can
    places = [can.cart, can.discounts, can.orders, can.day, can.ownList?.open].compactMap { $0.flatMap { .init($0) } }
  }

  /// Performs an intent and returns the next screen. News of payments with an unknown result comes first.
  public func perform(
    _ intent: ShopIntent,
    on screen: ShopRoute,
    progress: (String) -> Void
  ) async throws -> Next<ShopRoute> {
    guard let settled = await settled(before: intent) else { return try await act(intent, on: screen, progress) }
    guard let receipt = settled.receipt else {
      return .first(.stay(settled.news), then: await outcome(of: intent, on: screen, progress))
    }
    switch intent {
    // The receipt is the whole result.
    case .refresh, .terminal: return .go(receipt, settled.news)
    default:
      var next = await outcome(of: intent, on: receipt, progress)
      if case .stay(let news) = next { next = .go(receipt, news) }
      return .first(.go(receipt, settled.news), then: next)
    }
  }

  /// Returns the result of an intent, even if it fails.
  private func outcome(
    of intent: ShopIntent,
    on screen: ShopRoute,
    _ progress: (String) -> Void
  ) async -> Next<ShopRoute> {
    do {
      return try await act(intent, on: screen, progress)
    } catch {
      return .stay([notice(of: error)])
    }
  }

  private func act(
    _ intent: ShopIntent,
    on screen: ShopRoute,
    _ progress: (String) -> Void
  ) async throws -> Next<ShopRoute> {
    switch intent {
    case .add(let scan):
      // Part of a name is a search, not a code.
      if await isSearch(scan) { return .go(.products(matching: scan.code)) }
      return try await change(on: screen) { try await added(scan) }
    case .remove(let code, let measure): return try await change(on: screen) { try await removed(code, measure) }
    case .sell(let price, let name): return try await change(on: screen) { try await sold(at: price, name) }
    case .discount(let line, let text, let why):
      return try await change(on: screen) { try await discounted(line, text, why) }
    case .setPrice(let line, let text, let why):
      return try await change(on: screen) { try await priced(line, text, why) }
    case .undo: return try await change(on: screen) { try await undone() }
    case .pay(let shown, let request): return await pay(request, shown: shown, on: screen, progress)
    case .terminal(let id, let tookCard): return await terminal(id, tookCard: tookCard, on: screen)
    case .refresh:
      progress(phrases.loadingProducts)
      let (news, paid) = await refreshed()
      return .go(paid.map(ShopRoute.order) ?? screen, news)
    case .give(let code): return try await change(on: screen) { try await given(code) }
    case .customer(let group): return try await change(on: screen) { try await customer(group) }
    case .ship(let method, let price): return try await change(on: screen) { try await shipping(method, price) }
    case .use(let request): return await use(request)
    case .takeBack: return .stay([await takeBack()])
    case .list(let code, let price, let name): return showingOwnList(await listed(code, price, name), on: screen)
    case .reprice(let code, let price): return showingOwnList(await repriced(code, price), on: screen)
    case .tax(let code, let rate): return showingOwnList(await taxed(code, rate), on: screen)
    case .tag(let code, let tags): return showingOwnList(await tagged(code, tags), on: screen)
    case .unlist(let code): return showingOwnList(await unlisted(code), on: screen)
    case .go(let route): return .go(route)
    }
  }

  /// Changes the cart, and tracks for the goodbye whether it was stored.
  func keeping<Outcome>(_ change: () async throws -> Outcome) async throws -> Outcome {
    do {
      let outcome = try await change()
      unsaved.note(nil, of: "cart")
      return outcome
    } catch let error as RepositoryError {
      unsaved.note(phrases.cartNotStored, of: "cart")
      throw error
    }
  }
}
