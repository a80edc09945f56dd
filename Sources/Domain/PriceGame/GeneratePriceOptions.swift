/// Puts three wrong prices around a right one, the closer the better the player is.
///
/// First the rank of the right price is drawn, all possible ranks equally
/// likely, then the wrong prices on each side, so that neither the place nor
/// the look of a price gives it away.
public struct GeneratePriceOptions: Sendable {
  private let rule: any ReachRule

  /// Generates by a rule for the reach.
  public init(rule: any ReachRule = AdaptiveReach()) { self.rule = rule }

  /// Returns four prices; throws only for a price that is not above zero, or so high that others do not fit above it.
  public func callAsFunction(
    around price: Money,
    accuracy: Accuracy,
    using random: inout some RandomNumberGenerator
  ) throws(MoneyError) -> PriceOptions {
    let offset = accuracy.tier.offset
    let window = try PriceWindow(around: price, rule: rule, offset: offset)
    let ranks = Int(min(3, window.stepsBelow)) + 1
    let below = random.integer(below: ranks)
    let steps =
      distinct(below, upTo: window.stepsBelow, using: &random).map { -$0 }
      + distinct(3 - below, upTo: window.stepsAbove, using: &random)
    let wrong = steps.map { Money(minorUnits: price.minorUnits + $0 * window.step, currency: price.currency) }
    let answer = random.integer(below: 4)
    var prices = wrong.inRandomOrder(using: &random)
    prices.insert(price, at: answer)
    return PriceOptions(prices: prices, answer: answer, offset: offset, window: window)
  }

  /// Draws so many different numbers from 1 to `bound`, all sets equally likely, in as many draws (Floyd's method).
  private func distinct(
    _ count: Int,
    upTo bound: Int64,
    using random: inout some RandomNumberGenerator
  ) -> [Int64] {
    var chosen: [Int64] = []
    for last in (Int(bound) - count)..<Int(bound) {
      let drawn = Int64(random.integer(below: last + 1)) + 1
      chosen.append(chosen.contains(drawn) ? Int64(last) + 1 : drawn)
    }
    return chosen
  }
}
