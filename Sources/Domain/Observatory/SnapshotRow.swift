/// What ``DiffSnapshot`` has to know about a row, so that rows of any kind are held to one rule.
public protocol SnapshotRow {
  /// Tells where this row's id stands relative to another's; every implementation goes by the bytes of UTF-8.
  func idOrder(relativeTo other: Self) -> IDOrder
  /// Whether nothing watched can have changed since an earlier row of the same id.
  ///
  /// It may say no where it would cost to find out: then the figures decide.
  func isSurelyUnchanged(since old: Self) -> Bool
  /// What is watched.
  var figures: ListingFigures { get }
  /// Where the row stands in its result, from 1; 0 in every row where that means nothing.
  var rank: Int { get }
}

/// Where an id stands relative to another one.
@frozen public enum IDOrder: Hashable, Sendable {
  /// Earlier.
  case before
  /// It is the same id.
  case same
  /// Later.
  case after

  /// Compares two texts byte by byte in UTF-8, as SQLite and feeds do, so that no two rules meet.
  public init(of id: String, relativeTo other: String) {
    var (bytes, others) = (id.utf8.makeIterator(), other.utf8.makeIterator())
    while let byte = bytes.next() {
      guard let otherByte = others.next() else {
        self = .after
        return
      }
      if byte != otherByte {
        self = byte < otherByte ? .before : .after
        return
      }
    }
    self = others.next() == nil ? .same : .before
  }
}
