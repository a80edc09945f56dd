/// The record of one update of a watch, including updates without changes.
public struct UpdateRecord: Hashable, Sendable {
  /// The number of the update; 1 is the first search.
  public let number: Int
  /// When the update was stored.
  public let at: Moment
  /// Why listings may have been missing.
  public var gaps: [UpdateWarning]
  /// The number of listings seen for the first time.
  public let new: Int
  /// The number of listings that came back into sight.
  public let returned: Int
  /// The number of listings that went out of sight.
  public let outOfSight: Int
  /// The number of listings with changed figures.
  public let changed: Int
  /// The number of listings without changes.
  public let unchanged: Int

  /// Creates a record.
  public init(
    number: Int,
    at: Moment,
    gaps: [UpdateWarning] = [],
    new: Int = 0,
    returned: Int = 0,
    outOfSight: Int = 0,
    changed: Int = 0,
    unchanged: Int = 0
  ) {
    self.number = number
    (self.at, self.gaps, self.new, self.returned) = (at, gaps, new, returned)
    (self.outOfSight, self.changed, self.unchanged) = (outOfSight, changed, unchanged)
  }

  /// Whether the result was complete.
  public var isComplete: Bool { gaps.isEmpty }

  /// Whether a feed had shrunk so much that the loss was doubted.
  public var isDoubted: Bool { gaps.contains { if case .shrunk = $0 { true } else { false } } }

  /// Whether anything changed that the user may want to know.
  public var hasNews: Bool { newsCount > 0 }

  /// The number of listings with news.
  public var newsCount: Int { new &+ returned &+ outOfSight &+ changed }
}
