/// How far four prices may lie apart, whichever of them is right.
///
/// It depends on their middle alone. The wrong prices are spread as evenly as
/// the right one over it, so that their distances do not tell which is which.
struct PriceSpread {
  let window: PriceWindow
  let rule: any ReachRule
  let offset: Int

  /// The reach for high prices. For low ones it is a share of the price, as nothing costs less than nothing.
  func width(at middle: Int64) -> Double {
    let price = Money(minorUnits: middle, currency: window.price.currency)
    let reach = Double((try? rule.reach(around: price, offset: offset)) ?? middle)
    return max(3, Double(middle) * reach / (Double(middle) + 0.75 * reach))
  }

  /// Whether prices in ascending order lie close enough together.
  func allows(_ prices: [Int64]) -> Bool {
    guard let low = prices.first, let high = prices.last else { return false }
    return Double(high - low) <= width(at: low + (high - low) / 2)
  }

  /// Where prices may lie below the right one.
  var below: ClosedRange<Int64>? {
    let price = window.price.minorUnits
    // The middle of all four is as far below the price as that width makes it: two steps come close from above.
    var farthest = Int64(width(at: price))
    for _ in 0..<2 { farthest = Int64(width(at: max(1, price - farthest / 2))) }
    let low = max(window.low.minorUnits, price - max(3, farthest))
    return low < price ? low...price - 1 : nil
  }

  /// Where prices may lie above the right one.
  var above: ClosedRange<Int64> {
    let price = window.price.minorUnits
    let farthest = Int64(width(at: window.high.minorUnits))
    let high = price + Int64(width(at: price + farthest / 2))
    return price + 1...max(price + 3, min(window.high.minorUnits, high))
  }
}
