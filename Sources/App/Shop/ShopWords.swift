import ArcadePresentation

/// What the words of a line mean to the till: `CODE`, `CODE N`, `add CODE N`, `remove CODE N`.
///
/// The product list and the basket share it.
enum ShopWords: Hashable {
  case add(String, quantity: Int)
  case remove(String, quantity: Int?)
  case badQuantity(String)
  case missingCode
  case other

  /// Reads `add` and `remove`, or a line that begins with a code or a number.
  init(_ line: ConsoleLine, codes: [String]) {
    switch line.command {
    case "add": self.init(line.arguments) { .add($0, quantity: $1 ?? 1) }
    case "remove": self.init(line.arguments) { .remove($0, quantity: $1) }
    case let word where codes.contains(word.uppercased()) || Int(word) != nil:
      self.init(line.words[...]) { .add($0, quantity: $1 ?? 1) }
    default: self = .other
    }
  }

  private init(_ words: ArraySlice<String>, _ make: (String, Int?) -> ShopWords) {
    guard let code = words.first else {
      self = .missingCode
      return
    }
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
