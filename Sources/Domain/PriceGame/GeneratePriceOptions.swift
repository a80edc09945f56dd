/// Generates three wrong prices around a right one; the better the player, the closer they are.
///
/// They look like prices of the same shop, and any of the four could be the right one. The rank of the right price is
/// drawn from all possible ones with equal probability. The other prices end like the shop's prices.
public struct GeneratePriceOptions: Sendable {
  private let rule: any ReachRule
  private let shop: [Money]

  /// Creates a generator with a reach rule and the prices of a shop; without any, all options end like the right price.
  public init(rule: any ReachRule = AdaptiveReach(), endingAs shop: [Money] = []) {
    (self.rule, self.shop) = (rule, shop)
  }

  /// Returns four prices; throws only if the price is not above zero, or too high for higher options.
  public func callAsFunction(
    around price: Money,
    accuracy: Accuracy,
    using random: inout some RandomNumberGenerator
  ) throws(MoneyError) -> PriceOptions {
    let offset = accuracy.tier.offset
    let window = try PriceWindow(around: price, rule: rule, offset: offset)
    let spread = PriceSpread(window: window, rule: rule, offset: offset)
    let right = price.minorUnits
    let rank = min(random.integer(below: 4), Int(min(right, 4)) - 1)
    let drawn = wrongPrices(rank, spread, using: &random) ?? (0..<4).map { right + Int64($0 - rank) }
    let wrong = drawn.filter { $0 != right }.map { Money(minorUnits: $0, currency: price.currency) }
    let answer = random.integer(below: 4)
    var prices = wrong.inRandomOrder(using: &random)
    prices.insert(price, at: answer)
    return PriceOptions(prices: prices, answer: answer, offset: offset, window: window)
  }

  /// Draws three wrong prices, `rank` of them below the right one; nil if too few fit.
  private func wrongPrices(
    _ rank: Int,
    _ spread: PriceSpread,
    using random: inout some RandomNumberGenerator
  ) -> [Int64]? {
    let right = spread.window.price.minorUnits
    let (below, above) = (spread.below, spread.above)
    var wrong: [Int64] = []
    wrong.reserveCapacity(3)
    for endings in PriceEndings.all(around: spread.window.price, spread: spread.width(at: right), shop: shop) {
      for _ in 0..<40 {
        wrong.removeAll(keepingCapacity: true)
        guard draw(rank, from: below, endings, spread, into: &wrong, using: &random),
          draw(3 - rank, from: above, endings, spread, into: &wrong, using: &random)
        else { break }
        if spread.allows(from: min(right, wrong.min() ?? right), to: max(right, wrong.max() ?? right)) { return wrong }
      }
    }
    return nil
  }

  /// Adds different prices, drawn evenly for the spread that each of them would have; false if that takes too long.
  private func draw(
    _ count: Int,
    from range: ClosedRange<Int64>?,
    _ endings: PriceEndings,
    _ spread: PriceSpread,
    into found: inout [Int64],
    using random: inout some RandomNumberGenerator
  ) -> Bool {
    guard count > 0 else { return true }
    guard let range, endings.mostPrices(in: range) >= count else { return false }
    let narrowest = spread.width(at: range.lowerBound)
    let enough = found.count + count
    for _ in 0..<120 {
      guard let price = endings.price(in: range, using: &random), !found.contains(price),
        Double(random.integer(below: 1_000)) * spread.width(at: price) < narrowest * 1_000
      else { continue }
      found.append(price)
      if found.count == enough { return true }
    }
    return false
  }
}
