import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// What can be taken away from a screen as a file.
struct Downloads {
  private let composition: Composition

  init(_ composition: Composition) { self.composition = composition }

  /// The links at the address of a screen; none to what is not there.
  func links(at address: String, in visit: RequestContext) async -> [PageLink] {
    do {
      if let route = ShopRoute(address: address) { return try await links(at: route) }
      if let route = WatchRoute(address: address) { return try await links(at: route) }
      if let route = WordRoute(address: address) { return try await links(at: route) }
      let isAllowed = visit.isLocal && SettingsRoute(address: address) == .list
      return isAllowed ? [link(phrases.backup, .backup)] : []
    } catch {
      // The page says that it cannot be had.
      return []
    }
  }

  private func links(at route: ShopRoute) async throws -> [PageLink] {
    switch route {
    case .orders: return [link(phrases.orders, .orders)]
    case .day, .closings:
      return [link(phrases.ledgerTable, .ledger("csv")), link(phrases.ledgerDocument, .ledger("json"))]
    case .order(let id):
      return try await composition.makeOrders().order(id) == nil ? [] : [link(phrases.receipt, .receipt(id))]
    default: return []
    }
  }

  private func links(at route: WatchRoute) async throws -> [PageLink] {
    guard case .listings(let id, _, _) = route, try await composition.watch(id) != nil else { return [] }
    return [link(phrases.watchTable, .watch(id, .csv)), link(phrases.watchDocument, .watch(id, .json))]
  }

  private func links(at route: WordRoute) async throws -> [PageLink] {
    if route.screen == .decks {
      return try await composition.decks().map { link(phrases.deck($0.name), .deck($0.id)) }
    }
    guard route.screen == .home, let id = route.choice?.lesson.deck else { return [] }
    return try await composition.decks().filter { $0.id == id }.map { link(phrases.deck($0.name), .deck($0.id)) }
  }

  private func link(_ label: String, _ download: Download) -> PageLink { PageLink(label, to: download.address) }

  private var phrases: WebPhrases { composition.language.webPhrases }
}

extension Composition {
  /// The watch of a number; nil where there is none.
  func watch(_ id: Watch.ID) async throws -> WatchSummary? {
    try await makeObservatory().watches.watches().first { $0.id == id }
  }

  /// All decks that can be played.
  func decks() async throws -> [DeckSummary] { try await makeWordQuiz().quiz.decks.decks() }
}
