import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// What can be taken away from screens.
struct Downloads {
  let composition: Composition
  let isForGuests: Bool

  private var phrases: WebPhrases { composition.language.webPhrases }

  /// What can be taken away from the screen at an address; nothing of what is not there.
  func all(at address: String, in context: RequestContext) async throws -> [Download] {
    if let route = ShopRoute(address: address) {
      guard !isForGuests || !route.isRefusedToGuests else { throw GuestRefusal() }
      return try await all(at: route)
    }
    if case .listings(let id, _, _)? = WatchRoute(address: address) { return try await listings(of: id) }
    if let route = WordRoute(address: address) { return try await decks(at: route) }
    guard context.isLocal, SettingsRoute(address: address) == .list else { return [] }
    let name = "arcade-\(composition.time.today().isoText).sqlite"
    return [Download(phrases.backup, Address("downloads", "backup"), as: name, nil)]
  }

  /// What is at an address of its own; nil where nothing is.
  func download(at text: String, in context: RequestContext) async throws -> Download? {
    let parts = Address(text)?.parts.dropFirst() ?? []
    let screen: Address =
      switch parts {
      case ["shop", "export"]: Address("shop", "day")
      case ["backup"]: Address("settings")
      default: Address(Array(parts))
      }
    return try await all(at: screen.text, in: context).first { $0.link.address == Address(text)?.text }
  }

  private func all(at route: ShopRoute) async throws -> [Download] {
    switch route {
    case .orders(on: nil, at: .newest):
      let address = Address("downloads", "shop", "orders")
      return [Download(phrases.orders, address, as: "orders.csv", ["shop", "orders", "--csv"])]
    case .day, .closings(at: .newest):
      return [("csv", phrases.ledgerTable), ("json", phrases.ledgerDocument)].map { format, label in
        let address = Address("downloads", "shop", "export", query: ["format": format])
        return Download(label, address, as: "books.\(format)", ["shop", "export", "--format=\(format)"])
      }
    case .order(let id):
      guard try await composition.makeOrders().order(id) != nil else { return [] }
      let (number, address) = (String(id.number), Address("downloads", "shop", "orders", String(id.number)))
      return [Download(phrases.receipt, address, as: "receipt-\(number).csv", ["shop", "order", "--csv", number])]
    default: return []
    }
  }

  private func listings(of id: Watch.ID) async throws -> [Download] {
    let name: String
    do throws(RepositoryError) {
      name = try await composition.makeObservatory().watch(id).watch.name.text
    } catch {
      guard error.code == .noSuchWatch else { throw error }
      return []
    }
    return [("csv", phrases.watchTable), ("json", phrases.watchDocument)].map { format, label in
      let address = Address("downloads", "observe", "watches", String(id.number), query: ["format": format])
      return Download(label, address, as: "\(name).\(format)", ["observe", "export", "--format=\(format)", "--", name])
    }
  }

  private func decks(at route: WordRoute) async throws -> [Download] {
    let chosen = route.choice?.lesson.deck
    guard route.screen == .decks || (route.screen == .home && chosen != nil) else { return [] }
    let decks = try await composition.makeWordQuiz().quiz.allDecks()
    return decks.filter { route.screen == .decks || $0.id == chosen }.map { deck in
      let address = Address("downloads", "words", "decks", query: ["deck": deck.id.rawValue])
      let words = ["words", "export", "--", deck.id.rawValue]
      return Download(phrases.deck(deck.name), address, as: "\(deck.name).txt", words)
    }
  }
}
