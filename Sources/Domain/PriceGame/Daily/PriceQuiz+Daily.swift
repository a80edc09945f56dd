extension PriceQuiz {
  /// Returns the daily of a day, or of today, with the guesses so far; throws if the day has none.
  public func dailyTry(on day: CalendarDay? = nil) async throws -> DailyTry {
    let today = time.today()
    let day = day ?? today
    guard day <= today else { throw PriceGameError.noDaily(day) }
    let daily = try DailyPrices(of: await catalog.assortment(), on: day)
    return DailyTry(daily, try await games.guesses(of: daily.id))
  }
}

extension PriceQuiz {
  /// Stores a guess at once; returns nil without changes if it is not the next one of an unfinished product.
  public func guess(
    _ price: Money,
    for product: QuizProduct.ID,
    number: Int,
    in daily: DailyTry
  ) async throws(RepositoryError) -> DailyGuess? {
    let guess = daily.guess(price, for: product, number: number, on: time.today(), at: time.now())
    guard let guess, try await games.keep(guess) else { return nil }
    return guess
  }

  /// Returns the current owner's results, one for each daily.
  public func dailyResults() async throws(RepositoryError) -> [DailyResult] { try await games.dailyResults() }

  /// Returns the results of all owners this week, from Monday to today.
  public func everybodysDailiesThisWeek() async throws(RepositoryError) -> [Owned<DailyResult>] {
    let today = time.today()
    let monday = CalendarDay(daysSince1970: today.daysSince1970 - today.weekday.daysAfterMonday)
    return try await games.everybodysDailies(monday...today, version: try await catalog.assortment().version)
  }
}

extension Weekday {
  fileprivate var daysAfterMonday: Int { Weekday.allCases.firstIndex(of: self) ?? 0 }
}
