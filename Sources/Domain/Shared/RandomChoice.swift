// The standard library does not promise the same numbers in its next version,
// so what a seed decides is drawn here.
extension RandomNumberGenerator {
  /// Returns a number from 0 up to, not including, `bound`, all equally likely.
  ///
  /// A bound of one or less leaves one answer, 0, and draws nothing.
  public mutating func integer(below bound: Int) -> Int {
    guard bound > 1 else { return 0 }
    let width = UInt64(bound)
    let unfair = (0 &- width) % width
    while true {
      let (high, low) = next().multipliedFullWidth(by: width)
      if low >= unfair { return Int(high) }
    }
  }
}

extension Array {
  /// Returns the elements in an order that the generator decides, all orders equally likely.
  public func inRandomOrder(using random: inout some RandomNumberGenerator) -> [Element] {
    var result = self
    for last in result.indices.dropFirst().reversed() {
      result.swapAt(last, random.integer(below: last + 1))
    }
    return result
  }
}
