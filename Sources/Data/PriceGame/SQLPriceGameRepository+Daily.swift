public import ArcadeDomain

extension SQLPriceGameRepository {
  public func guesses(of daily: DailyPrices.ID) async throws(RepositoryError) -> [DailyGuess] {
    try await database.read { try $0.dailyGuesses(of: daily, by: owner) }
  }

  /// Inserts a row into `price_guesses`, unless another window has done so.
  public func keep(_ guess: DailyGuess) async throws(RepositoryError) -> Bool {
    try await database.write(of: .priceGame) { connection in
      try connection.lockRow(owner)
      guard guess.follows(try connection.dailyGuesses(of: guess.daily, by: owner)) else { return false }
      try connection.add(guess, of: owner)
      return true
    }
  }

  public func dailyResults() async throws(RepositoryError) -> [DailyResult] {
    try await database.read { connection in
      try connection.rows(Self.results(where: "price_guesses.owner = ?"), owner) { try $0.dailyResult() }
    }
  }

  public func everybodysDailies(_ days: ClosedRange<CalendarDay>, version: String) async throws(RepositoryError)
    -> [Owned<DailyResult>]
  {
    let sql = Self.results(where: "day BETWEEN ? AND ? AND version = ?")
    return try await database.read { connection in
      try connection.rows(sql, days.lowerBound.isoText, days.upperBound.isoText, version) { row in
        Owned(try row.dailyResult(), of: try row.owner(named: "name"))
      }
    }
  }

  private static func results(where condition: String) -> String {
    """
    SELECT owners.name, day, version, min(given_on) AS begun_on, count(*) AS guesses,
      count(*) FILTER (WHERE is_right) AS right_products, count(*) FILTER (WHERE is_last) AS done
    FROM price_guesses JOIN owners ON owners.owner = price_guesses.owner
    WHERE \(condition) GROUP BY owners.owner, owners.name, day, version ORDER BY day, version, owners.owner
    """
  }
}

extension Connection {
  fileprivate func dailyGuesses(of daily: DailyPrices.ID, by owner: Owner) throws(RepositoryError) -> [DailyGuess] {
    let sql = "SELECT * FROM price_guesses WHERE owner = ? AND day = ? AND version = ? ORDER BY place, number"
    return try rows(sql, owner, daily.day.isoText, daily.version) { row in
      let price = try row.money("price_minor")
      return DailyGuess(
        of: daily,
        place: try row.count("place"),
        product: try row.text("product_id"),
        number: try row.count("number"),
        given: Money(minorUnits: try row.integer("given_minor"), currency: price.currency),
        price: price,
        on: try row.day("given_on"),
        at: try row.moment("given_at")
      )
    }
  }

  fileprivate func add(_ guess: DailyGuess, of owner: Owner) throws(RepositoryError) {
    try insert(
      into: "price_guesses",
      [
        "owner": owner, "day": guess.daily.day.isoText, "version": guess.daily.version, "place": guess.place,
        "number": guess.number, "product_id": guess.product, "given_minor": guess.given.minorUnits,
        "price_minor": guess.price.minorUnits, "currency": guess.price.currency.code,
        "is_right": guess.verdict == .right, "is_last": guess.isLast, "given_on": guess.day.isoText,
        "given_at": guess.at,
      ]
    )
  }
}

extension Row {
  fileprivate func dailyResult() throws(RepositoryError) -> DailyResult {
    DailyResult(
      DailyPrices.ID(try day("day"), version: try text("version")),
      right: try count("right_products"),
      done: try count("done"),
      guesses: try count("guesses"),
      begunOn: try day("begun_on")
    )
  }
}
