import ArcadeDomain

/// Reads a rule of a discount, by its `type`.
struct PromotionRuleReader {
  let currency: Currency

  /// The kinds in the order of the manual.
  private static let kinds: [RuleKind] = [
    RuleKind("nForM", ["buy", "pay"]) { try .nForM(buy: $0.count("buy"), pay: $0.required("pay").wholeNumber()) },
    RuleKind("bulkPrice", ["minimum", "unitPrice"]) {
      try .bulkPrice(minimum: $0.count("minimum"), unitPrice: $0.amount("unitPrice"))
    },
    RuleKind("amountOff", ["amount", "minimum", "atMostPieces", "atMostPiecesPerLine", "pick"]) {
      try .amountOff($0.amount("amount"), minimum: $0.count("minimum", else: 1), limitedTo: $0.limitedTo())
    },
    RuleKind("percentOff", ["percent", "minimum", "atMostPieces", "atMostPiecesPerLine", "pick"]) {
      try .percentOff($0.percent(), minimum: $0.count("minimum", else: 1), limitedTo: $0.limitedTo())
    },
    RuleKind("lineAmountOff", ["amount"]) { try .lineAmountOff($0.amount("amount")) },
    RuleKind("acrossLines", ["amount"]) { try .acrossLines($0.amount("amount")) },
    RuleKind("orderAmountOff", ["amount"]) { try .orderAmountOff($0.amount("amount")) },
    RuleKind("orderPercentOff", ["percent", "most"]) {
      try .orderPercentOff($0.percent(), most: $0.optionalAmount("most"))
    },
    RuleKind("orderPrice", ["price"]) { try .orderPrice($0.amount("price")) },
    RuleKind("groupPrice", ["size", "price"]) { try .groupPrice(size: $0.count("size"), price: $0.amount("price")) },
    RuleKind("groupPercentOff", ["size", "percent", "off"]) {
      try .groupPercentOff(size: $0.optionalCount("size"), percent: $0.percent(), off: $0.word("off") ?? .all)
    },
    RuleKind("bundlePrice", ["pieces", "price"]) { try .bundlePrice(pieces: $0.pieces(), price: $0.amount("price")) },
    RuleKind("buyGet", ["buy", "get", "percent", "pick", "repeats", "atMostPieces"]) {
      try .buyGet(
        buy: $0.side("buy"),
        get: $0.side("get"),
        percent: $0.percent(),
        pick: $0.word("pick") ?? .cheapest,
        repeats: $0.node.flag("repeats", else: true),
        atMostPieces: $0.optionalCount("atMostPieces")
      )
    },
    RuleKind("setPercentOff", ["byDistinct"]) { try .setPercentOff(byDistinct: $0.byDistinct()) },
    RuleKind("tiers", ["basis", "tiers", "counted"]) {
      try .tiers(Tiers(steps: $0.steps(), counted: $0.selection("counted")))
    },
    RuleKind("firstAndFurther", ["first", "further", "most"]) {
      try .firstAndFurther(first: $0.amount("first"), further: $0.amount("further"), most: $0.most())
    },
    RuleKind("fullGroups", ["size", "amount", "percent"]) {
      try .fullGroups(size: $0.count("size"), gives: $0.node.reward(in: $0.currency))
    },
    RuleKind("freePiece", ["product", "count"]) {
      try .freePiece($0.required("product").productCode(), count: $0.count("count", else: 1))
    },
    RuleKind("shippingPercentOff", ["percent"]) { try .shippingPercentOff($0.percent()) },
    RuleKind("shippingPrice", ["price"]) { try .shippingPrice($0.amount("price")) },
  ]

  private static let types = kinds.map(\.type)

  func read(_ node: JSONNode) throws -> PromotionRule {
    let type = try node.required("type").oneOf(Self.types)
    guard let kind = Self.kinds.first(where: { $0.type == type }) else { throw node.problem(.missing(key: "type")) }
    if let unknown = try node.firstUnknownKey(besides: ["type"] + kind.keys) { throw unknown }
    do {
      let rule = try kind.read(RuleNode(node: node, currency: currency))
      try rule.check()
      return rule
    } catch let mistake as PromotionMistake {
      throw ShopProblem(at: node.under(mistake.keyOfRule).place(), .promotion(mistake))
    }
  }
}

private struct RuleKind: Sendable {
  let type: String
  let keys: [String]
  let read: @Sendable (RuleNode) throws -> PromotionRule

  init(_ type: String, _ keys: [String], read: @escaping @Sendable (RuleNode) throws -> PromotionRule) {
    (self.type, self.keys, self.read) = (type, keys, read)
  }
}

extension PromotionMistake {
  /// The keys that lead to the rule.
  fileprivate var keyOfRule: [String] {
    switch self {
    case .payNotBelowBuy: ["pay"]
    case .emptyBundle: ["pieces"]
    default: []
    }
  }
}
