import ArcadeDomain

/// A rule of a discounts file, with the currency of its amounts.
struct RuleNode {
  let node: JSONNode
  let currency: Currency

  func required(_ key: String) throws -> JSONNode { try node.required(key) }

  func count(_ key: String) throws -> Int { try node.required(key).count() }

  func count(_ key: String, else usual: Int) throws -> Int { try optionalCount(key) ?? usual }

  func optionalCount(_ key: String) throws -> Int? { try node.optional(key)?.count() }

  func amount(_ key: String) throws -> Money { try node.required(key).amount(in: currency) }

  func optionalAmount(_ key: String) throws -> Money? { try node.optional(key)?.amount(in: currency) }

  func percent() throws -> Percent { try node.required("percent").percent() }

  /// Reads one of a set of words; nil if the key is missing.
  func word<Choice: CaseIterable & RawRepresentable<String>>(_ key: String) throws -> Choice? {
    try node.optional(key)?.oneOf(Choice.self)
  }

  func limitedTo() throws -> PieceLimit {
    try PieceLimit(
      atMostPieces: optionalCount("atMostPieces"),
      atMostPiecesPerLine: optionalCount("atMostPiecesPerLine"),
      pick: word("pick") ?? .cheapest
    )
  }

  func selection(_ key: String) throws -> PieceSelection? {
    guard let node = try node.optional(key) else { return nil }
    if let unknown = try node.firstUnknownKey(besides: PieceSelection.keys) { throw unknown }
    return try node.selection(in: currency)
  }

  /// Reads the pieces of a bundle, by product.
  func pieces() throws -> [Product.Code: Int] {
    var pieces: [Product.Code: Int] = [:]
    for (text, place) in try required("pieces").members() {
      guard let code = Product.Code(text) else { throw place.problem(.wrongShape(expected: .code)) }
      guard try pieces.updateValue(place.count(), forKey: code) == nil else {
        throw place.problem(.repeated(code.text))
      }
    }
    return pieces
  }

  func side(_ key: String) throws -> PromotionRule.Side {
    let node = try required(key)
    if let unknown = try node.firstUnknownKey(besides: ["count"] + PieceSelection.keys) { throw unknown }
    return try PromotionRule.Side(count: node.optional("count")?.count() ?? 1, selection: node.selection(in: currency))
  }

  func byDistinct() throws -> [Int: Percent] {
    let node = try required("byDistinct")
    var steps: [Int: Percent] = [:]
    for (text, place) in try node.members() {
      guard let count = Int(text) else { throw place.problem(.wrongShape(expected: .wholeNumber)) }
      guard (1...Cart.maximumQuantity).contains(count) else {
        throw ShopProblem(at: place.place(), .promotion(.countOutOfRange(count)))
      }
      guard try steps.updateValue(place.percent(), forKey: count) == nil else { throw place.problem(.repeated(text)) }
    }
    guard !steps.isEmpty else { throw ShopProblem(at: node.place(), .promotion(.noTiers)) }
    return steps
  }

  func steps() throws -> [Tiers.Step] {
    let countsPieces = try required("basis").oneOf(["total", "quantity"]) == "quantity"
    let list = try required("tiers")
    let steps = try list.list().map { step in
      if let unknown = try step.firstUnknownKey(besides: ["from", "amount", "percent"]) { throw unknown }
      let from = try step.required("from")
      return Tiers.Step(
        from: countsPieces ? .quantity(try from.countOrNone()) : .total(try from.amount(in: currency)),
        gives: try step.reward(in: currency)
      )
    }
    guard !steps.isEmpty else { throw ShopProblem(at: list.place(), .promotion(.noTiers)) }
    return steps
  }

  /// Reads the most pieces; 0 is no limit.
  func most() throws -> Int { try node.optional("most")?.countOrNone() ?? 0 }
}
