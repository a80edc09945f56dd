import ArcadeDomain
import ArcadeTesting
import Foundation

/// Random stalls, promotions and carts of every kind, small enough to be checked in other ways.
struct RandomStall {
  static let environment = ProcessInfo.processInfo.environment
  static let seed = environment["ARCADE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  /// The factor for the number of carts; 50 in `make fuzz`.
  static let scale = max(1, (environment["ARCADE_FUZZ_ROUNDS"].flatMap(Int.init) ?? 6) / 6)

  var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func below(_ bound: Int) -> Int { random.integer(below: bound) }

  mutating func oneIn(_ number: Int) -> Bool { below(number) == 0 }

  /// Returns a stall with a few products, whose prices are sometimes equal, sometimes odd, and sometimes have a lowest
  /// price.
  mutating func stall(products: Int, floors: Bool = true, weighings: Bool = false) throws -> Stall {
    var stall = Stall()
    let isRound = oneIn(2)
    for name in ["A", "B", "C", "D", "E", "F"].prefix(products) {
      let price = isRound ? Int64(1 + below(8)) * 100 : Int64(1 + below(900))
      try stall.sell(
        name,
        price,
        tags: oneIn(2) ? ["x"] : ["y", "z"],
        reducedFrom: oneIn(5) ? price + 100 : nil,
        lowest: floors && oneIn(4) ? Int64(below(Int(price) + 50)) : nil,
        unit: weighings && name == "C" ? "kg" : nil
      )
    }
    stall.shipping = oneIn(3) ? Shipping(method: "post", price: euro(Int64(below(900)))) : nil
    stall.rounding = RoundingRule.allCases[below(3)]
    return stall
  }

  mutating func cart(of stall: Stall, pieces: Int) -> String {
    var counts: [String: Int] = [:]
    for _ in 0..<1 + below(pieces) { counts[stall.products[below(stall.products.count)].code.text, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { name, count in
      name == "C" && stall.products.contains { $0.unit != nil } ? "\(below(3)).\(100 + below(900))C" : "\(count)\(name)"
    }.inRandomOrder(using: &random).joined(separator: " ")
  }

  mutating func selection() throws -> PieceSelection {
    switch below(5) {
    case 0, 1: return .all
    case 2: return try PieceSelection(tags: [["x", "y", "z"][below(3)]])
    case 3: return try PieceSelection(prices: PieceSelection.Prices(from: euro(Int64(below(500)))))
    default: return try PieceSelection(products: try ["A", "B", "C", "D"].prefix(1 + below(4)).map(code))
    }
  }

  mutating func share() -> Percent {
    oneIn(2)
      ? Percent(hundredths: Int64([1_000, 2_000, 5_000, 10_000][below(4)])) : Percent(hundredths: Int64(below(10_001)))
  }

  mutating func amount(_ most: Int = 900) -> Money { euro(Int64(below(most))) }

  mutating func itemRule() throws -> PromotionRule {
    let size = 1 + below(4)
    switch below(15) {
    case 0: return .nForM(buy: size + 1, pay: below(size + 1))
    case 1: return .bulkPrice(minimum: size, unitPrice: amount())
    case 2: return .amountOff(amount(300), minimum: 1 + below(2), limitedTo: limitedTo())
    case 3: return .percentOff(share(), minimum: 1 + below(2), limitedTo: limitedTo())
    case 4: return .lineAmountOff(amount())
    case 5, 6: return .groupPrice(size: size, price: amount())
    case 7: return .groupPercentOff(size: size, percent: share(), off: oneIn(2) ? .all : .cheapest)
    case 8: return .groupPercentOff(percent: share(), off: oneIn(2) ? .all : .cheapest)
    case 9:
      let pieces = try ["A", "B", "C"].inRandomOrder(using: &random).prefix(1 + below(3)).map { try code($0) }
      return .bundlePrice(pieces: Dictionary(uniqueKeysWithValues: pieces.map { ($0, 1 + below(2)) }), price: amount())
    case 10, 11:
      let buy = try PromotionRule.Side(count: 1 + below(2), selection: selection())
      let get = try PromotionRule.Side(count: 1 + below(2), selection: oneIn(2) ? buy.selection : selection())
      return .buyGet(
        buy: buy,
        get: get,
        percent: share(),
        pick: oneIn(2) ? .cheapest : .dearest,
        repeats: !oneIn(4),
        atMostPieces: oneIn(4) ? 1 + below(4) : nil
      )
    case 12:
      return .setPercentOff(byDistinct: [2: share(), 3: share(), 4: share()])
    case 13:
      return .fullGroups(size: size, gives: oneIn(2) ? .percent(share()) : .amount(amount(200)))
    default:
      return .firstAndFurther(first: amount(300), further: amount(300), most: oneIn(2) ? 0 : 1 + below(4))
    }
  }

  mutating func orderRule() throws -> PromotionRule {
    switch below(5) {
    case 0: return .orderAmountOff(amount())
    case 1: return .orderPercentOff(share(), most: oneIn(2) ? amount() : nil)
    case 2: return .orderPrice(amount(2_000))
    case 3: return .acrossLines(amount())
    default:
      let steps = [Tiers.Step(from: .total(amount(1_000)), gives: .amount(amount(300)))]
      return .tiers(Tiers(steps: steps))
    }
  }

  mutating func anyRule() throws -> PromotionRule {
    switch below(8) {
    case 0, 1: return try orderRule()
    case 2: return .shippingPercentOff(share())
    case 3:
      let steps = [Tiers.Step(from: .quantity(1 + below(4)), gives: .percent(share()))]
      return .tiers(try Tiers(steps: steps, counted: oneIn(2) ? nil : selection()))
    default: return try itemRule()
    }
  }

  mutating func condition(discounted: Bool = true) throws -> PromotionCondition {
    switch below(4) {
    case 0: return .quantity(minimum: 1 + below(4), selection: try selection())
    case 1: return .contains(try PieceSelection(products: [code("A")]))
    case 2 where discounted: return .itemsTotal(minimum: amount(2_000), of: .discounted)
    default: return .itemsTotal(minimum: amount(1_500), selection: try selection())
    }
  }

  /// Adds offers of any kind.
  mutating func offers(_ number: Int, in stall: inout Stall) throws {
    for place in 0..<number {
      let rules = try (0..<(oneIn(5) ? 2 : 1)).map { _ in try anyRule() }
      try stall.offer(
        "\(place)",
        rules,
        selection(),
        if: oneIn(4) ? [condition()] : [],
        priority: below(3),
        exclusive: oneIn(15),
        lane: oneIn(2) ? "two" : nil,
        atMost: oneIn(5) ? 1 + below(2) : nil,
        skipsReduced: oneIn(6)
      )
    }
  }

  /// Adds offers that `PlainPricing` supports: for items, and some for the order.
  mutating func plainOffers(_ number: Int, order: Int, in stall: inout Stall) throws {
    for place in 0..<number {
      try stall.offer(
        "\(place)",
        (0..<(oneIn(6) ? 2 : 1)).map { _ in try plainRule() },
        selection(),
        if: oneIn(6) ? [condition()] : [],
        priority: below(2),
        atMost: oneIn(5) ? 1 + below(2) : nil,
        skipsReduced: oneIn(8)
      )
    }
    for place in 0..<order {
      let left = PromotionCondition.itemsTotal(minimum: amount(2_000), of: .discounted)
      try stall.offer("order \(place)", [orderRule()], if: oneIn(3) ? [left] : [])
    }
  }

  private mutating func plainRule() throws -> PromotionRule {
    if oneIn(8) {
      let steps = [
        Tiers.Step(from: .quantity(below(4)), gives: .percent(share())),
        Tiers.Step(from: .quantity(4 + below(3)), gives: .percent(share())),
      ]
      return .tiers(try Tiers(steps: steps, counted: oneIn(3) ? selection() : nil))
    }
    // Which of several equally good sets are chosen is not specified.
    while true {
      let rule = try itemRule()
      if case .setPercentOff = rule { continue }
      return rule
    }
  }

  private mutating func limitedTo() -> PieceLimit {
    guard oneIn(3) else { return .every }
    return PieceLimit(
      atMostPieces: oneIn(2) ? 1 + below(4) : nil,
      atMostPiecesPerLine: oneIn(2) ? 1 + below(3) : nil,
      pick: oneIn(2) ? .cheapest : .dearest
    )
  }
}
