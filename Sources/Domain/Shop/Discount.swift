/// An offer on one product or several.
public struct Discount: Hashable, Identifiable, Sendable {
  /// What the discounts file calls it; unique there.
  public let id: String
  /// What shoppers call it.
  public let name: LocalizedText
  /// The products it is for.
  public let products: [Product.Code]
  /// How much it takes off.
  public let rule: DiscountRule
  /// When it holds.
  public let period: DiscountPeriod

  /// Makes an offer; throws where its rule or its period makes no sense.
  public init(
    id: String,
    name: LocalizedText,
    products: [Product.Code],
    rule: DiscountRule,
    period: DiscountPeriod = .always
  ) throws(DiscountMistake) {
    try Self.check(rule)
    try Self.check(period)
    guard !products.isEmpty else { throw .noProducts }
    self.id = id
    self.name = name
    self.products = products
    self.rule = rule
    self.period = period
  }

  private static func check(_ rule: DiscountRule) throws(DiscountMistake) {
    let limit = Cart.maximumQuantity
    switch rule {
    case .nForM(let buy, let pay):
      guard (1...limit).contains(buy) else { throw .buyOutOfRange(buy) }
      guard (0..<buy).contains(pay) else { throw .payNotBelowBuy(pay: pay, buy: buy) }
    case .bulkPrice(let minimum, let amount), .amountOff(let minimum, let amount):
      guard (1...limit).contains(minimum) else { throw .minimumOutOfRange(minimum) }
      guard !amount.isNegative else { throw .negativeAmount(amount) }
    case .percentOff(let minimum, let percent):
      guard (1...limit).contains(minimum) else { throw .minimumOutOfRange(minimum) }
      guard (0...10_000).contains(percent.hundredths) else { throw .percentOutOfRange(percent) }
    }
  }

  private static func check(_ period: DiscountPeriod) throws(DiscountMistake) {
    switch period {
    case .window(let from, let until) where until < from: throw .windowEmpty(from: from, until: until)
    case .weekdays(let weekdays) where weekdays.isEmpty: throw .noWeekdays
    default: break
    }
  }
}
