public import ArcadeDomain

extension PriceGameSchema {
  /// The steps after the first one.
  static let migrations = [Migration(guesses), Migration(bestOfTen)]

  static let guesses = """
    CREATE TABLE price_guesses (                   -- what was guessed in dailies, which are the same for all
      owner       OWNER DEFAULT '',                -- who guessed
      day         DAY NOT NULL,                    -- the day of the daily
      version     LABEL NOT NULL,                  -- its catalogue: 1 for what ships with Arcade, else eight hexadecimal digits
      place       POSITIVE NOT NULL,               -- the product in the daily, from 1
      number      POSITIVE NOT NULL,               -- the guess among those of the product, from 1
      product_id  LABEL NOT NULL,                  -- as the catalogue calls it
      given_minor AMOUNT NOT NULL CONSTRAINT given_minor_is_above_zero CHECK (given_minor > 0),  -- what was guessed
      price_minor AMOUNT NOT NULL CONSTRAINT price_minor_is_above_zero CHECK (price_minor > 0),  -- what it costs
      currency    CURRENCY NOT NULL,               -- of both prices
      is_right    BOOLEAN NOT NULL,                -- whether it was within 5 %, or one minor unit
      is_last     BOOLEAN NOT NULL,                -- whether the product is done with it
      given_on    DAY NOT NULL,                    -- the day where the person was; a daily counts that was begun on its own
      given_at    MOMENT NOT NULL,                 -- when it was given
      PRIMARY KEY (owner, day, version, place, number)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX price_guesses_of_day ON price_guesses (day, version);
    """

  /// Games are compared by their first ten questions, so that chance and patience lead nobody.
  static let bestOfTen = """
    ALTER TABLE price_totals ADD COLUMN            -- the most right answers among the first ten questions of a game; NULL where none has ten
      best_of_ten COUNT
    ;
    UPDATE price_totals SET best_of_ten = (
      SELECT max(tens.right_answers) FROM price_games JOIN (
        SELECT game_id, count(*) FILTER (WHERE outcome = 'right') AS right_answers FROM price_rounds
        WHERE number <= 10 GROUP BY game_id HAVING count(*) = 10
      ) AS tens ON tens.game_id = price_games.id
      WHERE price_games.owner = price_totals.owner AND price_games.rule = price_totals.rule AND state = 'finished'
        AND NOT EXISTS (
          SELECT category_id FROM price_game_categories WHERE game_id = price_games.id
          EXCEPT SELECT category_id FROM price_game_categories WHERE game_id = price_totals.latest_game
        ) AND NOT EXISTS (
          SELECT category_id FROM price_game_categories WHERE game_id = price_totals.latest_game
          EXCEPT SELECT category_id FROM price_game_categories WHERE game_id = price_games.id
        )
    );
    ALTER TABLE price_totals DROP COLUMN best_right;
    """
}

extension SQLPriceGameRepository {
  /// Reads the rows of a daily.
  public func guesses(of daily: DailyPrices.ID) async throws(RepositoryError) -> [DailyGuess] {
    try await database.read { try $0.dailyGuesses(of: daily, by: owner) }
  }

  /// Writes a row of `price_guesses`, unless another window has done so.
  public func keep(_ guess: DailyGuess) async throws(RepositoryError) -> Bool {
    try await database.write(of: .priceGame) { connection in
      try connection.lockRow(owner)
      guard guess.follows(try connection.dailyGuesses(of: guess.daily, by: owner)) else { return false }
      try connection.add(guess, of: owner)
      return true
    }
  }

  /// Counts one's own rows.
  public func dailyResults() async throws(RepositoryError) -> [DailyResult] {
    try await database.read { connection in
      try connection.rows(Self.results(where: "price_guesses.owner = ?"), owner) { try $0.dailyResult() }
    }
  }

  /// Counts the rows of everybody.
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
    try run(
      """
      INSERT INTO price_guesses (owner, day, version, place, number, product_id, given_minor, price_minor, currency,
        is_right, is_last, given_on, given_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      values: [
        owner, guess.daily.day.isoText, guess.daily.version, guess.place, guess.number, guess.product,
        guess.given.minorUnits,
        guess.price.minorUnits, guess.price.currency.code, guess.verdict == .right, guess.isLast,
        guess.day.isoText, guess.at,
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
