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
