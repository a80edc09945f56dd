/// The record of one result of a watch, also of one that changed nothing.
public struct UpdateRecord: Hashable, Sendable {
  /// Which result of its watch it was; 1 is the first search.
  public let number: Int
  /// When it was stored.
  public let at: Moment
  /// Why listings may have been missing.
  public var gaps: [UpdateWarning]
  /// How many listings were seen for the first time.
  public let new: Int
  /// How many came back from out of sight.
  public let returned: Int
  /// How many went out of sight.
  public let outOfSight: Int
  /// How many differed in something watched.
  public let changed: Int
  /// How many differed in nothing watched.
  public let unchanged: Int

  /// Describes an update.
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

  /// Whether the result had all that it should.
  public var isComplete: Bool { gaps.isEmpty }

  /// Whether a feed had lost so much that it was not believed.
  public var isDoubted: Bool { gaps.contains { if case .shrunk = $0 { true } else { false } } }

  /// Whether something happened that a person may want to know.
  public var hasNews: Bool { newsCount > 0 }

  /// How many listings something happened to.
  public var newsCount: Int { new &+ returned &+ outOfSight &+ changed }
}
