/// Implementations of e^x and ln x without imports, with identical bits on every platform. Both reduce the argument to
/// near 1 and evaluate a polynomial, after FDLIBM. They are accurate to 2 ulp.
package enum Exponential {
  /// Returns e to the power of x.
  package static func exp(_ x: Double) -> Double {
    guard x.isFinite else { return x < 0 ? 0 : x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019411 { return 0 }
    // Not `rounded()`, which needs a library.
    let count = Int(x * 1.44269504088896338700 + (x < 0 ? -0.5 : 0.5))
    let twos = Double(count)
    let high = x - twos * ln2High
    let low = twos * ln2Low
    let rest = high - low
    let square = rest * rest
    var sum = 4.13813679705723846039e-08
    sum = -1.65339022054652515390e-06 + square * sum
    sum = 6.61375632143793436117e-05 + square * sum
    sum = -2.77777777770155933842e-03 + square * sum
    sum = 1.66666666666666019037e-01 + square * sum
    let part = rest - square * sum
    let value = 1 - ((low - (rest * part) / (2 - part)) - high)
    // In two steps, since a single power of two can overflow or underflow when the product does not.
    return value * power(count / 2) * power(count - count / 2)
  }

  /// Returns the natural logarithm of x, which must not be negative.
  package static func ln(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    var (twos, part) = (Int(x.exponent), x.significand)
    if part > 1.4142135623730951 { (twos, part) = (twos + 1, part / 2) }
    let rest = part - 1
    let half = 0.5 * rest * rest
    let ratio = rest / (2 + rest)
    let square = ratio * ratio
    let fourth = square * square
    let even =
      fourth * (3.999999999940941908e-01 + fourth * (2.222219843214978396e-01 + fourth * 1.531383769920937332e-01))
    var odd = 1.818357216161805012e-01 + fourth * 1.479819860511658591e-01
    odd = square * (6.666666666666735130e-01 + fourth * (2.857142874366239149e-01 + fourth * odd))
    return ratio * (half + even + odd) + Double(twos) * ln2Low - half + rest + Double(twos) * ln2High
  }

  static func power(_ x: Double, _ y: Double) -> Double { y == 0 ? 1 : exp(y * ln(x)) }

  // The high part has so few digits that its integer multiples are exact.
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10

  private static func power(_ twos: Int) -> Double { Double(bitPattern: UInt64(twos + 1023) << 52) }
}
