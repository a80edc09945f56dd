import ArcadeDomain

/// Reads a rule of a discount, told apart by its `type`.
struct PromotionRuleReader {
  let currency: Currency

  /// The kinds in the order in which people learn of them.
  private static let kinds: [RuleKind] = [
    RuleKind("nForM", ["buy", "pay"]) {
      .nForM(try NForM(buy: $0.count("buy"), pay: $0.required("pay").wholeNumber()))
    },
    RuleKind("bulkPrice", ["minimum", "unitPrice"]) {
      .bulkPrice(try BulkPrice(minimum: $0.count("minimum"), unitPrice: $0.amount("unitPrice")))
    },
    RuleKind("amountOff", ["amount", "minimum", "atMostPieces", "atMostPiecesPerLine", "pick"]) {
      .amountOff(
        try AmountOff(amount: $0.amount("amount"), minimum: $0.count("minimum", else: 1), picking: $0.picking())
      )
    },
    RuleKind("percentOff", ["percent", "minimum", "atMostPieces", "atMostPiecesPerLine", "pick"]) {
      .percentOff(try PercentOff(percent: $0.percent(), minimum: $0.count("minimum", else: 1), picking: $0.picking()))
    },
    RuleKind("lineAmountOff", ["amount"]) { .lineAmountOff(try LineAmountOff(amount: $0.amount("amount"))) },
    RuleKind("acrossLines", ["amount"]) { .acrossLines(try AcrossLines(amount: $0.amount("amount"))) },
    RuleKind("orderAmountOff", ["amount"]) { .orderAmountOff(try OrderAmountOff(amount: $0.amount("amount"))) },
    RuleKind("orderPercentOff", ["percent", "most"]) {
      .orderPercentOff(try OrderPercentOff(percent: $0.percent(), most: $0.optionalAmount("most")))
    },
    RuleKind("orderPrice", ["price"]) { .orderPrice(try OrderPrice(price: $0.amount("price"))) },
    RuleKind("groupPrice", ["size", "price"]) {
      .groupPrice(try GroupPrice(size: $0.count("size"), price: $0.amount("price")))
    },
    RuleKind("groupPercentOff", ["size", "percent", "off"]) {
      .groupPercentOff(
        try GroupPercentOff(size: $0.optionalCount("size"), percent: $0.percent(), off: $0.word("off") ?? .all)
      )
    },
    RuleKind("bundlePrice", ["pieces", "price"]) {
      .bundlePrice(try BundlePrice(pieces: $0.pieces(), price: $0.amount("price")))
    },
    RuleKind("buyGet", ["buy", "get", "percent", "pick", "repeats", "atMostPieces"]) {
      .buyGet(
        try BuyGet(
          buy: $0.side("buy"),
          get: $0.side("get"),
          percent: $0.percent(),
          pick: $0.word("pick") ?? .cheapest,
          repeats: $0.node.flag("repeats", else: true),
          atMostPieces: $0.optionalCount("atMostPieces")
        )
      )
    },
    RuleKind("setPercentOff", ["byDistinct"]) { .setPercentOff(try SetPercentOff(byDistinct: $0.byDistinct())) },
    RuleKind("tiers", ["basis", "tiers", "counted"]) {
      .tiers(try Tiers(steps: $0.steps(), counted: $0.selection("counted")))
    },
    RuleKind("firstAndFurther", ["first", "further", "most"]) {
      .firstAndFurther(
        try FirstAndFurther(first: $0.amount("first"), further: $0.amount("further"), most: $0.most())
      )
    },
    RuleKind("fullGroups", ["size", "amount", "percent"]) {
      .fullGroups(try FullGroups(size: $0.count("size"), gives: $0.node.reward(in: $0.currency)))
    },
    RuleKind("freePiece", ["product", "count"]) {
      .freePiece(try FreePiece(product: $0.required("product").productCode(), count: $0.count("count", else: 1)))
    },
    RuleKind("shippingPercentOff", ["percent"]) { .shippingPercentOff(try ShippingPercentOff(percent: $0.percent())) },
    RuleKind("shippingPrice", ["price"]) { .shippingPrice(try ShippingPrice(price: $0.amount("price"))) },
  ]

  private static let types = kinds.map(\.type)

  func read(_ node: JSONNode) throws -> PromotionRule {
    let type = try node.required("type").oneOf(Self.types)
    guard let kind = Self.kinds.first(where: { $0.type == type }) else {
      throw node.problem(.missing(key: "type"))
    }
    if let unknown = try node.firstUnknownKey(besides: ["type"] + kind.keys) { throw unknown }
    do {
      return try kind.read(RuleNode(node: node, currency: currency))
    } catch let mistake as PromotionMistake {
      throw ShopProblem(at: node.under(mistake.keyOfRule).place(), .promotion(mistake))
    }
  }
}

/// One kind of rule as files write it.
private struct RuleKind: Sendable {
  let type: String
  let keys: [String]
  let read: @Sendable (RuleNode) throws -> PromotionRule

  init(_ type: String, _ keys: [String], read: @escaping @Sendable (RuleNode) throws -> PromotionRule) {
    self.type = type
    self.keys = keys
    self.read = read
  }
}

extension PromotionMistake {
  /// Under which key of a rule it stands.
  fileprivate var keyOfRule: [String] {
    switch self {
    case .payNotBelowBuy: ["pay"]
    case .emptyBundle: ["pieces"]
    default: []
    }
  }
}
