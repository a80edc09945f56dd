import ArcadeDomain

extension Connection {
  /// Reads a listing's histories, the newest rows first.
  func listingHistory(of row: Int64) throws(RepositoryError) -> ListingHistory {
    for table in ["price_history", "review_count_history", "review_average_history", "stock_history"] {
      try prefetch(Self.history(table), row)
    }
    return ListingHistory(
      prices: try history("price_history", of: row) { row throws(RepositoryError) in
        try row.optionalMoney("price_minor")
      },
      reviewCounts: try history("review_count_history", of: row) { row throws(RepositoryError) in
        try row.optionalCount("review_count")
      },
      reviewAverages: try history("review_average_history", of: row) { row throws(RepositoryError) in
        try row.optionalInteger("review_average_thousandths").map(ReviewAverage.init(thousandths:))
      },
      stock: try history("stock_history", of: row) { row throws(RepositoryError) in
        try row.optionalInteger("is_available").map { $0 != 0 }
      }
    )
  }

  /// Reads the newest prices of a listing; none of one that is not there.
  func prices(of listing: Listing.ID, in id: Watch.ID, most: Int) throws(RepositoryError) -> [DatedValue<Money>] {
    try rows(Self.newestPrices, id.number, listing, most) { row in
      DatedValue(try row.optionalMoney("price_minor"), at: try row.moment("observed_at"))
    }
  }

  /// Says of which listings the newest prices will be read.
  func askForPrices(of listings: [Listing.ID], in id: Watch.ID, most: Int) throws(RepositoryError) {
    for listing in listings { try prefetch(Self.newestPrices, id.number, listing, most) }
  }

  private static let newestPrices = """
    SELECT price_minor, currency, observed_at FROM price_history
    WHERE listing_id = (SELECT id FROM listings WHERE watch_id = ? AND item_id = ?) ORDER BY id DESC LIMIT ?
    """

  /// Writes the values that are not the newest ones; where there are no newest ones, all of them.
  func insertHistory(
    of row: Int64,
    from old: ListingFigures?,
    to new: ListingFigures,
    at moment: Moment
  ) throws(RepositoryError) {
    let now = moment
    if old.map({ $0.price != new.price }) ?? true {
      try run(
        "INSERT INTO price_history (listing_id, price_minor, currency, observed_at) VALUES (?, ?, ?, ?)",
        row,
        new.price?.minorUnits,
        new.price?.currency.code,
        now
      )
    }
    if old.map({ $0.reviewCount != new.reviewCount }) ?? true {
      let sql = "INSERT INTO review_count_history (listing_id, review_count, observed_at) VALUES (?, ?, ?)"
      try run(sql, row, new.reviewCount, now)
    }
    if old.map({ $0.reviewAverage != new.reviewAverage }) ?? true {
      try run(
        "INSERT INTO review_average_history (listing_id, review_average_thousandths, observed_at) VALUES (?, ?, ?)",
        row,
        new.reviewAverage?.thousandths,
        now
      )
    }
    if old.map({ $0.isAvailable != new.isAvailable }) ?? true {
      let sql = "INSERT INTO stock_history (listing_id, is_available, observed_at) VALUES (?, ?, ?)"
      try run(sql, row, new.isAvailable, now)
    }
  }

  private static func history(_ table: String) -> String {
    "SELECT * FROM \(table) WHERE listing_id = ? ORDER BY id DESC"
  }

  private func history<Value>(
    _ table: String,
    of row: Int64,
    _ value: (Row) throws(RepositoryError) -> Value?
  ) throws(RepositoryError) -> [DatedValue<Value>] {
    try rows(Self.history(table), row) { row in
      DatedValue(try value(row), at: try row.moment("observed_at"))
    }
  }
}
