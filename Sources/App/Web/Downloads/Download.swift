import ArcadeData
import ArcadeDomain
import ArcadePresentation

/// Something that can be taken away as a file.
enum Download: Hashable {
  /// All orders, as a table.
  case orders
  /// All orders with what came back, payments and taxes, for the books.
  case ledger(String)
  /// One receipt, as a table.
  case receipt(Order.ID)
  /// What a watch found, as a feed.
  case watch(Watch.ID, ListingExport.Format)
  /// A deck, as text that can be imported again.
  case deck(Deck.ID)
  /// Everything, as `arcade backup` copies it.
  case backup

  /// Where it is.
  var address: String {
    switch self {
    case .orders: Address("downloads", "shop", "orders").text
    case .ledger(let format): Address("downloads", "shop", "export", query: ["format": format]).text
    case .receipt(let id): Address("downloads", "shop", "orders", String(id.number)).text
    case .watch(let id, let format):
      Address("downloads", "observe", "watches", String(id.number), query: ["format": format.rawValue]).text
    case .deck(let id): Address("downloads", "words", "decks", query: ["deck": id.rawValue]).text
    case .backup: Address("downloads", "backup").text
    }
  }

  /// Reads an address; nil for one at which there is no file.
  init?(address text: String) {
    guard let address = Address(text), address.parts.first == "downloads" else { return nil }
    switch address.parts.dropFirst() {
    case ["shop", "orders"]: self = .orders
    case ["shop", "export"]:
      guard let format = address.query["format"], ["csv", "json"].contains(format) else { return nil }
      self = .ledger(format)
    case ["words", "decks"]:
      guard let deck = address.query["deck"] else { return nil }
      self = .deck(Deck.ID(rawValue: deck))
    case ["backup"]: self = .backup
    case let parts where parts.count == 3 && parts.starts(with: ["shop", "orders"]):
      guard let id = Order.ID(text: parts.last ?? "") else { return nil }
      self = .receipt(id)
    case let parts where parts.count == 3 && parts.starts(with: ["observe", "watches"]):
      guard let id = Watch.ID(text: parts.last ?? ""),
        let format = ListingExport.Format(rawValue: address.query["format"] ?? "")
      else { return nil }
      self = .watch(id, format)
    default: return nil
    }
  }
}
