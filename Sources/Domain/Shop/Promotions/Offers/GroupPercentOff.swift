/// A share off any `size` pieces, or off the cheapest of each group.
public struct GroupPercentOff: Hashable, Sendable {
  /// How many pieces make a group; nil where all of them are one group, once.
  public let size: Int?
  /// The share.
  public let percent: Percent
  /// What it is taken off.
  public let off: Part

  /// Makes a rule; throws where a number is out of range.
  public init(size: Int? = nil, percent: Percent, off: Part = .all) throws(PromotionMistake) {
    try PromotionMistake.check(count: size)
    try PromotionMistake.check(percent)
    self.size = size
    self.percent = percent
    self.off = off
  }

  /// What of a group costs less, by the names that files use.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The whole group.
    case all
    /// The last piece of the group.
    case cheapest
  }
}
