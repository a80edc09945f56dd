import ArcadePresentation
import XCTest

@testable import ArcadeApp
@testable import ArcadeConsole
@testable import ArcadeWeb

/// Every action of every screen either declares that it changes shared data, or is listed here as harmless.
///
/// Each new action needs a decision, so that guests cannot perform a forbidden one. The settings are not included,
/// because other machines cannot open them.
final class SharedChangeTests: XCTestCase {
  /// Actions that change decks, watches or the price list, refund money, or open the books.
  private static let changing: [String: Set<String>] = [
    "shop": [
      "add-product", "price", "tax", "tags", "remove-product", "refund", "orders", "order", "day", "closings",
      "closing",
      "float", "in", "out", "close", "undo-cash", "yes, take cash out of the drawer",
    ],
    "words": ["rename", "delete", "yes, delete the deck", "add", "edit", "forget"],
    "observatory": [
      "search", "add", "go", "keep", "retry", "rename", "delete", "yes, delete the watch with its history", "target",
      "margin", "rest", "mark all read",
    ],
  ]

  /// Actions on the user's own data, views, and parts of a search.
  private static let harmless: [String: Set<String>] = [
    "shop": [
      "add", "at", "cart", "clear", "code", "customer", "discounts", "later", "list", "misc", "next", "no", "off",
      "open",
      "pay", "previous", "pricelist", "refresh", "remove", "shipping", "undo", "why", "with", "yes, pay for the cart",
      "yes, at a terminal: it is asked each time whether it took the card", "yes, it did: the cart is sold",
      "yes, empty the cart",
    ],
    "prices": [
      "again", "answer", "answers", "best", "categories", "cheat", "daily", "earlier", "finish", "guess", "history",
      "info", "later", "link", "mix", "mix clear", "mix play", "open", "picture", "play", "resume", "retry", "share",
      "skip", "standings", "stats", "up",
    ],
    "names": [
      "again", "answer", "best", "finish", "hint", "history", "learn", "learn new", "learn team", "mode", "next",
      "people",
      "person", "practice", "previous", "progress", "refresh", "retry", "reverse practice", "reverse timed",
      "reverse untimed", "stats", "timed", "untimed",
    ],
    "words": [
      "again", "best", "deck", "decks", "history", "learn", "learn new", "learn one", "missed", "next", "no", "open",
      "play", "previous", "progress", "r", "retry", "rounds", "seconds", "stats", "swap", "topic", "topic all",
      "topics", "w", "words",
    ],
    "observatory": [
      "categories", "category", "chart", "columns", "count", "currency", "decimal", "delimiter", "encoding", "filter",
      "find", "history", "keyword", "link", "listing", "listings", "name", "next", "no", "only", "open", "order",
      "picture", "previous", "prices", "retry", "sort", "source", "sources", "take", "targets", "try", "up", "update",
      "updates", "watches", "what",
    ],
  ]

  func testEveryActionIsKnownToChangeWhatIsEverybodysOrNot() async throws {
    for system in ScreenState.systems where system.name != "settings" {
      let offers = try await system.states(.english).flatMap(\.offers)
      func keys(_ offers: [Offer]) -> Set<String> {
        Set(offers.map { $0.word == "yes" ? "yes, \($0.label)" : $0.word })
      }
      XCTAssertEqual(
        keys(offers.filter(\.changesWhatIsShared)),
        Self.changing[system.name] ?? [],
        "\(system.name): actions that say .changingWhatIsShared"
      )
      let others = keys(offers.filter { !$0.changesWhatIsShared })
      let unknown = others.subtracting(Self.harmless[system.name] ?? [])
      XCTAssertEqual(unknown, [], "\(system.name): say .changingWhatIsShared at these actions, or list them here")
    }
  }
}
