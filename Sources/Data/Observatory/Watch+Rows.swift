import ArcadeDomain

extension Connection {
  /// Reads the watches that meet a condition with one value, or all, in the order in which they were added.
  func watches(where condition: String = "1 = ?", _ value: any SQLConvertible = 1) throws(RepositoryError) -> [Watch] {
    try rows(Self.watches(where: condition), value) { row in try row.watch() }
  }

  static let watchByNumber = watches(where: "id = ?")

  private static func watches(where condition: String) -> String {
    """
    SELECT watches.*, feed.watch_id AS feed, encoding, delimiter, decimal_sign, columns, currency
    FROM watches LEFT JOIN watch_feeds AS feed ON feed.watch_id = watches.id WHERE \(condition) ORDER BY id
    """
  }

  /// Reads the watch with a name, regardless of case and Unicode form.
  func watch(named name: Watch.Name) throws(RepositoryError) -> Watch? {
    if let watch = try watches(where: "name = ?", name.text).first { return watch }
    return try watches().first { $0.name == name }
  }

  /// Reads one watch; throws `.noSuchWatch` if there is none with that number.
  func existingWatch(_ id: Watch.ID) throws(RepositoryError) -> Watch {
    guard let watch = try row(Self.watchByNumber, id.number, map: { try $0.watch() }) else {
      throw RepositoryError(.noSuchWatch, subject: String(id.number))
    }
    return watch
  }

  func requireFree(_ name: Watch.Name, for id: Watch.ID? = nil) throws(RepositoryError) {
    guard let owner = try watch(named: name), owner.id != id else { return }
    throw RepositoryError(.exists, subject: name.text)
  }

  func insertWatch(_ watch: NewWatch) throws(RepositoryError) -> Watch {
    try requireFree(watch.name)
    let query = watch.query
    let prices = query.prices
    let number = try number(
      insertedInto: "watches",
      [
        "name": watch.name.text, "source": watch.source, "keyword": query.isEverything ? "*" : query.keyword,
        "category_id": query.category?.id, "category_name": query.category?.name, "sort_order": query.order.rawValue,
        "lowest_minor": prices.lowest?.minorUnits, "highest_minor": prices.highest?.minorUnits,
        "price_currency": (prices.lowest ?? prices.highest)?.currency.code,
        "result_count": min(query.count, WatchQuery.counts.upperBound),
      ]
    )
    if query.isEverything {
      let feed = watch.feed
      try insert(
        into: "watch_feeds",
        [
          "watch_id": number, "encoding": feed.encoding?.rawValue, "delimiter": feed.delimiter?.rawValue,
          "decimal_sign": feed.decimal?.rawValue, "columns": feed.columns, "currency": feed.currency?.code,
        ]
      )
    }
    return Watch(id: Watch.ID(number: number), name: watch.name, source: watch.source, query: query, feed: watch.feed)
  }

  func summaries(of watches: [Watch]) throws -> [WatchSummary] {
    for watch in watches {
      try prefetch(Self.listingCounts, watch.id.number)
      try prefetch(Self.watchUpdates, watch.id.number, WatchSummary.mostRecent)
    }
    return try watches.map { try summary(of: $0) }
  }

  private static let listingCounts = "SELECT state, is_unread, total FROM listing_counts WHERE watch_id = ?"

  /// Recounts the listings of a watch after changes to them.
  func countListings(of id: Watch.ID) throws(RepositoryError) {
    try run("DELETE FROM listing_counts WHERE watch_id = ?", id.number)
    try run(
      """
      INSERT INTO listing_counts (watch_id, state, is_unread, total)
      SELECT watch_id, state, is_unread, count(*) FROM listings WHERE watch_id = ? GROUP BY watch_id, state, is_unread
      """,
      id.number
    )
  }

  func summary(of watch: Watch) throws -> WatchSummary {
    var (counts, unread): ([ListingGroup: Int], Int) = ([:], 0)
    try forEachRow(Self.listingCounts, values: [watch.id.number]) { row in
      let count = try row.count("total")
      counts[try row.checked("state", ListingGroup.init(rawValue:)), default: 0] += count
      if try row.flag("is_unread") { unread += count }
    }
    let recent = try watchUpdates(of: watch.id, most: WatchSummary.mostRecent)
    return WatchSummary(watch: watch, counts: counts, unread: unread, recent: recent)
  }
}

extension Row {
  fileprivate func watch() throws -> Watch {
    var category: ListingCategory?
    if let id = try optionalText("category_id") { category = ListingCategory(id: id, name: try text("category_name")) }
    return Watch(
      id: Watch.ID(number: try integer("id")),
      name: try checked("name", Watch.Name.init),
      source: try text("source"),
      query: try optionalInteger("feed") != nil
        ? .everything
        : WatchQuery(
          keyword: text("keyword"),
          category: category,
          order: checked("sort_order", ListingOrder.init(rawValue:)),
          prices: PriceRange(from: priceEnd("lowest_minor"), to: priceEnd("highest_minor")),
          count: Int(integer("result_count"))
        ),
      feed: FeedFormat(
        encoding: try optionalText("encoding").flatMap { FeedEncoding($0) },
        delimiter: try optionalText("delimiter").flatMap { FeedDelimiter(rawValue: $0) },
        decimal: try optionalText("decimal_sign").flatMap { DecimalSign(rawValue: $0) },
        columns: try optionalText("columns"),
        currency: try optionalText("currency").flatMap { Currency(code: $0) }
      )
    )
  }

  private func priceEnd(_ column: String) throws(RepositoryError) -> Money? {
    try optionalInteger(column) == nil ? nil : money(column, currency: "price_currency")
  }
}
