/// A call of a repository of watches, which a test can let fail.
public enum WatchCall: Hashable, CaseIterable, Sendable {
  /// Reading all watches, or one.
  case watches
  /// Adding one.
  case add
  /// Moving one on.
  case update
  /// Keeping others from moving one on.
  case hold
  /// Calling one something else.
  case rename
  /// Deleting one.
  case delete
  /// Reading listings, or one.
  case listings
  /// Reading the histories of a listing.
  case history
  /// Reading the records of a watch.
  case updates
  /// Noting what was opened.
  case markRead
}
