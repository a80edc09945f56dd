import ArcadeDomain

extension Parameter<Order.ID> {
  /// The number of an order; one of those that the screen lists, where it does.
  static func order(_ name: String, _ label: String, known: [Choice] = [], _ phrases: ShopPhrases) -> Parameter {
    let kind: Field.Kind = known.isEmpty ? .number(1...Int.max) : .code(known: known)
    let field = Field(name, label, kind, example: known.first?.id ?? "")
    return Parameter(field, else: { phrases.noSuchOrder($0) }, read: { Order.ID(text: $0) })
  }
}

extension Catalog {
  /// The products by their codes.
  var choices: [Choice] { products.map { Choice($0.code.text, $0.name) } }

  /// The number of a row, so that its product is chosen by it; nil where what looks like one can be a code.
  func rowNumber(_ number: Int, beside cart: Cart) -> Int? {
    let isCode = products.contains { $0.code.looksLikeRow } || cart.lines.contains { $0.product.code.looksLikeRow }
    return isCode ? nil : number
  }
}

extension Product.Code {
  /// Whether it is a number as rows have.
  fileprivate var looksLikeRow: Bool {
    text.utf8.count <= 4 && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
