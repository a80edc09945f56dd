/// A watch with how it stands.
public struct WatchSummary: Hashable, Identifiable, Sendable {
  /// The search that is repeated.
  public let watch: Watch
  /// How many listings each group has; a group without any is missing.
  public let counts: [ListingGroup: Int]
  /// How many listings are unread.
  public let unread: Int
  /// The records of the latest results, newest first, at most ``mostRecent``.
  public let recent: [UpdateRecord]

  /// How many records a summary has at most.
  public static let mostRecent = 12

  /// The record of the latest result.
  public var latest: UpdateRecord? { recent.first }

  /// Describes how a watch stands.
  public init(watch: Watch, counts: [ListingGroup: Int], unread: Int, recent: [UpdateRecord]) {
    (self.watch, self.counts, self.unread, self.recent) = (watch, counts, unread, recent)
  }

  /// The number of the watch.
  public var id: Watch.ID { watch.id }
}
