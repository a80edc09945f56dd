public import ArcadeDomain

/// What every screen of the shop offers, and the doing: its presenters share one.
public struct ShopScreens: ScreenSystem {
  /// What is looked at and changed.
  public let shop: Shop
  /// How many rows of a long list stand on one screen.
  let pageSize: Int
  public let phrases: ShopPhrases
  /// Where it is noted what could not be stored.
  private let unsaved: UnsavedWork
  /// How it is paid where nobody says how.
  let usualPayment: Tender.Kind
  /// Whether somebody can be asked how cards are taken.
  let canAsk: Bool
  /// Draws what makes a payment's key hard to guess.
  let nonce: @Sendable () -> UInt64
  /// What every screen offers alike, made once.
  private var made: ShopActions?
  var alike: ShopActions { made ?? declared() }

  /// Offers what can be done in a shop; where nobody `canAsk` what only people know, it is said what to set. A test gives
  /// numbers of its own.
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
    made = declared()
  }

  /// Does what is wanted on a screen, and returns what comes next; first comes what became of a payment whose end was not
  /// settled.
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
    // The receipt is all that was wanted.
    case .refresh, .terminal: return .go(receipt, settled.news)
    default:
      var next = await outcome(of: intent, on: receipt, progress)
      if case .stay(let news) = next { next = .go(receipt, news) }
      return .first(.go(receipt, settled.news), then: next)
    }
  }

  /// What comes of an intent, also if it fails.
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
      // A part of a name is no code, but says what is looked for.
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

  /// Changes the cart, and notes for the goodbye whether that could be stored.
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
