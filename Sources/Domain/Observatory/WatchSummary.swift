/// A watch with its counts and latest updates.
public struct WatchSummary: Hashable, Identifiable, Sendable {
  /// The watch itself, with its search.
  public let watch: Watch
  /// The number of listings in each group; groups without any are omitted.
  public let counts: [ListingGroup: Int]
  /// The number of unread listings.
  public let unread: Int
  /// The latest records, newest first, at most ``mostRecent``.
  public let recent: [UpdateRecord]

  /// The most records in a summary.
  public static let mostRecent = 12

  /// The record of the last update.
  public var latest: UpdateRecord? { recent.first }

  /// Creates a summary.
  public init(watch: Watch, counts: [ListingGroup: Int], unread: Int, recent: [UpdateRecord]) {
    (self.watch, self.counts, self.unread, self.recent) = (watch, counts, unread, recent)
  }

  /// The number of the watch.
  public var id: Watch.ID { watch.id }
}
