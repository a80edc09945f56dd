/// The start of a page of a long list, newest first, by a row number. The last rows are found as fast as the first.
public enum PageCursor: Hashable, Sendable {
  /// The page starts with the newest row.
  case newest
  /// The page starts with the newest row that is older than the given one.
  case before(Int64)
  /// The page ends with the oldest row that is newer than the given one.
  case after(Int64)

  /// The default number of rows on a page.
  public static let usualSize = 50
  /// A limit that no list reaches, to load all rows.
  public static let everything = Int(Int32.max)

  /// Returns a page of loaded rows, which are given newest first.
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

/// A page of a long list, newest first.
public struct PageSlice<Row> {
  /// The rows of the page, newest first.
  public let rows: [Row]
  /// The page of newer rows; nil if there are none.
  public let newer: PageCursor?
  /// The page of older rows; nil if there are none.
  public let older: PageCursor?

  /// Creates a page from found rows, newest first; one row more than fits shows that there are others.
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

  /// Returns the page with each row transformed.
  public func map<Other, Failure>(_ make: (Row) throws(Failure) -> Other) throws(Failure) -> PageSlice<Other> {
    PageSlice<Other>(rows: try rows.map(make), newer: newer, older: older)
  }
}

extension PageSlice: Equatable where Row: Equatable {}
extension PageSlice: Hashable where Row: Hashable {}
extension PageSlice: Sendable where Row: Sendable {}
