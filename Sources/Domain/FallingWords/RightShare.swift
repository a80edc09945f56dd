/// How probable it is that a round which need not be right is right all the same.
public struct RightShare: Hashable, Sendable {
  /// The share in millionths, from 0 to 1,000,000.
  public let millionths: Int

  /// Makes a share; nil outside 0 to 1,000,000.
  public init?(millionths: Int) {
    guard (0...1_000_000).contains(millionths) else { return nil }
    self.millionths = millionths
  }

  /// Reads a number from 0 to 1 with up to six decimals, such as `0.5`; nil where it is none.
  public init?(decimal text: String) {
    guard let units = try? DecimalText.units(of: text, scale: 6), let share = Int(exactly: units) else { return nil }
    self.init(millionths: share)
  }

  private init(_ millionths: Int) { self.millionths = millionths }

  /// One in two.
  public static let half = RightShare(500_000)

  /// Whether a round is to be right.
  func decides(using random: inout some RandomNumberGenerator) -> Bool { random.integer(below: 1_000_000) < millionths }
}
