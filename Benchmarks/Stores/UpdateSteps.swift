import ArcadeData
import ArcadeDomain
import ArcadeTesting

/// An update of a watch in which all 30 listings have changed in each attribute.
struct UpdateSteps: StoreSteps {
  let name = "an update of 30 listings"
  let owners = ["arcade", "raw", "sqlite"].compactMap(Owner.init)
  private let moment = Moment(milliseconds: 1_700_000_000_000)

  /// Adds the owner's watch, which other owners do not change.
  func prepareOnce(_ database: Database, for owner: Owner) async throws {
    _ = try await SQLWatchRepository(database: database).add(
      try SampleListings.watch(owner.name),
      with: WatchBenchmarks.result(0),
      at: moment
    )
  }

  func perform(_ number: Int64, on database: Database, for owner: Owner) async throws {
    let watches = SQLWatchRepository(database: database)
    _ = try await watches.update(watch(of: owner), with: WatchBenchmarks.result(number), at: moment)
  }

  func perform(_ number: Int64, on store: any RawStore, for owner: Owner) async throws {
    let (watch, listings) = (watch(of: owner).number, WatchBenchmarks.result(number).snapshot.listings)
    try await store.write { raw in
      try raw.lockRow("watches WHERE id", watch)
      let name = try raw.rows("SELECT name FROM watches WHERE id = ?", [watch]) { try $0.text("name", at: 0) }
      let current = """
        SELECT id, item_id, name, price_minor, review_count, review_average_thousandths, is_available
        FROM current_listings WHERE watch_id = ? AND state IN ('new', 'observing') ORDER BY item_id || ''
        """
      let known = try raw.rows(current, [watch]) { row in
        (
          row: try row.integer("id", at: 0), id: try row.text("item_id", at: 1), name: try row.text("name", at: 2),
          price: try row.integer("price_minor", at: 3), count: try row.integer("review_count", at: 4),
          average: try row.integer("review_average_thousandths", at: 5), stock: try row.integer("is_available", at: 6)
        )
      }
      let last = "SELECT number, updated_at FROM watch_updates WHERE watch_id = ? ORDER BY number DESC LIMIT 1"
      let update = try raw.number(last, [watch], "number") + 1
      guard name == [owner.name], known.map(\.id) == listings.map(\.id) else { throw RawSQLite.Refused() }
      for (old, new) in zip(known, listings) { try write(new, as: old.row, in: raw) }
      try raw.run(
        """
        INSERT INTO watch_updates (watch_id, number, updated_at, new, returned, out_of_sight, changed, unchanged)
        VALUES (?, ?, ?, 0, 0, 0, 30, 0)
        """,
        [watch, update, moment]
      )
    }
  }

  private func write(_ listing: Listing, as row: Int64, in raw: any RawStatements) throws {
    let (figures, now) = (listing.figures, moment)
    try raw.run(
      """
      UPDATE listings SET name = ?, page = ?, picture = ?, original_picture = ?, category = ?, rank = ?, state = ?,
        is_unread = ?, has_returned = ?
      WHERE id = ?
      """,
      [
        listing.name, listing.page, listing.picture, listing.originalPicture, listing.category, listing.rank,
        ListingGroup.observing.rawValue, 1, 0, row,
      ]
    )
    try raw.run(
      "INSERT INTO price_history (listing_id, price_minor, currency, observed_at) VALUES (?, ?, ?, ?)",
      [row, figures.price?.minorUnits, figures.price?.currency.code, now]
    )
    for (table, column, value) in [
      ("review_count_history", "review_count", figures.reviewCount.map(Int64.init)),
      ("review_average_history", "review_average_thousandths", figures.reviewAverage?.thousandths),
      ("stock_history", "is_available", figures.isAvailable.map { $0 ? 1 : 0 }),
    ] {
      try raw.run("INSERT INTO \(table) (listing_id, \(column), observed_at) VALUES (?, ?, ?)", [row, value, now])
    }
  }

  /// Returns the watch of an owner; the first one belongs to the first owner.
  private func watch(of owner: Owner) -> Watch.ID {
    Watch.ID(number: Int64((owners.firstIndex(of: owner) ?? 0) + 1))
  }
}
