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
    switch self {
    case .newest: PageSlice(at: self, upTo: most, of: Array(rows.prefix(most + 1)))
    case .before(let last):
      PageSlice(at: self, upTo: most, of: Array(rows.filter { number($0) < last }.prefix(most + 1)))
    case .after(let first):
      PageSlice(at: self, upTo: most, of: Array(rows.filter { number($0) > first }.suffix(most + 1)))
    }
  }
}

/// A part of a long list, newest first.
public struct PageSlice<Row> {
  /// What stands in it, newest first.
  public let rows: [Row]
  /// Whether there are newer ones.
  public let hasNewer: Bool
  /// Whether there are older ones.
  public let hasOlder: Bool

  /// Joins rows that were looked for, newest first: one more than the part has shows that there are further ones.
  public init(at place: PageCursor, upTo most: Int, of found: [Row]) {
    let isMore = found.count > most
    switch place {
    case .newest, .before: (rows, hasNewer, hasOlder) = (Array(found.prefix(most)), place != .newest, isMore)
    case .after: (rows, hasNewer, hasOlder) = (Array(found.suffix(most)), isMore, true)
    }
  }
}

extension PageSlice {
  /// Returns the same part with each row made another.
  public func map<Other, Failure>(_ make: (Row) throws(Failure) -> Other) throws(Failure) -> PageSlice<Other> {
    PageSlice<Other>(rows: try rows.map(make), hasNewer: hasNewer, hasOlder: hasOlder)
  }

  private init(rows: [Row], hasNewer: Bool, hasOlder: Bool) {
    (self.rows, self.hasNewer, self.hasOlder) = (rows, hasNewer, hasOlder)
  }
}

extension PageSlice: Equatable where Row: Equatable {}
extension PageSlice: Hashable where Row: Hashable {}
extension PageSlice: Sendable where Row: Sendable {}
