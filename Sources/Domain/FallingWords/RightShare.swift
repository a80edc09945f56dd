/// The probability that a round shows the right translation by chance.
public struct RightShare: Hashable, Sendable {
  /// The share in millionths, from 0 to 1,000,000.
  public let millionths: Int

  /// Creates a share; nil outside 0 to 1,000,000.
  public init?(millionths: Int) {
    guard (0...1_000_000).contains(millionths) else { return nil }
    self.millionths = millionths
  }

  /// Parses a number from 0 to 1 with up to six decimals, such as `0.5`; nil if it is invalid.
  public init?(decimal text: String) {
    guard let units = try? DecimalText.units(of: text, scale: 6), let share = Int(exactly: units) else { return nil }
    self.init(millionths: share)
  }

  private init(_ millionths: Int) { self.millionths = millionths }

  /// One in two.
  public static let half = RightShare(500_000)

  /// Draws whether a round is right.
  func decides(using random: inout some RandomNumberGenerator) -> Bool { random.integer(below: 1_000_000) < millionths }
}
