/// A small generator with the same sequence on every machine and in every toolchain.
///
/// Its whole state is one number, so that a game in progress can be stored.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  /// All there is to know about the sequence that follows.
  public private(set) var state: UInt64

  /// Begins the sequence of a seed, or goes on from a stored state.
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
