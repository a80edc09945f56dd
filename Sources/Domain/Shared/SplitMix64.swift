/// A small random generator with the same sequence on every machine and with every toolchain. Its state is a single
/// number, so that a game in progress can be stored.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  /// The complete state of the generator.
  public private(set) var state: UInt64

  /// Starts the sequence of a seed, or continues from a stored state.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Returns a number whose bits all depend on every bit of the input: the finaliser of the generator.
  static func mixed(_ number: UInt64) -> UInt64 {
    var mixed = number
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

// The standard library does not guarantee stable random numbers, so everything that a seed determines is drawn here.
extension RandomNumberGenerator {
  /// Returns a number from 0 up to, not including, `bound`, with equal probability. Returns 0 for a bound of one or
  /// less, without drawing.
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
  /// Returns the elements in random order, all orders with equal probability.
  public func inRandomOrder(using random: inout some RandomNumberGenerator) -> [Element] {
    var result = self
    for last in result.indices.dropFirst().reversed() { result.swapAt(last, random.integer(below: last + 1)) }
    return result
  }
}
