import Synchronization

/// Which keys of the records of one feed name what; they are the same in most of them.
final class FeedKeys: Sendable {
  private let columns: FeedColumns
  private let known = Mutex<[String: FeedField?]>([:])

  /// Beyond so many keys the feed is of a kind in which they do not repeat.
  private static let most = 1_000

  /// Remembers what keys mean, by the names that the fields have.
  init(_ columns: FeedColumns) { self.columns = columns }

  /// The field that a key names; nil where it is none that is read.
  func field(named key: String) -> FeedField? {
    known.withLock { known in
      if let field = known[key] { return field }
      let field = columns.field(named: key)
      if known.count < Self.most { known[key] = .some(field) }
      return field
    }
  }
}
