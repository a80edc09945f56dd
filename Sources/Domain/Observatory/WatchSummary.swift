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

/// A listing of a watch with the last change about it.
public struct ListingSummary: Hashable, Identifiable, Sendable {
  /// The listing.
  public let watched: WatchedListing
  /// The last change of something watched; nil where nothing changed since it was first seen.
  public let lastChange: DatedChange?

  /// Joins a listing with its last change.
  public init(_ watched: WatchedListing, lastChange: DatedChange?) {
    (self.watched, self.lastChange) = (watched, lastChange)
  }

  /// What its source calls it.
  public var id: String { watched.id }
}
