/// The spread that four prices may have, whichever of them is right. It depends only on their middle. The wrong prices
/// are spread over it as evenly as the right one, so their distances do not give away the answer.
struct PriceSpread {
  let window: PriceWindow
  let rule: any ReachRule
  let offset: Int

  /// Returns the spread: the reach for high prices, and a share of the price for low ones, since no price is below
  /// zero.
  func width(at middle: Int64) -> Double {
    let price = Money(minorUnits: middle, currency: window.price.currency)
    let reach = Double((try? rule.reach(around: price, offset: offset)) ?? middle)
    return max(3, Double(middle) * reach / (Double(middle) + 0.75 * reach))
  }

  /// Whether prices are close enough together, of which these are the lowest and the highest one.
  func allows(from low: Int64, to high: Int64) -> Bool {
    Double(high - low) <= width(at: low + (high - low) / 2)
  }

  /// The range of prices below the right one.
  var below: ClosedRange<Int64>? {
    let price = window.price.minorUnits
    // The middle of all four is as far below the price as that width allows: two steps approach it from above.
    var farthest = Int64(width(at: price))
    for _ in 0..<2 { farthest = Int64(width(at: max(1, price - farthest / 2))) }
    let low = max(window.low.minorUnits, price - max(3, farthest))
    return low < price ? low...price - 1 : nil
  }

  /// The range of prices above the right one.
  var above: ClosedRange<Int64> {
    let price = window.price.minorUnits
    let farthest = Int64(width(at: window.high.minorUnits))
    let high = price + Int64(width(at: price + farthest / 2))
    return price + 1...max(price + 3, min(window.high.minorUnits, high))
  }
}
