import ArcadeDomain
import ArcadePresentation

/// What the words of a line mean in the shop: where to go, or `CODE`, `CODE N`, `add CODE N`, `remove CODE N`.
///
/// All its screens share it.
enum ShopWords: Hashable {
  case go(ShopRoute)
  case add(String, quantity: Int)
  case remove(String, quantity: Int?)
  case badQuantity(String)
  case missingCode(after: String)
  case noSuchOrder(String)
  case other

  /// Reads a line; codes are only those of products, so that every other word can be a mistake.
  init(_ line: ConsoleLine, codes: [String] = []) {
    switch line.command {
    case "list": self = .go(.products(matching: line.rest))
    case "cart": self = .go(.cart)
    case "clear": self = .go(.clearCart)
    case "discounts": self = .go(.discounts)
    case "pay": self = .go(.payment)
    case "orders": self = .go(.orders)
    case "order" where line.arguments.isEmpty: self = .other
    case "order": self = Order.ID(typed: line.rest).map { .go(.order($0)) } ?? .noSuchOrder(line.rest)
    case "add" where line.arguments.isEmpty, "remove" where line.arguments.isEmpty:
      self = .missingCode(after: line.command)
    case "add": self.init(line.arguments) { .add($0, quantity: $1 ?? 1) }
    case "remove": self.init(line.arguments) { .remove($0, quantity: $1) }
    case let word where codes.contains(word.uppercased()) || Int(word) != nil:
      self.init(line.words[...]) { .add($0, quantity: $1 ?? 1) }
    default: self = .other
    }
  }

  private init(_ words: ArraySlice<String>, _ make: (String, Int?) -> ShopWords) {
    let code = words.first ?? ""
    let rest = words.dropFirst().joined(separator: " ")
    if rest.isEmpty {
      self = make(code, nil)
    } else if let quantity = Int(rest), quantity > 0 {
      self = make(code, quantity)
    } else {
      self = .badQuantity(rest)
    }
  }
}

extension Order.ID {
  /// Reads the number of an order as a person types it; nil for anything that cannot be one.
  init?(typed text: String) {
    guard let number = Int64(text), number > 0 else { return nil }
    self.init(number: number)
  }
}
