import ArcadeDomain

/// The history table of an attribute; its newest row has the highest number.
struct HistoryTable: Sendable {
  let name: String
  fileprivate let row, select: String
  /// The query's columns for the value before the newest one, added to `current_listings AS now`.
  let previousColumns: String
  let previousJoin: String
  /// The query's column for the time of the last change.
  fileprivate let changeMoment: String
  fileprivate let values: @Sendable (ListingFigures) -> [SQLValue]

  /// Describes the table of an attribute, whose newest row has its time in `current_listings`.
  private init(_ attribute: String, _ columns: String..., values: @escaping @Sendable (ListingFigures) -> [SQLValue]) {
    let (name, old) = ("\(attribute)_history", "old_\(attribute)")
    row = "\(name) (listing_id, \(columns.joined(separator: ", ")), observed_at)"
    select = "SELECT * FROM \(name) WHERE listing_id = ? ORDER BY id DESC"
    previousColumns = columns.map { "\(old).\($0) AS old_\($0), " }.joined() + "\(old).observed_at AS \(old)_since"
    previousJoin = """
      LEFT JOIN \(name) AS \(old) ON \(old).id =
        (SELECT id FROM \(name) WHERE listing_id = now.id ORDER BY id DESC LIMIT 1 OFFSET 1)
      """
    changeMoment = "SELECT CASE WHEN \(old).id IS NOT NULL THEN now.\(attribute)_since END AS at"
    (self.name, self.values) = (name, values)
  }

  /// A statement that inserts the same values for all listings of a watch, if they are missing values or Booleans.
  fileprivate func insertSame(_ values: [SQLValue]) -> String? {
    var (column, value) = ("", "")
    if case .integer(let flag)? = values.first, name == Self.stock.name {
      (column, value) = (", is_available", ", (\(flag) = 1)")
    } else if values.contains(where: { $0 != .null }) {
      return nil
    }
    return
      "INSERT INTO \(name) (listing_id\(column), observed_at) SELECT id\(value), ? FROM listings WHERE watch_id = ?"
  }

  static let all = [prices, reviewCounts, reviewAverages, stock]
  static let changeMoments = all.map(\.changeMoment).joined(separator: " UNION ALL ")
  static let prices = HistoryTable("price", "price_minor", "currency") {
    [($0.price?.minorUnits).sqlValue, ($0.price?.currency.code).sqlValue]
  }
  fileprivate static let reviewCounts = HistoryTable("review_count", "review_count") { [$0.reviewCount.sqlValue] }
  fileprivate static let reviewAverages = HistoryTable("review_average", "review_average_thousandths") {
    [($0.reviewAverage?.thousandths).sqlValue]
  }
  fileprivate static let stock = HistoryTable("stock", "is_available") { [$0.isAvailable.sqlValue] }
}

extension Connection {
  /// Reads a listing's histories, the newest rows first.
  func listingHistory(of row: Int64) throws(RepositoryError) -> ListingHistory {
    for sql in HistoryTable.all.map(\.select) + [Self.sightHistory] { try prefetch(sql, row) }
    return ListingHistory(
      prices: try history(.prices, of: row) { row throws(RepositoryError) in try row.price() },
      reviewCounts: try history(.reviewCounts, of: row) { row throws(RepositoryError) in try row.reviewCount() },
      reviewAverages: try history(.reviewAverages, of: row) { row throws(RepositoryError) in try row.reviewAverage() },
      stock: try history(.stock, of: row) { row throws(RepositoryError) in try row.isAvailable() },
      sight: try rows(Self.sightHistory, row) {
        DatedValue(try $0.flag("is_in_sight"), at: try $0.moment("observed_at"))
      }
    )
  }

  private static let sightHistory = "SELECT * FROM sight_history WHERE listing_id = ? ORDER BY id DESC"

  private func history<Value>(
    _ table: HistoryTable,
    of row: Int64,
    _ value: (Row) throws(RepositoryError) -> Value?
  ) throws(RepositoryError) -> [DatedValue<Value>] {
    try rows(table.select, row) { row in DatedValue(try value(row), at: try row.moment("observed_at")) }
  }

  /// Writes the values that changed.
  func insertHistory(
    of row: Int64,
    from old: ListingFigures,
    to new: ListingFigures,
    at moment: SQLValue
  ) throws(RepositoryError) {
    for table in HistoryTable.all {
      let values = table.values(new)
      if table.values(old) != values { try insert(into: table.row, each: [[row.sqlValue] + values + [moment]]) }
    }
  }

  /// Writes the first values of listings, by row number; in one statement if the watch is new and all values are equal.
  func insertHistories(
    of figures: [ListingFigures],
    rows: [Int64],
    in id: Watch.ID?,
    at moment: SQLValue
  ) throws(RepositoryError) {
    for table in HistoryTable.all {
      let values = figures.map(table.values)
      if let id, let same = values.first.flatMap(table.insertSame), values.allSatisfy({ $0 == values.first }) {
        try run(same, moment, id.number)
      } else {
        try insert(into: table.row, each: zip(rows, values).lazy.map { [$0.sqlValue] + $1 + [moment] })
      }
    }
  }

  /// Reads the newest prices of a listing; empty if it does not exist.
  func prices(of listing: Listing.ID, in id: Watch.ID, most: Int) throws(RepositoryError) -> [DatedValue<Money>] {
    try rows(Self.newestPrices, id.number, listing, most) { row in
      DatedValue(try row.price(), at: try row.moment("observed_at"))
    }
  }

  /// Prefetches the newest prices of some listings.
  func askForPrices(of listings: [Listing.ID], in id: Watch.ID, most: Int) throws(RepositoryError) {
    for listing in listings { try prefetch(Self.newestPrices, id.number, listing, most) }
  }

  private static let newestPrices = """
    SELECT price_minor, currency, observed_at FROM price_history
    WHERE listing_id = (SELECT id FROM listings WHERE watch_id = ? AND item_id = ?) ORDER BY id DESC LIMIT ?
    """
}

extension Row {
  /// Returns the watched figures, from columns with a common prefix.
  func figures(_ before: String = "") throws(RepositoryError) -> ListingFigures {
    ListingFigures(
      price: try price(before),
      reviewCount: try reviewCount(before),
      reviewAverage: try reviewAverage(before),
      isAvailable: try isAvailable(before)
    )
  }

  func price(_ before: String = "") throws(RepositoryError) -> Money? {
    let column = before + "price_minor"
    return try optionalInteger(column) == nil ? nil : money(column, currency: before + "currency")
  }

  func reviewCount(_ before: String = "") throws(RepositoryError) -> Int? { try optionalCount(before + "review_count") }

  func reviewAverage(_ before: String = "") throws(RepositoryError) -> ReviewAverage? {
    try optionalInteger(before + "review_average_thousandths").map(ReviewAverage.init(thousandths:))
  }

  func isAvailable(_ before: String = "") throws(RepositoryError) -> Bool? {
    try optionalInteger(before + "is_available").map { $0 != 0 }
  }
}
