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
