/// Where a part of a long list, newest first, begins: by the number of a row, so that its last rows are found as quickly
/// as its first.
public enum PageCursor: Hashable, Sendable {
  /// At the newest row.
  case newest
  /// With the newest of those that are older than a row.
  case before(Int64)
  /// With so many that the oldest of them is the next one after a row.
  case after(Int64)

  /// How many rows a page usually has.
  public static let usualSize = 50
  /// More rows than any list has, for whoever wants all of them.
  public static let everything = Int(Int32.max)

  /// Picks a part of rows that are at hand, newest first.
  public func part<Row>(of rows: [Row], most: Int, number: (Row) -> Int64) -> PageSlice<Row> {
    let found: [Row] =
      switch self {
      case .newest: Array(rows.prefix(most + 1))
      case .before(let last): Array(rows.filter { number($0) < last }.prefix(most + 1))
      case .after(let first): Array(rows.filter { number($0) > first }.suffix(most + 1))
      }
    return PageSlice(at: self, upTo: most, of: found, number: number)
  }
}

/// A part of a long list, newest first.
public struct PageSlice<Row> {
  /// What is in it, newest first.
  public let rows: [Row]
  /// Where the newer rows are; nil if there are none.
  public let newer: PageCursor?
  /// Where the older rows are; nil if there are none.
  public let older: PageCursor?

  /// Joins rows that were looked for, newest first: one more than the part has shows that there are further ones.
  public init(at place: PageCursor, upTo most: Int, of found: [Row], number: (Row) -> Int64) {
    let isMore = found.count > most
    let (hasNewer, hasOlder): (Bool, Bool)
    switch place {
    case .newest, .before: (rows, hasNewer, hasOlder) = (Array(found.prefix(most)), place != .newest, isMore)
    case .after: (rows, hasNewer, hasOlder) = (Array(found.suffix(most)), isMore, true)
    }
    newer = hasNewer ? rows.first.map { .after(number($0)) } ?? .newest : nil
    older = hasOlder ? rows.last.map { .before(number($0)) } ?? .newest : nil
  }

  private init(rows: [Row], newer: PageCursor?, older: PageCursor?) {
    (self.rows, self.newer, self.older) = (rows, newer, older)
  }

  /// Returns the same part with each row made another.
  public func map<Other, Failure>(_ make: (Row) throws(Failure) -> Other) throws(Failure) -> PageSlice<Other> {
    PageSlice<Other>(rows: try rows.map(make), newer: newer, older: older)
  }
}

extension PageSlice: Equatable where Row: Equatable {}
extension PageSlice: Hashable where Row: Hashable {}
extension PageSlice: Sendable where Row: Sendable {}
